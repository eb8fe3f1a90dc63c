"""Many games at once: each is what a single table would be."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest

from cosmeeple.adapters.batch import Batch
from cosmeeple.adapters.ids import IDS, register_all
from cosmeeple.adapters.observe import utilities
from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.kernel.game import SLUGS


def legal_ones(batch: Batch, draw: np.random.Generator) -> list[int]:
    return [int(draw.choice(np.flatnonzero(mask))) for mask in batch.masks]


@pytest.mark.parametrize("slug", SLUGS)
def test_rows_are_what_each_seat_sees(slug: str) -> None:
    batch, draw = Batch(slug, 3, 2, seed=4), np.random.default_rng(1)
    rows, masks = batch.observations, batch.masks
    for _ in range(25):
        batch.step(legal_ones(batch, draw))
        for number, table in enumerate(batch.tables):
            seat = int(batch.seats[number])
            assert (rows[number] == batch.observer.observe(table, seat)).all()
            assert (masks[number] == batch.observer.mask(table, seat)).all()
            assert masks[number].any()
    assert batch.observations is rows


def test_games_end_with_their_reward_and_begin_anew() -> None:
    batch, draw = Batch("antarctica", 4, 3, seed=2), np.random.default_rng(2)
    ended = 0
    while ended < 6:
        seats, before = batch.seats.copy(), list(batch.tables)
        batch.step(legal_ones(batch, draw))
        for number in np.flatnonzero(batch.ended):
            result = batch.outcomes[number]
            assert result is not None
            assert before[number].over()
            assert batch.tables[number] is not before[number]
            assert batch.rewards[number] == np.float32(utilities(result, 3)[seats[number]])
            ended += 1
        assert (batch.rewards[~batch.ended] == 0).all()


def test_samples_are_legal_and_every_action_comes() -> None:
    batch = Batch("antarctica", 8, 2, seed=5)
    wanted = {
        (number, int(action))
        for number in range(8)
        for action in np.flatnonzero(batch.masks[number])
    }
    drawn = {(number, action) for _ in range(200) for number, action in enumerate(batch.sample())}
    assert drawn == wanted


def test_the_seed_fixes_everything() -> None:
    seen = []
    for _ in range(2):
        batch, draw = Batch("relics", 2, 2, seed=9), np.random.default_rng(3)
        for _ in range(40):
            batch.step(legal_ones(batch, draw))
        seen.append((batch.observations.tobytes(), batch.rewards.tobytes()))
    assert seen[0] == seen[1]


@pytest.mark.parametrize("slug", ["antarctica", "race"])
def test_others_play_by_a_function(slug: str) -> None:
    """They are shown what their own seat sees, several at once, and every answer is a legal one."""
    draw = np.random.default_rng(5)
    asked: list[int] = []
    made: list[Batch] = []

    def others(observations: Any, masks: Any) -> list[int]:
        asked.append(len(observations))
        for batch in made:
            waiting = [
                t
                for seat, t in zip(batch.seats, batch.tables, strict=True)
                if not t.over() and seat not in t.deciders()
            ]
            check(batch, waiting, observations, masks)
        return [int(draw.choice(np.flatnonzero(mask))) for mask in masks]

    def check(batch: Batch, waiting: Any, observations: Any, masks: Any) -> None:
        for row, mask, table in zip(observations, masks, waiting, strict=True):
            assert (row == batch.observer.observe(table, int(table.decider))).all()
            assert (mask == batch.observer.mask(table, int(table.decider))).all()

    batch = Batch(slug, 4, 3, seed=1, others=others)
    made.append(batch)
    played = 0
    while played < 2:
        batch.step(legal_ones(batch, draw))
        played += int(batch.ended.sum())
    assert max(asked) > 1


def test_wrong_input() -> None:
    batch = Batch("antarctica", 2)
    with pytest.raises(BadInput, match="2 actions are wanted"):
        batch.step([0])
    legal = int(np.flatnonzero(batch.masks[0])[0])
    before = batch.observations.tobytes()
    for wrong in (batch.observer.actions - 1, batch.observer.actions, -1):
        with pytest.raises(BadInput, match="not legal now in game 1"):
            batch.step([legal, wrong])
    assert batch.observations.tobytes() == before
    with pytest.raises(BadInput, match="at least one"):
        Batch("antarctica", 0)
    with pytest.raises(BadInput, match="seats are"):
        Batch("antarctica", 1, 2, seat=2)


def test_gymnasium_makes_a_vector_of_them() -> None:
    register_all()
    envs = gymnasium.make_vec(f"cosmeeple/{IDS['antarctica']}", num_envs=3)
    seen, _ = envs.reset(seed=1)
    assert envs.observation_space.contains(seen)
    draw = np.random.default_rng(1)
    for _ in range(5):
        masks = seen["action_mask"]
        seen, rewards, ended, cut, info = envs.step(
            np.array([draw.choice(np.flatnonzero(mask)) for mask in masks])
        )
        assert rewards.shape == ended.shape == cut.shape == (3,)
        assert info["seat"].shape == (3,)
    again, _ = envs.reset(seed=1)
    first, _ = gymnasium.make_vec(f"cosmeeple/{IDS['antarctica']}", num_envs=3).reset(seed=1)
    assert (again["observation"] == first["observation"]).all()
