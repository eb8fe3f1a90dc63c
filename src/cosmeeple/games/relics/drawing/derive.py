"""How the rows of the final scoring came about, for the end page [REL-410, REL-791, REL-809]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosmeeple.draw.html import LETTERS
from cosmeeple.games.relics.drawing.facts import state_of, words
from cosmeeple.games.relics.state import gallery_counts
from cosmeeple.games.relics.vocabulary import ALIEN_SYMBOLS, REGIONS

if TYPE_CHECKING:
    from cosmeeple.draw.seen import Seen

#: (number, sign, words, rule id)
Row = tuple[str, str, str, str]


def derivation(seen: Seen, category: str, item: str) -> list[Row]:
    """The guards of each player in the row or column, and what so many are worth."""
    state = state_of(seen)
    say = words(seen)
    if category == "gallery_rows":
        row = ALIEN_SYMBOLS.index(item)
        table = state.kit.row_credits[row]
        counts = [gallery_counts(area.guards)[0][row] for area in state.areas]
    elif category == "gallery_columns":
        column = REGIONS.index(item)
        table = state.kit.column_credits
        counts = [gallery_counts(area.guards)[1][column] for area in state.areas]
    elif category == "leftovers":
        return [("", "", say("derive-leftovers"), "REL-791")]
    else:
        return [("", "", say("derive-credits"), "REL-002")]
    return [
        (str(table[count]), "=", say("derive-guards", letter=LETTERS[seat], count=count), "REL-410")
        for seat, count in enumerate(counts)
    ]
