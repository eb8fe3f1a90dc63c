"""One seat of a game as a Gymnasium environment; bots sit in the others.

    env = SeatEnv("antarctica", players=2, opponents="greedy")
    seen, info = env.reset(seed=1)
    seen, reward, terminated, truncated, info = env.step(env.action_space.sample(seen["action_mask"]))

An illegal action loses the game at once (`info["illegal"]`), so that a program without a mask learns it too; with
`illegal="raise"` it is an error instead.
"""

# The extras need not be installed, and are typed only in some releases: mypy passes all the same.
# mypy: disable-error-code="import-not-found,import-untyped,misc,no-any-return,no-untyped-call"
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from cosmeeple.adapters.observe import HIGHEST, LOWEST, describe, observer_for, utilities
from cosmeeple.bots.host import Host
from cosmeeple.bots.registry import bot_spec
from cosmeeple.bots.simple import RandomBot
from cosmeeple.kernel.errors import BadInput
from cosmeeple.kernel.game import Game, load_game


class SeatEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """A game seen from one seat."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 - Gymnasium's own way

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        seat: int | None = None,
        opponents: str | Sequence[str] = "random",
        options: Mapping[str, str] | None = None,
        *,
        illegal: str = "lose",
        render_mode: str | None = None,
    ) -> None:
        """With `seat=None` the seat is drawn anew for every game. `opponents` is one bot for all, or one for each."""
        self.game = load_game(game) if isinstance(game, str) else game
        self.players = players or self.game.seats[0]
        self.options = self.game.full_options(self.players, options)
        if seat is not None and not 0 <= seat < self.players:
            raise BadInput(f"seats are 0 to {self.players - 1}, not {seat}")
        if illegal not in ("lose", "raise"):
            raise BadInput(f"illegal is lose or raise, not {illegal!r}")
        self.own_seat = seat
        self.seat = seat or 0
        self.illegal = illegal
        self.render_mode = render_mode
        names = [opponents] * (self.players - 1) if isinstance(opponents, str) else list(opponents)
        if len(names) != self.players - 1:
            raise BadInput(f"{self.players - 1} opponents are wanted, not {len(names)}")
        self.opponents = [bot_spec(name) for name in names]
        for opponent in self.opponents:
            opponent.check(self.game)
        self.observer = observer_for(self.game, self.players)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(LOWEST, HIGHEST, (self.observer.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.observer.actions,), np.int8),
            }
        )
        self.action_space = spaces.Discrete(self.observer.actions)
        self.host: Host | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new game, played on until the seat is asked for the first time."""
        super().reset(seed=seed)
        while True:
            deal = int(self.np_random.integers(1 << 62))
            self.seat = int(self.np_random.integers(self.players)) if self.own_seat is None else self.own_seat
            others = iter(self.opponents)
            bots = [RandomBot() if seat == self.seat else next(others).make() for seat in range(self.players)]
            self.host = Host(self.game, self.game.new(self.players, deal, self.options), bots, deal)
            self.wait(self.host)
            if not self.host.table.over():
                return self.seen(), {"seat": self.seat}

    def wait(self, host: Host) -> None:
        """The bots play until the seat is asked; of several seats that are asked at once it answers first."""
        while not host.table.over() and self.seat not in host.table.deciders():
            host.step()

    def playing(self) -> Host:
        if self.host is None:
            raise BadInput("reset() comes first")
        return self.host

    def seen(self) -> dict[str, Any]:
        table = self.playing().table
        return {
            "observation": self.observer.observe(table, self.seat),
            "action_mask": self.observer.mask(table, self.seat),
        }

    def step(self, action: np.int64 | int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        host = self.playing()
        info: dict[str, Any] = {"seat": self.seat}
        legal = self.observer.legal_actions(host.table, self.seat)
        if host.table.over():
            raise BadInput("the game is over; reset() begins another")
        if int(action) not in legal:
            if self.illegal == "raise":
                raise BadInput(f"action {int(action)} is not legal now; see the action mask")
            return self.seen(), -1.0, True, False, {**info, "illegal": True}
        host.answer(self.seat, self.observer.pick(host.table, self.seat, int(action)))
        self.wait(host)
        if not host.table.over():
            return self.seen(), 0.0, False, False, info
        result = self.game.outcome(host.table.state)
        info.update(scores=result.scores, ranks=result.ranks)
        return self.seen(), utilities(result, self.players)[self.seat], True, False, info

    def render(self) -> Any:
        """The position as the seat sees it, as one line of JSON."""
        return describe(self.game, self.playing().table, self.seat) if self.render_mode == "ansi" else None
