"""Answers that only seem to be mistakes: the better one can still follow them in the same turn, and
quick play merely forgets to come back to it."""

from __future__ import annotations

from typing import Any, Final

from cosmeeple.kernel.engine.rng import Rng
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.records.codec import notation, question
from cosmeeple.kernel.thinking.foresight import choose
from cosmeeple.study.forecast import Forecast, mean_and_error
from cosmeeple.study.noticed import SMALLEST, SURE

#: Tried on so many deals, after so few answers of the same turn.
DEALS: Final = 60
STEPS: Final = 8


def catches_up(
    forecast: Forecast,
    table: Table[Any],
    seat: int,
    picks: tuple[int, int],
    rng: Rng,
    deals: int = DEALS,
) -> bool:
    """Is the first answer hardly worse than the second because that one can still follow it? Only
    where somebody learned the game."""
    if forecast.mind is None:
        return False
    lost = []
    for _ in range(deals):
        known = forecast.dealt(table, seat, rng)
        luck = rng.split().state
        late = detour(forecast, known, seat, picks, luck)
        if late is None:
            return False
        lost.append(forecast.share_after(known, seat, picks[1], luck) - late)
    mean, error = mean_and_error(lost)
    return mean < SMALLEST or mean < SURE * error


def detour(
    forecast: Forecast, known: Table[Any], seat: int, picks: tuple[int, int], luck: int
) -> float | None:
    """The seat's share after an answer and, as soon as it is among its options, another one; None
    where that does not come in the same turn."""
    first, second = picks
    wanted, mind = notation(question(known), second), forecast.mind
    copy = known.clone()
    copy.answer(seat, first)
    rng = Rng(luck)
    for _ in range(STEPS):
        if mind is None or copy.over() or copy.is_several() or copy.decider != seat:
            return None
        frame = question(copy)
        found = [one for one in copy.options(seat) if notation(frame, one) == wanted]
        if found:
            copy.answer(seat, found[0])
            left = forecast.left(known, copy)
            return forecast.share(forecast.play_on(copy, seat, rng, left), seat)
        copy.play(choose(mind, copy, rng))
    return None
