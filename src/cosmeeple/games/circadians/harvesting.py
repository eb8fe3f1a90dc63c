"""Harvest: planet, Farms, Sable [CIR-038, CIR-039, CIR-085..088, CIR-135..139, CIR-160, CIR-168,
CIR-R01, CIR-R22, CIR-R42, CIR-D19, CIR-D20].

Everybody harvests at once; we ask one after the other, in turn order: what one takes is not missing
for another.
"""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64

from cosmeeple.games.circadians import kit
from cosmeeple.games.circadians import vocabulary as words
from cosmeeple.games.circadians.events import FarmHarvested, FarmIdle, PlanetHarvested
from cosmeeple.games.circadians.harvester import MoveHarvester, harvest_goods, open_caches
from cosmeeple.games.circadians.market import Trade
from cosmeeple.games.circadians.prices import RESOURCE
from cosmeeple.games.circadians.state import State, leads, seats_from, value_of
from cosmeeple.games.circadians.supply import gain
from cosmeeple.kernel.engine.rows import vec
from cosmeeple.kernel.frames import Decision, Domain, Effect, Frame, Table, Why, frame


@final
@frame
class StartHarvest(Effect):
    """Planet and Farms of every player; Sable moves when all have harvested
    [CIR-135, CIR-168, CIR-R24]."""

    def happen(self, t: Table[State]) -> None:
        s = t.state
        s.phase = words.HARVEST
        frames: list[Frame] = []
        order = seats_from(s, s.radio)
        for seat in order:
            frames.append(HarvestPlanet(seat))
            frames.append(HarvestFarms(seat))
        for seat in order:
            if leads(s, seat, words.SABLE):
                frames.append(MoveHarvester(seat, 0))
        t.then_all(frames)


@final
@frame
class HarvestPlanet(Effect):
    """The yield of the Harvester's space; any number of Harvesters may stand there
    [CIR-105, CIR-108, CIR-136, CIR-X17].
    """

    owner: i64

    def happen(self, t: Table[State]) -> None:
        s = t.state
        area = s.areas[self.owner]
        goods = harvest_goods(s, self.owner)
        cards = s.kit.cards
        if area.event >= 0 and cards.event_kind[area.event] == kit.PLANET_YIELD:
            goods = goods[:]
            goods[words.WATER] = max(
                0, goods[words.WATER] + cards.event_goods[area.event][words.WATER]
            )
        if t.telling:
            t.tell(PlanetHarvested(self.owner, area.harvester))
        gain(t, self.owner, goods, "planet", "CIR-136")


def farm_value(s: State, seat: i64, farm: i64) -> i64:
    """What the die in a Farm counts: Akira, then the booster, then the Event, at most 6; Sal always
    counts 3 [CIR-038, CIR-160, CIR-161, CIR-R22].
    """
    area = s.areas[seat]
    face = area.farm_dice[farm]
    if face == words.SAL:
        return value_of(s, words.SAL)
    value = face
    cards = s.kit.cards
    if leads(s, seat, words.AKIRA) and cards.akira_values >> value & 1:
        value = cards.akira_as
    if area.farm_dice[words.BOOSTER] != words.EMPTY:
        value += s.kit.base.boost
    if area.event >= 0 and cards.event_kind[area.event] == kit.FARM_VALUE:
        value += cards.event_amount[area.event]
    return value if value < words.SIDES else words.SIDES


@final
@frame
class HarvestFarms(Effect):
    """Active Farms produce; choices are asked one by one, the Market Farm's trades come last
    [CIR-085..088, CIR-137..139, CIR-R42, CIR-R50, CIR-X18].
    """

    owner: i64

    def happen(self, t: Table[State]) -> None:
        s = t.state
        area = s.areas[self.owner]
        tiles = s.kit.tiles
        frames: list[Frame] = []
        trades: i64 = 0
        for farm in range(1, words.PRINTED_FARMS + len(area.farms)):
            has_die = area.farm_dice[farm] != words.EMPTY
            if farm < words.PRINTED_FARMS:
                if has_die:
                    frames.append(
                        HarvestFarm(self.owner, farm + 1, farm_value(s, self.owner, farm))
                    )
                continue
            token = area.farms[farm - words.PRINTED_FARMS]
            kind = tiles.farm_kind[token]
            if kind == kit.FARM_TABLE:
                if has_die:
                    frames.append(
                        HarvestFarm(self.owner, farm + 1, farm_value(s, self.owner, farm))
                    )
            elif kind == kit.FARM_SIX:
                if has_die:
                    self.harvest_six(t, farm, token)
            elif kind == kit.FARM_PASSIVE:
                gain(t, self.owner, tiles.farm_yield[token], "farm", "CIR-088")
            elif kind == kit.FARM_CHOICE:
                frames.append(HarvestFarm(self.owner, farm + 1, 0))
            elif kind == kit.FARM_MARKET:
                trades += tiles.farm_trades[token]
        if trades:
            frames.append(Trade(self.owner, trades, words.ALL_TRADES))
        t.then_all(frames)

    def harvest_six(self, t: Table[State], farm: i64, token: i64) -> None:
        """Only a 6 counts, after all changes [CIR-086, CIR-R04]."""
        value = farm_value(t.state, self.owner, farm)
        if value == words.SIDES:
            gain(t, self.owner, t.state.kit.tiles.farm_yield[token], "farm", "CIR-086")
        elif t.telling:
            t.tell(FarmIdle(self.owner, token, value))


def farm_choices(s: State, seat: i64, farm: i64) -> vec[i64]:
    """The resources that the Farm offers, in order [CIR-039, CIR-085, CIR-169]."""
    if farm < words.PRINTED_FARMS:
        return s.kit.base.choices[farm]
    return s.kit.tiles.farm_choices[s.areas[seat].farms[farm - words.PRINTED_FARMS]]


def farm_amount(s: State, seat: i64, farm: i64, value: i64, resource: i64) -> i64:
    """How much of a resource that it offers the Farm gives [CIR-039, CIR-085, CIR-169]."""
    if farm >= words.PRINTED_FARMS:
        token = s.areas[seat].farms[farm - words.PRINTED_FARMS]
        if s.kit.tiles.farm_kind[token] == kit.FARM_CHOICE:
            return s.kit.tiles.farm_yield[token][resource]
    return s.kit.base.table[resource][value]


@final
@frame
class HarvestFarm(Decision):
    """Choose which of its resources the Farm produces; Farms count from 1
    [CIR-039, CIR-085, CIR-137, CIR-169, CIR-D19, CIR-X01].
    """

    verb: ClassVar[str] = "harvest"
    domain: ClassVar[Domain] = RESOURCE

    farm: i64
    value: i64

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        offered = pick in farm_choices(s, self.seat, self.farm - 1)
        amount = (
            farm_amount(s, self.seat, self.farm - 1, self.value, pick)
            if offered and why.explaining
            else -1
        )
        return why.need(offered, "CIR-039", "farm-gives", pick, amount)

    def options(self, s: State) -> vec[i64]:
        return farm_choices(s, self.seat, self.farm - 1)

    def resolve(self, t: Table[State], pick: i64) -> None:
        amount = farm_amount(t.state, self.seat, self.farm - 1, self.value, pick)
        t.state.areas[self.seat].resources[pick] += amount
        if t.telling:
            t.tell(FarmHarvested(self.seat, self.farm, self.value, pick, amount))


@final
@frame
class EndHarvest(Effect):
    """With the switch `after_first_harvest` the Caches that produced are turned now [CIR-R01]."""

    def happen(self, t: Table[State]) -> None:
        s = t.state
        if s.kit.planet.flip_rule != kit.FLIP_AFTER_HARVEST:
            return
        produced = 0
        for area in s.areas:
            if area.harvester >= s.kit.planet.cells:
                produced |= 1 << area.harvester - s.kit.planet.cells
        open_caches(t, produced)
