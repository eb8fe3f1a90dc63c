"""The peers' own suites, for every game, player count and variant that has landed."""

from __future__ import annotations

import itertools
import os
import pickle
from typing import Any

import pytest

from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.kernel.game import SLUGS, load_game

Case = tuple[str, int, dict[str, str]]


def variants(slug: str, seats: int) -> list[Case]:
    """Every value of every option for a player count at least once, not every combination."""
    options = [
        option for option in load_game(slug).options if not option.seats or seats in option.seats
    ]
    longest = max([len(option.values) for option in options], default=1)
    return [
        (slug, seats, {option.key: option.values[turn % len(option.values)] for option in options})
        for turn in range(longest)
    ]


def cases(slug: str) -> list[Case]:
    """Every player count, each with another variant; with COSMEEPLE_ALL_VARIANTS every variant of
    each."""
    by_seats = [variants(slug, seats) for seats in load_game(slug).seats]
    if os.environ.get("COSMEEPLE_ALL_VARIANTS"):
        return [case for some in by_seats for case in some]
    return [some[turn % len(some)] for turn, some in enumerate(by_seats)]


CASES = [case for slug in SLUGS for case in cases(slug)]
NAMES = [f"{slug}-{seats}-{'-'.join(options.values())}" for slug, seats, options in CASES]

quiet = pytest.mark.filterwarnings("ignore")


@quiet
@pytest.mark.parametrize(("slug", "seats", "options"), CASES, ids=NAMES)
def test_pettingzoo_api(
    slug: str, seats: int, options: dict[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("pettingzoo")
    from pettingzoo.test import api_test, seed_test

    from cosmeeple.adapters.pettingzoo import CosmeepleEnv, env

    api_test(CosmeepleEnv(slug, seats, options), num_cycles=60)
    seed_test(lambda: env(slug, seats, options=options), num_cycles=25)
    assert "Passed API test" in capsys.readouterr().out


@quiet
@pytest.mark.parametrize(("slug", "seats", "options"), CASES, ids=NAMES)
def test_gymnasium_check_env(slug: str, seats: int, options: dict[str, str]) -> None:
    pytest.importorskip("gymnasium")
    from gymnasium.utils.env_checker import check_env

    from cosmeeple.adapters.gymnasium import SeatEnv

    check_env(SeatEnv(slug, seats, options=options, render_mode="ansi"), skip_render_check=True)


@quiet
@pytest.mark.parametrize(("slug", "seats", "options"), CASES, ids=NAMES)
def test_open_spiel_random_sim(slug: str, seats: int, options: dict[str, str]) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    import cosmeeple.adapters.open_spiel  # noqa: F401

    words = ",".join(
        f"{key}={value}" for key, value in {"players": seats, "deals": 20, **options}.items()
    )
    game = pyspiel.load_game(f"cosmeeple_{slug}({words})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


# --- PettingZoo beyond its suite


@quiet
def test_a_whole_pettingzoo_game_with_its_rewards() -> None:
    pytest.importorskip("pettingzoo")
    from cosmeeple.adapters.pettingzoo import CosmeepleEnv

    env = CosmeepleEnv("antarctica", 3, render_mode="ansi")
    env.reset(seed=4)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter(10_000):
        seen, reward, over, cut, _ = env.last()
        total[agent] += reward
        env.step(None if over or cut else int(seen["action_mask"].argmax()))

    assert sum(total.values()) == pytest.approx(0.0)
    assert max(total.values()) > 0
    assert env.agents == []


@quiet
def test_pettingzoo_refuses_what_is_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("pettingzoo")
    from cosmeeple.adapters.pettingzoo import CosmeepleEnv

    env = CosmeepleEnv("antarctica", 2, render_mode="human")
    with pytest.raises(BadInput, match="reset"):
        env.observe("seat_0")
    env.reset(seed=1)
    with pytest.raises(BadInput, match="must act"):
        env.step(None)
    with pytest.raises(BadInput, match="not legal"):
        env.step(101)
    env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
    assert '"game":"antarctica"' in capsys.readouterr().out
    env.close()
    with pytest.raises(BadInput, match="render_mode"):
        CosmeepleEnv("antarctica", 2, render_mode="film")


@quiet
def test_a_seed_fixes_the_deals_that_follow() -> None:
    pytest.importorskip("pettingzoo")
    from cosmeeple.adapters.pettingzoo import CosmeepleEnv
    from cosmeeple.kernel.records.codec import digest

    def deals(seed: int) -> list[str]:
        env = CosmeepleEnv("antarctica", 2)
        env.reset(seed=seed)
        found = [digest(env.playing())]
        for _ in range(3):
            env.reset()
            found.append(digest(env.playing()))
        return found

    assert deals(1) == deals(1)
    assert len({*deals(1), *deals(2)}) == 8


# --- Gymnasium beyond its suite


@quiet
def test_the_seat_against_bots() -> None:
    pytest.importorskip("gymnasium")
    from cosmeeple.adapters.gymnasium import SeatEnv

    env = SeatEnv("antarctica", 3, opponents=["random", "planner+deals=1+tries=5"])
    seats = set()
    for seed in range(4):
        seen, info = env.reset(seed=seed)
        seats.add(info["seat"])
        over = False
        while not over:
            action = env.action_space.sample(mask=seen["action_mask"])
            seen, reward, over, _, info = env.step(action)
        assert len(info["ranks"]) == 3
        assert -1 <= reward <= 1
    assert len(seats) > 1
    with pytest.raises(BadInput, match="game is over"):
        env.step(0)


@quiet
def test_illegal_actions_lose_or_raise() -> None:
    pytest.importorskip("gymnasium")
    from cosmeeple.adapters.gymnasium import SeatEnv

    lenient, strict = SeatEnv("antarctica", 2), SeatEnv("antarctica", 2, illegal="raise")
    seen, _ = lenient.reset(seed=1)
    wrong = int(seen["action_mask"].argmin())
    _, reward, over, _, info = lenient.step(wrong)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)
    strict.reset(seed=1)
    with pytest.raises(BadInput, match="not legal"):
        strict.step(wrong)


@quiet
@pytest.mark.parametrize(
    "wrong",
    [
        {"seat": 5},
        {"illegal": "smile"},
        {"opponents": ["random"] * 4},
        {"opponents": "nobody"},
        {"players": 9},
    ],
)
def test_wrong_seats(wrong: dict[str, Any]) -> None:
    pytest.importorskip("gymnasium")
    from cosmeeple.adapters.gymnasium import SeatEnv

    with pytest.raises(BadInput):
        SeatEnv("antarctica", **{"players": 2, **wrong})


# --- OpenSpiel beyond its suite


@quiet
def test_open_spiel_states_copy_save_and_play_again() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    import cosmeeple.adapters.open_spiel  # noqa: F401

    game = pyspiel.load_game("cosmeeple_antarctica(players=2,deals=5)")
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert len(state.chance_outcomes()) == 5
    state.apply_action(3)
    for turn in range(20):
        legal = state.legal_actions()
        state.apply_action(legal[turn % len(legal)])
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert str(copy) != str(state)
    again = game.deserialize_state(state.serialize())
    assert str(again) == str(state)
    assert str(pickle.loads(pickle.dumps(state))) == str(state)


@quiet
def test_open_spiel_information_states() -> None:
    """What differs only in hidden cards is one information state; what was seen before tells others
    apart."""
    pyspiel = pytest.importorskip("pyspiel")
    import cosmeeple.adapters.open_spiel  # noqa: F401

    game = pyspiel.load_game("cosmeeple_antarctica(players=2,deals=30)")
    state = game.new_initial_state()
    state.apply_action(1)
    player = state.current_player()
    first = state.information_state_string(player)
    action, other = state.legal_actions()[:2]
    assert state.child(action).information_state_string(player) != state.child(
        other
    ).information_state_string(player)
    assert first != state.child(action).information_state_string(player)
    assert state.observation_string(player) in first
    assert len(state.observation_tensor(player)) == game.observation_tensor_size()


@quiet
def test_open_spiel_playthrough() -> None:
    """OpenSpiel's own account of a game: written twice it is the same, and it can be played again
    line by line."""
    pytest.importorskip("pyspiel")
    from open_spiel.python.algorithms import generate_playthrough

    import cosmeeple.adapters.open_spiel  # noqa: F401

    name = "cosmeeple_antarctica(players=2,deals=3)"
    lines = generate_playthrough.playthrough_lines(name, seed=1)
    text = "\n".join(lines)
    actions = [int(line.split(":")[1]) for line in lines if line.startswith("action:")]

    assert "IsTerminal() = True" in text
    assert len(actions) > 20
    assert lines == generate_playthrough.playthrough_lines(name, action_sequence=actions)


@quiet
def test_open_spiel_algorithms_run() -> None:
    """A search of theirs on a game of ours."""
    pyspiel = pytest.importorskip("pyspiel")
    import cosmeeple.adapters.open_spiel  # noqa: F401

    game = pyspiel.load_game("cosmeeple_antarctica(players=2,deals=3)")
    state = game.new_initial_state()
    state.apply_action(0)
    bots = [pyspiel.make_uniform_random_bot(seat, 5) for seat in range(2)]
    for _ in itertools.repeat(None, 10):
        state.apply_action(bots[state.current_player()].step(state))
    assert not state.is_terminal()
