"""Turns of the action phase: two actions, each with a card, or passing
[REL-301..306, REL-370, REL-371, REL-D07, REL-D08, REL-D33]."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from cosmeeple.games.relics import events, smuggle
from cosmeeple.games.relics import vocabulary as words
from cosmeeple.games.relics.crew import CARD, may_hold
from cosmeeple.games.relics.excavate import ExcavateTile, can_excavate, may_excavate
from cosmeeple.games.relics.forecast import DrawTiles, ReplaceForecast, has_row, may_forecast
from cosmeeple.games.relics.market import ChooseMarket, may_use_market, usable_markets
from cosmeeple.games.relics.order import ChooseOrderMarket, may_order
from cosmeeple.games.relics.sale import may_sell, may_sell_without_card, start_sale
from cosmeeple.games.relics.state import State, has_ability, hold_free, on_black_market
from cosmeeple.games.relics.travel import MoveExplorer, MoveFreely, PlaceExplorer
from cosmeeple.kernel.engine.rows import append, distinct, remove, vec
from cosmeeple.kernel.frames import QUICK, Decision, Domain, Table, Why, frame

ACTION: Final[Domain] = Domain("action", words.ACTIONS)
ANY_CARD: Final[Domain] = Domain("card", words.CARDS)


def start_turn(t: Table[State], seat: i64) -> None:
    """The third explorer before the first turn, the Pilots' free move, then two actions
    [REL-120, REL-302, REL-503, REL-A18]."""
    if t.telling:
        t.tell(events.TurnStarted(seat))
    for number in range(t.state.kit.actions_per_turn, 0, -1):
        t.then(ChooseAction(seat, number))
    if has_ability(t.state, seat, words.FREE_MOVE):
        t.then(MoveFreely(seat))
    if words.NONE in t.state.areas[seat].explorers:
        t.then(PlaceExplorer(seat))


def has_passed(s: State, seat: i64) -> bool:
    return s.passed >> seat & 1 == 1


# --- which card serves which action


def may_play(s: State, seat: i64, action: i64, card: i64, why: Why) -> bool:
    """What an action asks of its card and of the board [REL-303, REL-304, REL-306]."""
    if action == words.TRAVEL:
        return True
    if action == words.EXCAVATE:
        return may_excavate(s, seat, card, why)
    if action == words.MARKET:
        return may_use_market(s, seat, card, why)
    if action == words.SELL:
        return may_sell(s, seat, card, why)
    if action == words.ORDER:
        return may_order(s, card, why)
    if action == words.SMUGGLE:
        return smuggle.may_smuggle(s, seat, card, why)
    return may_forecast(s, card, why)


def has_card_for(s: State, seat: i64, action: i64) -> bool:
    """Some card in hand serves the action [REL-304]."""
    area = s.areas[seat]
    last = words.NONE
    for card in area.hand:
        if card != last and may_play(s, seat, action, card, QUICK):
            return True
        last = card
    if area.travel and (action == words.TRAVEL or action == words.SELL):
        for number in range(words.TRAVEL_COUNT):
            if area.travel >> number & 1:
                return may_play(s, seat, action, words.FIRST_TRAVEL + number, QUICK)
    return False


def explain_action(s: State, seat: i64, action: i64, why: Why) -> None:
    """What an action needs besides a card that fits, each on its own
    [REL-321, REL-330, REL-342, REL-350, REL-360]."""
    area = s.areas[seat]
    if action == words.EXCAVATE:
        reachable = [
            region for region in range(words.REGION_COUNT) if can_excavate(s, seat, region)
        ]
        why.need(len(reachable) > 0, "REL-321", "some-tile-in-reach")
        may_hold(s, seat, "REL-321", why)
        why.need(
            any([s.kit.card_region[card] in reachable for card in area.hand]),
            "REL-320",
            "card-of-that-colour",
        )
    elif action == words.MARKET:
        there = [place for place in s.kit.market_location if place in area.explorers]
        why.need(len(there) > 0, "REL-330", "explorer-on-some-market")
        why.need(
            any([usable_markets(s, seat, card) != 0 for card in area.hand]),
            "REL-330",
            "card-of-that-market",
        )
    elif action == words.SELL:
        why.need(has_card_for(s, seat, words.SELL), "REL-342", "tile-and-outlet")
    elif action == words.SMUGGLE:
        why.need(on_black_market(s, seat), "REL-350", "explorer-on-some-black-market")
        why.need(
            any([smuggle.at_black_market(s, seat, card) for card in area.hand]),
            "REL-350",
            "card-of-that-black-market",
        )
        why.need(
            smuggle.has_tiles(s, seat) or smuggle.can_acquire(s, seat), "REL-A09", "tile-to-smuggle"
        )
    elif action == words.FORECAST:
        why.need(len(area.hand) > 0, "REL-360", "action-card-in-hand")
        why.need(not has_row(s) or words.NONE in s.forecast_crew, "REL-360", "forecast-card-free")


def quick_actions(s: State, seat: i64) -> vec[i64]:
    """The actions that some card in hand serves, and passing: one look at the board, one at the
    hand.

    The checks compare it with `has_card_for` at every decision.
    """
    area = s.areas[seat]
    hand = area.hand
    options = vec[i64]()
    if hand or area.travel:
        options = append(options, words.TRAVEL)
    places: i64 = 0
    for place in area.explorers:
        if place != words.NONE:
            places |= 1 << place
    kit = s.kit
    regions: i64 = 0
    markets: i64 = 0
    orders: i64 = 0
    black: i64 = 0
    for card in hand:
        regions |= 1 << kit.card_region[card]
        markets |= kit.card_places[card]
        orders |= kit.card_orders[card]
        black |= kit.card_black[card]
    if hand and hold_free(s, seat) > 0:
        for region in range(words.REGION_COUNT):
            if regions >> region & 1 and can_excavate(s, seat, region):
                options = append(options, words.EXCAVATE)
                break
    if markets & places:
        options = append(options, words.MARKET)
    if has_ability(s, seat, words.SELL_WITHOUT_TRADER):
        if has_card_for(s, seat, words.SELL):
            options = append(options, words.SELL)
    elif (hand or area.travel) and may_sell_without_card(s, seat):
        options = append(options, words.SELL)
    if orders:
        options = append(options, words.ORDER)
    if black & places and (smuggle.has_tiles(s, seat) or smuggle.can_acquire(s, seat)):
        options = append(options, words.SMUGGLE)
    if hand and (not has_row(s) or words.NONE in s.forecast_crew):
        options = append(options, words.FORECAST)
    return append(options, words.PASS_ACTION)


@final
@frame
class ChooseAction(Decision):
    """One of the eight actions; passing is always possible, the others need a card
    [REL-302..305, REL-D07]."""

    verb: ClassVar[str] = ""
    domain: ClassVar[Domain] = ACTION

    number: i64

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        if not why.must(not has_passed(s, self.seat), "REL-305", "not-passed"):
            return False
        if pick == words.PASS_ACTION:
            return True
        area = s.areas[self.seat]
        cards = len(area.hand) > 0 or area.travel != 0
        if not why.must(cards, "REL-304", "card-in-hand-at-all"):
            return False
        if why.explaining:
            explain_action(s, self.seat, pick, why)
            if why.failing():
                return False  # what is missing has been named
        return why.need(has_card_for(s, self.seat, pick), "REL-304", "card-for-action", pick)

    def options(self, s: State) -> vec[i64]:
        return vec[i64]() if has_passed(s, self.seat) else quick_actions(s, self.seat)

    def resolve(self, t: Table[State], pick: i64) -> None:
        if pick == words.PASS_ACTION:
            pass_round(t, self.seat)
        else:
            t.then(PlayCard(self.seat, pick))


@final
@frame
class PlayCard(Decision):
    """The card for the action; it is discarded, or goes into the forecast
    [REL-017, REL-304, REL-310, REL-340, REL-D08]."""

    verb: ClassVar[str] = "card"
    domain: ClassVar[Domain] = ANY_CARD

    action: i64

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        area = s.areas[self.seat]
        there = (
            area.travel >> (pick - words.FIRST_TRAVEL) & 1 == 1
            if pick >= words.FIRST_TRAVEL
            else pick in area.hand
        )
        if not why.need(there, "REL-304", "card-in-hand", pick):
            return False
        if pick >= words.FIRST_TRAVEL:
            serves = self.action == words.TRAVEL or self.action == words.SELL
            if not why.must(serves, "REL-018", "action-card", pick):
                return False
        return may_play(s, self.seat, self.action, pick, why)

    def options(self, s: State) -> vec[i64]:
        area = s.areas[self.seat]
        options = vec[i64]()
        if self.action == words.TRAVEL or (
            self.action == words.SELL and not has_ability(s, self.seat, words.SELL_WITHOUT_TRADER)
        ):
            # Every card serves, or the menu would not have offered it.
            options = distinct(area.hand)
            for number in range(words.TRAVEL_COUNT):
                if area.travel >> number & 1:
                    options = append(options, words.FIRST_TRAVEL + number)
            return options
        for card in area.hand:
            if (len(options) == 0 or options[-1] != card) and may_play(
                s, self.seat, self.action, card, QUICK
            ):
                options = append(options, card)
        if self.action == words.SELL:
            for number in range(words.TRAVEL_COUNT):
                card = words.FIRST_TRAVEL + number
                if area.travel >> number & 1 and may_play(s, self.seat, self.action, card, QUICK):
                    options = append(options, card)
        return options

    def is_forced(self) -> bool:
        """Being asked must not tell how many cards of the hand serve the action."""
        return False

    def resolve(self, t: Table[State], pick: i64) -> None:
        s = t.state
        area = s.areas[self.seat]
        if pick >= words.FIRST_TRAVEL:
            area.travel &= ~(1 << (pick - words.FIRST_TRAVEL))
        else:
            area.hand = remove(area.hand, pick)
            if self.action == words.FORECAST and has_row(s):
                s.played = [*s.played, pick]
            else:
                s.discard.append(pick)
        if t.telling:
            t.tell(events.CardPlayed(self.seat, pick, self.action))
        act(t, self.seat, self.action, pick)


def act(t: Table[State], seat: i64, action: i64, card: i64) -> None:
    """What follows when the card is played [REL-303]."""
    kit = t.state.kit
    if action == words.TRAVEL:
        t.then(MoveExplorer(seat, kit.card_fuel[card]))
    elif action == words.EXCAVATE:
        t.then(ExcavateTile(seat, kit.card_region[card], words.NONE))
    elif action == words.MARKET:
        t.then(ChooseMarket(seat, card))
    elif action == words.SELL:
        start_sale(t, seat, card)
    elif action == words.ORDER:
        t.then(ChooseOrderMarket(seat, card))
    elif action == words.SMUGGLE:
        t.then(smuggle.ChooseSmuggling(seat))
    elif has_row(t.state):
        t.then(ReplaceForecast(seat, card))
    else:
        t.then(DrawTiles(seat, kit.card_region[card]))


# --- passing


def pass_round(t: Table[State], seat: i64) -> None:
    """Travel cards are set aside, action cards discarded down to two; no more turns this round
    [REL-305, REL-370, REL-371]."""
    s = t.state
    s.passed |= 1 << seat
    s.areas[seat].travel = 0
    if t.telling:
        t.tell(events.Passed(seat))
    if len(s.areas[seat].hand) > s.kit.kept_on_pass and not is_over(s):
        t.then(DiscardCard(seat))


def is_over(s: State) -> bool:
    """Nobody has a turn any more: what is in a hand matters to nobody [REL-371, REL-404]."""
    return s.round == s.kit.rounds and s.passed == (1 << len(s.areas)) - 1


@final
@frame
class DiscardCard(Decision):
    """After passing: discard action cards until exactly two are left
    [REL-370, REL-A38, REL-D33]."""

    verb: ClassVar[str] = "discard"
    domain: ClassVar[Domain] = CARD

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        return why.need(pick in s.areas[self.seat].hand, "REL-370", "card-in-hand", pick)

    def options(self, s: State) -> vec[i64]:
        return distinct(s.areas[self.seat].hand)

    def resolve(self, t: Table[State], pick: i64) -> None:
        s = t.state
        s.areas[self.seat].hand = remove(s.areas[self.seat].hand, pick)
        s.discard.append(pick)
        if t.telling:
            t.tell(events.CardDiscarded(self.seat, pick))
        if len(s.areas[self.seat].hand) > s.kit.kept_on_pass:
            t.then(self)
