"""The actions of a turn, one after the other."""

from __future__ import annotations

import pytest
from tortuga_build import A, B, C, card, own, scene

from cosmeeple.games.tortuga.events import (
    CardReserved,
    CardReservedSecretly,
    HuntScouted,
    HuntSeen,
    ShipMoved,
    TrophyBoxed,
)
from cosmeeple.games.tortuga.vocabulary import SECTORS

# --- action 2: play a card


@pytest.mark.rule("TOR-051", "TOR-D05")
def test_playing_a_card_fills_the_pool() -> None:
    made = scene(areas__A__hand=["mining", "smuggler", "smuggler"])

    assert [option for option in made.options() if option.startswith("play")] == ["play:mining", "play:smuggler"]
    made.play("A play:smuggler")

    assert (made.s.crypto, made.s.maneuver) == (3, 1)
    assert made.get("played") == ["smuggler"]
    assert made.get("areas.A.hand") == ["mining", "smuggler"]
    assert made.forbidden("play:kraken") == ["TOR-051"]


@pytest.mark.rule("TOR-052", "TOR-D06")
@pytest.mark.parametrize("first", ["draw", "remove:played:professor"])
def test_abilities_in_any_order_and_optional(first: str) -> None:
    made = scene(areas__A__hand=["mining", "professor"])
    made.play("A play:professor")
    assert {"use:draw", "use:remove:hand:mining", "use:pass"} <= set(made.options())

    made.play(f"A use:{first}")
    assert made.asked() == "UseAbility A"
    assert f"use:{first}" not in made.options()
    made.play("A use:pass")

    assert made.asked() == "TakeAction A"


@pytest.mark.rule("TOR-052")
def test_an_ability_not_used_at_once_is_lost() -> None:
    made = scene(areas__A__hand=["mining", "combat_android"])

    made.play("A play:combat_android", "A use:pass")

    assert made.asked() == "TakeAction A"
    assert 1 == len(made.s.areas[A].hand)
    assert not [option for option in made.options() if option.startswith("use")]


@pytest.mark.rule("TOR-053")
def test_skirmish_abilities_do_nothing_when_played() -> None:
    made = scene(areas__A__hand=["boarder", "mining"])

    made.play("A play:boarder")

    assert made.asked() == "TakeAction A"
    assert 3 == made.s.maneuver


@pytest.mark.rule("TOR-054", "TOR-203", "TOR-D07")
def test_booster_moves_up_to_three_for_nothing() -> None:
    made = scene(areas__A__hand=["booster", "mining"], areas__A__sector="vortex")

    made.play("A play:booster")

    assert (made.s.crypto, made.s.maneuver) == (0, 0)
    near = ["tortuga", "market_1", "market_2", "turret_1", "turret_2", "mines"]
    assert made.options() == ["use:pass", *[f"use:move:{name}" for name in near]]
    assert made.forbidden("use:move:fortress") == ["TOR-062"]
    made.play("A use:move:mines")
    assert made.get("areas.A.sector") == "mines"


# --- action 3: buy


@pytest.mark.rule("TOR-055", "TOR-D13")
@pytest.mark.parametrize("here", ["tortuga", "market_1", "turret_2"])
def test_t_cards_are_sold_in_t_sectors(here: str) -> None:
    made = scene(areas__A__sector=here, crypto=4)

    bought = [option for option in made.options() if option.startswith("buy")]

    assert bought == ["buy:hacker", "buy:pilot", "buy:bodyguard"]
    assert made.forbidden("buy:gunner") == ["TOR-056"]
    assert "TOR-055" in made.forbidden("buy:mercenary")


@pytest.mark.rule("TOR-055", "TOR-120", "TOR-121", "TOR-122", "TOR-123")
@pytest.mark.parametrize(
    ("here", "letter", "sold"),
    [
        ("fortress", "F", "sapper"),
        ("laboratory", "L", "geneticist"),
        ("mines", "K", "miner"),
        ("vortex", "W", "boarder"),
    ],
)
def test_special_sectors_sell_their_two_open_cards(here: str, letter: str, sold: str) -> None:
    made = scene(areas__A__sector=here, crypto=9)
    rest = {"F": "deserter", "L": "professor", "K": "fence", "W": "mercenary"}[letter]
    made.set(f"rows.{letter}", [sold, rest]).ready()

    bought = [option for option in made.options() if option.startswith("buy")]

    assert sorted(bought) == sorted([f"buy:{sold}", f"buy:{rest}"])
    assert "TOR-055" in made.forbidden("buy:hacker")


@pytest.mark.rule("TOR-055", "TOR-A10")
def test_no_purchase_without_a_ship() -> None:
    made = scene(areas__A__sector="-", crypto=9)

    assert made.forbidden("buy:hacker") == ["TOR-055"]


@pytest.mark.rule("TOR-056", "TOR-070")
def test_price_in_crypto_and_minerals() -> None:
    made = scene(crypto=3, areas__A__minerals=2, stash=1)

    assert made.forbidden("buy:bodyguard") == ["TOR-056"]
    made.play("A mineral", "A buy:bodyguard")

    assert (made.s.crypto, made.s.areas[A].minerals, made.s.stash) == (0, 1, 2)


@pytest.mark.rule("TOR-057", "TOR-A17")
def test_a_special_market_is_filled_up_while_its_deck_lasts() -> None:
    made = scene(areas__A__sector="mines", crypto=20, rows={"K": ["miner", "fence"]}, decks={"K": ["ore_baron"]})

    made.play("A buy:miner")
    assert made.get("rows.K") == ["ore_baron", "fence"]
    made.play("A buy:fence")

    assert made.get("rows.K") == ["ore_baron"]
    assert made.get("decks.K") == []
    assert "TOR-A17" in made.forbidden("refresh:ore_baron")


@pytest.mark.rule("TOR-055")
def test_an_empty_pile_sells_nothing() -> None:
    made = scene(crypto=9, piles={"hacker_pile": 1})

    made.play("A buy:hacker")

    assert made.forbidden("buy:hacker") == ["TOR-055"]


@pytest.mark.rule("TOR-058", "TOR-A08")
def test_a_bought_card_waits_for_the_end_of_the_turn() -> None:
    made = scene(crypto=2)

    made.play("A buy:hacker")
    assert made.get("areas.A.discard") == []
    made.play("A end")

    assert "hacker" in made.get("areas.A.discard")


# --- action 4: refresh


@pytest.mark.rule("TOR-060", "TOR-D14")
def test_refresh_puts_a_card_under_the_deck_and_takes_the_top_one() -> None:
    made = scene(
        areas__A__sector="vortex",
        crypto=2,
        rows={"W": ["mercenary", "boarder"]},
        decks={"W": ["trace_eraser", "shadow_captain"]},
    )

    assert [o for o in made.options() if o.startswith("refresh")] == ["refresh:mercenary", "refresh:boarder"]
    made.play("A refresh:mercenary")

    assert made.get("rows.W") == ["shadow_captain", "boarder"]
    assert made.get("decks.W") == ["mercenary", "trace_eraser"]
    assert 1 == made.s.crypto
    made.play("A refresh:boarder")
    assert made.get("rows.W") == ["shadow_captain", "trace_eraser"]


@pytest.mark.rule("TOR-060")
def test_with_one_card_in_the_deck_the_refreshed_card_lies_below_it() -> None:
    made = scene(
        areas__A__sector="vortex", crypto=1, rows={"W": ["mercenary", "boarder"]}, decks={"W": ["trace_eraser"]}
    )

    made.play("A refresh:mercenary")

    assert made.get("rows.W") == ["trace_eraser", "boarder"]
    assert made.get("decks.W") == ["mercenary"]


@pytest.mark.rule("TOR-060")
def test_no_refresh_in_t_sectors_nor_without_crypto() -> None:
    made = scene(crypto=5)
    assert made.forbidden("refresh:mercenary") == ["TOR-060"]

    poor = scene(areas__A__sector="vortex", rows={"W": ["mercenary", "boarder"]})

    assert poor.forbidden("refresh:mercenary") == ["TOR-060"]


# --- action 5: move


@pytest.mark.rule("TOR-062", "TOR-D15")
def test_a_step_costs_a_manoeuvre_and_ships_never_block() -> None:
    made = scene(3, maneuver=2, areas__B__sector="market_1", areas__C__sector="market_1")

    made.play("A move:market_1")

    assert made.asked() == "TakeAction A"
    assert (made.s.maneuver, made.get("areas.A.sector")) == (1, "market_1")
    assert made.forbidden("move:turret_2") == ["TOR-062"]
    made.play("A move:turret_1")
    assert made.forbidden("move:market_1") == ["TOR-062"]


@pytest.mark.rule("TOR-063", "TOR-A24", "TOR-157")
def test_a_flight_is_one_step_of_play() -> None:
    made = scene(areas__A__hand=["gravity_rider", "mining"], areas__A__sector="vortex")

    made.play("A play:gravity_rider")
    assert all(option.startswith("use:") for option in made.options())
    made.play("A use:move:mines")

    assert made.asked() == "TakeAction A"
    assert (made.s.maneuver, made.get("areas.A.sector")) == (2, "mines")
    assert [(e.origin, e.sector) for e in made.told(ShipMoved)] == [(10, 9)]  # type: ignore[attr-defined]


@pytest.mark.rule("TOR-157")
def test_a_flight_needs_the_ship_on_the_board() -> None:
    made = scene(areas__A__hand=["booster", "mining"], areas__A__sector="-")

    made.play("A play:booster")

    assert made.asked() == "TakeAction A"


# --- action 6: Minerals


@pytest.mark.rule("TOR-065", "TOR-D16")
def test_collecting_the_mineral_of_the_sector() -> None:
    made = scene(areas__A__sector="market_1", maneuver=2)

    made.play("A collect")

    assert (made.s.areas[A].minerals, made.s.maneuver) == (1, 1)
    assert made.forbidden("collect") == ["TOR-065"]
    assert "market_1" not in made.get("minerals")


@pytest.mark.rule("TOR-065", "TOR-122")
def test_the_stash_cannot_be_collected() -> None:
    made = scene(areas__A__sector="mines", maneuver=2, stash=4)

    made.play("A collect")

    assert made.forbidden("collect") == ["TOR-065"]
    assert 4 == made.s.stash


@pytest.mark.rule("TOR-070")
def test_minerals_pay_any_crypto_cost_and_go_to_the_stash() -> None:
    made = own(scene(areas__A__minerals=4, areas__A__sector="vortex"), "A", "market_1")

    made.play(*["A mineral"] * 4, "A strengthen:market_1")

    assert (made.s.stash, made.s.areas[A].minerals) == (4, 0)
    assert made.get("defence.market_1") == 4
    assert made.forbidden("mineral") == ["TOR-070"]


@pytest.mark.rule("TOR-070")
def test_crypto_from_a_mineral_is_lost_with_the_rest() -> None:
    made = scene(areas__A__minerals=1)

    made.play("A mineral", "A end")

    assert (made.s.crypto, made.s.areas[A].minerals, made.s.stash) == (0, 0, 1)


# --- action 7: scout


@pytest.mark.rule("TOR-072", "TOR-171", "TOR-D16")
def test_scouting_is_private() -> None:
    made = scene(3, areas__A__sector="mines", maneuver=2, hunts={"mines": "kraken"})

    made.play("A scout")

    assert made.get("scouts.mines") == ["A"]
    assert (made.s.maneuver, made.s.areas[A].markers) == (1, 9)
    assert [event.card for event in made.told(HuntSeen, A)] == [card("kraken")]  # type: ignore[attr-defined]
    assert made.told(HuntSeen, B) == []
    assert made.told(HuntScouted, B)
    assert made.forbidden("scout") == ["TOR-072"]
    assert made.seen(A).state.hunts[9] == card("kraken")
    assert made.seen(B).state.hunts[9] == made.seen().state.hunts[9] == -2


@pytest.mark.rule("TOR-073", "TOR-171")
def test_a_scout_may_look_again_from_anywhere() -> None:
    made = scene(hunts={"mines": "kraken"}, scouts={"mines": ["A", "B"]}, areas__A__sector="vortex")

    assert made.seen(A).state.hunts[9] == made.seen(B).state.hunts[9] == card("kraken")


@pytest.mark.rule("TOR-072")
def test_nothing_to_scout() -> None:
    made = scene(maneuver=1)
    assert made.forbidden("scout") == ["TOR-072"]

    poor = scene(areas__A__sector="mines")

    assert poor.forbidden("scout") == ["TOR-072"]


@pytest.mark.rule("TOR-A21", "TOR-072")
def test_no_scouting_without_a_free_marker() -> None:
    made = scene(areas__A__sector="mines", maneuver=1, areas__A__markers=0)

    assert made.forbidden("scout") == ["TOR-A21"]


# --- action 8: reserve


@pytest.mark.rule("TOR-075", "TOR-D09")
def test_reserving_a_hand_card_for_two_crypto() -> None:
    made = scene(areas__A__hand=["mining", "pilot", "pilot"], crypto=3)

    made.play("A reserve")
    assert made.options() == ["stow:mining", "stow:pilot"]
    made.play("A stow:pilot")

    assert made.get("areas.A.reserve") == "pilot"
    assert made.get("areas.A.hand") == ["mining", "pilot"]
    assert 1 == made.s.crypto
    assert made.told(CardReserved, B)
    assert made.told(CardReservedSecretly, B) == []


@pytest.mark.rule("TOR-075")
def test_no_reserve_without_crypto_or_cards() -> None:
    assert scene(crypto=1).forbidden("reserve") == ["TOR-075"]
    made = scene(crypto=2, maneuver=1, areas__A__hand=[])

    assert made.forbidden("reserve") == ["TOR-075"]


# --- action 9: remove


@pytest.mark.rule("TOR-077", "TOR-D08")
def test_removing_a_played_card_keeps_its_resources() -> None:
    made = scene(areas__A__hand=["mining", "mining", "smuggler"], maneuver=4)
    assert "TOR-077" in made.forbidden("remove:mining")

    made.play("A play:mining", "A remove:mining", "A play:smuggler", "A remove:smuggler")

    assert (made.s.crypto, made.s.maneuver) == (4, 1)
    assert made.get("removed") == ["mining", "smuggler"]
    assert made.get("played") == []


@pytest.mark.rule("TOR-077", "TOR-A20")
def test_cards_used_in_a_skirmish_cannot_be_removed_later() -> None:
    made = own(scene(maneuver=9, fought=["gunner"], areas__A__sector="vortex"), "A", "vortex")

    assert made.forbidden("remove:gunner") == ["TOR-077"]
    assert made.forbidden("vortex:gunner") == ["TOR-077"]


# --- action 10: hunt


@pytest.mark.rule("TOR-080", "TOR-081", "TOR-A08")
def test_capturing_a_scouted_target() -> None:
    made = scene(
        3,
        areas__A__sector="mines",
        maneuver=8,
        hunts={"mines": "kraken"},
        scouts={"mines": ["A", "C"]},
        areas__A__markers=9,
        areas__C__markers=9,
    )

    made.play("A hunt")

    assert 0 == made.s.maneuver
    assert 1 == made.s.areas[A].influence
    assert made.get("areas.A.trophies") == ["kraken"]
    assert made.get("areas.A.discard") == ["kraken"]
    assert "kraken" not in made.get("hunt_deck")
    assert (made.get("hunts.mines"), made.get("scouts.mines")) == ("-", [])
    assert (made.s.areas[A].markers, made.s.areas[C].markers) == (10, 10)


@pytest.mark.rule("TOR-081", "TOR-A08")
def test_a_captured_card_can_be_shuffled_in_the_same_turn() -> None:
    made = scene(
        areas__A__sector="mines",
        areas__A__hand=["lab_assistant", "mining"],
        areas__A__deck=[],
        maneuver=2,
        hunts={"mines": "bot"},
        scouts={"mines": ["A"]},
    )

    made.play("A hunt", "A play:lab_assistant", "A use:draw")

    assert made.get("areas.A.hand") == ["mining", "bot"]


@pytest.mark.rule("TOR-080")
def test_only_scouted_targets_and_for_the_full_difficulty() -> None:
    made = scene(areas__A__sector="mines", maneuver=7, hunts={"mines": "kraken"})
    assert made.forbidden("hunt") == ["TOR-080"]

    made.set("scouts.mines", ["A"]).ready()
    assert made.forbidden("hunt") == ["TOR-080"]

    made.set("maneuver", 8).ready()
    assert "hunt" in made.options()
    made.set("areas.A.sector", "vortex").ready()
    assert made.forbidden("hunt") == ["TOR-080"]


# --- action 11: reward


@pytest.mark.rule("TOR-083", "TOR-D17")
def test_claiming_the_reward_from_the_hand() -> None:
    made = scene(areas__A__hand=["mining", "plasma_dragon"], areas__A__trophies=["plasma_dragon"], areas__A__sector="-")

    made.play("A claim:plasma_dragon")

    assert 3 == made.s.areas[A].influence
    assert made.get("removed") == ["plasma_dragon"]
    assert made.get("areas.A.trophies") == []
    assert made.get("areas.A.hand") == ["mining"]


@pytest.mark.rule("TOR-083", "TOR-084")
def test_a_played_hunt_card_gives_resources_instead() -> None:
    made = scene(areas__A__hand=["mining", "plasma_dragon"], areas__A__trophies=["plasma_dragon"])
    assert {"play:plasma_dragon", "claim:plasma_dragon"} <= set(made.options())

    made.play("A play:plasma_dragon")

    assert (made.s.crypto, made.s.maneuver, made.s.areas[A].influence) == (1, 4, 0)
    assert made.forbidden("claim:plasma_dragon") == ["TOR-083"]
    made.play("A end")
    assert "plasma_dragon" in made.get("areas.A.discard")
    assert made.get("areas.A.trophies") == ["plasma_dragon"]


@pytest.mark.rule("TOR-A19")
def test_a_hunt_card_removed_otherwise_gives_nothing() -> None:
    made = scene(areas__A__hand=["mining", "bot"], areas__A__trophies=["bot"], maneuver=2)

    made.play("A play:bot", "A remove:bot")

    assert 0 == made.s.areas[A].influence
    assert made.get("areas.A.trophies") == []
    assert made.told(TrophyBoxed)


# --- action 12: conquer


@pytest.mark.rule("TOR-086", "TOR-087", "TOR-A06", "TOR-X08", "TOR-D18")
@pytest.mark.parametrize(
    ("here", "cost"), [("market_1", 3), ("turret_2", 3), ("fortress", 5), ("vortex", 5), ("tortuga", 15)]
)
def test_first_conquest(here: str, cost: int) -> None:
    made = scene(areas__A__sector=here, areas__B__sector="mines", maneuver=cost - 1)
    assert made.forbidden("conquer") == ["TOR-086"]

    made.set("maneuver", cost + 3).ready()
    made.play("A conquer")

    assert made.get(f"control.{here}") == "A"
    assert made.get(f"defence.{here}") == cost
    assert 3 == made.s.maneuver
    assert 9 == made.s.areas[A].markers


@pytest.mark.rule("TOR-086")
def test_foreign_ships_do_not_matter_in_a_sector_of_nobody() -> None:
    made = scene(4, areas__A__sector="market_1", maneuver=3)
    for seat in "BCD":
        made.set(f"areas.{seat}.sector", "market_1")
    made.ready()

    made.play("A conquer")

    assert made.get("control.market_1") == "A"


@pytest.mark.rule("TOR-086")
def test_conquest_needs_the_ship_there() -> None:
    made = scene(areas__A__sector="-", maneuver=15)

    assert made.forbidden("conquer") == ["TOR-A10"]


@pytest.mark.rule("TOR-087", "TOR-088", "TOR-X06")
def test_conquest_from_another_player_is_one_higher_and_moves_the_tokens() -> None:
    made = own(scene(areas__A__sector="market_1", maneuver=6), "B", "market_1", level=3)
    assert (made.influence(A), made.influence(B)) == (0, 1)

    made.play("A conquer")

    assert made.get("defence.market_1") == 4
    assert 2 == made.s.maneuver
    assert (made.influence(A), made.influence(B)) == (1, 0)
    assert (made.s.areas[A].markers, made.s.areas[B].markers) == (9, 10)
    assert "token:market_1" in made.options()


@pytest.mark.rule("TOR-089", "TOR-X07")
@pytest.mark.parametrize(("here", "top"), [("market_1", 8), ("mines", 10)])
def test_conquest_at_the_maximum(here: str, top: int) -> None:
    made = own(scene(areas__A__sector=here, maneuver=top), "B", here, level=top)
    assert made.forbidden("conquer") == ["TOR-086"]

    made.set("maneuver", top + 1).ready()
    made.play("A conquer")

    assert made.get(f"defence.{here}") == top
    assert made.get(f"control.{here}") == "A"
    assert 0 == made.s.maneuver


@pytest.mark.rule("TOR-090", "TOR-A12")
def test_the_controller_present_must_be_attacked() -> None:
    made = own(scene(3, areas__A__sector="mines", areas__A__hand=["pilot"], maneuver=9), "B", "mines")
    made.set("areas.B.sector", "mines").set("areas.C.sector", "mines").ready()

    assert made.forbidden("conquer") == ["TOR-090"]
    assert {"attack:B", "attack:C"} <= set(made.options())
    made.set("areas.B.sector", "-").ready()
    assert "conquer" in made.options()
    assert made.forbidden("attack:B") == ["TOR-100"]


@pytest.mark.rule("TOR-A32")
def test_no_conquest_of_an_own_sector() -> None:
    made = own(scene(areas__A__sector="mines", maneuver=9), "A", "mines")

    assert made.forbidden("conquer") == ["TOR-A32"]


@pytest.mark.rule("TOR-A21", "TOR-D25", "TOR-024")
def test_a_marker_is_taken_back_for_a_conquest() -> None:
    made = scene(
        areas__A__sector="market_1", maneuver=3, areas__A__markers=0, scouts={"mines": ["A"], "vortex": ["A", "B"]}
    )

    made.play("A conquer")
    assert made.asked() == "TakeBackMarker A"
    assert made.options() == ["marker:mines", "marker:vortex"]
    assert made.forbidden("marker:fortress") == ["TOR-A21"]
    made.play("A marker:vortex")

    assert made.get("scouts") == {name: {"mines": ["A"], "vortex": ["B"]}.get(name, []) for name in SECTORS}
    assert made.get("control.market_1") == "A"
    assert 0 == made.s.areas[A].markers
    assert made.seen(A).state.hunts[10] == -2


@pytest.mark.rule("TOR-A21")
def test_tortuga_can_be_the_eleventh_sector() -> None:
    made = own(scene(3, maneuver=15), "A", *SECTORS[1:])
    # Fourteen influence of ten sectors; none of the ten markers is left.
    assert (made.influence(A), made.s.areas[A].markers) == (14, 0)

    made.play("A conquer")

    assert made.asked() == "over"
    assert (made.influence(A), made.s.areas[A].markers) == (17, 0)


# --- action 13: strengthen


@pytest.mark.rule("TOR-093", "TOR-A14", "TOR-X10", "TOR-D19")
def test_strengthening_costs_the_full_number() -> None:
    made = own(scene(crypto=7, areas__A__sector="-"), "A", "mines", level=5)

    made.play("A strengthen:mines")
    assert made.options() == ["strengthen:6", "strengthen:7"]
    assert made.forbidden("strengthen:5") == ["TOR-A14"]
    assert made.forbidden("strengthen:8") == ["TOR-093"]
    made.play("A strengthen:7")

    assert made.get("defence.mines") == 7
    assert 0 == made.s.crypto


@pytest.mark.rule("TOR-093")
def test_what_cannot_be_strengthened() -> None:
    made = own(scene(crypto=30), "A", "tortuga", "market_1")
    own(made, "B", "mines")
    made.set("defence.market_1", 8).ready()

    assert made.forbidden("strengthen:tortuga")[0] == "TOR-093"
    assert made.forbidden("strengthen:mines") == ["TOR-093"]
    assert made.forbidden("strengthen:market_1") == ["TOR-093"]
    assert made.forbidden("strengthen:vortex") == ["TOR-093"]


@pytest.mark.rule("TOR-093")
def test_strengthening_stops_at_the_end_of_the_track() -> None:
    made = own(scene(crypto=30), "A", "market_1", level=6)

    made.play("A strengthen:market_1")

    assert made.options() == ["strengthen:7", "strengthen:8"]


# --- further options


@pytest.mark.rule("TOR-095", "TOR-126", "TOR-D16")
def test_influence_is_sold_in_tortuga_only() -> None:
    made = scene(crypto=15)

    made.play("A influence", "A influence")

    assert (made.s.areas[A].influence, made.s.crypto) == (2, 1)
    assert made.forbidden("influence") == ["TOR-095"]
    assert scene(crypto=15, areas__A__sector="market_1").forbidden("influence") == ["TOR-095"]


@pytest.mark.rule("TOR-096", "TOR-124", "TOR-A33")
def test_each_market_token_once_per_turn() -> None:
    made = own(scene(3), "A", "market_1", "market_3")
    own(made, "B", "market_2")

    made.play("A token:market_1")
    assert made.forbidden("token:market_1") == ["TOR-096"]
    assert made.forbidden("token:market_2") == ["TOR-096"]
    made.play("A token:market_3")

    assert 2 == made.s.crypto
    made.play("A end", "B end", "C end")
    assert {"token:market_1", "token:market_3"} <= set(made.options())


@pytest.mark.rule("TOR-096", "TOR-127")
def test_a_token_works_from_the_moment_it_is_received() -> None:
    made = own(scene(areas__A__sector="market_1", maneuver=4), "B", "market_1")

    made.play("A conquer", "A token:market_1")

    assert 1 == made.s.crypto


@pytest.mark.rule("TOR-097", "TOR-A13")
@pytest.mark.parametrize("name", ["fortress", "laboratory", "mines", "vortex"])
def test_sector_abilities_need_control_and_ship_and_work_once(name: str) -> None:
    answer = "vortex:mining" if name == "vortex" else name
    made = scene(areas__A__sector=name, stash=2, areas__A__hand=["mining"] * 3)
    made.play("A play:mining", "A play:mining")
    rule = {"fortress": "TOR-120", "laboratory": "TOR-121", "mines": "TOR-122", "vortex": "TOR-123"}[name]
    assert made.forbidden(answer) == [rule]

    own(made, "A", name)
    away = made.copy().set("areas.A.sector", "tortuga").ready()
    assert away.forbidden(answer) == [rule]
    made.play(f"A {answer}")
    if name == "laboratory":
        made.play("A stow:mining").set("areas.A.hand", ["pilot"]).set("areas.A.reserve", "-").ready()

    assert made.forbidden(answer) == ["TOR-A13"]
    made.play("A end", "B end").set("played", ["mining"]).ready()
    assert answer in made.options()


@pytest.mark.rule("TOR-120")
def test_fortress_gives_a_manoeuvre() -> None:
    made = own(scene(areas__A__sector="fortress"), "A", "fortress")

    made.play("A fortress")

    assert 1 == made.s.maneuver


@pytest.mark.rule("TOR-121")
def test_laboratory_reserves_for_free() -> None:
    made = own(scene(areas__A__sector="laboratory", areas__A__hand=["mining", "pilot"]), "A", "laboratory")

    made.play("A laboratory", "A stow:pilot")

    assert (made.s.crypto, made.get("areas.A.reserve")) == (0, "pilot")
    full = own(scene(areas__A__sector="laboratory", areas__A__reserve="bot"), "A", "laboratory")
    assert full.forbidden("laboratory") == ["TOR-075"]


@pytest.mark.rule("TOR-122")
def test_mines_give_a_mineral_of_the_stash() -> None:
    made = own(scene(areas__A__sector="mines", stash=1), "A", "mines")

    made.play("A mines")

    assert (made.s.stash, made.s.areas[A].minerals) == (0, 1)
    assert "mines" in made.get("minerals")
    empty = own(scene(areas__A__sector="mines"), "A", "mines")
    assert empty.forbidden("mines") == ["TOR-122"]


@pytest.mark.rule("TOR-123", "TOR-D08")
def test_vortex_removes_a_played_card_for_free() -> None:
    made = own(scene(areas__A__sector="vortex"), "A", "vortex")
    assert made.forbidden("vortex:mining") == ["TOR-077"]

    made.play("A play:mining", "A vortex:mining")

    assert made.get("removed") == ["mining"]
    assert (made.s.crypto, made.s.maneuver) == (1, 0)


@pytest.mark.rule("TOR-A10")
def test_what_is_left_without_a_ship() -> None:
    made = scene(
        areas__A__sector="-",
        areas__A__hand=["mining", "bot"],
        areas__A__minerals=1,
        crypto=9,
        maneuver=16,
        played=["pilot"],
    )
    own(made, "A", "market_1", "fortress")

    heads = {option.split(":")[0] for option in made.options()}

    assert heads == {"end", "play", "claim", "strengthen", "reserve", "remove", "mineral", "token"}
