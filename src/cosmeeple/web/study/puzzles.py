"""Puzzles on pages: one a day, all of a game, an answer that is kept, the count behind it and a
streak of days."""

from __future__ import annotations

import datetime as dt
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from sqlalchemy import RowMapping
from starlette.responses import Response

from cosmeeple.draw import html
from cosmeeple.draw.seen import BOT, Seat, Seen
from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import SLUGS, load_game
from cosmeeple.kernel.records.codec import notation, pick_of, question
from cosmeeple.kernel.records.view import redeal, view
from cosmeeple.kernel.words.consequences import consequences
from cosmeeple.kernel.words.text import Texts
from cosmeeple.store import study as kept
from cosmeeple.study.endings import Ending
from cosmeeple.study.puzzles import Facts, Puzzle, by_level, puzzle_ids, puzzle_of
from cosmeeple.study.words import ends_told, line_told, quantity_name, signed
from cosmeeple.web import regions, render
from cosmeeple.web.pages import Reader
from cosmeeple.web.room import Refused, now_ms
from cosmeeple.web.visit import Visit

DAY: Final = 24 * 60 * 60 * 1000
#: The day from which puzzles of the day are counted.
FIRST_DAY: Final = dt.date(2026, 11, 1)
WEEK: Final = 7


def today() -> dt.date:
    """The puzzle of the day changes at midnight, UTC."""
    return dt.datetime.now(dt.UTC).date()


@lru_cache(maxsize=1)
def all_puzzles() -> tuple[tuple[str, str], ...]:
    """(game, id) of every puzzle, the games taking turns."""
    lists = [[(slug, one) for one in puzzle_ids(slug)] for slug in SLUGS]
    most = max((len(one) for one in lists), default=0)
    return tuple(each[place] for place in range(most) for each in lists if place < len(each))


def puzzle_of_day(day: dt.date) -> Puzzle | None:
    """The same for everybody; all puzzles come by before one comes again."""
    every = all_puzzles()
    if not every:
        return None
    # A step that shares no factor with the count visits them all, far apart.
    step = next(
        one
        for one in range(len(every) * 5 // 8 + 1, len(every) * 2 + 2)
        if coprime(one, len(every))
    )
    slug, found = every[(day - FIRST_DAY).days * step % len(every)]
    return puzzle_of(slug, found)


def coprime(a: int, b: int) -> bool:
    """Have the numbers no common factor?

    >>> coprime(4, 9), coprime(6, 9)
    (True, False)
    """
    while b:
        a, b = b, a % b
    return a == 1


@dataclass(frozen=True)
class Streak:
    """Days in a row with a right answer to the puzzle of the day; today may still come."""

    days: int
    best: int
    #: The last seven days, the oldest first: (date, solved).
    week: tuple[tuple[dt.date, bool], ...]


def streak_of(solved: set[dt.date], now: dt.date) -> Streak:
    """What is not solved today breaks nothing before midnight.

    >>> d = dt.date
    >>> streak_of({d(2026, 1, 1), d(2026, 1, 2), d(2026, 1, 4)}, d(2026, 1, 5)).days
    1
    """
    one = dt.timedelta(days=1)
    best = run = 0
    before: dt.date | None = None
    for day in sorted(solved):
        run = run + 1 if before is not None and day - before == one else 1
        best = max(best, run)
        before = day
    day = now if now in solved else now - one
    days = 0
    while day in solved:
        days += 1
        day -= one
    week = tuple((now - one * back, now - one * back in solved) for back in range(WEEK - 1, -1, -1))
    return Streak(days, best, week)


@dataclass(frozen=True)
class Answer:
    """One of the answers of a puzzle, as the page shows it."""

    choice: str
    label: str
    does: str
    share: str = ""
    score: str = ""
    chose: str = ""
    best: bool = False
    #: No mistake: the best one can still follow it.
    also: bool = False
    mine: bool = False


@lru_cache(maxsize=64)
def position_of(slug: str, id: str) -> Table[Any]:
    """The table of a puzzle; nobody changes it."""
    return puzzle_of(slug, id).table()


def names_of(puzzle: Puzzle) -> list[str]:
    """The players of a puzzle, by letter."""
    return [f"{'ABCDE'[seat]}" for seat in range(puzzle.players)]


def seen_puzzle(puzzle: Puzzle, language: str) -> Seen:
    """The position as the seat of the puzzle sees it."""
    table = position_of(puzzle.slug, puzzle.id)
    texts = Texts(puzzle.game, None, language, tuple(names_of(puzzle)))
    seats = tuple(
        Seat(
            seat,
            name,
            mine=seat == puzzle.seat,
            kind="person" if seat == puzzle.seat else BOT,
            bot="medium",
        )
        for seat, name in enumerate(names_of(puzzle))
    )
    return Seen(puzzle.game, view(puzzle.game, table, puzzle.seat), texts, seats, live=False)


def answers_shown(
    puzzle: Puzzle,
    seen: Seen,
    counts: Mapping[str, int],
    mine: str,
    language: str,
    *,
    open_now: bool,
) -> list[Answer]:
    """In the order of the question; after an answer the best first, with what each is worth and how
    many chose it."""
    table = position_of(puzzle.slug, puzzle.id)
    frame = question(table)
    picks = table.options(puzzle.seat)
    does = consequences(table, puzzle.seat, picks, seen.texts)
    worth = {one.choice: one for one in puzzle.facts.answers}
    total = sum(counts.values())
    found = []
    for pick in picks:
        key = notation(frame, pick)
        label = seen.texts.choice(frame, pick, seen.view.state)
        if not open_now:
            found.append(Answer(key, label, does.get(pick, "")))
            continue
        one = worth.get(key)
        found.append(
            Answer(
                key,
                label,
                does.get(pick, ""),
                "" if one is None else f"{100 * one.share:.0f}",
                "" if one is None else f"{one.score:.0f}",
                f"{100 * counts.get(key, 0) / total:.0f}" if total else "",
                key == puzzle.facts.best,
                key in puzzle.facts.also,
                key == mine,
            )
        )
    if open_now:
        found.sort(key=lambda each: -(worth[each.choice].share if each.choice in worth else 0.0))
    return found


def explanation(puzzle: Puzzle, seen: Seen, language: str) -> dict[str, Any]:
    """Why the best answer is best: what it brings against the tempting one, and what would
    follow."""
    table = position_of(puzzle.slug, puzzle.id)
    frame = question(table)
    facts = puzzle.facts
    # Others' hidden cards stay hidden: the line is told on a table dealt again for the seat.
    known = redeal(puzzle.game, table, puzzle.seat, Rng(state_from_seed(1)))
    return {
        "best": seen.texts.choice(frame, pick_of(frame, facts.best), seen.view.state),
        "tempting": seen.texts.choice(frame, pick_of(frame, facts.tempting), seen.view.state),
        "margin": f"{100 * facts.margin:.0f}",
        "error": f"{200 * facts.error:.0f}",
        "steady": f"{100 * facts.steady:.0f}",
        "brings": [
            (quantity_name(seen.texts, one.key), signed(one.more, language))
            for one in facts.noticed
        ],
        "counted": [
            (seen.texts.say(f"valued-{one.key}"), signed(one.more, language))
            for one in facts.counted
        ],
        "ending": ended(facts.ending, seen.texts, language),
        "line": line_told(known, puzzle.seat, facts.best, facts.line, seen.texts),
        "solved": [(name, f"{100 * share:.0f}") for name, share in facts.solved.items()],
    }


def ended(ending: Ending | None, texts: Texts, language: str) -> dict[str, Any] | None:
    """The end of the game after the best answer, against the tempting one; None where it was not
    looked at."""
    if ending is None:
        return None
    return {
        "games": ending.games,
        "own": signed(ending.own, language),
        "rows": ends_told(ending, texts),
        "others": signed(ending.others, language),
        "win": signed(100 * ending.win, language, 0),
        "error": f"{200 * ending.error:.0f}",
    }


# --- handlers


async def own_answers(visit: Visit) -> Sequence[RowMapping]:
    """What this visitor has answered so far."""
    if visit.person is None:
        return ()
    return await visit.site.store.reading(kept.answers_of, visit.person.id)


def solved_days(answers: Sequence[RowMapping]) -> set[dt.date]:
    """The days whose puzzle was solved."""
    return {dt.date.fromisoformat(row["day"]) for row in answers if row["day"] and row["right"]}


def need_puzzle(visit: Visit) -> Puzzle:
    """The puzzle of the address."""
    slug, wanted = visit.request.path_params["slug"], visit.request.path_params["puzzle"]
    if slug not in SLUGS or wanted not in puzzle_ids(slug):
        raise Refused("no-puzzle", 404, "there is no such puzzle")
    return puzzle_of(slug, wanted)


async def puzzle(visit: Visit) -> Response:
    """The question; after the answer its count."""
    found = need_puzzle(visit)
    answers = await own_answers(visit)
    own = next((row for row in answers if row["puzzle"] == found.id), None)
    counts = await visit.site.store.reading(kept.puzzle_counts, found.id)
    hint = own is None and "hint" in visit.request.query_params
    seen = seen_puzzle(found, visit.language)
    shown = answers_shown(
        found, seen, counts, own["choice"] if own else "", visit.language, open_now=own is not None
    )
    if hint:
        shown = [one for one in shown if one.choice in hinted(found.facts)]
    day = puzzle_of_day(today())
    drawn = {
        **{name: html.safe(text) for name, text in regions.game_regions(seen).items()},
        **{
            name: html.safe(text)
            for name, text in regions.people_regions(seen, regions.words(visit.language)).items()
        },
    }
    text = render.document(
        "puzzle.html",
        visit.reader(),
        everything=True,
        puzzle=found,
        game=found.game,
        seen=seen,
        prompt=seen.texts.prompt(question(position_of(found.slug, found.id))),
        regions=drawn,
        places=regions.places_of(found.game),
        game_words=regions.game_words(found.game, visit.language),
        seat_order=regions.seat_order(seen),
        answers=shown,
        own=own,
        hint=hint,
        tried=sum(counts.values()),
        explained=explanation(found, seen, visit.language) if own is not None else None,
        is_today=day is not None and day.id == found.id,
        streak=streak_of(solved_days(answers), today()),
        next_puzzle=next_of(found, answers),
    )
    return await visit.html(text)


def hinted(facts: Facts) -> tuple[str, str]:
    """What a hint leaves: the best answer, and the best of those that are wrong."""
    wrong = next(one.choice for one in facts.answers if not facts.is_right(one.choice))
    return facts.best, wrong


def next_of(found: Puzzle, answers: Sequence[RowMapping]) -> str:
    """The next puzzle of the game, as hard or harder, that this person has not answered, or just the
    next one."""
    ids = by_level(found.slug)
    done = {row["puzzle"] for row in answers}
    place = ids.index(found.id)
    order = [*ids[place + 1 :], *ids[:place]]
    return next((one for one in order if one not in done), order[0] if order else found.id)


async def answer_puzzle(visit: Visit) -> Response:
    """The first answer of a person counts; a hint counts for the streak, not for the figures."""
    found = need_puzzle(visit)
    table = position_of(found.slug, found.id)
    frame = question(table)
    choice = visit.text("choice")
    if choice not in [notation(frame, pick) for pick in table.options(found.seat)]:
        raise Refused("illegal", 400, "that is none of the answers")
    actor = await visit.somebody()
    day = puzzle_of_day(today())
    row = {
        "person": actor.person,
        "puzzle": found.id,
        "choice": choice,
        "right": found.facts.is_right(choice),
        "hinted": visit.text("hint", "") == "yes",
        "day": today().isoformat() if day is not None and day.id == found.id else "",
        "at": now_ms(),
    }
    kept_row = await visit.site.store.writing(kept.answer_puzzle, row)
    right = bool(kept_row["right"])
    return visit.go(f"/puzzles/{found.slug}/{found.id}", right=right, best=found.facts.best)


async def play_puzzle(visit: Visit) -> Response:
    """A private table at the position of a puzzle, against good bots; what the seat does not know
    is dealt again."""
    await visit.site.limits.need_everywhere("create", visit.ip)
    found = need_puzzle(visit)
    actor = await visit.somebody()
    luck = Rng(state_from_seed(secrets.randbits(62)))
    dealt = redeal(found.game, position_of(found.slug, found.id), found.seat, luck)
    options = found.game.full_options(found.players, found.case.data.get("options"))
    bots = ["medium"] * found.players
    title = render.say(visit.language, "puzzle")
    room = await visit.site.tables.whole.sandbox(
        found.game,
        options,
        dealt,
        found.seat,
        bots,
        actor,
        title,
        f"puzzle {found.id}",
        len(found.moves),
    )
    return visit.go(f"/t/{room.id}", table=room.id)


async def puzzles_of_game(visit: Visit) -> Response:
    """The puzzles of a game."""
    slug = visit.request.path_params["slug"]
    if slug not in SLUGS:
        raise Refused("not-found", 404, f"there is no game {slug[:40]!r}")
    return await list_page(visit, [slug])


async def puzzles(visit: Visit) -> Response:
    """The puzzles of all games."""
    return await list_page(visit, list(SLUGS))


async def list_page(visit: Visit, slugs: list[str]) -> Response:
    """The page with these games' puzzles."""
    answers = await own_answers(visit)
    mine = {row["puzzle"]: bool(row["right"]) for row in answers}
    shelves = []
    for slug in slugs:
        rows = [(one, puzzle_of(slug, one).facts.level, mine.get(one)) for one in by_level(slug)]
        shelves.append((load_game(slug), rows))
    text = render.document(
        "puzzles.html",
        visit.reader(),
        shelves=shelves,
        one=len(slugs) == 1,
        daily=await daily_values(visit),
        right=sum(mine.values()),
        answered=len(mine),
    )
    return await visit.html(text)


async def daily_values(visit: Visit) -> dict[str, Any] | None:
    """What `_puzzle_of_the_day.html` needs; None where there are no puzzles."""
    found = puzzle_of_day(today())
    if found is None:
        return None
    answers = await own_answers(visit)
    own = next((row for row in answers if row["puzzle"] == found.id), None)
    counts = await visit.site.store.reading(kept.puzzle_counts, found.id)
    return daily_of(found, visit.reader(), own, streak_of(solved_days(answers), today()), counts)


def daily_of(
    found: Puzzle, reader: Reader, own: RowMapping | None, streak: Streak, counts: Mapping[str, int]
) -> dict[str, Any]:
    """The puzzle of the day, for the front page."""
    table = position_of(found.slug, found.id)
    texts = Texts(found.game, None, reader.language, tuple(names_of(found)))
    right = (found.facts.best, *found.facts.also)
    return {
        "puzzle": found,
        "game": found.game,
        "prompt": texts.prompt(question(table)),
        "count": len(table.options(found.seat)),
        "own": own,
        "streak": streak,
        "tried": (tried := sum(counts.values())),
        "found": f"{100 * sum(counts.get(one, 0) for one in right) / tried:.0f}" if tried else "",
    }
