"""The words of the game: ids of cards, goods, actions, phases, orb cards and artifacts, and the
numbers behind them.

Saved games and rules speak in these; what the cards cost and do is data (components.toml). A card's
number is that of its design: two copies of one design are the same to every rule [RAC-008,
RAC-110].
"""

from __future__ import annotations

from typing import Final

from cosmeeple.kernel.engine.domain import ids
from cosmeeple.kernel.ids import ids_of

CARDS: Final = ids_of(__name__, "card")

GOODS: Final = ids_of(__name__, "good")
KEYWORDS: Final = ("alien", "rebel", "imperium", "uplift", "terraforming")
WORLD_TYPES: Final = ("gray", "production", "windfall")
PHASES: Final = ids_of(__name__, "phase")
ACTIONS: Final = ids_of(__name__, "action")
#: What a deck of cards is played with [RAC-004].
EXPANSIONS: Final = ("base", "artifacts", "orb")

CARD_COUNT: Final = 134  # len(CARDS)
NONE: Final = -1

NOVELTY: Final = 0  # GOODS
RARE: Final = 1  # GOODS
GENES: Final = 2  # GOODS
ALIEN: Final = 3  # GOODS
GOOD_COUNT: Final = 4  # len(GOODS)
#: "Any good" in powers; no good at all on gray worlds is NONE.
ANY: Final = 4  # len(GOODS)

GRAY: Final = 0  # WORLD_TYPES
PRODUCTION: Final = 1  # WORLD_TYPES
WINDFALL: Final = 2  # WORLD_TYPES

ALIEN_CARD: Final = 1
REBEL_CARD: Final = 2
IMPERIUM_CARD: Final = 4

EXPLORE_5: Final = 0  # ACTIONS
EXPLORE_1_1: Final = 1  # ACTIONS
EXPLORE_ORB: Final = 2  # ACTIONS
DEVELOP: Final = 3  # ACTIONS
SETTLE: Final = 4  # ACTIONS
CONSUME_TRADE: Final = 5  # ACTIONS
CONSUME_X2: Final = 6  # ACTIONS
PRODUCE: Final = 7  # ACTIONS

BASE: Final = 0  # EXPANSIONS
ARTIFACTS: Final = 1  # EXPANSIONS
ORB: Final = 2  # EXPANSIONS

# What a card with a pay-for-military power may be used for [RAC-112, RAC-212].
PAY_TARGETS: Final = ("non_alien", "alien", "chromosome")
PAY_NON_ALIEN: Final = 0  # PAY_TARGETS: non_alien
PAY_ALIEN: Final = 1  # PAY_TARGETS: alien
PAY_CHROMOSOME: Final = 2  # PAY_TARGETS: chromosome

# The consume powers [RAC-218, RAC-219, RAC-224..229].
CONSUME_POWERS: Final = ids(
    "consume consume_three_kinds consume_each_kind consume_all sell_good discard_cards_for_vp draw "
    "draw_if_lucky"
)
CONSUME: Final = 0  # CONSUME_POWERS
THREE_KINDS: Final = 1  # CONSUME_POWERS: consume_three_kinds
EACH_KIND: Final = 2  # CONSUME_POWERS: consume_each_kind
CONSUME_ALL: Final = 3  # CONSUME_POWERS
SELL_GOOD: Final = 4  # CONSUME_POWERS
DISCARD_FOR_VP: Final = 5  # CONSUME_POWERS: discard_cards_for_vp
DRAW: Final = 6  # CONSUME_POWERS
DRAW_IF_LUCKY: Final = 7  # CONSUME_POWERS

# --- the Orb

ORB_CARDS: Final = (
    *[f"A{number:02}" for number in range(1, 31)],
    *[f"B{number:02}" for number in range(1, 16)],
)
ORB_CARD_COUNT: Final = 45  # len(ORB_CARDS)
#: The first so many orb cards are A cards, the first so many artifacts A tokens.
A_CARDS: Final = 30
A_TOKENS: Final = 8
#: Pieces of the Orb: the orb cards, then the airlocks.
MAIN_AIRLOCK: Final = 45  # PIECES
SMALL_AIRLOCK: Final = 46  # PIECES
PIECES: Final = (*ORB_CARDS, "main_airlock", "small_airlock")
ARTIFACT_TOKENS: Final = ids_of(__name__, "artifact")
TOKEN_COUNT: Final = 14  # len(ARTIFACT_TOKENS)

# What a token can be used for [RAC-431..446].
TOKEN_USES: Final = ids(
    "team_move pass_wall_or_barrier pass_barrier temp_military develop_discount settle_discount "
    "genes_discount_or_military act_as_good"
)
TEAM_MOVE: Final = 0  # TOKEN_USES
PASS_ANYTHING: Final = 1  # TOKEN_USES: pass_wall_or_barrier
PASS_BARRIER: Final = 2  # TOKEN_USES
TOKEN_MILITARY: Final = 3  # TOKEN_USES: temp_military
TOKEN_DEVELOP: Final = 4  # TOKEN_USES: develop_discount
TOKEN_SETTLE: Final = 5  # TOKEN_USES: settle_discount
TOKEN_GENES: Final = 6  # TOKEN_USES: genes_discount_or_military
TOKEN_GOOD: Final = 7  # TOKEN_USES: act_as_good

FAMILIES: Final = ("science", "technology", "uplift")
