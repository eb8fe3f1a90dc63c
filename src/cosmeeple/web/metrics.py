"""Counters and histograms in the text format of Prometheus; small enough to need no library."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping

#: Upper bounds of the histogram's buckets, in seconds.
BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 10.0)
HELP = {
    "requests": "HTTP requests by route and status",
    "request": "seconds to answer a request",
    "move": "seconds from a choice to its commit",
    "render": "seconds to render the regions of one viewpoint",
    "load": "seconds to load a table from disk",
    "bot": "seconds a bot thought",
    "follow": "seconds to follow what other processes wrote at a table",
    "followed": "entries of other processes that were followed",
    "swept": "tables that were behind because a notice was lost",
    "late": "changes that were tried again because somebody else was first",
    "unsure": "commits whose outcome was unknown for a moment",
}
Labels = tuple[tuple[str, str], ...]


class Metrics:
    """Counters, durations and gauges of this process."""

    def __init__(self) -> None:
        self.counts: dict[str, dict[Labels, int]] = defaultdict(lambda: defaultdict(int))
        self.buckets: dict[str, list[int]] = {}
        self.sums: dict[str, float] = defaultdict(float)
        self.gauges: dict[str, Callable[[], float]] = {}

    def count(self, name: str, **labels: str) -> None:
        """One more."""
        self.counts[name][tuple(sorted(labels.items()))] += 1

    def add(self, name: str, number: int) -> None:
        """So many more."""
        self.counts[name][()] += number

    def observe(self, name: str, seconds: float) -> None:
        """Something took so long."""
        buckets = self.buckets.setdefault(name, [0] * (len(BOUNDS) + 1))
        for place, bound in enumerate(BOUNDS):
            if seconds <= bound:
                buckets[place] += 1
                break
        else:
            buckets[-1] += 1
        self.sums[name] += seconds

    def gauge(self, name: str, read: Callable[[], float]) -> None:
        """A figure that is read whenever somebody asks."""
        self.gauges[name] = read

    def text(self, more: Mapping[str, float] | None = None) -> str:
        """Everything, as Prometheus reads it."""
        lines: list[str] = []
        for name, values in sorted(self.counts.items()):
            lines += [
                f"# HELP cosmeeple_{name}_total {HELP.get(name, name)}",
                f"# TYPE cosmeeple_{name}_total counter",
            ]
            for labels, number in sorted(values.items()):
                inside = ",".join(f'{key}="{escape(value)}"' for key, value in labels)
                lines.append(
                    f"cosmeeple_{name}_total{{{inside}}} {number}"
                    if inside
                    else f"cosmeeple_{name}_total {number}"
                )
        for name, buckets in sorted(self.buckets.items()):
            full = f"cosmeeple_{name}_seconds"
            lines += [f"# HELP {full} {HELP.get(name, name)}", f"# TYPE {full} histogram"]
            total = 0
            for bound, number in zip((*map(str, BOUNDS), "+Inf"), buckets, strict=True):
                total += number
                lines.append(f'{full}_bucket{{le="{bound}"}} {total}')
            lines += [f"{full}_sum {self.sums[name]:.6f}", f"{full}_count {total}"]
        gauges = {name: read() for name, read in self.gauges.items()} | dict(more or {})
        for name, value in sorted(gauges.items()):
            lines += [f"# TYPE cosmeeple_{name} gauge", f"cosmeeple_{name} {value:g}"]
        return "\n".join(lines) + "\n"


def escape(text: str) -> str:
    """A label's value, as Prometheus reads it."""
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


METRICS = Metrics()
