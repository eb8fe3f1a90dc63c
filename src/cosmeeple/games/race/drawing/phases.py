"""The phase row: who chose what and what it brings them, which phase runs, what is left in the
middle of the table."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from cosmeeple.draw.html import LETTERS, esc, icon, safe, tag
from cosmeeple.games.race.drawing.faces import voice
from cosmeeple.games.race.drawing.facts import PHASES, choosers, running_phase, words

if TYPE_CHECKING:
    from markupsafe import Markup

    from cosmeeple.draw.seen import Seen
    from cosmeeple.draw.words import Words
    from cosmeeple.games.race.kit import RaceKit
    from cosmeeple.games.race.state import State


def phase_row(seen: Seen) -> Markup:
    state: State = seen.view.state
    say = words(seen)
    now = running_phase(seen)
    chosen = tuple([tuple(choosers(state, phase)) for phase in range(len(PHASES))])
    revealed = any(action >= 0 for action in state.actions)
    cells = phases_drawn(state.kit, say.language, chosen, now, revealed)
    return safe(
        f'<section class="phaserow" id="r-phases" aria-label="{esc(say("phases"))}"><p class="rnd">{esc(say("round"))} '
        f'<b>{state.round}</b></p><ol class="phases">{cells}</ol>{supply(state, say)}</section>'
    )


@lru_cache(maxsize=1024)
def phases_drawn(
    kit: RaceKit,
    language: str,
    chosen: tuple[tuple[tuple[int, int], ...], ...],
    now: int,
    revealed: bool,
) -> str:
    """The five phases; `chosen` are seat and action, by phase."""
    texts, say = voice(kit, language)
    cells = []
    for phase, numeral in enumerate(PHASES):
        seats = sorted({seat for seat, _ in chosen[phase]})
        note = bonuses(kit, say, chosen[phase]) if seats else say("nobody") if revealed else ""
        kind = "on" if phase == now else "idle" if revealed and not seats else ""
        cells.append(
            f'<li class="phase {kind}"{CURRENT if phase == now else ""} data-inspect="phase:{phase}"><b class="no">{numeral}</b>'
            f'<span class="t">{esc(texts.name("phase", phase))}<small>{esc(note)}</small></span>'
            f'<span class="by">{"".join(tag(seat, small=True) for seat in seats)}</span></li>'
        )
    return "".join(cells)


CURRENT = ' aria-current="step"'


def bonuses(kit: RaceKit, say: Words, chosen: tuple[tuple[int, int], ...]) -> str:
    """What the action cards bring: "A, B: +1 card"; the same bonus is said once."""
    found: dict[str, list[str]] = {}
    for seat, action in chosen:
        bonus = say("bonus-" + kit.names["action"][action])
        letters = found.setdefault(bonus, [])
        if LETTERS[seat] not in letters:
            letters.append(LETTERS[seat])
    return "; ".join(f"{', '.join(letters)}: {bonus}" for bonus, letters in found.items())


def supply(state: State, say: Words) -> str:
    """What is left in the middle: chips, deck, discards; with the Orb its deck."""
    full = state.kit.pool_per_player * len(state.areas)
    rows = [
        ("vp", max(0, state.pool), say("of-pool", full=full)),
        ("deck", len(state.deck), say("deck")),
        ("discard", len(state.discards), say("discards")),
    ]
    if state.orbs:
        rows.append(("orb", len(state.orbs[0].deck), say("orb-deck")))
    cells = "".join(
        f'<li><b>{icon(picture)}{number}</b><span class="w">{esc(name)}</span></li>'
        for picture, number, name in rows
    )
    return f'<ul class="supply" aria-label="{esc(say("piles"))}">{cells}</ul>'
