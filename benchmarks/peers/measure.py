"""Random play of one engine for some seconds on one core: `measure.py NAME SECONDS` prints one line
of JSON.

Every engine is used through its own public interface, choosing uniformly among the legal answers. A
decision is one such choice; chance nodes are not counted. The clone cost is that of the engine's
own copy of a position. Seconds are processor time, so that other work on the machine counts little.
"""

from __future__ import annotations

import copy
import gc
import json
import random
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Any

#: Marks our rows whose loop is in Python.
OUTSIDE = ", loop in Python"

#: Plays one game and returns the decisions made.
PlayOne = Callable[[random.Random], int]
Measure = tuple[PlayOne, Callable[[], Callable[[], Any]]]


def cosmeeple(slug: str, seats: int, outside: bool) -> Measure:
    """Our own, with the loop in the compiled core, or outside in Python as with all the others."""
    from cosmeeple.kernel.engine.playout import play_randomly
    from cosmeeple.kernel.engine.rng import Rng, state_from_seed
    from cosmeeple.kernel.game import load_game

    game = load_game(slug)

    def play_outside(rng: random.Random) -> int:
        table, decisions = game.new(seats, rng.getrandbits(60)), 0
        while not table.over():
            table.play(rng.choice(table.legal))
            decisions += 1
        return decisions

    def play(rng: random.Random) -> int:
        return play_randomly(
            game.new(seats, rng.getrandbits(60)), Rng(state_from_seed(rng.getrandbits(60)))
        )

    def position() -> Callable[[], Any]:
        table, chance = game.new(seats, 1), Rng(state_from_seed(2))
        for _ in range(20):
            table.play(chance.pick(list(table.legal)))
        return table.clone

    return play_outside if outside else play, position


def open_spiel(name: str) -> Measure:
    import pyspiel

    game = pyspiel.load_game(name)

    def step(state: Any, rng: random.Random) -> int:
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, chances)[0])
            return 0
        state.apply_action(rng.choice(state.legal_actions()))
        return 1

    def play(rng: random.Random) -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            decisions += step(state, rng)
        return decisions

    def position() -> Callable[[], Any]:
        state, rng = game.new_initial_state(), random.Random(1)
        for _ in range(30):
            step(state, rng)
        return state.clone  # type: ignore[no-any-return]

    return play, position


def pettingzoo(module: str) -> Measure:
    import importlib

    made = importlib.import_module(f"pettingzoo.classic.{module}").raw_env

    def play(rng: random.Random) -> int:
        env = made()
        env.reset(seed=rng.getrandbits(30))
        decisions = 0
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            env.step(rng.choice(seen["action_mask"].nonzero()[0]))
            decisions += 1
        return decisions

    def position() -> Callable[[], Any]:
        env = made()
        env.reset(seed=1)
        return lambda: copy.deepcopy(env)

    return play, position


def rlcard(name: str) -> Measure:
    import rlcard as library

    env = library.make(name, config={"seed": 1})

    def play(rng: random.Random) -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    def position() -> Callable[[], Any]:
        env.reset()
        return lambda: copy.deepcopy(env.game)

    return play, position


def catanatron() -> Measure:
    from catanatron import Color, Game, RandomPlayer

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

    class Counted(RandomPlayer):  # type: ignore[misc]
        asked = 0

        def decide(self, game: Any, playable_actions: Any) -> Any:
            Counted.asked += 1
            return super().decide(game, playable_actions)

    def play(rng: random.Random) -> int:
        before = Counted.asked
        Game([Counted(colour) for colour in colours], seed=rng.getrandbits(30)).play()
        return Counted.asked - before

    def position() -> Callable[[], Any]:
        game = Game([RandomPlayer(colour) for colour in colours], seed=1)
        for _ in range(60):
            game.play_tick()
        return game.copy  # type: ignore[no-any-return]

    return play, position


def chess() -> Measure:
    import chess as library

    def play(rng: random.Random) -> int:
        board, decisions = library.Board(), 0
        while not board.is_game_over(claim_draw=False):
            board.push(rng.choice(list(board.legal_moves)))
            decisions += 1
        return decisions

    def position() -> Callable[[], Any]:
        board, rng = library.Board(), random.Random(1)
        for _ in range(30):
            board.push(rng.choice(list(board.legal_moves)))
        return lambda: board.copy(stack=False)

    return play, position


PEERS: dict[str, Callable[[], Measure]] = {
    "open_spiel backgammon": lambda: open_spiel("backgammon"),
    "open_spiel gin_rummy": lambda: open_spiel("gin_rummy"),
    "open_spiel chess": lambda: open_spiel("chess"),
    "pettingzoo connect_four": lambda: pettingzoo("connect_four_v3"),
    "pettingzoo chess": lambda: pettingzoo("chess_v6"),
    "rlcard uno": lambda: rlcard("uno"),
    "rlcard gin-rummy": lambda: rlcard("gin-rummy"),
    "catanatron": catanatron,
    "python-chess": chess,
}


def ours() -> dict[str, Callable[[], Measure]]:
    from cosmeeple.kernel.game import SLUGS, load_game

    found: dict[str, Callable[[], Measure]] = {}
    for slug in SLUGS:
        for seats in sorted({max(2, min(load_game(slug).seats)), max(load_game(slug).seats)}):
            for outside in (False, True):
                name = f"cosmeeple {slug} {seats}p{OUTSIDE if outside else ''}"
                found[name] = partial(cosmeeple, slug, seats, outside)
    return found


def measure(name: str, seconds: float) -> dict[str, float]:
    play, position = {**PEERS, **ours()}[name]()
    rng = random.Random(7)
    play(rng)  # loading and warming up are not measured
    decisions = games = 0
    # As in timeit: the collector of cycles is off while anything is measured, for all alike.
    gc.disable()
    start = time.process_time()
    while time.process_time() - start < seconds or games < 2:
        decisions += play(rng)
        games += 1
    spent = time.process_time() - start
    clone = position()
    clones, start = 0, time.process_time()
    while time.process_time() - start < min(1.0, seconds):
        for _ in range(10):
            clone()
        clones += 10
    clone_cost = (time.process_time() - start) / clones
    return {
        "decisions_per_s": decisions / spent,
        "games_per_s": games / spent,
        "decisions_per_game": decisions / games,
        "clone_us": clone_cost * 1e6,
    }


if __name__ == "__main__":
    if sys.argv[1] == "--list":
        print(json.dumps([*ours(), *PEERS]))
    else:
        print(json.dumps(measure(sys.argv[1], float(sys.argv[2]))))
