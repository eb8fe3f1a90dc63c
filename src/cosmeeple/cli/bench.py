"""`cosmeeple bench`: decisions per second inside the engine and through the Python API, games per
second, clones.

Measured in processes of their own, compiled and interpreted, because a process can import only one
of the two.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import cosmeeple
from cosmeeple.cli.arguments import games_from
from cosmeeple.kernel.engine import table as table_module
from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.kernel.engine.playout import clone_often, play_randomly
from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.game import Game

SUFFIX = sysconfig.get_config_var("EXT_SUFFIX") or ".so"


def is_compiled() -> bool:
    """Is this process running the compiled rules?"""
    return str(table_module.__file__).endswith(SUFFIX)


def command(arguments: argparse.Namespace) -> int:
    games = games_from(arguments.slug)
    if arguments.only:
        for game in games:
            print(json.dumps(measure(game, arguments.players or game.seats[-1], arguments.seconds)))
        return 0
    homes = {"compiled": compiled_home(), "interpreted": None}
    rows: list[dict[str, Any]] = []
    with Progress(console=Console(stderr=True, emoji=False), transient=True) as progress:
        bar = progress.add_task("measuring", total=len(games) * len(homes))
        for game in games:
            for kind, home in homes.items():
                if kind == "interpreted" or home is not None:
                    rows.append(in_own_process(game, arguments, kind, home))
                progress.advance(bar)
    if arguments.json:
        print(json.dumps(rows, indent=2))
    else:
        show(rows, compiled=homes["compiled"] is not None)
    return 0


def compiled_home() -> Path | None:
    """Where the compiled package lies: this installation, or build/compiled of a checkout."""
    if is_compiled():
        return Path(cosmeeple.__file__).parents[1]
    built = Path("build/compiled")
    return built.resolve() if list(built.glob(f"cosmeeple/kernel/engine/table{SUFFIX}")) else None


def in_own_process(
    game: Game, arguments: argparse.Namespace, kind: str, home: Path | None
) -> dict[str, Any]:
    players = str(arguments.players or game.seats[-1])
    words = [
        "bench",
        game.slug,
        "--only",
        kind,
        "--players",
        players,
        "--seconds",
        str(arguments.seconds),
    ]
    environment = dict(os.environ)
    environment["PYTHONPATH"] = str(home if kind == "compiled" else sources())
    done = subprocess.run(
        [sys.executable, "-m", "cosmeeple", *words],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise BadInput(f"the measurement failed: {done.stderr.strip()}")
    row = json.loads(done.stdout)
    assert isinstance(row, dict)
    if row["compiled"] != (kind == "compiled"):
        raise BadInput(
            f"wanted to measure {kind} rules, got the others; is the package installed twice?"
        )
    return row


def sources() -> Path:
    """A copy of the package without its compiled modules, when they lie beside the sources."""
    package = Path(cosmeeple.__file__).parent
    if not list(package.glob(f"kernel/engine/table{SUFFIX}")):
        return package.parent
    plain = Path(tempfile.mkdtemp(prefix="cosmeeple-bench-"))
    shutil.copytree(
        package, plain / "cosmeeple", ignore=shutil.ignore_patterns(f"*{SUFFIX}", "__pycache__")
    )
    return plain


def measure(game: Game, players: int, seconds: float) -> dict[str, Any]:
    """All figures for one game in this process; without the collector of cycles, as in timeit:
    tables have none."""
    gc.disable()
    inside, games = measure_inside(game, players, seconds)
    return {
        "game": game.slug,
        "players": players,
        "compiled": is_compiled(),
        "decisions_per_second_inside": round(inside),
        "decisions_per_second_api": round(measure_api(game, players, seconds)),
        "games_per_second": round(games, 1),
        "clone_us": round(measure_clone(game, players, seconds), 3),
    }


def measure_inside(game: Game, players: int, seconds: float) -> tuple[float, float]:
    """Random playouts wholly inside the core; setting up is not counted. CPU seconds: other
    programs do not matter."""
    decisions = games = 0
    spent = 0.0
    seed = 0
    while spent < seconds:
        tables = [game.new(players, seed + k) for k in range(50)]
        rngs = [Rng(state_from_seed(seed + k)) for k in range(50)]
        seed += 50
        start = time.process_time()
        for table, rng in zip(tables, rngs, strict=True):
            decisions += play_randomly(table, rng)
        spent += time.process_time() - start
        games += 50
    return decisions / spent, games / spent


def measure_api(game: Game, players: int, seconds: float) -> float:
    """The same through `options` and `apply`, from a loop in Python."""
    decisions = 0
    spent = 0.0
    seed = 0
    while spent < seconds:
        table = game.new(players, seed)
        rng = Rng(state_from_seed(seed))
        seed += 1
        start = time.process_time()
        while not table.over():
            seat = table.decider
            legal = table.options(seat)
            table.apply(seat, legal[rng.below(len(legal))])
            decisions += 1
        spent += time.process_time() - start
    return decisions / spent


def measure_clone(game: Game, players: int, seconds: float) -> float:
    """Microseconds for a clone of a table in the middle of a game."""
    table = game.new(players, 1)
    rng = Rng(state_from_seed(1))
    for _ in range(60):
        before = table.clone()
        table.play(rng.pick(list(table.legal)))
        if table.over():
            table = before
            break
    times = 2000
    start = time.process_time()
    rounds = 0
    while time.process_time() - start < seconds / 2:
        clone_often(table, times)
        rounds += 1
    return (time.process_time() - start) / (rounds * times) * 1e6


def show(rows: list[dict[str, Any]], *, compiled: bool) -> None:
    table = Table(title="decisions and games in random play, one core")
    table.add_column("game")
    table.add_column("players", justify="right")
    table.add_column("rules")
    for name in ("inside, 1/s", "API, 1/s", "games, 1/s", "clone, us"):
        table.add_column(name, justify="right")
    for row in rows:
        table.add_row(
            row["game"],
            str(row["players"]),
            "compiled" if row["compiled"] else "interpreted",
            f"{row['decisions_per_second_inside']:,}",
            f"{row['decisions_per_second_api']:,}",
            f"{row['games_per_second']:,}",
            f"{row['clone_us']:.2f}",
        )
    console = Console(emoji=False)
    console.print(table)
    if not compiled:
        console.print(
            "No compiled rules here: `make compiled`, or install with a C compiler at hand."
        )
