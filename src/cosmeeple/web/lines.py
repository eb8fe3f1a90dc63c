"""The history of a table as one seat heard it, line by line, and what was said there."""

from __future__ import annotations

from typing import Any

from cosmeeple.kernel.records.view import SPECTATOR
from cosmeeple.store.queries import GATHERING
from cosmeeple.web.room import Entry, Room
from cosmeeple.web.table_pages import (
    ChatLine,
    LogLine,
)

NOTES = {
    "joined": "joined",
    "left": "left",
    "timeout": "timeout",
    "returned": "returned",
    "stand-in": "stand-in",
    "exported": "exported",
    "rematch": "rematch",
    "pace": "pace",
    "undo-agreed": "agree-undo",
    "seat-agreed": "agree-seat",
    "hint": "hint",
    "vacation": "vacation",
    "vacation-over": "vacation-over",
}


def line_of(room: Room, entry: Entry, seat: int) -> LogLine | None:
    """An entry as a line of the log; None where this seat heard nothing."""
    where = SPECTATOR if entry.seat is None else entry.seat
    at = entry.at / 1000
    values: dict[str, Any] = {
        key: value for key, value in entry.body.items() if isinstance(value, (str, int))
    }
    match entry.kind:
        case "move":
            by = str(entry.body.get("by", ""))
            bot = by.removeprefix("bot:") if by.startswith("bot:") else ""
            note = "fallback" if entry.body.get("fallback") else ""
            heard = entry.heard_by(seat)
            return LogLine(
                entry.version,
                where,
                "move",
                heard,
                entry.undone,
                note,
                {"bot": bot},
                at=at,
                bot=bot,
            )
        case "undone":
            moves = {
                "from": entry.body["from"],
                "until": entry.version - 1,
                "name": name_at(room, where),
            }
            return LogLine(entry.version, where, "undo", values=moves, at=at)
        case "undo-asked":
            return LogLine(
                entry.version, where, "ask-undo", values={"name": name_at(room, where)}, at=at
            )
        case "undo-refused":
            return LogLine(
                entry.version, where, "refuse-undo", values={"name": name_at(room, where)}, at=at
            )
        case "started":
            note = "forked" if "fork" in entry.body else "started"
            return LogLine(
                entry.version, where, "note", entry.heard_by(seat), note=note, values=values, at=at
            )
        case "seat":
            # A seat that nobody had has no former holder to name.
            note = f"{'hand' if entry.body.get('was') else 'seat'}-{entry.body['kind']}"
            return LogLine(entry.version, where, "note", note=note, values=values, at=at)
        case "seat-asked":
            note = "ask-seat-here" if entry.body["here"] else "ask-seat"
            return LogLine(entry.version, where, "note", note=note, values=values, at=at)
        case "seat-refused":
            note = "withdraw-seat" if entry.body["withdrawn"] else "refuse-seat"
            return LogLine(entry.version, where, "note", note=note, values=values, at=at)
        case "hints":
            return LogLine(
                entry.version,
                where,
                "note",
                note="hints-on" if entry.body["on"] else "hints-off",
                at=at,
            )
        case "created":
            return (
                LogLine(entry.version, where, "note", note="imported", at=at)
                if "import" in entry.body
                else None
            )
        case kind if kind in NOTES:
            values.setdefault("name", name_at(room, where))
            return LogLine(entry.version, where, "note", note=NOTES[kind], values=values, at=at)
    return None


def name_at(room: Room, seat: int) -> str:
    """Who sits there."""
    return room.company.chairs[seat].name if 0 <= seat < room.players else ""


def log_of(room: Room, seat: int) -> tuple[LogLine, ...]:
    """The log as the seat heard it. Kept, and only its new end is added; taking back makes it
    again."""
    taken_back = room.history.taken_back
    known = room.desk.logs.get(seat)
    if known is None or known[0] != taken_back:
        known = (taken_back, 0, ())
    _, done, lines = known
    if done < len(room.history.entries):
        fresh = [line_of(room, entry, seat) for entry in room.history.entries[done:]]
        lines = (*lines, *[line for line in fresh if line is not None])
        room.desk.logs[seat] = (taken_back, len(room.history.entries), lines)
    return lines


def chat_of(room: Room) -> tuple[ChatLine, ...]:
    """What was said."""
    said = [entry for entry in room.history.entries if entry.kind == "chat"]
    return tuple(
        ChatLine(
            entry.body.get("name", ""),
            entry.body.get("text", ""),
            SPECTATOR if entry.seat is None else entry.seat,
            entry.at / 1000,
        )
        for entry in said[-200:]
    )


def digest_of(room: Room, seat: int, seen: int) -> tuple[LogLine, ...]:
    """What the others did since this seat's last move, as far as its person has not watched it."""
    if seat == SPECTATOR or room.status == GATHERING:
        return ()
    own = max((entry.version for entry in room.history.line if entry.seat == seat), default=0)
    since = max(own, seen)
    lines = log_of(room, seat)
    return tuple(
        line for line in lines if line.version > since and line.kind == "move" and line.seat != seat
    )
