"""Ratings from games in the order they were played: openskill's Plackett-Luce model, where it is
installed."""

# The extras need not be installed, and are typed only in some releases: mypy passes all the same.
# mypy: disable-error-code="import-not-found,import-untyped,misc,no-any-return,no-untyped-call"
from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import TypeVar

Who = TypeVar("Who", bound=Hashable)


@dataclass(frozen=True)
class Rating:
    """Openskill's estimate of somebody's skill and how unsure it is."""

    mu: float
    sigma: float

    @property
    def safe(self) -> float:
        """What the skill is at least, nearly surely: lists are sorted by it."""
        return self.mu - 3 * self.sigma


#: Where everybody begins: openskill's own defaults.
UNRATED = Rating(25.0, 25.0 / 3.0)


def rate(games: Iterable[tuple[Sequence[Who], Sequence[int]]]) -> dict[Who, Rating] | None:
    """Everybody's rating after the games, each given as who sat at the seats and their ranks; None
    without openskill.

    Who has several seats in a game moves by the mean of them. A game of one against himself says
    nothing.
    """
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return None
    model = PlackettLuce()
    known: dict[Who, Rating] = {}
    for holders, ranks in games:
        if len(set(holders)) < 2:
            continue
        before = [known.get(who, UNRATED) for who in holders]
        teams = [[model.rating(mu=one.mu, sigma=one.sigma)] for one in before]
        after = model.rate(teams, ranks=[float(rank) for rank in ranks[: len(holders)]])
        for who in set(holders):
            own = [after[seat][0] for seat, holder in enumerate(holders) if holder == who]
            known[who] = Rating(
                sum(one.mu for one in own) / len(own), sum(one.sigma for one in own) / len(own)
            )
    return known
