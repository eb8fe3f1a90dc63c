"""One seat of a game as a Gymnasium environment; bots sit in the others.

    env = gymnasium.make("cosmeeple/Antarctica-v0", players=2, opponents="greedy")
    seen, info = env.reset(seed=1)
    seen, reward, terminated, truncated, info =
    env.step(env.action_space.sample(seen["action_mask"]))

An illegal action loses the game at once (`info["illegal"]`), so that a program without a mask
learns it too; with `illegal="raise"` it is an error instead.
"""

# The extras need not be installed, and are typed only in some releases: mypy passes all the same.
# mypy: disable-error-code="import-not-found,import-untyped,misc,no-any-return,no-untyped-call"
from __future__ import annotations

import copy
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import gymnasium
import msgspec
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from cosmeeple.adapters.ids import register_all
from cosmeeple.adapters.observe import (
    HIGHEST,
    LOWEST,
    Floats,
    Mask,
    Observer,
    describe,
    observer_for,
    utilities,
)
from cosmeeple.bots.base import Asked, Bot, Ply
from cosmeeple.bots.host import Host, seed_for
from cosmeeple.bots.registry import bot_spec
from cosmeeple.bots.simple import RandomBot
from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.kernel.engine.outcome import Outcome
from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.game import Game, load_game
from cosmeeple.kernel.records.codec import dump_table, load_table
from cosmeeple.kernel.thinking.many import play_until_asked

#: A player as a function: the observation and the mask of its seat give the number of an action.
Policy = Callable[[Floats, Mask], int]
REWARDS = ("win", "margin")


class PolicyBot:
    """A seat played by a function, for self-play: it sees what a learning program would see
    there."""

    def __init__(self, observer: Observer, policy: Policy) -> None:
        self.observer = observer
        self.policy = policy

    def choose(self, asked: Asked) -> int:
        """The action of the policy, as an answer."""
        seen = self.observer.observe(asked.table, asked.seat)
        action = self.policy(seen, self.observer.mask(asked.table, asked.seat))
        return self.observer.pick(asked.table, asked.seat, int(action))


class SeatEnv(gymnasium.Env[Any, np.int64]):
    """A game seen from one seat."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 - Gymnasium's own way

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        seat: int | None = None,
        opponents: str | Policy | Sequence[str | Policy] = "random",
        options: Mapping[str, str] | None = None,
        *,
        illegal: str = "lose",
        reward: str = "win",
        flat: bool = False,
        render_mode: str | None = None,
    ) -> None:
        """With `seat=None` the seat is drawn again for every game. `opponents` is one for all, or
        one for each: the name of a bot or a function of observation and mask. `flat`: the
        observation is the bare array, without the mask (`action_masks()` has it). `reward`: "win"
        (docs/adapters.md), or "margin", the points ahead of the best other.
        """
        self.game = load_game(game) if isinstance(game, str) else game
        self.players = players or self.game.seats[0]
        self.options = self.game.full_options(self.players, options)
        if seat is not None and not 0 <= seat < self.players:
            raise BadInput(f"seats are 0 to {self.players - 1}, not {seat}")
        if illegal not in ("lose", "raise"):
            raise BadInput(f"illegal is lose or raise, not {illegal!r}")
        if reward not in REWARDS:
            raise BadInput(f"reward is {' or '.join(REWARDS)}, not {reward!r}")
        self.own_seat = seat
        self.seat = seat or 0
        self.illegal = illegal
        self.reward = reward
        self.flat = flat
        self.render_mode = render_mode
        others = (
            [opponents] * (self.players - 1)
            if isinstance(opponents, str) or callable(opponents)
            else opponents
        )
        if len(others) != self.players - 1:
            raise BadInput(f"{self.players - 1} opponents are wanted, not {len(others)}")
        self.opponents = list(others)
        self.all_random = all(opponent == "random" for opponent in self.opponents)
        self.observer = observer_for(self.game, self.players, self.options)
        for opponent in self.opponents:
            if isinstance(opponent, str):
                bot_spec(opponent).check(self.game)
        shown = spaces.Box(LOWEST, HIGHEST, (self.observer.size,), np.float32)
        mask = spaces.Box(0, 1, (self.observer.actions,), np.int8)
        self.observation_space = (
            shown if flat else spaces.Dict({"observation": shown, "action_mask": mask})
        )
        self.action_space = spaces.Discrete(self.observer.actions)
        self.host: Host | None = None
        #: Draws for random bots, which need neither a deal nor a trail.
        self.dice = Rng(1)

    # --- games

    def made(self, opponent: str | Policy) -> Bot:
        """An opponent by name, or one that asks a policy."""
        return (
            bot_spec(opponent).make()
            if isinstance(opponent, str)
            else PolicyBot(self.observer, opponent)
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """A new game, played on until the seat is asked for the first time."""
        super().reset(seed=seed)
        while True:
            deal = int(self.np_random.integers(1 << 62))
            self.seat = (
                int(self.np_random.integers(self.players))
                if self.own_seat is None
                else self.own_seat
            )
            others = iter(self.opponents)
            bots = [
                RandomBot() if seat == self.seat else self.made(next(others))
                for seat in range(self.players)
            ]
            self.host = Host(self.game, self.game.new(self.players, deal, self.options), bots, deal)
            self.dice = Rng(state_from_seed(seed_for("dice", deal)))
            self.wait(self.host)
            if not self.host.table.over():
                return self.seen(), {"seat": self.seat}

    def wait(self, host: Host) -> None:
        """The bots play until the seat is asked; of several seats that are asked at once it answers
        first."""
        if self.all_random:
            play_until_asked(host.table, self.seat, self.dice)
            return
        while not host.table.over() and self.seat not in host.table.deciders():
            host.step()

    def playing(self) -> Host:
        """The game under way; BadInput before the first reset."""
        if self.host is None:
            raise BadInput("reset() comes first")
        return self.host

    def seen(self) -> Any:
        """The observation."""
        table = self.playing().table
        shown = self.observer.observe(table, self.seat)
        return (
            shown
            if self.flat
            else {"observation": shown, "action_mask": self.observer.mask(table, self.seat)}
        )

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask as sb3-contrib's MaskablePPO asks for it."""
        return self.observer.mask(self.playing().table, self.seat).astype(np.bool_)

    def step(self, action: np.int64 | int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """The learner's action; opponents answer until the learner is asked again or the game is
        over."""
        host = self.playing()
        table = host.table
        info: dict[str, Any] = {"seat": self.seat}
        if table.over():
            raise BadInput("the game is over; reset() begins another")
        pick = int(action) - self.observer.starts[type(table.agenda[-1])]
        if pick not in (table.legal if table.decider == self.seat else table.options(self.seat)):
            if self.illegal == "raise":
                raise BadInput(f"action {int(action)} is not legal now; see the action mask")
            return self.seen(), -1.0, True, False, {**info, "illegal": True}
        if self.all_random:
            table.apply(self.seat, pick)
        else:
            host.answer(self.seat, pick)
        self.wait(host)
        if not table.over():
            return self.seen(), 0.0, False, False, info
        result = self.game.outcome(table.state)
        info.update(scores=result.scores, ranks=result.ranks)
        return self.seen(), self.gained(result), True, False, info

    def gained(self, result: Outcome) -> float:
        """The reward of the end."""
        if self.reward == "margin" and len(result.scores) > 1:
            others = [score for seat, score in enumerate(result.scores) if seat != self.seat]
            return float(result.scores[self.seat] - max(others))
        return utilities(result, self.players)[self.seat]

    def render(self) -> Any:
        """The position as the seat sees it, as one line of JSON."""
        return (
            describe(self.game, self.playing().table, self.seat)
            if self.render_mode == "ansi"
            else None
        )

    # --- copies

    def __deepcopy__(self, memo: dict[int, Any]) -> SeatEnv:
        """The same game at the same moment, for searches: both go on by themselves."""
        made: SeatEnv = type(self).__new__(type(self))
        memo[id(self)] = made
        shared = {"game", "observer", "opponents", "options", "host", "dice"}
        for name, value in self.__dict__.items():
            setattr(made, name, value if name in shared else copy.deepcopy(value, memo))
        made.dice = self.dice.clone()
        made.host = None if self.host is None else copied(self.host, self.host.table.clone())
        return made

    def __getstate__(self) -> dict[str, Any]:
        """As plain data, for other processes and checkpoints."""
        state = {**self.__dict__, "game": self.game.slug, "dice": self.dice.state, "host": None}
        if self.host is not None:
            host = self.host
            state["host"] = {
                "table": msgspec.json.encode(dump_table(self.game, host.table)),
                "bots": host.bots,
                "trail": [tuple(step) for step in host.trail],
                "rngs": [rng.state for rng in (host.host_rng, *host.bot_rngs)],
            }
        return state

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.game = load_game(state["game"])
        self.dice = Rng(state["dice"])
        kept = state["host"]
        if kept is not None:
            table = load_table(self.game, msgspec.json.decode(kept["table"]))
            self.host = Host(self.game, table, kept["bots"], 0)
            take_over(
                self.host,
                [Ply(*step) for step in kept["trail"]],
                [Rng(number) for number in kept["rngs"]],
            )


def copied(host: Host, table: Any) -> Host:
    """A game that goes on alike and alone."""
    made = Host(host.game, table, copy.deepcopy(host.bots), 0)
    take_over(
        made, list(host.trail), [host.host_rng.clone(), *[rng.clone() for rng in host.bot_rngs]]
    )
    return made


def take_over(host: Host, trail: list[Ply], rngs: list[Rng]) -> None:
    """The game goes on where another one stands, lots included."""
    for step in trail:
        host.note(step)
    host.host_rng, host.bot_rngs = rngs[0], rngs[1:]


register_all()
