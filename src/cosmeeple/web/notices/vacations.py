"""Vacations: the turn-based clocks of a person stand still, and everybody at the table sees it.

A clock that has time left and no deadline stands still. The round of `summons.py` stops and starts
them, from the rows: whatever happens at a table meanwhile, a clock that runs in a vacation is
stopped a few seconds later.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from cosmeeple.store import reach
from cosmeeple.web.logs import fault, log
from cosmeeple.web.room import Refused, now_ms

if TYPE_CHECKING:
    from cosmeeple.web.site import Site

DAY = 24 * 60 * 60 * 1000
#: Days of vacation in a year, and at once.
MOST_A_YEAR = 30
LONGEST = 21
#: How far ahead somebody can plan.
AHEAD = 180


def days_used(known: list[tuple[int, int]], begins: int) -> float:
    """Days of vacation in the year that ends with the day it begins, planned ones among them."""
    year = begins - 365 * DAY
    return sum(max(0, ends - max(start, year)) for start, ends in known) / DAY


async def plan(site: Site, person: str, begins: int, days: int) -> None:
    """A vacation, within the limits; Refused when it is too long, or the second in these days."""
    now = now_ms()
    begins = max(begins, now)
    if not 1 <= days <= LONGEST or begins > now + AHEAD * DAY:
        raise Refused(
            "bad-vacation",
            400,
            f"a vacation has 1 to {LONGEST} days",
            longest=LONGEST,
            most=MOST_A_YEAR,
        )
    known = await site.store.reading(reach.vacations_of, person, now - 365 * DAY)
    ends = begins + days * DAY
    if any(start < ends and begins < end for start, end in known):
        raise Refused("vacation-twice", 409, "there is a vacation in these days already")
    if days_used(known, begins) + days > MOST_A_YEAR + 0.01:
        raise Refused(
            "bad-vacation",
            409,
            f"at most {MOST_A_YEAR} days in a year",
            longest=LONGEST,
            most=MOST_A_YEAR,
        )
    await site.store.writing(reach.add_vacation, person, begins, ends)
    await change_clocks(site, now_ms())


async def come_back(site: Site, person: str) -> None:
    """The vacation is over; the clocks go on."""
    await site.store.writing(reach.end_vacation, person, now_ms())
    await change_clocks(site, now_ms())


async def change_clocks(site: Site, now: int) -> None:
    """Clocks stand still where their person is on vacation, and go on where nobody is any more."""
    stop, go = await site.store.reading(reach.clocks_to_change, now)
    until = await site.store.reading(reach.away_now, now) if stop else {}
    for table, person in [*stop, *go]:
        try:
            room = await site.tables.rooms.room(table)
            until_day = day_of(until[person]) if person in until else ""
            await site.tables.seating.pause(room, person, until_day)
        except Refused:
            continue  # frozen or damaged, and logged; or another process was first
        except Exception as error:  # noqa: BLE001 - one table stops no other
            log("vacation.failed", table=table, **fault(error))


def day_of(at: int) -> str:
    """A day as everybody reads it alike: 2026-12-03."""
    return time.strftime("%Y-%m-%d", time.gmtime(at / 1000))
