"""The position on the table [RAC-008, RAC-010, RAC-028, RAC-470, RAC-471]: plain numbers and lists;
`notation.py` says how they read. Cards are numbers of designs, because two copies of one design are
the same to every rule."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from cosmeeple.games.race.kit import RaceKit
from cosmeeple.games.race.orb_board import Orb
from cosmeeple.games.race.vocabulary import NONE
from cosmeeple.kernel.engine.rows import place_of, total, vec
from cosmeeple.kernel.frames import BaseRecord, BaseState, record

#: Who knows a discarded card: a seat, everybody, or nobody (goods) [RAC-471].
EVERYBODY: Final = 5
NOBODY_KNOWS: Final = 6
WITNESSES: Final = ("A", "B", "C", "D", "E", "everybody", "nobody")


@final
@record
class Area(BaseRecord):
    """What belongs to one player. Hand and goods are kept sorted; the tableau is in the order of
    placing."""

    hand: vec[i64]
    shown: vec[i64]  # hand cards that everybody has seen
    dealt: vec[
        i64
    ]  # cards dealt or drawn that are not in the hand yet: start worlds, explored cards
    tableau: vec[i64]
    holders: vec[i64]  # worlds with a good, one entry for each good
    goods: vec[i64]  # the face-down cards themselves, beside `holders`
    chips: i64
    # What counts in the running phase only:
    old: i64  # tableau cards that were there when the phase began: the first so many
    boost: i64  # temporary Military
    settled: i64  # worlds placed
    conquered: i64  # the world conquered by the Settle action
    used: vec[i64]  # powers used up
    produced: vec[i64]  # goods produced, by kind
    # With the Orb:
    tokens: vec[i64]  # artifact tokens face down, sorted
    used_tokens: vec[i64]  # artifact tokens face up
    orb_hand: vec[i64]  # sorted
    teams: vec[i64]  # squares of the teams in play
    genes_boost: i64  # temporary Military against Genes worlds


@final
@record
class State(BaseState):
    """The whole position. The deck is a row whose last card lies on top."""

    kit: RaceKit
    areas: list[Area]
    deck: vec[i64]
    discards: vec[i64]
    witnesses: vec[i64]  # who knows each discarded card
    pool: i64
    round: i64
    first: i64  # the seat with the lowest start world
    actions: vec[i64]  # the revealed action of each seat, and the second one of the advanced game
    seconds: vec[i64]
    bonus: i64  # seats with the bonus of the running phase, one bit each
    expansion: i64
    advanced: bool
    keeps_sacrificed: bool
    ending: bool
    orbs: list[Orb]  # the Orb, or nothing in games without it


#: ORDERS[seats][first]: the seats from the first on, clockwise.
ORDERS: Final = tuple(
    [
        tuple([tuple([(first + step) % seats for step in range(seats)]) for first in range(seats)])
        for seats in range(6)
    ]
)


def player_order(s: State) -> tuple[int, ...]:
    """The lowest start world first, then clockwise, for the whole game [RAC-028, RAC-R02]."""
    return ORDERS[len(s.areas)][s.first]


def begin_phase(s: State, bonus: i64) -> None:
    """Powers of the phase come from the cards that are in the tableau now
    [RAC-042, RAC-043, RAC-105]."""
    s.bonus = bonus
    for area in s.areas:
        area.old = len(area.tableau)
        area.boost = 0
        area.settled = 0
        area.conquered = NONE
        area.genes_boost = 0
        if len(area.used) > 0:
            area.used = vec[i64]()


def has_bonus(s: State, seat: i64) -> bool:
    return s.bonus >> seat & 1 == 1


def chose(s: State, seat: i64, action: i64) -> bool:
    """Was this one of the player's actions of the round?"""
    return s.actions[seat] == action or s.seconds[seat] == action


def printed(column: vec[i64], area: Area) -> i64:
    """A printed number, summed over the cards that were in the tableau when the phase began
    [RAC-042]."""
    return total(column, area.tableau, area.old)


def was_there(area: Area, card: i64) -> bool:
    """Was the card in the tableau when the phase began [RAC-042]?"""
    place = place_of(area.tableau, card)
    return 0 <= place < area.old


def kind_of(kit: RaceKit, world: i64) -> i64:
    """The kind of a good that lies on a world; what a gathering world holds is of the kind it
    gathers [RAC-010, RAC-247]."""
    good = kit.facts.good[world]
    return kit.facts.gathers[world] if good == NONE else good


def goods_of(s: State, area: Area, good: i64, any_good: i64) -> i64:
    """How many goods of a kind the player has; `any_good` is the number that stands for all
    kinds."""
    if good == any_good:
        return len(area.holders)
    count: i64 = 0
    for world in area.holders:
        if kind_of(s.kit, world) == good:
            count += 1
    return count
