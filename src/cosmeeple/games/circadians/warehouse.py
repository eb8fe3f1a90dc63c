"""The Warehouse: fulfilling Contracts and delivery rewards [CIR-125..128, CIR-162, CIR-173,
CIR-187, CIR-194, CIR-R34, CIR-R39, CIR-D16].
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from cosmeeple.games.circadians import events
from cosmeeple.games.circadians import vocabulary as words
from cosmeeple.games.circadians.kit import CONTRACT
from cosmeeple.games.circadians.prices import ENOUGH, can_pay, discount, reduced
from cosmeeple.games.circadians.progress import take_reward
from cosmeeple.games.circadians.state import State, bit, leads, side_of, sum_over
from cosmeeple.games.circadians.supply import CONTRACT_CARD, CONTRACT_OR_PASS, draw_contracts
from cosmeeple.kernel.engine.rows import append, remove, vec
from cosmeeple.kernel.frames import PASS, QUICK, Decision, Domain, Effect, Table, Why, frame

DELIVERY_ROW: Final = Domain("delivery", words.DELIVERY)


def total_discount(s: State, seat: i64, less: vec[i64]) -> vec[i64]:
    """What Ship, fulfilled Contracts and Event take off a Contract's cost, by resource
    [CIR-187, CIR-R07, CIR-R08]."""
    total = vec[i64](capacity=words.RESOURCE_COUNT)
    for resource in range(words.RESOURCE_COUNT):
        total = append(total, discount(s, seat, words.WAREHOUSE, resource, less))
    return total


def may_fulfil(s: State, seat: i64, card: i64, less: vec[i64], algae: i64, why: Why) -> bool:
    """The card is in hand and its full cost can be paid; `less` is the whole discount
    [CIR-126, CIR-R07]."""
    area = s.areas[seat]
    if not why.must(card in area.hand, "CIR-129", "contract-in-hand", card):
        return False
    cost = s.kit.cards.cost[card]
    for resource in range(words.RESOURCE_COUNT):
        amount = reduced(cost[resource], less[resource])
        if amount and not why.need(
            can_pay(s, seat, resource, amount, algae),
            "CIR-126",
            ENOUGH[resource],
            amount,
            area.resources[resource],
        ):
            return False
    return True


def can_fulfil_any(s: State, seat: i64, less: vec[i64], algae: i64) -> bool:
    """Could this die fulfil some Contract in hand? [CIR-125]"""
    area = s.areas[seat]
    resources = area.resources
    for card in area.hand:
        cost = s.kit.cards.cost[card]
        if (
            resources[0] >= cost[0] - less[0]
            and resources[1] - algae >= cost[1] - less[1]
            and resources[2] >= cost[2] - less[2]
            and resources[3] >= cost[3] - less[3]
        ):
            return True
    return False


def payable(s: State, seat: i64, less: vec[i64], options: vec[i64]) -> vec[i64]:
    """The Contracts in hand that can be fulfilled, after other answers [CIR-126]."""
    for card in s.areas[seat].hand:
        if may_fulfil(s, seat, card, less, 0, QUICK):
            options = append(options, card)
    return options


def may_deliver(
    s: State, seat: i64, space: i64, value: i64, is_sal: bool, payable: bool, why: Why
) -> bool:
    """A free space in a column of the value, and a Contract that can be fulfilled; never Sal
    [CIR-125, CIR-161, CIR-R49].
    """
    columns = side_of(s).warehouse
    column = space // words.WAREHOUSE_ROWS
    return (
        why.must(column < len(columns), "CIR-016", "column-on-board", column + 1)
        and why.need(not is_sal, "CIR-161", "not-sal")
        and why.need(
            columns[column] >> value & 1 == 1, "CIR-125", "column-takes-value", column + 1, value
        )
        and why.need(
            s.board[words.WAREHOUSE][space] == words.FREE,
            "CIR-055",
            "space-free",
            space % words.WAREHOUSE_ROWS + 1,
        )
        and why.need(payable, "CIR-125", "contract-payable")
    )


def use_warehouse(t: Table[State], seat: i64, space: i64, less: vec[i64]) -> None:
    """Fulfil a Contract (Zoey: two), draw with the Master Ledger, then the delivery reward; Dan
    takes another one too [CIR-126, CIR-127, CIR-194, CIR-R08, CIR-R39].
    """
    s = t.state
    ledgers = s.areas[seat].fulfilled & s.kit.cards.gains_at[words.WAREHOUSE]
    drawn = sum_over(ledgers, s.kit.cards.gain, CONTRACT)
    row = space % words.WAREHOUSE_ROWS
    if leads(s, seat, words.DAN):
        t.then(ChooseDelivery(seat, row))
    else:
        t.then(Deliver(seat, row))
    t.then(FulfilContract(seat, total_discount(s, seat, less)), DrawFromLedger(seat, drawn))


def fulfil(t: Table[State], seat: i64, card: i64, less: vec[i64], cites: str) -> vec[i64]:
    """Lay the card face up and pay its cost; returns what is left of the discount
    [CIR-126, CIR-R07]."""
    s = t.state
    area = s.areas[seat]
    area.hand = remove(area.hand, card)
    area.fulfilled |= bit(card)
    cost = s.kit.cards.cost[card]
    if t.telling:
        t.tell(events.ContractFulfilled(seat, card, s.kit.cards.points[card], cites))
    left = vec[i64](capacity=words.RESOURCE_COUNT)
    for resource in range(words.RESOURCE_COUNT):
        amount = reduced(cost[resource], less[resource])
        area.resources[resource] -= amount
        left = append(left, less[resource] - (cost[resource] - amount))
        if t.telling and cost[resource]:
            t.tell(
                events.ContractPaid(
                    seat, resource, amount, cost[resource], cost[resource] - amount, cites
                )
            )
    return left


@final
@frame
class FulfilContract(Decision):
    """Fulfil one Contract from the hand: compulsory [CIR-126, CIR-D16]."""

    verb: ClassVar[str] = "fulfil"
    domain: ClassVar[Domain] = CONTRACT_CARD

    less: vec[i64]

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        return may_fulfil(s, self.seat, pick, self.less, 0, why)

    def options(self, s: State) -> vec[i64]:
        return payable(s, self.seat, self.less, vec[i64]())

    def is_forced(self) -> bool:
        """Being asked must not tell how many Contracts of the hand could be paid."""
        return False

    def resolve(self, t: Table[State], pick: i64) -> None:
        left = fulfil(t, self.seat, pick, self.less, "CIR-126")
        if leads(t.state, self.seat, words.ZOEY):
            t.then(FulfilSecond(self.seat, left))


@final
@frame
class FulfilSecond(Decision):
    """Zoey may fulfil another Contract with the same die; the discount counts once over both
    [CIR-173, CIR-R07, CIR-R39, CIR-D16].
    """

    verb: ClassVar[str] = "also"
    domain: ClassVar[Domain] = CONTRACT_OR_PASS

    less: vec[i64]

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        return pick == PASS or may_fulfil(s, self.seat, pick, self.less, 0, why)

    def options(self, s: State) -> vec[i64]:
        return payable(s, self.seat, self.less, vec[i64]([PASS]))

    def is_forced(self) -> bool:
        """Being asked must not tell whether a Contract of the hand could be paid."""
        return False

    def resolve(self, t: Table[State], pick: i64) -> None:
        if pick == PASS:
            if t.telling:
                t.tell(events.SecondContractDeclined(self.seat))
        else:
            fulfil(t, self.seat, pick, self.less, "CIR-173")


@final
@frame
class DrawFromLedger(Effect):
    """The Master Ledger draws after the Contracts are fulfilled, if it was there before
    [CIR-194, CIR-R08, CIR-R39]."""

    owner: i64
    count: i64

    def happen(self, t: Table[State]) -> None:
        if self.count:
            draw_contracts(t, self.owner, self.count, "CIR-194")


@final
@frame
class Deliver(Effect):
    """The delivery reward of a row [CIR-127]."""

    owner: i64
    row: i64

    def happen(self, t: Table[State]) -> None:
        take_reward(t, self.owner, t.state.kit.stations.delivery[self.row], "CIR-127")


@final
@frame
class ChooseDelivery(Decision):
    """Dan takes the row's reward and one of another kind, in any order
    [CIR-127, CIR-162, CIR-R34, CIR-X23, CIR-D16]."""

    verb: ClassVar[str] = "deliver"
    domain: ClassVar[Domain] = DELIVERY_ROW

    row: i64

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        return True

    def resolve(self, t: Table[State], pick: i64) -> None:
        if pick == self.row:
            t.then(ChooseExtraDelivery(self.seat, self.row))
            cites = "CIR-127"
        else:
            t.then(Deliver(self.seat, self.row))
            cites = "CIR-162"
        take_reward(t, self.seat, t.state.kit.stations.delivery[pick], cites)


@final
@frame
class ChooseExtraDelivery(Decision):
    """Dan's second reward is of another kind than the first
    [CIR-162, CIR-R34, CIR-X23, CIR-D16]."""

    verb: ClassVar[str] = "extra"
    domain: ClassVar[Domain] = DELIVERY_ROW

    row: i64

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        return why.need(pick != self.row, "CIR-R34", "another-reward")

    def resolve(self, t: Table[State], pick: i64) -> None:
        take_reward(t, self.seat, t.state.kit.stations.delivery[pick], "CIR-162")
