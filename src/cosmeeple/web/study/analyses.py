"""Analyses of finished games: done move by move in the bots' processes, behind everybody whose game
waits, and kept.

One person has one analysis under way at a time; who asks for more waits. While it grows, its
beginning can be read.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, RowMapping
from sqlalchemy.exc import SQLAlchemyError

from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.records.codec import dump_table
from cosmeeple.store import Busy, Store, jobs
from cosmeeple.store import study as kept
from cosmeeple.store.queries import FINISHED
from cosmeeple.study.decisions import EFFORTS
from cosmeeple.study.review import Review, Studied, load_review, study_saved
from cosmeeple.web import clocks
from cosmeeple.web.botline import Claim, Payer, Rank
from cosmeeple.web.botseat import BotPool
from cosmeeple.web.logs import fault, log
from cosmeeple.web.metrics import METRICS
from cosmeeple.web.room import Refused, Room, now_ms
from cosmeeple.web.service import Actor, Tables

#: What a move costs before it was measured, in seconds of a process.
PRICE: Final = 0.5
#: From the quickest to the deepest; the deepest that is there is shown.
DEPTHS: Final = tuple(EFFORTS)
#: An analysis that ended so often with the process that did it is not begun again.
MOST_TRIES: Final = 3
FOR_EVER: Final = 1 << 60
#: What an analysis begins with.
FIRST: Final = "usual"


@dataclass
class Run:
    """An analysis under way."""

    effort: str
    person: str
    moves: int
    studied: list[Studied] = field(default_factory=list)
    task: asyncio.Task[None] | None = None
    failed: bool = False
    #: How far another process has come with it.
    elsewhere: int | None = None

    @property
    def done(self) -> int:
        """How many decisions are studied."""
        return len(self.studied) if self.elsewhere is None else self.elsewhere

    @property
    def goes_on(self) -> bool:
        """In this process or another one."""
        return self.task is not None or self.elsewhere is not None


@dataclass(frozen=True)
class Standing:
    """What is known of a game now: a whole analysis, or the beginning of one, or nothing."""

    review: Review | None = None
    run: Run | None = None

    @property
    def deeper(self) -> str:
        """The next depth; "" when it was looked at as deep as it goes."""
        if self.review is None:
            return FIRST
        place = DEPTHS.index(self.review.effort) + 1
        return DEPTHS[place] if place < len(DEPTHS) else ""


class Analyses:
    """Starts and keeps them."""

    def __init__(self, store: Store, bots: BotPool, tables: Tables) -> None:
        self.store = store
        self.bots = bots
        self.tables = tables
        self.runs: dict[str, Run] = {}
        METRICS.gauge(
            "analyses_running", lambda: sum(run.task is not None for run in self.runs.values())
        )

    async def of(self, room: Room) -> Standing:
        """The deepest that was kept, and what is under way."""
        bodies = await self.store.reading(kept.analyses_of, room.id)
        best = max(bodies, key=DEPTHS.index, default=None)
        found = None if best is None else load_review(bodies[best])
        run = self.runs.get(room.id)
        return Standing(
            found,
            run if run is not None and run.task is not None else await self.elsewhere(room) or run,
        )

    async def elsewhere(self, room: Room) -> Run | None:
        """What another process does."""
        job = (
            None
            if self.tables.rooms.news.alone
            else await self.store.reading(jobs.of_table, room.id, jobs.STUDY)
        )
        if job is None or job["node"] == self.tables.rooms.node:
            return None
        return Run(job["note"], job["payer"], room.moves, elsewhere=job["version"])

    async def start(self, room: Room, actor: Actor, effort: str) -> Run:
        """Begin, or join what has begun."""
        if room.status != FINISHED:
            raise Refused("analyse-later", 409, "a game is analysed when it is over")
        if effort not in EFFORTS:
            raise Refused("bad-request", 400, f"an analysis is {', '.join(EFFORTS)}")
        run = self.runs.get(room.id)
        if run is not None and run.task is not None:
            return run
        person = actor.person or room.id
        bodies = await self.store.reading(kept.analyses_of, room.id)
        if effort in bodies:
            return Run(effort, person, room.moves)
        rooms, at = self.tables.rooms, clocks.wall()
        # A process alone holds it for as long as it lives; among several it says every few seconds
        # that it does.
        until = FOR_EVER if rooms.news.alone else at + jobs.HELD
        match await self.store.writing(
            jobs.hold, room.id, jobs.STUDY, rooms.node, at, until, person, effort
        ):
            case "other":
                raise Refused("analysis-busy", 429, "another analysis of yours is still under way")
            case "theirs":
                return await self.elsewhere(room) or Run(effort, person, room.moves, elsewhere=0)
        return await self.begin(room, person, effort)

    async def begin(self, room: Room, person: str, effort: str) -> Run:
        """With the job taken."""
        begin = (await self.tables.rooms.position(room, 0)).clone()
        run = self.runs[room.id] = Run(effort, person, room.moves)
        run.task = self.tables.rooms.start_task(self.analyse(room, run, begin))
        return run

    async def again(self, job: RowMapping) -> None:
        """The process that had begun is gone: from the beginning, unless it always goes wrong."""
        table = job["table"]
        try:
            room = await self.tables.rooms.room(table)
            run = self.runs.get(table)
            if run is not None and run.task is not None:
                return
            if job["tries"] > MOST_TRIES or job["note"] not in EFFORTS or room.status != FINISHED:
                await self.store.writing(jobs.drop, table, jobs.STUDY)
            else:
                await self.begin(room, job["payer"], job["note"])
        except (Refused, Busy, SQLAlchemyError) as error:
            log("analysis.waits", table=table, error=type(error).__name__)

    async def analyse(self, room: Room, run: Run, table: Table[Any]) -> None:
        """Move after move; every one waits for its turn among the bots."""
        claim = self.claim(room, run.person)
        try:
            for ply in range(room.moves + 1):
                move = room.history.line[ply] if ply < room.moves else None
                position = msgspec.json.encode(dump_table(room.game, table))
                seat, choice = (move.seat or 0, move.choice or "") if move is not None else (0, "")
                run.studied.append(
                    await self.studied(room, run, claim(), position, seat, choice, ply)
                )
                if move is not None:
                    room.history.replay(table, ply, ply + 1)
                if not self.tables.rooms.news.alone:
                    node = self.tables.rooms.node
                    await self.store.writing(
                        jobs.progress, room.id, jobs.STUDY, node, len(run.studied)
                    )
            found = Review.of(room.game, room.players, run.effort, run.studied)

            def keep(connection: Connection) -> None:
                kept.keep_analysis(connection, room.id, run.effort, now_ms(), found.dump())
                jobs.drop(connection, room.id, jobs.STUDY)

            await self.store.writing(keep)
            self.runs.pop(room.id, None)
            log("analysis.done", table=room.id, effort=run.effort, moves=room.moves)
        except (Busy, SQLAlchemyError) as error:
            # The database is away for a moment: the job is there when it comes back.
            log("analysis.waits", table=room.id, error=type(error).__name__)
        except Exception as error:  # noqa: BLE001 - the game stays as it is; somebody may try again
            run.failed = True
            log("analysis.failed", table=room.id, **fault(error))
            with contextlib.suppress(Busy, SQLAlchemyError):
                await self.store.writing(jobs.drop, room.id, jobs.STUDY)
        finally:
            run.task = None

    async def studied(
        self, room: Room, run: Run, claim: Claim, position: bytes, seat: int, choice: str, ply: int
    ) -> Studied:
        """One decision, studied in a process of the bots."""
        kind = (room.game.slug, f"analysis-{run.effort}")
        claim.cost = self.bots.costs.get(kind, PRICE)
        given = (
            room.game.slug,
            room.players,
            position,
            seat,
            choice,
            ply,
            room.moves,
            run.effort,
            room.charter.seed & 0xFFFF,
        )
        try:
            return await self.bots.work(claim, kind, study_saved, *given)
        finally:
            self.bots.release(claim)

    def claim(self, room: Room, person: str) -> Callable[[], Claim]:
        """Behind all tables at which people wait, like a game of bots that somebody watches."""
        payer = Payer(self.tables.rooms.addresses.get(person, "?"), person)
        return lambda: Claim(f"analysis {room.id}", lambda: Rank.ALONE_WATCHED, lambda: [payer])
