"""People: guests by a cookie, accounts with a password on top. Nobody needs an account to play."""

from __future__ import annotations

import asyncio
import hmac
import ipaddress
import re
import secrets
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Connection, RowMapping

from cosmeeple.store import Store, accounts
from cosmeeple.store.news import PERSON, News
from cosmeeple.web import preferences
from cosmeeple.web.hashing import token_hash
from cosmeeple.web.room import Refused, now_ms
from cosmeeple.web.service.actor import new_id, new_token, person_name

#: A login name: letters of any script, digits, and a few marks.
ACCOUNT = re.compile(r"[\w.@+-]{3,40}")
#: What a known browser keeps for one account.
MARK = re.compile(r"[0-9a-f]{16}-[0-9a-f]{32}")
SHORTEST, LONGEST = 8, 200
HOUR = 60 * 60 * 1000
KNOWN_SECONDS = 20.0
#: About 50 ms and 19 MiB a try: what OWASP asks for.
HASHER = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)
#: Verified when there is no such account, so that both answers take the same time.
DUMMY = HASHER.hash("no such account")


@dataclass(frozen=True)
class Person:
    """Somebody who plays: a guest, or the owner of an account."""

    id: str
    name: str
    account: str | None
    webhook: str | None
    #: What the account has kept of how they like it; nothing for a guest, whose browser keeps it.
    likes: str | None = None


def as_person(row: RowMapping) -> Person:
    """From a row."""
    return Person(row["id"], row["name"], row["account"], row["webhook"], row["likes"])


def fold(account: str) -> str:
    """An account's name as it is compared."""
    return account.strip().casefold()


def neighbourhood(address: str) -> str:
    """The address that a limit counts: of IPv6 the network, for everybody at home has billions of
    addresses.

    >>> neighbourhood("192.0.2.7"), neighbourhood("2001:db8:1:2:3:4:5:6")
    ('192.0.2.7', '2001:db8:1:2::/64')
    """
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if found.version == 4:
        return address
    return str(
        found.ipv4_mapped or ipaddress.ip_network(f"{address.partition('%')[0]}/64", strict=False)
    )


class KnownBrowsers:
    """A browser in which somebody has signed in keeps a mark of that account. It opens nothing; but
    tries to sign in that come with it are counted for this browser alone, so that strangers who
    guess cannot keep the owner out.
    """

    COOKIE = "known"
    #: Accounts that a browser remembers.
    MOST = 4

    def __init__(self, secret: str) -> None:
        self.secret = secret.encode()

    def mac(self, account: str, number: str) -> str:
        """Proof that we gave this number for this account."""
        return hmac.digest(self.secret, f"known {number} {fold(account)}".encode(), "sha256")[
            :16
        ].hex()

    def mark(self, account: str, cookie: str) -> str:
        """The cookie with a mark of the account, the oldest beyond the limit forgotten."""
        if self.number(account, cookie):
            return cookie
        kept = [one for one in cookie.split(".") if MARK.fullmatch(one)]
        number = secrets.token_hex(8)
        return ".".join([*kept, f"{number}-{self.mac(account, number)}"][-self.MOST :])

    def number(self, account: str, cookie: str) -> str:
        """The number of this browser, or nothing where the account has never signed in here."""
        for one in cookie.split(".")[: self.MOST]:
            number, _, mac = one.partition("-")
            if MARK.fullmatch(one) and hmac.compare_digest(mac, self.mac(account, number)):
                return number
        return ""


class People:
    """Who is who. Passwords are hashed in threads; at most two at a time."""

    def __init__(self, store: Store, news: News) -> None:
        self.store = store
        self.news = news
        self.hashing = asyncio.Semaphore(2)
        #: Called when something about somebody has changed, here or in another process.
        self.forgotten: Callable[[], None] = lambda: None
        #: Logins looked up a moment ago: every request asks.
        self.known: dict[str, tuple[float, Person]] = {}

    async def by_login(self, token: str) -> Person | None:
        """Whose browser this is; asked of the store only now and then."""
        if not 20 <= len(token) <= 64:
            return None
        found = self.known.get(token)
        if found is not None and time.monotonic() < found[0]:
            return found[1]
        row = await self.store.reading(accounts.person_of_login, token_hash(token))
        if row is None:
            self.known.pop(token, None)
            return None
        if now_ms() - row["login_seen"] > 24 * HOUR:
            await self.store.writing(accounts.touch_login, token_hash(token), now_ms())
        person = as_person(row)
        if len(self.known) > 10_000:
            self.known.clear()
        self.known[token] = (time.monotonic() + KNOWN_SECONDS, person)
        return person

    async def is_valid(self, login: str) -> bool:
        """Does the login of this hash still stand?"""
        return await self.store.reading(accounts.person_of_login, login) is not None

    def changed(self, person: str) -> None:
        """Something about the person has changed: every process looks it up again."""
        self.forget(person)
        self.news.tell(PERSON, person)

    def forget(self, person: str) -> None:
        """Look up again who this is."""
        self.forgotten()
        self.known = {token: found for token, found in self.known.items() if found[1].id != person}

    async def new_guest(self, name: str) -> tuple[Person, str]:
        """A guest and the cookie that is theirs."""
        person = Person(new_id(), person_name(name), None, None)
        token = new_token()
        at = now_ms()

        def save(connection: Connection) -> None:
            accounts.add_person(connection, {"id": person.id, "name": person.name, "created": at})
            accounts.add_login(connection, token_hash(token), person.id, at)

        await self.store.writing(save)
        return person, token

    async def rename(self, person: Person, name: str) -> Person:
        """Another name, where it is one."""
        name = person_name(name)
        if not name or name == person.name:
            return person
        await self.store.writing(accounts.change_person, person.id, name=name)
        self.changed(person.id)
        return replace(person, name=name)

    async def register(self, person: Person, account: str, password: str) -> str:
        """The guest gets an account and keeps all games; returns the new cookie. The guest's own is
        void: whoever else may have it must not be in the account.
        """
        account = fold(account)
        if not ACCOUNT.fullmatch(account):
            raise Refused(
                "bad-account", 400, "a login name has 3 to 40 letters, digits or . @ + - _"
            )
        check_password(password)
        if person.account is not None:
            raise Refused("has-account", 409, "you have an account")
        async with self.hashing:
            hashed = await asyncio.to_thread(HASHER.hash, password)
        token = new_token()

        def save(connection: Connection) -> bool:
            if not accounts.claim_account(connection, person.id, account, hashed):
                return False
            accounts.shut_out(connection, person.id)
            accounts.add_login(connection, token_hash(token), person.id, now_ms())
            return True

        if not await self.store.writing(save):
            raise Refused("account-taken", 409, "this login name is taken")
        self.changed(person.id)
        return token

    async def sign_in(self, account: str, password: str) -> tuple[Person, str]:
        """The person and a new cookie; the same refusal whatever was wrong."""
        row = await self.store.reading(accounts.person_by_account, fold(account)[:40])
        hashed = row["password"] if row is not None and row["password"] else DUMMY
        async with self.hashing:
            good = await asyncio.to_thread(verify, hashed, password[:LONGEST])
        if row is None or not good:
            raise Refused("bad-login", 403, "login name or password is wrong")
        token = new_token()
        await self.store.writing(accounts.add_login, token_hash(token), row["id"], now_ms())
        return as_person(row), token

    async def sign_out(self, token: str) -> None:
        """The browser belongs to nobody any more."""
        known = await self.by_login(token)
        await self.store.writing(accounts.drop_login, token_hash(token))
        self.known.pop(token, None)
        if known is not None:
            self.changed(known.id)

    async def change_password(self, person: Person, old: str, new: str, token: str) -> None:
        """All other browsers are signed out."""
        check_password(new)
        await self.need_password(person, old)
        async with self.hashing:
            hashed = await asyncio.to_thread(HASHER.hash, new)
        await self.store.writing(accounts.change_person, person.id, password=hashed)
        await self.store.writing(accounts.shut_out, person.id, token_hash(token))
        self.changed(person.id)

    async def need_password(self, person: Person, password: str) -> None:
        """Refused unless it is the person's own: a browser left open is not enough."""
        row = await self.store.reading(accounts.person_by_id, person.id)
        hashed = row["password"] if row is not None and row["password"] else DUMMY
        async with self.hashing:
            good = await asyncio.to_thread(verify, hashed, password[:LONGEST])
        if not good:
            raise Refused("wrong-password", 403, "the password is wrong")

    async def set_webhook(self, person: Person, url: str) -> None:
        """Where a person's program hears of their turns; nothing for nowhere."""
        await self.store.writing(accounts.change_person, person.id, webhook=url or None)
        self.changed(person.id)

    async def keep_likes(self, person: Person, likes: Mapping[str, str]) -> Person:
        """An account keeps how its owner likes it, on every device; a guest's browser does."""
        kept = preferences.keep(likes)
        if person.account is None or kept == person.likes:
            return person
        await self.store.writing(accounts.change_person, person.id, likes=kept)
        self.changed(person.id)
        return replace(person, likes=kept)

    async def delete(self, person: Person) -> None:
        """The account goes, the games stay without the name."""
        await self.store.writing(accounts.anonymise, person.id, now_ms())
        self.changed(person.id)


def check_password(password: str) -> None:
    """Refused where it is too short or too long."""
    if not SHORTEST <= len(password) <= LONGEST:
        raise Refused("bad-password", 400, f"a password has {SHORTEST} to {LONGEST} characters")


def verify(hashed: str, password: str) -> bool:
    """Is it the password? A broken hash has none."""
    try:
        return HASHER.verify(hashed, password)
    except (VerificationError, InvalidHashError):
        return False
