"""The Negotiation board: Contract abilities, Faction, Progress, Complication [CIR-110..121, CIR-164, CIR-170,
CIR-195..199, CIR-D13..D15].

Dice lie on `board[NEGOTIATION]`, two places for each row of each column.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from cosmeeple.games.circadians.events import (
    ComplicationIgnored,
    ComplicationMet,
    DieReturned,
    DieSet,
    FactionDeclined,
    FactionPaid,
    GemLost,
    Negotiated,
    PenaltySuffered,
    ProgressMade,
)
from cosmeeple.games.circadians.harvester import MoveBack, MoveHarvester, harvest_goods
from cosmeeple.games.circadians.kit import (
    DISCARD_FOR,
    DRAW,
    GAIN,
    PAY_GAIN,
    PAY_MOVE,
    SET_DIE,
    TRADE,
)
from cosmeeple.games.circadians.market import Trade
from cosmeeple.games.circadians.prices import ENOUGH, can_pay, due, note_discounts, pay
from cosmeeple.games.circadians.state import State, lay, leads, side_of, value_of
from cosmeeple.games.circadians.stations import gain_from_contracts
from cosmeeple.games.circadians.supply import (
    CONTRACT_OR_PASS,
    DiscardContracts,
    discard_contract,
    draw_contracts,
    gain,
    gain_dice,
    gain_resource,
)
from cosmeeple.games.circadians.tokens import DestroyFarm, DestroyShip, TakeFarm, TakeShip
from cosmeeple.games.circadians.vocabulary import (
    ALL_TRADES,
    CONDITIONS,
    DESTROY_FARM,
    DESTROY_SHIP,
    DISCARD_CONTRACTS,
    DRAW_CONTRACTS,
    EMPTY,
    FARM_PLACES,
    FIRST_FACTION,
    FIRST_STATION,
    FREE,
    FREE_FARM,
    FREE_SHIP,
    GAIN_DIE,
    GAIN_GEM,
    GARAGES,
    GEM,
    HARVEST_HERE,
    HARVESTER_BACK,
    HEADQUARTERS,
    HQ_PLACES,
    INCIDENTS,
    LAST_STATION,
    LOCATIONS,
    LYSIAS,
    MOVE_HARVESTER,
    NEGOTIATION,
    PENALTIES,
    PROGRESS_REWARDS,
    RESOURCE_COUNT,
    RETURN_DIE,
    ROW_SPACES,
    ROWS,
    SAL,
    SIDES,
    TROY,
    face_of,
    owner_of,
    piece_of,
)
from cosmeeple.kernel.agenda import PASS, Decision, Effect
from cosmeeple.kernel.domain import Domain
from cosmeeple.kernel.reasons import QUICK, Why
from cosmeeple.kernel.table import Table

CARDS_PER_REWARD: Final = 2

YES_OR_PASS: Final = Domain("faction_offer", ("use",), True)
#: A die in a Garage or Farm and its new value.
DIE_PLACES: Final = (
    *[f"garage_{at}" for at in range(1, GARAGES + 1)],
    *[f"farm_{at}" for at in range(1, FARM_PLACES + 1)],
)
SET_VALUE: Final = Domain("set_value", tuple([f"{at}:{v}" for at in DIE_PLACES for v in range(1, SIDES + 1)]), True)
REWARD: Final = Domain("reward", PROGRESS_REWARDS)
CONDITION_OR_PASS: Final = Domain("condition", CONDITIONS, True)
MIRROR: Final = INCIDENTS
PENALTY: Final = Domain("penalty_or_mirror", (*PENALTIES, *[f"mirror:{name}" for name in PENALTIES]))
#: Where a die can be taken from: bottom of the base, Canteen, Garages, Farms, HQ, then up to 4 spaces of each Station.
AT_GARAGES: Final = 2
AT_FARMS: Final = AT_GARAGES + GARAGES
AT_HEADQUARTERS: Final = AT_FARMS + FARM_PLACES
AT_STATIONS: Final = AT_HEADQUARTERS + HQ_PLACES
STATION_SPACES: Final = 4
OWN_DIE: Final = Domain(
    "own_die",
    (
        "base",
        "canteen",
        *DIE_PLACES,
        *[f"headquarters_{at}" for at in range(1, HQ_PLACES + 1)],
        *[
            f"{name}_{at}"
            for name in LOCATIONS[FIRST_STATION : LAST_STATION + 1]
            for at in range(1, STATION_SPACES + 1)
        ],
    ),
)


# --- sending a die there


def talk_space(s: State, column: int, row: int) -> int:
    """A free space of the row, or -1 [CIR-055, CIR-110]."""
    first = (column * ROWS + row) * ROW_SPACES
    for at in range(first, first + side_of(s).row_spaces[row]):
        if s.board[NEGOTIATION][at] == FREE:
            return at
    return -1


def talk_price(s: State, seat: int, column: int, row: int) -> int:
    """The printed cost, less for Troy [CIR-110, CIR-170]."""
    resource = s.kit.talks.resource[column]
    base = s.kit.talks.price[column][row]
    return base - s.kit.cards.troy[resource] if leads(s, seat, TROY) else base


def may_negotiate(
    s: State, seat: int, column: int, row: int, is_sal: bool, less: tuple[int, ...], algae: int, why: Why
) -> bool:
    """A free space whose cost can be paid; never Sal [CIR-110, CIR-161, CIR-170, CIR-R07]."""
    if not why.must(row < s.kit.talks.rows, "CIR-110", "row-on-board", row + 1):
        return False
    if not why.need(not is_sal, "CIR-161", "not-sal"):
        return False
    if not why.need(talk_space(s, column, row) >= 0, "CIR-055", "row-free", row + 1):
        return False
    resource = s.kit.talks.resource[column]
    if why.explaining:
        note_discounts(s, seat, FIRST_FACTION + column, resource, less, why)
        if leads(s, seat, TROY):
            why.need(True, "CIR-170", "less-troy", s.kit.cards.troy[resource], resource)
    cost = due(s, seat, FIRST_FACTION + column, resource, talk_price(s, seat, column, row), less)
    return why.need(
        can_pay(s, seat, resource, cost, algae), "CIR-110", ENOUGH[resource], cost, s.areas[seat].resources[resource]
    )


def use_negotiation(t: Table[State], seat: int, column: int, row: int, value: int, less: tuple[int, ...]) -> None:
    """Pay; then Contracts and Event, Faction, Progress, Complication [CIR-111, CIR-112, CIR-195..198]."""
    s = t.state
    pay(t, seat, FIRST_FACTION + column, s.kit.talks.resource[column], talk_price(s, seat, column, row), less)
    if t.telling:
        t.tell(Negotiated(seat, column, row + 1, value, s.kit.talks.row_points[row]))
    t.then(OfferFaction(seat, column), SeeProgress(seat, value), SeeComplication(seat, column, value))
    event = s.areas[seat].event
    cards = s.kit.cards
    if event >= 0 and cards.event_kind[event] == GAIN and cards.event_place[event] == NEGOTIATION:
        gain(t, seat, cards.event_goods[event], "event")
    gain_from_contracts(t, seat, NEGOTIATION)
    gain_from_contracts(t, seat, FIRST_FACTION + column)


# --- step 2: the Faction


@final
class OfferFaction(Effect[State]):
    """The ability of the Faction's side in play, always optional [CIR-113, CIR-D13]."""

    def __init__(self, owner: int, faction: int) -> None:
        super().__init__()
        self.owner: Final = owner
        self.faction: Final = faction

    def happen(self, t: Table[State]) -> None:
        s = t.state
        side = s.factions[self.faction]
        ability = s.kit.talks.ability[self.faction][side]
        if ability == SET_DIE:
            t.then(SetDie(self.owner))
        elif ability == TRADE:
            t.then(Trade(self.owner, s.kit.talks.amount[self.faction][side], ALL_TRADES))
        elif ability == DISCARD_FOR:
            t.then(DiscardForGoods(self.owner, self.faction))
        elif ability == PAY_MOVE:
            water = s.kit.talks.pay[self.faction][side][0]
            if s.areas[self.owner].resources[0] >= water:
                t.then(MoveHarvester(self.owner, water))
        else:
            t.then(UseFaction(self.owner, self.faction))


@final
class SetDie(Decision[State]):
    """Leyrien: set one die in a Garage or Farm to another value, or decline; never Sal [CIR-113, CIR-R19, CIR-R21,
    CIR-D13].

    A die at the bottom of the base is rolled anew before it is ever used, so it is not offered.
    """

    verb: ClassVar[str] = "set"
    domain: ClassVar[Domain] = SET_VALUE

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def allows(self, s: State, pick: int, why: Why) -> bool:
        if pick == PASS:
            return True
        place, value = pick // SIDES, pick % SIDES + 1
        area = s.areas[self.seat]
        face = area.garages[place] if place < GARAGES else area.farm_dice[place - GARAGES]
        return (
            why.must(face != EMPTY, "CIR-R19", "die-there")
            and why.need(face != SAL, "CIR-161", "not-sal")
            and why.need(face != value, "CIR-R19", "another-value", value)
        )

    def options(self, s: State) -> list[int]:
        area = s.areas[self.seat]
        options = [PASS]
        for place in range(GARAGES + FARM_PLACES):
            face = area.garages[place] if place < GARAGES else area.farm_dice[place - GARAGES]
            if face != EMPTY and face != SAL:
                options.extend([place * SIDES + value for value in range(SIDES) if value + 1 != face])
        return options

    def resolve(self, t: Table[State], pick: int) -> None:
        if pick == PASS:
            if t.telling:
                t.tell(FactionDeclined(self.seat))
            return
        place, value = pick // SIDES, pick % SIDES + 1
        area = t.state.areas[self.seat]
        before = area.garages[place] if place < GARAGES else area.farm_dice[place - GARAGES]
        if place < GARAGES:
            area.garages[place] = value
        else:
            area.farm_dice[place - GARAGES] = value
        if t.telling:
            t.tell(DieSet(self.seat, before, value))


@final
class DiscardForGoods(Decision[State]):
    """Zcharo: discard a Contract from the hand for the goods shown, or decline [CIR-113, CIR-D13]."""

    verb: ClassVar[str] = "exchange"
    domain: ClassVar[Domain] = CONTRACT_OR_PASS

    def __init__(self, seat: int, faction: int) -> None:
        super().__init__(seat)
        self.faction: Final = faction

    def allows(self, s: State, pick: int, why: Why) -> bool:
        return pick == PASS or why.need(pick in s.areas[self.seat].hand, "CIR-129", "contract-in-hand", pick)

    def options(self, s: State) -> list[int]:
        return [PASS, *s.areas[self.seat].hand]

    def resolve(self, t: Table[State], pick: int) -> None:
        if pick == PASS:
            if t.telling:
                t.tell(FactionDeclined(self.seat))
            return
        s = t.state
        discard_contract(t, self.seat, pick)
        gain(t, self.seat, s.kit.talks.gain[self.faction][s.factions[self.faction]], "faction")


@final
class UseFaction(Decision[State]):
    """Leyrien: draw Contracts. Jrayek: pay for goods. Or decline [CIR-113, CIR-D13]."""

    verb: ClassVar[str] = "faction"
    domain: ClassVar[Domain] = YES_OR_PASS

    def __init__(self, seat: int, faction: int) -> None:
        super().__init__(seat)
        self.faction: Final = faction

    def allows(self, s: State, pick: int, why: Why) -> bool:
        if pick == PASS:
            return True
        price = s.kit.talks.pay[self.faction][s.factions[self.faction]]
        stock = s.areas[self.seat].resources
        for resource in range(RESOURCE_COUNT):
            if price[resource] and not why.need(
                stock[resource] >= price[resource], "CIR-113", ENOUGH[resource], price[resource], stock[resource]
            ):
                return False
        return True

    def resolve(self, t: Table[State], pick: int) -> None:
        if pick == PASS:
            if t.telling:
                t.tell(FactionDeclined(self.seat))
            return
        s = t.state
        side = s.factions[self.faction]
        talks = s.kit.talks
        if talks.ability[self.faction][side] == DRAW:
            draw_contracts(t, self.seat, talks.amount[self.faction][side])
            return
        assert talks.ability[self.faction][side] == PAY_GAIN
        price = talks.pay[self.faction][side]
        for resource in range(RESOURCE_COUNT):
            if price[resource]:
                s.areas[self.seat].resources[resource] -= price[resource]
                if t.telling:
                    t.tell(FactionPaid(self.seat, resource, price[resource]))
        gain(t, self.seat, talks.gain[self.faction][side], "faction")


# --- step 3: Progress


@final
class SeeProgress(Effect[State]):
    """The first die of its value on the whole board: its token is still on the left [CIR-114, CIR-R15, CIR-R38]."""

    def __init__(self, owner: int, value: int) -> None:
        super().__init__()
        self.owner: Final = owner
        self.value: Final = value

    def happen(self, t: Table[State]) -> None:
        if t.state.progress >> self.value - 1 & 1:
            t.then(ChooseProgress(self.owner, self.value))


@final
class ChooseProgress(Decision[State]):
    """Move the token to a free space on the right and take the reward above it [CIR-114, CIR-115, CIR-R15, CIR-D14]."""

    verb: ClassVar[str] = "progress"
    domain: ClassVar[Domain] = REWARD

    def __init__(self, seat: int, value: int) -> None:
        super().__init__(seat)
        self.value: Final = value

    def allows(self, s: State, pick: int, why: Why) -> bool:
        return why.need(not s.rewards_taken >> pick & 1, "CIR-114", "incident-space-free", pick)

    def resolve(self, t: Table[State], pick: int) -> None:
        s = t.state
        s.progress &= ~(1 << self.value - 1)
        s.rewards_taken |= 1 << pick
        if t.telling:
            t.tell(ProgressMade(self.seat, self.value, pick))
        take_reward(t, self.seat, pick)


def take_reward(t: Table[State], seat: int, reward: int) -> None:
    """A reward without a price; one that cannot be used has no effect [CIR-115, CIR-127, CIR-164, CIR-R14, CIR-R15]."""
    if reward == HARVEST_HERE:
        gain(t, seat, harvest_goods(t.state, seat), "planet")
    elif reward == FREE_SHIP:
        t.then(TakeShip(seat))
    elif reward == GAIN_DIE:
        gain_dice(t, seat, 1)
    elif reward == FREE_FARM:
        t.then(TakeFarm(seat, True))
    elif reward == MOVE_HARVESTER:
        t.then(MoveHarvester(seat, 0))
    elif reward == GAIN_GEM:
        gain_resource(t, seat, GEM, 1, "reward")
    else:
        assert reward == DRAW_CONTRACTS
        draw_contracts(t, seat, CARDS_PER_REWARD)


# --- step 4: Complication


def complications_met(s: State, column: int, value: int) -> int:
    """The conditions that hold in the column and whose token is still on the left, one bit each [CIR-116, CIR-117,
    CIR-R46].
    """
    total = 0
    alike = 0
    first = column * ROWS * ROW_SPACES
    for at in range(first, first + ROWS * ROW_SPACES):
        piece = s.board[NEGOTIATION][at]
        if piece != FREE:
            shown = value_of(s, face_of(piece))
            total += shown
            if shown == value:
                alike += 1
    met = 0
    threshold = s.kit.talks.threshold
    for condition in range(INCIDENTS):
        if s.complications >> condition & 1:
            needed = threshold[condition]
            if (needed and total >= needed) or (needed == 0 and alike > 1):
                met |= 1 << condition
    return met


@final
class SeeComplication(Effect[State]):
    """Look at all dice of the column, the new one included [CIR-116]."""

    def __init__(self, owner: int, column: int, value: int) -> None:
        super().__init__()
        self.owner: Final = owner
        self.column: Final = column
        self.value: Final = value

    def happen(self, t: Table[State]) -> None:
        met = complications_met(t.state, self.column, self.value)
        if met:
            t.then(ChooseComplication(self.owner, met))


@final
class ChooseComplication(Decision[State]):
    """Resolve exactly one of the conditions met; the Leyrien Scepter may ignore them [CIR-117, CIR-199, CIR-R35,
    CIR-D15].
    """

    verb: ClassVar[str] = "complication"
    domain: ClassVar[Domain] = CONDITION_OR_PASS

    def __init__(self, seat: int, met: int) -> None:
        super().__init__(seat)
        self.met: Final = met

    def allows(self, s: State, pick: int, why: Why) -> bool:
        if pick == PASS:
            return why.need(s.areas[self.seat].fulfilled & s.kit.cards.scepters != 0, "CIR-199", "has-scepter")
        return why.need(self.met >> pick & 1 == 1, "CIR-116", "condition-met", pick)

    def resolve(self, t: Table[State], pick: int) -> None:
        if pick == PASS:
            if t.telling:
                t.tell(ComplicationIgnored(self.seat))
            return
        if t.telling:
            t.tell(ComplicationMet(self.seat, pick))
        t.then(ChoosePenalty(self.seat, pick))


def can_suffer(s: State, seat: int, penalty: int) -> bool:
    """Would the penalty change anything? [CIR-119, CIR-R11..R13]"""
    area = s.areas[seat]
    if penalty == DISCARD_CONTRACTS:
        return len(area.hand) > 0
    if penalty == DESTROY_SHIP:
        return len(area.ships) > 0
    if penalty == RETURN_DIE:
        return has_returnable_die(s, seat)
    if penalty == DESTROY_FARM:
        return len(area.farms) > 0
    if penalty == HARVESTER_BACK:
        return area.harvester != s.kit.planet.centre
    return area.resources[GEM] > 0


@final
class ChoosePenalty(Decision[State]):
    """Move the token to a free space and suffer the penalty above it; Lysias may take its mirror image [CIR-118,
    CIR-119, CIR-164, CIR-R12, CIR-R35, CIR-D15].
    """

    verb: ClassVar[str] = "penalty"
    domain: ClassVar[Domain] = PENALTY

    def __init__(self, seat: int, condition: int) -> None:
        super().__init__(seat)
        self.condition: Final = condition

    def allows(self, s: State, pick: int, why: Why) -> bool:
        penalty = pick % MIRROR
        if not why.need(not s.penalties_taken >> penalty & 1, "CIR-118", "incident-space-free", penalty):
            return False
        if pick >= MIRROR:
            return why.need(leads(s, self.seat, LYSIAS), "CIR-164", "is-lysias")
        if can_suffer(s, self.seat, penalty):
            return True
        escape = False
        for other in range(INCIDENTS):
            if not s.penalties_taken >> other & 1 and can_suffer(s, self.seat, other):
                escape = True
                break
        return why.need(not escape, "CIR-119", "cannot-dodge", penalty)

    def resolve(self, t: Table[State], pick: int) -> None:
        s = t.state
        penalty = pick % MIRROR
        s.complications &= ~(1 << self.condition)
        s.penalties_taken |= 1 << penalty
        if t.telling:
            t.tell(PenaltySuffered(self.seat, self.condition, penalty, pick >= MIRROR))
        if pick >= MIRROR:
            take_reward(t, self.seat, s.kit.talks.mirror[penalty])
        elif can_suffer(s, self.seat, penalty):
            suffer(t, self.seat, penalty)


def suffer(t: Table[State], seat: int, penalty: int) -> None:
    """The penalty as printed [CIR-120]."""
    if penalty == DISCARD_CONTRACTS:
        t.then(DiscardContracts(seat, CARDS_PER_REWARD))
    elif penalty == DESTROY_SHIP:
        t.then(DestroyShip(seat))
    elif penalty == RETURN_DIE:
        t.then(ReturnDie(seat))
    elif penalty == DESTROY_FARM:
        t.then(DestroyFarm(seat))
    elif penalty == HARVESTER_BACK:
        t.then(MoveBack(seat))
    else:
        t.state.areas[seat].resources[GEM] -= 1
        if t.telling:
            t.tell(GemLost(seat))


# --- returning a die


def returnable(s: State, seat: int, place: int) -> bool:
    """An own ordinary die lies there: base, HQ or Station, never Sal, Warehouse or Negotiation board [CIR-100, CIR-120,
    CIR-161, CIR-R13].
    """
    area = s.areas[seat]
    if place == 0:
        return area.idle > 0
    if place == 1:
        return area.canteen > 0
    if place < AT_FARMS:
        face = area.garages[place - AT_GARAGES]
        return face != EMPTY and face != SAL
    if place < AT_HEADQUARTERS:
        face = area.farm_dice[place - AT_FARMS]
        return face != EMPTY and face != SAL
    location, at = board_place(place)
    spaces = s.board[location]
    if at >= len(spaces) or spaces[at] == FREE:
        return False
    return owner_of(spaces[at]) == seat and face_of(spaces[at]) != SAL


def board_place(place: int) -> tuple[int, int]:
    """The location and the space behind a place of OWN_DIE on the boards."""
    if place < AT_STATIONS:
        return HEADQUARTERS, place - AT_HEADQUARTERS
    number = place - AT_STATIONS
    return FIRST_STATION + number // STATION_SPACES, number % STATION_SPACES


def has_returnable_die(s: State, seat: int) -> bool:
    for place in OWN_DIE.picks:
        if returnable(s, seat, place):
            return True
    return False


@final
class ReturnDie(Decision[State]):
    """Return one own die to the reserve; a space on a Station becomes free again [CIR-100, CIR-120, CIR-R13, CIR-R52,
    CIR-D15].
    """

    verb: ClassVar[str] = "return"
    domain: ClassVar[Domain] = OWN_DIE

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def allows(self, s: State, pick: int, why: Why) -> bool:
        return why.need(returnable(s, self.seat, pick), "CIR-R13", "own-die-there")

    def resolve(self, t: Table[State], pick: int) -> None:
        s = t.state
        area = s.areas[self.seat]
        if pick == 0:
            area.idle -= 1
        elif pick == 1:
            area.canteen -= 1
        elif pick < AT_FARMS:
            area.garages[pick - AT_GARAGES] = EMPTY
        elif pick < AT_HEADQUARTERS:
            area.farm_dice[pick - AT_FARMS] = EMPTY
        else:
            location, at = board_place(pick)
            lay(s, location, at, FREE)
        area.reserve += 1
        if t.telling:
            t.tell(DieReturned(self.seat, area.reserve))


def lay_talk(s: State, seat: int, column: int, row: int, value: int) -> None:
    """Put the die on the board for the rest of the game [CIR-110]."""
    lay(s, NEGOTIATION, talk_space(s, column, row), piece_of(seat, value))


def may_negotiate_at_all(s: State, seat: int, column: int, less: tuple[int, ...], algae: int) -> bool:
    """Is any row of the column open to this seat? A quick look before the rows are tried."""
    for row in range(s.kit.talks.rows):
        if may_negotiate(s, seat, column, row, False, less, algae, QUICK):
            return True
    return False
