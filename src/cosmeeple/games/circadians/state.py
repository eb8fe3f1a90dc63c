"""The position on the table [CIR-002..009, CIR-275, CIR-276]: plain numbers and lists;
`notation.py` says how they read.

Faces are die values 1 to 6, SAL, or EMPTY; pieces are faces with their owner. Ship and Farm tokens
always lie without a gap [CIR-121], so a list says where each is: ship i lies in Garage i + 2, farm
i on Foundation i + 1.

Clones share what seldom changes. So a list is replaced, never changed in place, but for the rows of
an area, the AI's lists, and the outer ones of `board`, `farm_stacks` and `ship_stacks`.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from cosmeeple.games.circadians import vocabulary as words
from cosmeeple.games.circadians.kit import CircadiansKit, Side
from cosmeeple.kernel.engine.rows import place_of, vec
from cosmeeple.kernel.frames import BaseRecord, BaseState, Shared, record

# Where Sal is while no die place shows it.
NO_SAL: Final = 0
SAL_IN_POOL: Final = 1
SAL_IN_CANTEEN: Final = 2
SAL_PLACED: Final = 3

#: The seats clockwise, by their number and the first of them.
CLOCKWISE: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    [
        tuple([tuple([(first + step) % seats for step in range(seats)]) for first in range(seats)])
        for seats in range(len(words.OWNERS))
    ]
)


@final
@record
class Area(BaseRecord):
    """One player's Research Base, cards and resources."""

    resources: vec[i64]
    reserve: i64
    idle: i64  # ordinary dice at the bottom of the base
    canteen: i64  # ordinary dice in the Canteen
    sal: i64
    rolled: vec[i64]  # faces behind the Screen, still to be assigned
    garages: vec[i64]  # a face for each Garage
    ships: vec[i64]  # Ship tokens, from Garage 2 on
    farms: vec[i64]  # Farm tokens, from Foundation 1 on
    farm_dice: vec[i64]  # a face for each Farm, printed ones first
    hand: vec[i64]
    draft: Shared[list[int]]  # Contracts passed to this player during the draft
    offered: Shared[list[int]]  # Leaders dealt to this player
    fulfilled: i64
    leaders: i64
    harvester: i64
    event: i64  # the Event that this player resolves this round


@final
@record
class Ai(BaseRecord):
    """The AI opponent; `board` is -1 when none plays."""

    board: i64
    dice: i64  # on its board
    gems: i64
    harvester: i64
    tokens: i64  # Development tokens unlocked
    deck: list[int]
    discard: list[int]
    schemes: list[int]  # under its board this round: the regular ones
    extras: list[int]  # and those that the Foundry added


@final
@record
class State(BaseState):
    """The whole position. Decks and stacks are lists whose last card or token lies on top."""

    kit: CircadiansKit
    areas: vec[Area]
    ai: Ai
    side: i64  # the boards' side: number of players, the AI included
    irenic: bool
    planet: i64
    factions: Shared[list[int]]  # the side of each Faction board
    tokens: Shared[list[int]]  # on the ordinary spaces of the planet
    caches: Shared[list[int]]  # the value of the Cache in each slot
    caches_open: int
    board: vec[vec[i64]]  # pieces by location and space
    progress: int  # Incident tokens still on the left, one bit each
    rewards_taken: int
    complications: int
    penalties_taken: int
    farm_stacks: list[Shared[list[int]]]
    ship_stacks: list[Shared[list[int]]]
    farms_lost: Shared[list[int]]
    ships_lost: Shared[list[int]]
    contracts: Shared[vec[i64]]
    discard: Shared[list[int]]
    events: Shared[list[int]]
    events_out: Shared[list[int]]
    events_shown: Shared[list[int]]
    renzo: Shared[list[int]]
    renzo_shown: Shared[list[int]]
    leaders_left: Shared[list[int]]  # face up, for the open choice
    leaders_out: Shared[list[int]]
    radio: i64
    round: i64
    phase: i64


def shifted(number: i64, places: i64) -> i64:
    """Shifted to the left. Compiled, a literal has 32 bits there, an argument 64."""
    return number << places


def bit(number: i64) -> i64:
    """A set with this one number; there are more Contracts than 32."""
    return shifted(1, number)


def sum_over(cards: i64, columns: vec[vec[i64]], good: i64) -> i64:
    """How much of one good a set of cards has together, one bit each."""
    total: i64 = 0
    card: i64 = 0
    while cards:
        if cards & 1:
            total += columns[card][good]
        cards >>= 1
        card += 1
    return total


def has_ai(s: State) -> bool:
    return s.ai.board >= 0


def side_of(s: State) -> Side:
    """The boards' side in use, by the number of players with the AI [CIR-016, CIR-240]."""
    return s.kit.side_of[s.side]


def leads(s: State, seat: i64, leader: i64) -> bool:
    """Is this the seat's Leader, or one of its two?"""
    return s.areas[seat].leaders >> leader & 1 == 1


def seats_from(s: State, first: i64) -> tuple[int, ...]:
    """All seats clockwise from this one."""
    return CLOCKWISE[len(s.areas)][first]


def value_of(s: State, face: i64) -> i64:
    """What a face counts: Sal always counts the same [CIR-161]."""
    return s.kit.cards.sal_value if face == words.SAL else face


def free_space(spaces: vec[i64]) -> i64:
    """The first free space, or -1."""
    return place_of(spaces, words.FREE)


def lay(s: State, location: i64, space: i64, piece: i64) -> i64:
    """Put a piece on a space, or FREE to lift one; returns the space."""
    spaces = s.board[location][:]
    spaces[space] = piece
    s.board[location] = spaces
    return space


def take_top(stacks: list[list[int]], stack: i64) -> i64:
    """The top token of a stack leaves it."""
    tokens = stacks[stack]
    stacks[stack] = tokens[:-1]
    return tokens[-1]


def take_token(s: State, space: i64) -> i64:
    """The token on a space of the planet leaves it; returns its kind, or NO_TOKEN."""
    token = s.tokens[space]
    if token != words.NO_TOKEN:
        tokens = s.tokens.copy()
        tokens[space] = words.NO_TOKEN
        s.tokens = tokens
    return token


def without(cards: list[int], card: i64) -> list[int]:
    """A copy of the list in which one such card is missing."""
    left = cards.copy()
    left.remove(card)
    return left


def leftmost_garage(area: Area) -> i64:
    """The leftmost Garage with a die, or -1 [CIR-050]."""
    for garage in range(words.GARAGES):
        if area.garages[garage] != words.EMPTY:
            return garage
    return -1


def farm_takes_die(s: State, area: Area, farm: i64) -> bool:
    """Printed Farms and tokens that need a die take one; no other does [CIR-035, CIR-R04]."""
    if farm < words.PRINTED_FARMS:
        return True
    token: i64 = farm - words.PRINTED_FARMS
    return token < len(area.farms) and s.kit.tiles.farm_takes_die[area.farms[token]]


def pool_dice(s: State, seat: i64) -> i64:
    """Ordinary dice in the pool and the Headquarters, for limits and ties
    [CIR-007, CIR-147, CIR-R27]."""
    area = s.areas[seat]
    count: i64 = area.idle + area.canteen
    for face in area.garages:
        if face != words.EMPTY and face != words.SAL:
            count += 1
    for face in area.farm_dice:
        if face != words.EMPTY and face != words.SAL:
            count += 1
    for piece in s.board[words.HEADQUARTERS]:
        if (
            piece != words.FREE
            and words.owner_of(piece) == seat
            and words.face_of(piece) != words.SAL
        ):
            count += 1
    return count


def hidden_dice(area: Area) -> i64:
    """Ordinary dice behind the Screen."""
    count: i64 = 0
    for face in area.rolled:
        if face != words.SAL:
            count += 1
    return count
