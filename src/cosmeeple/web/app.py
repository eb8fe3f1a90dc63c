"""The application: routes, limits around them, health and metrics."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import time
from collections.abc import AsyncIterator
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from cosmeeple.store import queries
from cosmeeple.web import api, box, companion_pages, handlers, permit_pages, study
from cosmeeple.web.door import Door
from cosmeeple.web.learning import routes as learning
from cosmeeple.web.metrics import METRICS
from cosmeeple.web.notices import routes as notices
from cosmeeple.web.orders import pages as orders
from cosmeeple.web.room import Refused
from cosmeeple.web.security import Gate, forwarded
from cosmeeple.web.settings import Settings
from cosmeeple.web.site import Site
from cosmeeple.web.together import friends, profiles, seeks, tournament_pages
from cosmeeple.web.visit import failure, open_visit

#: A disk that takes longer for one small write is not healthy.
HEALTHY_WITHIN = 10.0


async def health(request: Request) -> Response:
    """200 when the database answers and has just taken a write; what a watchdog asks. `degraded` is
    200 too: the table works, and somebody should look at what `warnings` says.
    """
    request.scope["route_name"] = "health"
    site: Site = request.app.state.site
    try:
        counts = await site.store.reading(queries.counts)
        await asyncio.wait_for(
            site.store.writing(queries.beat, time.time_ns() // 1_000_000), HEALTHY_WITHIN
        )
        good = not site.stopping
    except Exception as error:  # noqa: BLE001 - whatever it is, we are not healthy
        failure(request, error)
        counts, good = {}, False
    warnings = site.warnings()
    status = ("degraded" if warnings else "ok") if good else "failing"
    body = {"status": status, "tables": counts, "schema": site.schema, "warnings": warnings}
    return Response(
        msgspec.json.encode(body),
        200 if good else 503,
        {"cache-control": "no-store"},
        "application/json",
    )


async def alive(request: Request) -> Response:
    """200 while the process answers at all, whatever its database does: a watchdog that asks here
    restarts only what hangs. Whether it should get requests is what `/health` says."""
    request.scope["route_name"] = "health"
    return PlainTextResponse("alive\n", 200, {"cache-control": "no-store"})


async def metrics(request: Request) -> Response:
    """Figures for Prometheus, for this machine only unless the settings say otherwise."""
    request.scope["route_name"] = "metrics"
    site: Site = request.app.state.site
    if not site.settings.public_metrics and not is_local(request):
        return PlainTextResponse("metrics are given to this machine only\n", 403)
    return PlainTextResponse(
        METRICS.text(), 200, media_type="text/plain; version=0.0.4; charset=utf-8"
    )


def is_local(request: Request) -> bool:
    """Does somebody on this machine ask, and not a proxy on it for somebody elsewhere?"""
    if forwarded(request.scope["headers"]):
        return False
    named = request.headers.get("host", "")
    if named and not is_loopback(urlsplit(f"//{named}").hostname or ""):
        return False
    host = request.client.host if request.client else ""
    return is_loopback(host)


def is_loopback(host: str) -> bool:
    """Is it this machine?"""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host in ("localhost", "testclient", "testserver")


async def wrong_path(request: Request, error: Exception) -> Response:
    """404 and 405, as a page or as JSON."""
    assert isinstance(error, HTTPException)
    key = {404: "not-found", 413: "too-large"}.get(error.status_code, "bad-request")
    if request.url.path.startswith("/api/"):
        response = api.problem(error.status_code, key, str(error.detail))
    else:
        visit = await open_visit(request.app.state.site, request)
        response = visit.finish(
            await visit.refuse(Refused(key, error.status_code, str(error.detail)))
        )
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response


async def broken(request: Request, error: Exception) -> Response:
    """Our own fault: noted, and said without details."""
    del error
    if request.url.path.startswith("/api/"):
        return api.problem(500, "broken", "something broke on our side")
    try:
        visit = await open_visit(request.app.state.site, request)
        return await visit.refuse(Refused("broken", 500, "something broke on our side"))
    except Exception:  # noqa: BLE001 - then without the page
        return PlainTextResponse("something broke on our side\n", 500)


def make_app(settings: Settings) -> Starlette:
    """The Starlette application; its site lives from startup to shutdown."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        site = Site(settings)
        app.state.site = site
        await site.start()
        try:
            yield
        finally:
            await site.stop()

    return Starlette(
        routes=[
            *handlers.routes(),
            *companion_pages.routes(),
            *learning.routes(),
            *study.routes(),
            *box.routes(),
            *notices.routes(),
            *permit_pages.routes(),
            *orders.routes(),
            *friends.routes(),
            *seeks.routes(),
            *profiles.routes(),
            *tournament_pages.routes(),
            *api.routes(),
            Route("/health", health, methods=["GET"]),
            Route("/alive", alive, methods=["GET"]),
            Route("/metrics", metrics, methods=["GET"]),
        ],
        lifespan=lifespan,
        exception_handlers={HTTPException: wrong_path, 500: broken},
    )


class Application:
    """The app behind its gate, as an ASGI server calls it."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.app = make_app(settings)
        self.gate: Gate | None = None
        #: Where it is served over the network (`serve.configured`).
        self.door: Door | None = None

    @property
    def site(self) -> Site:
        """The site, from startup to shutdown."""
        site = self.app.state.site
        assert isinstance(site, Site)
        return site

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        if self.gate is None:
            settings = self.settings
            large = dict.fromkeys(("/import", "/studies/import"), settings.import_limit + 4096)
            self.gate = Gate(
                self.app, self.site.limits, settings.body_limit, large, settings.secure
            )
            if not settings.proxy:
                self.gate.unknown_proxy = self.site.unknown_proxy
        await self.gate(scope, receive, send)
