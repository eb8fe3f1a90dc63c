"""Answers that are sent together: all of them or none, and never a question that nobody asks any
more."""

from __future__ import annotations

from typing import Any

import pytest

from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import all_games, load_game
from cosmeeple.kernel.records.codec import digest, options_as_text
from cosmeeple.kernel.records.together import MOST, SIGN, NotTogether, apart, joined, steps
from cosmeeple.kernel.words.text import Texts


def playing() -> Table[Any]:
    """Tortuga: A has chosen a ship, B too; A has five cards of the first hand."""
    table = load_game("tortuga").new(2, 5)
    while type(table.agenda[-1]).__name__ != "TakeAction":
        table.apply(table.decider, table.options(table.decider)[0])
    return table


def test_no_answer_of_any_game_has_the_sign_in_it() -> None:
    for game in all_games():
        assert not [action.key for action in game.actions() if SIGN in action.key]


def test_every_step_is_a_table_of_its_own() -> None:
    table = playing()
    before = digest(table)
    plays = [text for text in options_as_text(table, table.decider) if text.startswith("play:")][:2]

    one, two = steps(table, table.decider, plays)

    assert digest(table) == before
    assert digest(one) != digest(two)
    table.apply(table.decider, table.options(table.decider)[1])
    assert digest(one) == digest(table)


def test_none_is_made_when_one_is_impossible_and_the_reason_is_said() -> None:
    table = playing()
    play = next(text for text in options_as_text(table, table.decider) if text.startswith("play:"))

    with pytest.raises(NotTogether) as caught:
        list(steps(table, table.decider, [play, "hunt"]))

    said = caught.value.said(Texts(load_game("tortuga"), table.state.kit, "en"), table.decider)
    assert (2, 2) == (said["number"], said["count"])
    assert said["why"]


def test_who_is_asked_next_cannot_be_answered_for() -> None:
    table = playing()
    other = 1 - table.decider

    with pytest.raises(NotTogether, match="not asked now"):
        list(steps(table, table.decider, ["end", "end"]))
    with pytest.raises(NotTogether):
        list(steps(table, other, ["end", "end"]))


def test_a_last_pass_is_left_out_where_the_question_has_ended_by_itself() -> None:
    game = load_game("relics")
    table = game.new(2, 3)
    seat = table.deciders()[0]
    while type(table.agenda[-1]).__name__ != "RedrawCard":
        seat = table.deciders()[0]
        table.apply(seat, table.options(seat)[0])
    seat = table.decider
    pack = [text for text in options_as_text(table, seat) if not text.endswith("pass")]

    # With and without cards alike the row ends the question, once.
    made = list(steps(table, seat, [*pack[:1], "redraw:pass"]))

    assert made
    assert seat != made[-1].decider or type(made[-1].agenda[-1]).__name__ != "RedrawCard"


def test_texts_come_apart_and_too_many_are_refused() -> None:
    assert apart(joined(["a:1", "b"])) == ["a:1", "b"]
    with pytest.raises(BadInput):
        apart(joined(["a"] * (MOST + 1)))
