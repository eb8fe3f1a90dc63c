"""Every control leads to exactly the option that it names; `controls.py` says what that means."""

from __future__ import annotations

import os
import random
from typing import Any

import pytest
from controls import Bar, Control, attributes_of, controls_of, faults, leads_to, pieces
from drawn import page_of, readers, walk

from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import SEAT_LETTERS, SLUGS, Game, load_game
from cosmeeple.kernel.records.codec import apply_text
from cosmeeple.kernel.records.position import Case, set_up
from cosmeeple.kernel.records.transcript import Match
from cosmeeple.web.regions.brought import game_regions, headline_of
from cosmeeple.web.table_pages import TablePage

POSITIONS = 3 * int(os.environ.get("COSMEEPLE_POSITIONS", "50"))
#: No name of a player is part of anything else that a control says.
NAMES = ("Zoe", "Yan", "Xiu", "Wim", "Vic")
#: One question in so many of a game is looked at, so that there are beginnings and ends of many
#: games.
EVERY = 3


def variant(game: Game, players: int, seed: int) -> dict[str, str]:
    """Any value of every option."""
    chance = random.Random(seed)
    fitting = [option for option in game.options if not option.seats or players in option.seats]
    return {option.key: chance.choice(option.values) for option in fitting}


@pytest.mark.parametrize("slug", SLUGS)
def test_every_control_leads_to_exactly_what_it_names(slug: str) -> None:
    game = load_game(slug)
    looked = seed = 0
    while looked < POSITIONS:
        seed += 1
        players = game.seats[seed % len(game.seats)]
        for number, match in enumerate(walk(game, players, seed, variant(game, players, seed))):
            if number % EVERY != seed % EVERY:
                continue
            for seat in match.table.deciders():
                reader = readers()[looked % 2]
                assert (
                    faults(game, match.table, page_of(match, seat, reader.language, NAMES), reader)
                    == []
                )
                looked += 1


def test_a_picture_is_heard_as_what_it_is_called() -> None:
    assert pieces(
        '<b>Put</b> <span role="img" aria-label="Zoe, 3" title="x"><i>A</i></span> <i>there</i>'
    ) == (
        "Put",
        "Zoe, 3",
        "there",
    )


def test_a_group_shows_only_the_choices_of_the_place_that_was_pressed() -> None:
    bar = Bar(
        {"a:1": "one", "a:2": "two", "b": "other"},
        {"a": ["a:1", "a:2"]},
        {"a": "A"},
        ["a:1", "a:2", "b"],
    )

    def pressed(inside: str) -> list[str]:
        return leads_to(Control("r-board", attributes_of(inside), ("x",)), bar)["pressed"]

    assert pressed(' data-group="a"') == ["a:1", "a:2"]
    assert pressed(' data-group="a" data-only="a:2"') == ["a:2"]
    assert pressed(' data-group="a" data-only="a:3 b"') == []
    assert pressed(' data-group="c"') == []


# --- positions of Antarctica that random play seldom meets


def antarctica(*moves: str, **given: Any) -> Table[Any]:
    """Four players; moves like `A sail:ross`."""
    buildings = {zone: [] for zone in load_game("antarctica").kit().names["zone"]} | given.pop(
        "buildings", {}
    )
    data = {
        "game": "antarctica",
        "players": 4,
        "seed": 1,
        "options": {"placement": "first_game"},
        "given": {"buildings": buildings, **given},
    }
    table = set_up(Case("test", 0, data), None)[1]
    for move in moves:
        seat, text = move.split()
        apply_text(table, SEAT_LETTERS.index(seat), text)
    return table


def shown(table: Table[Any], seat: int = 0, language: str = "en") -> TablePage:
    match = Match.start(load_game("antarctica"), 4, 1, {"placement": "first_game"})
    match.table = table
    return page_of(match, seat, language, NAMES)


@pytest.mark.rule("ANT-072")
def test_a_resource_card_that_does_not_fit_is_no_control() -> None:
    table = antarctica(
        "A sail:wilkes",
        areas={
            "A": {"supply": 2, "resources": {"basic_resource_card": 1, "advanced_resource_card": 1}}
        },
        buildings={"wilkes": ["wind_turbine"]},
        decks={"basic": [], "double": [], "advanced": ["A01", "A06"]},
    )
    page = shown(table)
    assert [key for key in page.seen.legal() if key.endswith(":card")] == ["build:advanced:card"]

    cards = [control for control in controls_of(page, "en") if "Resource Card" in control.text]

    assert [(control.said[0], control.attributes.get("data-choice")) for control in cards] == [
        ("Advanced Resource Card", "build:advanced:card")
    ]


ICEBREAKER: dict[str, Any] = {
    "sun": "marie_byrd",
    "icebreakers": {"ross": ["B"]},
    "queues": {"ross": ["A1", "B1"], "wilkes": ["C1"], "graham": []},
    "agenda": [{"frame": "MoveSun"}],
}


@pytest.mark.rule("ANT-130")
@pytest.mark.parametrize("moves", [(), ("A sail:graham",)], ids=["before sailing", "after it"])
@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Next: Yan on the Ross Coast, by an Icebreaker"),
        ("pl", "Potem: Yan na Wybrzeżu Rossa, dzięki Lodołamaczowi"),
    ],
)
def test_an_icebreaker_acts_next(moves: tuple[str, ...], language: str, words: str) -> None:
    table = antarctica(*moves, **ICEBREAKER)
    for seat in (0, 2, -1):
        page = shown(table, seat, language)

        assert words in headline_of(page.seen)
        assert 'class="mname">B Ross</text>' in game_regions(page.seen)["r-board"]


@pytest.mark.rule("ANT-130", "ANT-131")
def test_an_icebreaker_without_its_moment_does_not_act_next() -> None:
    """The ship is not the second when the sun comes, or has gone, or the card comes too late."""
    third = antarctica(
        **{**ICEBREAKER, "queues": {"ross": ["A1", "D1", "B1"], "wilkes": ["C1"], "graham": []}}
    )
    waits = [
        {"frame": "TakeTurn", "seat": "A", "zone": "graham", "acted": False, "discards": 0},
        {"frame": "MoveSun"},
    ]
    late = antarctica(
        **{
            **ICEBREAKER,
            "sun": "ross",
            "queues": {"ross": ["B1"], "wilkes": ["C1"]},
            "agenda": waits,
        }
    )
    gone = antarctica(
        **{
            **ICEBREAKER,
            "sun": "ross",
            "queues": {"ross": [], "wilkes": ["C1"]},
            "agenda": [waits[0], {"frame": "IcebreakerTurn", "ship": "B1"}, waits[1]],
        }
    )
    for table in (third, late, gone):
        assert headline_of(shown(table).seen).endswith("Next: Xiu in Wilkes Land")
