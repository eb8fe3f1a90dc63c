"""Faults that a club player would point at, each a position: what the bots must do there, or never
do."""

from __future__ import annotations

from typing import Any

import pytest

from cosmeeple.bots import Host, bot_spec
from cosmeeple.bots.foresee import leaning_of, mind_of
from cosmeeple.games.antarctica.state import on_board
from cosmeeple.games.tortuga.actions import REFRESH, TakeAction
from cosmeeple.games.tortuga.state import influence_of
from cosmeeple.games.tortuga.vocabulary import SECTORS, SPECIAL, TORTUGA
from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import load_game
from cosmeeple.kernel.thinking.foresight import Tried
from cosmeeple.kernel.thinking.net import WHOLE


def hosted(slug: str, table: Table[Any], bot: str = "medium", seats: int = 2) -> Host:
    """A table with the same bot in every seat."""
    return Host(load_game(slug), table, [bot_spec(bot).make() for _ in range(seats)], 3)


# --- Antarctica


def last_ships(seats: int, seed: int, wanted: int) -> list[Table[Any]]:
    """Positions in which the seat that is asked may give up the only ship that it has left."""
    game = load_game("antarctica")
    mind = mind_of(game, seats)
    assert mind is not None
    found: list[Table[Any]] = []
    while len(found) < wanted:
        table = game.new(seats, seed)
        rng = Rng(state_from_seed(seed))
        seed += 1
        while not table.over() and len(found) < wanted:
            seat = table.decider
            if on_board(table.state, seat).bit_count() == 1 and not table.state.ending:
                if any(is_out_after(mind, table, seat, pick) for pick in table.options(seat)):
                    found.append(table.clone())
            table.play(mind.quick(table, seat, list(table.legal), rng))
    return found


def is_out_after(mind: Any, table: Table[Any], seat: int, pick: int) -> bool:
    copy = table.clone()
    copy.answer(seat, pick)
    return bool(mind.policy.traits.is_out(copy, seat))


@pytest.mark.parametrize("seats", [2, 4])
def test_the_last_ship_stays_however_likely_its_end_seems(seats: int) -> None:
    """Policies learned to give it up now and then; of an option that was hardly tried that counted
    more than what speaks against it."""
    mind = mind_of(load_game("antarctica"), seats)
    assert mind is not None
    for table in last_ships(seats, 105, 12):
        seat = table.decider
        leaning = leaning_of(mind, table, seat, trust=0.15)
        worst, best = [], []
        for pick in table.options(seat):
            out = is_out_after(mind, table, seat, pick)
            tried = Tried(pick)
            tried.visits, tried.total = 1, WHOLE if out else 0
            (best if out else worst).append(leaning.worth(tried))
        assert max(best) < min(worst)


# --- Tortuga


def tortuga_at(sector: int, crypto: int, maneuver: int) -> Table[Any]:
    """A turn of the first seat, all cards played, its ship in this sector with so much to spend."""
    game = load_game("tortuga")
    table = game.new(2, 11)
    rng = Rng(state_from_seed(2))
    mind = mind_of(game, 2)
    assert mind is not None
    while not (isinstance(table.agenda[-1], TakeAction) and table.state.rounds >= 4):
        table.play(mind.quick(table, table.decider, list(table.legal), rng))
    s = table.state
    seat = table.decider
    area = s.areas[seat]
    area.discard, area.hand = [*area.discard, *area.hand], []
    area.minerals = 0
    area.sector = sector
    s.areas[1 - seat].sector = next(place for place in range(len(SECTORS)) if place != sector)
    s.crypto, s.maneuver = crypto, maneuver
    table.settle()
    return table


def after_the_turn(slug: str, table: Table[Any], bot: str) -> Host:
    """The bot has finished the turn that is being played."""
    host = hosted(slug, table, bot)
    seat, turn = table.decider, table.state.rounds
    while not table.over() and (table.decider, table.state.rounds) == (seat, turn):
        host.step()
    return host


def short_of_winning(table: Table[Any], missing: int) -> int:
    """The seat whose turn it is lacks so much influence to win; returns the seat."""
    s, seat = table.state, int(table.decider)
    s.areas[seat].influence += s.kit.win_influence - missing - influence_of(s, seat)
    table.settle()
    return seat


@pytest.mark.parametrize("bot", ["easy", "medium"])
@pytest.mark.parametrize("away", [0, 1])
def test_seven_crypto_buy_the_influence_that_wins(bot: str, away: int) -> None:
    """In Tortuga, and in the sector beside it with the Manoeuvre to go there."""
    table = tortuga_at(TORTUGA, 7, away)
    s = table.state
    if away:
        s.areas[table.decider].sector = s.kit.maps[s.board].reach[1][TORTUGA][0]
    seat = short_of_winning(table, 1)
    after_the_turn("tortuga", table, bot)

    assert load_game("tortuga").outcome(s).winners == (seat,)
    assert table.over()


@pytest.mark.parametrize("bot", ["easy", "medium"])
def test_tortuga_is_taken_when_that_wins(bot: str) -> None:
    table = tortuga_at(TORTUGA, 0, 14)
    seat = short_of_winning(table, table.state.kit.sector_value[TORTUGA])
    after_the_turn("tortuga", table, bot)

    assert table.over()
    assert load_game("tortuga").outcome(table.state).winners == (seat,)


@pytest.mark.parametrize("bot", ["easy", "medium"])
def test_no_refresh_without_crypto_to_buy_with(bot: str) -> None:
    table = tortuga_at(SPECIAL, 0, 0)
    s = table.state
    s.crypto = s.kit.refresh_cost
    table.settle()
    host = hosted("tortuga", table, bot)
    seat = table.decider
    market = [pick for pick in table.options(seat) if table.agenda and pick >= REFRESH]
    assert market
    pick = host.bots[seat].choose(host.question(seat))

    assert "refresh" not in host.question(seat).text(pick)
