"""What a room answers when it cannot do what was asked, and what is said of rows that make no
room."""

from __future__ import annotations

from typing import Any


class Refused(Exception):
    """What somebody asked for is not possible now: a key of the texts, the HTTP status, and words
    for programs."""

    def __init__(self, key: str, status: int = 409, detail: str = "", **values: Any) -> None:
        self.key = key
        self.status = status
        self.detail = detail or key
        self.values = values
        super().__init__(self.detail)


class Late(Refused):
    """Somebody else was first; the room has followed them, and the same may be asked of what it is
    now."""

    def __init__(self) -> None:
        super().__init__("stale", 409, "somebody was faster; look again")


class Damaged(Exception):
    """What is stored of a table does not fit together. `what` is seed, chain, position or rows;
    `move` where it shows."""

    def __init__(self, what: str, move: int, detail: str) -> None:
        self.what = what
        self.move = move
        super().__init__(f"move {move}: {detail}" if move else detail)
