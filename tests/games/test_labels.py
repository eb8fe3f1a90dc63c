"""What an answer is called, the same on the page, in the terminal and over the API: by what is there
now."""

from __future__ import annotations

import random

import pytest

from cosmeeple.draw.brought import choices_of
from cosmeeple.draw.seen import Seat, Seen
from cosmeeple.games.antarctica.turn import TakeTurn
from cosmeeple.games.tortuga.actions import TakeAction
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import SLUGS, load_game
from cosmeeple.kernel.records.codec import notation, question
from cosmeeple.kernel.records.view import view
from cosmeeple.kernel.words.text import LANGUAGES, Texts

PLAYERS = ("Ala", "Jan", "Ewa", "Piotr")
BUILDING = {"en": "Build ", "pl": "Buduj"}
ATTACK = {"en": "Attack Jan", "pl": "Atakuj: Jan"}
#: What the page says shorter because the rest stands around it: the verb of the question, or the
#: numbers of what comes.
SHORTER = {"advance", "research", "discard", "hire", "build_ship", "send"}


def tables(slug: str, seats: int, seed: int) -> list[Table]:
    """All positions of a random game."""
    game = load_game(slug)
    table = game.new(seats, seed)
    chance = random.Random(seed)
    found = []
    while not table.over():
        found.append(table.clone())
        seat = table.deciders()[0]
        table.apply(seat, chance.choice(list(table.options(seat))))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_building_is_called_by_its_name(language: str) -> None:
    texts = Texts(load_game("antarctica"), None, language, PLAYERS)
    built = 0
    for table in tables("antarctica", 3, 5):
        frame = question(table)
        if not isinstance(frame, TakeTurn):
            continue
        for pick in table.options(frame.seat):
            key = notation(frame, pick).split(":")
            label = texts.choice(frame, pick, table.state)
            if key[0] == "build":
                built += 1
                deck = ("basic", "double", "advanced").index(key[1])
                name = texts.name("card", table.state.decks[deck][-1])
                assert label.startswith(BUILDING[language]) and name in label
            if key[:2] == ["discard", "ship"] and len(key) == 3:
                assert f" {'ABCD'[frame.seat]}{key[2]} " in label
    assert built > 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_attack_names_the_player(language: str) -> None:
    texts = Texts(load_game("tortuga"), None, language, PLAYERS)
    for table in tables("tortuga", 4, 3):
        frame = question(table)
        if isinstance(frame, TakeAction):
            pick = next(one for one in frame.domain.picks if frame.domain.key(one) == "attack:B")
            assert ATTACK[language] == texts.label(frame, pick, table.state)
            return
    raise AssertionError("nobody was asked for an action")


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_calls_an_answer_nothing_else(slug: str, language: str) -> None:
    """Its label says the same, or a part of it where the rest stands around it on the page."""
    game = load_game(slug)
    seats = max(game.seats)
    texts = Texts(game, None, language, (*PLAYERS, "Zofia")[:seats])
    compared = 0
    for table in tables(slug, seats, 2)[::6]:
        seat = table.deciders()[0]
        seen = Seen(
            game, view(game, table, seat), texts, tuple(Seat(one, str(one)) for one in range(seats))
        )
        for choice in choices_of(seen):
            if choice.legal and "+" not in choice.key and choice.key.split(":")[0] not in SHORTER:
                compared += 1
                whole = seen.label(choice.key)
                assert choice.label.casefold() in whole.casefold(), choice.key
    assert compared > 50
