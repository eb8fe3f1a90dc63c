"""Who knows what."""

from __future__ import annotations

import pytest
from relics_build import A, B, empty, fresh, solo

from cosmeeple.games.relics import GAME
from cosmeeple.games.relics.rounds import DealHands
from cosmeeple.games.relics.vocabulary import ZU_CARDS
from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.records.view import SPECTATOR, dump_view, redeal, view

HIDDEN = -2


@pytest.mark.rule("REL-901")
def test_hands_decks_and_packs_are_hidden_from_the_others() -> None:
    desk = empty(
        DealHands(),
        round=2,
        given={"areas.A.hand": ["ac_red_star"], "areas.B.hand": ["ac_red_wave"]},
    )
    seen = view(GAME, desk.table, A).state

    assert set(seen.deck) == {HIDDEN}
    assert list(seen.areas[B].hand) == [HIDDEN]
    assert set(seen.areas[B].pack) == {HIDDEN}
    assert list(seen.areas[A].hand) == list(desk.state.areas[A].hand)
    assert list(seen.areas[A].pack) == list(desk.state.areas[A].pack)
    nobody = view(GAME, desk.table, SPECTATOR).state
    assert list(nobody.areas[A].hand) == [HIDDEN]


@pytest.mark.rule("REL-901", "REL-705")
def test_zus_decks_are_hidden_but_not_its_discards() -> None:
    desk = solo()
    zu = desk.state.zu[0]
    zu.discards.append(zu.deck.pop())
    zu.burnt.append(zu.deck.pop())
    zu.seen = 1 << zu.discards[0]
    zu.last = zu.seen | 1 << zu.burnt[0]
    seen = view(GAME, desk.table, A).state.zu[0]

    assert set(seen.deck) == {HIDDEN}
    assert [set(deck) for deck in seen.later] == [{HIDDEN}, {HIDDEN}]
    assert seen.burnt == [HIDDEN]
    assert seen.discards == zu.discards
    assert seen.last == zu.seen, "a card burnt unseen stays unknown"


@pytest.mark.rule("REL-902", "REL-A35")
def test_everything_on_the_board_is_open() -> None:
    desk = fresh(3)
    desk.put("areas.B.hold", ["red_eye"])
    desk.put("areas.B.hatch", ["red_ring"])
    desk.put("areas.B.credits", 17)
    seen = view(GAME, desk.table, A).state

    for field in (
        "dig",
        "black",
        "queues",
        "buyers",
        "ship",
        "forecast",
        "forecast_crew",
        "discard",
        "orders",
        "pool",
    ):
        assert getattr(seen, field) == getattr(desk.state, field)
    other = seen.areas[B]
    assert (other.credits, list(other.hold), list(other.hatch), other.travel, len(other.hand)) == (
        17,
        [8],
        [11],
        7,
        6,
    )


@pytest.mark.rule("REL-901")
def test_dealing_anew_keeps_what_is_known_and_mixes_the_rest() -> None:
    desk = fresh(2)
    hands = set()
    for seed in range(12):
        dealt = redeal(GAME, desk.table, A, Rng(state_from_seed(seed))).state
        assert list(dealt.areas[A].hand) == list(desk.state.areas[A].hand)
        assert sorted([*dealt.deck, *dealt.areas[B].hand]) == sorted(
            [*desk.state.deck, *desk.state.areas[B].hand]
        )
        hands.add(tuple(dealt.areas[B].hand))

    assert len(hands) > 8


@pytest.mark.rule("REL-901", "REL-720")
def test_which_cards_were_carried_over_is_dealt_anew_with_types_kept() -> None:
    table = GAME.new(1, 4)
    state = table.state
    zu, kit = state.zu[0], state.kit
    zu.discards, zu.deck = zu.deck.copy(), []
    zu.seen = sum(1 << card for card in zu.discards)
    state.round = 2
    table.reset_agenda([DealHands()])
    table.settle()
    first = zu.last
    types = sorted(kit.zu_type[card] for card in zu.later[0])
    carried = set()
    for seed in range(12):
        dealt = redeal(GAME, table, A, Rng(state_from_seed(seed))).state.zu[0]
        assert dealt.last == first
        assert sum(first >> card & 1 for card in dealt.deck) == 3
        assert sorted(kit.zu_type[card] for card in dealt.later[0]) == types
        cards = [*dealt.deck, *dealt.later[0], *dealt.removed]
        assert sorted(cards) == list(range(len(ZU_CARDS)))
        carried.add(tuple(sorted(card for card in dealt.deck if first >> card & 1)))

    assert len(carried) > 5


@pytest.mark.rule("REL-903")
def test_draft_picks_are_secret_until_all_have_chosen() -> None:
    desk = empty(DealHands(), round=2)
    before = view(GAME, desk.table, B)
    desk.table.apply(A, desk.table.options(A)[0])
    after = view(GAME, desk.table, B)

    assert list(after.state.areas[A].hand) == list(before.state.areas[A].hand)
    assert after.deciders == (A, B)
    assert dump_view(GAME, after)["pending"]["given"] == [[], []]
