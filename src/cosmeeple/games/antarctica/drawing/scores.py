"""How the rows of the final scoring came about, for the end page [ANT-150..155]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosmeeple.draw.html import LETTERS
from cosmeeple.games.antarctica.drawing.facts import words
from cosmeeple.games.antarctica.scoring import star_cards
from cosmeeple.games.antarctica.vocabulary import TRACKS, ZONES

if TYPE_CHECKING:
    from cosmeeple.draw.seen import Seen
    from cosmeeple.games.antarctica.state import State

#: (number, sign, words, rule id)
Row = tuple[str, str, str, str]


def derivation(seen: Seen, category: str, item: str) -> list[Row]:
    """The sum that the first place gets, who has how much, and what the others get."""
    state: State = seen.view.state
    say = words(seen)
    seats = range(len(state.areas))
    if category == "zones":
        zone = ZONES.index(item)
        people = [area.scientists[zone] for area in state.areas]
        built = state.buildings[zone].bit_count()
        bonus = state.kit.zone_bonus
        return [
            (str(built), "", say("derive-buildings"), "ANT-151"),
            (str(sum(people)), "+", f"{say('derive-people')} ({shares(people)})", "ANT-151"),
            (str(bonus), "+", say("derive-bonus"), "ANT-151"),
            (str(built + sum(people) + bonus), "=", say("derive-first"), "ANT-150"),
            ("", "", say("derive-below"), "ANT-155"),
        ]
    if category == "tracks":
        track = TRACKS.index(item)
        values = [state.kit.track_value[track][area.cubes[track]] for area in state.areas]
        return [
            (str(sum(values)), "=", f"{say('derive-track')} ({shares(values)})", "ANT-152"),
            ("", "", say("derive-track-below"), "ANT-155"),
        ]
    if category == "star_cards":
        stars = [star_cards(state, seat) for seat in seats]
        return [(str(sum(stars)), "=", f"{say('derive-stars')} ({shares(stars)})", "ANT-153")]
    pieces = [area.ships_discarded + area.cubes_discarded for area in state.areas]
    return [(str(sum(pieces)), "=", f"{say('derive-discarded')} ({shares(pieces)})", "ANT-154")]


def shares(numbers: list[int]) -> str:
    return ", ".join(f"{LETTERS[seat]} {number}" for seat, number in enumerate(numbers))
