"""What components.toml says, row by row [REL-001, REL-003..005]: the types of its tables, and
nothing else."""

from __future__ import annotations

from typing import Literal

import msgspec

from cosmeeple.kernel.components import Entry, Named


class Meta(Entry):
    slug: Literal["relics"]
    name_pl: str
    name_en: str
    original_name: str
    designers: tuple[str, ...]
    publisher: str
    year: int


class Box(Entry):
    world_board: int
    faction_boards: int
    buyers_board: int
    ship_board: int
    artefact_tiles: int
    initiative_tokens: int
    explorers: int
    crew_markers: int
    turn_order_markers: int
    coloured_buyers: int
    coloured_buyers_per_colour: int
    round_marker: int
    special_buyers: int
    buyer_cards: int
    action_cards: int
    order_cards: int
    help_cards: int
    travel_cards: int
    zu_boards: int
    zu_cards: int
    credit_denominations: tuple[int, ...]


class Constants(Entry):
    rounds: int
    actions_per_turn: int
    explorers_each: int
    crew_each: int
    start_credits: int
    start_hand_action_cards: int
    mulligan_threshold: int
    prep_deal_cards: int
    prep_pick_per_pass: int
    prep_passes: int
    solo_prep_deal_cards: int
    solo_prep_keep: tuple[int, ...]
    solo_prep_random_discard: tuple[int, ...]
    hand_keep_on_pass_max: int
    action_card_fuel: int
    queue_limit: int
    queue_start_length: int
    queue_refresh_length: int
    excavate_max: int
    sell_max_markets: int
    sell_credits_per_buyer: int
    smuggle_max_deliver: int
    smuggle_max_acquire: int
    smuggle_acquire_surcharge: int
    forecast_draw: int
    forecast_buy_multiplier: int
    forecast_resolve_to_dig_sites: int
    forecast_resolve_to_black_market: int
    column_bonus_cards: int
    buyer_cards_discarded_at_setup: int
    start_explorer_markets: tuple[int, ...]
    zu_failed_action_credits: int
    zu_cards_carried_to_next_round: int


class PlayerSetup(Entry):
    players: int
    forecast_cards: int
    artefacts_per_colour_on_dig_sites: int
    artefacts_per_colour_on_black_market: int
    special_buyers_removed: int
    coloured_buyers_removed_per_colour: int
    special_buyers_in_game: int
    coloured_buyers_in_game_per_colour: int


class Region(Named):
    continent_pl: str
    continent_en: str
    colour_hex: str


class Artefact(Named):
    region: str
    symbol: str
    value: int
    copies: int
    name_source: str


class Centre(Named):
    card_symbols: tuple[str, ...]
    markets: tuple[int, ...]


class Location(Named):
    kinds: tuple[Literal["market", "dig_site", "black_market"], ...]
    x: int
    y: int
    market: int = 0
    region: str = ""
    artefact_symbols: tuple[str, ...] = ()
    card_symbols: tuple[str, ...] = ()


class Edge(Entry):
    a: str
    b: str
    wrap: bool


class ActionCard(Named):
    region: str
    symbol: str
    fuel: int
    copies: int


class TravelCard(Named):
    fuel: int
    copies: int


class BuyerCard(Entry):
    id: str
    buyer: str
    copies: int


class PopularityTrack(Entry):
    spaces: tuple[int, ...]
    level_when_full: int


class PopularityPay(Entry):
    by_rank: tuple[int, ...]


class SellBonus(Entry):
    credits: tuple[int, ...]
    cards_drawn: tuple[int, ...]
    cards_kept: tuple[int, ...]


class CentrePrize(Entry):
    round: int
    by_place: tuple[int, ...]


class GalleryColumns(Entry):
    by_count: tuple[int, ...]


class GalleryRow(Entry):
    symbol: str
    by_count: tuple[int, ...]


class Faction(Named):
    role_pl: str
    role_en: str
    initiative: int
    player_colour: str
    hold: int
    hatch: int
    ability: str


class Zu(Entry):
    name_pl: str
    name_en: str
    initiative: int
    start_credits: int
    hold: int
    hatch: int


class ZuRoundDeck(Entry):
    round: int
    excavate: int
    market: int
    order: int
    sell: int
    burst: int
    forecast: int
    carried_over: int


class ZuCard(Named):
    type: Literal["excavate", "market", "order", "sell", "burst", "forecast"]
    colours: tuple[str, ...] = ()
    market: int = 0


class Side(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    effect: str
    amount: int = 0
    steps: int = 0
    draw_cards: int = 0
    count: int = 0
    max_buyers: int = 0
    max_per_kind: int = 0
    different_regions: bool = False
    any_position: bool = False
    gain: int = 0
    bonus: int = 0
    draw: int = 0
    keep: int = 0


class OrderCard(Named):
    white: Side
    yellow: Side


class Module(Entry):
    id: str
    kind: Literal["easier", "harder"]
    failed_action_credits: int = 0


class Components(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The whole file."""

    meta: Meta
    box: Box
    constants: Constants
    player_setup: tuple[PlayerSetup, ...]
    region: tuple[Region, ...]
    alien_symbol: tuple[Named, ...]
    artefact: tuple[Artefact, ...]
    card_symbol: tuple[Named, ...]
    command_centre: tuple[Centre, ...]
    location: tuple[Location, ...]
    edge: tuple[Edge, ...]
    action_card: tuple[ActionCard, ...]
    travel_card: tuple[TravelCard, ...]
    buyer_card: tuple[BuyerCard, ...]
    popularity_track: PopularityTrack
    popularity_pay: PopularityPay
    sell_bonus: SellBonus
    centre_prize: tuple[CentrePrize, ...]
    gallery_columns: GalleryColumns
    gallery_row: tuple[GalleryRow, ...]
    faction: tuple[Faction, ...]
    zu: Zu
    zu_round_deck: tuple[ZuRoundDeck, ...]
    zu_card: tuple[ZuCard, ...]
    order_card: tuple[OrderCard, ...]
    difficulty_module: tuple[Module, ...]
    action: tuple[Named, ...]
