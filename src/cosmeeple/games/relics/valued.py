"""What the evaluation of Relics counts, in parts."""

from __future__ import annotations

from typing import Final

from cosmeeple.games.relics.evaluate import prospects
from cosmeeple.games.relics.outlook import outlook
from cosmeeple.games.relics.scoring import leftover_credits
from cosmeeple.games.relics.standing import Gallery, centre_promise
from cosmeeple.games.relics.state import State, zu_seat
from cosmeeple.games.relics.worth import FEW_CREW, ROUND, SHORT_OF_CREW, WEIGHTS
from cosmeeple.kernel.thinking.valued import Valued

W: Final[list[float]] = WEIGHTS[0]
KEYS: Final = ("credits", "gallery", "centres", "crew", "trade")


def parts(s: State, seat: int) -> list[float]:
    last = s.round == s.kit.rounds
    if seat == zu_seat(s) or (last and s.passed == (1 << len(s.areas)) - 1):
        return [prospects(s, seat), 0.0, 0.0, 0.0, 0.0]
    area = s.areas[seat]
    passed = s.passed >> seat & 1 == 1
    gallery = Gallery(s, area.guards)
    return [
        W[ROUND] * (s.kit.rounds - s.round) + area.credits + leftover_credits(s, seat),
        gallery.promise(),
        centre_promise(s, seat),
        -W[SHORT_OF_CREW] * max(0, FEW_CREW - area.crew),
        0.0 if last and passed else outlook(s, seat, passed, gallery),
    ]


VALUED: Final = Valued(KEYS, parts)
