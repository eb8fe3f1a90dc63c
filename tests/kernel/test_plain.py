"""A game that draws nothing is on the terminal all the same: field by field, as a seat sees it."""

from __future__ import annotations

import pytest
import toy

from cosmeeple.draw.plain import sections
from cosmeeple.draw.seen import Seat, Seen
from cosmeeple.kernel.records.view import view
from cosmeeple.kernel.words.text import Texts


@pytest.mark.parametrize(("language", "title"), [("en", "Toy"), ("pl", "Zabawka")])
def test_a_game_without_a_drawing_shows_its_fields(language: str, title: str) -> None:
    game = toy.toy()
    table = game.new(2, 3)
    table.state.areas[0].hand, table.state.areas[1].hand = [0], [1]
    texts = Texts(game, game.kit(), language, ("Ann", "Bob"))
    seen = Seen(game, view(game, table, 0), texts, (Seat(0, "Ann"), Seat(1, "Bob")), (), ())

    (found,) = sections(seen)

    lines = [line.strip() for line in found.lines]
    assert found.title == title
    assert f"bank: {table.state.bank}" in lines
    assert f"hand: {toy.CARDS[0]}" in lines, "one's own hand by its cards"
    assert f"hand: {toy.CARDS[1]}" not in lines, "and nobody else's"
