"""Antarctica on the terminal: zones, tracks, offers, players. Reads a view, never the state."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cosmeeple.games.antarctica.building import reach, scientists_needed
from cosmeeple.games.antarctica.scoring import score_now, star_cards
from cosmeeple.games.antarctica.state import State
from cosmeeple.games.antarctica.vocabulary import BUILDINGS, DECKS, SHIPS, owner
from cosmeeple.kernel.game import SEAT_LETTERS
from cosmeeple.kernel.palette import SEAT_STYLES, seat_mark
from cosmeeple.kernel.text import Texts
from cosmeeple.kernel.view import View


def draw(seen: View, texts: Texts) -> RenderableType:
    state: State = seen.state
    return Group(zones(state, texts), tracks(state, texts), offers(state, seen.seat, texts), players(state, texts))


def zones(s: State, texts: Texts) -> Table:
    """The ring in sun order, with queues from the sun."""
    table = Table(title=texts.say("drawing-zones"), title_justify="left", expand=False)
    table.add_column("")
    table.add_column(texts.say("drawing-zone"))
    table.add_column(texts.say("drawing-queue"))
    table.add_column(texts.say("drawing-buildings"), overflow="fold")
    for seat in range(len(s.areas)):
        table.add_column(seat_mark(seat), justify="right")
    for zone in s.kit.starts[len(s.areas)].zones:
        queue = Text(" ").join([seat_mark(owner(ship), SHIPS[ship]) for ship in s.queues[zone]])
        for seat in range(len(s.areas)):
            if s.icebreakers[zone] >> seat & 1:
                queue.append_text(seat_mark(seat, " *"))
        standing = [texts.name("building", kind) for kind in range(len(BUILDINGS)) if s.buildings[zone] >> kind & 1]
        sun = Text("☀", style="bold yellow") if zone == s.sun else Text("")
        people = [str(area.scientists[zone] or "·") for area in s.areas]
        table.add_row(sun, texts.name("zone", zone), queue, ", ".join(standing), *people)
    return table


def tracks(s: State, texts: Texts) -> Table:
    """Each track as a row of spaces: cubes, else the symbol's mark (red ■, blue ●, used ○), else a dot."""
    table = Table(title=texts.say("drawing-tracks"), title_justify="left", show_header=False, box=None)
    table.add_column()
    table.add_column()
    table.add_column()
    for track in s.kit.starts[len(s.areas)].tracks:
        spaces = Text()
        for space in range(1, s.kit.track_length[track] + 1):
            spaces.append_text(one_space(s, track, space))
        symbols = [
            f"{space} {texts.name('symbol', symbol)}"
            for space, symbol in enumerate(s.kit.track_symbol[track])
            if symbol >= 0
        ]
        table.add_row(texts.name("track", track), spaces, Text(", ".join(symbols), style="dim"))
    return table


def one_space(s: State, track: int, space: int) -> Text:
    value = f"{s.kit.track_value[track][space]:<2}"
    for seat, area in enumerate(s.areas):
        if area.cubes[track] == space:
            return seat_mark(seat, f"{SEAT_LETTERS[seat]} ")
    if s.kit.track_symbol[track][space] < 0:
        return Text(value, style="dim")
    if not s.kit.track_blue[track][space]:
        return Text("■ ", style="red")
    return Text("○ ", style="dim") if s.used[track] >> space & 1 else Text("● ", style="bold blue")


def offers(s: State, seat: int, texts: Texts) -> Table:
    """The top cards; requirements out of the own reach are marked."""
    table = Table(title=texts.say("drawing-offers"), title_justify="left")
    for column in ("deck", "card", "building", "needs", "scientists", "research"):
        table.add_column(texts.say(f"drawing-{column}"))
    reached = reach(s, seat) if seat >= 0 else -1
    for number, deck in enumerate(s.decks):
        name = f"{texts.say('drawing-deck-' + DECKS[number])} ({len(deck)})"
        if not deck:
            table.add_row(name, "-")
            continue
        card = deck[-1]
        needs = Text(", ").join(
            [
                Text(texts.name("building", kind), style="green" if reached >> kind & 1 else "red strike")
                for kind in range(len(BUILDINGS))
                if s.kit.card_needs[card] >> kind & 1
            ]
        )
        star = " ★" if s.kit.card_star[card] else ""
        building = texts.name("building", s.kit.card_building[card])
        table.add_row(
            name,
            texts.name("card", card) + star,
            building,
            needs,
            str(scientists_needed(s, card)),
            str(s.kit.card_research[card] or "-"),
        )
    return table


def players(s: State, texts: Texts) -> Table:
    table = Table(title=texts.say("drawing-players"), title_justify="left")
    columns = ("player", "supply", "reserve", "ships", "cubes", "discarded", "resources", "shipyard", "stars", "score")
    for column in columns:
        table.add_column(
            texts.say(f"drawing-{column}"), justify="left" if column in ("player", "shipyard") else "right"
        )
    scores = score_now(s)
    for seat, area in enumerate(s.areas):
        hand = ", ".join(texts.name("shipyard_card", card) for card in area.hand)
        table.add_row(
            Text(texts.name("seat", seat), style=SEAT_STYLES[seat]),
            str(area.supply),
            str(area.reserve),
            str(area.ships_available),
            str(area.cubes_available),
            str(area.ships_discarded + area.cubes_discarded),
            f"{area.resources[0]}+{area.resources[1]}",
            hand or "-",
            f"{star_cards(s, seat)}/{len(area.cards)}",
            str(scores[seat]),
        )
    return table
