"""The HTTP API for programs: JSON, a token for each seat, no cookies. Documented by `/api/openapi.json`.

Every operation is one entry of `OPERATIONS`: its path, what it takes, what it answers. Routing, checking and the
OpenAPI document are made from that list, so they cannot disagree.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from msgspec import Meta
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from cosmeeple.kernel.errors import BadInput
from cosmeeple.kernel.game import SEAT_LETTERS, SLUGS, load_game
from cosmeeple.kernel.text import LANGUAGES
from cosmeeple.kernel.view import SPECTATOR, dump_view, view
from cosmeeple.store import Busy, queries
from cosmeeple.store.queries import FINISHED, GATHERING, RUNNING
from cosmeeple.web.botseat import bot_kinds
from cosmeeple.web.handlers import reasons
from cosmeeple.web.hub import HEARTBEAT
from cosmeeple.web.pages import Pace
from cosmeeple.web.room import Entry, Refused, Room
from cosmeeple.web.service import Actor, read_wish, token_hash
from cosmeeple.web.told import dump_event
from cosmeeple.web.viewer import Viewpoint, seen_of, texts_of
from cosmeeple.web.visit import best_language

if TYPE_CHECKING:
    from cosmeeple.web.site import Site

Letter = Annotated[str, Meta(pattern="^[A-E]$", description="a seat: A to E")]
Name = Annotated[str, Meta(max_length=40, description="a name for people")]
Key = Annotated[
    str, Meta(min_length=1, max_length=64, description="an idempotency key: sending the same again changes nothing")
]
Version = Annotated[int, Meta(ge=0, le=2**31 - 1, description="the version of the table that the choice is based on")]
#: The longest that a request waits for news.
LONGEST_WAIT = 30.0


# --- what goes over the wire


class Problem(msgspec.Struct):
    """Why something was refused: a stable key and a sentence."""

    error: str
    message: str


class OptionInfo(msgspec.Struct):
    key: str
    values: list[str]
    #: Only for these player counts; empty means all.
    seats: list[int]


class BotInfo(msgspec.Struct):
    name: str
    level: int


class GameInfo(msgspec.Struct):
    slug: str
    names: dict[str, str]
    seats: list[int]
    rules_version: int
    options: list[OptionInfo]
    bots: list[BotInfo]


class Games(msgspec.Struct):
    games: list[GameInfo]


class PaceInfo(msgspec.Struct, forbid_unknown_fields=True):
    """none; live with seconds and an increment; or days per answer."""

    kind: Annotated[str, Meta(pattern="^(none|live|days)$")] = "none"
    seconds: Annotated[int, Meta(ge=0, le=86_400)] = 0
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0
    days: Annotated[int, Meta(ge=0, le=60)] = 0


class NewTableBody(msgspec.Struct, forbid_unknown_fields=True):
    """Seats are `me` (you get a token for it), `open`, or `bot:NAME`."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[
        list[Annotated[str, Meta(pattern="^(me|open|bot:[a-z0-9_-]{1,40})$")]], Meta(min_length=1, max_length=5)
    ]
    name: Name = ""
    title: Annotated[str, Meta(max_length=60)] = ""
    options: dict[str, str] = {}
    pace: PaceInfo = msgspec.field(default_factory=PaceInfo)
    public: bool = False


class JoinBody(msgspec.Struct, forbid_unknown_fields=True):
    name: Name = ""
    seat: Letter | None = None


class MoveBody(msgspec.Struct, forbid_unknown_fields=True):
    choice: Annotated[str, Meta(min_length=1, max_length=200)]
    version: Version | None = None
    key: Key | None = None


class UndoBody(msgspec.Struct, forbid_unknown_fields=True):
    version: Version | None = None
    key: Key | None = None


class AnswerBody(msgspec.Struct, forbid_unknown_fields=True):
    agree: bool


class ChatBody(msgspec.Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class SeatInfo(msgspec.Struct):
    seat: str
    kind: str
    name: str
    bot: str


class TableState(msgspec.Struct):
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
    #: Only after the end.
    seed: str | None = None
    scores: list[int] | None = None
    ranks: list[int] | None = None


class TableList(msgspec.Struct):
    tables: list[TableState]


class Token(msgspec.Struct):
    seat: str
    token: str


class Created(msgspec.Struct):
    table: TableState
    tokens: list[Token]


class Choice(msgspec.Struct):
    choice: str
    label: str


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
    version: int
    status: str
    deciders: list[str]


class Undone(msgspec.Struct):
    undo: str
    version: int


class EventInfo(msgspec.Struct):
    """One entry of the history, as the seat of the token heard it."""

    version: int
    kind: str
    seat: str | None
    choice: str | None
    undone: bool
    events: list[dict[str, Any]]
    texts: list[str]
    data: dict[str, Any]


class Events(msgspec.Struct):
    version: int
    status: str
    #: The seats that are asked now.
    deciders: list[str]
    entries: list[EventInfo]


class Reason(msgspec.Struct):
    rule: str
    text: str
    holds: bool
    href: str


class WhyNot(msgspec.Struct):
    choice: str
    label: str
    allowed: bool
    reasons: list[Reason]


class Done(msgspec.Struct):
    version: int


# --- a call


@dataclass
class Call:
    """One request of a program."""

    site: Site
    request: Request
    body: Any = None

    @property
    def ip(self) -> str:
        return self.request.client.host if self.request.client else "?"

    @property
    def language(self) -> str:
        wanted = self.request.query_params.get("language", "")
        return wanted if wanted in LANGUAGES else best_language(self.request.headers.get("accept-language", ""))

    def query(self, name: str, default: int, most: int) -> int:
        text = self.request.query_params.get(name)
        if text is None:
            return default
        if not text.isascii() or not text.isdigit() or len(text) > 9 or int(text) > most:
            raise Refused("bad-request", 400, f"{name} is a number from 0 to {most}")
        return int(text)

    async def room(self) -> Room:
        return await self.site.tables.room(self.request.path_params["table"])

    async def bearer(self, room: Room) -> Actor | None:
        """The seat behind the token, or None without one; a wrong token is refused, never ignored."""
        header = self.request.headers.get("authorization")
        if header is None:
            return None
        kind, _, token = header.partition(" ")
        if kind.lower() != "bearer" or not 0 < len(token) <= 100:
            raise Refused("bad-token", 401, "send `Authorization: Bearer TOKEN`")
        hashed = token_hash(token.strip())
        for place in room.places:
            if place.token == hashed:
                return Actor(place.person, place.name, place.seat)
        raise Refused("bad-token", 401, "this token has no seat at this table")

    async def seated(self, room: Room) -> tuple[Actor, int]:
        actor = await self.bearer(room)
        if actor is None or actor.only_seat is None:
            raise Refused("bad-token", 401, "send `Authorization: Bearer TOKEN`")
        return actor, actor.only_seat

    async def viewer(self, room: Room) -> int:
        actor = await self.bearer(room)
        return SPECTATOR if actor is None or actor.only_seat is None else actor.only_seat


def need_started(room: Room) -> None:
    if room.frozen:
        raise Refused("frozen", 409, room.frozen)
    if room.match is None:
        raise Refused("not-started", 409, "the game has not started")


def letters(seats: Any) -> list[str]:
    return [SEAT_LETTERS[seat] for seat in seats]


def state_of(room: Room) -> TableState:
    pace = PaceInfo(room.pace.kind, room.pace.seconds, room.pace.increment, room.pace.days)
    seats = [SeatInfo(SEAT_LETTERS[p.seat], p.kind, p.name, p.stand_in or p.bot) for p in room.places]
    state = TableState(
        room.id,
        room.title,
        room.game.slug,
        room.status,
        room.version,
        room.moves,
        seats,
        letters(room.deciders()),
        dict(room.options),
        pace,
        room.commitment,
    )
    if room.status == FINISHED and room.match is not None:
        outcome = room.game.outcome(room.table.state)
        state.scores, state.ranks = list(outcome.scores), list(outcome.ranks)
        state.seed = str(room.seed) if "fork" not in room.origin else None
    return state


# --- operations


async def games(_: Call) -> Games:
    return Games(
        [
            GameInfo(
                game.slug,
                dict(game.names),
                list(game.seats),
                game.rules_version,
                [OptionInfo(option.key, list(option.values), list(option.seats)) for option in game.options],
                [BotInfo(bot.name, bot.level) for bot in bot_kinds(game)],
            )
            for game in map(load_game, SLUGS)
        ]
    )


async def list_tables(call: Call) -> TableList:
    rows = await call.site.store.reading(queries.lobby_tables, None)
    found = []
    for row in rows:
        if row["game"] in SLUGS and row["status"] in (GATHERING, RUNNING):
            found.append(state_of(await call.site.tables.room(row["id"])))
    return TableList(found)


async def create_table(call: Call) -> Created:
    body: NewTableBody = call.body
    call.site.limits.need("create", call.ip)
    pace = Pace(body.pace.kind, body.pace.seconds, body.pace.increment, body.pace.days)
    wishes = [read_wish(text) for text in body.seats]
    plan = call.site.tables.plan(body.game, wishes, body.options, pace, public=body.public, title=body.title)
    person, _ = await call.site.people.new_guest(body.name or "API")
    room = await call.site.tables.create(plan, Actor(person.id, person.name))
    tokens = [
        Token(SEAT_LETTERS[seat], await call.site.tables.token_for(room, Actor(person.id), seat))
        for seat in room.seats_of(person.id)
    ]
    return Created(state_of(room), tokens)


async def get_table(call: Call) -> TableState:
    return state_of(await call.room())


async def join_table(call: Call) -> Token:
    body: JoinBody = call.body
    room = await call.room()
    call.site.limits.need("guest", call.ip)
    if room.status not in (GATHERING, RUNNING) or not room.open_seats():
        raise Refused("seat-taken", 409, "no seat is open")
    person, _ = await call.site.people.new_guest(body.name or "API")
    seat = None if body.seat is None else SEAT_LETTERS.index(body.seat)
    taken = await call.site.tables.join(room, Actor(person.id, person.name), body.name, seat)
    token = await call.site.tables.token_for(room, Actor(person.id), taken)
    return Token(SEAT_LETTERS[taken], token)


async def start_table(call: Call) -> Done:
    room = await call.room()
    actor, _ = await call.seated(room)
    await call.site.tables.start(room, actor)
    return Done(room.version)


async def get_view(call: Call) -> ViewInfo:
    room = await call.room()
    seat = await call.viewer(room)
    need_started(room)
    return ViewInfo(room.version, room.status, dump_view(room.game, view(room.game, room.table, seat)))


async def get_options(call: Call) -> Options:
    room = await call.room()
    _, seat = await call.seated(room)
    need_started(room)
    seen = seen_of(room, room.table, Viewpoint(seat, (seat,), False), call.language)
    frame = seen.view.question
    asked = frame is not None and seen.asked
    return Options(
        room.version,
        SEAT_LETTERS[seat],
        seen.texts.prompt(frame) if frame is not None and asked else "",
        [Choice(key, seen.texts.choice(frame, pick)) for key, pick in seen.legal().items()]
        if frame is not None
        else [],
    )


async def post_move(call: Call) -> Moved:
    body: MoveBody = call.body
    room = await call.room()
    actor, seat = await call.seated(room)
    entry = await call.site.tables.play(room, actor, seat, body.choice, body.version, body.key)
    return Moved(entry.version, room.status, letters(room.deciders()))


async def post_undo(call: Call) -> Undone:
    body: UndoBody = call.body
    room = await call.room()
    actor, seat = await call.seated(room)
    done = await call.site.tables.undo(room, actor, seat, body.version, body.key)
    return Undone(done, room.version)


async def answer_undo(call: Call) -> Done:
    body: AnswerBody = call.body
    room = await call.room()
    actor, _ = await call.seated(room)
    await call.site.tables.answer_undo(room, actor, body.agree)
    return Done(room.version)


async def post_chat(call: Call) -> Done:
    body: ChatBody = call.body
    room = await call.room()
    actor, _ = await call.seated(room)
    call.site.limits.need("chat", call.ip)
    await call.site.tables.chat(room, actor, body.text)
    return Done(room.version)


async def leave_table(call: Call) -> Done:
    room = await call.room()
    actor, seat = await call.seated(room)
    await call.site.tables.leave(room, actor, seat)
    return Done(room.version)


async def come_back(call: Call) -> Done:
    room = await call.room()
    actor, seat = await call.seated(room)
    await call.site.tables.come_back(room, actor, seat)
    return Done(room.version)


def event_of(room: Room, entry: Entry, seat: int, language: str) -> EventInfo:
    heard = entry.heard_by(seat)
    texts = texts_of(room, language)
    data = {key: value for key, value in entry.body.items() if key in SHOWN}
    return EventInfo(
        entry.version,
        entry.kind,
        None if entry.seat is None else SEAT_LETTERS[entry.seat],
        # The choices of others may be secret; what of them is public is in the events.
        entry.choice if entry.seat == seat else None,
        entry.undone,
        [dump_event(event) for event in heard],
        [texts.event(event) for event in heard],
        data,
    )


#: What of an entry's body everybody may read.
SHOWN = frozenset({"name", "text", "bot", "kind", "was", "to", "from", "by", "table", "fork", "at"})


def news(room: Room, seat: int, after: int, language: str) -> Events:
    entries = [event_of(room, entry, seat, language) for entry in room.entries[after : after + 500]]
    version = entries[-1].version if entries else room.version
    return Events(version, room.status, letters(room.deciders()), entries)


async def get_events(call: Call) -> Events:
    """`after` is the last version you know; with `wait` the answer comes with the news, or after so many seconds."""
    after = call.query("after", 0, 2**31 - 1)
    wait = min(call.query("wait", 0, 600), LONGEST_WAIT)
    room = await call.room()
    seat = await call.viewer(room)
    if after >= room.version and wait:
        await changed(call.site, room, after, wait)
        room = await call.room()
    return news(room, seat, after, call.language)


async def changed(site: Site, room: Room, after: int, seconds: float) -> None:
    """Until the room is beyond the version, or the time is over, or the server stops."""
    news_of = site.hub.waiter(room.id)
    try:
        async with asyncio.timeout(seconds):
            while room.version <= after and not site.stopping:
                news_of.clear()
                await news_of.wait()
    except TimeoutError:
        pass
    finally:
        site.hub.drop_waiter(room.id, news_of)


async def get_why(call: Call) -> WhyNot:
    room = await call.room()
    _, seat = await call.seated(room)
    need_started(room)
    seen = seen_of(room, room.table, Viewpoint(seat, (seat,), False), call.language)
    found = reasons(seen, call.request.query_params.get("choice", ""), room)
    return msgspec.convert(found, WhyNot)


async def get_stream(call: Call) -> Response:
    """Server-sent events: one `entry` for each entry of the history; `Last-Event-ID` goes on after a gap."""
    room = await call.room()
    seat = await call.viewer(room)
    last = call.request.headers.get("last-event-id", "")
    known = int(last) if last.isascii() and last.isdigit() and len(last) < 10 else None
    after = call.query("after", 0, 2**31 - 1) if known is None else known
    if call.site.stopping:
        raise Refused("closing", 503, "the server is stopping")
    if call.request.method == "HEAD":
        return Response(None, 200, media_type="text/event-stream")
    language = call.language

    async def lines() -> AsyncIterator[bytes]:
        nonlocal after, room
        yield b"retry: 1000\n\n"
        while not call.site.stopping:
            for entry in room.entries[after:]:
                found = event_of(room, entry, seat, language)
                after = entry.version
                yield f"id: {after}\nevent: entry\ndata: ".encode() + msgspec.json.encode(found) + b"\n\n"
            await changed(call.site, room, after, HEARTBEAT)
            if room.version <= after:
                yield b": still here\n\n"
            room = await call.room()

    return StreamingResponse(lines(), 200, {"cache-control": "no-store"}, "text/event-stream")


async def get_export(call: Call) -> Response:
    room = await call.room()
    actor = await call.bearer(room) or Actor(None)
    call.site.limits.need("export", call.ip)
    need_started(room)
    text = call.site.tables.export(room, actor)
    await call.site.tables.note_export(room, actor)
    return Response(text, 200, {"cache-control": "no-store"}, "text/plain; charset=utf-8")


@dataclass(frozen=True)
class Operation:
    method: str
    path: str
    work: Callable[[Call], Awaitable[Any]]
    summary: str
    body: type | None = None
    answer: type | str = Done
    #: Needs a seat's token (True), takes one (None), knows none (False).
    token: bool | None = False
    query: tuple[str, ...] = ()
    errors: tuple[int, ...] = (400, 404)


TABLE = "/api/v1/tables/{table}"
OPERATIONS = (
    Operation("GET", "/api/v1/games", games, "The games that can be played here", answer=Games, errors=()),
    Operation(
        "GET", "/api/v1/tables", list_tables, "Public tables that gather players or run", answer=TableList, errors=()
    ),
    Operation("POST", "/api/v1/tables", create_table, "Make a table", NewTableBody, Created, errors=(400, 429)),
    Operation("GET", TABLE, get_table, "What everybody may know of a table", answer=TableState, errors=(404,)),
    Operation("POST", f"{TABLE}/join", join_table, "Take an open seat", JoinBody, Token, errors=(400, 404, 409, 429)),
    Operation(
        "POST", f"{TABLE}/start", start_table, "Start now; bots take the open seats", token=True, errors=(404, 409)
    ),
    Operation(
        "GET",
        f"{TABLE}/view",
        get_view,
        "The position as the seat sees it",
        answer=ViewInfo,
        token=None,
        errors=(404, 409),
    ),
    Operation(
        "GET",
        f"{TABLE}/options",
        get_options,
        "What the seat may answer now",
        answer=Options,
        token=True,
        query=("language",),
        errors=(404, 409),
    ),
    Operation(
        "POST",
        f"{TABLE}/moves",
        post_move,
        "Answer with one of the options; the reply comes after it is on disk",
        MoveBody,
        Moved,
        True,
        errors=(400, 403, 404, 409),
    ),
    Operation(
        "POST",
        f"{TABLE}/undo",
        post_undo,
        "Take back the seat's last move, or ask the others",
        UndoBody,
        Undone,
        True,
        errors=(400, 403, 404, 409),
    ),
    Operation(
        "POST",
        f"{TABLE}/undo/answer",
        answer_undo,
        "Agree to taking back, or not",
        AnswerBody,
        Done,
        True,
        errors=(400, 403, 404, 409),
    ),
    Operation("POST", f"{TABLE}/chat", post_chat, "Say something", ChatBody, Done, True, errors=(400, 404, 429)),
    Operation("POST", f"{TABLE}/leave", leave_table, "Leave; a bot takes over", token=True, errors=(404,)),
    Operation("POST", f"{TABLE}/comeback", come_back, "Take the seat back from the bot", token=True, errors=(404,)),
    Operation(
        "GET",
        f"{TABLE}/events",
        get_events,
        "The history after a version, as the seat heard it",
        answer=Events,
        token=None,
        query=("after", "wait", "language"),
    ),
    Operation(
        "GET",
        f"{TABLE}/stream",
        get_stream,
        "The same as server-sent events",
        answer="text/event-stream",
        token=None,
        query=("after", "language"),
    ),
    Operation(
        "GET",
        f"{TABLE}/why",
        get_why,
        "Why an answer is possible or not",
        answer=WhyNot,
        token=True,
        query=("choice", "language"),
        errors=(404, 409),
    ),
    Operation(
        "GET",
        f"{TABLE}/export",
        get_export,
        "The game as one file, after its end",
        answer="text/plain",
        token=None,
        errors=(404, 409, 429),
    ),
)


def problem(status: int, key: str, message: str) -> Response:
    headers = {"cache-control": "no-store"}
    if status == 401:
        headers["www-authenticate"] = "Bearer"
    if status in (429, 503):
        headers["retry-after"] = "5"
    return Response(msgspec.json.encode(Problem(key, message)), status, headers, "application/json")


def endpoint(operation: Operation) -> Callable[[Request], Awaitable[Response]]:
    decoder: msgspec.json.Decoder[Any] | None = None if operation.body is None else msgspec.json.Decoder(operation.body)

    async def answer(request: Request) -> Response:
        site: Site = request.app.state.site
        request.scope["route_name"] = f"api.{operation.work.__name__}"
        call = Call(site, request)
        try:
            if decoder is not None:
                site.limits.need("post", call.ip)
                call.body = decoder.decode(await request.body())
            found = await operation.work(call)
        except Refused as refusal:
            return problem(refusal.status, refusal.key, refusal.detail)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            return problem(400, "bad-request", str(error))
        except BadInput as error:
            return problem(400, "bad-request", str(error))
        except Busy:
            return problem(503, "busy", "the disk cannot keep up; try again")
        except ClientDisconnect:
            return Response(None, 400)
        if isinstance(found, Response):
            return found
        return Response(msgspec.json.encode(found), 200, {"cache-control": "no-store"}, "application/json")

    return answer


# --- the document


def openapi() -> dict[str, Any]:
    """OpenAPI 3.1, from the operations and their types."""
    types = [t for op in OPERATIONS for t in (op.body, op.answer) if isinstance(t, type)]
    schemas, components = msgspec.json.schema_components([*types, Problem], ref_template="#/components/schemas/{name}")
    by_type = dict(zip([*types, Problem], schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for operation in OPERATIONS:
        described = describe(operation, by_type)
        paths.setdefault(operation.path, {})[operation.method.lower()] = described
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Cosmeeple",
            "version": "1",
            "description": "Tables of board games for programs: make a table, join, hear what happens, ask for the "
            "options, answer. A seat's token is the only key to its secrets.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer", "description": "the token of a seat"}},
        },
    }


QUERIES: dict[str, tuple[dict[str, Any], str]] = {
    "after": ({"type": "integer", "minimum": 0, "maximum": 2**31 - 1}, "the last version that you know"),
    "wait": ({"type": "integer", "minimum": 0, "maximum": 600}, "seconds to wait for news (at most 30 are waited)"),
    "language": ({"type": "string", "enum": list(LANGUAGES)}, "language of the texts"),
    "choice": ({"type": "string"}, "an answer, as in the options"),
}


def describe(operation: Operation, schemas: dict[Any, Any]) -> dict[str, Any]:
    described: dict[str, Any] = {"summary": operation.summary, "operationId": operation.work.__name__}
    parameters: list[dict[str, Any]] = [
        {"name": name, "in": "query", "schema": QUERIES[name][0], "description": QUERIES[name][1]}
        for name in operation.query
    ]
    if "{table}" in operation.path:
        schema = {"type": "string", "minLength": 1, "maxLength": 24, "pattern": "^[A-Za-z0-9]+$"}
        parameters.insert(0, {"name": "table", "in": "path", "required": True, "schema": schema, "description": ""})
    if parameters:
        described["parameters"] = parameters
    if operation.token is not False:
        described["security"] = [{"seat": []}] if operation.token else [{"seat": []}, {}]
    if operation.body is not None:
        described["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": schemas[operation.body]}},
        }
    if isinstance(operation.answer, str):
        good: dict[str, Any] = {operation.answer: {"schema": {"type": "string"}}}
    else:
        good = {"application/json": {"schema": schemas[operation.answer]}}
    responses = {"200": {"description": "done", "content": good}}
    wrong = {"description": "refused", "content": {"application/json": {"schema": schemas[Problem]}}}
    codes = {*operation.errors, 413, 429, 503, *((401,) if operation.token is not False else ())}
    for code in sorted(codes):
        responses[str(code)] = wrong
    described["responses"] = responses
    return described


async def document(request: Request) -> Response:
    request.scope["route_name"] = "api.openapi"
    return Response(msgspec.json.encode(openapi()), 200, {"cache-control": "public, max-age=300"}, "application/json")


async def unknown(request: Request) -> Response:
    request.scope["route_name"] = "api.unknown"
    return problem(404, "not-found", "there is no such operation; see /api/openapi.json")


def routes() -> list[Route]:
    return [
        *[Route(operation.path, endpoint(operation), methods=[operation.method]) for operation in OPERATIONS],
        Route("/api/openapi.json", document, methods=["GET"]),
    ]


__all__ = ["OPERATIONS", "openapi", "routes", "unknown"]
