"""Who may take which seat: who must agree, who has seen too much, and who is not welcome."""

from __future__ import annotations

from typing import Protocol

from cosmeeple.draw.seen import OPEN, PERSON
from cosmeeple.web.room import Chair, Refused, Room
from cosmeeple.web.service.actor import Actor


def must_agree(room: Room, seat: int, person: str) -> set[str]:
    """Who must agree that the person takes the seat of a running game."""
    needed = room.company.seated() - {person}
    if room.company.chairs[seat].kind == OPEN:
        needed.discard(room.history.opened_by(seat) or "")
    return needed


def knows_another_hand(room: Room, seat: int, person: str) -> bool:
    """Has the person seen another hand of this game, and is there anybody whom that could wrong?"""
    alone = not room.company.seated() - {person} and not any(
        chair.here for chair in room.company.chairs
    )
    return not alone and bool(room.hands_seen(person) - {seat})


def need_unseen(room: Room, seat: int, person: str) -> None:
    """Refused to whoever has seen another hand of the game."""
    if knows_another_hand(room, seat, person):
        raise Refused(
            "seen-a-hand", 403, "who has seen one hand of a game cannot take another seat of it"
        )


def need_right(room: Room, actor: Actor, chair: Chair, own: bool) -> None:
    """Refused unless it is one's own seat, or the host's to change: one where no other person
    sits."""
    host = actor.person is not None and actor.person == room.charter.host
    if not own and (not host or chair.kind == PERSON):
        raise Refused("not-your-seat", 403, "this seat is not yours")


class Manners(Protocol):
    """Who may come to whom: people who have blocked each other."""

    async def need_seat(self, room: Room, person: str) -> None:
        """Refused where the person may not sit down."""

    async def need_voice(self, room: Room, person: str) -> None:
        """Refused where the person may not write."""


class Welcome:
    """Everybody may do everything."""

    async def need_seat(self, room: Room, person: str) -> None:
        """Everybody may sit down."""

    async def need_voice(self, room: Room, person: str) -> None:
        """Everybody may write."""
