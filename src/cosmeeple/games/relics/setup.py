"""Setting up [REL-101..120, REL-701..706, REL-D01, REL-D02]: factions first, then hands, the board,
the first turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final, cast, final

from mypy_extensions import i64

from cosmeeple.games.relics import events, rounds
from cosmeeple.games.relics import vocabulary as words
from cosmeeple.games.relics.crew import CARD
from cosmeeple.games.relics.kit import RelicsKit
from cosmeeple.games.relics.state import (
    Area,
    Automaton,
    State,
    deliver,
    draw_buyer_card,
    draw_card,
    draw_tile,
    new_area,
    zu_seat,
)
from cosmeeple.kernel.engine.rng import Rng
from cosmeeple.kernel.engine.rows import insert_sorted, picks, remove, vec
from cosmeeple.kernel.frames import PASS, Decision, Domain, Effect, Frame, Table, Why, frame
from cosmeeple.kernel.kit import Kit

FACTION: Final[Domain] = Domain("faction", words.FACTIONS)
CARD_OR_PASS: Final[Domain] = Domain("card", CARD.keys, True)
#: The option `hands`: deal six cards, or draft them.
DEAL: Final = "deal"
DRAFT: Final = "draft"
OFF: Final = "off"
ON: Final = "on"


def set_up(kit: Kit, seats: int, options: Mapping[str, str], rng: Rng) -> Table[State]:
    """A table before the factions are chosen [REL-101..103, REL-111, REL-112, REL-115, REL-701]."""
    assert isinstance(kit, RelicsKit)
    solo = seats == 1
    start = kit.starts[2 if solo else seats]
    modules = 0
    for number in range(len(words.MODULES)):
        if solo and options[words.MODULES[number]] == ON:
            modules |= 1 << number
    deck = [card for card in range(len(kit.card_copies)) for _ in range(kit.card_copies[card])]
    rng.shuffle(deck)
    areas = [new_area(kit) for _ in range(seats)]
    if solo:
        areas.append(zu_area(kit, modules))
    state = State(
        kit=kit,
        areas=areas,
        zu=[deal_zu_cards(kit, rng)] if solo else [],
        round=1,
        order=list(range(len(areas))),
        passed=0,
        deck=deck,
        discard=[],
        played=[],
        forecast=[],
        forecast_crew=[],
        orders=[words.NONE] * words.CENTRE_COUNT,
        pool=list(kit.copies),
        dig=picks([0] * words.ARTEFACT_COUNT),
        black=[[] for _ in range(words.REGION_COUNT)],
        drawn=vec[i64](),
        gone=[0] * words.ARTEFACT_COUNT,
        buyers=picks(
            [
                kit.buyers[buyer]
                - (start.special_removed if buyer == words.SPECIAL else start.coloured_removed)
                for buyer in range(len(kit.buyers))
            ]
        ),
        buyer_deck=list(kit.buyer_cards),
        queues=[[] for _ in range(words.MARKET_COUNT)],
        ship=picks([0] * len(kit.buyers)),
        modules=modules,
    )
    drafting = not solo and options["hands"] == DRAFT
    frames: list[Frame] = [ChooseFaction(seat) for seat in range(seats)]
    frames.append(cast(Frame, DealFirstHands(drafting)))
    frames.append(cast(Frame, LayOutBoard()))
    frames.append(cast(Frame, rounds.TakeTravelCards()))
    frames.append(cast(Frame, rounds.StartRound()))
    table = Table(state, cast(list[Frame], []), rng)
    table.then_all(frames)
    return table


def zu_area(kit: RelicsKit, modules: int) -> Area:
    """Zu: its own board, credits and crew; no explorers, no cards
    [REL-701, REL-702, REL-704, REL-801]."""
    area = new_area(kit)
    area.credits = 0 if modules >> words.NO_START_CREDITS & 1 else kit.zu_credits
    area.explorers = vec[i64]()
    return area


def deal_zu_cards(kit: RelicsKit, rng: Rng) -> Automaton:
    """Six piles by type, dealt unseen to three round decks, each shuffled [REL-705, REL-X14]."""
    decks: list[list[int]] = [[] for _ in range(kit.rounds)]
    for kind in range(len(kit.zu_deck[1])):
        pile = [card for card in range(len(kit.zu_type)) if kit.zu_type[card] == kind]
        rng.shuffle(pile)
        for number in range(kit.rounds):
            for _ in range(kit.zu_deck[number + 1][kind]):
                decks[number].append(pile.pop())
    for deck in decks:
        rng.shuffle(deck)
    return Automaton(
        deck=decks[0],
        later=decks[:0:-1],
        discards=[],
        burnt=[],
        removed=[],
        last=0,
        seen=0,
    )


@final
@frame
class ChooseFaction(Decision):
    """In the order of the seats, each takes a faction that nobody has [REL-102, REL-D01]."""

    verb: ClassVar[str] = "faction"
    domain: ClassVar[Domain] = FACTION

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        return why.need(
            all([area.faction != pick for area in s.areas]), "REL-102", "faction-free", pick
        )

    def resolve(self, t: Table[State], pick: i64) -> None:
        t.state.areas[self.seat].faction = pick
        if t.telling:
            t.tell(events.FactionChosen(self.seat, pick))


@final
@frame
class DealFirstHands(Effect):
    """Turn order by initiative; then six cards each and perhaps a redraw, or a draft
    [REL-104, REL-106..108, REL-701, REL-703]."""

    drafting: bool

    def happen(self, t: Table[State]) -> None:
        s = t.state
        # Zu's faction is NONE, and its initiative is the last of the list.
        ranked = [(s.kit.initiative[s.areas[seat].faction], seat) for seat in range(len(s.areas))]
        ranked.sort()
        s.order = [seat for _, seat in ranked]
        if t.telling:
            t.tell(events.TurnOrderSet(tuple(s.order), "REL-104"))
        if self.drafting:
            rounds.deal_draft(t)
            return
        players = [seat for seat in s.order if seat != zu_seat(s)]
        for seat in players:
            area = s.areas[seat]
            for _ in range(s.kit.start_hand):
                area.hand = insert_sorted(area.hand, draw_card(s, t.rng))
            if t.telling:
                t.tell(events.HandDealt(seat, tuple(area.hand)), seat)
                t.tell(events.HandDealtUnseen(seat, len(area.hand)))
        t.then_all(cast(list[Frame], [OfferRedraw(seat) for seat in players]))


@final
@frame
class OfferRedraw(Effect):
    """Four or more cards of one colour or symbol may be thrown back; they are set apart for the
    choice [REL-107, REL-A05]."""

    owner: int

    def happen(self, t: Table[State]) -> None:
        s = t.state
        area = s.areas[self.owner]
        area.pack = picks([card for card in area.hand if is_in_set(s, area.hand, card)])
        for card in area.pack:
            area.hand = remove(area.hand, card)
        t.then(RedrawCard(self.owner))


def is_in_set(s: State, hand: vec[i64], card: int) -> bool:
    """Is the card one of four or more of one colour or one symbol [REL-107]?"""
    kit = s.kit
    colours = 0
    symbols = 0
    for other in hand:
        colours += 1 if kit.card_region[other] == kit.card_region[card] else 0
        symbols += 1 if kit.card_symbol[other] == kit.card_symbol[card] else 0
    return colours >= kit.redraw_threshold or symbols >= kit.redraw_threshold


@final
@frame
class RedrawCard(Decision):
    """Discard any of the cards that form the set, one by one; then refill to six, once
    [REL-107, REL-A05, REL-D02].

    Everybody is asked, also without a set, and until they say that they are done: who has how many
    cards alike is nobody else's business [REL-901].
    """

    verb: ClassVar[str] = "redraw"
    domain: ClassVar[Domain] = CARD_OR_PASS

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        return pick == PASS or why.need(
            pick in s.areas[self.seat].pack, "REL-107", "card-of-set", pick
        )

    def is_forced(self) -> bool:
        """Being asked must not tell whether there are cards alike."""
        return False

    def resolve(self, t: Table[State], pick: i64) -> None:
        s = t.state
        area = s.areas[self.seat]
        if pick != PASS:
            area.pack = remove(area.pack, pick)
            s.discard.append(pick)
            if t.telling:
                t.tell(events.CardDiscarded(self.seat, pick, "REL-107"))
            t.then(self)
            return
        for card in area.pack:
            area.hand = insert_sorted(area.hand, card)
        area.pack = vec[i64]()
        missing = s.kit.start_hand - len(area.hand)
        for _ in range(missing):
            area.hand = insert_sorted(area.hand, draw_card(s, t.rng))
        if t.telling and missing:
            t.tell(events.HandDealt(self.seat, tuple(area.hand), "REL-107"), self.seat)
            t.tell(events.CardsRedrawn(self.seat, missing))


@final
@frame
class LayOutBoard(Effect):
    """Forecast, tiles, buyers and the first two explorers
    [REL-110, REL-113, REL-114, REL-116, REL-117, REL-119, REL-A06, REL-A07]."""

    def happen(self, t: Table[State]) -> None:
        s = t.state
        start = s.kit.starts[len(s.areas)]
        rounds.lay_forecast(t, "REL-110")
        for region in range(words.REGION_COUNT):
            shown = [draw_tile(s, region, t.rng) for _ in range(start.dig)]
            for artefact in shown:
                s.dig[artefact] += 1
            stacked = [draw_tile(s, region, t.rng) for _ in range(start.black)]
            for artefact in stacked:
                deliver(s, artefact)
            if t.telling:
                t.tell(events.TilesRevealed(tuple(shown)))
                t.tell(events.BlackMarketFilled(tuple(stacked)))
        for _ in range(s.kit.buyer_cards_aside):
            draw_buyer_card(s, t.rng)
        for market in range(words.MARKET_COUNT):
            rounds.fill_queue(t, market, s.kit.queue_start, "REL-117")
        for seat in range(len(s.areas)):
            if seat != zu_seat(s):
                place_first_explorers(t, seat)


def place_first_explorers(t: Table[State], seat: int) -> None:
    """One on market 1, one on market 4; the third waits for the first turn [REL-119, REL-120]."""
    s = t.state
    for number in range(len(s.kit.start_markets)):
        location = s.kit.market_location[s.kit.start_markets[number]]
        s.areas[seat].explorers[number] = location
        if t.telling:
            t.tell(events.ExplorerPlaced(seat, location))
