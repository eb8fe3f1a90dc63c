"""The words of the game: ids of regions, artefacts, places, cards and actions, and the numbers
behind them.

Saved games and rules speak in these; what the things cost and give is data (components.toml).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cosmeeple.kernel.engine.domain import ids
from cosmeeple.kernel.ids import ids_of

REGIONS: Final = ids_of(__name__, "region")
ALIEN_SYMBOLS: Final = ids_of(__name__, "alien_symbol")
#: An artefact's number is its region times KINDS_EACH plus the place of its alien symbol.
ARTEFACTS: Final = tuple([f"{region}_{symbol}" for region in REGIONS for symbol in ALIEN_SYMBOLS])
CARD_SYMBOLS: Final = ids_of(__name__, "card_symbol")
LOCATIONS: Final = ids_of(__name__, "location")
MARKETS: Final = ("m1", "m2", "m3", "m4", "m5", "m6")
CENTRES: Final = ids_of(__name__, "command_centre")
TRAVEL_CARDS: Final = ids_of(__name__, "travel_card")
ACTION_CARDS: Final = tuple(
    [f"ac_{region}_{symbol}" for region in REGIONS for symbol in CARD_SYMBOLS]
)
#: Cards that can be in a hand: the action cards, then the travel cards.
CARDS: Final = (*ACTION_CARDS, *TRAVEL_CARDS)
BUYERS: Final = (*REGIONS, "special")
FACTIONS: Final = ids_of(__name__, "faction")
ABILITIES: Final = ids("free_move extra_forecast buy_before_sale sell_without_trader double_dig")
ORDER_CARDS: Final = ids_of(__name__, "order_card")
SIDES: Final = ("white", "yellow")
EFFECTS: Final = ids(
    "gain_credits gain_per_gallery_column move_each_explorer relocate_explorers "
    "add_coloured_buyers rebuild_queue take_from_dig_sites take_from_black_market place_traders "
    "auction_artefacts draw_and_keep remote_sample"
)
ACTIONS: Final = ids_of(__name__, "action")
ZU_TYPES: Final = ("excavate", "market", "order", "sell", "burst", "forecast")
ZU_CARDS: Final = (
    *[f"zu_exc_{number}" for number in range(1, 9)],
    *[f"zu_mar_{number}" for number in range(1, 3)],
    *[f"zu_ord_{number}" for number in range(1, 7)],
    *[f"zu_sel_{number}" for number in range(1, 5)],
    *[f"zu_bur_{number}" for number in range(1, 3)],
    *[f"zu_for_{number}" for number in range(1, 3)],
)
MODULES: Final = ids_of(__name__, "difficulty_module")

REGION_COUNT: Final = 5  # len(REGIONS)
KINDS_EACH: Final = 4  # len(ALIEN_SYMBOLS)
ARTEFACT_COUNT: Final = 20  # len(ARTEFACTS)
LOCATION_COUNT: Final = 21  # len(LOCATIONS)
MARKET_COUNT: Final = 6  # len(MARKETS)
CENTRE_COUNT: Final = 3  # len(CENTRES)
EXPLORERS_EACH: Final = 3
TRAVEL_COUNT: Final = 3  # len(TRAVEL_CARDS)
#: More tiles than this never lie in one black-market stack: all of a colour.
DEEPEST_STACK: Final = 18
LONGEST_FORECAST: Final = 5

SPECIAL: Final = 5  # BUYERS
FIRST_TRAVEL: Final = 30  # CARDS: tr_2

TRAVEL: Final = 0  # ACTIONS
EXCAVATE: Final = 1  # ACTIONS
MARKET: Final = 2  # ACTIONS
SELL: Final = 3  # ACTIONS
ORDER: Final = 4  # ACTIONS
SMUGGLE: Final = 5  # ACTIONS
FORECAST: Final = 6  # ACTIONS
PASS_ACTION: Final = 7  # ACTIONS: pass

FREE_MOVE: Final = 0  # ABILITIES
EXTRA_FORECAST: Final = 1  # ABILITIES
BUY_BEFORE_SALE: Final = 2  # ABILITIES
SELL_WITHOUT_TRADER: Final = 3  # ABILITIES
DOUBLE_DIG: Final = 4  # ABILITIES

GAIN_CREDITS: Final = 0  # EFFECTS
GAIN_PER_COLUMN: Final = 1  # EFFECTS: gain_per_gallery_column
MOVE_EACH_EXPLORER: Final = 2  # EFFECTS
RELOCATE_EXPLORERS: Final = 3  # EFFECTS
ADD_COLOURED_BUYERS: Final = 4  # EFFECTS
REBUILD_QUEUE: Final = 5  # EFFECTS
TAKE_FROM_DIG_SITES: Final = 6  # EFFECTS
TAKE_FROM_BLACK_MARKET: Final = 7  # EFFECTS
PLACE_TRADERS: Final = 8  # EFFECTS
AUCTION_ARTEFACTS: Final = 9  # EFFECTS
DRAW_AND_KEEP: Final = 10  # EFFECTS
REMOTE_SAMPLE: Final = 11  # EFFECTS

ZU_EXCAVATE: Final = 0  # ZU_TYPES: excavate
ZU_MARKET: Final = 1  # ZU_TYPES: market
ZU_ORDER: Final = 2  # ZU_TYPES: order
ZU_SELL: Final = 3  # ZU_TYPES: sell
ZU_BURST: Final = 4  # ZU_TYPES: burst
ZU_FORECAST: Final = 5  # ZU_TYPES: forecast

NO_START_CREDITS: Final = 0  # MODULES: easier_no_start_credits
NO_FAILED_CREDITS: Final = 1  # MODULES: easier_no_failed_credits
NO_COLOURED_BUYERS: Final = 2  # MODULES: easier_no_coloured_buyers
BURN_CARD: Final = 3  # MODULES: easier_burn_card
LIMITED_CREW: Final = 4  # MODULES: easier_limited_crew
BOTH_COLOURS: Final = 5  # MODULES: harder_both_colours
FAILED_15: Final = 6  # MODULES: harder_failed_15
ANY_STORAGE: Final = 7  # MODULES: harder_any_storage
LEFTOVER_PENALTY: Final = 8  # MODULES: harder_leftover_penalty
SECOND_ACQUIRE: Final = 9  # MODULES: harder_second_acquire

NONE: Final = -1


def region_of(artefact: i64) -> i64:
    """The region (colour, gallery column) of an artefact."""
    return artefact // KINDS_EACH


def row_of(artefact: i64) -> i64:
    """The gallery row of an artefact."""
    return artefact % KINDS_EACH
