"""Situations of Tortuga 2199 for tests: a table in the main part of seat A's turn, set up in ids
instead of numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeVar

from cosmeeple.games.tortuga import GAME
from cosmeeple.games.tortuga.actions import TakeAction
from cosmeeple.games.tortuga.state import State
from cosmeeple.games.tortuga.turn import EndTurn
from cosmeeple.kernel.engine.journal import EVERYONE, Event, heard_by
from cosmeeple.kernel.engine.rigged import Rigged
from cosmeeple.kernel.engine.rng import Rng
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import SEAT_LETTERS
from cosmeeple.kernel.records.codec import (
    apply_text,
    load_frame,
    notation,
    options_as_text,
    pick_of,
    question,
)
from cosmeeple.kernel.records.paths import read, write
from cosmeeple.kernel.records.view import SPECTATOR, View, view

A, B, C, D = range(4)
BOARDS = {
    2: "layout_2:vortex:mines:fortress:laboratory",
    3: "layout_3_4:vortex:mines:fortress:laboratory",
    4: "layout_3_4:vortex:mines:fortress:laboratory",
}

Told = TypeVar("Told", bound=Event)


@dataclass
class Scene:
    """A table with short words for what tests do to it."""

    table: Table[State]

    @property
    def s(self) -> State:
        return self.table.state

    def set(self, path: str, value: object) -> Scene:
        """`set("areas.A.hand", ["mining"])`, as in position files."""
        write(GAME, self.table, path, value)
        return self

    def get(self, path: str) -> Any:
        return read(GAME, self.table, path)

    def ask(self, *frames: dict[str, object]) -> Scene:
        """Put other frames on the agenda, in reading order."""
        self.table.reset_agenda([load_frame(GAME, self.s.kit, frame) for frame in frames][::-1])
        return self.ready()

    def draws(self, *numbers: int) -> Scene:
        """Fix the next draws of chance."""
        self.table.rng = Rigged(1, list(numbers))
        return self

    def ready(self) -> Scene:
        self.table.settle()
        return self

    def play(self, *moves: str) -> Scene:
        """`play("A move:mines", "A end")`."""
        for move in moves:
            seat, _, text = move.partition(" ")
            apply_text(self.table, SEAT_LETTERS.index(seat), text)
        return self

    def options(self, seat: str = "A") -> list[str]:
        return options_as_text(self.table, SEAT_LETTERS.index(seat))

    def forbidden(self, text: str, seat: str = "A") -> list[str]:
        """The rules that forbid an answer; empty when it is allowed."""
        number = SEAT_LETTERS.index(seat)
        pick = pick_of(question(self.table), text)
        failing = [reason.rule for reason in self.table.why(number, pick).failing()]
        assert bool(failing) == (pick not in self.table.options(number)), (text, failing)
        return failing

    def asked(self) -> str:
        """`TakeAction A`."""
        if self.table.over():
            return "over"
        return f"{type(self.table.agenda[-1]).__name__} {SEAT_LETTERS[self.table.deciders()[0]]}"

    def seen(self, seat: int = SPECTATOR) -> View:
        return view(GAME, self.table, seat)

    def told(self, kind: type[Told], seat: int = EVERYONE) -> list[Told]:
        """The events of a kind that the seat (or everybody) has heard."""
        return [event for event in heard_by(self.table.journal, seat) if isinstance(event, kind)]

    def influence(self, seat: int) -> int:
        return GAME.outcome(self.s).scores[seat]

    def copy(self) -> Scene:
        return Scene(self.table.clone())


def scene(players: int = 2, scenario: str = "standard", **fields: object) -> Scene:
    """A's turn, nothing played yet: everybody holds five Mining cards and ten Manoeuvres in the
    deck, ships in Tortuga.

    Fields are paths with `__` for dots: `areas__A__hand=["pilot"]`.
    """
    table = GAME.new(players, 5, {"scenario": scenario}, telling=True)
    state = table.state
    state.first = state.active = A
    for seat, area in enumerate(state.areas):
        area.ship = 3 + seat
        area.hand = [0] * 5
        area.deck = [1] * 10
        area.discard = []
    table.reset_agenda([EndTurn(A), TakeAction(A)])
    made = Scene(table)
    made.set("board", BOARDS[players])
    for path, value in fields.items():
        made.set(path.replace("__", "."), value)
    made.table.journal.clear()
    return made.ready()


def card(name: str) -> int:
    return GAME.kit().names["card"].index(name)


def sector(name: str) -> int:
    return GAME.kit().names["sector"].index(name)


def own(made: Scene, seat: str, *sectors: str, level: int | None = None) -> Scene:
    """Give sectors to a seat, at the lowest number of the track or at a level, with their
    markers."""
    kit = made.s.kit
    for name in sectors:
        number = sector(name)
        made.set(f"control.{name}", seat)
        made.set(f"defence.{name}", level or kit.sector_defence[number] + 1)
        made.s.areas[SEAT_LETTERS.index(seat)].markers -= 1
    return made.ready()


# --- players for random games


def eager(table: Table[Any], seat: int, rng: Rng) -> int:
    """Ends a turn only when little else is left, plays cards first, likes conquests, hunts and
    fights."""
    return prefer(
        table, seat, rng, ("conquer", "hunt", "attack", "claim", "play", "influence", "buy")
    )


def scoutmaster(table: Table[Any], seat: int, rng: Rng) -> int:
    """Scouts and conquers all over the board."""
    return prefer(table, seat, rng, ("scout", "conquer", "play", "move"))


def prefer(table: Table[Any], seat: int, rng: Rng, good: tuple[str, ...]) -> int:
    options = table.options(seat)
    frame = question(table)
    if not isinstance(frame, TakeAction):
        return rng.pick(options)
    texts = {pick: notation(frame, pick) for pick in options}
    for wanted in good:
        found = [pick for pick in options if texts[pick].startswith(wanted)]
        if found and rng.below(4):
            return rng.pick(found)
    rest = [pick for pick in options if texts[pick] != "end"]
    return rng.pick(rest) if rest and rng.below(6) else options[0]
