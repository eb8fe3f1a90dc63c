"""The training: positions, the learner, the loop that can be stopped."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

np = pytest.importorskip("numpy")

from cosmeeple.games.race.nets import mind_of  # noqa: E402
from cosmeeple.kernel.engine.errors import BadInput  # noqa: E402
from cosmeeple.training.__main__ import main  # noqa: E402
from cosmeeple.training.learn import Learner, Lesson, model_of, new_model, rounded  # noqa: E402
from cosmeeple.training.loop import Course, Training  # noqa: E402
from cosmeeple.training.positions import NOT_CHOSEN, Positions  # noqa: E402
from cosmeeple.training.selfplay import Manner  # noqa: E402

SMALL = Lesson(width=8, epochs=1)


def riddle(count: int) -> Positions:
    """Input 0 wins, input 1 loses, both together win; who has input 2 chooses action 1, others
    action 0."""
    luck = np.random.default_rng(3)
    rows = []
    for number in range(count):
        on = [code for code in range(3) if luck.random() < 0.5]
        worth = 0.95 if 0 in on else 0.05 if 1 in on else 0.5
        rows.append((on, worth, int(2 in on), number))
    return Positions.of(rows)


def test_the_learner_finds_what_is_there_and_whole_numbers_keep_it() -> None:
    from cosmeeple.kernel.thinking.net import share_of
    from cosmeeple.kernel.thinking.netfile import net_of

    lesson = Lesson(width=8, epochs=30, batch=64, pace=0.02)
    learner = Learner(riddle(2000), new_model(3, 3, lesson), 3, lesson)
    learner.learn(lambda _: None, lambda _: None)
    net = net_of(rounded(learner.arrays(), {}))

    def worth(on: list[int]) -> float:
        return share_of(net.head(0, on, net.layer(on))) / 1e6

    assert worth([0]) > 0.85
    assert worth([0, 1]) > 0.85
    assert worth([1]) < 0.15
    assert worth([]) == pytest.approx(0.5, abs=0.1)
    assert net.head(2, [2], net.layer([2])) > net.head(1, [2], net.layer([2])) + 1500
    assert net.head(1, [], net.layer([])) > net.head(2, [], net.layer([])) + 1500


def test_learning_goes_on_from_whole_numbers() -> None:
    lesson = Lesson(width=4, epochs=1)
    weights = rounded(new_model(5, 2, lesson).parts, {})

    assert rounded(model_of(weights).parts, {}) == weights


def test_positions_join_and_are_kept(tmp_path: Path) -> None:
    one = Positions.of([([1, 2], 0.5, 3, 0), ([], 1.0, NOT_CHOSEN, 1)])
    other = Positions.of([([7], 0.0, 0, 0)])
    path = tmp_path / "some.npz"
    Positions.joined([one, other]).save(path)
    both = Positions.load(path)

    assert both.on.tolist() == [1, 2, 7]
    assert both.first.tolist() == [0, 2, 2, 3]
    assert both.game.tolist() == [0, 1, 2]
    assert both.chosen.tolist() == [3, NOT_CHOSEN, 0]


def course(generations: int, tries: int = 0) -> Course:
    return Course(
        "race",
        "net-2.bin",
        generations,
        games=2,
        each=2,
        workers=1,
        manner=Manner(tries=tries),
        lesson=SMALL,
    )


def nothing(*_: object) -> None:
    pass


def test_a_training_that_was_stopped_goes_on(tmp_path: Path) -> None:
    first = Training(course(1), tmp_path, None, []).run(nothing, nothing)
    before = first.read_bytes()
    said: list[str] = []
    last = Training(course(2), tmp_path, None, []).run(said.append, nothing)

    assert (first.name, last.name) == ("net-2.1.bin", "net-2.2.bin")
    assert first.read_bytes() == before
    assert said[0].startswith("generation 2: 2 games played")
    lines = [json.loads(line) for line in (tmp_path / "progress.jsonl").read_text().splitlines()]
    assert [line["generation"] for line in lines] == [0, 1, 2]
    mind_of(last)
    with pytest.raises(BadInput, match="other settings"):
        Training(course(2, tries=9), tmp_path, None, [])


@pytest.mark.parametrize("tries", [0, 8])
def test_games_teach_what_was_chosen(tmp_path: Path, tries: int) -> None:
    """Quick ones too: while the value is learned, what others choose must not be forgotten."""
    Training(course(1, tries), tmp_path, None, []).run(nothing, nothing)
    found = Positions.load(next(tmp_path.glob("positions-*.npz")))

    chosen = found.chosen[found.chosen != NOT_CHOSEN]
    assert len(chosen) > 20
    assert len(set(chosen.tolist())) > 2
    assert 0 <= found.worth.min() < found.worth.max() <= 1


def test_the_command_says_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["race", "--folder", str(tmp_path / "b"), "--name", "net-9.bin"]) == 2
    assert "it has net-2.bin, net-many.bin" in capsys.readouterr().err
