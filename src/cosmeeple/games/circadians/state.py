"""The position on the table [CIR-002..009, CIR-275, CIR-276]: plain numbers and lists; `notation.py` says how they
read.

Faces are die values 1 to 6, SAL, or EMPTY; pieces are faces with their owner. Ship and Farm tokens always lie without
a gap [CIR-121], so a list says where each is: ship i lies in Garage i + 2, farm i on Foundation i + 1.

Clones share what seldom changes. So a list is replaced, never changed in place, but for those that `clone` copies:
`resources`, `garages`, `farm_dice`, the AI's, and the outer lists of `board`, `farm_stacks` and `ship_stacks`.
"""

from __future__ import annotations

from typing import Final, final

from cosmeeple.games.circadians.kit import CircadiansKit, Side
from cosmeeple.games.circadians.vocabulary import (
    EMPTY,
    FREE,
    GARAGES,
    HEADQUARTERS,
    NO_TOKEN,
    PRINTED_FARMS,
    SAL,
    face_of,
    owner_of,
)
from cosmeeple.kernel.agenda import BaseState

# Where Sal is while no die place shows it.
NO_SAL: Final = 0
SAL_IN_POOL: Final = 1
SAL_IN_CANTEEN: Final = 2
SAL_PLACED: Final = 3


@final
class Area:
    """One player's Research Base, cards and resources."""

    def __init__(
        self,
        resources: list[int],
        reserve: int,
        idle: int,
        canteen: int,
        sal: int,
        rolled: list[int],
        garages: list[int],
        ships: list[int],
        farms: list[int],
        farm_dice: list[int],
        hand: list[int],
        draft: list[int],
        offered: list[int],
        fulfilled: int,
        leaders: int,
        harvester: int,
        event: int,
    ) -> None:
        self.resources = resources
        self.reserve = reserve
        self.idle = idle  # ordinary dice at the bottom of the base
        self.canteen = canteen  # ordinary dice in the Canteen
        self.sal = sal
        self.rolled = rolled  # faces behind the Screen, still to be assigned
        self.garages = garages  # a face for each Garage
        self.ships = ships  # Ship tokens, from Garage 2 on
        self.farms = farms  # Farm tokens, from Foundation 1 on
        self.farm_dice = farm_dice  # a face for each Farm, printed ones first
        self.hand = hand
        self.draft = draft  # Contracts passed to this player during the draft
        self.offered = offered  # Leaders dealt to this player
        self.fulfilled = fulfilled
        self.leaders = leaders
        self.harvester = harvester
        self.event = event  # the Event that this player resolves this round

    def clone(self) -> Area:
        return Area(
            self.resources.copy(),
            self.reserve,
            self.idle,
            self.canteen,
            self.sal,
            self.rolled,
            self.garages.copy(),
            self.ships,
            self.farms,
            self.farm_dice.copy(),
            self.hand,
            self.draft,
            self.offered,
            self.fulfilled,
            self.leaders,
            self.harvester,
            self.event,
        )


@final
class Ai:
    """The AI opponent; `board` is -1 when none plays."""

    def __init__(
        self,
        board: int,
        dice: int,
        gems: int,
        harvester: int,
        tokens: int,
        deck: list[int],
        discard: list[int],
        schemes: list[int],
        extras: list[int],
    ) -> None:
        self.board = board
        self.dice = dice  # on its board
        self.gems = gems
        self.harvester = harvester
        self.tokens = tokens  # Development tokens unlocked
        self.deck = deck
        self.discard = discard
        self.schemes = schemes  # under its board this round: the regular ones
        self.extras = extras  # and those that the Foundry added

    def clone(self) -> Ai:
        return Ai(
            self.board,
            self.dice,
            self.gems,
            self.harvester,
            self.tokens,
            self.deck.copy(),
            self.discard.copy(),
            self.schemes.copy(),
            self.extras.copy(),
        )


@final
class State(BaseState):
    """The whole position. Decks and stacks are lists whose last card or token lies on top."""

    def __init__(
        self,
        kit: CircadiansKit,
        areas: list[Area],
        ai: Ai,
        side: int,
        irenic: bool,
        planet: int,
        factions: list[int],
        tokens: list[int],
        caches: list[int],
        caches_open: int,
        board: list[list[int]],
        progress: int,
        rewards_taken: int,
        complications: int,
        penalties_taken: int,
        farm_stacks: list[list[int]],
        ship_stacks: list[list[int]],
        farms_lost: list[int],
        ships_lost: list[int],
        contracts: list[int],
        discard: list[int],
        events: list[int],
        events_out: list[int],
        events_shown: list[int],
        renzo: list[int],
        renzo_shown: list[int],
        leaders_left: list[int],
        leaders_out: list[int],
        radio: int,
        round: int,
        phase: int,
    ) -> None:
        self.kit = kit
        self.areas = areas
        self.ai = ai
        self.side = side  # the boards' side: number of players, the AI included
        self.irenic = irenic
        self.planet = planet
        self.factions = factions  # the side of each Faction board
        self.tokens = tokens  # on the ordinary spaces of the planet
        self.caches = caches  # the value of the Cache in each slot
        self.caches_open = caches_open
        self.board = board  # pieces by location and space
        self.progress = progress  # Incident tokens still on the left, one bit each
        self.rewards_taken = rewards_taken
        self.complications = complications
        self.penalties_taken = penalties_taken
        self.farm_stacks = farm_stacks
        self.ship_stacks = ship_stacks
        self.farms_lost = farms_lost
        self.ships_lost = ships_lost
        self.contracts = contracts
        self.discard = discard
        self.events = events
        self.events_out = events_out
        self.events_shown = events_shown
        self.renzo = renzo
        self.renzo_shown = renzo_shown
        self.leaders_left = leaders_left  # face up, for the open choice
        self.leaders_out = leaders_out
        self.radio = radio
        self.round = round
        self.phase = phase

    def clone(self) -> State:
        return State(
            self.kit,
            [area.clone() for area in self.areas],
            self.ai.clone(),
            self.side,
            self.irenic,
            self.planet,
            self.factions,
            self.tokens,
            self.caches,
            self.caches_open,
            self.board.copy(),
            self.progress,
            self.rewards_taken,
            self.complications,
            self.penalties_taken,
            self.farm_stacks.copy(),
            self.ship_stacks.copy(),
            self.farms_lost,
            self.ships_lost,
            self.contracts,
            self.discard,
            self.events,
            self.events_out,
            self.events_shown,
            self.renzo,
            self.renzo_shown,
            self.leaders_left,
            self.leaders_out,
            self.radio,
            self.round,
            self.phase,
        )


def has_ai(s: State) -> bool:
    return s.ai.board >= 0


def side_of(s: State) -> Side:
    """The boards' side in use, by the number of players with the AI [CIR-016, CIR-240]."""
    return s.kit.sides[s.side]


def leads(s: State, seat: int, leader: int) -> bool:
    """Is this the seat's Leader, or one of its two?"""
    return s.areas[seat].leaders >> leader & 1 == 1


def seats_from(s: State, first: int) -> tuple[int, ...]:
    """All seats clockwise from this one."""
    seats = len(s.areas)
    return tuple([(first + step) % seats for step in range(seats)])


def value_of(s: State, face: int) -> int:
    """What a face counts: Sal always counts the same [CIR-161]."""
    return s.kit.cards.sal_value if face == SAL else face


def free_space(spaces: list[int]) -> int:
    """The first free space, or -1."""
    for at in range(len(spaces)):
        if spaces[at] == FREE:
            return at
    return -1


def lay(s: State, location: int, space: int, piece: int) -> int:
    """Put a piece on a space, or FREE to lift one; returns the space."""
    spaces = s.board[location].copy()
    spaces[space] = piece
    s.board[location] = spaces
    return space


def take_top(stacks: list[list[int]], stack: int) -> int:
    """The top token of a stack leaves it."""
    tokens = stacks[stack]
    stacks[stack] = tokens[:-1]
    return tokens[-1]


def take_token(s: State, space: int) -> int:
    """The token on a space of the planet leaves it; returns its kind, or NO_TOKEN."""
    token = s.tokens[space]
    if token != NO_TOKEN:
        tokens = s.tokens.copy()
        tokens[space] = NO_TOKEN
        s.tokens = tokens
    return token


def without(cards: list[int], card: int) -> list[int]:
    """A copy of the list in which one such card is missing."""
    left = cards.copy()
    left.remove(card)
    return left


def leftmost_garage(area: Area) -> int:
    """The leftmost Garage with a die, or -1 [CIR-050]."""
    for garage in range(GARAGES):
        if area.garages[garage] != EMPTY:
            return garage
    return -1


def farm_takes_die(s: State, area: Area, farm: int) -> bool:
    """Printed Farms and tokens that need a die take one; no other does [CIR-035, CIR-R04]."""
    if farm < PRINTED_FARMS:
        return True
    token = farm - PRINTED_FARMS
    return token < len(area.farms) and s.kit.tiles.farm_takes_die[area.farms[token]]


def pool_dice(s: State, seat: int) -> int:
    """Ordinary dice in the pool and the Headquarters, for limits and ties [CIR-007, CIR-147, CIR-R27]."""
    area = s.areas[seat]
    count = area.idle + area.canteen
    for face in area.garages:
        if face != EMPTY and face != SAL:
            count += 1
    for face in area.farm_dice:
        if face != EMPTY and face != SAL:
            count += 1
    for piece in s.board[HEADQUARTERS]:
        if piece != FREE and owner_of(piece) == seat and face_of(piece) != SAL:
            count += 1
    return count


def hidden_dice(area: Area) -> int:
    """Ordinary dice behind the Screen."""
    count = 0
    for face in area.rolled:
        if face != SAL:
            count += 1
    return count
