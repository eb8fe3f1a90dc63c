"""Hiring scientists at a camp [ANT-090..092]."""

from __future__ import annotations

from cosmeeple.games.antarctica import events
from cosmeeple.games.antarctica.state import State, ships_here, strength, take_reserve
from cosmeeple.kernel.frames import Table, Why


def may_hire(s: State, seat: int, zone: int, why: Why) -> bool:
    """A camp in the destination zone, somebody there, somebody left to hire [ANT-090, ANT-R11]."""
    if not why.need(s.buildings[zone] & s.kit.camps != 0, "ANT-090", "camp-here", zone):
        return False
    worth = strength(s, seat, zone)
    return why.some(worth, "ANT-R11", "somebody-here") and why.some(
        s.areas[seat].reserve, "ANT-R11", "reserve-left"
    )


def hire(t: Table[State], seat: int, zone: int) -> None:
    """Own ships + scientists in the zone move from reserve to supply, as far as there are any.

    [ANT-091, ANT-092, ANT-R09]
    """
    s = t.state
    area = s.areas[seat]
    hired = take_reserve(area, strength(s, seat, zone))
    s.still = 0
    if t.telling:
        ships = ships_here(s, seat, zone)
        t.tell(
            events.ScientistsHired(seat, zone, ships, area.scientists[zone], hired, area.reserve)
        )
