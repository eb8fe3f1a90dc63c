"""What the numbers of each requirement are, in their order: a zone, a card, how many are needed and
there.

The sentences of a requirement use these names (`why-KEY` when it holds, its `.fails` when not). A
name that is a category of components, or ends in one (`to_location`), reads as the name of the
thing.
"""

from __future__ import annotations

from typing import Final

NEEDS: Final[dict[str, tuple[str, ...]]] = {
    "access": ("building",),
    "another-zone": ("zone",),
    "building-not-here": ("building", "zone"),
    "camp-here": ("zone",),
    "card-in-hand": ("shipyard_card",),
    "card-in-pile": ("shipyard_card",),
    "card-left": ("played", "limit"),
    "card-passed-to-you": ("shipyard_card",),
    "cube-available": ("cubes",),
    "discard-left": ("made", "limit"),
    "free-space-ahead": ("track",),
    "no-own-icebreaker": ("zone",),
    "not-the-active-ship": ("ship",),
    "one-building-missing": ("missing",),
    "own-ship-second": ("zone",),
    "points-for-first-step": ("points", "needed"),
    "reserve-left": ("reserve",),
    "resource-card": ("building",),
    "scientists": ("needed", "supply"),
    "ship-available": ("ships",),
    "ship-not-new": ("ship",),
    "ship-on-board": ("ship",),
    "ship-space-free": ("taken", "spaces"),
    "shipyard-here": ("zone",),
    "somebody-here": ("number",),
    "space-at-the-sun": ("taken", "spaces"),
    "station-here": ("track",),
    "track-not-taken": ("track",),
    "track-open": ("track",),
    "zone-open": ("zone",),
}
