"""Gaining resources, dice and Contracts [CIR-006, CIR-007, CIR-011, CIR-018, CIR-172, CIR-R18,
CIR-R36, CIR-D18]."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from cosmeeple.games.circadians import events
from cosmeeple.games.circadians import vocabulary as words
from cosmeeple.games.circadians.kit import CONTRACT, DIE
from cosmeeple.games.circadians.state import State, farm_takes_die, leads
from cosmeeple.kernel.engine.rows import insert_sorted, picks, pop, remove, vec
from cosmeeple.kernel.frames import PASS, Decision, Domain, Effect, Table, Why, frame

FARM_OR_PASS: Final = Domain(
    "farm", tuple([f"farm_{at}" for at in range(1, words.FARM_PLACES + 1)]), True
)
CONTRACT_CARD: Final = Domain("contract", words.CONTRACTS)
CONTRACT_OR_PASS: Final = Domain("contract", words.CONTRACTS, True)


def gain(t: Table[State], seat: i64, goods: vec[i64], cause: str, cites: str) -> None:
    """Take goods from the general supply by the rule `cites`: it never runs out
    [CIR-006, CIR-011]."""
    resources = t.state.areas[seat].resources
    for resource in range(words.RESOURCE_COUNT):
        resources[resource] += goods[resource]
    if t.telling and (
        goods[words.WATER] or goods[words.ALGAE] or goods[words.ENERGY] or goods[words.GEM]
    ):
        t.tell(
            events.GoodsGained(
                seat,
                goods[words.WATER],
                goods[words.ALGAE],
                goods[words.ENERGY],
                goods[words.GEM],
                cause,
                cites,
            )
        )
    if goods[CONTRACT]:
        draw_contracts(t, seat, goods[CONTRACT], cites)
    if goods[DIE]:
        gain_dice(t, seat, goods[DIE], cites)


def gain_resource(
    t: Table[State], seat: i64, resource: i64, amount: i64, cause: str, cites: str
) -> None:
    """Some of one resource from the general supply [CIR-006]."""
    t.state.areas[seat].resources[resource] += amount
    if t.telling and amount:
        t.tell(
            events.GoodsGained(
                seat,
                amount if resource == words.WATER else 0,
                amount if resource == words.ALGAE else 0,
                amount if resource == words.ENERGY else 0,
                amount if resource == words.GEM else 0,
                cause,
                cites,
            )
        )


# --- Contract cards


def draw_contracts(t: Table[State], seat: i64, count: i64, cites: str) -> None:
    """Draw from the deck; an empty deck is made again from the discards, and without those nothing
    is drawn [CIR-018, CIR-R36].
    """
    s = t.state
    area = s.areas[seat]
    drawn = vec[i64]()
    for _ in range(count):
        if len(s.contracts) == 0 and s.discard:
            s.contracts = t.rng.mix(picks(s.discard))
            s.discard = []
            if t.telling:
                t.tell(events.ContractsShuffled(len(s.contracts)))
        if len(s.contracts) > 0:
            s.contracts, card = pop(s.contracts)
            drawn = insert_sorted(drawn, card)
            area.hand = insert_sorted(area.hand, card)
    if t.telling and len(drawn) > 0:
        t.tell(events.ContractsDrawn(seat, len(drawn), len(s.contracts), cites))
        t.tell(events.ContractsSeen(seat, tuple(drawn), cites), seat)


@final
@frame
class DiscardContracts(Decision):
    """Put a Contract from the hand on the face-up discard pile, `count` times, as far as there are
    any [CIR-025, CIR-120, CIR-148, CIR-D02, CIR-D21].
    """

    verb: ClassVar[str] = "discard"
    domain: ClassVar[Domain] = CONTRACT_CARD

    count: i64

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        return why.need(pick in s.areas[self.seat].hand, "CIR-129", "contract-in-hand", pick)

    def options(self, s: State) -> vec[i64]:
        return s.areas[self.seat].hand[:]

    def cites(self, s: State) -> str:
        """Alone before the first round, a penalty, or the limit at the end of a round
        [CIR-025, CIR-120, CIR-148]."""
        if s.phase == words.SETUP:
            return "CIR-025"
        return "CIR-148" if s.phase == words.REST else "CIR-120"

    def resolve(self, t: Table[State], pick: i64) -> None:
        discard_contract(t, self.seat, pick, self.cites(t.state))
        if self.count > 1:
            t.then(DiscardContracts(self.seat, self.count - 1))


def discard_contract(t: Table[State], seat: i64, card: i64, cites: str) -> None:
    s = t.state
    area = s.areas[seat]
    area.hand = remove(area.hand, card)
    s.discard = [*s.discard, card]
    if t.telling:
        t.tell(events.ContractsDiscarded(seat, card, cites))


# --- dice


def gain_dice(t: Table[State], seat: i64, count: i64, cites: str) -> None:
    """From the reserve to the bottom of the base, for the next round; an empty reserve gives none
    [CIR-007, CIR-101, CIR-102, CIR-R18].
    """
    s = t.state
    area = s.areas[seat]
    gained = min(count, area.reserve)
    area.reserve -= gained
    area.idle += gained
    if t.telling:
        t.tell(events.DiceGained(seat, gained, count - gained, area.reserve, cites))
    if s.phase == words.EXECUTE and leads(s, seat, words.ZAPPORAH):
        for _ in range(gained):
            t.then(RollNewDie(seat))


@final
@frame
class RollNewDie(Effect):
    """Zapporah rolls a die gained in Execute if a Farm could take it: rolling costs nothing
    [CIR-172, CIR-R18]."""

    owner: i64

    def happen(self, t: Table[State]) -> None:
        s = t.state
        for farm in range(words.FARM_PLACES):
            if is_free_farm(s, self.owner, farm):
                value = t.rng.roll(words.SIDES)
                if t.telling:
                    t.tell(events.NewDieRolled(self.owner, value))
                t.then(AssignNewDie(self.owner, value))
                return


def is_free_farm(s: State, seat: i64, farm: i64) -> bool:
    area = s.areas[seat]
    return area.farm_dice[farm] == words.EMPTY and farm_takes_die(s, area, farm)


@final
@frame
class AssignNewDie(Decision):
    """Put the die just rolled into a free Farm, or leave it for the next round
    [CIR-172, CIR-R18, CIR-D18]."""

    verb: ClassVar[str] = "new_die"
    domain: ClassVar[Domain] = FARM_OR_PASS

    value: i64

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        if pick == PASS:
            return True
        area = s.areas[self.seat]
        return why.must(
            farm_takes_die(s, area, pick), "CIR-R04", "farm-takes-die", pick + 1
        ) and why.need(area.farm_dice[pick] == words.EMPTY, "CIR-035", "farm-free", pick + 1)

    def resolve(self, t: Table[State], pick: i64) -> None:
        if pick == PASS:
            if t.telling:
                t.tell(events.NewDieKept(self.seat))
            return
        area = t.state.areas[self.seat]
        area.idle -= 1
        area.farm_dice[pick] = self.value
        if t.telling:
            t.tell(events.NewDieAssigned(self.seat, self.value, pick + 1))
