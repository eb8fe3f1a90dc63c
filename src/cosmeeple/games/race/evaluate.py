"""How good a position looks to a bot, in points: learned weights times what can be counted in it.

The weights (`weights.toml`) come from games of the bots against themselves (`benchmarks/learn.py`),
for the beginning, the middle and the end of a game; between them they are mixed. They only guide
search, no rule depends on them.
"""

from __future__ import annotations

from typing import Final

from cosmeeple.games.race.kit import Card
from cosmeeple.games.race.military import general_military
from cosmeeple.games.race.orb_kit import SIDE
from cosmeeple.games.race.scoring import score_now
from cosmeeple.games.race.state import State, kind_of
from cosmeeple.games.race.vocabulary import NONE, PRODUCTION, WINDFALL
from cosmeeple.kernel.thinking.weighing import weigh
from cosmeeple.kernel.thinking.weights import load_weights

KINDS: Final = 4
#: Hand cards above this count on their own, up to the limit.
SOME_CARDS: Final = 5
MOST_CARDS: Final = 12
MOST_ORB_CARDS: Final = 3
FAR: Final = 12

FEATURES: Final = (
    *("score", "chips", "hand", "many_cards", "tableau"),
    *("novelty", "rare", "genes", "alien"),
    *("makes_novelty", "makes_rare", "makes_genes", "makes_alien"),
    *("windfall_novelty", "windfall_rare", "windfall_genes", "windfall_alien"),
    *("consume_points", "consume_cards", "consumers", "consumable"),
    *("military", "some_military", "big_developments"),
    *("develop_discount", "settle_discount", "some_discount"),
    *(
        "sees",
        "keeps",
        "develop_draws",
        "settle_draws",
        "produce_draws",
        "windfall_powers",
        "sale_bonus",
    ),
    *("world_in_reach", "development_in_reach", "best_in_hand"),
    *("tokens", "orb_cards", "token_near"),
)
MILITARY: Final[int] = FEATURES.index("military")
DEVELOP: Final[int] = FEATURES.index("develop_discount")
SETTLE: Final[int] = FEATURES.index("settle_discount")
STAGES: Final = ("beginning", "middle", "end")
WEIGHTS: Final[list[list[float]]] = load_weights("cosmeeple.games.race", FEATURES, STAGES)


def evaluate(s: State, seat: int) -> float:
    """Own prospects minus those of the strongest other player."""
    best_other = -1000.0
    for other in range(len(s.areas)):
        if other != seat:
            best_other = max(best_other, prospects(s, other))
    return prospects(s, seat) - best_other


def time_left(s: State) -> float:
    """From 1 at the start to 0 at the end: the fuller of the fullest tableau and the emptied
    pool."""
    longest = 0
    for area in s.areas:
        longest = max(longest, len(area.tableau))
    built = (longest - 1.0) / (s.kit.tableau_end - 1)
    spent = 1.0 - float(s.pool) / (s.kit.pool_per_player * float(len(s.areas)))
    return max(0.0, 1.0 - max(built, spent))


def blend(s: State) -> list[tuple[int, float]]:
    """Two neighbouring rows of the weights with their shares."""
    past = 2.0 * (1.0 - time_left(s))
    first = 0 if past < 1.0 else 1
    share = past - first
    return [(first, 1.0 - share), (first + 1, share)]


def prospects(s: State, seat: int) -> float:
    """Points now, and what hand, goods and powers will still bring."""
    if s.ending:
        return float(score_now(s, seat))
    found = features(s, seat)
    total = 0.0
    for row, share in blend(s):
        if share > 0.0:
            total += share * weigh(WEIGHTS[row], found)
    return total


# --- what is counted


def features(s: State, seat: int) -> list[float]:
    """In the order of FEATURES."""
    area = s.areas[seat]
    cards = len(area.hand) + len(area.dealt)
    found: list[float] = [
        float(score_now(s, seat)),
        float(area.chips),
        float(min(cards, SOME_CARDS)),
        float(max(0, min(cards, MOST_CARDS) - SOME_CARDS)),
        float(len(area.tableau)),
    ]
    goods = [0.0] * KINDS
    for world in area.holders:
        goods[kind_of(s.kit, world)] += 1.0
    found.extend(goods)
    count_tableau(s, seat, found)
    count_hand(s, seat, found)
    count_orb(s, seat, found)
    return found


def count_tableau(s: State, seat: int, found: list[float]) -> None:
    """What the tableau does every round."""
    area = s.areas[seat]
    makes = [0.0] * KINDS
    windfalls = [0.0] * KINDS
    points = 0
    cards = 0
    consumers = 0
    taken = 0
    special = 0
    big = 0
    develop = 0
    settle = 0
    some = 0
    sees = 0
    keeps = 0
    develop_draws = 0
    settle_draws = 0
    produce_draws = 0
    windfall_powers = 0
    sales = 0
    for number in area.tableau:
        card: Card = s.kit.cards[number]
        if card.world_type == PRODUCTION:
            makes[card.good] += 1.0
        elif card.world_type == WINDFALL:
            windfalls[card.good] += 1.0
        for power in card.consume:
            times = max(1, power.times)
            consumers += 1
            points += power.vp * times
            cards += power.cards * times
            taken += power.take * times
        special += max(card.military_by_good) + card.military_by_keyword
        big += 1 if card.is_variable else 0
        develop += card.develop_discount
        settle += card.discounts[NONE]
        for kind in range(KINDS):
            some += card.discounts[kind] - card.discounts[NONE]
            produce_draws += card.draw_per_good[kind]
            sales += card.sale_bonus[kind]
        sees += card.see_more
        keeps += card.keep_more
        develop_draws += card.draw_before + card.develop_draw
        settle_draws += card.settle_draw
        produce_draws += card.produce_draw + card.draw_if_produced + card.draw_per_kind
        windfall_powers += 1 if card.windfall_power else 0
    found.extend(makes)
    found.extend(windfalls)
    for count in (
        points,
        cards,
        consumers,
        min(taken, len(area.holders)),
        general_military(s.kit, area.tableau, len(area.tableau)),
        special,
        big,
        develop,
        settle,
        some,
        sees,
        keeps,
        develop_draws,
        settle_draws,
        produce_draws,
        windfall_powers,
        sales,
    ):
        found.append(float(count))


def count_hand(s: State, seat: int, found: list[float]) -> None:
    """The points of the best world and the best development that could be paid now, and of the best
    card; Military and discounts have been counted in the tableau."""
    area = s.areas[seat]
    cards = float(len(area.hand) + len(area.dealt))
    military, develop, settle = found[MILITARY], found[DEVELOP], found[SETTLE]
    world = 0.0
    development = 0.0
    best = 0.0
    for number in area.hand:
        card: Card = s.kit.cards[number]
        best = max(best, float(card.vp))
        worth = card.vp + 1.0
        if not card.is_world:
            if card.cost - develop < cards:
                development = max(development, worth)
        elif card.is_military:
            if card.cost <= military:
                world = max(world, worth)
        elif card.cost - settle < cards:
            world = max(world, worth)
    found.append(world)
    found.append(development)
    found.append(best)


def distance(one: int, other: int) -> int:
    """Columns and rows between two squares of the Orb."""
    return abs(one % SIDE - other % SIDE) + abs(one // SIDE - other // SIDE)


def count_orb(s: State, seat: int, found: list[float]) -> None:
    """Artifact tokens that can still be used, orb cards to play, and how near the next token lies
    to a team."""
    area = s.areas[seat]
    if not s.orbs:
        found.extend([0.0, 0.0, 0.0])
        return
    found.append(float(len(area.tokens)))
    found.append(float(min(len(area.orb_hand), MOST_ORB_CARDS)))
    near = 0.0
    for team in area.teams:
        nearest = FAR
        for spot in s.orbs[0].spots:
            nearest = min(nearest, distance(team, spot))
        near += (FAR - nearest) / FAR
    found.append(near)
