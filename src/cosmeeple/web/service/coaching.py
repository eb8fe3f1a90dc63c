"""The coach at tables of one person and bots: asks "sure?" before a move that throws away much, and
shows afterwards what was better.

While the person thinks, a process of the bots compares the answers, behind everybody whose game
waits; a press never waits for it. It asks a few times a game at most, never twice about the same
question, and is off in one click.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.records.codec import dump_table, pick_of, question
from cosmeeple.kernel.words.consequences import consequences
from cosmeeple.kernel.words.text import Texts
from cosmeeple.store import learned
from cosmeeple.store import study as kept
from cosmeeple.store.queries import RUNNING
from cosmeeple.study.coach import MUCH, Compared, Verdict, weigh_answers
from cosmeeple.study.words import quantity_name, signed
from cosmeeple.web import pages
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
#: Under which a person's coach of a game is kept.
KEY: Final = "coach:"
OFF: Final = "off"
LEVELS: Final = (OFF, *MUCH)


@dataclass
class Watch:
    """What the coach knows of one question: `verdict` when it has compared the answers."""

    since: int
    known: Table[Any]
    verdict: Verdict | None = None


@dataclass(frozen=True)
class Past:
    """An own move: what was known of its question, what was chosen, its place among the moves."""

    watch: Watch
    choice: str
    ply: int


@dataclass
class Coach:
    """The coach of a table."""

    person: str
    level: str = OFF
    #: Somebody has chosen; before that it depends on how many games the person has finished.
    chosen: bool = False
    asked: int = 0
    watch: Watch | None = None
    #: The choice that waits for a second press, and the question it belongs to.
    pending: tuple[int, str] | None = None
    #: The moves of the last own turn: those between which nobody else moved.
    turn: list[Past] = field(default_factory=list)


class Remembered(msgspec.Struct):
    """What outlives a restart, of a person and a game: the level they chose ("" for none), and how
    often the coach has asked at the table where it spoke last."""

    level: str = ""
    table: str = ""
    asked: int = 0


class Coaching:
    """One coach for each room, made when it is first needed."""

    #: In so many first games of a kind a person has a coach unless they say no.
    first_games = FIRST_GAMES

    def __init__(self, rooms: Rooms, bots: BotPool, playing: Playing) -> None:
        self.rooms = rooms
        self.bots = bots
        self.playing = playing
        rooms.wakers.append(lambda room, _: self.watch(room))
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
            coach = await self.remembered(room, person)
            coach = self.coaches.setdefault(room.id, coach)
            self.watch(room)
        return coach

    async def remembered(self, room: Room, person: str) -> Coach:
        """The coach as the person left it."""
        body = await self.rooms.store.reading(learned.load, person, KEY + room.game.slug)
        before = Remembered() if body is None else msgspec.json.decode(body, type=Remembered)
        asked = before.asked if before.table == room.id else 0
        if before.level in LEVELS:
            return Coach(person, before.level, True, asked)
        finished = await self.rooms.store.reading(kept.games_finished, person, room.game.slug)
        return Coach(person, "learning" if finished < self.first_games else OFF, False, asked)

    async def remember(self, room: Room, coach: Coach) -> None:
        """The coach is kept as it is."""
        what = Remembered(coach.level if coach.chosen else "", room.id, coach.asked)
        body = msgspec.json.encode(what).decode()
        await self.rooms.store.writing(learned.save, coach.person, KEY + room.game.slug, body)

    def watch(self, room: Room) -> None:
        """Begin to compare the answers of the person's question, once."""
        coach = self.coaches.get(room.id)
        if coach is None or coach.level == OFF or self.rooms.closing or not self.may_coach(room):
            return
        seat = next((one for one in room.deciders() if room.company.chairs[one].is_person()), None)
        if seat is None:
            return
        since = room.history.asked_since[seat]
        if coach.watch is not None and coach.watch.since == since:
            return
        coach.pending = None
        coach.watch = Watch(since, known_to(room.game, room.table, seat))
        self.rooms.start_task(self.compare(room, seat, coach.watch))

    async def compare(self, room: Room, seat: int, watch: Watch) -> None:
        """Compare the answers in a process of the bots."""
        (person, *_) = sorted(room.company.people()) or [room.id]
        payer = Payer(self.rooms.addresses.get(person, "?"), person)
        claim = Claim(f"coach {room.id}", lambda: Rank.ALONE_WATCHED, lambda: [payer])
        kind = (room.game.slug, "coach")
        claim.cost = self.bots.costs.get(kind, PRICE)
        position = msgspec.json.encode(dump_table(room.game, watch.known))
        given = (room.game.slug, room.players, position, seat, room.moves, secrets.randbits(62))
        try:
            watch.verdict = await self.bots.work(claim, kind, weigh_answers, *given)
        except Exception as error:  # noqa: BLE001 - without a coach the game goes on
            log("coach.failed", table=room.id, **fault(error))
        finally:
            self.bots.release(claim)

    async def set_coach(self, room: Room, actor: Actor, level: str) -> None:
        """Off, or to whom it speaks; the person at the table decides."""
        if level not in LEVELS:
            raise Refused("bad-request", 400, f"a coach is {', '.join(LEVELS)}")
        need_seated(room, actor)
        coach = await self.coach_of(room)
        if coach is None:
            raise Refused("no-coach", 409, "a coach sits only at tables of one person and bots")
        coach.level, coach.chosen, coach.pending = level, True, None
        await self.remember(room, coach)
        self.watch(room)
        self.rooms.publish(room)

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
        if not sure and actor.seats(room) and self.objects(room, seat, choice):
            return None
        watch, ply = self.watched(room, seat), room.moves
        entry = await self.playing.play(room, actor, seat, choice, version, key)
        self.noted(room, watch, choice, seat, ply)
        return entry

    def objects(self, room: Room, seat: int, choice: str) -> bool:
        """Does the coach ask "sure?" about this choice? If so, it is not made yet."""
        coach = self.coaches.get(room.id)
        if (
            coach is None
            or coach.level == OFF
            or coach.asked >= MOST_ASKED
            or seat not in room.deciders()
        ):
            return False
        watch = coach.watch
        if watch is None or watch.verdict is None or watch.since != room.history.asked_since[seat]:
            return False
        weighed = watch.verdict.of(choice)
        if weighed is None or not weighed.is_bad(MUCH[coach.level]):
            return False
        if coach.pending is not None and coach.pending[0] == watch.since:
            return False  # it has asked about this question: now the person decides
        coach.pending = (watch.since, choice)
        coach.asked += 1
        self.rooms.start_task(self.remember(room, coach))
        self.rooms.publish(room)
        return True

    def watched(self, room: Room, seat: int) -> Watch | None:
        """What the coach knows of the question that the seat is about to answer."""
        coach = self.coaches.get(room.id)
        watch = None if coach is None else coach.watch
        return (
            watch if watch is not None and watch.since == room.history.asked_since[seat] else None
        )

    def noted(self, room: Room, watch: Watch | None, choice: str, seat: int, ply: int) -> None:
        """The person has answered the question that was watched: what was known of it can be looked
        at."""
        coach = self.coaches.get(room.id)
        if coach is None or watch is None:
            return
        if coach.turn and any(
            entry.seat != seat for entry in room.history.line[coach.turn[-1].ply : ply]
        ):
            coach.turn.clear()
        coach.turn.append(Past(watch, choice, ply))
        if coach.pending is not None and coach.pending[0] == watch.since:
            coach.pending = None

    def choose_again(self, room: Room) -> None:
        """The person thinks better of it."""
        coach = self.coaches.get(room.id)
        if coach is not None and coach.pending is not None:
            coach.pending = (coach.pending[0], "")
            self.rooms.publish(room)

    # --- for pages

    def coaching_for(self, room: Room, seat: int, texts: Texts) -> pages.Coaching | None:
        """What the page of a seat shows of its coach."""
        coach = self.coaches.get(room.id)
        if coach is None or not self.may_coach(room):
            return None
        caution = None
        watch = coach.watch
        if (
            coach.pending is not None
            and coach.pending[1]
            and watch is not None
            and watch.verdict is not None
        ):
            if (
                watch.since == coach.pending[0] == room.history.asked_since[seat]
                and seat in room.deciders()
            ):
                caution = told_caution(watch, seat, coach.pending[1], texts)
        last = None
        if coach.level != OFF and coach.turn:
            costly = max(coach.turn, key=lost)
            last = told_caution(costly.watch, seat, costly.choice, texts)
        return pages.Coaching(coach.level, LEVELS, caution, last)


def lost(past: Past) -> float:
    """What a move has surely lost; below 0 where nothing is known of it."""
    weighed = None if past.watch.verdict is None else past.watch.verdict.of(past.choice)
    if weighed is None:
        return -1.0
    return weighed.loss if weighed.is_bad(0.0) else 0.0


def told_caution(watch: Watch, seat: int, choice: str, texts: Texts) -> pages.Caution | None:
    """A choice against the favourite in words; nothing where it is the favourite, or was not
    compared."""
    verdict = watch.verdict
    weighed: Compared | None = None if verdict is None else verdict.of(choice)
    if verdict is None or weighed is None:
        return None
    frame = question(watch.known)
    picks = sorted({pick_of(frame, choice), pick_of(frame, verdict.favourite)})
    does = consequences(watch.known, seat, picks, texts)
    return pages.Caution(
        choice,
        texts.label(frame, pick_of(frame, choice), watch.known.state),
        does.get(pick_of(frame, choice), ""),
        texts.label(frame, pick_of(frame, verdict.favourite), watch.known.state),
        does.get(pick_of(frame, verdict.favourite), ""),
        weighed.loss,
        weighed.error,
        tuple(
            [
                (quantity_name(texts, one.key), signed(one.more, texts.language))
                for one in weighed.noticed
            ]
        ),
        watch.since,
    )
