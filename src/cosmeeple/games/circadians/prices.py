"""What a die may show when it is sent, and what sending it costs [CIR-036, CIR-037, CIR-047,
CIR-048, CIR-051, CIR-053, CIR-057..063].

Discounts come from the Ship in the Garage, from fulfilled Contracts and from the Event; they add
up, never go below 0 and only lower the resource that is paid [CIR-R07, CIR-R40]. The Garage's Algae
is paid first [CIR-R06].
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from cosmeeple.games.circadians import kit
from cosmeeple.games.circadians import vocabulary as words
from cosmeeple.games.circadians.events import AlgaePaid, CostPaid
from cosmeeple.games.circadians.state import State, leads, sum_over
from cosmeeple.kernel.engine.rows import append, vec
from cosmeeple.kernel.frames import Decision, Domain, Table, Why, frame

RESOURCE: Final = Domain("resource", words.RESOURCES)
NOTHING_LESS: Final = vec[i64]([0, 0, 0, 0])
#: The sentence for too little of a resource.
ENOUGH: Final = ("enough-water", "enough-algae", "enough-energy", "enough-gem")


# --- the die


def face_at(s: State, seat: i64, source: i64) -> i64:
    """The face waiting in a Garage or a place of the Headquarters."""
    if source < words.FIRST_GARAGE:
        return words.face_of(s.board[words.HEADQUARTERS][source])
    return s.areas[seat].garages[source - words.FIRST_GARAGE]


def ship_at(s: State, seat: i64, source: i64) -> i64:
    """The Ship token in that Garage, or -1: slid Ships serve the Garage they lie in now
    [CIR-R17]."""
    place: i64 = source - words.FIRST_GARAGE - 1
    ships = s.areas[seat].ships
    return ships[place] if 0 <= place < len(ships) else -1


def own_change(s: State, seat: i64, source: i64) -> i64:
    """The change that belongs to the place: printed Ship, Ship token, or the flip of the first HQ
    place [CIR-036, CIR-047].
    """
    if source == 0:
        return kit.FLIP if s.kit.stations.hq_flip else 0
    if source == words.FIRST_GARAGE:
        return kit.PLUS_MINUS_1
    ship = ship_at(s, seat, source)
    return 0 if ship < 0 else s.kit.tiles.ship_change[ship]


def reach(s: State, seat: i64, source: i64) -> i64:
    """The values that the die may show, one bit each: own change first, then the Event; Sal never
    changes [CIR-057, CIR-058, CIR-060, CIR-161, CIR-R09].
    """
    face = face_at(s, seat, source)
    if face == words.SAL:
        return 1 << s.kit.cards.sal_value
    values: i64 = 1 << face
    change = own_change(s, seat, source)
    if change == kit.FLIP:
        values |= 1 << words.SIDES + 1 - face
    elif change == kit.PLUS_1_2:
        values |= 2 << face | 4 << face
    elif change == kit.PLUS_MINUS_1:
        values |= 2 << face | 1 << face - 1
    event = s.areas[seat].event
    if event >= 0 and s.kit.cards.event_kind[event] == kit.DICE_SHIFT:
        values |= values << 1 | values >> 1
    return values & (1 << words.SIDES + 1) - 2


# --- costs


def algae_cost(s: State, seat: i64, source: i64) -> i64:
    """The Garage's Algae; none from the Headquarters, for Naira, or with a Ship that ignores it
    [CIR-037, CIR-051, CIR-059, CIR-063, CIR-165].
    """
    if source < words.FIRST_GARAGE or leads(s, seat, words.NAIRA):
        return 0
    ship = ship_at(s, seat, source)
    if ship >= 0 and s.kit.tiles.ship_ignores_algae[ship]:
        return 0
    return s.kit.base.garage_cost[source - words.FIRST_GARAGE]


def ship_discount(s: State, seat: i64, source: i64) -> vec[i64]:
    """What the Ship takes off the action's cost, by resource [CIR-061..063]."""
    ship = ship_at(s, seat, source)
    return NOTHING_LESS if ship < 0 else s.kit.tiles.ship_discount[ship]


def both_discounts(first: vec[i64], second: vec[i64]) -> vec[i64]:
    """In the Laboratory the Ships of both dice apply [CIR-R07]."""
    both = vec[i64](capacity=words.RESOURCE_COUNT)
    for resource in range(words.RESOURCE_COUNT):
        both = append(both, first[resource] + second[resource])
    return both


def contract_discount(s: State, seat: i64, place: i64, resource: i64) -> i64:
    """What fulfilled Contracts take off there [CIR-180..187]."""
    cards = s.areas[seat].fulfilled & s.kit.cards.discounts_at[place]
    return sum_over(cards, s.kit.cards.discount, resource) if cards else 0


def event_charge(s: State, seat: i64, place: i64, resource: i64) -> i64:
    """What the Event adds to a cost there (below 0: takes off)."""
    event = s.areas[seat].event
    cards = s.kit.cards
    if event < 0 or cards.event_place[event] != place:
        return 0
    kind = cards.event_kind[event]
    if kind == kit.SURCHARGE:
        return cards.event_goods[event][resource]
    return -cards.event_goods[event][resource] if kind == kit.DISCOUNT else 0


def discount(s: State, seat: i64, place: i64, resource: i64, less: vec[i64]) -> i64:
    """What Ships (`less`), Contracts and the Event take off a cost there, together
    [CIR-061, CIR-062, CIR-R07]."""
    return (
        less[resource]
        + contract_discount(s, seat, place, resource)
        - event_charge(s, seat, place, resource)
    )


def reduced(base: i64, off: i64) -> i64:
    """A cost after a discount, at least 0 [CIR-R40]."""
    return base - off if base > off else 0


def due(s: State, seat: i64, place: i64, resource: i64, base: i64, less: vec[i64]) -> i64:
    """The cost after all discounts, at least 0; `less` is what Ships take off
    [CIR-061, CIR-062, CIR-R07, CIR-R40]."""
    return reduced(base, discount(s, seat, place, resource, less))


def note_discounts(
    s: State, seat: i64, place: i64, resource: i64, less: vec[i64], why: Why
) -> None:
    """When explaining, say where a price comes from."""
    if less[resource]:
        why.need(True, "CIR-053", "less-ship", less[resource], resource)
    cards = s.areas[seat].fulfilled & s.kit.cards.discounts_at[place]
    for card in range(len(words.CONTRACTS)):
        if cards >> card & 1 and s.kit.cards.discount[card][resource]:
            why.need(True, "CIR-R07", "less-contract", card, s.kit.cards.discount[card][resource])
    charge = event_charge(s, seat, place, resource)
    if charge:
        size = charge if charge > 0 else -charge
        why.need(
            True, "CIR-030", "less-event" if charge < 0 else "more-event", s.areas[seat].event, size
        )


def can_pay(s: State, seat: i64, resource: i64, cost: i64, algae: i64) -> bool:
    """Is there enough after the Garages' Algae has been paid? [CIR-R06]"""
    stock = s.areas[seat].resources[resource]
    return stock - algae >= cost if resource == words.ALGAE else stock >= cost


def budget(s: State, seat: i64, place: i64, resource: i64, less: vec[i64], algae: i64) -> i64:
    """The highest printed cost that can be paid there in this resource, all discounts counted
    [CIR-R06, CIR-R07]."""
    stock = s.areas[seat].resources[resource] + discount(s, seat, place, resource, less)
    return stock - algae if resource == words.ALGAE else stock


def pay_algae(t: Table[State], seat: i64, source: i64) -> None:
    """Pay for the Garage [CIR-051, CIR-R06]."""
    cost = algae_cost(t.state, seat, source)
    if cost:
        t.state.areas[seat].resources[words.ALGAE] -= cost
        if t.telling:
            t.tell(AlgaePaid(seat, source, cost))


def pay(
    t: Table[State], seat: i64, place: i64, resource: i64, base: i64, less: vec[i64], cites: str
) -> None:
    """Pay the action's cost to the general supply, with all discounts [CIR-R07]."""
    s = t.state
    cost = due(s, seat, place, resource, base, less)
    s.areas[seat].resources[resource] -= cost
    if t.telling and (base or cost):
        contracts = contract_discount(s, seat, place, resource)
        event = event_charge(s, seat, place, resource)
        t.tell(CostPaid(seat, resource, cost, base, less[resource], contracts, event, cites))


# --- a price in one of two resources


def may_pay_price(
    s: State, seat: i64, place: i64, less: vec[i64], algae: i64, rule: str, why: Why
) -> bool:
    """Laboratory, Foundry and Control Room: one of the two prices [CIR-080, CIR-092, CIR-103]."""
    stations = s.kit.stations
    names, amounts = stations.price_resource[place], stations.price_amount[place]
    payable = amounts[0] <= budget(s, seat, place, names[0], less, algae) or amounts[1] <= budget(
        s, seat, place, names[1], less, algae
    )
    if not why.explaining:
        return payable
    note_discounts(s, seat, place, names[0], less, why)
    note_discounts(s, seat, place, names[1], less, why)
    first = due(s, seat, place, names[0], amounts[0], less)
    second = due(s, seat, place, names[1], amounts[1], less)
    return why.need(
        payable,
        rule,
        "price-algae-or-water" if names[0] == words.ALGAE else "price-energy-or-water",
        first,
        second,
    )


@final
@frame
class ChoosePrice(Decision):
    """Pay in one of the two resources [CIR-080, CIR-084, CIR-092, CIR-103, CIR-D08]."""

    verb: ClassVar[str] = "pay"
    domain: ClassVar[Domain] = RESOURCE

    location: i64
    less: vec[i64]

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        base = self.base(s, pick)
        if not why.must(base >= 0, "CIR-054", "price-in-this", pick):
            return False
        if why.explaining:
            note_discounts(s, self.seat, self.location, pick, self.less, why)
        cost = due(s, self.seat, self.location, pick, base, self.less)
        stock = s.areas[self.seat].resources[pick]
        return why.need(stock >= cost, "CIR-R06", ENOUGH[pick], cost, stock)

    def base(self, s: State, resource: i64) -> i64:
        """The printed price in this resource, or -1."""
        names = s.kit.stations.price_resource[self.location]
        for i in range(len(names)):
            if names[i] == resource:
                return s.kit.stations.price_amount[self.location][i]
        return -1

    def cites(self) -> str:
        """The rule that sets the price [CIR-080, CIR-092, CIR-103]."""
        if self.location == words.LABORATORY:
            return "CIR-080"
        return "CIR-092" if self.location == words.FOUNDRY else "CIR-103"

    def resolve(self, t: Table[State], pick: i64) -> None:
        pay(t, self.seat, self.location, pick, self.base(t.state, pick), self.less, self.cites())
