"""A whole game afterwards: the curve of every seat, the decisions that cost most, and what was luck
and what was play.

A game is studied move by move (`study_move`), in any order and in any process; `Review.of` puts the
pieces together. The books of a seat always close: start + mistakes of others + own mistakes + luck
= end, in shares of the win. What is surely a mistake is booked as one; all the rest of the change
is luck: draws, reveals, and what nobody could foresee.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

import msgspec

from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import Game, load_game
from cosmeeple.kernel.records.codec import load_table, pick_of, question
from cosmeeple.kernel.records.transcript import Match
from cosmeeple.kernel.thinking.lookahead import win_shares
from cosmeeple.study.decisions import Effort, Judged, effort_of, judge
from cosmeeple.study.forecast import Forecast

#: Costly decisions that are told.
MOST_TOLD: Final = 3


class Studied(msgspec.Struct):
    """One moment: shares and scores of all seats before the move, and the decision there, if there
    was one."""

    ply: int
    shares: list[float]
    scores: list[float]
    judged: Judged | None = None


class Account(msgspec.Struct, array_like=True):
    """What became of a seat's share of the win, in the order of the sum."""

    start: float
    others: float
    own: float
    luck: float
    end: float


class Review(msgspec.Struct):
    """A game that has been studied. `shares[i]` and `scores[i]` are those after i moves."""

    game: str
    players: int
    moves: int
    effort: str
    shares: list[list[float]]
    scores: list[list[float]]
    decisions: list[Judged]
    accounts: list[Account]

    @classmethod
    def of(cls, game: Game, players: int, effort: str, studied: Iterable[Studied]) -> Review:
        """All moments of a game, its end included, put together."""
        rows = sorted(studied, key=lambda one: one.ply)
        shares = [one.shares for one in rows]
        decisions = [one.judged for one in rows if one.judged is not None]
        accounts = [account(seat, shares, decisions) for seat in range(players)]
        return cls(
            game.slug,
            players,
            len(rows) - 1,
            effort,
            shares,
            [one.scores for one in rows],
            decisions,
            accounts,
        )

    def costly(self, seat: int | None = None, most: int = MOST_TOLD) -> list[Judged]:
        """The decisions that surely cost most, of one seat or of all; the worst first."""
        sure = [
            one for one in self.decisions if one.is_sure() and (seat is None or one.seat == seat)
        ]
        return sorted(sure, key=lambda one: (-one.loss, one.ply))[:most]

    def dump(self) -> str:
        return msgspec.json.encode(self).decode()


#: Made here, before there are threads.
REVIEW: Final = msgspec.json.Decoder(Review)


def account(seat: int, shares: list[list[float]], decisions: list[Judged]) -> Account:
    """The books of a seat: only what is sure counts as a mistake."""
    own = others = 0.0
    for one in decisions:
        if one.is_sure():
            if one.seat == seat:
                own += one.gains[seat]
            else:
                others += one.gains[seat]
    start, end = shares[0][seat], shares[-1][seat]
    return Account(start, others, own, end - start - others - own, end)


def study_move(
    game: Game,
    seats: int,
    table: Table[Any],
    seat: int,
    choice: str,
    ply: int,
    moves: int,
    effort: Effort,
    seed: int,
) -> Studied:
    """The moment before a move of a game that had so many. The same seed finds the same."""
    forecast = Forecast(game, seats)
    rng = Rng(state_from_seed(seed ^ (ply + 1) * 0x9E3779B97F4A7C15))
    progress = forecast.progress(ply, moves)
    shares, scores = standings(forecast, table, effort.deals, rng, progress)
    if (
        seat not in table.deciders()
    ):  # a record of older rules: something is asked first that was not asked then
        return Studied(ply, shares, scores)
    pick = pick_of(question(table), choice)
    return Studied(
        ply,
        shares,
        scores,
        judge(forecast, table, seat, pick, effort, rng, ply, progress, scores[seat]),
    )


def standings(
    forecast: Forecast, table: Table[Any], deals: int, rng: Rng, progress: float
) -> tuple[list[float], list[float]]:
    """Every seat's share and score, each from what that seat knows; the shares of several add up to
    1."""
    found = [forecast.standing(table, seat, rng, deals, progress) for seat in range(forecast.seats)]
    shares = [leaf.shares[seat] for seat, leaf in enumerate(found)]
    total = sum(shares)
    if forecast.seats > 1 and total > 0.0:
        shares = [share / total for share in shares]
    return [round(one, 4) for one in shares], [
        round(leaf.scores[seat], 2) for seat, leaf in enumerate(found)
    ]


def study_end(
    game: Game, seats: int, table: Table[Any], ply: int, effort: Effort, seed: int
) -> Studied:
    """After the last move: the result, or (of a game that was broken off) how it stands."""
    if not table.over():
        forecast = Forecast(game, seats)
        rng = Rng(state_from_seed(seed ^ (ply + 1) * 0x9E3779B97F4A7C15))
        return Studied(ply, *standings(forecast, table, effort.deals, rng, forecast.progress(ply)))
    result = game.outcome(table.state)
    shares = win_shares(result, seats) if len(result.ranks) > 1 else [1.0]
    return Studied(ply, shares, [float(score) for score in result.scores[:seats]])


def study_saved(
    slug: str,
    seats: int,
    position: bytes,
    seat: int,
    choice: str,
    ply: int,
    moves: int,
    effort: str,
    seed: int,
) -> Studied:
    """The same in another process, of a position that was sent there; without a choice it is the
    end."""
    game = load_game(slug)
    table = load_table(game, msgspec.json.decode(position))
    if not choice:
        return study_end(game, seats, table, ply, effort_of(effort), seed)
    return study_move(game, seats, table, seat, choice, ply, moves, effort_of(effort), seed)


def review(
    match: Match, effort: str = "usual", seed: int = 1, done: Callable[[int], None] | None = None
) -> Review:
    """A recorded game, studied here and now; `done` hears of every moment."""
    game, players, moves = match.game, match.header.players, len(match.moves)
    much = effort_of(effort)
    again = match.back_to(0)
    studied = []
    for ply, move in enumerate(match.moves):
        table = again.table
        studied.append(
            study_move(game, players, table, move.seat, move.text, ply, moves, much, seed)
        )
        again.play(move.seat, move.text)
        if done is not None:
            done(ply)
    studied.append(study_end(game, players, again.table, moves, much, seed))
    return Review.of(game, players, effort, studied)


def load_review(body: str) -> Review:
    return REVIEW.decode(body)
