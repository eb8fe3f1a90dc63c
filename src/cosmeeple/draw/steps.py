"""An automaton explains itself step by step: its cards one after another, each with what it
considered and did.

Everything is in the page; the client (`steps.ts`) shows one card at a time and its lines at the
reader's speed. Without it, all is shown at once.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from cosmeeple.draw.html import esc, icon

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cosmeeple.draw.words import Words
    from cosmeeple.kernel.engine.journal import Event

#: What a line is: it decided, it ruled out, it left a tie, it found a fact, it is a deed.
ICONS: Final = {
    "star": "star",
    "cross": "cross",
    "minus": "minus",
    "check": "check",
    "step": "arrow",
}


def mark_of(event: Event) -> str:
    """What an event is for the automaton's choice, a key of ICONS."""
    if event.rules_out:
        return "cross"
    left = next((value for key, value in event.values().items() if key.startswith("left")), None)
    if isinstance(left, tuple):
        return "star" if len(left) == 1 else "minus"
    return "check" if event.explains else "step"


@dataclass(frozen=True)
class ChoiceRow:
    """One thing considered or done; `inside` is markup."""

    inside: str
    rule: str
    mark: str


@dataclass(frozen=True)
class ChoiceStep:
    """One card of the automaton; `title` is markup. `new`: played since the reader's last turn."""

    title: str
    lines: tuple[ChoiceRow, ...]
    new: bool


def stepper(name: str, slug: str, steps: Sequence[ChoiceStep], say: Words) -> str:
    """The cards with their lines, and the buttons that go through them. `say` has steps-back, -on,
    -all, -at, -new."""
    if not steps:
        return ""
    start = next((at for at, step in enumerate(steps) if step.new), len(steps) - 1)
    cards = "".join(card(step, at, len(steps), slug, say) for at, step in enumerate(steps))
    return (
        f'<div class="telling" id="steps-{name}" data-steps data-start="{start}" data-count="{len(steps)}"><div class="stepbar" role="group" aria-label="{esc(say("steps"))}">'
        f'<button type="button" class="btn quiet icon" data-step="back" aria-keyshortcuts="," title="{esc(say("steps-back"))} ( , )">{icon("prev")}<span class="sr">{esc(say("steps-back"))}</span></button>'
        f'<button type="button" class="btn" data-step="on" aria-keyshortcuts="." title="{esc(say("steps-on"))} ( . )"><span>{esc(say("steps-on"))}</span>{icon("next")}</button>'
        f'<button type="button" class="btn quiet" data-step="all" aria-pressed="false">{esc(say("steps-all"))}</button></div>'
        f'<ol class="stepcards">{cards}</ol></div>'
    )


def card(step: ChoiceStep, at: int, count: int, slug: str, say: Words) -> str:
    new = f' <b class="new">{esc(say("steps-new"))}</b>' if step.new else ""
    lines = "".join(
        f'<li class="m-{line.mark}" data-stepline>{icon(ICONS[line.mark])}<span class="tx">{line.inside}</span><a class="rule" href="/rules/{slug}#{esc(line.rule)}" data-rule="{esc(line.rule)}">{esc(line.rule)}</a></li>'
        for line in step.lines
    )
    body = (
        f'<ol class="steplines">{lines}</ol>'
        if lines
        else f'<p class="cap">{esc(say("steps-none"))}</p>'
    )
    return f'<li class="stepcard" data-stepcard><p class="cap">{esc(say("steps-at", number=at + 1, count=count))}{new}</p><h3>{step.title}</h3>{body}</li>'
