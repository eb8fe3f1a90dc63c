"""The Harvester on the planet [CIR-103..109, CIR-136, CIR-R01, CIR-R10, CIR-R11, CIR-R45, CIR-D17,
CIR-D20]."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from cosmeeple.games.circadians import events
from cosmeeple.games.circadians import vocabulary as words
from cosmeeple.games.circadians.state import State, take_token
from cosmeeple.kernel.engine.rows import vec
from cosmeeple.kernel.frames import PASS, Decision, Domain, Effect, Table, Why, frame

NOTHING: Final = vec[i64]([0, 0, 0, 0, 0, 0])
DIRECTION: Final = Domain("direction", words.DIRECTIONS)
DIRECTION_OR_PASS: Final = Domain("direction", words.DIRECTIONS, True)


def next_space(s: State, space: i64, way: i64) -> i64:
    """One space on, over an arrow where there is one; -1 when that leads off the board
    [CIR-103, CIR-106, CIR-107]."""
    step = s.kit.planet.steps[space][way]
    return step if step >= 0 else s.kit.planet.arrows[space][way]


def move_to(t: Table[State], seat: i64, space: i64, cites: str) -> None:
    """Move there and take the token at once; others may stand there too
    [CIR-104, CIR-105, CIR-107]."""
    s = t.state
    area = s.areas[seat]
    origin = area.harvester
    area.harvester = space
    if t.telling:
        t.tell(events.HarvesterMoved(seat, origin, space, cites))
    token = take_token(s, space) if space < s.kit.planet.cells else words.NO_TOKEN
    if token != words.NO_TOKEN:
        amount = s.kit.planet.token_amount[token]
        resource = words.GEM if token == words.GEM_TOKEN else words.WATER
        if t.telling:
            t.tell(events.TokenTaken(seat, resource, amount, space))
        s.areas[seat].resources[resource] += amount


def harvest_goods(s: State, seat: i64) -> vec[i64]:
    """What the Harvester's space yields: a face-down Cache a Gem and a die, a face-up one nothing
    [CIR-108, CIR-136, CIR-R01].
    """
    planet = s.kit.planet
    space = s.areas[seat].harvester
    if space < planet.cells:
        return planet.yields[s.planet][space]
    if s.caches_open >> space - planet.cells & 1:
        return NOTHING
    return planet.cache_yield


def open_caches(t: Table[State], caches: i64) -> None:
    """Turn these Caches face up [CIR-R01]."""
    s = t.state
    fresh = caches & ~s.caches_open
    s.caches_open |= caches
    if t.telling and fresh:
        t.tell(
            events.CachesTurned(
                tuple(s.caches[slot] for slot in range(len(words.CACHE_SLOTS)) if fresh >> slot & 1)
            )
        )


@final
@frame
class DriveHarvester(Effect):
    """The Control Room's compulsory move in the direction of the die [CIR-103, CIR-109]."""

    owner: i64
    value: i64

    def happen(self, t: Table[State]) -> None:
        move_to(
            t,
            self.owner,
            next_space(t.state, t.state.areas[self.owner].harvester, self.value - 1),
            "CIR-103",
        )


@final
@frame
class MoveHarvester(Decision):
    """Move one space in any direction, or stay; `water` is what a Faction wants for it [CIR-113,
    CIR-115, CIR-127, CIR-168, CIR-R10, CIR-R24, CIR-D17, CIR-D20].
    """

    verb: ClassVar[str] = "move"
    domain: ClassVar[Domain] = DIRECTION_OR_PASS

    water: i64

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        if pick == PASS:
            return True
        area = s.areas[self.seat]
        return why.need(
            next_space(s, area.harvester, pick) >= 0, "CIR-106", "way-on-board", pick
        ) and why.need(
            area.resources[words.WATER] >= self.water,
            "CIR-113",
            "enough-water",
            self.water,
            area.resources[words.WATER],
        )

    def resolve(self, t: Table[State], pick: i64) -> None:
        if pick == PASS:
            if t.telling:
                t.tell(events.HarvesterStayed(self.seat))
            return
        area = t.state.areas[self.seat]
        if self.water:
            area.resources[words.WATER] -= self.water
            if t.telling:
                t.tell(events.FactionPaid(self.seat, words.WATER, self.water))
        cites = "CIR-113" if self.water else "CIR-R10"
        move_to(t, self.seat, next_space(t.state, area.harvester, pick), cites)


def is_back(s: State, space: i64, way: i64) -> bool:
    """Is this step nearer to the centre? [CIR-120, CIR-R11]"""
    step = s.kit.planet.steps[space][way]
    return step >= 0 and s.kit.planet.distance[step] < s.kit.planet.distance[space]


@final
@frame
class MoveBack(Decision):
    """Move one space back towards the centre; tokens there are taken
    [CIR-120, CIR-R11, CIR-D15]."""

    verb: ClassVar[str] = "back"
    domain: ClassVar[Domain] = DIRECTION

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        return why.need(
            is_back(s, s.areas[self.seat].harvester, pick), "CIR-R11", "nearer-to-centre", pick
        )

    def resolve(self, t: Table[State], pick: i64) -> None:
        move_to(
            t, self.seat, next_space(t.state, t.state.areas[self.seat].harvester, pick), "CIR-120"
        )
