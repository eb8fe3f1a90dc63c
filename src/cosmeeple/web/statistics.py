"""What finished games say: how each game goes, how people and bots fare. Only from results, never
from hidden facts.

A seat counts for whoever holds it at the end; where a bot finished the game for a person, still for
that person. What-if tables and imported games do not count. The list of players is made from public
tables alone.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import Connection

from cosmeeple.arena.ratings import UNRATED, Rating, rate
from cosmeeple.draw.seen import BOT, PERSON
from cosmeeple.store import queries
from cosmeeple.web.pages import FareRow, GameRow, PlayerRow

if TYPE_CHECKING:
    from cosmeeple.store import Store

#: Seconds for which the figures may be old.
FRESH = 30.0
#: The longest list of players.
MOST_PLAYERS = 50


@dataclass(frozen=True)
class Played:
    """A finished game. A holder is `person:ID`, `bot:NAME`, or nothing; automata have scores behind
    the seats."""

    game: str
    players: int
    public: bool
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    winners: frozenset[int]
    holders: tuple[str, ...]


@dataclass(frozen=True)
class Figures:
    """Everything that has been finished, in order, and the names of those with an account."""

    played: tuple[Played, ...]
    accounts: dict[str, str]
    ratings: dict[str, Rating] | None
    #: The same by game: who is strong in one is not yet so in another.
    by_game: Mapping[str, Mapping[str, Rating]] = field(default_factory=dict)

    def rating(self, game: str, holder: str) -> Rating:
        """What is known of somebody's strength in a game; where everybody begins for those who have
        not played it."""
        return self.by_game.get(game, {}).get(holder, UNRATED)


def holder_of(kind: str, person: str | None, bot: str) -> str:
    """Who held a seat, as figures are kept: a person, a bot, or nobody."""
    if kind == PERSON and person is not None:
        return f"person:{person}"
    return f"bot:{bot}" if kind == BOT else ""


def read_figures(rows: queries.Finished) -> Figures:
    """All figures from the rows of finished games."""
    games, sat, accounts = rows
    holders: dict[str, list[str]] = {}
    for place in sat:
        holders.setdefault(place["table"], []).append(
            holder_of(place["kind"], place["person"], place["bot"])
        )
    played = []
    for row in games:
        result = msgspec.json.decode(row["result"])
        played.append(
            Played(
                row["game"],
                row["players"],
                bool(row["public"]),
                tuple(result["scores"]),
                tuple(result["ranks"]),
                frozenset(result["winners"]),
                tuple(holders[row["id"]]),
            )
        )
    known = {f"person:{person}": name for person, name in accounts}
    return Figures(tuple(played), known, ratings_of(played), ratings_by_game(played))


def ratings_of(played: Iterable[Played]) -> dict[str, Rating] | None:
    """From public games between several players; a seat of nobody says nothing."""
    return rate(
        (one.holders, one.ranks)
        for one in played
        if one.public and one.players > 1 and all(one.holders)
    )


def ratings_by_game(played: Sequence[Played]) -> dict[str, dict[str, Rating]]:
    """Of every game its own; nothing without openskill."""
    games = sorted({one.game for one in played})
    return {game: ratings_of(one for one in played if one.game == game) or {} for game in games}


def mean(values: Sequence[float]) -> float:
    """The arithmetic mean; 0 of nothing."""
    return sum(values) / len(values) if values else 0.0


def game_rows(figures: Figures) -> tuple[GameRow, ...]:
    """One row for every game and player count that has been played."""
    found: dict[tuple[str, int], list[Played]] = {}
    for one in figures.played:
        found.setdefault((one.game, one.players), []).append(one)
    rows = []
    for (game, players), many in sorted(found.items()):
        seats = range(players)
        rows.append(
            GameRow(
                game,
                players,
                len(many),
                mean([float(one.scores[seat]) for one in many for seat in seats]),
                mean([float(max(one.scores[seat] for seat in one.winners)) for one in many]),
                tuple(
                    sum((seat in one.winners) / len(one.winners) for one in many) / len(many)
                    for seat in seats
                ),
                sum(one.holders[seat].startswith("person:") for one in many for seat in seats),
                sum(
                    one.holders[seat].startswith("person:")
                    for one in many
                    for seat in one.winners
                    if seat < players
                ),
            )
        )
    return tuple(rows)


def fare_rows(figures: Figures, person: str, *, public: bool = False) -> tuple[FareRow, ...]:
    """How one person fared, by game: games, wins, mean and best score. Several seats in a game are
    several results. `public`: only in games that everybody may look up."""
    found: dict[str, list[tuple[Played, int]]] = {}
    for one in figures.played:
        for seat, holder in enumerate(one.holders):
            if holder == f"person:{person}" and (one.public or not public):
                found.setdefault(one.game, []).append((one, seat))
    return tuple(
        FareRow(
            game,
            len(results),
            sum(seat in one.winners for one, seat in results),
            mean([float(one.scores[seat]) for one, seat in results]),
            max(one.scores[seat] for one, seat in results),
        )
        for game, results in sorted(found.items())
    )


def player_rows(figures: Figures, game: str = "") -> tuple[PlayerRow, ...]:
    """Accounts and bots in public games, of one game or of all, the best first: by rating, or by
    their share of the wins without openskill."""
    ratings = figures.by_game.get(game, {}) if game else figures.ratings or {}
    games: dict[str, int] = {}
    wins: dict[str, float] = {}
    for one in figures.played:
        # Who plays only against himself proves nothing.
        if not one.public or len(set(one.holders)) < 2 or game not in ("", one.game):
            continue
        for who in set(one.holders):
            games[who] = games.get(who, 0) + 1
        for seat in one.winners:
            if seat < one.players:
                who = one.holders[seat]
                wins[who] = wins.get(who, 0.0) + 1 / len(one.winners)
    rows = [
        PlayerRow(
            figures.accounts.get(who, ""),
            who.removeprefix("bot:") if who.startswith("bot:") else "",
            count,
            wins.get(who, 0.0),
            None if rating is None else rating.mu,
            None if rating is None else rating.sigma,
            who.removeprefix("person:") if who in figures.accounts else "",
        )
        for who, count in games.items()
        if who in figures.accounts or who.startswith("bot:")
        for rating in [ratings.get(who)]
    ]
    return tuple(sorted(rows, key=order))


def against(figures: Figures, person: str, other: str) -> tuple[int, int, int]:
    """Of the public games in which both sat: how often the first was ahead, the other was, and
    neither."""
    ahead = behind = level = 0
    mine, theirs = f"person:{person}", f"person:{other}"
    for one in figures.played:
        if not one.public or mine not in one.holders or theirs not in one.holders:
            continue
        own = min(one.ranks[seat] for seat, who in enumerate(one.holders) if who == mine)
        its = min(one.ranks[seat] for seat, who in enumerate(one.holders) if who == theirs)
        ahead, behind, level = ahead + (own < its), behind + (its < own), level + (own == its)
    return ahead, behind, level


def order(row: PlayerRow) -> tuple[float, float, str]:
    """The strongest first: by what a rating is surely worth, else by wins."""
    safe = -1000.0 if row.mu is None or row.sigma is None else row.mu - 3 * row.sigma
    return (-safe, -row.wins / row.games, row.name or row.bot)


class Statistics:
    """The figures of one database. Every page that names a rating asks for them, so they are read
    again at most every half minute, and only when a game has ended or somebody has another name."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.kept: Figures | None = None
        self.at = 0.0
        self.mark: queries.Mark | None = None
        #: Somebody has changed since the figures were read.
        self.renamed = False

    async def figures(self) -> Figures:
        """The figures; while they are read again, those from before."""
        if self.kept is None:
            return await self.read()
        if time.monotonic() - self.at > FRESH:
            self.at = time.monotonic()
            if self.renamed or await self.store.reading(queries.finished_mark) != self.mark:
                return await self.read()
        return self.kept

    def rename(self) -> None:
        """Somebody may have another name."""
        self.renamed = True

    async def read(self) -> Figures:
        """The figures from the store, with the mark that they belong to."""
        self.at, self.renamed = time.monotonic(), False

        def both(connection: Connection) -> tuple[queries.Mark, Figures]:
            return queries.finished_mark(connection), read_figures(
                queries.finished_games(connection)
            )

        self.mark, found = await self.store.reading(both)
        self.kept = found
        return found
