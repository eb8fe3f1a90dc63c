"""Every shipped puzzle can be replayed and is what it says; the search for them is the same every
time."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from cosmeeple.bots.registry import bot_spec
from cosmeeple.kernel.engine.outcome import Outcome, ScoreRow, ranks_by
from cosmeeple.kernel.engine.rng import Rng
from cosmeeple.kernel.game import SLUGS, Game, load_game
from cosmeeple.kernel.records.codec import options_as_text, pick_of, question
from cosmeeple.kernel.records.position import check_files
from cosmeeple.study import proving, seeking
from cosmeeple.study.detours import catches_up
from cosmeeple.study.endings import Ending, compared, ending_of
from cosmeeple.study.forecast import Forecast
from cosmeeple.study.noticed import Noticed
from cosmeeple.study.puzzles import (
    FOLDER,
    Facts,
    Worth,
    puzzle_ids,
    puzzle_of,
    read_puzzle,
    written,
)

ALL = [(slug, one) for slug in SLUGS for one in puzzle_ids(slug)]


@pytest.mark.parametrize("slug", SLUGS)
def test_every_puzzle_is_replayed_and_keeps_its_promises(slug: str) -> None:
    for one in puzzle_ids(slug):
        puzzle = puzzle_of(slug, one)
        facts = puzzle.facts
        table = puzzle.table()
        legal = options_as_text(table, puzzle.seat)
        assert sorted(legal) == sorted(worth.choice for worth in facts.answers), one
        assert proving.FEWEST <= len(legal) <= proving.MOST
        assert facts.best == facts.answers[0].choice
        assert facts.tempting in legal
        assert facts.tempting != facts.best
        assert facts.margin >= proving.MARGIN
        assert facts.margin >= 3 * facts.error - 0.002  # both are rounded
        assert facts.steady >= proving.STEADY
        assert set(facts.solved) == set(proving.ATTEMPTS)
        assert facts.level in (1, 2, 3, 4)
        assert proving.is_explained(facts), one
        wrong = [choice for choice in legal if not facts.is_right(choice)]
        assert facts.tempting in wrong, one
        assert len(wrong) >= 2, one
        assert len(facts.also) <= proving.MOST_ALSO
        assert set(facts.also) < set(legal)


def test_no_two_puzzles_ask_the_same() -> None:
    seen = Counter((slug, tuple(puzzle_of(slug, one).moves)) for slug, one in ALL)
    assert all(count == 1 for count in seen.values())


@pytest.mark.parametrize("slug", SLUGS)
def test_a_puzzle_is_a_position_file(slug: str) -> None:
    files = sorted((load_game(slug).folder() / FOLDER).glob("*.toml"))[:2]
    assert all(result.failure is None for result in check_files(files, None))


def test_a_puzzle_is_written_and_read_back(tmp_path: Path) -> None:
    facts = Facts(
        "A", "b", "a", 0.1, 0.01, 0.9, [Worth("b", 0.6, 0.01, 20.0), Worth("a", 0.5, 0.01, 18.0)], [], ["B ?"],
        {"easy": 0.0, "medium": 0.5, "hard": 1.0}, "this", "that", [Noticed("hand", -0.5)],
        ["c", "d"], Ending(120, 0.1, 0.03, 2.0, -1.5, [Noticed("chips", 2.5), Noticed("card", -0.5)]),
    )  # fmt: skip
    path = tmp_path / "x.toml"
    path.write_text(
        written("x", load_game("race"), 2, 7, {}, ['A discard:"q"', "B pass"], facts),
        encoding="utf-8",
    )
    found = read_puzzle(path)
    assert found.facts == facts
    assert found.facts.level == 2
    assert found.moves == ['A discard:"q"', "B pass"]


def test_what_the_best_answer_can_still_follow_is_right_too() -> None:
    facts = Facts("A", "b", "a", 0.1, 0.01, 0.9, [], [], [], {}, "", "", also=["c"])
    assert [facts.is_right(choice) for choice in "abc"] == [False, True, True]
    rows = {1: [0.6, 0.7, 0.6], 2: [0.5, 0.8, 0.5], 3: [0.2, 0.3, 0.1]}
    found = proving.ahead_of(rows, 1, [3])
    assert (found.margin, found.steady) == (pytest.approx(13 / 30), 1.0)
    assert proving.ahead_of(rows, 1, [2, 3]).steady == pytest.approx(2 / 3)


def test_levels_follow_who_finds_it() -> None:
    def level(**solved: float) -> int:
        return Facts("A", "b", "a", 0.1, 0.01, 0.9, [], [], [], dict(solved), "", "").level

    assert level(easy=0.5, medium=1.0, hard=1.0) == 1
    assert level(easy=0.3, medium=0.4, hard=0.5) == 3
    assert level(easy=0.0, medium=0.0, hard=0.0) == 4


@pytest.mark.parametrize("slug", SLUGS)
def test_the_verifiers_search_more_than_the_finder_and_the_strong_bot(slug: str) -> None:
    game = load_game(slug)
    strong = proving.exact(game, "hard")
    assert "seconds" not in strong
    for bot in proving.verifiers(game):
        assert bot_spec(bot).is_exact
        bot_spec(bot).check(game)
        name, _, rest = bot.partition(":")
        verifies = int(rest.partition("+")[0])
        assert verifies > proving.FIRST_DEALS[-1] * proving.MOST
        if name == strong.partition(":")[0]:
            assert verifies > int(strong.partition(":")[2].partition("+")[0])


class Answers:
    """Stands for a game in which every answer is worth a known number, by deal."""

    def __init__(self, *worth: list[float]) -> None:
        self.game = load_game("race")
        self.worth = worth
        self.deals = 0

    def options(self, _seat: int) -> list[int]:
        return list(range(len(self.worth)))

    def dealt(self, _table: object, _seat: int, _rng: Rng) -> int:
        self.deals += 1
        return self.deals - 1

    def share_after(self, deal: int, _seat: int, pick: int, _luck: int) -> float:
        row = self.worth[pick]
        return row[deal % len(row)]


def measured(wanted: int, glance: int, *worth: list[float]) -> tuple[proving.Worths | None, int]:
    answers = Answers(*worth)
    position = proving.Position(answers, answers, answers, answers, 0, 0.5)  # type: ignore[arg-type]
    return proving.worths(position, [wanted], glance, Rng(1)), answers.deals


def test_the_best_answer_leads_clearly_or_the_search_ends_early() -> None:
    found, deals = measured(
        1, 0, [0.3, 0.31], [0.6, 0.62], [0.4, 0.41], [0.1, 0.1], [0.2, 0.2], [0.15, 0.1]
    )
    assert found is not None
    assert deals == proving.DEALS[-1]
    assert found.margin == pytest.approx(0.205)
    assert found.steady == 1.0
    assert {pick: len(row) for pick, row in found.rows.items()} == {
        0: 60,
        1: 60,
        2: 60,
        4: 60,
        3: 4,
        5: 4,
    }
    # Another answer is as good: no more deals than needed to see it.
    assert measured(1, 0, [0.3, 0.31], [0.6, 0.62], [0.6, 0.61]) == (None, proving.DEALS[0])
    # Luck decides which one is best: the mean alone is not enough.
    assert measured(1, 0, [0.5, 0.5], [0.0, 1.0, 1.0, 0.0], [0.45, 0.4])[0] is None


def test_the_glance_is_followed_to_the_end_though_it_falls_behind() -> None:
    found, _ = measured(
        5, 0, [0.1, 0.1], [0.3, 0.3], [0.31, 0.3], [0.32, 0.3], [0.33, 0.3], [0.6, 0.6]
    )
    assert found is not None
    assert len(found.rows[0]) == proving.DEALS[-1]


def test_an_answer_is_no_mistake_when_the_best_one_can_still_follow_it() -> None:
    """A position of Relics in which quick play seemed to lose a quarter of the win by selling
    before it places traders: it just forgot the traders afterwards."""
    puzzle = read_puzzle(Path(__file__).parent / "positions" / "order-or-sell.toml")
    game, table = puzzle.game, puzzle.table()
    deep = Forecast(game, 2, proving.further(game))
    picks = {key: pick_of(question(table), key) for key in ("order", "sell", "pass")}

    def late(other: str) -> bool:
        return catches_up(deep, table, puzzle.seat, (picks[other], picks["order"]), Rng(1))

    assert puzzle.facts.margin > 0.25
    assert late("sell")
    assert not late("pass")


def outcome(own: tuple[int, int], other: int) -> Outcome:
    rows = (
        ScoreRow("chips", "", (own[0], other)),
        ScoreRow("card", "one", (own[1] - 1, 0)),
        ScoreRow("card", "two", (1, 0)),
    )
    return ranks_by(rows, [sum(own), other], [])


def test_ends_of_the_game_are_compared_line_by_line() -> None:
    pairs = [(outcome((4, 6), 12), outcome((8, 5), 11)), (outcome((4, 6), 9), outcome((8, 7), 8))]

    assert compared(pairs, 0, 2) == Ending(2, 0.5, 0.5, 4.0, -1.0, [Noticed("chips", 4.0)])


def test_a_puzzle_is_explained_by_something_that_the_best_answer_brings() -> None:
    facts = Facts("A", "b", "a", 0.1, 0.01, 0.9, [], [Noticed("cards", -2.0)], [], {}, "", "")
    chips = [Noticed("chips", 2.0)]
    assert not proving.is_explained(facts)
    facts.ending = Ending(240, 0.1, 0.03, 2.0, -1.0, [])
    assert not proving.is_explained(facts)
    facts.ending = Ending(240, 0.1, 0.03, 2.0, -1.0, chips)
    assert proving.is_explained(facts)
    facts.ending = Ending(240, 0.02, 0.03, 2.0, 1.0, chips)
    assert not proving.is_explained(facts)


def test_games_are_finished_from_both_answers_on_the_same_luck() -> None:
    puzzle = puzzle_of("race", puzzle_ids("race")[0])
    table, forecast = puzzle.table(), Forecast(puzzle.game, 2)
    best, tempting = (
        pick_of(question(table), key) for key in (puzzle.facts.best, puzzle.facts.tempting)
    )

    same = ending_of(forecast, table, puzzle.seat, (best, best), 3, Rng(4))
    once = ending_of(forecast, table, puzzle.seat, (tempting, best), 3, Rng(4))

    assert same == Ending(3, 0.0, 0.0, 0.0, 0.0, [])
    assert once == ending_of(forecast, table, puzzle.seat, (tempting, best), 3, Rng(4))
    assert once != same


def test_no_answer_and_no_easy_puzzles_prevail() -> None:
    def facts(best: str, easy: float) -> Facts:
        return Facts(
            "A", best, "a", 0.1, 0.01, 0.9, [], [], [], {"easy": easy, "hard": 1.0}, "", ""
        )

    shelf = seeking.Shelf()
    for number in range(seeking.FIRST_EASY):
        shelf.put(facts(f"easy{number}", 1.0))
    while shelf.welcomes("other", 1):
        shelf.put(facts(f"easy{shelf.levels.total()}", 1.0))
    assert shelf.welcomes("other", 3)
    for _ in range(seeking.MOST_ALIKE):
        assert shelf.welcomes("same", 3)
        shelf.put(facts("same", 0.0))
    assert not shelf.welcomes("same", 3)


def test_the_search_goes_on_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []
    facts = puzzle_of(*ALL[0]).facts

    def found(game: Game, players: int, seed: int, shelf: seeking.Shelf) -> list[seeking.Found]:
        asked.append(seed)
        text = written(f"p{seed}", game, players, seed, {}, [], facts)
        assert shelf.levels.total() == len(list(tmp_path.glob("*.toml")))
        return [seeking.Found(f"p{seed}", text, facts)] if seed % 2 else []

    monkeypatch.setattr(seeking, "puzzles_of_game", found)
    game = load_game("race")
    assert seeking.seek(game, tmp_path, 2, 10, float("inf"), lambda *_: None) == 2
    assert asked == [10, 11, 12, 13]
    assert seeking.seek(game, tmp_path, 3, 10, float("inf"), lambda *_: None) == 3
    assert asked == [10, 11, 12, 13, 14, 15]
