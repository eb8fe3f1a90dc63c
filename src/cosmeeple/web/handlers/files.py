"""Streams and static files."""

from __future__ import annotations

import gzip
from dataclasses import replace

from starlette.requests import Request
from starlette.responses import Response

from cosmeeple.web import render
from cosmeeple.web.audience import Listening
from cosmeeple.web.room import Refused
from cosmeeple.web.stream import Stream, read_topics
from cosmeeple.web.visit import Visit


async def stream(visit: Visit) -> Response:
    """Server-sent events for all open tables of a browser."""
    site = visit.site
    if site.stopping:
        raise Refused("closing", 503, "the server is stopping")
    if visit.request.method == "HEAD":
        return Response(None, 200, media_type="text/event-stream")
    site.audience.need_place(visit.ip)
    topics = read_topics(
        visit.request.query_params.getlist("t"),
        visit.request.headers.get("last-event-id", "")[:4000],
    )
    if not topics:
        raise Refused("bad-request", 400, "say which tables: /stream?t=ID@VERSION")
    made = Stream(visit.actor, visit.login, replace(visit.reader(), csrf=""), visit.address, topics)
    return Listening(site.hub.run(made), site.audience, visit.ip, {"x-accel-buffering": "no"})


async def static(request: Request) -> Response:
    """A static file, kept by browsers for ever."""
    request.scope["route_name"] = "static"
    asset = render.assets().get(request.path_params["name"])
    if asset is None:
        return Response("not found", 404)
    current = request.path_params["version"] == render.asset_version()
    keep = "public, max-age=31536000, immutable" if current else "no-cache"
    headers = {"cache-control": keep, "vary": "Accept-Encoding"}
    body = asset.body
    if len(body) > 1000 and "gzip" in request.headers.get("accept-encoding", ""):
        body = packed(request.path_params["name"], asset.body)
        headers["content-encoding"] = "gzip"
    return Response(body, 200, headers, asset.type)


PACKED: dict[tuple[str, int], bytes] = {}


def packed(name: str, body: bytes) -> bytes:
    """A file gzipped, once."""
    key = (name, hash(body))
    if key not in PACKED:
        PACKED[key] = gzip.compress(body, 9)
    return PACKED[key]
