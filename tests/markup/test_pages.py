"""Pages over thousands of random positions, without a browser."""

from __future__ import annotations

import gzip
import os
import re
import subprocess
import time
from dataclasses import replace
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from drawn import HOSTILE, SPECTATOR, page_of, readers, walk
from wellformed import read

from cosmeeple.draw import words
from cosmeeple.draw.words import Words
from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.game import SLUGS, load_game
from cosmeeple.kernel.records.together import apart, steps
from cosmeeple.kernel.records.view import redeal, view
from cosmeeple.kernel.words.rulebook import rulebook
from cosmeeple.kernel.words.text import Texts
from cosmeeple.web import pages, regions, render, table_pages
from cosmeeple.web.assets import asset_url, assets, symbols
from cosmeeple.web.table_pages import TablePage

DRAWN = [slug for slug in SLUGS if (load_game(slug).folder() / "drawing" / "__init__.py").is_file()]
#: Positions of each game that are looked at closely; `COSMEEPLE_POSITIONS=150` and more by command.
#: Options are counted in all positions of a game of every kind, and in further games until there are
#: enough.
CLOSE = int(os.environ.get("COSMEEPLE_POSITIONS", "50"))
COUNTED = 20 * CLOSE


def games(slug: str) -> list[tuple[int, int, dict[str, str]]]:
    """Every player count, and every value of every option at least once."""
    game = load_game(slug)
    found = []
    for seats in game.seats:
        found.append((seats, 1000 + seats, {}))
        for option in game.options:
            if not option.seats or seats in option.seats:
                found += [(seats, 2000 + seats, {option.key: value}) for value in option.values[1:]]
    return found


@pytest.mark.parametrize("slug", DRAWN)
def test_every_option_is_one_control_and_nothing_else_is(slug: str) -> None:
    game = load_game(slug)
    looked = again = 0
    while looked < COUNTED:
        for players, seed, options in games(slug):
            for number, match in enumerate(walk(game, players, seed + 10 * again, options)):
                for seat in match.table.deciders():
                    reader = readers()[number % 2]
                    page = page_of(match, seat, reader.language)
                    legal = page.seen.view.option_keys()
                    bar = regions.action_bar(page, reader, regions.words(reader.language))
                    shown = re.findall(r'name="choice" value="([^"]*)"', bar)
                    alone = [text for text in shown if len(apart(text)) == 1]
                    assert sorted(alone) == sorted(legal)
                    assert len(set(shown)) == len(shown)
                    # What is sent together is legal step by step: `steps` refuses it otherwise.
                    for text in set(shown) - set(alone):
                        assert len(list(steps(match.table, seat, apart(text)))) == len(
                            apart(text)
                        ), text
                    looked += 1
        again += 1


@cache
def close_looks(slug: str) -> list[tuple[Any, int, pages.Reader]]:
    game = load_game(slug)
    every = games(slug)
    found = []
    each = max(2, CLOSE // len(every))
    for players, seed, options in every:
        length = sum(1 for _ in walk(game, players, seed, options))
        step = max(1, length // each)
        for number, match in enumerate(walk(game, players, seed, options)):
            if number % step == 0 or match.table.over():
                seat = (
                    match.table.deciders()[0]
                    if match.table.deciders() and number % 3
                    else number % (players + 1) - 1
                )
                found.append(
                    (
                        page_of(match, seat, readers()[number % 2].language),
                        seat,
                        readers()[number % 2],
                    )
                )
    return found


def drawn_cards(slug: str) -> set[str]:
    """Ids in the file with the pictures of all cards, which the script puts beside the icons."""
    art = assets().get(f"games/{slug}-art.svg")
    return set(re.findall(r'<symbol id="([^"]+)"', art.body.decode())) if art else set()


@pytest.mark.parametrize("slug", DRAWN)
def test_pages_are_well_formed_and_controls_mean_something(slug: str) -> None:
    icons = set(symbols()) | drawn_cards(slug)
    for page, seat, reader in close_looks(slug):
        found = read(render.render_page(page, reader))

        assert found.wrong == []
        # Icons of the sprite, pictures of the game's cards, or pictures on the page itself.
        assert found.uses <= icons | set(found.ids)
        legal = set(page.seen.view.option_keys()) if seat != SPECTATOR else set()
        # What is sent together begins with an option; that the rest is legal too is checked above.
        assert {apart(text)[0] for text in found.board_choices} <= legal
        assert not found.whys & legal
        frame = page.seen.view.question
        if found.whys:
            from cosmeeple.kernel.records.codec import notation

            assert frame is not None
            assert found.whys <= {notation(frame, pick) for pick in frame.domain.picks}
            for key in found.whys:
                assert any(not reason.holds for reason in page.seen.why(key))


def other_pages(slug: str, reader: pages.Reader) -> list[pages.Page]:
    """Every kind of page that is not a table."""
    game = load_game(slug)
    *_, match = walk(game, game.seats[-1], 77)
    page = page_of(match, 0, reader.language)
    texts, info = page.seen.texts, page.info
    bots = (table_pages.BotKind("random", 1), table_pages.BotKind("greedy", 2))
    free = replace(
        info,
        status="gathering",
        seats=(*info.seats[:-1], pages.Seat(len(info.seats) - 1, "", "open")),
        host=True,
    )
    curve = render.score_curve(match)
    book = rulebook(game)
    row = pages.TableRow(
        "r1", HOSTILE[1], slug, "running", info.seats, (0,), my_turn=True, mine=True, line="x"
    )
    rows = (
        row,
        replace(row, id="r2", my_turn=False, name=""),
        replace(row, id="r3", status="gathering", seats=free.seats, join="/j/x"),
    )
    seen = replace(page.seen, live=False)
    mid = len(match.moves) // 2
    return [
        pages.LobbyPage(
            (pages.GameCard(game, texts, bots),), rows, (replace(row, id="r4", status="finished"),)
        ),
        pages.LobbyPage(
            (pages.GameCard(game, texts, bots),),
            (),
            form=pages.NewTable(slug, 3, HOSTILE[0], error=HOSTILE[2]),
        ),
        table_pages.WaitingPage(free, texts, bots),
        table_pages.WaitingPage(replace(free, host=False), texts, bots),
        table_pages.JoinPage(free, texts, "code", HOSTILE[0]),
        table_pages.EndPage(
            info,
            texts,
            game.outcome(match.table.state),
            curve,
            page.log,
            len(match.moves),
            mine=True,
            seen=seen,
        ),
        table_pages.ReplayPage(
            info, seen, mid, len(match.moves), page.log, curve, ((1, 0), (mid, 1)), open=True
        ),
        pages.RulesPage(game, texts, book),
        pages.RulesPage(game, texts, book, "x", (book.rule[0].id,)),
        pages.ComponentsPage(game, texts, {"zone": ({"id": "ross", "source": "rulebook"},)}),
        pages.AccountPage("sign-in", error=HOSTILE[0]),
        pages.AccountPage("own", webhook=HOSTILE[1], done="x"),
        pages.AccountPage("own", fares=(pages.FareRow(slug, 3, 1, 20.5, 31),)),
        pages.StatsPage(
            (pages.GameRow(slug, 2, 3, 20.5, 30.0, (0.5, 0.5), 3, 1),),
            (
                pages.PlayerRow(HOSTILE[0], "", 3, 1.5, 25.0, 8.3),
                pages.PlayerRow("", "hard", 3, 1.5),
            ),
        ),
        pages.StatsPage((), ()),
        pages.AboutPage((game,), "1"),
        *[
            pages.ErrorPage(status, HOSTILE[0])
            for status in (400, 403, 404, 405, 409, 413, 429, 500, 503)
        ],
    ]


@pytest.mark.parametrize("reader", readers(), ids=["en", "pl"])
@pytest.mark.parametrize("slug", DRAWN)
def test_all_other_pages_are_well_formed(slug: str, reader: pages.Reader) -> None:
    for page in other_pages(slug, replace(reader, name=HOSTILE[0])):
        html = render.render_page(page, reader)
        found = read(html)
        assert found.wrong == [], type(page).__name__
        assert found.uses <= set(symbols()) | drawn_cards(slug)
        assert HOSTILE[0] not in html


@pytest.mark.parametrize("slug", DRAWN)
def test_special_moments_of_a_table_are_well_formed(slug: str) -> None:
    """Hand-over, undo questions, digest, stand-ins."""
    game = load_game(slug)
    matches = list(zip(walk(game, game.seats[0], 5), range(12), strict=False))
    match = matches[-1][0]
    page = page_of(match, 0, "en")
    away = tuple(replace(seat, stand_in=True, bot="greedy", mine=True) for seat in page.seen.seats)
    spectator = page_of(match, SPECTATOR, "en")
    undone = tuple(replace(line, undone=True) for line in page.log)
    notes = tuple(
        table_pages.LogLine(
            100 + i, 0, "note", note=note, values={"name": HOSTILE[0], "bot": "x", "at": 3}
        )
        for i, note in enumerate(("joined", "left", "timeout", "returned", "forked"))
    )
    asked = (
        table_pages.LogLine(200, 0, "ask-undo"),
        table_pages.LogLine(201, 0, "undo", values={"from": 3, "until": 4}),
    )
    for reader in readers():
        for moment in (
            replace(spectator, hand_over=table_pages.HandOver(1, HOSTILE[0])),
            replace(page, undo=table_pages.Undo("answer", (HOSTILE[0],))),
            replace(page, undo=table_pages.Undo("asked", (HOSTILE[0],))),
            replace(page, undo=table_pages.Undo("closed", reason="over")),
            replace(page, digest=page.log[-3:]),
            replace(page, seen=replace(page.seen, seats=away)),
            replace(page, log=(*undone, *notes, *asked)),
            replace(page, info=replace(page.info, invite="http://x/j/1", host=True, watchers=3)),
        ):
            html = render.render_page(moment, reader)
            assert read(html).wrong == []
            assert HOSTILE[0] not in html


@pytest.mark.parametrize("slug", DRAWN)
def test_hostile_names_stay_text(slug: str) -> None:
    for page, _, reader in close_looks(slug)[::7]:
        html = render.render_page(page, reader)
        assert HOSTILE[0] not in html
        assert "</section><b>" not in html


@pytest.mark.parametrize("slug", DRAWN)
def test_what_is_hidden_does_not_change_the_page(slug: str) -> None:
    """A table dealt again from what the viewer knows gives the same page, to the letter."""
    game = load_game(slug)
    compared = 0
    every = games(slug)
    each = max(4, CLOSE // len(every))
    for players, seed, options in every:
        rng = Rng(state_from_seed(seed))
        step = max(9, sum(1 for _ in walk(game, players, seed, options)) // each)
        for number, match in enumerate(walk(game, players, seed, options)):
            if number % step:
                continue
            for seat in range(players):
                page = page_of(match, seat, "en")
                guess = redeal(game, match.table, seat, rng)
                other = replace(page, seen=replace(page.seen, view=view(game, guess, seat)))
                reader = readers()[0]
                assert render.render_regions(page, reader) == render.render_regions(other, reader)
                compared += 1
    assert compared >= sum(2 * players for players, _, _ in every), "two positions of every game"


@pytest.mark.parametrize("slug", DRAWN)
def test_a_spectator_page_differs_from_no_other_spectators(slug: str) -> None:
    """Nothing in a spectator's page depends on any hand: the page of a table with other hands is
    equal."""
    game = load_game(slug)
    players, seed, options = games(slug)[-1]
    rng = Rng(state_from_seed(5))
    for number, match in enumerate(walk(game, players, seed, options)):
        if number % 20:
            continue
        page = page_of(match, SPECTATOR, "en")
        table = match.table
        for seat in range(players):
            table = redeal(game, table, seat, rng)
        other = replace(page, seen=replace(page.seen, view=view(game, table, SPECTATOR)))
        assert render.render_regions(page, readers()[0]) == render.render_regions(
            other, readers()[0]
        )


@pytest.mark.parametrize("slug", DRAWN)
def test_no_text_is_missing(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    missing: set[str] = set()
    said = Words.say
    texts_said = Texts.say

    def strict_words(self: Words, key: str, /, **values: Any) -> str:
        if not self.has(key):
            missing.add(f"{self.language}:{key}")
        return said(self, key, **values)

    def strict_texts(self: Texts, key: str, /, **values: Any) -> str:
        if not self.has(key):
            missing.add(f"{self.language}:{key}")
        return texts_said(self, key, **values)

    regions.event_body.cache_clear()
    monkeypatch.setattr(Words, "say", strict_words)
    monkeypatch.setattr(Words, "__call__", strict_words)
    monkeypatch.setattr(Texts, "say", strict_texts)
    for page, _, reader in close_looks(slug):
        render.render_page(page, reader)
    for reader in readers():
        for other in other_pages(slug, reader):
            render.render_page(other, reader)
    assert missing == set()


@pytest.mark.parametrize(
    "folder", [regions.LOCALE, *[load_game(slug).folder() / "drawing" / "locale" for slug in DRAWN]]
)
def test_both_languages_have_the_same_messages(folder: Path) -> None:
    english, polish = words.keys(folder, "en"), words.keys(folder, "pl")
    assert english == polish
    assert english


def test_every_ui_message_is_used() -> None:
    here = Path(render.__file__).parent
    sources = [
        *here.rglob("*.py"),
        *here.glob("templates/*.html"),
        *(here.parent / "games").glob("*/drawing/**/*.[ph]*"),
    ]
    text = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    computed = ("error-", "note-", "pace-", "bot-", "source-", "undo-closed-", "moves-", "like-")
    computed += (
        "mail-link-",
        "mail-soon",
        "mail-hours",
        "mail-daily",
        "mail-off",
        "mail-turn-of-",
        "order-state-",
        "order-why-",
        "coach-",
        "effort-",
        "level-",
        "weekday-",
        "game-luck-",
        "game-learn-",
        "learn-then-",
        "style-",
        "remind-",
        "modules-",
        "seek-only-",
        "seek-whom-",
        "tournament-state-",
        "tournament-system-",
        "tournament-what-",
        "box-table-",
        "box-field-",
        "permit-may-",
    )
    # Made from paths, ids and kinds of steps in companions.
    computed += tuple(
        f"companion-{name}-"
        for name in ("at", "did", "token", "line", "what", "which", "over", "setup")
    )
    computed += tuple(f"companion-{name}" for name in ("cache", "value", "farms", "ships"))
    unused = [
        key
        for key in words.keys(regions.LOCALE, "en")
        if key not in text and not key.startswith(computed)
    ]
    assert unused == []


def test_the_client_is_small() -> None:
    assert len(gzip.compress(assets()["client.js"].body)) < 40_000


def test_the_client_is_the_one_that_its_sources_build(tmp_path: Path) -> None:
    folder = Path(render.__file__).parent / "client"
    build = folder / "node_modules" / ".bin" / "esbuild"
    if not build.is_file():
        pytest.skip("Node's tools are not installed: npm ci in src/cosmeeple/web/client")
    flags = ["--bundle", "--minify", "--target=es2022", "--format=iife", "--legal-comments=none"]
    for source, name in (
        ("src/main.ts", "client.js"),
        ("src/study.ts", "study.js"),
        ("src/app.ts", "app.js"),
    ):
        subprocess.run(
            [build, source, *flags, f"--outfile={tmp_path / name}"],
            cwd=folder,
            check=True,
            capture_output=True,
        )
        assert (tmp_path / name).read_bytes() == assets()[name].body, name
    subprocess.run(
        [folder / "node_modules" / ".bin" / "tsc", "--noEmit"],
        cwd=folder,
        check=True,
        capture_output=True,
    )


@pytest.fixture(scope="module")
def full_race() -> TablePage:
    """Five seats, late in the game."""
    return page_of(next(islice(walk(load_game("race"), 5, 5), 150, None)), 0, "en")


def test_the_fullest_page_of_race_is_quick(full_race: TablePage) -> None:
    """Once the faces of its cards are known, on processors that are busy with other things too."""
    took = []
    for _ in range(9):
        begun = time.process_time()
        render.render_page(full_race, readers()[0])
        took.append(time.process_time() - begun)
    assert min(took) < 0.015


def test_the_fullest_page_of_race_is_light(full_race: TablePage) -> None:
    """With every file that the page names and the pictures of all cards."""
    html = render.render_page(full_race, readers()[0])
    named = [name for name in assets() if asset_url(name) in html]
    assert {"games/race.css", "games/race-art.svg", "client.js"} <= set(named)
    assert (
        sum(
            len(gzip.compress(part))
            for part in (html.encode(), *(assets()[name].body for name in named))
        )
        < 250_000
    )


def test_the_first_page_is_light() -> None:
    page, _, reader = close_looks("antarctica")[20]
    html = len(gzip.compress(render.render_page(page, reader).encode()))
    files = sum(
        len(gzip.compress(assets()[name].body))
        for name in ("tokens.css", "pages.css", "table.css", "games/antarctica.css", "client.js")
    )
    assert html + files < 150_000
