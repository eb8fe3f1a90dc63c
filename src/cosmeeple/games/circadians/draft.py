"""The first Contracts: draft, or a choice of five when alone
[CIR-018, CIR-023..025, CIR-R33, CIR-D02]."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64

from cosmeeple.games.circadians.events import ContractsPassed, DraftEnded
from cosmeeple.games.circadians.state import State, leads, seats_from, without
from cosmeeple.games.circadians.supply import CONTRACT_CARD, DiscardContracts, draw_contracts
from cosmeeple.games.circadians.vocabulary import ZOEY
from cosmeeple.kernel.engine.rows import insert_sorted, picks, vec
from cosmeeple.kernel.frames import Domain, Effect, Simultaneous, Table, Why, frame


@final
@frame
class DealContracts(Effect):
    """Four cards each for the draft; one player alone draws five and discards two
    [CIR-023, CIR-025, CIR-R41]."""

    def happen(self, t: Table[State]) -> None:
        s = t.state
        rules = s.kit.rules
        if len(s.areas) == 1:
            draw_contracts(t, 0, rules.solo_drawn, "CIR-025")
            t.then(DiscardContracts(0, rules.solo_discarded))
            return
        for area in s.areas:
            area.draft = sorted(s.contracts[-rules.draft_hand :])
            s.contracts = s.contracts[: -rules.draft_hand]
        t.then(DraftContract(seats_from(s, 0), 1))


@final
@frame
class DraftContract(Simultaneous):
    """Keep one of the Contracts before you and pass the rest to the left; the last one left over is
    discarded [CIR-023, CIR-R33, CIR-D02].
    """

    verb: ClassVar[str] = "draft"
    domain: ClassVar[Domain] = CONTRACT_CARD

    step: i64

    def allows(self, s: State, seat: i64, given: vec[i64], pick: i64, why: Why) -> bool:
        return why.need(not given, "CIR-023", "one-contract") and why.need(
            pick in s.areas[seat].draft, "CIR-023", "contract-passed", pick
        )

    def options_of(self, s: State, seat: i64, given: vec[i64]) -> vec[i64]:
        return vec[i64]() if given else picks(s.areas[seat].draft)

    def reveal(self, t: Table[State], given: vec[vec[i64]]) -> None:
        s = t.state
        seats = len(s.areas)
        rest: list[list[int]] = []
        for at in range(len(self.seats)):
            area = s.areas[self.seats[at]]
            card = given[at][0]
            area.hand = insert_sorted(area.hand, card)
            rest.append(without(area.draft, card))
            area.draft = []
        if self.step == s.kit.rules.draft_kept:
            for cards in rest:
                s.discard = s.discard + cards
            if t.telling:
                t.tell(DraftEnded(seats))
            return
        for seat in range(seats):
            s.areas[(seat + 1) % seats].draft = rest[seat]
        if t.telling:
            t.tell(ContractsPassed(self.step, len(rest[0])))
        t.then(DraftContract(self.seats, self.step + 1))


@final
@frame
class DrawForZoey(Effect):
    """Zoey draws her extra Contracts once all have their hands [CIR-024, CIR-173]."""

    def happen(self, t: Table[State]) -> None:
        for seat in range(len(t.state.areas)):
            if leads(t.state, seat, ZOEY):
                draw_contracts(t, seat, t.state.kit.cards.zoey_contracts, "CIR-024")
