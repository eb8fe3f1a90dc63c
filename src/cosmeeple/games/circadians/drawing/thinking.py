"""The AI explains itself: every Scheme of this round, each option it could not take and why, and
what it did."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cosmeeple.draw.html import esc, icon
from cosmeeple.draw.steps import ChoiceRow, ChoiceStep, mark_of, stepper
from cosmeeple.games.circadians import events as told
from cosmeeple.games.circadians.drawing.marks import words
from cosmeeple.games.circadians.vocabulary import HARVEST, REST

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cosmeeple.draw.seen import Seen
    from cosmeeple.games.circadians.state import State
    from cosmeeple.kernel.engine.journal import Event

#: What the AI does and considers.
DEEDS: Final = (
    told.AiHarvesterMoved,
    told.AiHarvesterStuck,
    told.AiWithoutDice,
    told.AiOptionSkipped,
    told.AiSent,
    told.AiDieStayed,
    told.AiTokenUnlocked,
    told.AiIncidentMoved,
    told.AiDiceBack,
    told.AiGemsGained,
    told.AiDiceGained,
    told.SchemeAdded,
    told.TopTokensDestroyed,
)
#: Those that name the Scheme they belong to: an extra Scheme is resolved without being revealed
#: again.
OF_A_SCHEME: Final = (told.AiOptionSkipped, told.AiSent, told.AiDieStayed, told.AiWithoutDice)


def thinking(seen: Seen, steps: Sequence[ChoiceStep]) -> str:
    return stepper("ai", "circadians", steps, words(seen))


def moves_of_round(seen: Seen) -> list[Sequence[Event]]:
    """What was heard in this round, move by move; the move that began it has the AI's Rest
    before."""
    found: list[Sequence[Event]] = []
    acted = False
    for events in reversed(seen.heard or (seen.fresh,)):
        found.append(events)
        acted = acted or any(isinstance(event, DEEDS) for event in events)
        if acted and any(isinstance(event, told.RoundStarted) for event in events):
            break
    found.reverse()
    return found


class Telling:
    """Groups the AI's events: one group for each Scheme, one for its Harvest, one for its Rest."""

    def __init__(self, seen: Seen) -> None:
        self.seen = seen
        self.groups: list[tuple[str, list[ChoiceRow], int]] = []
        self.scheme = -1
        self.phase = -1

    def begin(self, title: str, number: int, scheme: int = -1, phase: int = -1) -> None:
        self.groups.append((title, [], number))
        self.scheme, self.phase = scheme, phase

    def hear(self, event: Event, number: int) -> None:
        texts = self.seen.texts
        if isinstance(event, told.SchemeRevealed):
            self.begin(scheme_title(self.seen, event.scheme), number, event.scheme)
            return
        if not isinstance(event, DEEDS):
            return
        if isinstance(event, OF_A_SCHEME) and event.scheme != self.scheme:
            self.begin(scheme_title(self.seen, event.scheme), number, event.scheme)
        elif isinstance(event, (told.AiDiceBack, told.AiGemsGained)) and self.phase != HARVEST:
            self.begin(esc(texts.name("phase", HARVEST)), number, phase=HARVEST)
        elif isinstance(event, told.TopTokensDestroyed) or (
            isinstance(event, told.AiDiceGained) and self.phase == HARVEST
        ):
            if self.phase != REST:
                self.begin(esc(texts.name("phase", REST)), number, phase=REST)
        elif not self.groups:
            return
        self.groups[-1][1].append(ChoiceRow(esc(texts.event(event)), event.cited(), mark_of(event)))


def ai_steps(seen: Seen) -> list[ChoiceStep]:
    """What the AI did in this round, in order; new is what it did within its last move."""
    telling = Telling(seen)
    for number, events in enumerate(moves_of_round(seen)):
        for event in events:
            telling.hear(event, number)
    last = max((number for _, _, number in telling.groups), default=-1)
    return [
        ChoiceStep(title, tuple(lines), number == last) for title, lines, number in telling.groups
    ]


def scheme_title(seen: Seen, scheme: int) -> str:
    """The Scheme, the value of its die and its options in order."""
    state: State = seen.view.state
    automata = state.kit.automata
    targets = " › ".join(
        seen.texts.name("target", target) for target in automata.scheme_targets[scheme]
    )
    return f"{esc(seen.texts.name('scheme', scheme))} {icon(f'die-{automata.scheme_value[scheme]}')} <small>{esc(targets)}</small>"
