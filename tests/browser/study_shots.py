"""Pictures of analysis, puzzles, studies and the coach for docs/shots: python
tests/browser/study_shots.py [NAME...].

Everything on them is real: two bots play a game of Race, it is analysed and made a study of, a
puzzle that was shipped is answered, and the coach speaks of answers that it has compared itself.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

import shots  # first: it sets the path to what is imported below
from playwright.sync_api import Browser, Page, sync_playwright
from served import Browser as Player
from served import Served, serve, wait_for

from cosmeeple.bots.base import step_of
from cosmeeple.bots.host import Host
from cosmeeple.bots.registry import bot_spec
from cosmeeple.kernel.game import load_game
from cosmeeple.kernel.records.codec import notation, options_as_text, question
from cosmeeple.kernel.records.transcript import Match
from cosmeeple.store import study as kept
from cosmeeple.study.puzzles import puzzle_ids, puzzle_of
from cosmeeple.study.review import review

GAME = "race"
#: (name, width, height, dark, language)
SCREENS = (
    ("1366-dark", 1366, 768, True, "en-GB"),
    ("1366-light", 1366, 768, False, "pl-PL"),
    ("360-dark", 360, 780, True, "pl-PL"),
    ("1920-light", 1920, 1080, False, "en-GB"),
)
#: Of pages that differ little between the themes.
FEW = (SCREENS[0], SCREENS[2])


def played() -> Match:
    game = load_game(GAME)
    match = Match.start(game, 2, 11, seats=("Ann", "Bob"))
    host = Host(game, match.table, [bot_spec(bot).make() for bot in ("greedy", "medium")], 11)
    while not match.table.over():
        seat = match.table.deciders()[0]
        pick = host.bots[seat].choose(host.question(seat))
        host.note(step_of(game, match.table, seat, pick))
        match.play(seat, notation(question(match.table), pick))
    return match


def screens(
    page: Page,
    served: Served,
    browser: Browser,
    path: str,
    name: str,
    *,
    of: tuple[tuple[str, int, int, bool, str], ...] = SCREENS,
    whole: bool = False,
) -> None:
    for screen, width, height, dark, language in of:
        other = shots.look(
            page,
            served,
            browser,
            path,
            f"{name}-{screen}",
            width,
            height,
            dark,
            language,
            whole=whole and width == 360,
        )
        other.context.close()


def analysis(served: Served, browser: Browser) -> None:
    """A game's analysis at its costliest decision, and a study of it with a note and a
    variation."""
    match = played()
    found = review(match, "usual")
    with Player(served.url) as anna:
        anna.page("/about")
        table = str(anna.do("/import", file=match.dumps())["table"])
        served.site.store.write(kept.keep_analysis, table, "usual", 1, found.dump())
        worst = found.costly(None)[0]
        study = str(anna.do(f"/t/{table}/study")["study"])
        here, at = f"/study/{study}", f"m{worst.ply}"
        letter = "AB"[worst.seat]
        anna.do(f"{here}/note", at=at, note="Here Ann had the better card in hand.", mark="?!")
        after = anna.do(f"{here}/move", at=at, seat=letter, choice=worst.better)["at"]
        anna.do(f"{here}/note", at=after, note="What the analysis prefers.", mark="!")
        page = signed_in(served, browser, anna)
        screens(
            page,
            served,
            browser,
            f"/t/{table}/analysis?at={worst.ply}",
            "study-analysis",
            whole=True,
        )
        screens(page, served, browser, f"{here}?at={at}", "study-study", of=FEW, whole=True)


def puzzle(served: Served, browser: Browser) -> None:
    """The list, a puzzle, and the same after a wrong answer."""
    one = puzzle_of(GAME, puzzle_ids(GAME)[0])
    here = f"/puzzles/{GAME}/{one.id}"
    with Player(served.url) as anna:
        anna.page("/about")
        page = signed_in(served, browser, anna)
        screens(page, served, browser, here, "study-puzzle", whole=True)
        anna.do(here, choice=one.facts.tempting)
        page = signed_in(served, browser, anna)
        screens(page, served, browser, here, "study-answer", of=FEW, whole=True)
        screens(page, served, browser, "/puzzles", "study-puzzles", of=FEW, whole=True)


def coach(served: Served, browser: Browser) -> None:
    """The question "sure?" in the bar of a table, about the worst of the answers that the coach has
    compared."""
    with Player(served.url) as anna:
        anna.page("/about")
        table = anna.new_table("me", "bot:easy", game=GAME, me="Anna")
        room = served.room(table)
        anna.page(f"/t/{table}")
        anna.do(f"/t/{table}/coach", level="expert")
        watcher = served.site.tables.coaching.coaches[table]
        for _ in range(40):
            wait_for(lambda: 0 in room.deciders() or room.status != "running")
            wait_for(
                lambda: (
                    watcher.watch is not None and watcher.watch.since == room.history.asked_since[0]
                )
            )
            options = options_as_text(room.table, 0)
            if 2 <= len(options) <= 20:
                wait_for(lambda: watcher.watch is not None and watcher.watch.verdict is not None)
                assert watcher.watch is not None
                assert watcher.watch.verdict is not None
                worst = watcher.watch.verdict.answers[-1]
                done = anna.do(
                    f"/t/{table}/move", seat="A", choice=worst.choice, version=room.version
                )
                if done.get("sure") == "asked":
                    break
            else:
                anna.do(
                    f"/t/{table}/move",
                    seat="A",
                    choice=options[0],
                    version=room.version,
                    sure="yes",
                )
        page = signed_in(served, browser, anna)
        screens(page, served, browser, f"/t/{table}", "study-coach", of=FEW)


def signed_in(served: Served, browser: Browser, player: Player) -> Page:
    player.headers["connection"] = "close"
    page = shots.opened(browser, served, 1366, 768, "en-GB", True)
    page.context.add_cookies(
        [
            {"name": one.name, "value": one.value or "", "url": served.url}
            for one in player.cookies.jar
        ]
    )
    return page


def main() -> None:
    wanted = sys.argv[1:] or ("analysis", "puzzle", "coach")
    with serve(Path(tempfile.mkdtemp())) as served, sync_playwright() as running:
        browser = running.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"]
        )
        for name in wanted:
            {"analysis": analysis, "puzzle": puzzle, "coach": coach}[name](served, browser)
        browser.close()


if __name__ == "__main__":
    main()
