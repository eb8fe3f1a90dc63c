"""Reads components.toml, or a corrected copy, checks it and builds the kit
[TOR-001..006, TOR-A04, TOR-A05, TOR-A25, TOR-A27].

Its rows stand in component_rows.py, its checks in component_checks.py.
"""

from __future__ import annotations

from itertools import permutations
from pathlib import Path

from cosmeeple.games.tortuga import component_rows as rows
from cosmeeple.games.tortuga import vocabulary as words
from cosmeeple.games.tortuga.component_checks import check
from cosmeeple.games.tortuga.kit import Scenario, SectorMap, TortugaKit, distances
from cosmeeple.kernel.components import labels_of, load_checked
from cosmeeple.kernel.kit import Label

OWN_FILE = Path(__file__).with_name("components.toml")


def load_kit(path: Path | None = None) -> TortugaKit:
    """Our own components, or a corrected file; a wrong one is refused with line and reason."""
    return build_kit(*load_checked(path or OWN_FILE, rows.Components, check))


# --- the kit


def sector_kind(c: rows.Components, sector: int) -> rows.Sector:
    kind = words.SECTORS[sector].split("_")[0]
    return next(row for row in c.sector if row.id == kind)


def sector_labels(c: rows.Components) -> tuple[Label, ...]:
    labels = []
    for sector, name in enumerate(words.SECTORS):
        row, _, number = sector_kind(c, sector), *name.partition("_")[1:]
        labels.append(Label(f"{row.name_en} {number}".strip(), f"{row.name_pl} {number}".strip()))
    return tuple(labels)


def build_maps(c: rows.Components) -> tuple[tuple[SectorMap, ...], tuple[str, ...]]:
    """Every layout with every order of the special sectors on its X places, and the names of these
    maps."""
    maps, names = [], []
    specials = range(words.SPECIAL, words.SPECIAL + words.SPECIAL_COUNT)
    for number, layout in enumerate(c.layout):
        for order in permutations(specials):
            maps.append(build_map(number, layout, order))
            names.append(":".join([layout.id, *(words.SECTORS[sector] for sector in order)]))
    return tuple(maps), tuple(names)


def build_map(number: int, layout: rows.Layout, order: tuple[int, ...]) -> SectorMap:
    waiting = {
        "tortuga": [words.TORTUGA],
        "market": list(range(words.MARKET, words.TURRET)),
        "turret": list(range(words.TURRET, words.SPECIAL)),
        "x": list(order),
    }
    sector_at = {slot.slot: waiting[slot.kind].pop(0) for slot in layout.slots}
    places = [(0, 0)] * words.SECTOR_COUNT
    beside: list[set[int]] = [set() for _ in range(words.SECTOR_COUNT)]
    for slot in layout.slots:
        sector = sector_at[slot.slot]
        places[sector] = (slot.q, slot.r)
        beside[sector] = {sector_at[other] for other in slot.adjacent}
    within = [{sector} for sector in range(words.SECTOR_COUNT)]
    near_by = []
    for _ in range(words.LONGEST_MOVE + 1):
        near_by.append(tuple(tuple(sorted(near - {sector})) for sector, near in enumerate(within)))
        within = [near.union(*(beside[one] for one in near)) for near in within]
    reach = tuple(near_by)
    in_play = tuple(sorted(sector_at.values()))
    return SectorMap(number, in_play, tuple(places), reach, distances(reach))


OP_BITS = {
    "draw": words.DRAW,
    "scout_free": words.SCOUT,
    "reserve_free": words.RESERVE,
    "take_mineral": words.MINERAL,
    "move": words.MOVE,
    "raise_defence": words.RAISE,
    "remove_card": words.REMOVE,
}
ORIGIN_BITS = {
    "hand": words.FROM_HAND,
    "played": words.FROM_PLAYED,
    "sector": words.FROM_SECTOR,
    "stash": words.FROM_STASH,
}


def amount(card: rows.Card, op: str) -> int:
    """The number of the card's ability of this kind, 0 without."""
    return next((ability.n for ability in card.abilities if ability.op == op), 0)


def origins(card: rows.Card, op: str) -> int:
    return sum(
        ORIGIN_BITS[origin]
        for ability in card.abilities
        if ability.op == op
        for origin in ability.origin
    )


def bonus(card: rows.Card, side: str) -> int:
    return sum(ability.n for ability in card.abilities if ability.when in (side, "any"))


def condition(card: rows.Card) -> int:
    return next(
        (words.CONDITIONS.index(ability.cond) for ability in card.abilities if ability.cond), -1
    )


def build_scenario(row: rows.ScenarioRow) -> Scenario:
    return Scenario(
        attacks=row.attacks_allowed,
        rewards=tuple(
            (reward.take_from_loser, reward.take_from_bank) for reward in row.attacker_win_options
        ),
        defender_takes=row.defender_win_takes_from_loser,
        loser_chooses=row.removed_card_choice == "loser",
        tortuga_ends=row.tortuga_conquest_ends_game_at_once,
        crypto_conquers="crypto" in row.conquest_resources,
    )


def build_kit(c: rows.Components, edition: str) -> TortugaKit:
    cards = c.cards()
    sectors = [sector_kind(c, sector) for sector in range(words.SECTOR_COUNT)]
    maps, map_names = build_maps(c)
    constants = c.constants
    labels = {
        "sector": sector_labels(c),
        "card": labels_of(cards),
        "deck": tuple(
            Label(sectors[words.SPECIAL + i].name_en, sectors[words.SPECIAL + i].name_pl)
            for i in range(4)
        ),
        "scenario": labels_of(c.scenario),
    }
    return TortugaKit(
        names={
            "sector": words.SECTORS,
            "card": words.CARDS,
            "deck": words.DECKS,
            "pile": words.PILES,
            "scenario": words.SCENARIOS,
            "op": words.OPS,
            "map": map_names,
        },
        labels=labels,
        edition=edition,
        maps=maps,
        maps_per_layout=len(maps) // len(c.layout),
        layout_of={count: i for i, layout in enumerate(c.layout) for count in layout.players},
        first_hands={row.players: row.cards for row in c.start_hand},
        scenarios=tuple(build_scenario(row) for row in c.scenario),
        win_influence=constants.win_influence,
        hand_size=constants.base_hand_size,
        reserve_cost=constants.reserve_cost_crypto,
        remove_cost=constants.remove_card_cost_maneuver,
        move_cost=constants.move_cost_maneuver,
        collect_cost=constants.collect_mineral_cost_maneuver,
        scout_cost=constants.scout_cost_maneuver,
        refresh_cost=constants.refresh_market_cost_crypto,
        row_size=constants.market_row_size,
        mineral_crypto=constants.mineral_value_crypto,
        token_crypto=constants.market_token_crypto_per_turn,
        turret_strength=constants.turret_token_skirmish_maneuver,
        defence_per_strength=constants.defence_points_per_skirmish_bonus,
        influence_price=constants.influence_price_crypto,
        hunt_influence=constants.hunt_capture_influence,
        markers=constants.player_markers,
        attacker_min=c.rulings.attacker_min_cards,
        defender_min=c.rulings.defender_min_cards,
        refill_first=c.rulings.skirmish_refill_before_used_cards_are_discarded,
        max_rounds=c.rulings.max_rounds,
        fortress_maneuver=constants.fortress_maneuver,
        sector_value=tuple(row.control_value for row in sectors),
        sector_defence=tuple(row.initial_defence for row in sectors),
        sector_max=tuple(row.max_defence for row in sectors),
        sector_grows=tuple(row.can_be_strengthened for row in sectors),
        sector_mineral=tuple(row.has_mineral_at_start for row in sectors),
        sector_hunt=tuple(row.has_hunt_at_start for row in sectors),
        start_copies=tuple(card.copies_per_player for card in c.starting_card),
        ship_colour=tuple(ship.color for ship in c.ship),
        card_cost=tuple(card.cost if isinstance(card, rows.MarketCard) else 0 for card in cards),
        card_copies=tuple(
            card.copies if isinstance(card, rows.MarketCard) else 0 for card in cards
        ),
        card_crypto=tuple(card.crypto for card in cards),
        card_maneuver=tuple(card.maneuver for card in cards),
        card_ops=tuple(
            sum(OP_BITS.get(ability.op, 0) for ability in card.abilities) for card in cards
        ),
        card_move=tuple(amount(card, "move") for card in cards),
        card_draw=tuple(amount(card, "draw") for card in cards),
        card_raise=tuple(amount(card, "raise_defence") for card in cards),
        card_remove_from=tuple(origins(card, "remove_card") for card in cards),
        card_mineral_from=tuple(origins(card, "take_mineral") for card in cards),
        card_crypto_if=tuple(amount(card, "gain_crypto_if") for card in cards),
        card_maneuver_if=tuple(amount(card, "gain_maneuver_if") for card in cards),
        card_condition=tuple(condition(card) for card in cards),
        card_per_token=tuple(amount(card, "gain_crypto_per") for card in cards),
        card_most_tokens=tuple(
            next((one.max for one in card.abilities if one.per), 0) for card in cards
        ),
        card_influence=tuple(amount(card, "self_remove_influence") for card in cards),
        card_attack=tuple(bonus(card, "attack") for card in cards),
        card_defend=tuple(bonus(card, "defend") for card in cards),
        card_difficulty=tuple(
            card.difficulty if isinstance(card, rows.Hunt) else 0 for card in cards
        ),
        card_reward=tuple(card.influence if isinstance(card, rows.Hunt) else 0 for card in cards),
    )
