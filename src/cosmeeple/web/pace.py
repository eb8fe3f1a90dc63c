"""How fast a table plays."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass

import msgspec


@dataclass(frozen=True)
class Pace:
    """How fast a table plays. kind is none, live (seconds and increment) or days (days per
    move)."""

    kind: str = "none"
    seconds: int = 0
    increment: int = 0
    days: int = 0


UNTIMED = Pace()
#: The choices of the new-table form, by the value of its field `pace`.
PACES: Mapping[str, Pace] = {
    "none": UNTIMED,
    "live-15": Pace("live", 900, 15),
    "live-30": Pace("live", 1800, 20),
    "live-60": Pace("live", 3600, 30),
    "days-1": Pace("days", days=1),
    "days-3": Pace("days", days=3),
    "days-7": Pace("days", days=7),
}


def read_pace(text: str) -> Pace:
    """As a row keeps it."""
    return Pace(**msgspec.json.decode(text))


def dump_pace(pace: Pace) -> str:
    """For a row."""
    return msgspec.json.encode(asdict(pace)).decode()
