"""What the gallery and the places in the centres promise. Part of the evaluation; the numbers are
in `worth.py`."""

from __future__ import annotations

from typing import Final, final

from cosmeeple.games.relics import vocabulary as words
from cosmeeple.games.relics import worth as weight
from cosmeeple.games.relics.state import State, gallery_counts

W: Final[list[float]] = weight.WEIGHTS[0]


# --- the gallery


@final
class Gallery:
    """The worth of a gallery in this round: between what it would score now and what its gaps
    promise."""

    def __init__(self, s: State, guards: int) -> None:
        self.kit: Final = s.kit
        self.believed: Final = W[weight.GALLERY + s.round]
        self.guards: Final = guards
        self.rows, self.columns = gallery_counts(guards)

    def column(self, count: int) -> float:
        if count == 0:
            return 0.0
        exact = float(self.kit.column_credits[count])
        return exact + self.believed * (W[weight.COLUMN + count] - exact)

    def row(self, row: int, count: int) -> float:
        if count == 0:
            return 0.0
        prizes = self.kit.row_credits[row]
        return prizes[count] + self.believed * (
            W[weight.ROW + count] * prizes[words.REGION_COUNT] - prizes[count]
        )

    def promise(self) -> float:
        total = 0.0
        for count in self.columns:
            total += self.column(count)
        for row in range(words.KINDS_EACH):
            total += self.row(row, self.rows[row])
        return total

    def gain(self, artefact: int) -> float:
        """What a sample of it adds, as far as that is believed."""
        if self.guards >> artefact & 1:
            return 0.0
        row, guards = words.row_of(artefact), self.columns[words.region_of(artefact)]
        more = self.column(guards + 1) - self.column(guards)
        return W[weight.SAMPLE] * (
            more + self.row(row, self.rows[row] + 1) - self.row(row, self.rows[row])
        )


# --- centres


def prize_at(prizes: tuple[int, ...], place: float) -> float:
    """Between two places, a share of both prizes."""
    first = int(place)
    upper = float(prizes[first]) if first < len(prizes) else 0.0
    lower = float(prizes[first + 1]) if first + 1 < len(prizes) else 0.0
    return upper + (place - first) * (lower - upper)


def centre_worth(s: State, seat: int, centre: int, more: int) -> float:
    """What the centre promises in this round and those to come, with so many representatives
    more."""
    own = s.areas[seat].representatives[centre] + more
    now = 0.0
    later = 0.0
    for other in range(len(s.areas)):
        if other != seat:
            lead = own - s.areas[other].representatives[centre]
            now += min(1.0, max(0.0, 0.5 - W[weight.LEAD] * float(lead)))
            later += min(1.0, max(0.0, 0.5 - W[weight.LEAD_LATER] * float(lead)))
    total = W[weight.CENTRE] * prize_at(s.kit.centre_prize[s.round], now) if own else 0.0
    believed = W[weight.CENTRE_LATER] if own else W[weight.CENTRE_LATER] * W[weight.ABSENT]
    for number in range(s.round + 1, s.kit.rounds + 1):
        total += believed * prize_at(s.kit.centre_prize[number], later)
    return total


def centre_promise(s: State, seat: int) -> float:
    """Prizes of the centres as they stand, in this round and the rounds to come."""
    total = 0.0
    for centre in range(words.CENTRE_COUNT):
        total += centre_worth(s, seat, centre, 0)
    return total
