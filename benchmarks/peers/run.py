"""`make bench-peers`: random play of our games and of our peers, one after the other on one core,
in one run.

Installs everything into an environment of its own (build/peers), measures each engine in a process
of its own that is pinned to one core, and writes docs/benchmarks.md with its plot
docs/benchmarks.svg.

With `--rftg PATH` (or RFTG=PATH), a checkout of github.com/bnordli/rftg, the C engine of that
program is measured too: rftg.c says how, and under which licence.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import platform
import shutil
import subprocess
import sys
import textwrap
import time
import venv
from html import escape
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
HOME = ROOT / "build" / "peers"
OURS = "cosmeeple"
OUTSIDE = "loop in Python"

#: The games of rftg's engine that are measured: players and its number of the expansion.
RFTG_GAMES = {
    "rftg (C engine) 2p": (2, 0),
    "rftg (C engine) 4p": (4, 0),
    "rftg (C engine) Alien Artifacts 2p": (2, 5),
    "rftg (C engine) Alien Artifacts 5p": (5, 5),
}

ABOUT = """
Written by `make bench-peers` (benchmarks/peers): each engine through its own public interface,
choosing uniformly among the legal answers, one after the other, pinned to one core. A decision is
one such choice; chance is not counted. Seconds are processor time: other work on the machine counts
little. The games differ, so the numbers compare what a program gets per second, not the same work:
noughts and crosses is far less work per decision than any of our games. The clone is the engine's
own copy of a position. New games are counted in. All peers are driven by a loop in Python
(boardgame.io: in JavaScript; rftg: in C); our games once by the loop in their compiled core, as our
own search uses them, and once by a loop in Python. The ratios use the slower one, the loop in
Python.
"""
ABOUT_RFTG = """
rftg is Keldon Jones' Race for the Galaxy, from which the commercial app grew: its C engine, without
its bots, driven by benchmarks/peers/rftg.c, to stand beside our Race in its compiled core. It asks
for a whole payment where ours asks card by card, so its games have fewer decisions: compare the
games a second.
"""

#: What `cosmeeple bench` measured stands behind this heading and stays.
OWN_FIGURES = "\n## Our games, compiled and interpreted"


def prepared_python() -> Path:
    """The Python of the benchmark's own environment, with the peers and Cosmeeple (compiled) in
    it."""
    python = HOME / "bin" / "python"
    if not python.exists():
        venv.create(HOME, with_pip=True)
    pip = [str(python), "-m", "pip", "install", "-q"]
    subprocess.run([*pip, "-r", str(HERE / "requirements.txt")], check=True)
    subprocess.run([*pip, "--force-reinstall", "--no-deps", str(ROOT)], check=True)
    subprocess.run([*pip, str(ROOT)], check=True)
    return python


def prepared_node() -> Path | None:
    """A folder with boardgame.io in it, where Node is present."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        return None
    folder = HOME / "node"
    folder.mkdir(parents=True, exist_ok=True)
    if not (folder / "node_modules" / "boardgame.io").exists():
        done = subprocess.run(
            ["npm", "install", "--silent", "--no-fund", "--no-audit", "boardgame.io@0.50.2"],
            cwd=folder,
            check=False,
        )
        if done.returncode:
            return None
    return folder


def built_rftg(checkout: Path) -> Path:
    """Our random player linked with the C engine of that checkout, for this very machine."""
    source = (checkout / "src").resolve()
    HOME.mkdir(parents=True, exist_ok=True)
    program = HOME / "rftg"
    subprocess.run(
        [
            os.environ.get("CC", "cc"),
            *("-O3", "-march=native", "-w"),
            f'-DRFTGDIR="{source}"',
            f"-I{source}",
            *("-o", str(program), str(HERE / "rftg.c")),
            *(str(source / "engine.c"), str(source / "init.c"), "-lm"),
        ],
        check=True,
    )
    return program


def pinned(command: list[str], core: int) -> list[str]:
    return ["taskset", "-c", str(core), *command] if shutil.which("taskset") else command


def measured(command: list[str], core: int, **settings: Any) -> dict[str, Any]:
    """The JSON line of a measurement, with the machine's load while it ran; what failed says so in
    one line."""
    done = subprocess.run(
        pinned(command, core), capture_output=True, text=True, check=False, **settings
    )
    if done.returncode:
        return {"error": (done.stderr.strip().splitlines() or ["failed"])[-1]}
    found: dict[str, Any] = json.loads(done.stdout.strip().splitlines()[-1])
    return {**found, "load": os.getloadavg()[0]}


def measure_all(
    python: Path, node: Path | None, rftg: Path | None, seconds: float, core: int
) -> dict[str, dict[str, Any]]:
    script = str(HERE / "measure.py")
    names = json.loads(
        subprocess.run([python, script, "--list"], capture_output=True, check=True).stdout
    )
    found = {}
    for name in names:
        found[name] = measured([str(python), script, name, str(seconds)], core)
        print(f"{name:32} {words(found[name])}", flush=True)
    if rftg:
        for name, (players, expansion) in RFTG_GAMES.items():
            found[name] = measured([str(rftg), str(seconds), str(players), str(expansion)], core)
            print(f"{name:32} {words(found[name])}", flush=True)
    if node:
        settings = {"env": {**os.environ, "NODE_PATH": str(node / "node_modules")}}
        found["boardgame.io tic-tac-toe"] = measured(
            ["node", str(HERE / "boardgame.cjs"), str(seconds)], core, **settings
        )
        print(
            f"{'boardgame.io tic-tac-toe':32} {words(found['boardgame.io tic-tac-toe'])}",
            flush=True,
        )
    return found


def words(row: dict[str, Any]) -> str:
    if "error" in row:
        return f"failed: {row['error']}"
    return (
        f"{row['decisions_per_s']:>12,.0f} decisions/s  {row['games_per_s']:>10,.1f} "
        f"games/s  clone {clone(row)}"
    )


def clone(row: dict[str, Any]) -> str:
    return "-" if row.get("clone_us") is None else f"{row['clone_us']:,.2f} µs"


def is_ours(name: str) -> bool:
    return name.startswith(OURS)


def wrapped(text: str) -> list[str]:
    """A paragraph in lines of the page's width."""
    return textwrap.wrap(" ".join(text.split()), 100)


def markdown(found: dict[str, dict[str, Any]], facts: list[str]) -> str:
    rows = {name: row for name, row in found.items() if "error" not in row}
    slowest = min(
        (row["decisions_per_s"] for name, row in rows.items() if is_ours(name) and OUTSIDE in name),
        default=math.nan,
    )
    lines = [
        "# Benchmarks: random play, ours and our peers'",
        "",
        *wrapped(ABOUT),
        "",
        *([*wrapped(ABOUT_RFTG), ""] if any(name in RFTG_GAMES for name in rows) else []),
        *[f"- {fact}" for fact in facts],
        "",
        "![decisions per second](benchmarks.svg)",
        "",
        (
            "| engine and game | decisions/s | games/s | decisions a game | clone | our slowest "
            "game is x times as fast |"
        ),
        "|---|--:|--:|--:|--:|--:|",
    ]
    for name, row in sorted(rows.items(), key=lambda each: -each[1]["decisions_per_s"]):
        compared = not is_ours(name) and name not in RFTG_GAMES
        ratio = f"{slowest / row['decisions_per_s']:,.1f}" if compared else ""
        label = f"**{name}**" if is_ours(name) else name
        lines.append(
            f"| {label} | {row['decisions_per_s']:,.0f} | {row['games_per_s']:,.1f} | "
            f"{row['decisions_per_game']:,.0f} "
            f"| {clone(row)} | {ratio} |"
        )
    failed = {name: row["error"] for name, row in found.items() if "error" in row}
    if failed:
        lines += ["", "Not measured:", *[f"- {name}: {error}" for name, error in failed.items()]]
    return "\n".join(lines) + "\n"


def plot(found: dict[str, dict[str, Any]]) -> str:
    """Bars on a logarithmic scale."""
    rows = sorted(
        ((name, row["decisions_per_s"]) for name, row in found.items() if "error" not in row),
        key=lambda each: -each[1],
    )
    left, right, height = 290, 880, 24
    low, high = 3, 7
    parts = []
    bottom = 30 + height * len(rows)
    for power in range(low, high + 1):
        x = left + (power - low) / (high - low) * (right - left)
        label = f"{10**power:,}"
        parts.append(f'<line x1="{x:.0f}" x2="{x:.0f}" y1="20" y2="{bottom}" stroke="#8885"/>')
        parts.append(f'<text x="{x:.0f}" y="14" text-anchor="middle">{label}</text>')
    for number, (name, speed) in enumerate(rows):
        width = max(1.0, (math.log10(max(speed, 1)) - low) / (high - low) * (right - left))
        y = 26 + number * height
        fill = "#d55e00" if is_ours(name) else "#6b7a8c"
        parts.append(f'<text x="{left - 8}" y="{y + 13}" text-anchor="end">{escape(name)}</text>')
        parts.append(
            f'<rect x="{left}" y="{y}" width="{width:.0f}" height="{height - 6}" fill="{fill}"/>'
        )
        parts.append(f'<text x="{left + width + 6:.0f}" y="{y + 13}">{speed:,.0f}</text>')
    style = "text{font:13px system-ui,sans-serif;fill:#7a8694}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 980 {bottom + 10}" role="img" '
        f'aria-label="decisions per second"><style>{style}</style>{"".join(parts)}</svg>\n'
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="for each engine (default 5)")
    parser.add_argument("--core", type=int, default=0, help="the core to use (default 0)")
    parser.add_argument(
        "--python", type=Path, help="an environment that has everything already; installs nothing"
    )
    parser.add_argument("--node", type=Path, help="a folder with boardgame.io in node_modules")
    parser.add_argument(
        "--rftg",
        type=Path,
        default=os.environ.get("RFTG"),
        help="a checkout of rftg: its C engine is measured too (default: RFTG)",
    )
    parser.add_argument(
        "--out",
        type=Path,
        default=ROOT / "docs",
        help="folder for benchmarks.md and benchmarks.svg",
    )
    given = parser.parse_args()
    python = given.python or prepared_python()
    node = given.node or (None if given.python else prepared_node())
    rftg = built_rftg(Path(given.rftg)) if given.rftg else None
    found = measure_all(python, node, rftg, given.seconds, given.core)
    processor = next(
        (line.split(":")[1].strip() for line in cpu_lines() if line.startswith("model name")),
        platform.processor(),
    )
    loads = [row["load"] for row in found.values() if "load" in row]
    facts = [
        (
            f"{time.strftime('%Y-%m-%d')}, {processor}, {os.cpu_count()} cores, Python "
            f"{platform.python_version()}"
        ),
        (
            f"{given.seconds:g} s for each; load average of the machine meanwhile "
            f"{min(loads):.1f} to {max(loads):.1f}"
        ),
        (
            "other work (a load above 1 per core) still costs caches and clock: figures from a "
            "busy machine are too low"
        ),
    ]
    given.out.mkdir(parents=True, exist_ok=True)
    page = given.out / "benchmarks.md"
    kept = (
        page.read_text(encoding="utf-8").partition(OWN_FIGURES) if page.exists() else ("", "", "")
    )
    page.write_text(markdown(found, facts).rstrip() + "\n" + kept[1] + kept[2], encoding="utf-8")
    (given.out / "benchmarks.svg").write_text(plot(found), encoding="utf-8")
    return 0


def cpu_lines() -> list[str]:
    path = Path("/proc/cpuinfo")
    return path.read_text().splitlines() if path.exists() else []


if __name__ == "__main__":
    sys.exit(main())
