"""The learned policy of Relics, and what its training needs to know of the game."""

from __future__ import annotations

from typing import Final

from cosmeeple.games.relics.inputs import COUNT, KNOWN, LAYOUT, RelicsTraits
from cosmeeple.kernel.thinking.subject import Subject

SUBJECT: Final = Subject(
    "relics",
    RelicsTraits(),
    LAYOUT,
    KNOWN,
    COUNT,
    points=40,
    variants={1: ({},), 2: ({}, {"hands": "draft"}), 3: ({},), 4: ({},)},
)
