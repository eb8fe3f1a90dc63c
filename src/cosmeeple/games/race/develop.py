"""Phase II: Develop [RAC-080..086, RAC-202..204, RAC-D04]."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from cosmeeple.games.race.cards import draw_to_hand, take_from_hand
from cosmeeple.games.race.events import CardPaid, CardPlaced, NothingPlaced, PhaseBegan
from cosmeeple.games.race.orb_play import LaySmallAirlock
from cosmeeple.games.race.payment import CARD_OR_PASS
from cosmeeple.games.race.state import State, begin_phase, has_bonus, player_order, printed
from cosmeeple.games.race.tokens import pay_with_tokens, possible_discount
from cosmeeple.games.race.vocabulary import DEVELOP, NONE
from cosmeeple.kernel.engine.rows import append, total, vec
from cosmeeple.kernel.frames import PASS, Domain, Effect, Frame, Simultaneous, Table, Why, frame

DEVELOP_PHASE: Final = 1


def develop_discount(s: State, seat: i64) -> i64:
    """The cards' discounts [RAC-082, RAC-203]."""
    return printed(s.kit.facts.develop_discount, s.areas[seat])


def develop_bonus(s: State, seat: i64) -> i64:
    """One less for whoever chose the phase [RAC-041, RAC-082]."""
    return s.kit.actions[DEVELOP].discount if has_bonus(s, seat) else 0


def cost_to_develop(s: State, seat: i64, card: i64) -> i64:
    """Printed cost less discounts less the bonus, never below 0 [RAC-082, RAC-203]."""
    return max(0, s.kit.facts.cost[card] - develop_discount(s, seat) - develop_bonus(s, seat))


@final
@frame
class Develop(Effect):
    """Draw for powers, choose in secret, reveal, pay [RAC-040, RAC-080, RAC-081, RAC-202]."""

    bonus: i64

    def happen(self, t: Table[State]) -> None:
        s = t.state
        begin_phase(s, self.bonus)
        if t.telling:
            t.tell(PhaseBegan(DEVELOP_PHASE))
        order = player_order(s)
        for seat in order:
            tableau = s.areas[seat].tableau
            count = total(s.kit.facts.draw_before, tableau, len(tableau))
            if count > 0:
                draw_to_hand(t, seat, count, "phase", "RAC-080")
        t.then(ChooseDevelopment(order))


@final
@frame
class ChooseDevelopment(Simultaneous):
    """A development from the hand that can be paid and is not in the tableau yet, or none
    [RAC-081..083, RAC-D04]."""

    verb: ClassVar[str] = "develop"
    domain: ClassVar[Domain] = CARD_OR_PASS

    def allows(self, s: State, seat: i64, given: vec[i64], pick: i64, why: Why) -> bool:
        area = s.areas[seat]
        asked = why.must(len(given) == 0 and len(area.hand) > 0, "RAC-081", "chooses-once")
        if pick == PASS or not asked:
            return asked
        facts = s.kit.facts
        cost = max(0, cost_to_develop(s, seat, pick) - possible_discount(s, area, NONE))
        return (
            why.must(pick in area.hand, "RAC-081", "in-hand", pick)
            and why.must(not facts.is_world[pick], "RAC-081", "is-development", pick)
            and why.need(pick not in area.tableau, "RAC-083", "no-copy", pick)
            and why.need(len(area.hand) > cost, "RAC-082", "can-pay", cost, len(area.hand) - 1)
        )

    def options_of(self, s: State, seat: i64, given: vec[i64]) -> vec[i64]:
        area = s.areas[seat]
        if len(given) > 0 or len(area.hand) == 0:
            return vec[i64]()
        budget = len(area.hand) - 1 + develop_discount(s, seat) + develop_bonus(s, seat)
        budget += possible_discount(s, area, NONE)
        facts = s.kit.facts
        legal = vec[i64]([PASS], capacity=len(area.hand) + 1)
        for card in area.hand:
            if not facts.is_world[card] and facts.cost[card] <= budget and card != legal[-1]:
                if card not in area.tableau:
                    legal = append(legal, card)
        return legal

    def is_forced(self) -> bool:
        return False

    def reveal(self, t: Table[State], given: vec[vec[i64]]) -> None:
        """All reveal together; then each pays and draws, in player order [RAC-081, RAC-R02]."""
        s = t.state
        followers: list[Frame] = []
        for place in range(len(self.seats)):
            seat = self.seats[place]
            pick = given[place][0] if len(given[place]) > 0 else PASS
            if pick == PASS:
                if t.telling:
                    t.tell(NothingPlaced(seat, "RAC-081"))
                continue
            take_from_hand(s, seat, pick)
            area = s.areas[seat]
            area.tableau = append(area.tableau, pick)
            if t.telling:
                t.tell(CardPlaced(seat, pick, "RAC-081"))
            followers.append(PayDevelopment(seat, pick))
            followers.append(DrawForDevelopment(seat))
            if s.orbs and s.kit.facts.second_team[pick]:
                followers.append(LaySmallAirlock(seat))
        t.then_all(followers)


@final
@frame
class PayDevelopment(Effect):
    """The cost is paid, with tokens and cards [RAC-082, RAC-086, RAC-203]."""

    owner: i64
    card: i64

    def happen(self, t: Table[State]) -> None:
        s = t.state
        cost = s.kit.facts.cost[self.card]
        discount = develop_discount(s, self.owner)
        bonus = develop_bonus(s, self.owner)
        paid = cost_to_develop(s, self.owner, self.card)
        if t.telling:
            t.tell(CardPaid(self.owner, self.card, cost, discount, bonus, paid, "RAC-082"))
        pay_with_tokens(t, self.owner, paid, NONE)


@final
@frame
class DrawForDevelopment(Effect):
    """Draws for having placed a development, from cards that were there before
    [RAC-084, RAC-204]."""

    owner: i64

    def happen(self, t: Table[State]) -> None:
        s = t.state
        count = printed(s.kit.facts.develop_draw, s.areas[self.owner])
        if count > 0:
            draw_to_hand(t, self.owner, count, "placing", "RAC-084")
