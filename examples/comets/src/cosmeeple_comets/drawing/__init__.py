"""The drawing of Comet Fishers: the sky as one picture, one's own probes and catches in the seat's
panel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cosmeeple.draw.html import esc, safe
from cosmeeple.draw.seen import Region
from cosmeeple.draw.words import Words
from cosmeeple_comets.data import COMETS, PROBES
from cosmeeple_comets.rules import outcome

if TYPE_CHECKING:
    from markupsafe import Markup

    from cosmeeple.draw.seen import Seen

ICON: Final = "star"
SEPARATORS: Final = frozenset({"CometsCame"})


def words(seen: Seen) -> Words:
    return Words(seen.game.folder() / "drawing" / "locale", seen.texts.language)


def sky(seen: Seen) -> Markup:
    """The comets of the round, each a button when it may be caught."""
    comets = [comet_at(seen, place, comet) for place, comet in enumerate(seen.view.state.sky)]
    title = esc(words(seen).say("sky"))
    return safe(
        f'<section id="r-sky" class="cometsky"><svg viewBox="0 0 400 240" role="group" aria-label="{title}">{"".join(comets)}</svg></section>'
    )


def comet_at(seen: Seen, place: int, comet: int) -> str:
    key = f"catch:{COMETS[comet]}"
    name = esc(seen.texts.name("comet", comet))
    x, y = 60 + 92 * place, 90 + 50 * (place % 2)
    button = (
        f' role="button" tabindex="-1" data-choice="{key}" aria-label="{esc(seen.label(key))}"'
        if key in seen.legal()
        else ""
    )
    return (
        f'<g class="comet comet-{COMETS[comet]}"{button}><path class="tail" d="M{x} {y}l-50 -34"/><circle cx="{x}" cy="{y}" r="26"/>'
        f'<text x="{x}" y="{y + 48}" text-anchor="middle">{name}</text></g>'
    )


def in_words(seen: Seen) -> Markup:
    rows = "".join(
        f"<li>{esc(seen.texts.name('comet', comet))}</li>" for comet in seen.view.state.sky
    )
    return safe(
        f'<section id="r-list" class="panel"><h2>{esc(words(seen).say("sky"))}</h2><ul>{rows}</ul></section>'
    )


def area(seen: Seen, seat: int) -> Markup:
    """Catches by kind, and the probes that can still fly: all open."""
    own = seen.view.state.areas[seat]
    caught = "".join(
        f"<dt>{esc(seen.texts.name('comet', kind))}</dt><dd>{number}</dd>"
        for kind, number in enumerate(own.caught)
    )
    left = " ".join(str(power + 1) for power in range(len(PROBES)) if own.probes >> power & 1)
    return safe(
        f'<dl class="catches">{caught}<dt>{esc(words(seen).say("probes"))}</dt><dd>{left or "–"}</dd></dl>'
    )


def headline(seen: Seen) -> str:
    return words(seen).say("round", number=seen.view.state.round)


def scores(seen: Seen) -> tuple[int, ...]:
    """Everything that scores lies open."""
    return outcome(seen.view.state).scores


REGIONS: Final = (
    Region("sky", sky, "board"),
    Region("list", in_words, "side", "list", words=True),
)
