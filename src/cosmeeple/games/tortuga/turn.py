"""The turn around its actions: placing the ship, the reserve, the end of the turn, the last round
[TOR-040..050, TOR-132, TOR-D02, TOR-D03]."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from cosmeeple.games.tortuga import events
from cosmeeple.games.tortuga.actions import TakeAction
from cosmeeple.games.tortuga.cards import draw_cards
from cosmeeple.games.tortuga.control import SECTOR, man_fortress
from cosmeeple.games.tortuga.ending import end_game, stop_game
from cosmeeple.games.tortuga.state import NOBODY, NOTHING, NOWHERE, State, insert
from cosmeeple.games.tortuga.vocabulary import TORTUGA
from cosmeeple.kernel.frames import PASS, Decision, Domain, Effect, Table, Why, frame

TAKE: Final[Domain] = Domain("reserve", ("take",), True)


def start_turn(t: Table[State], seat: int) -> None:
    """Ship, reserve, then any number of actions [TOR-040..043, TOR-A16]."""
    t.state.active = seat
    if t.telling:
        t.tell(events.TurnBegan(seat, t.state.rounds))
    t.then(TakeAction(seat), EndTurn(seat))
    area = t.state.areas[seat]
    if area.reserve != NOTHING:
        t.then(TakeReserve(seat))
    if area.sector == NOWHERE:
        t.then(PlaceShip(seat))
    man_fortress(t, seat)


@final
@frame
class PlaceShip(Decision):
    """A ship that is off the board must be placed in Tortuga or an own sector
    [TOR-041, TOR-111, TOR-A16, TOR-D02]."""

    verb: ClassVar[str] = "place"
    domain: ClassVar[Domain] = SECTOR

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        return why.must(
            s.areas[self.seat].sector == NOWHERE, "TOR-041", "ship-off-board"
        ) and why.need(
            pick == TORTUGA or s.control[pick] == self.seat,
            "TOR-041",
            "own-sector-or-tortuga",
            pick,
        )

    def resolve(self, t: Table[State], pick: i64) -> None:
        t.state.areas[self.seat].sector = pick
        if t.telling:
            t.tell(events.ShipPlaced(self.seat, pick))
        man_fortress(t, self.seat)


@final
@frame
class TakeReserve(Decision):
    """Take the reserved card into the hand, before any other action, or leave it
    [TOR-042, TOR-050, TOR-D03]."""

    verb: ClassVar[str] = "reserved"
    domain: ClassVar[Domain] = TAKE

    def allows(self, s: State, pick: i64, why: Why) -> bool:
        return why.need(s.areas[self.seat].reserve != NOTHING, "TOR-050", "card-reserved")

    def resolve(self, t: Table[State], pick: i64) -> None:
        if pick == PASS:
            if t.telling:
                t.tell(events.ReserveLeft(self.seat))
            return
        area = t.state.areas[self.seat]
        if t.telling:
            t.tell(events.ReserveTaken(self.seat))
            t.tell(events.ReserveTakenSecretly(self.seat, area.reserve), self.seat)
        insert(area.hand, area.reserve)
        area.reserve = NOTHING


@final
@frame
class EndTurn(Effect):
    """Discard what was played, bought, fought with and kept in hand; only then draw a new hand
    [TOR-030, TOR-045, TOR-046, TOR-058, TOR-A08].

    Then the next player; after the fall of Tortuga everybody but the usurper has one turn left
    [TOR-132, TOR-135].
    """

    owner: int

    def happen(self, t: Table[State]) -> None:
        s = t.state
        if t.telling:
            t.tell(events.TurnEnded(self.owner))
        discard_all(s, self.owner)
        draw_cards(t, self.owner, s.kit.hand_size, "TOR-046")
        after = (self.owner + 1) % len(s.areas)
        if after == s.usurper:
            end_game(t, "TOR-135")
            return
        if after == s.first:
            if s.rounds >= s.kit.max_rounds and s.usurper == NOBODY:
                stop_game(t)
                return
            s.rounds += 1
        start_turn(t, after)


def discard_all(s: State, seat: int) -> None:
    """The pool is lost, Minerals stay; all cards of the turn go to the discard pile
    [TOR-045, TOR-046]."""
    area = s.areas[seat]
    area.discard.extend(s.played)
    area.discard.extend(s.fought)
    area.discard.extend(s.bought)
    area.discard.extend(area.hand)
    s.played.clear()
    s.fought.clear()
    s.bought.clear()
    area.hand.clear()
    s.crypto = 0
    s.maneuver = 0
    s.used_sectors = 0
