"""Setting up: start worlds, hands, pool, the first goods."""

from __future__ import annotations

import pytest
from race_build import GAME, asked, card, number, offered, own_kit, play, value

from cosmeeple.kernel.engine.errors import BadInput

BASE = {"expansion": "base"}
ARTIFACTS = {"expansion": "artifacts"}


@pytest.mark.rule("RAC-020", "RAC-X08")
@pytest.mark.parametrize(("players", "pool"), [(2, 24), (3, 36), (4, 48), (5, 60)])
def test_the_pool_has_twelve_points_for_each_player(players: int, pool: int) -> None:
    t = GAME.new(players, 1, ARTIFACTS)

    assert pool == t.state.pool


@pytest.mark.rule("RAC-022", "RAC-D01")
def test_base_start_one_open_world_and_six_cards_of_which_two_go() -> None:
    t = GAME.new(4, 3, BASE)

    worlds = [area.tableau for area in t.state.areas]
    assert all(
        len(world) == 1 and 0 <= own_kit().cards[world[0]].start_number <= 4 for world in worlds
    )
    assert 4 == len({world[0] for world in worlds})
    assert [6] * 4 == [len(area.hand) for area in t.state.areas]
    assert "DiscardStartCards" == asked(t)
    for seat in range(4):
        for _ in range(2):
            t.apply(seat, t.options(seat)[0])
    assert [4] * 4 == [len(area.hand) for area in t.state.areas]
    assert "ChooseAction" == asked(t)


@pytest.mark.rule("RAC-023", "RAC-024", "RAC-D01")
def test_artifacts_start_one_world_of_each_stack_is_offered_and_three_cards_are_discarded() -> None:
    t = GAME.new(5, 3, ARTIFACTS)

    for area in t.state.areas:
        numbers = sorted(own_kit().cards[world].start_number % 2 for world in area.dealt)
        assert [0, 1] == numbers
        assert [] == list(area.tableau)
    kept = []
    for seat in range(5):
        kept.append(t.options(seat)[1])
        t.apply(seat, kept[seat])
    assert "DiscardStartCards" == asked(t)
    for seat in range(5):
        for _ in range(2):
            t.apply(seat, t.options(seat)[-1])
    assert [[world] for world in kept] == [list(area.tableau) for area in t.state.areas]
    assert [4] * 5 == [len(area.hand) for area in t.state.areas]
    assert 15 == len(t.state.discards)


@pytest.mark.rule("RAC-024")
def test_a_start_world_among_the_six_cards_is_an_ordinary_card() -> None:
    seed = next(
        seed
        for seed in range(200)
        if any(
            own_kit().cards[one].start_number >= 0
            for one in GAME.new(2, seed, ARTIFACTS).state.areas[0].hand
        )
    )
    t = GAME.new(2, seed, ARTIFACTS)
    area = t.state.areas[0]
    among = next(one for one in area.hand if own_kit().cards[one].start_number >= 0)

    assert among not in t.options(0)
    assert ["RAC-024"] == [reason.rule for reason in t.why(0, among).failing()]
    t.apply(0, t.options(0)[0])
    t.apply(1, t.options(1)[0])
    assert among in t.options(0)


@pytest.mark.rule("RAC-025")
def test_the_learning_game_has_fixed_worlds_and_hands() -> None:
    t = GAME.new(5, 9, {"start": "preset"})

    assert ["epsilon_eridani"] == value(t, "areas.A.tableau")
    assert ["sentient_robots"] == value(t, "areas.E.tableau")
    assert ["rebel_fuel_cache", "public_works", "gem_world", "colony_ship"] == value(
        t, "areas.A.hand"
    )
    assert "ChooseAction" == asked(t)
    assert 160 - 5 * 5 - 1 == len(t.state.deck)  # Alpha Centauri has drawn its good
    assert number("old_earth") in t.state.deck


@pytest.mark.rule("RAC-026")
def test_windfall_start_worlds_get_their_good_after_the_discards() -> None:
    t = GAME.new(2, 9, {"expansion": "base", "start": "preset"})

    assert ["alpha_centauri"] == value(t, "areas.B.holders")
    assert [] == value(t, "areas.A.holders")


@pytest.mark.rule("RAC-027")
def test_a_start_world_drawn_later_has_its_printed_cost() -> None:
    assert (2, False) == (card("epsilon_eridani").cost, card("epsilon_eridani").is_military)
    assert (2, True) == (card("new_sparta").cost, card("new_sparta").is_military)
    t = GAME.new(2, 9, {"expansion": "base", "start": "preset"})
    assert number("new_sparta") in t.state.deck


@pytest.mark.rule("RAC-028", "RAC-R02")
def test_the_lowest_start_world_is_first() -> None:
    for seed in range(30):
        t = GAME.new(3, seed, BASE)
        for seat in range(3):
            for _ in range(2):
                t.apply(seat, t.options(seat)[0])
        numbers = [own_kit().cards[area.tableau[0]].start_number for area in t.state.areas]
        assert numbers[t.state.first] == min(numbers)


@pytest.mark.rule("RAC-004")
def test_player_counts_and_modes() -> None:
    assert (2, 3, 4, 5) == GAME.seats
    with pytest.raises(BadInput):
        GAME.new(5, 1, BASE)
    with pytest.raises(BadInput):
        GAME.new(3, 1, {"game": "advanced"})
    with pytest.raises(BadInput):
        GAME.new(6, 1)


@pytest.mark.rule("RAC-001", "RAC-002", "RAC-003")
def test_the_decks_of_the_two_games() -> None:
    for options, count, highest in ((BASE, 114, 4), (ARTIFACTS, 160, 9)):
        t = GAME.new(2, 5, options)
        cards = [*t.state.deck]
        for area in t.state.areas:
            cards += [*area.hand, *area.dealt, *area.tableau]
        assert count == len(cards)
        assert highest == max(own_kit().cards[one].start_number for one in cards)


@pytest.mark.rule("RAC-021")
def test_every_player_has_seven_different_actions_without_the_orb() -> None:
    t = GAME.new(2, 5, {"expansion": "base", "start": "preset"})

    assert [
        "explore_5",
        "explore_1_1",
        "develop",
        "settle",
        "consume_trade",
        "consume_x2",
        "produce",
    ] == offered(t, 0)
    play(t, "A action:produce")
    assert [] == t.options(0)
