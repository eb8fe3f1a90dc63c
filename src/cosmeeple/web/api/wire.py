"""What goes over the wire: the bodies that programs send and the answers they get. OpenAPI is made
from these types."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from cosmeeple.web.heard import EventInfo

Letter = Annotated[str, Meta(pattern="^[A-E]$", description="a seat: A to E")]
Name = Annotated[str, Meta(max_length=40, description="a name for people")]
Key = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=64,
        description="an idempotency key: sending the same again changes nothing",
    ),
]
Nonce = Annotated[
    str,
    Meta(
        pattern="^[0-9a-f]{32,64}$",
        description="a random number of your own for the deal, in hexadecimal; after the commitment, before the start",
    ),
]
Version = Annotated[
    int,
    Meta(ge=0, le=2**31 - 1, description="the version of the table that the choice is based on"),
]


class Problem(msgspec.Struct):
    """Why something was refused: a stable key and a sentence."""

    error: str
    message: str


class OptionInfo(msgspec.Struct):
    """A variant of a game."""

    key: str
    values: list[str]
    #: Only for these player counts; empty means all.
    seats: list[int]


class BotInfo(msgspec.Struct):
    """A bot and its strength, from 1."""

    name: str
    level: int


class GameInfo(msgspec.Struct):
    """A game that is offered."""

    slug: str
    names: dict[str, str]
    seats: list[int]
    rules_version: int
    options: list[OptionInfo]
    bots: list[BotInfo]
    #: The rulebook's automaton can hold a seat.
    automaton: bool
    #: Styles that easy, medium and hard can be asked for: `medium+style=builder`.
    styles: list[str]


class Games(msgspec.Struct):
    """The games that are offered."""

    games: list[GameInfo]


class PaceInfo(msgspec.Struct, forbid_unknown_fields=True):
    """none; live with seconds and an increment; or days per answer."""

    kind: Annotated[str, Meta(pattern="^(none|live|days)$")] = "none"
    seconds: Annotated[int, Meta(ge=0, le=86_400)] = 0
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0
    days: Annotated[int, Meta(ge=0, le=60)] = 0


class NewTableBody(msgspec.Struct, forbid_unknown_fields=True):
    """Seats are `me` (you get a token for it), `open`, `bot:NAME`, or `automaton` where the game
    has one."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[
        list[Annotated[str, Meta(pattern="^(me|open|automaton|bot:[a-z0-9_-]{1,40})$")]],
        Meta(min_length=1, max_length=5),
    ]
    name: Name = ""
    title: Annotated[str, Meta(max_length=60)] = ""
    options: dict[str, str] = {}
    pace: PaceInfo = msgspec.field(default_factory=PaceInfo)
    public: bool = False
    nonce_comes: Annotated[
        bool, Meta(description="do not start before your nonce is in: POST .../nonce")
    ] = False


class JoinBody(msgspec.Struct, forbid_unknown_fields=True):
    """Who wants to sit where."""

    name: Name = ""
    seat: Letter | None = None
    nonce: Nonce | None = None


class NonceBody(msgspec.Struct, forbid_unknown_fields=True):
    """A random number for the deal."""

    nonce: Nonce


class MoveBody(msgspec.Struct, forbid_unknown_fields=True):
    """A choice."""

    #: One of the options; or several answers in a row with + between them, of which all are made or
    #: none.
    choice: Annotated[str, Meta(min_length=1, max_length=2000)]
    version: Version | None = None
    key: Key | None = None


class UndoBody(msgspec.Struct, forbid_unknown_fields=True):
    """Taking back."""

    version: Version | None = None
    key: Key | None = None


class AnswerBody(msgspec.Struct, forbid_unknown_fields=True):
    """Yes or no."""

    agree: bool


class SeatAnswerBody(msgspec.Struct, forbid_unknown_fields=True):
    """`ask` is the number in the table's `asks`: the version of the entry that asks."""

    ask: Version
    agree: bool


class ChatBody(msgspec.Struct, forbid_unknown_fields=True):
    """What is said."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class HintBody(msgspec.Struct, forbid_unknown_fields=True):
    """Which bot is asked: easy, greedy, medium or hard."""

    bot: Annotated[str, Meta(min_length=1, max_length=40)] = "medium"


class SeatBody(msgspec.Struct, forbid_unknown_fields=True):
    """Who shall play a seat: bot or automaton (for good), stand-in (a bot, until the person comes
    back; `bot` may be automaton too), open (a bot, until somebody joins)."""

    seat: Letter
    kind: Annotated[str, Meta(pattern="^(bot|stand-in|open|automaton)$")]
    bot: Annotated[str, Meta(max_length=40, description="one of the names in /api/v1/games")] = ""


class SeatInfo(msgspec.Struct):
    """`kind` is person, bot, automaton or open; `bot` is who plays meanwhile where a person is away
    or nobody sits."""

    seat: str
    kind: str
    name: str
    bot: str


class SeatAskInfo(msgspec.Struct):
    """Somebody asks for a seat of the running game: the number to answer with, and who must still
    agree."""

    ask: int
    seat: str
    name: str
    waits_for: list[str]


class TableState(msgspec.Struct):
    """How a table stands."""

    id: str
    title: str
    game: str
    status: str
    version: int
    moves: int
    seats: list[SeatInfo]
    deciders: list[str]
    options: dict[str, str]
    pace: PaceInfo
    commitment: str
    asks: list[SeatAskInfo]
    #: The seats whose players have added a nonce to the deal.
    added: list[str]
    #: Only after the end: the seed, and what was added to it, by seat.
    seed: str | None = None
    nonces: dict[str, str] | None = None
    scores: list[int] | None = None
    ranks: list[int] | None = None


class TableList(msgspec.Struct):
    """Several tables."""

    tables: list[TableState]


class Token(msgspec.Struct):
    """The token of a seat. `waits_for`: people who must agree first, where the game is running;
    until then the token is answered with 403 `not-yet`."""

    seat: str
    token: str
    waits_for: list[str] = []


class Created(msgspec.Struct):
    """A new table, with the tokens of one's own seats."""

    table: TableState
    tokens: list[Token]


class EffectInfo(msgspec.Struct):
    """One thing that an answer does: whose quantity (null for nobody's), in words; not `sure` where
    it depends on what comes to light."""

    seat: str | None
    text: str
    sure: bool


class ChangeInfo(msgspec.Struct):
    """A quantity that people watch, before and after an answer."""

    seat: str
    what: str
    before: int
    after: int


class Choice(msgspec.Struct):
    """`effects`: what it surely does, up to the next question to anybody, found out by doing it on
    tables dealt again from what the seat knows; `changes` the same as numbers; `next`: the question
    after it, where that is sure."""

    choice: str
    label: str
    effects: list[EffectInfo]
    changes: list[ChangeInfo]
    next: str | None


class Options(msgspec.Struct):
    """What the seat of the token may answer now; nothing when it is not asked."""

    version: int
    seat: str
    prompt: str
    options: list[Choice]


class ViewInfo(msgspec.Struct):
    """The position as the seat of the token, or a spectator, may see it."""

    version: int
    status: str
    view: dict[str, Any]


class Moved(msgspec.Struct):
    """A choice is made."""

    version: int
    status: str
    deciders: list[str]


class Undone(msgspec.Struct):
    """What came of taking back: done, or asked."""

    undo: str
    version: int


class Events(msgspec.Struct):
    """What has happened since."""

    version: int
    status: str
    #: The seats that are asked now.
    deciders: list[str]
    entries: list[EventInfo]


class Reason(msgspec.Struct):
    """A requirement of an answer, and whether it holds."""

    rule: str
    text: str
    holds: bool
    href: str


class WhyNot(msgspec.Struct):
    """All requirements of an answer."""

    choice: str
    label: str
    allowed: bool
    reasons: list[Reason]


class Answer(msgspec.Struct):
    """An expected answer; "" is a secret one."""

    seat: str
    label: str


class WeighedInfo(msgspec.Struct):
    """An option that the bot weighed: how often it was tried (0: judged at a glance), its worth,
    what would follow."""

    choice: str
    label: str
    visits: int
    value: float
    line: list[Answer]
    #: What it surely does.
    does: str


class PriorityInfo(msgspec.Struct):
    """A priority that an automaton followed: its rule, a sentence, the answers left before and
    after it."""

    rule: str
    key: str
    text: str
    before: int
    after: int
    decides: bool


class ThoughtInfo(msgspec.Struct):
    """Why a bot answers so. `unit`: share (of the win, 0 to 1), points (of the evaluation), votes
    (share of the deals whose best rehearsed game began so) or priorities (`followed`)."""

    bot: str
    seat: str
    label: str
    unit: str
    effort: int
    options: list[WeighedInfo]
    #: Options that are not listed.
    left_out: int
    followed: list[PriorityInfo]


class AnalyseBody(msgspec.Struct, forbid_unknown_fields=True):
    """How deep to look: glance, usual or deep."""

    effort: str = "usual"


class LostInfo(msgspec.Struct):
    """A decision that surely cost: in shares of the win with its standard error, and in points."""

    move: int
    seat: str
    choice: str
    label: str
    better: str
    better_label: str
    loss: float
    error: float
    points: float
    line: list[Answer]


class AccountInfo(msgspec.Struct):
    """What became of a seat: start + others + own + luck = end, in shares of the win."""

    seat: str
    start: float
    others: float
    own: float
    luck: float
    end: float


class AnalysisInfo(msgspec.Struct):
    """A finished game looked at afterwards. `state`: none, running (`done` of `moves`) or done.
    `shares[i]` and `scores[i]` are those of all seats after i moves."""

    state: str
    effort: str
    done: int
    moves: int
    shares: list[list[float]]
    scores: list[list[float]]
    costly: list[LostInfo]
    accounts: list[AccountInfo]


class Done(msgspec.Struct):
    """It is done; the table's version then."""

    version: int
