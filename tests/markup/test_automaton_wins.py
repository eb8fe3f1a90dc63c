"""An automaton that is no seat of the table is counted behind the last one, and may win: every page
bears it."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from drawn import page_of, readers, walk
from wellformed import read

from cosmeeple.draw.html import LETTERS
from cosmeeple.kernel.game import SLUGS, load_game
from cosmeeple.kernel.records.transcript import Match
from cosmeeple.web import render, table_pages
from cosmeeple.web.regions import action_bar, words

NAMES = ("Zoe", "Yan", "Xiu", "Wim", "Vic")
#: Tables with an automaton behind the seats: game, players, options.
TABLES = [
    ("relics", 1, {}),
    ("circadians", 1, {"ai": "xiao"}),
    ("circadians", 2, {"ai": "xiao"}),
    ("circadians", 3, {"ai": "xiao"}),
]


def won_by_the_automaton(slug: str, players: int, options: dict[str, str]) -> Match:
    """Random play seldom beats an automaton."""
    game = load_game(slug)
    for seed in range(1, 40):
        *_, match = walk(game, players, seed, options)
        if game.outcome(match.table.state).winners == (players,):
            return match
    raise AssertionError("the automaton never wins")


def test_no_table_has_more_scores_than_there_are_letters() -> None:
    for slug in SLUGS:
        game = load_game(slug)
        behind = any(slug == one for one, _, _ in TABLES)
        most = max(players for one, players, _ in TABLES if one == slug) + 1 if behind else 0
        assert max(most, *game.seats) <= len(LETTERS), slug


@pytest.mark.parametrize(("slug", "players", "options"), TABLES)
def test_every_page_of_a_table_that_the_automaton_won(
    slug: str, players: int, options: dict[str, str]
) -> None:
    match = won_by_the_automaton(slug, players, options)
    game = match.game
    result = game.outcome(match.table.state)
    curve = render.score_curve(match)
    assert len(result.scores) == len(result.ranks) == players + 1
    for reader in readers():
        page = page_of(match, 0, reader.language, NAMES)
        automaton = page.seen.texts.name("seat", players)
        assert automaton not in NAMES
        won = render.words(reader.language)("wins", names=automaton, score=result.scores[players])
        seen = replace(page.seen, live=False)
        end = table_pages.EndPage(
            page.info, page.seen.texts, result, curve, page.log, len(match.moves), seen=seen
        )
        again = table_pages.ReplayPage(
            page.info, seen, 1, len(match.moves), page.log, curve, ((1, 0),), open=True
        )

        told = render.render_page(end, reader)

        assert won in action_bar(page, reader, words(reader.language))
        assert re.search(rf"<h1>{re.escape(won)}</h1>", told)
        assert f">{LETTERS[players]}</span><b>{automaton}</b>" in told
        for shown in (told, render.render_page(page, reader), render.render_page(again, reader)):
            assert read(shown).wrong == []
