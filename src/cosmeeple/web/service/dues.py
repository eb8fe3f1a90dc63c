"""What a table waits for by itself: a bot's turn, a clock that runs out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cosmeeple.store import jobs
from cosmeeple.web import clocks
from cosmeeple.web.room import Chair, Room


def now_at(room: Room, chairs: Sequence[Chair]) -> list[Chair]:
    """The chairs of the room, these instead of the same ones that it has."""
    changed = {chair.seat: chair for chair in chairs}
    return [changed.get(chair.seat, chair) for chair in room.company.chairs]


def due_of(room: Room, chairs: Sequence[Chair], columns: Mapping[str, Any]) -> jobs.Due:
    """What the table waits for by itself when these chairs and columns of its row are so."""
    text = columns.get("asked")
    asked = room.deciders() if text is None else [int(seat) for seat in text.split(",") if seat]
    now = now_at(room, chairs)
    moments = [clocks.to_wall(chair.clock.deadline) for chair in now if chair.is_person()]
    bots = {chair.seat for chair in now if chair.playing_bot()}
    return jobs.due_at(
        columns.get("status", room.status), asked, bots, [one for one in moments if one is not None]
    )
