"""Analysis, puzzles and studies in real Chromium: axe, nothing overflows, keys."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from looks import needs_axe, overflow, violations
from playwright.sync_api import Page, expect
from served import Browser, Served

from cosmeeple.kernel.engine.rng import Rng
from cosmeeple.kernel.game import SLUGS, load_game
from cosmeeple.kernel.records.codec import notation, options_as_text, question
from cosmeeple.kernel.records.transcript import Match
from cosmeeple.store import study as kept
from cosmeeple.study.decisions import Judged
from cosmeeple.study.noticed import Noticed
from cosmeeple.study.puzzles import puzzle_ids
from cosmeeple.study.review import Review, Studied

Person = Callable[..., Page]


def some_game() -> Match:
    game = load_game("antarctica")
    match = Match.start(game, 2, 4, seats=("Ann", "Bob"))
    rng = Rng(4)
    while not match.table.over():
        seat = match.table.deciders()[0]
        match.play(seat, notation(question(match.table), rng.pick(match.table.options(seat))))
    return match


def known_review(match: Match) -> Review:
    """Figures that are the same in every run; how they are found is tested elsewhere."""
    moves = len(match.moves)
    rows = []
    for ply, move in enumerate(match.moves):
        table = match.back_to(ply).table if ply % 10 < 2 else None
        judged = None
        if table is not None:
            better = next(
                (one for one in options_as_text(table, move.seat) if one != move.text), ""
            )
            if better:
                gains = [0.08, 0.08]
                gains[move.seat] = -0.08
                judged = Judged(
                    ply, move.seat, move.text, better, 0.08, 0.01, 2.0, (0.4, 0.48), (30.0, 32.0), gains,
                    [Noticed("supply", 1.5)], [], [],
                )  # fmt: skip
        share = 0.5 + 0.3 * ply / moves
        rows.append(Studied(ply, [share, 1 - share], [30.0 + ply / 9, 28.0 + ply / 8], judged))
    result = match.game.outcome(match.table.state)
    rows.append(
        Studied(
            moves,
            [float(seat in result.winners) for seat in (0, 1)],
            [float(s) for s in result.scores],
        )
    )
    return Review.of(match.game, 2, "usual", rows)


@pytest.fixture(scope="module")
def analysed(served: Served) -> str:
    match = some_game()
    with Browser(served.url) as anna:
        anna.page("/about")
        table = str(anna.do("/import", file=match.dumps())["table"])
    served.site.store.write(kept.keep_analysis, table, "usual", 1, known_review(match).dump())
    return table


def faults(page: Page) -> list[str]:
    """What axe says of the page; the position in it is the game's own drawing, which its own tests
    look at."""
    page.evaluate("() => document.querySelector('.anastage .tablegrid')?.remove()")
    return violations(page)


@needs_axe
@pytest.mark.parametrize("dark", [True, False], ids=["dark", "light"])
@pytest.mark.parametrize("width", [360, 1366])
def test_pages_pass_axe_and_fit(person: Person, analysed: str, dark: bool, width: int) -> None:
    page = person(width, 780 if width == 360 else 768, "pl-PL" if dark else "en-GB", dark)
    paths = [
        f"/t/{analysed}/analysis?at=10",
        f"/t/{analysed}/analysis?at=11",
        "/puzzles",
        "/studies",
    ]
    slug = next((one for one in SLUGS if puzzle_ids(one)), "")
    if slug:
        paths.append(f"/puzzles/{slug}/{puzzle_ids(slug)[0]}")
    for path in paths:
        page.goto(path)
        page.wait_for_selector("body[data-ready]")
        assert overflow(page) <= 0, path
        assert faults(page) == [], path
    if slug:
        page.locator(".popt input").first.check()
        page.locator(".pdo button.primary").click()
        page.wait_for_selector("[data-result]")
        assert overflow(page) <= 0
        assert faults(page) == []
    page.goto(f"/t/{analysed}/analysis?at=10")
    page.locator(".cmpr .do form").nth(1).locator("button").click()
    page.wait_for_selector(".tree")
    assert overflow(page) <= 0
    assert faults(page) == []


def test_the_analysis_is_walked_by_keys(person: Person, analysed: str) -> None:
    page = person(1366, 768)
    page.goto(f"/t/{analysed}/analysis")
    page.wait_for_selector("body[data-ready]")
    first = page.locator(".dec").first
    ply = int((first.get_attribute("href") or "").rpartition("=")[2])
    page.keyboard.press("ArrowRight")
    expect(page.locator(f'[data-scrub][value="{ply + 1}"]')).to_have_count(1)
    page.keyboard.press("ArrowLeft")
    expect(page.locator(f'[data-scrub][value="{ply}"]')).to_have_count(1)
    page.keyboard.press("Shift+ArrowRight")
    expect(page.locator(f'[data-scrub][value="{ply}"]')).to_have_count(0)
    page.keyboard.press("1")
    expect(page.locator(".dec.sel [class=nr]")).to_have_text("1")
    page.keyboard.press("w")
    page.wait_for_url("**/t/*")
    assert "/analysis" not in page.url


def test_a_puzzle_is_answered_by_keys(person: Person) -> None:
    slug = next((one for one in SLUGS if puzzle_ids(one)), "")
    if not slug:
        pytest.skip("no puzzles were shipped")
    page = person(1366, 768)
    page.goto(f"/puzzles/{slug}/{puzzle_ids(slug)[0]}")
    page.wait_for_selector("body[data-ready]")
    page.locator(".popt input").first.focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator(".popt input:checked")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator("[data-result]")).to_be_focused()


def test_cards_fit_beside_the_board_of_the_analysis(person: Person, analysed: str) -> None:
    """The stage is low there: what a card says must stay in it."""
    page = person(1366, 768)
    page.goto(f"/t/{analysed}/analysis?at=10")
    page.wait_for_selector("body[data-ready]")
    cards = page.locator(".anastage .ac")
    assert cards.count() == 3
    assert (
        cards.evaluate_all(
            "all => all.filter(one => one.scrollHeight > one.clientHeight + 1).length"
        )
        == 0
    )
