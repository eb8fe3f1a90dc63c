"""What the journal tells: every number with its derivation, every cause of the end."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest
from antarctica_build import GAME, busy, play, position, sailor, turn

from cosmeeple.games.antarctica import events
from cosmeeple.kernel.engine.journal import Event
from cosmeeple.kernel.engine.rng import Rng
from cosmeeple.kernel.records.codec import notation, question
from cosmeeple.kernel.records.transcript import Match

ALL_EVENTS = {
    cls.__name__
    for cls in vars(events).values()
    if isinstance(cls, type)
    and dataclasses.is_dataclass(cls)
    and issubclass(cls, Event)
    and cls is not Event
}


def told(players: int, seed: int, chooser: Any) -> list[Event]:
    match = Match.start(GAME, players, seed)
    rng = Rng(seed + 1)
    while not match.table.over():
        seat = match.table.decider
        match.play(seat, notation(question(match.table), chooser(match.table, seat, rng)))
    return [one.event for happened in match.happened for one in happened]


@pytest.fixture(scope="module")
def stories() -> list[Event]:
    games = [
        (players, seed, chooser)
        for players in (2, 3, 4)
        for seed in range(6)
        for chooser in (busy, sailor)
    ]
    return [event for game in games for event in told(*game)]


def test_every_event_happens(stories: list[Event]) -> None:
    assert ALL_EVENTS == {type(event).__name__ for event in stories}


def test_every_event_names_a_rule(stories: list[Event]) -> None:
    assert all(event.rule.startswith("ANT-") for event in stories)


@pytest.mark.rule("ANT-091", "ANT-092", "ANT-100", "ANT-112", "ANT-119")
def test_every_derivation_adds_up(stories: list[Event]) -> None:
    explained = 0
    for event in stories:
        total = sum(part.number for part in event.parts())
        if isinstance(event, events.ScientistsHired):
            assert event.hired == total
        elif isinstance(event, events.StationUsed):
            assert event.points == total
        elif isinstance(event, events.CubeAdvanced):
            assert event.space - event.start == total
        else:
            assert [] == event.parts()
            continue
        explained += 1
    assert explained > 100


@pytest.mark.rule("ANT-140", "ANT-141", "ANT-R31", "ANT-R32")
@pytest.mark.parametrize(
    ("cause", "given", "move"),
    [
        (
            "last-scientist",
            {"areas": {"A": {"supply": 1, "reserve": 0, "hand": ["send_scientist"]}}},
            "A play:send_scientist",
        ),
        (
            "last-building",
            {
                "decks": {"basic": ["B09"], "double": [], "advanced": []},
                "buildings": {"wilkes": ["wind_turbine"]},
                "queues": {"wilkes": ["A1"]},
            },
            "A build:basic",
        ),
        ("stalemate", {"still": 24}, "A no_action"),
        ("turn-limit", {"turns": 400}, "A no_action"),
    ],
)
def test_the_cause_of_the_end_is_told(cause: str, given: dict[str, Any], move: str) -> None:
    table = position(agenda=turn("A", "wilkes"), **given)

    happened = play(table, move)

    assert table.over()
    assert [cause] == [event.cause for event in happened if isinstance(event, events.EndTriggered)]
    assert isinstance(happened[-1], events.GameEnded)
    assert GAME.outcome(table.state).scores == happened[-1].scores


@pytest.mark.rule("ANT-125", "ANT-126", "ANT-133")
@pytest.mark.parametrize(
    ("given", "move", "wanted"),
    [
        (
            {"hand": ["add_two_scientists"]},
            "A play:add_two_scientists",
            events.ScientistsAdded(0, 2, 8),
        ),
        (
            {"hand": ["quick_research"], "cubes": {"coast_1": 9}},
            None,
            events.ShipLaunchedBySymbol(0, 2, 1),
        ),
        (
            {"hand": ["quick_research"], "cubes": {"coast_1": 7}},
            None,
            events.ScientistsReceived(0, 1, 9),
        ),
    ],
)
def test_cards_and_symbols_are_told_with_their_own_rule(
    given: dict[str, Any], move: str | None, wanted: Event
) -> None:
    table = position(areas={"A": given}, agenda=turn("A", "wilkes"), used={"coast_1": 64})

    happened = play(table, move or "A play:quick_research:coast_1")

    assert wanted in happened


@pytest.mark.rule("ANT-115", "ANT-118")
def test_symbols_are_told_after_the_whole_move_and_in_order() -> None:
    choose = {"frame": "ChooseTrack", "seat": "A", "points": 6}
    table = position(areas={"A": {"cubes": {"shelf": 2}}}, agenda=[choose, {"frame": "MoveSun"}])

    happened = play(
        table, "A advance:shelf", "A move:pass", "B move:pass", "C move:pass", "D move:pass"
    )

    moved = [
        event for event in happened if isinstance(event, (events.CubeAdvanced, events.SymbolFired))
    ]
    assert isinstance(moved[0], events.CubeAdvanced)
    assert [3, 5, 8] == [event.space for event in moved[1:]]
    assert [True, False, True] == [
        event.everybody for event in moved[1:] if isinstance(event, events.SymbolFired)
    ]
