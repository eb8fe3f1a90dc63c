"""The static files inside the package, named by the fingerprint of them all, so that browsers may
keep them for ever.
"""

# An element of markup is easier to read on one line.

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from cosmeeple.draw.brought import renderer
from cosmeeple.kernel.game import all_games

if TYPE_CHECKING:
    from collections.abc import Callable

    from cosmeeple.kernel.kit import Kit

HERE = Path(__file__).parent
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webmanifest": "application/manifest+json",
}


@dataclass(frozen=True)
class Asset:
    """A file as it goes over the wire."""

    body: bytes
    type: str


@cache
def assets() -> dict[str, Asset]:
    """Every static file by name; a game's own style sheet is `games/SLUG.css`, the pictures of all
    its cards, drawn once, are `games/SLUG-art.svg`."""
    found = {
        path.name: Asset(path.read_bytes(), TYPES[path.suffix])
        for path in sorted((HERE / "static").iterdir())
        if path.suffix in TYPES
    }
    for game in all_games():
        style = game.folder() / "drawing" / "table.css"
        if style.is_file():
            found[f"games/{game.slug}.css"] = Asset(style.read_bytes(), TYPES[".css"])
        artwork: Callable[[Kit], str] | None = getattr(renderer(game.slug), "artwork", None)
        if artwork is not None:
            found[f"games/{game.slug}-art.svg"] = Asset(artwork(game.kit()).encode(), TYPES[".svg"])
    return found


@cache
def asset_version() -> str:
    """Changes whenever any static file does."""
    mark = hashlib.blake2b(digest_size=6)
    for name, asset in sorted(assets().items()):
        mark.update(name.encode())
        mark.update(asset.body)
    return mark.hexdigest()


def asset_url(name: str) -> str:
    """The address of a static file; another one whenever any of them changes."""
    return f"/static/{asset_version()}/{name}"


def art_url(slug: str) -> str:
    """Where the pictures of a game's cards are; "" where it has none."""
    name = f"games/{slug}-art.svg"
    return asset_url(name) if name in assets() else ""


@cache
def symbols() -> dict[str, str]:
    """The icons of the sprite by id."""
    text = (HERE / "static" / "icons.svg").read_text(encoding="utf-8")
    return {
        found[1]: found[0] for found in re.finditer(r'<symbol id="([^"]+)".*?</symbol>', text, re.S)
    }


PATTERNS = (
    '<pattern id="pat-a" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V5" stroke="#0b111b" stroke-opacity=".5" stroke-width="3.4"/></pattern>'
    '<pattern id="pat-b" width="5" height="5" patternUnits="userSpaceOnUse"><circle cx="2.5" cy="2.5" r="1.3" fill="#0b111b" fill-opacity=".5"/></pattern>'
    '<pattern id="pat-c" width="5" height="5" patternUnits="userSpaceOnUse"><path d="M0 2.5H5" stroke="#0b111b" stroke-opacity=".5" stroke-width="1.8"/></pattern>'
    '<pattern id="pat-d" width="5" height="5" patternUnits="userSpaceOnUse"><path d="M0 2.5H5M2.5 0V5" stroke="#0b111b" stroke-opacity=".45" stroke-width="1.2"/></pattern>'
    '<pattern id="pat-e" width="6" height="6" patternUnits="userSpaceOnUse"><path d="M3 0V6" stroke="#0b111b" stroke-opacity=".5" stroke-width="2"/></pattern>'
)


def sprite(html: str, everything: bool) -> str:
    """The icons that a page uses (or all, where later updates may bring new ones) and the players'
    patterns."""
    wanted = symbols()
    if not everything:
        used = set(re.findall(r'href="#(i-[\w-]+)"', html))
        wanted = {name: text for name, text in wanted.items() if name in used}
    inside = "".join(wanted.values())
    return f'<svg class="sprite" width="0" height="0" aria-hidden="true"><defs>{inside}{PATTERNS}</defs></svg>'
