"""What the evaluation of Relics counts, in parts."""

from __future__ import annotations

from typing import Final

from cosmeeple.games.relics.evaluate import parts
from cosmeeple.kernel.thinking.valued import Valued

VALUED: Final = Valued(("credits", "gallery", "centres", "crew", "trade"), parts)
