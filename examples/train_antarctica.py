"""Teaches a small network to play Antarctica against random players: masked policy gradient in
plain numpy.

    python examples/train_antarctica.py --episodes 1500 --save policy.npz

About a page of code: an environment from the Gymnasium adapter, a network with one hidden layer,
the REINFORCE gradient with the mean return as baseline. Ends with fresh games of the learned policy
and its share of wins with an interval.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cosmeeple.adapters.gymnasium import SeatEnv
from cosmeeple.arena.statistics import wilson

Array = NDArray[np.float32]
HIDDEN = 96


class Episode(NamedTuple):
    """What one game looked like from our seat."""

    seen: Array
    masks: NDArray[np.bool_]
    actions: NDArray[np.int64]
    reward: float
    margin: float


class Policy:
    """One hidden layer; probabilities over the legal actions only."""

    def __init__(self, inputs: int, actions: int, rng: np.random.Generator) -> None:
        self.rng = rng
        self.weights = {
            "in": rng.normal(0, inputs**-0.5, (inputs, HIDDEN)).astype(np.float32),
            "in_bias": np.zeros(HIDDEN, np.float32),
            "out": np.zeros((HIDDEN, actions), np.float32),
            "out_bias": np.zeros(actions, np.float32),
        }
        self.moments = {
            name: (np.zeros_like(w), np.zeros_like(w)) for name, w in self.weights.items()
        }
        self.steps = 0

    def hidden(self, seen: Array) -> Array:
        squeezed = np.sign(seen) * np.log1p(np.abs(seen))  # counts grow, their logarithms hardly
        return np.tanh(squeezed @ self.weights["in"] + self.weights["in_bias"])

    def chances(self, hidden: Array, masks: NDArray[np.bool_]) -> Array:
        scores = hidden @ self.weights["out"] + self.weights["out_bias"]
        scores = np.where(masks, scores, -1e9)
        scores -= scores.max(axis=-1, keepdims=True)
        raised = np.exp(scores)
        return raised / raised.sum(axis=-1, keepdims=True)  # type: ignore[no-any-return]

    def act(self, seen: Array, mask: NDArray[np.bool_]) -> int:
        chances = self.chances(self.hidden(seen), mask)
        return int(self.rng.choice(len(chances), p=chances / chances.sum(dtype=np.float64)))

    def learn(self, episodes: list[Episode], rate: float, spread: float) -> None:
        """One step of Adam along the policy gradient, with a little reward for staying
        undecided."""
        worth = np.array([episode.reward + 0.02 * episode.margin for episode in episodes])
        gain = (worth - worth.mean()) / (worth.std() + 1e-6)
        seen = np.concatenate([episode.seen for episode in episodes])
        masks = np.concatenate([episode.masks for episode in episodes])
        actions = np.concatenate([episode.actions for episode in episodes])
        gains = np.repeat(gain, [len(episode.actions) for episode in episodes]).astype(np.float32)[
            :, None
        ]
        hidden = self.hidden(seen)
        chances = self.chances(hidden, masks)
        chosen = np.zeros_like(chances)
        chosen[np.arange(len(actions)), actions] = 1.0
        logs = np.log(chances + 1e-9)
        surprise = -(chances * logs).sum(axis=1, keepdims=True)
        towards = gains * (chosen - chances) - spread * chances * (logs + surprise)
        towards /= len(actions)
        back = (towards @ self.weights["out"].T) * (1 - hidden**2)
        squeezed = np.sign(seen) * np.log1p(np.abs(seen))
        self.climb("out", hidden.T @ towards, rate)
        self.climb("out_bias", towards.sum(axis=0), rate)
        self.climb("in", squeezed.T @ back, rate)
        self.climb("in_bias", back.sum(axis=0), rate)
        self.steps += 1

    def climb(self, name: str, slope: Array, rate: float) -> None:
        first, second = self.moments[name]
        first += 0.1 * (slope - first)
        second += 0.01 * (slope**2 - second)
        time_now = self.steps + 1
        step = first / (1 - 0.9**time_now) / (np.sqrt(second / (1 - 0.99**time_now)) + 1e-8)
        self.weights[name] += rate * step


def play(env: SeatEnv, policy: Policy, seed: int | None = None) -> Episode:
    """One game of the policy against the bots of the environment."""
    rows: list[tuple[Array, NDArray[np.bool_], int]] = []
    seen, _ = env.reset(seed=seed)
    over = False
    reward, info = 0.0, dict[str, Any]()
    while not over:
        mask = seen["action_mask"].astype(bool)
        action = policy.act(seen["observation"], mask)
        rows.append((seen["observation"], mask, action))
        seen, reward, over, _, info = env.step(action)
    others = [score for seat, score in enumerate(info["scores"]) if seat != info["seat"]]
    margin = float(info["scores"][info["seat"]] - max(others))
    observations, masks, actions = zip(*rows, strict=True)
    return Episode(np.stack(observations), np.stack(masks), np.array(actions), reward, margin)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--episodes", type=int, default=1500)
    parser.add_argument("--batch", type=int, default=50)
    parser.add_argument("--rate", type=float, default=0.003)
    parser.add_argument("--spread", type=float, default=0.01)
    parser.add_argument("--games", type=int, default=400, help="games of the final test")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path)
    given = parser.parse_args()
    env = SeatEnv("antarctica", players=2, opponents="random")
    policy = Policy(env.observer.size, env.observer.actions, np.random.default_rng(given.seed))
    env.reset(seed=given.seed)
    start = time.perf_counter()
    recent: list[float] = []
    for number in range(given.episodes // given.batch):
        episodes = [play(env, policy) for _ in range(given.batch)]
        policy.learn(episodes, given.rate, given.spread)
        recent = [*recent, *[(episode.reward + 1) / 2 for episode in episodes]][-500:]
        if (number + 1) % 10 == 0:
            done = (number + 1) * given.batch
            print(
                (
                    f"{done:6} games  {time.perf_counter() - start:5.0f} s  share of wins "
                    f"{np.mean(recent):.3f}"
                ),
                flush=True,
            )
    if given.save:
        np.savez(given.save, **policy.weights)  # type: ignore[arg-type]
    shares = [(play(env, policy, 10**6 + game).reward + 1) / 2 for game in range(given.games)]
    low, high = wilson(float(np.mean(shares)), len(shares))
    print(
        f"learned policy against random, {given.games} fresh games: {np.mean(shares):.3f} "
        f"[{low:.3f}, {high:.3f}]"
    )
    return 0 if low > 0.5 else 1


if __name__ == "__main__":
    sys.exit(main())
