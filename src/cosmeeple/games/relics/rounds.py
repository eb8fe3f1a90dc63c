"""Three rounds: preparation in six steps, turns, scoring
[REL-201..241, REL-301, REL-401..404, REL-720, REL-721, REL-A42, REL-A47]."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64

from cosmeeple.games.relics import events, scoring, state
from cosmeeple.games.relics.crew import CARD
from cosmeeple.games.relics.market import join_queue
from cosmeeple.games.relics.state import State
from cosmeeple.games.relics.turn import has_passed, start_turn
from cosmeeple.games.relics.vocabulary import CENTRE_COUNT, MARKET_COUNT, NONE, TRAVEL_COUNT
from cosmeeple.games.relics.zu import ZuTurn
from cosmeeple.kernel.engine.rows import (
    count_of,
    distinct,
    distinct_without,
    insert_sorted,
    remove,
    vec,
)
from cosmeeple.kernel.frames import Decision, Domain, Effect, Simultaneous, Table, Why, frame

# --- the action phase


@final
@frame
class NextTurn(Effect):
    """The next player in turn order who has not passed; when all have, scoring
    [REL-301, REL-371, REL-722]."""

    place: i64

    def happen(self, t: Table[State]) -> None:
        s = t.state
        seats = len(s.order)
        for step in range(seats):
            place = (self.place + step) % seats
            seat = s.order[place]
            if not has_passed(s, seat):
                t.then(NextTurn((place + 1) % seats))
                if seat == state.zu_seat(s):
                    t.then(ZuTurn())
                else:
                    start_turn(t, seat)
                return
        t.then(ScoreRound())


# --- the scoring phase


@final
@frame
class ScoreRound(Effect):
    """Each centre by its majority; then the next round, or the end
    [REL-201, REL-401..404, REL-725]."""

    def happen(self, t: Table[State]) -> None:
        score_centres(t)
        if t.state.round < t.state.kit.rounds:
            start_preparation(t)
        else:
            end_game(t)


def score_centres(t: Table[State]) -> None:
    """The prizes of the three centres by majority [REL-401..403, REL-725]."""
    s = t.state
    for centre in range(CENTRE_COUNT):
        prizes = scoring.centre_credits(s, centre)
        for seat in range(len(prizes)):
            s.areas[seat].credits += prizes[seat]
        if t.telling:
            seats = tuple(range(len(prizes)))
            counts = tuple([area.representatives[centre] for area in s.areas])
            t.tell(events.CentreScored(centre, seats, counts, tuple(prizes)))


def end_game(t: Table[State]) -> None:
    """Galleries are scored, tiles left count for Zu alone; most credits win
    [REL-410..412, REL-791, REL-792, REL-809]."""
    s = t.state
    t.finish()
    if t.telling:
        for seat in range(len(s.areas)):
            tell_gallery(t, seat)
        result = scoring.outcome(s)
        t.tell(events.GameEnded(result.winners, result.scores, "REL-792" if s.zu else "REL-412"))


def tell_gallery(t: Table[State], seat: int) -> None:
    """What a gallery is worth in the end, and the tiles left [REL-410, REL-791, REL-809]."""
    s = t.state
    rows, columns = scoring.gallery_rows(s, seat), scoring.gallery_columns(s, seat)
    total = sum(rows) + sum(columns)
    t.tell(events.GalleryScored(seat, tuple(rows), tuple(columns), total))
    left = scoring.leftover_credits(s, seat)
    if left:
        cites = "REL-791" if seat == state.zu_seat(s) else "REL-809"
        t.tell(events.LeftoversCounted(seat, left, cites))


# --- the preparation phase


def start_preparation(t: Table[State]) -> None:
    """Six steps, skipped in round 1; against Zu its deck too [REL-201, REL-720]."""
    t.state.round += 1
    t.then_all(
        [
            RevealOrders(),
            RefreshQueues(),
            ResolveForecast(),
            SetTurnOrder(),
            DealHands(),
            TakeTravelCards(),
            RotateBlackMarket(),
            StartRound(),
        ]
    )


@final
@frame
class RevealOrders(Effect):
    """Step 1: round 2 draws an order card for each centre, round 3 turns them over
    [REL-118, REL-210]."""

    def happen(self, t: Table[State]) -> None:
        s = t.state
        if s.orders[0] == NONE:
            cards = list(range(len(s.kit.orders)))
            orders: list[int] = []
            for _ in range(CENTRE_COUNT):
                card = t.rng.pick(cards)
                cards.remove(card)
                orders.append(card)
            s.orders = orders
        if t.telling:
            t.tell(events.OrdersRevealed(s.round, tuple(s.orders)))


@final
@frame
class RefreshQueues(Effect):
    """Step 2: full queues lose their front buyer, then short ones are filled up, market by market
    [REL-215, REL-A07, REL-X09]."""

    def happen(self, t: Table[State]) -> None:
        s = t.state
        for market in range(MARKET_COUNT):
            queue = s.queues[market]
            if len(queue) >= s.kit.queue_limit:
                buyer = queue[0]
                s.queues[market] = queue[1:]
                s.buyers[buyer] += 1
                if t.telling:
                    t.tell(events.BuyerLeft(market, buyer))
        for market in range(MARKET_COUNT):
            fill_queue(t, market, s.kit.queue_refresh, "REL-215")


def fill_queue(t: Table[State], market: i64, length: i64, cites: str) -> None:
    """Buyer cards one at a time; a card without a buyer is replaced by the next
    [REL-117, REL-215, REL-A07]."""
    s = t.state
    while len(s.queues[market]) < length and sum(s.buyers) > 0:
        buyer = state.draw_buyer_card(s, t.rng)
        if s.buyers[buyer] > 0:
            join_queue(t, market, buyer, cites)


@final
@frame
class ResolveForecast(Effect):
    """Step 3: three tiles for each forecast card, crew back, in round 2 a new row
    [REL-220, REL-221, REL-A08]."""

    def happen(self, t: Table[State]) -> None:
        s = t.state
        for card in s.forecast:
            resolve_card(t, card)
        for seat in s.forecast_crew:
            if seat != NONE:
                s.areas[seat].crew += 1
                if t.telling:
                    t.tell(events.CrewReturned(seat))
        s.discard.extend(s.forecast)
        s.forecast.clear()
        s.forecast_crew.clear()
        if s.round < s.kit.rounds:
            lay_forecast(t, "REL-221")


def resolve_card(t: Table[State], card: i64) -> None:
    """Dig site, dig site, bottom of the black market, as far as the stack lasts
    [REL-220, REL-A08]."""
    s = t.state
    region = s.kit.card_region[card]
    placed: list[int] = []
    buried: list[int] = []
    for number in range(s.kit.forecast_dig + s.kit.forecast_black):
        artefact = state.draw_tile(s, region, t.rng)
        if artefact == NONE:
            break
        if number < s.kit.forecast_dig:
            s.dig[artefact] += 1
            placed.append(artefact)
        else:
            state.deliver(s, artefact)
            buried.append(artefact)
    if t.telling:
        t.tell(
            events.ForecastResolved(card, tuple(placed), tuple(buried), len(placed) + len(buried))
        )


def lay_forecast(t: Table[State], cites: str) -> None:
    """3, 4 or 5 action cards in a row; solo as with two players [REL-110, REL-221]."""
    s = t.state
    for _ in range(s.kit.starts[len(s.areas)].forecast):
        card = state.draw_card(s, t.rng)
        if card != NONE:
            s.forecast.append(card)
            s.forecast_crew.append(NONE)
    if t.telling:
        t.tell(events.ForecastLaid(tuple(s.forecast), cites))


@final
@frame
class SetTurnOrder(Effect):
    """Step 4: initiative tokens first, the others behind in their old order
    [REL-225, REL-A42, REL-X10]."""

    def happen(self, t: Table[State]) -> None:
        s = t.state
        order: list[int] = []
        for token in range(1, s.kit.tokens + 1):
            for seat in s.order:
                if s.areas[seat].token == token:
                    order.append(seat)
        order.extend([seat for seat in s.order if s.areas[seat].token == 0])
        s.order = order
        for area in s.areas:
            area.token = 0
        if t.telling:
            t.tell(events.TurnOrderSet(tuple(order)))


@final
@frame
class DealHands(Effect):
    """Step 5: packs of cards to draft from; alone, the solo draft, and Zu's new deck
    [REL-230, REL-703, REL-720, REL-721]."""

    def happen(self, t: Table[State]) -> None:
        s = t.state
        if s.zu:
            renew_zu_deck(t)
            deal_pack(t, 0, s.kit.solo_deal)
            t.then(KeepSoloCard(0, 0, s.kit.solo_keep[0]))
            return
        deal_draft(t)


def deal_draft(t: Table[State]) -> None:
    """Everybody gets a pack, apart from the hand; all choose at once
    [REL-108, REL-230, REL-231]."""
    s = t.state
    seats = tuple(range(len(s.areas)))
    for seat in seats:
        deal_pack(t, seat, s.kit.deal)
    t.then(DraftCards(seats, 1))


def deal_pack(t: Table[State], seat: i64, count: i64) -> None:
    s = t.state
    for _ in range(count):
        card = state.draw_card(s, t.rng)
        if card != NONE:
            s.areas[seat].pack = insert_sorted(s.areas[seat].pack, card)


@final
@frame
class DraftCards(Simultaneous):
    """Take two cards of the pack in secret; the rest goes to the left, the last rest is discarded
    [REL-108, REL-231, REL-232, REL-903, REL-A47, REL-D03]."""

    verb: ClassVar[str] = "draft"
    domain: ClassVar[Domain] = CARD

    number: i64

    def allows(self, s: State, seat: i64, given: vec[i64], pick: i64, why: Why) -> bool:
        pack = s.areas[seat].pack
        return why.need(
            len(given) < min(s.kit.picks, len(pack)),
            "REL-231",
            "pick-left",
            len(given),
            s.kit.picks,
        ) and (
            why.need(count_of(pack, pick) > count_of(given, pick), "REL-231", "card-in-pack", pick)
        )

    def options_of(self, s: State, seat: i64, given: vec[i64]) -> vec[i64]:
        pack = s.areas[seat].pack
        if len(given) >= min(s.kit.picks, len(pack)):
            return vec[i64]()
        return distinct_without(pack, given)

    def reveal(self, t: Table[State], given: vec[vec[i64]]) -> None:
        s = t.state
        # There is no preparation before round 1: that is the draft of the starting hands.
        cites = "REL-108" if s.round == 1 else "REL-231"
        for place in range(len(self.seats)):
            keep_cards(t, self.seats[place], list(given[place]), cites)
        if self.number >= s.kit.passes:
            for seat in self.seats:
                s.discard.extend(s.areas[seat].pack)
                s.areas[seat].pack = vec[i64]()
            return
        packs = [s.areas[seat].pack for seat in self.seats]
        for place in range(len(self.seats)):
            s.areas[self.seats[place]].pack = packs[place - 1]
        t.then(DraftCards(self.seats, self.number + 1))


def keep_cards(t: Table[State], seat: i64, cards: list[int], cites: str) -> None:
    """From the pack into the hand, by the rule of the draft; only the owner knows which
    [REL-108, REL-231, REL-721]."""
    area = t.state.areas[seat]
    for card in cards:
        area.pack = remove(area.pack, card)
        area.hand = insert_sorted(area.hand, card)
    if t.telling:
        t.tell(events.CardsKept(seat, tuple(cards), cites), seat)
        t.tell(events.CardsKeptUnseen(seat, len(cards), cites))


@final
@frame
class KeepSoloCard(Decision):
    """Alone: keep two, lose two by chance, keep two, lose one, keep the last two
    [REL-721, REL-X15, REL-D04]."""

    verb: ClassVar[str] = "keep"
    domain: ClassVar[Domain] = CARD

    stage: i64
    left: i64

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        return why.need(pick in s.areas[self.seat].pack, "REL-721", "card-in-pack", pick)

    def options(self, s: State) -> vec[i64]:
        return distinct(s.areas[self.seat].pack)

    def resolve(self, t: Table[State], pick: i64) -> None:
        s = t.state
        area = s.areas[self.seat]
        keep_cards(t, self.seat, [pick], "REL-721")
        if self.left > 1:
            t.then(KeepSoloCard(self.seat, self.stage, self.left - 1))
            return
        if self.stage < len(s.kit.solo_lose):
            lost: list[int] = []
            for _ in range(min(s.kit.solo_lose[self.stage], len(area.pack))):
                card = t.rng.pick(list(area.pack))
                area.pack = remove(area.pack, card)
                lost.append(card)
            s.discard.extend(lost)
            if t.telling:
                t.tell(events.CardsLost(tuple(lost)))
        stage = self.stage + 1
        if stage < len(s.kit.solo_keep) and len(area.pack) > s.kit.solo_keep[stage]:
            t.then(KeepSoloCard(self.seat, stage, s.kit.solo_keep[stage]))
        else:
            keep_cards(t, self.seat, list(area.pack), "REL-721")


@final
@frame
class TakeTravelCards(Effect):
    """The end of step 5: all travel cards return to their owners' hands
    [REL-017, REL-109, REL-233, REL-702]."""

    def happen(self, t: Table[State]) -> None:
        s = t.state
        for seat in range(len(s.areas)):
            if seat != state.zu_seat(s):
                s.areas[seat].travel = (1 << TRAVEL_COUNT) - 1


def renew_zu_deck(t: Table[State]) -> None:
    """Three of Zu's discards at random join the new round deck; the others leave the game unseen
    [REL-720, REL-X14, REL-A45]."""
    s = t.state
    zu = s.zu[0]
    used = zu.discards + zu.burnt
    zu.discards = []
    zu.burnt = []
    zu.last = 0
    for card in used:
        zu.last |= 1 << card
    t.rng.shuffle(used)
    carried = s.kit.zu_carried[s.round]
    zu.deck = zu.later.pop()
    for _ in range(min(carried, len(used))):
        zu.deck.append(used.pop())
    zu.removed.extend(used)
    t.rng.shuffle(zu.deck)
    if t.telling:
        t.tell(events.ZuCarriedOver(state.zu_seat(s), carried, len(used)))


@final
@frame
class RotateBlackMarket(Effect):
    """Step 6: in each stack the top tile goes to the bottom [REL-240, REL-241]."""

    def happen(self, t: Table[State]) -> None:
        black = t.state.black
        for region in range(len(black)):
            black[region] = [*black[region][-1:], *black[region][:-1]]
        if t.telling:
            t.tell(
                events.BlackMarketRotated(
                    tuple([top for top in state.tops(t.state) if top != NONE])
                )
            )


@final
@frame
class StartRound(Effect):
    """The action phase begins with the first in turn order [REL-201, REL-301]."""

    def happen(self, t: Table[State]) -> None:
        t.state.passed = 0
        if t.telling:
            t.tell(events.RoundStarted(t.state.round))
        t.then(NextTurn(0))
