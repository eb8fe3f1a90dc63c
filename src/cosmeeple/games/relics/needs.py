"""What the numbers of each requirement are, in their order: a zone, a card, how many are needed and
there.

The sentences of a requirement use these names (`why-KEY` when it holds, its `.fails` when not). A
name that is a category of components, or ends in one (`to_location`), reads as the name of the
thing.
"""

from __future__ import annotations

from typing import Final

NEEDS: Final[dict[str, tuple[str, ...]]] = {
    "action-card": ("card",),
    "adjacent": ("location", "to_location"),
    "another-market": ("market",),
    "another-place": ("location",),
    "buyer-interested": ("market", "region"),
    "buyer-left": ("buyer",),
    "card-drawn": ("card",),
    "card-fits-market": ("card", "market"),
    "card-has-colour": ("card",),
    "card-has-symbol": ("card",),
    "card-in-hand": ("card",),
    "card-in-pack": ("card",),
    "card-of-set": ("card",),
    "credits": ("needed", "credits"),
    "crew-available": ("crew",),
    "explorer-at-market": ("market",),
    "explorer-on-black-market": ("card",),
    "explorer-on-market": ("card",),
    "explorer-there": ("location",),
    "faction-free": ("faction",),
    "few-of-kind": ("added", "limit"),
    "forecast-space": ("number",),
    "fuel-left": ("fuel",),
    "guard-there": ("artefact",),
    "hatch-free": ("free",),
    "hold-free": ("free",),
    "markets-left": ("chosen", "limit"),
    "no-crew-on-card": ("card",),
    "no-own-explorer": ("location",),
    "outlet": ("region",),
    "own-representative": ("centre",),
    "pick-left": ("taken", "limit"),
    "queue-space": ("buyers", "limit"),
    "same-or-next-site": ("location",),
    "space-empty": ("artefact",),
    "stack-left": ("region",),
    "supply-empty": ("crew",),
    "tile-drawn": ("artefact",),
    "tile-for-market": ("tiles",),
    "tile-in-reach": ("region",),
    "tile-in-sight": ("artefact",),
    "tile-of-colour": ("region",),
    "tile-owned": ("artefact",),
    "tile-there": ("artefact",),
    "top-of-stack": ("region",),
    "trader-there": ("market",),
    "within-steps": ("steps", "limit"),
}
