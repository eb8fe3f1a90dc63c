"""The position on the table [REL-006..018, REL-902]: plain numbers and lists; `notation.py` says how they read.

Tiles of one kind are all alike and lie open everywhere but in the pool, so places hold numbers of tiles by kind
wherever their order means nothing. The pool of tiles and the buyer deck are kept as numbers too and drawn from by
chance: nobody can tell that from a shuffled stack, because nobody ever sees its order [REL-112, REL-116].
"""

from __future__ import annotations

from typing import final

from cosmeeple.games.relics.kit import RelicsKit
from cosmeeple.games.relics.vocabulary import (
    ARTEFACT_COUNT,
    EXPLORERS_EACH,
    KINDS_EACH,
    MARKET_COUNT,
    NONE,
    REGION_COUNT,
    SPECIAL,
    region_of,
)
from cosmeeple.kernel.agenda import BaseState
from cosmeeple.kernel.rng import Rng


@final
class Area:
    """What belongs to one player or to Zu."""

    def __init__(
        self,
        faction: int,
        credits: int,
        crew: int,
        token: int,
        guards: int,
        columns: int,
        travel: int,
        explorers: list[int],
        hand: list[int],
        pack: list[int],
        hold: list[int],
        hatch: list[int],
        traders: list[int],
        representatives: list[int],
    ) -> None:
        self.faction = faction
        self.credits = credits
        self.crew = crew  # available; below 0 Zu uses its second set
        self.token = token  # initiative token taken this round, 0 is none
        self.guards = guards  # gallery, one bit for each artefact
        self.columns = columns  # columns whose bonus has been drawn, one bit each
        self.travel = travel  # travel cards in hand, one bit each
        self.explorers = explorers  # locations
        self.hand = hand  # action cards, sorted
        self.pack = pack  # action cards being looked at: a draft pack, cards to keep from, cards to redraw
        self.hold = hold  # artefacts, sorted
        self.hatch = hatch  # artefacts, sorted
        self.traders = traders  # by market
        self.representatives = representatives  # by centre

    def clone(self) -> Area:
        return Area(
            self.faction,
            self.credits,
            self.crew,
            self.token,
            self.guards,
            self.columns,
            self.travel,
            self.explorers.copy(),
            self.hand.copy(),
            self.pack.copy(),
            self.hold.copy(),
            self.hatch.copy(),
            self.traders.copy(),
            self.representatives.copy(),
        )


@final
class Automaton:
    """Zu's cards in the solo game [REL-705, REL-720]. Decks are lists whose last card lies on top."""

    def __init__(
        self,
        deck: list[int],
        later: list[list[int]],
        discards: list[int],
        burnt: list[int],
        removed: list[int],
        last: int,
        seen: int,
    ) -> None:
        self.deck = deck
        self.later = later  # the decks of the rounds to come, the next one last
        self.discards = discards  # revealed this round
        self.burnt = burnt  # discarded unseen this round
        self.removed = removed  # out of the game, unseen
        self.last = last  # the discards of the last round, of which some were carried over: one bit each
        self.seen = seen  # cards revealed at least once, one bit each

    def clone(self) -> Automaton:
        return Automaton(
            self.deck.copy(),
            [deck.copy() for deck in self.later],
            self.discards.copy(),
            self.burnt.copy(),
            self.removed.copy(),
            self.last,
            self.seen,
        )


@final
class State(BaseState):
    """The whole position. Decks and black-market stacks are lists whose last card or tile lies on top."""

    def __init__(
        self,
        kit: RelicsKit,
        areas: list[Area],
        zu: list[Automaton],
        round: int,
        order: list[int],
        passed: int,
        deck: list[int],
        discard: list[int],
        played: list[int],
        forecast: list[int],
        forecast_crew: list[int],
        orders: list[int],
        pool: list[int],
        dig: list[int],
        black: list[list[int]],
        drawn: list[int],
        gone: list[int],
        buyers: list[int],
        buyer_deck: list[int],
        queues: list[list[int]],
        ship: list[int],
        modules: int,
    ) -> None:
        self.kit = kit
        self.areas = areas  # by seat; in the solo game Zu's comes last
        self.zu = zu  # Zu's cards in the solo game, otherwise nothing
        self.round = round
        self.order = order  # seats in turn order
        self.passed = passed  # seats that have passed this round, one bit each
        self.deck = deck  # action cards
        self.discard = discard  # action cards, the common pile
        self.played = played  # the action card on its way into the forecast
        self.forecast = forecast  # action cards from left to right
        self.forecast_crew = forecast_crew  # whose crew lies on each of them, NONE for nobody's
        self.orders = orders  # order cards by centre, NONE in round 1
        self.pool = pool  # face-down tiles by artefact
        self.dig = dig  # tiles on dig sites by artefact
        self.black = black  # black-market stacks by region
        self.drawn = drawn  # tiles just drawn or acquired that have no place yet, sorted
        self.gone = gone  # tiles out of the game by artefact
        self.buyers = buyers  # on the popularity tracks and in the special pool
        self.buyer_deck = buyer_deck  # cards left in the buyer deck by buyer; the others are discarded
        self.queues = queues  # buyers by market, the front first
        self.ship = ship  # buyers on the ship
        self.modules = modules  # difficulty modules in use, one bit each

    def clone(self) -> State:
        return State(
            self.kit,
            [area.clone() for area in self.areas],
            [zu.clone() for zu in self.zu],
            self.round,
            self.order.copy(),
            self.passed,
            self.deck.copy(),
            self.discard.copy(),
            self.played.copy(),
            self.forecast.copy(),
            self.forecast_crew.copy(),
            self.orders.copy(),
            self.pool.copy(),
            self.dig.copy(),
            [stack.copy() for stack in self.black],
            self.drawn.copy(),
            self.gone.copy(),
            self.buyers.copy(),
            self.buyer_deck.copy(),
            [queue.copy() for queue in self.queues],
            self.ship.copy(),
            self.modules,
        )


# --- seats


def is_solo(s: State) -> bool:
    return len(s.zu) > 0


def zu_seat(s: State) -> int:
    """Zu's place among the areas, NONE with several players [REL-701]."""
    return len(s.areas) - 1 if s.zu else NONE


def has_module(s: State, module: int) -> bool:
    """Is this difficulty module in use [REL-801]?"""
    return s.modules >> module & 1 == 1


def has_ability(s: State, seat: int, ability: int) -> bool:
    faction = s.areas[seat].faction
    return faction >= 0 and s.kit.ability[faction] == ability


# --- popularity


def level(s: State, region: int) -> int:
    """The number on the highest empty space of the colour's track; 0 when none is empty [REL-012, REL-013, REL-A03]."""
    return s.kit.levels[s.buyers[region]]


def rank(s: State, region: int) -> int:
    """0 is the most popular: the number of colours with a strictly higher level [REL-344]."""
    own = level(s, region)
    return sum([1 for other in range(REGION_COUNT) if level(s, other) > own])


# --- buyers and queues


def add_buyer(s: State, market: int, buyer: int) -> int:
    """From the pool to the end of the queue; a full queue first loses its front buyer. Returns that one or NONE.

    The new buyer is taken before the old one returns [REL-011, REL-012, REL-014, REL-334, REL-A37].
    """
    queue = s.queues[market]
    s.buyers[buyer] -= 1
    pushed = NONE
    if len(queue) >= s.kit.queue_limit:
        pushed = queue.pop(0)
        s.buyers[pushed] += 1
    queue.append(buyer)
    return pushed


def interested(s: State, market: int, region: int) -> int:
    """Buyers in the queue of that colour, and special ones [REL-010, REL-341]."""
    count = 0
    for buyer in s.queues[market]:
        if buyer == region or buyer == SPECIAL:
            count += 1
    return count


def draw_buyer_card(s: State, rng: Rng) -> int:
    """The next buyer card; the discards are shuffled when the deck is empty [REL-019, REL-116, REL-117]."""
    drawn = rng.draw(s.buyer_deck, 0, len(s.buyer_deck))
    if drawn == NONE:
        s.buyer_deck = list(s.kit.buyer_cards)
        drawn = rng.draw(s.buyer_deck, 0, len(s.buyer_deck))
    s.buyer_deck[drawn] -= 1
    return drawn


# --- tiles


def draw_tile(s: State, region: int, rng: Rng) -> int:
    """A tile from the colour's face-down stack, or NONE when it is used up [REL-016, REL-112]."""
    first = region * KINDS_EACH
    drawn = rng.draw(s.pool, first, first + KINDS_EACH)
    if drawn != NONE:
        s.pool[drawn] -= 1
    return drawn


def hold_free(s: State, seat: int) -> int:
    """Empty spaces in the hold [REL-008]."""
    area = s.areas[seat]
    return s.kit.hold[area.faction] - len(area.hold)


def hatch_free(s: State, seat: int) -> int:
    """Empty spaces in the hidden hatch [REL-008]."""
    area = s.areas[seat]
    return s.kit.hatch[area.faction] - len(area.hatch)


def put(tiles: list[int], artefact: int) -> None:
    """Into a sorted list of tiles or cards."""
    tiles.append(artefact)
    tiles.sort()


def owned(s: State, seat: int, region: int) -> int:
    """Tiles of the colour in hold and hatch [REL-009]."""
    area = s.areas[seat]
    count = 0
    for artefact in area.hold:
        if region_of(artefact) == region:
            count += 1
    for artefact in area.hatch:
        if region_of(artefact) == region:
            count += 1
    return count


def colours_owned(s: State, seat: int) -> int:
    """The colours of the tiles in hold and hatch, one bit each."""
    area = s.areas[seat]
    colours = 0
    for artefact in area.hold:
        colours |= 1 << region_of(artefact)
    for artefact in area.hatch:
        colours |= 1 << region_of(artefact)
    return colours


def deliver(s: State, artefact: int) -> None:
    """A tile goes face up to the bottom of its black-market stack [REL-020, REL-220, REL-A06]."""
    s.black[region_of(artefact)].insert(0, artefact)


def tops(s: State) -> list[int]:
    """The top tile of each black-market stack, NONE where it is empty."""
    return [stack[-1] if stack else NONE for stack in s.black]


# --- cards


def draw_card(s: State, rng: Rng) -> int:
    """The top action card; the common discards are shuffled when the deck is empty; NONE without any
    [REL-019, REL-A04]."""
    if not s.deck:
        s.deck, s.discard = s.discard, s.deck
        rng.shuffle(s.deck)
    return s.deck.pop() if s.deck else NONE


def kinds_of(cards: list[int]) -> list[int]:
    """The different cards or tiles of a sorted list."""
    kinds: list[int] = []
    for card in cards:
        if not kinds or kinds[-1] != card:
            kinds.append(card)
    return kinds


# --- the gallery


def column_bits(region: int) -> int:
    """The guards of one gallery column."""
    return ((1 << KINDS_EACH) - 1) << (region * KINDS_EACH)


def count_bits(bits: int) -> int:
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


def gallery_counts(guards: int) -> tuple[list[int], list[int]]:
    """Guards by row and by column [REL-006]."""
    rows = [0] * KINDS_EACH
    columns = [0] * REGION_COUNT
    for artefact in range(ARTEFACT_COUNT):
        if guards >> artefact & 1:
            rows[artefact % KINDS_EACH] += 1
            columns[artefact // KINDS_EACH] += 1
    return rows, columns


# --- explorers


def on_black_market(s: State, seat: int) -> bool:
    for place in s.areas[seat].explorers:
        if place >= 0 and s.kit.is_black[place]:
            return True
    return False


def new_area(kit: RelicsKit) -> Area:
    """A player before choosing a faction [REL-102, REL-103]."""
    return Area(
        faction=NONE,
        credits=kit.start_credits,
        crew=kit.crew_each,
        token=0,
        guards=0,
        columns=0,
        travel=0,
        explorers=[NONE] * EXPLORERS_EACH,
        hand=[],
        pack=[],
        hold=[],
        hatch=[],
        traders=[0] * MARKET_COUNT,
        representatives=[0] * 3,
    )
