"""The tool that plays the decisions of an analysis on (benchmarks/confirm.py)."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from cosmeeple.kernel.engine.rng import Rng
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import Game, load_game
from cosmeeple.kernel.records.codec import digest, options_as_text
from cosmeeple.study.forecast import Forecast

sys.path.insert(0, str(Path(__file__).parents[2] / "benchmarks"))
import confirm


def begun(game: Game, moves: int) -> Table[Any]:
    table = game.new(2, 5)
    rng = Rng(5)
    while moves > 0 or len(table.options(table.deciders()[0])) < 2:
        seat = table.deciders()[0]
        table.answer(seat, rng.pick(table.options(seat)))
        moves -= 1
    return table


def test_an_answer_is_played_on_for_some_moments_and_then_often_to_the_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(confirm, "ENDS", 3)
    game = load_game("antarctica")
    table = begun(game, 20)
    before = digest(table)
    seat = table.deciders()[0]
    choice = options_as_text(table, seat)[0]

    few = confirm.PlaysOn("easy", 1).ends(Forecast(game, 2), table, seat, choice, 7)
    whole = confirm.PlaysOn("easy").ends(Forecast(game, 2), table, seat, choice, 7)

    assert len(few) == 3
    assert len(set(few)) > 1  # luck differs from end to end
    assert len(whole) == 1
    assert few == confirm.PlaysOn("easy", 1).ends(Forecast(game, 2), table, seat, choice, 7)
    for share, lead in [*few, *whole]:
        assert share == pytest.approx(1.0 if lead > 0 else 0.0) or lead == 0
    assert digest(table) == before


def test_what_is_told_counts_decisions_and_not_pairs(capsys: pytest.CaptureFixture[str]) -> None:
    decisions = [{"ply": ply, "loss": 0.1} for ply in range(4)]
    rows: list[confirm.Row] = [
        {"game": "race", "seed": 1, "record": "", "decisions": decisions},
        {"game": "race", "seed": 2, "record": "", "decisions": []},
    ]
    for ply, win in enumerate((0.0, 0.2, 0.2, 0.4)):
        rows += [
            {"game": "race", "seed": 1, "ply": ply, "pair": pair, "by": "hard", "win": win, "points": 10 * win - 1}
            for pair in range(25)
        ]  # fmt: skip

    confirm.tell(rows)

    assert capsys.readouterr().out.split("|")[1:-1] == [
        " race ", " 1 of 2 ", " 4 ", " 100 by hard ", " 10 % ", " +20 ± 8 % ", " +1.0 ± 0.8 ", " 3 : 1 ",
    ]  # fmt: skip
