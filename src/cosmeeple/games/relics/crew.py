"""Crew as guards, traders and representatives, and cards for the hand
[REL-006, REL-007, REL-015, REL-325..327].

With an empty supply a guard of one's own gallery may be used instead, never a trader or a
representative [REL-326, REL-A41].
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from cosmeeple.games.relics import events
from cosmeeple.games.relics import vocabulary as words
from cosmeeple.games.relics.state import State, column_bits, draw_card, hold_free, zu_seat
from cosmeeple.kernel.engine.rows import append, distinct, insert_sorted, remove, vec
from cosmeeple.kernel.frames import PASS, Decision, Domain, Table, Why, frame

#: Where a crew marker comes from: the supply, or a guard of the gallery.
CREW_OR_PASS: Final[Domain] = Domain("crew", ("crew", *words.ARTEFACTS), True)
FROM_SUPPLY: Final = 0
FROM_GALLERY: Final = 1
ONLY_PASS: Final = vec[i64]([PASS])
WITH_SUPPLY: Final = vec[i64]([PASS, FROM_SUPPLY])
ARTEFACT: Final[Domain] = Domain("artefact", words.ARTEFACTS)
ARTEFACT_OR_PASS: Final[Domain] = Domain("artefact", words.ARTEFACTS, True)
CARD: Final[Domain] = Domain("card", words.CARDS[: words.FIRST_TRAVEL])


def other_guards(s: State, seat: i64, artefact: i64) -> i64:
    """The guards that may leave their space for another one, one bit each."""
    guards = s.areas[seat].guards
    return guards if artefact == words.NONE else guards & ~(1 << artefact)


def has_crew(s: State, seat: i64) -> bool:
    """Somebody can be placed: crew in the supply, or a guard to move
    [REL-326, REL-332, REL-346]."""
    return s.areas[seat].crew > 0 or s.areas[seat].guards != 0


def may_send(s: State, seat: i64, rule: str, why: Why) -> bool:
    """The same as a requirement of a rule."""
    return why.need(has_crew(s, seat), rule, "crew-or-guard")


def may_hold(s: State, seat: i64, rule: str, why: Why) -> bool:
    """A free space in the hold, as a requirement of a rule [REL-008]."""
    free = hold_free(s, seat)
    return why.some(free, rule, "hold-free")


def allows_source(s: State, seat: i64, artefact: i64, pick: i64, why: Why) -> bool:
    """Crew from the supply; a guard only when the supply is empty, and not from the space itself
    [REL-326, REL-D32]."""
    crew = s.areas[seat].crew
    if pick == FROM_SUPPLY:
        return why.some(crew, "REL-325", "crew-available")
    guard = pick - FROM_GALLERY
    return why.need(crew <= 0, "REL-326", "supply-empty", crew) and why.need(
        other_guards(s, seat, artefact) >> guard & 1 == 1, "REL-326", "guard-there", guard
    )


def source_options(s: State, seat: i64, artefact: i64) -> vec[i64]:
    """PASS and everything that `allows_source` lets through."""
    if s.areas[seat].crew > 0:
        return WITH_SUPPLY
    options = vec[i64]([PASS])
    guards = other_guards(s, seat, artefact)
    if guards:
        for guard in range(words.ARTEFACT_COUNT):
            if guards >> guard & 1:
                options = append(options, FROM_GALLERY + guard)
    return options


def take_crew(t: Table[State], seat: i64, pick: i64, cites: str) -> None:
    """One marker leaves the supply or, by the rule `cites`, the gallery; the sample is lost then,
    not its bonus [REL-326, REL-332, REL-346, REL-A41]."""
    area = t.state.areas[seat]
    if pick == FROM_SUPPLY:
        area.crew -= 1
        return
    guard = pick - FROM_GALLERY
    area.guards &= ~(1 << guard)
    if t.telling:
        t.tell(events.GuardReleased(seat, guard, cites))


# --- what crew becomes


def post_guard(t: Table[State], seat: i64, artefact: i64, cites: str) -> None:
    """A sample; the first time that a column is full its owner draws a card, but Zu never
    [REL-006, REL-007, REL-327, REL-706]."""
    s = t.state
    area = s.areas[seat]
    area.guards |= 1 << artefact
    if t.telling:
        t.tell(events.GuardPlaced(seat, artefact, cites))
    region = words.region_of(artefact)
    column = column_bits(region)
    if area.guards & column == column and not area.columns >> region & 1 and seat != zu_seat(s):
        area.columns |= 1 << region
        if t.telling:
            t.tell(events.ColumnFilled(seat, region))
        for _ in range(s.kit.column_bonus):
            draw_to_hand(t, seat, "REL-327")


def post_trader(t: Table[State], seat: i64, market: i64, cites: str) -> None:
    """As many traders on a market as one likes [REL-015, REL-332, REL-335, REL-347]."""
    t.state.areas[seat].traders[market] += 1
    if t.telling:
        t.tell(events.TraderPlaced(seat, market, cites))


def post_representative(t: Table[State], seat: i64, centre: i64, cites: str) -> None:
    """Into a command centre [REL-015, REL-348]."""
    t.state.areas[seat].representatives[centre] += 1
    if t.telling:
        t.tell(events.RepresentativePlaced(seat, centre, cites))


def send_crew(t: Table[State], seat: i64, market: i64, centre: i64, cites: str) -> None:
    """A trader (to `market`) or a representative (to `centre`); without crew the player says which
    guard goes."""
    if t.state.areas[seat].crew <= 0:
        t.then(ReleaseGuard(seat, market, centre))
        return
    take_crew(t, seat, FROM_SUPPLY, cites)
    if market != words.NONE:
        post_trader(t, seat, market, cites)
    else:
        post_representative(t, seat, centre, cites)


@final
@frame
class ReleaseGuard(Decision):
    """The supply is empty: which guard becomes trader or representative
    [REL-332, REL-346, REL-348, REL-A41, REL-D32]."""

    verb: ClassVar[str] = "release"
    domain: ClassVar[Domain] = ARTEFACT

    market: i64
    centre: i64

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        return allows_source(s, self.seat, words.NONE, pick + FROM_GALLERY, why)

    def resolve(self, t: Table[State], pick: i64) -> None:
        if self.market != words.NONE:
            take_crew(t, self.seat, pick + FROM_GALLERY, "REL-A41")
            post_trader(t, self.seat, self.market, "REL-A41")
        else:
            take_crew(t, self.seat, pick + FROM_GALLERY, "REL-346")
            post_representative(t, self.seat, self.centre, "REL-348")


@final
@frame
class Sample(Decision):
    """Sample an artefact in the moment of gaining it, if its space is empty
    [REL-325..327, REL-354, REL-608, REL-612, REL-D11]."""

    verb: ClassVar[str] = "sample"
    domain: ClassVar[Domain] = CREW_OR_PASS

    artefact: i64

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        if pick == PASS:
            return True
        guarded = s.areas[self.seat].guards >> self.artefact & 1 == 1
        return why.need(not guarded, "REL-006", "space-empty", self.artefact) and allows_source(
            s, self.seat, self.artefact, pick, why
        )

    def options(self, s: State) -> vec[i64]:
        if s.areas[self.seat].guards >> self.artefact & 1:
            return ONLY_PASS
        return source_options(s, self.seat, self.artefact)

    def resolve(self, t: Table[State], pick: i64) -> None:
        if pick != PASS:
            area = t.state.areas[self.seat]
            # A sample from afar comes here only when the supply is empty; then the tile lies
            # elsewhere.
            gained = self.artefact in area.hold or self.artefact in area.hatch
            take_crew(t, self.seat, pick, "REL-326" if gained else "REL-612")
            post_guard(t, self.seat, self.artefact, "REL-325" if gained else "REL-608")


# --- cards for the hand


def draw_to_hand(t: Table[State], seat: i64, cites: str) -> None:
    """One action card by the rule `cites`, if there is any left to draw [REL-A04]."""
    s = t.state
    card = draw_card(s, t.rng)
    if card == words.NONE:
        return
    s.areas[seat].hand = insert_sorted(s.areas[seat].hand, card)
    if t.telling:
        t.tell(events.CardDrawn(seat, card, cites), seat)
        t.tell(events.CardDrawnUnseen(seat, cites))


def draw_to_choose(t: Table[State], seat: i64, drawn: i64, kept: i64, cites: str) -> None:
    """Draw some action cards, keep fewer, discard the rest: after a sale or by an order card
    [REL-345, REL-608]."""
    s = t.state
    area = s.areas[seat]
    for _ in range(drawn):
        card = draw_card(s, t.rng)
        if card != words.NONE:
            area.pack = insert_sorted(area.pack, card)
            if t.telling:
                t.tell(events.CardDrawn(seat, card, cites), seat)
                t.tell(events.CardDrawnUnseen(seat, cites))
    if len(area.pack) > kept:
        t.then(DiscardDrawn(seat, kept))
    else:
        keep_pack(s, seat)


def keep_pack(s: State, seat: i64) -> None:
    """The cards looked at join the hand."""
    area = s.areas[seat]
    for card in area.pack:
        area.hand = insert_sorted(area.hand, card)
    area.pack = vec[i64]()


@final
@frame
class DiscardDrawn(Decision):
    """Which of the cards just drawn to discard; the rest is kept unseen: after a sale or by an
    order card [REL-017, REL-345, REL-608, REL-D20]."""

    verb: ClassVar[str] = "discard"
    domain: ClassVar[Domain] = CARD

    kept: i64

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        return why.need(pick in s.areas[self.seat].pack, "REL-345", "card-drawn", pick)

    def options(self, s: State) -> vec[i64]:
        return distinct(s.areas[self.seat].pack)

    def is_forced(self) -> bool:
        """Two equal cards are nobody else's business."""
        return False

    def cites(self, s: State) -> str:
        """More cards than any sale draws come from Archive Copy; while it is on offer, its second
        card cannot be told from that of a sale [REL-017, REL-345, REL-608]."""
        if len(s.areas[self.seat].pack) > max(s.kit.bonus_drawn):
            return "REL-608"
        side = 0 if s.round < s.kit.rounds else 1
        offers = [s.kit.orders[card][side].effect for card in s.orders if card != words.NONE]
        return "REL-017" if words.DRAW_AND_KEEP in offers else "REL-345"

    def resolve(self, t: Table[State], pick: i64) -> None:
        s = t.state
        area = s.areas[self.seat]
        if t.telling:
            t.tell(events.CardDiscarded(self.seat, pick, self.cites(s)))
        area.pack = remove(area.pack, pick)
        s.discard.append(pick)
        if len(area.pack) > self.kept:
            t.then(self)
        else:
            keep_pack(s, self.seat)
