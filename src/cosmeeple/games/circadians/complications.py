"""Complications: conditions in a column of the Negotiation board and the penalties they bring
[CIR-116..121, CIR-164, CIR-199, CIR-D15].
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from cosmeeple.games.circadians import events
from cosmeeple.games.circadians import vocabulary as words
from cosmeeple.games.circadians.harvester import MoveBack
from cosmeeple.games.circadians.progress import CARDS_PER_REWARD, take_reward
from cosmeeple.games.circadians.state import State, lay, leads, value_of
from cosmeeple.games.circadians.supply import DiscardContracts
from cosmeeple.games.circadians.tokens import DestroyFarm, DestroyShip
from cosmeeple.kernel.frames import PASS, Decision, Domain, Effect, Table, Why, frame

CONDITION_OR_PASS: Final = Domain("condition", words.CONDITIONS, True)
MIRROR: Final = words.INCIDENTS
PENALTY: Final = Domain(
    "penalty_or_mirror", (*words.PENALTIES, *[f"mirror:{name}" for name in words.PENALTIES])
)
#: Where a die can be taken from: bottom of the base, Canteen, Garages, Farms, HQ, then up to 4
#: spaces of each Station.
AT_GARAGES: Final = 2
AT_FARMS: Final = AT_GARAGES + words.GARAGES
AT_HEADQUARTERS: Final = AT_FARMS + words.FARM_PLACES
AT_STATIONS: Final = AT_HEADQUARTERS + words.HQ_PLACES
OWN_DIE: Final = Domain(
    "own_die",
    (
        "base",
        "canteen",
        *words.DIE_PLACES,
        *[f"headquarters_{at}" for at in range(1, words.HQ_PLACES + 1)],
        *[
            f"{name}_{at}"
            for name in words.LOCATIONS[words.FIRST_STATION : words.LAST_STATION + 1]
            for at in range(1, words.STATION_SPACES + 1)
        ],
    ),
)


# --- step 4: Complication


def complications_met(s: State, column: i64, value: i64) -> i64:
    """The conditions that hold in the column and whose token is still on the left, one bit each
    [CIR-116, CIR-117, CIR-R46].
    """
    total: i64 = 0
    alike: i64 = 0
    pieces = s.board[words.NEGOTIATION]
    first: i64 = column * words.ROWS * words.ROW_SPACES
    for at in range(first, first + words.ROWS * words.ROW_SPACES):
        piece = pieces[at]
        if piece != words.FREE:
            shown = value_of(s, words.face_of(piece))
            total += shown
            if shown == value:
                alike += 1
    met: i64 = 0
    threshold = s.kit.talks.threshold
    for condition in range(words.INCIDENTS):
        if s.complications >> condition & 1:
            needed = threshold[condition]
            if (needed and total >= needed) or (needed == 0 and alike > 1):
                met |= 1 << condition
    return met


@final
@frame
class SeeComplication(Effect):
    """Look at all dice of the column, the new one included [CIR-116]."""

    owner: i64
    column: i64
    value: i64

    def happen(self, t: Table[State]) -> None:
        met = complications_met(t.state, self.column, self.value)
        if met:
            t.then(ChooseComplication(self.owner, met))


@final
@frame
class ChooseComplication(Decision):
    """Resolve exactly one of the conditions met; the Leyrien Scepter may ignore them
    [CIR-117, CIR-199, CIR-R35, CIR-D15].
    """

    verb: ClassVar[str] = "complication"
    domain: ClassVar[Domain] = CONDITION_OR_PASS

    met: i64

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        if pick == PASS:
            return why.need(
                s.areas[self.seat].fulfilled & s.kit.cards.scepters != 0, "CIR-199", "has-scepter"
            )
        return why.need(self.met >> pick & 1 == 1, "CIR-116", "condition-met", pick)

    def resolve(self, t: Table[State], pick: i64) -> None:
        if pick == PASS:
            if t.telling:
                t.tell(events.ComplicationIgnored(self.seat))
            return
        if t.telling:
            t.tell(events.ComplicationMet(self.seat, pick))
        t.then(ChoosePenalty(self.seat, pick))


def can_suffer(s: State, seat: i64, penalty: i64) -> bool:
    """Would the penalty change anything? [CIR-119, CIR-R11..R13]"""
    area = s.areas[seat]
    if penalty == words.DISCARD_CONTRACTS:
        return len(area.hand) > 0
    if penalty == words.DESTROY_SHIP:
        return len(area.ships) > 0
    if penalty == words.RETURN_DIE:
        return has_returnable_die(s, seat)
    if penalty == words.DESTROY_FARM:
        return len(area.farms) > 0
    if penalty == words.HARVESTER_BACK:
        return area.harvester != s.kit.planet.centre
    return area.resources[words.GEM] > 0


@final
@frame
class ChoosePenalty(Decision):
    """Move the token to a free space and suffer the penalty above it; Lysias may take its mirror
    image [CIR-118, CIR-119, CIR-164, CIR-R12, CIR-R35, CIR-D15].
    """

    verb: ClassVar[str] = "penalty"
    domain: ClassVar[Domain] = PENALTY

    condition: i64

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        penalty = pick % MIRROR
        if not why.need(
            not s.penalties_taken >> penalty & 1, "CIR-118", "incident-space-free", penalty
        ):
            return False
        if pick >= MIRROR:
            return why.need(leads(s, self.seat, words.LYSIAS), "CIR-164", "is-lysias")
        if can_suffer(s, self.seat, penalty):
            return True
        escape = False
        for other in range(words.INCIDENTS):
            if not s.penalties_taken >> other & 1 and can_suffer(s, self.seat, other):
                escape = True
                break
        return why.need(not escape, "CIR-119", "cannot-dodge", penalty)

    def resolve(self, t: Table[State], pick: i64) -> None:
        s = t.state
        penalty = pick % MIRROR
        s.complications &= ~(1 << self.condition)
        s.penalties_taken |= 1 << penalty
        if t.telling:
            t.tell(events.PenaltySuffered(self.seat, self.condition, penalty, pick >= MIRROR))
        if pick >= MIRROR:
            take_reward(t, self.seat, s.kit.talks.mirror[penalty], "CIR-164")
        elif can_suffer(s, self.seat, penalty):
            suffer(t, self.seat, penalty)


def suffer(t: Table[State], seat: i64, penalty: i64) -> None:
    """The penalty as printed [CIR-120]."""
    if penalty == words.DISCARD_CONTRACTS:
        t.then(DiscardContracts(seat, CARDS_PER_REWARD))
    elif penalty == words.DESTROY_SHIP:
        t.then(DestroyShip(seat))
    elif penalty == words.RETURN_DIE:
        t.then(ReturnDie(seat))
    elif penalty == words.DESTROY_FARM:
        t.then(DestroyFarm(seat))
    elif penalty == words.HARVESTER_BACK:
        t.then(MoveBack(seat))
    else:
        t.state.areas[seat].resources[words.GEM] -= 1
        if t.telling:
            t.tell(events.GemLost(seat))


# --- returning a die


def returnable(s: State, seat: i64, place: i64) -> bool:
    """An own ordinary die lies there: base, HQ or Station, never Sal, Warehouse or Negotiation
    board [CIR-100, CIR-120, CIR-161, CIR-R13].
    """
    area = s.areas[seat]
    if place == 0:
        return area.idle > 0
    if place == 1:
        return area.canteen > 0
    if place < AT_FARMS:
        face = area.garages[place - AT_GARAGES]
        return face != words.EMPTY and face != words.SAL
    if place < AT_HEADQUARTERS:
        face = area.farm_dice[place - AT_FARMS]
        return face != words.EMPTY and face != words.SAL
    location, at = board_place(place)
    spaces = s.board[location]
    if at >= len(spaces) or spaces[at] == words.FREE:
        return False
    return words.owner_of(spaces[at]) == seat and words.face_of(spaces[at]) != words.SAL


def board_place(place: i64) -> tuple[i64, i64]:
    """The location and the space behind a place of OWN_DIE on the boards."""
    if place < AT_STATIONS:
        return words.HEADQUARTERS, place - AT_HEADQUARTERS
    number = place - AT_STATIONS
    return words.FIRST_STATION + number // words.STATION_SPACES, number % words.STATION_SPACES


def has_returnable_die(s: State, seat: i64) -> bool:
    for place in OWN_DIE.picks:
        if returnable(s, seat, place):
            return True
    return False


@final
@frame
class ReturnDie(Decision):
    """Return one own die to the reserve; a space on a Station becomes free again
    [CIR-100, CIR-120, CIR-R13, CIR-R52, CIR-D15].
    """

    verb: ClassVar[str] = "return"
    domain: ClassVar[Domain] = OWN_DIE

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        return why.need(returnable(s, self.seat, pick), "CIR-R13", "own-die-there")

    def resolve(self, t: Table[State], pick: i64) -> None:
        s = t.state
        area = s.areas[self.seat]
        if pick == 0:
            area.idle -= 1
        elif pick == 1:
            area.canteen -= 1
        elif pick < AT_FARMS:
            area.garages[pick - AT_GARAGES] = words.EMPTY
        elif pick < AT_HEADQUARTERS:
            area.farm_dice[pick - AT_FARMS] = words.EMPTY
        else:
            location, at = board_place(pick)
            lay(s, location, at, words.FREE)
        area.reserve += 1
        if t.telling:
            t.tell(events.DieReturned(self.seat, area.reserve))
