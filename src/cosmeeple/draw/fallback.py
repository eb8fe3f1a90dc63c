"""The drawing of a game that brings none: its fields as lists, with the names of things. Every
option is in the bar.

Enough to play a new game on the page from its first day; `docs/renderers.md` says how a game gets
its own drawing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cosmeeple.draw.html import esc, safe
from cosmeeple.draw.seen import Region
from cosmeeple.kernel.records.codec import dump_state

if TYPE_CHECKING:
    from markupsafe import Markup

    from cosmeeple.draw.seen import Seen
    from cosmeeple.kernel.words.text import Texts

ICON: Final = "card"


def board(seen: Seen) -> Markup:
    """The whole position, but for what lies in the panels of the seats."""
    fields = dump_state(seen.game, seen.view.state)
    fields.pop("areas", None)
    body = listed(fields, seen.texts)
    return safe(f'<section id="r-board" class="plainboard" tabindex="0">{body}</section>')


def area(seen: Seen, seat: int) -> Markup:
    """What belongs to a seat, if the state has `areas`."""
    areas = dump_state(seen.game, seen.view.state).get("areas", [])
    own = (
        list(areas.values())[seat]
        if isinstance(areas, dict)
        else areas[seat]
        if seat < len(areas)
        else {}
    )
    return safe(listed(own, seen.texts))


def listed(fields: dict[str, Any], texts: Texts) -> str:
    """Fields and their values as a list of descriptions."""
    rows = [
        f"<dt>{esc(label(name, texts))}</dt><dd>{value_of(value, texts)}</dd>"
        for name, value in fields.items()
    ]
    return f'<dl class="plain">{"".join(rows)}</dl>'


def label(name: str, texts: Texts) -> str:
    """What a field is called: the game's own message, the name of a thing, or the field's name as
    words.

    A game says `field-deck = Draw pile` in its locale.
    """
    if texts.has(f"field-{name}"):
        return texts.say(f"field-{name}")
    return texts.name_of_id(name) or name.replace("_", " ")


def value_of(value: Any, texts: Texts) -> str:
    if isinstance(value, dict):
        return listed(value, texts)
    if isinstance(value, list):
        return ", ".join(value_of(item, texts) for item in value) or "–"
    return esc((texts.name_of_id(value) or value) if isinstance(value, str) else value)


REGIONS: Final = (Region("board", board, "board"),)
