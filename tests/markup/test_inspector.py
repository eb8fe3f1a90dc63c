"""The inspector: what is said of things on the table comes from the viewer's view, in both
languages, with real rules."""

from __future__ import annotations

import re
from itertools import islice

import pytest
from drawn import page_of, walk
from wellformed import read

from cosmeeple.draw.inspect import inspected, named
from cosmeeple.draw.words import LANGUAGES
from cosmeeple.games.race import GAME
from cosmeeple.games.race.drawing.inspect import RULES
from cosmeeple.games.race.vocabulary import CARD_COUNT
from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.game import SLUGS, load_game
from cosmeeple.kernel.records.transcript import Match
from cosmeeple.kernel.records.view import redeal
from cosmeeple.kernel.words.rulebook import rulebook
from cosmeeple.web import regions, render
from cosmeeple.web.pages import Reader
from cosmeeple.web.regions.inspector import inspector


def drawn(seen, what: str, language: str) -> str:  # type: ignore[no-untyped-def]
    found = inspected(seen, what)
    return inspector(seen, found, regions.words(language)) if found is not None else ""


@pytest.mark.parametrize("slug", SLUGS)
def test_everything_on_a_table_that_can_be_inspected_has_an_entry_in_both_languages(
    slug: str,
) -> None:
    game = load_game(slug)
    looked: set[str] = set()
    for number, match in enumerate(islice(walk(game, max(game.seats), 3), 0, 400)):
        if number % 40:
            continue
        for language in LANGUAGES:
            seat = number // 40 % max(game.seats)
            page = page_of(match, seat, language, ("Ann", "Bob", "Cid", "Dan", "Eve"))
            html = render.render_page(page, Reader(language, "dark", "csrf"))
            for what in set(re.findall(r'data-inspect="([^"]+)"', html)):
                text = drawn(page.seen, what, language)
                assert text, (what, language)
                assert read(text).wrong == [], what
                looked.add(what)
    assert len(looked) > 25
    assert {"race": "place:0", "relics": "room:0"}.get(slug) in {None, *looked}


#: Things that lie on the table as cards, tiles or pieces: shown large; and places where something
#: could stand.
SHOWN = {
    "antarctica": ("card", "shipyard_card", "resource_card", "slot", "ship"),
    "tortuga": ("card", "sector"),
    "relics": ("artefact", "card", "faction", "order_card", "location", "room"),
    "circadians": (
        *("contract", "event", "leader", "farm_tile", "ship_tile", "garage", "farm"),
        *("location", "space", "faction", "reward", "condition", "penalty", "incidents"),
    ),
    "race": ("card", "place"),
}


@pytest.mark.parametrize("slug", SLUGS)
def test_every_thing_has_a_large_face_what_it_does_and_rules_that_exist(slug: str) -> None:
    game = load_game(slug)
    ids = set(rulebook(game).ids())
    match = next(islice(walk(game, max(game.seats), 5), 60, None))
    for language in LANGUAGES:
        seen = page_of(match, 0, language).seen
        extra = getattr(game.part("drawing.inspect"), "EXTRA", {})
        for category in SHOWN[slug]:
            count = extra.get(category) or len(match.kit.names[category])
            things = [
                found
                for number in range(count)
                if (found := inspected(seen, f"{category}:{number}"))
            ]
            assert len(things) == count or category in ("ship", "sector"), category
            for found in things:
                assert found.face, found.name
                assert found.facts or slug == "race", found.name
                cited = {one.rule for one in (*found.facts, *found.terms)} - {""}
                assert cited <= ids, cited - ids
                assert cited or slug == "race", found.name
        if extra:
            assert inspected(seen, f"{next(iter(extra))}:9999") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_race_says_all_its_powers_with_rules_that_exist(language: str) -> None:
    book = rulebook(GAME)
    assert set(RULES.values()) <= set(book.ids())
    seen = page_of(Match.start(GAME, 2, 1), 0, language).seen
    for number in range(CARD_COUNT):
        found = inspected(seen, f"card:{number}")
        assert found is not None
        card = seen.view.state.kit.cards[number]
        assert len(found.facts) == len(card.powers) + len(card.lines)
        assert all(fact.rule in book.ids() and fact.text for fact in found.facts)
        assert f"#art-{number}" in found.face


@pytest.mark.parametrize(
    ("slug", "category"),
    [
        ("tortuga", "card"),
        ("relics", "faction"),
        ("relics", "order_card"),
        ("circadians", "contract"),
        ("circadians", "leader"),
    ],
)
def test_what_is_said_of_a_thing_cites_the_rule_about_that_very_thing(
    slug: str, category: str
) -> None:
    game = load_game(slug)
    book = rulebook(game)
    seen = page_of(Match.start(game, max(game.seats), 1), 0, "en").seen
    for number in range(len(seen.texts.kit.names[category])):
        found = inspected(seen, f"{category}:{number}")
        assert found is not None
        assert found.name in book.find(found.facts[0].rule).title("en")


def test_names_that_mean_nothing_are_refused() -> None:
    seen = page_of(Match.start(GAME, 2, 1), 0, "en").seen
    for what in (
        "",
        "card",
        "card:",
        "card:999",
        "card:-1",
        "card:x",
        "card:1e3",
        "nothing:1",
        "card:²",
        "../../etc:1",
    ):
        assert named(seen, what) is None
        assert inspected(seen, what) is None


@pytest.mark.parametrize("slug", SLUGS)
def test_what_others_hide_changes_nothing_that_is_said(slug: str) -> None:
    """Every thing of the game, asked for by a viewer; then all that the viewer cannot know is dealt
    again."""
    game = load_game(slug)
    match = next(islice(walk(game, max(game.seats), 11), 45, None))
    viewer = match.table.deciders()[0]
    before = page_of(match, viewer, "en").seen
    counts = {category: len(ids) for category, ids in match.kit.names.items()}
    counts |= getattr(game.part("drawing.inspect"), "EXTRA", {})
    things = [
        f"{category}:{number}" for category, count in counts.items() for number in range(count)
    ]
    said = {what: drawn(before, what, "en") for what in things}
    assert any(said.values())
    for seed in range(3):
        match.table = redeal(game, match.table, viewer, Rng(state_from_seed(seed)))
        seen = page_of(match, viewer, "en").seen
        assert {what: drawn(seen, what, "en") for what in things} == said


def test_a_card_in_the_hand_says_its_price_and_why_not() -> None:
    prices = whys = 0
    for number, match in enumerate(walk(GAME, 2, 4, {"expansion": "base"})):
        if number > 160:
            break
        for seat in match.table.deciders():
            seen = page_of(match, seat, "en").seen
            for card in seen.view.state.areas[seat].hand:
                found = inspected(seen, f"card:{card}")
                assert found is not None
                prices += bool(found.terms)
                whys += bool(found.whys)
                assert not (found.whys and found.choices and found.whys[0] in found.choices)
                assert all(key in seen.legal() for key in found.choices)
    assert prices > 20
    assert whys > 5


def test_a_board_of_circadians_says_its_price_for_the_viewer_and_an_incident_how_near_it_is() -> (
    None
):
    game = load_game("circadians")
    priced = near = 0
    for number, match in enumerate(islice(walk(game, 4, 6), 0, 240)):
        if number % 30 or not match.table.deciders():
            continue
        seen = page_of(match, 0, "en").seen
        stock = seen.view.state.areas[0].resources
        for place in range(len(match.kit.names["location"])):
            found = inspected(seen, f"location:{place}")
            assert found is not None
            prices = [term for term in found.terms if term.number.startswith("−")]
            for term in prices:
                priced += 1
                assert (
                    f"you have {stock[match.kit.names['resource'].index(term.text.split()[0].lower())]}"
                    in term.text
                )
                assert ("missing" in term.text) == (
                    int(term.number[1:])
                    > stock[match.kit.names["resource"].index(term.text.split()[0].lower())]
                )
        found = inspected(seen, "condition:0")
        assert found is not None
        sums = [int(term.number.split("/")[0]) for term in found.terms]
        assert len(sums) == 3
        assert {term.number.split("/")[1] for term in found.terms} == {"8"}
        near += any(sums)
    assert priced > 10
    assert near
