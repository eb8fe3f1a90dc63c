"""Playing for programs: the view, the options, the answer, why not, taking back, talking."""

from __future__ import annotations

import msgspec

from cosmeeple.draw.seen import Seen
from cosmeeple.kernel.engine.agenda import Decision, Simultaneous
from cosmeeple.kernel.game import SEAT_LETTERS
from cosmeeple.kernel.records.view import dump_view, view
from cosmeeple.kernel.words.consequences import one_line
from cosmeeple.web.api.call import Call, letters, need_started
from cosmeeple.web.api.wire import (
    Answer,
    AnswerBody,
    ChangeInfo,
    ChatBody,
    Choice,
    Done,
    EffectInfo,
    HintBody,
    MoveBody,
    Moved,
    Options,
    PriorityInfo,
    ThoughtInfo,
    UndoBody,
    Undone,
    ViewInfo,
    WeighedInfo,
    WhyNot,
)
from cosmeeple.web.room import Refused
from cosmeeple.web.table_pages import ThoughtShown
from cosmeeple.web.thoughts import told
from cosmeeple.web.viewer import Viewpoint, seen_of, texts_of
from cosmeeple.web.whynot import reasons


async def get_view(call: Call) -> ViewInfo:
    """What the seat, or a spectator, may know."""
    room = await call.room()
    seat = await call.viewer(room)
    need_started(room)
    return ViewInfo(
        room.version, room.status, dump_view(room.game, view(room.game, room.table, seat))
    )


async def get_options(call: Call) -> Options:
    """What the seat can choose, with what each answer does."""
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
        [choice_info(seen, frame, key, pick) for key, pick in seen.legal().items()]
        if frame is not None
        else [],
    )


def seat_letter(seat: int) -> str | None:
    """A seat as a letter; nothing for a spectator."""
    return SEAT_LETTERS[seat] if seat >= 0 else None


def choice_info(seen: Seen, frame: Decision | Simultaneous, key: str, pick: int) -> Choice:
    """An answer with its words and what it surely does."""
    preview = seen.previews.get(pick)
    changes = preview.changes if preview is not None else ()
    asked = preview.asked if preview is not None else None
    return Choice(
        key,
        seen.texts.choice(frame, pick, seen.view.state),
        [EffectInfo(seat_letter(one.seat), one_line([one]), one.sure) for one in seen.effects(key)],
        [
            ChangeInfo(SEAT_LETTERS[one.seat], one.quantity.key, one.before, one.after)
            for one in changes
        ],
        None if asked is None else type(asked.frame).__name__,
    )


async def post_move(call: Call) -> Moved:
    """A choice, or several together."""
    body: MoveBody = call.body
    room = await call.room()
    actor, seat = await call.seated(room)
    entry = await call.site.tables.playing.play(
        room, actor, seat, body.choice, body.version, body.key
    )
    return Moved(entry.version, room.status, letters(room.deciders()))


async def post_undo(call: Call) -> Undone:
    """Take the last move back, or ask for it."""
    body: UndoBody = call.body
    room = await call.room()
    actor, seat = await call.seated(room)
    done = await call.site.tables.undoing.undo(room, actor, seat, body.version, body.key)
    return Undone(done, room.version)


async def answer_undo(call: Call) -> Done:
    """Agree, or not."""
    body: AnswerBody = call.body
    room = await call.room()
    actor, _ = await call.seated(room)
    await call.site.tables.undoing.answer_undo(room, actor, body.agree)
    return Done(room.version)


async def post_hint(call: Call) -> ThoughtInfo:
    """Thought again from what the seat of the token knows."""
    body: HintBody = call.body
    room = await call.room()
    actor, seat = await call.seated(room)
    call.site.limits.need("hint", call.ip)
    advice = await call.site.tables.advising.hint(room, actor, seat, body.bot)
    if advice.grounds is None:
        raise Refused("closing", 503, "the bot could not finish; try again")
    return thought_info(told(advice.grounds, advice.known, seat, texts_of(room, call.language)))


async def get_thought(call: Call) -> ThoughtInfo:
    """What a bot thought before a move, after the end."""
    room = await call.room()
    need_started(room)
    version = call.query("version", 0, 2**31 - 1)
    _, thought = await call.site.tables.advising.why_move(
        room, version, texts_of(room, call.language)
    )
    return thought_info(thought)


def thought_info(thought: ThoughtShown) -> ThoughtInfo:
    """A thought as programs see it."""
    options = [
        WeighedInfo(
            one.choice,
            one.label,
            one.visits,
            one.value,
            [Answer(SEAT_LETTERS[seat], words) for seat, words in one.line],
            one.does,
        )
        for one in thought.options
    ]
    return ThoughtInfo(
        thought.bot,
        SEAT_LETTERS[thought.seat],
        thought.choice,
        thought.unit,
        thought.effort,
        options,
        thought.left_out,
        [
            PriorityInfo(one.rule, one.key, one.text, one.before, one.after, one.decides)
            for one in thought.followed
        ],
    )


async def post_chat(call: Call) -> Done:
    """Say something."""
    body: ChatBody = call.body
    room = await call.room()
    actor, _ = await call.seated(room)
    call.site.limits.need("chat", call.ip)
    await call.site.tables.talking.chat(room, actor, body.text)
    return Done(room.version)


async def get_why(call: Call) -> WhyNot:
    """Every requirement of an answer."""
    room = await call.room()
    _, seat = await call.seated(room)
    need_started(room)
    seen = seen_of(room, room.table, Viewpoint(seat, (seat,), False), call.language)
    found = reasons(seen, call.request.query_params.get("choice", ""), room)
    return msgspec.convert(found, WhyNot)
