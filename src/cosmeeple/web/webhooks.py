"""Webhooks: a person's own address hears that it is their turn, when they do not have the page
open.

Addresses inside the server's own network are refused (unless the settings allow them), and the
check is made on the very address that is then connected to, so that a name cannot point elsewhere a
moment later.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import re
import socket
import ssl
import threading
from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from cosmeeple.kernel.game import SEAT_LETTERS
from cosmeeple.store import Busy, accounts, jobs
from cosmeeple.web import clocks
from cosmeeple.web.logs import log
from cosmeeple.web.metrics import METRICS
from cosmeeple.web.room import Refused, Room

if TYPE_CHECKING:
    from sqlalchemy import RowMapping

    from cosmeeple.web.site import Site

#: Seconds for one call, all in all.
DEADLINE = 8.0
#: Calls at the same time. They cost a socket each; slow ones end at their deadline.
MOST_CALLS = 200
#: So often somebody is called about one turn, and milliseconds until the next time.
MOST_TRIES = 3
NEXT_TRY = 60_000
LONGEST_LINE = 4096
STATUS = re.compile(rb"HTTP/1\.[01] ([1-5][0-9]{2})\b")
#: IPv6 networks whose addresses carry one of IPv4: NAT64, known and local.
CARRIERS = (ipaddress.IPv6Network("64:ff9b::/96"), ipaddress.IPv6Network("64:ff9b:1::/48"))


def check_webhook(url: str) -> str:
    """The address as it will be called; Refused when it can be none."""
    url = url.strip()
    if not url:
        return ""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Refused("bad-webhook", 400, "this is no address") from None
    good = (
        parts.scheme in ("http", "https")
        and parts.hostname
        and not parts.username
        and len(url) <= 500
    )
    if (
        not good
        or port == 0
        or any(c.isspace() or not c.isprintable() for c in url)
        or not url.isascii()
    ):
        raise Refused("bad-webhook", 400, "a webhook is an http or https address")
    return url


def is_public(address: str) -> bool:
    """Can it only be a host of the open network? Not what is private, nor many hosts at once, nor
    an address that carries another one inside, which whoever forwards it would unpack: NAT64, 6to4,
    Teredo, mapped IPv4.
    """
    number = ipaddress.ip_address(address)
    if isinstance(number, ipaddress.IPv6Address):
        carries = (
            number.ipv4_mapped
            or number.sixtofour
            or number.teredo
            or any(number in each for each in CARRIERS)
        )
        if carries or number.is_site_local:
            return False
    return number.is_global and not (
        number.is_multicast or number.is_reserved or number.is_unspecified
    )


def check_reachable(host: str, addresses: Sequence[str], private: bool) -> str:
    """The first of the numbers that a name stands for; Refused when any of them is no public
    one."""
    if not private and not all(map(is_public, addresses)):
        raise Refused("bad-webhook", 400, f"{host} lies in a private network")
    return addresses[0]


async def look_up(host: str, port: int) -> list[str]:
    """The numbers of a name. In a thread that nobody waits for: a slow name server holds up neither
    us nor our end."""
    loop = asyncio.get_running_loop()
    found: asyncio.Future[list[str]] = loop.create_future()

    def settle(addresses: list[str] | None) -> None:
        if not found.done():
            if addresses:
                found.set_result(addresses)
            else:
                found.set_exception(OSError("no such name"))

    def ask() -> None:
        try:
            rows = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
            addresses = [str(where[0]) for *_, where in rows]
        except (OSError, UnicodeError):
            addresses = None
        with contextlib.suppress(RuntimeError):  # the loop has ended meanwhile
            loop.call_soon_threadsafe(settle, addresses)

    threading.Thread(target=ask, name="webhook-name", daemon=True).start()
    return await found


@cache
def trusted_roots() -> ssl.SSLContext:
    """Whom we trust to say who somebody is; read once."""
    return ssl.create_default_context()


JSON = {"Content-Type": "application/json"}


async def deliver(url: str, body: bytes, private: bool, headers: Mapping[str, str] = JSON) -> int:
    """The status of the answer. All of it, from the name to the first line of the answer, within
    `DEADLINE`."""
    parts = urlsplit(url)
    host = parts.hostname or ""
    encrypted = parts.scheme == "https"
    port = parts.port or (443 if encrypted else 80)
    async with asyncio.timeout(DEADLINE):
        address = check_reachable(host, await look_up(host, port), private)
        context = trusted_roots() if encrypted else None
        name = host if encrypted else None
        reader, writer = await asyncio.open_connection(
            address, port, ssl=context, server_hostname=name, limit=LONGEST_LINE
        )
        try:
            path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            head = [
                f"POST {path} HTTP/1.1",
                f"Host: {parts.netloc}",
                "User-Agent: Cosmeeple",
                *[f"{name}: {value}" for name, value in headers.items()],
                f"Content-Length: {len(body)}",
                "Connection: close",
            ]
            writer.write("\r\n".join([*head, "", ""]).encode("ascii") + body)
            await writer.drain()
            found = STATUS.match(await reader.readline())
            if found is None:
                raise ValueError("this is no answer of HTTP")
            return int(found[1])
        finally:
            # Not closed politely: that would wait for the other side.
            writer.transport.abort()


class Webhooks:
    """That somebody is to be told is a row, written with the move that asks them: it outlives
    whoever begins with it, and a receiver that is away for a moment. At most one call to a person
    at a time; of what happens meanwhile the last is told afterwards."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.calling = asyncio.Semaphore(MOST_CALLS)
        #: What is to be told to each person who is being called, or None.
        self.next: dict[str, tuple[Room, int] | None] = {}
        #: How many have begun to tell a seat, where we were not the first.
        self.tries: dict[tuple[str, int], int] = {}

    def in_hand(self) -> list[tuple[str, str]]:
        """The calls that others began and we are at, by table and kind."""
        return [(table, f"{jobs.CALL} {seat}") for table, seat in self.tries]

    def summon(self, room: Room, person: str, seat: int) -> None:
        """It is the person's turn. Nobody waits for the delivery."""
        if not person or person in self.site.hub.count_here(room.id).people:
            return
        if person in self.next:
            self.next[person] = (room, seat)
        else:
            self.next[person] = None
            self.site.tables.rooms.start_task(self.call_person(room, person, seat))

    async def summon_again(self, job: RowMapping) -> None:
        """Whoever was to tell somebody has died over it, or nobody answered."""
        table, seat = job["table"], job["seat"]
        try:
            room = await self.site.tables.rooms.room(table)
            person = room.company.chairs[seat].person
            if seat in room.deciders() and person and job["tries"] <= MOST_TRIES:
                self.tries[(table, seat)] = job["tries"]
                self.summon(room, person, seat)
            else:
                await self.site.store.writing(jobs.done, table, job["what"], job["version"])
        except (Refused, Busy, SQLAlchemyError) as error:
            log("webhook.waits", table=table, error=type(error).__name__)

    async def call_person(self, room: Room, person: str, seat: int) -> None:
        """Call, and once more for what came meanwhile."""
        try:
            await self.call(room, person, seat)
            while (more := self.next[person]) is not None:
                self.next[person] = None
                await self.call(more[0], person, more[1])
        finally:
            del self.next[person]

    async def call(self, room: Room, person: str, seat: int) -> None:
        """One call, tried a few times."""
        try:
            await self.call_once(room, person, seat, self.tries.get((room.id, seat), 1))
        finally:
            self.tries.pop((room.id, seat), None)

    async def call_once(self, room: Room, person: str, seat: int, tries: int) -> None:
        """`tries`: how many have begun with it, with us."""
        version = room.version
        row = await self.site.store.reading(accounts.person_by_id, person)
        url = row["webhook"] if row is not None else None
        if not url:
            return
        there = await self.site.hub.is_there(room.id, person)
        told = there or await self.tell(room, url, seat)
        what = f"{jobs.CALL} {seat}"
        try:
            if told or tries >= MOST_TRIES:
                await self.site.store.writing(jobs.done, room.id, what, version)
            else:
                await self.site.store.writing(
                    jobs.later, room.id, what, version, clocks.wall() + NEXT_TRY
                )
        except (Busy, SQLAlchemyError) as error:
            log("webhook.waits", table=room.id, error=type(error).__name__)

    async def tell(self, room: Room, url: str, seat: int) -> bool:
        """Has the other side heard it?"""
        body: dict[str, Any] = {
            "event": "your-turn",
            "table": room.id,
            "game": room.game.slug,
            "seat": SEAT_LETTERS[seat],
            "version": room.version,
            "url": f"{self.site.settings.url}/t/{room.id}",
        }
        async with self.calling:
            try:
                status = await deliver(
                    url, msgspec.json.encode(body), self.site.settings.private_webhooks
                )
            except (OSError, Refused, ValueError) as error:
                METRICS.count("webhooks", status="failed")
                log("webhook.failed", table=room.id, error=type(error).__name__)
                return False
        METRICS.count("webhooks", status=str(status))
        return status < 500
