"""The AI opponent: its turn, its locations, Harvest, Rest and scoring."""

from __future__ import annotations

import circadians_build as build
import pytest
from circadians_build import A

from cosmeeple.games.circadians import GAME
from cosmeeple.games.circadians import vocabulary as words
from cosmeeple.games.circadians.automaton import (
    AiHarvest,
    AiRest,
    AiTurn,
    move_ai_harvester,
    send_ai_die,
)
from cosmeeple.games.circadians.rounds import EndRound
from cosmeeple.games.circadians.sending import SendDie
from cosmeeple.games.circadians.state import State
from cosmeeple.kernel.engine.table import Table

#: Cards by number: value and options as in components.toml.
JRAYEK_MARKET_FOUNDRY = 3  # value 2, 2 Gems
LEYRIEN_ACADEMY_MARKET = 0  # value 1
WAREHOUSE_LABORATORY_MINING = 1  # value 1
LABORATORY_LEYRIEN_MINING = 4  # value 2
FOUNDRY_WAREHOUSE_MINING = 8  # value 3
ACADEMY_JRAYEK_MARKET = 7  # value 3
WAREHOUSE_ZCHARO_MARKET = 17  # value 6
ZCHARO_LEYRIEN_MARKET = 19  # value 6, 3 Gems


def facing(name: str = "xiao", seats: int = 1, dice: int = 3, gems: int = 0) -> Table[State]:
    t = build.bare(seats, ai=name)
    t.state.ai.dice, t.state.ai.gems = dice, gems
    return t


def deck(t: Table[State], *schemes: int) -> None:
    """These Schemes come next, in this order."""
    rest = [scheme for scheme in range(len(words.SCHEMES)) if scheme not in schemes]
    t.state.ai.deck = [*rest, *reversed(schemes)]


def pieces(t: Table[State], location: int) -> list[str]:
    return [words.PIECES[piece] for piece in t.state.board[location] if piece != words.FREE]


def skipped(t: Table[State]) -> list[tuple[str, str, int, int]]:
    return [
        (words.TARGETS[one.target], one.cause, one.needed, one.had)
        for one in build.told(t, "AiOptionSkipped")
    ]


# --- the turn


@pytest.mark.rule("CIR-247", "CIR-253", "CIR-251", "CIR-252")
def test_two_schemes_are_revealed_and_send_the_rightmost_dice() -> None:
    t = facing()
    deck(t, JRAYEK_MARKET_FOUNDRY, WAREHOUSE_ZCHARO_MARKET)
    build.ask(t, AiTurn())
    ai = t.state.ai
    assert [JRAYEK_MARKET_FOUNDRY, WAREHOUSE_ZCHARO_MARKET] == ai.schemes
    assert 1 == ai.dice
    assert ["ai2"] == pieces(t, words.MARKET)
    assert ["ai6"] == pieces(t, words.WAREHOUSE)


@pytest.mark.rule("CIR-251", "CIR-R28")
def test_options_are_tried_from_the_top_and_each_refusal_is_explained() -> None:
    t = facing(gems=1)
    build.overwrite(t.state.board[words.MARKET], [build.piece("A1"), build.piece("A1")])
    build.overwrite(t.state.board[words.FOUNDRY], [build.piece("A1")])
    send_ai_die(t, JRAYEK_MARKET_FOUNDRY)
    assert [
        ("jrayek", "gems", 2, 1),
        ("market", "no-space", 0, 0),
        ("foundry", "no-space", 0, 0),
    ] == skipped(t)
    assert 3 == t.state.ai.dice
    assert 1 == len(build.told(t, "AiDieStayed"))


@pytest.mark.rule("CIR-254")
def test_without_dice_the_card_is_revealed_and_only_the_harvester_moves() -> None:
    t = facing(dice=0)
    deck(t, JRAYEK_MARKET_FOUNDRY, WAREHOUSE_ZCHARO_MARKET)
    build.ask(t, AiTurn())
    assert 2 == len(t.state.ai.schemes)
    assert t.state.kit.planet.centre != t.state.ai.harvester
    assert 2 == len(build.told(t, "AiWithoutDice"))


@pytest.mark.rule("CIR-245", "CIR-R28")
def test_events_do_not_bind_the_ai() -> None:
    t = facing()
    build.event(t, "cave_in")
    build.overwrite(t.state.board[words.LABORATORY], [build.piece("A1")] * 2)
    send_ai_die(t, LABORATORY_LEYRIEN_MINING)
    assert ["ai2"] == pieces(t, words.MINING_CAMP)


@pytest.mark.rule("CIR-241", "CIR-247")
def test_the_discards_are_shuffled_when_the_deck_runs_out() -> None:
    t = facing()
    t.state.ai.discard = list(range(18))
    t.state.ai.deck = [18]
    t.state.ai.schemes = [19]
    build.ask(t, AiTurn())
    assert 3 == len(t.state.ai.schemes)
    assert [] == t.state.ai.discard
    assert 20 == len({*t.state.ai.deck, *t.state.ai.schemes, *t.state.ai.extras})


# --- the Harvester


def drive(t: Table[State], start: str, value: int) -> str:
    t.state.ai.harvester = build.space(t, start)
    move_ai_harvester(t, value - 1)
    return t.state.kit.names["space"][t.state.ai.harvester]


@pytest.mark.rule("CIR-248", "CIR-249")
def test_it_runs_until_a_gem_and_returns_water_on_the_way() -> None:
    t = facing()
    assert "2,0" == drive(t, "0,0", 2)
    assert 1 == t.state.ai.gems
    assert (0, 0) == (t.state.tokens[build.space(t, "1,0")], t.state.tokens[build.space(t, "2,0")])
    assert 0 == t.state.areas[A].resources[words.WATER]
    # Without the Gem it runs on: the next Gem lies on the edge.
    assert "3,0" == drive(t, "0,0", 2)


@pytest.mark.rule("CIR-248", "CIR-250")
def test_it_stops_at_the_edge_arrow_or_not() -> None:
    t = facing()
    t.state.tokens = [0] * 37
    assert "3,0" == drive(t, "0,0", 2)
    assert "3,-1" == drive(t, "0,-1", 2)


@pytest.mark.rule("CIR-249")
def test_it_never_enters_a_cache() -> None:
    t = facing()
    t.state.tokens = [0] * 37
    assert "3,-2" == drive(t, "0,-2", 2)
    assert "3,-2" == drive(t, "3,-2", 2)
    assert 1 == len(build.told(t, "AiHarvesterStuck"))


@pytest.mark.rule("CIR-250", "CIR-R29")
def test_from_an_arrow_space_it_wraps_and_goes_on_until_a_stop() -> None:
    t = facing()
    t.state.tokens = [0] * 37
    t.state.tokens[build.space(t, "-1,0")] = words.GEM_TOKEN
    assert "-1,0" == drive(t, "3,0", 2)
    # Without a Gem on the line it comes back to where it started.
    assert "3,0" == drive(t, "3,0", 2)
    t.state.tokens[build.space(t, "-3,0")] = words.GEM_TOKEN
    assert "-3,0" == drive(t, "3,0", 2)
    # Off the board without an arrow: no move at all.
    assert "2,1" == drive(t, "2,1", 2)


# --- locations


@pytest.mark.rule("CIR-255")
def test_market_and_mining_camp_give_the_gems_of_the_card() -> None:
    t = facing()
    t.state.board[words.MARKET][0] = build.piece("A1")
    send_ai_die(t, JRAYEK_MARKET_FOUNDRY)
    assert build.piece("ai2") == t.state.board[words.MARKET][1]
    assert 2 == t.state.ai.gems


@pytest.mark.rule("CIR-256", "CIR-257", "CIR-082")
def test_one_die_in_the_laboratory_blocks_a_pair_space_and_unlocks_tokens_in_order() -> None:
    t = facing(dice=5)
    send_ai_die(t, LABORATORY_LEYRIEN_MINING)
    assert (1, 4) == (t.state.ai.tokens, t.state.ai.dice)
    build.garages(t, A, 3, 3)
    build.give(t, A, algae=9)
    build.ask(t, SendDie(A, words.FIRST_GARAGE))
    assert "CIR-082" in build.forbidden(t, A, "send:laboratory:3")

    build.overwrite(t.state.board[words.LABORATORY], [words.FREE] * 2)
    t.state.ai.tokens = 3
    build.ask(t)
    send_ai_die(t, LABORATORY_LEYRIEN_MINING)
    assert ("laboratory", "all-tokens", 3, 3) == skipped(t)[0]


@pytest.mark.rule("CIR-258", "CIR-R30")
def test_the_foundry_adds_a_scheme_that_is_resolved_last() -> None:
    t = facing(dice=4)
    deck(t, FOUNDRY_WAREHOUSE_MINING, WAREHOUSE_ZCHARO_MARKET, JRAYEK_MARKET_FOUNDRY)
    stacks = [list(stack) for stack in t.state.ship_stacks]
    build.ask(t, AiTurn())
    # Revealed at once: the second card of the deck; the third becomes the second regular Scheme.
    assert [WAREHOUSE_ZCHARO_MARKET] == t.state.ai.extras
    assert [FOUNDRY_WAREHOUSE_MINING, JRAYEK_MARKET_FOUNDRY] == t.state.ai.schemes
    sent = [one.scheme for one in build.told(t, "AiSent")]
    assert [FOUNDRY_WAREHOUSE_MINING, JRAYEK_MARKET_FOUNDRY, WAREHOUSE_ZCHARO_MARKET] == sent
    assert stacks == t.state.ship_stacks
    moves = [*build.told(t, "AiHarvesterMoved"), *build.told(t, "AiHarvesterStuck")]
    assert 1 == len(moves)


@pytest.mark.rule("CIR-R30")
def test_a_second_foundry_card_goes_to_the_end_of_the_queue() -> None:
    t = facing(dice=5, seats=2)
    deck(t, FOUNDRY_WAREHOUSE_MINING, 13, ZCHARO_LEYRIEN_MARKET)
    build.ask(t, AiTurn())
    # Card 13 (Foundry first) is the extra one; its own Foundry die adds another.
    assert 2 == len(t.state.ai.extras)
    assert 13 == t.state.ai.extras[0]
    assert t.state.ai.extras[1] == build.told(t, "AiSent")[-1].scheme


@pytest.mark.rule("CIR-259", "CIR-243")
def test_the_academy_gives_two_dice_within_the_limit_of_five() -> None:
    for dice, after in ((3, 4), (5, 5)):
        t = facing(dice=dice)
        send_ai_die(t, ACADEMY_JRAYEK_MARKET)
        assert build.piece("ai3") == t.state.board[words.ACADEMY][1]
        assert after == t.state.ai.dice
    t = facing()
    t.state.board[words.ACADEMY][1] = build.piece("A4")
    send_ai_die(t, ACADEMY_JRAYEK_MARKET)
    assert ("academy", "no-space", 0, 0) == skipped(t)[0]


@pytest.mark.rule("CIR-260")
def test_the_warehouse_costs_a_gem_and_takes_the_topmost_row() -> None:
    t = facing(gems=1)
    t.state.board[words.WAREHOUSE][6] = build.piece("A5")
    send_ai_die(t, WAREHOUSE_ZCHARO_MARKET)
    assert build.piece("ai6") == t.state.board[words.WAREHOUSE][7]
    assert (0, 2) == (t.state.ai.gems, t.state.ai.dice)

    t = facing(gems=0)
    send_ai_die(t, WAREHOUSE_ZCHARO_MARKET)
    assert ("warehouse", "gems", 1, 0) == skipped(t)[0]
    t = facing(gems=9)
    build.overwrite(t.state.board[words.WAREHOUSE], [build.piece("A5")] * 3, 6)
    send_ai_die(t, WAREHOUSE_ZCHARO_MARKET)
    assert ("warehouse", "no-space", 0, 0) == skipped(t)[0]


@pytest.mark.rule("CIR-R28")
def test_with_three_seats_it_ignores_the_column_for_any_value() -> None:
    t = facing(seats=2, gems=1)
    send_ai_die(t, WAREHOUSE_LABORATORY_MINING)
    assert build.piece("ai1") == t.state.board[words.WAREHOUSE][3]


@pytest.mark.rule("CIR-261")
def test_it_negotiates_for_gems_in_the_lowest_row_that_it_can_pay() -> None:
    for gems, row, left in ((2, 1, 0), (3, 2, 0), (9, 4, 4)):
        t = facing(gems=gems)
        send_ai_die(t, LEYRIEN_ACADEMY_MARKET)
        assert build.piece("ai1") == t.state.board[words.NEGOTIATION][(row - 1) * words.ROW_SPACES]
        assert left == t.state.ai.gems
    t = facing(gems=5)
    t.state.board[words.NEGOTIATION][3 * words.ROW_SPACES] = build.piece("A1")
    send_ai_die(t, LEYRIEN_ACADEMY_MARKET)
    assert build.piece("ai1") == t.state.board[words.NEGOTIATION][2 * words.ROW_SPACES]
    t = facing(gems=9)
    for row in range(4):
        t.state.board[words.NEGOTIATION][row * words.ROW_SPACES] = build.piece("A1")
    send_ai_die(t, LEYRIEN_ACADEMY_MARKET)
    assert ("leyrien", "no-space", 0, 0) == skipped(t)[0]


@pytest.mark.rule("CIR-262", "CIR-R38")
def test_it_moves_incident_tokens_without_gain_or_loss() -> None:
    t = facing(gems=5)
    t.state.board[words.NEGOTIATION][0] = build.piece("A5")
    t.state.board[words.NEGOTIATION][2] = build.piece("A6")
    t.state.rewards_taken, t.state.progress = 0b01, 0b101111
    send_ai_die(t, LEYRIEN_ACADEMY_MARKET)
    # Value 1: its Progress token to the leftmost free reward; sum 12: the leftmost condition met is
    # 8 or more.
    assert 0b101110 == t.state.progress
    assert 0b11 == t.state.rewards_taken
    assert 0b111110 == t.state.complications
    assert 0b1 == t.state.penalties_taken
    assert 0 == t.state.ai.gems
    assert 0 == t.state.areas[A].resources[words.GEM]


@pytest.mark.rule("CIR-257", "CIR-R47")
def test_the_third_token_adds_a_scheme_to_the_same_turn() -> None:
    t = facing(dice=5)
    t.state.ai.tokens = 2
    deck(t, LABORATORY_LEYRIEN_MINING, JRAYEK_MARKET_FOUNDRY, ZCHARO_LEYRIEN_MARKET)
    build.ask(t, AiTurn())
    assert 3 == t.state.ai.tokens
    assert 3 == len(t.state.ai.schemes)


@pytest.mark.rule("CIR-R47")
def test_unlocked_by_an_extra_scheme_the_third_token_waits_for_the_next_round() -> None:
    t = facing(dice=5)
    t.state.ai.tokens = 2
    deck(t, FOUNDRY_WAREHOUSE_MINING, LABORATORY_LEYRIEN_MINING, JRAYEK_MARKET_FOUNDRY)
    build.ask(t, AiTurn())
    assert 3 == t.state.ai.tokens
    assert 2 == len(t.state.ai.schemes)


# --- Harvest and Rest


@pytest.mark.rule("CIR-263", "CIR-257", "CIR-R47")
def test_harvest_brings_dice_back_and_gems() -> None:
    t = facing(dice=2)
    t.state.board[words.MARKET][0] = build.piece("ai3")
    t.state.board[words.WAREHOUSE][0] = build.piece("ai3")
    build.ask(t, AiHarvest())
    assert (3, 1) == (t.state.ai.dice, t.state.ai.gems)
    assert words.FREE == t.state.board[words.MARKET][0]
    assert build.piece("ai3") == t.state.board[words.WAREHOUSE][0]

    for dice, tokens, gems in ((2, 0, 0), (2, 1, 1), (4, 0, 2), (5, 1, 4)):
        t = facing(dice=dice)
        t.state.ai.tokens = tokens
        build.ask(t, AiHarvest())
        assert gems == t.state.ai.gems


@pytest.mark.rule("CIR-263", "CIR-243")
def test_dice_without_a_place_go_to_the_reserve() -> None:
    t = facing(dice=4)
    build.overwrite(t.state.board[words.MARKET], [build.piece("ai3"), build.piece("ai2")])
    build.ask(t, AiHarvest())
    assert 5 == t.state.ai.dice
    assert 1 == build.told(t, "AiDiceBack")[0].lost


@pytest.mark.rule("CIR-264", "CIR-257")
def test_rest_gives_dice_when_it_has_few() -> None:
    for dice, tokens, after in (
        (0, 0, 3),
        (1, 0, 3),
        (2, 0, 3),
        (3, 0, 3),
        (4, 2, 5),
        (5, 2, 5),
        (0, 2, 4),
    ):
        t = facing(dice=dice)
        t.state.ai.tokens = tokens
        build.ask(t, AiRest())
        assert after == t.state.ai.dice


@pytest.mark.rule("CIR-265", "CIR-R41")
def test_rest_destroys_the_tops_of_the_highest_stacks_and_discards_schemes() -> None:
    t = facing(seats=2)
    t.state.farm_stacks[0].pop()
    tops = (t.state.farm_stacks[1][-1], t.state.ship_stacks[0][-1])
    t.state.ai.schemes, t.state.ai.extras = [3], [4]
    t.state.ai.deck = [5]
    build.ask(t, AiRest())
    assert tops == (t.state.farms_lost[-1], t.state.ships_lost[-1])
    assert [4, 4, 5] == [len(stack) for stack in t.state.farm_stacks]
    assert [5, 6, 6] == [len(stack) for stack in t.state.ship_stacks]
    assert ([3, 4], [], []) == (t.state.ai.discard, t.state.ai.schemes, t.state.ai.extras)


# --- scoring


def scored(name: str) -> dict[str, int]:
    t = facing(name)
    t.state.board[words.NEGOTIATION][0] = build.piece("ai4")
    t.state.board[words.NEGOTIATION][2] = build.piece("ai6")
    build.overwrite(t.state.board[words.WAREHOUSE], [build.piece("ai5"), build.piece("ai3")])
    t.state.events_shown = [
        build.EVENT("event_market_day"),
        build.EVENT("event_drought"),
        build.EVENT("event_tailwind"),
    ]
    t.state.renzo_shown = [build.EVENT("event_rich_vein")]
    t.state.ai.tokens, t.state.ai.gems = 2, 3
    rows = GAME.outcome(t.state).rows
    return {f"{row.category} {row.item}".strip(): row.points[1] for row in rows}


@pytest.mark.rule("CIR-266")
def test_negotiation_dice_score_by_the_board() -> None:
    assert [8, 8, 10, 18] == [
        scored(name)["talks leyrien"] for name in ("orla", "xiao", "vesper", "kestrel")
    ]


@pytest.mark.rule("CIR-267")
def test_warehouse_dice_score_by_the_board() -> None:
    assert [2, 8, 8, 8] == [
        scored(name)["warehouse"] for name in ("orla", "xiao", "vesper", "kestrel")
    ]


@pytest.mark.rule("CIR-269")
def test_tokens_and_gems_score() -> None:
    assert (4, 3) == (scored("xiao")["developments"], scored("xiao")["gems"])


@pytest.mark.rule("CIR-270", "CIR-R25")
def test_beneficial_common_events_score() -> None:
    assert [2, 2, 4, 4] == [
        scored(name)["events"] for name in ("orla", "xiao", "vesper", "kestrel")
    ]


@pytest.mark.rule("CIR-268", "CIR-R29")
def test_the_harvester_scores_the_nearest_cache_and_the_better_of_two() -> None:
    t = facing()
    t.state.caches = [5, 6, 7, 5, 6, 7]
    for space, value in (("0,0", 7), ("1,-3", 5), ("3,-1", 6), ("2,1", 7), ("3,-3", 6)):
        t.state.ai.harvester = build.space(t, space)
        rows = {row.category: row.points[1] for row in GAME.outcome(t.state).rows}
        assert value == rows["caches"]


@pytest.mark.rule("CIR-271", "CIR-R48")
def test_people_score_as_usual_and_ties_compare_dice_on_the_ai_board() -> None:
    t = facing(seats=2, dice=2)
    t.state.round = 7
    t.state.caches = [0] * 6
    build.ask(t, EndRound())
    result = GAME.outcome(t.state)
    assert (0, 0, 0) == result.scores
    assert (1, 1, 3) == result.ranks
    t.state.ai.dice = 3
    assert (1, 1, 1) == GAME.outcome(t.state).ranks
    build.give(t, A, water=1)
    assert (1, 2, 2) == GAME.outcome(t.state).ranks
    t.state.ai.dice = 4
    assert (2, 3, 1) == GAME.outcome(t.state).ranks
    assert (2,) == GAME.outcome(t.state).winners
