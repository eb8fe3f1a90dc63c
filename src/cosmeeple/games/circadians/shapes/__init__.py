"""The shape of components.toml: structs that refuse unknown, missing and mistyped entries with
their line."""

from __future__ import annotations

from typing import Generic, Literal, TypeVar

import msgspec

from cosmeeple.kernel.components import Entry, Named

Pair = tuple[int, int]
SideLetter = Literal["A", "B"]
Location = Literal[
    "headquarters",
    "mining_camp",
    "laboratory",
    "foundry",
    "market",
    "academy",
    "control_room",
    "negotiation",
    "warehouse",
]
Place = Literal[Location, "negotiation_leyrien", "negotiation_zcharo", "negotiation_jrayek"]
Faction = Literal["leyrien", "zcharo", "jrayek"]

# What the rules tell apart: a name's number is its place here (kit.py).
FlipRule = Literal["end_of_an_era", "after_first_harvest", "never"]
FarmKind = Literal["table", "six", "market", "passive", "vp", "passive_choice"]
DiceChange = Literal["", "flip", "plus_1_2", "plus_minus_1"]
EventKind = Literal[
    "discount",
    "surcharge",
    "extra_trades",
    "extra_dice",
    "gain",
    "dice_shift",
    "farm_value",
    "no_reward",
    "closed",
    "planet_yield",
    "reveal_caches",
]
AbilityKind = Literal[
    "set_die", "draw_contracts", "market_trades", "discard_for", "pay_move", "pay_gain"
]
TalkPoints = Literal["printed", "printed_plus_1_per_die", "printed_plus_pips"]

T = TypeVar("T")


class Row(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A part of an entry, without a source of its own."""


class Amounts(Row, frozen=True):
    """Some of each resource; what is not named is 0."""

    water: int = 0
    algae: int = 0
    energy: int = 0
    gem: int = 0


class Goods(Amounts, frozen=True):
    """Resources, dice and Contract cards."""

    die: int = 0
    contract: int = 0


class Titled(Entry, kw_only=True):
    """A thing with a name."""

    name_en: str
    name_pl: str


class Labelled(Entry, kw_only=True):
    """Several things with their names, in order."""

    names_en: tuple[str, ...]
    names_pl: tuple[str, ...]


class ByPlayers(Entry, Generic[T], kw_only=True):
    """What differs with the number of players."""

    by_players: dict[str, T]


class Listed(Labelled, kw_only=True):
    ids: tuple[str, ...]


class PhaseList(Labelled, kw_only=True):
    order: tuple[str, ...]


class Meta(Titled, kw_only=True):
    slug: Literal["circadians"]
    id_prefix: str
    designer: str
    players_min: int
    players_max: int
    rounds: int
    phases: PhaseList
    resources: Listed


class TileCounts(Entry, kw_only=True):
    farm_tiles: int
    ship_tiles: int
    unique_tokens: tuple[str, ...]


class Counts(Entry, kw_only=True):
    space_port_board: int
    faction_boards: int
    incident_tokens: int
    leader_cards: int
    negotiation_board: int
    contract_cards: int
    scheme_cards: int
    event_cards: int
    screens: int
    research_bases: int
    dice: int
    dice_per_player: int
    harvesters: int
    planet_board: int
    station_boards: int
    radio: int
    gem_caches: int
    development_tokens: int
    player_colours_en: tuple[str, ...]
    player_colours_pl: tuple[str, ...]
    tiles: TileCounts


class Setup(Entry, kw_only=True):
    start_resources: Amounts
    start_dice: int
    reserve_dice: int
    dice_limit: int
    hand_limit: int
    leaders_dealt: int
    leaders_kept: int
    draft_hand: int
    draft_kept: int
    solo_contracts_drawn: int
    solo_contracts_discarded: int
    farm_stacks: int
    ship_stacks: int
    farm_stack_size: int
    ship_stack_size: int
    events_on_top_of_last: int
    planet_water_per_marked_space: int
    planet_gem_per_marked_space: int
    canteen_water_per_die: int


class Dyadic(Titled, kw_only=True):
    start_resources: Amounts
    leaders_per_player: int
    steps: tuple[str, ...]


class Irenic(Titled, kw_only=True):
    any_garage_order: bool


class Variants(Entry, kw_only=True):
    dyadic_alliance: Dyadic
    irenic_union: Irenic
    open_leader_choice: Titled


class Compass(Entry, kw_only=True):
    die_to_vector: dict[str, Pair]
    names_en: dict[str, str]
    names_pl: dict[str, str]


class Arrow(Entry, kw_only=True, rename={"start": "from"}):
    die: int
    start: Pair
    to: Pair


class CacheSlot(Entry, kw_only=True):
    id: str
    pos: Pair
    entry: tuple[tuple[int, Pair], ...]


class CacheTokens(Entry, kw_only=True):
    vp_values: tuple[int, ...]
    face_down_yield: Goods
    face_up_yield: Goods
    flip_rule: FlipRule


class Cell(Row, frozen=True, rename={"goods": "yield"}):
    q: int
    r: int
    ring: int
    goods: Goods
    token: Literal["", "water", "gem"]


class PlanetSide(Titled, kw_only=True):
    id: SideLetter
    cells: tuple[Cell, ...]


class PlanetBoard(Entry, kw_only=True):
    centre: Pair
    radius: int
    spaces_total: int
    directions: Compass
    arrow: tuple[Arrow, ...]
    cache_slot: tuple[CacheSlot, ...]
    cache_tokens: CacheTokens
    side: tuple[PlanetSide, ...]


class Garage(Entry, kw_only=True):
    index: int
    start_ship: str = ""
    algae_cost: int
    vp_if_leftmost_empty: int


class AllGarages(Entry, kw_only=True):
    vp: int


class PrintedFarm(Entry, kw_only=True):
    index: int
    kind: Literal["booster", "table"]
    boost: int = 0
    choices: tuple[Literal["water", "algae", "energy"], ...] = ()


class FarmPoints(Entry, kw_only=True):
    by_total: dict[str, int]


class HarvestTable(Entry, kw_only=True):
    water: dict[str, int]
    algae: dict[str, int]
    energy: dict[str, int]


class ResearchBase(Entry, kw_only=True):
    garages: int
    printed_farms: int
    foundations: int
    garage: tuple[Garage, ...]
    all_garages_full: AllGarages
    farm: tuple[PrintedFarm, ...]
    farm_vp: FarmPoints
    harvest_table: HarvestTable


class FarmTile(Named, kw_only=True, rename={"goods": "yield"}):
    kind: FarmKind
    needs_die: bool
    count: int = 1
    in_stacks: bool = True
    choices: tuple[str | Goods, ...] = ()
    goods: Goods = Goods()
    trades: int = 0
    vp: int


class ShipTile(Named, kw_only=True):
    count: int = 1
    in_stacks: bool = True
    dice_change: DiceChange
    ignore_algae: bool
    discount: Amounts
    vp: int
    vp_source: str = ""


class Ability(Goods, frozen=True, kw_only=True):
    type: Literal["discount", "gain", "extra_dice", "ignore_complications"]
    at: tuple[Place, ...]
    before: bool = False


class Scoring(Row, frozen=True):
    type: Literal["per"]
    count: str
    each: int
    vp: int


class Contract(Named, kw_only=True):
    kind: Literal["passive", "scoring"]
    cost: Amounts
    vp: int
    effect: Ability | None = None
    score: Scoring | None = None
    cost_source: str
    vp_source: str


class EventEffect(Goods, frozen=True, kw_only=True):
    type: EventKind
    at: tuple[Place, ...] = ()
    trades: int = 0
    shift: int = 0
    add: int = 0
    max: int = 6
    pay_water: int = 0


class EventCard(Named, kw_only=True):
    beneficial: bool
    phase: Literal["plan", "execute", "harvest"]
    effect: EventEffect
    always_last: bool


class TalkRow(Entry, kw_only=True):
    row: int
    vp: int
    cost: dict[Faction, Amounts]
    vp_source: str


class Progress(Labelled, kw_only=True):
    tokens: tuple[int, ...]
    rewards: tuple[str, ...]
    order_source: str


class Condition(Row, frozen=True, kw_only=True):
    id: str
    type: Literal["sum_at_least", "same_value"]
    value: int = 0
    others: int = 0


class Complications(Labelled, kw_only=True):
    conditions: tuple[Condition, ...]
    penalties: tuple[str, ...]
    lysias_mirror: dict[str, str]


class Negotiation(Entry, kw_only=True):
    columns: tuple[Faction, ...]
    rows: int
    row: tuple[TalkRow, ...]
    spaces_per_row: ByPlayers[tuple[int, ...]]
    progress: Progress
    complications: Complications


class FactionAbility(Row, frozen=True, kw_only=True):
    type: AbilityKind
    amount: int = 1
    contract: int = 0
    moves: int = 1
    pay: Amounts = Amounts()
    gain: Goods = Goods()


class FactionSide(Entry, kw_only=True):
    side: SideLetter
    ability: FactionAbility


class FactionBoard(Entry, kw_only=True):
    id: Faction
    colour: str
    resource: Literal["algae", "energy", "gem"]
    side: tuple[FactionSide, ...]


class Headquarters(Named, kw_only=True):
    places: int
    first_place_flip: bool
    rewards: tuple[Goods, ...]


class WarehouseColumns(ByPlayers[tuple[tuple[int, ...], ...]], kw_only=True):
    ai_ignores_any_value_column: bool


class Warehouse(Named, kw_only=True):
    rows: int
    row_rewards: tuple[str, ...]
    columns: WarehouseColumns


class Mine(Row, frozen=True):
    x: int
    gem: int


class MiningCamp(Titled, kw_only=True):
    by_players: dict[str, tuple[Mine, ...]]


class PricedStation(Titled, kw_only=True):
    """A Station that is paid for in one of several ways."""

    price: tuple[Amounts, ...]


class Laboratory(PricedStation, kw_only=True):
    pair_spaces_by_players: dict[str, int]


class Foundry(PricedStation, kw_only=True):
    stack_by_value: dict[str, int]
    spaces: ByPlayers[int]


class TradeRow(Row, frozen=True):
    give: Amounts
    get: Amounts


class TradeGroup(Entry, kw_only=True):
    id: str
    trades: tuple[TradeRow, ...]


class Market(Titled, kw_only=True):
    trades_per_pip: int
    group: tuple[TradeGroup, ...]
    spaces: ByPlayers[tuple[tuple[str, ...], ...]]


class AcademySpace(Entry, kw_only=True):
    values: tuple[int, ...]
    per_die: Amounts


class Academy(Titled, kw_only=True):
    max_dice_bought: int
    space: tuple[AcademySpace, ...]


class ControlRoom(PricedStation, kw_only=True):
    spaces: ByPlayers[int]


class StationBoards(Entry, kw_only=True):
    mining_camp: MiningCamp
    laboratory: Laboratory
    foundry: Foundry
    market: Market
    academy: Academy
    control_room: ControlRoom


class Leader(Named, kw_only=True):
    set: Literal["base", "allies", "second_edition"]
    token: str


class LeaderNumbers(Entry, kw_only=True):
    sal_value: int
    renzo_event_cards: int
    renzo_common_event_water: int
    zoey_extra_contracts: int
    troy_discount: Amounts
    akira_values: tuple[int, ...]
    akira_as: int


class AiScoring(Row, frozen=True):
    negotiation: TalkPoints
    warehouse: Literal["one_per_die", "pips"]
    event_vp: int


class AiBoard(Named, kw_only=True):
    level: int
    start_dice: int
    gem_income_by_dice: tuple[int, ...]
    rest_dice_by_dice: tuple[int, ...]
    dice_spaces: int
    scheme_places: int
    scoring: AiScoring


class AiCommon(Entry, kw_only=True):
    schemes_per_round: int
    schemes_with_token_3: int
    academy_dice: int
    warehouse_gem_cost: int
    negotiation_gem_cost_by_row: tuple[int, ...]
    development_vp: int
    gem_vp: int
    never_uses: tuple[str, ...]


class Development(Entry, kw_only=True):
    id: str
    stars: int
    effect: str


class Scheme(Entry, kw_only=True):
    id: str
    value: int
    options: tuple[str, ...]
    gems: int


class Components(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The whole file."""

    meta: Meta
    components: Counts
    setup: Setup
    variants: Variants
    planet: PlanetBoard
    research_base: ResearchBase
    farm_tile: tuple[FarmTile, ...]
    ship_tile: tuple[ShipTile, ...]
    contract: tuple[Contract, ...]
    event: tuple[EventCard, ...]
    negotiation: Negotiation
    faction: tuple[FactionBoard, ...]
    headquarters: Headquarters
    warehouse: Warehouse
    station: StationBoards
    leader: tuple[Leader, ...]
    leader_numbers: LeaderNumbers
    ai_board: tuple[AiBoard, ...]
    ai_common: AiCommon
    development_token: tuple[Development, ...]
    scheme: tuple[Scheme, ...]
