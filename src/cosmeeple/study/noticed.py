"""Differences between two answers that are worth telling."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from cosmeeple.study.forecast import mean_and_error

#: Below this share of the win nobody calls an answer worse.
SMALLEST: Final = 0.03
#: A difference counts when it is so many times its error.
SURE: Final = 2.0
#: What people watch, or what a part of the evaluation or of the final score is worth, changes by at
#: least this much, or it is not told.
NOTICED: Final = 0.25
MOST_NOTICED: Final = 4


class Noticed(msgspec.Struct, array_like=True):
    """A quantity that people watch, a part of the evaluation or a line of the final scoring, and
    how much more of it the better answer brings on average."""

    key: str
    more: float


def sure_differences(changes: Mapping[str, list[float]]) -> list[Noticed]:
    """The means that are worth telling and no luck, the largest first."""
    found = []
    for key, each in changes.items():
        mean, error = mean_and_error(each)
        if abs(mean) >= NOTICED and abs(mean) > SURE * error:
            found.append(Noticed(key, round(mean, 2)))
    return sorted(found, key=lambda one: -abs(one.more))[:MOST_NOTICED]
