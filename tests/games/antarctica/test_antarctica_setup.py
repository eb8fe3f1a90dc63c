"""Setting up: what lies where before the first move, for every player count."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from antarctica_build import CLOSED, GAME, own_kit, position, value

from cosmeeple.games.antarctica.vocabulary import BUILDINGS, ZONES
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.records.codec import options_as_text

SEEDS = range(60)
START = Counter(
    camp=2, sea_station=1, coast_station=1, crane=1, shaft_tower=1, derrick=1, wind_turbine=1
)


def new(players: int, seed: int = 1, placement: str = "free") -> Table[Any]:
    return GAME.new(players, seed, {"placement": placement})


def buildings(table: Table[Any]) -> dict[str, list[str]]:
    found = value(table, "buildings")
    assert isinstance(found, dict)
    return found


@pytest.mark.rule("ANT-021")
@pytest.mark.parametrize("players", [3, 4])
def test_each_zone_gets_one_of_the_eight_starting_buildings(players: int) -> None:
    for seed in SEEDS:
        placed = buildings(new(players, seed))

        assert [1] * 8 == [len(placed[zone]) for zone in ZONES]
        assert START == Counter(pieces[0] for pieces in placed.values())


@pytest.mark.rule("ANT-020", "ANT-022")
def test_two_players_leave_out_a_camp_and_the_marine_station_and_close_two_zones() -> None:
    for seed in SEEDS:
        placed = buildings(new(2, seed))

        assert [0 if zone in CLOSED else 1 for zone in ZONES] == [
            len(placed[zone]) for zone in ZONES
        ]
        assert START - Counter(camp=1, sea_station=1) == Counter(
            pieces[0] for pieces in placed.values() if pieces
        )


@pytest.mark.rule("ANT-R02")
def test_the_closed_zones_lie_between_open_ones() -> None:
    open_zones = [ZONES[zone] for zone in own_kit().starts[2].zones]

    assert 6 == len(open_zones)
    assert ("princess_elizabeth", "ellsworth") == CLOSED
    assert "marie_byrd" == ZONES[own_kit().sun_start]


@pytest.mark.rule("ANT-021")
def test_chance_puts_every_building_everywhere() -> None:
    seen = {
        (zone, pieces[0]) for seed in range(400) for zone, pieces in buildings(new(4, seed)).items()
    }

    assert {(zone, building) for zone in ZONES for building in START} == seen


@pytest.mark.rule("ANT-024", "ANT-025")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_decks_are_shuffled_separately(players: int) -> None:
    start = own_kit().starts[players]
    orders = set()
    for seed in SEEDS:
        decks = new(players, seed).state.decks

        assert [sorted(cards) for cards in start.cards] == [sorted(deck) for deck in decks]
        orders.add(tuple(map(tuple, decks)))
    assert len(SEEDS) == len(orders)


@pytest.mark.rule("ANT-023")
def test_all_other_buildings_stay_beside_the_board() -> None:
    table = new(4)
    on_board = sum(len(pieces) for pieces in buildings(table).values())

    assert 8 == on_board
    assert 47 - 8 == sum(map(len, table.state.decks))
    assert 14 == len(BUILDINGS)


@pytest.mark.rule("ANT-026", "ANT-009")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_shipyard_pile_has_all_13_cards(players: int) -> None:
    pile = Counter(value(new(players), "pile"))

    assert {
        "icebreaker": 6,
        "send_scientist": 3,
        "add_two_scientists": 2,
        "quick_research": 2,
    } == pile


@pytest.mark.rule("ANT-027", "ANT-028")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_resource_cards(players: int) -> None:
    table = new(players)

    assert players == table.state.advanced_stack
    assert [[1, 0]] * players == [area.resources for area in table.state.areas]


@pytest.mark.rule("ANT-029", "ANT-030", "ANT-036")
@pytest.mark.parametrize(
    ("players", "supply", "reserve", "ships", "cubes", "on_board"),
    [(2, 2, 14, 3, 3, 3), (3, 2, 12, 2, 4, 3), (4, 2, 10, 2, 5, 2)],
)
def test_pieces_of_each_player(
    players: int, supply: int, reserve: int, ships: int, cubes: int, on_board: int
) -> None:
    table = new(players, placement="first_game")

    for area in table.state.areas:
        assert (supply, reserve) == (area.supply, area.reserve)
        assert (ships, cubes) == (area.ships_available, area.cubes_available)
        assert (0, 0) == (area.ships_discarded, area.cubes_discarded)
    assert players * on_board == sum(map(len, table.state.queues))
    assert (0,) * players == GAME.outcome(table.state).scores


@pytest.mark.rule("ANT-031", "ANT-033", "ANT-R04", "ANT-X08")
@pytest.mark.parametrize(
    ("players", "placement", "order"),
    [
        (2, "free", "ABBAAB"),
        (3, "free", "ABCCABBCA"),
        (4, "free", "ABCDDABC"),
        (2, "snake", "ABBAAB"),
        # the order for three is printed, so the variant leaves it alone
        (3, "snake", "ABCCABBCA"),
        (4, "snake", "ABCDDCBA"),
    ],
)
def test_placement_order(players: int, placement: str, order: str) -> None:
    table = new(players, 1, placement)
    asked = ""
    while type(table.agenda[-1]).__name__ == "PlaceShip":
        asked += "ABCD"[table.decider]
        table.apply(table.decider, table.options(table.decider)[len(asked) % 3])

    assert order == asked


@pytest.mark.rule("ANT-034", "ANT-R05")
def test_a_zone_takes_three_ships_at_the_start_the_suns_own_too() -> None:
    table = new(3)
    for _ in range(3):
        assert "place:marie_byrd" in options_as_text(table, table.decider)
        table.apply(table.decider, 0)

    assert ["A1", "B1", "C1"] == value(table, "queues.marie_byrd")
    assert "place:marie_byrd" not in options_as_text(table, table.decider)


@pytest.mark.rule("ANT-035", "ANT-040")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_sun_starts_in_the_lower_left_zone(players: int) -> None:
    assert "marie_byrd" == value(new(players), "sun")


@pytest.mark.rule("ANT-038")
@pytest.mark.parametrize(("players", "tracks"), [(2, 3), (3, 4), (4, 5)])
def test_open_tracks(players: int, tracks: int) -> None:
    assert tuple(range(tracks)) == own_kit().starts[players].tracks


@pytest.mark.rule("ANT-R43", "ANT-037")
@pytest.mark.parametrize("placement", ["free", "first_game", "snake"])
def test_only_the_second_of_two_players_places_a_cube(placement: str) -> None:
    table = position(players=2, placement=placement)
    while type(table.agenda[-1]).__name__ == "PlaceShip":
        table.apply(table.decider, table.options(table.decider)[0])

    assert ("PlaceBonusCube", 1) == (type(table.agenda[-1]).__name__, table.decider)
    for players in (3, 4):
        assert "PlaceBonusCube" not in {
            type(frame).__name__ for frame in new(players, 1, placement).agenda
        }
