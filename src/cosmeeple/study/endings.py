"""What two answers come to at the end of the game: it is finished from both, on the same deals, by
those who play it quickest, and the lines of the final scoring are compared.

No judgement of a position is in it, so it is a check of those that are judged earlier, and it
speaks the words of the rules: so many more points for this, so many fewer for that.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from cosmeeple.kernel.engine.outcome import Outcome
from cosmeeple.kernel.engine.rng import Rng
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.thinking.foresight import Mind, play_to_moment
from cosmeeple.kernel.thinking.lookahead import win_shares
from cosmeeple.study.forecast import Forecast, mean_and_error
from cosmeeple.study.noticed import Noticed, sure_differences

#: More moments than a game has.
FAR: Final = 1000


class Ending(msgspec.Struct, forbid_unknown_fields=True):
    """The better answer less the other, at the end of so many pairs of games."""

    games: int
    #: Share of the win, with its error.
    win: float
    error: float
    #: Own points, and those of the best of the others.
    own: float
    others: float
    #: By line of the final scoring, as far as that is sure.
    rows: list[Noticed]

    @property
    def agrees(self) -> bool:
        """Is the better answer better at the end of the game, too?"""
        return self.win > self.error


def played_out(mind: Mind, table: Table[Any], rng: Rng) -> Table[Any]:
    """The same table at the end of the game, after quick answers of everybody."""
    copy = table.clone()
    while not copy.over():
        play_to_moment(mind, copy, FAR, rng)
    return copy


def points_of(outcome: Outcome, seat: int) -> dict[str, float]:
    """The seat's points by line of the final scoring."""
    found: dict[str, float] = {}
    for row in outcome.rows:
        found[row.category] = found.get(row.category, 0.0) + row.points[seat]
    return found


def ending_of(
    forecast: Forecast, table: Table[Any], seat: int, picks: tuple[int, int], games: int, rng: Rng
) -> Ending | None:
    """The second answer against the first; None where nobody learned to play the game quickly."""
    if forecast.mind is None:
        return None
    pairs: list[tuple[Outcome, Outcome]] = []
    for _ in range(games):
        known = forecast.dealt(table, seat, rng)
        luck = rng.split().state
        ends = []
        for pick in picks:
            copy = known.clone()
            copy.answer(seat, pick)
            end = played_out(forecast.mind, copy, Rng(luck))
            ends.append(forecast.game.outcome(end.state))
        pairs.append((ends[0], ends[1]))
    return compared(pairs, seat, forecast.seats)


def compared(pairs: list[tuple[Outcome, Outcome]], seat: int, seats: int) -> Ending:
    """Pairs of ends, those of the better answer last."""
    wins = [
        win_shares(better, seats)[seat] - win_shares(played, seats)[seat]
        for played, better in pairs
    ]
    win, error = mean_and_error(wins)
    own, _ = mean_and_error(
        [float(better.scores[seat] - played.scores[seat]) for played, better in pairs]
    )
    rivals, _ = mean_and_error(
        [float(best_other(better, seat) - best_other(played, seat)) for played, better in pairs]
    )
    points = [(points_of(played, seat), points_of(better, seat)) for played, better in pairs]
    keys = list(dict.fromkeys(key for pair in points for one in pair for key in one))
    rows = sure_differences(
        {
            key: [after.get(key, 0.0) - before.get(key, 0.0) for before, after in points]
            for key in keys
        }
    )
    return Ending(len(pairs), round(win, 3), round(error, 3), round(own, 1), round(rivals, 1), rows)


def best_other(outcome: Outcome, seat: int) -> int:
    return max((one for other, one in enumerate(outcome.scores) if other != seat), default=0)
