"""The picture of where to look: the thing as our table draws it, with our numbers on it, and the
board it belongs to."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup

from cosmeeple.draw import html
from cosmeeple.draw.inspect import inspected
from cosmeeple.draw.seen import Seen
from cosmeeple.kernel.lessons.lesson import find_lesson, lessons_of
from cosmeeple.kernel.lessons.lesson_checks import at_step
from cosmeeple.kernel.lessons.primer import primer_of
from cosmeeple.web.learning.cards import seen_of
from cosmeeple.web.learning.pictures import artwork_in, drawn, inert


@lru_cache(maxsize=16)
def scene(slug: str, language: str) -> Seen | None:
    """A position of the first lesson: things are drawn for somebody who sits at a table."""
    if not lessons_of(slug):
        return None
    lesson = find_lesson(slug)
    return seen_of(lesson, at_step(lesson, 0).played(), language, live=False)


@lru_cache(maxsize=1024)
def face_of(slug: str, table: str, entry: str, language: str) -> Markup:
    """A card, tile or token as the inspector shows it; nothing where the game draws none."""
    seen = scene(slug, language)
    if seen is None or not entry:
        return Markup()
    for category, names in seen.texts.kit.names.items():
        if entry in names:
            found = inspected(seen, f"{category}:{names.index(entry)}")
            if found is not None and found.face:
                name = f"{table}-{entry}"
                return html.safe(inert(found.face + artwork_in(slug, found.face), name))
    return Markup()


@lru_cache(maxsize=16)
def board_of(slug: str, language: str) -> Markup:
    """The board as it is drawn, whole."""
    primer = primer_of(slug)
    if primer is None or not lessons_of(slug):
        return Markup()
    return html.safe(drawn(slug, language, primer.hero, "board"))
