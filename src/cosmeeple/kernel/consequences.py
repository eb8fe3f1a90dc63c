"""A preview in words: "−2 Water, +3 scientists (supply 4)". The same on the page, in the terminal and over the API.

The words of a quantity are `watched-KEY` with $count, its plural forms among them, or with $before and $after for a way
along a track; `.left` says what there is afterwards, where that is worth a word.
"""

from __future__ import annotations

from typing import NamedTuple

from cosmeeple.kernel.agenda import Decision
from cosmeeple.kernel.preview import PLACE, Change, Preview, Quantity
from cosmeeple.kernel.text import Texts


class Effect(NamedTuple):
    """One thing that an answer surely does, or (`sure` false) does in a way that nobody knows."""

    #: Whose quantity it is; -1 for what is nobody's.
    seat: int
    icon: str
    text: str
    sure: bool = True


def change_text(texts: Texts, change: Change) -> str:
    """A quantity that comes, goes or moves."""
    key = f"watched-{change.quantity.key}"
    if change.quantity.kind == PLACE:
        return texts.say(key, before=change.before, after=change.after)
    difference = change.after - change.before
    sign = "+" if difference > 0 else "−"
    text = sign + texts.say(key, count=abs(difference))
    left = texts.aside(key, "left", after=change.after)
    return f"{text} ({left})" if left else text


def unknown_text(texts: Texts, quantity: Quantity) -> str:
    return texts.say("preview-unknown", what=texts.aside(f"watched-{quantity.key}", "name"))


def effects(texts: Texts, preview: Preview, seat: int, said: frozenset[str] = frozenset()) -> list[Effect]:
    """All of it, what is the seat's own first."""
    found: list[Effect] = []
    whose = sorted({change.seat for change in preview.changes} | {one for one, _ in preview.unknown})
    for who in sorted(whose, key=lambda one: one != seat):
        name = "" if who == seat else f"{texts.name('seat', who)}: "
        for change in preview.changes:
            if change.seat == who:
                found.append(Effect(who, change.quantity.icon, name + change_text(texts, change)))
                name = ""
        for one, quantity in preview.unknown:
            if one == who:
                found.append(Effect(who, quantity.icon, name + unknown_text(texts, quantity), sure=False))
                name = ""
    found += [Effect(-1, "log", texts.event(event)) for event in preview.told if type(event).__name__ in said]
    if preview.ends:
        found.append(Effect(-1, "pass", texts.say("preview-ends")))
    if preview.more and preview.steps:
        found.append(Effect(-1, "eye-open", texts.say("preview-more"), sure=False))
    asked = preview.asked
    if not found and asked is not None and asked.seats == (seat,) and isinstance(asked.frame, Decision):
        found.append(Effect(seat, "next", texts.say("preview-asked", prompt=texts.prompt(asked.frame))))
    return found


def consequence(texts: Texts, preview: Preview, seat: int, said: frozenset[str] = frozenset()) -> str:
    """One line for a button."""
    return ", ".join([effect.text for effect in effects(texts, preview, seat, said)])
