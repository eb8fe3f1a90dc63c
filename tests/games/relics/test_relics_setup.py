"""Setting up for two to four players and for the solo game."""

from __future__ import annotations

import pytest
from relics_build import A, B, Desk, fresh

from cosmeeple.games.relics import GAME
from cosmeeple.games.relics.events import BlackMarketFilled, HandDealt
from cosmeeple.games.relics.rounds import fill_queue
from cosmeeple.games.relics.setup import OfferRedraw
from cosmeeple.games.relics.state import tops
from cosmeeple.kernel.engine.errors import UnknownKey
from cosmeeple.kernel.engine.rows import picks

COUNTS = pytest.mark.parametrize(
    ("seats", "forecast", "dig", "black", "special", "coloured"),
    [(2, 3, 3, 2, 6, 8), (3, 4, 3, 3, 6, 9), (4, 5, 4, 4, 7, 10), (1, 3, 3, 2, 6, 8)],
)


@COUNTS
@pytest.mark.rule("REL-101", "REL-110", "REL-113", "REL-114", "REL-115", "REL-701")
def test_numbers_by_player_count(
    seats: int, forecast: int, dig: int, black: int, special: int, coloured: int
) -> None:
    s = fresh(seats).state

    assert s.round == 1
    assert len(s.forecast) == len(s.forecast_crew) == forecast
    assert set(s.forecast_crew) == {-1}
    for region in range(5):
        assert sum(s.dig[4 * region : 4 * region + 4]) == dig
        assert len(s.black[region]) == black
        assert {tile // 4 for tile in s.black[region]} == {region}
        assert sum(s.pool[4 * region : 4 * region + 4]) == 18 - dig - black
    waiting = [buyer for queue in s.queues for buyer in queue]
    assert s.buyers[5] + waiting.count(5) == special
    assert all(s.buyers[colour] + waiting.count(colour) == coloured for colour in range(5))


@pytest.mark.rule("REL-115", "REL-A03")
def test_removed_buyers_leave_the_lowest_spaces_empty_for_good() -> None:
    two, four = GAME.new(2, 1).state, GAME.new(4, 1).state

    assert two.kit.levels[two.buyers[0]] == 2
    assert four.kit.levels[four.buyers[0]] == 0


@pytest.mark.rule("REL-102", "REL-103", "REL-D01")
def test_factions_are_chosen_in_seat_order_and_only_once() -> None:
    desk = Desk(GAME.new(3, 1))
    assert desk.asked() == "ChooseFaction"

    desk.play("A faction:gul")

    assert desk.table.deciders() == (B,)
    assert "faction:gul" not in desk.options(B)
    assert desk.why_not("faction:gul", B) == ["REL-102"]
    area = desk.state.areas[A]
    assert (area.credits, area.crew, len(area.explorers)) == (8, 22, 3)


@pytest.mark.rule("REL-104")
def test_the_lowest_initiative_acts_first() -> None:
    desk = fresh(3, A="kuti_kuti", B="dal_harrai", C="gul")

    assert desk.state.order == [1, 2, 0]
    assert desk.table.deciders() == (1,)


@pytest.mark.rule("REL-106", "REL-109")
def test_six_action_cards_and_three_travel_cards() -> None:
    desk = fresh(4)

    for seat in "ABCD":
        assert len(desk.get(f"areas.{seat}.hand")) == 6
        assert desk.get(f"areas.{seat}.travel") == ["tr_2", "tr_3", "tr_4"]
    assert len(desk.state.deck) == 60 - 24 - 5


@pytest.mark.rule("REL-106")
def test_a_dealt_hand_is_told_to_its_owner_alone() -> None:
    table = fresh(2).table

    told = [one for one in table.journal if isinstance(one.event, HandDealt)]
    assert {one.audience for one in told} == {A, B}
    assert all(one.audience == one.event.seat for one in told)


def dealt(hand: list[str]) -> Desk:
    """A holds these six cards when the redraw is offered."""
    desk = Desk(GAME.new(2, 1, telling=True))
    desk.play("A faction:gul", "B faction:aqulla")
    desk.put("discard", [])
    desk.put("areas.A.pack", [])
    desk.put("areas.A.hand", hand)
    return desk.run(OfferRedraw(A))


FOUR_RED = [
    "ac_red_wave",
    "ac_red_comet",
    "ac_red_star",
    "ac_red_crown",
    "ac_green_gate",
    "ac_purple_prism",
]


@pytest.mark.rule("REL-107", "REL-A05", "REL-D02")
def test_four_of_a_colour_may_be_thrown_back_once() -> None:
    desk = dealt(FOUR_RED)

    assert desk.options() == ["redraw:pass", *[f"redraw:{card}" for card in FOUR_RED[:4]]]
    desk.play("A redraw:ac_red_wave", "A redraw:ac_red_star", "A redraw:pass")

    hand = desk.get("areas.A.hand")
    assert len(hand) == 6
    assert {"ac_red_comet", "ac_red_crown", "ac_green_gate", "ac_purple_prism"} <= set(hand)
    assert desk.get("discard") == ["ac_red_wave", "ac_red_star"]
    assert desk.asked() == "over"


@pytest.mark.rule("REL-107")
def test_four_of_a_symbol_count_too_and_two_sets_may_both_go() -> None:
    stars = ["ac_green_star", "ac_orange_star", "ac_purple_star", "ac_red_star"]
    desk = dealt([*stars, "ac_red_wave", "ac_red_wave"])
    assert {"redraw:ac_red_star", "redraw:ac_green_star"} <= set(desk.options())
    assert "redraw:ac_red_wave" not in desk.options()

    both = dealt(
        [
            "ac_red_star",
            "ac_red_star",
            "ac_red_wave",
            "ac_red_comet",
            "ac_green_star",
            "ac_purple_star",
        ]
    )
    assert len(both.options()) == 1 + 5


@pytest.mark.rule("REL-107", "REL-A05")
def test_three_alike_are_no_reason_to_redraw() -> None:
    desk = dealt([*FOUR_RED[:3], "ac_green_gate", "ac_purple_prism", "ac_orange_wave"])

    assert desk.options() == [
        "redraw:pass"
    ]  # asked all the same: the others must not see who has four alike
    desk.play("A redraw:pass")
    assert desk.asked() == "over"
    assert len(desk.get("areas.A.hand")) == 6


@pytest.mark.rule("REL-108", "REL-D03")
def test_experienced_players_draft_their_first_hand() -> None:
    desk = fresh(2, options={"hands": "draft"})
    assert desk.asked() == "DraftCards"
    assert len(desk.state.areas[A].pack) == 8

    while desk.asked() == "DraftCards":
        seat = desk.table.deciders()[0]
        desk.table.apply(seat, desk.table.options(seat)[0])

    assert [len(area.hand) for area in desk.state.areas] == [6, 6]
    assert desk.get("areas.A.travel") == ["tr_2", "tr_3", "tr_4"]


@pytest.mark.rule("REL-108", "REL-703")
def test_no_draft_of_the_first_hand_alone() -> None:
    with pytest.raises(UnknownKey, match="no option 'hands'"):
        GAME.new(1, 1, {"hands": "draft"})
    assert len(fresh(1).state.areas[A].hand) == 6


@pytest.mark.rule("REL-111")
def test_nobody_holds_a_token_at_first() -> None:
    s = fresh(4).state

    assert [area.token for area in s.areas] == [0, 0, 0, 0]
    assert s.kit.tokens == 4


@pytest.mark.rule("REL-112", "REL-016")
def test_each_colour_has_eighteen_tiles_of_four_kinds() -> None:
    s = GAME.new(2, 1).state

    assert [sum(s.pool[4 * region : 4 * region + 4]) for region in range(5)] == [18] * 5


@pytest.mark.rule("REL-114", "REL-A06")
def test_the_first_tile_revealed_lies_on_top_of_the_black_market() -> None:
    desk = fresh(4)

    filled = desk.events(BlackMarketFilled)
    assert [event.artefacts[0] for event in filled] == tops(desk.state)
    assert [list(event.artefacts)[::-1] for event in filled] == desk.state.black


@pytest.mark.rule("REL-116", "REL-117")
def test_two_buyer_cards_are_set_aside_and_every_market_gets_three_buyers() -> None:
    s = fresh(2).state

    assert [len(queue) for queue in s.queues] == [3] * 6
    # 2 + 18 cards of 17 are drawn at least, so the discards were shuffled once.
    assert 0 <= sum(s.buyer_deck) <= 14


@pytest.mark.rule("REL-117", "REL-A07", "REL-016")
def test_a_card_whose_buyer_has_run_out_is_replaced_by_the_next() -> None:
    desk = fresh(2)
    s = desk.state
    s.queues[0].clear()
    s.buyers = picks([0, 0, 1, 0, 0, 1])

    fill_queue(desk.table, 0, 3, "REL-117")

    assert sorted(s.queues[0]) == [2, 5]
    assert sum(s.buyers) == 0


@pytest.mark.rule("REL-118")
def test_no_order_card_is_drawn_before_round_two() -> None:
    assert fresh(2).state.orders == [-1, -1, -1]


@pytest.mark.rule("REL-119", "REL-120", "REL-D05")
def test_two_explorers_start_on_markets_one_and_four_the_third_anywhere_else() -> None:
    desk = fresh(2)
    assert desk.get("areas.A.explorers") == ["m1", "m4", "-"]
    assert desk.asked() == "PlaceExplorer"
    assert len(desk.options()) == 19
    assert desk.why_not("explorer:m4") == ["REL-120"]

    desk.play("A explorer:bc")

    assert desk.get("areas.A.explorers") == ["m1", "m4", "bc"]
    assert desk.asked() == "MoveFreely"


@pytest.mark.rule("REL-701", "REL-702", "REL-704")
def test_zu_has_credits_and_crew_but_no_explorers_and_no_cards() -> None:
    desk = fresh(1)
    zu = desk.state.areas[1]

    assert (zu.credits, zu.crew, len(zu.explorers), len(zu.hand), zu.travel) == (8, 22, 0, 0, 0)
    assert zu.faction == -1


@pytest.mark.rule("REL-701", "REL-104")
@pytest.mark.parametrize(("faction", "order"), [("issisinui", [0, 1]), ("gul", [1, 0])])
def test_zus_place_in_the_turn_order_depends_on_its_initiative(
    faction: str, order: list[int]
) -> None:
    assert fresh(1, A=faction).state.order == order


@pytest.mark.rule("REL-705", "REL-X14")
def test_zus_round_decks_have_their_types() -> None:
    table = GAME.new(1, 3)
    zu, kit = table.state.zu[0], table.state.kit

    decks = [zu.deck, zu.later[1], zu.later[0]]
    counted = [
        tuple([kit.zu_type[card] for card in deck].count(kind) for kind in range(6))
        for deck in decks
    ]
    assert counted == [(3, 2, 1, 1, 2, 1), (3, 0, 2, 1, 0, 1), (2, 0, 3, 2, 0, 0)]
    assert [len(deck) for deck in decks] == [10, 7, 7]
    assert len({card for deck in decks for card in deck}) == 24
