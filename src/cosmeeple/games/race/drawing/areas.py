"""The Orb as a board and beside it, and everything in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosmeeple.draw.html import esc, icon, safe, tag
from cosmeeple.games.race.drawing.facts import in_orb, words
from cosmeeple.games.race.drawing.orb_laying import lay_bar
from cosmeeple.games.race.drawing.orb_map import legend, orb_svg
from cosmeeple.games.race.drawing.orb_side import orb_hand, orb_in_words, orb_side
from cosmeeple.kernel.engine.rows import count_of

if TYPE_CHECKING:
    from markupsafe import Markup

    from cosmeeple.draw.seen import Seen
    from cosmeeple.draw.words import Words
    from cosmeeple.games.race.state import Area, State


def board(seen: Seen) -> Markup:
    """The Orb while it is being explored; else the lanes are the board, and there is nothing
    here."""
    say = words(seen)
    label = esc(say("the-orb"))
    if not in_orb(seen):
        return safe(
            f'<section class="board orbview" id="r-board" aria-label="{label}" hidden></section>'
        )
    return safe(
        f'<section class="board orbview" id="r-board" aria-label="{label}" data-board>{orb_board(seen, say)}</section>'
    )


def orb_board(seen: Seen, say: Words) -> str:
    """The Orb, to be zoomed and moved about; below it the card that is being laid, or what the
    marks mean."""
    zooms = "".join(
        f'<button type="button" class="btn icon" data-zoom="{factor}" aria-label="{esc(say(key))}">{icon(picture)}</button>'
        for factor, key, picture in (("1.25", "zoom-in", "plus"), ("0.8", "zoom-out", "minus"))
    )
    return (
        f'<div class="orbwrap"><div class="pan" data-pan>{orb_svg(seen, True)}</div><div class="zooms">{zooms}</div></div>'
        f"{lay_bar(seen, say)}"
    )


def orb_panel(seen: Seen) -> Markup:
    """The Orb in small with its cards and tokens, for the drawer; during an Orb step most of it is
    on the stage."""
    label = esc(words(seen)("the-orb"))
    if not seen.view.state.orbs:
        return safe(f'<section class="orbside" id="r-orb" aria-label="{label}" hidden></section>')
    return safe(
        f'<section class="orbside" id="r-orb" aria-label="{label}">{orb_side(seen)}</section>'
    )


def orb_beside(seen: Seen) -> Markup:
    """Priority, cards and tokens beside the map during an Orb step."""
    label = esc(words(seen)("beside-the-orb"))
    if not in_orb(seen):
        return safe(
            f'<section class="orbside" id="r-beside" aria-label="{label}" hidden></section>'
        )
    return safe(
        f'<section class="orbside" id="r-beside" aria-label="{label}">{orb_hand(seen)}{legend(seen.texts.language)}</section>'
    )


def with_goods(seen: Seen, area: Area) -> list[str]:
    """The cards of a tableau by name, each with the number of its goods."""
    found = []
    for card in area.tableau:
        goods = count_of(area.holders, card)
        name = seen.texts.name("card", card)
        found.append(words(seen).say("with-goods", name=name, count=goods) if goods else name)
    return found


def in_words(seen: Seen) -> Markup:
    """Every tableau as a list, with goods; the Orb's squares that matter."""
    state: State = seen.view.state
    say = words(seen)
    parts = []
    for seat, one in enumerate(state.areas):
        rows = [f"<li>{esc(named)}</li>" for named in with_goods(seen, one)]
        parts.append(
            f"<h2>{tag(seat, small=True)} {esc(seen.texts.name('seat', seat))}</h2><ul>{''.join(rows)}</ul>"
        )
    if state.orbs:
        parts.append(f"<h2>{esc(say('the-orb'))}</h2><ul>{orb_in_words(seen)}</ul>")
    return safe(
        f'<section class="inwords" id="r-words" aria-label="{esc(say("in-words"))}">{"".join(parts)}</section>'
    )
