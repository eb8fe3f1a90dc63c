"""Plan: the Event, the roll, and the secret assignment [CIR-030..040, CIR-166, CIR-R03, CIR-R04,
CIR-R25, CIR-D04, CIR-D05].
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from cosmeeple.games.circadians import events
from cosmeeple.games.circadians import vocabulary as words
from cosmeeple.games.circadians.harvester import open_caches
from cosmeeple.games.circadians.kit import FLIP_AT_END_OF_ERA, REVEAL_CACHES
from cosmeeple.games.circadians.state import (
    SAL_IN_POOL,
    SAL_PLACED,
    Area,
    State,
    farm_takes_die,
    leads,
    seats_from,
    shifted,
)
from cosmeeple.games.circadians.supply import gain_resource
from cosmeeple.kernel.engine.rows import append_members, insert_sorted, vec
from cosmeeple.kernel.frames import Decision, Domain, Effect, Simultaneous, Table, Why, frame

OWN_OR_COMMON: Final = Domain("event_choice", ("own", "common"))
OWN: Final = 0
#: An answer puts a face into the next Garage (place 0) or into a Farm (places 1 to 6).
FACE_COUNT: Final = words.SAL
LIKELY_OPTIONS: Final = 16
#: Dice of one face are counted in so many bits: nobody has as many as 16.
COUNT_BITS: Final = 4
MOST_DICE: Final = 15
ASSIGN: Final = Domain(
    "assign",
    tuple(
        [
            f"{place}:{face}"
            for place in ("garage", *[f"farm_{at}" for at in range(1, words.FARM_PLACES + 1)])
            for face in words.FACES[1:]
        ]
    ),
)


# --- the Event


@final
@frame
class RevealEvent(Effect):
    """Turn over the top Event; Renzo turns over one of his own too and chooses
    [CIR-030, CIR-166, CIR-R01, CIR-R25]."""

    def happen(self, t: Table[State]) -> None:
        s = t.state
        event = s.events[-1]
        s.events = s.events[:-1]
        s.events_shown = [*s.events_shown, event]
        if t.telling:
            t.tell(
                events.EventRevealed(s.radio, event, s.kit.cards.event_beneficial[event], s.round)
            )
        for seat in range(len(s.areas)):
            s.areas[seat].event = event
            if leads(s, seat, words.RENZO) and s.renzo and event != s.kit.cards.last_event:
                own = s.renzo[-1]
                s.renzo = s.renzo[:-1]
                s.renzo_shown = [*s.renzo_shown, own]
                if t.telling:
                    t.tell(events.OwnEventRevealed(seat, own))
                t.then(ChooseEvent(seat, own))
        if (
            s.kit.cards.event_kind[event] == REVEAL_CACHES
            and s.kit.planet.flip_rule == FLIP_AT_END_OF_ERA
        ):
            open_caches(t, (1 << len(words.CACHE_SLOTS)) - 1)


@final
@frame
class ChooseEvent(Decision):
    """Renzo resolves his own Event or the common one; the common one gives Water at once
    [CIR-166, CIR-D04]."""

    verb: ClassVar[str] = "event"
    domain: ClassVar[Domain] = OWN_OR_COMMON

    own_event: i64

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        return True

    def resolve(self, t: Table[State], pick: i64) -> None:
        if pick == OWN:
            t.state.areas[self.seat].event = self.own_event
        if t.telling:
            t.tell(events.EventChosen(self.seat, t.state.areas[self.seat].event))
        if pick != OWN:
            gain_resource(
                t, self.seat, words.WATER, t.state.kit.cards.renzo_water, "leader", "CIR-166"
            )


# --- the roll


@final
@frame
class RollDice(Effect):
    """All players roll their available dice behind their Screens; dice in HQ are not rolled
    [CIR-031, CIR-032]."""

    def happen(self, t: Table[State]) -> None:
        s = t.state
        for seat in range(len(s.areas)):
            area = s.areas[seat]
            rolled = vec[i64](capacity=area.idle + 1)
            for _ in range(area.idle):
                rolled = insert_sorted(rolled, t.rng.roll(words.SIDES))
            area.idle = 0
            if area.sal == SAL_IN_POOL:
                rolled = insert_sorted(rolled, words.SAL)
                area.sal = SAL_PLACED
            area.rolled = rolled
            if t.telling:
                t.tell(events.DiceRolled(seat, len(rolled)))
                t.tell(events.DiceSeen(seat, tuple(rolled)), seat)
        t.then(AssignDice(seats_from(s, 0)))


# --- the assignment


def faces_left(area: Area, given: vec[i64]) -> i64:
    """The faces of the dice behind the Screen that are not assigned yet, one bit each [CIR-033]."""
    left: i64 = 0  # four bits for each face: how many dice show it
    for face in area.rolled:
        if face > words.EMPTY:
            left += shifted(1, face * COUNT_BITS)
    for answer in given:
        left -= shifted(1, (answer % FACE_COUNT + 1) * COUNT_BITS)
    faces: i64 = 0
    for face in range(1, FACE_COUNT + 1):
        if left >> face * COUNT_BITS & MOST_DICE:
            faces |= 1 << face
    return faces


def in_garages(given: vec[i64]) -> i64:
    """Dice assigned to Garages so far [CIR-034]."""
    count: i64 = 0
    for answer in given:
        if answer < FACE_COUNT:
            count += 1
    return count


def farms_taken(given: vec[i64]) -> i64:
    """The Farms that have been assigned a die, one bit each [CIR-035]."""
    taken: i64 = 0
    for answer in given:
        taken |= 1 << answer // FACE_COUNT
    return taken


def add_faces(options: vec[i64], place: i64, faces: i64) -> vec[i64]:
    """Each of the faces, one bit each, into this place."""
    return append_members(options, faces >> 1, place * FACE_COUNT)


@final
@frame
class AssignDice(Simultaneous):
    """Assign every die, in secret: into the next Garage from the left, or into any free Farm that
    takes one [CIR-033..035, CIR-040, CIR-R03, CIR-R04, CIR-D05].
    """

    verb: ClassVar[str] = "assign"
    domain: ClassVar[Domain] = ASSIGN

    def allows(self, s: State, seat: i64, given: vec[i64], pick: i64, why: Why) -> bool:
        area = s.areas[seat]
        place, face = pick // FACE_COUNT, pick % FACE_COUNT + 1
        if not why.need(faces_left(area, given) >> face & 1 == 1, "CIR-033", "die-to-assign", face):
            return False
        if place == 0:
            garages = in_garages(given)
            return why.need(
                garages < words.GARAGES, "CIR-034", "garage-left", garages, words.GARAGES
            )
        return why.must(
            farm_takes_die(s, area, place - 1), "CIR-R04", "farm-takes-die", place
        ) and why.need(farms_taken(given) >> place & 1 == 0, "CIR-035", "farm-free", place)

    def options_of(self, s: State, seat: i64, given: vec[i64]) -> vec[i64]:
        area = s.areas[seat]
        if len(given) >= len(area.rolled):
            return vec[i64]()
        faces = faces_left(area, given)
        options = vec[i64](capacity=LIKELY_OPTIONS)
        if in_garages(given) < words.GARAGES:
            options = add_faces(options, 0, faces)
        taken = farms_taken(given)
        for place in range(1, words.PRINTED_FARMS + len(area.farms) + 1):
            if taken >> place & 1 == 0 and farm_takes_die(s, area, place - 1):
                options = add_faces(options, place, faces)
        return options

    def reveal(self, t: Table[State], given: vec[vec[i64]]) -> None:
        """All Screens are removed at once [CIR-040]."""
        s = t.state
        for at in range(len(self.seats)):
            seat = self.seats[at]
            area = s.areas[seat]
            garage: i64 = 0
            for answer in given[at]:
                place, face = answer // FACE_COUNT, answer % FACE_COUNT + 1
                if place == 0:
                    area.garages[garage] = face
                    garage += 1
                else:
                    area.farm_dice[place - 1] = face
            area.rolled = vec[i64]()
            if t.telling:
                farming = tuple([face for face in area.farm_dice if face])
                t.tell(
                    events.DiceAssigned(
                        seat, tuple(area.garages[:garage]), farming, garage, len(farming)
                    )
                )
