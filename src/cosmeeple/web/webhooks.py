"""Webhooks: a person's own address hears that it is their turn, when they do not have the page open.

Addresses inside the server's own network are refused (unless the settings allow them), and the check is made on the
very address that is then connected to, so that a name cannot point elsewhere a moment later.
"""

from __future__ import annotations

import asyncio
import http.client
import ipaddress
import socket
import ssl
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec

from cosmeeple.kernel.game import SEAT_LETTERS
from cosmeeple.store import queries
from cosmeeple.web.logs import log
from cosmeeple.web.metrics import METRICS
from cosmeeple.web.room import Refused, Room

if TYPE_CHECKING:
    from cosmeeple.web.site import Site

TIMEOUT = 5.0


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
    good = parts.scheme in ("http", "https") and parts.hostname and not parts.username and len(url) <= 500
    if not good or port == 0 or any(c.isspace() or not c.isprintable() for c in url) or not url.isascii():
        raise Refused("bad-webhook", 400, "a webhook is an http or https address")
    return url


def reachable(host: str, port: int, private: bool) -> str:
    """The number that the name stands for now; Refused when it lies in a private network."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    for *_, where in found:
        address = str(where[0])
        if not private and not ipaddress.ip_address(address).is_global:
            raise Refused("bad-webhook", 400, f"{host} lies in a private network")
    return str(found[0][4][0])


class Pinned(http.client.HTTPConnection):
    """A connection to a number already looked up, under the name that it was looked up for."""

    def __init__(self, host: str, port: int, address: str, *, encrypted: bool) -> None:
        super().__init__(host, port, timeout=TIMEOUT)
        self.address = address
        self.encrypted = encrypted

    def connect(self) -> None:
        raw = socket.create_connection((self.address, self.port), TIMEOUT)
        if self.encrypted:
            self.sock = ssl.create_default_context().wrap_socket(raw, server_hostname=self.host)
        else:
            self.sock = raw


def deliver(url: str, body: bytes, private: bool) -> int:
    parts = urlsplit(url)
    host = parts.hostname or ""
    encrypted = parts.scheme == "https"
    port = parts.port or (443 if encrypted else 80)
    connection = Pinned(host, port, reachable(host, port, private), encrypted=encrypted)
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        headers = {"content-type": "application/json", "user-agent": "Cosmeeple"}
        connection.request("POST", path, body, headers)
        return connection.getresponse().status
    finally:
        connection.close()


class Webhooks:
    def __init__(self, site: Site) -> None:
        self.site = site
        self.calling = asyncio.Semaphore(4)

    def summon(self, room: Room, person: str, seat: int) -> None:
        """It is the person's turn. Nobody waits for the delivery."""
        if person and person not in self.site.hub.count_presence(room.id).people:
            self.site.tables.start_task(self.call(room, person, seat))

    async def call(self, room: Room, person: str, seat: int) -> None:
        row = await self.site.store.reading(queries.person_by_id, person)
        url = row["webhook"] if row is not None else None
        if not url:
            return
        body: dict[str, Any] = {
            "event": "your-turn",
            "table": room.id,
            "game": room.game.slug,
            "seat": SEAT_LETTERS[seat],
            "version": room.version,
            "url": f"{self.site.settings.base_url}/t/{room.id}",
        }
        async with self.calling:
            try:
                status = await asyncio.to_thread(
                    deliver, url, msgspec.json.encode(body), self.site.settings.private_webhooks
                )
                METRICS.count("webhooks", status=str(status))
            except (OSError, Refused, http.client.HTTPException, ValueError) as error:
                METRICS.count("webhooks", status="failed")
                log("webhook.failed", table=room.id, error=type(error).__name__)
