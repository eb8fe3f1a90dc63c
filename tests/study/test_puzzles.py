"""Every shipped puzzle can be replayed and is what it says; the search for them is the same every time."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from cosmeeple.kernel.game import SLUGS, load_game
from cosmeeple.kernel.records.codec import options_as_text
from cosmeeple.kernel.records.position import check_files
from cosmeeple.study import seeking
from cosmeeple.study.puzzles import FOLDER, Facts, Worth, puzzle_ids, puzzle_of, read_puzzle, written

ALL = [(slug, one) for slug in SLUGS for one in puzzle_ids(slug)]


@pytest.mark.parametrize("slug", SLUGS)
def test_every_puzzle_is_replayed_and_keeps_its_promises(slug: str) -> None:
    for one in puzzle_ids(slug):
        puzzle = puzzle_of(slug, one)
        facts = puzzle.facts
        table = puzzle.table()
        legal = options_as_text(table, puzzle.seat)
        assert sorted(legal) == sorted(worth.choice for worth in facts.answers), one
        assert seeking.FEWEST <= len(legal) <= seeking.MOST
        assert facts.best == facts.answers[0].choice
        assert facts.tempting in legal
        assert facts.tempting != facts.best
        assert facts.margin >= seeking.MARGIN
        assert facts.margin >= 3 * facts.error - 0.002  # both are rounded
        assert facts.steady >= seeking.STEADY
        assert set(facts.solved) == set(seeking.ATTEMPTS)
        assert facts.level in (1, 2, 3, 4)


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
        {"easy": 0.0, "medium": 0.5, "hard": 1.0}, "this", "that",
    )  # fmt: skip
    path = tmp_path / "x.toml"
    path.write_text(written("x", load_game("race"), 2, 7, {}, ['A discard:"q"', "B pass"], facts), encoding="utf-8")
    found = read_puzzle(path)
    assert found.facts == facts
    assert found.facts.level == 2
    assert found.moves == ['A discard:"q"', "B pass"]


def test_levels_follow_who_finds_it() -> None:
    def level(**solved: float) -> int:
        return Facts("A", "b", "a", 0.1, 0.01, 0.9, [], [], [], dict(solved), "", "").level

    assert level(easy=0.5, medium=1.0, hard=1.0) == 1
    assert level(easy=0.3, medium=0.4, hard=0.5) == 3
    assert level(easy=0.0, medium=0.0, hard=0.0) == 4


def test_the_verifier_searches_more_than_the_finder_and_the_strong_bot() -> None:
    for slug in SLUGS:
        game = load_game(slug)
        strong = int(seeking.exact(game, 2, "hard").partition(":")[2].partition("+")[0])
        verifies = int(seeking.verifier(game, 2).partition(":")[2])
        assert verifies > strong > seeking.TRIES
        assert "seconds" not in seeking.exact(game, 2, "hard")


def test_the_search_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def found(_game: object, _players: int, seed: int, _alike: object) -> list[seeking.Found]:
        asked.append(seed)
        return [seeking.Found(f"p{seed}", "text", "kind")] if seed % 2 else []

    monkeypatch.setattr(seeking, "puzzles_of_game", found)
    game = load_game("race")
    assert seeking.seek(game, tmp_path, 2, 10, float("inf"), lambda *_: None) == 2
    assert asked == [10, 11, 12, 13]
    assert seeking.seek(game, tmp_path, 3, 10, float("inf"), lambda *_: None) == 3
    assert asked == [10, 11, 12, 13, 14, 15]
