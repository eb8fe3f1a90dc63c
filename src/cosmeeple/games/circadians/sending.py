"""Execute: sending dice from the Headquarters and the Garages, and the Canteen [CIR-045..056,
CIR-231, CIR-R05, CIR-R06, CIR-D06, CIR-D07, CIR-D22].
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from cosmeeple.games.circadians import laboratory, negotiation, prices, stations, warehouse
from cosmeeple.games.circadians import vocabulary as words
from cosmeeple.games.circadians.events import DiceToCanteen, DieSent
from cosmeeple.games.circadians.kit import CLOSED
from cosmeeple.games.circadians.laboratory import take_die
from cosmeeple.games.circadians.state import (
    SAL_IN_CANTEEN,
    Area,
    State,
    free_space,
    lay,
    leftmost_garage,
    side_of,
)
from cosmeeple.games.circadians.tokens import tokens_left
from cosmeeple.kernel.engine.rows import append, append_members, vec
from cosmeeple.kernel.frames import QUICK, Decision, Domain, Effect, Table, Why, frame

#: The spaces of each location that a die can be sent to.
SPACES: Final = (
    ("headquarters",),
    tuple([f"mining_camp:{at}" for at in range(1, words.MINING_SPACES + 1)]),
    ("laboratory",),
    ("foundry",),
    tuple([f"market:{at}" for at in range(1, words.MARKET_SPACES + 1)]),
    ("academy",),
    ("control_room",),
    tuple([f"{column}:{row}" for column in words.FACTIONS for row in range(1, words.ROWS + 1)]),
    tuple(
        [
            f"warehouse:{column}:{row}"
            for column in range(1, words.WAREHOUSE_COLUMNS + 1)
            for row in words.DELIVERY
        ]
    ),
)
DESTINATIONS: Final = tuple([space for spaces in SPACES for space in spaces])
#: By destination: its location; by location: its first destination.
LOCATION_OF: Final = vec[i64](
    [location for location in range(len(SPACES)) for _ in SPACES[location]]
)
FIRST: Final = vec[i64]([DESTINATIONS.index(spaces[0]) for spaces in SPACES])
#: An answer is a destination with the value that the die then shows.
SEND: Final = Domain(
    "send",
    (
        *[f"{place}:{value}" for place in DESTINATIONS for value in range(1, words.SIDES + 1)],
        "canteen",
    ),
)
CANTEEN: Final = len(DESTINATIONS) * words.SIDES
LIKELY_OPTIONS: Final = 48
GARAGE: Final = Domain("garage", tuple([f"garage_{at}" for at in range(1, words.GARAGES + 1)]))


# --- whose die is sent


@final
@frame
class SendFromHeadquarters(Effect):
    """All dice in HQ leave in the order of their places, whoever holds the Radio
    [CIR-045, CIR-R52, CIR-X02]."""

    place: i64

    def happen(self, t: Table[State]) -> None:
        places = t.state.board[words.HEADQUARTERS]
        for place in range(self.place, words.HQ_PLACES):
            if places[place] != words.FREE:
                t.then(
                    SendDie(words.owner_of(places[place]), place), SendFromHeadquarters(place + 1)
                )
                return


@final
@frame
class SendFromGarages(Effect):
    """One die each in turn, clockwise, until no Garage holds a die; who has none passes
    [CIR-049, CIR-050, CIR-056, CIR-231, CIR-X02, CIR-X03].
    """

    first: i64

    def happen(self, t: Table[State]) -> None:
        s = t.state
        seats = len(s.areas)
        for step in range(seats):
            seat = (self.first + step) % seats
            garage = leftmost_garage(s.areas[seat])
            if garage >= 0:
                if s.irenic:
                    t.then(ChooseGarage(seat), SendFromGarages((seat + 1) % seats))
                else:
                    t.then(
                        SendDie(seat, words.FIRST_GARAGE + garage),
                        SendFromGarages((seat + 1) % seats),
                    )
                return


@final
@frame
class ChooseGarage(Decision):
    """Irenic Union: send from any Garage [CIR-056, CIR-231, CIR-D06]."""

    verb: ClassVar[str] = "from"
    domain: ClassVar[Domain] = GARAGE

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        return why.need(
            s.areas[self.seat].garages[pick] != words.EMPTY, "CIR-056", "die-in-garage", pick + 1
        )

    def warning(self, s: State, pick: int) -> str:
        """A die that can go nowhere takes all the others along to the Canteen [CIR-052]."""
        return (
            "only-canteen"
            if SendDie(self.seat, words.FIRST_GARAGE + pick).options(s) == vec[i64]([CANTEEN])
            else ""
        )

    def resolve(self, t: Table[State], pick: i64) -> None:
        t.then(SendDie(self.seat, words.FIRST_GARAGE + pick))


# --- where it goes


@final
@frame
class SendDie(Decision):
    """Send the die, with a value that it may show, to a space that takes it; or go to the Canteen
    [CIR-048, CIR-051..055, CIR-R05, CIR-R06, CIR-D06, CIR-D07, CIR-D22].
    """

    verb: ClassVar[str] = "send"
    domain: ClassVar[Domain] = SEND

    source: i64

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        if pick == CANTEEN:
            return True
        seat, source = self.seat, self.source
        place, value = pick // words.SIDES, pick % words.SIDES + 1
        algae = prices.algae_cost(s, seat, source)
        stock = s.areas[seat].resources[words.ALGAE]
        if not why.need(stock >= algae, "CIR-051", "garage-algae", algae, stock):
            return False
        if not why.need(
            prices.reach(s, seat, source) >> value & 1 == 1, "CIR-053", "value-in-reach", value
        ):
            return False
        return may_send(s, seat, source, place, value, algae, why)

    def options(self, s: State) -> vec[i64]:
        seat, source = self.seat, self.source
        options = vec[i64](capacity=LIKELY_OPTIONS)
        algae = prices.algae_cost(s, seat, source)
        if s.areas[seat].resources[words.ALGAE] >= algae:
            options = add_destinations(s, seat, source, algae, options)
        return append(options, CANTEEN)

    def is_forced(self) -> bool:
        """Where only the Warehouse is left, being asked must not tell whether a Contract of the
        hand could be paid."""
        return False

    def resolve(self, t: Table[State], pick: i64) -> None:
        if pick == CANTEEN:
            go_to_canteen(t, self.seat, self.source)
        else:
            send(t, self.seat, self.source, pick // words.SIDES, pick % words.SIDES + 1)


def may_send(
    s: State, seat: i64, source: i64, place: i64, value: i64, algae: i64, why: Why
) -> bool:
    """The requirements of the destination itself [CIR-054, CIR-055, CIR-R49]."""
    less = prices.ship_discount(s, seat, source)
    is_sal = prices.face_at(s, seat, source) == words.SAL
    location, space = location_of(place), space_of(place)
    if location == words.HEADQUARTERS:
        return stations.may_use_headquarters(s, seat, source < words.FIRST_GARAGE, less, why)
    if location == words.MINING_CAMP:
        return stations.may_mine(s, seat, space, value, is_sal, less, why)
    if location == words.LABORATORY:
        return laboratory.may_use_laboratory(s, seat, source, value, algae, why)
    if location == words.FOUNDRY:
        return stations.may_use_foundry(s, seat, value, less, algae, why)
    if location == words.MARKET:
        return stations.may_use_market(s, seat, space, why)
    if location == words.ACADEMY:
        return stations.may_use_academy(s, seat, value, less, algae, why)
    if location == words.CONTROL_ROOM:
        return stations.may_use_control_room(s, seat, value, less, algae, why)
    if location == words.NEGOTIATION:
        column, row = space // words.ROWS, space % words.ROWS
        return negotiation.may_negotiate(s, seat, column, row, is_sal, less, algae, why)
    payable = warehouse.can_fulfil_any(s, seat, warehouse.total_discount(s, seat, less), algae)
    return warehouse.may_deliver(s, seat, space, value, is_sal, payable, why)


def add_destinations(s: State, seat: i64, source: i64, algae: i64, options: vec[i64]) -> vec[i64]:
    """What `may_send` allows, found quickly: what the value does not matter for is looked at
    once."""
    area = s.areas[seat]
    side = side_of(s)
    free: i64 = words.FREE
    values = prices.reach(s, seat, source)
    less = prices.ship_discount(s, seat, source)
    is_sal = prices.face_at(s, seat, source) == words.SAL
    if stations.may_use_headquarters(s, seat, source < words.FIRST_GARAGE, less, QUICK):
        options = add_values(options, words.HEADQUARTERS, 0, values)
    if stations.event_at(s, seat, words.MINING_CAMP, CLOSED) == 0:
        camp = s.board[words.MINING_CAMP]
        water = prices.budget(s, seat, words.MINING_CAMP, words.WATER, less, algae)
        for space in range(len(camp)):
            if camp[space] == free:
                cheap = stations.mining_values(s, seat, space, is_sal, water)
                options = add_values(options, words.MINING_CAMP, space, values & cheap)
    if laboratory.free_pair(s) >= 0 and tokens_left(s.farm_stacks):
        pairs = laboratory.pair_values(s, seat, source, algae)
        options = add_values(options, words.LABORATORY, 0, values & pairs)
    if free_space(s.board[words.FOUNDRY]) >= 0 and prices.may_pay_price(
        s, seat, words.FOUNDRY, less, algae, "", QUICK
    ):
        options = add_values(options, words.FOUNDRY, 0, values & stations.foundry_values(s))
    market = s.board[words.MARKET]
    for space in range(len(market)):
        if market[space] == free:
            options = add_values(options, words.MARKET, space, values)
    lessons = stations.academy_values(s, seat, less, algae)
    options = add_values(options, words.ACADEMY, 0, values & lessons)
    if free_space(s.board[words.CONTROL_ROOM]) >= 0 and prices.may_pay_price(
        s, seat, words.CONTROL_ROOM, less, algae, "", QUICK
    ):
        ways = s.kit.planet.ways[area.harvester] << 1
        options = add_values(options, words.CONTROL_ROOM, 0, values & ways)
    if is_sal:
        return options
    options = add_talks(s, seat, less, algae, values, options)
    if area.hand and warehouse.can_fulfil_any(
        s, seat, warehouse.total_discount(s, seat, less), algae
    ):
        spaces = s.board[words.WAREHOUSE]
        for column in range(len(side.warehouse)):
            taken = values & side.warehouse[column]
            for row in range(words.WAREHOUSE_ROWS if taken else 0):
                space = column * words.WAREHOUSE_ROWS + row
                if spaces[space] == free:
                    options = add_values(options, words.WAREHOUSE, space, taken)
    return options


def add_talks(
    s: State, seat: i64, less: vec[i64], algae: i64, values: i64, options: vec[i64]
) -> vec[i64]:
    """The rows that can be paid and have a space."""
    talks = s.kit.talks
    for column in range(words.FACTION_COUNT):
        most = prices.budget(
            s, seat, words.FIRST_FACTION + column, talks.resource[column], less, algae
        )
        most += negotiation.troy_discount(s, seat, column)
        costs = talks.price[column]
        for row in range(talks.rows):
            if costs[row] <= most and negotiation.talk_space(s, column, row) >= 0:
                space = column * words.ROWS + row
                options = add_values(options, words.NEGOTIATION, space, values)
    return options


def add_values(options: vec[i64], location: i64, space: i64, values: i64) -> vec[i64]:
    """Each of the values, one bit each, with this space of the location."""
    if values == 0:
        return options
    return append_members(options, values >> 1, (FIRST[location] + space) * words.SIDES)


def send(t: Table[State], seat: i64, source: i64, place: i64, value: i64) -> None:
    """Pay for the Garage, lay the die on its space and resolve the location at once
    [CIR-051, CIR-055, CIR-R06, CIR-R09].
    """
    s = t.state
    less = prices.ship_discount(s, seat, source)
    prices.pay_algae(t, seat, source)
    face = take_die(s, seat, source)
    is_sal = face == words.SAL
    piece = words.piece_of(seat, words.SAL if is_sal else value)
    location, space = location_of(place), space_of(place)
    if t.telling:
        t.tell(DieSent(seat, source, face, value, location))
    if location == words.HEADQUARTERS:
        space = lay(s, location, free_space(s.board[location]), piece)
        stations.use_headquarters(t, seat, space, less)
    elif location == words.MINING_CAMP:
        lay(s, location, space, piece)
        stations.use_mining_camp(t, seat, space, value, is_sal, less)
    elif location == words.LABORATORY:
        space = lay(s, location, 2 * laboratory.free_pair(s), piece)
        laboratory.use_laboratory(t, seat, source, value, space)
    elif location == words.FOUNDRY:
        lay(s, location, free_space(s.board[location]), piece)
        stations.use_foundry(t, seat, value, less)
    elif location == words.MARKET:
        lay(s, location, space, piece)
        stations.use_market(t, seat, space, value)
    elif location == words.ACADEMY:
        space = lay(s, location, stations.academy_space(s, value), piece)
        t.then(stations.BuyDice(seat, space, less))
    elif location == words.CONTROL_ROOM:
        lay(s, location, free_space(s.board[location]), piece)
        stations.use_control_room(t, seat, value, less)
    elif location == words.NEGOTIATION:
        column, row = space // words.ROWS, space % words.ROWS
        negotiation.lay_talk(s, seat, column, row, value)
        negotiation.use_negotiation(t, seat, column, row, value, less)
    else:
        lay(s, location, space, piece)
        warehouse.use_warehouse(t, seat, space, less)


def location_of(place: i64) -> i64:
    """The location of a destination."""
    return LOCATION_OF[place]


def space_of(place: i64) -> i64:
    """Which space of its location a destination is."""
    return place - FIRST[LOCATION_OF[place]]


# --- the Canteen


def go_to_canteen(t: Table[State], seat: i64, source: i64) -> None:
    """A die from HQ goes alone; from a Garage all the player's remaining dice go with it; 2 Water
    each [CIR-052, CIR-R05, CIR-R21].
    """
    s = t.state
    area = s.areas[seat]
    count: i64 = 0
    if source < words.FIRST_GARAGE:
        enter_canteen(area, take_die(s, seat, source))
        count = 1
    else:
        for garage in range(words.GARAGES):
            if area.garages[garage] != words.EMPTY:
                enter_canteen(area, take_die(s, seat, words.FIRST_GARAGE + garage))
                count += 1
    water = count * s.kit.rules.canteen_water
    area.resources[words.WATER] += water
    if t.telling:
        t.tell(DiceToCanteen(seat, count, water))


def enter_canteen(area: Area, face: i64) -> None:
    if face == words.SAL:
        area.sal = SAL_IN_CANTEEN
    else:
        area.canteen += 1
