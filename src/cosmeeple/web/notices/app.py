"""The table as an app on the screen of a phone: its manifest, its worker, and the page for when
there is no network; and the two files that machines ask every server for."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from cosmeeple.kernel.words.languages import LANGUAGES
from cosmeeple.web import render
from cosmeeple.web.assets import asset_url, assets
from cosmeeple.web.notices.pages import shown
from cosmeeple.web.visit import Visit, best_language

COLOUR = "#0b111b"
#: Who has a table's address may look at it; a search engine has no business there.
ROBOTS = b"User-agent: *\nDisallow: /t/\nDisallow: /j/\nDisallow: /api/\nDisallow: /account\n"


async def manifest(request: Request) -> Response:
    """What an installed app is called and looks like."""
    request.scope["route_name"] = "manifest"
    language = request.cookies.get("language", "") or best_language(
        request.headers.get("accept-language", "")
    )
    language = language if language in LANGUAGES else "en"
    icons = [
        {
            "src": asset_url("icon-192.png"),
            "sizes": "192x192",
            "type": "image/png",
            "purpose": "any",
        },
        {
            "src": asset_url("icon-512.png"),
            "sizes": "512x512",
            "type": "image/png",
            "purpose": "any",
        },
        {
            "src": asset_url("icon-mask.png"),
            "sizes": "512x512",
            "type": "image/png",
            "purpose": "maskable",
        },
        {
            "src": asset_url("favicon.svg"),
            "sizes": "any",
            "type": "image/svg+xml",
            "purpose": "any",
        },
    ]
    made = {
        "id": "/",
        "name": "Cosmeeple",
        "short_name": "Cosmeeple",
        "description": render.say(language, "app-what"),
        "lang": language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": COLOUR,
        "theme_color": COLOUR,
        "categories": ["games"],
        "icons": icons,
        "shortcuts": [{"name": render.say(language, "new-table"), "url": "/new"}],
    }
    headers = {"cache-control": "no-cache", "vary": "Accept-Language, Cookie"}
    return Response(msgspec.json.encode(made), 200, headers, "application/manifest+json")


async def worker(request: Request) -> Response:
    """The worker, at the root, so that all pages are its own; it keeps the files of this
    version."""
    request.scope["route_name"] = "worker"
    files = [
        asset_url(name)
        for name in ("tokens.css", "pages.css", "people.css", "favicon.svg", "app.js")
    ]
    head = f"const FILES = {msgspec.json.encode(files).decode()};\n".encode()
    headers = {"cache-control": "no-cache", "service-worker-allowed": "/"}
    return Response(
        head + assets()["worker.js"].body, 200, headers, "text/javascript; charset=utf-8"
    )


async def robots(request: Request) -> Response:
    """What search engines leave alone."""
    request.scope["route_name"] = "robots"
    return Response(ROBOTS, 200, {"cache-control": "max-age=86400"}, "text/plain; charset=utf-8")


async def favicon(request: Request) -> Response:
    """For those who ask for it where it always lay."""
    request.scope["route_name"] = "favicon"
    return RedirectResponse(asset_url("icon-192.png"), 302, {"cache-control": "max-age=3600"})


async def offline(visit: Visit) -> Response:
    """Kept by the worker: it knows nobody, and says what is missing."""
    visit.person, visit.token = None, ""
    return await shown(visit, "offline.html")
