"""Records of rules version 1, carried over to the present rules."""

from __future__ import annotations

from pathlib import Path

import pytest
from race_build import GAME, HERE, TRANSCRIPTS, A, B, area, orb_table, play

from cosmeeple.cli import main
from cosmeeple.games.race.consume import Consume
from cosmeeple.kernel.engine.errors import BadFile, BadInput
from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.game import SAME
from cosmeeple.kernel.records.carry import follow
from cosmeeple.kernel.records.codec import apply_text, digest
from cosmeeple.kernel.records.transcript import load, loads
from cosmeeple.kernel.records.view import redeal


def test_an_old_record_says_that_it_was_carried_over() -> None:
    matches = [load(path) for path in TRANSCRIPTS if "rules 1" in path.read_text(encoding="utf-8")]

    assert matches
    for match in matches:
        assert match.carried is not None
        assert (1, True) == (match.carried.version, match.table.over())
        assert len(match.moves) >= match.carried.moves
        again = loads(match.dumps())
        assert again.carried is None
    assert any(len(match.moves) > match.carried.moves for match in matches if match.carried)


def test_a_version_without_a_way_is_refused() -> None:
    assert SAME == GAME.way_from(GAME.rules_version)
    for version in (0, -1, GAME.rules_version + 1, "1", None):
        assert GAME.way_from(version) is None


def test_a_move_that_is_illegal_now_is_named() -> None:
    held = area("old_earth", "gem_world", goods=("gem_world",), tokens=("a_technology",))
    t = orb_table([Consume(2)], held, actions={"A": "settle", "B": "consume_x2"})
    play(t, "A use:old_earth", "A spend:a_technology")
    way = GAME.way_from(1)
    assert way is not None

    with pytest.raises(BadInput, match=r"move 7 \(A spend:pass\) cannot be carried over"):
        follow(way, t, A, "spend:pass", lambda seat, text: apply_text(t, seat, text), 7)


@pytest.mark.rule("RAC-445", "RAC-471")
def test_dealt_anew_a_seat_in_the_middle_of_a_use_can_finish_it() -> None:
    held = area("tourist_world", "gem_world", goods=("gem_world",), tokens=("a_technology",))
    t = orb_table([Consume(2)], held, actions={"A": "settle", "B": "consume_x2"})
    for place in range(4):
        t.state.orbs[0].pool_a[place] = 7
    play(t, "A use:tourist_world", "A spend:gem_world")

    for seed in range(20):
        dealt = redeal(GAME, t, B, Rng(state_from_seed(seed)))
        assert dealt.agenda[-1].options(dealt.state)


# --- sealed files of the program of commit 0dd76a8, whose rules were version 1

OLD = HERE / "old"
FINISHED = OLD / "2_artifacts.txt"
#: Move 187 spends a token at Interstellar Trade Port and leaves a good, which was allowed then.
ILLEGAL_NOW = OLD / "5_orb_token_for_a_good.txt"


def run(*words: str | Path) -> int:
    with pytest.raises(SystemExit) as left:
        main([str(word) for word in words])
    return int(left.value.code or 0)


def test_a_sealed_file_of_older_rules_is_verified_link_by_link(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run("verify", FINISHED) == 0

    said = capsys.readouterr().out
    assert "ok, carried over from rules version 1 to 2, 182 moves became 183, finished" in said
    assert "182 of 182 links hold, the last one too" in said


def test_the_log_of_an_old_file_is_told_and_says_that_it_was_carried_over(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run("replay", FINISHED, "--lang", "en") == 0

    said = capsys.readouterr()
    assert "carried over from rules version 1 to 2" in said.err
    assert len(said.out.splitlines()) > 200


def test_an_old_file_with_a_move_that_is_illegal_now_is_refused_and_the_move_named(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for command in ("verify", "replay"):
        assert run(command, ILLEGAL_NOW) == 2
        said = capsys.readouterr()
        assert (
            "5_orb_token_for_a_good.txt:199: move 187 (C spend:pass) cannot be carried over"
            in said.err
        )
        assert 1 == len(said.err.splitlines())


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("end 182", "end 181", "says 181 moves"),
        ("end 182\n", "", "truncated"),
        ("seed 32", "seed 33", "commitment"),
        ("rules 1", "rules 7", "recorded with rules version 7"),
        ("rules 1", "rules 0", "recorded with rules version 0"),
        ("rules 1", "rules one", "must be numbers"),
        ("A start:", "A start:no_such_world_", "cannot be carried over"),
    ],
)
def test_a_damaged_old_file_is_refused(old: str, new: str, complaint: str) -> None:
    text = FINISHED.read_text(encoding="utf-8")
    assert old in text

    with pytest.raises(BadFile, match=complaint):
        loads(text.replace(old, new, 1))


def test_links_of_an_old_file_that_do_not_hold_are_counted() -> None:
    lines = FINISHED.read_text(encoding="utf-8").splitlines()
    lines[-2] = lines[-2].partition(" @")[0] + " @000000000000"

    match = loads("\n".join(lines))

    assert match.carried is not None
    assert (182, 181, False) == (match.carried.links, match.carried.held, match.carried.last_held)


def test_a_record_that_was_carried_over_is_a_record_of_the_present_rules(tmp_path: Path) -> None:
    match = load(FINISHED)
    match.save(tmp_path / "new.txt")

    again = load(tmp_path / "new.txt")

    assert again.carried is None
    assert digest(match.table) == digest(again.table)
    assert len(match.moves) == len(again.moves) == 183
