"""The desk of a room: what this process keeps beside it while it is in memory, and no other process
knows."""

from __future__ import annotations

import asyncio
import itertools
import time
from dataclasses import dataclass, field
from typing import Any

from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.words.preview import Preview
from cosmeeple.kernel.words.text import Texts
from cosmeeple.web.table_pages import LogLine, ThoughtShown
from cosmeeple.web.thoughts import Grounds

#: Every state of every room has a number of its own, so that nothing rendered of a forgotten one is
#: shown again.
REVISIONS = itertools.count(1)


@dataclass
class Advice:
    """What a bot told a person about the question that stands since a version; `known` is the table
    it was asked with."""

    since: int
    bot: str
    known: Table[Any]
    grounds: Grounds | None = None
    #: The same in words, by language.
    told: dict[str, ThoughtShown] = field(default_factory=dict)
    work: asyncio.Task[None] | None = None


class Desk:
    """Timers, thoughts and what was rendered."""

    def __init__(self) -> None:
        #: Whoever changes the room holds it.
        self.lock = asyncio.Lock()
        #: Another number whenever anything changes that pages show, also what is not in the history
        #: (who is online).
        self.revision = next(REVISIONS)
        self.timer: asyncio.TimerHandle | None = None
        self.bot_task: asyncio.Task[None] | None = None
        #: How many have begun to think about the present position, this process included.
        self.tries = 0
        #: How often something had been written beside the log when it was last read: advice, the
        #: coach.
        self.beside = (0, 0)
        self.completing = asyncio.Lock()
        #: The last advice that each seat got.
        self.advice: dict[int, Advice] = {}
        #: The scores after every move of a finished game, once somebody has looked at them, and how
        #: often something had been taken back then.
        self.curve: tuple[tuple[int, ...], ...] | None = None
        #: The log as each seat heard it: (times something was taken back, entries read, lines).
        self.logs: dict[int, tuple[int, int, tuple[LogLine, ...]]] = {}
        self.texts: dict[str, Texts] = {}
        #: What the answers of a seat surely do: the version that it is about, and by pick.
        self.previews: dict[int, tuple[int, dict[int, Preview]]] = {}
        self.used = self.loaded = time.monotonic()

    def touch(self) -> None:
        """Something that pages show has changed."""
        self.revision = next(REVISIONS)
