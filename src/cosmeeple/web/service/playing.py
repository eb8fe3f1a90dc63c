"""A choice: checked, tried on a copy, committed, told."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection

from cosmeeple.kernel.engine.errors import BadInput, IllegalChoice
from cosmeeple.kernel.engine.outcome import Outcome
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.records.codec import digest
from cosmeeple.kernel.records.together import NotTogether, apart
from cosmeeple.store import jobs
from cosmeeple.store.queries import FINISHED
from cosmeeple.web import clocks, horizon
from cosmeeple.web.logs import log
from cosmeeple.web.metrics import METRICS
from cosmeeple.web.room import (
    ALONE,
    INTERVAL,
    STEP,
    Entry,
    Late,
    Refused,
    Room,
    Tried,
    seat_key,
    still_the_same_question,
)
from cosmeeple.web.service.actor import Actor, need_seat
from cosmeeple.web.service.again import again
from cosmeeple.web.service.rooms import Rooms
from cosmeeple.web.thoughts import Grounds

#: Milliseconds until somebody else calls a person, if whoever began with it has not come to its
#: end.
CALL_AGAIN = 20_000


class Playing:
    """Moves of people and bots alike."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        #: Called with room, person and seat when it becomes a person's turn.
        self.summoned: Callable[[Room, str, int], None] = lambda *_: None
        #: Called with a room whose game this process has just brought to its end.
        self.ended: Callable[[Room], None] = lambda _: None

    @again
    async def play(
        self,
        room: Room,
        actor: Actor,
        seat: int,
        choice: str,
        version: int | None = None,
        key: str | None = None,
        *,
        bot: str = "",
        grounds: Grounds | None = None,
        fallback: bool = False,
        alone: bool = False,
    ) -> Entry:
        """A seat's choice, or several together (`a+b`): all or none. Returns after the commit, the
        last of them. The same key again gets the first answer and changes nothing."""
        begun = time.perf_counter()
        async with room.desk.lock:
            if not bot:
                need_seat(room, actor, seat)
            stored = None if key is None else seat_key(seat, key)
            if stored is not None and (known := room.history.keys.get(stored)) is not None:
                if (
                    known.kind != "move"
                    or known.seat != seat
                    or room.history.sent_with(known) != choice
                ):
                    raise Refused(
                        "key-used", 409, "this idempotency key was used for something else"
                    )
                return known
            room.need_playable()
            if version is not None and room.history.is_stale(seat, version):
                raise Refused(
                    "stale", 409, f"the position has changed; it is at version {room.version}"
                )
            try:
                tried = room.try_moves(seat, apart(choice))
            except NotTogether as error:
                raise Refused("not-together", 409, str(error)) from error
            except IllegalChoice as error:
                raise Refused("illegal", 409, str(error)) from None
            except BadInput as error:
                raise Refused("illegal", 400, str(error)) from None
            entries: list[Entry] = []
            for one in tried:
                body = await self.body_of(room, seat, one, tried[-1].step)
                body["by"] = f"bot:{bot}" if bot else "person"
                if still_the_same_question(one.before, one.after):
                    body["stands"] = True
                if alone:
                    body[ALONE] = True
                if fallback:
                    body["fallback"] = True
                entry = room.history.next_entry(
                    "move",
                    seat,
                    None if bot else actor.person,
                    body,
                    choice=one.text,
                    link=one.link,
                    digest=digest(one.after),
                    key=stored if one is tried[-1] else None,
                    told=one.told,
                )
                entry.version += len(entries)
                entries.append(entry)
            since = room.history.asked_since[seat]
            try:
                await self.commit_moves(room, entries, tried[0].before, tried[-1].after, grounds)
            except Late:
                if room.history.asked_since[seat] != since:
                    raise Refused(
                        "stale", 409, f"the position has changed; it is at version {room.version}"
                    ) from None
                raise
        METRICS.observe("move", time.perf_counter() - begun)
        METRICS.count("moves", game=room.game.slug, by="bot" if bot else "person")
        self.rooms.publish(room)
        return entries[-1]

    async def body_of(self, room: Room, seat: int, one: Tried, last: int) -> dict[str, Any]:
        """What is written with a move. Between answers that are sent together nothing may come to
        light for whoever sends them: whether the next one is possible would tell it, and nothing would
        have been played for it.

        Found out in a thread: it takes many deals, milliseconds that nobody else shall wait for.
        What a move reveals is not asked where it means nothing: who plays alone needs nobody's
        consent to take it back.
        """
        if not room.company.seated() or (
            len(room.company.seated()) < 2 and not room.charter.is_rated()
        ):
            found = horizon.Found(anybody=True, mover=False)
        else:
            given = (
                room.game,
                one.before,
                one.after,
                seat,
                one.pick,
                one.told,
                room.players,
                secrets.randbits(62),
            )
            found = await asyncio.to_thread(horizon.reveals, *given)
        if found.mover and one.step < last:
            raise Refused(
                "together-shows",
                409,
                f"after {one.text} something comes to light; choose the rest then",
            )
        body: dict[str, Any] = {"reveals": found.anybody}
        if last > 1:
            body[STEP] = one.step
        return body

    async def commit_moves(
        self,
        room: Room,
        entries: Sequence[Entry],
        before: Table[Any],
        after: Table[Any],
        grounds: Grounds | None,
    ) -> None:
        """Write what a seat has sent, one move or several together, in one step; then it counts."""
        ply = room.moves + len(entries)
        *earlier, entry = entries
        deciders = after.deciders()
        chairs = room.company.timed(room.pace, before.deciders(), deciders, clocks.now())
        snapshot = None
        if ply // INTERVAL > room.moves // INTERVAL or after.over():
            snapshot = room.history.snapshot_row(entry.version, ply, entry.link or "", after)
        columns: dict[str, Any] = {"moves": ply, "asked": ",".join(map(str, deciders))}
        if after.over():
            outcome = room.game.outcome(after.state)
            columns.update(status=FINISHED, finished=entry.at, result=result_json(outcome))
        asked_before = before.deciders()
        thought = None if grounds is None else grounds.dump()
        away = {
            seat: chair.person
            for seat in deciders
            if seat not in asked_before
            and (chair := room.company.chairs[seat]).is_person()
            and chair.person
            and self.rooms.watching.away(room, chair.person) > 0
        }

        def call(connection: Connection) -> None:
            jobs.call(connection, room.id, away, entry.version, entry.at + CALL_AGAIN)

        besides = call if away else None
        await self.rooms.write(room, entry, chairs, snapshot, thought, earlier, besides, **columns)
        room.history.accept(entries, after)
        if after.over():
            METRICS.count("games_finished", game=room.game.slug)
            log("table.finished", table=room.id, moves=ply)
            self.ended(room)
        self.rooms.wake(room)
        for seat in deciders:
            if seat not in asked_before and room.company.chairs[seat].is_person():
                self.summoned(room, room.company.chairs[seat].person or "", seat)


def result_json(outcome: Outcome) -> str:
    """The result as a row keeps it."""
    return msgspec.json.encode(
        {"scores": outcome.scores, "ranks": outcome.ranks, "winners": outcome.winners}
    ).decode()
