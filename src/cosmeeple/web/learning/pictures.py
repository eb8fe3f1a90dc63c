"""Pictures of a game for newcomers: the real table at a moment of its lesson, drawn by the game, a
part of it cut out."""

from __future__ import annotations

import re
from functools import lru_cache
from html.parser import HTMLParser

from cosmeeple.draw.brought import renderer
from cosmeeple.kernel.game import load_game
from cosmeeple.kernel.lessons.lesson import find_lesson, lessons_of
from cosmeeple.kernel.lessons.lesson_checks import at_step
from cosmeeple.kernel.lessons.primer import Picture, primer_of
from cosmeeple.web.learning.cards import seen_of
from cosmeeple.web.regions import game_regions

VOID = {
    "br",
    "hr",
    "img",
    "input",
    "link",
    "meta",
    "path",
    "circle",
    "rect",
    "use",
    "line",
    "polygon",
    "polyline",
}
#: What only a live table needs.
_LIVE = re.compile(
    r'\s(?:tabindex|role|data-[\w-]+|aria-(?:label|labelledby|describedby|hidden))="[^"]*"'
)
_ID = re.compile(r'\sid="([^"]+)"')
_SVG = re.compile(r"<svg\b(?=[^>]*viewBox)[^>]*>.*?</svg>", re.S)
_BOX = re.compile(r'viewBox="([^"]*)"')
#: A drawing is at least so long; what is shorter is an icon.
DRAWING = 2000


class Cutter(HTMLParser):
    """Finds an element by its id, its `data-piece` or a class and remembers where it begins and
    ends."""

    def __init__(self, wanted: str) -> None:
        super().__init__(convert_charrefs=False)
        self.wanted = wanted
        self.depth = 0
        self.found: list[tuple[int, int]] = []
        self.begun = -1
        self.starts: list[int] = []

    def cut(self, text: str, most: int) -> list[str]:
        """The pieces of the markup that are wanted, at most so many."""
        lines = text.splitlines(keepends=True)
        self.starts = [sum(map(len, lines[:number])) for number in range(len(lines))]
        self.text = text
        self.feed(text)
        return [text[start:end] for start, end in self.found[:most]]

    def place(self) -> int:
        """Where the parser stands, as an index."""
        line, column = self.getpos()
        return self.starts[line - 1] + column

    def fits(self, attributes: list[tuple[str, str | None]]) -> bool:
        """Is it a wanted element?"""
        known = dict(attributes)
        return (
            self.wanted in (known.get("id"), known.get("data-piece"))
            or self.wanted in (known.get("class") or "").split()
        )

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """An element without content is never wanted."""
        del tag, attrs

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """A wanted element begins, or one inside it."""
        if tag in VOID and self.begun < 0:
            return
        if self.begun >= 0:
            self.depth += tag not in VOID
        elif self.fits(attrs):
            self.begun, self.depth = self.place(), 1

    def handle_endtag(self, tag: str) -> None:
        """A wanted element ends, or one inside it."""
        if self.begun < 0 or tag in VOID:
            return
        self.depth -= 1
        if self.depth == 0:
            self.found.append((self.begun, self.text.index(">", self.place()) + 1))
            self.begun = -1


def inert(html: str, prefix: str) -> str:
    """The same without anything that only a live table needs; its ids are its own."""
    html = _LIVE.sub("", html)
    ids = set(_ID.findall(html))
    html = _ID.sub(lambda found: f' id="{prefix}-{found[1]}"', html)
    return re.sub(
        r"(url\(#|href=\"#)([\w:.-]+)",
        lambda m: f"{m[1]}{prefix}-{m[2]}" if m[2] in ids else m[0],
        html,
    )


def part_of(box: str, wanted: tuple[float, float, float, float]) -> str:
    """A part of a view box, in shares of it: left, top, width, height."""
    left, top, width, height = [float(number) for number in box.split()]
    x, y, w, h = wanted
    return (
        f'viewBox="{left + x * width:.1f} {top + y * height:.1f} {w * width:.1f} {h * height:.1f}"'
    )


def drawn(slug: str, language: str, picture: Picture, name: str) -> str:
    """One picture as inert HTML; the whole region where nothing has the wanted name."""
    lesson = find_lesson(slug)
    course = at_step(lesson, lesson.place_of(picture.step))
    for _ in range(picture.answers):
        course.answer(course.wanted()[0])
    seen = seen_of(lesson, course.played(), language, live=False)
    html = game_regions(seen).get(f"r-{picture.region}", "")
    if picture.show:
        found = Cutter(picture.show).cut(html, picture.most)
        html = f'<div class="cut">{"".join(found)}</div>' if found else html
    else:
        boards = [one for one in _SVG.findall(html) if len(one) > DRAWING]
        if boards:
            html = max(boards, key=len)
            if picture.box is not None:
                wanted = picture.box
                html = _BOX.sub(lambda found: part_of(found[1], wanted), html, count=1)
    return inert(html + artwork_in(slug, html), name)


def artwork_in(slug: str, html: str) -> str:
    """The pictures of cards that are shown, which a table page has in a file of its own."""
    draw = getattr(renderer(slug), "artwork", None)
    wanted = set(re.findall(r'href="#(art-\d+)"', html))
    if draw is None or not wanted:
        return ""
    text = str(draw(load_game(slug).kit()))
    defs = re.search(r"<defs>.*?</defs>", text, re.S)
    symbols = [
        one
        for one in re.findall(r"<symbol .*?</symbol>", text, re.S)
        if one[12 : one.index('"', 12)] in wanted
    ]
    return f'<svg class="sprite" width="0" height="0">{defs[0] if defs else ""}{"".join(symbols)}</svg>'


@lru_cache(maxsize=16)
def pictures_of(slug: str, language: str) -> tuple[str, ...]:
    """The pictures of the overview, in order."""
    primer = primer_of(slug)
    if primer is None or not lessons_of(slug):
        return ()
    return tuple(
        [
            "" if part.picture is None else drawn(slug, language, part.picture, f"p{number}")
            for number, part in enumerate(primer.part)
        ]
    )


@lru_cache(maxsize=16)
def hero_of(slug: str, language: str) -> str:
    """The large picture beside the words."""
    primer = primer_of(slug)
    return (
        "" if primer is None or not lessons_of(slug) else drawn(slug, language, primer.hero, "hero")
    )
