"""The position on the table [RAC-008, RAC-010, RAC-028, RAC-470, RAC-471]: plain numbers and lists; `notation.py`
says how
they read. Cards are numbers of designs, because two copies of one design are the same to every rule."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from cosmeeple.games.race.kit import Card, RaceKit
from cosmeeple.games.race.orb_board import Orb
from cosmeeple.games.race.vocabulary import NONE
from cosmeeple.kernel.agenda import BaseRecord, BaseState
from cosmeeple.kernel.record import record
from cosmeeple.kernel.rows import append, vec

#: Who knows a discarded card: a seat, everybody, or nobody (goods) [RAC-471].
EVERYBODY: Final = 5
NOBODY_KNOWS: Final = 6
WITNESSES: Final = ("A", "B", "C", "D", "E", "everybody", "nobody")


@final
@record
class Area(BaseRecord):
    """What belongs to one player. Hand and goods are kept sorted; the tableau is in the order of placing."""

    hand: list[int]
    shown: list[int]  # hand cards that everybody has seen
    dealt: list[int]  # cards dealt or drawn that are not in the hand yet: start worlds, explored cards
    tableau: list[int]
    holders: list[int]  # worlds with a good, one entry for each good
    goods: list[int]  # the face-down cards themselves, beside `holders`
    chips: int
    # What counts in the running phase only:
    old: int  # tableau cards that were there when the phase began: the first so many
    boost: int  # temporary Military
    settled: int  # worlds placed
    conquered: int  # the world conquered by the Settle action
    used: list[int]  # powers used up
    produced: list[int]  # goods produced, by kind
    # With the Orb:
    tokens: list[int]  # artifact tokens face down, sorted
    used_tokens: list[int]  # artifact tokens face up
    orb_hand: list[int]  # sorted
    teams: list[int]  # squares of the teams in play
    genes_boost: int  # temporary Military against Genes worlds


@final
@record
class State(BaseState):
    """The whole position. The deck is a list whose last card lies on top."""

    kit: RaceKit
    areas: list[Area]
    deck: list[int]
    discards: list[int]
    witnesses: list[int]  # who knows each discarded card
    pool: int
    round: int
    first: int  # the seat with the lowest start world
    actions: list[int]  # the revealed action of each seat, and the second one of the advanced game
    seconds: list[int]
    bonus: int  # seats with the bonus of the running phase, one bit each
    expansion: int
    advanced: bool
    keeps_sacrificed: bool
    ending: bool
    orbs: list[Orb]  # the Orb, or nothing in games without it


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


def distinct(cards: list[int]) -> vec[i64]:
    """A sorted list without repetitions."""
    found = vec[i64]()
    last = NONE
    for card in cards:
        if card != last:
            found = append(found, card)
            last = card
    return found


def distinct_without(cards: list[int], given: vec[i64]) -> vec[i64]:
    """A sorted list without repetitions, less those already given. A given card may be missing: in a position dealt
    anew."""
    if len(given) == 0:
        return distinct(cards)
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
