"""Explorers on the map: the travel action, the third explorer, the Pilots, Zone Jump
[REL-310..314, REL-120, REL-503, REL-602]."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from cosmeeple.games.relics import events
from cosmeeple.games.relics.crew import draw_to_hand
from cosmeeple.games.relics.state import State
from cosmeeple.games.relics.vocabulary import EXPLORERS_EACH, LOCATION_COUNT, LOCATIONS, NONE
from cosmeeple.kernel.engine.rows import append, place_of, vec
from cosmeeple.kernel.frames import PASS, Decision, Domain, Effect, Table, Why, frame

LOCATION: Final[Domain] = Domain("location", LOCATIONS)
LOCATION_OR_PASS: Final[Domain] = Domain("location", LOCATIONS, True)
#: An explorer of the seat and where it goes: `2:bw`.
STEP_OR_STOP: Final[Domain] = Domain(
    "step",
    tuple([f"{number}:{place}" for number in range(1, EXPLORERS_EACH + 1) for place in LOCATIONS]),
    True,
)


def move_explorer(t: Table[State], seat: i64, explorer: i64, location: i64, cites: str) -> None:
    explorers = t.state.areas[seat].explorers
    origin = explorers[explorer]
    explorers[explorer] = location
    if t.telling:
        t.tell(events.ExplorerMoved(seat, origin, location, cites))


def crowd(a: i64, b: i64, c: i64) -> i64:
    """How many of three explorers share a place with another one and would have to leave it."""
    if a == b:
        return 2 if b == c else 1
    return 1 if a == c or b == c else 0


def crowd_after(explorers: vec[i64], explorer: i64, location: i64) -> i64:
    """The same after one of them has moved."""
    if explorer == 0:
        return crowd(location, explorers[1], explorers[2])
    if explorer == 1:
        return crowd(explorers[0], location, explorers[2])
    return crowd(explorers[0], explorers[1], location)


@final
@frame
class MoveExplorer(Decision):
    """One step of one explorer, as long as there is fuel; own explorers may cross but not end in
    one place [REL-310..314, REL-A09, REL-A10, REL-D09]."""

    verb: ClassVar[str] = "move"
    domain: ClassVar[Domain] = STEP_OR_STOP

    fuel: i64

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        explorers = s.areas[self.seat].explorers
        if pick == PASS:
            return why.need(
                crowd(explorers[0], explorers[1], explorers[2]) == 0, "REL-313", "explorers-apart"
            )
        explorer, location = pick // LOCATION_COUNT, pick % LOCATION_COUNT
        origin = explorers[explorer]
        # Every location has two neighbours at least, so each crowded explorer can get away with one
        # step.
        return (
            why.some(self.fuel, "REL-311", "fuel-left")
            and why.need(
                location in s.kit.neighbours[origin], "REL-312", "adjacent", origin, location
            )
            and why.need(
                crowd_after(explorers, explorer, location) < self.fuel, "REL-313", "explorers-apart"
            )
        )

    def options(self, s: State) -> vec[i64]:
        explorers = s.areas[self.seat].explorers
        options = vec[i64]()
        if crowd(explorers[0], explorers[1], explorers[2]) == 0:
            options = append(options, PASS)
        if self.fuel > 0:
            for explorer in range(EXPLORERS_EACH):
                for location in s.kit.neighbours[explorers[explorer]]:
                    if self.fuel > 2 or crowd_after(explorers, explorer, location) < self.fuel:
                        options = append(options, explorer * LOCATION_COUNT + location)
        return options

    def resolve(self, t: Table[State], pick: i64) -> None:
        if pick == PASS:
            return
        move_explorer(t, self.seat, pick // LOCATION_COUNT, pick % LOCATION_COUNT, "REL-312")
        if self.fuel > 1:
            t.then(MoveExplorer(self.seat, self.fuel - 1))


@final
@frame
class PlaceExplorer(Decision):
    """At the start of the first turn: the third explorer, anywhere but with an own one
    [REL-120, REL-D05]."""

    verb: ClassVar[str] = "explorer"
    domain: ClassVar[Domain] = LOCATION

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        return why.need(
            pick not in s.areas[self.seat].explorers, "REL-120", "no-own-explorer", pick
        )

    def resolve(self, t: Table[State], pick: i64) -> None:
        explorers = t.state.areas[self.seat].explorers
        explorers[place_of(explorers, NONE)] = pick
        if t.telling:
            t.tell(events.ExplorerPlaced(self.seat, pick, "REL-120"))


@final
@frame
class MoveFreely(Decision):
    """Dal-Harrai: at the start of each turn one free step to a place without an own explorer
    [REL-503, REL-A18, REL-D06]."""

    verb: ClassVar[str] = "fly"
    domain: ClassVar[Domain] = STEP_OR_STOP

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        if pick == PASS:
            return True
        explorers = s.areas[self.seat].explorers
        explorer, location = pick // LOCATION_COUNT, pick % LOCATION_COUNT
        origin = explorers[explorer]
        return why.need(
            location in s.kit.neighbours[origin], "REL-312", "adjacent", origin, location
        ) and why.need(location not in explorers, "REL-503", "no-own-explorer", location)

    def options(self, s: State) -> vec[i64]:
        explorers = s.areas[self.seat].explorers
        options = vec[i64]([PASS])
        for explorer in range(EXPLORERS_EACH):
            for location in s.kit.neighbours[explorers[explorer]]:
                if location not in explorers:
                    options = append(options, explorer * LOCATION_COUNT + location)
        return options

    def resolve(self, t: Table[State], pick: i64) -> None:
        if pick != PASS:
            move_explorer(t, self.seat, pick // LOCATION_COUNT, pick % LOCATION_COUNT, "REL-503")


@final
@frame
class JumpExplorer(Decision):
    """Zone Jump, one explorer after the other: up to `steps` steps, or anywhere; final places
    differ [REL-602, REL-614, REL-D24].

    An explorer may land where one stands that has yet to jump; that one must leave then.
    """

    verb: ClassVar[str] = "jump"
    domain: ClassVar[Domain] = LOCATION_OR_PASS

    explorer: i64
    steps: i64

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        explorers = s.areas[self.seat].explorers
        origin = explorers[self.explorer]
        before = explorers[: self.explorer]
        if pick == PASS:
            return why.need(origin not in before, "REL-614", "explorers-apart")
        away = s.kit.distance[origin][pick]
        return (
            why.need(pick != origin, "REL-614", "another-place", pick)
            and why.need(away <= self.steps, "REL-602", "within-steps", away, self.steps)
            and why.need(pick not in before, "REL-614", "no-own-explorer", pick)
        )

    def resolve(self, t: Table[State], pick: i64) -> None:
        if pick != PASS:
            move_explorer(t, self.seat, self.explorer, pick, "REL-602")
        if self.explorer + 1 < EXPLORERS_EACH:
            t.then(JumpExplorer(self.seat, self.explorer + 1, self.steps))


@final
@frame
class DrawCards(Effect):
    """The second half of Zone Jump's yellow side [REL-602]."""

    owner: i64
    count: i64

    def happen(self, t: Table[State]) -> None:
        for _ in range(self.count):
            draw_to_hand(t, self.owner, "REL-602")
