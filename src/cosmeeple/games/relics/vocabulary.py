"""The words of the game: ids of regions, artefacts, places, cards and actions, and the numbers
behind them.

Saved games and rules speak in these; what the things cost and give is data (components.toml).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

REGIONS: Final = ("yellow", "green", "red", "purple", "orange")
ALIEN_SYMBOLS: Final = ("eye", "spiral", "trident", "ring")
#: An artefact's number is its region times KINDS_EACH plus the place of its alien symbol.
ARTEFACTS: Final = tuple([f"{region}_{symbol}" for region in REGIONS for symbol in ALIEN_SYMBOLS])
CARD_SYMBOLS: Final = ("wave", "comet", "star", "prism", "gate", "crown")
LOCATIONS: Final = (
    "m1",
    "g1",
    "g2",
    "g3",
    "bw",
    "m2",
    "y1",
    "y2",
    "y3",
    "m3",
    "p1",
    "r1",
    "r2",
    "r3",
    "bc",
    "m4",
    "o1",
    "m5",
    "o2",
    "m6",
    "be",
)
MARKETS: Final = ("m1", "m2", "m3", "m4", "m5", "m6")
CENTRES: Final = ("left", "middle", "right")
TRAVEL_CARDS: Final = ("tr_2", "tr_3", "tr_4")
ACTION_CARDS: Final = tuple(
    [f"ac_{region}_{symbol}" for region in REGIONS for symbol in CARD_SYMBOLS]
)
#: Cards that can be in a hand: the action cards, then the travel cards.
CARDS: Final = (*ACTION_CARDS, *TRAVEL_CARDS)
BUYERS: Final = (*REGIONS, "special")
FACTIONS: Final = ("dal_harrai", "issisinui", "gul", "aqulla", "kuti_kuti")
ABILITIES: Final = (
    "free_move",
    "extra_forecast",
    "buy_before_sale",
    "sell_without_trader",
    "double_dig",
)
ORDER_CARDS: Final = (
    "ord_subsidy",
    "ord_zone_jump",
    "ord_invitation",
    "ord_scout_drone",
    "ord_fence",
    "ord_delegation",
    "ord_auction",
    "ord_archive",
)
SIDES: Final = ("white", "yellow")
EFFECTS: Final = (
    "gain_credits",
    "gain_per_gallery_column",
    "move_each_explorer",
    "relocate_explorers",
    "add_coloured_buyers",
    "rebuild_queue",
    "take_from_dig_sites",
    "take_from_black_market",
    "place_traders",
    "auction_artefacts",
    "draw_and_keep",
    "remote_sample",
)
ACTIONS: Final = ("travel", "excavate", "market", "sell", "order", "smuggle", "forecast", "pass")
ZU_TYPES: Final = ("excavate", "market", "order", "sell", "burst", "forecast")
ZU_CARDS: Final = (
    *[f"zu_exc_{number}" for number in range(1, 9)],
    *[f"zu_mar_{number}" for number in range(1, 3)],
    *[f"zu_ord_{number}" for number in range(1, 7)],
    *[f"zu_sel_{number}" for number in range(1, 5)],
    *[f"zu_bur_{number}" for number in range(1, 3)],
    *[f"zu_for_{number}" for number in range(1, 3)],
)
MODULES: Final = (
    "easier_no_start_credits",
    "easier_no_failed_credits",
    "easier_no_coloured_buyers",
    "easier_burn_card",
    "easier_limited_crew",
    "harder_both_colours",
    "harder_failed_15",
    "harder_any_storage",
    "harder_leftover_penalty",
    "harder_second_acquire",
)

REGION_COUNT: Final = 5
KINDS_EACH: Final = 4
ARTEFACT_COUNT: Final = 20
LOCATION_COUNT: Final = 21
MARKET_COUNT: Final = 6
CENTRE_COUNT: Final = 3
EXPLORERS_EACH: Final = 3
TRAVEL_COUNT: Final = 3
#: More tiles than this never lie in one black-market stack: all of a colour.
DEEPEST_STACK: Final = 18
LONGEST_FORECAST: Final = 5

SPECIAL: Final = 5
FIRST_TRAVEL: Final = 30

TRAVEL: Final = 0
EXCAVATE: Final = 1
MARKET: Final = 2
SELL: Final = 3
ORDER: Final = 4
SMUGGLE: Final = 5
FORECAST: Final = 6
PASS_ACTION: Final = 7

FREE_MOVE: Final = 0
EXTRA_FORECAST: Final = 1
BUY_BEFORE_SALE: Final = 2
SELL_WITHOUT_TRADER: Final = 3
DOUBLE_DIG: Final = 4

GAIN_CREDITS: Final = 0
GAIN_PER_COLUMN: Final = 1
MOVE_EACH_EXPLORER: Final = 2
RELOCATE_EXPLORERS: Final = 3
ADD_COLOURED_BUYERS: Final = 4
REBUILD_QUEUE: Final = 5
TAKE_FROM_DIG_SITES: Final = 6
TAKE_FROM_BLACK_MARKET: Final = 7
PLACE_TRADERS: Final = 8
AUCTION_ARTEFACTS: Final = 9
DRAW_AND_KEEP: Final = 10
REMOTE_SAMPLE: Final = 11

ZU_EXCAVATE: Final = 0
ZU_MARKET: Final = 1
ZU_ORDER: Final = 2
ZU_SELL: Final = 3
ZU_BURST: Final = 4
ZU_FORECAST: Final = 5

NO_START_CREDITS: Final = 0
NO_FAILED_CREDITS: Final = 1
NO_COLOURED_BUYERS: Final = 2
BURN_CARD: Final = 3
LIMITED_CREW: Final = 4
BOTH_COLOURS: Final = 5
FAILED_15: Final = 6
ANY_STORAGE: Final = 7
LEFTOVER_PENALTY: Final = 8
SECOND_ACQUIRE: Final = 9

NONE: Final = -1


def region_of(artefact: i64) -> i64:
    """The region (colour, gallery column) of an artefact."""
    return artefact // KINDS_EACH


def row_of(artefact: i64) -> i64:
    """The gallery row of an artefact."""
    return artefact % KINDS_EACH
