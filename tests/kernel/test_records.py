"""Recorded games: what a save keeps, and how damage is noticed."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from cosmeeple.kernel.engine.errors import BadFile, BadInput
from cosmeeple.kernel.engine.rng import Rng
from cosmeeple.kernel.game import load_game
from cosmeeple.kernel.records.codec import digest, notation, question
from cosmeeple.kernel.records.transcript import Match, commitment, load, loads, write_atomically

GAME = load_game("antarctica")


def played(moves: int, seed: int = 11) -> Match:
    match = Match.start(GAME, 3, seed)
    rng = Rng(seed)
    for _ in range(moves):
        table = match.table
        seat = table.decider
        match.play(seat, notation(question(table), rng.pick(list(table.legal))))
    return match


def test_a_save_goes_on_exactly_where_it_stopped(tmp_path: Path) -> None:
    match = played(30)
    file = tmp_path / "evening.game"

    match.save(file)
    again = load(file)

    assert digest(again.table) == digest(match.table)
    assert again.moves == match.moves
    assert again.happened == match.happened


@pytest.mark.parametrize("line", range(3, 40, 4))
def test_a_missing_line_is_noticed(line: int) -> None:
    lines = played(30).dumps().splitlines()
    del lines[line]

    if lines[line - 1] in ("sealed yes", "---") or line < 12:
        return  # header lines are tested one by one below
    with pytest.raises(BadFile):
        loads("\n".join(lines))


@pytest.mark.parametrize("length", [1, 50, 200, 400, 700, 900])
def test_truncation_is_noticed(length: int) -> None:
    text = played(30).dumps()

    with pytest.raises(BadFile):
        loads(text[:length])


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("cosmeeple 1", "cosmeeple 2", "reads format 1"),
        ("cosmeeple 1", "chess 1", "no recorded game"),
        ("game antarctica", "game go", "no game 'go'"),
        ("rules 1", "rules 7", "rules version 7"),
        ("components ", "components 0", "other component data"),
        ("players 3", "players 9", "not 9"),
        ("players 3", "players many", "must be numbers"),
        ("seed 11", "seed 12", "does not match its commitment"),
        ("option placement=free", "option placement=wild", "not 'wild'"),
        ("option placement=free", "option colour=red", "no option 'colour'"),
        ("sealed yes", "wax yes", "unknown header line"),
        ("A place:", "B place:", "not asked now"),
        (" @", " @f", "digest chain breaks"),
        ("end 30", "end 29", "lines are missing"),
        ("end 30", "end 30\nA pass", "nothing after"),
        ("A place:", "A put:", "does not answer"),
        ("A place:", "A place ", "a move reads"),
    ],
)
def test_every_kind_of_damage_is_named_with_its_line(old: str, new: str, complaint: str) -> None:
    text = played(30).dumps()
    assert old in text

    with pytest.raises(BadFile, match=complaint) as caught:
        loads(text.replace(old, new, 1), "evening.game")

    assert str(caught.value).startswith("evening.game:")


def test_a_sealed_file_needs_its_links() -> None:
    text = played(5).dumps()
    first = text.splitlines()[11]

    with pytest.raises(BadFile, match="needs a link"):
        loads(text.replace(first, first.split(" @")[0], 1))


def test_a_file_by_hand_needs_neither_links_nor_end() -> None:
    match = loads(
        """
        cosmeeple 1
        game antarctica
        players 2
        seed 0x1f    # hexadecimal is fine
        seat A Zofia
        ---
        A place:ross
        = queues.ross ["A1"]
        = decision PlaceShip B
        """
    )

    assert len(match.moves) == 1
    assert match.header.seats == ("Zofia", "")


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("= queues.ross []", "expected"),
        ("= queues.moon []", "'moon' is no zone"),
        ("= decision Sail A", "asked is PlaceShip B"),
        ("= over", "not over"),
        ("= sun", "path value"),
    ],
)
def test_expectations_that_do_not_hold_are_told_in_words(line: str, complaint: str) -> None:
    with pytest.raises(BadFile, match=complaint):
        loads(f"cosmeeple 1\ngame antarctica\nplayers 2\nseed 1\n---\nA place:ross\n{line}\n")


def test_undo_by_replay_is_the_same_game() -> None:
    match = played(25)

    before = match.back_to(10)

    assert before.moves == match.moves[:10]
    assert before.happened == match.happened[:11]
    with pytest.raises(BadInput, match="no move 26"):
        match.back_to(26)


def test_an_illegal_choice_changes_nothing() -> None:
    match = played(10)
    before = digest(match.table)

    with pytest.raises(BadInput):
        match.play(match.table.decider, "nonsense")

    assert digest(match.table) == before
    assert len(match.moves) == 10


def test_the_commitment_fixes_the_seed() -> None:
    assert commitment(1) != commitment(2)
    assert f"commitment {commitment(11)}" in played(1).dumps()


def test_seeds_of_their_own_differ() -> None:
    first, second = Match.start(GAME, 2), Match.start(GAME, 2)

    assert first.header.seed != second.header.seed
    assert first.header.seed.bit_length() > 90


def test_a_failed_save_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "evening.game"
    write_atomically(file, "old")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        write_atomically(file, "new")

    assert file.read_text() == "old"
    assert [path.name for path in tmp_path.iterdir()] == ["evening.game"]
    assert stat.S_ISREG(file.stat().st_mode)
