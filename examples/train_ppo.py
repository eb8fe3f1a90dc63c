"""Masked PPO in plain numpy: learns Antarctica by playing against itself, then plays our `easy`
bot.

    python examples/train_ppo.py --minutes 10 --save policy.npz

Many games run at once inside the compiled core (`Batch`). The other seat plays at random at first,
then as one of the learner's own earlier states, most often the latest. The network sees legal
actions only: the others have no chance at all. The end of a game pays for the win and for the
points ahead; on the way the points ahead as they stand pay in advance, so that a good move is
noticed long before the end. Ends with fresh games against `easy`, never met in training, and the
share of wins with an interval.
"""

from __future__ import annotations

import argparse
import itertools
import sys
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from cosmeeple.adapters.batch import Batch
from cosmeeple.adapters.gymnasium import SeatEnv
from cosmeeple.arena.statistics import wilson

Floats = NDArray[np.float32]
Actions = NDArray[np.int64]
Masks = NDArray[np.int8]
Weights = dict[str, Floats]

#: The hidden layers of the network.
WIDTHS = (256, 128)
#: So many points ahead count as much as a win.
POINTS = 25.0
#: How far a chance may move in one go, how much a surprise says about the moves before it, and how
#: often the rival is an older self than the latest.
CLIP, TRACE, OLDER = 0.2, 0.95, 0.3
#: The learner's state is kept as a rival after so many updates; so many are remembered.
REMEMBER_EVERY, REMEMBERED = 10, 12
#: The mask in scores: as good as never.
NEVER = np.float32(-1e9)
#: A draw is never nought: its logarithm would let an action win that has no chance.
LEAST = np.float32(1e-30)


def columns_in_use(batch: Batch, steps: int = 60) -> NDArray[np.int64]:
    """The numbers that are ever other than 0 in random play: about half, and the rest would only
    cost time."""
    used = np.zeros(batch.observer.size, np.bool_)
    for _ in range(steps):
        used |= batch.observations.any(axis=0)
        batch.step(batch.sample())
    return np.flatnonzero(used)


class Network:
    """Two hidden layers, and on them two heads: scores of the actions, and what the game will
    probably still bring."""

    def __init__(self, columns: NDArray[np.int64], actions: int, seed: int) -> None:
        self.columns = columns
        draw = np.random.default_rng(seed)
        sizes = (len(columns), *WIDTHS)
        self.weights: Weights = {}
        for layer, (before, after) in enumerate(itertools.pairwise(sizes)):
            spread = (2 / before) ** 0.5
            self.weights[f"in{layer}"] = draw.normal(0, spread, (before, after)).astype(np.float32)
            self.weights[f"bias{layer}"] = np.zeros(after, np.float32)
        self.weights["act"] = draw.normal(0, 0.01, (WIDTHS[-1], actions)).astype(np.float32)
        self.weights["act_bias"] = np.zeros(actions, np.float32)
        self.weights["value"] = np.zeros((WIDTHS[-1], 1), np.float32)
        self.weights["value_bias"] = np.zeros(1, np.float32)

    def inputs(self, observations: Floats) -> Floats:
        """What it looks at. Counts grow, their logarithms hardly."""
        seen = observations[:, self.columns]
        return np.sign(seen) * np.log1p(np.abs(seen))

    def look(self, inputs: Floats, masks: Masks) -> tuple[list[Floats], Floats, Floats]:
        """Every layer, the logarithms of the chances of all legal actions, and the value."""
        w = self.weights
        layers = [inputs]
        for layer in range(len(WIDTHS)):
            layers.append(np.maximum(layers[-1] @ w[f"in{layer}"] + w[f"bias{layer}"], 0))
        scores = np.where(masks, layers[-1] @ w["act"] + w["act_bias"], NEVER)
        scores -= scores.max(axis=1, keepdims=True)
        logs = scores - np.log(np.exp(scores).sum(axis=1, keepdims=True))
        return layers, logs, (layers[-1] @ w["value"] + w["value_bias"])[:, 0]

    def slopes(self, layers: list[Floats], towards: Floats, error: Floats) -> Weights:
        """Which way each weight goes for what the two heads want."""
        w, last = self.weights, layers[-1]
        found = {
            "act": last.T @ towards,
            "act_bias": towards.sum(axis=0),
            "value": last.T @ error,
            "value_bias": error.sum(axis=0),
        }
        back = towards @ w["act"].T + error @ w["value"].T
        for layer in reversed(range(len(WIDTHS))):
            back *= layers[layer + 1] > 0
            found[f"in{layer}"] = layers[layer].T @ back
            found[f"bias{layer}"] = back.sum(axis=0)
            if layer:
                back = back @ w[f"in{layer}"].T
        return found

    def copy(self) -> Network:
        """The same network as it is now."""
        made: Network = Network.__new__(Network)
        made.columns = self.columns
        made.weights = {name: weight.copy() for name, weight in self.weights.items()}
        return made


class Climber:
    """Adam, uphill; the slopes together are never longer than 1/2."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.first = {name: np.zeros_like(weight) for name, weight in weights.items()}
        self.second = {name: np.zeros_like(weight) for name, weight in weights.items()}
        self.steps = 0

    def climb(self, slopes: Weights, rate: float) -> None:
        """One step."""
        self.steps += 1
        length = float(np.sqrt(sum(float(np.vdot(slope, slope)) for slope in slopes.values())))
        scale = np.float32(min(1.0, 0.5 / (length + 1e-9)))
        pace = np.float32(rate * (1 - 0.999**self.steps) ** 0.5 / (1 - 0.9**self.steps))
        for name, slope in slopes.items():
            slope *= scale
            first, second = self.first[name], self.second[name]
            first += np.float32(0.1) * (slope - first)
            second += np.float32(0.001) * (slope * slope - second)
            self.weights[name] += pace * first / (np.sqrt(second) + np.float32(1e-8))


@dataclass
class Experience:
    """Steps of many games: what was seen and done, with which chance, how much better it went than
    expected, and what it was worth."""

    inputs: Floats
    masks: Masks
    actions: Actions
    before: Floats
    gains: Floats
    worth: Floats

    def part(self, at: Actions) -> Experience:
        """Some of the steps."""
        return Experience(*(each[at] for each in vars(self).values()))


class Learner:
    """Games, the network, and the earlier selves that it meets."""

    def __init__(self, seed: int, games: int, horizon: int) -> None:
        self.draw = np.random.default_rng(seed)
        self.rivals: list[Network] = []
        self.rival: Network | None = None
        self.batch = Batch("antarctica", games, 2, seed=seed, others=self.other)
        self.horizon = horizon
        observer = self.batch.observer
        self.points = [observer.index["me.score"], observer.index["next1.score"]]
        self.network = Network(columns_in_use(self.batch), observer.actions, seed)
        self.climber = Climber(self.network.weights)
        self.updates = 0
        self.played = 0
        self.recent: list[float] = []

    def pick(self, logs: Floats, masks: Masks) -> Actions:
        """An action for each row, by its chances: the first of races in which each legal action
        runs as fast as it is probable."""
        rows, actions = masks.nonzero()
        lots = self.draw.standard_exponential(len(rows), np.float32)
        times = np.log(np.maximum(lots, LEAST)) - logs[rows, actions]
        starts = np.searchsorted(rows, np.arange(len(masks)))
        first = times == np.minimum.reduceat(times, starts)[rows]
        chosen = np.zeros(len(masks), np.int64)
        chosen[rows[first]] = actions[first]
        return chosen

    def other(self, observations: Floats, masks: Masks) -> Actions:
        """The other seat: an earlier self, random before there is one."""
        if self.rival is None:
            return self.pick(np.zeros(masks.shape, np.float32), masks)
        return self.pick(self.rival.look(self.rival.inputs(observations), masks)[1], masks)

    def ahead(self) -> Floats:
        """The points ahead in every game as they stand, as a share of a win."""
        own, theirs = self.points
        seen = self.batch.observations
        return np.tanh((seen[:, own] - seen[:, theirs]) / np.float32(POINTS))

    def gather(self) -> Experience:
        """So many steps of every game."""
        batch, count, horizon = self.batch, self.batch.count, self.horizon
        inputs = np.empty((horizon, count, len(self.network.columns)), np.float32)
        masks = np.empty((horizon, count, batch.observer.actions), np.int8)
        actions = np.empty((horizon, count), np.int64)
        before, values, rewards, going = (np.empty((horizon, count), np.float32) for _ in range(4))
        at, ahead = np.arange(count), self.ahead()
        for step in range(horizon):
            inputs[step], masks[step] = self.network.inputs(batch.observations), batch.masks
            _, logs, values[step] = self.network.look(inputs[step], masks[step])
            actions[step] = self.pick(logs, masks[step])
            before[step] = logs[at, actions[step]]
            seats = batch.seats
            batch.step(actions[step])
            going[step] = ~batch.ended
            now = self.ahead()
            # Paid in advance on the way, and taken off again at the end: the sum is the same.
            rewards[step] = now * going[step] - ahead
            for number in np.flatnonzero(batch.ended):
                rewards[step, number] += self.paid(int(number), int(seats[number]))
            ahead = now
        following = self.network.look(self.network.inputs(batch.observations), batch.masks)[2]
        gains, later = np.zeros((horizon, count), np.float32), np.zeros(count, np.float32)
        for step in reversed(range(horizon)):
            surprise = rewards[step] + following * going[step] - values[step]
            later = surprise + np.float32(TRACE) * going[step] * later
            gains[step], following = later, values[step]
        whole = (inputs, masks, actions, before, gains, gains + values)
        return Experience(*(each.reshape(horizon * count, *each.shape[2:]) for each in whole))

    def paid(self, number: int, seat: int) -> float:
        """What a finished game brings: half for the win, half for the points."""
        result, won = self.batch.outcomes[number], float(self.batch.rewards[number])
        assert result is not None
        self.played += 1
        self.recent.append((won + 1) / 2)
        return 0.5 * won + float(np.tanh((result.scores[seat] - result.scores[1 - seat]) / POINTS))

    def update(self, rate: float, spread: float, epochs: int, part: int) -> None:
        """Play, and learn from it."""
        if self.updates % REMEMBER_EVERY == 0 and self.updates:
            self.rivals = [*self.rivals[-REMEMBERED + 1 :], self.network.copy()]
        if self.rivals:
            older = self.draw.random() < OLDER
            which = self.draw.integers(len(self.rivals)) if older else -1
            self.rival = self.rivals[which]
        found = self.gather()
        found.gains -= found.gains.mean()
        found.gains /= found.gains.std() + np.float32(1e-6)
        for _ in range(epochs):
            order = self.draw.permutation(len(found.actions))
            for start in range(0, len(order), part):
                self.learn(found.part(order[start : start + part]), rate, spread)
        self.updates += 1

    def learn(self, found: Experience, rate: float, spread: float) -> None:
        """Towards what went better than expected, as far as the chances may move in one go (PPO's
        clipped ratio), and a little towards being undecided (`spread`)."""
        layers, logs, value = self.network.look(found.inputs, found.masks)
        count = np.float32(len(found.actions))
        at = np.arange(len(found.actions))
        ratio = np.exp(logs[at, found.actions] - found.before)
        free = np.where(found.gains > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        weight = free * ratio * found.gains
        chances = np.exp(logs)
        legal = np.maximum(logs, np.float32(-50))
        undecided = -(chances * legal).sum(axis=1)
        towards = chances * (-weight[:, None] - np.float32(spread) * (legal + undecided[:, None]))
        towards[at, found.actions] += weight
        towards /= count
        error = ((found.worth - value) / count)[:, None] * np.float32(0.5)
        self.climber.climb(self.network.slopes(layers, towards, error), rate)


def against(network: Network, opponent: str, games: int, seed: int) -> float:
    """The share of wins in fresh games, the most probable action always taken."""
    env = SeatEnv("antarctica", 2, opponents=opponent)
    won = 0.0
    for game in range(games):
        seen, _ = env.reset(seed=seed + game)
        over, reward = False, 0.0
        while not over:
            inputs = network.inputs(seen["observation"][None])
            logs = network.look(inputs, seen["action_mask"][None])[1]
            seen, reward, over, _, _ = env.step(int(logs[0].argmax()))
        won += (reward + 1) / 2
    return won / games


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10.0, help="time for learning by clock")
    parser.add_argument("--work", type=float, default=1200.0, help="seconds of processor time")
    parser.add_argument("--games", type=int, default=512, help="games at once")
    parser.add_argument("--horizon", type=int, default=32, help="steps of each between updates")
    parser.add_argument("--epochs", type=int, default=4)
    parser.add_argument("--part", type=int, default=1024, help="steps that are learned at once")
    parser.add_argument("--rate", type=float, default=0.001)
    parser.add_argument("--spread", type=float, default=0.02)
    parser.add_argument("--opponent", default="easy", help="who is played at the end")
    parser.add_argument("--test-games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path)
    given = parser.parse_args()
    learner = Learner(given.seed, given.games, given.horizon)
    begun, told = time.perf_counter(), 1.0
    while True:
        spent, worked = (time.perf_counter() - begun) / 60, time.process_time()
        left = 1 - max(spent / given.minutes, worked / given.work)
        if left <= 0:
            break
        learner.update(
            given.rate * max(left, 0.05), given.spread * max(left, 0.1), given.epochs, given.part
        )
        if told - left > 0.05:
            told = left
            share = np.mean(learner.recent[-500:]) if learner.recent else np.nan
            print(
                f"{spent:5.1f} min {worked:6.0f} s of processor time {learner.played:7} games "
                f"{learner.updates:5} updates  share of wins {share:.3f}",
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
