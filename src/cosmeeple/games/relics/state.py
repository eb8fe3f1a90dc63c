"""The position on the table [REL-006..018, REL-902]: plain numbers and lists; `notation.py` says
how they read.

Tiles of one kind are all alike and lie open everywhere but in the pool, so places hold numbers of
tiles by kind wherever their order means nothing. The pool of tiles and the buyer deck are kept as
numbers too and drawn from by chance: nobody can tell that from a shuffled stack, because nobody
ever sees its order [REL-112, REL-116].

Clones share what seldom changes (`Shared`): those lists are replaced, never changed in place.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from cosmeeple.games.relics import vocabulary as words
from cosmeeple.games.relics.kit import RelicsKit
from cosmeeple.kernel.engine.rng import Rng
from cosmeeple.kernel.engine.rows import picks, vec
from cosmeeple.kernel.frames import BaseRecord, BaseState, Shared, record


@final
@record
class Area(BaseRecord):
    """What belongs to one player or to Zu."""

    faction: i64
    credits: int
    crew: int  # available; below 0 Zu uses its second set
    token: i64  # initiative token taken this round, 0 is none
    guards: int  # gallery, one bit for each artefact
    columns: int  # columns whose bonus has been drawn, one bit each
    travel: int  # travel cards in hand, one bit each
    explorers: vec[i64]  # locations
    hand: vec[i64]  # action cards, sorted
    pack: vec[
        i64
    ]  # action cards being looked at: a draft pack, cards to keep from, cards to redraw
    hold: vec[i64]  # artefacts, sorted
    hatch: vec[i64]  # artefacts, sorted
    traders: vec[i64]  # by market
    representatives: vec[i64]  # by centre


@final
@record
class Automaton(BaseRecord):
    """Zu's cards in the solo game [REL-705, REL-720]. Decks are lists whose last card lies on
    top."""

    deck: list[int]
    later: list[list[int]]  # the decks of the rounds to come, the next one last
    discards: list[int]  # revealed this round
    burnt: list[int]  # discarded unseen this round
    removed: list[int]  # out of the game, unseen
    last: int  # the discards of the last round, of which some were carried over: one bit each
    seen: int  # cards revealed at least once, one bit each


@final
@record
class State(BaseState):
    """The whole position. Decks and black-market stacks are lists whose last card or tile lies on
    top."""

    kit: RelicsKit
    areas: list[Area]  # by seat; in the solo game Zu's comes last
    zu: list[Automaton]  # Zu's cards in the solo game, otherwise nothing
    round: int
    order: Shared[list[int]]  # seats in turn order
    passed: int  # seats that have passed this round, one bit each
    deck: list[int]  # action cards
    discard: list[int]  # action cards, the common pile
    played: Shared[list[int]]  # the action card on its way into the forecast
    forecast: list[int]  # action cards from left to right
    forecast_crew: list[int]  # whose crew lies on each of them, NONE for nobody's
    orders: Shared[list[int]]  # order cards by centre, NONE in round 1
    pool: list[int]  # face-down tiles by artefact
    dig: vec[i64]  # tiles on dig sites by artefact
    black: list[Shared[list[int]]]  # black-market stacks by region
    drawn: vec[i64]  # tiles just drawn or acquired that have no place yet, sorted
    gone: Shared[list[int]]  # tiles out of the game by artefact
    buyers: vec[i64]  # on the popularity tracks and in the special pool
    buyer_deck: list[int]  # cards left in the buyer deck by buyer; the others are discarded
    queues: list[Shared[list[int]]]  # buyers by market, the front first
    ship: vec[i64]  # buyers on the ship
    modules: int  # difficulty modules in use, one bit each


# --- seats


def is_solo(s: State) -> bool:
    return len(s.zu) > 0


def zu_seat(s: State) -> i64:
    """Zu's place among the areas, NONE with several players [REL-701]."""
    return len(s.areas) - 1 if s.zu else words.NONE


def has_module(s: State, module: i64) -> bool:
    """Is this difficulty module in use [REL-801]?"""
    return s.modules >> module & 1 == 1


def has_ability(s: State, seat: i64, ability: i64) -> bool:
    faction = s.areas[seat].faction
    return faction >= 0 and s.kit.ability[faction] == ability


# --- popularity


def level(s: State, region: i64) -> i64:
    """The number on the highest empty space of the colour's track; 0 when none is empty
    [REL-012, REL-013, REL-A03]."""
    return s.kit.levels[s.buyers[region]]


def rank(s: State, region: i64) -> i64:
    """0 is the most popular: the number of colours with a strictly higher level [REL-344]."""
    own = level(s, region)
    higher: i64 = 0
    for other in range(words.REGION_COUNT):
        if level(s, other) > own:
            higher += 1
    return higher


# --- buyers and queues


def add_buyer(s: State, market: i64, buyer: i64) -> i64:
    """From the pool to the end of the queue; a full queue first loses its front buyer. Returns that
    one or NONE.

    The new buyer is taken before the old one returns [REL-011, REL-012, REL-014, REL-334, REL-A37].
    """
    queue = s.queues[market]
    s.buyers[buyer] -= 1
    pushed = words.NONE
    if len(queue) >= s.kit.queue_limit:
        pushed = queue[0]
        queue = queue[1:]
        s.buyers[pushed] += 1
    s.queues[market] = [*queue, buyer]
    return pushed


def interested(s: State, market: i64, region: i64) -> i64:
    """Buyers in the queue of that colour, and special ones [REL-010, REL-341]."""
    count: i64 = 0
    for buyer in s.queues[market]:
        if buyer == region or buyer == words.SPECIAL:
            count += 1
    return count


def draw_buyer_card(s: State, rng: Rng) -> i64:
    """The next buyer card; the discards are shuffled when the deck is empty
    [REL-019, REL-116, REL-117]."""
    drawn = rng.draw(s.buyer_deck, 0, len(s.buyer_deck))
    if drawn == words.NONE:
        s.buyer_deck = list(s.kit.buyer_cards)
        drawn = rng.draw(s.buyer_deck, 0, len(s.buyer_deck))
    s.buyer_deck[drawn] -= 1
    return drawn


# --- tiles


def draw_tile(s: State, region: i64, rng: Rng) -> i64:
    """A tile from the colour's face-down stack, or NONE when it is used up [REL-016, REL-112]."""
    first = region * words.KINDS_EACH
    drawn = rng.draw(s.pool, first, first + words.KINDS_EACH)
    if drawn != words.NONE:
        s.pool[drawn] -= 1
    return drawn


def hold_free(s: State, seat: i64) -> i64:
    """Empty spaces in the hold [REL-008]."""
    area = s.areas[seat]
    return s.kit.hold[area.faction] - len(area.hold)


def hatch_free(s: State, seat: i64) -> i64:
    """Empty spaces in the hidden hatch [REL-008]."""
    area = s.areas[seat]
    return s.kit.hatch[area.faction] - len(area.hatch)


def owned(s: State, seat: i64, region: i64) -> i64:
    """Tiles of the colour in hold and hatch [REL-009]."""
    area = s.areas[seat]
    count: i64 = 0
    for artefact in area.hold:
        if words.region_of(artefact) == region:
            count += 1
    for artefact in area.hatch:
        if words.region_of(artefact) == region:
            count += 1
    return count


def colours_owned(s: State, seat: i64) -> i64:
    """The colours of the tiles in hold and hatch, one bit each."""
    area = s.areas[seat]
    colours: i64 = 0
    for artefact in area.hold:
        colours |= 1 << words.region_of(artefact)
    for artefact in area.hatch:
        colours |= 1 << words.region_of(artefact)
    return colours


def deliver(s: State, artefact: i64) -> None:
    """A tile goes face up to the bottom of its black-market stack [REL-020, REL-220, REL-A06]."""
    region = words.region_of(artefact)
    s.black[region] = [artefact, *s.black[region]]


def discard_tile(s: State, artefact: i64) -> None:
    """A tile leaves the game [REL-020]."""
    gone = s.gone.copy()
    gone[artefact] += 1
    s.gone = gone


def take_top(s: State, region: i64) -> i64:
    """The top tile of a black-market stack leaves it [REL-352]."""
    stack = s.black[region]
    s.black[region] = stack[:-1]
    return stack[-1]


def tops(s: State) -> list[int]:
    """The top tile of each black-market stack, NONE where it is empty."""
    return [stack[-1] if stack else words.NONE for stack in s.black]


# --- cards


def draw_card(s: State, rng: Rng) -> i64:
    """The top action card; the common discards are shuffled when the deck is empty; NONE without
    any [REL-019, REL-A04]."""
    if not s.deck:
        s.deck, s.discard = s.discard, s.deck
        rng.shuffle(s.deck)
    return s.deck.pop() if s.deck else words.NONE


# --- the gallery


def column_bits(region: i64) -> i64:
    """The guards of one gallery column."""
    return ((1 << words.KINDS_EACH) - 1) << (region * words.KINDS_EACH)


#: The guards of the first gallery row.
FIRST_ROW: Final = sum([1 << region * words.KINDS_EACH for region in range(words.REGION_COUNT)])


def row_bits(row: i64) -> i64:
    """The guards of one gallery row."""
    return FIRST_ROW << row


def count_bits(bits: i64) -> i64:
    count: i64 = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


def gallery_counts(guards: i64) -> tuple[list[int], list[int]]:
    """Guards by row and by column [REL-006]."""
    rows = [0] * words.KINDS_EACH
    columns = [0] * words.REGION_COUNT
    for artefact in range(words.ARTEFACT_COUNT):
        if guards >> artefact & 1:
            rows[artefact % words.KINDS_EACH] += 1
            columns[artefact // words.KINDS_EACH] += 1
    return rows, columns


# --- explorers


def on_black_market(s: State, seat: i64) -> bool:
    for place in s.areas[seat].explorers:
        if place >= 0 and s.kit.is_black[place]:
            return True
    return False


def new_area(kit: RelicsKit) -> Area:
    """A player before choosing a faction [REL-102, REL-103]."""
    return Area(
        faction=words.NONE,
        credits=kit.start_credits,
        crew=kit.crew_each,
        token=0,
        guards=0,
        columns=0,
        travel=0,
        explorers=picks([words.NONE] * words.EXPLORERS_EACH),
        hand=vec[i64](),
        pack=vec[i64](),
        hold=vec[i64](),
        hatch=vec[i64](),
        traders=picks([0] * words.MARKET_COUNT),
        representatives=picks([0] * 3),
    )
