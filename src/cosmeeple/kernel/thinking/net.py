"""A small network in whole numbers: rows of the inputs that are on are added up, clipped, and
weighed by each head.

Compiled. A row is one long Python number with a lane of 16 bits for each unit, so one addition adds
a whole row, with no library and the same bits on every machine, compiled or not. `netfile.py` reads
the numbers.
"""

from __future__ import annotations

import math
from typing import Final, final

from cosmeeple.kernel.engine.rng import Rng

#: Bits of a lane; lanes are lifted by half their range, so that none borrows from the next.
LANE: Final = 16
LIFT: Final = 1 << 15
#: An activation is between 0 and this, which stands for one.
FULL: Final = 256
#: What stands for one in the heads and what comes out of them.
UNIT: Final = 1024
#: Beyond this a share is as good as 0 or 1.
FAR: Final = 12 * UNIT
#: What a share of one is.
WHOLE: Final = 1_000_000


def shares() -> list[int]:
    """The logistic curve from -FAR to FAR, in millionths."""
    return [round(WHOLE / (1.0 + math.exp(-z / UNIT))) for z in range(-FAR, FAR + 1)]


def weights_of_logits() -> list[int]:
    """How often an option is drawn that is so far behind the best: 1/64 of a unit a step."""
    return [round(65536 * math.exp(-step / 64)) for step in range(64 * 12)]


SHARES: Final[list[int]] = shares()
ODDS: Final[list[int]] = weights_of_logits()


@final
class Net:
    """`rows[i]` is what input i adds to the lanes; `heads[h][u]` what unit u counts for in head h,
    `direct[h][i]` what input i adds to it at once."""

    def __init__(
        self,
        rows: list[int],
        bias: int,
        heads: list[list[int]],
        offsets: list[int],
        direct: list[list[int]],
    ) -> None:
        self.rows: Final = rows
        self.bias: Final = bias
        self.heads: Final = heads
        self.offsets: Final = offsets
        self.direct: Final = direct
        self.width: Final = len(heads[0])

    def layer(self, active: list[int]) -> list[int]:
        """The clipped sums of the inputs that are on; an input may be on twice."""
        sums = self.bias
        rows = self.rows
        for code in active:
            sums += rows[code]
        lanes = sums.to_bytes(2 * self.width, "little")
        found: list[int] = []
        for unit in range(self.width):
            x = lanes[2 * unit] + (lanes[2 * unit + 1] << 8) - LIFT
            found.append(0 if x <= 0 else FULL if x > FULL else x)
        return found

    def head(self, number: int, active: list[int], layer: list[int]) -> int:
        """One output, in units."""
        weights = self.heads[number]
        total = 0
        for unit in range(len(layer)):
            x = layer[unit]
            if x > 0:
                total += x * weights[unit]
        total = (total >> 8) + self.offsets[number]
        direct = self.direct[number]
        for code in active:
            total += direct[code]
        return total


def share_of(logit: int) -> int:
    """A logit in units as a share in millionths.

    >>> share_of(0), share_of(10**9)
    (500000, 999994)
    """
    return SHARES[min(max(logit, -FAR), FAR) + FAR]


def odds_of(logits: list[int]) -> list[int]:
    """How often each option is drawn, against 65,536 for the likeliest."""
    best = max(logits)
    odds: list[int] = []
    for logit in logits:
        step = (best - logit) >> 4
        odds.append(ODDS[step] if step < len(ODDS) else 0)
    return odds


def shares_of(logits: list[int]) -> list[int]:
    """How likely each option is, of 65,536.

    >>> shares_of([0, 0, -20 * UNIT])
    [32768, 32768, 0]
    """
    odds = odds_of(logits)
    total = 0
    for odd in odds:
        total += odd
    return [(odd << 16) // total for odd in odds]


def draw_by(logits: list[int], rng: Rng) -> int:
    """A place drawn by the logits, in whole numbers.

    >>> draw_by([0, 20 * UNIT, 0], Rng(12345))
    1
    """
    odds = odds_of(logits)
    total = 0
    for odd in odds:
        total += odd
    place = rng.below(total)
    number = 0
    while place >= odds[number]:
        place -= odds[number]
        number += 1
    return number
