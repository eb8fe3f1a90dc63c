"""What goes over the wire about people: accounts, wishes, tournaments, friends, players."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from cosmeeple.web.api.wire import Letter, TableState
from cosmeeple.web.together.deeds import DEEDS, MOST_ROUNDS, RESTS, SYSTEMS, TITLE
from cosmeeple.web.together.friends import WHAT
from cosmeeple.web.together.seeks import STRENGTHS, TEMPI


def one_of(words: tuple[str, ...] | list[str]) -> str:
    """A pattern for one of some words."""
    return f"^({'|'.join(words)})$"


Game = Annotated[str, Meta(max_length=40, description="a game, as in /api/v1/games")]
Tempo = Annotated[str, Meta(pattern=one_of(TEMPI), description="a live clock, or days per answer")]
Count = Annotated[int, Meta(ge=2, le=5, description="how many play")]
Id = Annotated[str, Meta(min_length=1, max_length=24, pattern="^[A-Za-z0-9]+$")]


# --- the account


class Me(msgspec.Struct):
    """For whom the permit is, and what it may."""

    id: str
    name: str
    account: str
    scopes: list[str]
    #: Running tables at which an answer is wanted.
    waiting: int


class MyTable(msgspec.Struct):
    """A table at which the account sits: its seats, those that are asked now, and whether it still
    has to say that it is ready."""

    table: TableState
    seats: list[str]
    asked: list[str]
    ready_wanted: bool


class MyTables(msgspec.Struct):
    """Tables at which the account sits, the latest first."""

    tables: list[MyTable]


class SeatTokenBody(msgspec.Struct, forbid_unknown_fields=True):
    """Which of the own seats; not needed where there is one."""

    seat: Letter | None = None


# --- wishes


class SeekBody(msgspec.Struct, forbid_unknown_fields=True):
    """A wish for a game. `strength`: near (to the own rating), any, or friends."""

    game: Game
    pace: Tempo
    players: Count = 2
    strength: Annotated[str, Meta(pattern=one_of([*STRENGTHS]))] = "any"
    rated: bool = True


class SeekInfo(msgspec.Struct):
    """A wish that waits. `person` only for those with an account, `rating` only for those who have
    one."""

    id: str
    person: str | None
    name: str
    game: str
    players: int
    pace: str
    rated: bool
    strength: str
    rating: float | None


class SeekList(msgspec.Struct):
    """Wishes that wait: the own ones, and those of others that may be taken up. `table`: where one
    has just come true."""

    mine: list[SeekInfo]
    others: list[SeekInfo]
    table: str | None


class Wished(msgspec.Struct):
    """What a wish has led to: a table at once, or nothing yet."""

    table: str | None


# --- tournaments


class TournamentBody(msgspec.Struct, forbid_unknown_fields=True):
    """A tournament to be held: swiss with so many rounds, or robin, in which everybody meets
    everybody. `rest`: minutes between two rounds."""

    title: Annotated[str, Meta(min_length=1, max_length=TITLE)]
    game: Game
    pace: Tempo
    players: Count = 2
    system: Annotated[str, Meta(pattern=one_of(SYSTEMS))] = "swiss"
    rounds: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)] = 5
    rest: Annotated[int, Meta(description=f"one of {', '.join(map(str, RESTS))}")] = 0


class DeedBody(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody does with a tournament. For everybody: join, leave, rest (a break), back. For
    who holds it: start, pause, resume, cancel, finish, bot (with `bot`), remove (with `entrant`),
    void (with `board`: that game of the present round is called off)."""

    what: Annotated[str, Meta(pattern=one_of(DEEDS))]
    bot: Annotated[str, Meta(max_length=40)] | None = None
    entrant: Id | None = None
    board: Annotated[int, Meta(ge=1, le=999)] | None = None


class TournamentInfo(msgspec.Struct):
    """A tournament. `state` is gathering, running, finished or cancelled; `next_at` when the next
    round begins, in milliseconds since 1970."""

    id: str
    title: str
    game: str
    players: int
    options: dict[str, str]
    pace: str
    system: str
    rounds: int
    rest: int
    state: str
    paused: bool
    round: int
    next_at: int | None


class TournamentList(msgspec.Struct):
    """Tournaments, the latest first."""

    tournaments: list[TournamentInfo]


class EntrantInfo(msgspec.Struct):
    """A person or a bot that plays in it; `rests` takes a break, `gone` has left."""

    id: str
    name: str
    person: str | None
    bot: str | None
    rests: bool
    gone: bool


class StandingInfo(msgspec.Struct):
    """A row of the table: points, then the points of those met (`buchholz`)."""

    entrant: str
    place: int
    points: float
    buchholz: float
    wins: int
    games: int


class BoardSeat(msgspec.Struct):
    """Who sits at a board, in the order of the seats, and what they got."""

    entrant: str
    points: float | None


class BoardInfo(msgspec.Struct):
    """A game of a round; `void`: it was called off."""

    board: int
    table: str | None
    status: str | None
    void: bool
    seats: list[BoardSeat]


class RoundInfo(msgspec.Struct):
    """A round; names of those without an opponent and of those who took a break."""

    number: int
    boards: list[BoardInfo]
    byes: list[str]
    breaks: list[str]


class TournamentState(msgspec.Struct):
    """A tournament with everybody in it, how it stands, and its rounds, the latest first. `mine` and
    `table` are the permit's own entry and the table where it plays now."""

    tournament: TournamentInfo
    entrants: list[EntrantInfo]
    standings: list[StandingInfo]
    rounds: list[RoundInfo]
    mine: str | None
    table: str | None
    hosts: bool


# --- friends


class PersonInfo(msgspec.Struct):
    """Somebody, by id and name."""

    id: str
    name: str


class Friends(msgspec.Struct):
    """Friends, whom the account has asked, who asks it, and whom it has blocked."""

    friends: list[PersonInfo]
    asked: list[PersonInfo]
    asking: list[PersonInfo]
    blocked: list[PersonInfo]


class TieBody(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody shall be: ask, accept, part (also to refuse, to take back and to unblock) or
    block. Who is meant: `person`, an id, or `account`, a login name."""

    what: Annotated[str, Meta(pattern=one_of(WHAT))]
    person: Id | None = None
    account: Annotated[str, Meta(min_length=1, max_length=40)] | None = None


# --- players


class PlayerInfo(msgspec.Struct):
    """An account or a bot in public games; ties share a win. `mu` and `sigma` are openskill's;
    `provisional`: too little is known yet."""

    place: int
    name: str
    person: str | None
    bot: str | None
    games: int
    wins: float
    mu: float | None
    sigma: float | None
    provisional: bool


class Players(msgspec.Struct):
    """The strongest in public games, of one game or of all (`game` is null)."""

    game: str | None
    players: list[PlayerInfo]


class FareInfo(msgspec.Struct):
    """How somebody fares in one game; `place` of `ranked` in its list of players, 0 outside it."""

    game: str
    games: int
    wins: int
    mean: float
    best: int
    mu: float | None
    sigma: float | None
    provisional: bool
    place: int
    ranked: int


class LatestInfo(msgspec.Struct):
    """A public game that is over."""

    table: str
    game: str
    day: str
    score: int
    rank: int
    players: int
    others: list[str]


class OpeningInfo(msgspec.Struct):
    """An answer that somebody likes to begin with: how often, in how many games, and how many of
    those were won."""

    game: str
    question: str
    answer: str
    times: int
    games: int
    won: int


class Profile(msgspec.Struct):
    """What everybody may know of somebody with an account."""

    id: str
    name: str
    since: str
    games: list[FareInfo]
    latest: list[LatestInfo]
    openings: list[OpeningInfo]
