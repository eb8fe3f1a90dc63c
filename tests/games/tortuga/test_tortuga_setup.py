"""Components and setup."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from tortuga_build import Scene, card, scene, sector

from cosmeeple.games.tortuga import GAME
from cosmeeple.games.tortuga.component_rows import Components
from cosmeeple.games.tortuga.components import OWN_FILE, load_kit
from cosmeeple.games.tortuga.kit import TortugaKit
from cosmeeple.games.tortuga.state import State
from cosmeeple.games.tortuga.vocabulary import CARDS, HUNTS, SECTORS
from cosmeeple.kernel.components import load_components
from cosmeeple.kernel.engine.errors import BadFile

COUNTS = (2, 3, 4)


@pytest.fixture(scope="module")
def kit() -> TortugaKit:
    return load_kit()


@pytest.fixture(scope="module")
def data() -> Components:
    return load_components(OWN_FILE, Components)


def fresh(players: int, seed: int = 1, scenario: str = "standard") -> State:
    state = GAME.new(players, seed, {"scenario": scenario}).state
    assert isinstance(state, State)
    return state


def dealt(players: int, seed: int = 1) -> Scene:
    """A table after everybody has taken the first free ship."""
    table = GAME.new(players, seed)
    while type(table.agenda[-1]).__name__ == "ChooseShip":
        table.apply(table.deciders()[0], table.options(table.deciders()[0])[0])
    return Scene(table)


@pytest.mark.rule("TOR-001")
def test_eleven_tiles() -> None:
    kinds = Counter(name.split("_")[0] for name in SECTORS)

    assert kinds == {
        "tortuga": 1,
        "market": 3,
        "turret": 3,
        "fortress": 1,
        "laboratory": 1,
        "mines": 1,
        "vortex": 1,
    }


@pytest.mark.rule("TOR-002")
def test_tokens_in_the_box(data: Components) -> None:
    count = {piece.id: piece.count for piece in data.component}

    assert count["turret_tokens"] == count["market_tokens"] == 3
    assert (count["control_tokens"], count["mineral_tokens"], count["hunt_tokens"]) == (11, 10, 10)
    assert (count["ship_miniatures"], count["player_markers"], count["action_summary_cards"]) == (
        4,
        40,
        4,
    )
    assert (count["influence_tokens_1"], count["influence_tokens_3"]) == (20, 10)


@pytest.mark.rule("TOR-003")
def test_cards_in_the_box(data: Components) -> None:
    decks = Counter[str]()
    for one in data.card:
        decks[one.deck] += one.copies

    assert decks == {"T": 31, "F": 10, "L": 10, "K": 10, "W": 10}
    assert len(data.hunt) == 10
    assert sum(ship.copies for ship in data.ship) == 4
    assert [one.copies_per_player * 4 for one in data.starting_card] == [20, 12, 4]


@pytest.mark.rule("TOR-004")
def test_only_market_cards_have_price_and_letter(kit: TortugaKit, data: Components) -> None:
    priced = {one.id for one in data.card}

    for number, name in enumerate(CARDS):
        assert (kit.card_cost[number] > 0) == (name in priced), name
    assert all(one.deck in "TFLKW" for one in data.card)


@pytest.mark.rule("TOR-005")
def test_hunts_show_difficulty_and_influence(kit: TortugaKit) -> None:
    numbers = [(kit.card_difficulty[card(name)], kit.card_reward[card(name)]) for name in HUNTS]

    assert numbers == [
        (2, 1),
        (3, 1),
        (3, 1),
        (4, 1),
        (4, 2),
        (5, 2),
        (5, 2),
        (6, 2),
        (7, 3),
        (8, 3),
    ]


@pytest.mark.rule("TOR-006")
def test_defence_tracks(data: Components) -> None:
    tracks = {row.id: row.track for row in data.sector}

    assert tracks["market"] == tracks["turret"] == (3, 4, 5, 6, 7, 8)
    for special in ("fortress", "laboratory", "mines", "vortex"):
        assert tracks[special] == (5, 6, 7, 8, 9, 10)
    assert tracks["tortuga"] == (15,)


@pytest.mark.rule("TOR-010")
def test_two_to_four_players_round_tortuga(kit: TortugaKit) -> None:
    assert GAME.seats == (2, 3, 4)
    for one in kit.maps:
        assert one.places[sector("tortuga")] == (0, 0)


@pytest.mark.rule("TOR-011", "TOR-A05")
@pytest.mark.parametrize("players", COUNTS)
def test_markets_and_turrets_by_number_of_players(players: int, kit: TortugaKit) -> None:
    state = fresh(players)
    in_play = [SECTORS[one].split("_")[0] for one in kit.maps[state.board].sectors]

    assert in_play.count("market") == in_play.count("turret") == (2 if players == 2 else 3)
    assert len(in_play) == (9 if players == 2 else 11)
    assert kit.maps[state.board].layout == (1 if players == 2 else 0)


@pytest.mark.rule("TOR-012")
def test_every_order_of_the_special_sectors_comes_up(kit: TortugaKit) -> None:
    boards = {fresh(3, seed).board for seed in range(400)}

    assert boards == set(range(24))
    special_places = {tuple(one.places[7:]) for one in kit.maps[:24]}
    assert len(special_places) == 24
    assert len({frozenset(places) for places in special_places}) == 1


@pytest.mark.rule("TOR-013")
def test_bank_never_runs_dry() -> None:
    made = scene(areas__A__influence=0, crypto=98)

    made.play(*["A influence"] * 14)

    assert 14 == made.s.areas[0].influence


@pytest.mark.rule("TOR-014", "TOR-A03")
@pytest.mark.parametrize("players", COUNTS)
def test_one_mineral_in_each_sector_but_tortuga(players: int, kit: TortugaKit) -> None:
    state = fresh(players)
    in_play = kit.maps[state.board].sectors

    assert state.minerals == sum(1 << one for one in in_play if one != 0)
    assert state.minerals.bit_count() == (8 if players == 2 else 10)
    assert state.stash == 0


@pytest.mark.rule("TOR-015", "TOR-A04")
def test_values_of_control_tokens(kit: TortugaKit) -> None:
    assert kit.sector_value == (3, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2)
    assert set(fresh(4).control) == {-1}


@pytest.mark.rule("TOR-016")
def test_tokens_go_with_the_tiles() -> None:
    made = scene(areas__A__sector="market_1", maneuver=3)

    made.play("A conquer")

    assert "token:market_1" in made.options()


@pytest.mark.rule("TOR-017", "TOR-A02")
@pytest.mark.parametrize("players", COUNTS)
def test_hunt_tokens_lie_at_random(players: int, kit: TortugaKit) -> None:
    states = [fresh(players, seed) for seed in range(60)]

    for state in states:
        in_play = kit.maps[state.board].sectors
        lying = [state.hunts[one] for one in in_play if one != 0]
        assert state.hunts[0] == -1
        assert sorted(lying + state.boxed_hunts) == [card(name) for name in HUNTS]
        assert len(state.boxed_hunts) == (2 if players == 2 else 0)
        assert state.hunt_deck.bit_count() == 10
    assert len({state.hunts[7] for state in states}) == 10
    seen = GAME.mask(states[0], 0, None)
    assert all(hunt in (-1, -2) for hunt in seen.hunts)
    assert all(hunt == -2 for hunt in seen.boxed_hunts)


@pytest.mark.rule("TOR-018")
def test_ships_start_in_tortuga() -> None:
    assert [area.sector for area in fresh(4).areas] == [0, 0, 0, 0]


@pytest.mark.rule("TOR-019", "TOR-152")
def test_six_piles_of_equal_price(kit: TortugaKit) -> None:
    prices = [
        kit.card_cost[card(name)]
        for name in ("hacker", "pilot", "bodyguard", "smuggler", "gunner", "boatswain")
    ]

    assert prices == [2, 3, 4, 5, 6, 7]
    assert fresh(2).piles == [6, 5, 5, 5, 5, 5]
    assert all(kit.card_ops[number] == 0 for number in range(7, 13))


@pytest.mark.rule("TOR-020", "TOR-153")
def test_special_markets_show_two_cards() -> None:
    state = fresh(2)

    for number in range(4):
        first = 13 + 6 * number
        cards = state.decks[number] + state.rows[number]
        assert len(state.rows[number]) == 2
        assert len(cards) == 10
        assert set(cards) == set(range(first, first + 6))
    assert len({tuple(fresh(2, seed).rows[0]) for seed in range(40)}) > 10


@pytest.mark.rule("TOR-021")
def test_hunt_deck_is_open_to_everybody() -> None:
    state = fresh(2)

    assert GAME.mask(state, -1, None).hunt_deck == state.hunt_deck != 0


@pytest.mark.rule("TOR-022", "TOR-D01")
def test_ships_are_chosen_clockwise_from_a_random_first_player() -> None:
    firsts = set()
    for seed in range(40):
        table = GAME.new(4, seed)
        first = table.state.first
        firsts.add(first)
        order = []
        while type(table.agenda[-1]).__name__ == "ChooseShip":
            order.append(table.deciders()[0])
            assert len(table.legal) == 4 - len(order) + 1
            table.apply(order[-1], table.legal[-1])
        # The last player takes the last ship without being asked.
        assert order == [(first + place) % 4 for place in range(3)]
        assert sorted(area.ship for area in table.state.areas) == [3, 4, 5, 6]
        assert table.state.active == first
    assert firsts == {0, 1, 2, 3}


@pytest.mark.rule("TOR-022")
def test_a_chosen_ship_is_gone() -> None:
    table = GAME.new(3, 3)
    first = table.deciders()[0]
    table.apply(first, 2)

    assert 2 not in table.legal
    assert table.why(table.deciders()[0], 2).failing()[0].rule == "TOR-022"


@pytest.mark.rule("TOR-023", "TOR-A01", "TOR-151")
@pytest.mark.parametrize("players", COUNTS)
def test_starting_deck_is_nine_equal_cards_and_the_ship_card(players: int) -> None:
    made = dealt(players)

    for area in made.s.areas:
        cards = sorted(area.hand + area.deck)
        assert cards == [0] * 5 + [1] * 3 + [2] + [area.ship]
        assert area.discard == []


@pytest.mark.rule("TOR-024", "TOR-A35")
def test_ten_markers_in_the_colour_of_the_ship(kit: TortugaKit) -> None:
    made = dealt(4)

    assert [area.markers for area in made.s.areas] == [10, 10, 10, 10]
    assert kit.ship_colour == ("red", "yellow", "blue", "green")


@pytest.mark.rule("TOR-025", "TOR-X09")
@pytest.mark.parametrize(("players", "hands"), [(2, [4, 5]), (3, [3, 4, 5]), (4, [3, 4, 4, 5])])
def test_first_hands(players: int, hands: list[int]) -> None:
    for seed in range(8):
        made = dealt(players, seed)
        order = [(made.s.first + place) % players for place in range(players)]
        assert [len(made.s.areas[seat].hand) for seat in order] == hands


@pytest.mark.rule("TOR-025")
def test_from_the_second_turn_on_the_hand_is_five() -> None:
    made = dealt(2)
    first = "AB"[made.s.first]

    made.play(f"{first} end")

    assert 5 == len(made.s.areas[made.s.first].hand)


@pytest.mark.rule("TOR-034", "TOR-A05")
def test_adjacent_sectors_share_an_edge(kit: TortugaKit) -> None:
    for one in kit.maps:
        for here in one.sectors:
            for there in one.sectors:
                dq, dr = (one.places[there][i] - one.places[here][i] for i in (0, 1))
                touching = (dq, dr) in {(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)}
                assert (there in one.reach[1][here]) == touching


@pytest.mark.rule("TOR-A36")
def test_one_scenario_is_chosen_before_the_game() -> None:
    assert GAME.full_options(2) == {"scenario": "standard"}
    assert [fresh(2, 1, name).scenario for name in ("standard", "aggressive", "peaceful")] == [
        0,
        1,
        2,
    ]


# --- corrected component files


def corrected(tmp_path: Path, old: str, new: str) -> Path:
    text = OWN_FILE.read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "components.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return path


@pytest.mark.rule("TOR-A25")
def test_two_t_piles_of_one_price_are_refused(tmp_path: Path) -> None:
    path = corrected(tmp_path, 'name_en = "Pilot"\ncost = 3', 'name_en = "Pilot"\ncost = 2')

    with pytest.raises(BadFile, match="own price"):
        load_kit(path)


@pytest.mark.rule("TOR-A27")
def test_every_special_sector_ends_at_ten_and_has_its_polish_letter(data: Components) -> None:
    rows = {row.id: row for row in data.sector}

    assert {rows[name].max_defence for name in ("fortress", "laboratory", "mines", "vortex")} == {
        10
    }
    assert rows["laboratory"].card_letter == "L"


@pytest.mark.rule("TOR-003")
@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("copies_per_player = 5", "copies_per_player = 6", "component"),
        ("track = [15]", "track = [14, 15]", "track"),
        ('id = "hacker"', 'id = "haxor"', "must stay"),
        ('source = "rulebook"', 'source = "hearsay"', "source must be"),
        ("market_row_size = 2", "market_row_size = 0", "at least 1"),
        ("cards = [4, 5]", "cards = [4, 5, 5]", "one number"),
        ('adjacent = ["x_ne", "ne", "tortuga", "se", "x_se"]', 'adjacent = ["x_ne"]', "touches"),
        ('op = "move", n = 3', 'op = "move", n = 30', "from 0 to"),
        ('when = "attack" }', 'when = "" }', "says when"),
        ('from = ["sector", "stash"]', 'from = ["hand"]', "takes from"),
        ("attacker_min_cards = 1", "attacker_min_cards = 0", "at least"),
        ('ship = "comet"', 'ship = "void_raven"', "in order"),
        ("tiles = 3", "tiles = 4", "says"),
        ("win_influence = 15", "win_influence = 15\nluck = 3", "unknown"),
    ],
)
def test_wrong_component_files_are_refused(tmp_path: Path, old: str, new: str, reason: str) -> None:
    with pytest.raises(BadFile, match=reason) as caught:
        load_kit(corrected(tmp_path, old, new))

    assert "components.toml" in str(caught.value)


@pytest.mark.rule("TOR-203")
def test_a_corrected_number_changes_the_game(tmp_path: Path) -> None:
    kit = load_kit(corrected(tmp_path, 'op = "move", n = 3', 'op = "move", n = 2'))

    assert kit.card_move[card("booster")] == 2
    assert kit.edition != load_kit().edition
