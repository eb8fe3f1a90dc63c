"""What the three Factions offer in a Negotiation; always optional [CIR-113, CIR-D13]."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from cosmeeple.games.circadians import supply
from cosmeeple.games.circadians import vocabulary as words
from cosmeeple.games.circadians.events import DieSet, FactionDeclined, FactionPaid
from cosmeeple.games.circadians.harvester import MoveHarvester
from cosmeeple.games.circadians.kit import DISCARD_FOR, DRAW, PAY_GAIN, PAY_MOVE, SET_DIE, TRADE
from cosmeeple.games.circadians.market import Trade
from cosmeeple.games.circadians.prices import ENOUGH
from cosmeeple.games.circadians.state import State
from cosmeeple.kernel.engine.rows import vec, with_first
from cosmeeple.kernel.frames import PASS, Decision, Domain, Effect, Table, Why, frame

YES_OR_PASS: Final = Domain("faction_offer", ("use",), True)
#: A die in a Garage or Farm and its new value.
SET_VALUE: Final = Domain(
    "set_value",
    tuple([f"{at}:{v}" for at in words.DIE_PLACES for v in range(1, words.SIDES + 1)]),
    True,
)


@final
@frame
class OfferFaction(Effect):
    """The ability of the Faction's side in play, always optional [CIR-113, CIR-D13]."""

    owner: i64
    faction: i64

    def happen(self, t: Table[State]) -> None:
        s = t.state
        side = s.factions[self.faction]
        ability = s.kit.talks.ability[self.faction][side]
        if ability == SET_DIE:
            t.then(SetDie(self.owner))
        elif ability == TRADE:
            t.then(Trade(self.owner, s.kit.talks.amount[self.faction][side], words.ALL_TRADES))
        elif ability == DISCARD_FOR:
            t.then(DiscardForGoods(self.owner, self.faction))
        elif ability == PAY_MOVE:
            water = s.kit.talks.pay[self.faction][side][0]
            if s.areas[self.owner].resources[0] >= water:
                t.then(MoveHarvester(self.owner, water))
        else:
            t.then(UseFaction(self.owner, self.faction))


@final
@frame
class SetDie(Decision):
    """Leyrien: set one die in a Garage or Farm to another value, or decline; never Sal
    [CIR-113, CIR-R19, CIR-R21, CIR-D13].

    A die at the bottom of the base is rolled again before it is ever used, so it is not offered.
    """

    verb: ClassVar[str] = "set"
    domain: ClassVar[Domain] = SET_VALUE

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        if pick == PASS:
            return True
        place, value = pick // words.SIDES, pick % words.SIDES + 1
        area = s.areas[self.seat]
        face = (
            area.garages[place] if place < words.GARAGES else area.farm_dice[place - words.GARAGES]
        )
        return (
            why.must(face != words.EMPTY, "CIR-R19", "die-there")
            and why.need(face != words.SAL, "CIR-161", "not-sal")
            and why.need(face != value, "CIR-R19", "another-value", value)
        )

    def resolve(self, t: Table[State], pick: i64) -> None:
        if pick == PASS:
            if t.telling:
                t.tell(FactionDeclined(self.seat))
            return
        place, value = pick // words.SIDES, pick % words.SIDES + 1
        area = t.state.areas[self.seat]
        before = (
            area.garages[place] if place < words.GARAGES else area.farm_dice[place - words.GARAGES]
        )
        if place < words.GARAGES:
            area.garages[place] = value
        else:
            area.farm_dice[place - words.GARAGES] = value
        if t.telling:
            t.tell(DieSet(self.seat, before, value))


@final
@frame
class DiscardForGoods(Decision):
    """Zcharo: discard a Contract from the hand for the goods shown, or decline
    [CIR-113, CIR-D13]."""

    verb: ClassVar[str] = "exchange"
    domain: ClassVar[Domain] = supply.CONTRACT_OR_PASS

    faction: i64

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        return pick == PASS or why.need(
            pick in s.areas[self.seat].hand, "CIR-129", "contract-in-hand", pick
        )

    def options(self, s: State) -> vec[i64]:
        return with_first(PASS, s.areas[self.seat].hand)

    def resolve(self, t: Table[State], pick: i64) -> None:
        if pick == PASS:
            if t.telling:
                t.tell(FactionDeclined(self.seat))
            return
        s = t.state
        supply.discard_contract(t, self.seat, pick, "CIR-113")
        supply.gain(
            t,
            self.seat,
            s.kit.talks.gain[self.faction][s.factions[self.faction]],
            "faction",
            "CIR-113",
        )


@final
@frame
class UseFaction(Decision):
    """Leyrien: draw Contracts. Jrayek: pay for goods. Or decline [CIR-113, CIR-D13]."""

    verb: ClassVar[str] = "faction"
    domain: ClassVar[Domain] = YES_OR_PASS

    faction: i64

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        if pick == PASS:
            return True
        price = s.kit.talks.pay[self.faction][s.factions[self.faction]]
        stock = s.areas[self.seat].resources
        for resource in range(words.RESOURCE_COUNT):
            if price[resource] and not why.need(
                stock[resource] >= price[resource],
                "CIR-113",
                ENOUGH[resource],
                price[resource],
                stock[resource],
            ):
                return False
        return True

    def resolve(self, t: Table[State], pick: i64) -> None:
        if pick == PASS:
            if t.telling:
                t.tell(FactionDeclined(self.seat))
            return
        s = t.state
        side = s.factions[self.faction]
        talks = s.kit.talks
        if talks.ability[self.faction][side] == DRAW:
            supply.draw_contracts(t, self.seat, talks.amount[self.faction][side], "CIR-113")
            return
        assert talks.ability[self.faction][side] == PAY_GAIN
        price = talks.pay[self.faction][side]
        for resource in range(words.RESOURCE_COUNT):
            if price[resource]:
                s.areas[self.seat].resources[resource] -= price[resource]
                if t.telling:
                    t.tell(FactionPaid(self.seat, resource, price[resource]))
        supply.gain(t, self.seat, talks.gain[self.faction][side], "faction", "CIR-113")
