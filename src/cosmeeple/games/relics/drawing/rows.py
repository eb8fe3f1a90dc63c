"""What is one move to a person and several answers to the rules: cards put away or kept together, a
whole journey."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosmeeple.draw.seen import Choice, Several
from cosmeeple.games.relics.crew import DiscardDrawn
from cosmeeple.games.relics.drawing.facts import state_of, words
from cosmeeple.games.relics.rounds import DraftCards, KeepSoloCard
from cosmeeple.games.relics.setup import RedrawCard
from cosmeeple.games.relics.travel import MoveExplorer, crowd_after
from cosmeeple.games.relics.turn import DiscardCard
from cosmeeple.games.relics.vocabulary import EXPLORERS_EACH, LOCATION_COUNT
from cosmeeple.kernel.engine.agenda import PASS
from cosmeeple.kernel.records.codec import notation
from cosmeeple.kernel.records.together import joined

if TYPE_CHECKING:
    from cosmeeple.draw.seen import Seen


def several(seen: Seen) -> Several | None:
    """Cards that go or stay together."""
    if not seen.asked:
        return None
    found = wanted(seen)
    return found if found is not None and found.most > 1 else None


def wanted(seen: Seen) -> Several | None:
    """How many of them, and what the button says."""
    frame = seen.view.question
    state = state_of(seen)
    own = state.areas[seen.seat]
    say = words(seen)
    if isinstance(frame, DiscardCard):
        count = len(own.hand) - state.kit.kept_on_pass
        return Several(count, count, say("discard-these"))
    if isinstance(frame, DiscardDrawn):
        count = len(own.pack) - frame.kept
        return Several(count, count, say("discard-these"))
    if isinstance(frame, DraftCards):
        count = min(state.kit.picks, len(own.pack)) - len(seen.view.given)
        return Several(count, count, say("keep-these"))
    if isinstance(frame, KeepSoloCard):
        return Several(frame.left, frame.left, say("keep-these"))
    if isinstance(frame, RedrawCard):
        return Several(0, len(own.pack), say("discard-these"), "redraw:pass", "redraw:pass")
    return None


def copies(seen: Seen, pick: int) -> int:
    """How often a card may be among several."""
    if pick == PASS or several(seen) is None:
        return 0
    own = state_of(seen).areas[seen.seat]
    cards = own.hand if isinstance(seen.view.frame, DiscardCard) else own.pack
    return list(cards).count(pick) - seen.view.given.count(pick)


def rows(seen: Seen) -> list[Choice]:
    """Journeys of one explorer over several steps, each place once, by a shortest way; fuel that is
    left stays."""
    frame = seen.view.question
    if not isinstance(frame, MoveExplorer) or not seen.asked:
        return []
    say = words(seen)
    found = []
    for explorer in range(EXPLORERS_EACH):
        for way in journeys(seen, frame, explorer):
            picks = [explorer * LOCATION_COUNT + place for place in way]
            text = joined([notation(frame, pick) for pick in picks])
            label = seen.texts.label(frame, picks[-1], seen.view.state)
            group = f"move:{explorer + 1}"
            found.append(
                Choice(text, label, say("steps-there", count=len(way)), "explorer", group=group)
            )
    return found


def journeys(seen: Seen, frame: MoveExplorer, explorer: int) -> list[list[int]]:
    """Ways of two steps and more, the nearest places first."""
    state = state_of(seen)
    explorers = state.areas[seen.seat].explorers
    origin = int(explorers[explorer])
    found: list[list[int]] = []
    reached = {origin}
    edge: list[list[int]] = [[]]
    for step in range(int(frame.fuel)):
        longer: list[list[int]] = []
        for way in edge:
            for place in state.kit.neighbours[way[-1] if way else origin]:
                if (
                    place not in reached
                    and crowd_after(explorers, explorer, place) < frame.fuel - step
                ):
                    reached.add(place)
                    longer.append([*way, place])
        edge = longer
        found += [way for way in edge if len(way) > 1]
    return found
