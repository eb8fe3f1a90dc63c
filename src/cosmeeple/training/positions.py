"""Positions to learn from, in files of numpy arrays: which inputs were on, what came of it, what
was chosen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

NOT_CHOSEN = -1

Numbers = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Positions:
    """`on[first[i]:first[i + 1]]` are the inputs of position i; `worth` is its target from 0 to 1,
    `chosen` the action that was chosen in it (NOT_CHOSEN: another question), `game` the game that
    it is from."""

    on: Numbers
    first: Numbers
    worth: Numbers
    chosen: Numbers
    game: Numbers

    def __len__(self) -> int:
        return len(self.worth)

    def save(self, path: Path) -> None:
        beside = path.with_suffix(".part.npz")
        np.savez_compressed(
            beside, idx=self.on, off=self.first, y=self.worth, a=self.chosen, g=self.game
        )
        beside.rename(path)

    @staticmethod
    def load(path: Path) -> Positions:
        with np.load(path) as file:
            return Positions(file["idx"], file["off"], file["y"], file["a"], file["g"])

    @staticmethod
    def of(rows: Iterable[tuple[Sequence[int], float, int, int]]) -> Positions:
        """From (inputs, worth, chosen, game)."""
        on: list[int] = []
        first = [0]
        worth: list[float] = []
        chosen: list[int] = []
        game: list[int] = []
        for inputs, value, pick, number in rows:
            on.extend(inputs)
            first.append(len(on))
            worth.append(value)
            chosen.append(pick)
            game.append(number)
        return Positions(
            np.array(on, np.uint16),
            np.array(first, np.int64),
            np.array(worth, np.float32),
            np.array(chosen, np.int8),
            np.array(game, np.int32),
        )

    @staticmethod
    def joined(parts: Sequence[Positions]) -> Positions:
        """All of them, games told apart."""
        firsts = [np.zeros(1, np.int64)]
        games = []
        inputs = games_before = 0
        for part in parts:
            firsts.append(part.first[1:] + inputs)
            games.append(part.game + games_before)
            inputs += len(part.on)
            games_before += int(part.game.max()) + 1 if len(part) else 0
        return Positions(
            np.concatenate([part.on for part in parts]),
            np.concatenate(firsts),
            np.concatenate([part.worth for part in parts]),
            np.concatenate([part.chosen for part in parts]),
            np.concatenate(games),
        )
