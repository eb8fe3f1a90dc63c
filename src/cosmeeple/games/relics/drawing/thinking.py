"""Zu explains itself: every card of this round with what was considered, what each priority said,
what decided."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosmeeple.draw.html import esc
from cosmeeple.draw.steps import ChoiceRow, ChoiceStep, mark_of, stepper
from cosmeeple.games.relics import events as told
from cosmeeple.games.relics.drawing.facts import mark, tile, words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cosmeeple.draw.seen import Seen
    from cosmeeple.kernel.engine.journal import Event


def thinking(seen: Seen, steps: Sequence[ChoiceStep]) -> str:
    """The cards since the reader's last turn first; the earlier ones of the round before them."""
    return stepper("zu", "relics", steps, words(seen))


def moves_of_round(seen: Seen) -> list[Sequence[Event]]:
    """What was heard in this round, move by move; a move that ends a round has the cards that ended
    it too."""
    found: list[Sequence[Event]] = []
    revealed = False
    for events in reversed(seen.heard or (seen.fresh,)):
        found.append(events)
        revealed = revealed or any(isinstance(event, told.ZuCardRevealed) for event in events)
        if revealed and any(isinstance(event, told.RoundStarted) for event in events):
            break
    found.reverse()
    return found


def zu_steps(seen: Seen) -> list[ChoiceStep]:
    """Zu's cards in order. All that Zu does between two turns of the person is told within one
    move."""
    groups: list[tuple[str, list[ChoiceRow], int]] = []
    last = -1
    for number, events in enumerate(moves_of_round(seen)):
        acting = False
        for event in events:
            if isinstance(event, told.ZuCardRevealed):
                acting, last = True, number
                groups.append((esc(seen.texts.name("zu_card", event.zu_card)), [], number))
            elif isinstance(
                event,
                (told.TurnStarted, told.RoundStarted, told.CentreScored, told.ForecastResolved),
            ):
                acting = False
            elif acting:
                groups[-1][1].append(line_of(seen, event))
    return [ChoiceStep(title, tuple(lines), number == last) for title, lines, number in groups]


def line_of(seen: Seen, event: Event) -> ChoiceRow:
    rule = event.cited()
    return ChoiceRow(compared(seen, event) or esc(seen.texts.event(event)), rule, mark_of(event))


def compared(seen: Seen, event: Event) -> str:
    """A comparison: the criterion, then the candidates with their numbers; those that remain stand
    out."""
    texts = seen.texts
    if isinstance(event, told.ZuComparedColours):
        first = texts.name("region", event.regions[0])
        names = [f"{mark(region)}{esc(texts.name('region', region))}" for region in event.regions]
        remain = [region in event.left_regions for region in event.regions]
    elif isinstance(event, told.ZuComparedMarkets):
        first = texts.name("market", event.markets[0])
        names = [market_mark(texts.name("market", market), market) for market in event.markets]
        remain = [market in event.left_markets for market in event.markets]
    elif isinstance(event, told.ZuComparedArtefacts):
        first = texts.name("artefact", event.artefacts[0])
        names = [tile(seen, artefact, " xs") for artefact in event.artefacts]
        remain = [artefact in event.left_artefacts for artefact in event.artefacts]
    elif isinstance(event, told.ZuComparedDeliveries):
        first = texts.name("artefact", event.firsts[0])
        pairs = zip(event.firsts, event.seconds, strict=True)
        names = ["".join(tile(seen, one, " xs") for one in pair if one >= 0) for pair in pairs]
        remain = [number + 1 in event.left for number in range(len(event.firsts))]
    else:
        return ""
    sentence = texts.event(event)
    # Drawing lots compares nothing.
    lots = event.criterion == "lots"
    chips = "".join(
        f'<span class="cand{" on" if on else ""}">{name}{"" if lots else f"<b>{score}</b>"}</span>'
        for name, score, on in zip(names, event.scores, remain, strict=True)
    )
    return f'{esc(criterion(sentence, first))}<span class="cands" title="{esc(sentence)}">{chips}</span>'


def criterion(sentence: str, first: str) -> str:
    """What a comparison is by: its sentence up to the first candidate."""
    return sentence.partition(first)[0].rstrip(" :.")


def market_mark(name: str, market: int) -> str:
    return f'<span class="mb" title="{esc(name)}">{market + 1}<span class="sr"> {esc(name)} </span></span>'
