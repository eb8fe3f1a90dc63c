"""A preview in words: "+3 scientists (supply 4)". The same on the page, in the terminal and over
the API.

The words of a quantity are `watched-KEY` with $count, its plural forms among them, or with $before
and $after for a way along a track; `.left` says what there is afterwards, where that is worth a
word.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from cosmeeple.kernel.engine.agenda import Decision
from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.records.codec import question
from cosmeeple.kernel.words.preview import (
    CARDS,
    PLACE,
    Asked,
    Change,
    Preview,
    Quantity,
    Watched,
    previews,
    watched,
)
from cosmeeple.kernel.words.text import Texts, beginning

#: Pictures of what comes after the answer, and is no quantity.
NEXT, LIGHT = "next", "eye-open"


class Effect(NamedTuple):
    """One thing that an answer surely does, or (`sure` false) does in a way that nobody knows."""

    #: Whose quantity it is; -1 for what is nobody's.
    seat: int
    icon: str
    text: str
    sure: bool = True
    #: The name of who it is, where that is somebody else.
    name: str = ""

    @property
    def follows(self) -> bool:
        """Does it tell only what comes after the answer, or what nobody knows?"""
        return self.icon in (NEXT, LIGHT) or not self.sure


def one_line(told: Sequence[Effect]) -> str:
    """Effects as one line; whose they are is said where it changes."""
    said = []
    name = ""
    for effect in told:
        said.append(
            f"{effect.name}: {effect.text}" if effect.name not in ("", name) else effect.text
        )
        name = effect.name
    return ", ".join(said)


def shared(told: Sequence[Sequence[Effect]]) -> list[Effect]:
    """What all the answers to a question do, in the order of the first one; nothing where there is
    only one answer."""
    if len(told) < 2:
        return []
    return [effect for effect in told[0] if all(effect in other for other in told[1:])]


def in_any_case(texts: Texts, said: Sequence[Effect]) -> str:
    """What all answers do, as a line of its own: "In any case: +1 die", "Next: Choose the
    track"."""
    if all(effect.icon in (NEXT, LIGHT) for effect in said):
        return beginning(one_line(said))
    return texts.say("preview-any-case", what=one_line(said))


def change_text(texts: Texts, change: Change) -> str:
    """A quantity that comes, goes or moves."""
    key = f"watched-{change.quantity.key}"
    if change.quantity.kind == PLACE:
        return texts.say(key, before=change.before, after=change.after)
    difference = change.after - change.before
    sign = "preview-plus" if difference > 0 else "preview-minus"
    text = texts.say(sign, what=texts.say(key, count=abs(difference)))
    left = texts.aside(key, "left", after=change.after)
    return f"{text} ({left})" if left else text


def unknown_text(texts: Texts, quantity: Quantity) -> str:
    """That a quantity changes, and nobody can say by how much."""
    return texts.say("preview-unknown", what=texts.aside(f"watched-{quantity.key}", "name"))


def effects(
    texts: Texts,
    preview: Preview,
    seat: int,
    watch: Watched,
    asked_now: str = "",
    state: Any = None,
) -> list[Effect]:
    """All of it, what is the seat's own first. The next question is told where it is one of another
    kind to the seat itself; `asked_now` is the present one, and the seat sees the state in which it
    is asked."""
    found: list[Effect] = []
    whose = sorted(
        {change.seat for change in preview.changes} | {one for one, _ in preview.unknown}
    )
    for who in sorted(whose, key=lambda one: one != seat):
        name = "" if who == seat else texts.name("seat", who)
        for change in preview.changes:
            if change.seat == who:
                found.append(
                    Effect(who, change.quantity.icon, change_text(texts, change), name=name)
                )
        for one, quantity in preview.unknown:
            if one == who:
                found.append(Effect(who, quantity.icon, unknown_text(texts, quantity), False, name))
    found += [
        Effect(-1, "log", texts.event(event))
        for event in preview.told
        if type(event).__name__ in watch.said
    ]
    if preview.ends:
        found.append(Effect(-1, "pass", texts.say("preview-ends")))
    light = light_text(texts, preview, watch) if preview.more and preview.steps else ""
    if light:
        found.append(Effect(-1, LIGHT, light, sure=False))
    asked = preview.asked
    if asked is not None and asked.seats == (seat,) and isinstance(asked.frame, Decision):
        if type(asked.frame).__name__ not in (asked_now, *watch.obvious):
            found.append(Effect(seat, NEXT, next_text(texts, asked, watch, asked_now, state)))
    return found


def light_text(texts: Texts, preview: Preview, watch: Watched) -> str:
    """What comes to light, so that nobody can say what follows; "" where the number of cards drawn
    says it."""
    what = watch.lights.get(preview.by, CARDS if preview.draws else None)
    if what is None:
        return texts.say("preview-more")
    return "" if not what or (what == CARDS and preview.draws) else texts.say(f"light-{what}")


def next_text(
    texts: Texts, asked: Asked, watch: Watched, asked_now: str = "", state: Any = None
) -> str:
    """The next question; where its answers matter now, they are listed instead."""
    assert isinstance(asked.frame, Decision)
    verbs = watch.menus.get((asked_now, type(asked.frame).__name__))
    if verbs is None:
        return texts.say("preview-asked", prompt=texts.prompt(asked.frame))
    keys = [(asked.frame.domain.key(pick), pick) for pick in asked.options]
    picks = [pick for key, pick in keys if key.split(":")[0] in verbs]
    menu = [texts.label(asked.frame, pick, state) for pick in picks]
    return texts.say("preview-menu", count=len(menu), choices=", ".join(menu))


def consequence(
    texts: Texts,
    preview: Preview,
    seat: int,
    watch: Watched,
    asked_now: str = "",
    state: Any = None,
) -> str:
    """One line for a button."""
    return one_line(effects(texts, preview, seat, watch, asked_now, state))


def consequences(table: Table[Any], seat: int, picks: list[int], texts: Texts) -> dict[int, str]:
    """What these answers of a seat surely do, by pick; nothing where the game watches nothing."""
    watch = watched(texts.game)
    if watch is None:
        return {}
    found = previews(texts.game, table, seat, Rng(state_from_seed(len(picks))), picks)
    asked_now = type(question(table)).__name__
    return {one.pick: consequence(texts, one, seat, watch, asked_now, table.state) for one in found}
