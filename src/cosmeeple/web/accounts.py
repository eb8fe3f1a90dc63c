"""People: guests by a cookie, accounts with a password on top. Nobody needs an account to play."""

from __future__ import annotations

import asyncio
import re
import time
from dataclasses import dataclass

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import RowMapping

from cosmeeple.store import Store, queries
from cosmeeple.web.room import Refused, now_ms
from cosmeeple.web.service.actor import clean_name, new_id, new_token, token_hash

#: A login name: letters of any script, digits, and a few marks.
ACCOUNT = re.compile(r"[\w.@+-]{3,40}")
SHORTEST, LONGEST = 8, 200
HOUR = 60 * 60 * 1000
KNOWN_SECONDS = 20.0
#: About 50 ms and 19 MiB a try: what OWASP asks for.
HASHER = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)
#: Verified when there is no such account, so that both answers take the same time.
DUMMY = HASHER.hash("no such account")


@dataclass(frozen=True)
class Person:
    id: str
    name: str
    account: str | None
    webhook: str | None


def as_person(row: RowMapping) -> Person:
    return Person(row["id"], row["name"], row["account"], row["webhook"])


def fold(account: str) -> str:
    return account.strip().casefold()


class People:
    """Who is who. Passwords are hashed in threads; at most two at a time."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.hashing = asyncio.Semaphore(2)
        #: Logins looked up a moment ago: every request asks.
        self.known: dict[str, tuple[float, Person]] = {}

    async def by_login(self, token: str) -> Person | None:
        if not 20 <= len(token) <= 64:
            return None
        found = self.known.get(token)
        if found is not None and time.monotonic() < found[0]:
            return found[1]
        row = await self.store.reading(queries.person_of_login, token_hash(token))
        if row is None:
            self.known.pop(token, None)
            return None
        if now_ms() - row["login_seen"] > 24 * HOUR:
            await self.store.writing(queries.touch_login, token_hash(token), now_ms())
        person = as_person(row)
        if len(self.known) > 10_000:
            self.known.clear()
        self.known[token] = (time.monotonic() + KNOWN_SECONDS, person)
        return person

    def forget(self, person: str) -> None:
        """Something about the person changes: look it up again."""
        self.known = {token: found for token, found in self.known.items() if found[1].id != person}

    async def new_guest(self, name: str) -> tuple[Person, str]:
        """A guest and the cookie that is theirs."""
        person = Person(new_id(), clean_name(name) or "", None, None)
        token = new_token()
        at = now_ms()

        def save(connection: object) -> None:
            queries.add_person(connection, {"id": person.id, "name": person.name, "created": at})  # type: ignore[arg-type]
            queries.add_login(connection, token_hash(token), person.id, at)  # type: ignore[arg-type]

        await self.store.writing(save)
        return person, token

    async def rename(self, person: Person, name: str) -> Person:
        name = clean_name(name)
        if not name or name == person.name:
            return person
        await self.store.writing(queries.change_person, person.id, name=name)
        self.forget(person.id)
        return Person(person.id, name, person.account, person.webhook)

    async def register(self, person: Person, account: str, password: str) -> None:
        """The guest gets an account and keeps all games."""
        account = fold(account)
        if not ACCOUNT.fullmatch(account):
            raise Refused("bad-account", 400, "a login name has 3 to 40 letters, digits or . @ + - _")
        check_password(password)
        if person.account is not None:
            raise Refused("has-account", 409, "you have an account")
        async with self.hashing:
            hashed = await asyncio.to_thread(HASHER.hash, password)
        if not await self.store.writing(queries.claim_account, person.id, account, hashed):
            raise Refused("account-taken", 409, "this login name is taken")
        self.forget(person.id)

    async def sign_in(self, account: str, password: str) -> tuple[Person, str]:
        """The person and a new cookie; the same refusal whatever was wrong."""
        row = await self.store.reading(queries.person_by_account, fold(account)[:40])
        hashed = row["password"] if row is not None and row["password"] else DUMMY
        async with self.hashing:
            good = await asyncio.to_thread(verify, hashed, password[:LONGEST])
        if row is None or not good:
            raise Refused("bad-login", 403, "login name or password is wrong")
        token = new_token()
        await self.store.writing(queries.add_login, token_hash(token), row["id"], now_ms())
        return as_person(row), token

    async def sign_out(self, token: str) -> None:
        await self.store.writing(queries.drop_login, token_hash(token))
        self.known.pop(token, None)

    async def change_password(self, person: Person, old: str, new: str, token: str) -> None:
        """All other browsers are signed out."""
        check_password(new)
        row = await self.store.reading(queries.person_by_id, person.id)
        async with self.hashing:
            if (
                row is None
                or not row["password"]
                or not await asyncio.to_thread(verify, row["password"], old[:LONGEST])
            ):
                raise Refused("bad-login", 403, "the old password is wrong")
            hashed = await asyncio.to_thread(HASHER.hash, new)
        await self.store.writing(queries.change_person, person.id, password=hashed)
        await self.store.writing(queries.drop_logins_of, person.id, token_hash(token))
        self.forget(person.id)

    async def set_webhook(self, person: Person, url: str) -> None:
        await self.store.writing(queries.change_person, person.id, webhook=url or None)
        self.forget(person.id)

    async def delete(self, person: Person) -> None:
        """The account goes, the games stay without the name."""
        await self.store.writing(queries.anonymise, person.id, now_ms())
        self.forget(person.id)


def check_password(password: str) -> None:
    if not SHORTEST <= len(password) <= LONGEST:
        raise Refused("bad-password", 400, f"a password has {SHORTEST} to {LONGEST} characters")


def verify(hashed: str, password: str) -> bool:
    try:
        return HASHER.verify(hashed, password)
    except (VerificationError, InvalidHashError):
        return False
