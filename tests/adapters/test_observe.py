"""Observations: as many numbers as names, equal for equal knowledge, different for different
positions."""

from __future__ import annotations

import numpy as np
import pytest

from cosmeeple.adapters.layout import seat_names
from cosmeeple.adapters.observe import HIGHEST, LOWEST, Observer, utilities
from cosmeeple.games.race.produce import ProduceOnWindfall
from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.kernel.engine.outcome import Outcome
from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.game import SLUGS, load_game
from cosmeeple.kernel.records.codec import digest
from cosmeeple.kernel.records.view import redeal

GAMES = [(slug, seats) for slug in SLUGS for seats in load_game(slug).seats]
ANTARCTICA = load_game("antarctica")


@pytest.mark.parametrize("generic", [False, True])
@pytest.mark.parametrize(("slug", "seats"), GAMES)
def test_numbers_have_names_and_hold_no_secrets(slug: str, seats: int, generic: bool) -> None:
    game = load_game(slug)
    observer = Observer(game, seats, generic=generic)
    table, rng = game.new(seats, 3), Rng(state_from_seed(4))
    assert len(set(observer.names)) == observer.size
    assert observer.actions == len(game.actions())
    for _ in range(40):
        if table.over():
            break
        asked = table.deciders()[0]
        before = digest(table)
        for seat in range(seats):
            seen = observer.observe(table, seat)
            assert seen.shape == (observer.size,)
            assert seen.dtype == np.float32
            assert seen.min() >= LOWEST
            assert seen.max() <= HIGHEST
            assert (observer.observe(redeal(game, table, seat, rng), seat) == seen).all()
            assert observer.mask(table, seat).sum() == len(table.options(seat))
        assert digest(table) == before  # masks share lists with the table
        legal = observer.legal_actions(table, asked)
        assert [observer.pick(table, asked, action) for action in legal] == table.options(asked)
        table.apply(asked, rng.pick(table.options(asked)))


def test_positions_that_differ_look_different() -> None:
    observer = Observer(ANTARCTICA, 2)
    table, rng = ANTARCTICA.new(2, 3), Rng(state_from_seed(4))
    for _ in range(12):
        before = observer.observe(table, 0)
        table.apply(table.deciders()[0], rng.pick(list(table.legal)))
        assert (observer.observe(table, 0) != before).any()


def test_seats_are_counted_from_the_observer() -> None:
    observer = Observer(ANTARCTICA, 3)
    table = ANTARCTICA.new(3, 3)
    table.state.areas[1].supply = 17
    place = observer.index

    assert observer.observe(table, 1)[place["me.supply"]] == 17
    assert observer.observe(table, 0)[place["next1.supply"]] == 17
    assert observer.observe(table, 2)[place["next2.supply"]] == 17
    assert seat_names(2) == ["me", "next1"]


def test_what_the_numbers_mean() -> None:
    observer = Observer(ANTARCTICA, 2)
    table = ANTARCTICA.new(2, 3, {"placement": "first_game"})
    seen = dict(zip(observer.names, observer.observe(table, 0), strict=True))
    s = table.state

    assert seen["me.reserve"] == s.areas[0].reserve
    assert seen["advanced_stack"] == s.advanced_stack
    assert sum(seen[f"{zone}.ships"] for zone in s.kit.names["zone"]) == sum(
        len(queue) for queue in s.queues
    )
    assert seen["question.asked.me"] == float(0 in table.deciders())
    assert sum(seen[f"question.{frame.__name__}"] for frame in ANTARCTICA.questions()) == 1
    assert seen[f"{s.kit.names['zone'][s.sun]}.sun_steps"] == 0
    assert observer.action_text(0) == " ".join(ANTARCTICA.actions()[0])


def test_actions_that_are_not_offered() -> None:
    observer = Observer(ANTARCTICA, 2)
    table = ANTARCTICA.new(2, 3)
    asked = table.deciders()[0]

    with pytest.raises(BadInput, match="not legal"):
        observer.pick(table, asked, observer.actions - 1)
    assert observer.mask(table, 1 - asked).sum() == 0


@pytest.mark.parametrize(
    ("ranks", "seats", "expected"),
    [
        ((1, 2), 2, [1, -1]),
        ((1, 1), 2, [0, 0]),
        ((2, 1, 3), 3, [-0.5, 1, -0.5]),
        ((1, 1, 3, 4), 4, [1 / 3, 1 / 3, -1 / 3, -1 / 3]),
        ((1, 2), 1, [1]),
        ((2, 1), 1, [-1]),
        ((1, 1), 1, [0]),
        ((1,), 1, [7]),
    ],
)
def test_utilities(ranks: tuple[int, ...], seats: int, expected: list[float]) -> None:
    assert utilities(Outcome((7,) * len(ranks), ranks, (), ()), seats) == pytest.approx(expected)


def test_who_is_asked_and_what_the_observer_answered_in_secret() -> None:
    game = load_game("relics")
    observer = Observer(game, 3)
    table = game.new(3, 3, {"hands": "draft"})
    while type(table.agenda[-1]).__name__ != "DraftCards":
        table.apply(table.deciders()[0], table.legal[0])
    frame = table.agenda[-1]
    pick = table.options(1)[0]
    key = f"question.DraftCards.given.{frame.domain.key(pick)}"
    before = observer.observe(table, 1)[observer.index[key]], observer.observe(table, 0)

    table.apply(1, pick)

    assert before[0] == 0
    assert observer.observe(table, 1)[observer.index[key]] == 1
    assert (observer.observe(table, 0) == before[1]).all() or 1 not in table.deciders()
    assert observer.observe(table, 0)[observer.index["question.asked.me"]] == float(
        0 in table.deciders()
    )
    assert observer.observe(table, 0)[observer.index["question.asked.next1"]] == float(
        1 in table.deciders()
    )


def test_lists_of_numbers_in_a_question_are_seen() -> None:
    game = load_game("race")
    observer = Observer(game, 2)
    table = game.new(2, 3)
    table.then(ProduceOnWindfall(0, (0, 1, 2, 0, 1)))

    seen = dict(zip(observer.names, observer.observe(table, 0), strict=True))

    assert [seen[f"question.ProduceOnWindfall.powers.{place}"] for place in range(5)] == [
        0,
        1,
        2,
        0,
        1,
    ]
