"""Who acts at a table, and the names, ids and tokens they go by."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from cosmeeple.store.accounts import NOBODY_NAME
from cosmeeple.web.room import Chair, Refused, Room

NAME_LENGTH = 40


def new_id() -> str:
    """Unguessable and short enough for an address: 96 bits."""
    return secrets.token_urlsafe(12).replace("-", "x").replace("_", "y")


def new_token() -> str:
    """A token that nobody can guess."""
    return secrets.token_urlsafe(24)


def clean_name(text: str, length: int = NAME_LENGTH) -> str:
    """One line, no control characters, not endless."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())[:length].strip()


def person_name(text: str) -> str:
    """A name that a person may go by: not that of the deleted."""
    name = clean_name(text)
    return "" if name == NOBODY_NAME else name


@dataclass(frozen=True)
class Actor:
    """Who acts: a person, or a program with the token of one seat."""

    person: str | None
    name: str = ""
    #: A seat's token reaches this seat only.
    only_seat: int | None = None

    def seats(self, room: Room) -> list[int]:
        """The seats that they may answer for."""
        if self.only_seat is not None:
            return [self.only_seat]
        return room.company.seats_of(self.person)

    def holder(self, room: Room) -> str | None:
        """The person in whose name is answered: a program answers for whoever holds its seat."""
        return self.person if self.only_seat is None else room.company.chairs[self.only_seat].person


def need_seated(room: Room, actor: Actor) -> None:
    """Refused to who neither sits at the table nor made it."""
    if not actor.seats(room) and (actor.person is None or actor.person != room.charter.host):
        raise Refused("not-yours", 403, "only those at the table may do this")


def need_host(room: Room, actor: Actor) -> None:
    """Refused to everybody but who made the table."""
    if actor.person is None or actor.person != room.charter.host:
        raise Refused("not-host", 403, "only who made the table may do this")


def need_seat(room: Room, actor: Actor, seat: int) -> Chair:
    """The chair; Refused to whose seat it is not."""
    if not 0 <= seat < room.players or seat not in actor.seats(room):
        raise Refused("not-your-seat", 403, "this seat is not yours")
    return room.company.chairs[seat]


NOBODY = Actor(None)
