"""Wishes for a game: the page, the people who fit together, and the tables they are seated at.

Who wants to play says what, how fast and against whom. Whoever fits is seated at once, or as soon
as they come; others' wishes stand on the page and are taken up with one press. With turns by the
day the game begins at once, with a live clock when everybody has said that they are ready.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, select
from starlette.responses import Response
from starlette.routing import Route

from cosmeeple.draw.seen import PERSON
from cosmeeple.kernel.game import SLUGS, Game, all_games, load_game
from cosmeeple.store import seeks
from cosmeeple.store.schema import people, tables
from cosmeeple.web import render
from cosmeeple.web.logs import log
from cosmeeple.web.notices.calls import call
from cosmeeple.web.notices.pages import shown
from cosmeeple.web.pace import PACES
from cosmeeple.web.pages import SeekList, SeekRow
from cosmeeple.web.room import Chair, Refused, now_ms
from cosmeeple.web.service.actor import new_id
from cosmeeple.web.service.starting import Laid, lay
from cosmeeple.web.statistics import Figures
from cosmeeple.web.visit import Visit, handled

if TYPE_CHECKING:
    from cosmeeple.web.site import Site

#: Strangers never play without a clock: nobody would ever have to answer.
TEMPI: Final = tuple(key for key, pace in PACES.items() if pace.kind != "none")
#: Whom one wants to meet, and how far from one's own rating they may be: openskill's beta, at which
#: the stronger one wins about three games of four.
STRENGTHS: Final[Mapping[str, float | None]] = {"near": 25 / 6, "any": None, "friends": None}
#: Wishes of one person that wait.
MOST: Final = 5
#: Milliseconds for which the page leads to a table that was found.
NEWS: Final = 10 * 60_000
#: Milliseconds for which a table with a live clock waits until all its people are ready.
READY: Final = 5 * 60_000
#: The form before anybody has filled it in.
EMPTY: Final = {"pace": TEMPI[0], "strength": "near", "rated": "yes", "name": ""}
SHUFFLE: Final = secrets.SystemRandom()


def sits(connection: Connection, ids: Sequence[str]) -> dict[str, tuple[str, bool]]:
    """Names of people, and whether they have accounts."""
    rows = connection.execute(
        select(people.c.id, people.c.name, people.c.account).where(people.c.id.in_(ids))
    )
    return {row[0]: (row[1], row[2] is not None) for row in rows}


class Seeks:
    """All wishes of the site."""

    def __init__(self, site: Site) -> None:
        self.site = site

    # --- who fits together

    async def match(self, at: int) -> list[str]:
        """Seat everybody who can be; the tables that were made."""
        laid: list[Laid] = []

        def seat(connection: Connection, group: Sequence[Mapping[str, Any]]) -> str:
            one = self.laid(connection, group)
            one.write(connection)
            laid.append(one)
            return one.room.id

        def work(connection: Connection) -> list[str]:
            # The writer may run the whole again.
            laid.clear()
            return seeks.match(connection, at, seat)

        made = await self.site.store.writing(work)
        for one in laid:
            room = await self.site.tables.starting.set_out(one)
            if room.pace.kind == "live":
                self.site.tables.rooms.start_task(call(self.site, room))
            log("seek.matched", table=one.room.id, game=one.room.game.slug)
        return made

    def laid(self, connection: Connection, group: Sequence[Mapping[str, Any]]) -> Laid:
        """A table for these people; who sits where is chance."""
        wish = group[0]
        game = load_game(wish["game"])
        known = sits(connection, [one["person"] for one in group])
        who = [Chair(0, PERSON, one["person"], known[one["person"]][0]) for one in group]
        SHUFFLE.shuffle(who)
        options = game.full_options(len(who), {})
        origin = {"seek": wish["id"]}
        return lay(
            game,
            who,
            options,
            PACES[wish["pace"]],
            public=bool(wish["rated"]),
            title="",
            origin=origin,
        )

    async def round(self, here: set[str], at: int) -> None:
        """What every process does every few seconds: those who are here still want to play, those
        who can be seated are, and wishes that nobody stands behind any more end."""
        await self.give_up(at)
        waiting = await self.site.store.reading(seeks.people_waiting)
        if not waiting:
            return
        if still := sorted(here & waiting):
            await self.site.store.writing(seeks.seen, still, at)
        made = await self.match(at)
        if await self.site.store.writing(seeks.lapse, at) or made:
            self.site.lists_changed()

    async def give_up(self, at: int) -> None:
        """Tables whose people have not all said in time that they are ready come to nothing."""
        for table in await self.site.store.reading(seeks.unready, at - READY):
            room = await self.site.tables.rooms.room(table)
            await self.site.tables.starting.dissolve(room, partial(seeks.give_back, table, at))
            self.site.lists_changed()

    # --- wishing

    async def wish(self, person: str, wanted: Mapping[str, Any]) -> str:
        """A wish of a person; the table where it came true at once, or nothing."""
        at = now_ms()
        figures = await self.site.statistics.figures()
        mu = figures.rating(wanted["game"], f"person:{person}").mu
        row = {"id": new_id(), "person": person, "mu": mu, "created": at, "seen": at, **wanted}
        if not await self.site.store.writing(seeks.add_seek, row, MOST):
            raise Refused("many-seeks", 409, "enough wishes of yours wait; take one back first")
        await self.match(at)
        self.site.lists_changed()
        found = await self.site.store.reading(seeks.found_lately, person, at)
        return next((str(one["table"]) for one in found if one["id"] == row["id"]), "")

    async def take_up(self, person: str, one: str) -> str:
        """Play what somebody else has wished for; Refused where that is no longer waiting, or not
        for this person."""
        at = now_ms()
        waiting = await self.site.store.reading(seeks.waiting_now, at)
        wish = next((row for row in waiting if row["id"] == one), None)
        if wish is None:
            raise Refused("seek-gone", 409, "this wish is no longer waiting")
        wanted = {key: wish[key] for key in ("game", "players", "pace", "rated")} | {
            "friends": False,
            "near": None,
        }
        mine = {"person": person, "mu": await self.mu(wish["game"], person), **wanted}
        known = await self.site.store.reading(seeks.relations, [person, wish["person"]])
        if not seeks.fit(mine, wish, known):
            raise Refused("seek-other", 403, "this wish is for others")
        return await self.wish(person, wanted)

    async def take_back(self, person: str, one: str) -> bool:
        """A wish of one's own is taken back; did it still wait?"""
        found = await self.site.store.writing(seeks.withdraw, one, person, now_ms())
        self.site.lists_changed()
        return found

    async def mu(self, game: str, person: str) -> float:
        """How strong a person is taken to be in a game."""
        return (await self.site.statistics.figures()).rating(game, f"person:{person}").mu

    # --- showing

    async def shown(self, person: str | None) -> SeekList:
        """The wishes that a person may see."""
        at = now_ms()
        store = self.site.store
        waiting = [
            row for row in await store.reading(seeks.waiting_now, at) if row["game"] in SLUGS
        ]
        mine = await store.reading(seeks.of_person, person) if person else ()
        figures = await self.site.statistics.figures()
        who = sorted({row["person"] for row in waiting} | ({person} if person else set()))
        known = await store.reading(seeks.relations, who)
        others = [
            row
            for row in waiting
            if row["person"] != person and self.can_take(row, person, figures, known)
        ]
        names = await store.reading(sits, who)
        found = await store.reading(open_tables, person, at - NEWS) if person else ()
        return SeekList(
            tuple(row_of(row, names, figures) for row in mine if row["game"] in SLUGS),
            tuple(row_of(row, names, figures) for row in others if row["person"] in names),
            found[0][0] if found else "",
            found[0][1] if found else "",
        )

    def can_take(
        self, row: Mapping[str, Any], person: str | None, figures: Figures, known: seeks.Relations
    ) -> bool:
        """May this person press it? Whom the wish does not mean does not see it; a stranger counts
        as unrated."""
        mu = figures.rating(row["game"], f"person:{person}").mu
        return seeks.fit(
            {**row, "person": person or "", "mu": mu, "friends": False, "near": None}, row, known
        )


def open_tables(connection: Connection, person: str, since: int) -> list[tuple[str, str]]:
    """Tables that wishes have led to lately and that are not over, the latest first."""
    found = [row["table"] for row in seeks.found_lately(connection, person, since)]
    rows = connection.execute(
        select(tables.c.id, tables.c.game, tables.c.status).where(tables.c.id.in_(found))
    ).all()
    going = {row[0]: row[1] for row in rows if row[2] in ("gathering", "running")}
    return [(one, going[one]) for one in found if one in going]


def row_of(
    row: Mapping[str, Any], names: Mapping[str, tuple[str, bool]], figures: Figures
) -> SeekRow:
    """A wish in the list."""
    name, account = names[row["person"]]
    strength = "friends" if row["friends"] else "any" if row["near"] is None else "near"
    rated = figures.by_game.get(row["game"], {}).get(f"person:{row['person']}")
    return SeekRow(
        row["id"],
        row["person"],
        name,
        account,
        row["game"],
        row["players"],
        row["pace"],
        bool(row["rated"]),
        strength,
        None if rated is None else rated.mu,
    )


# --- the page


async def seek_page(visit: Visit, error: str = "", status: int = 200) -> Response:
    """The page, with what was wrong."""
    person = visit.person.id if visit.person else None
    if person is not None:
        await visit.site.store.writing(seeks.seen, [person], now_ms())
    asked = visit.request.query_params.get("game", "")
    return await shown(
        visit,
        "seek.html",
        status,
        error=error,
        seeks=await visit.site.seeks.shown(person),
        game_names=render.game_names(visit.language),
        games=all_games(),
        tempi=TEMPI,
        strengths=tuple(STRENGTHS),
        given={
            "game": asked if asked in SLUGS else SLUGS[0],
            "players": "2",
            **EMPTY,
            **visit.fields,
        },
    )


async def seek(visit: Visit) -> Response:
    """Who looks for a game."""
    return await seek_page(visit)


def wanted(
    slug: str, players: int | None, pace: str, strength: str, *, rated: bool, language: str
) -> dict[str, Any]:
    """What somebody asks for as a wish; Refused where there is no such game."""
    if slug not in SLUGS:
        raise Refused("unknown", 400, f"there is no game {slug[:40]!r}")
    if pace not in TEMPI:
        raise Refused("bad-pace", 400, f"a pace is one of {', '.join(TEMPI)}")
    if strength not in STRENGTHS:
        raise Refused("bad-request", 400, f"strength is one of {', '.join(STRENGTHS)}")
    return {
        "game": slug,
        "players": need_players(load_game(slug), players, language),
        "pace": pace,
        "rated": rated,
        "friends": strength == "friends",
        "near": STRENGTHS[strength],
    }


def need_players(game: Game, players: int | None, language: str) -> int:
    """So many people as can play the game against each other; Refused for others."""
    possible = [count for count in game.seats if count > 1]
    if players not in possible:
        name = game.names[language]
        raise Refused(
            "seek-players",
            400,
            f"{name}: {possible}",
            game=name,
            least=possible[0],
            most=possible[-1],
        )
    return players


async def add(visit: Visit) -> Response:
    """{game, players, pace, strength: near|any|friends, rated: yes or nothing, name?}."""
    await visit.site.limits.need_everywhere("create", visit.ip)
    try:
        wish = wanted(
            visit.text("game"),
            visit.number("players", 2),
            visit.text("pace"),
            visit.text("strength", "any"),
            rated=visit.text("rated", "") in ("yes", "on", "1"),
            language=visit.language,
        )
        actor = await visit.somebody(visit.text("name", ""))
        assert actor.person is not None
        table = await visit.site.seeks.wish(actor.person, wish)
    except Refused as refusal:
        if visit.wants_json or refusal.status == 429:
            raise
        return await seek_page(visit, visit.message(refusal), refusal.status)
    return visit.go(f"/t/{table}" if table else "/seek", table=table)


async def take(visit: Visit) -> Response:
    """{seek}: play what somebody has wished for."""
    await visit.site.limits.need_everywhere("create", visit.ip)
    try:
        actor = await visit.somebody(visit.text("name", ""))
        assert actor.person is not None
        table = await visit.site.seeks.take_up(actor.person, visit.text("seek"))
    except Refused as refusal:
        if visit.wants_json or refusal.status == 429:
            raise
        return await seek_page(visit, visit.message(refusal), refusal.status)
    return visit.go(f"/t/{table}" if table else "/seek", table=table)


async def back(visit: Visit) -> Response:
    """{seek}: a wish of one's own is taken back."""
    if visit.person is None:
        raise Refused("no-person", 403, "sign in, or sit down at a table first")
    await visit.site.seeks.take_back(visit.person.id, visit.text("seek"))
    return visit.go("/seek")


def routes() -> list[Route]:
    """The addresses of wishes for a game."""
    return [
        Route("/seek", handled("seek", seek), methods=["GET"]),
        Route("/seek", handled("add_seek", add), methods=["POST"]),
        Route("/seek/take", handled("take_seek", take), methods=["POST"]),
        Route("/seek/back", handled("withdraw_seek", back), methods=["POST"]),
    ]
