"""From an evaluation to what people understand: a share of the win, and the score that the game
will end with.

An evaluation is in points and says "this looks so much better for me". What that is worth depends
on the game, on the number of players and on how far the game has come. `odds.toml` has been fitted
to whole games of the quick bot (`calibrate.py`) by quarter of the game; between the middles of the
quarters the numbers are mixed.
"""

from __future__ import annotations

import math
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from cosmeeple.kernel.components import load_components
from cosmeeple.kernel.game import Game

FILE: Final = Path(__file__).parent / "odds.toml"
QUARTERS: Final = 4


class Fit(msgspec.Struct, forbid_unknown_fields=True):
    """One game with so many players; every list has a number for each quarter of the game."""

    game: str
    players: int
    #: How many games it was fitted to, and how many decisions they took.
    games: int
    length: float
    #: Nobody is further ahead or behind than this: an evaluation shouts when a seat has lost all
    #: its ships.
    most: float
    #: Share of the win ~ exp(sharp * evaluation); alone 1 / (1 + exp(-lean - sharp * evaluation)).
    sharp: list[float]
    lean: list[float]
    #: Final score = base + kept * (score if the game ended now) + slope * evaluation.
    base: list[float]
    kept: list[float]
    slope: list[float]

    def at(self, numbers: list[float], progress: float) -> float:
        """The number at this point of the game, from 0 (its start) to 1."""
        place = min(max(progress * QUARTERS - 0.5, 0.0), QUARTERS - 1.0)
        first = min(int(place), QUARTERS - 2)
        share = place - first
        return numbers[first] * (1.0 - share) + numbers[first + 1] * share

    def shares(self, looks: list[float], progress: float) -> list[float]:
        """The seats' shares of the win by their evaluations."""
        sharp = self.at(self.sharp, progress)
        looks = [min(max(look, -self.most), self.most) for look in looks]
        if len(looks) == 1:
            return [
                1.0
                / (
                    1.0
                    + math.exp(
                        -max(-30.0, min(30.0, self.at(self.lean, progress) + sharp * looks[0]))
                    )
                )
            ]
        top = max(looks)
        weights = [math.exp(max(-60.0, sharp * (look - top))) for look in looks]
        return [weight / sum(weights) for weight in weights]

    def score(self, now: float, look: float, progress: float) -> float:
        base, kept, slope = (self.at(row, progress) for row in (self.base, self.kept, self.slope))
        return base + kept * now + slope * min(max(look, -self.most), self.most)


class Odds(msgspec.Struct, forbid_unknown_fields=True):
    """The whole file."""

    source: str
    fit: list[Fit]


@cache
def all_odds() -> dict[tuple[str, int], Fit]:
    return {(one.game, one.players): one for one in load_components(FILE, Odds).fit}


def plain(game: Game, players: int, scale: float) -> Fit:
    """For a game that nobody has fitted (of another package, say): an evaluation of one usual
    margin is 0.73 of a win all along, and the score ends where it stands."""
    same = [0.0] * QUARTERS
    sharp = [1.0 / scale] * QUARTERS
    return Fit(
        game.slug,
        players,
        0,
        game.longest / 4,
        4 * scale,
        sharp,
        same,
        same,
        [1.0] * QUARTERS,
        same,
    )


def odds_of(game: Game, players: int, scale: float) -> Fit:
    return all_odds().get((game.slug, players)) or plain(game, players, scale)
