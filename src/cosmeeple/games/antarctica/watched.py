"""What people watch in Antarctica: scientists, pieces, cards, the cubes on the tracks, and the
points so far."""

from __future__ import annotations

from typing import Final

from cosmeeple.games.antarctica.scoring import score_now
from cosmeeple.games.antarctica.state import State, on_board
from cosmeeple.games.antarctica.turn import BUILD, BUILD_SHIP, BUILD_WITH_CARD
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


def menu_words(s: State, pick: int) -> tuple[str, str, int] | None:
    """Buildings by their names, not by their decks; tracks by theirs."""
    if BUILD <= pick < BUILD_SHIP:
        deck = pick - BUILD if pick < BUILD_WITH_CARD else pick - BUILD_WITH_CARD
        return (
            "menu-build" if pick < BUILD_WITH_CARD else "menu-build-card",
            "card",
            s.decks[deck][-1],
        )
    return None


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
    menu_words=menu_words,
)
