"""New ships, shipyard cards and the draft [ANT-080..084, ANT-122, ANT-125, ANT-130..134, ANT-D09,
ANT-D10, ANT-D13].

Relies on nothing but the state; research.py and turn.py call it.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from cosmeeple.games.antarctica import events
from cosmeeple.games.antarctica.state import State, others_from
from cosmeeple.games.antarctica.vocabulary import SHIPS_EACH, SHIPYARD_CARDS
from cosmeeple.kernel.frames import PASS, Decision, Domain, Effect, Table, Why, frame

SHIPYARD_CARD: Final[Domain] = Domain("shipyard_card", SHIPYARD_CARDS)
SHIPYARD_CARD_OR_PASS: Final[Domain] = Domain("shipyard_card", SHIPYARD_CARDS, True)


def may_launch(s: State, seat: int, why: Why) -> bool:
    """A ship in Available and a free space in the sun's zone [ANT-080, ANT-125, ANT-R33]."""
    waiting = len(s.queues[s.sun])
    return why.some(s.areas[seat].ships_available, "ANT-080", "ship-available") and (
        why.below(waiting, s.kit.ship_spaces, "ANT-R33", "space-at-the-sun")
    )


def may_build_ship(s: State, seat: int, zone: int, why: Why) -> bool:
    """A shipyard in the destination zone, and a ship to launch [ANT-080]."""
    return why.need(
        s.buildings[zone] & s.kit.yards != 0, "ANT-080", "shipyard-here", zone
    ) and may_launch(s, seat, why)


def launch(t: Table[State], seat: int, by_symbol: bool = False) -> None:
    """Put a ship last in the sun's zone; then the others may each take a shipyard card.

    [ANT-081..084, ANT-125, ANT-X20]
    """
    s = t.state
    area = s.areas[seat]
    ship = seat * SHIPS_EACH + area.launched
    area.launched += 1
    area.ships_available -= 1
    s.queues[s.sun].append(ship)
    s.fresh |= 1 << ship
    s.still = 0
    if t.telling:
        t.tell(
            events.ShipLaunchedBySymbol(seat, ship, s.sun)
            if by_symbol
            else events.ShipLaunched(seat, ship, s.sun)
        )
    others = others_from(s, seat)
    if len(s.pile) >= len(others):
        t.then(TakeShipyardCard(others[0], others[1:]))
    else:
        remove_pile(t)


def remove_pile(t: Table[State]) -> None:
    """Too few cards for everybody: nobody gets one, the rest goes to the box unseen.

    [ANT-084, ANT-R19, ANT-R45, ANT-X14]
    """
    s = t.state
    if t.telling and s.pile:
        t.tell(events.ShipyardPileRemoved(len(s.pile)))
    s.unseen.extend(s.pile)
    s.pile.clear()


@final
@frame
class LaunchShip(Effect):
    """The symbol: automatic whenever it is possible [ANT-125, ANT-R14, ANT-R46, ANT-D13]."""

    owner: int

    def happen(self, t: Table[State]) -> None:
        if may_launch(t.state, self.owner, Why(False)):
            launch(t, self.owner, True)
        elif t.telling:
            t.tell(
                events.LaunchSkipped(
                    self.owner, t.state.sun, t.state.areas[self.owner].ships_available > 0
                )
            )


@final
@frame
class TakeShipyardCard(Decision):
    """Look through the pile and take a card, or decline
    [ANT-082, ANT-083, ANT-R22, ANT-R42, ANT-D09]."""

    verb: ClassVar[str] = "take"
    domain: ClassVar[Domain] = SHIPYARD_CARD_OR_PASS
    secret: ClassVar[bool] = True

    waiting: tuple[int, ...]

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        return pick == PASS or why.need(pick in s.pile, "ANT-082", "card-in-pile", pick)

    def resolve(self, t: Table[State], pick: i64) -> None:
        if pick == PASS:
            if t.telling:
                t.tell(events.ShipyardCardDeclined(self.seat))
        else:
            t.state.pile.remove(pick)
            take(t, self.seat, pick, "ANT-082")
        if self.waiting:
            t.then(TakeShipyardCard(self.waiting[0], self.waiting[1:]))


def take(t: Table[State], seat: int, card: int, cites: str) -> None:
    """The card goes to the hand; only its new owner knows which it is
    [ANT-082, ANT-122, ANT-161, ANT-R22]."""
    hand = t.state.areas[seat].hand
    hand.append(card)
    hand.sort()
    t.state.still = 0
    if t.telling:
        t.tell(events.ShipyardCardTaken(seat, card, cites), seat)
        t.tell(events.ShipyardCardTakenUnseen(seat, cites))


def start_draft(t: Table[State], seats: tuple[int, ...]) -> None:
    """Draw as many cards as players at random; each keeps one and passes the rest on
    [ANT-122, ANT-R19]."""
    s = t.state
    if len(s.pile) < len(seats):
        remove_pile(t)
        return
    for _ in seats:
        card = t.rng.pick(s.pile)
        s.pile.remove(card)
        s.draft.append(card)
    s.draft.sort()
    t.then(KeepShipyardCard(seats[0], seats[1:]))


@final
@frame
class KeepShipyardCard(Decision):
    """Keep one of the cards passed to you; the rest goes to your right
    [ANT-122, ANT-R42, ANT-D10]."""

    verb: ClassVar[str] = "keep"
    domain: ClassVar[Domain] = SHIPYARD_CARD
    secret: ClassVar[bool] = True

    waiting: tuple[int, ...]

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        return why.need(pick in s.draft, "ANT-122", "card-passed-to-you", pick)

    def is_forced(self) -> bool:
        """Equal cards leave no choice, but only the last one to be handed the cards may be seen to
        have none."""
        return not self.waiting

    def resolve(self, t: Table[State], pick: i64) -> None:
        t.state.draft.remove(pick)
        take(t, self.seat, pick, "ANT-122")
        if self.waiting:
            t.then(KeepShipyardCard(self.waiting[0], self.waiting[1:]))
