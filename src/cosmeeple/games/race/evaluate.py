"""How good a position looks to a bot, in points: the score as it stands plus what is still to come."""

from __future__ import annotations

from typing import Final

from cosmeeple.games.race.kit import Card
from cosmeeple.games.race.military import general_military
from cosmeeple.games.race.orb_kit import SIDE
from cosmeeple.games.race.scoring import score_now
from cosmeeple.games.race.state import Area, State, kind_of
from cosmeeple.games.race.vocabulary import NONE, PRODUCTION, WINDFALL

# Weights found by matches of greedy bots against each other; they only guide search, no rule depends on them.
HAND_CARD: Final = 0.75
LATE_HAND_CARD: Final = 0.35
HAND_FULL: Final = 10
GOOD: Final = 0.5
GOOD_PRICE: Final = 0.28
TABLEAU_CARD: Final = 0.9
PRODUCTION_WORLD: Final = 1.2
WINDFALL_WORLD: Final = 0.4
CONSUMER: Final = 0.8
MILITARY: Final = 0.45
DISCOUNT: Final = 0.6
CARD_FLOW: Final = 0.9
UNUSED_TOKEN: Final = 0.6
ORB_CARD: Final = 0.3
NEAR_TOKEN: Final = 1.5
FAR: Final = 12


def evaluate(s: State, seat: int) -> float:
    """Own prospects minus those of the strongest other player."""
    best_other = -1000.0
    for other in range(len(s.areas)):
        if other != seat:
            best_other = max(best_other, prospects(s, other))
    return prospects(s, seat) - best_other


def time_left(s: State) -> float:
    """From 1 at the start to 0 at the end: the fuller of the fullest tableau and the emptied pool."""
    longest = 0
    for area in s.areas:
        longest = max(longest, len(area.tableau))
    built = (longest - 1.0) / (s.kit.tableau_end - 1)
    spent = 1.0 - s.pool / (s.kit.pool_per_player * float(len(s.areas)))
    return max(0.0, 1.0 - max(built, spent))


def prospects(s: State, seat: int) -> float:
    """Points now, and what hand, goods and powers will still bring in the time left."""
    score = float(score_now(s, seat))
    if s.ending:
        return score
    area = s.areas[seat]
    left = time_left(s)
    cards = min(len(area.hand) + len(area.dealt), HAND_FULL)
    score += cards * (LATE_HAND_CARD + (HAND_CARD - LATE_HAND_CARD) * left)
    for world in area.holders:
        score += GOOD + GOOD_PRICE * s.kit.prices[kind_of(s.kit, world)]
    if s.orbs:
        score += exploration(s, area) * left
    return score + left * engine(s, area)


def exploration(s: State, area: Area) -> float:
    """Tokens that can still be used, orb cards to play, and how near the next token lies to a team."""
    worth = UNUSED_TOKEN * len(area.tokens) + ORB_CARD * min(len(area.orb_hand), 3)
    for team in area.teams:
        nearest = FAR
        for spot in s.orbs[0].spots:
            distance = abs(team % SIDE - spot % SIDE) + abs(team // SIDE - spot // SIDE)
            nearest = min(nearest, distance)
        worth += NEAR_TOKEN * (FAR - nearest) / FAR
    return worth


def engine(s: State, area: Area) -> float:
    """What the tableau does every round."""
    worth = TABLEAU_CARD * len(area.tableau) + MILITARY * general_military(s.kit, area.tableau, len(area.tableau))
    for number in area.tableau:
        card: Card = s.kit.cards[number]
        if card.world_type == PRODUCTION:
            worth += PRODUCTION_WORLD
        elif card.world_type == WINDFALL:
            worth += WINDFALL_WORLD
        worth += CONSUMER * len(card.consume)
        worth += DISCOUNT * (card.develop_discount + card.discounts[NONE])
        flow = card.draw_before + card.develop_draw + card.settle_draw + card.produce_draw + card.draw_if_produced
        worth += CARD_FLOW * (flow + card.keep_more) + 0.4 * card.see_more
    return worth
