"""The parts that explain an evaluation are the whole of it, and all have names in both
languages."""

from __future__ import annotations

import importlib

import pytest

from cosmeeple.bots.host import Host
from cosmeeple.bots.registry import bot_spec
from cosmeeple.kernel.game import SLUGS, load_game
from cosmeeple.kernel.thinking.valued import OTHERS, places_of, valued
from cosmeeple.kernel.words.text import Texts


@pytest.mark.parametrize("slug", SLUGS)
def test_the_parts_of_an_evaluation_add_up_to_it(slug: str) -> None:
    game = load_game(slug)
    prospects = importlib.import_module(f"cosmeeple.games.{slug}.evaluate").prospects
    own = valued(game)
    assert own is not None
    for players, seed, most in ((2, 3, 200), (game.seats[-1], 4, 60)):
        host = Host(
            game,
            game.new(players, seed),
            [bot_spec("greedy+deals=1").make() for _ in range(players)],
            seed,
        )
        for _ in range(most):
            if host.table.over():
                break
            seat = host.table.deciders()[0]
            host.answer(seat, host.bots[seat].choose(host.question(seat)))
            state = host.table.state
            for each in range(players):
                assert len(own.parts(state, each)) == len(own.keys)
                assert sum(own.parts(state, each)) == pytest.approx(
                    prospects(state, each), abs=1e-9
                )


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_part_has_a_name(slug: str, language: str) -> None:
    game = load_game(slug)
    own = valued(game)
    assert own is not None
    texts = Texts(game, None, language)
    names = [texts.say(f"valued-{key}") for key in (*own.keys, OTHERS)]
    assert len(set(names)) == len(names)


def test_every_feature_belongs_to_one_part() -> None:
    with pytest.raises(ValueError, match="'b'"):
        places_of(["a", "b"], {"one": ["a"]})
    with pytest.raises(ValueError, match="one part"):
        places_of(["a"], {"one": ["a"], "two": ["a"]})
