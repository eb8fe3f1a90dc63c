"""What answers say of themselves: what a sold good brings, what a world costs with the help of a
card, what artifacts are worth; in both languages."""

from __future__ import annotations

import pytest
from race_build import CORNER, OTHER, A, area, orb_table, phase, play, table
from told import seen_by, told

from cosmeeple.games.race.drawing.orb_side import own_tokens
from cosmeeple.games.race.events import CardPaid, CardsDiscarded, CardsDrawn
from cosmeeple.games.race.orb_board import stations
from cosmeeple.games.race.orb_step import MoveTeam
from cosmeeple.games.race.scoring import worth as worth_of
from cosmeeple.games.race.vocabulary import ARTIFACT_TOKENS, CARDS
from cosmeeple.kernel.game import load_game
from cosmeeple.kernel.words.text import LANGUAGES, Texts

SETTLE = phase("Settle")
SALE = {"frame": "SellGood", "seat": "A", "trade": True, "with_bonuses": True}
FIRST = {"en": "+3 cards (3 in hand), −1 good", "pl": "+3 karty (na ręce 3), −1 towar"}
SECOND = {"en": "+2 cards (2 in hand), −1 good", "pl": "+2 karty (na ręce 2), −1 towar"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sale_says_how_many_cards_it_brings(language: str) -> None:
    worlds = ("alpha_centauri", "new_vinland")
    t = table(SALE, area(*worlds, goods=worlds))
    found = told("race", t, A, language)

    assert FIRST[language] == found["sell:alpha_centauri"].does
    assert SECOND[language] == found["sell:new_vinland"].does
    play(t, "A sell:alpha_centauri")
    assert 3 == len(t.state.areas[A].hand)


@pytest.mark.parametrize(
    ("language", "note", "given_up"),
    [
        ("en", "pay 0 = 3 − 3", "−1 card in the tableau"),
        ("pl", "zapłać 0 = 3 − 3", "−1 wyłożona karta"),
    ],
)
def test_colony_ship_says_what_the_world_costs_then_and_that_it_is_given_up(
    language: str, note: str, given_up: str
) -> None:
    hand = ("comet_zone", "gem_world", "old_earth", "public_works")
    t = table(SETTLE, area("colony_ship", hand=hand))
    assert note.rpartition(" = ")[2][0] in told("race", t, A, language)["settle:comet_zone"].note

    play(t, "A settle:comet_zone")
    ship = told("race", t, A, language)["way:by:colony_ship"]
    assert note == ship.note
    assert given_up in ship.does


@pytest.mark.parametrize(("language", "worth"), [("en", "{} VP"), ("pl", "{} PZ")])
def test_a_golden_uplift_is_worth_what_the_stations_in_sight_make_it(
    language: str, worth: str
) -> None:
    """A14 shows a feeding station; with it the token is worth more than before."""
    values = []
    for laid in ((), (("A14", 0, -2, -3),), (("A14", 0, -2, -3), ("A23", 0, 2, 0))):
        t = orb_table(
            [MoveTeam(0, 0, 2, 0, 0)],
            area(teams=(CORNER,), tokens=("b_uplift_gold",)),
            laid=laid,
            actions=OTHER,
        )
        state = t.state
        token = ARTIFACT_TOKENS.index("b_uplift_gold")
        points = worth_of(state.kit.orb.tokens[token], stations(state.orbs[0]))
        values.append(points)
        assert worth.format(points) in own_tokens(seen_by("race", t, A, language))
    assert values == sorted(set(values))


@pytest.mark.parametrize(
    ("language", "paid", "drawn", "first"),
    [
        (
            "en",
            "A pays 1 card for Old Earth",
            "A draws 1 card",
            "A discards 2 cards of the first hand",
        ),
        (
            "pl",
            "A płaci 1 kartą za: Stara Ziemia",
            "A dobiera 1 kartę",
            "A odrzuca z pierwszej ręki 2 karty",
        ),
    ],
)
def test_the_log_counts_cards(language: str, paid: str, drawn: str, first: str) -> None:
    """Two cards of the first hand are put away, not paid with."""
    texts = Texts(load_game("race"), None, language)

    assert paid == texts.event(CardPaid(0, CARDS.index("old_earth"), 1, 0, 0, 1))
    assert drawn == texts.event(CardsDrawn(0, 1, "power"))
    assert first == texts.event(CardsDiscarded(0, 2, "RAC-022"))
