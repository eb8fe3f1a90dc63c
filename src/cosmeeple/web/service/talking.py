"""What people say at a table, and who holds a shared device."""

from __future__ import annotations

from cosmeeple.web.room import Refused, Room
from cosmeeple.web.service.actor import Actor, clean_name, need_seat
from cosmeeple.web.service.again import again
from cosmeeple.web.service.rooms import Rooms
from cosmeeple.web.service.seating import Seating

CHAT_LENGTH = 500


class Talking:
    """Chat, and handing a device over."""

    def __init__(self, rooms: Rooms, seating: Seating) -> None:
        self.rooms = rooms
        self.seating = seating

    @again
    async def chat(self, room: Room, actor: Actor, text: str) -> None:
        """Say something at a table."""
        said = clean_name(text, CHAT_LENGTH)
        if not said:
            raise Refused("empty", 400, "nothing was said")
        async with room.desk.lock:
            mine = actor.seats(room)
            if actor.person is None and not mine:
                raise Refused("no-person", 403, "say who you are first")
            if actor.person is not None:
                await self.seating.manners.need_voice(room, actor.person)
            seat = mine[0] if mine else None
            name = room.company.chairs[seat].name if seat is not None else actor.name
            await self.rooms.write(
                room,
                room.history.next_entry("chat", seat, actor.person, {"name": name, "text": said}),
            )
        self.rooms.publish(room)

    @again
    async def hand(self, room: Room, actor: Actor, seat: int, login: str) -> None:
        """Several people at one device: the person of this seat has it now."""
        async with room.desk.lock:
            need_seat(room, actor, seat)
            if room.company.holders.get(login) == seat:
                return
            await self.rooms.write(
                room, room.history.next_entry("hand", seat, actor.person, {"login": login})
            )
        self.rooms.publish(room)
