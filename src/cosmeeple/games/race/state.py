"""The position on the table [RAC-008, RAC-010, RAC-028, RAC-470, RAC-471]: plain numbers and lists; `notation.py`
says how
they read. Cards are numbers of designs, because two copies of one design are the same to every rule."""

from __future__ import annotations

from typing import Final, final

from cosmeeple.games.race.kit import Card, RaceKit
from cosmeeple.games.race.orb_board import Orb
from cosmeeple.games.race.vocabulary import NONE
from cosmeeple.kernel.agenda import BaseState

#: Who knows a discarded card: a seat, everybody, or nobody (goods) [RAC-471].
EVERYBODY: Final = 5
NOBODY_KNOWS: Final = 6
WITNESSES: Final = ("A", "B", "C", "D", "E", "everybody", "nobody")


@final
class Area:
    """What belongs to one player. Hand and goods are kept sorted; the tableau is in the order of placing."""

    def __init__(
        self,
        hand: list[int],
        shown: list[int],
        dealt: list[int],
        tableau: list[int],
        holders: list[int],
        goods: list[int],
        chips: int,
        old: int,
        boost: int,
        settled: int,
        conquered: int,
        used: list[int],
        produced: list[int],
        tokens: list[int],
        used_tokens: list[int],
        orb_hand: list[int],
        teams: list[int],
        genes_boost: int,
    ) -> None:
        self.hand = hand
        self.shown = shown  # hand cards that everybody has seen
        self.dealt = dealt  # cards dealt or drawn that are not in the hand yet: start worlds, explored cards
        self.tableau = tableau
        self.holders = holders  # worlds with a good, one entry for each good
        self.goods = goods  # the face-down cards themselves, beside `holders`
        self.chips = chips
        # What counts in the running phase only:
        self.old = old  # tableau cards that were there when the phase began: the first so many
        self.boost = boost  # temporary Military
        self.settled = settled  # worlds placed
        self.conquered = conquered  # the world conquered by the Settle action
        self.used = used  # powers used up
        self.produced = produced  # goods produced, by kind
        # With the Orb:
        self.tokens = tokens  # artifact tokens face down, sorted
        self.used_tokens = used_tokens  # artifact tokens face up
        self.orb_hand = orb_hand  # sorted
        self.teams = teams  # squares of the teams in play
        self.genes_boost = genes_boost  # temporary Military against Genes worlds

    def clone(self) -> Area:
        return Area(
            self.hand.copy(),
            self.shown.copy(),
            self.dealt.copy(),
            self.tableau.copy(),
            self.holders.copy(),
            self.goods.copy(),
            self.chips,
            self.old,
            self.boost,
            self.settled,
            self.conquered,
            self.used.copy(),
            self.produced.copy(),
            self.tokens.copy(),
            self.used_tokens.copy(),
            self.orb_hand.copy(),
            self.teams.copy(),
            self.genes_boost,
        )


@final
class State(BaseState):
    """The whole position. The deck is a list whose last card lies on top."""

    def __init__(
        self,
        kit: RaceKit,
        areas: list[Area],
        deck: list[int],
        discards: list[int],
        witnesses: list[int],
        pool: int,
        round: int,
        first: int,
        actions: list[int],
        seconds: list[int],
        bonus: int,
        expansion: int,
        advanced: bool,
        keeps_sacrificed: bool,
        ending: bool,
        orbs: list[Orb],
    ) -> None:
        self.kit = kit
        self.areas = areas
        self.deck = deck
        self.discards = discards
        self.witnesses = witnesses  # who knows each discarded card
        self.pool = pool
        self.round = round
        self.first = first  # the seat with the lowest start world
        self.actions = actions  # the revealed action of each seat, and the second one of the advanced game
        self.seconds = seconds
        self.bonus = bonus  # seats with the bonus of the running phase, one bit each
        self.expansion = expansion
        self.advanced = advanced
        self.keeps_sacrificed = keeps_sacrificed
        self.ending = ending
        self.orbs = orbs  # the Orb, or nothing in games without it

    def clone(self) -> State:
        return State(
            self.kit,
            [area.clone() for area in self.areas],
            self.deck.copy(),
            self.discards.copy(),
            self.witnesses.copy(),
            self.pool,
            self.round,
            self.first,
            self.actions.copy(),
            self.seconds.copy(),
            self.bonus,
            self.expansion,
            self.advanced,
            self.keeps_sacrificed,
            self.ending,
            [orb.clone() for orb in self.orbs],
        )


def player_order(s: State) -> tuple[int, ...]:
    """The lowest start world first, then clockwise, for the whole game [RAC-028, RAC-R02]."""
    seats = len(s.areas)
    return tuple([(s.first + step) % seats for step in range(seats)])


def begin_phase(s: State, bonus: int) -> None:
    """Powers of the phase come from the cards that are in the tableau now [RAC-042, RAC-043, RAC-105]."""
    s.bonus = bonus
    for area in s.areas:
        area.old = len(area.tableau)
        area.boost = 0
        area.settled = 0
        area.conquered = NONE
        area.genes_boost = 0
        if area.used:
            area.used = []


def has_bonus(s: State, seat: int) -> bool:
    return s.bonus >> seat & 1 == 1


def chose(s: State, seat: int, action: int) -> bool:
    """Was this one of the player's actions of the round?"""
    return s.actions[seat] == action or s.seconds[seat] == action


def insert_sorted(cards: list[int], card: int) -> int:
    """Put a card into a sorted list; returns its place."""
    place = len(cards)
    while place > 0 and cards[place - 1] > card:
        place -= 1
    cards.insert(place, card)
    return place


def distinct(cards: list[int]) -> list[int]:
    """A sorted list without repetitions."""
    found: list[int] = []
    last = NONE
    for card in cards:
        if card != last:
            found.append(card)
            last = card
    return found


def distinct_without(cards: list[int], given: tuple[int, ...]) -> list[int]:
    """A sorted list without repetitions, less those already given. A given card may be missing: in a position dealt
    anew."""
    left = cards.copy()
    for card in given:
        if card in left:
            left.remove(card)
    return distinct(left)


def kind_of(kit: RaceKit, world: int) -> int:
    """The kind of a good that lies on a world; what a gathering world holds is of the kind it gathers [RAC-010,
    RAC-247]."""
    card: Card = kit.cards[world]
    return card.gathers if card.good == NONE else card.good


def goods_of(s: State, area: Area, good: int, any_good: int) -> int:
    """How many goods of a kind the player has; `any_good` is the number that stands for all kinds."""
    if good == any_good:
        return len(area.holders)
    count = 0
    for world in area.holders:
        if kind_of(s.kit, world) == good:
            count += 1
    return count
