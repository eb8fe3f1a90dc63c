"""What has happened at a table since a version that a page shows: who moved, and what was heard."""

from __future__ import annotations

from typing import Any

import msgspec

from cosmeeple.kernel.game import SEAT_LETTERS
from cosmeeple.web.room import Room
from cosmeeple.web.stream import Rendering
from cosmeeple.web.told import dump_event
from cosmeeple.web.viewer import Viewpoint, texts_of

encoder = msgspec.json.Encoder()
#: The region of the log.
LOG = "r-log"
#: More events than this are not animated; the page just shows the result.
MOST_EVENTS = 80


def id_of(item: str) -> str:
    """The id of an element."""
    return item.partition(' id="')[2].partition('"')[0]


def movers_since(room: Room, since: int) -> str:
    """Whose moves were made after a version, in order, as letters; none where moves were taken back
    in between."""
    if since == 0 or since >= room.version:
        return ""
    entries = room.history.entries[since:]
    if any(entry.kind == "undone" for entry in entries):
        return ""
    return "".join(SEAT_LETTERS[entry.seat or 0] for entry in entries if entry.kind == "move")


def events_since(room: Room, seat: int, since: int, language: str) -> list[dict[str, Any]]:
    """What the seat heard after a version, in order: the number of the move, the sentence of the
    log, the facts."""
    if since == 0 or since >= room.version:
        return []
    standing = [
        entry for entry in room.history.entries[since:] if entry.kind == "move" and not entry.undone
    ]
    first = room.moves - len(standing) + 1
    heard = [
        (first + i, event) for i, entry in enumerate(standing) for event in entry.heard_by(seat)
    ]
    if len(heard) > MOST_EVENTS:
        return []
    texts = texts_of(room, language)
    return [
        {
            "event": type(event).__name__,
            "move": move,
            "text": texts.event(event),
            "values": dump_event(event),
        }
        for move, event in heard
    ]


def table_message(
    room: Room,
    at: Viewpoint,
    now: Rendering,
    before: Rendering | None,
    since: int,
    language: str,
    *,
    reload: bool,
) -> bytes:
    """What a browser is sent: moves to show, and the regions that differ."""
    old = {} if before is None else before.regions
    changed = {name: html for name, html in now.regions.items() if old.get(name) != html}
    shown = None if before is None else before.log
    grown = None
    if now.log is not None and now.log != shown:
        # Of a log that has only grown its new lines are enough.
        more = None if shown is None else now.log.grown_from(shown)
        if more is None:
            changed[LOG] = now.log.text
        else:
            grown = {"after": id_of(more[0]), "lines": "".join(more[1])}
    asked = room.deciders()
    return encoder.encode(
        {
            "table": room.id,
            "version": room.version,
            "status": room.status,
            "deciders": [SEAT_LETTERS[seat] for seat in asked],
            "yours": any(seat in at.mine for seat in asked),
            "reload": reload,
            "move": room.moves,
            "moves": movers_since(room, since),
            "events": events_since(room, at.seat, since, language),
            "regions": {} if reload else changed,
            "log": None if reload else grown,
        }
    )
