"""Plots as inline SVG: no script, no library, readable in the dark, with the numbers as hover
texts."""

from __future__ import annotations

import math
from collections.abc import Sequence
from html import escape

from cosmeeple.arena.statistics import Estimate

WIDTH = 640
COLOURS = ("#d55e00", "#0072b2", "#009e73", "#cc79a7", "#e69f00", "#56b4e9")


def colour(number: int) -> str:
    """The colour of a curve."""
    return COLOURS[number % len(COLOURS)]


def ticks(low: float, high: float, about: int = 5) -> list[float]:
    """Round numbers between the two ends.

    >>> ticks(0.0, 1.0)
    [0.0, 0.2, 0.4, 0.6, 0.8, 1.0]
    """
    span = max(high - low, 1e-9)
    raw = span / about
    power = 10.0 ** math.floor(math.log10(raw))
    step = next(each * power for each in (1, 2, 5, 10) if each * power >= raw * 0.999)
    first = math.ceil(low / step - 1e-9)
    last = math.floor(high / step + 1e-9)
    return [round(number * step, 10) for number in range(first, last + 1)]


class Plot:
    """A frame with axes; points are given in the units of the data."""

    def __init__(
        self, height: int, x: tuple[float, float], y: tuple[float, float], left: int = 60
    ) -> None:
        self.height = height
        self.x = x
        self.y = y
        self.left = left
        self.parts: list[str] = []

    def px(self, value: float) -> float:
        """Where a value stands from left to right."""
        low, high = self.x
        return self.left + (value - low) / max(high - low, 1e-9) * (WIDTH - self.left - 20)

    def py(self, value: float) -> float:
        """Where a value stands from top to bottom."""
        low, high = self.y
        return self.height - 30 - (value - low) / max(high - low, 1e-9) * (self.height - 50)

    def x_axis(self, label: str) -> None:
        """The axis below, with its label."""
        bottom = self.height - 30
        for tick in ticks(*self.x):
            at = self.px(tick)
            self.parts.append(
                f'<line class="grid" x1="{at:.1f}" x2="{at:.1f}" y1="20" y2="{bottom}"/>'
            )
            self.text(at, bottom + 14, f"{tick:g}", "middle")
        self.text((self.left + WIDTH - 20) / 2, self.height - 3, label, "middle")

    def y_axis(self) -> None:
        """The axis at the left."""
        for tick in ticks(*self.y):
            at = self.py(tick)
            self.parts.append(
                f'<line class="grid" x1="{self.left}" x2="{WIDTH - 20}" y1="{at:.1f}" '
                f'y2="{at:.1f}"/>'
            )
            self.text(self.left - 6, at + 4, f"{tick:g}", "end")

    def text(self, x: float, y: float, words: str, anchor: str = "start") -> None:
        """Words at a place in pixels."""
        self.parts.append(
            f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>'
        )

    def line(
        self,
        points: Sequence[tuple[float, float]],
        stroke: str,
        title: str = "",
        dashed: bool = False,
    ) -> None:
        """A curve through these values."""
        path = " ".join(f"{self.px(x):.1f},{self.py(y):.1f}" for x, y in points)
        dash = ' stroke-dasharray="4 4"' if dashed else ""
        inner = f"<title>{escape(title)}</title>" if title else ""
        self.parts.append(
            f'<polyline points="{path}" fill="none" stroke="{stroke}" '
            f'stroke-width="2"{dash}>{inner}</polyline>'
        )

    def ribbon(
        self, xs: Sequence[float], lows: Sequence[float], highs: Sequence[float], fill: str
    ) -> None:
        """The area between two curves."""
        there = [(self.px(x), self.py(y)) for x, y in zip(xs, highs, strict=True)]
        back = [(self.px(x), self.py(y)) for x, y in zip(xs, lows, strict=True)][::-1]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in there + back)
        self.parts.append(f'<polygon points="{path}" fill="{fill}" opacity="0.18"/>')

    def bar(self, x: float, width: float, y: float, fill: str, title: str) -> None:
        """A bar from zero."""
        top, base = self.py(y), self.py(max(0.0, self.y[0]))
        self.parts.append(
            f'<rect x="{self.px(x):.1f}" y="{top:.1f}" '
            f'width="{max(1.0, self.px(x + width) - self.px(x) - 1):.1f}" '
            f'height="{max(0.0, base - top):.1f}" '
            f'fill="{fill}"><title>{escape(title)}</title></rect>'
        )

    def svg(self, title: str) -> str:
        """The whole plot."""
        return (
            f'<svg viewBox="0 0 {WIDTH} {self.height}" role="img" aria-label="{escape(title)}">'
            f"<title>{escape(title)}</title>{''.join(self.parts)}</svg>"
        )


def forest(rows: Sequence[tuple[str, Estimate, float]], label: str) -> str:
    """One row for each: name, mean with interval, and a mark where equals would be."""
    left = 30 + max([7 * len(name) for name, _, _ in rows], default=60)
    plot = Plot(60 + 30 * len(rows), (0.0, 1.0), (0.0, float(len(rows))), min(left, 300))
    plot.x_axis(label)
    for number, (name, found, fair) in enumerate(rows):
        at = len(rows) - number - 0.5
        plot.text(plot.left - 8, plot.py(at) + 4, name, "end")
        plot.line(
            [(max(0.0, found.low), at), (min(1.0, found.high), at)],
            colour(number),
            f"{name}: {found}",
        )
        plot.line(
            [(fair, at - 0.3), (fair, at + 0.3)],
            "currentColor",
            f"equal bots: {fair:.3f}",
            dashed=True,
        )
        x, y = plot.px(found.mean), plot.py(at)
        plot.parts.append(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="{colour(number)}">'
            f"<title>{escape(f'{name}: {found}')}</title></circle>"
        )
    return plot.svg(label)


def running(names: Sequence[str], series: Sequence[Sequence[Estimate]], label: str) -> str:
    """How the means settled as blocks came in, with their intervals."""
    blocks = max([each.blocks for one in series for each in one], default=1)
    plot = Plot(300, (0.0, float(blocks)), (0.0, 1.0))
    plot.x_axis("blocks")
    plot.y_axis()
    for number, (name, one) in enumerate(zip(names, series, strict=True)):
        known = [each for each in one if math.isfinite(each.low)]
        xs = [float(each.blocks) for each in known]
        plot.ribbon(
            xs,
            [max(0.0, each.low) for each in known],
            [min(1.0, each.high) for each in known],
            colour(number),
        )
        plot.line([(float(each.blocks), each.mean) for each in one], colour(number), name)
        plot.text(plot.left + 6 + 150 * number, 14, f"{name}")
        plot.parts.append(
            f'<rect x="{plot.left - 6 + 150 * number}" y="6" width="9" height="9" '
            f'fill="{colour(number)}"/>'
        )
    return plot.svg(label)


def histogram(values: Sequence[float], label: str, bins: int = 25) -> str:
    """How often the values fall where; a dashed line at nought."""
    low, high = min(values, default=0.0), max(values, default=1.0)
    low, high = min(low, 0.0), max(high, low + 1.0, 0.0)
    width = (high - low) / bins
    counts = [0] * bins
    for value in values:
        counts[min(bins - 1, int((value - low) / width))] += 1
    plot = Plot(240, (low, high), (0.0, float(max(counts, default=1))))
    plot.x_axis(label)
    plot.y_axis()
    for number, count in enumerate(counts):
        start = low + number * width
        plot.bar(
            start, width, count, colour(1), f"{start:.1f} to {start + width:.1f}: {count} games"
        )
    plot.line(
        [(0.0, 0.0), (0.0, float(max(counts, default=1)))], "currentColor", "equal", dashed=True
    )
    return plot.svg(label)


def bars(rows: Sequence[tuple[str, Estimate]], label: str) -> str:
    """A bar for each name with its interval."""
    top = max([min(1.0, found.high) for _, found in rows if math.isfinite(found.high)] or [1.0])
    plot = Plot(240, (0.0, float(max(1, len(rows)))), (0.0, max(top, 0.1)))
    plot.y_axis()
    for number, (name, found) in enumerate(rows):
        plot.bar(number + 0.2, 0.6, found.mean, colour(number), f"{name}: {found}")
        if math.isfinite(found.low):
            x = number + 0.5
            plot.line(
                [(x, max(0.0, found.low)), (x, min(top, found.high))],
                "currentColor",
                f"{name}: {found}",
            )
        plot.text(plot.px(number + 0.5), plot.height - 12, name, "middle")
    return plot.svg(label)
