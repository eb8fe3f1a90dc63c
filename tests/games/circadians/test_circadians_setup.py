"""Components, setting up, Leaders and the draft."""

from __future__ import annotations

from pathlib import Path

import circadians_build as build
import pytest
from circadians_build import A, B, C, D

from cosmeeple.games.circadians import GAME
from cosmeeple.games.circadians import vocabulary as words
from cosmeeple.games.circadians.components import OWN_FILE, load_kit
from cosmeeple.games.circadians.draft import DealContracts, DrawForZoey
from cosmeeple.games.circadians.kit import FARM_POINTS, FLIP_AT_END_OF_ERA
from cosmeeple.games.circadians.leaders import GrantLeaders
from cosmeeple.kernel.engine.errors import BadFile
from cosmeeple.kernel.engine.rows import picks
from cosmeeple.kernel.records.view import view

KIT = load_kit()


def corrected(tmp_path: Path, old: str, new: str) -> Path:
    text = OWN_FILE.read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "components.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return path


@pytest.mark.rule("CIR-003", "CIR-R02")
def test_the_decks_have_14_leaders_36_contracts_16_events_and_20_schemes() -> None:
    assert 14 == len(set(words.LEADERS))
    assert 36 == len(set(words.CONTRACTS))
    assert 16 == len(set(words.EVENTS))
    assert 20 == len(set(words.SCHEMES))
    assert "contract_zcharo_helmet" in words.CONTRACTS


@pytest.mark.rule("CIR-004")
def test_tokens_in_the_box() -> None:
    assert 15 == sum(KIT.tiles.farm_count)
    assert 18 == sum(KIT.tiles.ship_count)
    assert (
        0 == KIT.tiles.farm_count[words.SUNARI_FARM] == KIT.tiles.ship_count[words.UL_KAH_TAL_SHIP]
    )
    assert 6 == len(KIT.planet.cache_values)
    assert 12 == len(words.CONDITIONS) + words.SIDES
    assert 3 == len(words.DEVELOPMENTS)


@pytest.mark.rule("CIR-002", "CIR-016", "CIR-013")
def test_boards_have_their_side_for_the_number_of_players() -> None:
    sizes = {
        seats: [len(spaces) for spaces in GAME.new(seats, 1).state.board] for seats in GAME.seats
    }

    assert [4, 2, 2, 1, 2, 3, 2, 30, 9] == sizes[2]
    assert [4, 3, 2, 2, 3, 3, 3, 30, 12] == sizes[3]
    assert [4, 4, 4, 2, 3, 3, 3, 30, 18] == sizes[4]
    assert (2, 2, 1, 1) == tuple(KIT.sides[4].row_spaces)


@pytest.mark.rule("CIR-R43", "CIR-R44")
def test_numbers_come_from_the_data_file(tmp_path: Path) -> None:
    kit = load_kit(corrected(tmp_path, "row = 3\nvp = 7", "row = 3\nvp = 9"))

    t = build.bare()
    t.state.kit = kit
    t.state.board[words.NEGOTIATION][2 * words.ROW_SPACES] = build.piece("A4")

    assert 9 == GAME.outcome(t.state).scores[A]
    assert kit.edition != KIT.edition


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('id = "contract_yeki"', 'id = "contract_yaki"', "must stay"),
        ("dice_per_player = 13", "dice_per_player = 12", "should be equal"),
        ('flip_rule = "end_of_an_era"', 'flip_rule = "sometimes"', "flip_rule"),
        ("to = [-3, 3]", "to = [-3, 9]", "space to space"),
        (
            "{ give = { water = 3 }, get = { algae = 2 } }",
            "{ give = { water = 3 }, get = { energy = 2 } }",
            "must stay",
        ),
        (
            'options = ["leyrien", "academy", "market"]',
            'options = ["headquarters", "academy", "market"]',
            "nowhere",
        ),
    ],
)
def test_a_wrong_data_file_is_refused(tmp_path: Path, old: str, new: str, reason: str) -> None:
    with pytest.raises(BadFile, match=reason):
        load_kit(corrected(tmp_path, old, new))


@pytest.mark.rule("CIR-010", "CIR-R20", "CIR-D03")
def test_either_side_of_the_planet_with_its_tokens() -> None:
    for letter, gems, water in (("A", 9, 6), ("B", 10, 9)):
        s = GAME.new(2, 1, {"planet": letter}).state
        assert letter == "AB"[s.planet]
        assert list(KIT.planet.tokens["AB".index(letter)]) == s.tokens
        assert gems == s.tokens.count(words.GEM_TOKEN)
        assert water == s.tokens.count(words.WATER_TOKEN)
    assert {0, 1} == {GAME.new(2, seed).state.planet for seed in range(8)}
    assert (0, 3, 1) == tuple(KIT.planet.token_amount)


@pytest.mark.rule("CIR-R20", "CIR-013", "CIR-D03")
def test_faction_sides_are_chosen_by_the_table_or_by_chance() -> None:
    s = GAME.new(2, 1, {"leyrien": "B", "zcharo": "A", "jrayek": "B"}).state

    assert [1, 0, 1] == s.factions
    assert {0, 1} == {GAME.new(2, seed).state.factions[1] for seed in range(8)}


@pytest.mark.rule("CIR-012", "CIR-275")
def test_caches_are_shuffled_and_nobody_sees_them() -> None:
    s = GAME.new(2, 1).state

    assert sorted(KIT.planet.cache_values) == sorted(s.caches)
    assert len({tuple(GAME.new(2, seed).state.caches) for seed in range(6)}) > 1
    for seat in (-1, A, B):
        assert [-2] * 6 == view(GAME, GAME.new(2, 1), seat).state.caches


@pytest.mark.rule("CIR-014")
def test_all_incident_tokens_start_on_the_left() -> None:
    s = GAME.new(3, 1).state

    assert (63, 63, 0, 0) == (s.progress, s.complications, s.rewards_taken, s.penalties_taken)


@pytest.mark.rule("CIR-015")
def test_the_event_deck_has_six_events_above_end_of_an_era() -> None:
    s = GAME.new(2, 3, {"leaders": "free"}).state

    assert 7 == len(s.events)
    assert KIT.cards.last_event == s.events[0]
    assert 9 == len(s.events_out)
    assert 16 == len({*s.events, *s.events_out})


@pytest.mark.rule("CIR-017")
def test_tokens_lie_in_three_equal_stacks_of_which_only_the_top_is_seen() -> None:
    t = GAME.new(2, 1)
    seen = view(GAME, t, A).state

    assert [5, 5, 5] == [len(stack) for stack in t.state.farm_stacks]
    assert [6, 6, 6] == [len(stack) for stack in t.state.ship_stacks]
    for stack, shown in zip(t.state.farm_stacks, seen.farm_stacks, strict=True):
        assert [-2, -2, -2, -2, stack[-1]] == shown


@pytest.mark.rule("CIR-005", "CIR-019", "CIR-007")
def test_what_each_player_starts_with() -> None:
    for area in GAME.new(4, 1, {"leaders": "free"}).state.areas:
        assert [15, 4, 2, 0] == list(area.resources)
        assert (3, 10) == (area.idle, area.reserve)
        assert KIT.planet.centre == area.harvester
        assert 5 == len(area.garages)


@pytest.mark.rule("CIR-020")
def test_a_random_player_gets_the_radio() -> None:
    assert {A, B, C, D} == {GAME.new(4, seed).state.radio for seed in range(40)}


@pytest.mark.rule("CIR-021", "CIR-D01")
def test_each_player_keeps_one_of_three_leaders_in_secret() -> None:
    t = GAME.new(3, 1)
    offered = [area.offered for area in t.state.areas]
    assert "KeepLeader" == build.asked(t)
    assert (A, B, C) == t.deciders()
    assert [-2] * 3 == view(GAME, t, B).state.areas[A].offered

    for seat in (C, A, B):
        t.apply(seat, offered[seat][1])

    for seat in (A, B, C):
        assert 1 << offered[seat][1] == t.state.areas[seat].leaders
    assert 11 == len(t.state.leaders_out)


@pytest.mark.rule("CIR-021", "CIR-232", "CIR-D01")
def test_free_choice_of_all_leaders_in_turn_order() -> None:
    t = GAME.new(2, 2, {"leaders": "free"})
    first = t.state.radio
    assert 14 == len(t.options(first))

    build.play(t, first, "leader:leader_sunari")

    assert "leader:leader_sunari" not in build.options(t, 1 - first)
    assert (1 - first,) == t.deciders()


@pytest.mark.rule("CIR-230")
def test_dyadic_alliance_pick_remove_and_pick_in_reverse() -> None:
    t = GAME.new(3, 5, {"leaders": "dyadic"})
    order = [(t.state.radio + step) % 3 for step in range(3)]
    assert [[10, 2, 2, 0]] * 3 == [list(area.resources) for area in t.state.areas]

    asked = []
    while build.asked(t) in ("PickLeader", "RemoveLeader"):
        asked.append((build.asked(t), t.decider))
        t.play(t.legal[0])

    assert asked == [
        *[("PickLeader", seat) for seat in order],
        *[("RemoveLeader", seat) for seat in order],
        *[("PickLeader", seat) for seat in reversed(order)],
    ]
    assert [2, 2, 2] == [bin(area.leaders).count("1") for area in t.state.areas]


@pytest.mark.rule("CIR-022", "CIR-161", "CIR-166", "CIR-169", "CIR-171", "CIR-R25")
def test_leaders_receive_their_tokens() -> None:
    t = build.bare(4, phase=words.SETUP)
    build.lead(t, A, words.SUNARI)
    build.lead(t, B, words.UL_KAH_TAL)
    build.lead(t, C, words.BJORG)
    build.lead(t, D, words.RENZO)
    unused = set(t.state.events_out)

    build.ask(t, GrantLeaders())

    assert [words.SUNARI_FARM] == list(t.state.areas[A].farms)
    assert [words.UL_KAH_TAL_SHIP] == list(t.state.areas[B].ships)
    assert 1 == t.state.areas[C].sal
    assert 6 == len(t.state.renzo)
    assert set(t.state.renzo) < unused
    assert 3 == len(t.state.events_out)


@pytest.mark.rule("CIR-R51")
def test_jakob_with_sunari_gains_a_ship_in_setup() -> None:
    t = build.bare(2, phase=words.SETUP)
    build.lead(t, A, words.SUNARI, words.JAKOB)

    build.ask(t, GrantLeaders())
    build.play(t, A, "ship:stack_2")

    assert 1 == len(t.state.areas[A].ships)
    assert 5 == len(t.state.ship_stacks[1])


@pytest.mark.rule("CIR-023", "CIR-D02", "CIR-275")
def test_draft_of_four_players() -> None:
    t = build.bare(4, phase=words.SETUP)
    build.ask(t, DealContracts())
    dealt = [list(area.draft) for area in t.state.areas]
    assert [4, 4, 4, 4] == [len(cards) for cards in dealt]
    assert [-2] * 4 == view(GAME, t, B).state.areas[A].draft

    for seat in range(4):
        t.apply(seat, dealt[seat][0])

    assert [dealt[(seat - 1) % 4][1:] for seat in range(4)] == [
        area.draft for area in t.state.areas
    ]
    for _ in range(2):
        for seat in range(4):
            t.apply(seat, t.options(seat)[0])
    assert [3, 3, 3, 3] == [len(area.hand) for area in t.state.areas]
    assert 4 == len(t.state.discard)
    assert 36 - 16 == len(t.state.contracts)


@pytest.mark.rule("CIR-R33")
def test_draft_of_two_players_passes_to_the_other() -> None:
    t = build.bare(2, phase=words.SETUP)
    build.ask(t, DealContracts())
    first = list(t.state.areas[A].draft)

    t.apply(A, first[3])
    t.apply(B, t.options(B)[0])

    assert first[:3] == t.state.areas[B].draft


@pytest.mark.rule("CIR-025", "CIR-D02")
def test_alone_five_contracts_are_drawn_and_two_discarded() -> None:
    t = build.bare(1, phase=words.SETUP)
    build.ask(t, DealContracts())
    assert 5 == len(t.state.areas[A].hand)

    t.apply(A, t.options(A)[0])
    t.apply(A, t.options(A)[0])

    assert 3 == len(t.state.areas[A].hand)
    assert 2 == len(t.state.discard)


@pytest.mark.rule("CIR-024", "CIR-173")
def test_zoey_draws_three_more_after_the_draft() -> None:
    t = build.bare(2, phase=words.SETUP)
    build.lead(t, B, words.ZOEY)
    build.ask(t, DealContracts(), DrawForZoey())

    for _ in range(3):
        for seat in (A, B):
            t.apply(seat, t.options(seat)[0])

    assert [3, 6] == [len(area.hand) for area in t.state.areas]


@pytest.mark.rule("CIR-R41", "CIR-240")
def test_an_ai_against_two_or_three_people_counts_as_a_seat_and_they_draft() -> None:
    assert 1 == GAME.new(1, 1).state.side
    assert 3 == GAME.new(2, 1, {"ai": "xiao"}).state.side
    assert 4 == GAME.new(3, 1, {"ai": "orla"}).state.side
    t = build.bare(2, phase=words.SETUP, ai="xiao")
    build.ask(t, DealContracts())
    assert "DraftContract" == build.asked(t)


@pytest.mark.rule("CIR-241", "CIR-242")
def test_the_ai_starts_with_its_dice_and_a_deck_of_schemes() -> None:
    for name, dice in (("orla", 3), ("xiao", 3), ("vesper", 4), ("kestrel", 4)):
        ai = GAME.new(1, 1, {"ai": name}).state.ai
        assert f"ai_{name}" == words.AI_BOARDS[ai.board]
        assert (dice, 0, 0) == (ai.dice, ai.gems, ai.tokens)
        assert 20 == len(set(ai.deck))
        assert KIT.planet.centre == ai.harvester


@pytest.mark.rule("CIR-008", "CIR-009", "CIR-037")
def test_the_base_has_five_garages_with_costs_and_three_printed_farms() -> None:
    assert (0, 1, 1, 2, 2) == tuple(KIT.base.garage_cost)
    assert [[], [0, 1], [0, 2]] == [list(choices) for choices in KIT.base.choices]
    t = build.bare()
    t.state.areas[A].ships = picks([words.SHIP_TILES.index("ship_flip")])
    assert {"A": 1, "B": 0} == dict(zip("AB", GAME.outcome(t.state).rows[5].points, strict=True))


@pytest.mark.rule("CIR-R45")
def test_the_map_joins_up() -> None:
    planet = KIT.planet
    for here in range(43):
        for way in range(6):
            there = planet.steps[here][way]
            if there >= 0:
                assert here == planet.steps[there][(way + 3) % 6]
    assert 6 == sum(target >= 0 for row in planet.arrows for target in row)
    assert [2] * 6 == [sum(step >= 0 for step in planet.steps[37 + slot]) for slot in range(6)]


@pytest.mark.rule("CIR-R01")
def test_the_flip_switch_of_our_data_is_the_end_of_an_era() -> None:
    assert FLIP_AT_END_OF_ERA == KIT.planet.flip_rule
    assert FARM_POINTS == KIT.tiles.farm_kind[words.FARM_TILES.index("farm_vp")]
