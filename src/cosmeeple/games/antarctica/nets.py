"""The learned policy of Antarctica, and what its training needs to know of the game."""

from __future__ import annotations

from typing import Final

from cosmeeple.games.antarctica.inputs import COUNT, KNOWN, LAYOUT, AntarcticaTraits
from cosmeeple.kernel.thinking.subject import Subject

SUBJECT: Final = Subject(
    "antarctica",
    AntarcticaTraits(),
    LAYOUT,
    KNOWN,
    COUNT,
    points=10,
    variants={2: ({},), 3: ({},), 4: ({},)},
)
