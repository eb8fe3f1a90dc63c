"""Tournaments of people and bots: who is in, when the next round begins, and its tables.

A tournament is led on by whoever notices that it can be: the process that ends a game, or any
process in its rounds. The next round, its tables and what it follows from are written in one
transaction that holds the tournament's row. Who plays whom and how it stands is the arena's
(`arena/pairing.py`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import Connection

from cosmeeple.arena import pairing
from cosmeeple.arena.pairing import Board, Round
from cosmeeple.draw.seen import BOT, PERSON
from cosmeeple.kernel.game import load_game
from cosmeeple.store import seeks
from cosmeeple.store import tournaments as kept
from cosmeeple.store.queries import FINISHED as OVER
from cosmeeple.web.logs import fault, log
from cosmeeple.web.notices.calls import call
from cosmeeple.web.pace import PACES
from cosmeeple.web.room import Chair, Refused, Room, now_ms
from cosmeeple.web.service.actor import new_id
from cosmeeple.web.service.starting import Laid, lay
from cosmeeple.web.together.deeds import MOST_OF_HOST, ROBIN, Deed

if TYPE_CHECKING:
    from cosmeeple.web.site import Site

#: Milliseconds for which a table with a live clock waits for its people; then their clocks run.
GRACE: Final = 10 * 60_000


@dataclass
class Led:
    """What leading a tournament on has brought: tables to be set out, and whether anything has
    changed."""

    laid: list[Laid] = field(default_factory=list)
    changed: bool = False


def rounds_of(rows: Sequence[Mapping[str, Any]]) -> list[Round]:
    """The rounds so far, as the arena reads them. A game that was called off counts like a
    break."""
    found = []
    for number in range(1, 1 + max((row["round"] for row in rows), default=0)):
        own = [row for row in rows if row["round"] == number]
        boards: dict[int, list[Mapping[str, Any]]] = {}
        for row in own:
            if row["kind"] == kept.GAME:
                boards.setdefault(row["board"], []).append(row)
        found.append(
            Round(
                tuple(board_of(boards[one]) for one in sorted(boards)),
                tuple(row["entrant"] for row in own if row["kind"] == kept.BYE),
                tuple(row["entrant"] for row in own if row["kind"] in (kept.BREAK, kept.VOID)),
            )
        )
    return found


def board_of(rows: Sequence[Mapping[str, Any]]) -> Board:
    """A table of a round, with its result when it is over."""
    seats = sorted(rows, key=lambda row: row["seat"])
    over = all(row["points"] is not None for row in seats)
    points = tuple(float(row["points"]) for row in seats) if over else None
    return Board(tuple(row["entrant"] for row in seats), points)


def count_results(connection: Connection, tournament: str, rows: list[kept.Row]) -> bool:
    """Games that are over get their points."""
    found = False
    for row in rows:
        if (
            row["kind"] == kept.GAME
            and row["points"] is None
            and row["status"] == OVER
            and row["result"]
        ):
            board = [one for one in rows if one["table"] == row["table"]]
            points = pairing.points_of(msgspec.json.decode(row["result"])["ranks"][: len(board)])
            got = row["points"] = points[row["seat"]]
            kept.set_points(connection, tournament, row["round"], row["entrant"], got)
            found = True
    return found


def lead(connection: Connection, tournament: str, at: int) -> Led:
    """Whatever can be done now is done; nothing when somebody else was first."""
    led = Led()
    row = kept.hold(connection, tournament)
    if row is None or row["state"] != kept.RUNNING:
        return led
    rows = kept.pairings_of(connection, tournament)
    led.changed = count_results(connection, tournament, rows)
    if any(one["points"] is None for one in rows):
        return led
    who = kept.entrants_of(connection, tournament)
    if row["round"] >= row["rounds"] or sum(one["gone"] is None for one in who) < 2:
        kept.change(connection, tournament, state=kept.FINISHED, finished=at, next_at=None)
        led.changed = True
        return led
    if row["paused"]:
        return led
    if row["round"] and row["rest"] and row["next_at"] is None:
        kept.change(connection, tournament, next_at=at + row["rest"] * 60_000)
        led.changed = True
        return led
    if row["next_at"] is not None and at < row["next_at"]:
        return led
    begin_round(connection, row, who, rows, led)
    return led


def begin_round(
    connection: Connection, row: kept.Row, who: list[kept.Row], rows: list[kept.Row], led: Led
) -> None:
    """The next round with all its tables; where too few are there for one, the tournament
    pauses."""
    number = row["round"] + 1
    by_id = {one["id"]: one for one in who}
    present = [one["id"] for one in who if one["gone"] is None]
    breaks: tuple[str, ...] = ()
    if row["system"] == ROBIN:
        planned = next_of_robin(row, who, rows)
    else:
        breaks = tuple(one for one in present if by_id[one]["rests"])
        here = [one for one in present if one not in breaks]
        if len(here) < row["players"]:
            kept.change(connection, row["id"], paused=True)
            led.changed = True
            return
        planned = pairing.swiss(
            [one["id"] for one in who],
            here,
            rounds_of(rows),
            row["players"],
            apart(connection, who),
        )
    new: list[kept.Row] = []
    for board, one in enumerate(planned.boards, 1):
        laid = table_of(row, number, [by_id[entrant] for entrant in one.seats])
        laid.write(connection)
        led.laid.append(laid)
        for seat, entrant in enumerate(one.seats):
            new.append(
                {
                    "entrant": entrant,
                    "kind": kept.GAME,
                    "board": board,
                    "table": laid.room.id,
                    "seat": seat,
                }
            )
    unplayed = [(one, kept.BYE, pairing.BYE) for one in planned.byes] + [
        (one, kept.BREAK, pairing.BREAK) for one in breaks
    ]
    same = {"tournament": row["id"], "round": number}
    rows_of_games = [{**same, **one, "points": None} for one in new]
    idle = {"board": 0, "table": None, "seat": -1}
    rows_of_rest = [
        {**same, **idle, "entrant": one, "kind": kind, "points": points}
        for one, kind, points in unplayed
    ]
    if rows_of_games + rows_of_rest:
        kept.add_pairings(connection, rows_of_games + rows_of_rest)
    kept.change(connection, row["id"], round=number, next_at=None)
    led.changed = True


def next_of_robin(row: kept.Row, who: list[kept.Row], rows: list[kept.Row]) -> Round:
    """The round of the plan that everybody's order at the start has given. Against somebody who has
    left there is a bye."""
    gone = {one["id"] for one in who if one["gone"] is not None}
    groups = pairing.robin([one["id"] for one in who], row["players"])[row["round"]]
    played = rounds_of(rows)
    full = [group for group in groups if not gone & set(group)]
    seated = [group if row["players"] == 2 else pairing.seated(group, played) for group in full]
    byes = [one for group in groups if gone & set(group) for one in group if one not in gone]
    return Round(tuple(Board(tuple(group)) for group in seated), tuple(byes))


def apart(connection: Connection, who: Sequence[kept.Row]) -> frozenset[frozenset[str]]:
    """Entrants who have blocked each other."""
    of_person = {one["person"]: one["id"] for one in who if one["person"] is not None}
    blocked = seeks.relations(connection, sorted(of_person)).blocked
    return frozenset(frozenset(of_person[one] for one in pair) for pair in blocked)


def table_of(row: kept.Row, number: int, who: Sequence[kept.Row]) -> Laid:
    """A table of a round. It is public, so it counts for ratings."""
    game = load_game(row["game"])
    chairs = [
        Chair(seat, BOT, None, one["name"], one["bot"])
        if one["bot"]
        else Chair(seat, PERSON, one["person"], one["name"])
        for seat, one in enumerate(who)
    ]
    options = msgspec.json.decode(row["options"])
    origin = {"tournament": row["id"], "round": number}
    title = f"{row['title']}, {number}/{row['rounds']}"
    return lay(game, chairs, options, PACES[row["pace"]], public=True, title=title, origin=origin)


class Tournaments:
    """All tournaments of the site."""

    def __init__(self, site: Site) -> None:
        self.site = site

    # --- leading them on

    async def lead(self, tournament: str) -> None:
        """As far as it goes now: results counted, the next round set out."""
        led = await self.site.store.writing(lead, tournament, now_ms())
        for one in led.laid:
            await self.set_out(one)
        if led.laid:
            log("tournament.round", tournament=tournament, tables=len(led.laid))
        if led.changed:
            self.site.lists_changed()

    async def set_out(self, laid: Laid) -> None:
        """Tables with turns by the day and of bots alone begin at once; with a live clock people
        are waited for."""
        waits = laid.room.pace.kind == "live" and bool(laid.room.company.people())
        room = await self.site.tables.starting.set_out(laid, begins=not waits)
        if waits:
            self.site.tables.rooms.start_task(call(self.site, room))

    async def game_over(self, room: Room) -> None:
        """A game has ended that may be one of a tournament."""
        tournament = await self.site.store.reading(kept.of_table, room.id)
        if tournament is not None:
            await self.lead(tournament)

    async def round(self, at: int) -> None:
        """What every process does every few seconds: nothing depends on the one that should have
        done it living on."""
        for tournament in await self.site.store.reading(kept.under_way):
            try:
                await self.lead(tournament)
                await self.begin_late(tournament, at)
            except Exception as error:  # noqa: BLE001 - one tournament stops no other
                log("tournament.failed", tournament=tournament, **fault(error))

    async def begin_late(self, tournament: str, at: int) -> None:
        """Tables of the round that should have begun: nobody set them out, or their people have not
        come in time."""
        for table, created in await self.site.store.reading(kept.unstarted, tournament):
            room = await self.site.tables.rooms.room(table)
            waits = room.pace.kind == "live" and bool(room.company.people())
            if not waits or at - created > GRACE:
                await self.site.tables.starting.begin(room)

    # --- what people do

    async def create(self, host: str, wanted: Mapping[str, Any]) -> str:
        """A new tournament; its id."""
        row = {"id": new_id(), "host": host, "created": now_ms(), **wanted}
        if not await self.site.store.writing(kept.add_tournament, row, MOST_OF_HOST):
            raise Refused("many-tournaments", 409, "enough tournaments of yours are under way")
        self.site.lists_changed()
        return str(row["id"])

    async def change(
        self, tournament: str, what: str, person: str, name: str, given: Mapping[str, str]
    ) -> None:
        """One deed of a person, checked and written while the tournament is held."""
        strengths = {}
        if what == "start":
            figures = await self.site.statistics.figures()
            row = await self.site.store.reading(kept.one, tournament)
            if row is not None:
                found = await self.site.store.reading(kept.entrants_of, tournament)
                strengths = {
                    one["id"]: figures.rating(row["game"], holder(one)).mu for one in found
                }

        def work(connection: Connection) -> None:
            deed = Deed(
                connection, need(kept.hold(connection, tournament)), person, name, given, strengths
            )
            deed.do(what)

        await self.site.store.writing(work)
        self.site.lists_changed()
        await self.lead(tournament)


def need(row: kept.Row | None) -> kept.Row:
    """The row; Refused where there is none."""
    if row is None:
        raise Refused("no-tournament", 404, "there is no such tournament")
    return row


def holder(entrant: Mapping[str, Any]) -> str:
    """Who it is, as figures are kept."""
    return f"bot:{entrant['bot']}" if entrant["bot"] else f"person:{entrant['person']}"
