"""What is told with an answer that no preview can tell: numbers of boosts, places of teams, odds, prices; what an action
could be done with."""

from __future__ import annotations

import re
from itertools import islice

import pytest
from drawn import page_of, walk

from cosmeeple.draw.brought import choices_of
from cosmeeple.draw.seen import Choice, Seen
from cosmeeple.games.race.drawing.choices import unseen_with
from cosmeeple.games.race.state import State
from cosmeeple.games.race.vocabulary import CARD_COUNT, CARDS
from cosmeeple.kernel.engine.rng import Rng
from cosmeeple.kernel.game import load_game
from cosmeeple.kernel.words.consequences import effects
from cosmeeple.kernel.words.preview import previews, watched
from cosmeeple.kernel.words.text import Texts

NAMES = ("Zoe", "Yan", "Xiu")
GAMES = 40


def asked(kind: str, options: dict[str, str], slug: str = "race") -> list[tuple[Seen, list[Choice]]]:
    """Questions of a kind in random games, with their answers but for passing."""
    game = load_game(slug)
    found = []
    for seed in range(1, GAMES):
        for match in islice(walk(game, 2, seed, options), 400):
            if not match.table.over() and type(match.table.agenda[-1]).__name__ == kind:
                seen = page_of(match, match.table.deciders()[0], "en", NAMES).seen
                choices = [choice for choice in choices_of(seen) if not choice.key.endswith(":pass")]
                found.append((seen, choices))
        if len(found) >= 3:
            return found
    raise AssertionError(f"nobody was asked {kind}")


@pytest.mark.parametrize("expansion", ["artifacts", "orb"])
def test_a_boost_says_its_number(expansion: str) -> None:
    for seen, choices in asked("BoostMilitary", {"expansion": expansion}):
        state: State = seen.view.state
        for choice in choices:
            number = re.fullmatch(r"\+(\d+) Military", choice.note)
            assert number is not None, choice
            pick = seen.legal()[choice.key]
            assert int(number[1]) > 0
            # What a card that is given up loses of its own Military goes off.
            if pick < CARD_COUNT and state.kit.facts.sacrifice_military[pick]:
                assert int(number[1]) <= state.kit.facts.sacrifice_military[pick]


def test_a_team_says_where_it_stands() -> None:
    for seen, choices in asked("ChooseTeam", {"expansion": "orb"}):
        teams = seen.view.state.areas[seen.seat].teams
        assert [choice.note for choice in choices] == [
            seen.texts.name("cell", teams[seen.legal()[choice.key]]) for choice in choices
        ]


def test_a_number_to_name_says_how_many_unseen_cards_have_it() -> None:
    for seen, choices in asked("NameNumber", {"expansion": "base"}):
        every = unseen_with(seen)
        counts = [int(re.findall(r"\d+", choice.note)[0]) for choice in choices]
        own = seen.view.state.areas[seen.seat]
        tableaux = sum([len(area.tableau) for area in seen.view.state.areas])
        copies = sum([card.copies for card in seen.view.state.kit.cards if card.base])
        assert every == sum(counts) == copies - len(own.hand) - tableaux


def test_a_card_that_makes_a_world_cheaper_says_what_it_costs_then() -> None:
    seen_any = 0
    for seen, choices in asked("SettleWorld", {"expansion": "artifacts"}):
        for choice in choices:
            if choice.key.startswith("way:by:"):
                helper = seen.view.state.kit.cards[CARDS.index(choice.key.removeprefix("way:by:"))]
                assert choice.note.startswith("pay 0" if helper.frees_world else "pay ")
                seen_any += 1
    assert seen_any


def test_actions_of_relics_say_what_the_cards_allow_and_not_that_a_card_is_asked_for() -> None:
    for _, choices in asked("ChooseAction", {}, "relics"):
        actions = [choice for choice in choices if choice.legal and choice.key not in ("pass", "sell")]
        assert actions
        for choice in actions:
            assert choice.note, choice.key


def test_the_card_that_an_action_asks_for_goes_without_saying() -> None:
    game = load_game("relics")
    watch = watched(game)
    assert watch is not None
    for match in islice(walk(game, 2, 1), 200):
        table = match.table
        if not table.over() and type(table.agenda[-1]).__name__ == "ChooseAction":
            texts = Texts(game, match.kit, "en")
            told = [
                effects(texts, one, table.decider, watch, "ChooseAction")
                for one in previews(game, table, table.decider, Rng(1))
            ]
            assert not any("Choose the card" in effect.text for line in told for effect in line)
            return
    raise AssertionError("nobody chose an action")
