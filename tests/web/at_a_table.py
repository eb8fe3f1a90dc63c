"""What people do at a table over forms."""

from __future__ import annotations

from typing import Any

from served import Browser, Served


def two_at_a_table(ann: Browser, bob: Browser, **more: Any) -> str:
    table = ann.new_table("me", "open", me="Ann", **more)
    bob.page(f"/t/{table}")
    bob.do(f"/t/{table}/join", name="Bob")
    return table


def asked(served: Served, table: str) -> int:
    return served.room(table).deciders()[0]
