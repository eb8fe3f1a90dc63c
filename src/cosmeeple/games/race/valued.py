"""What the evaluation of Race counts, in parts."""

from __future__ import annotations

from typing import Final

from cosmeeple.games.race.evaluate import FEATURES, WEIGHTS, blend, features
from cosmeeple.games.race.scoring import score_now
from cosmeeple.games.race.state import State
from cosmeeple.kernel.thinking.valued import Valued, parted, places_of

PARTS: Final = {
    "points": ("score", "chips"),
    "hand": ("hand", "many_cards", "world_in_reach", "development_in_reach", "best_in_hand"),
    "tableau": ("tableau", "big_developments"),
    "goods": ("novelty", "rare", "genes", "alien"),
    "production": (
        *("makes_novelty", "makes_rare", "makes_genes", "makes_alien"),
        *("windfall_novelty", "windfall_rare", "windfall_genes", "windfall_alien"),
        *("windfall_powers", "produce_draws"),
    ),
    "consume": ("consume_points", "consume_cards", "consumers", "consumable", "sale_bonus"),
    "military": ("military", "some_military"),
    "discounts": ("develop_discount", "settle_discount", "some_discount"),
    "draws": ("sees", "keeps", "develop_draws", "settle_draws"),
    "orb": ("tokens", "orb_cards", "token_near"),
}
PLACES: Final = places_of(FEATURES, PARTS)


def parts(s: State, seat: int) -> list[float]:
    if s.ending:
        return [float(score_now(s, seat)), *[0.0] * (len(PARTS) - 1)]
    rows = [(WEIGHTS[row], share) for row, share in blend(s)]
    return parted(PLACES, len(PARTS), rows, features(s, seat))


VALUED: Final = Valued(tuple(PARTS), parts)
