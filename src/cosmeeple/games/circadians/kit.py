"""The component data as the rules read it: rows indexed by id number [CIR-R02, CIR-R43, CIR-R44].

Goods are rows of six numbers: Water, Algae, Energy, Gems, dice, Contract cards.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from cosmeeple.kernel.engine.rows import vec
from cosmeeple.kernel.kit import Kit, Label

# Goods beyond the four resources.
DIE: Final = 4
CONTRACT: Final = 5

# When Gem Caches are turned [CIR-R01].
FLIP_AT_END_OF_ERA: Final = 0
FLIP_AFTER_HARVEST: Final = 1
FLIP_NEVER: Final = 2

# Kinds of Farm tokens [CIR-085..089].
FARM_TABLE: Final = 0
FARM_SIX: Final = 1
FARM_MARKET: Final = 2
FARM_PASSIVE: Final = 3
FARM_POINTS: Final = 4
FARM_CHOICE: Final = 5

# What a Ship may do to the die [CIR-057, CIR-058, CIR-060].
NO_CHANGE: Final = 0
FLIP: Final = 1
PLUS_1_2: Final = 2
PLUS_MINUS_1: Final = 3

# What an Event does.
NO_EFFECT: Final = 0
DISCOUNT: Final = 1
SURCHARGE: Final = 2
EXTRA_TRADES: Final = 3
EXTRA_DICE: Final = 4
GAIN: Final = 5
DICE_SHIFT: Final = 6
FARM_VALUE: Final = 7
NO_REWARD: Final = 8
CLOSED: Final = 9
PLANET_YIELD: Final = 10
REVEAL_CACHES: Final = 11

# What a scoring Contract counts [CIR-201..215].
COUNT_NOTHING: Final = 0
COUNT_HAND: Final = 1
COUNT_WAREHOUSE: Final = 2
COUNT_SCORING: Final = 3
COUNT_PASSIVE: Final = 4
COUNT_POOL: Final = 5
COUNT_FARMS: Final = 6
COUNT_SHIPS: Final = 7
COUNT_TALKS: Final = 8
COUNT_COLUMN: Final = 9  # 9, 10, 11 for the three Factions
COUNT_RESOURCE: Final = 12  # 12 to 15 for the four resources

# What a Faction offers [CIR-113].
SET_DIE: Final = 0
DRAW: Final = 1
TRADE: Final = 2
DISCARD_FOR: Final = 3
PAY_MOVE: Final = 4
PAY_GAIN: Final = 5

# How an AI scores its negotiation dice [CIR-266].
PRINTED: Final = 0
PRINTED_PLUS_ONE: Final = 1
PRINTED_PLUS_PIPS: Final = 2


@final
class Rules:
    """The plain numbers of set-up and limits [CIR-001, CIR-007, CIR-019, CIR-147, CIR-148]."""

    def __init__(
        self,
        rounds: i64,
        dice_limit: i64,
        hand_limit: i64,
        start_dice: i64,
        reserve_dice: i64,
        leaders_dealt: i64,
        draft_hand: i64,
        draft_kept: i64,
        solo_drawn: i64,
        solo_discarded: i64,
        events_on_top: i64,
        canteen_water: i64,
        start_goods: vec[i64],
        dyadic_goods: vec[i64],
    ) -> None:
        self.rounds: Final = rounds
        self.dice_limit: Final = dice_limit
        self.hand_limit: Final = hand_limit
        self.start_dice: Final = start_dice
        self.reserve_dice: Final = reserve_dice
        self.leaders_dealt: Final = leaders_dealt
        self.draft_hand: Final = draft_hand
        self.draft_kept: Final = draft_kept
        self.solo_drawn: Final = solo_drawn
        self.solo_discarded: Final = solo_discarded
        self.events_on_top: Final = events_on_top
        self.canteen_water: Final = canteen_water
        self.start_goods: Final = start_goods
        self.dyadic_goods: Final = dyadic_goods


@final
class Side:
    """The boards' side for one number of players [CIR-002, CIR-016, CIR-R43]."""

    def __init__(
        self,
        mining_x: vec[i64],
        mining_gems: vec[i64],
        pairs: i64,
        foundry: i64,
        market: vec[i64],
        control_room: i64,
        row_spaces: vec[i64],
        warehouse: vec[i64],
    ) -> None:
        self.mining_x: Final = mining_x
        self.mining_gems: Final = mining_gems
        self.pairs: Final = pairs
        self.foundry: Final = foundry
        self.market: Final = market
        self.control_room: Final = control_room
        self.row_spaces: Final = row_spaces
        self.warehouse: Final = warehouse


@final
class Planet:
    """Spaces (37 ordinary ones, then the 6 Caches) and the ways between them
    [CIR-010, CIR-103, CIR-106, CIR-R45]."""

    def __init__(
        self,
        centre: i64,
        cells: i64,
        steps: vec[vec[i64]],
        arrows: vec[vec[i64]],
        distance: vec[i64],
        to_cache: vec[vec[i64]],
        yields: tuple[vec[vec[i64]], ...],
        tokens: vec[vec[i64]],
        token_amount: vec[i64],
        cache_values: vec[i64],
        cache_yield: vec[i64],
        flip_rule: i64,
    ) -> None:
        self.centre: Final = centre
        self.cells: Final = cells
        self.steps: Final = steps
        self.arrows: Final = arrows
        self.distance: Final = distance
        self.to_cache: Final = to_cache
        self.yields: Final = yields
        self.tokens: Final = tokens
        self.token_amount: Final = token_amount
        self.cache_values: Final = cache_values
        self.cache_yield: Final = cache_yield
        self.flip_rule: Final = flip_rule


@final
class Base:
    """The Research Base [CIR-008, CIR-009, CIR-037..039]."""

    def __init__(
        self,
        garage_cost: vec[i64],
        garage_vp: vec[i64],
        farm_vp: vec[i64],
        boost: i64,
        table: vec[vec[i64]],
        choices: vec[vec[i64]],
    ) -> None:
        self.garage_cost: Final = garage_cost
        self.garage_vp: Final = garage_vp
        self.farm_vp: Final = farm_vp
        self.boost: Final = boost
        self.table: Final = table
        self.choices: Final = choices


@final
class Tiles:
    """Farm and Ship tokens by kind [CIR-057..063, CIR-085..089]."""

    def __init__(
        self,
        farm_kind: vec[i64],
        farm_takes_die: vec[bool],
        farm_count: vec[i64],
        farm_choices: vec[vec[i64]],
        farm_yield: vec[vec[i64]],
        farm_trades: vec[i64],
        farm_points: vec[i64],
        ship_change: vec[i64],
        ship_ignores_algae: vec[bool],
        ship_discount: vec[vec[i64]],
        ship_count: vec[i64],
        ship_points: vec[i64],
    ) -> None:
        self.farm_kind: Final = farm_kind
        self.farm_takes_die: Final = farm_takes_die
        self.farm_count: Final = farm_count
        self.farm_choices: Final = farm_choices
        self.farm_yield: Final = farm_yield
        self.farm_trades: Final = farm_trades
        self.farm_points: Final = farm_points
        self.ship_change: Final = ship_change
        self.ship_ignores_algae: Final = ship_ignores_algae
        self.ship_discount: Final = ship_discount
        self.ship_count: Final = ship_count
        self.ship_points: Final = ship_points


@final
class Cards:
    """Contracts, Events and Leaders [CIR-003, CIR-128]."""

    def __init__(
        self,
        cost: vec[vec[i64]],
        points: vec[i64],
        passive: tuple[bool, ...],
        discount: vec[vec[i64]],
        gain: vec[vec[i64]],
        discounts_at: vec[i64],
        gains_at: vec[i64],
        extra_dice_at: vec[i64],
        scepters: i64,
        count_of: vec[i64],
        count_each: vec[i64],
        count_points: vec[i64],
        event_kind: vec[i64],
        event_place: vec[i64],
        event_goods: vec[vec[i64]],
        event_amount: vec[i64],
        event_beneficial: tuple[bool, ...],
        last_event: i64,
        sal_value: i64,
        renzo_events: i64,
        renzo_water: i64,
        zoey_contracts: i64,
        troy: vec[i64],
        akira_values: i64,
        akira_as: i64,
    ) -> None:
        self.cost: Final = cost
        self.points: Final = points
        self.passive: Final = passive
        self.discount: Final = discount
        self.gain: Final = gain
        self.discounts_at: Final = discounts_at
        self.gains_at: Final = gains_at
        self.extra_dice_at: Final = extra_dice_at
        self.scepters: Final = scepters
        self.count_of: Final = count_of
        self.count_each: Final = count_each
        self.count_points: Final = count_points
        self.event_kind: Final = event_kind
        self.event_place: Final = event_place
        self.event_goods: Final = event_goods
        self.event_amount: Final = event_amount
        self.event_beneficial: Final = event_beneficial
        self.last_event: Final = last_event
        self.sal_value: Final = sal_value
        self.renzo_events: Final = renzo_events
        self.renzo_water: Final = renzo_water
        self.zoey_contracts: Final = zoey_contracts
        self.troy: Final = troy
        self.akira_values: Final = akira_values
        self.akira_as: Final = akira_as


@final
class Talks:
    """The Negotiation board and its Factions [CIR-110, CIR-113..120]."""

    def __init__(
        self,
        rows: i64,
        row_points: vec[i64],
        resource: vec[i64],
        price: vec[vec[i64]],
        threshold: vec[i64],
        mirror: vec[i64],
        ability: vec[vec[i64]],
        amount: vec[vec[i64]],
        pay: tuple[vec[vec[i64]], ...],
        gain: tuple[vec[vec[i64]], ...],
    ) -> None:
        self.rows: Final = rows
        self.row_points: Final = row_points
        self.resource: Final = resource
        self.price: Final = price
        self.threshold: Final = threshold
        self.mirror: Final = mirror
        self.ability: Final = ability
        self.amount: Final = amount
        self.pay: Final = pay
        self.gain: Final = gain


@final
class Stations:
    """Prices and rewards of the other locations [CIR-071, CIR-080, CIR-092, CIR-096, CIR-099,
    CIR-103, CIR-127]."""

    def __init__(
        self,
        hq_rewards: vec[vec[i64]],
        hq_flip: bool,
        price_resource: vec[vec[i64]],
        price_amount: vec[vec[i64]],
        stack_by_value: vec[i64],
        give_resource: vec[i64],
        give_amount: vec[i64],
        get_resource: vec[i64],
        get_amount: vec[i64],
        trades_per_pip: i64,
        academy_values: vec[i64],
        academy_resource: vec[i64],
        academy_price: vec[i64],
        academy_most: i64,
        delivery: vec[i64],
    ) -> None:
        self.hq_rewards: Final = hq_rewards
        self.hq_flip: Final = hq_flip
        self.price_resource: Final = price_resource
        self.price_amount: Final = price_amount
        self.stack_by_value: Final = stack_by_value
        self.give_resource: Final = give_resource
        self.give_amount: Final = give_amount
        self.get_resource: Final = get_resource
        self.get_amount: Final = get_amount
        self.trades_per_pip: Final = trades_per_pip
        self.academy_values: Final = academy_values
        self.academy_resource: Final = academy_resource
        self.academy_price: Final = academy_price
        self.academy_most: Final = academy_most
        self.delivery: Final = delivery


@final
class Automata:
    """The AI boards, Schemes and Development tokens [CIR-240..270]."""

    def __init__(
        self,
        start_dice: tuple[int, ...],
        dice_spaces: tuple[int, ...],
        income: tuple[tuple[int, ...], ...],
        rest_dice: tuple[tuple[int, ...], ...],
        talk_points: tuple[int, ...],
        pips_in_warehouse: tuple[bool, ...],
        event_points: tuple[int, ...],
        schemes: int,
        schemes_developed: int,
        academy_dice: int,
        warehouse_gems: int,
        row_gems: tuple[int, ...],
        development_points: int,
        gem_points: int,
        scheme_value: tuple[int, ...],
        scheme_targets: tuple[tuple[int, ...], ...],
        scheme_gems: tuple[int, ...],
        ignores_any_column: bool,
    ) -> None:
        self.start_dice: Final = start_dice
        self.dice_spaces: Final = dice_spaces
        self.income: Final = income
        self.rest_dice: Final = rest_dice
        self.talk_points: Final = talk_points
        self.pips_in_warehouse: Final = pips_in_warehouse
        self.event_points: Final = event_points
        self.schemes: Final = schemes
        self.schemes_developed: Final = schemes_developed
        self.academy_dice: Final = academy_dice
        self.warehouse_gems: Final = warehouse_gems
        self.row_gems: Final = row_gems
        self.development_points: Final = development_points
        self.gem_points: Final = gem_points
        self.scheme_value: Final = scheme_value
        self.scheme_targets: Final = scheme_targets
        self.scheme_gems: Final = scheme_gems
        self.ignores_any_column: Final = ignores_any_column


@final
class CircadiansKit(Kit):
    """Everything a rule may ask about the components."""

    def __init__(
        self,
        names: dict[str, tuple[str, ...]],
        labels: dict[str, tuple[Label, ...]],
        digest: str,
        rules: Rules,
        sides: dict[int, Side],
        planet: Planet,
        base: Base,
        tiles: Tiles,
        cards: Cards,
        talks: Talks,
        stations: Stations,
        automata: Automata,
    ) -> None:
        super().__init__(names, labels, digest)
        self.rules: Final = rules
        self.sides: Final = sides
        # The same by number of players, for the rules: a row is quicker than a dictionary.
        self.side_of: Final = [sides[max(players, min(sides))] for players in range(max(sides) + 1)]
        self.planet: Final = planet
        self.base: Final = base
        self.tiles: Final = tiles
        self.cards: Final = cards
        self.talks: Final = talks
        self.stations: Final = stations
        self.automata: Final = automata
