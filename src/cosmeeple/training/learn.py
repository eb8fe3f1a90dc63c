"""The learner: one clipped layer, heads for the value and for the action, by gradients written out.

The same lines run on numpy, and on a GPU with torch: both know matrices alike. What is learned in
floats is rounded to whole numbers at the end (`rounded`), and only those are ever played with.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from cosmeeple.kernel.thinking.net import FULL, UNIT
from cosmeeple.kernel.thinking.netfile import Weights
from cosmeeple.training.positions import NOT_CHOSEN, Numbers, Positions

#: Rows are kept so small that a lane of 16 bits holds the sum of all inputs that can be on.
LARGEST_ROW = 1.0
LARGEST = 31.0


@dataclass(frozen=True)
class Lesson:
    """How to learn."""

    width: int = 64
    epochs: int = 8
    batch: int = 2048
    pace: float = 2e-3
    decay: float = 1e-5
    #: How much the choice of actions counts against the value.
    choice: float = 0.3
    #: How much positions count in which no action is chosen.
    within: float = 0.6
    #: The share of games that is kept for checking.
    checked: float = 0.05
    seed: int = 1


def backend() -> tuple[Any, str]:
    """Torch on a GPU where there is one, otherwise numpy."""
    try:
        import torch  # type: ignore[import-not-found, unused-ignore]
    except ImportError:
        return None, "cpu"
    return (torch, "cuda") if torch.cuda.is_available() else (None, "cpu")


@dataclass
class Model:
    """The parameters, as float matrices of either backend."""

    parts: dict[str, Any]
    first: dict[str, Any] = field(default_factory=dict)
    second: dict[str, Any] = field(default_factory=dict)
    steps: int = 0

    def step(self, slopes: dict[str, Any], pace: float, decay: float) -> None:
        """Adam, with decay of the weights."""
        self.steps += 1
        for name, slope in slopes.items():
            part = self.parts[name]
            if name not in self.first:
                self.first[name] = slope * 0.0
                self.second[name] = slope * 0.0
            self.first[name] = 0.9 * self.first[name] + 0.1 * slope
            self.second[name] = 0.999 * self.second[name] + 0.001 * slope * slope
            mean = self.first[name] / (1.0 - 0.9**self.steps)
            size = (self.second[name] / (1.0 - 0.999**self.steps)) ** 0.5
            part -= pace * (mean / (size + 1e-8) + decay * 1000.0 * part)
        limit = {"rows": LARGEST_ROW, "bias": LARGEST_ROW}
        for name, part in self.parts.items():
            self.parts[name] = part.clip(-limit.get(name, LARGEST), limit.get(name, LARGEST))


def new_model(inputs: int, heads: int, lesson: Lesson) -> Model:
    luck = np.random.default_rng(lesson.seed)
    return Model(
        {
            "rows": (luck.standard_normal((inputs, lesson.width)) * 0.05).astype(np.float32),
            "bias": np.full(lesson.width, 0.2, np.float32),
            "heads": (luck.standard_normal((lesson.width, heads)) * 0.1).astype(np.float32),
            "offsets": np.zeros(heads, np.float32),
            "direct": np.zeros((inputs, heads), np.float32),
        }
    )


def model_of(weights: Weights) -> Model:
    """To learn on from a network."""
    return Model(
        {
            "rows": np.array(weights.rows, np.float32) / FULL,
            "bias": np.array(weights.bias, np.float32) / FULL,
            "heads": np.array(weights.heads, np.float32).T / UNIT,
            "offsets": np.array(weights.offsets, np.float32) / UNIT,
            "direct": np.array(weights.direct, np.float32).T / UNIT,
        }
    )


class Learner:
    """Positions and a model, on one backend."""

    def __init__(self, positions: Positions, model: Model, inputs: int, lesson: Lesson) -> None:
        self.positions = positions
        self.model = model
        self.inputs = inputs
        self.lesson = lesson
        self.torch, self.device = backend()
        self.luck = np.random.default_rng(lesson.seed + 1)
        games = int(positions.game.max()) + 1
        kept = self.luck.random(games) < lesson.checked
        self.checking = np.flatnonzero(kept[positions.game])
        self.learning = np.flatnonzero(~kept[positions.game])
        if self.torch is not None:
            for name, part in model.parts.items():
                model.parts[name] = self.torch.as_tensor(part, device=self.device)

    def matrix(self, chosen: Numbers) -> Any:
        """The inputs of some positions as rows of zeros and ones (or twos)."""
        positions = self.positions
        counts = positions.first[chosen + 1] - positions.first[chosen]
        total = int(counts.sum())
        ends = np.cumsum(counts)
        places = (
            np.arange(total)
            - np.repeat(ends - counts, counts)
            + np.repeat(positions.first[chosen], counts)
        )
        flat = np.repeat(np.arange(len(chosen)), counts) * self.inputs + positions.on[
            places
        ].astype(np.int64)
        if self.torch is None:
            out = np.bincount(flat, minlength=len(chosen) * self.inputs).astype(np.float32)
            return out.reshape(len(chosen), self.inputs)
        there = self.torch.zeros(len(chosen) * self.inputs, device=self.device)
        on = self.torch.as_tensor(flat, device=self.device)
        there.index_add_(0, on, self.torch.ones(total, device=self.device))
        return there.reshape(len(chosen), self.inputs)

    def there(self, numbers: Numbers) -> Any:
        return numbers if self.torch is None else self.torch.as_tensor(numbers, device=self.device)

    def exp(self, numbers: Any) -> Any:
        return np.exp(numbers) if self.torch is None else self.torch.exp(numbers)

    def log(self, numbers: Any) -> Any:
        return np.log(numbers) if self.torch is None else self.torch.log(numbers)

    def outputs(self, x: Any) -> tuple[Any, Any, Any]:
        parts = self.model.parts
        sums = x @ parts["rows"] + parts["bias"]
        layer = sums.clip(0.0, 1.0)
        return sums, layer, layer @ parts["heads"] + x @ parts["direct"] + parts["offsets"]

    def errors(self, out: Any, chosen: Numbers) -> tuple[Any, float, float]:
        """The slope of the loss on the outputs; the loss of the value and of the choices,
        summed."""
        worth = self.there(self.positions.worth[chosen])
        picks = self.positions.chosen[chosen].astype(np.int64)
        asked = picks != NOT_CHOSEN
        weight = self.there(np.where(asked, 1.0, self.lesson.within).astype(np.float32))
        share = 1.0 / (1.0 + self.exp(-out[:, 0].clip(-30.0, 30.0)))
        slope = out * 0.0
        slope[:, 0] = (share - worth) * weight
        near = 1e-6
        value = -(
            worth * self.log(share + near) + (1.0 - worth) * self.log(1.0 - share + near)
        ).sum()
        logits = out[:, 1:].clip(-30.0, 30.0)
        odds = self.exp(logits)
        odds = odds / odds.sum(1)[:, None]
        wanted = np.zeros((len(chosen), logits.shape[1]), np.float32)
        wanted[np.flatnonzero(asked), picks[asked]] = 1.0
        target = self.there(wanted)
        some = self.there(asked.astype(np.float32))
        slope[:, 1:] = (odds - target) * some[:, None] * self.lesson.choice
        choice = -(target * self.log(odds + near)).sum()
        return slope, float(value), float(choice)

    def epoch(self, pace: float, tell: Callable[[int], None]) -> None:
        order = self.luck.permutation(self.learning)
        parts = self.model.parts
        for begin in range(0, len(order), self.lesson.batch):
            chosen = order[begin : begin + self.lesson.batch]
            x = self.matrix(chosen)
            sums, layer, out = self.outputs(x)
            slope, _, _ = self.errors(out, chosen)
            slope = slope / len(chosen)
            back = slope @ parts["heads"].T
            back = back * ((sums > 0.0) & (sums < 1.0))
            self.model.step(
                {
                    "rows": x.T @ back,
                    "bias": back.sum(0),
                    "heads": layer.T @ slope,
                    "offsets": slope.sum(0),
                    "direct": x.T @ slope,
                },
                pace,
                self.lesson.decay,
            )
            tell(len(chosen))

    def check(self) -> tuple[float, float]:
        """The mean loss of value and choice on the games that are kept for checking."""
        value = choice = 0.0
        for begin in range(0, len(self.checking), 4096):
            chosen = self.checking[begin : begin + 4096]
            _, _, out = self.outputs(self.matrix(chosen))
            _, one, other = self.errors(out, chosen)
            value += one
            choice += other
        asked = int((self.positions.chosen[self.checking] != NOT_CHOSEN).sum())
        return value / max(1, len(self.checking)), choice / max(1, asked)

    def learn(self, tell: Callable[[int], None], say: Callable[[str], None]) -> None:
        """All epochs, ever more slowly; keeps the parameters that foresaw the checked games
        best."""
        best = 1e9
        kept = self.arrays()
        for number in range(self.lesson.epochs):
            pace = (
                self.lesson.pace * 0.5 * (1.0 + np.cos(np.pi * number / self.lesson.epochs)) + 1e-5
            )
            self.epoch(float(pace), tell)
            value, choice = self.check()
            say(
                f"epoch {number + 1}: value {value:.4f}, choice {choice:.4f} on "
                f"{len(self.checking)} positions"
            )
            if value + self.lesson.choice * choice < best:
                best = value + self.lesson.choice * choice
                kept = self.arrays()
        self.model.parts = {name: self.there(part) for name, part in kept.items()}

    def arrays(self) -> dict[str, Any]:
        """The parameters as numpy arrays of their own."""
        if self.torch is None:
            return {name: np.array(part) for name, part in self.model.parts.items()}
        return {name: part.detach().cpu().numpy().copy() for name, part in self.model.parts.items()}

    def worths(self, single: int, reach: int, count: int) -> list[int]:
        """What each input from `single` on (with the one from `reach` on that may come with it)
        adds to the value, on average over some positions that have it, in units."""
        sample = self.luck.permutation(self.learning)[:20_000]
        sums = np.zeros(count)
        seen = np.zeros(count)
        for begin in range(0, len(sample), 2000):
            x = self.matrix(sample[begin : begin + 2000])
            _, _, out = self.outputs(x)
            have = x[:, single : single + count] > 0.0
            for number in range(count):
                rows = have[:, number].nonzero()
                rows = rows[0] if self.torch is None else rows[:, 0]
                if len(rows) == 0:
                    continue
                less = x[rows] + 0.0
                less[:, single + number] = 0.0
                less[:, reach + number] = 0.0
                _, _, without = self.outputs(less)
                sums[number] += float((out[rows, 0] - without[:, 0]).sum())
                seen[number] += len(rows)
        known = seen > 0
        mean = sums[known].sum() / max(1.0, seen[known].sum())
        found = np.where(known, (sums + mean * 20.0) / (seen + 20.0), mean)
        return [round(float(each) * UNIT) for each in found]


def rounded(parts: dict[str, Any], tables: dict[str, list[int]]) -> Weights:
    """Whole numbers, as they are played with."""

    def whole(numbers: Any, unit: int) -> Any:
        return (
            np.clip(np.rint(np.asarray(numbers, np.float64) * unit), -32767, 32767)
            .astype(int)
            .tolist()
        )

    return Weights(
        whole(parts["rows"], FULL),
        whole(parts["bias"], FULL),
        whole(parts["heads"].T, UNIT),
        whole(parts["offsets"], UNIT),
        whole(parts["direct"].T, UNIT),
        tables,
    )
