"""Headquarters, Mining Camp, Foundry, Market, Academy and Control Room
[CIR-070..075, CIR-092..104a, CIR-R49].

Each location has a `may_...`, the requirements of sending a die there with a value, and a `use_...`
that resolves it; the Garage's Algae has been paid by then and the die lies on its space.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from cosmeeple.games.circadians import prices
from cosmeeple.games.circadians import vocabulary as words
from cosmeeple.games.circadians.events import GemsMined, HeadquartersTaxed
from cosmeeple.games.circadians.harvester import DriveHarvester, next_space
from cosmeeple.games.circadians.kit import CLOSED, DIE, EXTRA_DICE, EXTRA_TRADES, NO_REWARD
from cosmeeple.games.circadians.market import Trade
from cosmeeple.games.circadians.state import State, free_space, leads, side_of, sum_over
from cosmeeple.games.circadians.supply import gain, gain_dice
from cosmeeple.games.circadians.tokens import PlaceShip
from cosmeeple.kernel.engine.rows import vec
from cosmeeple.kernel.frames import Decision, Domain, Table, Why, frame

BOUGHT: Final = Domain("bought", ("1", "2"))
#: The values of a die, one bit each.
ALL_VALUES: Final = (1 << words.SIDES + 1) - 2


def event_at(s: State, seat: i64, place: i64, kind: i64) -> i64:
    """The amount of the seat's Event if it is of this kind and works at this place, else 0."""
    event = s.areas[seat].event
    cards = s.kit.cards
    if event < 0 or cards.event_kind[event] != kind or cards.event_place[event] != place:
        return 0
    return cards.event_amount[event] or 1


def gain_from_contracts(t: Table[State], seat: i64, place: i64, cites: str) -> None:
    """Abilities of fulfilled Contracts that pay out at this place
    [CIR-112, CIR-128, CIR-188..190, CIR-192..198, CIR-200]."""
    cards = t.state.areas[seat].fulfilled & t.state.kit.cards.gains_at[place]
    card: i64 = 0
    while cards:
        if cards & 1:
            gain(t, seat, t.state.kit.cards.gain[card], "contract", cites)
        cards >>= 1
        card += 1


# --- Headquarters


def may_use_headquarters(
    s: State, seat: i64, from_headquarters: bool, less: vec[i64], why: Why
) -> bool:
    """A free place, not from there, and Water Tax paid when it is due
    [CIR-046, CIR-070, CIR-R26, CIR-R52]."""
    if not why.need(not from_headquarters, "CIR-046", "not-back-to-headquarters"):
        return False
    if not why.need(
        free_space(s.board[words.HEADQUARTERS]) >= 0,
        "CIR-070",
        "headquarters-free",
        words.HQ_PLACES,
    ):
        return False
    tax = event_at(s, seat, words.HEADQUARTERS, NO_REWARD)
    if tax == 0:
        return True
    cost = prices.due(s, seat, words.HEADQUARTERS, words.WATER, tax, less)
    stock = s.areas[seat].resources[words.WATER]
    return why.need(stock >= cost, "CIR-R26", "water-tax", cost, stock)


def use_headquarters(t: Table[State], seat: i64, place: i64, less: vec[i64]) -> None:
    """The place's reward, or the tax instead; Contract bonuses come in any case
    [CIR-071, CIR-072, CIR-192, CIR-193, CIR-200, CIR-R26].
    """
    s = t.state
    tax = event_at(s, seat, words.HEADQUARTERS, NO_REWARD)
    if tax:
        prices.pay(t, seat, words.HEADQUARTERS, words.WATER, tax, less, "CIR-R26")
        if t.telling:
            t.tell(HeadquartersTaxed(seat))
    else:
        gain(t, seat, s.kit.stations.hq_rewards[place], "headquarters", "CIR-071")
    gain_from_contracts(t, seat, words.HEADQUARTERS, "CIR-128")


# --- Mining Camp


def mining_value(s: State, seat: i64, value: i64, is_sal: bool) -> i64:
    """Akira counts low values as 6, never Sal [CIR-160, CIR-R22]."""
    if not is_sal and leads(s, seat, words.AKIRA) and s.kit.cards.akira_values >> value & 1:
        return s.kit.cards.akira_as
    return value


def mining_base(s: State, seat: i64, space: i64, value: i64, is_sal: bool) -> i64:
    """Water for this space: X minus the value, at least 0 [CIR-075, CIR-R40]."""
    base = side_of(s).mining_x[space] - mining_value(s, seat, value, is_sal)
    return base if base > 0 else 0


def mining_values(s: State, seat: i64, space: i64, is_sal: bool, most: i64) -> i64:
    """The values with which this space costs at most so much Water, one bit each: X less the Water
    and above [CIR-075, CIR-160]."""
    if most < 0:
        return 0
    cards = s.kit.cards
    least = side_of(s).mining_x[space] - most
    values = ALL_VALUES if least <= 0 else ALL_VALUES >> least << least
    if not is_sal and leads(s, seat, words.AKIRA):
        values &= ~cards.akira_values
        if cards.akira_as >= least:
            values |= cards.akira_values
    return values


def may_mine(
    s: State, seat: i64, space: i64, value: i64, is_sal: bool, less: vec[i64], why: Why
) -> bool:
    """A free space, the Camp open, enough Water [CIR-055, CIR-075, CIR-186, CIR-R40]."""
    spaces = s.board[words.MINING_CAMP]
    if not why.must(space < len(spaces), "CIR-016", "space-on-board", space + 1):
        return False
    if not why.need(spaces[space] == words.FREE, "CIR-055", "space-free", space + 1):
        return False
    if not why.need(event_at(s, seat, words.MINING_CAMP, CLOSED) == 0, "CIR-030", "not-closed"):
        return False
    if why.explaining:
        prices.note_discounts(s, seat, words.MINING_CAMP, words.WATER, less, why)
    cost = prices.due(
        s, seat, words.MINING_CAMP, words.WATER, mining_base(s, seat, space, value, is_sal), less
    )
    stock = s.areas[seat].resources[words.WATER]
    return why.need(stock >= cost, "CIR-075", "enough-water", cost, stock)


def use_mining_camp(
    t: Table[State], seat: i64, space: i64, value: i64, is_sal: bool, less: vec[i64]
) -> None:
    """Pay the Water, gain the Gems [CIR-075]."""
    s = t.state
    prices.pay(
        t,
        seat,
        words.MINING_CAMP,
        words.WATER,
        mining_base(s, seat, space, value, is_sal),
        less,
        "CIR-075",
    )
    gems = side_of(s).mining_gems[space]
    s.areas[seat].resources[words.GEM] += gems
    if t.telling:
        t.tell(
            GemsMined(seat, side_of(s).mining_x[space], mining_value(s, seat, value, is_sal), gems)
        )


# --- Foundry


def foundry_values(s: State) -> i64:
    """The values whose stack still has a Ship, one bit each [CIR-093, CIR-095]."""
    stacks = s.kit.stations.stack_by_value
    values: i64 = 0
    for value in range(1, words.SIDES + 1):
        if len(s.ship_stacks[stacks[value]]) > 0:
            values |= 1 << value
    return values


def may_use_foundry(s: State, seat: i64, value: i64, less: vec[i64], algae: i64, why: Why) -> bool:
    """A free space, a Ship in the stack of the value, one of the prices
    [CIR-092, CIR-094, CIR-095, CIR-R49]."""
    stack = s.kit.stations.stack_by_value[value]
    return (
        why.need(free_space(s.board[words.FOUNDRY]) >= 0, "CIR-055", "station-free", words.FOUNDRY)
        and why.need(foundry_values(s) >> value & 1 == 1, "CIR-095", "stack-not-empty", stack + 1)
        and prices.may_pay_price(s, seat, words.FOUNDRY, less, algae, "CIR-092", why)
    )


def use_foundry(t: Table[State], seat: i64, value: i64, less: vec[i64]) -> None:
    """Pay, then install the Ship that the value gives [CIR-092, CIR-093]."""
    t.then(
        prices.ChoosePrice(seat, words.FOUNDRY, less),
        PlaceShip(seat, t.state.kit.stations.stack_by_value[value]),
    )


# --- Market


def may_use_market(s: State, seat: i64, space: i64, why: Why) -> bool:
    """Any free space, even without a trade [CIR-096, CIR-R49]."""
    spaces = s.board[words.MARKET]
    return why.must(space < len(spaces), "CIR-016", "space-on-board", space + 1) and why.need(
        spaces[space] == words.FREE, "CIR-055", "space-free", space + 1
    )


def use_market(t: Table[State], seat: i64, space: i64, value: i64) -> None:
    """Contract bonuses first, then as many trades as the value and the Event allow
    [CIR-096, CIR-188..190, CIR-R49]."""
    s = t.state
    gain_from_contracts(t, seat, words.MARKET, "CIR-128")
    trades = value * s.kit.stations.trades_per_pip + event_at(s, seat, words.MARKET, EXTRA_TRADES)
    t.then(Trade(seat, trades, side_of(s).market[space]))


# --- Academy


def academy_space(s: State, value: i64) -> i64:
    """The space for this value [CIR-098]."""
    values = s.kit.stations.academy_values
    for space in range(len(values)):
        if values[space] >> value & 1:
            return space
    return -1


def may_buy_dice(
    s: State, seat: i64, space: i64, count: i64, less: vec[i64], algae: i64, why: Why
) -> bool:
    """Dice in the reserve, and the price of them all [CIR-099, CIR-102, CIR-R07]."""
    stations = s.kit.stations
    area = s.areas[seat]
    resource = stations.academy_resource[space]
    if why.explaining:
        prices.note_discounts(s, seat, words.ACADEMY, resource, less, why)
    cost = prices.due(s, seat, words.ACADEMY, resource, stations.academy_price[space] * count, less)
    return why.need(
        area.reserve >= count, "CIR-102", "reserve-left", count, area.reserve
    ) and why.need(
        prices.can_pay(s, seat, resource, cost, algae),
        "CIR-099",
        prices.ENOUGH[resource],
        cost,
        area.resources[resource],
    )


def may_use_academy(s: State, seat: i64, value: i64, less: vec[i64], algae: i64, why: Why) -> bool:
    """The space of the value is free, and one die can be bought
    [CIR-098, CIR-099, CIR-102, CIR-R49]."""
    space = academy_space(s, value)
    return (
        why.must(space >= 0, "CIR-098", "academy-value", value)
        and why.need(
            s.board[words.ACADEMY][space] == words.FREE, "CIR-098", "space-free", space + 1
        )
        and may_buy_dice(s, seat, space, 1, less, algae, why)
    )


def academy_values(s: State, seat: i64, less: vec[i64], algae: i64) -> i64:
    """The values with which a die could be bought, one bit each: what `may_use_academy` allows."""
    if s.areas[seat].reserve == 0:
        return 0
    stations = s.kit.stations
    spaces = s.board[words.ACADEMY]
    taken: i64 = 0
    values: i64 = 0
    for space in range(len(spaces)):
        accepted = stations.academy_values[space] & ~taken
        taken |= accepted
        if accepted and spaces[space] == words.FREE:
            resource = stations.academy_resource[space]
            if stations.academy_price[space] <= prices.budget(
                s, seat, words.ACADEMY, resource, less, algae
            ):
                values |= accepted
    return values


@final
@frame
class BuyDice(Decision):
    """Pay for one or two dice; Captain's Cap and the Event add free ones
    [CIR-099..102, CIR-191, CIR-D12]."""

    verb: ClassVar[str] = "buy"
    domain: ClassVar[Domain] = BOUGHT

    place: i64
    less: vec[i64]

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        most = s.kit.stations.academy_most
        return why.need(
            pick + 1 <= most, "CIR-099", "most-bought", pick + 1, most
        ) and may_buy_dice(s, self.seat, self.place, pick + 1, self.less, 0, why)

    def resolve(self, t: Table[State], pick: i64) -> None:
        s = t.state
        stations = s.kit.stations
        count = pick + 1
        prices.pay(
            t,
            self.seat,
            words.ACADEMY,
            stations.academy_resource[self.place],
            stations.academy_price[self.place] * count,
            self.less,
            "CIR-099",
        )
        extra = event_at(s, self.seat, words.ACADEMY, EXTRA_DICE)
        caps = s.areas[self.seat].fulfilled & s.kit.cards.extra_dice_at[words.ACADEMY]
        extra += sum_over(caps, s.kit.cards.gain, DIE)
        gain_dice(t, self.seat, count + extra, "CIR-099")


# --- Control Room


def may_use_control_room(
    s: State, seat: i64, value: i64, less: vec[i64], algae: i64, why: Why
) -> bool:
    """A free space, a move for the value, one of the prices
    [CIR-103, CIR-106, CIR-109, CIR-R49]."""
    return (
        why.need(
            free_space(s.board[words.CONTROL_ROOM]) >= 0,
            "CIR-055",
            "station-free",
            words.CONTROL_ROOM,
        )
        and why.need(
            next_space(s, s.areas[seat].harvester, value - 1) >= 0,
            "CIR-109",
            "way-on-board",
            value - 1,
        )
        and prices.may_pay_price(s, seat, words.CONTROL_ROOM, less, algae, "CIR-103", why)
    )


def use_control_room(t: Table[State], seat: i64, value: i64, less: vec[i64]) -> None:
    """Pay, then move the Harvester [CIR-103, CIR-184, CIR-185]."""
    t.then(prices.ChoosePrice(seat, words.CONTROL_ROOM, less), DriveHarvester(seat, value))
