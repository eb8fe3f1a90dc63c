"""The colours of the seats (Okabe-Ito, told apart by colour-blind people), for terminals."""

from __future__ import annotations

from rich.text import Text

from cosmeeple.kernel.game import SEAT_LETTERS

SEAT_STYLES = ("#d55e00", "#56b4e9", "#009e73", "#f0e442", "#cc79a7")


def seat_mark(seat: int, text: str | None = None) -> Text:
    """A player's letter (or a piece) in the player's colour."""
    return Text(text or SEAT_LETTERS[seat], style=f"bold {SEAT_STYLES[seat]}")
