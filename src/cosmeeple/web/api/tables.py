"""Tables for programs: which there are, making, joining, leaving them."""

from __future__ import annotations

import contextlib

from starlette.responses import Response

from cosmeeple.kernel.game import SEAT_LETTERS, SLUGS, all_games
from cosmeeple.store import queries
from cosmeeple.store.queries import GATHERING, RUNNING
from cosmeeple.web.api.call import Call, asks_of, need_started, state_of
from cosmeeple.web.api.wire import (
    BotInfo,
    Created,
    Done,
    GameInfo,
    Games,
    JoinBody,
    NewTableBody,
    NonceBody,
    OptionInfo,
    SeatAnswerBody,
    SeatBody,
    TableList,
    TableState,
    Token,
)
from cosmeeple.web.botseat import STAND_IN, bot_kinds
from cosmeeple.web.hashing import token_hash
from cosmeeple.web.known import Known, known_by
from cosmeeple.web.pace import Pace
from cosmeeple.web.room import Refused
from cosmeeple.web.service import Actor, new_token, read_wish


async def games(_: Call) -> Games:
    """The games with their options and bots."""
    return Games(
        [
            GameInfo(
                game.slug,
                dict(game.names),
                list(game.seats),
                game.rules_version,
                [
                    OptionInfo(option.key, list(option.values), list(option.seats))
                    for option in game.options
                ],
                [BotInfo(bot.name, bot.level) for bot in bot_kinds()],
                game.automaton is not None,
                list(game.styles),
            )
            for game in all_games()
        ]
    )


async def list_tables(call: Call) -> TableList:
    """Public tables that gather or run."""
    rows = await call.site.store.reading(queries.lobby_tables, None)
    found = []
    for row in rows:
        if row["game"] in SLUGS and row["status"] in (GATHERING, RUNNING):
            with contextlib.suppress(Refused):  # a damaged one is nobody's way to all the others
                room = await call.site.tables.rooms.room(row["id"])
                if not room.history.frozen:
                    found.append(state_of(room))
    return TableList(found)


async def create_table(call: Call) -> Created:
    """A new table, with a token for each own seat."""
    body: NewTableBody = call.body
    await call.site.limits.need_everywhere("create", call.ip)
    pace = Pace(body.pace.kind, body.pace.seconds, body.pace.increment, body.pace.days)
    wishes = [read_wish(text) for text in body.seats]
    plan = call.site.tables.starting.plan(
        body.game, wishes, body.options, pace, public=body.public, title=body.title
    )
    person = await call.somebody(body.name)
    room = await call.site.tables.starting.create(
        plan, Actor(person.id, person.name), nonce_comes=body.nonce_comes
    )
    tokens = [
        Token(
            SEAT_LETTERS[seat],
            await call.site.tables.seating.token_for(room, Actor(person.id), seat),
        )
        for seat in room.company.seats_of(person.id)
    ]
    return Created(state_of(room), tokens)


async def get_table(call: Call) -> TableState:
    """How a table stands."""
    return state_of(await call.room())


async def join_table(call: Call) -> Token:
    """Take a seat, or ask for it."""
    body: JoinBody = call.body
    room = await call.room()
    await call.site.limits.need_everywhere("guest", call.ip)
    if room.status not in (GATHERING, RUNNING) or not room.company.open_seats():
        raise Refused("seat-taken", 409, "no seat is open")
    person = await call.somebody(body.name)
    seat = None if body.seat is None else SEAT_LETTERS.index(body.seat)
    token = new_token()
    actor = Actor(person.id, person.name)
    taken = await call.site.tables.seating.join(
        room, actor, body.name or person.name, seat, token_hash(token), nonce=body.nonce or ""
    )
    if isinstance(taken, int):
        return Token(SEAT_LETTERS[taken], token)
    waiting = next(ask.waits_for for ask in asks_of(room) if ask.ask == taken.version)
    return Token(SEAT_LETTERS[taken.seat], token, waiting)


async def answer_seat(call: Call) -> TableState:
    """May they take the seat?"""
    body: SeatAnswerBody = call.body
    room = await call.room()
    actor, _ = await call.seated(room)
    await call.site.tables.seating.answer_seat(room, actor, body.ask, body.agree)
    return state_of(room)


async def add_nonce(call: Call) -> Done:
    """A random number for the deal."""
    body: NonceBody = call.body
    room = await call.room()
    actor, _ = await call.seated(room)
    await call.site.tables.starting.add_nonce(room, actor, body.nonce)
    return Done(room.version)


async def start_table(call: Call) -> Done:
    """Start now."""
    room = await call.room()
    actor, _ = await call.seated(room)
    await call.site.tables.starting.start(room, actor)
    return Done(room.version)


async def say_ready(call: Call) -> Done:
    """The seat is there: a live clock may begin when all are."""
    room = await call.room()
    actor, _ = await call.seated(room)
    await call.site.tables.starting.say_ready(room, actor)
    return Done(room.version)


async def change_seat(call: Call) -> TableState:
    """One's own seat; and for whoever made the table, seats that no person holds."""
    body: SeatBody = call.body
    room = await call.room()
    actor, _ = await call.seated(room)
    if body.kind == "bot" and not body.bot:
        raise Refused("unknown-bot", 400, "say which bot")
    await call.site.tables.seating.change_seat(
        room, actor, SEAT_LETTERS.index(body.seat), body.kind, body.bot
    )
    return state_of(room)


async def leave_table(call: Call) -> Done:
    """A bot takes over."""
    room = await call.room()
    actor, seat = await call.seated(room)
    await call.site.tables.seating.leave(
        room, actor, seat, call.request.query_params.get("bot", STAND_IN)
    )
    return Done(room.version)


async def come_back(call: Call) -> Done:
    """Play oneself again."""
    room = await call.room()
    actor, seat = await call.seated(room)
    await call.site.tables.seating.come_back(room, actor, seat)
    return Done(room.version)


async def get_export(call: Call) -> Response:
    """The whole game, after its end."""
    room = await call.room()
    call.site.limits.need("export", call.ip)
    need_started(room)
    text = call.site.tables.whole.export(room, Actor(None))
    return Response(text, 200, {"cache-control": "no-store"}, "text/plain; charset=utf-8")


async def get_known(call: Call) -> Known:
    """What the seat knows of the game, as one file."""
    room = await call.room()
    seat = await call.viewer(room)
    call.site.limits.need("export", call.ip)
    need_started(room)
    return known_by(room, seat, call.language)
