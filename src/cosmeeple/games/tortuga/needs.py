"""What the numbers of each requirement are, in their order: a zone, a card, how many are needed and
there.

The sentences of a requirement use these names (`why-KEY` when it holds, its `.fails` when not). A
name that is a category of components, or ends in one (`to_location`), reads as the name of the
thing.
"""

from __future__ import annotations

from typing import Final

NEEDS: Final[dict[str, tuple[str, ...]]] = {
    "ability-left": ("card",),
    "below-maximum": ("sector",),
    "card-fights": ("card",),
    "card-in-hand": ("card",),
    "card-in-row": ("card", "sector"),
    "card-on-sale": ("card", "sector", "sold_sector"),
    "card-sold": ("card",),
    "crypto-to-come": ("minerals", "tokens"),
    "card-played": ("card",),
    "card-used": ("card",),
    "controller-away": ("sector", "seat"),
    "controller-gone": ("sector", "seat"),
    "crypto": ("needed", "crypto"),
    "deck-not-empty": ("sector",),
    "fighting-cards": ("needed",),
    "hunt-here": ("sector",),
    "influence-after": ("needed", "influence"),
    "level-higher": ("level", "now"),
    "level-in-steps": ("level", "most"),
    "level-on-track": ("level", "most"),
    "maneuver": ("needed", "maneuvers"),
    "market-token": ("sector",),
    "mineral-here": ("sector",),
    "not-scouted-yet": ("sector",),
    "not-your-sector": ("sector",),
    "own-marker-on-hunt": ("sector",),
    "scouted": ("sector",),
    "sector-grows": ("sector",),
    "sector-in-reach": ("sector", "reach"),
    "sector-unused": ("sector",),
    "ship-free": ("card",),
    "ship-here": ("seat",),
    "ship-in-sector": ("sector",),
    "special-sector": ("sector",),
    "token-unused": ("sector",),
    "your-sector": ("sector",),
}
