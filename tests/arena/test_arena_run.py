"""Tournaments: fair lineups, the same results on every engine, and nothing lost when the power
goes."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

from cosmeeple.arena.__main__ import main
from cosmeeple.arena.engines import engine_named, process_pool, serial
from cosmeeple.arena.plan import (
    BlockResult,
    GameResult,
    Plan,
    all_lineups,
    make_plan,
    play_block,
    rotations,
)
from cosmeeple.arena.results import ResultsFile, read_results
from cosmeeple.arena.run import run
from cosmeeple.arena.statistics import Sprt
from cosmeeple.arena.summary import fair_share, shares, summarise
from cosmeeple.kernel.engine.errors import BadFile, BadInput
from cosmeeple.kernel.game import load_game

ANTARCTICA = load_game("antarctica")
FIRST = "arena_bots:First"


@pytest.fixture(autouse=True)
def bots_of_others(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A second exact bot that costs nothing: always the first option."""
    folder = tmp_path_factory.mktemp("bots")
    (folder / "arena_bots.py").write_text(
        "class First:\n    def choose(self, asked):\n        return asked.options[0]\n"
    )
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(folder), *sys.path]))


@pytest.fixture
def plan() -> Plan:
    return make_plan(ANTARCTICA, ["random", FIRST], 2)


def test_every_bot_sits_in_every_seat() -> None:
    for bots in range(1, 6):
        for seats in range(1, 6):
            lineups = all_lineups(bots, seats)
            counts = [
                [sum(lineup[seat] == bot for lineup in lineups) for seat in range(seats)]
                for bot in range(bots)
            ]
            assert len({count for row in counts for count in row}) == 1
            assert len(set(lineups)) == len(lineups)


def test_rotations_of_one_against_the_rest() -> None:
    assert rotations((0, 1, 1)) == ((0, 1, 1), (1, 1, 0), (1, 0, 1))
    plan = make_plan(
        ANTARCTICA, ["random", "greedy"], 4, lineup=["random", "greedy", "greedy", "greedy"]
    )

    assert len(plan.lineups) == 4
    assert fair_share(plan, 0) == 0.25
    assert fair_share(plan, 1) == 0.75


@pytest.mark.parametrize(
    ("bots", "players", "lineup", "words"),
    [
        (["random", "random"], 2, None, "named once"),
        (["random", "nobody"], 2, None, "no bot 'nobody'"),
        (["random", "greedy"], 7, None, "not 7"),
        (["random", "greedy"], 2, ["random"], "each of the 2 seats"),
        (["random", "greedy"], 2, ["random", "mcts"], "not among --bots"),
        (["random", "greedy"], 2, ["random", "random"], "leaves out 'greedy'"),
    ],
)
def test_wrong_plans(bots: list[str], players: int, lineup: list[str] | None, words: str) -> None:
    with pytest.raises(BadInput, match=words):
        make_plan(ANTARCTICA, bots, players, lineup=lineup)


def test_a_block_is_the_same_seed_for_all_rotations(plan: Plan) -> None:
    block = play_block(plan, 3)

    assert [game.lineup for game in block.games] == [0, 1]
    assert block == play_block(plan, 3)
    assert block.games[0] != play_block(plan, 4).games[0]


def test_all_engines_write_the_same_file(plan: Plan, tmp_path: Path) -> None:
    run(plan, tmp_path / "serial.jsonl", 6, serial)
    run(plan, tmp_path / "pool.jsonl", 6, engine_named("pool", 2))

    assert (tmp_path / "serial.jsonl").read_bytes() == (tmp_path / "pool.jsonl").read_bytes()
    with pytest.raises(BadInput, match="no engine"):
        engine_named("magic")


@pytest.mark.slow
def test_a_local_ray_cluster_writes_the_same_file(plan: Plan, tmp_path: Path) -> None:
    pytest.importorskip("ray")
    code = (
        "import sys; from pathlib import Path; from cosmeeple.arena.__main__ import main; "
        f"sys.exit(main(['antarctica', '--bots', 'random,{FIRST}', '--games', '12', '--engine', 'ray',"
        f" '--workers', '2', '--quiet', '--out', {str(tmp_path / 'ray.jsonl')!r}]))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=240, check=False
    )
    assert done.returncode == 0, done.stderr
    run(plan, tmp_path / "serial.jsonl", 6, serial)

    assert (tmp_path / "serial.jsonl").read_bytes() == (tmp_path / "ray.jsonl").read_bytes()


def test_ray_is_an_extra(plan: Plan, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadInput, match="needs Ray"):
        next(engine_named("ray")(plan, range(1)))


def test_an_interrupted_tournament_goes_on(plan: Plan, tmp_path: Path) -> None:
    whole, halves = tmp_path / "whole.jsonl", tmp_path / "halves.jsonl"
    run(plan, whole, 6)
    run(plan, halves, 2)
    finished = run(plan, halves, 6)

    assert finished.resumed == 2
    assert whole.read_bytes() == halves.read_bytes()
    assert run(plan, halves, 6).resumed == 6
    assert len(run(plan, halves, 3).blocks) == 3


@pytest.mark.parametrize("cut", [1, 30, 200])
def test_a_torn_last_line_is_played_again(plan: Plan, tmp_path: Path, cut: int) -> None:
    path = tmp_path / "torn.jsonl"
    run(plan, path, 4)
    whole = path.read_bytes()
    path.write_bytes(whole[:-cut])

    assert len(read_results(path)[1]) == 3
    run(plan, path, 4)
    assert path.read_bytes() == whole


def test_a_torn_header_starts_anew(plan: Plan, tmp_path: Path) -> None:
    path = tmp_path / "torn.jsonl"
    path.write_bytes(b'{"arena":1,"ga')
    run(plan, path, 1)

    assert len(read_results(path)[1]) == 1


@pytest.mark.parametrize("workers", [0, 2])
def test_killed_and_resumed_it_ends_with_the_same_result(tmp_path: Path, workers: int) -> None:
    """SIGKILL in the middle, again and again, until it is through."""
    command = [
        sys.executable,
        "-m",
        "cosmeeple.arena",
        "antarctica",
        "--bots",
        f"random,{FIRST}",
        "--games",
        "240",
    ]
    command += ["--engine", "pool", "--workers", "2"] if workers else ["--engine", "serial"]
    killed, path = 0, tmp_path / "killed.jsonl"
    for _ in range(3):
        process = subprocess.Popen(
            [*command, "--out", str(path)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        before = path.stat().st_size if path.exists() else 0
        deadline = time.monotonic() + 60
        while process.poll() is None and time.monotonic() < deadline:
            if path.exists() and path.stat().st_size > before + 2000:
                break
            time.sleep(0.005)
        if process.poll() is None:
            process.send_signal(signal.SIGKILL)
            killed += 1
        process.wait()
    subprocess.run([*command, "--out", str(path)], check=True, capture_output=True)
    run(make_plan(ANTARCTICA, ["random", FIRST], 2), tmp_path / "whole.jsonl", 120)

    assert killed > 0
    assert path.read_bytes() == (tmp_path / "whole.jsonl").read_bytes()


def test_workers_end_when_their_tournament_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "arena.py"
    script.write_text(
        "from cosmeeple.arena.engines import process_pool\nfrom cosmeeple.arena.plan import make_plan\n"
        "from cosmeeple.kernel.game import load_game\nimport multiprocessing\n"
        "if __name__ == '__main__':\n"
        f"    plan = make_plan(load_game('antarctica'), ['random', '{FIRST}'], 2)\n"
        "    for block in process_pool(plan, range(10**6), 2):\n"
        "        print(*[child.pid for child in multiprocessing.active_children()], flush=True)\n"
    )
    process = subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    workers = [int(pid) for pid in process.stdout.readline().split()]
    process.kill()
    process.wait()
    process.stdout.close()

    assert workers
    deadline = time.monotonic() + 30
    while any(is_running(pid) for pid in workers) and time.monotonic() < deadline:
        time.sleep(0.1)
    assert not any(is_running(pid) for pid in workers)


def is_running(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


def test_files_of_another_tournament_are_left_alone(plan: Plan, tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    run(plan, path, 1)
    before = path.read_bytes()
    other = make_plan(ANTARCTICA, ["random", FIRST], 2, seed=9)

    with pytest.raises(BadFile, match=r"another tournament \(seed differ"):
        run(other, path, 1)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("hello\n", "results.jsonl:1"),
        ('{"arena": 2}\n', "no results file of this version"),
        ('{"arena": 1}\n', "damaged"),
        ("[]\n", "no results file"),
        ("", "no header"),
    ],
)
def test_files_that_are_no_results(tmp_path: Path, text: str, words: str) -> None:
    path = tmp_path / "results.jsonl"
    path.write_text(text)

    with pytest.raises(BadFile, match=words):
        read_results(path)


def test_damage_in_the_middle_is_noticed(plan: Plan, tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    run(plan, path, 3)
    lines = path.read_text().splitlines(keepends=True)

    for broken in ([lines[0], lines[2]], [lines[0], "{}\n", *lines[2:]]):
        path.write_text("".join(broken))
        with pytest.raises(BadFile, match=r"results\.jsonl:2"):
            run(plan, path, 3)


def test_blocks_of_other_rules_are_not_mixed_in(plan: Plan, tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    run(plan, path, 2)
    path.write_text(path.read_text().replace('"decisions":', '"decisions":1', 1))
    before = path.read_bytes()

    with pytest.raises(BadFile, match="have changed since"):
        run(plan, path, 3)
    assert path.read_bytes() == before


def test_one_tournament_at_a_time_holds_the_file(plan: Plan, tmp_path: Path) -> None:
    with (
        ResultsFile(tmp_path / "results.jsonl", plan),
        pytest.raises(BadInput, match="another tournament"),
    ):
        ResultsFile(tmp_path / "results.jsonl", plan)


def test_the_sequential_test_stops_at_the_same_block_on_every_engine(tmp_path: Path) -> None:
    plan = make_plan(ANTARCTICA, ["greedy+deals=1", "random"], 2)
    sprt = Sprt(0.5, 0.9)
    here = run(plan, tmp_path / "serial.jsonl", 60, serial, sprt)
    there = run(plan, tmp_path / "pool.jsonl", 60, engine_named("pool", 2), sprt)

    assert here.verdict == "high"
    assert 8 <= len(here.blocks) < 60
    assert here.blocks == there.blocks
    assert run(plan, tmp_path / "serial.jsonl", 60, serial, sprt) == run(
        plan, tmp_path / "pool.jsonl", 60, serial, sprt
    )


def test_errors_of_bots_come_through(tmp_path: Path) -> None:
    plan = make_plan(ANTARCTICA, ["random", f"stdio:{sys.executable} -c pass"], 2)

    with pytest.raises(BadInput, match="exit code 0"):
        list(process_pool(plan, range(2), 1))


# --- what the results say


def block(number: int, *ranks: tuple[int, ...]) -> BlockResult:
    games = [
        GameResult(lineup, tuple(10 * (3 - rank) for rank in each), each, 5, "")
        for lineup, each in enumerate(ranks)
    ]
    return BlockResult(number, tuple(games))


def test_shares_ranks_and_scores_by_block(plan: Plan) -> None:
    blocks = [block(0, (1, 2), (2, 1)), block(1, (1, 2), (1, 2)), block(2, (1, 1), (2, 1))]
    summary = summarise(plan, blocks)
    first, second = summary.bots

    # Bot 0 sits first in lineup 0 and second in lineup 1: blocks of 1, 1/2 and 3/4.
    assert first.share.mean == pytest.approx(0.75)
    assert second.share.mean == pytest.approx(0.25)
    assert first.fair == 0.5
    assert summary.pairs[0].rank_difference.mean == pytest.approx((-1.0 + 0.0 - 0.5) / 3)
    assert summary.pairs[0].score_difference.mean == pytest.approx((10 + 0 + 5) / 3)
    assert summary.seats[0].mean == pytest.approx((0.5 + 1.0 + 0.25) / 3)
    assert summary.decisions == 30


def test_an_automaton_can_win() -> None:
    assert shares(GameResult(0, (5, 9), (2, 1), 3, ""), 1) == [0.0]
    assert shares(GameResult(0, (9, 9), (1, 1), 3, ""), 1) == [0.5]


def test_ratings_follow_the_results(plan: Plan) -> None:
    pytest.importorskip("openskill")
    summary = summarise(plan, [block(number, (1, 2), (2, 1)) for number in range(10)])

    assert summary.bots[0].rating is not None
    assert summary.bots[1].rating is not None
    assert summary.bots[0].rating.mu > summary.bots[1].rating.mu + 10


def test_without_openskill_there_are_no_ratings(
    plan: Plan, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)

    assert summarise(plan, [block(0, (1, 2), (2, 1))]).bots[0].rating is None


# --- the command


def test_the_command_plays_reports_and_shows(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "cup.jsonl"
    code = main(
        [
            "antarctica",
            "--bots",
            f"random,{FIRST}",
            "--games",
            "7",
            "--engine",
            "serial",
            "--out",
            str(out),
        ]
    )
    first = capsys.readouterr().out

    assert code == 0
    assert len(read_results(out)[1]) == 4
    assert "share of wins" in first
    assert main(["--show", str(out), "--report", str(tmp_path / "again.html")]) == 0
    page = (tmp_path / "cup.html").read_text()
    assert page == (tmp_path / "again.html").read_text()
    assert page.count("<svg") == 4
    assert "8 games in 4 blocks" in page
    assert not re.search(r"(src|href)=", page)


def test_the_report_escapes_names(plan: Plan, tmp_path: Path) -> None:
    from cosmeeple.arena.report import html_report

    page = html_report(
        plan, [block(0, (1, 2), (2, 1)), block(1, (2, 1), (1, 2))], "<b>verdict</b>", "note & more"
    )

    assert "&lt;b&gt;verdict" in page
    assert "note &amp; more" in page


def test_three_players_and_variants(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = [
        "antarctica",
        "--bots",
        f"random,{FIRST}",
        "--lineup",
        f"random,{FIRST},{FIRST}",
        "--players",
        "3",
    ]
    arguments += [
        "--option",
        "placement=snake",
        "--games",
        "3",
        "--engine",
        "serial",
        "--out",
        str(tmp_path / "x.jsonl"),
    ]

    assert main(arguments) == 0
    assert dict(read_results(tmp_path / "x.jsonl")[0].options) == {"placement": "snake"}
    capsys.readouterr()


def test_the_sprt_of_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = [
        "antarctica",
        "--bots",
        "greedy+deals=1,random",
        "--games",
        "80",
        "--sprt",
        "0.5,0.9",
    ]

    assert main([*arguments, "--engine", "serial", "--out", str(tmp_path / "x.jsonl")]) == 0
    assert "wins 0.9 rather than 0.5" in capsys.readouterr().out.replace("\n", " ")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["antarctica"], "a game and --bots are wanted"),
        (["chess", "--bots", "random"], "no game 'chess'"),
        (["antarctica", "--bots", "random,what"], "no bot 'what'"),
        (["antarctica", "--bots", "random,greedy", "--games", "0"], "at least 1"),
        (["antarctica", "--bots", "random,greedy", "--option", "free"], "KEY=VALUE"),
        (["antarctica", "--bots", "random,greedy", "--option", "moon=full"], "no option 'moon'"),
        (["antarctica", "--bots", "random,greedy", "--sprt", "0.6,0.5"], "the lower one first"),
        (["antarctica", "--bots", "random,greedy", "--sprt", "x"], "the lower one first"),
        (["--show", "nowhere.jsonl"], "no file nowhere.jsonl"),
    ],
)
def test_wrong_commands_exit_with_2(
    arguments: list[str],
    words: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)

    assert main(arguments) == 2
    assert words in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_the_header_is_readable(plan: Plan, tmp_path: Path) -> None:
    run(plan, tmp_path / "x.jsonl", 1)
    header = msgspec.json.decode((tmp_path / "x.jsonl").read_bytes().splitlines()[0])

    assert header["bots"] == ["random", FIRST]
    assert header["rules_version"] == ANTARCTICA.rules_version
