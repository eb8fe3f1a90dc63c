"""Masked PPO in plain numpy: learns Antarctica by playing against itself, then plays our `easy`
bot.

    python examples/train_ppo.py --minutes 10 --save policy.npz

Many games run at once inside the compiled core (`Batch`). The other seat plays at random at first,
then as an earlier state of the same network, so that the learner always meets somebody about as
good as itself. The network sees legal actions only: the others have no chance at all. Ends with
fresh games against `easy`, never met in training, and the share of wins with an interval.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from cosmeeple.adapters.batch import Batch
from cosmeeple.adapters.gymnasium import SeatEnv
from cosmeeple.arena.statistics import wilson

Floats = NDArray[np.float32]
Actions = NDArray[np.int64]
HIDDEN = 128


def squeezed(seen: Floats) -> Floats:
    """Counts grow, their logarithms hardly."""
    return np.sign(seen) * np.log1p(np.abs(seen))


def columns_in_use(batch: Batch, steps: int = 60) -> NDArray[np.int64]:
    """The numbers that are ever other than 0 in random play: fewer than half, and the rest would
    only cost time."""
    used = np.zeros(batch.observer.size, np.bool_)
    for _ in range(steps):
        used |= batch.observations.any(axis=0)
        batch.step(batch.sample())
    return np.flatnonzero(used)


class Network:
    """One hidden layer with two heads: scores of the actions, and how the game will probably
    end."""

    def __init__(self, columns: NDArray[np.int64], actions: int, seed: int) -> None:
        self.columns = columns
        inputs = len(columns)
        draw = np.random.default_rng(seed)
        self.weights: dict[str, Floats] = {
            "in": draw.normal(0, (2 / inputs) ** 0.5, (inputs, HIDDEN)).astype(np.float32),
            "in_bias": np.zeros(HIDDEN, np.float32),
            "act": draw.normal(0, 0.01, (HIDDEN, actions)).astype(np.float32),
            "act_bias": np.zeros(actions, np.float32),
            "value": np.zeros((HIDDEN, 1), np.float32),
            "value_bias": np.zeros(1, np.float32),
        }
        self.first = {name: np.zeros_like(w) for name, w in self.weights.items()}
        self.second = {name: np.zeros_like(w) for name, w in self.weights.items()}
        self.steps = 0

    def inputs(self, observations: Floats) -> Floats:
        """What it looks at."""
        return squeezed(observations[:, self.columns])

    def look(self, inputs: Floats, masks: NDArray[np.int8]) -> tuple[Floats, Floats, Floats]:
        """The hidden layer, the logarithms of the chances of all legal actions, and the value."""
        w = self.weights
        hidden = np.maximum(inputs @ w["in"] + w["in_bias"], 0)
        scores = np.where(masks, hidden @ w["act"] + w["act_bias"], np.float32(-1e9))
        scores -= scores.max(axis=1, keepdims=True)
        logs = scores - np.log(np.exp(scores).sum(axis=1, keepdims=True))
        return hidden, logs, (hidden @ w["value"] + w["value_bias"])[:, 0]

    def climb(self, slopes: dict[str, Floats], rate: float) -> None:
        """One step of Adam uphill; the slopes together are never longer than 1/2."""
        self.steps += 1
        length = float(np.sqrt(sum(float((slope**2).sum()) for slope in slopes.values())))
        scale = np.float32(min(1.0, 0.5 / (length + 1e-9)))
        for name, slope in slopes.items():
            self.first[name] += 0.1 * (slope * scale - self.first[name])
            self.second[name] += 0.001 * ((slope * scale) ** 2 - self.second[name])
            mean = self.first[name] / (1 - 0.9**self.steps)
            size = np.sqrt(self.second[name] / (1 - 0.999**self.steps)) + 1e-8
            self.weights[name] += np.float32(rate) * mean / size

    def learn(
        self,
        inputs: Floats,
        masks: NDArray[np.int8],
        actions: Actions,
        before: Floats,
        gains: Floats,
        ends: Floats,
        rate: float,
        spread: float,
        clip: float = 0.2,
    ) -> None:
        """Towards what went better than expected, as far as the chances may move in one go (PPO's
        clipped ratio)."""
        hidden, logs, value = self.look(inputs, masks)
        count = len(actions)
        at = np.arange(count)
        ratio = np.exp(logs[at, actions] - before)
        free = np.where(gains > 0, ratio < 1 + clip, ratio > 1 - clip)
        chances = np.exp(logs)
        chosen = np.zeros_like(chances)
        chosen[at, actions] = 1.0
        undecided = -(chances * np.where(masks, logs, 0)).sum(axis=1, keepdims=True)
        towards = (free * ratio * gains)[:, None] * (chosen - chances)
        towards -= spread * chances * (np.where(masks, logs, 0) + undecided)
        towards /= count
        error = ((ends - value) / count)[:, None] * 0.5
        back = (towards @ self.weights["act"].T + error @ self.weights["value"].T) * (hidden > 0)
        self.climb(
            {
                "in": inputs.T @ back,
                "in_bias": back.sum(axis=0),
                "act": hidden.T @ towards,
                "act_bias": towards.sum(axis=0),
                "value": hidden.T @ error,
                "value_bias": error.sum(axis=0),
            },
            rate,
        )


class Learner:
    """Games, the network, and the earlier self that it meets."""

    def __init__(self, seed: int, games: int, horizon: int) -> None:
        self.draw = np.random.default_rng(seed)
        self.rival: Network | None = None
        self.batch = Batch("antarctica", games, 2, seed=seed, others=self.other)
        self.horizon = horizon
        self.network = Network(columns_in_use(self.batch), self.batch.observer.actions, seed)
        self.played = 0
        self.recent: list[float] = []

    def pick(self, logs: Floats) -> Actions:
        """An action for each row, by its chances."""
        noise = -np.log(-np.log(self.draw.random(logs.shape, np.float32) + 1e-12) + 1e-12)
        return (logs + noise).argmax(axis=1)

    def other(self, observations: Floats, masks: NDArray[np.int8]) -> Actions:
        """The other seat: the earlier self, random before there is one."""
        if self.rival is None:
            return self.pick(np.where(masks, np.float32(0), np.float32(-1e9)))
        return self.pick(self.rival.look(self.rival.inputs(observations), masks)[1])

    def gather(self) -> tuple[NDArray[np.float32], ...]:
        """So many steps of every game: what was seen, what was done, and how much better it went
        than expected."""
        batch, count = self.batch, self.batch.count
        inputs = np.empty((self.horizon, count, len(self.network.columns)), np.float32)
        masks = np.empty((self.horizon, count, batch.observer.actions), np.int8)
        actions = np.empty((self.horizon, count), np.int64)
        before, values, rewards, over = (
            np.empty((self.horizon, count), np.float32) for _ in range(4)
        )
        at = np.arange(count)
        for step in range(self.horizon):
            inputs[step], masks[step] = self.network.inputs(batch.observations), batch.masks
            _, logs, values[step] = self.network.look(inputs[step], masks[step])
            actions[step] = self.pick(logs)
            before[step] = logs[at, actions[step]]
            seats = batch.seats
            batch.step(actions[step])
            over[step] = batch.ended
            rewards[step] = batch.rewards
            for number in np.flatnonzero(batch.ended):
                result = batch.outcomes[number]
                assert result is not None
                margin = result.scores[seats[number]] - result.scores[1 - seats[number]]
                self.recent.append((float(batch.rewards[number]) + 1) / 2)
                rewards[step, number] = 0.5 * batch.rewards[number] + 0.5 * np.tanh(margin / 25)
                self.played += 1
        ends = self.network.look(self.network.inputs(batch.observations), batch.masks)[2]
        gains = np.zeros((self.horizon, count), np.float32)
        later, following = np.zeros(count, np.float32), ends
        for step in reversed(range(self.horizon)):
            going = 1 - over[step]
            surprise = rewards[step] + following * going - values[step]
            later = surprise + 0.95 * going * later
            gains[step], following = later, values[step]
        flat = self.horizon * count
        return (
            inputs.reshape(flat, -1),
            masks.reshape(flat, -1),
            actions.reshape(flat),
            before.reshape(flat),
            gains.reshape(flat),
            (gains + values).reshape(flat),
        )

    def update(self, rate: float, spread: float, epochs: int = 2, part: int = 512) -> None:
        inputs, masks, actions, before, gains, ends = self.gather()
        gains = (gains - gains.mean()) / (gains.std() + 1e-6)
        for _ in range(epochs):
            order = self.draw.permutation(len(actions))
            for start in range(0, len(order), part):
                at = order[start : start + part]
                self.network.learn(
                    inputs[at],
                    masks[at],
                    actions[at],
                    before[at],
                    gains[at],
                    ends[at],
                    rate,
                    spread,
                )

    def meet_itself(self) -> None:
        """From now on the other seat plays as the network does now."""
        rival = Network(self.network.columns, self.batch.observer.actions, 0)
        rival.weights = {name: w.copy() for name, w in self.network.weights.items()}
        self.rival = rival


def against(network: Network, opponent: str, games: int, seed: int) -> float:
    """The share of wins in fresh games, the most probable action always taken."""
    env = SeatEnv("antarctica", 2, opponents=opponent)
    won = 0.0
    for game in range(games):
        seen, _ = env.reset(seed=seed + game)
        over, reward = False, 0.0
        while not over:
            logs = network.look(
                network.inputs(seen["observation"][None]), seen["action_mask"][None]
            )[1]
            seen, reward, over, _, _ = env.step(int(logs[0].argmax()))
        won += (reward + 1) / 2
    return won / games


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--minutes", type=float, default=10.0, help="time for learning, by the clock"
    )
    parser.add_argument(
        "--work", type=float, default=1200.0, help="seconds of processor time, if that is less"
    )
    parser.add_argument("--games", type=int, default=64, help="games at once")
    parser.add_argument(
        "--horizon", type=int, default=32, help="steps of each game between updates"
    )
    parser.add_argument("--rate", type=float, default=0.001)
    parser.add_argument("--spread", type=float, default=0.01)
    parser.add_argument("--opponent", default="easy", help="who is played at the end")
    parser.add_argument("--test-games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path)
    given = parser.parse_args()
    learner = Learner(given.seed, given.games, given.horizon)
    begun, told, updates = time.perf_counter(), 1.0, 0
    while True:
        spent, worked = (time.perf_counter() - begun) / 60, time.process_time()
        left = 1 - max(spent / given.minutes, worked / given.work)
        if left <= 0:
            break
        learner.update(given.rate * max(left, 0.1), given.spread * max(left, 0.1))
        updates += 1
        recent = learner.recent[-500:]
        # Once it beats its earlier self clearly, it meets itself again.
        if len(recent) == 500 and np.mean(recent) > 0.6:
            learner.meet_itself()
            learner.recent.clear()
        if told - left > 0.05:
            told = left
            share = f"{np.mean(recent):.3f}" if recent else "-"
            work = f"{spent:5.1f} min {worked:6.0f} s of processor time"
            print(
                f"{work} {learner.played:7} games {updates:5} updates  share of wins {share}",
                flush=True,
            )
    if given.save:
        np.savez(given.save, columns=learner.network.columns, **learner.network.weights)  # type: ignore[arg-type]
    share = against(learner.network, given.opponent, given.test_games, 10**6)
    low, high = wilson(share, given.test_games)
    print(
        f"against {given.opponent}, {given.test_games} fresh games: {share:.3f} [{low:.3f}, "
        f"{high:.3f}]"
    )
    return 0 if low > 0.5 else 1


if __name__ == "__main__":
    sys.exit(main())
