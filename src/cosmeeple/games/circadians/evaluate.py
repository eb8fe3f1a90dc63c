"""How good a position looks to a bot, in points: learned weights times what can be counted in it.

The weights (`weights.toml`) come from games of the bots against themselves (`benchmarks/learn.py`);
they differ by the rounds that are left, the phase, and whether somebody plays alone. They only
guide search, no rule depends on them.
"""

from __future__ import annotations

from typing import Final

from cosmeeple.games.circadians import vocabulary as words
from cosmeeple.games.circadians.harvester import harvest_goods, next_space
from cosmeeple.games.circadians.harvesting import farm_value
from cosmeeple.games.circadians.kit import DIE, FARM_MARKET, FARM_PASSIVE, FARM_SIX, FARM_TABLE
from cosmeeple.games.circadians.negotiation import talk_price, talk_space
from cosmeeple.games.circadians.prices import algae_cost
from cosmeeple.games.circadians.scoring import ai_score, cards_of, contract_points, score_of
from cosmeeple.games.circadians.state import State, has_ai, hidden_dice, pool_dice
from cosmeeple.kernel.thinking.weighing import weigh
from cosmeeple.kernel.thinking.weights import load_weights

#: Rough prices, found by reasoning: Water, Algae, Energy, and Gems above the point that each is
#: worth itself. They say which Contract or place of the talks is near, and what the automaton at a
#: seat trades for.
GOODS: Final[tuple[float, ...]] = (0.12, 0.38, 0.8, 0.6)
GEM_POINT: Final = 1.0
DIE_LOST: Final = 1.3
#: Of each resource, what is above this counts on its own: it is harder to spend.
MUCH: Final = (10, 6, 4, 2)
MOST_DICE: Final = 6
#: More dice than anybody rolls or sends in a round.
MOST_AT_ONCE: Final = 16
FULL_HAND: Final = 5
#: What an AI board gains in a round, about.
AI_ROUND: Final = 8.0

FEATURES: Final = (
    "one",
    "score",
    *("water", "much_water", "algae", "much_algae", "energy", "much_energy", "gems", "many_gems"),
    *("waiting", "two_waiting", "three_waiting", "payable", "in_headquarters"),
    *("dice", "two_dice", "three_dice", "four_dice", "five_dice", "six_dice"),
    *("hand", "contract", "second_contract"),
    *("talk_leyrien", "talk_zcharo", "talk_jrayek", "talk_now"),
    *("ships", "passive_cards", "die_farms", "market_farms", "farms"),
    *("get_water", "get_algae", "get_energy", "get_gem", "get_die"),
    *("farm_dice", "boosted", "gem_beside", "cache_1", "cache_2", "cache_3"),
)
PHASES: Final = ("plan", "execute", "after")
#: The rounds after this one, the time before the first round included.
MOST_LEFT: Final = 7
STAGES: Final = tuple(
    [
        f"{company}, {left} rounds left, {phase}"
        for company in ("alone", "together")
        for left in range(MOST_LEFT + 1)
        for phase in PHASES
    ]
)
WEIGHTS: Final[list[list[float]]] = load_weights("cosmeeple.games.circadians", FEATURES, STAGES)


def moment(s: State, seat: int) -> int:
    """The round, and the dice that the seat has still to assign and to send in it."""
    area = s.areas[seat]
    waiting = 0
    for face in area.garages:
        if face != words.EMPTY:
            waiting += 1
    return (s.round * MOST_AT_ONCE + len(area.rolled)) * MOST_AT_ONCE + waiting


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


def prospects(s: State, seat: int) -> float:
    """The points that the seat may expect to have in the end; after the last Harvest, those that it
    has."""
    if rounds_left(s) == 0 and s.phase >= words.HARVEST:
        return float(score_of(s, seat))
    return weigh(WEIGHTS[stage(s)], features(s, seat))


def stage(s: State) -> int:
    """Which row of the weights counts now."""
    phase = 0 if s.phase < words.EXECUTE else 1 if s.phase < words.HARVEST else 2
    company = 0 if len(s.areas) == 1 else MOST_LEFT + 1
    return (company + min(rounds_left(s), MOST_LEFT)) * len(PHASES) + phase


def blend(s: State) -> list[tuple[int, float]]:
    """Rows of the weights with their shares, for whoever learns them."""
    return [(stage(s), 1.0)]


# --- what is counted


def features(s: State, seat: int) -> list[float]:
    """In the order of FEATURES."""
    found: list[float] = [1.0, float(score_of(s, seat))]
    for resource in range(words.RESOURCE_COUNT):
        stock = s.areas[seat].resources[resource]
        found.append(float(min(stock, MUCH[resource])))
        found.append(float(max(stock - MUCH[resource], 0)))
    count_dice(s, seat, found)
    count_plans(s, seat, found)
    count_base(s, seat, found)
    count_planet(s, seat, found)
    return found


def count_dice(s: State, seat: int, found: list[float]) -> None:
    """Dice still to be sent in this round, and those of the rounds to come."""
    waiting = dice_waiting(s, seat)
    found.append(float(waiting))
    found.append(1.0 if waiting >= 2 else 0.0)
    found.append(1.0 if waiting >= 3 else 0.0)
    found.append(float(dice_to_send(s, seat)))
    found.append(float(dice_in_headquarters(s, seat)))
    dice = pool_dice(s, seat) + hidden_dice(s.areas[seat])
    found.append(float(dice))
    for count in range(2, MOST_DICE + 1):
        found.append(1.0 if dice >= count else 0.0)


def count_plans(s: State, seat: int, found: list[float]) -> None:
    """What the Contracts in hand and the free places of the talks would bring, as far as they can
    be paid."""
    found.append(float(min(len(s.areas[seat].hand), FULL_HAND)))
    first, second = best_contracts(s, seat)
    found.append(first)
    found.append(second)
    best = 0.0
    for column in range(words.FACTION_COUNT):
        talk = best_talk(s, seat, column)
        found.append(talk)
        best = max(best, talk)
    ready = dice_waiting(s, seat) + dice_in_headquarters(s, seat) > 0
    found.append(best if ready else 0.0)


def count_base(s: State, seat: int, found: list[float]) -> None:
    """Ships, cards, Farms, and what every Harvest brings without a die."""
    area = s.areas[seat]
    tiles = s.kit.tiles
    found.append(float(len(area.ships)))
    found.append(float(cards_of(s, seat, True)))
    die_farms = 0
    market_farms = 0
    harvest = harvest_goods(s, seat)
    goods = [float(harvest[kind]) for kind in range(DIE + 1)]
    for token in area.farms:
        kind = tiles.farm_kind[token]
        if kind == FARM_PASSIVE:
            for each in range(DIE + 1):
                goods[each] += float(tiles.farm_yield[token][each])
        elif kind == FARM_TABLE or kind == FARM_SIX:
            die_farms += 1
        elif kind == FARM_MARKET:
            market_farms += 1
    found.append(float(die_farms))
    found.append(float(market_farms))
    found.append(float(len(area.farms)))
    found.extend(goods)
    found.append(farm_harvest(s, seat))
    found.append(1.0 if area.farm_dice[0] != words.EMPTY else 0.0)


def count_planet(s: State, seat: int, found: list[float]) -> None:
    """A Gem beside the Harvester, a Cache within one, two or three steps."""
    planet = s.kit.planet
    place = s.areas[seat].harvester
    beside = 0.0
    for way in range(words.SIDES):
        space = next_space(s, place, way)
        if 0 <= space < planet.cells and s.tokens[space] == words.GEM_TOKEN:
            beside = 1.0
    found.append(beside)
    nearest = min(planet.to_cache[place]) if place < planet.cells else 0
    for steps in range(1, 4):
        found.append(1.0 if 0 < nearest <= steps else 0.0)


def dice_waiting(s: State, seat: int) -> int:
    """Dice behind the Screen and in Garages."""
    area = s.areas[seat]
    count = len(area.rolled)
    for face in area.garages:
        if face != words.EMPTY:
            count += 1
    return count


def dice_in_headquarters(s: State, seat: int) -> int:
    count = 0
    for piece in s.board[words.HEADQUARTERS]:
        if piece != words.FREE and words.owner_of(piece) == seat:
            count += 1
    return count


def dice_to_send(s: State, seat: int) -> int:
    """Dice behind the Screen, and those in Garages whose Algae can be paid."""
    area = s.areas[seat]
    count = len(area.rolled)
    algae = area.resources[words.ALGAE]
    for garage in range(words.GARAGES):
        if area.garages[garage] != words.EMPTY:
            algae -= algae_cost(s, seat, words.FIRST_GARAGE + garage)
            if algae < 0:
                break
            count += 1
    return count


def farm_harvest(s: State, seat: int) -> float:
    """What the dice in the Farms will bring in this Harvest, at the rough prices."""
    area = s.areas[seat]
    kit = s.kit
    worth = 0.0
    for farm in range(1, words.PRINTED_FARMS + len(area.farms)):
        if area.farm_dice[farm] == words.EMPTY:
            continue
        value = farm_value(s, seat, farm)
        if farm < words.PRINTED_FARMS:
            choices = kit.base.choices[farm]
        else:
            token = area.farms[farm - words.PRINTED_FARMS]
            if kit.tiles.farm_kind[token] == FARM_SIX:
                if value == words.SIDES:
                    goods = kit.tiles.farm_yield[token]
                    for resource in range(words.RESOURCE_COUNT):
                        worth += price_of(resource) * float(goods[resource])
                    worth += DIE_LOST * float(goods[DIE])
                continue
            choices = kit.tiles.farm_choices[token]
        best = 0.0
        for resource in choices:
            best = max(best, GOODS[resource] * float(kit.base.table[resource][value]))
        worth += best
    return worth


def price_of(resource: int) -> float:
    return GOODS[resource] + (GEM_POINT if resource == words.GEM else 0.0)


def best_contracts(s: State, seat: int) -> tuple[float, float]:
    """What the two best Contracts in hand would bring above their cost, less the more is
    missing."""
    area = s.areas[seat]
    cards = s.kit.cards
    first = 0.0
    second = 0.0
    for card in area.hand:
        cost = cards.cost[card]
        gain = contract_points(s, seat, card) - DIE_LOST
        needed = 0.0
        had = 0.0
        for resource in range(words.RESOURCE_COUNT):
            price = price_of(resource)
            needed += price * float(cost[resource])
            had += price * float(min(cost[resource], area.resources[resource]))
        gain -= needed
        if gain > 0.0 and needed > 0.0:
            near = had / needed
            gain *= near * near
            if gain > first:
                second = first
                first = gain
            elif gain > second:
                second = gain
    return first, second


def best_talk(s: State, seat: int, column: int) -> float:
    """What the best free place of a column would bring above its cost, less the more is missing."""
    talks = s.kit.talks
    resource = talks.resource[column]
    stock = s.areas[seat].resources[resource]
    best = 0.0
    for row in range(talks.rows):
        if talk_space(s, column, row) < 0:
            continue
        cost = talk_price(s, seat, column, row)
        gain = float(talks.row_points[row]) - DIE_LOST - price_of(resource) * float(cost)
        if gain > best:
            near = min(1.0, float(stock) / float(cost)) if cost > 0 else 1.0
            best = max(best, gain * near * near)
    return best
