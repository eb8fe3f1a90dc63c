"""Ship and Farm tokens: taking, placing, replacing, destroying [CIR-081, CIR-083, CIR-093, CIR-094,
CIR-121, CIR-163, CIR-D09, CIR-D10].
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from cosmeeple.games.circadians import events
from cosmeeple.games.circadians import vocabulary as words
from cosmeeple.games.circadians.state import SAL_IN_POOL, State, leads, take_top
from cosmeeple.kernel.engine.rows import append, pop
from cosmeeple.kernel.frames import PASS, Decision, Domain, Table, Why, frame

SHIP_TOKENS: Final = words.GARAGES - 1
STACK_OR_PASS: Final = Domain(
    "stack", tuple([f"stack_{number}" for number in range(1, words.STACKS + 1)]), True
)
# Where a new token goes: the leftmost free place, or in place of an own token.
NEW: Final = 0
FARM_SPOT: Final = Domain(
    "farm_spot",
    ("new", *[f"farm_{words.PRINTED_FARMS + at}" for at in range(1, words.FOUNDATIONS + 1)]),
)
SHIP_SPOT: Final = Domain(
    "ship_spot", ("new", *[f"garage_{at}" for at in range(2, words.GARAGES + 1)])
)
OWN_FARM: Final = Domain(
    "own_farm",
    tuple([f"farm_{words.PRINTED_FARMS + at}" for at in range(1, words.FOUNDATIONS + 1)]),
)
OWN_SHIP: Final = Domain("own_ship", tuple([f"garage_{at}" for at in range(2, words.GARAGES + 1)]))


def tokens_left(stacks: list[list[int]]) -> bool:
    for stack in stacks:
        if stack:
            return True
    return False


# --- Farms


@final
@frame
class TakeFarm(Decision):
    """Take the top Farm of any stack; a free one may be declined when no Foundation is empty
    [CIR-080, CIR-083, CIR-115, CIR-R14, CIR-D09].
    """

    verb: ClassVar[str] = "farm"
    domain: ClassVar[Domain] = STACK_OR_PASS

    free: bool

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        if pick == PASS:
            full = len(s.areas[self.seat].farms) == words.FOUNDATIONS
            return (
                why.need(tokens_left(s.farm_stacks), "CIR-083", "stack-left")
                and why.need(self.free, "CIR-084a", "farm-is-free")
                and why.need(full, "CIR-R14", "no-foundation-free")
            )
        return why.need(len(s.farm_stacks[pick]) > 0, "CIR-083", "stack-not-empty", pick + 1)

    def resolve(self, t: Table[State], pick: i64) -> None:
        if pick == PASS:
            if t.telling:
                t.tell(events.FarmDeclined(self.seat))
        else:
            t.then(PlaceFarm(self.seat, pick))


@final
@frame
class PlaceFarm(Decision):
    """On the leftmost empty Foundation, or in place of an own Farm token
    [CIR-081, CIR-084a, CIR-R16, CIR-R50, CIR-D09].
    """

    verb: ClassVar[str] = "build"
    domain: ClassVar[Domain] = FARM_SPOT

    stack: i64

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        built = len(s.areas[self.seat].farms)
        if pick == NEW:
            return why.need(
                built < words.FOUNDATIONS, "CIR-081", "foundation-free", built, words.FOUNDATIONS
            )
        return why.need(pick <= built, "CIR-R16", "own-farm-token", words.PRINTED_FARMS + pick)

    def resolve(self, t: Table[State], pick: i64) -> None:
        token = take_top(t.state.farm_stacks, self.stack)
        put_farm(t, self.seat, token, pick, "CIR-081")


def put_farm(t: Table[State], seat: i64, token: i64, spot: i64, cites: str) -> None:
    """The token comes to the base; Jakob then gains a free Ship
    [CIR-081, CIR-163, CIR-R50, CIR-R51]."""
    s = t.state
    area = s.areas[seat]
    if spot == NEW:
        area.farms = append(area.farms, token)
    else:
        destroyed = area.farms[spot - 1]
        area.farms[spot - 1] = token
        s.farms_lost = [*s.farms_lost, destroyed]
        if not s.kit.tiles.farm_takes_die[token]:
            free_farm_die(s, seat, words.PRINTED_FARMS + spot - 1)
        if t.telling:
            t.tell(events.FarmDestroyed(seat, destroyed, cites))
    if t.telling:
        place = len(area.farms) if spot == NEW else spot
        t.tell(events.FarmBuilt(seat, token, words.PRINTED_FARMS + place, cites))
    if leads(s, seat, words.JAKOB):
        t.then(TakeShip(seat))


def free_farm_die(s: State, seat: i64, farm: i64) -> None:
    """The die becomes unassigned and waits at the bottom of the base [CIR-R17]."""
    area = s.areas[seat]
    if area.farm_dice[farm] == words.SAL:
        area.sal = SAL_IN_POOL
    elif area.farm_dice[farm] != words.EMPTY:
        area.idle += 1
    area.farm_dice[farm] = words.EMPTY


@final
@frame
class DestroyFarm(Decision):
    """Destroy an own Farm token; others slide left with their dice
    [CIR-120, CIR-121, CIR-R16, CIR-R17, CIR-D15]."""

    verb: ClassVar[str] = "destroy"
    domain: ClassVar[Domain] = OWN_FARM

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        return why.need(
            pick < len(s.areas[self.seat].farms),
            "CIR-R16",
            "own-farm-token",
            words.PRINTED_FARMS + pick + 1,
        )

    def resolve(self, t: Table[State], pick: i64) -> None:
        s = t.state
        area = s.areas[self.seat]
        free_farm_die(s, self.seat, words.PRINTED_FARMS + pick)
        destroyed = area.farms[pick]
        area.farms, _ = pop(area.farms, pick)
        s.farms_lost = [*s.farms_lost, destroyed]
        for farm in range(words.PRINTED_FARMS + pick, words.FARM_PLACES - 1):
            area.farm_dice[farm] = area.farm_dice[farm + 1]
        area.farm_dice[words.FARM_PLACES - 1] = words.EMPTY
        if t.telling:
            t.tell(events.FarmDestroyed(self.seat, destroyed, "CIR-120"))


# --- Ships


@final
@frame
class TakeShip(Decision):
    """Take a free Ship from the top of any stack; it may be declined when every Garage has one
    [CIR-094, CIR-115, CIR-163, CIR-R14, CIR-D14, CIR-D18].
    """

    verb: ClassVar[str] = "ship"
    domain: ClassVar[Domain] = STACK_OR_PASS

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        if pick == PASS:
            full = len(s.areas[self.seat].ships) == SHIP_TOKENS
            return why.need(tokens_left(s.ship_stacks), "CIR-094", "stack-left") and why.need(
                full, "CIR-R14", "no-garage-free"
            )
        return why.need(len(s.ship_stacks[pick]) > 0, "CIR-094", "stack-not-empty", pick + 1)

    def resolve(self, t: Table[State], pick: i64) -> None:
        if pick == PASS:
            if t.telling:
                t.tell(events.ShipDeclined(self.seat))
        else:
            t.then(PlaceShip(self.seat, pick))


@final
@frame
class PlaceShip(Decision):
    """Into the leftmost Garage without a Ship, or in place of an own token
    [CIR-093, CIR-095, CIR-R16, CIR-D10]."""

    verb: ClassVar[str] = "install"
    domain: ClassVar[Domain] = SHIP_SPOT

    stack: i64

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        built = len(s.areas[self.seat].ships)
        if pick == NEW:
            return why.need(
                built < SHIP_TOKENS, "CIR-093", "garage-without-ship", built, SHIP_TOKENS
            )
        return why.need(pick <= built, "CIR-R16", "own-ship-token", pick + 1)

    def resolve(self, t: Table[State], pick: i64) -> None:
        s = t.state
        area = s.areas[self.seat]
        token = take_top(s.ship_stacks, self.stack)
        if pick == NEW:
            area.ships = append(area.ships, token)
        else:
            destroyed = area.ships[pick - 1]
            area.ships[pick - 1] = token
            s.ships_lost = [*s.ships_lost, destroyed]
            if t.telling:
                t.tell(events.ShipDestroyed(self.seat, destroyed, "CIR-093"))
        if t.telling:
            t.tell(
                events.ShipBuilt(
                    self.seat, token, (len(area.ships) if pick == NEW else pick) + 1, "CIR-093"
                )
            )


@final
@frame
class DestroyShip(Decision):
    """Destroy an own Ship token; the others slide left, the dice stay
    [CIR-120, CIR-121, CIR-R16, CIR-R17, CIR-D15]."""

    verb: ClassVar[str] = "scrap"
    domain: ClassVar[Domain] = OWN_SHIP

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        return why.need(pick < len(s.areas[self.seat].ships), "CIR-R16", "own-ship-token", pick + 2)

    def resolve(self, t: Table[State], pick: i64) -> None:
        area = t.state.areas[self.seat]
        destroyed = area.ships[pick]
        area.ships, _ = pop(area.ships, pick)
        t.state.ships_lost = [*t.state.ships_lost, destroyed]
        if t.telling:
            t.tell(events.ShipDestroyed(self.seat, destroyed, "CIR-120"))
