"""Positions for the rule tests: an empty board, and on it just what a test says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cosmeeple.games.relics import GAME
from cosmeeple.games.relics.state import State
from cosmeeple.games.relics.vocabulary import MARKETS
from cosmeeple.kernel.engine.agenda import Frame
from cosmeeple.kernel.engine.journal import Event
from cosmeeple.kernel.engine.rigged import Rigged
from cosmeeple.kernel.engine.rng import state_from_seed
from cosmeeple.kernel.engine.rows import picks
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.records.carry import replay_text
from cosmeeple.kernel.records.codec import only_answer, options_as_text
from cosmeeple.kernel.records.paths import read, write
from cosmeeple.kernel.records.position import drawn

A, B, C, D = 0, 1, 2, 3
ZU = 1
#: No ability of these plays a part unless a test asks for it.
PLAIN = ("dal_harrai", "kuti_kuti", "aqulla", "gul")


class Desk:
    """A table with a readable surface."""

    def __init__(self, table: Table[Any]) -> None:
        self.table = table

    @property
    def state(self) -> State:
        state = self.table.state
        assert isinstance(state, State)
        return state

    def get(self, path: str) -> Any:
        return read(GAME, self.table, path)

    def put(self, path: str, value: Any) -> None:
        write(GAME, self.table, path, value)

    def play(self, *moves: str) -> Desk:
        """Moves like `A dig:red_eye`. The only card that serves an action need not be named."""
        for move in moves:
            seat, text = move.split()
            replay_text(self.table, "ABCD".index(seat), text)
        while (
            self.asked() in ("PlayCard", "RedrawCard")
            and (only := only_answer(self.table)) is not None
        ):
            self.table.apply(*only)
        return self

    def options(self, seat: int = A) -> list[str]:
        return options_as_text(self.table, seat)

    def asked(self) -> str:
        return "over" if self.table.over() else type(self.table.agenda[-1]).__name__

    def why_not(self, text: str, seat: int = A) -> list[str]:
        """The rules that forbid an answer."""
        frame: Any = self.table.agenda[-1]
        pick = frame.domain.pick(text.removeprefix(f"{frame.verb}:"))
        return [reason.rule for reason in self.table.why(seat, pick).failing()]

    def events(self, kind: type[Event]) -> list[Any]:
        return [told.event for told in self.table.journal if isinstance(told.event, kind)]

    def run(self, *frames: Frame) -> Desk:
        """Put these frames on the agenda, nothing else, and go on."""
        self.table.reset_agenda(list(reversed(frames)))
        self.table.settle()
        return self


def fresh(
    seats: int = 2, seed: int = 1, options: Mapping[str, str] | None = None, **factions: str
) -> Desk:
    """A new game after the faction choice (and after keeping every redraw): the first turn
    begins."""
    table = GAME.new(seats, seed, options, telling=True)
    desk = Desk(table)
    for seat in range(seats):
        desk.play(f"{'ABCD'[seat]} faction:{factions.get('ABCD'[seat], PLAIN[seat])}")
    while desk.asked() == "RedrawCard":
        table.apply(table.decider, -1)
    return desk


def empty(
    *frames: Frame,
    seats: int = 2,
    round: int = 1,
    draws: list[Any] | None = None,
    options: Mapping[str, str] | None = None,
    factions: tuple[str, ...] = PLAIN,
    given: Mapping[str, Any] | None = None,
) -> Desk:
    """A board without tiles, buyers in queues or cards in hand; then `given` fields, then the
    frames."""
    desk = fresh(seats, 1, options, **dict(zip("ABCD", factions, strict=False)))
    s = desk.state
    for stack in s.black:
        for artefact in stack:
            s.pool[artefact] += 1
        stack.clear()
    for artefact in range(len(s.dig)):
        s.pool[artefact] += s.dig[artefact]
        s.dig[artefact] = 0
    for queue in s.queues:
        for buyer in queue:
            s.buyers[buyer] += 1
        queue.clear()
    for seat, area in enumerate(s.areas):
        s.deck.extend(area.hand)
        area.hand = picks([])
        area.travel = 0
        if len(area.explorers) == 3:
            area.explorers = picks([0, 15, 4])  # m1, m4, bw
        assert seat < len(s.areas)
    s.round = round
    for path, value in (given or {}).items():
        desk.put(path, value)
    if draws is not None:
        desk.table.rng = Rigged(state_from_seed(1), [draw_of(desk, draw) for draw in draws])
    desk.table.journal.clear()
    return desk.run(*frames) if frames else desk


def draw_of(desk: Desk, draw: Any) -> int:
    """A draw by name; chance never picks locations, so `m5` is the market."""
    return MARKETS.index(draw) if draw in MARKETS else drawn(desk.table, draw)


def solo(
    *frames: Frame,
    round: int = 1,
    draws: list[Any] | None = None,
    modules: tuple[str, ...] = (),
    given: Mapping[str, Any] | None = None,
) -> Desk:
    """The same against Zu, whose area is B."""
    options = dict.fromkeys(modules, "on")
    return empty(*frames, seats=1, round=round, draws=draws, options=options, given=given)
