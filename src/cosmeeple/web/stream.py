"""One connected browser: the tables that it shows, and what it has of each."""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass, field

from cosmeeple.kernel.game import SEAT_LETTERS
from cosmeeple.web.pages import Reader
from cosmeeple.web.regions.log import Listed
from cosmeeple.web.room import Room
from cosmeeple.web.service import Actor
from cosmeeple.web.viewer import Address, Viewpoint

LOBBY = "lobby"
#: Tables that one page shows at once; nobody needs more.
MOST_TOPICS = 32
#: What the id of a table looks like; nothing else can be one.
ID = re.compile("[A-Za-z0-9]{1,24}")


@dataclass
class Rendering:
    """The regions of one viewpoint at one revision, and the messages that lead to it from earlier
    ones."""

    revision: int
    version: int
    regions: dict[str, str]
    log: Listed | None
    messages: dict[tuple[int, int], bytes] = field(default_factory=dict)


@dataclass
class Topic:
    """What a stream shows of one table: where its viewer stands and what the browser has."""

    table: str
    wanted: int | None
    version: int
    room: Room | None = None
    at: Viewpoint | None = None
    shown: Rendering | None = None
    status: str = ""


@dataclass(eq=False)
class Stream:
    """One connected browser."""

    actor: Actor
    login: str
    reader: Reader
    address: Address
    topics: dict[str, Topic]
    dirty: set[str] = field(default_factory=set)
    wake: asyncio.Event = field(default_factory=asyncio.Event)
    lobby: dict[str, str] | None = None
    ended: bool = False

    def mark(self, table: str) -> None:
        """Something about this table has changed for it."""
        self.dirty.add(table)
        self.wake.set()


def read_topics(wanted: list[str], last: str | None) -> dict[str, Topic]:
    """`ID[.A]@VERSION` for every table; what the browser received last wins over what its page
    showed."""
    topics = {}
    for text in wanted[:MOST_TOPICS]:
        name, _, version = text.partition("@")
        table, _, letter = name.partition(".")
        seat = SEAT_LETTERS.index(letter) if letter in SEAT_LETTERS else None
        if ID.fullmatch(table):
            number = (
                int(version) if version.isascii() and version.isdigit() and len(version) < 10 else 0
            )
            topics[table] = Topic(table, seat, number)
    for word in (last or "").split(" "):
        table, _, version = word.partition("@")
        if table in topics and version.isascii() and version.isdigit() and len(version) < 10:
            topics[table].version = int(version)
    return topics
