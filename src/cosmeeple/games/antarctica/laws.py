"""What never changes in number: the pieces of each colour and all cards
[ANT-008..010, ANT-029, ANT-X24]."""

from __future__ import annotations

from cosmeeple.games.antarctica.state import State, basic_stack
from cosmeeple.games.antarctica.vocabulary import SHIPS_EACH


def laws(s: State) -> dict[str, int]:
    """Each number must stay what it was after setup."""
    counts = {
        "shipyard cards": len(s.pile) + len(s.draft) + len(s.played) + len(s.unseen),
        "building cards": sum(map(len, s.decks)),
        "advanced resource cards": s.advanced_stack,
        "basic resource cards from nothing": max(0, -basic_stack(s)),
        "ships too many in a zone": sum(len(queue) > s.kit.ship_spaces for queue in s.queues),
    }
    for seat, area in enumerate(s.areas):
        on_board = sum(ship // SHIPS_EACH == seat for queue in s.queues for ship in queue)
        on_tracks = sum(space > 0 for space in area.cubes)
        counts[f"ships of {seat}"] = (
            area.ships_available + area.ships_discarded + on_board + still_to_place(s, seat)
        )
        counts[f"cubes of {seat}"] = area.cubes_available + area.cubes_discarded + on_tracks
        counts[f"scientists of {seat}"] = area.supply + area.reserve + sum(area.scientists)
        counts["shipyard cards"] += len(area.hand) + sum(mask >> seat & 1 for mask in s.icebreakers)
        counts["building cards"] += len(area.cards)
        counts["advanced resource cards"] += area.resources[1]
    for track in range(len(s.used)):
        spaces = [area.cubes[track] for area in s.areas if area.cubes[track]]
        counts[f"cubes sharing a space of track {track}"] = len(spaces) - len(set(spaces))
    return counts


def still_to_place(s: State, seat: int) -> int:
    """Before the first turn some ships wait beside the board."""
    return max(0, s.kit.starts[len(s.areas)].ships_on_board - s.areas[seat].launched)
