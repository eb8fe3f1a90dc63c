"""Score curves: steps, one line style for each seat, the letter at the end of each line."""

# An element of markup is easier to read on one line.

from __future__ import annotations

from cosmeeple.draw.html import LETTERS, esc

DASHES = ("", "1 5", "9 4", "14 3 3 3", "18 5")
PAINT = "abcde"


def nice_top(highest: int) -> tuple[int, int]:
    """The top of the scale and the step between its lines."""
    for step in (5, 10, 20, 25, 50, 100, 200, 500, 1000):
        if highest <= step * 5:
            return step * max(1, -(-highest // step)), step
    return highest, highest


def thinned(curve: tuple[tuple[int, ...], ...], seat: int) -> list[tuple[int, int]]:
    """Only the moves at which the score of the seat changed, and the ends."""
    points: list[tuple[int, int]] = []
    for move, scores in enumerate(curve):
        if not points or points[-1][1] != scores[seat] or move == len(curve) - 1:
            points.append((move, scores[seat]))
    return points


def steps(
    points: list[tuple[int, int]],
    x: float,
    width: float,
    y: float,
    height: float,
    moves: int,
    low: int,
    high: int,
) -> str:
    """A curve as steps, with a label at its end."""

    def at(move: int, score: int) -> tuple[str, str]:
        span = max(high - low, 1)
        return (
            f"{x + width * move / max(moves, 1):.1f}",
            f"{y + height * (1 - (score - low) / span):.1f}",
        )

    first = at(*points[0])
    path = f"M{first[0]} {first[1]}"
    for move, score in points[1:]:
        px, py = at(move, score)
        path += f"H{px}V{py}"
    return path


def spread(wanted: list[float], gap: float, top: float, bottom: float) -> list[float]:
    """Labels near their lines that do not overlap; `wanted` is sorted."""
    placed: list[float] = []
    for want in wanted:
        placed.append(max(want, placed[-1] + gap) if placed else max(want, top))
    over = placed[-1] - bottom if placed else 0
    if over > 0:
        for i in range(len(placed) - 1, -1, -1):
            limit = bottom - gap * (len(placed) - 1 - i)
            placed[i] = min(placed[i], limit)
    return placed


def score_plot(
    curve: tuple[tuple[int, ...], ...], label: str, marks: tuple[tuple[int, str], ...]
) -> str:
    """The curve of the end page."""
    moves = len(curve) - 1
    high, step = nice_top(max(max(scores) for scores in curve))
    low = min([0, *[min(scores) for scores in curve]])
    x, width, y, height = 44.0, 524.0, 16.0, 212.0
    grid = ""
    for value in range(low - low % step, high + 1, step):
        line = y + height * (1 - (value - low) / max(high - low, 1))
        grid += f'<path class="gl" d="M44 {line:.1f}H568"/><text class="ax" x="36" y="{line + 4:.1f}" text-anchor="end">{value}</text>'
    under = "".join(
        f'<text class="ax{" alt" if i % 2 else ""}" x="{x + width * move / max(moves, 1):.1f}" y="252" text-anchor="middle">{esc(text)}</text>'
        for i, (move, text) in enumerate(marks)
    )
    lines, ends = lines_and_ends(curve, x, width, y, height, low, high)
    return f'<svg class="plotted" viewBox="0 0 660 262" role="img" aria-label="{esc(label)}">{grid}{under}{lines}{ends}</svg>'


def lines_and_ends(
    curve: tuple[tuple[int, ...], ...],
    x: float,
    width: float,
    y: float,
    height: float,
    low: int,
    high: int,
) -> tuple[str, str]:
    """All curves, and the labels at their ends."""
    moves = len(curve) - 1
    seats = range(len(curve[0]))
    lines = "".join(
        f'<path class="ln l{PAINT[seat]}" stroke-dasharray="{DASHES[seat]}" d="{steps(thinned(curve, seat), x, width, y, height, moves, low, high)}"/>'
        for seat in seats
    )
    order = sorted(seats, key=lambda seat: -curve[-1][seat])
    wanted = [y + height * (1 - (curve[-1][seat] - low) / max(high - low, 1)) for seat in order]
    ends = ""
    for seat, at in zip(order, spread(wanted, 27, y + 4, y + height + 4), strict=True):
        paint = PAINT[seat]
        ends += (
            f'<rect x="576" y="{at - 12:.1f}" width="32" height="24" rx="6" class="f{paint}"/><rect x="599" y="{at - 12:.1f}" width="9" height="24" rx="4" fill="url(#pat-{paint})"/>'
            f'<text x="588" y="{at + 5:.1f}" class="plet">{LETTERS[seat]}</text><text x="616" y="{at + 6:.1f}" class="el">{curve[-1][seat]}</text>'
        )
    return lines, ends


def replay_curve(curve: tuple[tuple[int, ...], ...], at: int, label: str) -> str:
    """The same under the slider of a replay: stretched, so only lines."""
    if len(curve) < 2:
        return ""
    moves = len(curve) - 1
    high, _ = nice_top(max(max(scores) for scores in curve))
    low = min([0, *[min(scores) for scores in curve]])
    lines = "".join(
        f'<path class="cl l{PAINT[seat]}" stroke-dasharray="{DASHES[seat]}" d="{steps(thinned(curve, seat), 0, 1000, 4, 84, moves, low, high)}"/>'
        for seat in range(len(curve[0]))
    )
    x = 1000 * at / max(moves, 1)
    return (
        f'<svg class="curve" viewBox="0 0 1000 92" preserveAspectRatio="none" role="img" aria-label="{esc(label)}"><path class="gl" d="M0 88H1000M0 46H1000M0 4H1000"/>'
        f'{lines}<path class="head" id="curve-head" d="M{x:.1f} 0V92"/></svg>'
    )


def share_bar(parts: list[int], best: int) -> str:
    """How a total is made up, in tints of the seat's colour."""
    x = 0.0
    drawn = ""
    for i, part in enumerate(parts):
        width = 1000 * max(part, 0) / max(best, 1)
        if width > 0:
            drawn += f'<rect class="t{min(i, 4)}" x="{x:.1f}" y="0" width="{max(width - 5, 1):.1f}" height="8"/>'
        x += width
    return f'<svg class="bar" viewBox="0 0 1000 8" preserveAspectRatio="none" aria-hidden="true">{drawn}</svg>'
