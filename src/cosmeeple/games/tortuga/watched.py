"""What people watch in Tortuga: Crypto and Manoeuvres of the turn, influence, Minerals, cards,
sectors, defence."""

from __future__ import annotations

from typing import Final

from cosmeeple.games.tortuga.state import NOTHING, State, controlled, influence_of
from cosmeeple.games.tortuga.vocabulary import SECTOR_COUNT
from cosmeeple.kernel.words.preview import CARDS, Quantity, Watched


def amounts(s: State) -> list[list[int]]:
    found = []
    for seat in range(len(s.areas)):
        area = s.areas[seat]
        active = seat == s.active
        defence = 0
        for sector in range(SECTOR_COUNT):
            if s.control[sector] == seat:
                defence += s.defence[sector]
        held = 0 if area.reserve == NOTHING else 1
        owned = len(area.hand) + len(area.deck) + len(area.discard) + held
        if active:
            owned += len(s.played) + len(s.bought) + len(s.fought)
        found.append(
            [
                s.crypto if active else 0,
                s.maneuver if active else 0,
                influence_of(s, seat),
                area.minerals,
                len(area.hand),
                held,
                owned,
                controlled(s, seat),
                defence,
                area.trophies.bit_count(),
            ]
        )
    return found


def face_down(s: State, seat: int) -> int:
    """Cards in decks and in the hands and reserves of others, those laid face down, and Hunt tokens
    not scouted."""
    count = len(s.boxed_hunts)
    for number in range(len(s.decks)):
        count += len(s.decks[number]) - s.seen_below[number]
    for other in range(len(s.areas)):
        area = s.areas[other]
        count += len(area.deck)
        if other != seat:
            count += len(area.hand)
            if area.reserve != NOTHING:
                count += 1
    if seat != s.active:
        count += len(s.attack)
    for sector in range(len(s.hunts)):
        if s.hunts[sector] != NOTHING and s.scouts[sector] >> seat & 1 == 0:
            count += 1
    return count


WATCHED: Final = Watched(
    (
        Quantity("crypto", "crypto"),
        Quantity("manoeuvres", "manoeuvre"),
        Quantity("influence", "influence"),
        Quantity("minerals", "mineral"),
        Quantity("hand", "cards", drawn=True),
        Quantity("reserve", "reserve"),
        Quantity("owned", "deck"),
        Quantity("sectors", "turret"),
        Quantity("defence", "defence"),
        Quantity("trophies", "hunt"),
    ),
    amounts,
    face_down,
    bets=frozenset({"DefendCard"}),
    lights={"EndTurn": CARDS, "ChooseShip": CARDS},
)
