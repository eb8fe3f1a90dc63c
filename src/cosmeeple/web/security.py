"""Limits and headers around everything, and the proof that a form came from our own page."""

from __future__ import annotations

import hmac
import ipaddress
import re
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping, MutableMapping
from typing import Any
from urllib.parse import urlsplit

from starlette.exceptions import HTTPException
from starlette.requests import Request

from cosmeeple.web.logs import fault, log
from cosmeeple.web.metrics import METRICS
from cosmeeple.web.room import Refused

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Asgi = Callable[[Scope, Receive, Send], Awaitable[None]]

ALLOWED = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "form-action": "'self'",
    "base-uri": "'none'",
    "frame-ancestors": "'none'",
}
POLICY = "; ".join(f"{what} {where}" for what, where in ALLOWED.items())
HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
)


#: More bytes of address and headers than any browser sends.
MOST_HEAD = 32 * 1024
#: A name or number with a port, as a Host header may have it.
HOST = re.compile(rb"(\[[0-9A-Fa-f:.]{2,45}\]|[A-Za-z0-9._~-]{0,253})(:[0-9]{0,5})?")


# --- who is one of many


def network(address: str) -> str:
    """What counts as one address: with IPv6 everybody has 2^64 of them, and those are one."""
    if ":" not in address:
        return address
    try:
        number = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if number.ipv4_mapped is not None:
        return str(number.ipv4_mapped)
    return str(ipaddress.IPv6Network((number, 64), strict=False))


# --- rates


class Bucket:
    """What somebody may still do just now."""

    __slots__ = ("at", "tokens")

    def __init__(self, tokens: float, at: float) -> None:
        self.tokens = tokens
        self.at = at


class Rate:
    """So many per second on average, so many at once, for every key. Old keys are forgotten."""

    MOST_KEYS = 20_000
    LEAST_BURST = 10.0

    def __init__(self, per_second: float, burst: float) -> None:
        self.per_second = per_second
        self.burst = burst
        #: One of so many processes, among which requests are spread.
        self.processes = 1
        self.buckets: dict[str, Bucket] = {}

    def allow(self, key: str, cost: float = 1.0, now: float | None = None) -> bool:
        """May it be done now? If so, it counts."""
        now = time.monotonic() if now is None else now
        # A balancer may keep somebody at one process: a short burst is always left there.
        burst = max(self.burst / self.processes, min(self.burst, self.LEAST_BURST))
        bucket = self.buckets.get(key)
        if bucket is None:
            if len(self.buckets) >= self.MOST_KEYS:
                self.forget(now)
            bucket = self.buckets[key] = Bucket(burst, now)
        bucket.tokens = min(
            burst, bucket.tokens + (now - bucket.at) * self.per_second / self.processes
        )
        bucket.at = now
        if bucket.tokens < cost:
            return False
        bucket.tokens -= cost
        return True

    def forget(self, now: float) -> None:
        """Whoever may do everything again need not be remembered."""
        full = self.burst / self.per_second * self.processes
        self.buckets = {
            key: bucket for key, bucket in self.buckets.items() if now - bucket.at < full
        }
        if len(self.buckets) >= self.MOST_KEYS:
            self.buckets.clear()


class Limits:
    """All rates of the server, by what they protect."""

    def __init__(self, times: float) -> None:
        self.times = times
        #: Asks all processes of a database together: name, key, so many per second, so many at
        #: once.
        self.together: Callable[[str, str, float, float], Awaitable[bool]] | None = None
        times = times or 1.0
        self.rates = {
            "request": Rate(40 * times, 200 * times),
            "post": Rate(10 * times, 60 * times),
            "create": Rate(times / 10, 20 * times),
            "guest": Rate(times / 5, 40 * times),
            "chat": Rate(times, 8 * times),
            "import": Rate(times / 20, 6 * times),
            "login": Rate(times / 30, 8 * times),
            "login-account": Rate(times / 60, 6 * times),
            "login-anywhere": Rate(times / 10, 60 * times),
            "login-known": Rate(times / 60, 6 * times),
            "login-own": Rate(times / 60, 6 * times),
            "export": Rate(times, 20 * times),
            "hint": Rate(times / 2, 20 * times),
            "analysis": Rate(times / 120, 6 * times),
            "study": Rate(times / 5, 30 * times),
            "mail": Rate(times / 600, 6 * times),
            "ticket": Rate(times / 10, 20 * times),
            "tie": Rate(times / 10, 20 * times),
            "subscribe": Rate(times / 30, 12 * times),
        }

    def share(self, processes: int) -> None:
        """One of so many processes has its part of the rates that each keeps by itself."""
        for rate in self.rates.values():
            rate.processes = max(1, processes)

    async def need_everywhere(self, name: str, key: str) -> None:
        """The same for what must hold for all processes together: one who guesses passwords does
        not get more tries by asking several."""
        if self.together is None or self.times == 0:
            self.need(name, key)
            return
        rate = self.rates[name]
        if not await self.together(name, key, rate.per_second, rate.burst):
            METRICS.count("limited", rate=name)
            raise Refused("too-fast", 429, "too many requests; wait a little")

    def allow(self, name: str, key: str) -> bool:
        """May it be done now? If so, it counts."""
        return self.times == 0 or self.rates[name].allow(key)

    def need(self, name: str, key: str) -> None:
        """Refused where it is too much."""
        if not self.allow(name, key):
            METRICS.count("limited", rate=name)
            raise Refused("too-fast", 429, "too many requests; wait a little")


# --- forms


class Csrf:
    """A form's token proves that the page around it is ours: it belongs to a cookie that only this
    browser has.

    The token is masked again each time, so that compressed pages do not leak it bit by bit.
    """

    COOKIE = "visitor"

    def __init__(self, secret: str) -> None:
        self.secret = secret.encode()

    def mac(self, visitor: str) -> bytes:
        """What proves that a form is ours."""
        return hmac.digest(self.secret, b"csrf " + visitor.encode(), "sha256")[:16]

    def token(self, visitor: str) -> str:
        """The same, another text each time."""
        mask = secrets.token_bytes(16)
        return (mask + bytes(a ^ b for a, b in zip(mask, self.mac(visitor), strict=True))).hex()

    def holds(self, visitor: str, token: str) -> bool:
        """Is it a token that we gave this visitor?"""
        try:
            both = bytes.fromhex(token)
        except ValueError:
            return False
        if not visitor or len(both) != 32:
            return False
        found = bytes(a ^ b for a, b in zip(both[:16], both[16:], strict=True))
        return hmac.compare_digest(found, self.mac(visitor))

    def check(self, request: Request, form_token: str) -> None:
        """Refuse a POST that another site may have sent."""
        site = request.headers.get("sec-fetch-site")
        if site is not None and site not in ("same-origin", "none"):
            raise Refused("csrf", 403, "this request came from another site")
        origin = request.headers.get("origin")
        if origin is not None:
            try:
                place = urlsplit(origin).netloc
            except ValueError:
                raise Refused("bad-request", 400, "the origin is no address") from None
            if place != request.headers.get("host", ""):
                raise Refused("csrf", 403, "this request came from another site")
        token = request.headers.get("x-csrf-token") or form_token
        if not self.holds(request.cookies.get(self.COOKIE, ""), token):
            raise Refused("csrf", 403, "the form is too old; load the page again")


# --- around everything


#: What proxies add to the requests that they pass on.
FORWARDING = frozenset(
    {
        b"forwarded",
        b"via",
        b"x-forwarded-for",
        b"x-forwarded-host",
        b"x-forwarded-proto",
        b"x-real-ip",
    }
)


def forwarded(headers: Iterable[tuple[bytes, bytes]]) -> bool:
    """Did a proxy pass this request on, or somebody who pretends to be one?"""
    return any(name in FORWARDING for name, _ in headers)


class TooLarge(HTTPException):
    """The body of a request is larger than we read."""

    def __init__(self) -> None:
        super().__init__(413, "the request is too large")


class Gate:
    """The outermost layer: headers on every answer, sizes and rates of every request, times and
    failures noted."""

    def __init__(
        self, app: Asgi, limits: Limits, body_limit: int, large: Mapping[str, int], secure: bool
    ) -> None:
        self.app = app
        self.limits = limits
        self.body_limit = body_limit
        self.large = large
        self.headers = HEADERS + (
            ((b"strict-transport-security", b"max-age=31536000"),) if secure else ()
        )
        #: Told when a proxy passes requests on that we were not told of.
        self.unknown_proxy: Callable[[str], None] | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun = time.perf_counter()
        status = 0
        failed: Exception | None = None
        client = scope.get("client")
        address = network(client[0]) if client else "?"
        headers = dict(scope["headers"])
        if self.unknown_proxy is not None and forwarded(scope["headers"]):
            self.unknown_proxy(address)
        head = sum(len(name) + len(value) + 4 for name, value in scope["headers"]) + len(
            scope.get("raw_path", b"")
        )
        head += len(scope.get("query_string", b""))
        limit = self.large.get(scope["path"], self.body_limit)
        read = 0

        async def bounded() -> Message:
            nonlocal read
            message = await receive()
            if message["type"] == "http.request":
                read += len(message.get("body", b""))
                if read > limit:
                    raise TooLarge
            return message

        async def with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                own = {name for name, _ in message["headers"]}
                message["headers"] = [
                    *message["headers"],
                    *[pair for pair in self.headers if pair[0] not in own],
                ]
            await send(message)

        async def refuse(code: int, text: bytes) -> None:
            kind = (b"content-type", b"application/json")
            more = [(b"retry-after", b"5")] if code == 429 else []
            await with_headers(
                {"type": "http.response.start", "status": code, "headers": [kind, *more]}
            )
            await with_headers({"type": "http.response.body", "body": text})

        quiet = scope["path"].startswith(("/static/", "/health", "/alive"))
        length = headers.get(b"content-length", b"0")
        if head > MOST_HEAD:
            await refuse(431, b'{"error":"too-large","message":"the headers are too large"}')
        elif not HOST.fullmatch(headers.get(b"host", b"")):
            await refuse(400, b'{"error":"bad-request","message":"the host is no name"}')
        elif not length.isdigit() or len(length) > 18 or int(length) > limit:
            await refuse(413, b'{"error":"too-large","message":"the request is too large"}')
        elif not quiet and not self.limits.allow("request", address):
            METRICS.count("limited", rate="request")
            await refuse(429, b'{"error":"too-fast","message":"too many requests; wait a little"}')
        else:
            try:
                await self.app(scope, bounded, with_headers)
            except Exception as error:  # noqa: BLE001 - not raised again: the server would print it with all that was typed
                failed = error
                if status == 0:
                    await refuse(500, b'{"error":"broken","message":"something broke on our side"}')
        route = scope.get("route_name", "other")
        if failed is not None or status >= 500:
            # Every one of them, also those that were meant (a full disk, a server that stops).
            METRICS.count("failures", route=route, status=str(status))
            log(
                "request.failed",
                route=route,
                status=status,
                **({} if failed is None else fault(failed)),
            )
        spent = time.perf_counter() - begun
        method = scope["method"] if scope["method"] in ("GET", "POST", "HEAD") else "other"
        METRICS.count("requests", method=method, route=route, status=str(status))
        if route != "stream":
            METRICS.observe("request", spent)
        if not quiet:
            log(
                "request",
                method=method,
                route=route,
                status=status,
                ms=round(spent * 1000, 1),
                address=address,
            )
