"""The observation of Tortuga 2199: every field of a view has its numbers, and no number knows more
than the view."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from walking import check_bounds, named, written

from cosmeeple.adapters.observe import Observer
from cosmeeple.games.tortuga import GAME
from cosmeeple.games.tortuga.encode import encode, names
from cosmeeple.games.tortuga.kit import TortugaKit
from cosmeeple.games.tortuga.skirmish import CommitCard, DefendCard
from cosmeeple.games.tortuga.state import Area, State
from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.records.codec import question
from cosmeeple.kernel.records.fields import fields_of
from cosmeeple.kernel.records.paths import write
from cosmeeple.kernel.records.view import View, packed, redeal, view

A, B, C = range(3)
SCENARIOS = GAME.options[0].values
TABLES = [(seats, scenario) for seats in GAME.seats for scenario in SCENARIOS]
SIZES = {2: 1063, 3: 1182, 4: 1301}
#: Answers that a random player gives too seldom for a short walk to see what follows from them.
RARE = (
    "attack",
    "refresh",
    "scout",
    "hunt",
    "reserve",
    "conquer",
    "claim",
    "collect",
    "laboratory",
    "take",
)


def walk(seats: int, scenario: str, seed: int, decisions: int) -> Iterator[Table[State]]:
    """A table before each decision of a random game whose players like what is rare, and after the
    last one."""
    table, rng = GAME.new(seats, seed, {"scenario": scenario}), Rng(state_from_seed(seed + 1))
    for _ in range(decisions):
        yield table
        if table.over():
            return
        domain = question(table).domain
        rare = [pick for pick in table.legal if domain.key(pick).partition(":")[0] in RARE]
        table.apply(table.decider, rng.pick(rare if rare and rng.below(2) else list(table.legal)))
    yield table


@pytest.mark.parametrize(("seats", "scenario"), TABLES)
def test_as_many_numbers_as_names_and_no_secrets(seats: int, scenario: str) -> None:
    observer, rng = Observer(GAME, seats), Rng(state_from_seed(9))
    kit = GAME.kit()
    assert isinstance(kit, TortugaKit)
    own = names(kit, seats)
    assert len(own) == SIZES[seats]
    assert len(set(observer.names)) == observer.size
    for table in walk(seats, scenario, seats, 60):
        for seat in range(seats):
            seen = observer.observe(table, seat)
            assert len(written(encode, view(GAME, table, seat).state, seat)) == len(own)
            check_bounds(observer, seen)
            assert (observer.observe(redeal(GAME, table, seat, rng), seat) == seen).all()


def test_a_game_to_its_end() -> None:
    observer = Observer(GAME, 3)
    ended = False
    for decision, table in enumerate(walk(3, "aggressive", 5, GAME.longest)):
        ended = table.over()
        if ended or decision % 10 == 0:
            for seat in range(3):
                check_bounds(observer, observer.observe(table, seat))
    assert ended
    assert named(observer, table, A)["ending"] == 1
    assert [named(observer, table, seat)["me.score"] for seat in range(3)] == list(
        GAME.outcome(table.state).scores
    )


# --- different positions look different


def without_order(seen: View) -> bytes:
    """The view as bytes, but for what may change without a change of the observation.

    These are heaps: bought and fought cards and discards are looked through, shuffled or counted,
    never taken from a place; removed cards never come back; a card of a row is bought or refreshed
    by its kind.
    """
    s: State = seen.state.clone()
    for heap in (s.removed, s.bought, s.fought, *s.rows, *[area.discard for area in s.areas]):
        heap.sort()
    return packed(replace(seen, state=s))


@pytest.mark.parametrize(("seats", "scenario"), TABLES)
def test_views_that_differ_look_different(seats: int, scenario: str) -> None:
    """Any two views of a seat in a game when it is asked: consecutive ones among them."""
    observer = Observer(GAME, seats)
    known: dict[tuple[int, int, bytes], bytes] = {}
    asked = set()
    for seed in range(3):
        for table in walk(seats, scenario, seed, 250):
            for seat in table.deciders():
                seen = without_order(view(GAME, table, seat))
                assert (
                    known.setdefault((seed, seat, observer.observe(table, seat).tobytes()), seen)
                    == seen
                )
                asked.add(type(table.agenda[-1]))
    assert len(known) > 200
    assert {CommitCard, DefendCard} <= asked or scenario == "peaceful"


@pytest.mark.parametrize("seats", GAME.seats)
def test_views_of_those_who_wait_look_different_too(seats: int) -> None:
    known: dict[tuple[int, tuple[float, ...]], bytes] = {}
    for table in walk(seats, "standard", 30 + seats, 200):
        for seat in range(seats):
            seen = view(GAME, table, seat)
            bare = without_order(replace(seen, frame=None, deciders=(), options=()))
            assert known.setdefault((seat, tuple(written(encode, seen.state, seat))), bare) == bare


# --- what the numbers mean

#: For every field of the view: a value, and the number by which seat A, with three players, tells
#: it.
TOLD: list[tuple[str, object, str, float]] = [
    ("scenario", "peaceful", "scenario.peaceful", 1),
    ("board", "layout_3_4:vortex:mines:fortress:laboratory", "market_3.beside.fortress", 1),
    ("areas.A.ship", "comet", "me.ship.comet", 1),
    ("areas.B.sector", "mines", "next1.at.mines", 1),
    ("areas.A.sector", "-", "me.steps.tortuga", -1),
    ("areas.C.influence", 4, "next2.influence", 4),
    ("areas.C.influence", 4, "next2.score", 4),
    ("areas.A.minerals", 3, "me.minerals", 3),
    ("areas.B.markers", 7, "next1.markers", 7),
    ("areas.A.reserve", "pilot", "me.reserve.pilot", 1),
    ("areas.B.reserve", "pilot", "next1.reserved", 1),
    ("areas.B.trophies", ["kraken"], "next1.trophy.kraken", 1),
    ("areas.A.hand", ["pilot", "pilot", "mining"], "me.hand.pilot", 2),
    ("areas.B.hand", ["pilot", "pilot", "mining"], "next1.hand_size", 3),
    ("areas.A.deck", ["pilot"], "me.deck_size", 1),
    ("areas.B.discard", ["kraken", "mining", "mining"], "next1.discard.mining", 2),
    ("areas.B.discard", ["kraken", "mining", "mining"], "next1.discard_size", 3),
    ("control.market_2", "B", "market_2.control.next1", 1),
    ("control.market_2", "B", "next1.market_tokens", 1),
    ("control.turret_2", "C", "next2.turret_tokens", 1),
    ("control.turret_2", "A", "me.sectors", 1),
    ("defence.fortress", 9, "fortress.defence", 9),
    ("minerals", ["mines"], "fortress.mineral", 0),
    ("stash", 5, "stash", 5),
    ("hunts.mines", "-", "mines.hunt", 0),
    ("scouts.mines", ["A", "C"], "mines.scout.next2", 1),
    ("boxed_hunts", ["bot"], "boxed_hunts", 1),
    ("hunt_deck", ["bot"], "hunt_deck.kraken", 0),
    ("piles.hacker_pile", 1, "pile.hacker", 1),
    ("decks.K", ["miner", "fence"], "K.size", 2),
    ("rows.K", ["miner", "miner"], "K.row.miner", 2),
    ("removed", ["mining", "comet", "mining"], "removed.mining", 2),
    ("first", "C", "first.next2", 1),
    ("active", "C", "active.next2", 1),
    ("rounds", 12, "rounds", 12),
    ("crypto", 6, "crypto", 6),
    ("maneuver", 8, "maneuver", 8),
    ("used_sectors", ["vortex"], "vortex.used", 1),
    ("played", ["booster", "booster"], "played.booster", 2),
    ("bought", ["gunner"], "bought.gunner", 1),
    ("fought", ["booster"], "fought.booster", 1),
    ("attack", ["booster", "booster"], "attack.booster", 2),
    ("attack", ["booster", "booster"], "attack.size", 2),
    ("defenders", ["maneuver"], "defenders.maneuver", 1),
    ("usurper", "B", "usurper.next1", 1),
    ("ending", True, "ending", 1),
]
#: How many cards at the bottom of a deck are seen says the same as which: see the test of the
#: special decks.
TOLD_BY_OTHERS = {"seen_below"}
OBSERVER = Observer(GAME, 3)


def opening() -> Table[State]:
    """Three players, A to begin, before the ships are chosen."""
    table = GAME.new(3, 8)
    table.state.first = table.state.active = A
    write(GAME, table, "board", "layout_3_4:laboratory:fortress:mines:vortex")
    return table


@pytest.mark.parametrize(("path", "value", "name", "number"), TOLD)
def test_what_the_numbers_mean(path: str, value: object, name: str, number: float) -> None:
    table = opening()
    assert named(OBSERVER, table, A)[name] != number

    write(GAME, table, path, value)

    assert named(OBSERVER, table, A)[name] == number


def test_every_field_of_the_view_is_told() -> None:
    paths = [path.split(".") for path, _, _, _ in TOLD]

    assert set(fields_of(State)) == {path[0] for path in paths} | TOLD_BY_OTHERS
    assert set(fields_of(Area)) == {path[2] for path in paths if path[0] == "areas"}


def test_cards_under_a_special_deck_are_told_by_when_they_come() -> None:
    table = opening()
    write(GAME, table, "decks.K", ["miner", "fence", "helium_lode"])
    hidden = named(OBSERVER, table, A)
    write(GAME, table, "seen_below.K", 2)
    seen = named(OBSERVER, table, A)
    shown = {name for name in seen if name.startswith("K.draw") and seen[name]}

    assert not any(hidden[name] for name in hidden if name.startswith("K.draw"))
    assert shown == {"K.draw2.fence", "K.draw3.miner"}


def test_the_map_and_the_ways_on_it() -> None:
    table = opening()
    table.state.areas[A].sector = 9
    seen = named(OBSERVER, table, A)
    reach: tuple[tuple[tuple[int, ...], ...], ...] = table.state.kit.maps[table.state.board].reach
    sectors = table.state.kit.names["sector"]

    assert seen["me.at.mines"] == 1
    assert seen["me.steps.mines"] == 0
    for first, name in enumerate(sectors):
        assert (seen[f"me.steps.{name}"] == 1) == (first in reach[1][9])
        assert (seen[f"me.steps.{name}"] in (1, 2)) == (first in reach[2][9])
        for other in range(first + 1, len(sectors)):
            assert seen[f"{name}.beside.{sectors[other]}"] == (other in reach[1][first])
    two = named(Observer(GAME, 2), GAME.new(2, 1), A)
    assert [two[f"market_{number}.in_play"] for number in (1, 2, 3)] == [1, 1, 0]
    assert two["me.steps.market_3"] == -1


def test_a_hunt_token_is_known_to_those_who_scouted_it() -> None:
    table = opening()
    write(GAME, table, "hunts.mines", "kraken")
    write(GAME, table, "scouts.mines", ["A", "C"])
    kraken = [named(OBSERVER, table, seat)["mines.hunt.kraken"] for seat in range(3)]
    token = [named(OBSERVER, table, seat)["mines.hunt"] for seat in range(3)]

    assert kraken == [1, 0, 1]
    assert token == [1, 1, 1]


def test_cards_face_down_are_only_counted() -> None:
    table = opening()
    write(GAME, table, "attack", ["booster", "comet"])
    table.then(DefendCard(B, A))
    attacker, defender = named(OBSERVER, table, A), named(OBSERVER, table, B)

    assert (attacker["attack.size"], attacker["attack.comet"]) == (2, 1)
    assert (defender["attack.size"], defender["attack.comet"]) == (2, 0)


def test_seats_are_counted_from_the_observer() -> None:
    table = opening()
    write(GAME, table, "control.mines", "B")
    write(GAME, table, "scouts.vortex", ["B"])
    write(GAME, table, "areas.B.influence", 5)
    for seat, who in ((B, "me"), (A, "next1"), (C, "next2")):
        seen: dict[str, Any] = named(OBSERVER, table, seat)
        assert seen[f"mines.control.{who}"] == 1
        assert seen[f"vortex.scout.{who}"] == 1
        assert seen[f"{who}.influence"] == 5
        assert sum(seen[f"mines.control.{other}"] for other in ("me", "next1", "next2")) == 1
