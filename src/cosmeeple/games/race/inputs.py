"""What a network sees of a position [RAC-471]: the numbers of the inputs that are on, for one seat,
from what that seat may know. Compiled.

First one's own tableau, goods and counts, then those of the others (of several others all at once,
or as at a table for two: of the strongest alone), one's own hand, and what is common. `LAYOUT` says
what each input is; a network that was trained for another one is refused.
"""

from __future__ import annotations

from typing import Any, Final

from cosmeeple.games.race.consume import Consume
from cosmeeple.games.race.develop import Develop
from cosmeeple.games.race.explore import Explore
from cosmeeple.games.race.kit import Card
from cosmeeple.games.race.military import general_military
from cosmeeple.games.race.produce import Produce
from cosmeeple.games.race.round import ChooseAction
from cosmeeple.games.race.scoring import score_now, variable_points
from cosmeeple.games.race.settle import Settle
from cosmeeple.games.race.state import State, kind_of
from cosmeeple.games.race.vocabulary import ANY, CARD_COUNT, GOOD_COUNT, NONE, PRODUCTION
from cosmeeple.games.race.vocabulary import CONSUME as TAKES_GOODS
from cosmeeple.kernel.engine.table import Table

#: Of each player, in this order: how many inputs each thing has.
PLAYER_LAYOUT: Final = (
    ("tableau", CARD_COUNT),
    ("good", CARD_COUNT),
    ("hand_size", 15),
    ("tableau_size", 16),
    ("chips", 32),
    ("military", 16),
    ("goods", 8),
    ("goods_of_kind", 20),
    ("sale", 12),
    ("consumable", 12),
    ("produces", 8),
    ("action", 8),
)
LAYOUT: Final = (
    *[(f"own_{name}", size) for name, size in PLAYER_LAYOUT],
    *[(f"other_{name}", size) for name, size in PLAYER_LAYOUT],
    ("hand", CARD_COUNT),
    ("in_reach", CARD_COUNT),
    ("big_in_hand", 12),
    ("ahead", 51),
    ("ahead_at_the_end", 51),
    ("pool", 16),
    ("fullest", 16),
    ("round", 32),
    ("phase_to_come", 5),
    ("expansion", 3),
    ("players", 6),
)
GOODS_AT: Final = CARD_COUNT
HAND_SIZE: Final = GOODS_AT + CARD_COUNT
TABLEAU_SIZE: Final = HAND_SIZE + 15
CHIPS: Final = TABLEAU_SIZE + 16
MILITARY: Final = CHIPS + 32
GOODS: Final = MILITARY + 16
OF_KIND: Final = GOODS + 8
SALE: Final = OF_KIND + 20
CONSUMABLE: Final = SALE + 12
PRODUCES: Final = CONSUMABLE + 12
ACTION: Final = PRODUCES + 8
PLAYER: Final = ACTION + 8
HAND: Final = 2 * PLAYER
IN_REACH: Final = HAND + CARD_COUNT
BIG: Final = IN_REACH + CARD_COUNT
AHEAD: Final = BIG + 12
AHEAD_END: Final = AHEAD + 51
POOL: Final = AHEAD_END + 51
FULLEST: Final = POOL + 16
ROUND: Final = FULLEST + 16
PHASES: Final = ROUND + 32
EXPANSION: Final = PHASES + 5
PLAYERS: Final = EXPANSION + 3
COUNT: Final = PLAYERS + 6


def inputs(t: Table[Any], seat: int, as_two: bool = False) -> list[int]:
    """The inputs that are on, as the seat knows the table; `as_two` for a network that has never
    seen more than one other player: the one with most points stands for all."""
    s: State = t.state
    out: list[int] = []
    coming = phases_to_come(t)
    seats = len(s.areas)
    own = score_now(s, seat)
    best = -1000
    fullest = len(s.areas[seat].tableau)
    add_player(s, seat, 0, coming != 0, out)
    rival = seat
    for step in range(1, seats):
        other = (seat + step) % seats
        fullest = max(fullest, len(s.areas[other].tableau))
        points = score_now(s, other)
        if points > best:
            best = points
            rival = other
        if not as_two:
            add_player(s, other, PLAYER, coming != 0, out)
    if as_two:
        add_player(s, rival, PLAYER, coming != 0, out)
    add_hand(s, seat, out)
    ahead = min(max(own - best, -25), 25) + 25
    ends = fullest >= s.kit.tableau_end or s.pool <= 0
    out.append((AHEAD_END if ends else AHEAD) + ahead)
    out.append(POOL + min(max(s.pool, 0) * 2 // seats, 15))
    out.append(FULLEST + min(fullest, 15))
    out.append(ROUND + min(s.round, 31))
    for phase in range(5):
        if coming >> phase & 1:
            out.append(PHASES + phase)
    out.append(EXPANSION + s.expansion)
    out.append(PLAYERS + (2 if as_two else seats))
    return out


def phases_to_come(t: Table[Any]) -> int:
    """The phases of the round that have not begun yet, one bit each; the one that is being played
    does not count."""
    found = 0
    for frame in t.agenda:
        if isinstance(frame, Explore):
            found |= 1
        elif isinstance(frame, Develop):
            found |= 2
        elif isinstance(frame, Settle):
            found |= 4
        elif isinstance(frame, Consume):
            found |= 8
        elif isinstance(frame, Produce):
            found |= 16
    return found


def add_player(s: State, seat: int, base: int, acting: bool, out: list[int]) -> None:
    """Everything of a player that lies open."""
    area = s.areas[seat]
    cards = s.kit.cards
    military = general_military(s.kit, area.tableau, len(area.tableau))
    capacity = 0
    produces = 0
    bonus = [0, 0, 0, 0]
    points = 0
    for number in area.tableau:
        out.append(base + number)
        card: Card = cards[number]
        if (
            card.world_type == PRODUCTION and number not in area.holders
        ) or card.windfall_power != NONE:
            produces += 1
        for good in range(GOOD_COUNT):
            bonus[good] += card.sale_bonus[good]
        for power in card.consume:
            if power.kind == TAKES_GOODS:
                times = power.times * power.take
                if power.good != ANY:
                    held = 0
                    for world in area.holders:
                        if kind_of(s.kit, world) == power.good:
                            held += 1
                    times = min(times, held)
                capacity += times
                points += power.vp * min(times, len(area.holders)) // power.take
            elif power.vp > 0:
                capacity += 2
                points += 1
    kinds = [0, 0, 0, 0]
    sale = 0
    last = NONE
    for world in area.holders:
        kind = kind_of(s.kit, world)
        kinds[kind] += 1
        if world != last:
            out.append(base + GOODS_AT + world)
            last = world
        holder: Card = cards[world]
        sale = max(sale, s.kit.prices[kind] + bonus[kind] + holder.sale_bonus_here)
    goods = len(area.holders)
    out.append(base + HAND_SIZE + min(len(area.hand), 14))
    out.append(base + TABLEAU_SIZE + min(len(area.tableau), 15))
    out.append(base + CHIPS + min(area.chips, 31))
    out.append(base + MILITARY + min(max(military, -2), 13) + 2)
    out.append(base + GOODS + min(goods, 7))
    for kind in range(GOOD_COUNT):
        if kinds[kind] > 0:
            out.append(base + OF_KIND + 5 * kind + min(kinds[kind], 4))
    out.append(base + SALE + min(sale, 11))
    out.append(base + CONSUMABLE + min(points, capacity, 11))
    out.append(base + PRODUCES + min(produces, 7))
    if acting and s.actions[seat] != NONE:
        out.append(base + ACTION + s.actions[seat])


def add_hand(s: State, seat: int, out: list[int]) -> None:
    """One's own hand, which of its cards could be placed now, and what its best "?" card would
    count."""
    area = s.areas[seat]
    cards = s.kit.cards
    develop = 0
    settle = [0, 0, 0, 0, 0]
    military = general_military(s.kit, area.tableau, len(area.tableau))
    special = [0, 0, 0, 0, 0]
    for number in area.tableau:
        card: Card = cards[number]
        develop += card.develop_discount
        for good in range(5):
            settle[good] += card.discounts[good]
            special[good] += card.military_by_good[good]
    rest = len(area.hand) - 1
    big = 0
    for number in area.hand:
        out.append(HAND + number)
        held: Card = cards[number]
        if not held.is_world:
            ready = held.cost - develop <= rest and number not in area.tableau
            if held.is_variable:
                big = max(big, variable_points(s, area, held) + held.vp)
        elif held.is_military:
            ready = held.cost <= military + special[held.good]
        else:
            ready = held.cost - settle[held.good] <= rest
        if ready:
            out.append(IN_REACH + number)
    if big > 0:
        out.append(BIG + min(big, 11))


def is_new_round(t: Table[Any]) -> bool:
    """Are the actions being chosen?"""
    return len(t.agenda) > 0 and isinstance(t.agenda[-1], ChooseAction)
