"""Many games at once, one seat of each for the learner, in arrays that are made once.

    batch = Batch("antarctica", 64, seed=1)
    while learning:
        actions = policy(batch.observations, batch.masks)  # the same arrays every time
        batch.step(actions)  # then: batch.rewards, batch.ended

All of it runs inside the compiled core (kernel/thinking/many.py), which writes into the memory of
the arrays. Others play at random, or by a function of the same arrays. A game that ends begins
again in the same step: the observation is already the next game's, the reward the finished one's.
`SeatVectorEnv` is the same as a Gymnasium VectorEnv.
"""

# The extras need not be installed, and are typed only in some releases: mypy passes all the same.
# mypy: disable-error-code="import-not-found,import-untyped,misc,no-any-return,no-untyped-call"
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from cosmeeple.adapters.observe import HIGHEST, LOWEST, as_array, observer_for, utilities
from cosmeeple.bots.host import seed_for
from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.kernel.engine.outcome import Outcome
from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import Game, load_game
from cosmeeple.kernel.thinking.many import Many
from cosmeeple.kernel.thinking.shown import Screen

#: The others as a function: observations and masks of some games, a row each, give an action for
#: each.
Others = Callable[[NDArray[np.float32], NDArray[np.int8]], Sequence[int] | NDArray[np.int64]]


class Arrays:
    """The memory of a screen as arrays: read-only for numpy, the core writes there."""

    def __init__(self, screen: Screen, count: int, size: int, actions: int) -> None:
        self.screen = screen
        self.in_place = not isinstance(screen.cells, list)
        self.observations: NDArray[np.float32] = (
            as_array(screen.cells, np.int32).view(np.float32).reshape(count, size)
        )
        self.masks: NDArray[np.int8] = as_array(screen.masks, np.int8).reshape(count, actions)

    def look(self) -> None:
        """Where rows are lists (librt has no wheel) the arrays are filled again."""
        if not self.in_place:
            self.observations[:] = (
                as_array(self.screen.cells, np.int32)
                .view(np.float32)
                .reshape(self.observations.shape)
            )
            self.masks[:] = as_array(self.screen.masks, np.int8).reshape(self.masks.shape)


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
        others: Others | None = None,
    ) -> None:
        """`seat=None` draws the learner's seat again for every game. `others=None`: they play at
        random."""
        if count < 1:
            raise BadInput(f"a batch has at least one game, not {count}")
        self.game = load_game(game) if isinstance(game, str) else game
        self.players = players or self.game.seats[0]
        self.options = self.game.full_options(self.players, options)
        if seat is not None and not 0 <= seat < self.players:
            raise BadInput(f"seats are 0 to {self.players - 1}, not {seat}")
        self.count = count
        self.others = others
        self.observer = observer_for(self.game, self.players, self.options)
        self.kit = self.game.kit()
        self.many = Many(
            self.observer.screen(count),
            self.deal,
            count,
            self.players,
            -1 if seat is None else seat,
        )
        self.own = Arrays(self.many.screen, count, self.observer.size, self.observer.actions)
        self.theirs: Arrays | None = None
        if others is not None:
            self.theirs = Arrays(
                self.observer.screen(count), count, self.observer.size, self.observer.actions
            )
        self.observations = self.own.observations
        self.masks = self.own.masks
        self.rewards = np.zeros(count, np.float32)
        self.ended = np.zeros(count, np.bool_)
        self.outcomes: list[Outcome | None] = [None] * count
        self.dice = Rng(1)
        self.reset(seed)

    def deal(self, rng: Rng) -> Table[Any]:
        """A fresh game, up to its first question."""
        table = self.game.setup(self.kit, self.players, self.options, rng)
        table.settle()
        return table

    @property
    def tables(self) -> list[Table[Any]]:
        """The games."""
        return self.many.tables

    @property
    def seats(self) -> NDArray[np.int64]:
        """The learner's seat in each game."""
        return np.array(list(self.many.seats), np.int64)

    def reset(self, seed: int) -> None:
        """New games everywhere."""
        self.many.begin(Rng(state_from_seed(seed_for("batch", seed))))
        self.dice = Rng(state_from_seed(seed_for("dice", seed)))
        self.rewards[:] = 0.0
        self.ended[:] = False
        self.outcomes = [None] * self.count
        self.fresh(list(range(self.count)))
        self.own.look()

    def fresh(self, numbers: list[int]) -> None:
        """New games are played on until the learner is asked, and shown."""
        if self.others is None:
            for number in numbers:
                self.many.reach(number)
        waiting = numbers if self.others is not None else []
        while waiting:
            self.let_others_play()
            waiting = [number for number in waiting if self.tables[number].over()]
            for number in waiting:
                self.many.renew(number)
        for number in numbers:
            self.many.show(number)

    def let_others_play(self) -> None:
        """Their function answers, for all games at once, until the learner is asked in each or it
        is over."""
        assert self.theirs is not None
        assert self.others is not None
        screen = self.theirs.screen
        while numbers := self.many.others(screen):
            self.theirs.look()
            asked = len(numbers)
            actions = self.others(self.theirs.observations[:asked], self.theirs.masks[:asked])
            self.many.answer_others(screen, numbers, whole(actions))

    def sample(self) -> list[int]:
        """A random legal action for each game."""
        return self.many.sample(self.dice)

    def step(self, actions: Sequence[int] | NDArray[np.int64]) -> None:
        """One action in every game. With an illegal one among them (BadInput) nothing changes
        anywhere."""
        if self.others is None:
            ended = self.many.step(whole(actions))
        else:
            ended = self.step_with_others(whole(actions))
        self.rewards[:] = 0.0
        self.ended[:] = False
        for number in ended:
            result = self.game.outcome(self.tables[number].state)
            self.outcomes[number] = result
            self.ended[number] = True
            self.rewards[number] = utilities(result, self.players)[self.many.seats[number]]
            self.many.renew(number)
        if ended:
            self.fresh(ended)
        self.own.look()

    def step_with_others(self, actions: list[int]) -> list[int]:
        """One action for each; others answer in between. Which games have ended."""
        self.many.check(actions)
        for number, action in enumerate(actions):
            self.many.answer(number, action)
        self.let_others_play()
        ended = []
        for number, table in enumerate(self.tables):
            if table.over():
                ended.append(number)
            else:
                self.many.show(number)
        return ended


def whole(actions: Sequence[int] | NDArray[np.int64]) -> list[int]:
    """Actions as plain numbers."""
    return (
        actions.tolist() if isinstance(actions, np.ndarray) else [int(action) for action in actions]
    )


class SeatVectorEnv(VectorEnv):
    """The batch as Gymnasium knows vector environments:
    `gymnasium.make_vec("cosmeeple/Antarctica-v0", 64)`."""

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - Gymnasium's own way

    def __init__(
        self,
        num_envs: int = 1,
        game: str | Game = "antarctica",
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        seat: int | None = None,
        others: Others | None = None,
    ) -> None:
        self.num_envs = num_envs
        self.batch = Batch(game, num_envs, players, options, seat=seat, others=others)
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
        return {
            "observation": self.batch.observations.copy(),
            "action_mask": self.batch.masks.copy(),
        }

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal, for every environment."""
        return self.batch.masks.astype(np.bool_)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """All games again, up to the first question to the learner."""
        given = seed[0] if isinstance(seed, list) and seed else seed
        super().reset(seed=given if isinstance(given, int) else None)
        self.batch.reset(int(self.np_random.integers(1 << 62)))
        return self.seen(), {"seat": self.batch.seats}

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        """One action for each; a game that ends begins again."""
        self.batch.step(actions)
        ended = self.batch.ended.copy()
        info = {
            "seat": self.batch.seats,
            "outcome": [
                result if over else None
                for result, over in zip(self.batch.outcomes, ended, strict=True)
            ],
            "_outcome": ended,
        }
        return (
            self.seen(),
            self.batch.rewards.copy(),
            ended,
            np.zeros(self.num_envs, np.bool_),
            info,
        )
