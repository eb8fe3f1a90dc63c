"""The component data as the rules read it: rows of printed facts, indexed by the number of a design
[RAC-001..008]."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from cosmeeple.games.race.orb_kit import OrbKit
from cosmeeple.kernel.engine.rows import append, picks, vec
from cosmeeple.kernel.kit import Kit
from cosmeeple.kernel.records.record import fixed


@final
@fixed
class ConsumePower:
    """One phase-IV power. `kind` is one of the consume powers of the vocabulary; the other numbers
    mean what it says."""

    kind: i64
    good: i64
    take: i64
    vp: i64
    cards: i64
    times: i64
    less: i64
    with_bonuses: bool


@final
@fixed
class Power:
    """A power as it is printed, for card texts and pictures: phase, name, and its fields by
    name."""

    phase: str
    name: str
    fields: dict[str, str]


@final
@fixed
class ScoringLine:
    """A scoring line as it is printed, for card texts: what it counts, and its fields by name."""

    per: str
    fields: dict[str, str]


@final
@fixed
class Facts:
    """What is printed on the cards, one row of numbers for each fact: `facts.cost[card]`. Truth is
    0 or 1.

    Facts that look at a good have a row for each: `facts.discounts[good][card]`; the last one, and
    so that of NONE, is for worlds without a good where there is one. `powers.py` writes the
    columns.
    """

    #: Printed cost, or the defence of a military world.
    cost: vec[i64]
    vp: vec[i64]
    is_world: vec[i64]
    is_military: vec[i64]
    is_variable: vec[i64]
    world_type: vec[i64]
    good: vec[i64]
    keywords: vec[i64]
    chromosome: vec[i64]
    start_number: vec[i64]
    # I
    see_more: vec[i64]
    keep_more: vec[i64]
    team_speed: vec[i64]
    # II
    draw_before: vec[i64]
    develop_discount: vec[i64]
    develop_draw: vec[i64]
    # III: Military always, against a keyword, for each chromosome world; against worlds of a
    # good see below.
    military: vec[i64]
    military_by_keyword: vec[i64]
    fought_keyword: vec[i64]
    chromosome_military: vec[i64]
    sacrifice_military: vec[i64]
    spend_good: vec[i64]
    spend_military: vec[i64]
    frees_world: vec[i64]
    pay_targets: vec[i64]
    pay_rebate: vec[i64]
    uses_leftover: vec[i64]
    adds_world: vec[i64]
    is_lucky: vec[i64]
    settle_draw: vec[i64]
    # $
    sale_bonus_here: vec[i64]
    no_bonus_sale: vec[i64]
    # IV: how many powers
    consumes: vec[i64]
    # V
    produces: vec[i64]
    windfall_power: vec[i64]
    draw_if_produced: vec[i64]
    produce_draw: vec[i64]
    draw_per_kind: vec[i64]
    draw_per_keyword: vec[i64]
    drawn_keyword: vec[i64]
    draw_per_rebel: vec[i64]
    draw_per_big: vec[i64]
    big_cost: vec[i64]
    gathers: vec[i64]
    # when placed
    discards_to_produce: vec[i64]
    second_team: vec[i64]
    # worked out: has the card temporary Military, a way to settle, draws after production or
    # for the most goods?
    boosts: vec[i64]
    opens_way: vec[i64]
    draws_after: vec[i64]
    draws_for_most: vec[i64]
    # by good
    military_by_good: vec[vec[i64]]
    discounts: vec[vec[i64]]
    sale_bonus: vec[vec[i64]]
    draw_per_good: vec[vec[i64]]
    draw_if_most: vec[vec[i64]]
    draw_per_world: vec[vec[i64]]


def rows_of(columns: list[list[int]]) -> vec[vec[i64]]:
    rows = vec[vec[i64]]()
    for column in columns:
        rows = append(rows, picks(column))
    return rows


@final
@fixed
class Card:
    """One design, for bots, texts and pictures: the facts of one card, and its powers as printed
    [RAC-006]. The rules read `Facts`; what is called the same here is taken from there."""

    number: int
    base: bool
    copies: int
    #: Printed cost, or the defence of a military world.
    cost: int
    vp: int
    is_world: bool
    is_military: bool
    is_variable: bool
    world_type: int
    good: int
    keywords: int
    chromosome: bool
    start_number: int
    # I
    see_more: int
    keep_more: int
    team_speed: int
    # II
    draw_before: int
    develop_discount: int
    develop_draw: int
    # III: Military always, against a keyword, for each chromosome world.
    military: int
    military_by_keyword: int
    fought_keyword: int
    chromosome_military: int
    sacrifice_military: int
    spend_good: int
    spend_military: int
    frees_world: bool
    pay_targets: int
    pay_rebate: int
    uses_leftover: bool
    adds_world: bool
    is_lucky: bool
    settle_draw: int
    # $
    sale_bonus_here: int
    no_bonus_sale: bool
    # V
    produces: bool
    windfall_power: int
    draw_if_produced: int
    produce_draw: int
    draw_per_kind: int
    draw_per_keyword: int
    drawn_keyword: int
    draw_per_rebel: int
    draw_per_big: int
    big_cost: int
    gathers: int
    # when placed
    discards_to_produce: bool
    second_team: bool
    military_by_good: tuple[int, ...]
    discounts: tuple[int, ...]
    sale_bonus: tuple[int, ...]
    draw_per_good: tuple[int, ...]
    draw_if_most: tuple[int, ...]
    draw_per_world: tuple[int, ...]
    consume: tuple[ConsumePower, ...]
    # scoring on top of the lines that look at single cards
    chips_every: int
    scores_military: bool
    scores_artifacts: int
    powers: tuple[Power, ...]
    lines: tuple[ScoringLine, ...]


@final
@fixed
class Action:
    """An action card: its phase and the bonus for whoever chose it [RAC-021, RAC-041]."""

    phase: i64
    copies: i64
    see_more: i64
    keep_more: i64
    discount: i64
    draw: i64
    multiplier: i64


@final
@fixed
class RaceKit(Kit):
    """Everything a rule may ask about the components."""

    facts: Facts
    cards: tuple[Card, ...]
    #: The phase-IV powers of each card.
    consume: tuple[tuple[ConsumePower, ...], ...]
    actions: tuple[Action, ...]
    #: card_points[a][b]: what the "?" card a gives for the card b in the same tableau; with the
    #: Orb in the second.
    card_points: tuple[tuple[int, ...], ...]
    card_points_orb: tuple[tuple[int, ...], ...]
    prices: tuple[int, ...]
    explore_draw: i64
    explore_keep: i64
    hand_limit: i64
    tableau_end: int
    pool_per_player: int
    start_deal: int
    start_keep: int
    round_cap: int
    #: Actions chosen in a round of the advanced game.
    actions_each: i64
    #: The highest cost or defence in the deck, without and with the expansion.
    highest_cost: tuple[int, ...]
    #: Start worlds of the blue (even) and red (odd) stacks, by card.
    stacks: tuple[tuple[int, ...], ...]
    preset_worlds: tuple[int, ...]
    preset_hands: tuple[tuple[int, ...], ...]
    orb: OrbKit
