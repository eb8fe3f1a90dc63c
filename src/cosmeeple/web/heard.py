"""An entry of the history as a seat heard it: for programs, and for the file of what one viewer
knows."""

from __future__ import annotations

from typing import Any

import msgspec

from cosmeeple.kernel.game import SEAT_LETTERS
from cosmeeple.web.room import Entry, Room
from cosmeeple.web.told import dump_event
from cosmeeple.web.viewer import texts_of

#: What of an entry's body everybody may read.
SHOWN = frozenset(
    {
        "name",
        "text",
        "bot",
        "kind",
        "was",
        "to",
        "from",
        "by",
        "table",
        "fork",
        "at",
        "on",
        "ask",
        "here",
        "fallback",
    }
)


class EventInfo(msgspec.Struct):
    """One entry of the history, as the seat of the token heard it."""

    version: int
    kind: str
    seat: str | None
    choice: str | None
    undone: bool
    events: list[dict[str, Any]]
    texts: list[str]
    data: dict[str, Any]


def event_of(room: Room, entry: Entry, seat: int, language: str) -> EventInfo:
    """An entry, as this seat heard it."""
    heard = entry.heard_by(seat)
    texts = texts_of(room, language)
    data = {key: value for key, value in entry.body.items() if key in SHOWN}
    return EventInfo(
        entry.version,
        entry.kind,
        None if entry.seat is None else SEAT_LETTERS[entry.seat],
        # The choices of others may be secret; what of them is public is in the events.
        entry.choice if entry.seat == seat else None,
        entry.undone,
        [dump_event(event) for event in heard],
        [texts.event(event) for event in heard],
        data,
    )
