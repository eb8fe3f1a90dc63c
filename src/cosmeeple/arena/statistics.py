"""Means with confidence intervals over seed blocks, and the sequential test. No library: a page of
arithmetic.

Games on the same seed are not independent, so the unit is the block: all seat rotations of one
seed.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from statistics import NormalDist

CONFIDENCE = 0.95
#: From here on the t distribution is the normal one to three digits.
MANY = 400


@dataclass(frozen=True)
class Estimate:
    """A mean with its interval, from so many blocks."""

    mean: float
    low: float
    high: float
    blocks: int

    def __str__(self) -> str:
        return f"{self.mean:.3f} [{self.low:.3f}, {self.high:.3f}]"


@cache
def t_quantile(confidence: float, freedom: int) -> float:
    """How many standard errors to either side hold this much of Student's distribution.

    >>> [round(t_quantile(0.95, freedom), 2) for freedom in (1, 10, 10**6)]
    [12.71, 2.23, 1.96]
    """
    if freedom >= MANY:
        return NormalDist().inv_cdf(0.5 + confidence / 2)
    low, high = 0.0, 1000.0
    for _ in range(80):
        middle = (low + high) / 2
        if held_within(middle, freedom) < confidence:
            low = middle
        else:
            high = middle
    return high


def held_within(t: float, freedom: int) -> float:
    """The probability that Student's t lies between -t and t (Abramowitz and Stegun 26.7.3,
    26.7.4)."""
    angle = math.atan(t / math.sqrt(freedom))
    cosine = math.cos(angle)
    odd = freedom % 2
    term = cosine if odd else 1.0
    total = term if freedom > 1 else 0.0
    for k in range(2 + odd, freedom - 1, 2):
        term *= cosine * cosine * (k - 1) / k
        total += term
    inside = math.sin(angle) * total
    return 2 / math.pi * (angle + inside) if odd else inside


def estimate(values: Sequence[float], confidence: float = CONFIDENCE) -> Estimate:
    """The mean of block values with its t interval; one block says nothing about the spread."""
    count = len(values)
    mean = sum(values) / count if count else math.nan
    if count < 2:
        return Estimate(mean, -math.inf, math.inf, count)
    variance = sum((value - mean) ** 2 for value in values) / (count - 1)
    reach = t_quantile(confidence, count - 1) * math.sqrt(variance / count)
    return Estimate(mean, mean - reach, mean + reach, count)


def estimate_share(values: Sequence[float], confidence: float = CONFIDENCE) -> Estimate:
    """The mean of shares between 0 and 1. When (nearly) all blocks agree the t interval would be
    too sure of itself, so the wider one of it and Wilson's is taken on each side; Wilson counts a
    block as one trial.
    """
    plain = estimate(values, confidence)
    if not values:
        return plain
    low, high = wilson(plain.mean, plain.blocks, confidence)
    spread = len(set(values)) > 1
    rare = min(plain.mean, 1 - plain.mean) * plain.blocks < 5
    if spread and not rare:
        return Estimate(plain.mean, max(0.0, plain.low), min(1.0, plain.high), plain.blocks)
    if plain.blocks < 2:
        return Estimate(plain.mean, low, high, plain.blocks)
    return Estimate(
        plain.mean, max(0.0, min(low, plain.low)), min(1.0, max(high, plain.high)), plain.blocks
    )


def wilson(share: float, count: int, confidence: float = CONFIDENCE) -> tuple[float, float]:
    """Wilson's interval of a share.

    >>> [round(end, 3) for end in wilson(1.0, 20)]
    [0.839, 1.0]
    """
    z = NormalDist().inv_cdf(0.5 + confidence / 2)
    middle = share + z * z / (2 * count)
    reach = z * math.sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    scale = 1 + z * z / count
    return max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale)


@dataclass(frozen=True)
class Sprt:
    """Is the first bot's share of wins `low` or `high`? Stops as soon as one of the two is ruled
    out.

    The generalised sequential probability ratio test on block means, as engine testers use it:
    normal approximation with the variance found in the blocks themselves, padded so that a run of
    equal results is not certainty.
    """

    low: float
    high: float
    error: float = 0.05
    #: No verdict before so many blocks: the variance must be known a little.
    patience: int = 8

    @property
    def bound(self) -> float:
        """At how much evidence the test decides."""
        return math.log((1 - self.error) / self.error)

    def ratio(self, values: Sequence[float]) -> float:
        """The log of how much better `high` explains the blocks than `low` does."""
        count = len(values)
        if count < 2:
            return 0.0
        mean = sum(values) / count
        # Half a block at each end keeps a run of equal results from looking certain.
        padded = [*values, 0.0, 1.0]
        centre = sum(padded) / len(padded)
        variance = sum((value - centre) ** 2 for value in padded) / len(padded)
        return count * (self.high - self.low) * (2 * mean - self.low - self.high) / (2 * variance)

    def verdict(self, values: Sequence[float]) -> str:
        """`high`, `low`, or an empty text while it is open."""
        if len(values) < self.patience:
            return ""
        ratio = self.ratio(values)
        return "high" if ratio >= self.bound else "low" if ratio <= -self.bound else ""
