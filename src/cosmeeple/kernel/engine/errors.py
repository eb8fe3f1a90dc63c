"""Bad input has one name. Every message says in one line what is wrong and, where it can, what to
do."""

from __future__ import annotations


class BadInput(ValueError):
    """Something from outside is wrong; nothing was changed. The command line prints it and exits
    with 2."""


class IllegalChoice(BadInput):
    """A choice that the rules do not offer now. The table is as it was before."""


class UnknownKey(BadInput):
    """A text that names nothing here; the message names the nearest things that exist."""


class BadFile(BadInput):
    """A file that cannot be used: where (`name:line`) and why."""

    def __init__(self, name: str, line: int | None, reason: str) -> None:
        self.name = name
        self.line = line
        self.reason = reason
        place = name if line is None else f"{name}:{line}"
        super().__init__(f"{place}: {reason}")


class EndlessGame(RuntimeError):
    """A game went on beyond every bound: a rule never lets go."""
