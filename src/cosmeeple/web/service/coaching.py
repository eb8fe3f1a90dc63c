"""The coach at tables of one person and bots: asks "sure?" before a move that throws away much, and shows afterwards
what was better.

While the person thinks, a process of the bots compares the answers, behind everybody whose game waits; a press never
waits for it. It asks a few times a game at most, never twice about the same question, and is off in one click.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.records.codec import dump_table, pick_of, question
from cosmeeple.kernel.words.consequences import consequences
from cosmeeple.kernel.words.text import Texts
from cosmeeple.store import study as kept
from cosmeeple.store.queries import RUNNING
from cosmeeple.study.coach import MUCH, Verdict, Weighed, weigh_answers
from cosmeeple.study.words import quantity_name, signed
from cosmeeple.web import pages
from cosmeeple.web.botline import Claim, Payer, Rank
from cosmeeple.web.botseat import known_to
from cosmeeple.web.logs import fault, log
from cosmeeple.web.room import Refused, Room
from cosmeeple.web.service.actor import Actor
from cosmeeple.web.service.advising import Advising

#: So often it asks in one game.
MOST_ASKED: Final = 3
FIRST_GAMES: Final = 3
#: What a comparison costs before it was measured, in seconds of a process.
PRICE: Final = 1.0
OFF: Final = "off"
LEVELS: Final = (OFF, *MUCH)


@dataclass
class Watch:
    """What the coach knows of one question: `verdict` when it has compared the answers."""

    since: int
    known: Table[Any]
    verdict: Verdict | None = None


@dataclass
class Coach:
    """The coach of a table."""

    level: str = OFF
    #: Somebody has chosen; before that it depends on how many games the person has finished.
    chosen: bool = False
    asked: int = 0
    watch: Watch | None = None
    #: The choice that waits for a second press, and the question it belongs to.
    pending: tuple[int, str] | None = None
    #: The last own move: its question, what was known of it, what was chosen.
    last: tuple[Watch, str] | None = None


class Coaching(Advising):
    """One coach for each room, made when it is first needed."""

    #: In so many first games of a kind a person has a coach unless they say no.
    first_games = FIRST_GAMES

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.coaches: dict[str, Coach] = {}

    def may_coach(self, room: Room) -> bool:
        return room.status == RUNNING and room.is_solo() and bool(room.people()) and room.hints_allowed()

    async def coach_of(self, room: Room) -> Coach | None:
        """The coach of a table of one person and bots; None where there can be none."""
        if not self.may_coach(room):
            return None
        coach = self.coaches.get(room.id)
        if coach is None:
            (person,) = room.people()
            finished = await self.store.reading(kept.games_finished, person, room.game.slug)
            coach = self.coaches[room.id] = Coach("learning" if finished < self.first_games else OFF)
            self.watch(room)
        return coach

    def wake(self, room: Room, *, ours: bool = True) -> None:
        super().wake(room, ours=ours)
        self.watch(room)

    def watch(self, room: Room) -> None:
        """Begin to compare the answers of the person's question, once."""
        coach = self.coaches.get(room.id)
        if coach is None or coach.level == OFF or self.closing or not self.may_coach(room):
            return
        seat = next((one for one in room.deciders() if room.places[one].is_person()), None)
        if seat is None:
            return
        since = room.asked_since[seat]
        if coach.watch is not None and coach.watch.since == since:
            return
        coach.pending = None
        coach.watch = Watch(since, known_to(room.game, room.table, seat))
        self.start_task(self.compare(room, seat, coach.watch))

    async def compare(self, room: Room, seat: int, watch: Watch) -> None:
        (person, *_) = sorted(room.people()) or [room.id]
        payer = Payer(self.addresses.get(person, "?"), person)
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
        self.need_seated(room, actor)
        coach = await self.coach_of(room)
        if coach is None:
            raise Refused("no-coach", 409, "a coach sits only at tables of one person and bots")
        coach.level, coach.chosen, coach.pending = level, True, None
        self.watch(room)
        self.publish(room)

    def objects(self, room: Room, seat: int, choice: str) -> bool:
        """Does the coach ask "sure?" about this choice? If so, it is not made yet."""
        coach = self.coaches.get(room.id)
        if coach is None or coach.level == OFF or coach.asked >= MOST_ASKED or seat not in room.deciders():
            return False
        watch = coach.watch
        if watch is None or watch.verdict is None or watch.since != room.asked_since[seat]:
            return False
        weighed = watch.verdict.of(choice)
        if weighed is None or not weighed.is_bad(MUCH[coach.level]):
            return False
        if coach.pending is not None and coach.pending[0] == watch.since:
            return False  # it has asked about this question: now the person decides
        coach.pending = (watch.since, choice)
        coach.asked += 1
        self.publish(room)
        return True

    def noted(self, room: Room, choice: str) -> None:
        """The person has moved: what was known of the question can be looked at."""
        coach = self.coaches.get(room.id)
        if coach is not None and coach.watch is not None:
            coach.last = (coach.watch, choice)
            coach.pending = None

    def choose_again(self, room: Room) -> None:
        coach = self.coaches.get(room.id)
        if coach is not None and coach.pending is not None:
            coach.pending = (coach.pending[0], "")
            self.publish(room)

    # --- for pages

    def coaching_for(self, room: Room, seat: int, texts: Texts) -> pages.Coaching | None:
        """What the page of a seat shows of its coach."""
        coach = self.coaches.get(room.id)
        if coach is None or not self.may_coach(room):
            return None
        caution = None
        watch = coach.watch
        if coach.pending is not None and coach.pending[1] and watch is not None and watch.verdict is not None:
            if watch.since == coach.pending[0] == room.asked_since[seat] and seat in room.deciders():
                caution = told_caution(watch, seat, coach.pending[1], texts)
        last = None
        if coach.level != OFF and coach.last is not None and coach.last[0].verdict is not None:
            last = told_caution(coach.last[0], seat, coach.last[1], texts)
        return pages.Coaching(coach.level, LEVELS, caution, last)


def told_caution(watch: Watch, seat: int, choice: str, texts: Texts) -> pages.Caution | None:
    """A choice against the favourite in words; nothing where it is the favourite, or was not compared."""
    verdict = watch.verdict
    weighed: Weighed | None = None if verdict is None else verdict.of(choice)
    if verdict is None or weighed is None:
        return None
    frame = question(watch.known)
    picks = sorted({pick_of(frame, choice), pick_of(frame, verdict.favourite)})
    does = consequences(watch.known, seat, picks, texts)
    return pages.Caution(
        choice,
        texts.choice(frame, pick_of(frame, choice)),
        does.get(pick_of(frame, choice), ""),
        texts.choice(frame, pick_of(frame, verdict.favourite)),
        does.get(pick_of(frame, verdict.favourite), ""),
        weighed.loss,
        weighed.error,
        tuple([(quantity_name(texts, one.key), signed(one.more, texts.language)) for one in weighed.noticed]),
        watch.since,
    )
