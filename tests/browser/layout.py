"""Does a table keep the law of the stage? Positions of real games, drawn by the page's own code and
measured in Chromium; no server.

One game at one size, and a picture of it:

    PYTHONPATH=src python tests/browser/layout.py --game relics --size 1024x768 --shot /tmp/shots

Without `--game` or `--size` all of them; `--at early|middle|late`, `--language en|pl`, `--seats 4`,
`--seed 7`, `--theme light`, `--option expansion=orb`, `--wait KEY` (go on until the bar offers a
choice that begins so) and `--with hint|digest|question|handover` pick more. What is wrong is
printed, one line each, and the exit status says whether anything is. A position is loaded once and
its window resized. `test_layout.py` runs a selection of the same in the ordinary suite;
`COSMEEPLE_LAYOUT=all` makes that the whole matrix.

Other tests use `position`, `opened`, `resize` and `faults` from here.
"""

# ruff: noqa: E402
from __future__ import annotations

import argparse
import contextlib
import os
import random
import shutil
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs

ROOT = Path(__file__).parents[2]
if __name__ == "__main__":
    sys.path.append(str(ROOT / "src"))
sys.path.append(str(ROOT / "tests" / "markup"))

from drawn import page_of
from playwright.sync_api import Browser, Page, Route, sync_playwright

from cosmeeple.draw.inspect import inspected
from cosmeeple.games.race.state import State
from cosmeeple.kernel.engine.rows import picks
from cosmeeple.kernel.game import SLUGS, load_game
from cosmeeple.kernel.records.codec import notation
from cosmeeple.kernel.records.transcript import Match
from cosmeeple.web import regions, render
from cosmeeple.web.assets import asset_url, assets
from cosmeeple.web.pages import Reader
from cosmeeple.web.regions.inspector import inspector
from cosmeeple.web.table_pages import HandOver, Hint, TablePage, ThoughtShown, Undo, WeighedShown

Size = tuple[int, int]
SIZES: tuple[Size, ...] = (
    (360, 740),
    (390, 844),
    (740, 360),
    (820, 1180),
    (1024, 768),
    (1180, 820),
    (1280, 720),
    (1366, 768),
    (1440, 900),
    (1600, 900),
    (1920, 1080),
    (2560, 1440),
)
AGES = {"early": 0.04, "middle": 0.5, "late": 0.93}
NAMES = ("Anna", "Bartłomiej", "Zofia", "Dominik", "Ewa")
#: The least board by the width of the window; a place that says more is held to that.
LEAST = ((1180, (390, 380)), (700, (300, 240)), (0, (320, 200)))
CHROMIUM = (
    os.environ.get("COSMEEPLE_CHROMIUM")
    or shutil.which("chromium")
    or shutil.which("google-chrome")
)


@dataclass(frozen=True)
class Case:
    """One position at one size."""

    game: str
    size: Size = (1366, 768)
    language: str = "en"
    seats: int = 0
    at: str = "middle"
    seed: int = 5
    theme: str = "dark"
    wait: str = ""
    extra: str = ""
    options: tuple[tuple[str, str], ...] = field(default=())

    def __str__(self) -> str:
        """As the command line says it."""
        words = [
            self.game,
            f"{self.size[0]}x{self.size[1]}",
            self.language,
            f"seats {self.seats or 'most'}",
            self.at,
        ]
        words += [f"{key}={value}" for key, value in self.options]
        return " ".join(
            words
            + [
                word
                for word in (self.theme * (self.theme != "dark"), self.wait, self.extra)
                if word
            ]
        )


def lively(match: Match, chance: random.Random) -> None:
    """One answer by chance; who can do something does not pass, so that tables fill."""
    seat = match.table.deciders()[0]
    keys = [notation(match.table.agenda[-1], pick) for pick in match.table.options(seat)]
    busy = [
        key for key in keys if key.rpartition(":")[2] not in ("pass", "end", "stop", "no_action")
    ]
    match.play(seat, chance.choice(busy if busy and chance.random() < 0.85 else keys))


@lru_cache(maxsize=64)
def length(game: str, players: int, seed: int, options: tuple[tuple[str, str], ...]) -> int:
    """How many answers the whole game of this seed has."""
    match, chance = Match.start(load_game(game), players, seed, dict(options)), random.Random(seed)
    while not match.table.over() and len(match.moves) < 3000:
        lively(match, chance)
    return len(match.moves)


def waits_for(match: Match, key: str) -> bool:
    """Is seat A asked, and may it answer so?"""
    table = match.table
    if 0 not in table.deciders():
        return False
    return not key or any(
        notation(table.agenda[-1], pick).startswith(key) for pick in table.options(0)
    )


@lru_cache(maxsize=64)
def position(
    game: str,
    players: int,
    at: str,
    seed: int,
    wait: str = "",
    options: tuple[tuple[str, str], ...] = (),
) -> Match:
    """A game at some moment of it, where seat A is asked."""
    known = load_game(game)
    players = players or max(known.seats)
    upto = int(length(game, players, seed, options) * AGES[at])
    match, chance = Match.start(known, players, seed, dict(options)), random.Random(seed)
    while not match.table.over() and (len(match.moves) < upto or not waits_for(match, wait)):
        lively(match, chance)
    return match


def fill(state: State) -> None:
    """The fullest table of Race: twelve cards in every tableau and ten in the hand of seat A, from
    the deck."""
    deck = list(state.deck)
    for area in state.areas:
        cards = list(area.tableau)
        while len(cards) < 12 and deck:
            card = deck.pop()
            if card not in cards:
                cards.append(card)
        area.tableau = picks(cards)
        area.old = len(cards)
    own = list(state.areas[0].hand)
    while len(own) < 10 and deck:
        own.append(deck.pop())
    state.areas[0].hand = picks(sorted(own))
    state.deck = picks(deck)


def page_for(case: Case) -> TablePage:
    """What seat A sees there, with what a case asks for besides: a hint, a digest, a question, the
    device in another hand, the fullest table."""
    known = case.game, case.seats, case.at, case.seed, case.wait, case.options
    match = position(*known)
    if case.extra == "full":
        match = position.__wrapped__(*known)  # of its own: it is changed
        fill(match.table.state)
    page = page_of(match, 0, case.language, NAMES)
    if case.extra in ("hint", "all notes"):
        weighed = tuple(
            WeighedShown(
                f"c{i}",
                f"A choice with a name of some length {i}",
                40 - i,
                0.9 - i / 10,
                (),
                i == 0,
                "+2, -1",
            )
            for i in range(5)
        )
        page = replace(
            page,
            hint=Hint("given", ThoughtShown("greedy", 0, weighed[0].label, "share", 40, weighed)),
        )
    if case.extra in ("digest", "all notes"):
        page = replace(page, digest=page.log[-6:])
    if case.extra in ("question", "all notes"):
        page = replace(page, undo=Undo("answer", whom=(NAMES[1],)))
    if case.extra == "handover":
        page = replace(page, hand_over=HandOver(1, NAMES[1]))
    return page


def answer(route: Route, document: str, shown: TablePage, language: str) -> None:
    """The page, its files, and what its things are; everything else is not there."""
    address = route.request.url.split("://", 1)[1].partition("/")[2]
    if address.startswith("t/t1/inspect?"):
        what = parse_qs(address.partition("?")[2])["what"][0]
        found = inspected(shown.seen, what)
        text = inspector(shown.seen, found, regions.words(language)) if found else ""
        route.fulfill(body=text, content_type="text/html; charset=utf-8")
        return
    if address.startswith("t/t1") and route.request.resource_type == "document":
        route.fulfill(body=document, content_type="text/html; charset=utf-8")
        return
    for name, file in assets().items():
        if "/" + address == asset_url(name):
            route.fulfill(body=file.body, content_type=file.type)
            return
    route.abort()


def show(page: Page, case: Case, *, ready: bool = True) -> None:
    """The position in a browser's page, at the size of the case; `ready` waits for the page's own
    script."""
    reader = Reader(case.language, case.theme, "csrf")
    shown = page_for(case)
    document = render.render_page(shown, reader)
    page.set_viewport_size({"width": case.size[0], "height": case.size[1]})
    page.unroute_all()
    page.add_init_script("delete window.EventSource")  # there is no server to hear from
    page.route("**/*", lambda route: answer(route, document, shown, case.language))
    page.goto("http://table.test/t/t1")
    if ready:
        page.wait_for_selector("body[data-ready]")


SETTLED = """([width, height]) => new Promise((done) => {
  const look = () => requestAnimationFrame(() =>
    innerWidth === width && innerHeight === height ? setTimeout(done) : look());
  look() })"""


def resize(page: Page, size: Size) -> None:
    """The page that is shown in a window of another size, when everything in it has its place: what
    the page's script watches is told of the size with the next frame."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(SETTLED, list(size))


@contextlib.contextmanager
def opened(browser: Browser, case: Case) -> Iterator[Page]:
    """A page with the position on it, closed afterwards."""
    context = browser.new_context(
        reduced_motion="reduce", locale="en-GB" if case.language == "en" else "pl-PL"
    )
    page = context.new_page()
    show(page, case)
    yield page
    context.close()


MEASURE = (Path(__file__).parent / "layout.js").read_text(encoding="utf-8")


def measured(page: Page, *, sizes_only: bool = False) -> dict[str, Any]:
    """Sizes and faults as the browser sees them."""
    found: dict[str, Any] = page.evaluate(MEASURE, sizes_only)
    return found


def expected_bar(width: int, height: int) -> tuple[int, int]:
    """Heights of top band and bar by the window, as the law says."""
    if height < 480:
        return 40, 56
    if width < 700:
        return 48, 116
    if width < 1180:
        return 48, 108
    return (56, 76) if height >= 860 else (48, 72)


def faults(page: Page) -> list[str]:
    """What is wrong with the page that is shown, in words; nothing where the law is kept."""
    found = measured(page)
    wrong: list[str] = list(found["wrong"])
    width, height = found["window"]
    top, bar = expected_bar(width, height)
    if (found["top"], found["bar"]) != (top, bar):
        wrong.append(f"bands {found['top']} and {found['bar']} instead of {top} and {bar}")
    least = next(size for limit, size in LEAST if width >= limit)
    if height < 480:
        least = (300, 200)
    board = found["board"]
    if not board:
        wrong.append("no board")
    elif board[0] < least[0] - 12 * (width < 700) or board[1] < least[1]:
        wrong.append(f"board {board[0]}x{board[1]} below {least[0]}x{least[1]}")
    return wrong


def cases(chosen: argparse.Namespace) -> Iterator[tuple[Case, tuple[Size, ...]]]:
    """Positions, and the sizes at which each is looked at."""
    width, _, height = (chosen.size or "").partition("x")
    sizes: tuple[Size, ...] = ((int(width), int(height)),) if chosen.size else SIZES
    for game in [chosen.game] if chosen.game else SLUGS:
        for language in [chosen.language] if chosen.language else ("en",):
            for at in [chosen.at] if chosen.at else ("middle",):
                case = Case(
                    game,
                    sizes[0],
                    language,
                    chosen.seats,
                    at,
                    chosen.seed,
                    chosen.theme,
                    chosen.wait,
                    chosen.extra,
                    tuple(tuple(one.split("=", 1)) for one in chosen.option),  # type: ignore[misc]
                )
                yield case, sizes


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", choices=SLUGS)
    parser.add_argument("--size")
    parser.add_argument("--language", choices=("en", "pl"))
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--at", choices=tuple(AGES))
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--theme", choices=("dark", "light"), default="dark")
    parser.add_argument("--wait", default="")
    parser.add_argument(
        "--with",
        dest="extra",
        default="",
        choices=("", "hint", "digest", "question", "handover", "full"),
    )
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--shot", type=Path)
    chosen = parser.parse_args(arguments)
    failed = 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"]
        )
        for first, sizes in cases(chosen):
            with opened(browser, first) as page:
                page.on("pageerror", lambda error: print("script error:", error))
                for size in sizes:
                    resize(page, size)
                    case = replace(first, size=size)
                    wrong = faults(page)
                    board = measured(page)["board"]
                    print(
                        case,
                        "board",
                        "x".join(map(str, board or ())),
                        *wrong,
                        sep="\n    " if wrong else " ",
                        flush=True,
                    )
                    failed += bool(wrong)
                    if chosen.shot:
                        chosen.shot.mkdir(parents=True, exist_ok=True)
                        page.screenshot(path=chosen.shot / f"{str(case).replace(' ', '-')}.png")
        browser.close()
    return min(failed, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
