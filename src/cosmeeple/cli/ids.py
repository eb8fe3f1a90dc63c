"""`cosmeeple ids`: are the numbers of a game's vocabulary those of the ids in components.toml?"""

from __future__ import annotations

import argparse
import difflib

from cosmeeple.kernel.components import read_text
from cosmeeple.kernel.game import load_game
from cosmeeple.kernel.ids import written


def command(arguments: argparse.Namespace) -> int:
    """Show what differs, or write it."""
    game = load_game(arguments.slug)
    path = game.folder() / "vocabulary.py"
    now = read_text(path)
    wanted = written(now, f"{game.home}.vocabulary")
    if now == wanted:
        return 0
    if arguments.write:
        path.write_text(wanted, encoding="utf-8")
        return 0
    lines = difflib.unified_diff(now.splitlines(), wanted.splitlines(), lineterm="", n=0)
    print("\n".join(list(lines)[2:]))
    return 1
