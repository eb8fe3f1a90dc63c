"""Phase III: Settle [RAC-100..114, RAC-205..216, RAC-220..223, RAC-241, RAC-D06..D10].

All choose in secret and reveal; goods come onto the windfall worlds; then the players finish one
after the other: pay or conquer, take what comes with the world, place extra worlds [RAC-109,
RAC-R31].
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from cosmeeple.games.race import worlds
from cosmeeple.games.race.cards import draw
from cosmeeple.games.race.conquest import BoostMilitary, Muster, has_boost, offer_muster
from cosmeeple.games.race.events import CardPaid, CardRevealed, LuckTried, NothingPlaced, PhaseBegan
from cosmeeple.games.race.extra_worlds import CONVOY, PROJECT, ExtraPlacements, power_holder
from cosmeeple.games.race.payment import payment_rule
from cosmeeple.games.race.settled import WorldSettled, add_to_tableau, give_up, lay_world
from cosmeeple.games.race.state import State, begin_phase, player_order, printed
from cosmeeple.games.race.tokens import pay_with_tokens
from cosmeeple.games.race.vocabulary import CARD_COUNT, CARDS, NONE
from cosmeeple.kernel.engine.agenda import PASS, Decision, Effect, Frame, Simultaneous
from cosmeeple.kernel.engine.domain import Domain
from cosmeeple.kernel.engine.reasons import Why
from cosmeeple.kernel.engine.rows import append, insert_sorted, vec
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.records.record import frame

SETTLE_PHASE: Final = 2
#: A world from the hand, or the power to try one's luck.
LUCKY: Final = CARD_COUNT
SETTLING: Final = Domain("settling", (*CARDS, "lucky"), True)
WAY: Final = Domain("way", ("conquer", "pay", *[f"by:{card}" for card in CARDS]))


def is_lucky(s: State, seat: i64) -> bool:
    """Has the player the power to settle by luck [RAC-215, RAC-222]?"""
    return printed(s.kit.facts.is_lucky, s.areas[seat]) > 0


@final
@frame
class Settle(Effect):
    """The phase begins: all choose in secret [RAC-040, RAC-100]."""

    bonus: i64

    def happen(self, t: Table[State]) -> None:
        begin_phase(t.state, self.bonus)
        if t.telling:
            t.tell(PhaseBegan(SETTLE_PHASE))
        order = player_order(t.state)
        t.then(ChooseWorld(order))


@final
@frame
class ChooseWorld(Simultaneous):
    """A world from the hand that can be paid or conquered, the lucky power instead, or nothing
    [RAC-100, RAC-D06, RAC-R09]."""

    verb: ClassVar[str] = "settle"
    domain: ClassVar[Domain] = SETTLING

    def allows(self, s: State, seat: i64, given: vec[i64], pick: i64, why: Why) -> bool:
        area = s.areas[seat]
        lucky = is_lucky(s, seat)
        asked = why.must(
            len(given) == 0 and (lucky or len(area.hand) > 0), "RAC-100", "chooses-once"
        )
        if pick == PASS or not asked:
            return asked
        if pick == LUCKY:
            return why.need(lucky, "RAC-222", "has-lucky-power")
        return (
            why.must(pick in area.hand, "RAC-100", "in-hand", pick)
            and why.must(s.kit.facts.is_world[pick] == 1, "RAC-100", "is-world", pick)
            and worlds.may_settle(s, seat, pick, len(area.hand) - 1, why)
        )

    def options_of(self, s: State, seat: i64, given: vec[i64]) -> vec[i64]:
        area = s.areas[seat]
        if len(given) > 0:
            return vec[i64]()
        lucky = is_lucky(s, seat)
        if len(area.hand) == 0 and not lucky:
            return vec[i64]()
        is_world = s.kit.facts.is_world
        rest: i64 = len(area.hand) - 1
        legal = vec[i64]([PASS], capacity=len(area.hand) + 2)
        for card in area.hand:
            if is_world[card] and worlds.can_settle(s, seat, card, rest):
                legal = append(legal, card)
        if lucky:
            legal = append(legal, LUCKY)
        return legal

    def is_forced(self) -> bool:
        return False

    def reveal(self, t: Table[State], given: vec[vec[i64]]) -> None:
        """Worlds are laid down, windfall worlds get their goods, then player by player
        [RAC-100, RAC-106, RAC-109, RAC-222, RAC-R31]."""
        s = t.state
        followers: list[Frame] = []
        for place in range(len(self.seats)):
            seat = self.seats[place]
            pick = given[place][0] if len(given[place]) > 0 else PASS
            if pick == PASS:
                if t.telling:
                    t.tell(NothingPlaced(seat, "RAC-100"))
                if has_boost(s, s.areas[seat]):
                    followers.append(Muster(seat, NONE))
            elif pick == LUCKY:
                if t.telling:
                    t.tell(LuckTried(seat))
                followers.append(TryLuck(seat))
            else:
                lay_world(t, seat, pick, "RAC-100")
                followers.append(SettleWorld(seat, pick, len(s.areas[seat].tokens) > 0))
            if power_holder(s, seat, CONVOY) != NONE or power_holder(s, seat, PROJECT) != NONE:
                followers.append(ExtraPlacements(seat, 0))
        t.then_all(followers)


@final
@frame
class TryLuck(Effect):
    """Turn up the top card: a non-military world is placed for nothing, anything else goes to the
    hand [RAC-222, RAC-472]."""

    owner: i64

    def happen(self, t: Table[State]) -> None:
        s = t.state
        number = draw(t)
        if number == NONE:
            return
        placed = s.kit.facts.is_world[number] == 1 and not s.kit.facts.is_military[number]
        if t.telling:
            t.tell(CardRevealed(self.owner, number, "tableau" if placed else "hand", "RAC-222"))
        if placed:
            add_to_tableau(t, self.owner, number, "RAC-222")
            t.then(WorldSettled(self.owner, number))
        else:
            area = s.areas[self.owner]
            area.hand = insert_sorted(area.hand, number)
            area.shown = insert_sorted(area.shown, number)
        offer_muster(t, self.owner, NONE)


@final
@frame
class SettleWorld(Decision):
    """Conquer, pay, pay for a military world, or give up a card for it
    [RAC-101, RAC-103, RAC-112, RAC-211, RAC-D07].

    `tokens`: the player holds tokens face down, so being asked must not depend on what they are.
    """

    verb: ClassVar[str] = "way"
    domain: ClassVar[Domain] = WAY

    world: i64
    tokens: bool = False

    def is_forced(self) -> bool:
        return not self.tokens

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        return worlds.may_settle_by(
            s, self.seat, self.world, pick, len(s.areas[self.seat].hand), why
        )

    def options(self, s: State) -> vec[i64]:
        return worlds.ways_to_settle(s, self.seat, self.world, len(s.areas[self.seat].hand))

    def resolve(self, t: Table[State], pick: i64) -> None:
        s = t.state
        area = s.areas[self.seat]
        facts = s.kit.facts
        if pick == worlds.CONQUER:
            t.then(WorldSettled(self.seat, self.world))
            offer_muster(t, self.seat, self.world)
            t.then(BoostMilitary(self.seat, self.world, False, len(area.tokens) > 0))
            return
        rebate: i64 = 0
        if pick != worlds.PAY:
            card = pick - worlds.CARD_WAY
            if facts.frees_world[card]:
                give_up(t, self.seat, card, self.world, "RAC-211")
                t.then(WorldSettled(self.seat, self.world))
                offer_muster(t, self.seat, NONE)
                return
            rebate = facts.pay_rebate[card]
        paid = worlds.cost_of(s, area, self.world, rebate)
        if t.telling:
            discount = worlds.settle_discount(s, area, self.world)
            cites = payment_rule(s, self.world)
            t.tell(
                CardPaid(
                    self.seat, self.world, facts.cost[self.world], discount, rebate, paid, cites
                )
            )
        t.then(WorldSettled(self.seat, self.world))
        offer_muster(t, self.seat, NONE)
        pay_with_tokens(t, self.seat, paid, self.world)
