"""The coach at tables of one person and bots: asks "sure?" before a move that throws away much, and
shows afterwards what was better.

While the person thinks, a process of the bots compares the answers, behind everybody whose game
waits; a press never waits for it. It asks a few times a game at most, never twice about the same
question, and is off in one click.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.records.codec import dump_table, load_table, pick_of, question
from cosmeeple.kernel.words.consequences import consequences
from cosmeeple.kernel.words.text import Texts
from cosmeeple.store import Busy, coaches, learned
from cosmeeple.store import study as kept
from cosmeeple.store.news import BESIDE
from cosmeeple.store.queries import RUNNING
from cosmeeple.study.coach import MUCH, Compared, Verdict, weigh_answers
from cosmeeple.study.words import quantity_name, signed
from cosmeeple.web import clocks, table_pages
from cosmeeple.web.botline import Claim, Payer, Rank
from cosmeeple.web.botseat import BotPool, known_to
from cosmeeple.web.logs import fault, log
from cosmeeple.web.room import Entry, Refused, Room
from cosmeeple.web.service.actor import Actor, need_seated
from cosmeeple.web.service.playing import Playing
from cosmeeple.web.service.rooms import Rooms

#: So often it asks in one game.
MOST_ASKED: Final = 3
FIRST_GAMES: Final = 3
#: What a comparison costs before it was measured, in seconds of a process.
PRICE: Final = 1.0
#: Under which the level of a person in a game is kept.
KEY: Final = "coach:"
OFF: Final = "off"
LEVELS: Final = (OFF, *MUCH)


class Considered(msgspec.Struct, frozen=True):
    """A question whose answers were compared: since when it stands, the table as the seat knew it,
    and what the answers are worth."""

    since: int
    known: str
    verdict: Verdict


class Past(msgspec.Struct, frozen=True):
    """An own move: its question, what was chosen, its place among the moves."""

    question: Considered
    choice: str
    ply: int


class Notes(msgspec.Struct):
    """What is kept of the coach of a table, for whichever process is asked next."""

    level: str = OFF
    #: Somebody has chosen; before that it depends on how many games the person has finished.
    chosen: bool = False
    asked: int = 0
    #: The question that some process compares, or has compared, by its version.
    comparing: int = 0
    #: The last question that was compared.
    question: Considered | None = None
    #: The choice that waits for a second press, and the question it belongs to.
    pending: tuple[int, str] | None = None
    #: The moves of the last own turn: those between which nobody else moved.
    turn: list[Past] = []


@dataclass(frozen=True)
class Watch:
    """A question that is compared: since when it stands, whose it is, the table as that seat knows
    it, and after how many moves."""

    since: int
    seat: int
    known: Table[Any]
    ply: int


@dataclass
class Coach:
    """The coach of a table as this process knows it."""

    person: str
    notes: Notes
    watch: Watch | None = None

    def verdict(self, since: int) -> Verdict | None:
        """What the answers of a question are worth, where they were compared."""
        question = self.notes.question
        return None if question is None or question.since != since else question.verdict


class Remembered(msgspec.Struct):
    """What holds for all tables of a person and a game: the level they chose, "" for none."""

    level: str = ""


class Coaching:
    """One coach for each room, made when it is first needed."""

    #: In so many first games of a kind a person has a coach unless they say no.
    first_games = FIRST_GAMES

    def __init__(self, rooms: Rooms, bots: BotPool, playing: Playing) -> None:
        self.rooms = rooms
        self.bots = bots
        self.playing = playing
        rooms.wakers.append(lambda room, _: self.watch(room))
        rooms.completing.append(self.read_notes)
        self.coaches: dict[str, Coach] = {}

    def may_coach(self, room: Room) -> bool:
        """Can there be a coach at this table?"""
        return (
            room.status == RUNNING
            and room.company.is_solo()
            and bool(room.company.people())
            and room.hints_allowed()
        )

    async def coach_of(self, room: Room) -> Coach | None:
        """The coach of a table of one person and bots; None where there can be none."""
        if not self.may_coach(room):
            return None
        coach = self.coaches.get(room.id)
        if coach is None:
            (person,) = room.company.people()
            body = await self.rooms.store.reading(coaches.load, room.id)
            notes = await self.begun(room, person) if body is None else read(body)
            coach = self.coaches.setdefault(room.id, Coach(person, notes))
            self.watch(room)
        return coach

    async def begun(self, room: Room, person: str) -> Notes:
        """A coach that has said nothing yet, as the person wants it in this game."""
        body = await self.rooms.store.reading(learned.load, person, KEY + room.game.slug)
        before = Remembered() if body is None else msgspec.json.decode(body, type=Remembered)
        if before.level in LEVELS:
            return Notes(before.level, True)
        finished = await self.rooms.store.reading(kept.games_finished, person, room.game.slug)
        return Notes("learning" if finished < self.first_games else OFF)

    async def read_notes(self, room: Room) -> None:
        """Another process may have noted something."""
        coach = self.coaches.get(room.id)
        if coach is not None:
            body = await self.rooms.store.reading(coaches.load, room.id)
            if body is not None:
                coach.notes = read(body)

    async def note(self, room: Room, coach: Coach, become: Callable[[Notes], None]) -> None:
        """Note something for all processes, after what others have noted. Where nobody can write
        now, for this one alone: the game goes on."""

        def change(body: str | None) -> str:
            notes = coach.notes if body is None else read(body)
            become(notes)
            return msgspec.json.encode(notes).decode()

        def commit(connection: Connection) -> str:
            return coaches.change(connection, room.id, clocks.wall(), change)

        try:
            coach.notes = read(await self.rooms.store.writing_table(room.id, commit))
        except (Busy, SQLAlchemyError) as error:
            log("coach.untold", table=room.id, error=type(error).__name__)
            become(coach.notes)
        else:
            self.rooms.news.tell(BESIDE, room.id)
        self.rooms.publish(room)

    def watch(self, room: Room) -> None:
        """Begin to compare the answers of the person's question, once."""
        coach = self.coaches.get(room.id)
        if (
            coach is None
            or coach.notes.level == OFF
            or self.rooms.closing
            or not self.may_coach(room)
        ):
            return
        seat = next((one for one in room.deciders() if room.company.chairs[one].is_person()), None)
        if seat is None:
            return
        since = room.history.asked_since[seat]
        if coach.watch is not None and coach.watch.since == since:
            return
        coach.watch = Watch(since, seat, known_to(room.game, room.table, seat), room.moves)
        if coach.verdict(since) is None:
            self.rooms.start_task(self.compare(room, coach, coach.watch))

    async def is_first(self, room: Room, coach: Coach, since: int) -> bool:
        """Is this the process that compares the question?"""
        if self.rooms.news.alone:
            return True
        first = False

        def become(notes: Notes) -> None:
            nonlocal first
            first = notes.comparing != since
            notes.comparing = since

        await self.note(room, coach, become)
        return first

    async def compare(self, room: Room, coach: Coach, watch: Watch) -> None:
        """Compare the answers in a process of the bots, once among all processes."""
        if not await self.is_first(room, coach, watch.since):
            return
        (person, *_) = sorted(room.company.people()) or [room.id]
        payer = Payer(self.rooms.addresses.get(person, "?"), person)
        claim = Claim(f"coach {room.id}", lambda: Rank.ALONE_WATCHED, lambda: [payer])
        kind = (room.game.slug, "coach")
        claim.cost = self.bots.costs.get(kind, PRICE)
        position = msgspec.json.encode(dump_table(room.game, watch.known))
        luck = secrets.randbits(62)
        given = (room.game.slug, room.players, position, watch.seat, watch.ply, luck)
        try:
            verdict = await self.bots.work(claim, kind, weigh_answers, *given)
            if verdict is not None:
                found = Considered(watch.since, position.decode(), verdict)
                await self.compared(room, coach, watch, found)
        except Exception as error:  # noqa: BLE001 - without a coach the game goes on
            log("coach.failed", table=room.id, **fault(error))
        finally:
            self.bots.release(claim)

    async def compared(self, room: Room, coach: Coach, watch: Watch, question: Considered) -> None:
        """The answers of a question are compared; who was quicker is told afterwards."""
        line = room.history.line
        ply = next((i for i in range(watch.ply, len(line)) if line[i].seat == watch.seat), None)

        def become(notes: Notes) -> None:
            if room.history.asked_since[watch.seat] == question.since:
                notes.question = question
            elif ply is not None:
                add_past(notes, room, Past(question, line[ply].choice or "", ply))

        await self.note(room, coach, become)

    async def set_coach(self, room: Room, actor: Actor, level: str) -> None:
        """Off, or to whom it speaks; the person at the table decides."""
        if level not in LEVELS:
            raise Refused("bad-request", 400, f"a coach is {', '.join(LEVELS)}")
        need_seated(room, actor)
        coach = await self.coach_of(room)
        if coach is None:
            raise Refused("no-coach", 409, "a coach sits only at tables of one person and bots")
        body = msgspec.json.encode(Remembered(level)).decode()
        await self.rooms.store.writing(learned.save, coach.person, KEY + room.game.slug, body)

        def become(notes: Notes) -> None:
            notes.level, notes.chosen, notes.pending = level, True, None

        await self.note(room, coach, become)
        self.watch(room)

    async def play(
        self,
        room: Room,
        actor: Actor,
        seat: int,
        choice: str,
        version: int | None,
        key: str | None,
        *,
        sure: bool,
    ) -> Entry | None:
        """A person's choice; None where the coach asks "sure?" first, and nothing has been
        chosen."""
        seated = bool(actor.seats(room))
        coach = await self.coach_of(room) if seated else None
        if coach is not None and not sure and await self.objects(room, coach, seat, choice):
            return None
        since, ply = room.history.asked_since[seat] if seated else 0, room.moves
        entry = await self.playing.play(room, actor, seat, choice, version, key)
        if coach is not None and coach.notes.level != OFF:
            await self.answered(room, coach, since, choice, ply)
        return entry

    async def objects(self, room: Room, coach: Coach, seat: int, choice: str) -> bool:
        """Does the coach ask "sure?" about this choice? If so, it is not made yet. Whichever
        processes are asked, it asks once about a question."""
        since = room.history.asked_since[seat]
        if not self.would_object(room, coach, seat, choice):
            return False
        asks = False

        def become(notes: Notes) -> None:
            nonlocal asks
            asks = notes.asked < MOST_ASKED and not is_pending(notes, since)
            if asks:
                notes.pending = (since, choice)
                notes.asked += 1

        await self.note(room, coach, become)
        return asks

    def would_object(self, room: Room, coach: Coach, seat: int, choice: str) -> bool:
        """Is it a choice to ask about, as far as this process knows?"""
        notes = coach.notes
        if notes.level == OFF or notes.asked >= MOST_ASKED or seat not in room.deciders():
            return False
        since = room.history.asked_since[seat]
        verdict = coach.verdict(since)
        weighed = None if verdict is None else verdict.of(choice)
        # Once it has asked about a question the person decides.
        return (
            weighed is not None
            and weighed.is_bad(MUCH[notes.level])
            and not is_pending(notes, since)
        )

    async def answered(self, room: Room, coach: Coach, since: int, choice: str, ply: int) -> None:
        """The person has answered: what was known of the question can be looked at."""
        question = coach.notes.question
        if question is None or question.since != since:
            return
        past = Past(question, choice, ply)

        def become(notes: Notes) -> None:
            add_past(notes, room, past)
            if is_pending(notes, since):
                notes.pending = None

        await self.note(room, coach, become)

    async def choose_again(self, room: Room) -> None:
        """The person thinks better of it."""
        coach = await self.coach_of(room)

        def become(notes: Notes) -> None:
            if notes.pending is not None:
                notes.pending = (notes.pending[0], "")

        if coach is not None:
            await self.note(room, coach, become)

    # --- for pages

    def coaching_for(self, room: Room, seat: int, texts: Texts) -> table_pages.Coaching | None:
        """What the page of a seat shows of its coach."""
        coach = self.coaches.get(room.id)
        if coach is None or not self.may_coach(room):
            return None
        notes, caution = coach.notes, None
        question, since = notes.question, room.history.asked_since[seat]
        asked, choice = notes.pending or (0, "")
        if asked == since and choice and seat in room.deciders():
            if question is not None and question.since == since:
                caution = told_caution(room, question, seat, choice, texts)
        last = None
        if notes.level != OFF and notes.turn:
            costly = max(notes.turn, key=lost)
            last = told_caution(room, costly.question, seat, costly.choice, texts)
        return table_pages.Coaching(notes.level, LEVELS, caution, last)


def read(body: str) -> Notes:
    """Notes as they are kept."""
    return msgspec.json.decode(body, type=Notes)


def is_pending(notes: Notes, since: int) -> bool:
    """Has the coach asked about this question?"""
    return notes.pending is not None and notes.pending[0] == since


def add_past(notes: Notes, room: Room, past: Past) -> None:
    """Note a move; of the others those stay between which and the last one nobody else moved."""
    line = room.history.line
    turn = [one for one in notes.turn if one.ply != past.ply and one.ply < len(line)]
    turn = sorted([*turn, past], key=lambda one: one.ply)
    last = turn[-1].ply
    notes.turn = [
        one for one in turn if all(move.seat == line[last].seat for move in line[one.ply : last])
    ]


def lost(past: Past) -> float:
    """What a move has surely lost; below 0 where nothing is known of it."""
    weighed = past.question.verdict.of(past.choice)
    if weighed is None:
        return -1.0
    return weighed.loss if weighed.is_bad(0.0) else 0.0


def told_caution(
    room: Room, compared: Considered, seat: int, choice: str, texts: Texts
) -> table_pages.Caution | None:
    """A choice against the favourite in words; nothing where it is the favourite, or was not
    compared."""
    verdict = compared.verdict
    weighed: Compared | None = verdict.of(choice)
    if weighed is None:
        return None
    known = load_table(room.game, msgspec.json.decode(compared.known))
    frame = question(known)
    picks = sorted({pick_of(frame, choice), pick_of(frame, verdict.favourite)})
    does = consequences(known, seat, picks, texts)
    return table_pages.Caution(
        choice,
        texts.label(frame, pick_of(frame, choice), known.state),
        does.get(pick_of(frame, choice), ""),
        texts.label(frame, pick_of(frame, verdict.favourite), known.state),
        does.get(pick_of(frame, verdict.favourite), ""),
        weighed.loss,
        weighed.error,
        tuple(
            [
                (quantity_name(texts, one.key), signed(one.more, texts.language))
                for one in weighed.noticed
            ]
        ),
        compared.since,
    )
