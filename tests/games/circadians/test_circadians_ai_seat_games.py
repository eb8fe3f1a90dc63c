"""The AI at players' seats in whole games: they end, say why, come out the same again and use
nothing hidden."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from cosmeeple.games.circadians import GAME
from cosmeeple.games.circadians.ai_seat import rank
from cosmeeple.games.circadians.state import State
from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.records.codec import notation, question
from cosmeeple.kernel.records.view import redeal
from cosmeeple.kernel.thinking.automaton import Priority, follow
from cosmeeple.kernel.words.rulebook import rulebook
from cosmeeple.kernel.words.text import LANGUAGES, Texts

AIS = ("xiao", "orla", "vesper", "kestrel")
VARIANTS = [
    *[
        (1, {"ai": ai, "leaders": leaders})
        for ai, leaders in zip(AIS, ("dealt", "free", "dyadic", "dealt"), strict=True)
    ],
    (
        1,
        {
            "ai": "orla",
            "irenic": "yes",
            "leyrien": "B",
            "zcharo": "B",
            "jrayek": "B",
            "planet": "B",
        },
    ),
    (2, {}),
    (2, {"ai": "kestrel", "leaders": "dyadic", "irenic": "yes"}),
    (3, {"ai": "vesper", "leaders": "free"}),
    (3, {"leaders": "dyadic", "leyrien": "A", "zcharo": "A", "jrayek": "A", "planet": "A"}),
    (4, {"irenic": "yes"}),
    (4, {"leaders": "dyadic", "leyrien": "B", "zcharo": "B", "jrayek": "B"}),
]


def play(seats: int, options: Mapping[str, str], seed: int, watch: bool = False) -> list[str]:
    """A game in which the AI holds every seat; its answers."""
    t = GAME.new(seats, seed, options)
    rng = Rng(state_from_seed(seed + 1000))
    said: list[str] = []
    while not t.over():
        seat = t.deciders()[0]
        picks = t.options(seat)
        priorities = rank(t, seat, picks, rng.clone())
        if watch:
            check(t, seat, picks, priorities, rng)
        pick, _ = follow(rank(t, seat, picks, rng), picks, rng)
        said.append(notation(question(t), pick))
        t.apply(seat, pick)
    return said


def check(
    t: Table[State], seat: int, picks: list[int], priorities: list[Priority], rng: Rng
) -> None:
    """Every question has priorities with a worth for each answer, and the same ones on a table
    dealt again."""
    assert priorities, type(t.agenda[-1]).__name__
    assert {len(picks)} == {len(priority.worth) for priority in priorities}
    other = redeal(GAME, t, seat, Rng(state_from_seed(len(picks))))
    again = rank(other, seat, picks, rng.clone())
    assert [(one.rule, one.key, one.worth) for one in priorities] == [
        (one.rule, one.key, one.worth) for one in again
    ]


@pytest.mark.rule("CIR-R53", "CIR-275")
@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_whole_games_end_and_nothing_hidden_enters(seats: int, options: dict[str, str]) -> None:
    for seed in range(3):
        assert play(seats, options, seed, watch=True)


def test_the_same_seed_gives_the_same_game() -> None:
    for seats, options in VARIANTS:
        assert play(seats, options, 5) == play(seats, options, 5)
    assert play(2, {}, 5) != play(2, {}, 6)


@pytest.mark.parametrize("answer", ["last", "chance"])
def test_a_seat_taken_over_in_mid_game_can_be_played_on(answer: str) -> None:
    """Positions that the AI would not bring about itself, every second question answered by
    somebody else."""
    for seed in range(12):
        t = GAME.new(2, seed, {"leaders": "dyadic"})
        rng = Rng(state_from_seed(seed))
        other = False
        while not t.over():
            seat = t.deciders()[0]
            picks = t.options(seat)
            other = not other
            pick, _ = follow(rank(t, seat, picks, rng), picks, rng)
            if other:
                pick = picks[-1] if answer == "last" else rng.pick(picks)
            t.apply(seat, pick)


def test_every_priority_cites_a_rule_and_reads_well() -> None:
    ids = set(rulebook(GAME).ids())
    texts = [Texts(GAME, None, language) for language in LANGUAGES]
    seen: set[tuple[str, str]] = set()
    t = GAME.new(4, 3, {"leaders": "dyadic"})
    rng = Rng(state_from_seed(3))
    while not t.over():
        seat = t.deciders()[0]
        picks = t.options(seat)
        priorities = rank(t, seat, picks, rng)
        seen |= {(one.rule, one.key) for one in priorities}
        t.apply(seat, follow(priorities, picks, rng)[0])
    assert 20 < len(seen)
    for rule, key in seen:
        assert rule in ids
        assert 2 == len({text.say(f"priority-{key}") for text in texts})


def test_it_is_better_than_chance() -> None:
    won = 0
    for seed in range(10):
        t = GAME.new(2, seed)
        rng = Rng(state_from_seed(seed))
        while not t.over():
            seat = t.deciders()[0]
            picks = t.options(seat)
            pick = (
                follow(rank(t, seat, picks, rng), picks, rng)[0]
                if seat == seed % 2
                else rng.pick(picks)
            )
            t.apply(seat, pick)
        scores = GAME.outcome(t.state).scores
        won += scores[seed % 2] > scores[1 - seed % 2]
    assert 8 <= won
