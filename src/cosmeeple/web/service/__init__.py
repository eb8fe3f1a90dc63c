"""The table service: everything that people and programs can do at a table, apart from how they ask for it.

`Tables` is put together from one class for each noun: rooms, starting, seating, playing, undoing, driving,
advising, whole games.
"""

from __future__ import annotations

from cosmeeple.web.room import Refused, Room
from cosmeeple.web.service.actor import NOBODY, Actor, clean_name, new_token, token_hash
from cosmeeple.web.service.coaching import Coaching
from cosmeeple.web.service.rooms import again
from cosmeeple.web.service.undoing import Undoing
from cosmeeple.web.service.whole import WholeGames
from cosmeeple.web.service.wishes import Plan, Wish, read_wish

CHAT_LENGTH = 500


class Tables(Coaching, Undoing, WholeGames):
    """Everything that can be done at tables."""

    @again
    async def chat(self, room: Room, actor: Actor, text: str) -> None:
        said = clean_name(text, CHAT_LENGTH)
        if not said:
            raise Refused("empty", 400, "nothing was said")
        async with room.desk.lock:
            mine = actor.seats(room)
            if actor.person is None and not mine:
                raise Refused("no-person", 403, "say who you are first")
            if actor.person is not None:
                await self.may_write(room, actor.person)
            seat = mine[0] if mine else None
            name = room.company.chairs[seat].name if seat is not None else actor.name
            await self.write(room, room.history.next_entry("chat", seat, actor.person, {"name": name, "text": said}))
        self.publish(room)

    @again
    async def hand(self, room: Room, actor: Actor, seat: int, login: str) -> None:
        """Several people at one device: the person of this seat has it now."""
        async with room.desk.lock:
            self.need_seat(room, actor, seat)
            if room.company.holders.get(login) == seat:
                return
            await self.write(room, room.history.next_entry("hand", seat, actor.person, {"login": login}))
        self.publish(room)


__all__ = ["NOBODY", "Actor", "Plan", "Tables", "Wish", "new_token", "read_wish", "token_hash"]
