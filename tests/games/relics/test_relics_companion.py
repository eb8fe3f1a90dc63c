"""Zu alone, beside the physical game."""

from __future__ import annotations

import pytest

from cosmeeple.games.relics import GAME
from cosmeeple.games.relics.companion import Companion
from cosmeeple.games.relics.events import (
    BuyersBoarded,
    CentreScored,
    GalleryScored,
    GuardPlaced,
    LeftoversCounted,
    TileBought,
    TileExcavated,
    ZuComparedArtefacts,
    ZuComparedColours,
)
from cosmeeple.games.relics.vocabulary import ARTEFACTS, ZU_CARDS
from cosmeeple.kernel.engine.errors import BadInput, UnknownKey

TABLE = {
    "buyers": {"purple": 3, "yellow": 6},
    "dig": {"purple_eye": 1, "purple_spiral": 1, "purple_trident": 1},
    "areas.A.guards": ["purple_eye"],
    "areas.B.guards": ["purple_spiral"],
    "areas.B.hold": ["green_eye", "red_trident", "orange_trident", "yellow_ring"],
}


def started() -> Companion:
    companion = Companion.start(GAME, 1)
    companion.enter(TABLE)
    return companion


@pytest.mark.rule("REL-723", "REL-735")
def test_zu_moves_by_what_the_table_shows_and_says_why() -> None:
    companion = started()

    events = companion.reveal("zu_exc_5")

    compared = [event for event in events if isinstance(event, ZuComparedColours)]
    assert [event.criterion for event in compared] == ["popularity"]
    assert [event.criterion for event in events if isinstance(event, ZuComparedArtefacts)] == [
        "not-sampled-by-you"
    ]
    taken = [event for event in events if isinstance(event, TileExcavated)]
    assert [ARTEFACTS[event.artefact] for event in taken] == ["purple_trident"]
    assert any(isinstance(event, GuardPlaced) for event in events)
    assert companion.shows("areas.B.hold")[
        -1
    ] == "purple_trident" or "purple_trident" in companion.shows("areas.B.hold")
    assert companion.shows("dig.purple_trident") == 0


def test_a_card_says_what_it_looks_at() -> None:
    companion = Companion.start(GAME, 1)

    assert "queues" not in companion.looks_at("zu_exc_1")
    assert companion.looks_at("zu_ord_1") == ()
    assert "areas.A.traders" in companion.looks_at("zu_sel_1")
    assert [card for card in ZU_CARDS if "ship" in companion.looks_at(card)] == [
        card for card in ZU_CARDS if card[:6] in ("zu_sel", "zu_bur")
    ]
    assert companion.draws_wanted("zu_for_1") == 2
    assert companion.draws_wanted("zu_exc_1") == 0


SALE = {
    "queues.m1": ["red", "special"],
    "ship": {"yellow": 3},
    "buyers": {"yellow": 5, "red": 7, "special": 5},
    "areas.B.traders": {"m1": 1},
    "areas.B.hold": ["red_eye"],
}


@pytest.mark.rule("REL-3451", "REL-3454")
@pytest.mark.parametrize("card", ["zu_sel_1", "zu_bur_1"])
def test_those_on_the_ship_go_home_when_zu_sells(card: str) -> None:
    companion = Companion.start(GAME, 1)
    companion.enter(SALE)
    companion.need_counted(card)

    events = companion.reveal(card)

    boarded = [event for event in events if isinstance(event, BuyersBoarded)]
    assert [(event.moved, event.returned) for event in boarded] == [((2, 5), (0, 0, 0))]
    assert companion.shows("buyers.yellow") == 8
    assert companion.shows("ship") == {
        "yellow": 0,
        "green": 0,
        "red": 1,
        "purple": 0,
        "orange": 0,
        "special": 1,
    }
    companion.need_counted(card)


@pytest.mark.rule("REL-010", "REL-3454")
@pytest.mark.parametrize(
    ("slip", "numbers"),
    [
        (
            {"ship": {"yellow": 2}},
            "8 yellow buyers in play 7 are counted: 5 waiting, 0 in queues, 2 on the ship",
        ),
        (
            {"queues.m2": ["red"]},
            "8 red buyers in play 9 are counted: 7 waiting, 2 in queues, 0 on the ship",
        ),
        (
            {"buyers": {"special": 4}},
            "6 special buyers in play 5 are counted: 4 waiting, 1 in queues, 0 on the ship",
        ),
    ],
)
def test_a_miscounted_buyer_is_noticed_before_zu_sells(
    slip: dict[str, object], numbers: str
) -> None:
    companion = Companion.start(GAME, 1)
    companion.enter(SALE)
    companion.enter(slip)

    companion.need_counted("zu_mar_1")
    with pytest.raises(BadInput, match=numbers):
        companion.need_counted("zu_sel_1")


@pytest.mark.rule("REL-016")
def test_what_is_remembered_from_long_ago_refuses_nothing() -> None:
    companion = Companion.start(GAME, 1)
    companion.enter({"dig": {"red_ring": 2}, "areas.A.hold": ["red_ring"], "areas.B.credits": 20})
    # Both tiles have been dug up and sold since; nobody had to say so.
    companion.reveal("zu_for_1", "ac_red_star", ["red_ring", "red_eye"])
    assert companion.shows("areas.B.hold") == ["red_ring"]

    companion.enter({"queues.m1": ["red"]})
    companion.enter({"areas.B.hatch": ["red_ring"]})

    with pytest.raises(BadInput, match="only 3 tiles of red_ring"):
        companion.enter({"areas.A.hold": ["red_ring"]})


@pytest.mark.rule("REL-221", "REL-785")
def test_the_last_round_has_no_forecast_to_enter() -> None:
    companion = Companion.start(GAME, 1)
    assert companion.looks_at("zu_for_1") == ("forecast",)
    companion.next_round()
    assert companion.looks_at("zu_for_1") == ("forecast",)
    companion.next_round()
    assert companion.looks_at("zu_for_1") == ()


def test_everything_can_be_undone_and_done_again_the_same_way() -> None:
    companion = started()
    first = companion.reveal("zu_mar_1")
    traders = companion.shows("areas.B.traders")
    assert companion.undo() == "reveal zu_mar_1"
    assert sum(companion.shows("areas.B.traders").values()) == 0

    again = companion.reveal("zu_mar_1")

    assert again == first
    assert companion.shows("areas.B.traders") == traders
    companion.undo()
    assert companion.undo().startswith("enter")
    assert companion.shows("dig.purple_eye") == 0
    with pytest.raises(BadInput, match="nothing to take back"):
        companion.undo()


@pytest.mark.parametrize(
    ("entries", "reason"),
    [
        ({"dig": {"purple_ring": 4}}, "only 3 tiles"),
        ({"queues.m1": ["red"] * 5}, "at most 4 buyers"),
        ({"buyers": {"red": 11}}, "10 red buyers in the box"),
        ({"queues.m9": ["red"]}, "is no market"),
        ({"queues.m1": ["pink"]}, "is no buyer"),
        ({"areas.B.hold": ["red_eye"] * 6}, "no room"),
    ],
)
def test_an_impossible_table_is_refused_and_nothing_changes(
    entries: dict[str, object], reason: str
) -> None:
    companion = started()

    with pytest.raises(BadInput, match=reason):
        companion.enter(entries)

    assert len(companion.steps) == 1
    assert companion.shows("queues.m1") == []


@pytest.mark.rule("REL-785", "REL-786")
def test_a_forecast_uses_the_card_and_the_tiles_drawn_at_the_table() -> None:
    companion = Companion.start(GAME, 1)
    companion.enter(
        {
            "forecast": ["ac_red_star", "ac_red_gate", "ac_green_wave"],
            "forecast_crew": ["A", "-", "-"],
        }
    )
    companion.enter({"areas.B.credits": 20})

    events = companion.reveal("zu_for_1", "ac_purple_wave", ["purple_eye", "purple_ring"])

    bought = [event for event in events if isinstance(event, TileBought)]
    assert [ARTEFACTS[event.artefact] for event in bought] == ["purple_ring"]
    assert companion.shows("forecast") == ["ac_red_star", "ac_purple_wave", "ac_green_wave"]
    assert companion.shows("dig.purple_eye") == 1
    with pytest.raises(BadInput, match="not of the colour"):
        companion.reveal("zu_for_2", "ac_red_wave", ["purple_eye"])
    with pytest.raises(UnknownKey, match="needs the action card"):
        companion.reveal("zu_for_2")


@pytest.mark.rule("REL-705", "REL-720", "REL-724")
def test_the_physical_deck_decides_which_card_comes() -> None:
    companion = Companion.start(GAME, 1)
    seen = []
    for _ in range(10):
        card = companion.next_card()
        assert card is not None
        seen.append(card)
        tiles = ("ac_red_star", ["red_eye", "red_ring"]) if card.startswith("zu_for") else ("", [])
        companion.reveal(card, *tiles)
    assert companion.next_card() is None
    with pytest.raises(BadInput, match="Zu passes"):
        companion.reveal("zu_exc_1")

    companion.next_round()

    assert len(companion.state.zu[0].deck) == 10
    assert companion.state.round == 2
    with pytest.raises(UnknownKey):
        companion.reveal("zu_xyz")


def test_a_card_comes_only_once_a_round() -> None:
    companion = Companion.start(GAME, 1)
    companion.reveal("zu_ord_1")

    with pytest.raises(BadInput, match="revealed in this round already"):
        companion.reveal("zu_ord_1")


@pytest.mark.rule("REL-801", "REL-804")
def test_modules_apply() -> None:
    companion = Companion.start(GAME, 1, ("easier_no_start_credits", "easier_burn_card"))
    assert companion.shows("areas.B.credits") == 0

    companion.reveal("zu_exc_1")

    assert len(companion.state.zu[0].deck) == 8
    with pytest.raises(UnknownKey, match="no difficulty module"):
        Companion.start(GAME, 1, ("easiest",))


@pytest.mark.rule("REL-401", "REL-402", "REL-725")
def test_the_majorities_of_a_round_are_told_and_added() -> None:
    companion = started()
    companion.enter(
        {
            "areas.A.representatives": {"left": 2, "middle": 1, "right": 0},
            "areas.B.representatives": {"left": 1, "middle": 1, "right": 3},
        }
    )
    before = [companion.shows(f"areas.{seat}.credits") for seat in "AB"]

    events = companion.score_round()

    scored = [event for event in events if isinstance(event, CentreScored)]
    assert [event.counts for event in scored] == [(2, 1), (1, 1), (0, 3)]
    first, second = (
        companion.state.kit.centre_prize[1][0],
        companion.state.kit.centre_prize[1][1:2] or (0,),
    )
    shared = (first + second[0]) // 2
    assert [event.credits_each for event in scored] == [
        (first, second[0]),
        (shared, shared),
        (0, first),
    ]
    gained = [sum(event.credits_each[seat] for event in scored) for seat in (0, 1)]
    assert [companion.shows(f"areas.{seat}.credits") for seat in "AB"] == [
        before[0] + gained[0],
        before[1] + gained[1],
    ]
    companion.undo()
    assert [companion.shows(f"areas.{seat}.credits") for seat in "AB"] == before


@pytest.mark.rule("REL-410", "REL-791")
def test_the_last_scoring_counts_gallery_and_tiles_left() -> None:
    companion = started()
    companion.next_round()
    companion.next_round()

    events = companion.score_round()

    left = [event.credits for event in events if isinstance(event, LeftoversCounted)]
    assert left == [3 + 5 + 5 + 6]
    assert [type(event) for event in events[3:]] == [GalleryScored, LeftoversCounted]
    rows = {row.category: row.points[1] for row in companion.points()}
    assert rows["leftovers"] == 19
    assert rows["credits"] == companion.shows("areas.B.credits")


@pytest.mark.rule("REL-220", "REL-805")
def test_crew_comes_back_from_the_forecast_with_the_new_round() -> None:
    companion = Companion.start(GAME, 1, ["easier_limited_crew"])
    companion.enter({"forecast": ["ac_red_star", "ac_red_gate"], "forecast_crew": ["B", "-"]})
    crew = companion.state.areas[1].crew

    companion.next_round()

    assert companion.state.areas[1].crew == crew + 1
    assert companion.shows("forecast") == []
