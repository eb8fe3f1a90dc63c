"""`cosmeeple completion`: the shell completes commands, flags, games and files."""

from __future__ import annotations

import argparse

from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.kernel.game import SLUGS

SHELLS = ("bash", "zsh", "tcsh")


def command(arguments: argparse.Namespace) -> int:
    try:
        import shtab
    except ModuleNotFoundError:
        raise BadInput(
            "completion needs shtab, which is not installed; try: pip install shtab"
        ) from None
    print(shtab.complete(completed_parser(), arguments.shell))
    return 0


def completed_parser() -> argparse.ArgumentParser:
    """All commands as far as their parts are installed, with games and files where those are
    wanted."""
    import shtab

    from cosmeeple.cli.main import parser

    try:
        made = parser(whole=True)
    except ModuleNotFoundError:
        made = parser()
    everything: list[argparse.ArgumentParser] = [made]
    while everything:
        for action in everything.pop()._actions:  # noqa: SLF001 - argparse has no public list of its arguments
            if isinstance(action, argparse._SubParsersAction):  # noqa: SLF001
                everything += action.choices.values()
            elif action.metavar == "GAME":
                action.choices = SLUGS
            elif action.metavar == "FILE" or action.dest in ("file", "files", "db", "out"):
                action.complete = shtab.FILE  # type: ignore[attr-defined]
    return made
