"""Whole games: a file of them, a game from a file, a what-if from any moment, another one with the
same people."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import Connection

from cosmeeple.draw.seen import BOT, OPEN, PERSON
from cosmeeple.kernel.box import named
from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.engine.table import Table
from cosmeeple.kernel.game import SEAT_LETTERS, Game
from cosmeeple.kernel.records.codec import digest
from cosmeeple.kernel.records.transcript import Match, loads, written
from cosmeeple.kernel.records.view import SPECTATOR, redeal
from cosmeeple.store import jobs, queries
from cosmeeple.store.queries import FINISHED, RUNNING
from cosmeeple.web import clocks
from cosmeeple.web.botseat import STAND_IN, can_play
from cosmeeple.web.pace import Pace
from cosmeeple.web.room import INTERVAL, Chair, Refused, Room, dump_draws, now_ms
from cosmeeple.web.service.actor import Actor, clean_name, need_seated
from cosmeeple.web.service.again import again
from cosmeeple.web.service.playing import result_json
from cosmeeple.web.service.rooms import Rooms
from cosmeeple.web.service.starting import Starting, new_room
from cosmeeple.web.service.wishes import name_bots

IMPORT_MOVES = 5000


class WholeGames:
    """Export, import, fork, rematch."""

    def __init__(self, rooms: Rooms, starting: Starting) -> None:
        self.rooms = rooms
        self.starting = starting

    def export(self, room: Room, actor: Actor) -> str:
        """The game as one file that can be replayed and verified. It holds the seed: nobody gets it
        before the end.

        Who brought an unfinished game in as a file knows its seed, and may take it out again.
        """
        if room.started is None:
            raise Refused("not-started", 409, "the game has not started")
        if "fork" in room.charter.origin:
            raise Refused(
                "sandbox-export",
                409,
                "a sandbox has no seed to replay from; export the game it came from",
            )
        own = (
            "import" in room.charter.origin
            and actor.person is not None
            and actor.person == room.charter.host
        )
        if room.status != FINISHED and not own:
            raise Refused(
                "export-later",
                409,
                "the file holds the seed, so it is given out after the end; until then there is what your seat knows",
            )
        return written(room.header(), room.history.tail_moves())

    async def bring_in(self, text: str, actor: Actor) -> Room:
        """Import a recorded game: replayed and verified first. A game that is not over can be
        played on."""
        if text.count("\n") > 2 * IMPORT_MOVES:
            raise Refused("bad-file", 400, f"more than {IMPORT_MOVES} moves")
        try:
            match = await asyncio.to_thread(loads, text, "file")
        except BadInput as error:
            raise Refused("bad-file", 400, str(error)) from None
        if len(match.moves) > IMPORT_MOVES:
            raise Refused("bad-file", 400, f"more than {IMPORT_MOVES} moves")
        room, row, kept = await asyncio.to_thread(self.replayed, match, actor)

        payer = self.rooms.payer_of(room)

        def save(connection: Any) -> None:
            queries.add_table(
                connection, row, [chair.row(room.id) for chair in room.company.chairs], []
            )
            queries.add_entries(
                connection, [entry.row(room.id) for entry in room.history.entries], kept
            )
            jobs.settle(connection, room.id, payer, now_ms())

        await self.rooms.store.writing(save)
        for snapshot in kept:
            room.history.snapshots[(snapshot["ply"], snapshot["link"])] = snapshot["version"]
        self.rooms.loaded[room.id] = room
        self.rooms.wake(room)
        return room

    def replayed(
        self, match: Match, actor: Actor
    ) -> tuple[Room, dict[str, Any], list[dict[str, Any]]]:
        """In a thread, for a long game takes seconds: the room of a recorded game, its row and its
        snapshots."""
        over = match.table.over()
        names = match.header.seats or ("",) * match.header.players
        chairs = []
        for seat, who in enumerate(names):
            kind, _, bot = who.partition(":")
            chair = Chair(seat, PERSON, None, clean_name(who) or SEAT_LETTERS[seat])
            if kind == "bot" and can_play(match.game, bot):
                chair = Chair(seat, BOT, None, "", bot)
            chairs.append(chair)
        name_bots(chairs)
        if not over:
            first = next((chair for chair in chairs if chair.kind == PERSON), chairs[0])
            for chair in chairs:
                if chair is first:
                    chair.kind, chair.person, chair.bot, chair.name = (
                        PERSON,
                        actor.person,
                        "",
                        actor.name or chair.name,
                    )
                elif chair.kind == PERSON:
                    chair.stand_in = STAND_IN
        room = new_room(
            match.game,
            match.header.options,
            Pace(),
            chairs,
            actor,
            False,
            "",
            {"import": True},
            match.header.seed,
            sandbox=True,
        )
        draws = match.header.draws
        again = Match.start(
            room.game,
            room.players,
            room.charter.seed,
            room.charter.options,
            room.charter.kit,
            draws=draws,
        )
        kept = [room.history.snapshot_row(2, 0, "", again.table)]
        created = room.history.next_entry("created", None, actor.person, {"import": True})
        room.take(created)
        started = room.history.next_entry(
            "started",
            None,
            actor.person,
            dump_draws(draws),
            told=again.happened[0],
            digest=digest(again.table),
        )
        room.take(started)
        for move in match.moves:
            told = again.play(move.seat, move.text)
            entry = room.history.next_entry(
                "move",
                move.seat,
                None,
                {"by": "import", "reveals": True},
                choice=move.text,
                link=move.link,
                digest=digest(again.table),
                told=told,
            )
            room.take(entry)
            if room.moves % INTERVAL == 0 or again.table.over():
                kept.append(
                    room.history.snapshot_row(entry.version, room.moves, move.link, again.table)
                )
        room.status, room.started = RUNNING, room.charter.created
        room.set_position(again.table)
        row = room.row()
        if over:
            room.status, room.finished = FINISHED, room.charter.created
            row = {**room.row(), "result": result_json(room.game.outcome(again.table.state))}
        return room, row, kept

    async def fork(self, room: Room, actor: Actor, at: int, viewer: int) -> Room:
        """Any moment as a private sandbox against bots: what the viewer could not know then is
        dealt again."""
        table = await self.rooms.position(room, at)
        dealt = redeal(room.game, table, viewer, Rng(state_from_seed(secrets.randbits(128))))
        if dealt.over():
            raise Refused("over", 409, "the game was over then; choose an earlier moment")
        seat = dealt.deciders()[0] if viewer == SPECTATOR else viewer
        bots = [one.bot for one in room.company.chairs]
        return await self.sandbox(
            room.game,
            room.charter.options,
            dealt,
            seat,
            bots,
            actor,
            room.charter.title,
            room.id,
            at,
        )

    async def sandbox(
        self,
        game: Game,
        options: Mapping[str, str],
        table: Table[Any],
        seat: int,
        bots: Sequence[str],
        actor: Actor,
        title: str,
        source: str,
        at: int,
    ) -> Room:
        """A private table that begins at this position: the person at one seat, bots at the others.
        `source` says where the position comes from."""
        chairs = [
            Chair(one, PERSON, actor.person, actor.name or SEAT_LETTERS[one])
            if one == seat
            else Chair(one, BOT, None, "", bot or STAND_IN)
            for one, bot in enumerate(bots)
        ]
        name_bots(chairs)
        origin = {"fork": source, "at": at, **named(table.state.kit)}
        sandbox = new_room(game, options, Pace(), chairs, actor, False, title, origin, sandbox=True)
        sandbox.status, sandbox.started = RUNNING, sandbox.charter.created
        first = sandbox.history.next_entry("created", None, actor.person, origin)
        sandbox.take(first)
        begun = sandbox.history.next_entry(
            "started", None, actor.person, origin, digest=digest(table)
        )
        sandbox.take(begun)
        sandbox.set_position(table)
        kept = sandbox.history.snapshot_row(begun.version, 0, "", table)

        payer = self.rooms.payer_of(sandbox)

        def save(connection: Any) -> None:
            rows = [chair.row(sandbox.id) for chair in chairs]
            queries.add_table(
                connection, sandbox.row(), rows, [first.row(sandbox.id), begun.row(sandbox.id)]
            )
            queries.add_entries(connection, [], [kept])
            jobs.settle(connection, sandbox.id, payer, now_ms())

        await self.rooms.store.writing(save)
        sandbox.history.snapshots[(0, "")] = begun.version
        self.rooms.loaded[sandbox.id] = sandbox
        self.rooms.wake(sandbox)
        return sandbox

    @again
    async def rematch(self, room: Room, actor: Actor, *, nonce_comes: bool = False) -> Room:
        """The same people again, everybody one seat further; the first one who asks makes the
        table.

        Browsers that added a number to the last deal will do it again, so the new game waits for
        them.
        """
        async with room.desk.lock:
            if room.status != FINISHED:
                raise Refused("not-over", 409, "the game is not over")
            need_seated(room, actor)
            if room.rematch is not None:
                return await self.rooms.room(room.rematch)
            chairs = []
            for seat in range(room.players):
                old = room.company.chairs[(seat + 1) % room.players]
                chair = replace(
                    old, seat=seat, stand_in="", token=None, clock=clocks.fresh(room.pace)
                )
                if old.kind == PERSON and old.person is None:
                    chair.kind, chair.name = OPEN, ""
                chairs.append(chair)
            origin = {"rematch": room.id, **named(room.charter.kit)}
            new = new_room(
                room.game,
                room.charter.options,
                room.pace,
                chairs,
                actor,
                room.charter.public,
                room.charter.title,
                origin,
            )
            coming = sorted(
                {*room.company.nonces, *([actor.person] if nonce_comes and actor.person else [])}
            )
            body = {**origin, "nonces": coming} if coming else origin
            first = new.history.next_entry("created", None, actor.person, body)
            new.take(first)

            def save(connection: Connection) -> None:
                rows = [chair.row(new.id) for chair in chairs]
                queries.add_table(connection, new.row(), rows, [first.row(new.id)])

            # Only the first one counts: of a second the table is never written.
            entry = room.history.next_entry("rematch", None, actor.person, {"table": new.id})
            await self.rooms.write(room, entry, besides=save, rematch=new.id)
            self.rooms.loaded[new.id] = new
        self.rooms.publish(room)
        await self.starting.arrive(new, actor)
        return new
