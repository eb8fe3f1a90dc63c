"""Setting up [RAC-020..028, RAC-D01]: start worlds, hands, the first goods."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final, cast, final

from mypy_extensions import i64

from cosmeeple.games.race.cards import add_good, discard, discard_from_hand
from cosmeeple.games.race.events import CardsDiscarded, CardsSeen, StartWorldPlaced
from cosmeeple.games.race.kit import RaceKit
from cosmeeple.games.race.orb_setup import SetUpOrb, prepare_orb
from cosmeeple.games.race.payment import CARD
from cosmeeple.games.race.round import BEGIN_ROUND
from cosmeeple.games.race.selection import SelectCards, copies_left
from cosmeeple.games.race.state import Area, State
from cosmeeple.games.race.vocabulary import BASE, EXPANSIONS, GOOD_COUNT, NONE, ORB, WINDFALL
from cosmeeple.kernel.engine.rng import Rng
from cosmeeple.kernel.engine.rows import (
    append,
    distinct,
    extend,
    insert_sorted,
    picks,
    pop,
    remove,
    sort,
    vec,
    zeros,
)
from cosmeeple.kernel.frames import Domain, Effect, Frame, Simultaneous, Table, Why, frame
from cosmeeple.kernel.kit import Kit

PRESET: Final = "preset"
ADVANCED: Final = "advanced"
KEPT: Final = "kept"


def set_up(kit: Kit, seats: int, options: Mapping[str, str], rng: Rng) -> Table[State]:
    """A table before the first choice: start worlds and hands are dealt, or preset
    [RAC-020, RAC-022, RAC-023, RAC-025]."""
    assert isinstance(kit, RaceKit)
    expansion = EXPANSIONS.index(options["expansion"])
    areas = [
        Area(
            hand=vec[i64](),
            shown=vec[i64](),
            dealt=vec[i64](),
            tableau=vec[i64](),
            holders=vec[i64](),
            goods=vec[i64](),
            chips=0,
            old=0,
            boost=0,
            settled=0,
            conquered=NONE,
            used=vec[i64](),
            produced=zeros(GOOD_COUNT),
            tokens=vec[i64](),
            used_tokens=vec[i64](),
            orb_hand=vec[i64](),
            teams=vec[i64](),
            genes_boost=0,
        )
        for _ in range(seats)
    ]
    state = State(
        kit=kit,
        areas=areas,
        deck=vec[i64](),
        discards=vec[i64](),
        witnesses=vec[i64](),
        pool=kit.pool_per_player * seats,
        round=0,
        first=0,
        actions=picks([NONE] * seats),
        seconds=picks([NONE] * seats),
        bonus=0,
        expansion=expansion,
        advanced=options.get("game") == ADVANCED,
        keeps_sacrificed=options["sacrificed_military"] == KEPT,
        ending=False,
        orbs=[],
    )
    every = tuple(range(seats))
    table = Table(state, cast(list[Frame], [OpenWorlds()]), rng)
    if options["start"] == PRESET:
        deal_preset(state, rng)
    elif expansion == BASE:
        deal_base(state, rng)
        table.then(DiscardStartCards(every))
    else:
        deal_artifacts(state, rng)
        table.then(ChooseStartWorld(every), DiscardStartCards(every))
    if expansion == ORB:
        prepare_orb(state, rng)
    table.then(LookAtHands())
    return table


def deck_of(s: State) -> vec[i64]:
    """All cards of the game played, one entry for each copy [RAC-001, RAC-002, RAC-003]."""
    cards = vec[i64]()
    for card in s.kit.cards:
        if card.base or s.expansion != BASE:
            for _ in range(card.copies):
                cards = append(cards, card.number)
    return cards


def deal_hands(s: State, rng: Rng, cards: vec[i64]) -> None:
    """Shuffle the rest into the deck and deal six cards to each player [RAC-022, RAC-023]."""
    s.deck = rng.mix(cards)
    for area in s.areas:
        for _ in range(s.kit.start_deal):
            s.deck, card = pop(s.deck)
            area.hand = insert_sorted(area.hand, card)


def deal_base(s: State, rng: Rng) -> None:
    """One start world face up to each player [RAC-022]."""
    cards = deck_of(s)
    worlds = rng.mix(
        picks([card.number for card in s.kit.cards if card.start_number != NONE and card.base])
    )
    for area in s.areas:
        worlds, world = pop(worlds)
        area.tableau = append(area.tableau, world)
        cards = remove(cards, world)
    deal_hands(s, rng, cards)


def deal_artifacts(s: State, rng: Rng) -> None:
    """One start world of each stack to each player, in secret [RAC-023]."""
    cards = deck_of(s)
    for stack in s.kit.stacks:
        worlds = rng.mix(picks(list(stack)))
        for area in s.areas:
            worlds, world = pop(worlds)
            area.dealt = append(area.dealt, world)
            cards = remove(cards, world)
    for area in s.areas:
        sort(area.dealt)
    deal_hands(s, rng, cards)


def deal_preset(s: State, rng: Rng) -> None:
    """The learning game: fixed start worlds and hands, nothing discarded [RAC-025]."""
    cards = deck_of(s)
    for seat in range(len(s.areas)):
        area = s.areas[seat]
        area.tableau = append(area.tableau, s.kit.preset_worlds[seat])
        cards = remove(cards, s.kit.preset_worlds[seat])
        for card in s.kit.preset_hands[seat]:
            area.hand = insert_sorted(area.hand, card)
            cards = remove(cards, card)
    s.deck = rng.mix(cards)


def start_rule(s: State) -> str:
    """The rule by which start worlds and hands came: of the learning game, where all have what is
    laid down for them, of the base game or of the expansion [RAC-022, RAC-023, RAC-025]."""
    seats = range(len(s.areas))
    if all([list(s.areas[seat].hand) == sorted(s.kit.preset_hands[seat]) for seat in seats]):
        return "RAC-025"
    return "RAC-022" if s.expansion == BASE else "RAC-023"


@final
@frame
class LookAtHands(Effect):
    """Everybody looks at the cards dealt [RAC-022, RAC-023, RAC-025, RAC-471]."""

    def happen(self, t: Table[State]) -> None:
        if t.telling:
            for seat in range(len(t.state.areas)):
                area = t.state.areas[seat]
                t.tell(CardsSeen(seat, (*area.dealt, *area.hand), start_rule(t.state)), seat)


@final
@frame
class ChooseStartWorld(Simultaneous):
    """Keep one of the two start worlds, in secret; the other is discarded
    [RAC-023, RAC-024, RAC-D01]."""

    verb: ClassVar[str] = "start"
    domain: ClassVar[Domain] = CARD

    def allows(self, s: State, seat: i64, given: vec[i64], pick: i64, why: Why) -> bool:
        return why.must(len(given) == 0, "RAC-023", "chooses-once") and why.need(
            pick in s.areas[seat].dealt, "RAC-024", "dealt-as-start-world", pick
        )

    def options_of(self, s: State, seat: i64, given: vec[i64]) -> vec[i64]:
        return distinct(s.areas[seat].dealt) if len(given) == 0 else vec[i64]()

    def reveal(self, t: Table[State], given: vec[vec[i64]]) -> None:
        """Nothing is shown yet: the kept world waits for the other discards [RAC-023]."""
        s = t.state
        for place in range(len(self.seats)):
            seat = self.seats[place]
            kept = given[place][0]
            for card in s.areas[seat].dealt:
                if card != kept:
                    discard(s, card, seat)
            s.areas[seat].dealt = vec[i64]([kept])


@final
@frame
class DiscardStartCards(SelectCards):
    """Discard two of the six cards, in secret [RAC-022, RAC-023, RAC-D01]."""

    verb: ClassVar[str] = "discard"

    def cards(self, s: State, seat: i64) -> vec[i64]:
        return s.areas[seat].hand

    def wanted(self, s: State, seat: i64) -> i64:
        return len(s.areas[seat].hand) - s.kit.start_keep

    def allows(self, s: State, seat: i64, given: vec[i64], pick: i64, why: Why) -> bool:
        hand = s.areas[seat].hand
        return why.must(
            len(given) < self.wanted(s, seat),
            "RAC-022",
            "over-start-hand",
            len(hand),
            s.kit.start_keep,
        ) and why.need(copies_left(hand, given, pick) > 0, "RAC-022", "in-hand", pick)

    def reveal(self, t: Table[State], given: vec[vec[i64]]) -> None:
        s = t.state
        for place in range(len(self.seats)):
            seat = self.seats[place]
            for card in given[place]:
                discard_from_hand(s, seat, card)
            area = s.areas[seat]
            area.tableau = extend(area.tableau, area.dealt)
            area.dealt = vec[i64]()
            if t.telling:
                t.tell(
                    CardsDiscarded(
                        seat, len(given[place]), "RAC-022" if s.expansion == BASE else "RAC-023"
                    )
                )


@final
@frame
class OpenWorlds(Effect):
    """Start worlds lie open; the lowest number is first; windfall worlds get their goods
    [RAC-022, RAC-023, RAC-025..028, RAC-R02]."""

    def happen(self, t: Table[State]) -> None:
        s = t.state
        facts = s.kit.facts
        lowest: i64 = NONE
        for seat in range(len(s.areas)):
            card = s.areas[seat].tableau[0]
            if lowest == NONE or facts.start_number[card] < lowest:
                lowest = facts.start_number[card]
                s.first = seat
            if t.telling:
                t.tell(StartWorldPlaced(seat, card, start_rule(s)))
            if facts.world_type[card] == WINDFALL:
                add_good(t, seat, card, "RAC-026")
        if s.orbs:
            t.then(SetUpOrb(), BEGIN_ROUND)
        else:
            t.then(BEGIN_ROUND)
