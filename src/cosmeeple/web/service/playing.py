"""A choice: checked, tried on a copy, committed, told."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Sequence
from typing import Any

import msgspec

from cosmeeple.kernel.engine.errors import BadInput, IllegalChoice
from cosmeeple.kernel.engine.journal import Told
from cosmeeple.kernel.engine.outcome import Outcome
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.records.codec import digest
from cosmeeple.kernel.records.transcript import Move
from cosmeeple.store.queries import FINISHED, RUNNING
from cosmeeple.web import clocks, horizon
from cosmeeple.web.logs import log
from cosmeeple.web.metrics import METRICS
from cosmeeple.web.room import INTERVAL, Entry, Late, Place, Refused, Room, seat_key, still_the_same_question
from cosmeeple.web.service.actor import Actor
from cosmeeple.web.service.rooms import again
from cosmeeple.web.service.seating import Seating
from cosmeeple.web.thoughts import Grounds


class Playing(Seating):
    """Moves of people and bots alike."""

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
    ) -> Entry:
        """A seat's choice; returns after the commit. The same key again gets the first answer and changes nothing."""
        begun = time.perf_counter()
        async with room.lock:
            if not bot:
                self.need_seat(room, actor, seat)
            stored = None if key is None else seat_key(seat, key)
            if stored is not None and (known := room.keys.get(stored)) is not None:
                if known.kind != "move" or known.seat != seat or known.choice != choice:
                    raise Refused("key-used", 409, "this idempotency key was used for something else")
                return known
            self.need_playable(room)
            if version is not None and room.is_stale(seat, version):
                raise Refused("stale", 409, f"the position has changed; it is at version {room.version}")
            before = room.table
            try:
                after, told, link, pick = room.try_move(seat, choice)
            except IllegalChoice as error:
                raise Refused("illegal", 409, str(error)) from None
            except BadInput as error:
                raise Refused("illegal", 400, str(error)) from None
            revealing = await self.reveals(room, before, after, seat, pick, told)
            body: dict[str, Any] = {"by": f"bot:{bot}" if bot else "person", "reveals": revealing}
            if fallback:
                body["fallback"] = True
            if still_the_same_question(before, after):
                body["stands"] = True
            entry = room.next_entry(
                "move",
                seat,
                None if bot else actor.person,
                body,
                choice=choice,
                link=link,
                digest=digest(after),
                key=stored,
                told=told,
            )
            since = room.asked_since[seat]
            try:
                await self.commit_move(room, entry, before, after, grounds)
            except Late:
                if room.asked_since[seat] != since:
                    raise Refused("stale", 409, f"the position has changed; it is at version {room.version}") from None
                raise
        METRICS.observe("move", time.perf_counter() - begun)
        METRICS.count("moves", game=room.game.slug, by="bot" if bot else "person")
        self.publish(room)
        return entry

    async def reveals(
        self, room: Room, before: Table[Any], after: Table[Any], seat: int, pick: int, told: Sequence[Told]
    ) -> bool:
        """Did the move show somebody something hidden? In a thread: it is found out by many deals, in milliseconds that
        nobody else shall wait for. True unasked where it means nothing: who plays alone needs nobody's consent.
        """
        if not room.seated() or (len(room.seated()) < 2 and not room.is_rated()):
            return True
        return await asyncio.to_thread(
            horizon.reveals, room.game, before, after, seat, pick, told, room.players, secrets.randbits(62)
        )

    def need_playable(self, room: Room) -> None:
        if room.frozen:
            raise Refused("frozen", 409, room.frozen)
        if room.status != RUNNING:
            raise Refused("not-running", 409, "nothing can be chosen now")

    async def commit_move(
        self, room: Room, entry: Entry, before: Table[Any], after: Table[Any], grounds: Grounds | None
    ) -> None:
        ply = room.moves + 1
        deciders = after.deciders()
        places = self.timed_places(room, before.deciders(), deciders, clocks.now())
        snapshot = None
        if ply % INTERVAL == 0 or after.over():
            snapshot = room.snapshot_row(entry.version, ply, entry.link or "", after)
        columns: dict[str, Any] = {"moves": ply, "asked": ",".join(map(str, deciders))}
        if after.over():
            outcome = room.game.outcome(after.state)
            columns.update(status=FINISHED, finished=entry.at, result=result_json(outcome))
        asked_before = before.deciders()
        await self.write(room, entry, places, snapshot, None if grounds is None else grounds.dump(), **columns)
        assert room.match is not None
        room.match.table = after
        room.match.moves.append(Move(entry.seat or 0, entry.choice or "", entry.link or ""))
        room.match.happened.append(entry.told)
        if after.over():
            METRICS.count("games_finished", game=room.game.slug)
            log("table.finished", table=room.id, moves=ply)
        self.wake(room)
        for seat in deciders:
            if seat not in asked_before and room.places[seat].is_person():
                self.summoned(room, room.places[seat].person or "", seat)

    def timed_places(self, room: Room, before: Sequence[int], after: Sequence[int], at: int) -> list[Place]:
        """Copies of the places whose clock changes."""
        if room.pace.kind == "none":
            return []
        changed = [place.copy() for place in room.places if (place.seat in before) != (place.seat in after)]
        self.run_clocks(room, changed, before, after, at)
        return changed


def result_json(outcome: Outcome) -> str:
    return msgspec.json.encode({"scores": outcome.scores, "ranks": outcome.ranks, "winners": outcome.winners}).decode()
