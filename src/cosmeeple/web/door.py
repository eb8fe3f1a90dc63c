"""The door: how many connections there may be, and how long one may take to say what it wants.

A connection costs us a file and some memory before anybody has asked for anything. So each must
bring its headers and its body within a time, whoever reads too slowly is let go, one address holds
so many at most, and when all places are taken the longest idle one is closed for whoever comes
next. What is asked inside a request is the gate's business (`security.py`), open streams are the
hub's.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
from collections import Counter
from collections.abc import Collection
from typing import TYPE_CHECKING, Any, ClassVar

from cosmeeple.web.metrics import METRICS
from cosmeeple.web.security import MOST_HEAD, network

if TYPE_CHECKING:
    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol as Http
else:
    # httptools where it is installed, h11 elsewhere: what is used here they have in common.
    from uvicorn.protocols.http.auto import AutoHTTPProtocol as Http

#: Seconds from the first byte of a request (or from the connection) to the end of its headers.
HEADERS = 10.0
#: Seconds from there to the end of the body.
BODY = 30.0
#: Seconds that a reader may take nothing of what we have for it.
STALLED = 60.0


def short_answer(status: str) -> bytes:
    """An answer without words."""
    return f"HTTP/1.1 {status}\r\nconnection: close\r\ncontent-length: 0\r\nretry-after: 10\r\n\r\n".encode()


class Door:
    """Counts who is inside: `most` in all, `per_address` of one address (0: any number), proxies
    excepted."""

    def __init__(self, most: int, per_address: int, proxies: Collection[str] = ()) -> None:
        self.most = most
        self.per_address = per_address
        self.proxies = frozenset(proxies)
        self.headers, self.body, self.stalled = HEADERS, BODY, STALLED
        self.inside: set[Guest] = set()
        self.of: Counter[str] = Counter()
        #: Those that have asked for nothing yet, or for nothing more; the longest idle first.
        self.idle: dict[Guest, None] = {}
        METRICS.gauge("connections", lambda: len(self.inside))

    def enter(self, guest: Guest) -> bool:
        """Is there a place? A full house lets the longest idle guest go."""
        if (
            self.per_address
            and self.of[guest.network] >= self.per_address
            and not self.is_proxy(guest.network)
        ):
            METRICS.count("turned_away", why="address")
            return False
        if len(self.inside) >= self.most:
            oldest = next(iter(self.idle), None)
            if oldest is None:
                METRICS.count("turned_away", why="full")
                return False
            METRICS.count("turned_away", why="idle")
            self.leave(oldest)
            oldest.transport.abort()
        self.inside.add(guest)
        self.of[guest.network] += 1
        return True

    def is_proxy(self, address: str) -> bool:
        """Proxies are named by address, or by the network that they are in."""
        if address in self.proxies:
            return True
        with contextlib.suppress(ValueError, TypeError):  # not a number; IPv4 in IPv6
            here = ipaddress.ip_network(address)
            return any(
                here.subnet_of(ipaddress.ip_network(one))  # type: ignore[arg-type]
                for one in self.proxies
                if "/" in one
            )
        return False

    def leave(self, guest: Guest) -> None:
        """A connection is gone."""
        self.idle.pop(guest, None)
        if guest in self.inside:
            self.inside.remove(guest)
            self.of[guest.network] -= 1
            if self.of[guest.network] <= 0:
                del self.of[guest.network]

    def protocol(self) -> type[asyncio.Protocol]:
        """The class that the server makes for every connection."""
        return type("AtTheDoor", (Guest,), {"door": self})


class Guest(Http):
    """A connection that has deadlines."""

    door: ClassVar[Door]

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.network = "?"
        self.admitted = False
        #: What we wait for: "headers", "body", or nothing.
        self.awaited = ""
        self.of_cycle: Any = None
        self.head = 0
        self.deadline: asyncio.TimerHandle | None = None
        self.stall: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let in, or turned out when the house is full."""
        super().connection_made(transport)
        self.network = network(self.client[0]) if self.client else "?"
        self.admitted = self.door.enter(self)
        if not self.admitted:
            transport.write(short_answer("503 Service Unavailable"))
            transport.close()
            return
        self.door.idle[self] = None
        self.wait_for("headers")

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing is waited for any more."""
        self.wait_for("")
        self.unhurry()
        self.door.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Something has come; how long the rest may take begins to count."""
        if not self.admitted or self.transport.is_closing():
            return
        super().data_received(data)
        cycle = self.current()
        if cycle is None or cycle.response_complete:
            self.head += len(data)
            if self.head > MOST_HEAD and not self.transport.is_closing():
                self.turn_out("431 Request Header Fields Too Large")
            else:
                self.wait_for("headers")
        else:
            self.head = 0
            self.door.idle.pop(self, None)
            self.wait_for("body" if cycle.more_body else "")

    def on_response_complete(self) -> None:
        """An answer is out; the next request may begin."""
        super().on_response_complete()
        self.head = 0
        if not self.transport.is_closing() and not self.pipeline_waits():
            # From here the keep-alive time of the server runs; the headers' begins with the next
            # byte.
            self.wait_for("")
            self.door.idle[self] = None

    def current(self) -> Any:
        """The request being answered or answered last; None before the first."""
        return self.cycle

    def pipeline_waits(self) -> bool:
        """Is another request already there?"""
        cycle = self.current()
        return cycle is not None and not cycle.response_complete

    def wait_for(self, what: str) -> None:
        """Start the deadline of what comes next. It runs from the first byte: who sends one at a
        time wins nothing."""
        if what == self.awaited and self.cycle is self.of_cycle:
            return
        self.awaited, self.of_cycle = what, self.cycle
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None
        if what:
            seconds = self.door.headers if what == "headers" else self.door.body
            self.deadline = self.loop.call_later(seconds, self.turn_out, "408 Request Timeout")

    def turn_out(self, status: str) -> None:
        """A short answer, where none has begun, and the end."""
        if not self.transport.is_closing():
            METRICS.count("turned_away", why=status.partition(" ")[0])
            cycle = self.current()
            if cycle is None or cycle.response_complete or not cycle.response_started:
                self.transport.write(short_answer(status))
            self.transport.close()

    def pause_writing(self) -> None:
        """The other side reads too slowly: it has only so long."""
        super().pause_writing()
        if self.stall is None:
            self.stall = self.loop.call_later(self.door.stalled, self.transport.abort)

    def resume_writing(self) -> None:
        """It reads again."""
        super().resume_writing()
        self.unhurry()

    def unhurry(self) -> None:
        """It may take its time."""
        if self.stall is not None:
            self.stall.cancel()
            self.stall = None
