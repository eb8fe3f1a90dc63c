"""Reads components.toml, or a corrected copy, checks it and builds the kit
[TOR-001..006, TOR-A04, TOR-A05, TOR-A25, TOR-A27]."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path
from typing import Literal

import msgspec

from cosmeeple.games.tortuga import vocabulary as words
from cosmeeple.games.tortuga.kit import Scenario, SectorMap, TortugaKit, distances
from cosmeeple.kernel import components
from cosmeeple.kernel.components import Checker, Entry, labels_of, load_checked
from cosmeeple.kernel.kit import Label

COUNTS = (2, 3, 4)
Fields = dict[str, str]


class Meta(Entry):
    slug: Literal["tortuga"]
    id_prefix: str
    name_pl: str
    name_en: str
    designers: tuple[str, ...]
    publisher_pl: str
    year_pl: int
    players_min: int
    players_max: int


class Constants(Entry):
    win_influence: int
    base_hand_size: int
    reserve_cost_crypto: int
    remove_card_cost_maneuver: int
    move_cost_maneuver: int
    collect_mineral_cost_maneuver: int
    scout_cost_maneuver: int
    refresh_market_cost_crypto: int
    market_row_size: int
    mineral_value_crypto: int
    market_token_crypto_per_turn: int
    turret_token_skirmish_maneuver: int
    defence_points_per_skirmish_bonus: int
    influence_price_crypto: int
    hunt_capture_influence: int
    fortress_maneuver: int
    player_markers: int


class Rulings(Entry):
    attacker_min_cards: int
    defender_min_cards: int
    skirmish_refill_before_used_cards_are_discarded: bool
    max_rounds: int


class Named(components.Named, kw_only=True):
    source_fields: Fields = msgspec.field(default_factory=dict)


class Piece(Named, kw_only=True):
    count: int


class PlayerColour(Named, kw_only=True):
    ship: str


class StartHand(Entry):
    players: int
    cards: tuple[int, ...]


class Sector(Named, kw_only=True):
    card_letter: Literal["T", "F", "L", "K", "W"]
    tiles: int
    control_value: int
    initial_defence: int
    conquest_min: int
    track: tuple[int, ...]
    max_defence: int
    can_be_strengthened: bool
    bonus_token: Literal["", "market_token", "turret_token"]
    ability: Literal[
        "buy_influence",
        "market_token_crypto",
        "turret_token_skirmish",
        "gain_maneuver",
        "reserve_free",
        "take_mineral_from_stash",
        "remove_played_card",
    ]
    has_mineral_at_start: bool
    has_hunt_at_start: bool


class Slot(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    slot: str
    kind: Literal["tortuga", "market", "turret", "x"]
    q: int
    r: int
    adjacent: tuple[str, ...]


class Layout(Entry):
    id: str
    players: tuple[int, ...]
    sector_count: int
    slots: tuple[Slot, ...]


class Ability(msgspec.Struct, forbid_unknown_fields=True, frozen=True, rename={"origin": "from"}):
    """One ability of a card; which of the fields count depends on `op`."""

    timing: Literal["play", "skirmish"]
    op: Literal[
        "move",
        "draw",
        "remove_card",
        "scout_free",
        "take_mineral",
        "reserve_free",
        "raise_defence",
        "gain_crypto_if",
        "gain_maneuver_if",
        "gain_crypto_per",
        "self_remove_influence",
        "skirmish_bonus",
    ]
    n: int = 0
    when: Literal["", "attack", "defend", "any"] = ""
    cond: Literal["", "ship_in_t_sector", "sector_of_opponent"] = ""
    origin: tuple[Literal["hand", "played", "sector", "stash"], ...] = ()
    per: Literal["", "market_token"] = ""
    max: int = 0


class Card(Named, kw_only=True):
    crypto: int
    maneuver: int
    abilities: tuple[Ability, ...]


class StartingCard(Card, kw_only=True):
    copies_per_player: int


class ShipCard(Card, kw_only=True):
    color: str
    copies: int


class MarketCard(Card, kw_only=True):
    deck: Literal["T", "F", "L", "K", "W"]
    cost: int
    copies: int


class Hunt(Card, kw_only=True):
    difficulty: int
    influence: int


class Reward(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    take_from_loser: int
    take_from_bank: int


class ScenarioRow(Named, kw_only=True):
    attacks_allowed: bool
    attacker_win_options: tuple[Reward, ...]
    defender_win_takes_from_loser: int
    removed_card_choice: Literal["random", "loser", "none"]
    tortuga_conquest_ends_game_at_once: bool
    tortuga_conquest_needs_15_after: bool
    conquest_resources: tuple[Literal["maneuver", "crypto"], ...]


class Components(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The whole file."""

    meta: Meta
    constants: Constants
    rulings: Rulings
    component: tuple[Piece, ...]
    player_color: tuple[PlayerColour, ...]
    start_hand: tuple[StartHand, ...]
    sector: tuple[Sector, ...]
    layout: tuple[Layout, ...]
    starting_card: tuple[StartingCard, ...]
    ship: tuple[ShipCard, ...]
    card: tuple[MarketCard, ...]
    hunt: tuple[Hunt, ...]
    scenario: tuple[ScenarioRow, ...]

    def cards(self) -> tuple[Card, ...]:
        """Every kind of card, in the order of the vocabulary and of the ledger's list
        [TOR-201..247]."""
        return (*self.starting_card, *self.ship, *self.card, *self.hunt)


OWN_FILE = Path(__file__).with_name("components.toml")


def load_kit(path: Path | None = None) -> TortugaKit:
    """Our own components, or a corrected file; a wrong one is refused with line and reason."""
    return build_kit(*load_checked(path or OWN_FILE, Components, check))


# --- checks


def check(checker: Checker, c: Components) -> None:
    """What must hold beyond types: known ids, numbers of pieces, tracks, adjacency
    [TOR-001..003, TOR-006, TOR-034]."""
    checker.same_tables(
        c,
        {
            "sector": words.SECTOR_KINDS,
            "starting_card": words.STARTING_CARDS,
            "ship": words.SHIPS,
            "card": words.MARKET_CARDS,
            "hunt": words.HUNTS,
            "scenario": words.SCENARIOS,
        },
    )
    checker.that(
        tuple(row.players for row in c.start_hand) == COUNTS,
        "start_hand[0].players",
        "one row for 2, 3 and 4",
    )
    for i, row in enumerate(c.start_hand):
        checker.that(
            len(row.cards) == row.players, f"start_hand[{i}].cards", "one number for each player"
        )
    checker.that(
        c.constants.market_row_size >= 1, "constants.market_row_size", "must be at least 1"
    )
    for name in (
        "reserve_cost_crypto",
        "refresh_market_cost_crypto",
        "influence_price_crypto",
        "move_cost_maneuver",
    ):
        checker.that(getattr(c.constants, name) >= 1, f"constants.{name}", "must be at least 1")
    checker.that(
        c.rulings.attacker_min_cards >= 1,
        "rulings.attacker_min_cards",
        "an attack needs a card at least",
    )
    checker.that(
        c.rulings.defender_min_cards == 0,
        "rulings.defender_min_cards",
        "a defender may always do without",
    )
    check_pieces(checker, c)
    check_sectors(checker, c)
    check_cards(checker, c)
    for i, scenario in enumerate(c.scenario):
        check_scenario(checker, f"scenario[{i}]", scenario)


def check_pieces(checker: Checker, c: Components) -> None:
    """The box holds what the lists say [TOR-001..003]."""
    sectors = {sector.id: sector for sector in c.sector}
    tiles = sum(sector.tiles for sector in c.sector)
    colours = len(c.player_color)
    found = {
        "sector_tiles": tiles,
        "control_tokens": tiles,
        "turret_tokens": sectors["turret"].tiles,
        "market_tokens": sectors["market"].tiles,
        "ship_miniatures": len(c.ship),
        "mineral_tokens": sum(sector.tiles for sector in c.sector if sector.has_mineral_at_start),
        "hunt_tokens": len(c.hunt),
        "hunt_cards": len(c.hunt),
        "player_markers": c.constants.player_markers * colours,
        "action_summary_cards": colours,
        "ship_cards": sum(card.copies for card in c.ship),
        "mining_cards": c.starting_card[0].copies_per_player * colours,
        "maneuver_cards": c.starting_card[1].copies_per_player * colours,
        "booster_cards": c.starting_card[2].copies_per_player * colours,
    }
    for letter in ("T", *words.DECKS):
        found[f"{letter.lower()}_cards"] = sum(
            card.copies for card in c.card if card.deck == letter
        )
    for i, piece in enumerate(c.component):
        count = found.get(piece.id, piece.count)
        checker.that(
            piece.count == count,
            f"component[{i}].count",
            f"says {piece.count}, the lists have {count}",
        )
    ships = tuple(colour.ship for colour in c.player_color)
    checker.that(
        ships == words.SHIPS,
        "player_color[0].ship",
        f"the colours belong to {', '.join(words.SHIPS)}, in order",
    )
    for i, ship in enumerate(c.ship):
        checker.that(
            ship.color == c.player_color[i].id,
            f"ship[{i}].color",
            f"must be {c.player_color[i].id!r}",
        )


def check_sectors(checker: Checker, c: Components) -> None:
    wanted = {
        kind: sum(name.startswith(kind) for name in words.SECTORS) for kind in words.SECTOR_KINDS
    }
    letters = ("T", "T", "T", *words.DECKS)
    for i, sector in enumerate(c.sector):
        where = f"sector[{i}]"
        checker.that(
            sector.tiles == wanted[sector.id], f"{where}.tiles", f"must stay {wanted[sector.id]}"
        )
        checker.that(
            sector.card_letter == letters[i], f"{where}.card_letter", f"must stay {letters[i]!r}"
        )
        checker.that(
            sector.track == tuple(range(sector.conquest_min, sector.max_defence + 1)),
            f"{where}.track",
            "the track goes from the lowest conquest to the maximum",
        )
        checker.that(
            sector.initial_defence + 1 == sector.conquest_min,
            f"{where}.initial_defence",
            "the first conquest costs one more than the defence",
        )
        checker.that(
            sector.max_defence <= words.HIGHEST_LEVEL,
            f"{where}.max_defence",
            f"at most {words.HIGHEST_LEVEL}",
        )
    players = sorted(count for layout in c.layout for count in layout.players)
    checker.that(
        tuple(players) == COUNTS, "layout[0].players", "every number of players needs one layout"
    )
    for i, layout in enumerate(c.layout):
        check_layout(checker, f"layout[{i}]", layout, wanted)


def check_layout(checker: Checker, where: str, layout: Layout, tiles: dict[str, int]) -> None:
    checker.that(
        len(layout.slots) == layout.sector_count,
        f"{where}.sector_count",
        f"{len(layout.slots)} places",
    )
    names = [slot.slot for slot in layout.slots]
    checker.that(len(set(names)) == len(names), f"{where}.slots", "two places of one name")
    kinds = [slot.kind for slot in layout.slots]
    checker.that(kinds.count("tortuga") == 1, f"{where}.slots", "one Tortuga")
    checker.that(kinds.count("x") == words.SPECIAL_COUNT, f"{where}.slots", "four places X")
    for kind in ("market", "turret"):
        checker.that(
            kinds.count(kind) <= tiles[kind], f"{where}.slots", f"too many places for {kind} tiles"
        )
    at = {(slot.q, slot.r): slot.slot for slot in layout.slots}
    checker.that(len(at) == len(names), f"{where}.slots", "two places on one spot")
    for slot in layout.slots:
        touching = {
            at[place]
            for dq, dr in ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
            if (place := (slot.q + dq, slot.r + dr)) in at
        }
        checker.that(
            set(slot.adjacent) == touching,
            f"{where}.slots",
            f"{slot.slot} touches {', '.join(sorted(touching))}",
        )


def check_cards(checker: Checker, c: Components) -> None:
    """Decks in their places, piles of one price each, abilities that the rules know
    [TOR-152..154, TOR-A25]."""
    prices = [card.cost for card in c.card if card.deck == "T"]
    for i, card in enumerate(c.card):
        letter = ("T", *words.DECKS)[i // words.T_COUNT]
        checker.that(
            card.deck == letter, f"card[{i}].deck", f"{card.id} must stay in deck {letter}"
        )
        checker.that(card.cost >= 1, f"card[{i}].cost", "must be at least 1")
        if card.deck == "T":
            checker.that(
                prices.count(card.cost) == 1, f"card[{i}].cost", "every T pile has its own price"
            )
    for table, cards in (
        ("starting_card", c.starting_card),
        ("ship", c.ship),
        ("card", c.card),
        ("hunt", c.hunt),
    ):
        for i, one in enumerate(cards):
            check_abilities(checker, f"{table}[{i}].abilities", one)


def check_abilities(checker: Checker, where: str, card: Card) -> None:
    ops = [ability.op for ability in card.abilities]
    checker.that(len(set(ops)) == len(ops), where, "at most one ability of a kind")
    for ability in card.abilities:
        fits = (ability.timing == "skirmish") == (ability.op == "skirmish_bonus")
        checker.that(fits, where, f"{ability.op} cannot have the timing {ability.timing}")
        checker.that(
            0 <= ability.n <= words.LONGEST_MOVE, where, f"n must be from 0 to {words.LONGEST_MOVE}"
        )
        if ability.op in ("remove_card", "take_mineral"):
            known = ("hand", "played") if ability.op == "remove_card" else ("sector", "stash")
            fits = bool(ability.origin) and all(origin in known for origin in ability.origin)
            checker.that(fits, where, f"{ability.op} takes from {' or '.join(known)}")
            checker.that(ability.n in (0, 1), where, f"{ability.op} takes one")
        if ability.op.endswith("_if"):
            checker.that(ability.cond != "", where, f"{ability.op} needs a condition")
        if ability.op == "skirmish_bonus":
            checker.that(ability.when != "", where, "a skirmish bonus says when")
            checker.that(
                card.maneuver > 0, where, "a card without Manoeuvres takes no part in a skirmish"
            )


def check_scenario(checker: Checker, where: str, row: ScenarioRow) -> None:
    options = [
        (reward.take_from_loser, reward.take_from_bank) for reward in row.attacker_win_options
    ]
    fits = len(options) == 1 or [0 in option for option in options] == [True, True]
    checker.that(
        fits if row.attacks_allowed else not options,
        f"{where}.attacker_win_options",
        "one reward, or the choice of loser and bank, where there are attacks",
    )
    checker.that(
        row.tortuga_conquest_ends_game_at_once == row.tortuga_conquest_needs_15_after,
        f"{where}.tortuga_conquest_needs_15_after",
        "an end at the fall of Tortuga goes with the influence it needs",
    )
    checker.that(
        "maneuver" in row.conquest_resources,
        f"{where}.conquest_resources",
        "Manoeuvres always conquer",
    )


# --- the kit


def sector_kind(c: Components, sector: int) -> Sector:
    kind = words.SECTORS[sector].split("_")[0]
    return next(row for row in c.sector if row.id == kind)


def sector_labels(c: Components) -> tuple[Label, ...]:
    labels = []
    for sector, name in enumerate(words.SECTORS):
        row, _, number = sector_kind(c, sector), *name.partition("_")[1:]
        labels.append(Label(f"{row.name_en} {number}".strip(), f"{row.name_pl} {number}".strip()))
    return tuple(labels)


def build_maps(c: Components) -> tuple[tuple[SectorMap, ...], tuple[str, ...]]:
    """Every layout with every order of the special sectors on its X places, and the names of these
    maps."""
    maps, names = [], []
    specials = range(words.SPECIAL, words.SPECIAL + words.SPECIAL_COUNT)
    for number, layout in enumerate(c.layout):
        for order in permutations(specials):
            maps.append(build_map(number, layout, order))
            names.append(":".join([layout.id, *(words.SECTORS[sector] for sector in order)]))
    return tuple(maps), tuple(names)


def build_map(number: int, layout: Layout, order: tuple[int, ...]) -> SectorMap:
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


def amount(card: Card, op: str) -> int:
    """The number of the card's ability of this kind, 0 without."""
    return next((ability.n for ability in card.abilities if ability.op == op), 0)


def origins(card: Card, op: str) -> int:
    return sum(
        ORIGIN_BITS[origin]
        for ability in card.abilities
        if ability.op == op
        for origin in ability.origin
    )


def bonus(card: Card, side: str) -> int:
    return sum(ability.n for ability in card.abilities if ability.when in (side, "any"))


def condition(card: Card) -> int:
    return next(
        (words.CONDITIONS.index(ability.cond) for ability in card.abilities if ability.cond), -1
    )


def build_scenario(row: ScenarioRow) -> Scenario:
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


def build_kit(c: Components, edition: str) -> TortugaKit:
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
        card_cost=tuple(card.cost if isinstance(card, MarketCard) else 0 for card in cards),
        card_copies=tuple(card.copies if isinstance(card, MarketCard) else 0 for card in cards),
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
        card_difficulty=tuple(card.difficulty if isinstance(card, Hunt) else 0 for card in cards),
        card_reward=tuple(card.influence if isinstance(card, Hunt) else 0 for card in cards),
    )
