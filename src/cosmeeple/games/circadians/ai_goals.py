"""What the AI at a player's seat saves and trades for: Contracts in hand and free places at the
talks [CIR-R55]."""

from __future__ import annotations

from typing import Final, final

from cosmeeple.games.circadians.evaluate import GEM_POINT, GOODS
from cosmeeple.games.circadians.negotiation import talk_price, talk_space
from cosmeeple.games.circadians.scoring import contract_points
from cosmeeple.games.circadians.state import State
from cosmeeple.games.circadians.vocabulary import FACTION_COUNT, GEM, RESOURCE_COUNT, TRADES

#: No trade helps.
NO_TRADE: Final = -1


@final
class Goal:
    """Something to be paid, and the points that it brings."""

    def __init__(self, cost: list[int], points: int) -> None:
        self.cost: Final = cost
        self.points: Final = points


def contract_goals(s: State, seat: int) -> list[Goal]:
    """The Contracts in hand at their printed cost [CIR-R55]."""
    cards = s.kit.cards
    return [
        Goal(list(cards.cost[card][:RESOURCE_COUNT]), contract_points(s, seat, card))
        for card in s.areas[seat].hand
    ]


def goals(s: State, seat: int) -> list[Goal]:
    """The Contracts in hand, then every row of the Negotiation board with a free space
    [CIR-R55]."""
    found = contract_goals(s, seat)
    talks = s.kit.talks
    for column in range(FACTION_COUNT):
        for row in range(talks.rows):
            if talk_space(s, column, row) >= 0:
                cost = [0] * RESOURCE_COUNT
                cost[talks.resource[column]] = max(0, talk_price(s, seat, column, row))
                found.append(Goal(cost, talks.row_points[row]))
    return found


def missing(stock: list[int], cost: list[int]) -> int:
    """The first resource of which there is too little, or -1."""
    for resource in range(RESOURCE_COUNT):
        if stock[resource] < cost[resource]:
            return resource
    return -1


def wanted(s: State, seat: int, resource: int) -> bool:
    """Does the Contract in hand with the most points, of those that cannot be paid yet, lack this?
    [CIR-R55]"""
    stock = list(s.areas[seat].resources)
    most = -1
    lacks = False
    for goal in contract_goals(s, seat):
        if goal.points > most and missing(stock, goal.cost) >= 0:
            most = goal.points
            lacks = stock[resource] < goal.cost[resource]
    return lacks


def best_trade(s: State, seat: int, stock: list[int], left: int, trades: int) -> int:
    """The first trade on the way to the goal with the most points that so many trades reach;
    NO_TRADE when none brings more than can be paid already [CIR-R55].
    """
    every = goals(s, seat)
    most = 0
    for goal in every:
        if goal.points > most and missing(stock, goal.cost) < 0:
            most = goal.points
    best = NO_TRADE
    for goal in every:
        if goal.points > most:
            trade = way_to(s, stock, goal.cost, left, trades)
            if trade != NO_TRADE:
                most = goal.points
                best = trade
    return best


def way_to(s: State, stock: list[int], cost: list[int], left: int, trades: int) -> int:
    """The first of at most `left` trades that make the cost payable, out of goods that it does not
    need; Gems are kept [CIR-R55].
    """
    stations = s.kit.stations
    after = stock.copy()
    first = NO_TRADE
    for _ in range(left):
        lack = missing(after, cost)
        if lack < 0:
            break
        best = NO_TRADE
        most = 0
        for trade in range(len(TRADES)):
            given = stations.give_resource[trade]
            if not trades >> trade & 1 or stations.get_resource[trade] != lack or given == GEM:
                continue
            spare = (after[given] - cost[given]) // stations.give_amount[trade]
            if spare > most:
                most = spare
                best = trade
        if best == NO_TRADE:
            return NO_TRADE
        after[stations.give_resource[best]] -= stations.give_amount[best]
        after[lack] += stations.get_amount[best]
        if first == NO_TRADE:
            first = best
    return first if missing(after, cost) < 0 else NO_TRADE


def worth_of(resource: int, amount: int) -> float:
    """What so much of a resource is worth, in points of the evaluation [CIR-R55]."""
    return (GOODS[resource] + (GEM_POINT if resource == GEM else 0.0)) * amount


def cost_of(s: State, card: int) -> float:
    """What a Contract's goods are worth [CIR-R56]."""
    total = 0.0
    for resource in range(RESOURCE_COUNT):
        total += worth_of(resource, s.kit.cards.cost[card][resource])
    return total
