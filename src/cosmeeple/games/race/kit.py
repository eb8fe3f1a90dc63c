"""The component data as the rules read it: rows of printed facts, indexed by the number of a design
[RAC-001..008]."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from cosmeeple.games.race.orb_kit import OrbKit
from cosmeeple.kernel.engine.rows import append, picks, vec
from cosmeeple.kernel.kit import Kit, Label


@final
class ConsumePower:
    """One phase-IV power. `kind` is one of the consume powers of the vocabulary; the other numbers
    mean what it says."""

    def __init__(
        self,
        kind: int,
        good: int,
        take: int,
        vp: int,
        cards: int,
        times: int,
        less: int,
        with_bonuses: bool,
    ) -> None:
        self.kind: Final[i64] = kind
        self.good: Final[i64] = good
        self.take: Final[i64] = take
        self.vp: Final[i64] = vp
        self.cards: Final[i64] = cards
        self.times: Final[i64] = times
        self.less: Final[i64] = less
        self.with_bonuses: Final = with_bonuses


@final
class Power:
    """A power as it is printed, for card texts and pictures: phase, name, and its fields by
    name."""

    def __init__(self, phase: str, name: str, fields: dict[str, str]) -> None:
        self.phase: Final = phase
        self.name: Final = name
        self.fields: Final = fields


@final
class Line:
    """A scoring line as it is printed, for card texts: what it counts, and its fields by name."""

    def __init__(self, per: str, fields: dict[str, str]) -> None:
        self.per: Final = per
        self.fields: Final = fields


@final
class Facts:
    """What is printed on the cards, one row of numbers for each fact: `facts.cost[card]`. Truth is
    0 or 1.

    Facts that look at a good have a row for each: `facts.discounts[good][card]`; the last one, and
    so that of NONE, is for worlds without a good where there is one. `powers.py` writes the
    columns.
    """

    def __init__(self, columns: dict[str, list[int]], by_good: dict[str, list[list[int]]]) -> None:
        #: Printed cost, or the defence of a military world.
        self.cost: Final = picks(columns["cost"])
        self.vp: Final = picks(columns["vp"])
        self.is_world: Final = picks(columns["is_world"])
        self.is_military: Final = picks(columns["is_military"])
        self.is_variable: Final = picks(columns["is_variable"])
        self.world_type: Final = picks(columns["world_type"])
        self.good: Final = picks(columns["good"])
        self.keywords: Final = picks(columns["keywords"])
        self.chromosome: Final = picks(columns["chromosome"])
        self.start_number: Final = picks(columns["start_number"])
        # I
        self.see_more: Final = picks(columns["see_more"])
        self.keep_more: Final = picks(columns["keep_more"])
        self.team_speed: Final = picks(columns["team_speed"])
        # II
        self.draw_before: Final = picks(columns["draw_before"])
        self.develop_discount: Final = picks(columns["develop_discount"])
        self.develop_draw: Final = picks(columns["develop_draw"])
        # III: Military always, against a keyword, for each chromosome world; against worlds of a
        # good see below.
        self.military: Final = picks(columns["military"])
        self.military_by_keyword: Final = picks(columns["military_by_keyword"])
        self.fought_keyword: Final = picks(columns["fought_keyword"])
        self.chromosome_military: Final = picks(columns["chromosome_military"])
        self.sacrifice_military: Final = picks(columns["sacrifice_military"])
        self.spend_good: Final = picks(columns["spend_good"])
        self.spend_military: Final = picks(columns["spend_military"])
        self.frees_world: Final = picks(columns["frees_world"])
        self.pay_targets: Final = picks(columns["pay_targets"])
        self.pay_rebate: Final = picks(columns["pay_rebate"])
        self.uses_leftover: Final = picks(columns["uses_leftover"])
        self.adds_world: Final = picks(columns["adds_world"])
        self.is_lucky: Final = picks(columns["is_lucky"])
        self.settle_draw: Final = picks(columns["settle_draw"])
        # $
        self.sale_bonus_here: Final = picks(columns["sale_bonus_here"])
        self.no_bonus_sale: Final = picks(columns["no_bonus_sale"])
        # IV: how many powers
        self.consumes: Final = picks(columns["consumes"])
        # V
        self.produces: Final = picks(columns["produces"])
        self.windfall_power: Final = picks(columns["windfall_power"])
        self.draw_if_produced: Final = picks(columns["draw_if_produced"])
        self.produce_draw: Final = picks(columns["produce_draw"])
        self.draw_per_kind: Final = picks(columns["draw_per_kind"])
        self.draw_per_keyword: Final = picks(columns["draw_per_keyword"])
        self.drawn_keyword: Final = picks(columns["drawn_keyword"])
        self.draw_per_rebel: Final = picks(columns["draw_per_rebel"])
        self.draw_per_big: Final = picks(columns["draw_per_big"])
        self.big_cost: Final = picks(columns["big_cost"])
        self.gathers: Final = picks(columns["gathers"])
        # when placed
        self.discards_to_produce: Final = picks(columns["discards_to_produce"])
        self.second_team: Final = picks(columns["second_team"])
        # worked out: has the card temporary Military, a way to settle, draws after production or
        # for the most goods?
        self.boosts: Final = picks(columns["boosts"])
        self.opens_way: Final = picks(columns["opens_way"])
        self.draws_after: Final = picks(columns["draws_after"])
        self.draws_for_most: Final = picks(columns["draws_for_most"])
        # by good
        self.military_by_good: Final = rows_of(by_good["military_by_good"])
        self.discounts: Final = rows_of(by_good["discounts"])
        self.sale_bonus: Final = rows_of(by_good["sale_bonus"])
        self.draw_per_good: Final = rows_of(by_good["draw_per_good"])
        self.draw_if_most: Final = rows_of(by_good["draw_if_most"])
        self.draw_per_world: Final = rows_of(by_good["draw_per_world"])


def rows_of(columns: list[list[int]]) -> vec[vec[i64]]:
    rows = vec[vec[i64]]()
    for column in columns:
        rows = append(rows, picks(column))
    return rows


def at(rows: vec[vec[i64]], card: int) -> tuple[int, ...]:
    """The numbers of a card, one for each row."""
    return tuple([row[card] for row in rows])


@final
class Card:
    """One design, for bots, texts and pictures: the facts of one card, and its powers as printed
    [RAC-006]. The rules read `Facts`."""

    def __init__(
        self,
        number: int,
        facts: Facts,
        base: bool,
        copies: int,
        consume: tuple[ConsumePower, ...],
        chips_every: int,
        scores_military: bool,
        scores_artifacts: int,
        powers: tuple[Power, ...],
        lines: tuple[Line, ...],
    ) -> None:
        self.number: Final = number
        self.base: Final = base
        self.copies: Final = copies
        #: Printed cost, or the defence of a military world.
        self.cost: Final[int] = facts.cost[number]
        self.vp: Final[int] = facts.vp[number]
        self.is_world: Final[bool] = facts.is_world[number] == 1
        self.is_military: Final[bool] = facts.is_military[number] == 1
        self.is_variable: Final[bool] = facts.is_variable[number] == 1
        self.world_type: Final[int] = facts.world_type[number]
        self.good: Final[int] = facts.good[number]
        self.keywords: Final[int] = facts.keywords[number]
        self.chromosome: Final[bool] = facts.chromosome[number] == 1
        self.start_number: Final[int] = facts.start_number[number]
        # I
        self.see_more: Final[int] = facts.see_more[number]
        self.keep_more: Final[int] = facts.keep_more[number]
        self.team_speed: Final[int] = facts.team_speed[number]
        # II
        self.draw_before: Final[int] = facts.draw_before[number]
        self.develop_discount: Final[int] = facts.develop_discount[number]
        self.develop_draw: Final[int] = facts.develop_draw[number]
        # III: Military always, against a keyword, for each chromosome world.
        self.military: Final[int] = facts.military[number]
        self.military_by_keyword: Final[int] = facts.military_by_keyword[number]
        self.fought_keyword: Final[int] = facts.fought_keyword[number]
        self.chromosome_military: Final[int] = facts.chromosome_military[number]
        self.sacrifice_military: Final[int] = facts.sacrifice_military[number]
        self.spend_good: Final[int] = facts.spend_good[number]
        self.spend_military: Final[int] = facts.spend_military[number]
        self.frees_world: Final[bool] = facts.frees_world[number] == 1
        self.pay_targets: Final[int] = facts.pay_targets[number]
        self.pay_rebate: Final[int] = facts.pay_rebate[number]
        self.uses_leftover: Final[bool] = facts.uses_leftover[number] == 1
        self.adds_world: Final[bool] = facts.adds_world[number] == 1
        self.is_lucky: Final[bool] = facts.is_lucky[number] == 1
        self.settle_draw: Final[int] = facts.settle_draw[number]
        # $
        self.sale_bonus_here: Final[int] = facts.sale_bonus_here[number]
        self.no_bonus_sale: Final[bool] = facts.no_bonus_sale[number] == 1
        # V
        self.produces: Final[bool] = facts.produces[number] == 1
        self.windfall_power: Final[int] = facts.windfall_power[number]
        self.draw_if_produced: Final[int] = facts.draw_if_produced[number]
        self.produce_draw: Final[int] = facts.produce_draw[number]
        self.draw_per_kind: Final[int] = facts.draw_per_kind[number]
        self.draw_per_keyword: Final[int] = facts.draw_per_keyword[number]
        self.drawn_keyword: Final[int] = facts.drawn_keyword[number]
        self.draw_per_rebel: Final[int] = facts.draw_per_rebel[number]
        self.draw_per_big: Final[int] = facts.draw_per_big[number]
        self.big_cost: Final[int] = facts.big_cost[number]
        self.gathers: Final[int] = facts.gathers[number]
        # when placed
        self.discards_to_produce: Final[bool] = facts.discards_to_produce[number] == 1
        self.second_team: Final[bool] = facts.second_team[number] == 1
        self.military_by_good: Final = at(facts.military_by_good, number)
        self.discounts: Final = at(facts.discounts, number)
        self.sale_bonus: Final = at(facts.sale_bonus, number)
        self.draw_per_good: Final = at(facts.draw_per_good, number)
        self.draw_if_most: Final = at(facts.draw_if_most, number)
        self.draw_per_world: Final = at(facts.draw_per_world, number)
        self.consume: Final = consume
        # scoring on top of the lines that look at single cards
        self.chips_every: Final = chips_every
        self.scores_military: Final = scores_military
        self.scores_artifacts: Final = scores_artifacts
        self.powers: Final = powers
        self.lines: Final = lines


@final
class Action:
    """An action card: its phase and the bonus for who chose it [RAC-021, RAC-041]."""

    def __init__(
        self,
        phase: int,
        copies: int,
        see_more: int,
        keep_more: int,
        discount: int,
        draw: int,
        multiplier: int,
    ) -> None:
        self.phase: Final[i64] = phase
        self.copies: Final[i64] = copies
        self.see_more: Final[i64] = see_more
        self.keep_more: Final[i64] = keep_more
        self.discount: Final[i64] = discount
        self.draw: Final[i64] = draw
        self.multiplier: Final[i64] = multiplier


@final
class RaceKit(Kit):
    """Everything a rule may ask about the components."""

    def __init__(
        self,
        names: dict[str, tuple[str, ...]],
        labels: dict[str, tuple[Label, ...]],
        digest: str,
        facts: Facts,
        cards: tuple[Card, ...],
        actions: tuple[Action, ...],
        card_points: tuple[tuple[int, ...], ...],
        card_points_orb: tuple[tuple[int, ...], ...],
        prices: tuple[int, ...],
        explore_draw: int,
        explore_keep: int,
        hand_limit: int,
        tableau_end: int,
        pool_per_player: int,
        start_deal: int,
        start_keep: int,
        round_cap: int,
        actions_each: int,
        highest_cost: tuple[int, ...],
        stacks: tuple[tuple[int, ...], ...],
        preset_worlds: tuple[int, ...],
        preset_hands: tuple[tuple[int, ...], ...],
        orb: OrbKit,
    ) -> None:
        super().__init__(names, labels, digest)
        self.cards: Final = cards
        self.facts: Final = facts
        #: The phase-IV powers of each card.
        self.consume: Final = tuple([card.consume for card in cards])
        self.actions: Final = actions
        #: card_points[a][b]: what the "?" card a gives for the card b in the same tableau; with the
        #: Orb in the second.
        self.card_points: Final = card_points
        self.card_points_orb: Final = card_points_orb
        self.prices: Final = prices
        self.explore_draw: Final[i64] = explore_draw
        self.explore_keep: Final[i64] = explore_keep
        self.hand_limit: Final[i64] = hand_limit
        self.tableau_end: Final = tableau_end
        self.pool_per_player: Final = pool_per_player
        self.start_deal: Final = start_deal
        self.start_keep: Final = start_keep
        self.round_cap: Final = round_cap
        #: Actions chosen in a round of the advanced game.
        self.actions_each: Final[i64] = actions_each
        #: The highest cost or defence in the deck, without and with the expansion.
        self.highest_cost: Final = highest_cost
        #: Start worlds of the blue (even) and red (odd) stacks, by card.
        self.stacks: Final = stacks
        self.preset_worlds: Final = preset_worlds
        self.preset_hands: Final = preset_hands
        self.orb: Final = orb
