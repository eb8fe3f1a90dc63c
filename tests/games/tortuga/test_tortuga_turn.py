"""Zones of cards and the frame of a turn."""

from __future__ import annotations

import pytest
from tortuga_build import A, B, own, scene

from cosmeeple.games.tortuga import GAME
from cosmeeple.games.tortuga.events import DeckShuffled, RoundLimitReached
from cosmeeple.kernel.records.carry import follow, playing


@pytest.mark.rule("TOR-030", "TOR-046")
def test_end_of_turn_discards_everything_then_draws_five() -> None:
    made = scene(
        areas__A__hand=["mining", "mining", "pilot"], areas__A__discard=["fence"], crypto=2
    )

    made.play("A play:mining", "A buy:hacker", "A end")

    assert made.get("areas.A.discard") == ["fence", "mining", "hacker", "mining", "pilot"]
    assert made.get("areas.A.hand") == ["maneuver"] * 5
    assert made.s.played == made.s.bought == []


@pytest.mark.rule("TOR-046")
def test_the_reserved_card_is_not_discarded() -> None:
    made = scene(areas__A__reserve="kraken")

    made.play("A end")

    assert made.get("areas.A.reserve") == "kraken"
    assert "kraken" not in made.get("areas.A.discard")


@pytest.mark.rule("TOR-046")
def test_too_few_cards_are_all_drawn() -> None:
    made = scene(areas__A__hand=["mining"], areas__A__deck=["pilot"])

    made.play("A end")

    assert made.get("areas.A.hand") == ["mining", "pilot"]


@pytest.mark.rule("TOR-031", "TOR-A08")
def test_a_reshuffle_in_the_turn_leaves_the_cards_of_this_turn_out() -> None:
    made = scene(
        areas__A__hand=["mining", "hacker", "combat_android"],
        areas__A__deck=["gunner"],
        areas__A__discard=["fence"],
    )

    made.play("A play:hacker", "A buy:hacker", "A play:combat_android", "A use:draw")

    assert made.get("areas.A.hand") == ["mining", "gunner", "fence"]
    assert made.get("areas.A.deck") == made.get("areas.A.discard") == []
    assert made.get("played") == ["hacker", "combat_android"]
    assert made.get("bought") == ["hacker"]
    assert [event.count for event in made.told(DeckShuffled)] == [1]


@pytest.mark.rule("TOR-031")
def test_at_the_end_of_the_turn_its_cards_are_shuffled_in() -> None:
    made = scene(areas__A__hand=["mining", "mining", "pilot"], areas__A__deck=[])

    made.play("A play:mining", "A end")

    assert sorted(made.get("areas.A.hand")) == ["mining", "mining", "pilot"]


@pytest.mark.rule("TOR-032")
def test_discard_pile_lies_open() -> None:
    made = scene(areas__B__discard=["kraken", "fence"])

    assert made.seen(A).state.areas[B].discard == made.s.areas[B].discard


@pytest.mark.rule("TOR-033")
def test_the_hold_is_open_but_for_deck_hand_and_reserve() -> None:
    made = scene(
        areas__B__minerals=3,
        areas__B__influence=4,
        areas__B__trophies=["bot"],
        areas__B__reserve="bot",
    )

    seen = made.seen(A).state.areas[B]

    assert (seen.minerals, seen.influence, seen.trophies) == (3, 4, made.s.areas[B].trophies)
    assert (seen.markers, seen.sector, seen.ship) == (10, 0, made.s.areas[B].ship)
    assert set(seen.deck + seen.hand + [seen.reserve]) == {-2}


@pytest.mark.rule("TOR-035")
def test_the_conqueror_controls() -> None:
    made = scene(areas__A__sector="turret_1", maneuver=3)

    made.play("A conquer")

    assert made.get("control.turret_1") == "A"
    assert made.get("defence.turret_1") == 3


@pytest.mark.rule("TOR-036")
def test_removed_cards_are_out_of_the_game() -> None:
    made = scene(areas__A__hand=["mining", "pilot"], areas__A__deck=[], maneuver=2)

    made.play("A play:mining", "A remove:mining", "A end")

    assert made.get("removed") == ["mining"]
    assert made.get("areas.A.hand") == ["pilot"]


@pytest.mark.rule("TOR-037")
def test_the_reserve_holds_one_card() -> None:
    made = scene(crypto=4)

    made.play("A reserve", "A stow:mining")

    assert made.get("areas.A.reserve") == "mining"
    assert made.forbidden("reserve") == ["TOR-075"]


@pytest.mark.rule("TOR-040")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_clockwise_and_rounds_count_from_the_first_player(players: int) -> None:
    made = scene(players, first="B", active="A", rounds=7)

    turns = []
    for _ in range(players + 1):
        turns.append((made.s.active, made.s.rounds))
        made.play(f"{'ABCD'[made.s.active]} end")

    assert turns[0] == (0, 7)
    assert turns[1:] == [
        ((1 + place) % players, 8 if place < players else 9) for place in range(players)
    ]


@pytest.mark.rule("TOR-041", "TOR-D02", "TOR-A16")
def test_a_ship_off_the_board_is_placed_first() -> None:
    made = own(scene(), "B", "mines", "turret_1")
    made.set("areas.B.sector", "-").set("areas.B.reserve", "pilot").set("areas.A.sector", "mines")

    made.play("A end")

    assert made.asked() == "PlaceShip B"
    assert made.options("B") == ["place:tortuga", "place:turret_1", "place:mines"]
    assert made.forbidden("place:vortex", "B") == ["TOR-041"]
    made.play("B place:mines")
    assert made.get("areas.B.sector") == "mines"
    assert made.asked() == "TakeReserve B"


@pytest.mark.rule("TOR-041")
def test_without_sectors_the_ship_returns_to_tortuga() -> None:
    made = scene(areas__B__sector="-")

    made.play("A end")

    assert made.asked() == "TakeAction B"
    assert made.get("areas.B.sector") == "tortuga"


@pytest.mark.rule("TOR-042", "TOR-050", "TOR-D03")
def test_the_reserved_card_makes_six() -> None:
    made = scene(areas__B__reserve="kraken")

    made.play("A end")
    assert made.options("B") == ["reserved:pass", "reserved:take"]
    made.play("B reserved:take")

    assert 6 == len(made.s.areas[B].hand)
    assert made.get("areas.B.reserve") == "-"
    assert made.asked() == "TakeAction B"


@pytest.mark.rule("TOR-050")
def test_a_declined_reserve_stays_for_a_later_turn() -> None:
    made = scene(areas__B__reserve="kraken")

    made.play("A end", "B reserved:pass")

    assert made.get("areas.B.reserve") == "kraken"
    assert not [option for option in made.options("B") if option.startswith("reserved")]
    made.play("B end", "A end")
    assert made.asked() == "TakeReserve B"


@pytest.mark.rule("TOR-043", "TOR-D04")
def test_actions_in_any_order_and_repeated() -> None:
    made = scene(maneuver=3, crypto=4)

    made.play(
        "A move:market_1", "A buy:hacker", "A move:tortuga", "A buy:hacker", "A move:turret_1"
    )

    assert made.get("bought") == ["hacker", "hacker"]
    assert made.get("areas.A.sector") == "turret_1"
    assert (made.s.maneuver, made.s.crypto) == (0, 0)


@pytest.mark.rule("TOR-044")
def test_resources_are_split_freely() -> None:
    made = scene(areas__A__hand=["boatswain", "mining"])

    made.play("A play:boatswain")
    assert (made.s.crypto, made.s.maneuver) == (2, 3)
    made.play("A move:market_1", "A collect", "A buy:hacker")

    assert (made.s.crypto, made.s.maneuver) == (0, 1)


@pytest.mark.rule("TOR-045")
def test_unspent_resources_are_lost_but_minerals_stay() -> None:
    made = scene(crypto=3, maneuver=2, areas__A__minerals=2)

    made.play("A end")

    assert (made.s.crypto, made.s.maneuver) == (0, 0)
    assert 2 == made.s.areas[A].minerals


@pytest.mark.rule("TOR-047")
def test_ending_the_turn_is_always_legal_and_nothing_is_compulsory() -> None:
    made = scene(crypto=9, maneuver=9)

    assert made.options()[0] == "end"
    made.play("A end")

    assert made.asked() == "TakeAction B"


@pytest.mark.rule("TOR-A30")
def test_the_engine_stops_after_sixty_rounds() -> None:
    made = scene(rounds=60, areas__B__influence=2)

    made.play("A end")
    assert not made.table.over()
    made.play("B end")

    assert made.asked() == "over"
    assert made.told(RoundLimitReached)
    assert made.get("score.winners") == ["B"]


@pytest.mark.rule("TOR-097", "TOR-120")
def test_the_fortress_gives_its_manoeuvre_by_itself_once_a_turn() -> None:
    made = own(scene(areas__A__sector="fortress", areas__B__hand=["mining"]), "A", "fortress")
    made.play("A end", "B end")

    assert 1 == made.s.maneuver
    assert "fortress" not in made.options()
    # Away and back again: it was used this turn.
    made.set("maneuver", 2).ready()
    there = next(option for option in made.options() if option.startswith("move:"))
    made.play(f"A {there}", "A move:fortress")
    assert 0 == made.s.maneuver


@pytest.mark.rule("TOR-097", "TOR-120")
def test_flying_to_the_own_fortress_brings_its_manoeuvre() -> None:
    made = own(scene(areas__A__sector="fortress", maneuver=2), "A", "fortress")
    there = next(option for option in made.options() if option.startswith("move:"))
    made.set("areas.A.sector", there.removeprefix("move:")).ready()

    made.play("A move:fortress")

    assert 2 == made.s.maneuver


@pytest.mark.rule("TOR-044", "TOR-046")
def test_the_end_of_the_turn_waits_for_the_player() -> None:
    made = scene(areas__A__hand=["mining"], areas__A__sector="-")

    made.play("A play:mining")

    assert ["end"] == [option for option in made.options() if not option.startswith("remove")]


def test_records_of_the_first_rules_lose_the_answer_that_is_not_asked_any_more() -> None:
    way = GAME.way_from(1)
    assert way is not None
    made = own(scene(areas__A__sector="fortress", areas__B__hand=["mining"]), "A", "fortress")
    made.play("A end", "B end")
    table = made.table
    # By the first rules A took the Manoeuvre, then ended the turn.
    assert not follow(way, table, 0, "fortress", playing(table), 1)
    assert follow(way, table, 0, "end", playing(table), 2)
    assert (1,) == table.deciders()
