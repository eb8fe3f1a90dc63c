"""Many games at once, one seat of each for the learner, written into arrays that are made once.

    batch = Batch("antarctica", 64, seed=1)
    while learning:
        actions = policy(batch.observations, batch.masks)    # the same arrays every time: copy what you keep
        batch.step(actions)                                  # then: batch.rewards, batch.ended

Others play at random inside. A game that ends begins anew in the same step: the observation is already the next
game's, the reward the finished one's. `SeatVectorEnv` is the same as a Gymnasium VectorEnv.
"""

# The extras need not be installed, and are typed only in some releases: mypy passes all the same.
# mypy: disable-error-code="import-not-found,import-untyped,misc,no-any-return,no-untyped-call"
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from cosmeeple.adapters.observe import HIGHEST, LOWEST, observer_for, utilities
from cosmeeple.bots.host import seed_for
from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.kernel.engine.outcome import Outcome
from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import Game, load_game


def play_until_asked(table: Table[Any], seat: int, rng: Rng) -> None:
    """Random answers of all others until the seat is asked (first, where several are) or the game is over."""
    while table.agenda:
        if table.decider == seat or seat in table.deciders():
            return
        legal = table.legal
        table.play(legal[rng.below(len(legal))])


class Batch:
    """`count` games of one kind, each with its own deal; all chance follows from the seed."""

    def __init__(
        self,
        game: str | Game,
        count: int,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        *,
        seat: int | None = None,
        seed: int = 0,
    ) -> None:
        """`seat=None` draws the learner's seat anew for every game."""
        if count < 1:
            raise BadInput(f"a batch has at least one game, not {count}")
        self.game = load_game(game) if isinstance(game, str) else game
        self.players = players or self.game.seats[0]
        self.options = self.game.full_options(self.players, options)
        if seat is not None and not 0 <= seat < self.players:
            raise BadInput(f"seats are 0 to {self.players - 1}, not {seat}")
        self.count = count
        self.own_seat = seat
        self.observer = observer_for(self.game, self.players, self.options)
        # One number more than is shown: what the variant can never have would be written there.
        self.rows = np.zeros((count, self.observer.size + 1), np.float32)
        self.observations = self.rows[:, : self.observer.size]
        self.masks = np.zeros((count, self.observer.actions), np.int8)
        self.rewards = np.zeros(count, np.float32)
        self.ended = np.zeros(count, np.bool_)
        self.seats = np.zeros(count, np.int64)
        self.outcomes: list[Outcome | None] = [None] * count
        self.legal: list[list[int]] = [[] for _ in range(count)]
        self.tables: list[Table[Any]] = []
        self.rng = Rng(1)
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """New games everywhere."""
        self.rng = Rng(state_from_seed(seed_for("batch", seed)))
        self.tables = [self.fresh(number) for number in range(self.count)]
        self.rewards[:] = 0.0
        self.ended[:] = False
        self.outcomes = [None] * self.count
        for number in range(self.count):
            self.show(number)

    def fresh(self, number: int) -> Table[Any]:
        """A game in which the learner is asked; those that end before are played away."""
        while True:
            seat = self.rng.below(self.players) if self.own_seat is None else self.own_seat
            table = self.game.new(self.players, (self.rng.next() << 31) | self.rng.next(), self.options)
            play_until_asked(table, seat, self.rng)
            if table.agenda:
                self.seats[number] = seat
                return table

    def show(self, number: int) -> None:
        """The observation and the mask of one game into their rows."""
        table, seat, row, mask = self.tables[number], int(self.seats[number]), self.rows[number], self.masks[number]
        row.fill(0.0)
        self.observer.observe_into(table, seat, row)
        mask[self.legal[number]] = 0
        self.legal[number] = legal = self.observer.legal_actions(table, seat)
        mask[legal] = 1

    def step(self, actions: Sequence[int] | NDArray[np.int64]) -> None:
        """One action in every game. An illegal one is BadInput: in that game and those after it nothing has changed."""
        if len(actions) != self.count:
            raise BadInput(f"{self.count} actions are wanted, not {len(actions)}")
        for number in range(self.count):
            table, seat = self.tables[number], int(self.seats[number])
            table.apply(seat, self.observer.pick(table, seat, int(actions[number])))
            play_until_asked(table, seat, self.rng)
            over = not table.agenda
            self.ended[number] = over
            self.rewards[number] = 0.0
            self.outcomes[number] = None
            if over:
                result = self.game.outcome(table.state)
                self.outcomes[number] = result
                self.rewards[number] = utilities(result, self.players)[seat]
                self.tables[number] = self.fresh(number)
            self.show(number)


class SeatVectorEnv(VectorEnv):
    """The batch as Gymnasium knows vector environments: `gymnasium.make_vec("cosmeeple/Antarctica-v0", 64)`."""

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - Gymnasium's own way

    def __init__(
        self,
        num_envs: int = 1,
        game: str | Game = "antarctica",
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        seat: int | None = None,
    ) -> None:
        self.num_envs = num_envs
        self.batch = Batch(game, num_envs, players, options, seat=seat)
        watching = self.batch.observer
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(LOWEST, HIGHEST, (watching.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (watching.actions,), np.int8),
            }
        )
        self.single_action_space = spaces.Discrete(watching.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.render_mode = None

    def seen(self) -> dict[str, Any]:
        """What every environment observes, with its action mask."""
        return {"observation": self.batch.observations.copy(), "action_mask": self.batch.masks.copy()}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal, for every environment."""
        return self.batch.masks.astype(np.bool_)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """All games anew, up to the first question to the learner."""
        given = seed[0] if isinstance(seed, list) and seed else seed
        super().reset(seed=given if isinstance(given, int) else None)
        self.batch.reset(int(self.np_random.integers(1 << 62)))
        return self.seen(), {"seat": self.batch.seats.copy()}

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        """One action for each; a game that ends begins anew."""
        self.batch.step(actions)
        ended = self.batch.ended.copy()
        info = {"seat": self.batch.seats.copy(), "outcome": list(self.batch.outcomes), "_outcome": ended}
        return self.seen(), self.batch.rewards.copy(), ended, np.zeros(self.num_envs, np.bool_), info
