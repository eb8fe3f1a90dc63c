"""The whole game: position, questions, scoring, and what may be known."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from mypy_extensions import i64

from cosmeeple.kernel.engine.agenda import (
    BaseRecord,
    BaseState,
    Decision,
    Effect,
    Frame,
    Simultaneous,
)
from cosmeeple.kernel.engine.domain import Domain
from cosmeeple.kernel.engine.journal import Event
from cosmeeple.kernel.engine.outcome import Outcome, ScoreRow, ranks_by
from cosmeeple.kernel.engine.reasons import Why
from cosmeeple.kernel.engine.rng import Rng
from cosmeeple.kernel.engine.rows import vec
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.records.fields import HIDDEN, Bits, Id, Int, Kinds, ListOf
from cosmeeple.kernel.records.record import frame, record
from cosmeeple_comets.data import COMETS, DUST, ICE, IRON, PROBES, CometsKit

PROBE: Final = Domain("probe", PROBES)
COMET: Final = Domain("comet", COMETS)

# --- the position


@record
class Fisher(BaseRecord):
    """What belongs to one player: the probes that have not flown, a bit each, and the comets
    caught, by kind."""

    probes: int
    caught: list[int]


@record
class State(BaseState):
    kit: CometsKit
    areas: list[Fisher]
    pile: list[int]  # the last comet lies on top
    sky: list[int]  # comets of the round that nobody has taken yet
    leader: int
    round: int


KINDS: Final = Kinds(
    {
        "seat": Id("seat"),
        "leader": Id("seat"),
        "probes": Bits("probe"),
        "probe": Id("probe"),
        "comet": Id("comet"),
        "caught": ListOf(Int()),
        "pile": ListOf(Id("comet")),
        "sky": ListOf(Id("comet")),
        "round": Int(),
    }
)
KINDS.by_name["areas"] = KINDS.per("seat", Fisher)

# --- what happens


class CometsCame(Event, rule="COM-001"):
    round: int
    sky: tuple[int, ...]


class ProbeFlew(Event, rule="COM-002"):
    seat: int
    probe: int


class CometCaught(Event, rule="COM-003"):
    seat: int
    comet: int


@frame
class BeginRound(Effect):
    """Comets come, as long as there are probes [COM-001, COM-004]."""

    def happen(self, t: Table[State]) -> None:
        s = t.state
        if s.round == s.kit.constants.probes:
            t.finish()
            return
        s.round += 1
        s.sky = sorted([s.pile.pop() for _ in s.areas])
        if t.telling:
            t.tell(CometsCame(s.round, tuple(s.sky)))
        t.then(
            ChooseProbe(tuple([(s.leader + step) % len(s.areas) for step in range(len(s.areas))]))
        )


@frame
class ChooseProbe(Simultaneous):
    """Everybody sends a probe, in secret [COM-002]."""

    verb: ClassVar[str] = "send"
    domain: ClassVar[Domain] = PROBE

    def allows(self, s: State, seat: i64, given: vec[i64], pick: i64, why: Why) -> bool:
        return why.must(len(given) == 0, "COM-002", "one-probe") and why.need(
            s.areas[seat].probes >> pick & 1 == 1, "COM-002", "probe-left", pick
        )

    def reveal(self, t: Table[State], given: vec[vec[i64]]) -> None:
        order = sorted(range(len(self.seats)), key=lambda place: -given[place][0])
        for place in range(len(self.seats)):
            seat, probe = self.seats[place], given[place][0]
            t.state.areas[seat].probes &= ~(1 << probe)
            if t.telling:
                t.tell(ProbeFlew(seat, probe))
        t.state.leader = self.seats[1]
        t.then_all([*[CatchComet(self.seats[place]) for place in order], BeginRound()])


@frame
class CatchComet(Decision):
    """Take one of the comets that are left [COM-003]."""

    verb: ClassVar[str] = "catch"
    domain: ClassVar[Domain] = COMET

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        return why.need(pick in s.sky, "COM-003", "comet-there", pick)

    def resolve(self, t: Table[State], pick: i64) -> None:
        t.state.sky.remove(pick)
        t.state.areas[self.seat].caught[pick] += 1
        if t.telling:
            t.tell(CometCaught(self.seat, pick))


def set_up(kit: CometsKit, seats: int, options: Mapping[str, str], rng: Rng) -> Table[State]:
    pile = [comet for comet, copies in enumerate(kit.copies) for _ in range(copies)]
    rng.shuffle(pile)
    probes = (1 << kit.constants.probes) - 1
    areas = [Fisher(probes, [0] * len(COMETS)) for _ in range(seats)]
    agenda: list[Frame] = [BeginRound()]
    return Table(State(kit, areas, pile, [], 0, 0), agenda, rng)


# --- who wins, and who knows what


def outcome(s: State) -> Outcome:
    """Ice by its square, iron by the piece, dust for the most [COM-004]."""
    dust = [area.caught[DUST] for area in s.areas]
    most = max(dust)
    alone = dust.count(most) == 1
    rules = s.kit.constants
    rows = (
        ScoreRow(
            "ice",
            "",
            tuple([min(area.caught[ICE], rules.ice_square_up_to) ** 2 for area in s.areas]),
        ),
        ScoreRow("iron", "", tuple([area.caught[IRON] * s.kit.points[IRON] for area in s.areas])),
        ScoreRow(
            "dust",
            "",
            tuple([rules.dust_most if alone and number == most else 0 for number in dust]),
        ),
    )
    totals = [sum([row.points[seat] for row in rows]) for seat in range(len(s.areas))]
    return ranks_by(rows, totals, [("ice", [area.caught[ICE] for area in s.areas])])


def evaluate(s: State, seat: int) -> float:
    """Points so far, and what strong probes are still good for: a word for bots, no rule."""
    scores = outcome(s).scores
    power = [0.2 * sum(i for i in range(len(PROBES)) if area.probes >> i & 1) for area in s.areas]
    others = max(scores[other] + power[other] for other in range(len(scores)) if other != seat)
    return scores[seat] + power[seat] - others


def mask(s: State, seat: int, frame: Frame | None) -> State:
    """Only the pile is hidden; probes that fly are the table's secret until all are chosen."""
    seen = s.clone()
    seen.pile = [HIDDEN] * len(s.pile)
    return seen


def redeal(s: State, seat: int, frame: Frame | None, rng: Rng) -> None:
    rng.shuffle(s.pile)


def laws(s: State) -> dict[str, int]:
    return {"comets": len(s.pile) + len(s.sky) + sum([sum(area.caught) for area in s.areas])}


def moment(s: Any, seat: int) -> int:
    return int(s.round)
