"""What the numbers of each requirement are, in their order: a zone, a card, how many are needed and
there.

The sentences of a requirement use these names (`why-KEY` when it holds, its `.fails` when not). A
name that is a category of components, or ends in one (`to_location`), reads as the name of the
thing.
"""

from __future__ import annotations

from typing import Final

NEEDS: Final[dict[str, tuple[str, ...]]] = {
    "academy-value": ("pips",),
    "another-value": ("pips",),
    "cannot-dodge": ("penalty",),
    "column-on-board": ("column",),
    "column-takes-value": ("column", "pips"),
    "condition-met": ("condition",),
    "contract-in-hand": ("contract",),
    "contract-passed": ("contract",),
    "die-in-garage": ("garage",),
    "enough-water": ("cost", "stock"),
    "enough-algae": ("cost", "stock"),
    "enough-energy": ("cost", "stock"),
    "enough-gem": ("cost", "stock"),
    "equal-pair": ("pips",),
    "equal-value": ("pips",),
    "farm-free": ("farm",),
    "farm-gives": ("resource",),
    "farm-takes-die": ("farm",),
    "foundation-free": ("built", "all"),
    "garage-algae": ("cost", "stock"),
    "garage-left": ("filled", "all"),
    "garage-without-ship": ("ships", "all"),
    "headquarters-free": ("places",),
    "leader-dealt": ("leader",),
    "leader-left": ("leader",),
    "less-contract": ("contract", "amount"),
    "less-event": ("event", "amount"),
    "less-ship": ("amount", "resource"),
    "less-troy": ("amount", "resource"),
    "more-event": ("event", "amount"),
    "most-bought": ("number", "limit"),
    "nearer-to-centre": ("direction",),
    "next-die": ("source",),
    "own-farm-token": ("farm",),
    "own-ship-token": ("garage",),
    "price-algae-or-water": ("algae", "water"),
    "price-energy-or-water": ("energy", "water"),
    "price-in-this": ("resource",),
    "reserve-left": ("needed", "reserve"),
    "row-free": ("row",),
    "row-on-board": ("row",),
    "space-free": ("place",),
    "space-on-board": ("place",),
    "stack-not-empty": ("stack",),
    "station-free": ("location",),
    "trade-left": ("trades",),
    "trade-offered": ("trade",),
    "value-in-reach": ("pips",),
    "water-tax": ("cost", "stock"),
    "way-on-board": ("direction",),
}
