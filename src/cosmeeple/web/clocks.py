"""Clocks: time with an increment for live tables, a deadline for each answer at turn-based ones.

Only people are timed. A person's clock runs while they are asked; once the question has gone to
somebody else the increment is added. Times are milliseconds of `now()`, which goes on evenly when
somebody sets the system's time; what is kept on disk is the wall time of the database, for the next
process and the one beside us know no other.
"""

from __future__ import annotations

import time
from dataclasses import dataclass

from cosmeeple.web.pace import Pace

DAY = 24 * 60 * 60 * 1000
#: A person who comes back after the time ran out gets at least this much.
GRACE = 60 * 1000
#: Wall time minus monotonic time when this process began, in nanoseconds.
AHEAD = time.time_ns() - time.monotonic_ns()


def now() -> int:
    """Like wall time, but never set forward or back while the process runs."""
    return (time.monotonic_ns() + AHEAD) // 1_000_000


class Offset:
    """How far the database's clock is ahead of this machine's, in milliseconds; nothing where it is
    the same machine."""

    ahead = 0


def wall() -> int:
    """Wall time as all processes of one database know it."""
    return time.time_ns() // 1_000_000 + Offset.ahead


def drift() -> int:
    """How far wall time has been set since the process began."""
    return wall() - now()


def to_wall(moment: int | None) -> int | None:
    """For the disk."""
    return None if moment is None else moment + drift()


def from_wall(moment: int | None) -> int | None:
    """From the disk."""
    return None if moment is None else moment - drift()


@dataclass
class Clock:
    """One seat's time: what is left of it (live, or turn-based while it stands still), and when the
    present question must be answered."""

    left: int | None = None
    deadline: int | None = None

    def copy(self) -> Clock:
        """A clock that goes on alone."""
        return Clock(self.left, self.deadline)


def fresh(pace: Pace) -> Clock:
    """A clock as it stands before the first question."""
    return Clock(pace.seconds * 1000) if pace.kind == "live" else Clock()


def ask(pace: Pace, clock: Clock, now: int) -> None:
    """The seat is asked now; a clock that already runs goes on."""
    if clock.deadline is not None:
        return
    if pace.kind == "live" and clock.left is not None:
        clock.deadline = now + clock.left
    elif pace.kind == "days" and clock.left is None:
        clock.deadline = now + pace.days * DAY


def answer(pace: Pace, clock: Clock, now: int) -> None:
    """The seat is not asked any more."""
    if pace.kind == "days":
        clock.left = None
    if clock.deadline is None:
        return
    if pace.kind == "live":
        clock.left = max(0, clock.deadline - now) + pace.increment * 1000
    clock.deadline = None


def stop(pace: Pace, clock: Clock, now: int) -> None:
    """The seat stops being timed without having answered: a bot takes over, or the server stops."""
    if pace.kind == "days":
        clock.left = None
    elif clock.deadline is not None and pace.kind == "live":
        clock.left = max(0, clock.deadline - now)
    clock.deadline = None


def pauses(pace: Pace, clock: Clock, now: int, *, stop: bool) -> bool:
    """A turn-based clock stands still from now on, or goes on with what was left; False when there
    is nothing to change. It has time left and no deadline while it stands still.
    """
    if pace.kind != "days":
        return False
    if stop and clock.deadline is not None:
        clock.left, clock.deadline = max(GRACE, clock.deadline - now), None
        return True
    if not stop and clock.left is not None:
        clock.deadline, clock.left = now + clock.left, None
        return True
    return False


def come_back(pace: Pace, clock: Clock) -> None:
    """The person takes the seat again: never with less than the grace."""
    if pace.kind == "live":
        clock.left = max(clock.left or 0, GRACE, pace.increment * 1000)


def left(pace: Pace, clock: Clock, now: int) -> int | None:
    """What is left now, or None when the seat is not timed."""
    if clock.deadline is not None:
        return max(0, clock.deadline - now)
    return clock.left if pace.kind != "none" else None


def change(old: Pace, new: Pace, clock: Clock, now: int) -> Clock:
    """The table changes its pace: everybody begins the new one afresh."""
    del old
    changed = fresh(new)
    if clock.deadline is not None:
        ask(new, changed, now)
    return changed
