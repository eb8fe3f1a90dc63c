"""The component data as the rules read it: rows indexed by id number [CIR-R02, CIR-R43, CIR-R44].

Goods are rows of six numbers: Water, Algae, Energy, Gems, dice, Contract cards.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from cosmeeple.kernel.engine.rows import vec
from cosmeeple.kernel.kit import Kit
from cosmeeple.kernel.records.record import fixed

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

# What an Event does; from 1 on as in the file.
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
@fixed
class Rules:
    """The plain numbers of set-up and limits [CIR-001, CIR-007, CIR-019, CIR-147, CIR-148]."""

    rounds: i64
    dice_limit: i64
    hand_limit: i64
    start_dice: i64
    reserve_dice: i64
    leaders_dealt: i64
    draft_hand: i64
    draft_kept: i64
    solo_drawn: i64
    solo_discarded: i64
    events_on_top: i64
    canteen_water: i64
    start_goods: vec[i64]
    dyadic_goods: vec[i64]


@final
@fixed
class Side:
    """The boards' side for one number of players [CIR-002, CIR-016, CIR-R43]."""

    mining_x: vec[i64]
    mining_gems: vec[i64]
    pairs: i64
    foundry: i64
    market: vec[i64]
    control_room: i64
    row_spaces: vec[i64]
    warehouse: vec[i64]


@final
@fixed
class Planet:
    """Spaces (37 ordinary ones, then the 6 Caches) and the ways between them
    [CIR-010, CIR-103, CIR-106, CIR-R45]."""

    centre: i64
    cells: i64
    steps: vec[vec[i64]]
    arrows: vec[vec[i64]]
    ways: vec[i64]  # the directions that do not lead off the board, one bit each
    distance: vec[i64]
    to_cache: vec[vec[i64]]
    yields: tuple[vec[vec[i64]], ...]
    tokens: vec[vec[i64]]
    token_amount: vec[i64]
    cache_values: vec[i64]
    cache_yield: vec[i64]
    flip_rule: i64


@final
@fixed
class Base:
    """The Research Base [CIR-008, CIR-009, CIR-037..039]."""

    garage_cost: vec[i64]
    garage_vp: vec[i64]
    farm_vp: vec[i64]
    boost: i64
    table: vec[vec[i64]]
    choices: vec[vec[i64]]


@final
@fixed
class Tiles:
    """Farm and Ship tokens by kind [CIR-057..063, CIR-085..089]."""

    farm_kind: vec[i64]
    farm_takes_die: vec[bool]
    farm_count: vec[i64]
    farm_choices: vec[vec[i64]]
    farm_yield: vec[vec[i64]]
    farm_trades: vec[i64]
    farm_points: vec[i64]
    ship_change: vec[i64]
    ship_ignores_algae: vec[bool]
    ship_discount: vec[vec[i64]]
    ship_count: vec[i64]
    ship_points: vec[i64]


@final
@fixed
class Cards:
    """Contracts, Events and Leaders [CIR-003, CIR-128]."""

    cost: vec[vec[i64]]
    points: vec[i64]
    passive: tuple[bool, ...]
    discount: vec[vec[i64]]
    gain: vec[vec[i64]]
    discounts_at: vec[i64]
    gains_at: vec[i64]
    extra_dice_at: vec[i64]
    scepters: i64
    count_of: vec[i64]
    count_each: vec[i64]
    count_points: vec[i64]
    event_kind: vec[i64]
    event_place: vec[i64]
    event_goods: vec[vec[i64]]
    event_amount: vec[i64]
    event_beneficial: tuple[bool, ...]
    last_event: i64
    sal_value: i64
    renzo_events: i64
    renzo_water: i64
    zoey_contracts: i64
    troy: vec[i64]
    akira_values: i64
    akira_as: i64


@final
@fixed
class Talks:
    """The Negotiation board and its Factions [CIR-110, CIR-113..120]."""

    rows: i64
    row_points: vec[i64]
    resource: vec[i64]
    price: vec[vec[i64]]
    threshold: vec[i64]
    mirror: vec[i64]
    ability: vec[vec[i64]]
    amount: vec[vec[i64]]
    pay: tuple[vec[vec[i64]], ...]
    gain: tuple[vec[vec[i64]], ...]


@final
@fixed
class Stations:
    """Prices and rewards of the other locations [CIR-071, CIR-080, CIR-092, CIR-096, CIR-099,
    CIR-103, CIR-127]."""

    hq_rewards: vec[vec[i64]]
    hq_flip: bool
    price_resource: vec[vec[i64]]
    price_amount: vec[vec[i64]]
    stack_by_value: vec[i64]
    give_resource: vec[i64]
    give_amount: vec[i64]
    get_resource: vec[i64]
    get_amount: vec[i64]
    trades_per_pip: i64
    academy_values: vec[i64]
    academy_resource: vec[i64]
    academy_price: vec[i64]
    academy_most: i64
    delivery: vec[i64]


@final
@fixed
class Automata:
    """The AI boards, Schemes and Development tokens [CIR-240..270]."""

    start_dice: tuple[int, ...]
    dice_spaces: tuple[int, ...]
    income: tuple[tuple[int, ...], ...]
    rest_dice: tuple[tuple[int, ...], ...]
    talk_points: tuple[int, ...]
    pips_in_warehouse: tuple[bool, ...]
    event_points: tuple[int, ...]
    schemes: int
    schemes_developed: int
    academy_dice: int
    warehouse_gems: int
    row_gems: tuple[int, ...]
    development_points: int
    gem_points: int
    scheme_value: tuple[int, ...]
    scheme_targets: tuple[tuple[int, ...], ...]
    scheme_gems: tuple[int, ...]
    ignores_any_column: bool


@final
@fixed
class CircadiansKit(Kit):
    """Everything a rule may ask about the components."""

    rules: Rules
    #: By number of players.
    sides: dict[int, Side]
    #: The same for the rules: a row is quicker than a dictionary.
    side_of: list[Side]
    planet: Planet
    base: Base
    tiles: Tiles
    cards: Cards
    talks: Talks
    stations: Stations
    automata: Automata
