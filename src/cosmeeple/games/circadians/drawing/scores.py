"""How the rows of the final scoring came about, for the end page [CIR-220..224, CIR-266..270]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosmeeple.draw.html import LETTERS
from cosmeeple.games.circadians.drawing.areas import card_text
from cosmeeple.games.circadians.drawing.marks import words
from cosmeeple.games.circadians.scoring import contract_points
from cosmeeple.games.circadians.state import State
from cosmeeple.games.circadians.vocabulary import (
    AI_OWNER,
    CONTRACTS,
    FACTIONS,
    FREE,
    NEGOTIATION,
    ROW_SPACES,
    ROWS,
    owner_of,
)

if TYPE_CHECKING:
    from cosmeeple.draw.seen import Seen

#: (number, sign, words, rule id)
Row = tuple[str, str, str, str]


def derivation(seen: Seen, category: str, item: str) -> list[Row]:
    """The dice of a column with their rows; the printed points of a Contract and what its bonus
    counts."""
    state: State = seen.view.state
    say = words(seen)
    if category == "talks":
        return talk_rows(seen, FACTIONS.index(item))
    if category == "contracts":
        card = CONTRACTS.index(item)
        rows = [(str(state.kit.cards.points[card]), "", say("derive-printed"), "CIR-221")]
        if not state.kit.cards.passive[card]:
            for seat, area in enumerate(state.areas):
                if area.fulfilled >> card & 1:
                    bonus = contract_points(state, seat, card) - state.kit.cards.points[card]
                    rows.append(
                        (str(bonus), "+", f"{LETTERS[seat]}: {card_text(seen, card)}", "CIR-221")
                    )
        return rows
    return []


def talk_rows(seen: Seen, column: int) -> list[Row]:
    state: State = seen.view.state
    say = words(seen)
    found: list[Row] = []
    for at in range(ROWS * ROW_SPACES):
        piece = state.board[NEGOTIATION][column * ROWS * ROW_SPACES + at]
        if piece != FREE:
            owner = owner_of(piece)
            who = say("the-ai") if owner == AI_OWNER else LETTERS[owner]
            row = at // ROW_SPACES
            found.append(
                (
                    str(state.kit.talks.row_points[row]),
                    "+",
                    say("derive-row", who=who, row=row + 1),
                    "CIR-220",
                )
            )
    return found
