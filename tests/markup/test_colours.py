"""A player's colour never stands alone: with it come the player's letter or pattern, over random
positions of every game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path

import pytest
from drawn import page_of, readers, walk
from wellformed import VOID

from cosmeeple.kernel.game import SLUGS, load_game
from cosmeeple.web import regions

SOURCES = Path(__file__).parents[2] / "src" / "cosmeeple"
STYLE_SHEETS = [*SOURCES.glob("web/static/*.css"), *SOURCES.glob("games/*/drawing/table.css")]
#: Fill in a player's colour: what look.md calls colour + pattern + letter.
FILLS = {f"f{letter}": letter for letter in "abcde"}
#: A page is drawn at every thirtieth decision of a game.
EVERY = 30
NAMES = ("Zoe", "Yan", "Xiu", "Wim", "Vic")
SHAPES = {"path", "rect", "circle", "ellipse", "polygon", "use", "g"}
#: So far up the drawing lies the piece that a shape is part of.
NEAR = 2


@dataclass
class Node:
    parent: Node | None
    tag: str
    attributes: dict[str, str]
    text: str = ""
    children: list[Node] = field(default_factory=list)

    def everything(self) -> Iterator[Node]:
        yield self
        for child in self.children:
            yield from child.everything()


class Tree(HTMLParser):
    """Elements with their texts, no more."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.root = self.here = Node(None, "", {})

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        made = Node(self.here, tag, {name: value or "" for name, value in attrs})
        self.here.children.append(made)
        if tag not in VOID:
            self.here = made

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.here.children.append(
            Node(self.here, tag, {name: value or "" for name, value in attrs})
        )

    def handle_endtag(self, tag: str) -> None:
        if self.here.parent is not None:
            self.here = self.here.parent

    def handle_data(self, data: str) -> None:
        self.here.text += data


def is_told(node: Node, letter: str) -> bool:
    """Near the shape stands the letter, or the pattern lies over it."""
    piece: Node | None = node
    for _ in range(NEAR):
        piece = piece.parent if piece is not None else None
        if piece is None:
            return False
        for part in piece.everything():
            if (
                part.attributes.get("fill") == f"url(#pat-{letter})"
                or part.text.strip() == letter.upper()
            ):
                return True
    return False


def colours_alone(html: str) -> list[str]:
    tree = Tree()
    tree.feed(html)
    return [
        f"{node.attributes}"
        for node in tree.root.everything()
        if node.tag in SHAPES
        for name in node.attributes.get("class", "").split()
        if name in FILLS and not is_told(node, FILLS[name])
    ]


@pytest.mark.parametrize("slug", SLUGS)
def test_a_player_colour_comes_with_a_letter_or_a_pattern(slug: str) -> None:
    game = load_game(slug)
    looked = 0
    for players in sorted({game.seats[0], game.seats[-1]}):
        for number, match in enumerate(walk(game, players, 400 + players)):
            if number % EVERY and not match.table.over():
                continue
            page = page_of(match, number // EVERY % players, "en", NAMES)
            for name, html in regions.table_regions(page, readers()[0]).items():
                assert colours_alone(html) == [], name
            looked += 1
    assert looked > 5


#: A rule for the light theme as the menu sets it, and one for who has chosen none.
CHOSEN = re.compile(r':root\[data-theme="light"\]([^{,]*)\{([^}]*)\}')
BY_SYSTEM = re.compile(r':root:not\(\[data-theme(?:="dark")?\]\)([^{,]*)\{([^}]*)\}')


@pytest.mark.parametrize(
    "path", sorted(STYLE_SHEETS), ids=lambda path: f"{path.parts[-3]}-{path.name}"
)
def test_the_light_theme_of_the_system_is_that_of_the_menu(path: Path) -> None:
    """Every rule stands twice: what the menu makes light is light too where the system says so."""
    text = path.read_text(encoding="utf-8")

    def rules(which: re.Pattern[str]) -> set[tuple[str, str]]:
        found = which.findall(text)
        return {(" ".join(place.split()), "".join(body.split())) for place, body in found}

    assert rules(CHOSEN) == rules(BY_SYSTEM)
