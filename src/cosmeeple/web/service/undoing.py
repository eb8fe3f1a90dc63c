"""Taking back: free for one's own moves while nothing hidden was revealed, else with the consent of
all who hold a seat.

Nobody's absence is consent: a person for whom a bot stands in is asked like the others, and nothing
is taken back until they have answered. Behind the move of somebody who has given up the seat
nothing is taken back at all, and in a game that counts for ratings nothing that revealed something.
"""

from __future__ import annotations

from dataclasses import dataclass

from cosmeeple.kernel.records.codec import digest
from cosmeeple.store.queries import FINISHED, RUNNING
from cosmeeple.web import clocks
from cosmeeple.web.metrics import METRICS
from cosmeeple.web.room import ALONE, STEP, Refused, Room, seat_key
from cosmeeple.web.service.actor import Actor, need_seat
from cosmeeple.web.service.again import again
from cosmeeple.web.service.rooms import Rooms


@dataclass(frozen=True)
class Terms:
    """On which terms moves are taken back: the people who must agree; or why nobody can (a key
    `undo-closed-...`)."""

    needed: frozenset[str] = frozenset()
    closed: str = ""


#: The same for programs.
CLOSED = {
    "rated": "this game counts for ratings; what revealed something stays",
    "gone": "somebody who made one of these moves has left the table and cannot agree",
}


def undo_target(room: Room, seat: int) -> int | None:
    """The moment before the seat's last move, or before all that it sent together; None when it has
    none."""
    for ply in range(room.moves - 1, -1, -1):
        if room.history.line[ply].seat == seat and not room.history.line[ply].body.get(ALONE):
            return ply + 1 - int(room.history.line[ply].body.get(STEP, 1))
    return None


def undo_terms(room: Room, seat: int, target: int) -> Terms:
    """What it takes to go back to the target.

    Nobody need agree while all that goes was done by the person who asks and revealed nothing. A
    bot's answer is not theirs: who may have it twice for nothing learns how it plays, at the
    expense of the others.
    """
    person = room.company.chairs[seat].person
    since = room.history.line[target:]
    revealed = any(move.body.get("reveals", True) for move in since)
    if revealed and room.charter.is_rated():
        return Terms(closed="rated")
    seated = room.company.seated()
    if not {move.person for move in since if move.person is not None} <= seated | {person}:
        return Terms(closed="gone")
    if not revealed and all(move.person == person for move in since):
        return Terms()
    return Terms(frozenset(one for one in seated if one != person))


class Undoing:
    """The last move of a seat, taken back."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms

    @again
    async def undo(
        self,
        room: Room,
        actor: Actor,
        seat: int,
        version: int | None = None,
        key: str | None = None,
    ) -> str:
        """Take back the seat's last move, at once or after the others agree: "done" or "asked"."""
        async with room.desk.lock:
            need_seat(room, actor, seat)
            stored = None if key is None else seat_key(seat, key)
            if stored is not None and (known := room.history.keys.get(stored)) is not None:
                if known.kind not in ("undone", "undo-asked"):
                    raise Refused(
                        "key-used", 409, "this idempotency key was used for something else"
                    )
                return "done" if known.kind == "undone" else "asked"
            if room.history.frozen:
                raise Refused("frozen", 409, room.history.frozen)
            if room.status not in (RUNNING, FINISHED) or (
                room.status == FINISHED and not room.charter.sandbox
            ):
                raise Refused("over", 409, "the game is over")
            if (
                version is not None
                and not room.history.position_version() <= version <= room.version
            ):
                raise Refused("stale", 409, "the position has changed")
            target = undo_target(room, seat)
            if target is None:
                raise Refused("nothing-to-undo", 409, "there is nothing to take back")
            terms = undo_terms(room, seat, target)
            if terms.closed:
                raise Refused(f"undo-{terms.closed}", 409, CLOSED[terms.closed])
            if terms.needed:
                if room.company.asking is not None:
                    raise Refused("already-asked", 409, "the others are being asked")
                await self.rooms.write(
                    room,
                    room.history.next_entry(
                        "undo-asked", seat, actor.person, {"to": target}, key=stored
                    ),
                )
                done = "asked"
            else:
                await self.undo_locked(room, seat, actor.person, target, stored)
                done = "done"
        self.rooms.publish(room)
        return done

    @again
    async def answer_undo(self, room: Room, actor: Actor, agree: bool) -> None:
        """Somebody who is asked agrees, or does not: one "no" refuses."""
        async with room.desk.lock:
            asking = room.company.asking
            if asking is None:
                raise Refused("nothing-asked", 409, "nobody asks to take anything back")
            person = actor.holder(room)
            terms = undo_terms(room, asking.seat, asking.target)
            if person is None or person not in terms.needed:
                raise Refused("not-asked", 403, "you are not asked")
            seat = room.company.seats_of(person)[0]
            if not agree:
                await self.rooms.write(
                    room,
                    room.history.next_entry("undo-refused", seat, person, {"to": asking.target}),
                )
            elif terms.needed <= asking.agreed | {person} and not terms.closed:
                await self.undo_locked(
                    room, asking.seat, room.company.chairs[asking.seat].person, asking.target, None
                )
            else:
                await self.rooms.write(
                    room,
                    room.history.next_entry("undo-agreed", seat, person, {"to": asking.target}),
                )
        self.rooms.publish(room)

    async def undo_locked(
        self, room: Room, seat: int, person: str | None, target: int, key: str | None
    ) -> None:
        """With the lock held: back to the position after so many moves."""
        table = await self.rooms.position(room, target)
        first = room.history.line[target].version
        entry = room.history.next_entry(
            "undone", seat, person, {"to": target, "from": first}, digest=digest(table), key=key
        )
        deciders = table.deciders()
        chairs = [chair.copy() for chair in room.company.chairs]
        now = clocks.now()
        for chair in chairs:
            # Thinking again costs time as before; nobody gains an increment by taking back.
            clocks.stop(room.pace, chair.clock, now)
            if chair.seat in deciders and chair.is_person():
                clocks.ask(room.pace, chair.clock, now)
        await self.rooms.write(
            room,
            entry,
            chairs if room.pace.kind != "none" else (),
            moves=target,
            asked=",".join(map(str, deciders)),
            status=RUNNING,
            finished=None,
            result=None,
        )
        room.set_position(table)
        METRICS.count("undone", game=room.game.slug)
        self.rooms.wake(room)
