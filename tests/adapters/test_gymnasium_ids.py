"""Gymnasium as researchers use it: by name, with masks for others' algorithms, copied, against own
policies."""

from __future__ import annotations

import copy
import pickle
import tomllib
from importlib import import_module
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest

from cosmeeple.adapters.gymnasium import SeatEnv
from cosmeeple.adapters.ids import IDS
from cosmeeple.adapters.observe import Observer, observer_for
from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.kernel.engine.rng import Rng
from cosmeeple.kernel.game import SLUGS, load_game

RACE = load_game("race")


def test_every_game_has_a_name() -> None:
    assert set(IDS) == set(SLUGS)
    for slug, name in IDS.items():
        env = gymnasium.make(f"cosmeeple/{name}", opponents="random")
        assert env.unwrapped.game.slug == slug
        env.reset(seed=1)
        assert env.unwrapped.action_masks().any()


def test_the_package_tells_gymnasium_by_itself() -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))[
        "project"
    ]
    module, _, name = project["entry-points"]["gymnasium.envs"]["cosmeeple"].partition(":")
    assert callable(getattr(import_module(module), name))


def play(env: SeatEnv, seed: int, steps: int = 10_000) -> tuple[list[int], float]:
    """Random legal play to the end; the actions and the last reward."""
    draw = np.random.default_rng(seed)
    actions, reward, over = [], 0.0, False
    while not over and len(actions) < steps:
        action = int(draw.choice(np.flatnonzero(env.action_masks())))
        actions.append(action)
        _, reward, over, _, _ = env.step(action)
    return actions, reward


@pytest.mark.parametrize("slug", SLUGS)
def test_masks_are_never_empty_and_only_legal(slug: str) -> None:
    env = SeatEnv(slug, 2, options=None)
    env.reset(seed=3)
    over = False
    while not over:
        masks = env.action_masks()
        assert masks.dtype == np.bool_
        legal = env.observer.legal_actions(env.playing().table, env.seat)
        assert np.flatnonzero(masks).tolist() == legal
        seen, _, over, _, _ = env.step(legal[0])
    assert seen["action_mask"].all()
    assert env.action_masks().all()
    with pytest.raises(BadInput, match="over"):
        env.step(0)


@pytest.mark.parametrize("opponent", ["random", "greedy"])
@pytest.mark.parametrize("how", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_goes_on_like_the_original_and_alone(how: Any, opponent: str) -> None:
    env = SeatEnv("antarctica", 3, opponents=opponent)
    env.reset(seed=5)
    play(env, 1, 4)

    other = how(env)
    first = play(other, 2)
    assert play(env, 2) == first
    assert other.host is not env.host
    env.reset()
    other.reset()
    assert (env.seen()["observation"] == other.seen()["observation"]).all()


def test_a_function_plays_the_other_seats() -> None:
    asked = []

    def policy(seen: Any, mask: Any) -> int:
        asked.append(seen.shape)
        return int(np.flatnonzero(mask)[0])

    env = SeatEnv("antarctica", 2, opponents=policy, flat=True)
    shown, _ = env.reset(seed=1)
    play(env, 1)

    assert shown.shape == env.observation_space.shape
    assert set(asked) == {(env.observer.size,)}


def test_the_margin_as_reward() -> None:
    env = SeatEnv("antarctica", 2, reward="margin")
    env.reset(seed=1)
    _, reward = play(env, 1)
    scores = env.game.outcome(env.playing().table.state).scores

    assert reward == scores[env.seat] - scores[1 - env.seat]
    with pytest.raises(BadInput, match="margin"):
        SeatEnv("antarctica", 2, reward="glory")


# --- variants


def test_race_without_the_orb_has_nothing_of_it() -> None:
    whole, plain = Observer(RACE, 2), observer_for(RACE, 2, {"expansion": "base"})

    assert plain.size < 4_100 < whole.size
    assert plain.actions < 3_000 < whole.actions
    state = [name for name in plain.names if not name.startswith("question.")]
    assert not [
        name for name in state if name.startswith("orb.") or ".team" in name or ".token" in name
    ]
    assert "question.MoveTeam" in whole.names
    assert "question.MoveTeam" not in plain.names
    assert observer_for(RACE, 2, {"expansion": "orb"}).names == whole.names
    assert set(plain.names) <= set(whole.names)


@pytest.mark.parametrize("expansion", ["base", "artifacts"])
@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_left_out_never_comes(expansion: str, seats: int) -> None:
    """Whole games: no number that was left out is ever other than 0, no question that was left out
    is asked, and what is kept is the same as in the layout of all variants."""
    options = {"expansion": expansion}
    plain, whole = observer_for(RACE, seats, options), observer_for(RACE, seats)
    same = [whole.index[name] for name in plain.names]
    left_out = sorted(set(range(whole.size)) - set(same))
    for seed in range(3):
        table, rng = RACE.new(seats, seed, options), Rng(seed + 1)
        while not table.over():
            seat = table.deciders()[0]
            seen = whole.observe(table, seat)
            assert (plain.observe(table, seat) == seen[same]).all()
            assert not seen[left_out].any()
            texts = [plain.action_text(action) for action in plain.legal_actions(table, seat)]
            assert texts == [
                whole.action_text(action) for action in whole.legal_actions(table, seat)
            ]
            table.apply(seat, rng.pick(table.options(seat)))
