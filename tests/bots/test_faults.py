"""Faults that a club player would point at, each a position: what the bots must do there, or never
do."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from cosmeeple.bots import Host, bot_spec
from cosmeeple.bots.foresee import leaning_of, mind_of
from cosmeeple.games.antarctica.state import on_board
from cosmeeple.games.circadians.vocabulary import GEM
from cosmeeple.games.race.evaluate import distance
from cosmeeple.games.race.orb_kit import CELLS
from cosmeeple.games.race.round import ChooseAction
from cosmeeple.games.race.vocabulary import CONSUME_TRADE, CONSUME_X2, DEVELOP, PRODUCE
from cosmeeple.games.tortuga.actions import REFRESH, TakeAction
from cosmeeple.games.tortuga.state import influence_of
from cosmeeple.games.tortuga.vocabulary import SECTORS, SPECIAL, TORTUGA
from cosmeeple.kernel.engine.agenda import PASS
from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.engine.rows import picks
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import load_game
from cosmeeple.kernel.thinking.foresight import Tried
from cosmeeple.kernel.thinking.net import WHOLE

#: As `hard` in Tortuga, by fewer tries.
TURNS = "turns:150+turns=16"


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


@pytest.mark.parametrize("bot", ["easy", "medium", TURNS])
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


@pytest.mark.parametrize("bot", ["easy", "medium", TURNS])
def test_tortuga_is_taken_when_that_wins(bot: str) -> None:
    table = tortuga_at(TORTUGA, 0, 14)
    seat = short_of_winning(table, table.state.kit.sector_value[TORTUGA])
    after_the_turn("tortuga", table, bot)

    assert table.over()
    assert load_game("tortuga").outcome(table.state).winners == (seat,)


@pytest.mark.parametrize("bot", ["easy", "medium", TURNS])
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


# --- Relics and Circadians


def answers_by_policy(slug: str, games: int) -> Counter[str]:
    """How often a seat answers each kind of question in a game of the learned policy against
    itself, where there was a choice."""
    game = load_game(slug)
    mind = mind_of(game, 2)
    assert mind is not None
    found: Counter[str] = Counter()
    for seed in range(games):
        table = game.new(2, seed)
        rng = Rng(state_from_seed(seed))
        while not table.over():
            legal = list(table.legal)
            pick = mind.quick(table, table.decider, legal, rng)
            if len(legal) > 1 and pick != PASS:
                found[type(table.agenda[-1]).__name__] += 1
            table.play(pick)
    return Counter({name: count // (2 * games) for name, count in found.items()})


def test_order_cards_and_sales_are_used_in_relics() -> None:
    answers = answers_by_policy("relics", 3)

    assert answers["UseOrder"] >= 5  # the abilities of order cards
    assert answers["ChooseSaleMarket"] >= 2  # a colour is sold in the market that was chosen for it
    assert answers["BuyBeforeSale"] >= 2  # bought, then sold for more in the same sale
    assert answers["Sample"] >= 5


def test_contracts_are_fulfilled_and_leaders_hired_in_circadians() -> None:
    answers = answers_by_policy("circadians", 3)

    assert answers["FulfilContract"] >= 2
    assert answers["KeepLeader"] >= 1
    assert answers["HarvestFarm"] >= 5
    assert answers["BuyDice"] >= 1


def test_gems_are_found_and_leaders_kept_in_circadians() -> None:
    game = load_game("circadians")
    mind = mind_of(game, 2)
    assert mind is not None
    found = 0
    for seed in range(4):
        table = game.new(2, seed)
        rng = Rng(state_from_seed(seed))
        before = [0, 0]
        while not table.over():
            table.play(mind.quick(table, table.decider, list(table.legal), rng))
            for seat, area in enumerate(table.state.areas):
                found += max(0, int(area.resources[GEM]) - before[seat])
                before[seat] = int(area.resources[GEM])
        assert all(area.leaders for area in table.state.areas)
    assert found >= 8  # one for each seat of each game


# --- Race


def race_with(hand: list[str], tableau: list[str], goods: list[str], round_number: int) -> Host:
    """The choice of actions in a later round; the other seat has a world that needs nothing and no
    card to bet on."""
    table = load_game("race").new(2, 77)
    rng = Rng(state_from_seed(7))
    while table.state.round < 1:
        table.play(rng.pick(list(table.legal)))
    s = table.state
    names = s.kit.names["card"]
    mine, other = s.areas[table.decider], s.areas[1 - table.decider]
    for area in (mine, other):
        area.holders, area.goods, area.tableau = picks([]), picks([]), picks([0])
    mine.hand = picks(sorted(names.index(name) for name in hand))
    mine.tableau = picks([names.index(name) for name in tableau])
    mine.holders = picks(sorted(names.index(name) for name in goods))
    mine.goods = picks([s.deck[-1 - place] for place in range(len(goods))])
    s.deck = s.deck[: len(s.deck) - len(goods)]
    s.round = round_number
    table.settle()
    assert isinstance(table.agenda[-1], ChooseAction)
    return hosted("race", table)


def test_nothing_is_produced_onto_full_worlds() -> None:
    full = ["mining_world", "comet_zone"]
    for number in (4, 8):
        host = race_with(["gem_world", "star_nomad_lair"], ["old_earth", *full], full, number)
        pick = host.bots[0].choose(host.question(host.table.decider))

        assert pick != PRODUCE


def test_nobody_doubles_what_cannot_be_consumed_or_trades_nothing() -> None:
    for number in (4, 8):
        host = race_with(
            ["gem_world", "mining_world"], ["epsilon_eridani", "comet_zone"], [], number
        )
        pick = host.bots[0].choose(host.question(host.table.decider))

        assert pick not in (CONSUME_TRADE, CONSUME_X2, DEVELOP)


def test_a_good_is_worth_something_while_the_game_goes_on() -> None:
    tableau = ["epsilon_eridani", "comet_zone", "mining_world"]
    hand = ["gem_world", "star_nomad_lair"]
    mind = mind_of(load_game("race"), 2)
    assert mind is not None
    for number in (3, 6):
        bare = race_with(hand, tableau, [], number).table
        rich = race_with(hand, tableau, ["comet_zone", "mining_world"], number).table
        assert mind.value(rich, rich.decider) > mind.value(bare, bare.decider)


def orb_game() -> Table[Any]:
    """A game with the Orb in its third round."""
    game = load_game("race")
    table = game.new(2, 5, {"expansion": "orb"})
    rng = Rng(state_from_seed(5))
    while table.state.round < 3 or not isinstance(table.agenda[-1], ChooseAction):
        table.play(rng.pick(list(table.legal)))
    return table


def test_artifacts_of_the_orb_and_the_way_to_them_are_worth_something() -> None:
    mind = mind_of(load_game("race"), 2)
    assert mind is not None
    table = orb_game()
    seat = int(table.decider)
    orb = table.state.orbs[0]
    spot = next(iter(orb.spots))

    def worth(tokens: list[int], team: int) -> int:
        copy = table.clone()
        copy.state.areas[seat].tokens = picks(tokens)
        copy.state.areas[seat].teams = picks([team])
        return int(mind.value(copy, seat))

    far = max(range(len(CELLS)), key=lambda cell: distance(cell, spot))
    assert worth([], spot) > worth([], far)
    assert worth([3], far) > worth([], far)
    assert worth([3, 4], far) > worth([3], far)
