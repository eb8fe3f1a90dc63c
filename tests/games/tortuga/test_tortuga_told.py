"""What answers say of themselves: rewards, prices, targets, cards drawn; in both languages."""

from __future__ import annotations

import pytest
from told import told
from tortuga_build import A, Scene, own, scene

from cosmeeple.draw.seen import Choice
from cosmeeple.kernel.words.text import LANGUAGES


def shown(made: Scene, language: str) -> dict[str, Choice]:
    return told("tortuga", made.table, A, language)


@pytest.mark.parametrize(
    ("scenario", "influence", "english", "polish"),
    [
        (
            "standard",
            4,
            "if you win: 1 influence from the loser and 1 from the bank",
            "za wygraną: wpływy: 1 od pokonanego i 1 z banku",
        ),
        ("standard", 0, "if you win: 1 influence from the bank", "za wygraną: wpływy: 1 z banku"),
        (
            "aggressive",
            4,
            "if you win: 2 influence from the loser or 3 influence from the bank",
            "za wygraną: wpływy: 2 od pokonanego albo wpływy: 3 z banku",
        ),
        (
            "aggressive",
            1,
            "if you win: 1 influence from the loser or 3 influence from the bank",
            "za wygraną: wpływy: 1 od pokonanego albo wpływy: 3 z banku",
        ),
        # Who has nothing loses nothing, so that there is nothing to choose.
        ("aggressive", 0, "if you win: 3 influence from the bank", "za wygraną: wpływy: 3 z banku"),
    ],
)
def test_an_attack_says_what_a_victory_brings(
    scenario: str, influence: int, english: str, polish: str
) -> None:
    made = scene(
        2,
        scenario,
        areas__A__sector="mines",
        areas__B__sector="mines",
        areas__A__hand=["pilot"],
        areas__B__influence=influence,
    )

    assert english == shown(made, "en")["attack:B"].note
    assert polish == shown(made, "pl")["attack:B"].note


@pytest.mark.parametrize(
    ("language", "paid", "now"),
    [
        ("en", "−6 Crypto (0 then)", "defence 5 now"),
        ("pl", "−6 Crypto (potem 0)", "obrona teraz 5"),
    ],
)
def test_strengthening_that_is_paid_at_once_says_its_price(
    language: str, paid: str, now: str
) -> None:
    """With 6 Crypto only one step can be paid, so that nothing is asked any more."""
    made = own(scene(crypto=6, areas__A__sector="-"), "A", "mines", level=5)
    choice = shown(made, language)["strengthen:mines"]

    assert paid in choice.does
    assert now == choice.note
    made.play("A strengthen:mines")
    assert 0 == made.s.crypto


@pytest.mark.parametrize(
    ("language", "first", "second"),
    [("en", "−6 Crypto (1 then)", "−7 Crypto"), ("pl", "−6 Crypto (potem 1)", "−7 Crypto")],
)
def test_every_level_says_its_price(language: str, first: str, second: str) -> None:
    made = own(scene(crypto=7, areas__A__sector="-"), "A", "mines", level=5)
    made.play("A strengthen:mines")
    levels = shown(made, language)

    assert levels["strengthen:6"].does.startswith(first)
    assert levels["strengthen:7"].does.startswith(second)


@pytest.mark.parametrize(
    ("language", "pays", "wins"),
    [
        ("en", "−8 Manoeuvres (0 then)", "+1 influence"),
        ("pl", "−8 Manewrów (potem 0)", "+1 punkt wpływów"),
    ],
)
def test_a_scouted_target_says_its_name_its_difficulty_and_its_reward(
    language: str, pays: str, wins: str
) -> None:
    made = scene(
        3,
        areas__A__sector="mines",
        maneuver=8,
        hunts={"mines": "kraken"},
        scouts={"mines": ["A"]},
        areas__A__markers=9,
    )
    choice = shown(made, language)["hunt"]

    assert "Kraken" == choice.note
    assert pays in choice.does and wins in choice.does


@pytest.mark.parametrize(
    ("language", "cards"), [("en", "+2 cards in hand"), ("pl", "+2 karty na ręce")]
)
def test_drawing_cards_says_how_many(language: str, cards: str) -> None:
    made = scene(areas__A__hand=["combat_android"])
    made.play("A play:combat_android")

    assert cards in shown(made, language)["use:draw"].does


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_attack_is_only_offered_with_words_where_there_are_attacks(language: str) -> None:
    made = scene(2, "peaceful", areas__A__sector="mines", areas__B__sector="mines")

    assert not [key for key in shown(made, language) if key.startswith("attack")]
