"""How good a position looks to a bot, in points: the score as it stands plus what is still to come."""

from __future__ import annotations

from typing import Final

from cosmeeple.games.circadians.harvester import harvest_goods
from cosmeeple.games.circadians.harvesting import farm_value
from cosmeeple.games.circadians.kit import CONTRACT, DIE, FARM_MARKET, FARM_PASSIVE, FARM_SIX, FARM_TABLE
from cosmeeple.games.circadians.negotiation import talk_price, talk_space
from cosmeeple.games.circadians.prices import algae_cost
from cosmeeple.games.circadians.scoring import ai_score, cards_of, contract_points, score_of
from cosmeeple.games.circadians.state import State, has_ai, hidden_dice, pool_dice
from cosmeeple.games.circadians.vocabulary import (
    ALGAE,
    EMPTY,
    FACTION_COUNT,
    FIRST_GARAGE,
    GARAGES,
    GEM,
    HARVEST,
    PRINTED_FARMS,
    RESOURCE_COUNT,
    SIDES,
)

# Weights found by reasoning and a few matches; they only guide search, no rule depends on them.
#: Water, Algae, Energy, and Gems above the point that each is worth itself.
GOODS: Final[tuple[float, ...]] = (0.12, 0.38, 0.8, 0.6)
GEM_POINT: Final = 1.0
#: What goods are worth when only the dice of this last round can still use them, and when none can: ties look at them.
LAST_ROUND: Final = 0.6
LEFT_OVER: Final = 0.02
#: Of more than so much a third counts.
MOST: Final = (25, 18, 12, 8)
#: Points that so many dice bring, still to be sent in this round, or in the pool.
SENT: Final[tuple[float, ...]] = (0.0, 2.2, 4.0, 5.5, 6.7, 7.7)
POOL: Final[tuple[float, ...]] = (0.0, 0.8, 1.5, 2.1, 2.6, 3.0)
POOL_ROUNDS: Final = 5
DIE_LOST: Final = 1.3
HAND: Final = 0.25
SHIP: Final = 0.3
PASSIVE: Final = 0.3
HARVESTER: Final = 0.9
DIE_FARM: Final = 0.4
MARKET_FARM: Final = 0.5
FARM_DICE: Final = 0.9
CONTRACT_IN_REACH: Final = 0.6
TALK_IN_REACH: Final = 0.4
#: What is to come on both sides, so that positions before and after it can be compared.
ROUND: Final = 4.0
AI_ROUND: Final = 8.0


def evaluate(s: State, seat: int) -> float:
    """Own prospects minus those of the strongest other player, the AI included."""
    own = prospects(s, seat)
    best_other = 0.0
    for other in range(len(s.areas)):
        if other != seat:
            best_other = max(best_other, prospects(s, other))
    if has_ai(s):
        best_other = max(best_other, ai_score(s) + AI_ROUND * rounds_left(s))
    return own - best_other


def rounds_left(s: State) -> int:
    """Rounds after this one."""
    return s.kit.rules.rounds - s.round


def goods_worth(goods: tuple[int, ...]) -> float:
    """Goods to come, with the dice and Contracts among them."""
    worth = 0.0
    for resource in range(RESOURCE_COUNT):
        worth += GOODS[resource] * goods[resource]
    return worth + GEM_POINT * goods[GEM] + DIE_LOST * goods[DIE] + HAND * goods[CONTRACT]


def prospects(s: State, seat: int) -> float:
    """Points now, and what dice, goods, tokens and cards may still bring."""
    area = s.areas[seat]
    kit = s.kit
    left = rounds_left(s)
    before_harvest = s.phase < HARVEST
    worth = score_of(s, seat) + ROUND * left
    waiting = dice_to_send(s, seat)
    if left == 0 and waiting == 0:
        for resource in range(RESOURCE_COUNT - 1):
            worth += LEFT_OVER * area.resources[resource]
        return worth
    for resource in range(RESOURCE_COUNT):
        stock = area.resources[resource]
        if stock > MOST[resource]:
            stock = MOST[resource] + (stock - MOST[resource]) // 3
        worth += GOODS[resource] * stock * (1.0 if left > 0 else LAST_ROUND)
    worth += SENT[min(waiting, len(SENT) - 1)]
    if left > 0:
        dice = min(kit.rules.dice_limit, pool_dice(s, seat) + hidden_dice(area))
        worth += POOL[min(dice, len(POOL) - 1)] * min(left + 1, POOL_ROUNDS)
        worth += HAND * min(len(area.hand), 5)
        worth += (SHIP * len(area.ships) + PASSIVE * cards_of(s, seat, True)) * left
        # What is harvested in the last round can no longer be spent.
        harvests = left - 1 + (1 if before_harvest else 0)
        worth += income(s, seat, harvests)
    if before_harvest:
        worth += (1.0 if left > 0 else LEFT_OVER) * FARM_DICE * farm_harvest(s, seat)
    worth += CONTRACT_IN_REACH * best_contracts(s, seat, left) + TALK_IN_REACH * best_talk(s, seat)
    return worth


def dice_to_send(s: State, seat: int) -> int:
    """Dice behind the Screen, and those in Garages whose Algae can be paid."""
    area = s.areas[seat]
    count = len(area.rolled)
    algae = area.resources[ALGAE]
    for garage in range(GARAGES):
        if area.garages[garage] != EMPTY:
            algae -= algae_cost(s, seat, FIRST_GARAGE + garage)
            if algae < 0:
                break
            count += 1
    return count


def income(s: State, seat: int, harvests: int) -> float:
    """What Harvester and Farm tokens will bring without a die."""
    area = s.areas[seat]
    tiles = s.kit.tiles
    each = HARVESTER * goods_worth(harvest_goods(s, seat))
    for token in area.farms:
        kind = tiles.farm_kind[token]
        if kind == FARM_PASSIVE:
            each += goods_worth(tiles.farm_yield[token])
        elif kind == FARM_TABLE or kind == FARM_SIX:
            each += DIE_FARM
        elif kind == FARM_MARKET:
            each += MARKET_FARM
    return each * harvests


def farm_harvest(s: State, seat: int) -> float:
    """What the dice in the Farms will bring in this Harvest."""
    area = s.areas[seat]
    kit = s.kit
    worth = 0.0
    for farm in range(1, PRINTED_FARMS + len(area.farms)):
        if area.farm_dice[farm] == EMPTY:
            continue
        value = farm_value(s, seat, farm)
        if farm < PRINTED_FARMS:
            choices = kit.base.choices[farm]
        else:
            token = area.farms[farm - PRINTED_FARMS]
            if kit.tiles.farm_kind[token] == FARM_SIX:
                if value == SIDES:
                    worth += goods_worth(kit.tiles.farm_yield[token])
                continue
            choices = kit.tiles.farm_choices[token]
        best = 0.0
        for resource in choices:
            best = max(best, GOODS[resource] * kit.base.table[resource][value])
        worth += best
    return worth


def best_contracts(s: State, seat: int, left: int) -> float:
    """What the two best Contracts in hand would bring above their cost, as far as they can be paid."""
    area = s.areas[seat]
    cards = s.kit.cards
    first = 0.0
    second = 0.0
    for card in area.hand:
        cost = cards.cost[card]
        gain = contract_points(s, seat, card) - DIE_LOST
        if cards.passive[card]:
            gain += PASSIVE * left
        needed = 0.0
        had = 0.0
        for resource in range(RESOURCE_COUNT):
            price = GOODS[resource] + (GEM_POINT if resource == GEM else 0.0)
            gain -= price * cost[resource]
            needed += price * cost[resource]
            had += price * min(cost[resource], area.resources[resource])
        if gain > 0.0 and needed > 0.0:
            near = had / needed
            gain *= near * near
            if gain > first:
                second = first
                first = gain
            elif gain > second:
                second = gain
    return first + (second if left > 0 else 0.0)


def best_talk(s: State, seat: int) -> float:
    """What the best free place of the Negotiation board would bring above its cost, as far as it can be paid."""
    talks = s.kit.talks
    resources = s.areas[seat].resources
    best = 0.0
    for column in range(FACTION_COUNT):
        resource = talks.resource[column]
        price = GOODS[resource] + (GEM_POINT if resource == GEM else 0.0)
        for row in range(talks.rows):
            if talk_space(s, column, row) < 0:
                continue
            cost = talk_price(s, seat, column, row)
            gain = talks.row_points[row] - DIE_LOST - price * cost
            if gain > best:
                near = min(1.0, resources[resource] / cost) if cost > 0 else 1.0
                best = max(best, gain * near * near)
    return best
