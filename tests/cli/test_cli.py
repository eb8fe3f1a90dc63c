"""The command line as people use it, and as they misuse it: one line, exit code 2, nothing
changed."""

from __future__ import annotations

import io
import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console, ConsoleDimensions

import cosmeeple
from cosmeeple.bots import bot_spec
from cosmeeple.cli import main
from cosmeeple.cli.terminal import TerminalGame
from cosmeeple.cli.voice import shell_language, voice
from cosmeeple.kernel.game import load_game
from cosmeeple.kernel.records.codec import notation, question
from cosmeeple.kernel.records.transcript import Match, load


def run(*words: str | Path) -> int:
    with pytest.raises(SystemExit) as stop:
        main([str(word) for word in words])
    return int(stop.value.code or 0)


def type_in(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    answers = iter(lines)

    def answer(_: object, prompt: object = "", **__: object) -> str:
        print(prompt)
        try:
            return next(answers)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("rich.console.Console.input", answer)


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    game = load_game("antarctica")
    match = Match.start(game, 2, 5, {"placement": "first_game"}, seats=("human", "greedy"))
    match.play(1, "cube:sea_1")
    file = tmp_path / "evening.game"
    match.save(file)
    return file


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["play", "chess"], "no game 'chess'; there are antarctica"),
        (["play", "antarctica", "--seats", "human"], "for 2, 3, 4 players, not 1"),
        (["play", "antarctica", "--seats", "human,gpt"], "'gpt'"),
        (["play", "antarctica", "--option", "placement"], "KEY=VALUE"),
        (["play", "antarctica", "--option", "placement=no"], "can be free"),
        (
            ["play", "antarctica", "--components", "nowhere.toml"],
            "nowhere.toml: there is no such file",
        ),
        (["replay", "nowhere.game"], "nowhere.game: there is no such file"),
        (["verify", "nowhere.game"], "no such file"),
        (["check", "nowhere.toml"], "no such file"),
        (["rules", "ANT-999"], "no rule has the id"),
        (["components", "antarctica", "--source", "rumour"], "no source 'rumour'"),
        (["components", "go"], "no game 'go'"),
        (["bench", "go"], "no game 'go'"),
        (["dance"], "invalid choice"),
        (["play", "antarctica", "--seed", "x"], "invalid int"),
    ],
)
def test_wrong_input_is_one_line_and_code_2(
    capsys: pytest.CaptureFixture[str], words: list[str], complaint: str
) -> None:
    assert run(*words) == 2

    told = capsys.readouterr().err
    assert complaint in told
    assert told.count("\n") == 1


def test_the_bare_command_opens_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    from cosmeeple.web import serve

    monkeypatch.setattr(serve, "open_table", lambda: 0)

    assert run() == 0


def test_without_the_web_extra_the_bare_command_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in [
        name for name in sys.modules if name == "uvicorn" or name.startswith("cosmeeple.web")
    ]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "uvicorn", None)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")

    assert run() == 2
    assert "pip install 'cosmeeple[web]'" in capsys.readouterr().err
    assert run("--help") == 0
    assert run("serve") == 2


def test_completion_knows_commands_flags_and_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("completion", "bash") == 0
    out = capsys.readouterr().out
    assert "--bot-seconds" in out
    assert "keeper" in out
    assert "antarctica" in out


def test_a_whole_game_against_bots(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    type_in(monkeypatch, *["1"] * 600)

    assert run("play", "antarctica", "--seats", "human,random", "--seed", "4", "--lang", "en") == 0

    out = capsys.readouterr().out
    assert "Final scores" in out
    assert "wins." in out
    assert "The seed was 4" in out


def test_commands_in_a_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "a.game"
    type_in(
        monkeypatch,
        *[
            "help",
            "undo",
            "why",
            "why 1",
            "why place:nowhere",
            "place:ross",
            "undo",
            "99",
            "",
            "nonsense",
            "rules ANT-050",
        ],
        *[
            "rules sun",
            f"save {file}",
            "1",
            "log",
            "load",
            f"load {file}",
            "save /nowhere/x.game",
            "quit",
            "n",
        ],
    )

    assert run("play", "antarctica", "--seats", "human,random", "--seed", "4", "--lang", "en") == 0

    out = capsys.readouterr().out
    for words in (
        "every condition of an option",
        "nothing to take back",
        "Name an option",
        "a ship space is free",
        "place:nowhere is no answer here",
        "nonsense is no answer here",
        "Taken back",
        "number from 1 to",
        "ANT-050",
        "Saved as",
        "Name the file",
        "No such file or directory",
    ):
        assert words in out, words
    assert len(load(file).moves) == 0


def test_bots_forget_when_something_is_taken_back_or_another_game_is_loaded(saved: Path) -> None:
    match = Match.start(load_game("relics"), 2, 5, seats=("human", "nrpa:4+each=2"))
    game = TerminalGame(Console(file=io.StringIO()), voice("en"), match, match.header.seats)
    while game.match.table.deciders()[0] == 0:
        game.match.play(0, notation(question(game.match.table), game.match.table.options(0)[0]))
    first = game.bots.setdefault(1, bot_spec("nrpa:4+each=2").make())
    game.match.play(1, game.bot_choice(1))
    assert game.bots == {1: first}

    assert game.undo()
    assert game.bots == {}
    game.bots[1] = first
    assert game.do_command(0, "load", str(saved), [])

    assert game.bots == {}
    assert game.match.game.slug == "antarctica"


def test_polish_from_the_shell(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    type_in(monkeypatch, "why place:ross", "quit", "n")

    assert run("play", "antarctica", "--seats", "human,random", "--seed", "4") == 0

    out = capsys.readouterr().out
    assert "Wybierz strefę dla statku początkowego" in out
    assert "jest wolne Pole Statków (zajęte 0 z 3)" in out


def test_wrong_answers_are_explained_in_polish(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], saved: Path
) -> None:
    match = load(saved)
    frame, offered = question(match.table), match.table.options(match.table.decider)
    illegal = next(pick for pick in range(len(frame.domain.keys)) if pick not in offered)
    monkeypatch.setattr("rich.console.Console.size", ConsoleDimensions(200, 50))
    type_in(monkeypatch, "[bold]rozz", notation(frame, illegal), "quit", "")

    assert run("play", "--load", saved, "--lang", "pl") == 0

    out = capsys.readouterr().out
    assert "Tu nie ma odpowiedzi [bold]rozz. Podobne: " in out
    assert f"Teraz nie można: {notation(frame, illegal)}" in out
    assert re.search(r"✗ .* ANT-\d+", out), "the rules against it"
    assert "(t/n) (t)" in out
    assert len(load(saved).moves) == len(match.moves)


def test_unknown_shell_languages_get_english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(name, "fr_FR.UTF-8")

    assert shell_language() == "en"


def test_hot_seat_hides_the_hand_between_people(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    cleared = []
    monkeypatch.setattr("rich.console.Console.clear", lambda *_: cleared.append(1))
    type_in(monkeypatch, "", "1", "", "1", "quit", "n")

    assert run("play", "antarctica", "--seats", "human,human", "--seed", "4", "--lang", "en") == 0

    assert "Player B, take the keyboard" in capsys.readouterr().out
    assert len(cleared) >= 4


def test_leaving_offers_to_save(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "left.game"
    type_in(monkeypatch, "1", "quit", "y", str(file))

    assert run("play", "antarctica", "--seats", "human,random", "--seed", "4") == 0

    assert load(file).moves


def test_a_saved_game_goes_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], saved: Path
) -> None:
    type_in(monkeypatch, *["1"] * 600)

    assert run("play", "--load", saved, "--lang", "en") == 0
    assert "Final scores" in capsys.readouterr().out


def test_ctrl_c_in_a_real_terminal_offers_to_save(tmp_path: Path) -> None:
    program = subprocess.Popen(
        [
            sys.executable,
            "-m",
            "cosmeeple",
            "play",
            "antarctica",
            "--seats",
            "human,random",
            "--seed",
            "4",
            "--lang",
            "en",
        ],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(Path(cosmeeple.__file__).parents[1])},
        # A test run in the background ignores SIGINT, and its children would inherit that.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    assert isinstance(program.stdout, io.BufferedReader)
    while (line := program.stdout.readline()) and b"Choose the zone" not in line:
        pass
    program.send_signal(signal.SIGINT)
    asked = b""
    while b"Save the game before leaving" not in asked and (more := program.stdout.read1()):
        asked += more
    _, err = program.communicate(b"y\nkept.game\n", timeout=60)

    assert program.returncode == 0, err
    assert (tmp_path / "kept.game").exists()


def test_replay_and_verify(capsys: pytest.CaptureFixture[str], saved: Path) -> None:
    assert run("replay", saved, "--lang", "en") == 0
    assert "puts the extra cube" in capsys.readouterr().out
    assert run("replay", saved, "--to", "0", "--seat", "B", "--lang", "pl") == 0
    assert run("replay", saved, "--to", "7") == 2
    assert run("verify", saved) == 0
    assert re.search(
        r"ok, 1 moves, unfinished, sealed, commitment [0-9a-f]{16}", capsys.readouterr().out
    )


def test_verify_refuses_a_changed_file(capsys: pytest.CaptureFixture[str], saved: Path) -> None:
    saved.write_text(saved.read_text().replace("cube:sea_1", "cube:land_1"))

    assert run("verify", saved) == 2
    assert "digest chain breaks" in capsys.readouterr().err


def test_record_makes_a_transcript(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "r.txt"

    assert run("record", "antarctica", "--players", "3", "--seed", "8", "--out", file) == 0
    assert load(file).table.over()
    assert run("record", "antarctica", "--seed", "8") == 0
    assert capsys.readouterr().out.startswith("cosmeeple 1\n")


def test_check_runs_positions(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "p.toml"
    file.write_text(
        """
        game = "antarctica"
        players = 2
        options = { placement = "first_game" }

        [[case]]
        id = "good"
        do = ["B cube:sea_1"]
        expect.areas.B.cubes.sea_1 = 1

        [[case]]
        id = "bad"
        title = "on purpose"
        do = ["B cube:sea_1"]
        expect.areas.B.cubes.sea_1 = 2
        """
    )

    assert run("check", file) == 1
    out = capsys.readouterr().out
    assert out.splitlines() == [
        "good: ok",
        "bad (on purpose): FAILED: areas.B.cubes.sea_1 is 1, expected 2",
    ]


def test_rules_by_id_and_by_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("rules", "ant-050", "--lang", "pl") == 0
    assert "ANT-050" in capsys.readouterr().out
    assert run("rules", "icebreaker", "second", "--lang", "en") == 0
    assert "ANT-130" in capsys.readouterr().out
    assert run("rules", "--game", "antarctica") == 0
    assert "ANT-020" in capsys.readouterr().out


def test_components_by_source(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("components", "antarctica", "--source", "derived", "--lang", "en") == 0
    out = capsys.readouterr().out
    assert "placement_order" in out
    assert "Harbour Crane" not in out


def test_bench_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("bench", "antarctica", "--json", "--seconds", "0.05") == 0

    rows = json.loads(capsys.readouterr().out)
    assert {row["game"] for row in rows} == {"antarctica"}
    assert all(row["decisions_per_second_inside"] > 1000 and row["clone_us"] > 0 for row in rows)


def test_bench_as_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("bench", "antarctica", "--seconds", "0.05", "--players", "2") == 0
    assert "in random play, one core" in capsys.readouterr().out


def test_conform_says_where_records_end(capsys: pytest.CaptureFixture[str]) -> None:
    record = (
        Path(__file__).parents[1] / "games" / "race" / "recorded" / "stops_after_round_30.jsonl.xz"
    )

    assert run("conform", "race", record) == 0
    told = capsys.readouterr().out
    assert "game 0: same, 30 rounds" in told
    assert "1 game: 0 different" in told
    assert "in 1 of them, for a known reason: the record stops after round 30" in told
    assert run("conform", "race", record, "--stop-after", "0") == 1
    assert (
        "the record ends after round 30, by the rules the game goes on" in capsys.readouterr().out
    )
    assert run("conform", "antarctica", record) == 2
    assert "try race" in capsys.readouterr().err


def test_conformance_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("conformance", "antarctica", "--games", "2", "--players", "2", "--jobs", "1") == 0
    assert "every check held" in capsys.readouterr().out
    assert (
        run(
            "conformance",
            "antarctica",
            "--games",
            "2",
            "--players",
            "2",
            "--jobs",
            "1",
            "--looks",
            "2",
        )
        == 0
    )
    assert "2 games" in capsys.readouterr().out
    assert run("conformance", "antarctica", "--looks", "-1") == 2
    assert "--looks is at least 1" in capsys.readouterr().err


@pytest.mark.parametrize(("slug", "winner"), [("circadians", "AI"), ("relics", "Zu")])
def test_an_automaton_that_wins_has_its_column_and_its_name(
    capsys: pytest.CaptureFixture[str], slug: str, winner: str
) -> None:
    assert run("play", slug, "--seats", "random", "--seed", "5") == 0
    told = capsys.readouterr().out
    assert f"{winner} wins." in told
    assert f"B {winner}" in told
