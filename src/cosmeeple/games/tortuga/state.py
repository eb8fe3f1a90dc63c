"""The position on the table [TOR-030..037, TOR-172]: plain numbers and lists; `notation.py` says how they read."""

from __future__ import annotations

from typing import Final, final

from cosmeeple.games.tortuga.kit import TortugaKit
from cosmeeple.games.tortuga.vocabulary import MARKET, SECTOR_COUNT, TURRET
from cosmeeple.kernel.agenda import BaseState

NOBODY: Final = -1
NOWHERE: Final = -1
NOTHING: Final = -1


@final
class Area:
    """One player's hold: deck, discard pile, reserve, tokens, and the ship when it is off the board [TOR-033]."""

    def __init__(
        self,
        ship: int,
        sector: int,
        influence: int,
        minerals: int,
        markers: int,
        reserve: int,
        trophies: int,
        hand: list[int],
        deck: list[int],
        discard: list[int],
    ) -> None:
        self.ship = ship  # the ship card chosen; it also says the colour
        self.sector = sector  # where the ship is, or NOWHERE
        self.influence = influence  # influence tokens, without control tokens
        self.minerals = minerals
        self.markers = markers  # those not on tracks and Hunt tokens
        self.reserve = reserve
        self.trophies = trophies  # captured Hunt tokens, one bit each
        self.hand = hand  # sorted
        self.deck = deck
        self.discard = discard

    def clone(self) -> Area:
        return Area(
            self.ship,
            self.sector,
            self.influence,
            self.minerals,
            self.markers,
            self.reserve,
            self.trophies,
            self.hand.copy(),
            self.deck.copy(),
            self.discard.copy(),
        )


@final
class State(BaseState):
    """The whole position. Decks are lists whose last card lies on top."""

    def __init__(
        self,
        kit: TortugaKit,
        scenario: int,
        board: int,
        areas: list[Area],
        control: list[int],
        defence: list[int],
        minerals: int,
        stash: int,
        hunts: list[int],
        scouts: list[int],
        boxed_hunts: list[int],
        hunt_deck: int,
        piles: list[int],
        decks: list[list[int]],
        seen_below: list[int],
        rows: list[list[int]],
        removed: list[int],
        first: int,
        active: int,
        rounds: int,
        crypto: int,
        maneuver: int,
        used_sectors: int,
        played: list[int],
        bought: list[int],
        fought: list[int],
        attack: list[int],
        defenders: list[int],
        usurper: int,
        ending: bool,
    ) -> None:
        self.kit = kit
        self.scenario = scenario
        self.board = board  # which of the maps
        self.areas = areas
        self.control = control  # by sector, the seat or NOBODY
        self.defence = defence  # by sector, the space of the marker; before that the defence of the bare sector
        self.minerals = minerals  # sectors with a Mineral token, one bit each
        self.stash = stash
        self.hunts = hunts  # by sector, the Hunt token or NOTHING
        self.scouts = scouts  # by sector, one bit for each seat with a marker on the token
        self.boxed_hunts = boxed_hunts  # tokens that nobody has seen (2 players)
        self.hunt_deck = hunt_deck  # Hunt cards not captured yet, one bit each
        self.piles = piles  # cards left, by T card
        self.decks = decks  # by special sector
        self.seen_below = seen_below  # how many cards at the bottom of each deck everybody has seen
        self.rows = rows  # face-up cards, by special sector
        self.removed = removed  # cards out of the game
        self.first = first
        self.active = active
        self.rounds = rounds  # begun so far
        self.crypto = crypto
        self.maneuver = maneuver
        self.used_sectors = used_sectors  # sector abilities and Market tokens used this turn, one bit each
        self.played = played  # this turn, sorted
        self.bought = bought  # this turn
        self.fought = fought  # used by the active player in skirmishes of this turn
        self.attack = attack  # the attacker's cards in the skirmish at hand
        self.defenders = defenders  # the defender's cards
        self.usurper = usurper
        self.ending = ending

    def clone(self) -> State:
        return State(
            self.kit,
            self.scenario,
            self.board,
            [area.clone() for area in self.areas],
            self.control.copy(),
            self.defence.copy(),
            self.minerals,
            self.stash,
            self.hunts.copy(),
            self.scouts.copy(),
            self.boxed_hunts.copy(),
            self.hunt_deck,
            self.piles.copy(),
            [deck.copy() for deck in self.decks],
            self.seen_below.copy(),
            [row.copy() for row in self.rows],
            self.removed.copy(),
            self.first,
            self.active,
            self.rounds,
            self.crypto,
            self.maneuver,
            self.used_sectors,
            self.played.copy(),
            self.bought.copy(),
            self.fought.copy(),
            self.attack.copy(),
            self.defenders.copy(),
            self.usurper,
            self.ending,
        )


def insert(cards: list[int], card: int) -> None:
    """Put a card into a sorted list."""
    place = len(cards)
    while place > 0 and cards[place - 1] > card:
        place -= 1
    cards.insert(place, card)


def controlled(s: State, seat: int) -> int:
    """How many sectors the seat controls [TOR-035, TOR-136]."""
    count = 0
    for sector in range(SECTOR_COUNT):
        if s.control[sector] == seat:
            count += 1
    return count


def market_tokens(s: State, seat: int) -> int:
    """A Market token goes with the control of its Market [TOR-088, TOR-124]."""
    count = 0
    for sector in range(MARKET, TURRET):
        if s.control[sector] == seat:
            count += 1
    return count


def turret_tokens(s: State, seat: int) -> int:
    """A Turret token goes with the control of its Turret [TOR-088, TOR-125]."""
    count = 0
    for sector in range(TURRET, TURRET + 3):
        if s.control[sector] == seat:
            count += 1
    return count


def influence_of(s: State, seat: int) -> int:
    """Influence tokens plus the values of the control tokens held [TOR-130]."""
    total = s.areas[seat].influence
    for sector in range(SECTOR_COUNT):
        if s.control[sector] == seat:
            total += s.kit.sector_value[sector]
    return total
