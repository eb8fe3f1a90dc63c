"""The skirmish, in the order of its steps, and what the scenarios change."""

from __future__ import annotations

import pytest
from tortuga_build import A, B, Scene, card, own, scene

from cosmeeple.games.tortuga.events import (
    AttackDeclared,
    AttackRevealed,
    CardCommitted,
    InfluenceTaken,
    SectorSeized,
    SkirmishWon,
    StrengthCounted,
)
from cosmeeple.games.tortuga.skirmish import attack_strength, defence_strength


def meeting(players: int = 2, scenario: str = "standard", **fields: object) -> Scene:
    """A and B share the Mines; A holds a Gunner and a Pilot, B a Bodyguard, both with spare Mining
    cards."""
    made = scene(
        players,
        scenario,
        areas__A__sector="mines",
        areas__B__sector="mines",
        areas__A__hand=["mining", "pilot", "gunner"],
        areas__B__hand=["mining", "bodyguard"],
    )
    for path, value in fields.items():
        made.set(path.replace("__", "."), value)
    return made.ready()


def fight(made: Scene, attack: list[str], defence: list[str]) -> Scene:
    made.play("A attack:B", *[f"A commit:{name}" for name in attack])
    if made.asked() == "CommitCard A":
        made.play("A commit:pass")
    made.play(*[f"B defend:{name}" for name in defence])
    if made.asked() == "DefendCard B":
        made.play("B defend:pass")
    return made


@pytest.mark.rule("TOR-100", "TOR-D20")
def test_only_ships_in_the_same_sector_can_be_attacked() -> None:
    made = scene(4, areas__A__sector="mines", areas__A__hand=["pilot"], areas__B__sector="mines")
    made.set("areas.C.sector", "mines").ready()

    assert [option for option in made.options() if option.startswith("attack")] == [
        "attack:B",
        "attack:C",
    ]
    assert made.forbidden("attack:D") == ["TOR-100"]
    assert made.forbidden("attack:A") == ["TOR-100"]


@pytest.mark.rule("TOR-100")
def test_ships_in_tortuga_can_be_attacked_too() -> None:
    assert "attack:B" in scene(areas__A__hand=["pilot", "mining"]).options()


@pytest.mark.rule("TOR-100", "TOR-116")
def test_several_attacks_in_one_turn() -> None:
    made = meeting(3, areas__C__sector="mines", areas__C__hand=["mining"], crypto=2, maneuver=1)

    fight(made, ["gunner"], [])
    assert made.asked() == "TakeAction A"
    assert (made.s.crypto, made.s.maneuver) == (2, 1)
    assert made.get("areas.A.hand") == ["mining", "pilot"]
    made.play("A attack:C", "A commit:pilot", "A commit:pass", "C defend:pass")

    assert (made.get("areas.B.sector"), made.get("areas.C.sector")) == ("-", "-")
    assert 2 == made.s.areas[A].influence


@pytest.mark.rule("TOR-101", "TOR-102", "TOR-D21")
def test_the_attacker_commits_cards_with_manoeuvres_face_down() -> None:
    made = meeting()

    made.play("A attack:B")
    assert made.asked() == "CommitCard A"
    assert made.options() == ["commit:pilot", "commit:gunner"]
    assert made.forbidden("commit:mining") == ["TOR-154"]
    assert made.forbidden("commit:pass") == ["TOR-A09"]
    made.play("A commit:gunner")
    assert made.options() == ["commit:pass", "commit:pilot"]
    made.play("A commit:pilot", "A commit:pass")

    assert made.asked() == "DefendCard B"
    assert [event.count for event in made.told(AttackDeclared, B)] == [2]


@pytest.mark.rule("TOR-A09", "TOR-154")
def test_no_attack_without_a_card_that_fights() -> None:
    made = meeting(areas__A__hand=["mining", "booster", "golden_galleon"])

    assert made.forbidden("attack:B") == ["TOR-A09"]


@pytest.mark.rule("TOR-102", "TOR-104", "TOR-170")
def test_the_cards_stay_secret_until_the_defender_is_done() -> None:
    made = meeting()
    made.play("A attack:B", "A commit:gunner")
    assert made.seen(B).state.attack == made.seen().state.attack == [-2]
    assert made.told(CardCommitted, B) == []
    made.play("A commit:pass")

    assert made.seen(B).state.attack == made.seen().state.attack == [-2]
    assert made.seen(A).state.attack == [card("gunner")]
    made.play("B defend:pass")
    revealed = made.told(AttackRevealed, B)
    assert [event.cards for event in revealed] == [(card("gunner"),)]  # type: ignore[attr-defined]


@pytest.mark.rule("TOR-103", "TOR-A09", "TOR-A31", "TOR-D22")
def test_the_defender_lays_open_cards_or_none() -> None:
    made = meeting()
    made.play("A attack:B", "A commit:pilot", "A commit:pass")

    assert made.options("B") == ["defend:pass", "defend:bodyguard"]
    assert made.forbidden("defend:mining", "B") == ["TOR-154"]
    made.play("B defend:bodyguard")
    assert made.seen(A).state.defenders == [card("bodyguard")]
    assert made.asked() == "DefendCard B"
    made.play("B defend:pass")

    assert made.get("areas.A.sector") == "-"


@pytest.mark.rule("TOR-103")
def test_a_defender_without_fighting_cards_is_still_asked() -> None:
    """That nothing can be played must not show."""
    made = meeting(areas__B__hand=["mining", "mining"])

    made.play("A attack:B", "A commit:pilot", "A commit:pass")

    assert made.asked() == "DefendCard B"
    assert made.options("B") == ["defend:pass"]


@pytest.mark.rule("TOR-103")
def test_a_defender_without_cards_is_not_asked() -> None:
    made = meeting(areas__B__hand=[])

    made.play("A attack:B", "A commit:pilot", "A commit:pass")

    assert made.asked() == "TakeAction A"
    assert made.get("areas.B.sector") == "-"


@pytest.mark.rule("TOR-105", "TOR-167", "TOR-053")
def test_skirmish_abilities_count_for_their_side() -> None:
    made = meeting(
        attack=["void_raven", "boarder", "artillery_officer", "gate_guard"],
        defenders=["ironclad_turtle", "gate_guard", "artillery_officer", "boarder"],
    )

    # 1 + 3 + 4 + 2 printed, +1 +1 +2 for attacking; 1 + 2 + 4 + 3 printed, +1 +2 +2 for defending.
    assert 14 == attack_strength(made.s, A)
    assert 15 == defence_strength(made.s, B, 9)


@pytest.mark.rule("TOR-106", "TOR-164")
def test_pool_fortress_and_play_abilities_never_count() -> None:
    made = meeting(
        areas__A__hand=["mining", "sapper"], areas__B__hand=["mining"], maneuver=9, crypto=0
    )
    own(made, "B", "vortex", "mines")
    made.set("defence.mines", 5).ready()

    fight(made, ["sapper"], [])

    # The Sapper's own 2 against 5 // 2: the +2 in a foreign sector is for the pool only.
    counted = made.told(StrengthCounted)
    assert [event.total for event in counted] == [2, 2]  # type: ignore[attr-defined]
    assert (made.s.crypto, made.s.maneuver) == (0, 9)


@pytest.mark.rule("TOR-106")
def test_crypto_and_other_abilities_of_used_cards_are_not_resolved() -> None:
    made = meeting(areas__A__hand=["mining", "smuggler", "shadow_captain"])

    fight(made, ["smuggler", "shadow_captain"], ["bodyguard"])

    assert made.asked() == "TakeAction A"
    assert (made.s.crypto, made.s.maneuver) == (0, 0)
    assert made.get("areas.A.hand") == ["mining"]


@pytest.mark.rule("TOR-107", "TOR-125")
def test_turret_tokens_help_both_sides() -> None:
    made = meeting(3, attack=["pilot"], defenders=["pilot"])
    own(made, "A", "turret_1", "turret_2")
    own(made, "B", "turret_3")

    assert (attack_strength(made.s, A), defence_strength(made.s, B, 9)) == (4, 3)


@pytest.mark.rule("TOR-108", "TOR-A06")
@pytest.mark.parametrize(("level", "bonus"), [(5, 2), (6, 3), (7, 3), (10, 5)])
def test_the_defender_gets_half_the_defence_of_an_own_sector(level: int, bonus: int) -> None:
    made = own(meeting(), "B", "mines", level=level)

    assert bonus == defence_strength(made.s, B, 9)
    # Neither a sector of nobody nor one of somebody else helps.
    made.set("control.mines", "-")
    assert 0 == defence_strength(made.s, B, 9)
    made.set("control.mines", "A")
    assert (0, 0) == (defence_strength(made.s, B, 9), attack_strength(made.s, A))


@pytest.mark.rule("TOR-X10")
def test_a_stronger_sector_helps_more() -> None:
    made = own(scene(crypto=7), "A", "mines", level=5)
    assert 2 == defence_strength(made.s, A, 9)

    made.play("A strengthen:mines", "A strengthen:7")

    assert 3 == defence_strength(made.s, A, 9)


@pytest.mark.rule("TOR-109", "TOR-X11")
def test_ties_go_to_the_defender() -> None:
    made = meeting(areas__A__hand=["mining", "bodyguard"])

    fight(made, ["bodyguard"], ["bodyguard"])

    won = made.told(SkirmishWon)[0]
    assert (won.winner, won.strength, won.against) == (B, 3, 3)  # type: ignore[attr-defined]
    assert (made.get("areas.A.sector"), made.get("areas.B.sector")) == ("-", "mines")


@pytest.mark.rule("TOR-109")
def test_the_higher_strength_wins() -> None:
    made = fight(meeting(), ["gunner"], ["bodyguard"])

    assert (made.get("areas.A.sector"), made.get("areas.B.sector")) == ("mines", "-")


@pytest.mark.rule("TOR-110")
def test_the_loser_loses_one_random_used_card() -> None:
    lost = set()
    for seed in range(20):
        made = meeting(areas__B__hand=["mining", "pilot", "bodyguard"])
        made.table.rng.state += seed * 7919
        fight(made, ["pilot", "gunner"], ["pilot", "bodyguard"])
        assert 1 == len(made.s.removed)
        lost.add(made.get("removed")[0])
        assert sorted(made.get("removed") + made.get("areas.B.discard")) == ["bodyguard", "pilot"]

    assert lost == {"pilot", "bodyguard"}


@pytest.mark.rule("TOR-110")
def test_who_used_no_card_loses_none() -> None:
    made = fight(meeting(), ["gunner"], [])

    assert made.s.removed == []


@pytest.mark.rule("TOR-A29", "TOR-151")
def test_the_ship_card_can_be_lost_and_the_ship_stays() -> None:
    made = meeting(areas__B__hand=["mining", "golden_galleon", "void_raven"])

    fight(made, ["gunner"], ["void_raven"])

    assert made.get("removed") == ["void_raven"]
    made.play("A end")
    assert made.get("areas.B.sector") == "tortuga"


@pytest.mark.rule("TOR-A19")
def test_a_hunt_card_lost_in_a_skirmish_takes_its_token_along() -> None:
    made = meeting(areas__B__hand=["mining", "bot"], areas__B__trophies=["bot"])

    fight(made, ["gunner"], ["bot"])

    assert made.get("removed") == ["bot"]
    assert made.get("areas.B.trophies") == []
    assert 0 == made.s.areas[B].influence


@pytest.mark.rule("TOR-111", "TOR-A10")
def test_a_beaten_attacker_goes_on_without_a_ship() -> None:
    made = fight(meeting(crypto=5, maneuver=5), ["pilot"], ["bodyguard"])

    assert made.asked() == "TakeAction A"
    heads = {option.split(":")[0] for option in made.options()}
    assert heads == {"end", "play", "reserve"}
    made.play("A end", "B end")
    assert made.get("areas.A.sector") == "tortuga"


@pytest.mark.rule("TOR-112", "TOR-A11")
def test_a_winning_attacker_takes_from_loser_and_bank() -> None:
    made = fight(meeting(areas__B__influence=3), ["gunner"], [])

    assert (made.s.areas[A].influence, made.s.areas[B].influence) == (2, 2)
    taken = made.told(InfluenceTaken)[0]
    assert [part.number for part in taken.parts()] == [1, 1]


@pytest.mark.rule("TOR-112", "TOR-A11")
def test_control_tokens_are_not_influence_tokens() -> None:
    made = own(meeting(), "B", "market_1", "vortex")

    fight(made, ["gunner"], [])

    assert (made.s.areas[A].influence, made.s.areas[B].influence) == (1, 0)
    assert 3 == made.influence(B)


@pytest.mark.rule("TOR-112")
def test_a_winning_defender_takes_from_the_attacker_only() -> None:
    made = fight(meeting(areas__A__influence=2), ["pilot"], ["bodyguard"])

    assert (made.s.areas[A].influence, made.s.areas[B].influence) == (1, 1)


@pytest.mark.rule("TOR-113", "TOR-127")
def test_a_sector_of_the_loser_changes_hands_one_higher() -> None:
    made = own(meeting(), "B", "mines", level=5)

    fight(made, ["gunner"], [])

    assert (made.get("control.mines"), made.get("defence.mines")) == ("A", 6)
    assert (made.s.areas[A].markers, made.s.areas[B].markers) == (9, 10)
    assert made.told(SectorSeized)


@pytest.mark.rule("TOR-113")
def test_an_attacker_can_lose_the_sector_to_the_defender() -> None:
    made = own(
        meeting(areas__A__sector="market_1", areas__B__sector="market_1"), "A", "market_1", level=8
    )
    made.set("stash", 2).ready()

    fight(made, ["pilot"], ["bodyguard"])

    assert (made.get("control.market_1"), made.get("defence.market_1")) == ("B", 8)
    assert made.forbidden("token:market_1") == ["TOR-096"]


@pytest.mark.rule("TOR-113")
@pytest.mark.parametrize("holder", ["-", "A", "C"])
def test_other_sectors_do_not_change(holder: str) -> None:
    made = meeting(3, control__mines=holder, defence__mines=6)

    fight(made, ["gunner"], [])

    assert (made.get("control.mines"), made.get("defence.mines")) == (holder, 6)


@pytest.mark.rule("TOR-A12")
def test_beating_a_visitor_does_not_give_the_sector() -> None:
    made = own(meeting(3, areas__C__sector="mines"), "C", "mines")

    fight(made, ["gunner"], [])

    assert made.get("control.mines") == "C"
    assert "TOR-090" in made.forbidden("conquer")


@pytest.mark.rule("TOR-A21", "TOR-D25", "TOR-113")
def test_a_winner_without_markers_takes_one_back_even_as_defender() -> None:
    made = own(
        meeting(areas__B__markers=0, scouts={"vortex": ["B"], "fortress": ["B"]}), "A", "mines"
    )

    fight(made, ["pilot"], ["bodyguard"])

    assert made.asked() == "TakeBackMarker B"
    assert made.options("B") == ["marker:fortress", "marker:vortex"]
    made.play("B marker:fortress")
    assert made.get("control.mines") == "B"
    assert (made.get("scouts.fortress"), made.get("scouts.vortex")) == ([], ["B"])
    assert made.asked() == "TakeAction A"


@pytest.mark.rule("TOR-114", "TOR-A18")
def test_the_defender_draws_up_to_five_win_or_lose() -> None:
    for attack in (["pilot"], ["gunner"]):
        made = fight(
            meeting(areas__B__hand=["mining", "mining", "bodyguard"]), attack, ["bodyguard"]
        )

        assert 5 == len(made.s.areas[B].hand)
        assert 3 - len(attack) == len(made.s.areas[A].hand)


@pytest.mark.rule("TOR-A18")
def test_the_defender_never_discards_down() -> None:
    made = fight(meeting(areas__B__hand=["mining"] * 7), ["gunner"], [])

    assert 7 == len(made.s.areas[B].hand)


@pytest.mark.rule("TOR-114", "TOR-115", "TOR-A07")
def test_the_defender_draws_before_the_used_cards_are_discarded() -> None:
    made = meeting(
        areas__B__hand=["bodyguard", "bodyguard"],
        areas__B__deck=["pilot"],
        areas__B__discard=["fence"],
    )

    fight(made, ["pilot"], ["bodyguard", "bodyguard"])

    assert made.get("areas.B.hand") == ["pilot", "fence"]
    assert made.get("areas.B.discard") == ["bodyguard", "bodyguard"]


@pytest.mark.rule("TOR-115", "TOR-A08")
def test_the_attackers_cards_wait_for_the_end_of_the_turn() -> None:
    made = fight(meeting(), ["gunner", "pilot"], [])

    assert made.get("fought") == ["pilot", "gunner"]
    assert made.get("areas.A.discard") == []
    made.play("A end")
    assert made.get("areas.A.discard") == ["pilot", "gunner", "mining"]


@pytest.mark.rule("TOR-A28")
def test_outcomes_come_in_order_and_victory_is_checked_between_them() -> None:
    made = own(meeting(areas__A__influence=13, areas__B__influence=1), "B", "mines")

    fight(made, ["gunner", "pilot"], ["bodyguard"])

    # 13 + 1 + 1: the game is over before the sector would change hands and the defender would draw.
    assert made.asked() == "over"
    assert made.get("control.mines") == "B"
    assert (made.get("removed"), made.get("areas.B.sector")) == (["bodyguard"], "-")
    assert made.get("areas.B.hand") == ["mining"]


@pytest.mark.rule("TOR-A28", "TOR-131")
def test_victory_by_a_seized_sector() -> None:
    made = own(meeting(areas__A__influence=12), "B", "mines")

    fight(made, ["gunner"], [])

    assert made.asked() == "over"
    assert made.get("score.winners") == ["A"]
    assert 15 == made.influence(A)


# --- scenario 1: aggressive pirates


@pytest.mark.rule("TOR-140", "TOR-D23")
@pytest.mark.parametrize(("reward", "mine", "theirs"), [("loser", 2, 1), ("bank", 3, 3)])
def test_aggressive_the_attacker_chooses_the_reward(reward: str, mine: int, theirs: int) -> None:
    made = fight(meeting(2, "aggressive", areas__B__influence=3), ["gunner"], [])

    assert made.asked() == "ChooseReward A"
    assert made.options() == ["reward:loser", "reward:bank"]
    made.play(f"A reward:{reward}")

    assert (made.s.areas[A].influence, made.s.areas[B].influence) == (mine, theirs)
    assert made.asked() == "TakeAction A"


@pytest.mark.rule("TOR-A22")
def test_aggressive_one_influence_is_better_than_none() -> None:
    made = fight(meeting(2, "aggressive", areas__B__influence=1), ["gunner"], [])
    made.play("A reward:loser")
    assert (made.s.areas[A].influence, made.s.areas[B].influence) == (1, 0)

    made = fight(meeting(2, "aggressive"), ["gunner"], [])

    # Nothing to take: the bank pays without a question.
    assert made.asked() == "TakeAction A"
    assert 3 == made.s.areas[A].influence


@pytest.mark.rule("TOR-141", "TOR-D24")
def test_aggressive_the_loser_chooses_the_lost_card() -> None:
    made = meeting(2, "aggressive", areas__B__hand=["mining", "pilot", "bodyguard"])
    fight(made, ["pilot", "gunner"], ["pilot", "bodyguard"])

    assert made.asked() == "ChooseLostCard B"
    assert made.options("B") == ["lose:pilot", "lose:bodyguard"]
    assert made.forbidden("lose:gunner", "B") == ["TOR-141"]
    made.play("B lose:pilot")

    assert made.get("removed") == ["pilot"]
    assert made.get("areas.B.discard") == ["bodyguard"]


@pytest.mark.rule("TOR-141")
def test_aggressive_a_beaten_attacker_chooses_too() -> None:
    made = meeting(
        2,
        "aggressive",
        areas__A__hand=["mining", "maneuver", "pilot"],
        areas__B__hand=["bodyguard"],
    )

    fight(made, ["maneuver", "pilot"], ["bodyguard"])
    assert made.asked() == "ChooseLostCard A"
    made.play("A lose:maneuver")

    assert made.get("removed") == ["maneuver"]
    assert made.get("fought") == ["pilot"]


@pytest.mark.rule("TOR-142")
def test_aggressive_a_winning_defender_takes_no_influence_but_the_sector() -> None:
    made = own(meeting(2, "aggressive", areas__A__influence=2), "A", "mines")

    fight(made, ["pilot"], ["bodyguard"])

    assert (made.s.areas[A].influence, made.s.areas[B].influence) == (2, 0)
    assert made.get("control.mines") == "B"


# --- scenario 2: peaceful pirates


@pytest.mark.rule("TOR-145")
def test_peaceful_nobody_attacks() -> None:
    made = meeting(2, "peaceful")

    assert made.forbidden("attack:B") == ["TOR-145"]


@pytest.mark.rule("TOR-146", "TOR-D18")
def test_peaceful_conquest_with_either_resource_never_mixed() -> None:
    made = meeting(2, "peaceful", maneuver=4, crypto=4)
    assert made.forbidden("conquer") == ["TOR-086"]
    assert made.forbidden("conquer:crypto") == ["TOR-146"]

    made.set("crypto", 6).ready()
    made.play("A conquer:crypto")

    assert (made.s.crypto, made.s.maneuver) == (1, 4)
    assert (made.get("control.mines"), made.get("defence.mines")) == ("A", 5)
    assert "TOR-146" in meeting(crypto=9).forbidden("conquer:crypto")


@pytest.mark.rule("TOR-147")
def test_peaceful_the_controller_present_protects() -> None:
    made = own(meeting(2, "peaceful", maneuver=9, crypto=9), "B", "mines")

    assert made.forbidden("conquer") == ["TOR-147"]
    assert made.forbidden("conquer:crypto") == ["TOR-147"]
    made.set("areas.B.sector", "vortex").ready()
    assert {"conquer", "conquer:crypto"} <= set(made.options())


@pytest.mark.rule("TOR-A23")
def test_peaceful_minerals_and_tokens_pay_and_tortuga_can_be_bought() -> None:
    made = own(scene(2, "peaceful", crypto=13, areas__A__minerals=1), "A", "market_1")

    made.play("A mineral", "A token:market_1", "A conquer:crypto")

    assert made.get("control.tortuga") == "A"
    assert made.get("usurper") == "A"
    assert made.forbidden("conquer:crypto")[0] == "TOR-133"
