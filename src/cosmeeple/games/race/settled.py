"""A world comes into the tableau, and what comes with it [RAC-106..108, RAC-211, RAC-216, RAC-221,
RAC-241, RAC-R05, RAC-D09]."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64

from cosmeeple.games.race import cards
from cosmeeple.games.race.conquest import offer_muster
from cosmeeple.games.race.events import CardPlaced, CardSacrificed, CardsDiscarded, WorldFreed
from cosmeeple.games.race.payment import CARD_OR_PASS
from cosmeeple.games.race.state import State, has_bonus, printed
from cosmeeple.games.race.vocabulary import SETTLE, WINDFALL
from cosmeeple.kernel.engine.rows import append, distinct, vec, with_first
from cosmeeple.kernel.frames import PASS, Decision, Domain, Effect, Table, Why, frame


def lay_world(t: Table[State], seat: i64, world: i64, cites: str) -> None:
    """From the hand into the tableau, by the rule `cites`."""
    cards.take_from_hand(t.state, seat, world)
    add_to_tableau(t, seat, world, cites)


def add_to_tableau(t: Table[State], seat: i64, world: i64, cites: str) -> None:
    """A windfall world receives its good at once [RAC-106]."""
    s = t.state
    area = s.areas[seat]
    area.tableau = append(area.tableau, world)
    if t.telling:
        t.tell(CardPlaced(seat, world, cites))
    if s.kit.facts.world_type[world] == WINDFALL:
        cards.add_good(t, seat, world, "RAC-106")


def give_up(t: Table[State], seat: i64, number: i64, world: i64, cites: str) -> None:
    """A card leaves the tableau and a world is free for it, by the rule of that card
    [RAC-211, RAC-221]."""
    cards.sacrifice(t.state, seat, number)
    if t.telling:
        t.tell(CardSacrificed(seat, number, cites))
        t.tell(WorldFreed(seat, world, number, cites))


@final
@frame
class WorldSettled(Effect):
    """The world is paid or conquered: what comes with it, in this order
    [RAC-107, RAC-108, RAC-241]."""

    owner: i64
    world: i64

    def happen(self, t: Table[State]) -> None:
        s = t.state
        area = s.areas[self.owner]
        area.settled += 1
        if s.kit.facts.discards_to_produce[self.world] and len(area.hand) > 0:
            t.then(DrawForWorld(self.owner))
            offer_muster(t, self.owner, self.world)
            t.then(DiscardToProduce(self.owner, self.world))
        else:
            draw_for_world(t, self.owner)


def draw_for_world(t: Table[State], seat: i64) -> None:
    """The Settle bonus with the first world, then the powers
    [RAC-107, RAC-108, RAC-216, RAC-R05]."""
    s = t.state
    area = s.areas[seat]
    if area.settled == 1 and has_bonus(s, seat):
        cards.draw_to_hand(t, seat, s.kit.actions[SETTLE].draw, "bonus", "RAC-107")
    count = printed(s.kit.facts.settle_draw, area)
    if count > 0:
        cards.draw_to_hand(t, seat, count, "placing", "RAC-216")


@final
@frame
class DrawForWorld(Effect):
    """The draws wait until the card for the good has been decided [RAC-108, RAC-241]."""

    owner: i64

    def happen(self, t: Table[State]) -> None:
        draw_for_world(t, self.owner)


@final
@frame
class DiscardToProduce(Decision):
    """Discard a hand card to put a good on the new world, or not [RAC-108, RAC-241, RAC-D09]."""

    verb: ClassVar[str] = "discard"
    domain: ClassVar[Domain] = CARD_OR_PASS
    secret: ClassVar[bool] = True

    world: i64

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        if pick == PASS:
            return True
        return why.need(pick in s.areas[self.seat].hand, "RAC-241", "in-hand", pick)

    def options(self, s: State) -> vec[i64]:
        return with_first(PASS, distinct(s.areas[self.seat].hand))

    def resolve(self, t: Table[State], pick: i64) -> None:
        if pick == PASS:
            return
        cards.discard_from_hand(t.state, self.seat, pick)
        if t.telling:
            t.tell(CardsDiscarded(self.seat, 1, "RAC-241"))
        cards.add_good(t, self.seat, self.world, "RAC-241")
