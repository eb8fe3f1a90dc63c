"""A server loads games in threads: however many come first at the same time, all get the same kit
and nothing breaks."""

from __future__ import annotations

import subprocess
import sys

#: In a process of its own, because a kit is loaded only once, and because what went wrong here was
#: a crash.
SCRIPT = """
import sys, threading
from cosmeeple.kernel.game import SLUGS, load_game

sys.setswitchinterval(1e-6)
games = [load_game(slug) for slug in SLUGS]
start = threading.Barrier(8)
found = []

def ask(game):
    start.wait()
    found.append(game.kit())

for game in games:
    found.clear()
    threads = [threading.Thread(target=ask, args=(game,)) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    print(game.slug, len(found), len({id(kit) for kit in found}))
"""


def test_many_threads_load_every_game_at_once() -> None:
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=False, timeout=120
    )

    assert done.returncode == 0, done.stderr
    slugs = [line.split()[0] for line in done.stdout.splitlines()]
    assert len(slugs) == 5
    assert done.stdout.splitlines() == [f"{slug} 8 1" for slug in slugs]
