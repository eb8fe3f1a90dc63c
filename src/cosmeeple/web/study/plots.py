"""The curves of an analysis: one line style for each seat, its letter at the end, the costly
decisions numbered."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cosmeeple.draw.html import LETTERS, esc
from cosmeeple.study.review import Account, Review
from cosmeeple.web.plots import spread

PAINT = "abcde"
LEFT, RIGHT = 34.0, 92.0


@dataclass(frozen=True)
class Mark:
    """A costly decision in the plot: its number, its move, whose it is, and where a press leads."""

    number: int
    ply: int
    seat: int
    href: str
    label: str
    chosen: bool = False


@dataclass(frozen=True)
class Frame:
    """Where a plot lies in its picture, and what its axes count."""

    width: float
    height: float
    moves: int
    low: float
    high: float
    top: float = 12.0
    bottom: float = 22.0

    def x(self, move: float) -> float:
        """Where a move stands."""
        return LEFT + (self.width - LEFT - RIGHT) * move / max(1, self.moves)

    def y(self, value: float) -> float:
        """Where a value stands."""
        room = self.height - self.top - self.bottom
        return self.top + room * (1 - (value - self.low) / max(1e-9, self.high - self.low))

    def line(self, values: Sequence[float]) -> str:
        """A path through all moments; what lies on a straight line is left out."""
        points = [(move, value) for move, value in enumerate(values)]
        kept = [
            point
            for place, point in enumerate(points)
            if place in (0, len(points) - 1)
            or values[place - 1] != point[1]
            or values[place + 1] != point[1]
        ]
        return "M" + "L".join(f"{self.x(move):.1f} {self.y(value):.1f}" for move, value in kept)


def grid(frame: Frame, lines: Sequence[float], ticks: Sequence[int]) -> str:
    """The lines behind a plot."""
    rows = "".join(
        f'<path class="gr2" d="M{LEFT} {frame.y(value):.1f}H{frame.width - RIGHT}"/>'
        f'<text class="ax" x="{LEFT - 6}" y="{frame.y(value) + 4:.1f}" text-anchor="end">{value:.0f}</text>'
        for value in lines
    )
    columns = "".join(
        f'<text class="ax" x="{frame.x(move):.1f}" y="{frame.height - 6}" text-anchor="{"end" if move == frame.moves else "middle"}">{move}</text>'
        for move in ticks
    )
    return rows + columns


def ticks_of(moves: int) -> list[int]:
    """The moves under a plot."""
    step = max(1, -(-moves // 6 // 5) * 5 if moves > 12 else 2)
    return [*range(0, max(1, moves - step // 2), step), moves]


def ends(frame: Frame, last: Sequence[float], names: Sequence[str], texts: Sequence[str]) -> str:
    """The letters behind the lines, moved apart where they would lie upon each other."""
    order = sorted(range(len(last)), key=lambda seat: frame.y(last[seat]))
    places = spread(
        [frame.y(last[seat]) for seat in order], 21, frame.top + 4, frame.height - frame.bottom
    )
    x = frame.width - RIGHT + 8
    found = ""
    for seat, y in zip(order, places, strict=True):
        found += (
            f'<rect class="f{PAINT[seat]}" x="{x}" y="{y - 9:.1f}" width="19" height="18" rx="5"/>'
            f'<text class="pl" x="{x + 9.5}" y="{y + 4.5:.1f}">{LETTERS[seat]}</text>'
            f'<text class="en2" x="{x + 25}" y="{y + 4.5:.1f}">{esc(texts[seat] or names[seat][:8])}</text>'
        )
    return found


def win_plot(
    review: Review, names: Sequence[str], eyes: int, at: int, marks: Sequence[Mark], label: str
) -> str:
    """Every seat's share of the win over the moves; of a game still being looked at, as far as it
    is known."""
    moves = max(review.moves, 1)
    frame = Frame(486.0, 196.0, moves, 0.0, 100.0)
    shares = [[100 * row[seat] for row in review.shares] for seat in range(review.players)]
    area = frame.line(shares[eyes])
    base = frame.y(0)
    fill = f'<path class="area f{PAINT[eyes]}" d="{area}L{frame.x(len(shares[eyes]) - 1):.1f} {base}H{LEFT}z"/>'
    lines = "".join(
        f'<path class="cv cv-{PAINT[seat]}{" own" if seat == eyes else ""}" d="{frame.line(shares[seat])}"/>'
        for seat in range(review.players)
    )
    cursor = f'<path class="cur" d="M{frame.x(at):.1f} {frame.top}V{base}"/>'
    drawn = "".join(mark_of(frame, review, mark) for mark in marks)
    last = [row[-1] for row in shares]
    return (
        f'<svg class="plot" viewBox="0 0 486 196" role="img" aria-label="{esc(label)}">{grid(frame, (0, 25, 50, 75, 100), ticks_of(moves))}'
        f"{fill}{lines}{cursor}{drawn}{ends(frame, last, names, [''] * len(last))}</svg>"
    )


def mark_of(frame: Frame, review: Review, mark: Mark) -> str:
    """A drop, and its number below it."""
    x = frame.x(mark.ply)
    before = 100 * review.shares[mark.ply][mark.seat]
    after = 100 * review.shares[min(mark.ply + 1, len(review.shares) - 1)][mark.seat]
    low = max(frame.y(before), frame.y(after))
    y = min(low + 18, frame.height - frame.bottom - 12)
    return (
        f'<g class="mk{" sel" if mark.chosen else ""}" aria-hidden="true"><path class="drop" d="M{x:.1f} {frame.y(before):.1f}V{low:.1f}"/>'
        f'<circle class="hit" cx="{x:.1f}" cy="{y:.1f}" r="11"/><text x="{x:.1f}" y="{y + 4.5:.1f}">{mark.number}</text></g>'
    )


def expected_plot(review: Review, names: Sequence[str], at: int, label: str) -> str:
    """The score that each seat was to end with."""
    rows = review.scores
    low = min(min(row) for row in rows)
    high = max(max(row) for row in rows)
    step = next(
        (one for one in (1, 2, 5, 10, 20, 50, 100, 200, 500) if (high - low) / one <= 5), 1000
    )
    first = int(low // step) * step
    lines = list(range(first, int(high) + step + 1, step))
    frame = Frame(486.0, 118.0, max(review.moves, 1), float(lines[0]), float(lines[-1]))
    drawn = "".join(
        f'<path class="cv cv-{PAINT[seat]}" d="{frame.line([row[seat] for row in rows])}"/>'
        for seat in range(review.players)
    )
    cursor = f'<path class="cur" d="M{frame.x(at):.1f} {frame.top}V{frame.height - frame.bottom}"/>'
    last = rows[-1]
    return (
        f'<svg class="plot" viewBox="0 0 486 118" role="img" aria-label="{esc(label)}">{grid(frame, lines, ticks_of(review.moves))}'
        f"{drawn}{cursor}{ends(frame, last, names, [f'{score:.0f}' for score in last])}</svg>"
    )


def falls(account: Account) -> str:
    """Start, others, own play and luck, one bar under the other, each beginning where the one
    before ended."""
    scale = 150.0
    parts = []
    at = 0.0
    for number, part in enumerate((account.start, account.others, account.own, account.luck)):
        first, last = at, at + part
        left, right = sorted((min(max(first, 0.0), 1.0), min(max(last, 0.0), 1.0)))
        parts.append(
            f'<rect class="w{number}" x="{scale * left:.1f}" y="{4 + 8 * number}" width="{max(1.0, scale * (right - left)):.1f}" height="6" rx="2"/>'
        )
        at = last
    return f'<svg viewBox="0 0 150 38" aria-hidden="true"><path class="gr2" d="M0 0V38M75 0V38M150 0V38"/>{"".join(parts)}</svg>'
