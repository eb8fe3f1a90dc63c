"""The learned policy of Circadians, and what its training needs to know of the game."""

from __future__ import annotations

from typing import Final

from cosmeeple.games.circadians.inputs import COUNT, KNOWN, LAYOUT, CircadiansTraits
from cosmeeple.kernel.thinking.subject import Subject

SUBJECT: Final = Subject(
    "circadians",
    CircadiansTraits(),
    LAYOUT,
    KNOWN,
    COUNT,
    points=8,
    variants={
        1: ({"ai": "xiao"}, {"ai": "orla"}, {"ai": "vesper"}, {"ai": "kestrel"}),
        2: ({},),
        3: ({},),
        4: ({},),
    },
)
