"""The position on the table [TOR-030..037, TOR-172]: plain numbers and lists; `notation.py` says
how they read."""

from __future__ import annotations

from typing import Final, final

from cosmeeple.games.tortuga.kit import TortugaKit
from cosmeeple.games.tortuga.vocabulary import MARKET, SECTOR_COUNT, SPECIAL, TURRET
from cosmeeple.kernel.frames import BaseRecord, BaseState, record

NOBODY: Final = -1
NOWHERE: Final = -1
NOTHING: Final = -1


@final
@record
class Area(BaseRecord):
    """One player's hold: deck, discard pile, reserve, tokens, and the ship when it is off the board
    [TOR-033]."""

    ship: int  # the ship card chosen; it also says the colour
    sector: int  # where the ship is, or NOWHERE
    influence: int  # influence tokens, without control tokens
    minerals: int
    markers: int  # those not on tracks and Hunt tokens
    reserve: int
    trophies: int  # captured Hunt tokens, one bit each
    hand: list[int]  # sorted
    deck: list[int]
    discard: list[int]


@final
@record
class State(BaseState):
    """The whole position. Decks are lists whose last card lies on top."""

    kit: TortugaKit
    scenario: int
    board: int  # which of the maps
    areas: list[Area]
    control: list[int]  # by sector, the seat or NOBODY
    defence: list[
        int
    ]  # by sector, the space of the marker; before that the defence of the bare sector
    minerals: int  # sectors with a Mineral token, one bit each
    stash: int
    hunts: list[int]  # by sector, the Hunt token or NOTHING
    scouts: list[int]  # by sector, one bit for each seat with a marker on the token
    boxed_hunts: list[int]  # tokens that nobody has seen (2 players)
    hunt_deck: int  # Hunt cards not captured yet, one bit each
    piles: list[int]  # cards left, by T card
    decks: list[list[int]]  # by special sector
    seen_below: list[int]  # how many cards at the bottom of each deck everybody has seen
    rows: list[list[int]]  # face-up cards, by special sector
    removed: list[int]  # cards out of the game
    first: int
    active: int
    rounds: int  # begun so far
    crypto: int
    maneuver: int
    used_sectors: int  # sector abilities and Market tokens used this turn, one bit each
    played: list[int]  # this turn, sorted
    bought: list[int]  # this turn
    fought: list[int]  # used by the active player in skirmishes of this turn
    attack: list[int]  # the attacker's cards in the skirmish at hand
    defenders: list[int]  # the defender's cards
    usurper: int
    ending: bool


def insert(cards: list[int], card: int) -> None:
    """Put a card into a sorted list."""
    place = len(cards)
    while place > 0 and cards[place - 1] > card:
        place -= 1
    cards.insert(place, card)


def controlled(s: State, seat: int, first: int = 0, last: int = SECTOR_COUNT) -> int:
    """How many sectors the seat controls, of all or from one to before another
    [TOR-035, TOR-136]."""
    count = 0
    for sector in range(first, last):
        if s.control[sector] == seat:
            count += 1
    return count


def market_tokens(s: State, seat: int) -> int:
    """A Market token goes with the control of its Market [TOR-088, TOR-124]."""
    return controlled(s, seat, MARKET, TURRET)


def turret_tokens(s: State, seat: int) -> int:
    """A Turret token goes with the control of its Turret [TOR-088, TOR-125]."""
    return controlled(s, seat, TURRET, SPECIAL)


def influence_of(s: State, seat: int) -> int:
    """Influence tokens plus the values of the control tokens held [TOR-130]."""
    total = s.areas[seat].influence
    for sector in range(SECTOR_COUNT):
        if s.control[sector] == seat:
            total += s.kit.sector_value[sector]
    return total
