"""Extra placements after the first world of a Settle phase [RAC-109, RAC-213, RAC-214, RAC-220,
RAC-221, RAC-R08, RAC-D10]."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from cosmeeple.games.race.conquest import BoostMilitary, offer_muster
from cosmeeple.games.race.payment import CARD_OR_PASS
from cosmeeple.games.race.settled import WorldSettled, give_up, lay_world
from cosmeeple.games.race.state import State
from cosmeeple.games.race.vocabulary import NONE
from cosmeeple.games.race.worlds import is_peaceful, leftover_use, may_conquer
from cosmeeple.kernel.engine.rows import distinct, vec, with_first
from cosmeeple.kernel.frames import PASS, Decision, Domain, Effect, Table, Why, frame

# Extra placements that have been offered already, one bit each.
CONVOY: Final = 1
PROJECT: Final = 2


def power_holder(s: State, seat: i64, bit: i64) -> i64:
    """The card with an extra placement power that was there at the start of the phase, or NONE
    [RAC-042, RAC-213, RAC-214]."""
    area = s.areas[seat]
    has_power = s.kit.facts.uses_leftover if bit == CONVOY else s.kit.facts.adds_world
    for place in range(area.old):
        if has_power[area.tableau[place]]:
            return area.tableau[place]
    return NONE


@final
@frame
class ExtraPlacements(Effect):
    """The player's extra placements, each offered once; with both powers the player says which
    comes first [RAC-109, RAC-220, RAC-221, RAC-R08]."""

    owner: i64
    offered: i64

    def happen(self, t: Table[State]) -> None:
        s = t.state
        area = s.areas[self.owner]
        if len(area.hand) == 0:
            return
        convoy: i64 = NONE
        if not self.offered & CONVOY and area.conquered != NONE:
            convoy = power_holder(s, self.owner, CONVOY)
        project: i64 = NONE
        if not self.offered & PROJECT:
            project = power_holder(s, self.owner, PROJECT)
        if convoy != NONE and project != NONE:
            t.then(ChooseExtra(self.owner, self.offered))
        elif convoy != NONE:
            t.then(
                ExtraWorld(self.owner, convoy), ExtraPlacements(self.owner, self.offered | CONVOY)
            )
        elif project != NONE:
            t.then(
                ExtraWorld(self.owner, project), ExtraPlacements(self.owner, self.offered | PROJECT)
            )


@final
@frame
class ChooseExtra(Decision):
    """Which of the two extra placements comes first, or none at all [RAC-109, RAC-D10]."""

    verb: ClassVar[str] = "use"
    domain: ClassVar[Domain] = CARD_OR_PASS

    offered: i64

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        if pick == PASS:
            return True
        holders = (power_holder(s, self.seat, CONVOY), power_holder(s, self.seat, PROJECT))
        return why.need(pick in holders, "RAC-109", "places-extra", pick)

    def resolve(self, t: Table[State], pick: i64) -> None:
        if pick == PASS:
            return
        bit = CONVOY if pick == power_holder(t.state, self.seat, CONVOY) else PROJECT
        t.then(ExtraWorld(self.seat, pick), ExtraPlacements(self.seat, self.offered | bit))


@final
@frame
class ExtraWorld(Decision):
    """Conquer one more world with the surplus, or give up the card for a free one
    [RAC-220, RAC-221, RAC-D10]."""

    verb: ClassVar[str] = "extra"
    domain: ClassVar[Domain] = CARD_OR_PASS

    by: i64

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        if pick == PASS:
            return True
        area = s.areas[self.seat]
        facts = s.kit.facts
        if not (
            why.must(pick in area.hand, "RAC-220", "in-hand", pick)
            and why.must(facts.is_world[pick] == 1, "RAC-220", "is-world", pick)
        ):
            return False
        if facts.uses_leftover[self.by]:
            return why.must(
                facts.is_military[pick] == 1, "RAC-220", "is-military", pick
            ) and may_conquer(s, area, pick, leftover_use(s, area, pick), why)
        return why.need(is_peaceful(s, area, pick), "RAC-221", "is-peaceful", pick)

    def options(self, s: State) -> vec[i64]:
        return self.allowed(s, with_first(PASS, distinct(s.areas[self.seat].hand)))

    def is_forced(self) -> bool:
        return False

    def resolve(self, t: Table[State], pick: i64) -> None:
        if pick == PASS:
            return
        if t.state.kit.facts.uses_leftover[self.by]:
            lay_world(t, self.seat, pick, "RAC-220")
            tokens = len(t.state.areas[self.seat].tokens) > 0
            t.then(WorldSettled(self.seat, pick))
            offer_muster(t, self.seat, pick)
            t.then(BoostMilitary(self.seat, pick, True, tokens))
        else:
            lay_world(t, self.seat, pick, "RAC-221")
            give_up(t, self.seat, self.by, pick, "RAC-221")
            t.then(WorldSettled(self.seat, pick))
            offer_muster(t, self.seat, pick)
