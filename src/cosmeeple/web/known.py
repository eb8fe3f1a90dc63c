"""A game as one viewer knows it, as a file: for people who want their moves before the game is
over.

The record that `cosmeeple verify` replays needs the seed, and the seed is given out after the last
move. Until then this is all there is: the entries of the history as the seat heard them, its own
choices, and the position as it sees it.
"""

from __future__ import annotations

from typing import Any

import msgspec

from cosmeeple.kernel.game import SEAT_LETTERS
from cosmeeple.kernel.records.view import SPECTATOR, dump_view, view
from cosmeeple.web.heard import EventInfo, event_of
from cosmeeple.web.room import Room

FORMAT = "cosmeeple-known 1"


class Known(msgspec.Struct):
    """What a seat (or a spectator: no seat) knows of a game. It cannot be replayed: there is no
    seed in it."""

    format: str
    table: str
    game: str
    rules_version: int
    components: str
    players: int
    options: dict[str, str]
    commitment: str
    status: str
    version: int
    seat: str | None
    names: list[str]
    history: list[EventInfo]
    view: dict[str, Any]


def known_by(room: Room, seat: int, language: str) -> Known:
    """What a seat, or a spectator, knows of a game."""
    return Known(
        FORMAT,
        room.id,
        room.game.slug,
        room.charter.rules_version,
        room.charter.components,
        room.players,
        dict(room.charter.options),
        room.charter.commitment if "fork" not in room.charter.origin else "",
        room.status,
        room.version,
        None if seat == SPECTATOR else SEAT_LETTERS[seat],
        room.company.names(),
        [
            event_of(room, entry, seat, language)
            for entry in room.history.entries
            if entry.kind != "chat"
        ],
        dump_view(room.game, view(room.game, room.table, seat)),
    )


def as_file(known: Known) -> bytes:
    """The same as bytes."""
    return msgspec.json.format(msgspec.json.encode(known), indent=2) + b"\n"
