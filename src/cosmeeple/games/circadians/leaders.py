"""Choosing Leaders and what they start with [CIR-021, CIR-022, CIR-161, CIR-166, CIR-169, CIR-171,
CIR-230, CIR-232, CIR-R51, CIR-D01].
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from cosmeeple.games.circadians import events
from cosmeeple.games.circadians import vocabulary as words
from cosmeeple.games.circadians.state import SAL_IN_POOL, State, leads, seats_from, without
from cosmeeple.games.circadians.tokens import NEW, put_farm
from cosmeeple.kernel.engine.rows import append, picks, vec
from cosmeeple.kernel.frames import Decision, Domain, Effect, Simultaneous, Table, Why, frame

LEADER: Final = Domain("leader", words.LEADERS)


def take_leader(t: Table[State], seat: i64, leader: i64, cites: str) -> None:
    """The card lies face up beside the base [CIR-021, CIR-230, CIR-232]."""
    t.state.areas[seat].leaders |= 1 << leader
    if t.telling:
        t.tell(events.LeaderTaken(seat, leader, cites))


@final
@frame
class KeepLeader(Simultaneous):
    """Keep one of the Leaders dealt to you; the others go back to the box unseen
    [CIR-021, CIR-D01]."""

    verb: ClassVar[str] = "leader"
    domain: ClassVar[Domain] = LEADER

    def allows(self, s: State, seat: i64, given: vec[i64], pick: i64, why: Why) -> bool:
        return why.need(not given, "CIR-021", "one-leader") and why.need(
            pick in s.areas[seat].offered, "CIR-021", "leader-dealt", pick
        )

    def options_of(self, s: State, seat: i64, given: vec[i64]) -> vec[i64]:
        return vec[i64]() if given else picks(s.areas[seat].offered)

    def reveal(self, t: Table[State], given: vec[vec[i64]]) -> None:
        s = t.state
        for at in range(len(self.seats)):
            seat = self.seats[at]
            area = s.areas[seat]
            take_leader(t, seat, given[at][0], "CIR-021")
            s.leaders_out = sorted(s.leaders_out + without(area.offered, given[at][0]))
            area.offered = []


@final
@frame
class PickLeader(Decision):
    """Choose openly, in turn order: one of all Leaders, or with the Dyadic Alliance one of those
    left [CIR-021, CIR-230, CIR-232, CIR-D01].
    """

    verb: ClassVar[str] = "leader"
    domain: ClassVar[Domain] = LEADER

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        return why.need(pick in s.leaders_left, "CIR-232", "leader-left", pick)

    def resolve(self, t: Table[State], pick: i64) -> None:
        t.state.leaders_left = without(t.state.leaders_left, pick)
        # Only in the Dyadic Alliance Leaders leave the game between the choices.
        dyadic = len(t.state.leaders_out) > 0 or any(
            [isinstance(frame, RemoveLeader) for frame in t.agenda]
        )
        take_leader(t, self.seat, pick, "CIR-230" if dyadic else "CIR-232")


@final
@frame
class RemoveLeader(Decision):
    """Dyadic Alliance: remove one of the Leaders left from the game [CIR-230, CIR-D01]."""

    verb: ClassVar[str] = "remove"
    domain: ClassVar[Domain] = LEADER

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        return why.need(pick in s.leaders_left, "CIR-230", "leader-left", pick)

    def resolve(self, t: Table[State], pick: i64) -> None:
        t.state.leaders_left = without(t.state.leaders_left, pick)
        t.state.leaders_out = [*t.state.leaders_out, pick]
        if t.telling:
            t.tell(events.LeaderRemoved(self.seat, pick))


@final
@frame
class GrantLeaders(Effect):
    """Leaders with tokens or cards of their own receive them [CIR-022, CIR-161, CIR-166, CIR-169,
    CIR-171, CIR-R25, CIR-R51].
    """

    def happen(self, t: Table[State]) -> None:
        s = t.state
        s.leaders_out = sorted(s.leaders_out + s.leaders_left)
        s.leaders_left = []
        for seat in seats_from(s, s.radio):
            area = s.areas[seat]
            if leads(s, seat, words.BJORG):
                area.sal = SAL_IN_POOL
                if t.telling:
                    t.tell(events.SalJoined(seat))
            if leads(s, seat, words.UL_KAH_TAL):
                area.ships = append(area.ships, words.UL_KAH_TAL_SHIP)
                if t.telling:
                    t.tell(
                        events.ShipBuilt(
                            seat, words.UL_KAH_TAL_SHIP, len(area.ships) + 1, "CIR-171"
                        )
                    )
            if leads(s, seat, words.RENZO):
                cards = s.events_out.copy()
                t.rng.shuffle(cards)
                s.renzo = [cards.pop() for _ in range(s.kit.cards.renzo_events)]
                s.events_out = cards
                if t.telling:
                    t.tell(events.RenzoDealt(seat, len(s.renzo)))
            if leads(s, seat, words.SUNARI):
                put_farm(t, seat, words.SUNARI_FARM, NEW, "CIR-169")
