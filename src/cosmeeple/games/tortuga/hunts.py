"""Hunting [TOR-005, TOR-072, TOR-073, TOR-080..084, TOR-160, TOR-171, TOR-A19, TOR-A21]: scout,
capture, claim the reward."""

from __future__ import annotations

from cosmeeple.games.tortuga import events
from cosmeeple.games.tortuga.ending import somebody_won
from cosmeeple.games.tortuga.state import NOTHING, NOWHERE, State
from cosmeeple.kernel.frames import Table, Why


def may_scout(s: State, seat: int, why: Why) -> bool:
    """A Hunt token here without one's own marker, and a free marker [TOR-072, TOR-160, TOR-A21]."""
    area = s.areas[seat]
    here = area.sector
    return (
        why.must(here != NOWHERE, "TOR-A10", "ship-on-board")
        and why.must(s.hunts[here] != NOTHING, "TOR-072", "hunt-here", here)
        and why.need(not s.scouts[here] >> seat & 1, "TOR-072", "not-scouted-yet", here)
        and why.need(area.markers > 0, "TOR-A21", "marker-free")
    )


def scout(t: Table[State], seat: int, cites: str) -> None:
    """Look at the token in secret and mark it; from now on the seat knows it
    [TOR-072, TOR-073, TOR-171, TOR-D16]."""
    s = t.state
    area = s.areas[seat]
    here = area.sector
    area.markers -= 1
    s.scouts[here] |= 1 << seat
    if t.telling:
        t.tell(events.HuntScouted(seat, here, cites))
        t.tell(events.HuntSeen(seat, here, s.hunts[here], cites), seat)


def may_hunt(s: State, seat: int, why: Why) -> bool:
    """A token here that the seat has scouted, and Manoeuvres for its difficulty [TOR-080]."""
    here = s.areas[seat].sector
    return (
        why.must(here != NOWHERE, "TOR-A10", "ship-on-board")
        and why.must(s.hunts[here] != NOTHING, "TOR-080", "hunt-here", here)
        and why.must(s.scouts[here] >> seat & 1 == 1, "TOR-080", "scouted", here)
        and why.enough(s.maneuver, s.kit.card_difficulty[s.hunts[here]], "TOR-080", "maneuver")
    )


def capture(t: Table[State], seat: int) -> None:
    """Influence, the token into the hold, its card on the discard pile at once, all markers home
    [TOR-081, TOR-A08]."""
    s = t.state
    area = s.areas[seat]
    here = area.sector
    card = s.hunts[here]
    s.maneuver -= s.kit.card_difficulty[card]
    area.influence += s.kit.hunt_influence
    area.trophies |= 1 << card
    s.hunt_deck &= ~(1 << card)
    area.discard.append(card)
    for other in range(len(s.areas)):
        if s.scouts[here] >> other & 1:
            s.areas[other].markers += 1
    s.scouts[here] = 0
    s.hunts[here] = NOTHING
    if t.telling:
        t.tell(
            events.HuntCaptured(seat, here, card, s.kit.card_difficulty[card], s.kit.hunt_influence)
        )
    somebody_won(t)


def claim(t: Table[State], seat: int, card: int) -> None:
    """Remove the Hunt card from the hand, with its token, for the influence printed on it
    [TOR-083, TOR-084, TOR-D17]."""
    s = t.state
    area = s.areas[seat]
    area.hand.remove(card)
    s.removed.append(card)
    area.trophies &= ~(1 << card)
    area.influence += s.kit.card_reward[card]
    if t.telling:
        t.tell(events.HuntClaimed(seat, card, s.kit.card_reward[card]))
    somebody_won(t)
