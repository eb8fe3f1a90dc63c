"""The learner of a policy: what went better than expected becomes likelier, a little at a time
(proximal policy optimisation, Schulman and others, 2017), and a network learns what to expect.
Gradients are written out, so that the same lines run on numpy and, with torch, on a GPU.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from cosmeeple.kernel.thinking.net import UNIT
from cosmeeple.kernel.thinking.netfile import Weights
from cosmeeple.kernel.thinking.policy import STEP
from cosmeeple.kernel.thinking.subject import POLICY, Subject
from cosmeeple.training.learn import Lesson, Model, backend, new_model, rounded
from cosmeeple.training.positions import Numbers

#: Columns of `Games.heads`.
SEAT, TRAITS, KNOWN, OPTIONS, PLACE = range(5)
#: More seats than any game has.
SEAT_ROOM = 8


@dataclass(frozen=True)
class Drill:
    """How to learn a policy."""

    width: int = 48
    epochs: int = 2
    batch: int = 16384
    pace: float = 1e-3
    value_pace: float = 2e-3
    #: An answer becomes at most this much likelier or less likely in one round.
    clip: float = 0.2
    #: What doubt is worth, so that nothing is given up too early.
    doubt: float = 0.004
    #: How far the blame for a surprise reaches back: 1 to the beginning of the game.
    trail: float = 0.95
    decay: float = 2e-5
    #: Only what to expect is learned, the policy stays.
    values_only: int = 0


@dataclass(frozen=True)
class Games:
    """Answers of some games, in their order: `heads` has five numbers for each, `game` which game
    it is of, `ends` what came of each game for each seat."""

    heads: Numbers
    traits: Numbers
    options: Numbers
    game: Numbers
    ends: Numbers

    @staticmethod
    def joined(parts: list[Games]) -> Games:
        before = 0
        games = []
        for part in parts:
            games.append(part.game + before)
            before += len(part.ends)
        return Games(
            np.concatenate([part.heads for part in parts]),
            np.concatenate([part.traits for part in parts]),
            np.concatenate([part.options for part in parts]),
            np.concatenate(games),
            np.concatenate([part.ends for part in parts]),
        )


def blamed(values: Numbers, games: Games, trail: float) -> tuple[Numbers, Numbers]:
    """By answer: how much better it went on than expected; and what is to be expected by that."""
    seats = games.heads[:, SEAT].astype(np.int64)
    line = games.game.astype(np.int64) * SEAT_ROOM + seats
    order = np.argsort(line, kind="stable")
    sorted_line = line[order]
    begins = np.flatnonzero(np.r_[True, sorted_line[1:] != sorted_line[:-1]])
    lengths = np.diff(np.r_[begins, len(order)])
    ends = games.ends[games.game[order[begins]], seats[order[begins]]]
    surprise = np.zeros(len(order))
    carried = np.zeros(len(begins))
    following = ends.astype(np.float64)
    for step in range(int(lengths.max())):
        live = np.flatnonzero(lengths > step)
        places = order[begins[live] + lengths[live] - 1 - step]
        carried[live] = following[live] - values[places] + trail * carried[live]
        following[live] = values[places]
        surprise[places] = carried[live]
    return surprise.astype(np.float32), (surprise + values).astype(np.float32)


class PolicyLearner:
    """Actor and critic, on one backend."""

    def __init__(self, subject: Subject, drill: Drill) -> None:
        self.subject = subject
        self.drill = drill
        self.actions = len(subject.game.actions())
        self.torch, self.device = backend()
        self.critic = new_model(subject.count, 1, Lesson(width=drill.width))
        self.actor = Model({POLICY: np.zeros((subject.known, self.actions), np.float32)})
        self.luck = np.random.default_rng(1)
        self.place()

    def place(self) -> None:
        if self.torch is not None:
            for model in (self.critic, self.actor):
                model.parts = {name: self.there(part) for name, part in model.parts.items()}

    # --- both backends

    def there(self, numbers: Any) -> Any:
        return numbers if self.torch is None else self.torch.as_tensor(numbers, device=self.device)

    def here(self, numbers: Any) -> Numbers:
        return np.asarray(numbers if self.torch is None else numbers.detach().cpu().numpy())

    def exp(self, numbers: Any) -> Any:
        return np.exp(numbers) if self.torch is None else self.torch.exp(numbers)

    def log(self, numbers: Any) -> Any:
        return np.log(numbers) if self.torch is None else self.torch.log(numbers)

    def scattered(self, counts: Any, items: Any, size: int) -> Any:
        """Rows of zeros with ones (or more) where the items of each are."""
        rows = len(counts)
        if self.torch is None:
            flat = np.repeat(np.arange(rows), counts) * size + items
            return np.bincount(flat, minlength=rows * size).astype(np.float32).reshape(rows, size)
        torch = self.torch
        flat = (
            torch.repeat_interleave(torch.arange(rows, device=self.device), counts) * size + items
        )
        out = torch.zeros(rows * size, device=self.device)
        out.index_add_(0, flat, torch.ones(len(flat), device=self.device))
        return out.reshape(rows, size)

    # --- learning

    def load(self, games: Games) -> None:
        """The games of a round."""
        self.games = games
        heads = games.heads.astype(np.int64)
        self.counts = self.there(heads[:, TRAITS])
        self.option_counts = self.there(heads[:, OPTIONS])
        self.first_trait = np.r_[0, np.cumsum(heads[:, TRAITS])]
        self.first_option = np.r_[0, np.cumsum(heads[:, OPTIONS])]
        self.traits = self.there(games.traits.astype(np.int64))
        self.options = self.there(games.options.astype(np.int64))
        given = games.options[self.first_option[:-1] + heads[:, PLACE]]
        self.given = self.there(given.astype(np.int64))

    def inputs(self, begin: int, end: int) -> Any:
        items = self.traits[int(self.first_trait[begin]) : int(self.first_trait[end])]
        return self.scattered(self.counts[begin:end], items, self.subject.count)

    def shares(self, x: Any, begin: int, end: int) -> tuple[Any, Any]:
        """How likely each answer is, and which are allowed."""
        items = self.options[int(self.first_option[begin]) : int(self.first_option[end])]
        allowed = self.scattered(self.option_counts[begin:end], items, self.actions)
        logits = (x[:, : self.subject.known] @ self.actor.parts[POLICY]).clip(-30.0, 30.0)
        odds = self.exp(logits) * allowed
        return odds / odds.sum(1)[:, None], allowed

    def expected(self, x: Any) -> tuple[Any, Any, Any]:
        parts = self.critic.parts
        sums = x @ parts["rows"] + parts["bias"]
        layer = sums.clip(0.0, 1.0)
        out = layer @ parts["heads"] + x @ parts["direct"] + parts["offsets"]
        return sums, layer, 1.0 / (1.0 + self.exp(-out[:, 0].clip(-30.0, 30.0)))

    def slices(self) -> list[tuple[int, int]]:
        size = self.drill.batch
        return [
            (begin, min(begin + size, len(self.games.heads)))
            for begin in range(0, len(self.games.heads), size)
        ]

    def learn(self) -> dict[str, float]:
        """All epochs on the games that are loaded; what is to be told about it."""
        before = np.zeros(len(self.games.heads), np.float32)
        values = np.zeros(len(self.games.heads), np.float32)
        for begin, end in self.slices():
            x = self.inputs(begin, end)
            share, _ = self.shares(x, begin, end)
            rows = self.there(np.arange(end - begin))
            before[begin:end] = self.here(share[rows, self.given[begin:end]])
            values[begin:end] = self.here(self.expected(x)[2])
        surprise, wanted = blamed(values, self.games, self.drill.trail)
        error = float(
            np.mean((self.games.ends[self.games.game, self.games.heads[:, SEAT]] - values) ** 2)
        )
        surprise = (surprise - surprise.mean()) / (surprise.std() + 1e-6)
        doubts = moved = 0.0
        for _ in range(self.drill.epochs):
            slices = self.slices()
            self.luck.shuffle(slices)
            for begin, end in slices:
                x = self.inputs(begin, end)
                self.learn_value(x, self.there(wanted[begin:end]))
                if not self.drill.values_only:
                    doubt, change = self.learn_policy(x, begin, end, before, surprise)
                    doubts += doubt * (end - begin)
                    moved += change * (end - begin)
        total = max(1, len(before) * self.drill.epochs)
        return {"error": error, "doubt": doubts / total, "moved": moved / total}

    def learn_value(self, x: Any, wanted: Any) -> None:
        parts = self.critic.parts
        sums, layer, share = self.expected(x)
        slope = ((share - wanted) / len(wanted))[:, None]
        back = slope @ parts["heads"].T
        back = back * ((sums > 0.0) & (sums < 1.0))
        slopes = {
            "rows": x.T @ back,
            "bias": back.sum(0),
            "heads": layer.T @ slope,
            "offsets": slope.sum(0),
            "direct": x.T @ slope,
        }
        self.critic.step(slopes, self.drill.value_pace, self.drill.decay)

    def learn_policy(
        self, x: Any, begin: int, end: int, before: Numbers, surprise: Numbers
    ) -> tuple[float, float]:
        clip = self.drill.clip
        share, allowed = self.shares(x, begin, end)
        rows = self.there(np.arange(end - begin))
        given = self.given[begin:end]
        ratio = share[rows, given] / self.there(before[begin:end] + 1e-8)
        better = self.there(surprise[begin:end])
        stopped = ((better > 0.0) & (ratio > 1.0 + clip)) | ((better < 0.0) & (ratio < 1.0 - clip))
        pull = better * ratio * (1.0 - 1.0 * stopped)
        logs = self.log(share + 1e-12) * allowed
        doubt = -(share * logs).sum(1)
        slope = -share * pull[:, None]
        slope[rows, given] += pull
        slope = slope - self.drill.doubt * share * (logs + doubt[:, None])
        slope = slope * (-1.0 / (end - begin))
        self.actor.step(
            {POLICY: x[:, : self.subject.known].T @ slope}, self.drill.pace, self.drill.decay
        )
        return float(doubt.mean()), float(abs(ratio - 1.0).mean())

    # --- files

    def weights(self) -> Weights:
        """Whole numbers, as they are played with."""
        policy = np.rint(self.here(self.actor.parts[POLICY]).T.astype(np.float64) * (UNIT / STEP))
        table = np.clip(policy, -2000, 2000).astype(int).reshape(-1).tolist()
        return rounded(
            {name: self.here(part) for name, part in self.critic.parts.items()}, {POLICY: table}
        )

    def state(self) -> dict[str, Numbers]:
        """Everything that a training needs to go on."""
        found: dict[str, Numbers] = {}
        for who, model in (("critic", self.critic), ("actor", self.actor)):
            for what in ("parts", "first", "second"):
                for name, part in getattr(model, what).items():
                    found[f"{who}.{what}.{name}"] = self.here(part)
            found[f"{who}.steps"] = np.array(model.steps)
        return found

    def restore(self, found: Any) -> None:
        for who, model in (("critic", self.critic), ("actor", self.actor)):
            for what in ("parts", "first", "second"):
                prefix = f"{who}.{what}."
                some = {
                    name[len(prefix) :]: self.there(found[name])
                    for name in found
                    if name.startswith(prefix)
                }
                setattr(model, what, some)
            model.steps = int(found[f"{who}.steps"])
