"""What a thing on the table is: for the inspector. A game says it in `drawing/inspect.py`; where it
says nothing, its `drawing/about.py` (the words of a thing, as the terminal tells them) is enough.

Things are named as in the markup: `data-inspect="card:57"`, a category of the kit and a number;
`EXTRA` of that module names more categories and how many things each has: empty slots, for
instance. Whatever is said comes from the viewer's own view, so nothing hidden can be asked for.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING, Any

from cosmeeple.draw.html import icon
from cosmeeple.kernel.words.rulebook import Rulebook, rulebook

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from cosmeeple.draw.seen import Seen
    from cosmeeple.kernel.game import Game


@dataclass(frozen=True)
class Fact:
    """One power or one text of a thing: a sentence, the rule behind it, and a mark before it
    ("III")."""

    text: str
    rule: str = ""
    mark: str = ""
    #: It counts in the phase that is running.
    now: bool = False


@dataclass(frozen=True)
class Term:
    """One line of what the thing would mean now: a number and what it is."""

    number: str
    text: str
    rule: str = ""


@dataclass(frozen=True)
class Inspection:
    """All that is shown of a thing. `face` is markup; every other text is escaped by the page."""

    name: str
    face: str = ""
    kinds: tuple[str, ...] = ()
    facts: tuple[Fact, ...] = ()
    terms: tuple[Term, ...] = ()
    #: Answers to the pending question that are about this thing: legal ones, and ones of which one
    #: may ask why not.
    choices: tuple[str, ...] = ()
    whys: tuple[str, ...] = ()
    #: Copies and where the data comes from.
    source: str = ""


@cache
def book(game: Game) -> Rulebook:
    return rulebook(game)


def ruled(seen: Seen, rule: str, mark: str = "") -> Fact:
    """A rule in its own words: for what no card says, as what a kind of building is for."""
    return Fact(book(seen.game).find(rule).text(seen.texts.language), rule, mark)


def portrait(picture: str, kind: str = "", below: str = "") -> str:
    """The face of a thing that has no drawing of its own: its picture, large, in the colour of its
    kind. `below` is markup."""
    foot = f'<span class="foot">{below}</span>' if below else ""
    return f'<div class="portrait {kind}">{icon(picture)}{foot}</div>'


def named(seen: Seen, what: str) -> tuple[str, int] | None:
    """The category and the number that a name means; None where there is no such thing."""
    category, _, rest = what.partition(":")
    if not rest.isascii() or not rest.isdigit() or len(rest) > 4:
        return None
    number = int(rest)
    extra: Mapping[str, int] = getattr(part(seen, "drawing.inspect"), "EXTRA", {})
    if category in extra:
        return (category, number) if number < extra[category] else None
    names = seen.texts.kit.names.get(category)
    return (category, number) if names is not None and number < len(names) else None


def inspected(seen: Seen, what: str) -> Inspection | None:
    """The thing by its name; None where there is none, or nothing is known of it."""
    thing = named(seen, what)
    if thing is None:
        return None
    category, number = thing
    own: Callable[[Seen, str, int], Inspection | None] | None = getattr(
        part(seen, "drawing.inspect"), "inspect", None
    )
    found = own(seen, category, number) if own is not None else told(seen, category, number)
    if found is None or found.choices:
        return found
    return replace(found, choices=choices_about(seen, category, number))


def part(seen: Seen, name: str) -> Any:
    return seen.game.part(name)


def told(seen: Seen, category: str, number: int) -> Inspection | None:
    """What the game tells of a thing in words."""
    about: Callable[[Seen, str, int], list[str]] | None = getattr(
        part(seen, "drawing.about"), "about", None
    )
    lines = about(seen, category, number) if about is not None else []
    name = seen.texts.name(category, number)
    facts = tuple(Fact(line) for line in lines if line and line != name)
    return Inspection(name, facts=facts) if about is not None else None


#: Categories whose members a choice may be about.
THINGS = ("card", "contract", "leader", "faction", "shipyard_card", "order_card")


def thing_of(seen: Seen, key: str) -> str:
    """The thing that a choice names by its id, as `data-inspect` says it; "" where it names none,
    or nothing is known of it."""
    kit = seen.texts.kit
    for name in key.split(":")[1:]:
        for category in THINGS:
            if name in kit.names.get(category, ()):
                return f"{category}:{kit.names[category].index(name)}"
    return ""


def choices_about(seen: Seen, category: str, number: int) -> tuple[str, ...]:
    """The viewer's options that name the thing by its id."""
    if category not in seen.texts.kit.names:
        return ()
    name = seen.texts.kit.names[category][number]
    return tuple(key for key in seen.legal() if name in key.split(":")[1:])[:6]
