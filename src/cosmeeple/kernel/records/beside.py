"""A game at a physical table, beside which the program plays the automaton: the position as far as
it was said, and everything that was done, so that it can be taken back.

People enter what lies there by readable paths (`queues.m2`, `areas.A.traders.m1`); what the
automaton does changes the same state by the rules. A game adds its moves, and fields of its own for
what it has to remember besides.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any

from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.kernel.engine.journal import Event
from cosmeeple.kernel.engine.rng import Rng
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import SEAT_LETTERS, Game
from cosmeeple.kernel.records.fields import Names, put, walk


@dataclass(frozen=True)
class Instruction:
    """One thing that was done, with all that was remembered before it: enough to take it back."""

    words: str
    before: Mapping[str, Any]
    events: tuple[Event, ...]


@dataclass
class Beside:
    """One physical game with an automaton. `events` of the last step are its move with all its
    reasons, in order."""

    game: Game
    state: Any
    chance: Rng
    steps: list[Instruction] = field(default_factory=list)

    # --- what people say

    def names(self) -> Names:
        """The ids of the components, and the seats."""
        return {**self.state.kit.names, "seat": SEAT_LETTERS}

    def enter(self, entries: Mapping[str, Any]) -> None:
        """What the physical table shows, by readable paths; a wrong path or value changes
        nothing."""
        changed = self.state.clone()
        names = self.names()
        for path, value in entries.items():
            put(changed, self.game.kinds.record(self.game.state), path.split("."), value, names)
        problem = self.refused(changed, tuple(entries))
        if problem:
            raise BadInput(problem)
        self.remember(f"enter {', '.join(entries)}", changed, ())

    def refused(self, changed: Any, entered: tuple[str, ...]) -> str:
        """What of the things just entered cannot be true of a physical table; "" when all is
        well."""
        return ""

    def shows(self, path: str) -> Any:
        """What is remembered at a path, in the same words."""
        names = self.names()
        kind = self.game.kinds.record(self.game.state)
        value, found = walk(self.state, kind, path.split("."), names)
        return found.dump(value, names)

    # --- memory

    def working_table(self) -> Table[Any]:
        """A table on which the automaton may move, listened to; `done` keeps what came of it."""
        table: Table[Any] = Table(self.state.clone(), [], self.chance.clone())
        table.telling = True
        return table

    def done(self, words: str, table: Table[Any]) -> tuple[Event, ...]:
        """The table is the position now; what was told on it."""
        events = tuple([told.event for told in table.journal])
        self.remember(words, table.state, events)
        self.chance = Rng(table.rng.state)
        return events

    def remember(self, words: str, after: Any, events: tuple[Event, ...]) -> None:
        """A step from the position to another one."""
        own = [each.name for each in fields(self) if each.name not in ("game", "steps")]
        before = {name: getattr(self, name) for name in own} | {"chance": self.chance.clone()}
        self.steps.append(Instruction(words, before, events))
        self.state = after

    def undo(self) -> str:
        """Take the last step back, chance included; says which it was."""
        if not self.steps:
            raise BadInput("there is nothing to take back")
        step = self.steps.pop()
        for name, value in step.before.items():
            setattr(self, name, value)
        return step.words
