"""How a game ended: totals, ranks, and every line that led there."""

from __future__ import annotations

from typing import Final, NamedTuple, final


class ScoreRow(NamedTuple):
    """One line of the final scoring: its category, the thing scored ("" when there is only one),
    points by seat."""

    category: str
    item: str
    points: tuple[int, ...]


@final
class Outcome:
    """Scores by seat; ranks (1 is best, equal ranks are shared); the rows they add up from; what
    broke ties, in order.
    """

    def __init__(
        self,
        scores: tuple[int, ...],
        ranks: tuple[int, ...],
        rows: tuple[ScoreRow, ...],
        tie_breaks: tuple[tuple[str, tuple[int, ...]], ...],
    ) -> None:
        self.scores: Final = scores
        self.ranks: Final = ranks
        self.rows: Final = rows
        self.tie_breaks: Final = tie_breaks
        self.winners: Final = tuple([seat for seat in range(len(ranks)) if ranks[seat] == 1])


def ranks_by(
    rows: tuple[ScoreRow, ...], totals: list[int], tie_breaks: list[tuple[str, list[int]]]
) -> Outcome:
    """Rank the seats by totals, then by each tie-break in turn (more is better); what is still
    equal is shared.

    >>> ranks_by((), [5, 7, 7], [("cards", [1, 2, 3])]).ranks
    (3, 2, 1)
    """
    keys = [
        [totals[seat], *[numbers[seat] for _, numbers in tie_breaks]] for seat in range(len(totals))
    ]
    ranks = tuple([1 + sum([1 for other in keys if other > key]) for key in keys])
    return Outcome(
        tuple(totals), ranks, rows, tuple([(name, tuple(numbers)) for name, numbers in tie_breaks])
    )
