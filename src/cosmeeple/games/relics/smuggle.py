"""The smuggle action: deliver or acquire on the black market [REL-350..355, REL-X13]."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from cosmeeple.games.relics import events
from cosmeeple.games.relics import vocabulary as words
from cosmeeple.games.relics.crew import Sample, may_hold
from cosmeeple.games.relics.state import State, deliver, hatch_free, hold_free, take_top
from cosmeeple.kernel.engine.rows import append, insert_sorted, remove
from cosmeeple.kernel.frames import PASS, QUICK, Decision, Domain, Table, Why, frame

#: A tile of one's own and where it lies.
TILES: Final = (
    *[f"hold:{one}" for one in words.ARTEFACTS],
    *[f"hatch:{one}" for one in words.ARTEFACTS],
)
TILE: Final[Domain] = Domain("tile", TILES)
TILE_OR_PASS: Final[Domain] = Domain("tile", TILES, True)
REGION_OR_PASS: Final[Domain] = Domain("region", words.REGIONS, True)
PLACE: Final[Domain] = Domain("place", ("hold", "hatch"))
HOLD: Final = 0
HATCH: Final = 1
SMUGGLE_WAY: Final[Domain] = Domain("way", ("deliver", "acquire"))
DELIVER: Final = 0
ACQUIRE: Final = 1


def has_space(s: State, seat: i64) -> bool:
    """A free space in hold or hatch [REL-353]."""
    return hold_free(s, seat) > 0 or hatch_free(s, seat) > 0


def may_part_with(s: State, seat: i64, pick: i64, rule: str, why: Why) -> bool:
    """A tile named by the domain TILE lies in its place, as a requirement of a rule [REL-009]."""
    area = s.areas[seat]
    artefact = pick % words.ARTEFACT_COUNT
    there = artefact in (area.hold if pick < words.ARTEFACT_COUNT else area.hatch)
    return why.need(there, rule, "tile-owned", artefact)


def remove_tile(s: State, seat: i64, pick: i64) -> i64:
    """Take a tile named by the domain TILE from its place."""
    area = s.areas[seat]
    artefact = pick % words.ARTEFACT_COUNT
    if pick < words.ARTEFACT_COUNT:
        area.hold = remove(area.hold, artefact)
    else:
        area.hatch = remove(area.hatch, artefact)
    return artefact


def at_black_market(s: State, seat: i64, card: i64) -> bool:
    """An explorer on a black market whose symbols the card fits [REL-021, REL-350]."""
    fitting = s.kit.card_black[card]
    for place in s.areas[seat].explorers:
        if place >= 0 and fitting >> place & 1:
            return True
    return False


def has_tiles(s: State, seat: i64) -> bool:
    return len(s.areas[seat].hold) > 0 or len(s.areas[seat].hatch) > 0


def may_acquire(s: State, seat: i64, region: i64, used: i64, why: Why) -> bool:
    """The top tile of a stack of another region, with space and credits for it
    [REL-352, REL-353]."""
    stack = s.black[region]
    if not why.must(len(stack) > 0, "REL-352", "stack-left", region):
        return False
    price = s.kit.value[stack[-1]] + s.kit.surcharge
    purse = s.areas[seat].credits
    return (
        why.need(region != used, "REL-352", "another-region", region)
        and why.enough(purse, price, "REL-352", "credits")
        and why.need(has_space(s, seat), "REL-353", "space-free")
    )


def can_acquire(s: State, seat: i64) -> bool:
    for region in range(words.REGION_COUNT):
        if may_acquire(s, seat, region, words.NONE, QUICK):
            return True
    return False


def may_smuggle(s: State, seat: i64, card: i64, why: Why) -> bool:
    """A fitting card and explorer, and a tile to deliver or one to acquire
    [REL-350, REL-355, REL-A09]."""
    return (
        why.must(s.kit.card_black[card] != 0, "REL-350", "card-has-symbol", card)
        and why.need(at_black_market(s, seat, card), "REL-350", "explorer-on-black-market", card)
        and why.need(has_tiles(s, seat) or can_acquire(s, seat), "REL-A09", "tile-to-smuggle")
    )


@final
@frame
class ChooseSmuggling(Decision):
    """Deliver or acquire, not both [REL-350, REL-D25]."""

    verb: ClassVar[str] = "smuggle"
    domain: ClassVar[Domain] = SMUGGLE_WAY

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        if pick == DELIVER:
            return why.need(has_tiles(s, self.seat), "REL-351", "own-tile")
        return why.need(can_acquire(s, self.seat), "REL-352", "tile-to-acquire")

    def resolve(self, t: Table[State], pick: i64) -> None:
        if pick == DELIVER:
            t.then(DeliverTile(self.seat, words.NONE, 1))
        else:
            t.then(AcquireTile(self.seat, words.NONE, 1))


@final
@frame
class DeliverTile(Decision):
    """A tile for its value, to the bottom of its stack; a second of another region
    [REL-009, REL-020, REL-351, REL-D26].

    `first` is the artefact delivered before, `number` counts from 1.
    """

    verb: ClassVar[str] = "deliver"
    domain: ClassVar[Domain] = TILE_OR_PASS

    first: i64
    number: i64

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        if pick == PASS:
            return why.need(self.first != words.NONE, "REL-A09", "one-tile-at-least")
        region = words.region_of(pick % words.ARTEFACT_COUNT)
        apart = self.first == words.NONE or region != words.region_of(self.first)
        return may_part_with(s, self.seat, pick, "REL-351", why) and why.need(
            apart, "REL-351", "another-region", region
        )

    def resolve(self, t: Table[State], pick: i64) -> None:
        if pick == PASS:
            return
        artefact = remove_tile(t.state, self.seat, pick)
        deliver_tile(t, self.seat, artefact, "REL-351")
        if self.number < t.state.kit.most_delivered:
            t.then(DeliverTile(self.seat, artefact, self.number + 1))


def deliver_tile(t: Table[State], seat: i64, artefact: i64, cites: str) -> None:
    """Credits for its value; the tile goes to the bottom of the stack
    [REL-020, REL-351, REL-746]."""
    s = t.state
    gained = s.kit.value[artefact]
    s.areas[seat].credits += gained
    deliver(s, artefact)
    if t.telling:
        t.tell(events.TileDelivered(seat, artefact, gained, cites))


@final
@frame
class AcquireTile(Decision):
    """The top tile of a stack for value + 1; a second of another region; then sampling
    [REL-352..354, REL-D27]."""

    verb: ClassVar[str] = "acquire"
    domain: ClassVar[Domain] = REGION_OR_PASS

    first: i64
    number: i64

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        if pick == PASS:
            return why.need(self.first != words.NONE, "REL-A09", "one-tile-at-least")
        return may_acquire(
            s,
            self.seat,
            pick,
            words.NONE if self.first == words.NONE else words.region_of(self.first),
            why,
        )

    def resolve(self, t: Table[State], pick: i64) -> None:
        seat = self.seat
        if pick == PASS:
            t.then(Sample(seat, self.first))
            return
        s = t.state
        artefact = take_top(s, pick)
        price = s.kit.value[artefact] + s.kit.surcharge
        s.areas[seat].credits -= price
        s.drawn = append(s.drawn, artefact)
        if t.telling:
            t.tell(events.TileAcquired(seat, artefact, price))
        if self.first != words.NONE:
            t.then(StoreTile(seat, artefact), Sample(seat, self.first), Sample(seat, artefact))
        elif self.number < s.kit.most_acquired:
            t.then(StoreTile(seat, artefact), AcquireTile(seat, artefact, self.number + 1))
        else:
            t.then(StoreTile(seat, artefact), Sample(seat, artefact))


@final
@frame
class StoreTile(Decision):
    """A tile from the black market goes to hold or hatch, as you like
    [REL-008, REL-352, REL-611, REL-D27]."""

    verb: ClassVar[str] = "store"
    domain: ClassVar[Domain] = PLACE

    artefact: i64

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        if pick == HOLD:
            return may_hold(s, self.seat, "REL-008", why)
        free = hatch_free(s, self.seat)
        return why.some(free, "REL-008", "hatch-free")

    def resolve(self, t: Table[State], pick: i64) -> None:
        store(t, self.seat, self.artefact, pick)


def store(t: Table[State], seat: i64, artefact: i64, place: i64) -> None:
    """A tile that was in nobody's place finds one [REL-008]."""
    s = t.state
    area = s.areas[seat]
    s.drawn = remove(s.drawn, artefact)
    if place == HOLD:
        area.hold = insert_sorted(area.hold, artefact)
    else:
        area.hatch = insert_sorted(area.hatch, artefact)
    if t.telling:
        t.tell(events.TileStored(seat, artefact, "hold" if place == HOLD else "hatch"))
