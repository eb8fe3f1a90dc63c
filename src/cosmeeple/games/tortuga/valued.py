"""What the evaluation of Tortuga counts, in parts."""

from __future__ import annotations

from typing import Final

from cosmeeple.games.tortuga.evaluate import parts
from cosmeeple.kernel.thinking.valued import Valued

KEYS: Final = ("influence", "deck", "minerals", "sectors", "hunts", "ship", "turn")
VALUED: Final = Valued(KEYS, parts)
