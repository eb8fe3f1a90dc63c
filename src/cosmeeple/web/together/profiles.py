"""Who somebody is at the tables: a page for everybody with an account, from public games that are
over, and nothing else.

How games began is written once, when they end, by the process that has ended them; of older games
it is found out when somebody looks, a few at a time.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import msgspec
from starlette.responses import Response
from starlette.routing import Route

from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import SLUGS
from cosmeeple.kernel.records.codec import pick_of, question
from cosmeeple.kernel.words.text import LANGUAGES, Texts
from cosmeeple.store import accounts, openings, queries, ties
from cosmeeple.web import render
from cosmeeple.web.logs import fault, log
from cosmeeple.web.notices.pages import shown
from cosmeeple.web.notices.vacations import day_of
from cosmeeple.web.room import Refused, Room
from cosmeeple.web.statistics import Figures, against, fare_rows, player_rows
from cosmeeple.web.visit import Visit, handled

if TYPE_CHECKING:
    from cosmeeple.web.site import Site

#: The first so many answers of a seat, and so many kinds of questions among them, are how it began.
ANSWERS: Final = 8
KINDS: Final = 5
#: Games that a profile lists, looks through for openings, and lines of those for each game.
LISTED: Final = 20
LOOKED: Final = 200
LINES: Final = 4
#: Older games that are looked at for one visit.
AT_ONCE: Final = 3


# --- how games began


def beginnings(room: Room, table: Table[Any]) -> list[dict[str, Any]]:
    """Each seat's first answers to questions of several kinds, from the first position on. In a
    thread."""
    found: list[dict[str, Any]] = []
    answers: Counter[int] = Counter()
    asked: dict[int, list[str]] = {seat: [] for seat in range(room.players)}
    texts = {language: Texts(room.game, room.charter.kit, language) for language in LANGUAGES}
    for ply, entry in enumerate(room.history.line):
        seat = entry.seat or 0
        frame, ask = question(table), type(question(table)).__name__
        answers[seat] += 1
        new = answers[seat] <= ANSWERS and ask not in asked[seat] and len(asked[seat]) < KINDS
        if new and len(table.options(seat)) > 1:
            pick = pick_of(frame, entry.choice or "")
            words = {
                language: [one.prompt(frame), one.label(frame, pick)]
                for language, one in texts.items()
            }
            body = msgspec.json.encode(words).decode()
            row = {
                "seat": seat,
                "number": len(asked[seat]),
                "ask": ask,
                "choice": entry.choice,
                "words": body,
            }
            found.append(row)
            asked[seat].append(ask)
        if all(answers[one] >= ANSWERS for one in range(room.players)):
            break
        room.history.replay(table, ply, ply + 1)
    return found


async def note(site: Site, room: Room) -> None:
    """How a game that is over began; of one that cannot be replayed by the present rules
    nothing."""
    if not room.charter.public or room.charter.sandbox:
        return
    try:
        begin = (await site.tables.rooms.position(room, 0)).clone()
        rows = await asyncio.to_thread(beginnings, room, begin)
    except (BadInput, Refused):
        rows = []
    except Exception as error:  # noqa: BLE001 - a damaged game has no opening, and stops nobody
        log("openings.failed", table=room.id, **fault(error))
        rows = []
    await site.store.writing(openings.keep, room.id, rows)


@dataclass(frozen=True)
class OpeningLine:
    """A favourite answer at the beginning: its question, how often it was given, in so many games,
    and won."""

    question: str
    answer: str
    times: int
    games: int
    won: int


def favourites(
    held: Sequence[Mapping[str, Any]], rows: Sequence[Mapping[str, Any]], language: str
) -> dict[str, list[OpeningLine]]:
    """By game, the answers that somebody likes to begin with, the most frequent first. What was
    done once is no habit, unless nothing was done twice."""
    seats = {(one["id"], one["seat"]): one for one in held}
    given: dict[str, dict[str, Counter[str]]] = {}
    won: Counter[tuple[str, str, str]] = Counter()
    said: dict[tuple[str, str, str], list[str]] = {}
    for row in rows:
        held_one = seats.get((row["table"], row["seat"]))
        if held_one is None:
            continue
        key = (str(held_one["game"]), str(row["ask"]), str(row["choice"]))
        given.setdefault(key[0], {}).setdefault(key[1], Counter())[key[2]] += 1
        won[key] += held_one["seat"] in msgspec.json.decode(held_one["result"])["winners"]
        words = msgspec.json.decode(row["words"])
        said[key] = words.get(language) or words["en"]
    found: dict[str, list[OpeningLine]] = {}
    for game, asks in given.items():
        lines = []
        for ask, answers in asks.items():
            for choice, times in answers.most_common(2):
                asked, answer = said[(game, ask, choice)]
                lines.append(
                    OpeningLine(asked, answer, times, answers.total(), won[(game, ask, choice)])
                )
        habits = [line for line in lines if line.times > 1] or lines
        found[game] = sorted(habits, key=lambda line: (-line.times, line.games))[:LINES]
    return found


# --- the page


@dataclass(frozen=True)
class GameLine:
    """How somebody fares in one game: results of public games, rating, and the place in its list of
    players."""

    game: str
    games: int
    wins: int
    mean: float
    best: int
    mu: float | None
    sigma: float | None
    provisional: bool
    place: int
    of: int


def game_lines(figures: Figures, person: str) -> list[GameLine]:
    """How somebody has fared, game by game."""
    found = []
    for fare in fare_rows(figures, person, public=True):
        ranked = player_rows(figures, fare.game)
        place = next((number for number, row in enumerate(ranked, 1) if row.person == person), 0)
        row = ranked[place - 1] if place else None
        found.append(
            GameLine(
                fare.game,
                fare.games,
                fare.wins,
                fare.mean,
                fare.best,
                row.mu if row else None,
                row.sigma if row else None,
                row.provisional if row else True,
                place,
                len(ranked),
            )
        )
    return found


@dataclass(frozen=True)
class Profile:
    """What everybody may know of somebody with an account: how they fare, their latest public games
    and how they like to begin."""

    id: str
    name: str
    since: str
    lines: tuple[GameLine, ...]
    latest: tuple[dict[str, Any], ...]
    openings: dict[str, list[OpeningLine]]


async def read_profile(site: Site, person: str, language: str) -> Profile:
    """The profile of a person; Refused where there is no such account."""
    row = await site.store.reading(accounts.person_by_id, person) if len(person) <= 24 else None
    if row is None or row["account"] is None or row["deleted"] is not None:
        raise Refused("nobody", 404, "there is nobody of that name")
    for table in await site.store.reading(openings.unread, person, AT_ONCE):
        try:
            await note(site, await site.tables.rooms.room(table))
        except Refused:
            continue  # damaged, and logged
    figures = await site.statistics.figures()
    held = [
        one
        for one in await site.store.reading(openings.games_of, person, LOOKED)
        if one["game"] in SLUGS
    ]
    begun = await site.store.reading(openings.openings_of, [one["id"] for one in held])
    listed = held[:LISTED]
    ids = [one["id"] for one in listed]
    seats = await site.store.reading(queries.seats_of, ids) if ids else {}
    return Profile(
        person,
        row["name"],
        day_of(row["created"]),
        tuple(game_lines(figures, person)),
        tuple(
            latest(
                one,
                [
                    str(place["name"])
                    for place in seats.get(one["id"], ())
                    if place["seat"] != one["seat"]
                ],
            )
            for one in listed
        ),
        favourites(held, begun, language),
    )


async def profile(visit: Visit) -> Response:
    """The page of a person."""
    person = visit.request.path_params["person"]
    site = visit.site
    shown_one = await read_profile(site, person, visit.language)
    viewer = visit.person.id if visit.person else ""
    other = viewer not in ("", person)
    mine = await site.store.reading(ties.tie, viewer, person) if other else ""
    asks = await site.store.reading(ties.tie, person, viewer) if other else ""
    figures = await site.statistics.figures()
    return await shown(
        visit,
        "person.html",
        who=shown_one,
        since=shown_one.since,
        own=viewer == person,
        other=other,
        tie=mine,
        # Who has blocked the reader says nothing about it.
        asks=asks == ties.ASKED and mine != ties.BLOCKED,
        lines=shown_one.lines,
        latest=shown_one.latest,
        openings=shown_one.openings,
        duel=against(figures, viewer, person) if other else (0, 0, 0),
        game_names=render.game_names(visit.language),
    )


def latest(one: Mapping[str, Any], others: Sequence[str]) -> dict[str, Any]:
    """A game in the list: against whom, and how it ended for the person."""
    result = msgspec.json.decode(one["result"])
    seat = one["seat"]
    return {
        "id": one["id"],
        "game": one["game"],
        "day": day_of(one["finished"]),
        "score": result["scores"][seat],
        "rank": result["ranks"][seat],
        "players": one["players"],
        "others": others,
    }


def routes() -> list[Route]:
    """The addresses of profiles."""
    return [Route("/people/{person}", handled("profile", profile), methods=["GET"])]
