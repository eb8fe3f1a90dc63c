"""The learned policy of Tortuga, and what its training needs to know of the game."""

from __future__ import annotations

from typing import Final

from cosmeeple.games.tortuga.inputs import COUNT, KNOWN, LAYOUT, TortugaTraits
from cosmeeple.kernel.thinking.subject import Subject

SUBJECT: Final = Subject(
    "tortuga",
    TortugaTraits(),
    LAYOUT,
    KNOWN,
    COUNT,
    points=5,
    variants={2: ({},), 3: ({},), 4: ({},)},
)
