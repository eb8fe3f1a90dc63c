"""The contract between the server and the pages: everything a page may know, as frozen dataclasses.

The server fills these in; `render.py` turns them into HTML and never reads the store, the clock or
a true table. A page that shows a position gets a `View` and the events that its viewer heard,
nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from cosmeeple.draw.seen import ClockFace, Seat
from cosmeeple.web.preferences import DEFAULTS
from cosmeeple.web.table_pages import (
    BotKind,
    EndPage,
    JoinPage,
    ReplayPage,
    TablePage,
    ThoughtPage,
    WaitingPage,
)

if TYPE_CHECKING:
    from cosmeeple.kernel.game import Game
    from cosmeeple.kernel.lessons.lesson import Lesson
    from cosmeeple.kernel.lessons.primer import Primer
    from cosmeeple.kernel.words.rulebook import Rulebook
    from cosmeeple.kernel.words.text import Texts

THEMES = ("auto", "dark", "light")


# --- who reads


@dataclass(frozen=True)
class Reader:
    """Who reads a page and how."""

    language: str
    theme: str = "auto"
    csrf: str = ""
    #: The name the person goes by; "" for somebody unknown.
    name: str = ""
    account: bool = False
    #: Where the language and theme switches come back to.
    path: str = "/"
    #: Tables that wait for this person.
    waiting: int = 0
    #: How they like a table (`preferences.CHOICES`).
    likes: Mapping[str, str] = field(default_factory=lambda: dict(DEFAULTS))


# --- what a game offers when a table is made


@dataclass(frozen=True)
class GameCard:
    """A game as the lobby shows it. `texts` speak the reader's language."""

    game: Game
    texts: Texts
    bots: tuple[BotKind, ...]
    #: The rulebook's own opponent can take a seat.
    automaton: bool = False


@dataclass(frozen=True)
class NewTable:
    """The form POST /new. Fields as they come: game, players, name, pace, public, option.KEY, and
    for every seat `seat.N` (N from 0) = me | open | here | bot:NAME | automaton; `name.N` names a
    person `here`, on this device."""

    game: str
    players: int
    name: str = ""
    pace: str = "none"
    public: bool = False
    seats: tuple[str, ...] = ()
    options: Mapping[str, str] = field(default_factory=dict)
    #: A sentence (already translated) about what was wrong with the last attempt.
    error: str = ""
    #: An owner's copy of the components to play with, as in its link.
    box: str = ""


# --- tables


@dataclass(frozen=True)
class TableRow:
    """A table in a list. `status` is gathering, running or finished; `turn` the deciders' seats."""

    id: str
    name: str
    slug: str
    status: str
    seats: tuple[Seat, ...]
    deciders: tuple[int, ...] = ()
    #: One of mine is asked.
    my_turn: bool = False
    mine: bool = False
    moves: int = 0
    #: The prompt, or who thinks, or who won: a sentence in the reader's language (`render.row_line`
    #: makes one).
    line: str = ""
    clock: ClockFace | None = None
    watchers: int = 0
    sandbox: bool = False
    #: Address of the join page, for open tables.
    join: str = ""
    #: For how many milliseconds the present question has waited.
    waits_ms: int = 0


@dataclass(frozen=True)
class GamePage:
    """What a newcomer reads about a game: facts, 60 seconds in pictures, tips, questions; then
    learn, play, rules."""

    game: Game
    texts: Texts
    primer: Primer
    lessons: tuple[LessonRow, ...]
    #: The pictures of the overview and the large one beside the words, drawn by the game.
    pictures: tuple[str, ...] = ()
    hero: str = ""
    #: So many puzzles of it were shipped.
    puzzles: int = 0


@dataclass(frozen=True)
class LessonRow:
    """A lesson in a list, with how far this reader has come: 0 steps for not begun."""

    lesson: Lesson
    step: int = 0
    done: bool = False

    @property
    def address(self) -> str:
        """Where the lesson is."""
        name = self.lesson.name
        return (
            f"/learn/{self.lesson.game}" if name == "first" else f"/learn/{self.lesson.game}/{name}"
        )


@dataclass(frozen=True)
class LearnPage:
    """All lessons, game after game, and what comes after them."""

    games: tuple[tuple[Game, tuple[LessonRow, ...]], ...]


@dataclass(frozen=True)
class SeekRow:
    """A wish as the page shows it. `strength` is near, any or friends; `rating` nothing for those
    not rated yet."""

    id: str
    person: str
    name: str
    account: bool
    game: str
    players: int
    pace: str
    rated: bool
    strength: str
    rating: float | None = None


@dataclass(frozen=True)
class SeekList:
    """What somebody sees of all wishes: their own, those they can take up, and the table that was
    just found."""

    mine: tuple[SeekRow, ...] = ()
    others: tuple[SeekRow, ...] = ()
    found: str = ""
    found_game: str = ""


@dataclass(frozen=True)
class LobbyPage:
    """The tables, the games and the form for a new table."""

    games: tuple[GameCard, ...]
    #: Sorted by the server: my turn, mine, joinable, watchable; finished ones apart.
    tables: tuple[TableRow, ...]
    finished: tuple[TableRow, ...] = ()
    form: NewTable | None = None
    #: Known hour of the reader's day, 0 to 23, or -1.
    hour: int = -1
    #: What newcomers are offered, by game; and has this reader finished a lesson or a game?
    primers: Mapping[str, Primer] = field(default_factory=dict)
    lessons: Mapping[str, LessonRow] = field(default_factory=dict)
    knows: bool = False
    #: The lesson that is offered first, with a scene from it.
    scene: str = ""
    first: str = ""
    #: The puzzle of the day (`study.puzzles.daily_values`); None where there are none.
    daily: Mapping[str, Any] | None = None
    #: Wishes for a game.
    seeks: SeekList = SeekList()


@dataclass(frozen=True)
class RulesPage:
    """The rules of a game."""

    game: Game
    texts: Texts
    book: Rulebook
    query: str = ""
    #: Ids found by the search, in reading order; None when nothing was searched.
    found: tuple[str, ...] | None = None


@dataclass(frozen=True)
class ComponentsPage:
    """The component data with its sources: table -> rows of (column -> value)."""

    game: Game
    texts: Texts
    tables: Mapping[str, tuple[Mapping[str, str], ...]]


@dataclass(frozen=True)
class AccountPage:
    """Sign in, make an account, or look after one's own. `mode` is sign-in, register or own."""

    mode: str
    email: str = ""
    webhook: str = ""
    error: str = ""
    done: str = ""
    games: int = 0
    wins: int = 0
    fares: tuple[FareRow, ...] = ()
    #: The server sends mail, also a link for a forgotten password.
    mails: bool = False
    #: Whose profile the account is.
    person: str = ""


@dataclass(frozen=True)
class GameRow:
    """All finished games of a game with so many players. `seats` are the shares of the wins by
    seat."""

    game: str
    players: int
    games: int
    mean: float
    winning: float
    seats: tuple[float, ...]
    #: Seats that people held, and how many of them won.
    people: int
    people_won: int


@dataclass(frozen=True)
class FareRow:
    """How one person fared in a game."""

    game: str
    games: int
    wins: int
    mean: float
    best: int


@dataclass(frozen=True)
class PlayerRow:
    """An account or a bot in public games; ties share a win. `mu` and `sigma` are openskill's,
    where it is installed."""

    name: str
    bot: str
    games: int
    wins: float
    mu: float | None = None
    sigma: float | None = None
    #: Whose profile there is to see.
    person: str = ""

    @property
    def provisional(self) -> bool:
        """Too little is known yet: a few games change much."""
        return self.sigma is None or self.sigma > PROVISIONAL


#: Openskill's uncertainty begins at 8.3; below this some ten games of two have been played.
PROVISIONAL = 5.0


@dataclass(frozen=True)
class StatsPage:
    """What finished games say."""

    games: tuple[GameRow, ...]
    players: tuple[PlayerRow, ...]
    #: The list of players is that of one game.
    game: str = ""


@dataclass(frozen=True)
class AboutPage:
    """Which games and which version."""

    games: tuple[Game, ...]
    version: str = ""


@dataclass(frozen=True)
class ErrorPage:
    """400, 403, 404, 409, 413, 429 or 500; `detail` is a translated sentence or empty."""

    status: int
    detail: str = ""


Page = (
    LobbyPage
    | WaitingPage
    | JoinPage
    | TablePage
    | GamePage
    | LearnPage
    | EndPage
    | ThoughtPage
    | ReplayPage
    | RulesPage
    | ComponentsPage
    | AccountPage
    | StatsPage
    | AboutPage
    | ErrorPage
)
