"""Taking back: free while nothing hidden was revealed, else with the consent of the others."""

from __future__ import annotations

from cosmeeple.kernel.codec import digest
from cosmeeple.store.queries import FINISHED, RUNNING
from cosmeeple.web import clocks
from cosmeeple.web.metrics import METRICS
from cosmeeple.web.room import Asking, Refused, Room
from cosmeeple.web.service.actor import Actor
from cosmeeple.web.service.seating import Seating


class Undoing(Seating):
    """The last move of a seat, taken back."""

    def undo_target(self, room: Room, seat: int) -> int | None:
        """The moment before the seat's last move, or None when it has none."""
        for ply in range(room.moves - 1, -1, -1):
            if room.line[ply].seat == seat:
                return ply
        return None

    def undo_needs(self, room: Room, seat: int, target: int) -> frozenset[str]:
        """The people who must agree: nobody while nothing hidden was revealed and no other person acted."""
        person = room.places[seat].person
        others = {one for one in room.people() if one != person}
        if not others:
            return frozenset()
        since = room.line[target:]
        acted = any(move.person is not None and move.person != person for move in since)
        revealed = any(move.body.get("reveals", True) for move in since)
        return frozenset(others) if acted or revealed else frozenset()

    async def undo(
        self, room: Room, actor: Actor, seat: int, version: int | None = None, key: str | None = None
    ) -> str:
        """Take back the seat's last move, at once or after the others agree: "done" or "asked"."""
        async with room.lock:
            self.need_seat(room, actor, seat)
            if key is not None and (known := room.keys.get(key)) is not None:
                return "done" if known.kind == "undone" else "asked"
            if room.frozen:
                raise Refused("frozen", 409, room.frozen)
            if room.status not in (RUNNING, FINISHED) or (room.status == FINISHED and not room.sandbox):
                raise Refused("over", 409, "the game is over")
            if version is not None and not room.position_version() <= version <= room.version:
                raise Refused("stale", 409, "the position has changed")
            target = self.undo_target(room, seat)
            if target is None:
                raise Refused("nothing-to-undo", 409, "there is nothing to take back")
            needed = self.undo_needs(room, seat, target)
            if needed:
                if room.asking is not None:
                    raise Refused("already-asked", 409, "the others are being asked")
                entry = room.next_entry("undo-asked", seat, actor.person, {"to": target}, key=key)
                await self.write(room, entry)
                room.asking = Asking(seat, target, needed)
                done = "asked"
            else:
                await self.undo_locked(room, seat, actor.person, target, key)
                done = "done"
        self.publish(room)
        return done

    async def answer_undo(self, room: Room, actor: Actor, agree: bool) -> None:
        async with room.lock:
            asking = room.asking
            if asking is None:
                raise Refused("nothing-asked", 409, "nobody asks to take anything back")
            person = actor.person
            if actor.only_seat is not None:
                person = room.places[actor.only_seat].person
            if person is None or person not in asking.needed:
                raise Refused("not-asked", 403, "you are not asked")
            seat = room.seats_of(person)[0]
            if not agree:
                await self.write(room, room.next_entry("undo-refused", seat, person, {"to": asking.target}))
                room.asking = None
            else:
                asking.agreed.add(person)
                # Who has left meanwhile does not count.
                if asking.needed & room.people() <= asking.agreed:
                    await self.undo_locked(room, asking.seat, room.places[asking.seat].person, asking.target, None)
                else:
                    await self.write(room, room.next_entry("undo-agreed", seat, person, {"to": asking.target}))
        self.publish(room)

    async def undo_locked(self, room: Room, seat: int, person: str | None, target: int, key: str | None) -> None:
        table = await self.position(room, target)
        before = room.table
        first = room.line[target].version
        entry = room.next_entry("undone", seat, person, {"to": target, "from": first}, digest=digest(table), key=key)
        deciders = table.deciders()
        places = [place.copy() for place in room.places]
        for place in places:
            # Thinking again costs time as before; nobody gains an increment by taking back.
            clocks.stop(room.pace, place.clock, entry.at)
            if place.seat in deciders and place.is_person():
                clocks.ask(room.pace, place.clock, entry.at)
        await self.write(
            room,
            entry,
            places if room.pace.kind != "none" else (),
            moves=target,
            asked=",".join(map(str, deciders)),
            status=RUNNING,
            finished=None,
            result=None,
        )
        room.status, room.finished, room.curve = RUNNING, None, None
        room.set_position(table)
        room.moved(before, seat)
        room.asked_since = [room.version] * room.players
        METRICS.count("undone", game=room.game.slug)
        self.wake(room)
