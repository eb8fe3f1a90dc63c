"""The shelf: which games there are, found without loading any.

Our own are the folders of `cosmeeple.games` with a components.toml. Another package brings one by
an entry point:

    [project.entry-points."cosmeeple.games"]
    comets = "cosmeeple_comets"

The name is the slug, the value the package whose `GAME` is the game. It then appears wherever ours
do.
"""

from __future__ import annotations

import importlib.util
import sys
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

GROUP = "cosmeeple.games"
OWN = Path(__file__).parents[1] / "games"


@cache
def packages() -> dict[str, str]:
    """The package of every game by its slug, in the order in which people see them: ours, then
    others by name."""
    found = {slug: f"cosmeeple.games.{slug}" for slug in own_slugs()}
    for entry in sorted(entry_points(group=GROUP), key=lambda one: one.name):
        fault = fault_of(entry, found)
        if fault:
            sys.stderr.write(
                f"cosmeeple: the game {entry.name!r} of another package is left out: {fault}\n"
            )
        else:
            found[entry.name] = entry.value
    return found


def own_slugs() -> list[str]:
    """Our folders, in the order that `games/order.txt` gives; one that is not named there comes
    last."""
    there = sorted(
        folder.name for folder in OWN.iterdir() if (folder / "components.toml").is_file()
    )
    order = (OWN / "order.txt").read_text(encoding="utf-8").split()
    return sorted(there, key=lambda slug: order.index(slug) if slug in order else len(order))


def fault_of(entry: EntryPoint, found: dict[str, str]) -> str:
    """Why a foreign game cannot stand on the shelf; "" when it can. Its code is not run for
    that."""
    if not entry.name.isidentifier() or entry.name != entry.name.lower():
        return "a slug is one word in small letters"
    if entry.name in found:
        return "there is a game of that name"
    if importlib.util.find_spec(entry.value.split(".")[0]) is None:
        return f"there is no package {entry.value}"
    return ""
