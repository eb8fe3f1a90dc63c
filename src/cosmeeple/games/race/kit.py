"""The component data as the rules read it: one `Card` for each design, indexed by its number [RAC-001..008]."""

from __future__ import annotations

from typing import Final, final

from cosmeeple.games.race.orb_kit import OrbKit
from cosmeeple.kernel.kit import Kit, Label


@final
class ConsumePower:
    """One phase-IV power. `kind` is one of the consume powers of the vocabulary; the other numbers mean what it
    says."""

    def __init__(
        self, kind: int, good: int, take: int, vp: int, cards: int, times: int, less: int, with_bonuses: bool
    ) -> None:
        self.kind: Final = kind
        self.good: Final = good
        self.take: Final = take
        self.vp: Final = vp
        self.cards: Final = cards
        self.times: Final = times
        self.less: Final = less
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
class Action:
    """An action card: its phase and the bonus for who chose it [RAC-021, RAC-041]."""

    def __init__(
        self, phase: int, copies: int, see_more: int, keep_more: int, discount: int, draw: int, multiplier: int
    ) -> None:
        self.phase: Final = phase
        self.copies: Final = copies
        self.see_more: Final = see_more
        self.keep_more: Final = keep_more
        self.discount: Final = discount
        self.draw: Final = draw
        self.multiplier: Final = multiplier


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
        self.actions: Final = actions
        #: card_points[a][b]: what the "?" card a gives for the card b in the same tableau; with the Orb in the second.
        self.card_points: Final = card_points
        self.card_points_orb: Final = card_points_orb
        self.prices: Final = prices
        self.explore_draw: Final = explore_draw
        self.explore_keep: Final = explore_keep
        self.hand_limit: Final = hand_limit
        self.tableau_end: Final = tableau_end
        self.pool_per_player: Final = pool_per_player
        self.start_deal: Final = start_deal
        self.start_keep: Final = start_keep
        self.round_cap: Final = round_cap
        #: Actions chosen in a round of the advanced game.
        self.actions_each: Final = actions_each
        #: The highest cost or defence in the deck, without and with the expansion.
        self.highest_cost: Final = highest_cost
        #: Start worlds of the blue (even) and red (odd) stacks, by card.
        self.stacks: Final = stacks
        self.preset_worlds: Final = preset_worlds
        self.preset_hands: Final = preset_hands
        self.orb: Final = orb
