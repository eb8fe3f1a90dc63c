"""What people watch in Antarctica: scientists, pieces, cards, the cubes on the tracks, and the
points so far."""

from __future__ import annotations

from typing import Final

from cosmeeple.games.antarctica.scoring import score_now
from cosmeeple.games.antarctica.state import State, on_board
from cosmeeple.games.antarctica.vocabulary import TRACK_COUNT, TRACKS
from cosmeeple.kernel.words.preview import PLACE, Quantity, Watched


def amounts(s: State) -> list[list[int]]:
    points = score_now(s)
    found = []
    for seat in range(len(s.areas)):
        area = s.areas[seat]
        found.append(
            [
                area.supply,
                area.reserve,
                sum(area.scientists),
                *[area.cubes[track] for track in range(TRACK_COUNT)],
                on_board(s, seat).bit_count(),
                area.ships_available,
                area.cubes_available,
                area.resources[0],
                area.resources[1],
                len(area.hand),
                len(area.cards),
                points[seat],
            ]
        )
    return found


def face_down(s: State, seat: int) -> int:
    """Cards below the tops of the decks, and the shipyard cards of the pile, of the draft, of
    others and in the box."""
    count = len(s.pile) + len(s.draft) + len(s.unseen)
    for deck in s.decks:
        if deck:
            count += len(deck) - 1
    for other in range(len(s.areas)):
        if other != seat:
            count += len(s.areas[other].hand)
    return count


WATCHED: Final = Watched(
    (
        Quantity("scientists", "scientist"),
        Quantity("reserve", "person"),
        Quantity("researchers", "camp"),
        *[Quantity(f"track-{track}", "cube", PLACE) for track in TRACKS],
        Quantity("ships-at-sea", "ship"),
        Quantity("ships-available", "launch-ship"),
        Quantity("cubes-available", "cube"),
        Quantity("basic-cards", "res-basic"),
        Quantity("advanced-cards", "res-adv"),
        Quantity("shipyard-cards", "draft", drawn=True),
        Quantity("building-cards", "building"),
        Quantity("points", "vp"),
    ),
    amounts,
    face_down,
    menus={("Sail", "TakeTurn"): ("build", "hire", "research", "build_ship")},
)
