"""The last two steps of a Negotiation: Progress and Complications."""

from __future__ import annotations

import circadians_build as build
import pytest
from circadians_build import LEYRIEN, ZCHARO, A, talk_at

from cosmeeple.games.circadians import vocabulary as words
from cosmeeple.games.circadians.complications import (
    ChooseComplication,
    ChoosePenalty,
    ReturnDie,
    SeeComplication,
)
from cosmeeple.games.circadians.harvester import MoveBack
from cosmeeple.games.circadians.progress import ChooseProgress, SeeProgress
from cosmeeple.games.circadians.sending import SendFromGarages

# --- Progress


@pytest.mark.rule("CIR-114", "CIR-R38", "CIR-R15", "CIR-D14")
def test_the_first_die_of_a_value_on_the_whole_board_makes_progress() -> None:
    t = build.bare()
    t.state.rewards_taken = 0b000001
    t.state.progress = 0b111110
    build.ask(t, SeeProgress(A, 4))
    assert "progress:harvest_here" not in build.options(t, A)
    assert ["CIR-114"] == build.forbidden(t, A, "progress:harvest_here")
    build.play(t, A, "progress:gain_gem")
    assert 0b110110 == t.state.progress
    assert 0b100001 == t.state.rewards_taken
    assert 1 == t.state.areas[A].resources[words.GEM]

    assert build.ask(t, SeeProgress(A, 4)).over()


@pytest.mark.rule("CIR-115", "CIR-108", "CIR-R01")
def test_progress_harvest_here() -> None:
    t = build.bare()
    t.state.areas[A].harvester = build.space(t, "2,1")
    build.play(build.ask(t, ChooseProgress(A, 1)), A, "progress:harvest_here")
    assert [6, 4, 0, 0] == list(t.state.areas[A].resources)

    t = build.bare()
    t.state.areas[A].harvester = build.space(t, "cache_s")
    build.play(build.ask(t, ChooseProgress(A, 1)), A, "progress:harvest_here")
    assert [0, 0, 0, 1] == list(t.state.areas[A].resources)
    assert 4 == t.state.areas[A].idle
    assert 0 == t.state.caches_open


@pytest.mark.rule("CIR-115")
def test_progress_gives_tokens_dice_and_moves() -> None:
    t = build.bare()
    build.play(build.ask(t, ChooseProgress(A, 1)), A, "progress:free_ship", "ship:stack_3")
    assert 1 == len(t.state.areas[A].ships)
    build.play(build.ask(t, ChooseProgress(A, 2)), A, "progress:free_farm", "farm:stack_1")
    assert 1 == len(t.state.areas[A].farms)
    build.play(build.ask(t, ChooseProgress(A, 3)), A, "progress:gain_die")
    assert 4 == t.state.areas[A].idle
    build.play(build.ask(t, ChooseProgress(A, 4)), A, "progress:move_harvester", "move:2")
    assert build.space(t, "1,0") == t.state.areas[A].harvester


# --- Complications


@pytest.mark.rule("CIR-116", "CIR-R46")
def test_conditions_look_at_the_whole_column() -> None:
    t = build.bare()
    t.state.board[words.NEGOTIATION][talk_at(ZCHARO, 1)] = build.piece("B6")
    t.state.board[words.NEGOTIATION][talk_at(ZCHARO, 4)] = build.piece("A4")
    t.state.board[words.NEGOTIATION][talk_at(LEYRIEN, 1)] = build.piece("A4")
    build.ask(t, SeeComplication(A, ZCHARO, 4))
    assert ["complication:sum_8", "complication:sum_10"] == build.options(t, A)

    t.state.board[words.NEGOTIATION][talk_at(ZCHARO, 2)] = build.piece("B4")
    build.ask(t, SeeComplication(A, ZCHARO, 4))
    assert [f"complication:{name}" for name in words.CONDITIONS] == build.options(t, A)

    t.state.board[words.NEGOTIATION][talk_at(ZCHARO, 1)] = words.FREE
    build.ask(t, SeeComplication(A, ZCHARO, 4))
    assert ["complication:sum_8", "complication:pair_1", "complication:pair_2"] == build.options(
        t, A
    )


@pytest.mark.rule("CIR-117", "CIR-D15")
def test_only_one_condition_is_resolved_and_its_token_never_comes_back() -> None:
    t = build.bare()
    t.state.board[words.NEGOTIATION][talk_at(ZCHARO, 1)] = build.piece("B6")
    t.state.board[words.NEGOTIATION][talk_at(ZCHARO, 4)] = build.piece("A4")
    build.give(t, A, gem=2)
    build.ask(t, SeeComplication(A, ZCHARO, 4))
    build.play(t, A, "complication:sum_10", "penalty:pay_gem")
    assert 0b111101 == t.state.complications
    assert 0b100000 == t.state.penalties_taken
    assert t.over()

    build.ask(t, SeeComplication(A, ZCHARO, 4))
    # A die is all that can still be lost: the other condition is resolved by itself.
    assert [0] == [event.condition for event in build.told(t, "ComplicationMet")]
    assert 0b111100 == t.state.complications


@pytest.mark.rule("CIR-118", "CIR-120")
def test_the_token_goes_to_a_free_penalty() -> None:
    t = build.bare()
    t.state.penalties_taken = 0b100000
    build.give(t, A, gem=1)
    build.hand(t, A, "yeki", "krakon", "archive")
    build.ask(t, ChoosePenalty(A, 0))
    assert "CIR-118" in build.forbidden(t, A, "penalty:pay_gem")
    build.play(
        t, A, "penalty:discard_2_contracts", "discard:contract_yeki", "discard:contract_archive"
    )
    assert [build.CARD("contract_krakon")] == list(t.state.areas[A].hand)
    assert 0b100001 == t.state.penalties_taken


@pytest.mark.rule("CIR-119", "CIR-R12")
def test_a_penalty_that_hurts_must_be_chosen_while_there_is_one() -> None:
    t = build.bare()
    build.ask(t, ChoosePenalty(A, 0))
    # Only a die can be lost: no cards, tokens or Gems, and the Harvester is in the centre.
    assert 1 << words.RETURN_DIE == t.state.penalties_taken
    assert (2, 11) == (t.state.areas[A].idle, t.state.areas[A].reserve)

    t = build.bare()
    t.state.areas[A].idle = 0
    build.ask(t, ChoosePenalty(A, 0))
    assert 6 == len(build.options(t, A))
    build.play(t, A, "penalty:pay_gem")
    assert 1 << words.PAY_GEM == t.state.penalties_taken


@pytest.mark.rule("CIR-R12")
def test_one_contract_in_hand_is_enough_to_suffer() -> None:
    t = build.bare()
    t.state.areas[A].idle = 0
    build.hand(t, A, "yeki")
    build.ask(t, ChoosePenalty(A, 0))
    assert [] == list(t.state.areas[A].hand)
    assert t.over()


@pytest.mark.rule("CIR-R11", "CIR-120")
def test_one_space_back_is_nearer_to_the_centre_and_takes_tokens() -> None:
    t = build.bare()
    t.state.areas[A].harvester = build.space(t, "2,1")
    build.ask(t, MoveBack(A))
    assert ["back:5", "back:6"] == build.options(t, A)
    build.play(t, A, "back:6")
    assert build.space(t, "2,0") == t.state.areas[A].harvester
    assert 1 == t.state.areas[A].resources[words.GEM]


@pytest.mark.rule("CIR-199", "CIR-R35")
def test_the_scepter_ignores_complications_and_no_token_moves() -> None:
    t = build.bare()
    build.fulfilled(t, A, "leyrien_scepter")
    build.ask(t, ChooseComplication(A, 0b11))
    build.play(t, A, "complication:pass")
    assert (63, 0) == (t.state.complications, t.state.penalties_taken)

    t = build.bare()
    assert "complication:pass" not in build.options(build.ask(t, ChooseComplication(A, 0b11)), A)


@pytest.mark.parametrize(
    ("penalty", "check"),
    [
        ("discard_2_contracts", lambda area: len(area.hand) == 2),
        ("destroy_ship", lambda area: len(area.ships) == 1),
        ("return_die", lambda area: area.idle == 4),
        ("destroy_farm", lambda area: len(area.farms) == 1),
        ("harvester_back", lambda area: area.harvester != 0),
        ("pay_gem", lambda area: area.resources[words.GEM] == 1),
    ],
)
@pytest.mark.rule("CIR-164", "CIR-R35")
def test_lysias_takes_the_opposite(penalty: str, check: object) -> None:
    t = build.bare()
    build.lead(t, A, words.LYSIAS)
    build.ask(t, ChoosePenalty(A, 0))
    build.play(t, A, f"penalty:mirror:{penalty}")
    for answer in ("ship:stack_1", "farm:stack_1", "move:2"):
        if not t.over() and answer in build.options(t, A):
            t.state.tokens[build.space(t, "1,0")] = 0
            build.play(t, A, answer)
    assert callable(check)
    assert check(t.state.areas[A])
    assert 62 == t.state.complications


# --- returning a die


@pytest.mark.rule("CIR-100", "CIR-R13", "CIR-120")
def test_a_die_is_returned_from_base_headquarters_or_station() -> None:
    t = build.bare()
    build.garages(t, A, 2, words.SAL, 5)
    area = t.state.areas[A]
    area.idle, area.canteen, area.farm_dice[1] = 1, 1, 4
    t.state.board[words.HEADQUARTERS][1] = build.piece("A3")
    t.state.board[words.MARKET][0] = build.piece("A1")
    t.state.board[words.MARKET][1] = build.piece("B1")
    t.state.board[words.WAREHOUSE][0] = build.piece("A1")
    t.state.board[words.NEGOTIATION][0] = build.piece("A1")
    build.ask(t, ReturnDie(A))
    assert [
        "return:base",
        "return:canteen",
        "return:garage_1",
        "return:garage_3",
        "return:farm_2",
        "return:headquarters_2",
        "return:market_1",
    ] == build.options(t, A)

    build.play(t, A, "return:garage_1")
    assert [0, words.SAL, 5, 0, 0] == list(area.garages)
    assert 11 == area.reserve
    build.play(build.ask(t, ReturnDie(A)), A, "return:market_1")
    assert words.FREE == t.state.board[words.MARKET][0]


@pytest.mark.rule("CIR-R52")
def test_a_removed_headquarters_die_leaves_a_gap_for_the_next() -> None:
    t = build.bare()
    build.overwrite(t.state.board[words.HEADQUARTERS], [build.piece("A3"), build.piece("B4")])
    build.play(build.ask(t, ReturnDie(A)), A, "return:headquarters_1")
    assert [words.FREE, build.piece("B4"), words.FREE, words.FREE] == list(
        t.state.board[words.HEADQUARTERS]
    )
    build.garages(t, A, 2)
    build.play(build.ask(t, SendFromGarages(A)), A, "send:headquarters:2")
    assert build.piece("A2") == t.state.board[words.HEADQUARTERS][0]
