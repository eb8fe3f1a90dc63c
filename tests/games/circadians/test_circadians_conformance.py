"""The kernel's conformance checks over random games of every kind, and over rich ones that reach
every question."""

from __future__ import annotations

import pytest
from seeds import seeds

from cosmeeple.games.circadians import GAME
from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.engine.rows import picks as row_of
from cosmeeple.kernel.laws import checks
from cosmeeple.kernel.records.codec import digest, question

KINDS = [
    (1, {"ai": "xiao"}),
    (1, {"ai": "orla", "leaders": "dyadic"}),
    (1, {"ai": "vesper", "irenic": "yes"}),
    (1, {"ai": "kestrel", "leaders": "free"}),
    (2, {}),
    (2, {"ai": "xiao"}),
    (2, {"ai": "kestrel", "leaders": "dyadic", "irenic": "yes"}),
    (2, {"leaders": "free", "planet": "B", "leyrien": "B", "zcharo": "B", "jrayek": "B"}),
    (3, {}),
    (3, {"ai": "vesper", "leaders": "dyadic"}),
    (3, {"irenic": "yes", "planet": "A", "leyrien": "A", "zcharo": "A", "jrayek": "A"}),
    (4, {}),
    (4, {"leaders": "dyadic"}),
    (4, {"leaders": "free", "irenic": "yes"}),
]
#: Kinds of which one game is checked at every decision, not only at every seventh.
THOROUGH = (0, 2, 6, 9)


@pytest.mark.parametrize("kind", range(len(KINDS)))
def test_random_games(kind: int) -> None:
    seats, options = KINDS[kind]
    for seed in seeds(2):
        checks.random_game(
            GAME, seats, 100 * kind + seed, options, thorough=seed == 0 and kind in THOROUGH
        )


@pytest.mark.parametrize("kind", range(len(KINDS)))
@pytest.mark.rule("CIR-007")
def test_rich_games_reach_every_question(kind: int, asked: set[str]) -> None:
    """Players with plenty of everything who avoid the Canteen: laws, options and knowledge at every
    decision."""
    seats, options = KINDS[kind]
    for seed in range(2):
        play_rich(seats, 1000 + 100 * kind + seed, options, asked)


def play_rich(seats: int, seed: int, options: dict[str, str], asked: set[str]) -> None:
    table = GAME.new(seats, seed, options)
    for area in table.state.areas:
        area.resources = row_of([80, 60, 50, 30])
        area.idle, area.reserve = 5, 8
    laws = GAME.laws(table.state)
    rng = Rng(state_from_seed(seed))
    decisions = 0
    while not table.over():
        decisions += 1
        frame = question(table)
        asked.add(type(frame).__name__)
        seat = rng.pick(list(table.deciders()))
        where = f"rich seats={seats} seed={seed} decision={decisions} {type(frame).__name__}"
        checks.check_options(GAME, table, seat, where)
        if decisions % 17 == 0:
            before = digest(table)
            checks.check_round_trip(GAME, table, before, where)
            checks.check_clones(table, seat, before, where)
            checks.check_knowledge(GAME, table, seats, rng, where)
        picks = table.options(seat)
        wanted = [pick for pick in picks if is_busy(frame.domain.key(pick))] if rng.below(3) else []
        kept = table.clone()
        as_kept = digest(kept)
        table.apply(seat, rng.pick(wanted or picks))
        assert laws == GAME.laws(table.state), where
        assert as_kept == digest(kept), f"{where}: a list that clones share was changed in place"


def is_busy(key: str) -> bool:
    places = (
        "leyrien",
        "zcharo",
        "jrayek",
        "laboratory",
        "foundry",
        "academy",
        "warehouse",
        "garage:",
        "free_",
        "farm_",
    )
    return key.startswith(places)


@pytest.fixture(scope="module")
def asked() -> set[str]:
    return set()


def test_every_question_was_asked(asked: set[str]) -> None:
    """Runs after the rich games: none of our questions is dead."""
    if not asked:
        pytest.skip("needs the rich games of this module")
    missing = {frame.__name__ for frame in GAME.questions()} - asked
    assert missing <= {"DestroyFarm", "SendPartner", "MoveBack", "DestroyShip"}


def test_the_same_seed_gives_the_same_games() -> None:
    assert checks.fingerprint(GAME, 2, 2) == checks.fingerprint(GAME, 2, 2)


def test_action_numbers_are_fixed() -> None:
    """Learning programs know actions by number: adding a question must not move the others."""
    actions = GAME.actions()
    assert ("KeepLeader", "leader_akira_hope") == actions[0]
    assert len(set(actions)) == len(actions)
