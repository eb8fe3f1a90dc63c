"""Phase V: Produce [RAC-160..167, RAC-230..234, RAC-247, RAC-D16]."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from cosmeeple.games.race.cards import add_good, draw_to_hand
from cosmeeple.games.race.events import GoodsGathered, PhaseBegan
from cosmeeple.games.race.kit import Card
from cosmeeple.games.race.state import Area, State, begin_phase, has_bonus, insert_sorted, kind_of, player_order
from cosmeeple.games.race.vocabulary import ANY, CARD_COUNT, CARDS, GOOD_COUNT, NONE, REBEL_CARD, WINDFALL
from cosmeeple.kernel.agenda import Decision, Effect, Frame
from cosmeeple.kernel.domain import Domain
from cosmeeple.kernel.reasons import Why
from cosmeeple.kernel.record import frame
from cosmeeple.kernel.rows import picks, vec
from cosmeeple.kernel.table import Table

PRODUCE_PHASE: Final = 4

#: A windfall world, filled by a power for its kind where there is one; `any:` by a power for all kinds nevertheless.
PRODUCING: Final = Domain("producing", (*CARDS, *[f"any:{card}" for card in CARDS]))


@final
@frame
class Produce(Effect):
    """Gather, then player by player: produce and draw; at last the draws for the most goods [RAC-040, RAC-160,
    RAC-167]."""

    bonus: int

    def happen(self, t: Table[State]) -> None:
        s = t.state
        begin_phase(s, self.bonus)
        if t.telling:
            t.tell(PhaseBegan(PRODUCE_PHASE))
        order = player_order(s)
        followers: list[Frame] = []
        for seat in order:
            area = s.areas[seat]
            for good in range(GOOD_COUNT):
                area.produced[good] = 0
            gather_goods(t, seat)
            followers.append(ProduceGoods(seat))
        followers.append(DrawForMost())
        t.then_all(followers)


def gather_goods(t: Table[State], seat: int) -> None:
    """All goods of a kind on the other worlds move onto the gathering world [RAC-160, RAC-247]."""
    s = t.state
    area = s.areas[seat]
    for number in area.tableau:
        card: Card = s.kit.cards[number]
        if card.gathers == NONE:
            continue
        moved: list[int] = []
        place = 0
        while place < len(area.holders):
            world = area.holders[place]
            if world != number and kind_of(s.kit, world) == card.gathers:
                area.holders.pop(place)
                moved.append(area.goods.pop(place))
            else:
                place += 1
        for good in moved:
            area.goods.insert(insert_sorted(area.holders, number), good)
        if moved and t.telling:
            t.tell(GoodsGathered(seat, number, len(moved)))


@final
@frame
class ProduceGoods(Effect):
    """Production worlds without a good get one, the oldest first; then the windfall worlds, then the draws
    [RAC-161, RAC-164, RAC-230]."""

    owner: int

    def happen(self, t: Table[State]) -> None:
        s = t.state
        area = s.areas[self.owner]
        powers = [0] * (GOOD_COUNT + 1)
        if has_bonus(s, self.owner):
            powers[ANY] += 1
        for number in area.tableau:
            card: Card = s.kit.cards[number]
            if card.produces and number not in area.holders:
                produce_on(t, self.owner, number, "RAC-161")
            if card.windfall_power != NONE:
                powers[card.windfall_power] += 1
        t.then(ProduceOnWindfall(self.owner, tuple(powers)), DrawForProduce(self.owner))


def produce_on(t: Table[State], seat: int, world: int, cites: str) -> None:
    """A good that counts as produced in this phase, and the draw for producing there [RAC-161..163, RAC-165,
    RAC-166]."""
    if not add_good(t, seat, world, cites):
        return
    card: Card = t.state.kit.cards[world]
    t.state.areas[seat].produced[card.good] += 1
    if card.draw_if_produced > 0:
        draw_to_hand(t, seat, card.draw_if_produced, "produce", "RAC-165")


@final
@frame
class ProduceOnWindfall(Decision):
    """Which windfall world gets a good next, and by which power; mandatory while any power fits an empty world
    [RAC-162..164, RAC-D16]. `powers` are those left, by kind; the last entry is for any kind."""

    verb: ClassVar[str] = "produce"
    domain: ClassVar[Domain] = PRODUCING

    powers: tuple[int, ...]

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        area = s.areas[self.seat]
        number = pick % CARD_COUNT
        card: Card = s.kit.cards[number]
        if not (
            why.must(number in area.tableau, "RAC-162", "in-tableau", number)
            and why.must(card.world_type == WINDFALL, "RAC-162", "is-windfall", number)
            and why.need(number not in area.holders, "RAC-162", "holds-no-good", number)
        ):
            return False
        if pick < CARD_COUNT:
            left = self.powers[card.good] + self.powers[ANY]
            return why.need(left > 0, "RAC-162", "windfall-power-left", number, left)
        both = self.powers[card.good] > 0 and self.powers[ANY] > 0
        return why.need(both, "RAC-164", "two-powers-fit", number)

    def options(self, s: State) -> vec[i64]:
        area = s.areas[self.seat]
        powers = self.powers
        legal: list[int] = []
        for number in area.tableau:
            card: Card = s.kit.cards[number]
            if card.world_type == WINDFALL and number not in area.holders:
                if powers[card.good] > 0 or powers[ANY] > 0:
                    legal.append(number)
                    if powers[card.good] > 0 and powers[ANY] > 0:
                        legal.append(CARD_COUNT + number)
        if len(legal) > 1:
            legal.sort()
        return picks(legal)

    def resolve(self, t: Table[State], pick: i64) -> None:
        number = pick % CARD_COUNT
        card: Card = t.state.kit.cards[number]
        powers = list(self.powers)
        if pick < CARD_COUNT and powers[card.good] > 0:
            powers[card.good] -= 1
            cites = "RAC-162"
        else:
            # Cards with a power for any kind come first, the bonus last.
            cites = "RAC-163" if powers[ANY] == 1 and has_bonus(t.state, self.seat) else "RAC-162"
            powers[ANY] -= 1
        produce_on(t, self.seat, number, cites)
        t.then(ProduceOnWindfall(self.seat, tuple(powers)))


@final
@frame
class DrawForProduce(Effect):
    """The player's other draws, after producing [RAC-166, RAC-231..234]."""

    owner: int

    def happen(self, t: Table[State]) -> None:
        s = t.state
        area = s.areas[self.owner]
        count = 0
        for number in area.tableau:
            card: Card = s.kit.cards[number]
            count += produce_draws(s, area, card)
        if count > 0:
            draw_to_hand(t, self.owner, count, "produce", "RAC-166")


def produce_draws(s: State, area: Area, card: Card) -> int:
    """What one card draws after production [RAC-166]."""
    count = card.produce_draw
    for good in range(GOOD_COUNT):
        count += card.draw_per_good[good] * area.produced[good]
        if card.draw_per_kind > 0 and area.produced[good] > 0:
            count += card.draw_per_kind
        if card.draw_per_world[good] > 0:
            count += card.draw_per_world[good] * worlds_of(s, area, good)
    if card.draw_per_keyword > 0:
        count += card.draw_per_keyword * cards_with(s, area, card.drawn_keyword)
    if card.draw_per_rebel > 0:
        count += card.draw_per_rebel * rebel_military_worlds(s, area)
    if card.draw_per_big > 0:
        count += card.draw_per_big * big_developments(s, area, card.big_cost)
    return count


def worlds_of(s: State, area: Area, good: int) -> int:
    """Production and windfall worlds of a kind [RAC-231]."""
    return sum([1 for number in area.tableau if s.kit.cards[number].good == good])


def cards_with(s: State, area: Area, keyword: int) -> int:
    """Cards with a keyword, developments too [RAC-232]."""
    return sum([1 for number in area.tableau if s.kit.cards[number].keywords & keyword])


def rebel_military_worlds(s: State, area: Area) -> int:
    """Military worlds of the Rebels [RAC-233]."""
    count = 0
    for number in area.tableau:
        card: Card = s.kit.cards[number]
        if card.is_military and card.keywords & REBEL_CARD:
            count += 1
    return count


def big_developments(s: State, area: Area, least: int) -> int:
    """Developments of at least this printed cost [RAC-234]."""
    count = 0
    for number in area.tableau:
        card: Card = s.kit.cards[number]
        if not card.is_world and card.cost >= least:
            count += 1
    return count


@final
@frame
class DrawForMost(Effect):
    """Who produced strictly more of a kind than everybody else draws; ties and nothing give nothing [RAC-167]."""

    def happen(self, t: Table[State]) -> None:
        s = t.state
        for seat in player_order(s):
            count = 0
            for number in s.areas[seat].tableau:
                card: Card = s.kit.cards[number]
                for good in range(GOOD_COUNT):
                    if card.draw_if_most[good] > 0 and produced_most(s, seat, good):
                        count += card.draw_if_most[good]
            if count > 0:
                draw_to_hand(t, seat, count, "most", "RAC-167")


def produced_most(s: State, seat: int, good: int) -> bool:
    own = s.areas[seat].produced[good]
    for other in range(len(s.areas)):
        if other != seat and s.areas[other].produced[good] >= own:
            return False
    return own > 0
