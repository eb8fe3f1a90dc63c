"""What people do at two servers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from served import Browser, Served

from cosmeeple.kernel.records.codec import options_as_text

#: A time at which the servers do not look for jobs yet.
FAR = 4_000_000_000_000


Twin = Callable[[Browser, Served], Browser]


def move(served: Served, browser: Browser, table: str, **more: Any) -> dict[str, Any]:
    room = served.room(table)
    (seat, *_) = room.deciders()
    choice = options_as_text(room.table, seat)[0]
    return browser.do(
        f"/t/{table}/move", seat="ABCDE"[seat], choice=choice, version=room.version, **more
    )


def finished_game(served: Served, browser: Browser) -> str:
    table = browser.new_table("me", "me", me="Ann")
    while served.room(table).status == "running":
        move(served, browser, table)
    return table
