"""The contract between the server and the pages, for everything that is about one table: before the
game, at the table, and what is left of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from cosmeeple.draw.seen import Seat, Seen
from cosmeeple.web.pace import UNTIMED, Pace

if TYPE_CHECKING:
    from cosmeeple.kernel.engine.journal import Event
    from cosmeeple.kernel.engine.outcome import Outcome
    from cosmeeple.kernel.game import Game
    from cosmeeple.kernel.lessons.lesson import Lesson
    from cosmeeple.kernel.words.text import Texts


@dataclass(frozen=True)
class BotKind:
    """A bot that can take a seat: its name in the registry and its strength from 1 to 5."""

    name: str
    level: int = 1


@dataclass(frozen=True)
class TableInfo:
    """What is true of a table as a whole."""

    id: str
    name: str
    game: Game
    status: str
    version: int
    seats: tuple[Seat, ...]
    pace: Pace = UNTIMED
    public: bool = False
    host: bool = False
    options: Mapping[str, str] = field(default_factory=dict)
    #: Full address for friends, and the same as an SVG QR code (path data from segno; trusted
    #: markup).
    invite: str = ""
    qr: str = ""
    commitment: str = ""
    #: Only after the end.
    seed: int | None = None
    watchers: int = 0
    #: A private what-if table, forked from (table id, moment).
    forked_from: tuple[str, int] | None = None
    started: float = 0.0
    ended: float | None = None
    #: People may ask bots for advice.
    hints: bool = False
    #: It runs, and its result will count: seats stay whose they are, and nobody chooses who stands
    #: in.
    counts: bool = False
    #: The tournament that it is a table of.
    tournament: str = ""
    #: What people's browsers have added to the deal, by seat: "" for nothing. Before the end
    #: others' numbers are only said to be there (`HIDDEN_NONCE`).
    nonces: tuple[str, ...] = ()
    #: The viewer's browser is still to add its number; the game waits for it or for the others'
    #: seats.
    nonce_wanted: bool = False
    #: The game waits until all people have said that they are there; the seats of those who have.
    waits_ready: bool = False
    #: It came to nothing: not all of those brought together have come.
    dissolved: bool = False
    ready: frozenset[int] = frozenset()
    #: Where its forms go, for a table that has no address of its own.
    base: str = ""

    @property
    def address(self) -> str:
        """Where its forms go."""
        return self.base or f"/t/{self.id}"


#: A nonce that is in the deal and that this viewer need not know.
HIDDEN_NONCE = "…"


@dataclass(frozen=True)
class LogLine:
    """One item of a table's history, as this viewer heard it.

    kind is move (events made by it), undo (moves `version` up to `until` were taken back),
    ask-undo, refuse-undo, or note (a UI message `note-KEY` with `values`: seat changed hands, clock
    ran out, forked from, ...).
    """

    version: int
    seat: int
    kind: str = "move"
    events: tuple[Event, ...] = ()
    #: Later taken back; stays in the log, struck through.
    undone: bool = False
    note: str = ""
    values: Mapping[str, Any] = field(default_factory=dict)
    at: float = 0.0
    #: The bot that made the move, or nothing.
    bot: str = ""


@dataclass(frozen=True)
class ChatLine:
    """Something that was said."""

    name: str
    text: str
    seat: int = -1
    at: float = 0.0


@dataclass(frozen=True)
class Undo:
    """What undo would mean now.

    state: none (nothing to take back), free, ask (people named in `whom` must agree), asked (they
    are being asked), answer (this viewer is asked by `whom`), closed (cannot be taken back;
    `reason` is a key `undo-closed-REASON`).
    """

    state: str = "none"
    whom: tuple[str, ...] = ()
    reason: str = ""


@dataclass(frozen=True)
class SeatAsk:
    """Somebody asks for the seat of `was` in a running game; `ask` is the number of the asking.

    state: answer (this viewer is asked), asked (this viewer asks; `whom` must still agree). `here`:
    a friend at the device of whoever asks (`by`).
    """

    ask: int
    state: str
    seat: int
    name: str
    was: str
    here: bool = False
    by: str = ""
    whom: tuple[str, ...] = ()


@dataclass(frozen=True)
class WeighedShown:
    """An option that a bot weighed: how often it was tried (0: judged at a glance), what it is
    worth, what would follow.

    `line` are expected answers as (seat, words), "" for a secret one.
    """

    choice: str
    label: str
    visits: int
    value: float
    line: tuple[tuple[int, str], ...] = ()
    chosen: bool = False
    #: What it surely does.
    does: str = ""


@dataclass(frozen=True)
class Followed:
    """A priority of an automaton: its rule, its sentence, the answers left before and after it; the
    last one decides."""

    rule: str
    key: str
    text: str
    before: int
    after: int
    decides: bool


@dataclass(frozen=True)
class ThoughtShown:
    """Why a bot would answer so. `unit` says what the values are: share (of the win, 0 to 1),
    points (evaluation) or votes (share of the deals whose best rehearsed game began so); an
    automaton has priorities, and `effort` is the number of answers that it had."""

    bot: str
    seat: int
    choice: str
    unit: str
    effort: int
    options: tuple[WeighedShown, ...]
    #: Options that are not listed.
    left_out: int = 0
    followed: tuple[Followed, ...] = ()


@dataclass(frozen=True)
class Hint:
    """Advice for the viewer's own question. state: none (not asked, or not allowed here), free,
    thinking, given."""

    state: str = "none"
    thought: ThoughtShown | None = None


@dataclass(frozen=True)
class Caution:
    """What the coach says about a choice: what it does, what would be better, what it loses (in
    shares of the win) and what the better one brings more of."""

    choice: str
    label: str
    does: str
    better: str
    better_does: str
    loss: float
    error: float
    brings: tuple[tuple[str, str], ...]
    since: int


@dataclass(frozen=True)
class Coaching:
    """The coach of the viewer's table: its level, those there are, "sure?" before a move, and a
    look at the last one."""

    level: str
    levels: tuple[str, ...]
    caution: Caution | None = None
    last: Caution | None = None


@dataclass(frozen=True)
class HandOver:
    """The device goes to another person: until they say so only public facts are shown (pass a
    spectator's view)."""

    seat: int
    name: str


@dataclass(frozen=True)
class LessonCard:
    """What the card of a lesson says. Texts are in the reader's language, `**bold**` still
    marked."""

    lesson: Lesson
    step: int
    furthest: int
    title: str
    text: str
    #: About the step before, the one comparison that matters, what is known by now.
    done: str = ""
    compare: str = ""
    known: tuple[str, ...] = ()
    #: On a side trip: what is said about it, and may the lesson go on from there?
    trip: str = ""
    goes_on: bool = False
    #: Answers wait: the key of the one that leads on, its words, and what to point at.
    wanted: str = ""
    shown: str = ""
    point: str = ""
    #: Something was answered in this step: it can be done again.
    begun: bool = False
    #: Nothing is asked here: read and go on.
    reads: bool = False
    #: The last card: category -> points by seat, and the sums.
    sums: tuple[tuple[str, tuple[int, ...]], ...] = ()

    @property
    def last(self) -> bool:
        """Is it the end of the lesson?"""
        return self.step == len(self.lesson.step) - 1 and self.reads


@dataclass(frozen=True)
class TablePage:
    """A running or finished table, for one viewpoint."""

    info: TableInfo
    seen: Seen
    log: tuple[LogLine, ...]
    chat: tuple[ChatLine, ...] = ()
    undo: Undo = Undo()
    #: What happened since this viewer's last move; shown once on return.
    digest: tuple[LogLine, ...] = ()
    hand_over: HandOver | None = None
    #: Only when the game is over.
    outcome: Outcome | None = None
    hint: Hint = Hint()
    #: The bots that a seat can be handed to, for those who may.
    bots: tuple[BotKind, ...] = ()
    #: Who asks for a seat, as far as it concerns this viewer.
    asks: tuple[SeatAsk, ...] = ()
    #: Seats of bots that this viewer may take only when others agree, and those they may not take
    #: at all.
    consent: frozenset[int] = frozenset()
    barred: frozenset[int] = frozenset()
    #: Only at tables of one person and bots.
    coaching: Coaching | None = None
    #: Only in a lesson: its card.
    lesson: LessonCard | None = None


@dataclass(frozen=True)
class ThoughtPage:
    """Why a bot made a move of a finished game: the move's number and what was weighed."""

    info: TableInfo
    move: int
    thought: ThoughtShown


@dataclass(frozen=True)
class WaitingPage:
    """A table that has not started: seats fill up, friends are invited."""

    info: TableInfo
    texts: Texts
    bots: tuple[BotKind, ...] = ()
    chat: tuple[ChatLine, ...] = ()


@dataclass(frozen=True)
class JoinPage:
    """Behind an invitation: say your name, take a seat or watch."""

    info: TableInfo
    texts: Texts
    code: str
    error: str = ""
    #: The game is running: these people must agree first.
    whom: tuple[str, ...] = ()


@dataclass(frozen=True)
class EndPage:
    """The final scoring. `curve[i]` are the scores as if the game had ended after move i
    (render.score_curve)."""

    info: TableInfo
    texts: Texts
    outcome: Outcome
    curve: tuple[tuple[int, ...], ...]
    log: tuple[LogLine, ...]
    moves: int
    mine: bool = False
    #: The final position, for the derivation of each row.
    seen: Seen | None = None
    #: Turn numbers or labels under the plot: (move, label); computed by `render.marks` when left
    #: empty.
    marks: tuple[tuple[int, str], ...] = ()


@dataclass(frozen=True)
class ReplayPage:
    """One moment of a game: after `at` of `moves` moves. The view is everybody's (finished) or the
    viewer's own."""

    info: TableInfo
    seen: Seen
    at: int
    moves: int
    log: tuple[LogLine, ...]
    curve: tuple[tuple[int, ...], ...] = ()
    #: Move numbers worth jumping to, with the seat that acted.
    highlights: tuple[tuple[int, int], ...] = ()
    #: Hidden cards are shown, because the game is over.
    open: bool = False
