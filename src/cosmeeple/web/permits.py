"""Permits: what lets a program act for an account.

A permit is a long random text that its owner makes on the account page, with the password, and
reads once; here stays its hash. It says what it is for (`SCOPES`); reading the account's own lists
is what every permit may. It opens no page and no setting of the account, makes no other permit, and
sees no hand: for that it takes the token of a seat that the account holds. Ended on the same page
it is void at once; with a new password all are.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from cosmeeple.store import Store, permits
from cosmeeple.web.accounts import HOUR, Person, as_person
from cosmeeple.web.hashing import token_hash
from cosmeeple.web.room import Refused, now_ms
from cosmeeple.web.service.actor import clean_name, new_id, new_token

#: Sit down and play; wish for games and enter tournaments; ask, accept and leave friends.
PLAY, MEET, FRIENDS = "play", "meet", "friends"
SCOPES: Final = (PLAY, MEET, FRIENDS)
#: The text of a permit begins so: whoever finds one in a file knows what it is.
PREFIX: Final = "permit_"
#: Permits of one account, letters of a name, and after how many days one ends; 0: never by itself.
MOST, NAME, DAYS = 10, 40, (30, 90, 365, 0)
DAY: Final = 24 * HOUR


@dataclass(frozen=True)
class Holder:
    """Whoever a program acts for, and what it may."""

    person: Person
    scopes: frozenset[str]

    def need(self, scope: str) -> None:
        """Refused where the permit is not for this."""
        if scope and scope not in self.scopes:
            raise Refused("not-permitted", 403, f"this permit is not for {scope!r}")


@dataclass(frozen=True)
class PermitRow:
    """A permit as its owner sees it: no text, only what it is for and when it was used."""

    id: str
    name: str
    scopes: tuple[str, ...]
    created: int
    expires: int | None
    used: int | None
    #: It has run out, and stands there until it is ended.
    over: bool


class Permits:
    """All permits of the site."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def make(self, person: Person, name: str, scopes: Iterable[str], days: int) -> str:
        """A new permit; the only time that its text is seen."""
        if person.account is None:
            raise Refused("no-account", 403, "make an account first")
        wanted = [scope for scope in SCOPES if scope in set(scopes)]
        name = clean_name(name, NAME)
        if not name:
            raise Refused("permit-name", 400, "give it a name")
        if days not in DAYS:
            raise Refused("bad-request", 400, f"days are one of {', '.join(map(str, DAYS))}")
        token, at = PREFIX + new_token(), now_ms()
        row = {
            "id": new_id(),
            "person": person.id,
            "name": name,
            "token": token_hash(token),
            "scopes": " ".join(wanted),
            "created": at,
            "expires": at + days * DAY if days else None,
        }
        if not await self.store.writing(permits.add, row, MOST):
            raise Refused("many-permits", 409, f"at most {MOST} permits", most=MOST)
        return token

    async def of(self, person: Person) -> tuple[PermitRow, ...]:
        """The permits of a person."""
        rows = await self.store.reading(permits.of_person, person.id)
        at = now_ms()
        return tuple(
            PermitRow(
                row["id"],
                row["name"],
                tuple(row["scopes"].split()),
                row["created"],
                row["expires"],
                row["used"],
                row["expires"] is not None and row["expires"] <= at,
            )
            for row in rows
        )

    async def end(self, person: Person, permit: str) -> None:
        """The person ends one of theirs."""
        if not await self.store.writing(permits.end, permit[:24], person.id):
            raise Refused("no-permit", 404, "there is no such permit")

    async def holder(self, token: str) -> Holder:
        """For whom a program comes; Refused where nobody let it in, or no longer. Asked of the
        store each time: what was ended opens nothing a moment later."""
        at, key = now_ms(), token_hash(token)
        row = await self.store.reading(permits.holder, key, at)
        if row is None:
            raise Refused("bad-token", 401, "this permit opens nothing; it may have been ended")
        if row["used"] is None or at - row["used"] > HOUR:
            await self.store.writing(permits.touch, key, at)
        return Holder(as_person(row), frozenset(row["scopes"].split()))
