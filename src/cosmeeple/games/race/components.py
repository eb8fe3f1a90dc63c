"""Reads components.toml, or a corrected copy, checks it and builds the kit [RAC-001, RAC-002, RAC-006, RAC-007].

The file has the cards of the first edition, which the printed cost table proves [RAC-250, RAC-R29].
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any, Literal

import msgspec

from cosmeeple.games.race import vocabulary as words
from cosmeeple.games.race.kit import Action, Card, ConsumePower, Line, Power, RaceKit
from cosmeeple.games.race.orb_kit import AIRLOCK, CELLS, MARKS, Face, OrbKit, Token, cell_at, read_face, turned
from cosmeeple.games.race.state import WITNESSES
from cosmeeple.kernel.components import Checker, Entry, load_components, load_toml, read_text
from cosmeeple.kernel.kit import Label

Good = Literal["novelty", "rare", "genes", "alien"]
GoodOrAny = Literal["novelty", "rare", "genes", "alien", "any"]
Keyword = Literal["alien", "rebel", "imperium", "uplift", "terraforming"]
Phase = Literal["I", "II", "III", "IV", "V"]


class Meta(Entry):
    slug: Literal["race"]
    name_en: str
    name_pl: str
    expansion_en: str
    expansion_pl: str
    designer: str


class Limits(Entry):
    hand_limit: int
    tableau_end: int
    vp_pool_per_player: int
    start_deal: int
    start_keep: int
    round_cap: int


class Players(Entry):
    min: int
    max_base: int
    max_with_artifacts: int
    advanced_two_player_actions: int


class BaseBox(Entry):
    start_worlds: int
    game_cards: int
    action_cards: int
    vp_chips: int
    summary_sheets: int


class Chips(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    one: int
    five: int
    ten: int


class ArtifactsBox(Entry):
    start_worlds: int
    game_cards: int
    action_cards: int
    main_airlock_cards: int
    small_airlock_cards: int
    orb_cards_a: int
    orb_cards_b: int
    explore_orb_cards: int
    orb_summary_cards: int
    teams: int
    priority_markers: int
    priority_track: int
    vp_chips: Chips
    artifact_tokens_a: int
    artifact_tokens_b: int


class BaseChips(Entry):
    one: int
    five: int
    ten: int


class Deck(Entry):
    base_cards: int
    artifacts_cards: int
    total_cards: int
    base_designs: int
    artifacts_designs: int


class CostTable(Entry):
    values: tuple[int, ...]
    development: tuple[int, ...]
    world_peaceful: tuple[int, ...]
    world_military: tuple[int, ...]


class Named(Entry):
    id: str
    name_en: str
    name_pl: str


class GoodRow(Named):
    colour: str
    sale_price: int


class Keywords(Entry):
    alien: str
    rebel: str
    imperium: str
    uplift: str
    terraforming: str
    chromosome: str


class PhaseRow(Named):
    draw: int = 0
    keep: int = 0


class Bonus(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    see_more: int = 0
    keep_more: int = 0
    orb_actions: int = 0
    orb_priority_first: bool = False
    discount: int = 0
    draw_after_placing: int = 0
    sell_one_good_first: bool = False
    goods_vp_multiplier: int = 1
    produce_on_windfall: str = ""


class ActionRow(Named):
    phase: Phase
    copies: int
    bonus: Bonus
    orb_only: bool = False


class PowerRow(msgspec.Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """One printed power; which fields it has depends on its name (FIELDS)."""

    phase: Literal["place", "I", "II", "III", "$", "IV", "V"]
    power: str
    n: int = 0
    good: GoodOrAny | Literal[""] = ""
    only_good: Good | Literal[""] = ""
    only_keyword: Keyword | Literal[""] = ""
    keyword: Keyword | Literal[""] = ""
    take: int = 0
    vp: int = 0
    cards: int = 0
    times: int = 0
    vp_each: int = 0
    vp_less: int = 0
    cards_each: int = 0
    up_to: int = 0
    min_cost: int = 0
    targets: Literal["non_alien", "alien", "chromosome", ""] = ""
    rebate: int = 0
    with_bonuses: bool = False
    orb_only: bool = False


class LineRow(msgspec.Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """One printed scoring line of a "?" card."""

    vp: int
    per: Literal["card", "development", "world", "card_named", "vp_chips", "military_strength", "artifact"]
    keyword: Keyword | Literal[""] = ""
    card: str = ""
    good: Good | Literal[""] = ""
    world_type: Literal["production", "windfall", ""] = ""
    with_power_in: Literal["I", "IV", "$", ""] = ""
    military: bool | None = None
    cost: int = -1
    every: int = 0
    family: Literal["science", "technology", "uplift", ""] = ""
    orb_only: bool = False


class CardRow(Named):
    set: Literal["base", "artifacts"]
    kind: Literal["world", "development"]
    vp: int
    copies: int
    name_pl_source: str
    cost: int = -1
    defence: int = -1
    military: bool = False
    world_type: Literal["gray", "production", "windfall", ""] = ""
    good: Good | Literal[""] = ""
    keywords: tuple[Keyword, ...] = ()
    chromosome: bool = False
    start_number: int = -1
    vp_variable: bool = False
    powers: tuple[PowerRow, ...] = ()
    scoring: tuple[LineRow, ...] = ()


class Stacks(Entry):
    blue_even: tuple[int, ...]
    red_odd: tuple[int, ...]


Map = tuple[str, str, str, str, str, str, str]


class OrbRow(Entry):
    team_speed: int
    hand_start: int
    remove_per_missing_player: dict[Literal["A", "B"], int]
    actions_explore_orb: Literal[3]
    actions_other: Literal[2]
    priority_track_spaces: int
    teams_at_start: Literal[1]
    teams_max: Literal[2]
    deck_order: str
    deck_by_players: dict[str, Any]


class MainAirlock(Entry):
    left_origin: tuple[int, int]
    right_origin: tuple[int, int]
    left: Map
    right: Map
    start_corners: tuple[tuple[int, int], ...]
    fifth_start: Literal["airlock"]
    airlock_neighbours: tuple[tuple[int, int], ...]


class SmallAirlock(Entry):
    count: int
    map: Map


class ReverseFaces(Entry):
    same_as_front: Literal[True]


class EdgeHardness(Entry):
    order: tuple[str, ...]


class TokenUse(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    use: Literal[
        "team_move",
        "pass_wall_or_barrier",
        "pass_barrier",
        "temp_military",
        "develop_discount",
        "settle_discount",
        "genes_discount_or_military",
        "act_as_good",
    ]
    n: int = 1
    good: Literal["alien", ""] = ""


class Artifact(Named):
    back: Literal["A", "B"]
    copies: int
    vp: int
    family: Literal["none", "science", "technology", "uplift"]
    uses: tuple[TokenUse, ...]
    vp_per_station: int = 0


class OrbCard(Entry):
    id: str
    back: Literal["A", "B"]
    map: Map
    artifacts: int
    breeding: int
    teleports: int
    stations: int


class Components(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The whole file."""

    meta: Meta
    limits: Limits
    players: Players
    components_base: BaseBox
    components_artifacts: ArtifactsBox
    base_chips: BaseChips
    deck: Deck
    cost_table: CostTable
    good: tuple[GoodRow, ...]
    keywords: Keywords
    phase: tuple[PhaseRow, ...]
    action: tuple[ActionRow, ...]
    first_game_hands: dict[str, Any]
    start_world_stacks: Stacks
    card: tuple[CardRow, ...]
    orb: OrbRow
    main_airlock: MainAirlock
    small_airlock: SmallAirlock
    airlock_reverse_faces: ReverseFaces
    edge_hardness: EdgeHardness
    artifact: tuple[Artifact, ...]
    orb_card: tuple[OrbCard, ...]


#: The vocabulary of powers: phase and name, and the fields each must and may have. Anything else is refused.
FIELDS: dict[tuple[str, str], tuple[set[str], set[str]]] = {
    ("place", "discard_card_to_produce_here"): (set(), set()),
    ("place", "second_team"): ({"orb_only"}, set()),
    ("I", "see_more"): ({"n"}, set()),
    ("I", "keep_more"): ({"n"}, set()),
    ("I", "team_speed"): ({"n", "orb_only"}, set()),
    ("II", "draw_before"): ({"n"}, set()),
    ("II", "discount"): ({"n"}, set()),
    ("II", "draw_after_placing"): ({"n"}, set()),
    ("III", "military"): ({"n"}, {"only_good", "only_keyword"}),
    ("III", "military_per_chromosome_world"): ({"n"}, set()),
    ("III", "sacrifice_for_military"): ({"n"}, set()),
    ("III", "spend_good_for_military"): ({"n", "good"}, set()),
    ("III", "discount"): ({"n"}, {"only_good"}),
    ("III", "sacrifice_for_free_world"): (set(), set()),
    ("III", "pay_for_military"): ({"targets"}, {"rebate"}),
    ("III", "conquer_with_leftover"): (set(), set()),
    ("III", "sacrifice_for_extra_world"): (set(), set()),
    ("III", "settle_if_lucky"): (set(), set()),
    ("III", "draw_after_placing"): ({"n"}, set()),
    ("$", "sale_bonus"): ({"n", "good"}, set()),
    ("$", "sale_bonus_here"): ({"n"}, set()),
    ("$", "no_bonus_sale_here"): (set(), set()),
    ("IV", "consume"): ({"good", "take", "times"}, {"vp", "cards"}),
    ("IV", "consume_three_kinds"): ({"vp"}, set()),
    ("IV", "consume_each_kind"): ({"up_to", "vp_each"}, {"cards_each"}),
    ("IV", "consume_all"): ({"vp_each"}, {"vp_less"}),
    ("IV", "sell_good"): (set(), {"with_bonuses"}),
    ("IV", "discard_cards_for_vp"): ({"up_to", "vp_each"}, set()),
    ("IV", "draw"): ({"n"}, set()),
    ("IV", "draw_if_lucky"): (set(), set()),
    ("V", "produce_here"): (set(), set()),
    ("V", "produce_on_windfall"): ({"good"}, set()),
    ("V", "draw_if_produced_here"): ({"n"}, set()),
    ("V", "draw"): ({"n"}, set()),
    ("V", "draw_per_good_produced"): ({"n", "good"}, set()),
    ("V", "draw_if_most_produced"): ({"n", "good"}, set()),
    ("V", "draw_per_kind_produced"): ({"n"}, set()),
    ("V", "draw_per_world"): ({"n", "good"}, set()),
    ("V", "draw_per_keyword"): ({"n", "keyword"}, set()),
    ("V", "draw_per_rebel_military_world"): ({"n"}, set()),
    ("V", "draw_per_big_development"): ({"n", "min_cost"}, set()),
    ("V", "gather_goods"): ({"good"}, set()),
}

OWN_FILE = Path(__file__).with_name("components.toml")


def load_kit(path: Path | None = None) -> RaceKit:
    """Our own components, or a corrected file; a wrong one is refused with line and reason."""
    file = path or OWN_FILE
    components = load_components(file, Components)
    check(file, components)
    return build_kit(components, hashlib.blake2b(read_text(file).encode(), digest_size=8).hexdigest())


# --- checks


def check(file: Path, c: Components) -> None:
    """What must hold beyond types: known ids, numbers of cards, the printed cost table, well-formed powers
    [RAC-007]."""
    checker = Checker(file)
    checker.sources(load_toml(file))
    for where, entries, wanted in (
        ("card", c.card, words.CARDS),
        ("good", c.good, words.GOODS),
        ("phase", c.phase, words.PHASES),
        ("action", c.action, words.ACTIONS),
        ("artifact", c.artifact, words.ARTIFACT_TOKENS),
        ("orb_card", c.orb_card, words.ORB_CARDS),
    ):
        checker.same_ids(where, tuple(entry.id for entry in entries), wanted)
    for name, found, wanted_count in (
        ("base_cards", copies(c, "base"), c.deck.base_cards),
        ("artifacts_cards", copies(c, "artifacts"), c.deck.artifacts_cards),
        ("total_cards", copies(c, "base") + copies(c, "artifacts"), c.deck.total_cards),
        ("base_designs", sum(card.set == "base" for card in c.card), c.deck.base_designs),
        ("artifacts_designs", sum(card.set == "artifacts" for card in c.card), c.deck.artifacts_designs),
    ):
        checker.that(found == wanted_count, f"deck.{name}", f"says {wanted_count}, the file has {found}")
    for where, box, cards in (
        ("components_base", c.components_base.start_worlds + c.components_base.game_cards, c.deck.base_cards),
        (
            "components_artifacts",
            c.components_artifacts.start_worlds + c.components_artifacts.game_cards,
            c.deck.artifacts_cards,
        ),
    ):
        checker.that(box == cards, f"{where}.game_cards", f"the box has {box} cards, the deck {cards}")
    check_chips(checker, c)
    check_cost_table(checker, c)
    check_starts(checker, c)
    for i, card in enumerate(c.card):
        check_card(checker, f"card[{i}]", card)
    check_orb(checker, c)


def copies(c: Components, of_set: str) -> int:
    return sum(card.copies for card in c.card if card.set == of_set)


def check_chips(checker: Checker, c: Components) -> None:
    """The chips of 1 and 5 make the pool of the most players; the expansion adds the fifth player's share [RAC-020]."""
    each = c.limits.vp_pool_per_player
    base = c.base_chips.one + 5 * c.base_chips.five
    checker.that(base == each * c.players.max_base, "base_chips.one", f"{base} points in ones and fives")
    added = c.components_artifacts.vp_chips
    fits = added.one + 5 * added.five == each * (c.players.max_with_artifacts - c.players.max_base)
    checker.that(fits, "components_artifacts.vp_chips", "must be the shares of the added players")


def check_cost_table(checker: Checker, c: Components) -> None:
    """The numbers of cards of each cost are those of the rulebook's table [RAC-007]."""
    table = c.cost_table
    for name, wanted, cards in (
        ("development", table.development, [card for card in c.card if card.kind == "development"]),
        ("world_peaceful", table.world_peaceful, [c_ for c_ in c.card if c_.kind == "world" and not c_.military]),
        ("world_military", table.world_military, [c_ for c_ in c.card if c_.kind == "world" and c_.military]),
    ):
        for value, number in zip(table.values, wanted, strict=True):
            found = sum(card.copies for card in cards if max(card.cost, card.defence) == value)
            checker.that(found == number, f"cost_table.{name}", f"says {number} cards of {value}, the file has {found}")


def check_starts(checker: Checker, c: Components) -> None:
    numbers = sorted(card.start_number for card in c.card if card.start_number >= 0)
    stacks = sorted((*c.start_world_stacks.blue_even, *c.start_world_stacks.red_odd))
    checker.that(
        numbers == stacks == list(range(len(numbers))), "start_world_stacks", "must hold every start number once"
    )
    hands = {key: hand for key, hand in c.first_game_hands.items() if key != "source"}
    keys = [str(number) for number in range(1, c.players.max_with_artifacts + 1)]
    checker.that(list(hands) == keys, "first_game_hands", f"must have the start worlds {', '.join(keys)}")
    ids = [card.id for card in c.card]
    for key, hand in hands.items():
        known = isinstance(hand, list) and len(hand) == c.limits.start_keep and all(card in ids for card in hand)
        checker.that(known, f"first_game_hands.{key}", f"must be {c.limits.start_keep} cards")


def check_card(checker: Checker, where: str, card: CardRow) -> None:
    world = card.kind == "world"
    checker.that(card.copies >= 1, f"{where}.copies", "at least one")
    checker.that(not world or card.copies == 1, f"{where}.copies", "every world exists once")
    checker.that((card.defence >= 0) == (world and card.military), f"{where}.defence", "military worlds have a defence")
    checker.that((card.cost >= 0) != (card.defence >= 0), f"{where}.cost", "either a cost or a defence")
    checker.that(bool(card.world_type) == world, f"{where}.world_type", "worlds have a type, developments none")
    coloured = card.world_type in ("production", "windfall")
    checker.that(bool(card.good) == coloured, f"{where}.good", "production and windfall worlds have a good")
    checker.that(card.vp_variable == bool(card.scoring), f"{where}.scoring", "just the ? cards have scoring lines")
    producing = any(power.power == "produce_here" for power in card.powers)
    checker.that(producing == (card.world_type == "production"), f"{where}.powers", "production worlds produce here")
    for power in card.powers:
        key = (power.phase, power.power)
        checker.that(key in FIELDS, f"{where}.powers", f"there is no power {power.phase}.{power.power}")
        needed, allowed = FIELDS[key]
        given = set(msgspec.to_builtins(power)) - {"phase", "power"}
        checker.that(needed <= given, f"{where}.powers", f"{power.power} needs {', '.join(sorted(needed - given))}")
        extra = given - needed - allowed
        checker.that(not extra, f"{where}.powers", f"{power.power} has no {', '.join(sorted(extra))}")
    for key in {(power.phase, power.power) for power in card.powers}:
        single = key == ("III", "military") or sum((p.phase, p.power) == key for p in card.powers) == 1
        checker.that(single, f"{where}.powers", f"{key[1]} stands there twice")
    for line in card.scoring:
        named = line.per != "card_named" or line.card in words.CARDS
        checker.that(named, f"{where}.scoring", f"{line.card!r} is no card")


def check_orb(checker: Checker, c: Components) -> None:
    """Maps are well formed, their counts are right, tokens and spots are as many [RAC-002, RAC-341, RAC-406]."""
    maps = [(f"orb_card[{i}].map", card.map) for i, card in enumerate(c.orb_card)]
    maps += [("main_airlock.left", c.main_airlock.left), ("main_airlock.right", c.main_airlock.right)]
    for where, rows in (*maps, ("small_airlock.map", c.small_airlock.map)):
        for y, row in enumerate(rows):
            checker.that(len(row) == 5, where, f"row {y} must have five characters")
            for x, mark in enumerate(row):
                square, edge = x % 2 == 1 and y % 2 == 1, x % 2 != y % 2
                known = mark in MARKS if square else mark in " -|34567" if edge else mark == "+"
                checker.that(known, where, f"{mark!r} cannot stand in row {y}, column {x}")
    for i, card in enumerate(c.orb_card):
        text = "".join(card.map[1::2])
        for name, marks, wanted in (
            ("artifacts", "ab!", card.artifacts),
            ("breeding", "!", card.breeding),
            ("teleports", "t", card.teleports),
            ("stations", "s", card.stations),
        ):
            found = sum(text.count(mark) for mark in marks)
            checker.that(found == wanted, f"orb_card[{i}].{name}", f"says {wanted}, the map has {found}")
    box = c.components_artifacts
    for letter, marks, cards, tokens in (
        ("A", "a!", box.orb_cards_a, box.artifact_tokens_a),
        ("B", "b", box.orb_cards_b, box.artifact_tokens_b),
    ):
        own = [card for card in c.orb_card if card.back == letter]
        spots = sum(row.count(mark) for card in own for row in card.map for mark in marks)
        held = sum(token.copies for token in c.artifact if token.back == letter)
        checker.that(len(own) == cards, "components_artifacts.orb_cards_a", f"there are {len(own)} {letter} cards")
        checker.that(held == tokens == spots, "artifact[0].copies", f"{held} {letter} tokens for {spots} spots")


# --- the kit


def good_number(good: str) -> int:
    """The number of a good; ANY for "any", NONE for nothing."""
    if not good:
        return words.NONE
    return words.ANY if good == "any" else words.GOODS.index(good)


def keyword_bits(keywords: tuple[str, ...]) -> int:
    return sum(1 << words.KEYWORDS.index(keyword) for keyword in set(keywords))


def total(card: CardRow, phase: str, name: str) -> int:
    """The sum of n over the powers of this name."""
    return sum(power.n for power in card.powers if (power.phase, power.power) == (phase, name))


def has(card: CardRow, name: str) -> bool:
    return any(power.power == name for power in card.powers)


def by_good(card: CardRow, phase: str, name: str) -> tuple[int, ...]:
    """The n of powers that look at a good, one number for each good; "any" counts for all."""
    return tuple(
        sum(
            power.n
            for power in card.powers
            if (power.phase, power.power) == (phase, name) and power.good in (good, "any")
        )
        for good in words.GOODS
    )


def by_target(card: CardRow, name: str, unconditional: bool) -> tuple[int, ...]:
    """The n of phase-III powers by good of the target world; the last entry is for worlds without a good."""
    return tuple(
        sum(
            power.n
            for power in card.powers
            if (power.phase, power.power) == ("III", name)
            and not power.only_keyword
            and (power.only_good == good if power.only_good else unconditional)
        )
        for good in (*words.GOODS, "none")
    )


def first(card: CardRow, name: str) -> PowerRow:
    """The power of this name; an empty one when the card has none."""
    found = [power for power in card.powers if power.power == name]
    return found[0] if found else PowerRow("V", "")


def consume_power(power: PowerRow) -> ConsumePower:
    return ConsumePower(
        kind=words.CONSUME_POWERS.index(power.power),
        good=good_number(power.good or "any"),
        take=power.take,
        vp=power.vp or power.vp_each,
        cards=power.cards or power.cards_each or power.n,
        times=power.times or power.up_to,
        less=power.vp_less,
        with_bonuses=power.with_bonuses,
    )


def printed(row: PowerRow | LineRow) -> dict[str, str]:
    """The fields of a power or line that are not at their defaults, as text."""
    return {
        key: str(value).lower() if isinstance(value, bool) else str(value)
        for key, value in msgspec.to_builtins(row).items()
    }


def build_card(number: int, card: CardRow) -> Card:
    own = [power for power in card.powers if power.power == "military" and power.only_keyword]
    pay, spend = first(card, "pay_for_military"), first(card, "spend_good_for_military")
    keyword_draw, big = first(card, "draw_per_keyword"), first(card, "draw_per_big_development")
    families = [line.family for line in card.scoring if line.per == "artifact"]
    return Card(
        number=number,
        base=card.set == "base",
        copies=card.copies,
        is_world=card.kind == "world",
        is_military=card.military,
        cost=max(card.cost, card.defence),
        vp=card.vp,
        is_variable=card.vp_variable,
        world_type=words.WORLD_TYPES.index(card.world_type or "gray"),
        good=good_number(card.good),
        keywords=keyword_bits(card.keywords),
        chromosome=card.chromosome,
        start_number=card.start_number,
        see_more=total(card, "I", "see_more"),
        keep_more=total(card, "I", "keep_more"),
        team_speed=total(card, "I", "team_speed"),
        draw_before=total(card, "II", "draw_before"),
        develop_discount=total(card, "II", "discount"),
        develop_draw=total(card, "II", "draw_after_placing"),
        military=sum(
            power.n
            for power in card.powers
            if power.power == "military" and not power.only_good and not power.only_keyword
        ),
        military_by_good=by_target(card, "military", unconditional=False),
        military_by_keyword=sum(power.n for power in own),
        fought_keyword=keyword_bits(tuple(power.only_keyword for power in own)),
        chromosome_military=total(card, "III", "military_per_chromosome_world"),
        sacrifice_military=total(card, "III", "sacrifice_for_military"),
        spend_good=good_number(spend.good),
        spend_military=spend.n,
        discounts=by_target(card, "discount", unconditional=True),
        frees_world=has(card, "sacrifice_for_free_world"),
        pay_targets=words.PAY_TARGETS.index(pay.targets) if pay.targets else words.NONE,
        pay_rebate=pay.rebate,
        uses_leftover=has(card, "conquer_with_leftover"),
        adds_world=has(card, "sacrifice_for_extra_world"),
        is_lucky=has(card, "settle_if_lucky"),
        settle_draw=total(card, "III", "draw_after_placing"),
        sale_bonus=by_good(card, "$", "sale_bonus"),
        sale_bonus_here=total(card, "$", "sale_bonus_here"),
        no_bonus_sale=has(card, "no_bonus_sale_here"),
        consume=tuple(consume_power(power) for power in card.powers if power.phase == "IV"),
        produces=has(card, "produce_here"),
        windfall_power=good_number(first(card, "produce_on_windfall").good),
        draw_if_produced=total(card, "V", "draw_if_produced_here"),
        produce_draw=total(card, "V", "draw"),
        draw_per_good=by_good(card, "V", "draw_per_good_produced"),
        draw_if_most=by_good(card, "V", "draw_if_most_produced"),
        draw_per_kind=total(card, "V", "draw_per_kind_produced"),
        draw_per_world=by_good(card, "V", "draw_per_world"),
        draw_per_keyword=keyword_draw.n,
        drawn_keyword=keyword_bits((keyword_draw.keyword,)) if keyword_draw.keyword else 0,
        draw_per_rebel=total(card, "V", "draw_per_rebel_military_world"),
        draw_per_big=big.n,
        big_cost=big.min_cost,
        gathers=good_number(first(card, "gather_goods").good),
        discards_to_produce=has(card, "discard_card_to_produce_here"),
        second_team=has(card, "second_team"),
        chips_every=sum(line.every for line in card.scoring if line.per == "vp_chips"),
        scores_military=any(line.per == "military_strength" for line in card.scoring),
        scores_artifacts=words.FAMILIES.index(families[0]) if families else words.NONE,
        powers=tuple(Power(power.phase, power.power, printed(power)) for power in card.powers),
        lines=tuple(Line(line.per, printed(line)) for line in card.scoring),
    )


def line_fits(line: LineRow, card: CardRow, orb: bool) -> bool:
    """Does a scoring line that looks at single cards fit this card [RAC-185, RAC-186, RAC-189, RAC-243]?"""
    if line.per in ("vp_chips", "military_strength", "artifact"):
        return False
    powers = {power.phase for power in card.powers if orb or not power.orb_only}
    return (
        (line.per != "card_named" or line.card == card.id)
        and (line.per not in ("world", "development") or line.per == card.kind)
        and (not line.keyword or line.keyword in card.keywords)
        and (not line.good or line.good == card.good)
        and (not line.world_type or line.world_type == card.world_type)
        and (not line.with_power_in or line.with_power_in in powers)
        and (line.military is None or line.military == card.military)
        and (line.cost < 0 or line.cost == card.cost)
    )


def points(c: Components, orb: bool) -> tuple[tuple[int, ...], ...]:
    """What each "?" card gives for each card: the best line that fits, once [RAC-185]."""
    return tuple(
        tuple(max((line.vp for line in scorer.scoring if line_fits(line, card, orb)), default=0) for card in c.card)
        for scorer in c.card
    )


def build_kit(c: Components, digest: str) -> RaceKit:
    named: dict[str, tuple[Named, ...]] = {
        "card": c.card,
        "good": c.good,
        "phase": c.phase,
        "action": c.action,
        "token": c.artifact,
    }
    names = {category: tuple(entry.id for entry in entries) for category, entries in named.items()}
    labels = {
        category: tuple(Label(entry.name_en, entry.name_pl) for entry in entries) for category, entries in named.items()
    }
    starts = {card.start_number: number for number, card in enumerate(c.card) if card.start_number >= 0}
    preset = range(1, c.players.max_with_artifacts + 1)
    return RaceKit(
        names={
            **names,
            "expansion": words.EXPANSIONS,
            "witness": WITNESSES,
            "piece": words.PIECES,
            "orb_card": words.ORB_CARDS,
            "cell": CELLS,
        },
        labels=labels,
        digest=digest,
        cards=tuple(build_card(number, card) for number, card in enumerate(c.card)),
        actions=tuple(
            Action(
                phase=words.PHASES.index(action.phase),
                copies=action.copies,
                see_more=action.bonus.see_more,
                keep_more=action.bonus.keep_more,
                discount=action.bonus.discount,
                draw=action.bonus.draw_after_placing,
                multiplier=action.bonus.goods_vp_multiplier,
            )
            for action in c.action
        ),
        card_points=points(c, orb=False),
        card_points_orb=points(c, orb=True),
        prices=tuple(good.sale_price for good in c.good),
        explore_draw=c.phase[0].draw,
        explore_keep=c.phase[0].keep,
        hand_limit=c.limits.hand_limit,
        tableau_end=c.limits.tableau_end,
        pool_per_player=c.limits.vp_pool_per_player,
        start_deal=c.limits.start_deal,
        start_keep=c.limits.start_keep,
        round_cap=c.limits.round_cap,
        actions_each=c.players.advanced_two_player_actions,
        highest_cost=tuple(
            max(max(card.cost, card.defence) for card in c.card if artifacts or card.set == "base")
            for artifacts in (False, True)
        ),
        stacks=tuple(
            tuple(starts[number] for number in stack)
            for stack in (c.start_world_stacks.blue_even, c.start_world_stacks.red_odd)
        ),
        preset_worlds=tuple(starts[number] for number in preset),
        preset_hands=tuple(
            tuple(words.CARDS.index(card) for card in c.first_game_hands[str(number)]) for number in preset
        ),
        orb=build_orb(c),
    )


def four_turns(rows: Map) -> tuple[Face, ...]:
    faces = [read_face(rows)]
    for _ in range(3):
        faces.append(turned(faces[-1]))
    return tuple(faces)


def build_orb(c: Components) -> OrbKit:
    main = c.main_airlock
    left, right = read_face(main.left), read_face(main.right)
    areas = [
        cell_at(x + place % 2, y + place // 2)
        for face, (x, y) in ((left, main.left_origin), (right, main.right_origin))
        for place, shown in enumerate(face.squares)
        if shown == AIRLOCK
    ]
    return OrbKit(
        faces=(*[four_turns(card.map) for card in c.orb_card], (), four_turns(c.small_airlock.map)),
        left=left,
        right=right,
        left_at=cell_at(*main.left_origin),
        right_at=cell_at(*main.right_origin),
        airlock=areas[0],
        airlock_twin=areas[1],
        corners=tuple(cell_at(x, y) for x, y in main.start_corners),
        tokens=tuple(
            Token(
                copies=token.copies,
                vp=token.vp,
                vp_per_station=token.vp_per_station,
                family=words.FAMILIES.index(token.family) if token.family != "none" else words.NONE,
                uses=tuple(sum(use.n for use in token.uses if use.use == name) for name in words.TOKEN_USES),
            )
            for token in c.artifact
        ),
        speed=c.orb.team_speed,
        hand_start=c.orb.hand_start,
        missing_a=c.orb.remove_per_missing_player["A"],
        missing_b=c.orb.remove_per_missing_player["B"],
        most_players=c.players.max_with_artifacts,
        small_airlocks=c.small_airlock.count,
    )
