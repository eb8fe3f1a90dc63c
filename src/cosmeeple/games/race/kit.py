"""The component data as the rules read it: one `Card` for each design, indexed by its number [RAC-001..008]."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from cosmeeple.games.race.orb_kit import OrbKit
from cosmeeple.kernel.kit import Kit, Label
from cosmeeple.kernel.rows import append, picks, vec


@final
class ConsumePower:
    """One phase-IV power. `kind` is one of the consume powers of the vocabulary; the other numbers mean what it
    says."""

    def __init__(
        self, kind: int, good: int, take: int, vp: int, cards: int, times: int, less: int, with_bonuses: bool
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
    """A power as it is printed, for card texts and pictures: phase, name, and its fields by name."""

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
class Card:
    """One design. Powers are numbers here, 0 or NONE where the card has none; `powers` keeps them as printed
    [RAC-006]."""

    def __init__(
        self,
        number: int,
        base: bool,
        copies: int,
        is_world: bool,
        is_military: bool,
        cost: int,
        vp: int,
        is_variable: bool,
        world_type: int,
        good: int,
        keywords: int,
        chromosome: bool,
        start_number: int,
        see_more: int,
        keep_more: int,
        team_speed: int,
        draw_before: int,
        develop_discount: int,
        develop_draw: int,
        military: int,
        military_by_good: tuple[int, ...],
        military_by_keyword: int,
        fought_keyword: int,
        chromosome_military: int,
        sacrifice_military: int,
        spend_good: int,
        spend_military: int,
        discounts: tuple[int, ...],
        frees_world: bool,
        pay_targets: int,
        pay_rebate: int,
        uses_leftover: bool,
        adds_world: bool,
        is_lucky: bool,
        settle_draw: int,
        sale_bonus: tuple[int, ...],
        sale_bonus_here: int,
        no_bonus_sale: bool,
        consume: tuple[ConsumePower, ...],
        produces: bool,
        windfall_power: int,
        draw_if_produced: int,
        produce_draw: int,
        draw_per_good: tuple[int, ...],
        draw_if_most: tuple[int, ...],
        draw_per_kind: int,
        draw_per_world: tuple[int, ...],
        draw_per_keyword: int,
        drawn_keyword: int,
        draw_per_rebel: int,
        draw_per_big: int,
        big_cost: int,
        gathers: int,
        discards_to_produce: bool,
        second_team: bool,
        chips_every: int,
        scores_military: bool,
        scores_artifacts: int,
        powers: tuple[Power, ...],
        lines: tuple[Line, ...],
    ) -> None:
        self.number: Final = number
        self.base: Final = base
        self.copies: Final = copies
        self.is_world: Final = is_world
        self.is_military: Final = is_military
        #: Printed cost, or the defence of a military world.
        self.cost: Final = cost
        self.vp: Final = vp
        self.is_variable: Final = is_variable
        self.world_type: Final = world_type
        self.good: Final = good
        self.keywords: Final = keywords
        self.chromosome: Final = chromosome
        self.start_number: Final = start_number
        # I
        self.see_more: Final = see_more
        self.keep_more: Final = keep_more
        self.team_speed: Final = team_speed
        # II
        self.draw_before: Final = draw_before
        self.develop_discount: Final = develop_discount
        self.develop_draw: Final = develop_draw
        # III: Military always, against worlds of a good (the last entry: of none) or with a keyword, for each
        # chromosome world.
        self.military: Final = military
        self.military_by_good: Final = military_by_good
        self.military_by_keyword: Final = military_by_keyword
        self.fought_keyword: Final = fought_keyword
        self.chromosome_military: Final = chromosome_military
        self.sacrifice_military: Final = sacrifice_military
        self.spend_good: Final = spend_good
        self.spend_military: Final = spend_military
        #: Settle discounts by good of the target; the last entry is for worlds without a good.
        self.discounts: Final = discounts
        self.frees_world: Final = frees_world
        self.pay_targets: Final = pay_targets
        self.pay_rebate: Final = pay_rebate
        self.uses_leftover: Final = uses_leftover
        self.adds_world: Final = adds_world
        self.is_lucky: Final = is_lucky
        self.settle_draw: Final = settle_draw
        # $
        self.sale_bonus: Final = sale_bonus
        self.sale_bonus_here: Final = sale_bonus_here
        self.no_bonus_sale: Final = no_bonus_sale
        # IV
        self.consume: Final = consume
        # V
        self.produces: Final = produces
        self.windfall_power: Final = windfall_power
        self.draw_if_produced: Final = draw_if_produced
        self.produce_draw: Final = produce_draw
        self.draw_per_good: Final = draw_per_good
        self.draw_if_most: Final = draw_if_most
        self.draw_per_kind: Final = draw_per_kind
        self.draw_per_world: Final = draw_per_world
        self.draw_per_keyword: Final = draw_per_keyword
        self.drawn_keyword: Final = drawn_keyword
        self.draw_per_rebel: Final = draw_per_rebel
        self.draw_per_big: Final = draw_per_big
        self.big_cost: Final = big_cost
        self.gathers: Final = gathers
        # when placed
        self.discards_to_produce: Final = discards_to_produce
        self.second_team: Final = second_team
        # scoring on top of the lines that look at single cards
        self.chips_every: Final = chips_every
        self.scores_military: Final = scores_military
        self.scores_artifacts: Final = scores_artifacts
        self.powers: Final = powers
        self.lines: Final = lines


@final
class Facts:
    """What is printed on the cards, one row of numbers for each fact: `facts.cost[card]`. Truth is 0 or 1.

    Facts that look at a good have a row for each: `facts.discounts[good][card]`; the last one, and so that of NONE, is
    for worlds without a good where there is one.
    """

    def __init__(self, cards: tuple[Card, ...]) -> None:
        self.cost: Final = picks([card.cost for card in cards])
        self.vp: Final = picks([card.vp for card in cards])
        self.is_world: Final = picks([int(card.is_world) for card in cards])
        self.is_military: Final = picks([int(card.is_military) for card in cards])
        self.is_variable: Final = picks([int(card.is_variable) for card in cards])
        self.world_type: Final = picks([card.world_type for card in cards])
        self.good: Final = picks([card.good for card in cards])
        self.keywords: Final = picks([card.keywords for card in cards])
        self.chromosome: Final = picks([int(card.chromosome) for card in cards])
        self.start_number: Final = picks([card.start_number for card in cards])
        self.see_more: Final = picks([card.see_more for card in cards])
        self.keep_more: Final = picks([card.keep_more for card in cards])
        self.team_speed: Final = picks([card.team_speed for card in cards])
        self.draw_before: Final = picks([card.draw_before for card in cards])
        self.develop_discount: Final = picks([card.develop_discount for card in cards])
        self.develop_draw: Final = picks([card.develop_draw for card in cards])
        self.military: Final = picks([card.military for card in cards])
        self.military_by_keyword: Final = picks([card.military_by_keyword for card in cards])
        self.fought_keyword: Final = picks([card.fought_keyword for card in cards])
        self.chromosome_military: Final = picks([card.chromosome_military for card in cards])
        self.sacrifice_military: Final = picks([card.sacrifice_military for card in cards])
        self.spend_good: Final = picks([card.spend_good for card in cards])
        self.spend_military: Final = picks([card.spend_military for card in cards])
        self.frees_world: Final = picks([int(card.frees_world) for card in cards])
        self.pay_targets: Final = picks([card.pay_targets for card in cards])
        self.pay_rebate: Final = picks([card.pay_rebate for card in cards])
        self.uses_leftover: Final = picks([int(card.uses_leftover) for card in cards])
        self.adds_world: Final = picks([int(card.adds_world) for card in cards])
        self.is_lucky: Final = picks([int(card.is_lucky) for card in cards])
        self.settle_draw: Final = picks([card.settle_draw for card in cards])
        self.sale_bonus_here: Final = picks([card.sale_bonus_here for card in cards])
        self.no_bonus_sale: Final = picks([int(card.no_bonus_sale) for card in cards])
        self.produces: Final = picks([int(card.produces) for card in cards])
        self.windfall_power: Final = picks([card.windfall_power for card in cards])
        self.draw_if_produced: Final = picks([card.draw_if_produced for card in cards])
        self.produce_draw: Final = picks([card.produce_draw for card in cards])
        self.draw_per_kind: Final = picks([card.draw_per_kind for card in cards])
        self.draw_per_keyword: Final = picks([card.draw_per_keyword for card in cards])
        self.drawn_keyword: Final = picks([card.drawn_keyword for card in cards])
        self.draw_per_rebel: Final = picks([card.draw_per_rebel for card in cards])
        self.draw_per_big: Final = picks([card.draw_per_big for card in cards])
        self.big_cost: Final = picks([card.big_cost for card in cards])
        self.gathers: Final = picks([card.gathers for card in cards])
        self.discards_to_produce: Final = picks([int(card.discards_to_produce) for card in cards])
        self.second_team: Final = picks([int(card.second_team) for card in cards])
        self.military_by_good: Final = by_good([card.military_by_good for card in cards])
        self.discounts: Final = by_good([card.discounts for card in cards])
        self.sale_bonus: Final = by_good([card.sale_bonus for card in cards])
        self.draw_per_good: Final = by_good([card.draw_per_good for card in cards])
        self.draw_if_most: Final = by_good([card.draw_if_most for card in cards])
        self.draw_per_world: Final = by_good([card.draw_per_world for card in cards])
        #: How many consume powers a card has; has it temporary Military, a way to settle, draws after production?
        self.consumes: Final = picks([len(card.consume) for card in cards])
        self.boosts: Final = picks([int(card.sacrifice_military > 0 or card.spend_good >= 0) for card in cards])
        self.opens_way: Final = picks([int(card.frees_world or card.pay_targets >= 0) for card in cards])
        self.draws_after: Final = picks([draws_after(card) for card in cards])
        self.draws_for_most: Final = picks([sum(card.draw_if_most) for card in cards])


def by_good(numbers: list[tuple[int, ...]]) -> vec[vec[i64]]:
    """One row for each good, from one tuple for each card."""
    rows = vec[vec[i64]]()
    for good in range(len(numbers[0])):
        rows = append(rows, picks([of_card[good] for of_card in numbers]))
    return rows


def draws_after(card: Card) -> int:
    """0 for a card that draws nothing after production [RAC-166]."""
    by_kind = sum(card.draw_per_good) + sum(card.draw_per_world)
    other = card.draw_per_kind + card.draw_per_keyword + card.draw_per_rebel + card.draw_per_big
    return card.produce_draw + by_kind + other


@final
class Action:
    """An action card: its phase and the bonus for who chose it [RAC-021, RAC-041]."""

    def __init__(
        self, phase: int, copies: int, see_more: int, keep_more: int, discount: int, draw: int, multiplier: int
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
        self.facts: Final = Facts(cards)
        #: The phase-IV powers of each card.
        self.consume: Final = tuple([card.consume for card in cards])
        self.actions: Final = actions
        #: card_points[a][b]: what the "?" card a gives for the card b in the same tableau; with the Orb in the second.
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
