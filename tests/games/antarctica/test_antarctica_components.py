"""The component file: what it says, what a corrected one changes, and how a wrong one is
refused."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from antarctica_build import (
    GAME,
    busy,
    corrected,
    corrected_kit,
    own_kit,
    play,
    position,
    turn,
    value,
    whole_game,
)

from cosmeeple.games.antarctica.components import OWN_FILE, load_kit
from cosmeeple.games.antarctica.research import receive
from cosmeeple.games.antarctica.vocabulary import BUILDINGS, SHIPS, SYMBOLS, TRACKS, ZONES
from cosmeeple.kernel.components import SOURCES, load_toml
from cosmeeple.kernel.engine.errors import BadFile, BadInput
from cosmeeple.kernel.records.transcript import Match, loads

RAW = load_toml(OWN_FILE)
PIECES = {entry["id"]: entry["count"] for entry in RAW["building"]}
CARDS = {entry["id"]: entry for entry in RAW["building_card"]}


# --- what it says


@pytest.mark.rule("ANT-001", "ANT-002")
def test_board_has_eight_zones_with_three_ship_spaces_and_five_tracks() -> None:
    kit = own_kit()

    assert 8 == len(ZONES) == len(kit.names["zone"])
    assert 3 == kit.ship_spaces
    assert 14 == len(BUILDINGS)
    assert 5 == len(kit.track_length) == len(TRACKS)


@pytest.mark.rule("ANT-003", "ANT-004", "ANT-005", "ANT-006", "ANT-007", "ANT-008")
@pytest.mark.parametrize(
    ("count", "buildings"),
    [
        (4, ["camp"]),
        (2, ["shipyard"]),
        (3, ["crane", "shaft_tower", "derrick", "wind_turbine"]),
        (2, ["laboratory", "factory"]),
        (3, ["land_station", "coast_station", "sea_station"]),
        (5, ["command_centre"]),
        (7, ["plankton_farm"]),
        (4, ["parabolic_antenna"]),
    ],
)
def test_building_pieces(count: int, buildings: list[str]) -> None:
    assert [count] * len(buildings) == [PIECES[building] for building in buildings]


@pytest.mark.rule("ANT-008", "ANT-R39")
def test_47_pieces_are_8_at_the_start_and_one_for_each_of_39_cards() -> None:
    start = Counter(BUILDINGS[piece] for piece in own_kit().starts[4].buildings)
    shown = Counter(card["building"] for card in CARDS.values())

    assert 47 == sum(PIECES.values())
    assert (8, 39) == (start.total(), shown.total())
    assert PIECES == dict(start + shown)


@pytest.mark.rule("ANT-009")
def test_sixty_cards() -> None:
    kit = own_kit()
    decks = Counter(card["deck"] for card in CARDS.values())

    assert {"basic": 15, "double": 12, "advanced": 12} == decks
    assert (6, 3, 2, 2) == kit.shipyard_count
    assert 60 == decks.total() + sum(kit.shipyard_count) + sum(
        entry["count"] for entry in RAW["resource_card"]
    )


@pytest.mark.rule("ANT-010", "ANT-029", "ANT-X24", "ANT-036", "ANT-R01")
@pytest.mark.parametrize("row", RAW["player_setup"], ids=lambda row: f"{row['players']} players")
def test_each_row_of_the_setup_table_uses_all_pieces_of_a_colour(row: dict[str, int]) -> None:
    scientists = (
        row["scientists_in_supply"] + row["scientists_in_reserve"] + row["scientists_to_box"]
    )
    ships = row["ships_on_board"] + row["ships_available"] + row["ships_to_box"]
    cubes = row["cubes_on_vp_track"] + row["cubes_available"] + row["cubes_to_box"]

    assert (16, 6, 6) == (scientists, ships, cubes)
    assert 1 == row["cubes_on_vp_track"]
    assert 24 == len(SHIPS)


@pytest.mark.rule("ANT-011", "ANT-X02")
def test_the_factory_of_the_rulebook() -> None:
    factory = CARDS["D01"]

    assert ("factory", ["derrick", "crane"], 1) == (
        factory["building"],
        factory["requires"],
        factory["scientists"],
    )


@pytest.mark.rule("ANT-011", "ANT-073")
def test_cards_show_2_scientists_on_plankton_farms_and_1_elsewhere() -> None:
    assert {2} == {
        card["scientists"] for card in CARDS.values() if card["building"] == "plankton_farm"
    }
    assert {1} == {
        card["scientists"] for card in CARDS.values() if card["building"] != "plankton_farm"
    }


@pytest.mark.rule("ANT-024")
def test_cards_for_more_players_go_to_the_box() -> None:
    kit = own_kit()
    ids = kit.names["card"]
    for players in (2, 3, 4):
        dealt = {ids[card] for deck in kit.starts[players].cards for card in deck}

        assert {
            card_id for card_id, card in CARDS.items() if card["min_players"] <= players
        } == dealt
    assert 39 == sum(map(len, kit.starts[4].cards))
    assert sum(map(len, kit.starts[2].cards)) < sum(map(len, kit.starts[3].cards)) < 39


@pytest.mark.rule("ANT-R18", "ANT-R15")
def test_colours_of_the_symbols() -> None:
    colours: dict[str, set[str]] = {symbol: set() for symbol in SYMBOLS}
    for track in RAW["track"]:
        for space in track["symbols"]:
            colours[space["symbol"]].add(space["colour"])

    assert {"move_ship", "shipyard_draft", "advance_3"} == {
        name for name, used in colours.items() if used == {"blue"}
    }
    assert {"scientist", "launch_ship", "advanced_resource"} == {
        name for name, used in colours.items() if used == {"red"}
    }
    assert {"red", "blue"} == colours["basic_resource"]


@pytest.mark.rule("ANT-R16")
def test_what_resource_cards_stand_for() -> None:
    basic, advanced = RAW["resource_card"]

    assert ["crane", "shaft_tower", "derrick", "wind_turbine"] == basic["replaces_one_of"]
    assert ["laboratory", "factory"] == advanced["replaces_one_of"]


@pytest.mark.rule("ANT-R39", "ANT-023")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_common_supply_always_has_the_piece_that_a_card_shows(players: int) -> None:
    kit = own_kit()
    for table in whole_game(players, 5, busy):
        state = table.state
        for building, name in enumerate(BUILDINGS):
            placed = sum(bits >> building & 1 for bits in state.buildings)
            to_come = sum(
                kit.card_building[card] == building for deck in state.decks for card in deck
            )
            assert placed + to_come <= PIECES[name]


def test_every_entry_says_where_it_comes_from() -> None:
    sources = Counter(
        entry["source"]
        for table in RAW.values()
        for entry in (table if isinstance(table, list) else [table])
    )

    assert set(sources) <= set(SOURCES)
    # the printed, the derived and what we had to reconstruct are told apart
    assert {"rulebook", "reconstructed"} <= set(sources)


# --- a corrected file


def test_a_corrected_file_has_another_digest_and_the_same_ids(tmp_path: Path) -> None:
    kit = corrected_kit(tmp_path, ("max_turns = 400", "max_turns = 500"))

    assert 500 == kit.longest_game
    assert own_kit().edition != kit.edition
    assert own_kit().names == kit.names


def test_a_longer_track_is_played_to_its_new_end(tmp_path: Path) -> None:
    raw = OWN_FILE.read_text(encoding="utf-8")
    first = raw.index('id = "land_1"')
    length, ladder = raw.index("length = 12", first), raw.index("vp = [", first)
    values = raw[ladder : raw.index("]", ladder) + 1]
    text = raw[:length] + "length = 14" + raw[length + 11 : ladder]
    text += values.replace("]", ", 9, 11]") + raw[ladder + len(values) :]
    file = tmp_path / "longer.toml"
    file.write_text(text, encoding="utf-8")
    kit = load_kit(file)
    table = position(
        kit=kit,
        areas={"A": {"cubes": {"land_1": 11}}},
        agenda=[{"frame": "ChooseTrack", "seat": "A", "points": 5}, {"frame": "MoveSun"}],
    )

    play(table, "A advance:land_1")

    assert 14 == value(table, "areas.A.cubes.land_1")
    assert 11 == value(table, "score.tracks.land_1.A")


def test_other_requirements_of_a_card(tmp_path: Path) -> None:
    kit = corrected_kit(
        tmp_path,
        (
            'requires = ["derrick", "crane"]\nscientists = 1\nresearch = 1',
            "requires = []\nscientists = 3\nresearch = 0",
        ),
    )
    given: dict[str, Any] = {
        "areas": {"A": {"supply": 3}},
        "decks": {"double": ["D05", "D01"]},
        "agenda": turn("A", "wilkes"),
    }
    table = position(kit=kit, **given)

    play(table, "A build:double")

    assert 3 == value(table, "areas.A.scientists.wilkes")
    assert "TakeTurn" == type(table.agenda[-1]).__name__
    with pytest.raises(BadInput, match="ANT-071"):
        play(position(**given), "A build:double")


def test_other_places_for_ships(tmp_path: Path) -> None:
    kit = corrected_kit(tmp_path, ("ship_spaces_per_zone = 3", "ship_spaces_per_zone = 4"))
    table = position(
        kit=kit, queues={"wilkes": ["B1", "B2", "C1"], "ellsworth": [], "princess_elizabeth": []}
    )

    play(table, "A sail:wilkes")

    assert ["B1", "B2", "C1", "A1"] == value(table, "queues.wilkes")


@pytest.mark.rule("ANT-037", "ANT-115")
def test_the_second_players_cube_triggers_nothing_even_on_a_symbol(tmp_path: Path) -> None:
    red = '{ space = 1, symbol = "scientist", colour = "red" },'
    kit = corrected_kit(
        tmp_path,
        (
            '  { space = 3, symbol = "scientist", colour = "red" },\n  { space = 5',
            f"  {red}\n  {{ space = 5",
        ),
    )
    table = position(kit=kit, players=2)

    play(table, "B cube:land_1")

    assert 1 == value(table, "areas.B.cubes.land_1")
    assert (2, 14) == (value(table, "areas.B.supply"), value(table, "areas.B.reserve"))


@pytest.mark.rule("ANT-R30")
def test_a_first_place_on_a_worthless_space_counts(tmp_path: Path) -> None:
    raw = OWN_FILE.read_text(encoding="utf-8")
    file = tmp_path / "worthless.toml"
    file.write_text(raw.replace("vp = [1, 1,", "vp = [0, 1,"), encoding="utf-8")
    table = position(
        kit=load_kit(file),
        areas={
            "A": {"scientists": {"ross": 1}, "cubes": {"land_1": 1}},
            "B": {"scientists": {"wilkes": 1}},
        },
    )

    assert 2 == value(table, "score.A") == value(table, "score.B")
    assert ["A"] == value(table, "score.winners")


def test_a_game_recorded_with_a_corrected_file_needs_that_file(tmp_path: Path) -> None:
    kit = corrected_kit(tmp_path, ("max_turns = 400", "max_turns = 500"))
    match = Match.start(GAME, 2, 3, None, kit)
    match.play(0, "place:ross")

    assert 1 == len(loads(match.dumps(), kit=kit).moves)
    with pytest.raises(BadFile, match="other component data"):
        loads(match.dumps())


# --- a wrong file


WRONG = {
    "unknown key": (
        "max_turns = 400",
        "max_turns = 400\nmin_turns = 3",
        "unknown field",
        "[engine_limits]",
    ),
    "missing key": (
        "max_turns = 400\n",
        "",
        "missing required field `max_turns`",
        "[engine_limits]",
    ),
    "wrong type": (
        "max_turns = 400",
        'max_turns = "many"',
        "Expected `int`, got `str`",
        'max_turns = "many"',
    ),
    "wrong choice": (
        'name_pl = "Obóz"\nname_en = "Camp"\ncategory = "base"',
        'name_pl = "Obóz"\nname_en = "Camp"\ncategory = "tent"',
        "Invalid enum value 'tent'",
        'category = "tent"',
    ),
    "wrong id": (
        'id = "wilkes"',
        'id = "wilks"',
        "must stay 'wilkes', not 'wilks'",
        'id = "wilks"',
    ),
    "wrong source": (
        'max_turns = 400\nsource = "reconstructed"',
        'max_turns = 400\nsource = "a dream"',
        "source must be one of",
        'source = "a dream"',
    ),
    "scientists do not add up": (
        "scientists_in_reserve = 14",
        "scientists_in_reserve = 13",
        "the row adds up to 15, a colour has 16",
        "scientists_in_supply = 2",
    ),
    "building cards off": (
        "cards_basic = 15",
        "cards_basic = 16",
        "says 16, the file has 15",
        "cards_basic = 16",
    ),
    "resource cards off": (
        "cards_resource = 8",
        "cards_resource = 9",
        "says 9, the file has 8",
        "cards_resource = 9",
    ),
    "shipyard cards off": (
        "count = 6\n",
        "count = 5\n",
        "says 13, the file has 12",
        "cards_shipyard = 13",
    ),
    "more advanced cards than there are": (
        "advanced_resource_cards = 4",
        "advanced_resource_cards = 5",
        "there are only 4",
        "advanced_resource_cards = 5",
    ),
    "too few ship spaces": (
        "ship_spaces_per_zone = 3",
        "ship_spaces_per_zone = 2",
        "12 ships need as many spaces, there are 10",
        "ship_spaces_per_zone = 2",
    ),
    "a piece too many": (
        "count = 7\n",
        "count = 8\n",
        "8 pieces, but 0 at the start and 7 on cards",
        "count = 8",
    ),
    "unknown building": (
        'requires = ["derrick", "crane"]\nscientists = 1\nresearch = 1\nstar = false',
        'requires = ["derrick", "krane"]\nscientists = 1\nresearch = 1\nstar = false',
        "'krane' is no building",
        'requires = ["derrick", "krane"]',
    ),
    "a colour that the symbol cannot have": (
        '{ space = 5, symbol = "move_ship", colour = "blue" }',
        '{ space = 5, symbol = "move_ship", colour = "red" }',
        "move_ship cannot be red",
        "symbols = [",
    ),
    "a symbol beyond the end": (
        '{ space = 11, symbol = "advanced_resource", colour = "red" }',
        '{ space = 13, symbol = "advanced_resource", colour = "red" }',
        "there is no space 13",
        "symbols = [",
    ),
    "an unfair placement order": (
        'order = ["A", "B", "C", "C", "A", "B", "B", "C", "A"]',
        'order = ["A", "B", "C", "C", "A", "B", "B", "C", "B"]',
        "each of ABC must appear 3 times",
        'order = ["A", "B", "C", "C", "A", "B", "B", "C", "B"]',
    ),
    "a closed zone in the first game": (
        'zones = ["ross", "wilkes", "enderby", "queen_maud", "graham", "marie_byrd"]',
        'zones = ["ross", "wilkes", "ellsworth", "queen_maud", "graham", "marie_byrd"]',
        "'ellsworth' is no open zone",
        'zones = ["ross", "wilkes", "ellsworth", "queen_maud", "graham", "marie_byrd"]',
    ),
    "an amount that no rule reads": (
        "count = 3\namount = 1",
        "count = 3\namount = 2",
        "send_scientist cannot have the amount 2",
        "amount = 2",
    ),
    "no turns at all": ("max_turns = 400", "max_turns = 0", "must be above 0", "max_turns = 0"),
    "broken TOML": (
        "max_turns = 400",
        "max_turns = = 400",
        "is no valid TOML",
        "max_turns = = 400",
    ),
}


@pytest.mark.parametrize(("old", "new", "reason", "line"), WRONG.values(), ids=WRONG.keys())
def test_a_wrong_file_is_refused_with_line_and_reason(
    tmp_path: Path, old: str, new: str, reason: str, line: str
) -> None:
    file = corrected(tmp_path, (old, new))

    with pytest.raises(BadFile) as refused:
        load_kit(file)

    assert reason in refused.value.reason
    assert refused.value.line is not None
    assert line in file.read_text(encoding="utf-8").splitlines()[refused.value.line - 1]
    assert str(refused.value).startswith(f"corrected.toml:{refused.value.line}: ")


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="there is no such file"):
        load_kit(tmp_path / "nothing.toml")


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "picture.toml"
    file.write_bytes(b"\xff\xfe\x00")

    with pytest.raises(BadFile, match="cannot be read"):
        load_kit(file)


@pytest.mark.rule("ANT-027", "ANT-127", "ANT-R17")
def test_basic_cards_come_from_a_stack_of_one_for_each_player(tmp_path: Path) -> None:
    """A file that lets everybody hold two makes no card from nothing."""
    kit = corrected_kit(tmp_path, ("max_held = 1", "max_held = 2"))
    table = GAME.new(3, 1, kit=kit)
    areas = table.state.areas

    receive(table, 0, SYMBOLS.index("basic_resource"))
    assert [1, 1, 1] == [area.resources[0] for area in areas]

    areas[1].resources[0] = 0  # played: it lies on the stack again
    receive(table, 0, SYMBOLS.index("basic_resource"))
    receive(table, 2, SYMBOLS.index("basic_resource"))
    assert [2, 0, 1] == [area.resources[0] for area in areas]
