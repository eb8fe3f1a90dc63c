"""How the game ends and who wins."""

from __future__ import annotations

import pytest
from tortuga_build import A, B, C, Scene, own, scene

from cosmeeple.games.tortuga import GAME
from cosmeeple.games.tortuga.events import GameEnded, LastRoundBegan, PoliticalVictory


def usurped(players: int = 3, **fields: object) -> Scene:
    """A has just conquered Tortuga."""
    made = scene(players, maneuver=15, **fields)
    return made.play("A conquer")


@pytest.mark.rule("TOR-130")
def test_influence_is_tokens_plus_control_tokens() -> None:
    made = own(scene(areas__A__influence=4), "A", "market_1", "turret_2", "mines")

    result = GAME.outcome(made.s)

    assert 8 == result.scores[A]
    rows = {(row.category, row.item): row.points[A] for row in result.rows}
    assert rows["tokens", ""] == 4
    assert (rows["sectors", "market_1"], rows["sectors", "mines"], rows["sectors", "vortex"]) == (
        1,
        2,
        0,
    )


@pytest.mark.rule("TOR-131")
def test_fifteen_influence_wins_at_once() -> None:
    made = scene(areas__A__influence=14, areas__B__influence=14, crypto=7)

    made.play("A influence")

    assert made.asked() == "over"
    assert made.get("score.winners") == ["A"]
    assert made.told(PoliticalVictory)
    assert made.told(GameEnded)


@pytest.mark.rule("TOR-131", "TOR-112")
def test_even_the_player_who_is_not_active_wins_at_once() -> None:
    made = scene(
        areas__A__influence=3,
        areas__A__hand=["pilot", "mining"],
        areas__B__influence=14,
        areas__B__hand=["gunner"],
    )

    made.play("A attack:B", "A commit:pilot", "A commit:pass", "B defend:gunner")

    assert made.asked() == "over"
    assert made.get("score.winners") == ["B"]


@pytest.mark.rule("TOR-131")
@pytest.mark.parametrize(
    ("fields", "move"),
    [
        ({"areas__A__hand": ["bot", "mining"], "areas__A__trophies": ["bot"]}, "A claim:bot"),
        ({"areas__A__sector": "market_1", "maneuver": 3}, "A conquer"),
        (
            {
                "areas__A__sector": "mines",
                "maneuver": 2,
                "hunts": {"mines": "bot"},
                "scouts": {"mines": ["A"]},
            },
            "A hunt",
        ),
    ],
)
def test_every_gain_of_influence_can_win(fields: dict[str, object], move: str) -> None:
    made = scene(areas__A__influence=14, **fields)

    made.play(move)

    assert made.asked() == "over"
    assert made.get("score.winners") == ["A"]


@pytest.mark.rule("TOR-166", "TOR-131")
def test_a_removed_lode_can_win() -> None:
    made = scene(areas__A__influence=14, areas__A__hand=["helium_lode", "mining"])

    made.play("A play:helium_lode", "A gain:influence")

    assert made.asked() == "over"


@pytest.mark.rule("TOR-091", "TOR-126", "TOR-131")
def test_tortuga_with_fifteen_influence_is_a_political_victory() -> None:
    made = usurped(areas__A__influence=12)

    assert made.asked() == "over"
    assert made.get("score.winners") == ["A"]
    assert made.told(LastRoundBegan) == []


@pytest.mark.rule("TOR-091", "TOR-132", "TOR-A34")
def test_the_fall_of_tortuga_begins_the_last_round() -> None:
    made = usurped(areas__B__influence=9)

    assert made.told(LastRoundBegan)
    assert made.get("usurper") == "A"
    assert made.asked() == "TakeAction A"
    made.play("A end")
    assert made.asked() == "TakeAction B"
    made.play("B end")
    assert made.asked() == "TakeAction C"
    made.play("C end")

    assert made.asked() == "over"
    assert made.get("score.winners") == ["B"]


@pytest.mark.rule("TOR-132")
def test_everybody_else_has_one_turn_whoever_was_first() -> None:
    made = usurped(4, first="C")

    for seat in "ABCD":
        assert made.asked() == f"TakeAction {seat}"
        made.play(f"{seat} end")

    assert made.asked() == "over"


@pytest.mark.rule("TOR-133", "TOR-A15")
def test_no_conquest_and_no_attack_after_the_fall() -> None:
    made = usurped(areas__A__hand=["pilot", "mining"])
    made.set("maneuver", 9).set("areas.A.sector", "market_1").set(
        "areas.B.sector", "market_1"
    ).ready()

    # The usurper in the rest of his own turn, and everybody after him.
    assert made.forbidden("conquer") == ["TOR-133"]
    assert made.forbidden("attack:B") == ["TOR-133"]
    made.play("A end").set("areas.B.hand", ["pilot", "bot"]).set("maneuver", 9).ready()
    assert made.forbidden("conquer", "B") == ["TOR-133"]
    assert made.forbidden("attack:C", "B")[0] == "TOR-133"
    heads = {option.split(":")[0] for option in made.options("B")}
    assert {"play", "claim", "move", "collect", "scout"} <= heads


@pytest.mark.rule("TOR-134", "TOR-083")
def test_fifteen_influence_in_a_last_turn_overthrows_the_usurper() -> None:
    made = usurped(
        areas__B__influence=12, areas__B__hand=["kraken", "mining"], areas__B__trophies=["kraken"]
    )

    made.play("A end", "B claim:kraken")

    assert made.asked() == "over"
    assert made.get("score.winners") == ["B"]


@pytest.mark.rule("TOR-135")
def test_the_usurper_wins_ties_alone() -> None:
    made = usurped(areas__B__influence=3)
    own(made, "C", "market_1", "market_2", "market_3")

    made.play("A end", "B end", "C end")

    result = GAME.outcome(made.s)
    assert result.scores == (3, 3, 3)
    assert result.winners == (A,)


@pytest.mark.rule("TOR-135")
def test_conquering_tortuga_does_not_win_by_itself() -> None:
    made = usurped(areas__B__influence=4)

    made.play("A end", "B end", "C end")

    assert made.get("score.winners") == ["B"]


@pytest.mark.rule("TOR-136")
def test_other_ties_go_to_the_most_sectors() -> None:
    made = usurped(areas__B__influence=5)
    own(made, "C", "market_1", "market_2", "turret_1", "mines")
    own(made, "B", "vortex")
    made.set("areas.B.influence", 3).ready()

    made.play("A end", "B end", "C end")

    result = GAME.outcome(made.s)
    assert result.scores == (3, 5, 5)
    assert result.winners == (C,)


@pytest.mark.rule("TOR-136")
def test_what_is_still_tied_is_shared() -> None:
    made = usurped(areas__B__influence=5, areas__C__influence=5)

    made.play("A end", "B end", "C end")

    assert GAME.outcome(made.s).winners == (B, C)


@pytest.mark.rule("TOR-143")
def test_aggressive_tortuga_needs_fifteen_influence_and_wins() -> None:
    made = scene(3, "aggressive", maneuver=15, areas__A__influence=11)
    assert made.forbidden("conquer") == ["TOR-143"]
    made.set("areas.A.hand", ["pilot"]).ready()
    assert "attack:B" in made.options()

    made.set("areas.A.influence", 12).ready()
    made.play("A conquer")

    assert made.asked() == "over"
    assert made.get("score.winners") == ["A"]
    assert made.told(LastRoundBegan) == []
