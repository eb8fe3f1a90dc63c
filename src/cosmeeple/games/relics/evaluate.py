"""How good a position looks to a bot, in credits: the score as it stands plus what is still to
come.

What gallery and centres promise is in `standing.py`, tiles, traders and cards in `outlook.py`; the
numbers are in `worth.py`.
"""

from __future__ import annotations

from typing import Final

from cosmeeple.games.relics import worth as weight
from cosmeeple.games.relics.outlook import outlook
from cosmeeple.games.relics.scoring import leftover_credits, score_now
from cosmeeple.games.relics.standing import Gallery, centre_promise
from cosmeeple.games.relics.state import State, count_bits, zu_seat
from cosmeeple.games.relics.worth import FEATURES, STAGES, WEIGHTS

__all__ = ["FEATURES", "STAGES", "WEIGHTS", "evaluate", "moment", "parts", "prospects"]

W: Final[list[float]] = WEIGHTS[0]
#: More cards than anybody holds.
MOST_CARDS: Final = 64


def evaluate(s: State, seat: int) -> float:
    """Own prospects minus those of the strongest other player."""
    best_other = -1000.0
    for other in range(len(s.areas)):
        if other != seat:
            best_other = max(best_other, prospects(s, other))
    return prospects(s, seat) - best_other


def prospects(s: State, seat: int) -> float:
    """The score as it stands, and what gallery, centres, tiles and cards may still bring."""
    score, gallery, centres, crew, trade = parts(s, seat)
    return score + (gallery + centres + crew) + trade


def parts(s: State, seat: int) -> tuple[float, float, float, float, float]:
    """The same in parts: credits, gallery, centres, crew, trade."""
    last = s.round == s.kit.rounds
    if last and s.passed == (1 << len(s.areas)) - 1:
        return float(score_now(s, seat)), 0.0, 0.0, 0.0, 0.0
    if seat == zu_seat(s):
        cards = W[weight.ZU_CARD] * zu_cards_left(s)
        return score_now(s, seat) + centre_promise(s, seat) + cards, 0.0, 0.0, 0.0, 0.0
    area = s.areas[seat]
    passed = s.passed >> seat & 1 == 1
    gallery = Gallery(s, area.guards)
    return (
        W[weight.ROUND] * (s.kit.rounds - s.round) + (area.credits + leftover_credits(s, seat)),
        gallery.promise(),
        centre_promise(s, seat),
        -W[weight.SHORT_OF_CREW] * max(0, weight.FEW_CREW - area.crew),
        0.0 if last and passed else outlook(s, seat, passed, gallery),
    )


def moment(s: State, seat: int) -> int:
    """The round, and the cards that the seat has left in it: every action takes one."""
    area = s.areas[seat]
    return s.round * MOST_CARDS + min(MOST_CARDS - 1, len(area.hand) + count_bits(area.travel))


def zu_cards_left(s: State) -> int:
    """Cards that Zu will still reveal, those carried over into later rounds included."""
    zu = s.zu[0]
    count = len(zu.deck)
    for number in range(len(zu.later)):
        count += len(zu.later[number]) + s.kit.zu_carried[s.kit.rounds - number]
    return count
