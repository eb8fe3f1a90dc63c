"""Who has been heard of lately. Nobody is away while they ask the server for anything, with a
stream or without one."""

from __future__ import annotations

import time
from collections.abc import Callable

#: Seconds after which the others may let a bot play for somebody who is not there.
AWAY = 180.0
#: Seconds for which a process keeps a sign of somebody to itself, after it has told one.
TOLD = 20.0
#: Beyond so many people those who are away anyway are forgotten.
MOST = 100_000


class Signs:
    """When each person made their last request, or closed their last stream; the latest at the
    end."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.last: dict[str, float] = {}
        #: Signs that other processes have not been told of, and when each person's last one was.
        self.untold: set[str] = set()
        self.told: dict[str, float] = {}

    def note(self, person: str) -> None:
        """Something was heard of the person."""
        now = self.clock()
        self.last.pop(person, None)
        self.last[person] = now
        self.untold.add(person)
        while len(self.last) > MOST:
            oldest = next(iter(self.last))
            if now - self.last[oldest] < AWAY:
                break
            del self.last[oldest]
            self.untold.discard(oldest)

    def to_tell(self) -> list[str]:
        """Who was heard of since other processes were told so, if that is a while ago."""
        now = self.clock()
        self.told = {person: at for person, at in self.told.items() if now - at < TOLD}
        found = [person for person in self.untold if person not in self.told]
        self.untold.difference_update(found)
        self.told.update(dict.fromkeys(found, now))
        return found

    def silent(self, person: str, since: float) -> float:
        """Seconds without a sign of the person; of somebody never heard of, since their table was
        opened."""
        return self.clock() - self.last.get(person, since)
