"""Random games of every kind under all checks of the kernel, and eager ones that reach the late game."""

from __future__ import annotations

import pytest

from cosmeeple.games.tortuga import GAME
from cosmeeple.games.tortuga.vocabulary import SCENARIOS
from cosmeeple.kernel import checks
from cosmeeple.kernel.codec import notation, question
from cosmeeple.kernel.rng import Rng, state_from_seed
from cosmeeple.kernel.table import Table
from cosmeeple.kernel.transcript import Match

KINDS = [(players, scenario) for players in GAME.seats for scenario in SCENARIOS]
END = 0


@pytest.mark.parametrize(("players", "scenario"), KINDS)
def test_random_game(players: int, scenario: str) -> None:
    checks.random_game(GAME, players, 1000 + players, {"scenario": scenario}, thorough=False)


@pytest.mark.rule("TOR-170")
def test_random_game_with_every_check_at_every_decision() -> None:
    checks.random_game(GAME, 2, 77, {"scenario": "aggressive"})


def eager(table: Table[object], rng: Rng) -> int:
    """A player who ends a turn only when little else is left, plays cards first, and likes fights and conquests."""
    seat = table.deciders()[0]
    options = table.options(seat)
    frame = question(table)
    if type(frame).__name__ != "TakeAction":
        return rng.pick(options)
    texts = {pick: notation(frame, pick) for pick in options}
    for wanted in ("conquer", "hunt", "attack", "play", "influence", "buy"):
        found = [pick for pick in options if texts[pick].startswith(wanted)]
        if found and rng.below(4):
            return rng.pick(found)
    rest = [pick for pick in options if pick != END]
    return rng.pick(rest) if rest and rng.below(6) else END


@pytest.mark.parametrize(("players", "scenario"), KINDS)
def test_eager_game(players: int, scenario: str) -> None:
    """Options, explanations, secrets, re-deals and conservation in games that get somewhere."""
    match = Match.start(GAME, players, players, {"scenario": scenario})
    rng = Rng(state_from_seed(31))
    laws = GAME.laws(match.table.state)
    steps = 0
    while not match.table.over():
        table = match.table
        seat = table.deciders()[0]
        where = f"eager {players} {scenario} step {steps}"
        steps += 1
        if steps % 11 == 0 or type(table.agenda[-1]).__name__ not in ("TakeAction", "UseAbility"):
            before = checks.digest(table)
            checks.check_options(GAME, table, seat, where)
            checks.check_round_trip(GAME, table, before, where)
            checks.check_knowledge(GAME, table, players, rng, where)
            checks.check_clones(table, seat, before, where)
        match.play(seat, notation(question(table), eager(table, rng)))
        assert GAME.laws(match.table.state) == laws, where
    assert max(GAME.outcome(match.table.state).scores) > 7


def test_clones_and_chance_are_reproducible() -> None:
    assert checks.fingerprint(GAME, 3, 2) == checks.fingerprint(GAME, 3, 2)
