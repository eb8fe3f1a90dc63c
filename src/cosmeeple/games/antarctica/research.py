"""Research tracks: moving cubes and what the symbols do
[ANT-100..102, ANT-110..127, ANT-D08, ANT-D11, ANT-D12].

Relies on shipyard.py for new ships and the draft.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from cosmeeple.games.antarctica import events, shipyard
from cosmeeple.games.antarctica import vocabulary as words
from cosmeeple.games.antarctica.state import (
    State,
    basic_stack,
    is_open_zone,
    leave_zone,
    others_from,
    ships_here,
    strength,
    take_reserve,
    zone_of,
)
from cosmeeple.kernel.frames import PASS, Decision, Domain, Effect, Frame, Table, Why, frame

BASIC: Final = 0
ADVANCED: Final = 1

TRACK: Final[Domain] = Domain("track", words.TRACKS)
TRACK_OR_PASS: Final[Domain] = Domain("track", words.TRACKS, True)
OWN_SHIP_OR_PASS: Final[Domain] = Domain("own_ship", ("1", "2", "3", "4", "5", "6"), True)
ZONE: Final[Domain] = Domain("zone", words.ZONES)


def is_occupied(s: State, track: int, space: int) -> bool:
    for area in s.areas:
        if area.cubes[track] == space:
            return True
    return False


def may_advance(s: State, seat: int, track: int, points: int, why: Why) -> bool:
    """An open track on which the cube can still move
    [ANT-038, ANT-111, ANT-119, ANT-120, ANT-R11]."""
    if not why.must(track in s.kit.starts[len(s.areas)].tracks, "ANT-120", "track-open", track):
        return False
    area = s.areas[seat]
    at = area.cubes[track]
    first_step = s.kit.first_step
    return (
        why.need(
            at > 0 or area.cubes_available > 0, "ANT-111", "cube-available", area.cubes_available
        )
        and why.need(
            at > 0 or points >= first_step, "ANT-111", "points-for-first-step", points, first_step
        )
        and why.need(has_free_space(s, track, at), "ANT-119", "free-space-ahead", track)
    )


def has_free_space(s: State, track: int, at: int) -> bool:
    for space in range(at + 1, s.kit.track_length[track] + 1):
        if not is_occupied(s, track, space):
            return True
    return False


def advance(t: Table[State], seat: int, track: int, points: int, cites: str) -> None:
    """Move the cube over `points` empty spaces; afterwards its symbols act in order.

    [ANT-111..119, ANT-R12, ANT-R13]
    """
    s = t.state
    area = s.areas[seat]
    start = area.cubes[track]
    space = start
    left = points
    if start == 0:
        # Entering costs its own price; a corrected file may make it more or less than one space.
        left -= s.kit.first_step - 1
    jumped = 0
    waiting = 0
    length = s.kit.track_length[track]
    at = start
    while left > 0 and at < length:
        at += 1
        if is_occupied(s, track, at):
            waiting += 1
        else:
            space = at
            left -= 1
            jumped += waiting
            waiting = 0
    if space == start:
        return
    if start == 0:
        area.cubes_available -= 1
    area.cubes[track] = space
    s.still = 0
    if t.telling:
        t.tell(events.CubeAdvanced(seat, track, start, space, points, jumped, left, cites))
    fire_symbols(t, seat, track, start, space)


def fire_symbols(t: Table[State], seat: int, track: int, start: int, space: int) -> None:
    """Schedule every symbol entered or passed; blue ones only for the first cube ever
    [ANT-115..118, ANT-R12]."""
    s = t.state
    symbols = s.kit.track_symbol[track]
    blue = s.kit.track_blue[track]
    fired: list[Frame] = []
    for passed in range(start + 1, space + 1):
        if symbols[passed] >= 0:
            if not blue[passed]:
                fired.append(FireSymbol(seat, track, passed))
            elif not s.used[track] >> passed & 1:
                s.used[track] |= 1 << passed
                fired.append(FireSymbol(seat, track, passed))
    t.then_all(fired)


@final
@frame
class FireSymbol(Effect):
    """The symbol on a space acts: red for the cube's owner, blue for everybody in order
    [ANT-116, ANT-117, ANT-R46]."""

    owner: int
    track: int
    space: int

    def happen(self, t: Table[State]) -> None:
        s = t.state
        symbol = s.kit.track_symbol[self.track][self.space]
        blue = s.kit.track_blue[self.track][self.space]
        others = others_from(s, self.owner) if blue else ()
        if t.telling:
            t.tell(events.SymbolFired(self.owner, self.track, self.space, symbol, blue))
        if symbol == words.MOVE_SHIP:
            t.then(ChooseShip(self.owner, others))
        elif symbol == words.ADVANCE_3:
            t.then(ChooseAdvance(self.owner, others, 0))
        elif symbol == words.SHIPYARD_DRAFT:
            shipyard.start_draft(t, (self.owner, *others))
        elif symbol == words.LAUNCH_SHIP:
            t.then_all([shipyard.LaunchShip(seat) for seat in (self.owner, *others)])
        else:
            for seat in (self.owner, *others):
                receive(t, seat, symbol)


def receive(t: Table[State], seat: int, symbol: int) -> None:
    """The symbols that only give something: a scientist or a resource card.

    [ANT-124, ANT-126, ANT-127, ANT-R15, ANT-R17]
    """
    s = t.state
    area = s.areas[seat]
    amount = s.kit.symbol_amount[symbol]
    if symbol == words.SCIENTIST:
        hired = take_reserve(area, amount)
        if t.telling and hired:
            t.tell(events.ScientistsReceived(seat, hired, area.reserve))
    elif symbol == words.ADVANCED_RESOURCE:
        if s.advanced_stack > 0 and area.resources[ADVANCED] < s.kit.most_held[ADVANCED]:
            s.advanced_stack -= 1
            area.resources[ADVANCED] += 1
            if t.telling:
                t.tell(events.AdvancedCardTaken(seat, ADVANCED))
    elif (
        symbol == words.BASIC_RESOURCE
        and area.resources[BASIC] < s.kit.most_held[BASIC]
        and basic_stack(s) > 0
    ):
        area.resources[BASIC] += 1
        if t.telling:
            t.tell(events.ResourceCardTaken(seat, BASIC))


# --- the research action


def may_research(s: State, seat: int, zone: int, track: int, why: Why) -> bool:
    """A station of this track in the zone, something to count, and room to move.

    [ANT-100, ANT-101, ANT-R10, ANT-R11]
    """
    if not why.need(
        s.buildings[zone] & s.kit.track_stations[track] != 0, "ANT-101", "station-here", track
    ):
        return False
    worth = strength(s, seat, zone)
    return why.some(worth, "ANT-R11", "somebody-here") and may_advance(s, seat, track, worth, why)


def research(t: Table[State], seat: int, zone: int, track: int) -> None:
    """Advance by own ships + scientists in the zone [ANT-100, ANT-102, ANT-X03]."""
    points = strength(t.state, seat, zone)
    if t.telling:
        ships = ships_here(t.state, seat, zone)
        t.tell(events.StationUsed(seat, zone, ships, points - ships, points))
    advance(t, seat, track, points, "ANT-100")


@final
@frame
class ChooseTrack(Decision):
    """Where the research points of a building card or a shipyard card go: all on one track.

    [ANT-075, ANT-077, ANT-113, ANT-D08]
    """

    verb: ClassVar[str] = "advance"
    domain: ClassVar[Domain] = TRACK

    points: int

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        return may_advance(s, self.seat, pick, self.points, why)

    def resolve(self, t: Table[State], pick: i64) -> None:
        advance(t, self.seat, pick, self.points, "ANT-077")


@final
@frame
class ChooseAdvance(Decision):
    """Advance 3 on a track that nobody chose in this activation, or decline
    [ANT-123, ANT-R13, ANT-R14, ANT-D12]."""

    verb: ClassVar[str] = "advance"
    domain: ClassVar[Domain] = TRACK_OR_PASS

    waiting: tuple[int, ...]
    taken: int  # tracks chosen before, one bit each

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        if pick == PASS:
            return True
        return why.need(
            not self.taken >> pick & 1, "ANT-123", "track-not-taken", pick
        ) and may_advance(s, self.seat, pick, s.kit.symbol_amount[words.ADVANCE_3], why)

    def resolve(self, t: Table[State], pick: i64) -> None:
        taken = self.taken if pick == PASS else self.taken | 1 << pick
        if self.waiting:
            t.then(ChooseAdvance(self.waiting[0], self.waiting[1:], taken))
        if pick != PASS:
            advance(t, self.seat, pick, t.state.kit.symbol_amount[words.ADVANCE_3], "ANT-123")


# --- the symbol "move a ship"


def may_move(s: State, seat: int, place: int, why: Why) -> bool:
    """An own ship on the board that was not put there this turn [ANT-121, ANT-R29]."""
    ship = seat * words.SHIPS_EACH + place
    return why.must(zone_of(s, ship) >= 0, "ANT-121", "ship-on-board", ship) and why.need(
        not s.fresh >> ship & 1, "ANT-121", "ship-not-new", ship
    )


@final
@frame
class ChooseShip(Decision):
    """Which of your ships to move to another zone, or none [ANT-121, ANT-R14, ANT-R40, ANT-D11]."""

    verb: ClassVar[str] = "move"
    domain: ClassVar[Domain] = OWN_SHIP_OR_PASS

    waiting: tuple[int, ...]

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        return pick == PASS or may_move(s, self.seat, pick, why)

    def resolve(self, t: Table[State], pick: i64) -> None:
        if self.waiting:
            t.then(ChooseShip(self.waiting[0], self.waiting[1:]))
        if pick != PASS:
            t.then(ChooseHarbour(self.seat, self.seat * words.SHIPS_EACH + pick))


@final
@frame
class ChooseHarbour(Decision):
    """Where the ship moves: another open zone with a free space; no action there
    [ANT-121, ANT-R29, ANT-D11]."""

    verb: ClassVar[str] = "to"
    domain: ClassVar[Domain] = ZONE

    ship: int

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        return may_enter(s, self.ship, pick, why)

    def resolve(self, t: Table[State], pick: i64) -> None:
        origin = leave_zone(t.state, self.ship)
        t.state.queues[pick].append(self.ship)
        if t.telling:
            t.tell(events.ShipMoved(self.seat, self.ship, origin, pick))


def may_enter(s: State, ship: int, zone: int, why: Why) -> bool:
    """Another open zone with a free ship space [ANT-050, ANT-051, ANT-020]."""
    return (
        why.must(is_open_zone(s, zone), "ANT-020", "zone-open", zone)
        and why.need(ship not in s.queues[zone], "ANT-050", "another-zone", zone)
        and why.below(len(s.queues[zone]), s.kit.ship_spaces, "ANT-051", "ship-space-free")
    )
