"""What people read for the ids of Circadians, from components.toml."""

from __future__ import annotations

import math

from cosmeeple.games.circadians import vocabulary as words
from cosmeeple.games.circadians.component_numbers import single
from cosmeeple.games.circadians.shapes import Components
from cosmeeple.kernel.components import Named, labels_of
from cosmeeple.kernel.kit import Label

PHASE_LABELS = (Label("Set-up", "Przygotowanie"),)
REWARD_LABELS = (Label("Draw 2 Contracts", "Dobierz 2 karty Kontraktów"),)
FACTION_LABELS = (Label("Leyrien", "Leyrien"), Label("Zcharo", "Zcharo"), Label("Jrayek", "Jrayek"))


def space_label(q: int, r: int) -> Label:
    """A space of the planet by its ring around the centre and its number there, clockwise from the
    top."""
    ring = max(abs(q), abs(r), abs(q + r))
    if ring == 0:
        return Label("the centre", "środek")
    around = [
        (x, y)
        for x in range(-ring, ring + 1)
        for y in range(-ring, ring + 1)
        if max(abs(x), abs(y), abs(x + y)) == ring
    ]
    # Seen as it is drawn, pointed hexes: right is q + r / 2, down is r.
    around.sort(
        key=lambda at: math.atan2(math.sqrt(3) * (at[0] + at[1] / 2), -1.5 * at[1]) % math.tau
    )
    number = around.index((q, r)) + 1
    return Label(f"ring {ring}, space {number}", f"pierścień {ring}, pole {number}")


def trade_label(c: Components, number: int) -> Label:
    """A trade with its amounts, in both languages."""
    group, at = divmod(number, words.GROUP_SIZE)
    trade = c.station.market.group[group].trades[at]
    (given, give), (gained, get) = single(trade.give), single(trade.get)
    english, polish = c.meta.resources.names_en, c.meta.resources.names_pl
    # Before its number a Polish name needs no case.
    return Label(
        f"{give} {english[given]} → {get} {english[gained]}",
        f"{polish[given]} {give} → {polish[gained]} {get}",
    )


def build_labels(c: Components) -> dict[str, tuple[Label, ...]]:
    """What people read for each id."""
    cards: dict[str, tuple[Named, ...]] = {
        "farm_tile": c.farm_tile,
        "ship_tile": c.ship_tile,
        "contract": c.contract,
        "event": c.event,
        "leader": c.leader,
        "ai_board": c.ai_board,
    }
    station = c.station
    locations = (
        c.headquarters,
        station.mining_camp,
        station.laboratory,
        station.foundry,
        station.market,
        station.academy,
        station.control_room,
    )
    at_locations = (
        *[Label(one.name_en, one.name_pl) for one in locations],
        Label("Negotiation board", "plansza Negocjacji"),
        Label(c.warehouse.name_en, c.warehouse.name_pl),
    )
    progress, complications, compass = (
        c.negotiation.progress,
        c.negotiation.complications,
        c.planet.directions,
    )
    phases, resources = c.meta.phases, c.meta.resources
    return {
        **{category: labels_of(entries) for category, entries in cards.items()},
        "automaton": (Label("AI", "SI"),),
        "resource": tuple(map(Label, resources.names_en, resources.names_pl)),
        "phase": (*PHASE_LABELS, *map(Label, phases.names_en, phases.names_pl)),
        "location": at_locations,
        "target": (*at_locations, *FACTION_LABELS),
        "faction": FACTION_LABELS,
        "reward": (*map(Label, progress.names_en, progress.names_pl), *REWARD_LABELS),
        "penalty": tuple(map(Label, complications.names_en, complications.names_pl)),
        "trade": tuple(trade_label(c, number) for number in range(len(words.TRADES))),
        "condition": tuple(
            Label(f"column sum {one.value} or more", f"suma w kolumnie {one.value} lub więcej")
            if one.value
            else Label("equal dice in the column", "takie same Kości w kolumnie")
            for one in complications.conditions
        ),
        "source": (
            *[
                Label(f"Headquarters {at}", f"Kwatera Główna {at}")
                for at in range(1, words.HQ_PLACES + 1)
            ],
            *[Label(f"Garage {at}", f"Garaż {at}") for at in range(1, words.GARAGES + 1)],
        ),
        "space": (
            *[space_label(cell.q, cell.r) for cell in c.planet.side[0].cells],
            *[
                Label(f"Gem Cache {at}", f"Skrytka {at}")
                for at in range(1, len(words.CACHE_SLOTS) + 1)
            ],
        ),
        "face": (
            Label("no die", "bez Kości"),
            *[Label(face, face) for face in words.FACES[1:-1]],
            Label("Sal", "Sal"),
        ),
        "scheme": tuple(
            Label(f"Scheme {number}", f"Schemat {number}") for number in range(1, len(c.scheme) + 1)
        ),
        "direction": tuple(
            Label(compass.names_en[way], compass.names_pl[way]) for way in words.DIRECTIONS
        ),
    }
