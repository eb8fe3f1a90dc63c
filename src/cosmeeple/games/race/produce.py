"""Phase V: Produce [RAC-160..167, RAC-230..234, RAC-247, RAC-D16]."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from cosmeeple.games.race import vocabulary as words
from cosmeeple.games.race.cards import add_good, draw_to_hand, put_good
from cosmeeple.games.race.events import GoodsGathered, PhaseBegan
from cosmeeple.games.race.state import Area, State, begin_phase, has_bonus, kind_of, player_order
from cosmeeple.kernel.engine.rows import append, pop, sort, total, vec
from cosmeeple.kernel.frames import Decision, Domain, Effect, Frame, Table, Why, frame

PRODUCE_PHASE: Final = 4

#: A windfall world, filled by a power for its kind where there is one; `any:` by a power for all
#: kinds nevertheless.
PRODUCING: Final = Domain("producing", (*words.CARDS, *[f"any:{card}" for card in words.CARDS]))


@final
@frame
class Produce(Effect):
    """Gather, then player by player: produce and draw; at last the draws for the most goods
    [RAC-040, RAC-160, RAC-167]."""

    bonus: i64

    def happen(self, t: Table[State]) -> None:
        s = t.state
        begin_phase(s, self.bonus)
        if t.telling:
            t.tell(PhaseBegan(PRODUCE_PHASE))
        order = player_order(s)
        followers: list[Frame] = []
        for seat in order:
            area = s.areas[seat]
            for good in range(words.GOOD_COUNT):
                area.produced[good] = 0
            gather_goods(t, seat)
            followers.append(ProduceGoods(seat))
        followers.append(DrawForMost())
        t.then_all(followers)


def gather_goods(t: Table[State], seat: i64) -> None:
    """All goods of a kind on the other worlds move onto the gathering world [RAC-160, RAC-247]."""
    s = t.state
    area = s.areas[seat]
    for number in area.tableau:
        kind = s.kit.facts.gathers[number]
        if kind == words.NONE:
            continue
        moved = vec[i64]()
        place: i64 = 0
        while place < len(area.holders):
            world = area.holders[place]
            if world != number and kind_of(s.kit, world) == kind:
                area.holders, _ = pop(area.holders, place)
                area.goods, good = pop(area.goods, place)
                moved = append(moved, good)
            else:
                place += 1
        for card in moved:
            put_good(area, number, card)
        if len(moved) > 0 and t.telling:
            t.tell(GoodsGathered(seat, number, len(moved)))


@final
@frame
class ProduceGoods(Effect):
    """Production worlds without a good get one, the oldest first; then the windfall worlds, then
    the draws [RAC-161, RAC-164, RAC-230]."""

    owner: i64

    def happen(self, t: Table[State]) -> None:
        s = t.state
        area = s.areas[self.owner]
        facts = s.kit.facts
        powers = [0] * (words.GOOD_COUNT + 1)
        if has_bonus(s, self.owner):
            powers[words.ANY] += 1
        empty = False
        for number in area.tableau:
            if facts.produces[number] and number not in area.holders:
                produce_on(t, self.owner, number, "RAC-161")
            elif facts.world_type[number] == words.WINDFALL and number not in area.holders:
                empty = True
            if facts.windfall_power[number] != words.NONE:
                powers[facts.windfall_power[number]] += 1
        t.then(DrawForProduce(self.owner))
        if empty:
            t.then(ProduceOnWindfall(self.owner, tuple(powers)))


def produce_on(t: Table[State], seat: i64, world: i64, cites: str) -> None:
    """A good that counts as produced in this phase, and the draw for producing there
    [RAC-161..163, RAC-165, RAC-166]."""
    if not add_good(t, seat, world, cites):
        return
    facts = t.state.kit.facts
    t.state.areas[seat].produced[facts.good[world]] += 1
    if facts.draw_if_produced[world] > 0:
        draw_to_hand(t, seat, facts.draw_if_produced[world], "produce", "RAC-165")


@final
@frame
class ProduceOnWindfall(Decision):
    """Which windfall world gets a good next, and by which power; mandatory while any power fits an
    empty world [RAC-162..164, RAC-D16]. `powers` are those left, by kind; the last entry is for any
    kind."""

    verb: ClassVar[str] = "produce"
    domain: ClassVar[Domain] = PRODUCING

    powers: tuple[int, ...]

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        area = s.areas[self.seat]
        number = pick % words.CARD_COUNT
        facts = s.kit.facts
        if not (
            why.must(number in area.tableau, "RAC-162", "in-tableau", number)
            and why.must(
                facts.world_type[number] == words.WINDFALL, "RAC-162", "is-windfall", number
            )
            and why.need(number not in area.holders, "RAC-162", "holds-no-good", number)
        ):
            return False
        good = facts.good[number]
        if pick < words.CARD_COUNT:
            left = self.powers[good] + self.powers[words.ANY]
            return why.need(left > 0, "RAC-162", "windfall-power-left", number, left)
        both = self.powers[good] > 0 and self.powers[words.ANY] > 0
        return why.need(both, "RAC-164", "two-powers-fit", number)

    def options(self, s: State) -> vec[i64]:
        area = s.areas[self.seat]
        facts = s.kit.facts
        powers = self.powers
        legal = vec[i64]()
        for number in area.tableau:
            if facts.world_type[number] == words.WINDFALL and number not in area.holders:
                own = powers[facts.good[number]]
                if own > 0 or powers[words.ANY] > 0:
                    legal = append(legal, number)
                    if own > 0 and powers[words.ANY] > 0:
                        legal = append(legal, words.CARD_COUNT + number)
        sort(legal)
        return legal

    def resolve(self, t: Table[State], pick: i64) -> None:
        number = pick % words.CARD_COUNT
        good = t.state.kit.facts.good[number]
        powers = list(self.powers)
        if pick < words.CARD_COUNT and powers[good] > 0:
            powers[good] -= 1
            cites = "RAC-162"
        else:
            # Cards with a power for any kind come first, the bonus last.
            cites = (
                "RAC-163" if powers[words.ANY] == 1 and has_bonus(t.state, self.seat) else "RAC-162"
            )
            powers[words.ANY] -= 1
        produce_on(t, self.seat, number, cites)
        t.then(ProduceOnWindfall(self.seat, tuple(powers)))


@final
@frame
class DrawForProduce(Effect):
    """The player's other draws, after producing [RAC-166, RAC-231..234]."""

    owner: i64

    def happen(self, t: Table[State]) -> None:
        s = t.state
        area = s.areas[self.owner]
        draws_after = s.kit.facts.draws_after
        count: i64 = 0
        for number in area.tableau:
            if draws_after[number]:
                count += produce_draws(s, area, number)
        if count > 0:
            draw_to_hand(t, self.owner, count, "produce", "RAC-166")


def produce_draws(s: State, area: Area, card: i64) -> i64:
    """What one card draws after production [RAC-166]."""
    facts = s.kit.facts
    count = facts.produce_draw[card]
    for good in range(words.GOOD_COUNT):
        count += facts.draw_per_good[good][card] * area.produced[good]
        if area.produced[good] > 0:
            count += facts.draw_per_kind[card]
        if facts.draw_per_world[good][card] > 0:
            count += facts.draw_per_world[good][card] * worlds_of(s, area, good)
    if facts.draw_per_keyword[card] > 0:
        count += facts.draw_per_keyword[card] * cards_with(s, area, facts.drawn_keyword[card])
    if facts.draw_per_rebel[card] > 0:
        count += facts.draw_per_rebel[card] * rebel_military_worlds(s, area)
    if facts.draw_per_big[card] > 0:
        count += facts.draw_per_big[card] * big_developments(s, area, facts.big_cost[card])
    return count


def worlds_of(s: State, area: Area, good: i64) -> i64:
    """Production and windfall worlds of a kind [RAC-231]."""
    return sum([1 for number in area.tableau if s.kit.facts.good[number] == good])


def cards_with(s: State, area: Area, keyword: i64) -> i64:
    """Cards with a keyword, developments too [RAC-232]."""
    return sum([1 for number in area.tableau if s.kit.facts.keywords[number] & keyword])


def rebel_military_worlds(s: State, area: Area) -> i64:
    """Military worlds of the Rebels [RAC-233]."""
    facts = s.kit.facts
    return sum(
        [
            1
            for number in area.tableau
            if facts.is_military[number] and facts.keywords[number] & words.REBEL_CARD
        ]
    )


def big_developments(s: State, area: Area, least: i64) -> i64:
    """Developments of at least this printed cost [RAC-234]."""
    facts = s.kit.facts
    return sum(
        [1 for number in area.tableau if not facts.is_world[number] and facts.cost[number] >= least]
    )


@final
@frame
class DrawForMost(Effect):
    """Who produced strictly more of a kind than everybody else draws; ties and nothing give nothing
    [RAC-167]."""

    def happen(self, t: Table[State]) -> None:
        s = t.state
        for seat in player_order(s):
            tableau = s.areas[seat].tableau
            if total(s.kit.facts.draws_for_most, tableau, len(tableau)) == 0:
                continue
            count: i64 = 0
            for good in range(words.GOOD_COUNT):
                if produced_most(s, seat, good):
                    count += total(s.kit.facts.draw_if_most[good], tableau, len(tableau))
            if count > 0:
                draw_to_hand(t, seat, count, "most", "RAC-167")


def produced_most(s: State, seat: i64, good: i64) -> bool:
    own = s.areas[seat].produced[good]
    for other in range(len(s.areas)):
        if other != seat and s.areas[other].produced[good] >= own:
            return False
    return own > 0
