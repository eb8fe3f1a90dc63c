"""What the evaluation of Tortuga counts, in parts."""

from __future__ import annotations

from typing import Final

from cosmeeple.games.tortuga.evaluate import (
    DEFENCE,
    HAND_VALUE,
    MARKET_TOKEN,
    MINERAL,
    RESERVED,
    SCOUTED,
    SHIP_LOST,
    TROPHY,
    TURRET_TOKEN,
    hand_value,
    turn_value,
)
from cosmeeple.games.tortuga.state import NOTHING, NOWHERE, State, influence_of
from cosmeeple.games.tortuga.vocabulary import MARKET, SECTOR_COUNT, SPECIAL, TURRET
from cosmeeple.kernel.thinking.valued import Valued

KEYS: Final = ("influence", "deck", "minerals", "sectors", "hunts", "ship", "turn")


def parts(s: State, seat: int) -> list[float]:
    area = s.areas[seat]
    influence = influence_of(s, seat)
    time_left = max(0.15, 1.0 - influence / s.kit.win_influence)
    sectors = hunts = 0.0
    for sector in range(SECTOR_COUNT):
        if s.control[sector] == seat:
            sectors += DEFENCE * s.defence[sector]
            if MARKET <= sector < TURRET:
                sectors += MARKET_TOKEN * time_left
            elif TURRET <= sector < SPECIAL:
                sectors += TURRET_TOKEN * time_left
        if s.scouts[sector] >> seat & 1:
            hunts += SCOUTED
    for card in range(len(s.kit.card_reward)):
        if area.trophies >> card & 1:
            hunts += TROPHY * s.kit.card_reward[card]
    deck = HAND_VALUE * time_left * hand_value(s, seat) + (
        0.0 if area.reserve == NOTHING else RESERVED
    )
    ship = SHIP_LOST if area.sector == NOWHERE else 0.0
    turn = turn_value(s, seat) if seat == s.active else 0.0
    return [float(influence), deck, MINERAL * area.minerals, sectors, hunts, ship, turn]


VALUED: Final = Valued(KEYS, parts)
