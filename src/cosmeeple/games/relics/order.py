"""The order action: a trader, a representative placed or withdrawn, the order card beside the
centre [REL-346..349, REL-601..615, REL-A13, REL-A40, REL-D21..D24]."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from cosmeeple.games.relics import crew, events, smuggle
from cosmeeple.games.relics import vocabulary as words
from cosmeeple.games.relics.market import BUYER_OR_PASS, MARKET, MARKET_OR_PASS, join_queue
from cosmeeple.games.relics.sale import tile_options
from cosmeeple.games.relics.state import State, column_bits, discard_tile
from cosmeeple.games.relics.travel import DrawCards, JumpExplorer
from cosmeeple.kernel.engine.rows import append, insert_sorted, vec, with_first
from cosmeeple.kernel.frames import PASS, Decision, Domain, Table, Why, frame

STEPS: Final = ("trader", "representative", "withdraw")
STEP_OR_END: Final[Domain] = Domain("order_step", STEPS, True)
TRADER_STEP: Final = 0
PLACE_STEP: Final = 1
WITHDRAW_STEP: Final = 2
#: What has been done, one bit each.
DID_TRADER: Final = 1
DID_CENTRE: Final = 2

USE_OR_NOT: Final[Domain] = Domain("use", ("use",), True)
ALL_COLOURS: Final = (1 << words.REGION_COUNT) - 1
#: A market and a buyer for it: `m2:red`.
GUEST: Final[Domain] = Domain(
    "guest", tuple([f"{market}:{region}" for market in words.MARKETS for region in words.REGIONS])
)
#: A tile in a black-market stack by its depth; 1 is the top.
DEPTH: Final[Domain] = Domain(
    "depth",
    tuple(
        [
            f"{region}:{depth}"
            for region in words.REGIONS
            for depth in range(1, words.DEEPEST_STACK + 1)
        ]
    ),
)


def may_order(s: State, card: i64, why: Why) -> bool:
    """A card that fits a market and its centre; no explorer is needed
    [REL-021, REL-346, REL-A09]."""
    return why.need(s.kit.card_orders[card] != 0, "REL-346", "card-has-symbol", card)


@final
@frame
class ChooseOrderMarket(Decision):
    """Which market and centre, where the card fits several [REL-021, REL-346, REL-A02, REL-D21]."""

    verb: ClassVar[str] = "at"
    domain: ClassVar[Domain] = MARKET

    card: i64

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        return why.need(
            s.kit.card_orders[self.card] >> pick & 1 == 1,
            "REL-346",
            "card-fits-market",
            self.card,
            pick,
        )

    def resolve(self, t: Table[State], pick: i64) -> None:
        t.then(TakeOrderStep(self.seat, pick, t.state.kit.market_centre[pick], 0))


@final
@frame
class TakeOrderStep(Decision):
    """A trader, and a representative placed or withdrawn: either or both, in any order
    [REL-346..348, REL-A13, REL-D22, REL-D23]."""

    verb: ClassVar[str] = "order"
    domain: ClassVar[Domain] = STEP_OR_END

    market: i64
    centre: i64
    done: i64

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        if pick == PASS:
            return True
        if pick == TRADER_STEP:
            left = self.done & DID_TRADER == 0
            return why.need(left, "REL-347", "step-left") and crew.may_send(
                s, self.seat, "REL-346", why
            )
        if not why.need(self.done & DID_CENTRE == 0, "REL-348", "step-left"):
            return False
        if pick == PLACE_STEP:
            return crew.may_send(s, self.seat, "REL-346", why)
        return why.need(
            s.areas[self.seat].representatives[self.centre] > 0,
            "REL-348",
            "own-representative",
            self.centre,
        )

    def resolve(self, t: Table[State], pick: i64) -> None:
        seat = self.seat
        if pick == PASS:
            return
        done = self.done | (DID_TRADER if pick == TRADER_STEP else DID_CENTRE)
        if done != DID_TRADER | DID_CENTRE:
            t.then(TakeOrderStep(seat, self.market, self.centre, done))
        if pick == TRADER_STEP:
            crew.send_crew(t, seat, self.market, words.NONE, "REL-347")
        elif pick == PLACE_STEP:
            crew.send_crew(t, seat, words.NONE, self.centre, "REL-348")
        else:
            withdraw(t, seat, self.centre)


def withdraw(t: Table[State], seat: i64, centre: i64) -> None:
    """A representative returns to the supply and may use the order card; none lies there in round 1
    [REL-348, REL-A40]."""
    area = t.state.areas[seat]
    area.representatives[centre] -= 1
    area.crew += 1
    if t.telling:
        t.tell(events.RepresentativeWithdrawn(seat, centre))
    if t.state.orders[centre] != words.NONE:
        t.then(UseOrder(seat, t.state.orders[centre]))


@final
@frame
class UseOrder(Decision):
    """Use the ability or not: white side in round 2, yellow in round 3
    [REL-349, REL-609, REL-D24]."""

    verb: ClassVar[str] = "order"
    domain: ClassVar[Domain] = USE_OR_NOT

    order_card: i64

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        return True

    def resolve(self, t: Table[State], pick: i64) -> None:
        if pick != PASS:
            if t.telling:
                t.tell(events.OrderUsed(self.seat, self.order_card))
            use_order(t, self.seat, self.order_card)


def use_order(t: Table[State], seat: i64, order_card: i64) -> None:
    """Everything as far as possible; what says "up to" may be left out
    [REL-349, REL-601..610, REL-615]."""
    s = t.state
    side = s.kit.orders[order_card][0 if s.round < s.kit.rounds else 1]
    effect = side.effect
    if effect == words.GAIN_CREDITS:
        gain(t, seat, side.amount, "subsidy", "REL-601")
    elif effect == words.GAIN_PER_COLUMN:
        gain(t, seat, side.amount * guarded_columns(s, seat), "columns", "REL-601")
    elif effect == words.MOVE_EACH_EXPLORER:
        t.then(JumpExplorer(seat, 0, side.amount))
    elif effect == words.RELOCATE_EXPLORERS:
        t.then(JumpExplorer(seat, 0, words.LOCATION_COUNT), DrawCards(seat, side.count))
    elif effect == words.ADD_COLOURED_BUYERS:
        t.then(InviteBuyer(seat, side.count))
    elif effect == words.REBUILD_QUEUE:
        t.then(ClearQueue(seat, side.count, side.limit))
    elif effect == words.TAKE_FROM_DIG_SITES:
        t.then(ScoutTile(seat, side.count, side.flag, words.NONE))
    elif effect == words.TAKE_FROM_BLACK_MARKET:
        t.then(FenceTile(seat, side.flag))
        gain(t, seat, side.gain, "fence", "REL-605")
    elif effect == words.PLACE_TRADERS:
        t.then(DelegateTrader(seat, side.count, 0))
    elif effect == words.AUCTION_ARTEFACTS:
        t.then(AuctionTile(seat, side.count, side.amount, side.count > 1))
    elif effect == words.DRAW_AND_KEEP:
        gain(t, seat, side.gain, "archive", "REL-608")
        crew.draw_to_choose(t, seat, side.count, side.limit, "REL-608")
    else:
        t.then(SampleRemotely(seat))


def gain(t: Table[State], seat: i64, credits: i64, cause: str, cites: str) -> None:
    """Credits of an order card [REL-601, REL-605, REL-608]."""
    t.state.areas[seat].credits += credits
    if t.telling and credits:
        t.tell(events.CreditsGained(seat, credits, cause, cites))


def guarded_columns(s: State, seat: i64) -> i64:
    """Columns of the gallery with at least one guard [REL-601]."""
    guards = s.areas[seat].guards
    return sum([1 for region in range(words.REGION_COUNT) if guards & column_bits(region)])


@final
@frame
class InviteBuyer(Decision):
    """Buyers' Invitation, white: coloured buyers to the ends of queues of your choice
    [REL-603, REL-609, REL-610, REL-D24]."""

    verb: ClassVar[str] = "invite"
    domain: ClassVar[Domain] = GUEST

    left: i64

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        region = pick % words.REGION_COUNT
        return why.need(s.buyers[region] > 0, "REL-016", "buyer-left", region)

    def resolve(self, t: Table[State], pick: i64) -> None:
        join_queue(t, pick // words.REGION_COUNT, pick % words.REGION_COUNT, "REL-603")
        if self.left > 1:
            t.then(InviteBuyer(self.seat, self.left - 1))


@final
@frame
class ClearQueue(Decision):
    """Buyers' Invitation, yellow: all buyers of a market return, then new ones come
    [REL-603, REL-613, REL-D24]."""

    verb: ClassVar[str] = "clear"
    domain: ClassVar[Domain] = MARKET

    most: i64
    limit: i64

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        return True

    def resolve(self, t: Table[State], pick: i64) -> None:
        s = t.state
        queue = s.queues[pick]
        if t.telling:
            t.tell(events.QueueCleared(pick, tuple(queue)))
        for buyer in queue:
            s.buyers[buyer] += 1
        s.queues[pick] = []
        t.then(RefillQueue(self.seat, pick, self.most, self.limit))


@final
@frame
class RefillQueue(Decision):
    """One buyer at a time, front first, at most so many of one kind; stop when you like
    [REL-603, REL-613, REL-D24]."""

    verb: ClassVar[str] = "refill"
    domain: ClassVar[Domain] = BUYER_OR_PASS

    market: i64
    most: i64
    limit: i64

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        if pick == PASS:
            return True
        queue = s.queues[self.market]
        alike = queue.count(pick)
        return (
            why.below(len(queue), self.most, "REL-603", "queue-space")
            and why.below(alike, self.limit, "REL-613", "few-of-kind")
            and why.need(s.buyers[pick] > 0, "REL-016", "buyer-left", pick)
        )

    def resolve(self, t: Table[State], pick: i64) -> None:
        if pick != PASS:
            join_queue(t, self.market, pick, "REL-613")
            t.then(self)


@final
@frame
class ScoutTile(Decision):
    """Scout Drone: tiles from any dig sites into the hold; several must be of different regions
    [REL-604, REL-611, REL-D24].

    A single tile must be taken if it can be, "up to two" may be fewer [REL-609].
    """

    verb: ClassVar[str] = "scout"
    domain: ClassVar[Domain] = crew.ARTEFACT_OR_PASS

    left: i64
    different: bool
    first: i64

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        if pick == PASS:
            return why.need(self.different, "REL-609", "as-far-as-possible")
        apart = (
            not self.different
            or self.first == words.NONE
            or words.region_of(self.first) != words.region_of(pick)
        )
        return (
            why.need(s.dig[pick] > 0, "REL-604", "tile-there", pick)
            and why.need(apart, "REL-604", "another-region", words.region_of(pick))
            and crew.may_hold(s, self.seat, "REL-611", why)
        )

    def resolve(self, t: Table[State], pick: i64) -> None:
        seat = self.seat
        if pick == PASS:
            if self.first != words.NONE:
                t.then(crew.Sample(seat, self.first))
            return
        t.state.dig[pick] -= 1
        t.state.areas[seat].hold = insert_sorted(t.state.areas[seat].hold, pick)
        if t.telling:
            t.tell(events.TileTaken(seat, pick, "REL-604"))
        if self.first != words.NONE:
            t.then(crew.Sample(seat, self.first), crew.Sample(seat, pick))
        elif self.left > 1:
            t.then(ScoutTile(seat, self.left - 1, self.different, pick))
        else:
            t.then(crew.Sample(seat, pick))


@final
@frame
class FenceTile(Decision):
    """Fence Contact: the top tile of a stack, or any tile, for free into hold or hatch
    [REL-605, REL-611, REL-D24]."""

    verb: ClassVar[str] = "fence"
    domain: ClassVar[Domain] = DEPTH

    free: bool

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        region, depth = pick // words.DEEPEST_STACK, pick % words.DEEPEST_STACK
        return (
            why.need(smuggle.has_space(s, self.seat), "REL-610", "space-free")
            and why.need(depth < len(s.black[region]), "REL-605", "stack-left", region)
            and why.need(self.free or depth == 0, "REL-605", "top-of-stack", region)
        )

    def resolve(self, t: Table[State], pick: i64) -> None:
        s = t.state
        region = pick // words.DEEPEST_STACK
        stack = s.black[region].copy()
        artefact = stack.pop(len(stack) - 1 - pick % words.DEEPEST_STACK)
        s.black[region] = stack
        s.drawn = append(s.drawn, artefact)
        if t.telling:
            t.tell(events.TileTaken(self.seat, artefact, "REL-605"))
        t.then(smuggle.StoreTile(self.seat, artefact), crew.Sample(self.seat, artefact))


@final
@frame
class DelegateTrader(Decision):
    """Trade Delegation: traders on different markets, the action's own market included
    [REL-606, REL-610, REL-615, REL-D24]."""

    verb: ClassVar[str] = "delegate"
    domain: ClassVar[Domain] = MARKET_OR_PASS

    left: i64
    chosen: i64

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        return pick == PASS or (
            why.need(not self.chosen >> pick & 1, "REL-606", "another-market", pick)
            and crew.may_send(s, self.seat, "REL-610", why)
        )

    def resolve(self, t: Table[State], pick: i64) -> None:
        if pick == PASS:
            return
        if self.left > 1:
            t.then(DelegateTrader(self.seat, self.left - 1, self.chosen | 1 << pick))
        crew.send_crew(t, self.seat, pick, words.NONE, "REL-606")


@final
@frame
class AuctionTile(Decision):
    """Private Auction: a tile leaves the game for its value and a bonus; "up to two" may be fewer
    [REL-607, REL-609, REL-D24]."""

    verb: ClassVar[str] = "auction"
    domain: ClassVar[Domain] = smuggle.TILE_OR_PASS

    left: i64
    bonus: i64
    optional: bool

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        if pick == PASS:
            return why.need(self.optional, "REL-609", "as-far-as-possible")
        return smuggle.may_part_with(s, self.seat, pick, "REL-607", why)

    def options(self, s: State) -> vec[i64]:
        options = tile_options(s, self.seat, ALL_COLOURS)
        return with_first(PASS, options) if self.optional else options

    def resolve(self, t: Table[State], pick: i64) -> None:
        if pick == PASS:
            return
        s = t.state
        artefact = smuggle.remove_tile(s, self.seat, pick)
        discard_tile(s, artefact)
        gained = s.kit.value[artefact] + self.bonus
        s.areas[self.seat].credits += gained
        if t.telling:
            t.tell(events.TileAuctioned(self.seat, artefact, gained))
        if self.left > 1:
            t.then(AuctionTile(self.seat, self.left - 1, self.bonus, self.optional))


@final
@frame
class SampleRemotely(Decision):
    """Archive Copy, yellow: a guard for a kind that lies open on the world board; the tile stays
    [REL-608, REL-612, REL-D24]."""

    verb: ClassVar[str] = "copy"
    domain: ClassVar[Domain] = crew.ARTEFACT

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        stack = s.black[words.region_of(pick)]
        shown = s.dig[pick] > 0 or (len(stack) > 0 and stack[-1] == pick)
        return (
            why.need(not s.areas[self.seat].guards >> pick & 1, "REL-608", "space-empty", pick)
            and why.need(shown, "REL-608", "tile-in-sight", pick)
            and crew.may_send(s, self.seat, "REL-612", why)
        )

    def resolve(self, t: Table[State], pick: i64) -> None:
        if t.state.areas[self.seat].crew > 0:
            crew.take_crew(t, self.seat, crew.FROM_SUPPLY, "REL-608")
            crew.post_guard(t, self.seat, pick, "REL-608")
        else:
            t.then(crew.Sample(self.seat, pick))
