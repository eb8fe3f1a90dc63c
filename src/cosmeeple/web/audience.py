"""How many listen: streams of pages, streams of programs, requests that wait for news, counted
together and by address."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Mapping

from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from cosmeeple.web.metrics import METRICS
from cosmeeple.web.room import Refused


class Audience:
    """Everybody who listens: streams of pages, streams of programs, requests that wait for news.
    One count for them all."""

    def __init__(self, most: int, per_address: int) -> None:
        self.most = most
        self.per_address = per_address
        self.of: Counter[str] = Counter()
        self.all = 0

    def need_place(self, address: str) -> None:
        """Refused where too many listen."""
        if self.all >= self.most or (self.per_address and self.of[address] >= self.per_address):
            METRICS.count("limited", rate="streams")
            raise Refused("too-fast", 429, "too many streams are open")

    @contextlib.contextmanager
    def place(self, address: str) -> Iterator[None]:
        """A place for as long as somebody listens."""
        self.all += 1
        self.of[address] += 1
        try:
            yield
        finally:
            self.all -= 1
            self.of[address] -= 1
            if not self.of[address]:
                del self.of[address]


class Listening(StreamingResponse):
    """A stream of events that is counted from its first byte to its end, however it ends."""

    def __init__(
        self,
        lines: AsyncIterator[bytes],
        audience: Audience,
        address: str,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(
            lines, 200, {"cache-control": "no-store", **(headers or {})}, "text/event-stream"
        )
        self.audience = audience
        self.address = address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with self.audience.place(self.address):
            await super().__call__(scope, receive, send)
