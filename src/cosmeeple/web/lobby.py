"""The lobby: which games there are, which tables wait for me, which can be joined or watched."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import Connection, RowMapping
from starlette.concurrency import run_in_threadpool

from cosmeeple.draw.seen import PERSON, Seat
from cosmeeple.kernel.game import SEAT_LETTERS, SLUGS, all_games, load_game
from cosmeeple.kernel.lessons.primer import primer_of
from cosmeeple.kernel.records.view import SPECTATOR
from cosmeeple.kernel.words.text import Texts
from cosmeeple.store import queries, reach
from cosmeeple.store.queries import FINISHED, GATHERING, RUNNING
from cosmeeple.web import clocks, render
from cosmeeple.web.botseat import bot_kinds
from cosmeeple.web.learning import courses
from cosmeeple.web.learning.pictures import hero_of
from cosmeeple.web.logs import fault, log
from cosmeeple.web.pace import Pace
from cosmeeple.web.pages import GameCard, LobbyPage, NewTable, Reader, TableRow
from cosmeeple.web.room import now_ms
from cosmeeple.web.room.company import shown_kind
from cosmeeple.web.table_pages import TableInfo
from cosmeeple.web.viewer import Presence, Viewpoint, seats_of, seen_of

if TYPE_CHECKING:
    from cosmeeple.web.room import Room
    from cosmeeple.web.site import Site
    from cosmeeple.web.stream import Stream

Rows = tuple[
    Sequence[RowMapping], Sequence[RowMapping], dict[str, list[RowMapping]], dict[str, int]
]


def read_lobby(connection: Connection, person: str | None) -> Rows:
    """All rows that the lobby needs, read at one moment."""
    tables = queries.lobby_tables(connection, person)
    finished = queries.finished_tables(connection)
    ids = [row["id"] for row in (*tables, *finished)]
    since = reach.asked_since(connection, [row["id"] for row in tables if row["status"] == RUNNING])
    return tables, finished, queries.seats_of(connection, ids) if ids else {}, since


def cards(language: str) -> tuple[GameCard, ...]:
    """The games, in this language."""
    games = list(all_games())
    return tuple(
        GameCard(game, Texts(game, None, language), bot_kinds(), game.automaton is not None)
        for game in games
    )


def stored_seats(
    chairs: Sequence[RowMapping], person: str | None, presence: Presence
) -> tuple[Seat, ...]:
    """The seats of a table that may not be in memory."""
    return tuple(
        Seat(
            chair["seat"],
            chair["name"] or SEAT_LETTERS[chair["seat"]],
            shown_kind(chair["kind"], chair["bot"]),
            chair["stand_in"] or chair["bot"],
            chair["kind"] == PERSON and person is not None and chair["person"] == person,
            chair["kind"] != PERSON or chair["person"] in presence.people,
            None,
            bool(chair["stand_in"]),
        )
        for chair in chairs
    )


def table_row(
    site: Site, row: RowMapping, chairs: Sequence[RowMapping], person: str | None, reader: Reader
) -> TableRow:
    """A table in the list."""
    room: Room | None = site.tables.rooms.loaded.get(row["id"])
    presence = site.hub.presences.get(row["id"], Presence())
    mine = tuple(
        chair["seat"]
        for chair in chairs
        if chair["kind"] == PERSON and person is not None and chair["person"] == person
    )
    seats = stored_seats(chairs, person, presence)
    asked = tuple(int(seat) for seat in row["asked"].split(",") if seat)
    clock = None
    seen = None
    if room is not None and room.history.match is not None:
        seats = seats_of(room, mine, presence, clocks.now())
        seen = seen_of(
            room, room.table, Viewpoint(SPECTATOR, (), False), reader.language, presence, live=False
        )
        clock = next((seats[seat].clock for seat in asked if seats[seat].clock is not None), None)
    info = TableInfo(
        row["id"],
        row["title"],
        load_game(row["game"]),
        row["status"],
        row["version"],
        seats,
        Pace(**msgspec.json.decode(row["pace"])),
        bool(row["public"]),
    )
    line = render.row_line(seen, info, reader)
    return TableRow(
        row["id"],
        row["title"],
        row["game"],
        row["status"],
        seats,
        asked,
        any(seat in mine and not seats[seat].stand_in for seat in asked),
        bool(mine),
        row["moves"],
        line,
        clock,
        presence.watchers,
        bool(row["sandbox"]),
        f"/j/{row['invite']}" if row["status"] == GATHERING else "",
    )


def readable_rows(
    site: Site,
    rows: Sequence[RowMapping],
    seats: dict[str, list[RowMapping]],
    person: str | None,
    reader: Reader,
) -> list[TableRow]:
    """A damaged table is left out of the lobby; it must not close the lobby to everybody."""
    found = []
    for row in rows:
        try:
            chairs = seats.get(row["id"], [])
            if len(chairs) == row["players"]:
                found.append(table_row(site, row, chairs, person, reader))
        except Exception as error:  # noqa: BLE001 - damage has no kind
            log("table.damaged", table=row["id"], **fault(error))
    return found


def order(row: TableRow) -> tuple[bool, ...]:
    """My turn, mine, joinable, running."""
    return (not row.my_turn, not row.mine, row.status != GATHERING, row.status != RUNNING)


async def lobby_page(
    site: Site, person: str | None, reader: Reader, form: NewTable | None = None
) -> LobbyPage:
    """The lobby for a person."""
    tables, finished, seats, since = await site.store.reading(read_lobby, person)
    games = set(SLUGS)
    rows = readable_rows(
        site, [row for row in tables if row["game"] in games], seats, person, reader
    )
    now = now_ms()
    rows = [
        replace(row, waits_ms=max(0, now - since[row.id])) if row.id in since else row
        for row in rows
    ]
    going = sorted([row for row in rows if row.status != FINISHED], key=order)
    done = [row for row in rows if row.status == FINISHED]
    known = {row.id for row in done}
    more = [row for row in finished if row["game"] in games and row["id"] not in known]
    done += readable_rows(site, more, seats, person, reader)
    slugs = [game.slug for game in all_games()]
    found = courses.first_lessons(await courses.rows(site.store, person, slugs))
    knows = any(row.done for row in found.values()) or any(row.mine for row in done)
    # Newcomers are offered the shortest lesson.
    first = min(found, key=lambda slug: len(found[slug].lesson.step), default="")
    return LobbyPage(
        cards(reader.language),
        tuple(going),
        tuple(done[:20]),
        form,
        primers={slug: primer for slug in slugs if (primer := primer_of(slug)) is not None},
        lessons=found,
        knows=knows,
        scene=""
        if knows or not first
        else await run_in_threadpool(hero_of, first, reader.language),
        first="" if knows else first,
        seeks=await site.seeks.shown(person),
    )


async def regions_for(site: Site, stream: Stream) -> dict[str, str]:
    """The regions of the lobby for a stream."""
    page = await lobby_page(site, stream.actor.person, stream.reader)
    return render.render_regions(page, stream.reader)
