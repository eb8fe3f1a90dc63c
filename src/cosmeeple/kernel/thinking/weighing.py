"""What a position is worth by learned weights. Compiled; `weights.py` reads the weights."""

from __future__ import annotations


def weigh(weights: list[float], found: list[float]) -> float:
    """The weighted sum of the features found.

    >>> weigh([0.5, 2.0], [4.0, 1.0])
    4.0
    """
    total = 0.0
    for i in range(len(found)):
        number = found[i]
        if number != 0.0:
            total += weights[i] * number
    return total
