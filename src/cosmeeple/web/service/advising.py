"""Bots explain themselves: why a move was made, when the game is over; and advice to a person on
their own question.

A bot's thought tells what its seat holds. So nobody reads the thought behind a move while the game
runs, not even the host; and advice is thought again from what the asking seat knows, told to that
seat only.
"""

from __future__ import annotations

import asyncio

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from cosmeeple.kernel.records.codec import dump_table, load_table, notation, question
from cosmeeple.kernel.words.text import Texts
from cosmeeple.store import Busy, hints, queries
from cosmeeple.store.news import BESIDE
from cosmeeple.store.queries import FINISHED, RUNNING
from cosmeeple.web import clocks, table_pages
from cosmeeple.web.botseat import BOTS, BotPool, known_to
from cosmeeple.web.logs import log
from cosmeeple.web.room import Advice, Refused, Room
from cosmeeple.web.service.actor import Actor, need_host, need_seat
from cosmeeple.web.service.again import again
from cosmeeple.web.service.driving import claim_of
from cosmeeple.web.service.rooms import Rooms
from cosmeeple.web.thoughts import grounds_of, load_grounds, told


class Advising:
    """Explanations and hints."""

    def __init__(self, rooms: Rooms, bots: BotPool) -> None:
        self.rooms = rooms
        self.bots = bots
        rooms.completing.append(self.complete)

    async def why_move(
        self, room: Room, version: int, texts: Texts
    ) -> tuple[int, table_pages.ThoughtShown]:
        """The number of a bot's move and what the bot thought before it."""
        if room.status != FINISHED:
            raise Refused(
                "explain-later",
                409,
                "a thought tells what the bot holds; ask when the game is over",
            )
        ply = next(
            (i for i, entry in enumerate(room.history.line) if entry.version == version), None
        )
        body = (
            None
            if ply is None
            else await self.rooms.store.reading(queries.thought_body, room.id, version)
        )
        if ply is None or body is None:
            raise Refused(
                "no-thought", 404, "no bot made this move, or nothing was kept of its thoughts"
            )
        position = await self.rooms.position(room, ply)
        return ply + 1, told(load_grounds(body), position, room.history.line[ply].seat or 0, texts)

    @again
    async def allow_hints(self, room: Room, actor: Actor, on: bool) -> None:
        """Whether people may ask bots for advice: the host decides, and everybody reads it in the
        log."""
        async with room.desk.lock:
            need_host(room, actor)
            room.need_open()
            if on and room.charter.is_rated():
                raise Refused(
                    "rated-hints", 409, "this game counts for ratings; there are no hints in it"
                )
            if room.hints_allowed() != on:
                await self.rooms.write(
                    room, room.history.next_entry("hints", None, actor.person, {"on": on})
                )
        self.rooms.publish(room)

    @again
    async def hint(self, room: Room, actor: Actor, seat: int, bot: str) -> Advice:
        """What a bot would answer in the person's place, from what their seat knows; returns when
        it has thought."""
        async with room.desk.lock:
            chair = need_seat(room, actor, seat)
            room.need_playable()
            if bot not in BOTS or bot == "random":
                raise Refused("unknown-bot", 400, f"there is no adviser {bot[:40]!r}")
            if not room.hints_allowed():
                raise Refused("no-hints", 403, "advice is not allowed at this table")
            if seat not in room.deciders() or chair.stand_in:
                raise Refused("not-your-turn", 409, "you are not asked anything now")
            advice = room.desk.advice.get(seat)
            if (
                advice is None
                or advice.since != room.history.asked_since[seat]
                or advice.bot != bot
            ):
                advice = Advice(
                    room.history.asked_since[seat], bot, known_to(room.game, room.table, seat)
                )
                if not room.company.is_solo():
                    await self.rooms.write(
                        room,
                        room.history.next_entry("hint", seat, actor.person, {"name": chair.name}),
                    )
                room.desk.advice[seat] = advice
                await self.tell(room, seat, advice)
                advice.work = self.rooms.start_task(self.advise(room, seat, advice))
            work = advice.work
        self.rooms.publish(room)
        if work is not None:
            await asyncio.shield(work)
        return advice

    async def advise(self, room: Room, seat: int, advice: Advice) -> None:
        """A bot thinks about the person's question."""
        claim = claim_of(self.rooms, room, asked=True)
        answer = await self.bots.think(
            claim, room.game, room.history.course(), advice.known, seat, advice.bot, room.players
        )
        self.bots.release(claim)
        choice = notation(question(advice.known), answer.thought.pick)
        advice.grounds = grounds_of(answer.bot, choice, answer.thought)
        await self.tell(room, seat, advice)
        self.rooms.publish(room)

    async def tell(self, room: Room, seat: int, advice: Advice) -> None:
        """The person's page may be shown by another process."""
        if self.rooms.news.alone:
            return
        row = {
            "table": room.id,
            "seat": seat,
            "since": advice.since,
            "bot": advice.bot,
            "known": msgspec.json.encode(dump_table(room.game, advice.known)).decode(),
            "body": "" if advice.grounds is None else advice.grounds.dump(),
            "at": clocks.wall(),
        }
        try:
            await self.rooms.store.writing(hints.keep, row)
        except (Busy, SQLAlchemyError) as error:
            log("hint.untold", table=room.id, error=type(error).__name__)
            return
        self.rooms.news.tell(BESIDE, room.id)

    async def complete(self, room: Room) -> None:
        """Advice that was thought elsewhere."""
        try:
            rows = await self.rooms.store.reading(hints.of_table, room.id, clocks.wall())
        except (Busy, SQLAlchemyError) as error:
            log("hint.unheard", table=room.id, error=type(error).__name__)
            return
        for row in rows:
            seat, own = row["seat"], room.desk.advice.get(row["seat"])
            ours = (
                own is not None
                and own.work is not None
                and own.since == row["since"]
                and own.bot == row["bot"]
            )
            if (
                seat in room.deciders()
                and row["since"] == room.history.asked_since[seat]
                and not ours
            ):
                known = load_table(room.game, msgspec.json.decode(row["known"]))
                grounds = load_grounds(row["body"]) if row["body"] else None
                room.desk.advice[seat] = Advice(row["since"], row["bot"], known, grounds)


def advice_for(room: Room, seat: int, texts: Texts) -> table_pages.Hint:
    """What the page of a seat shows of it; old advice is about another question."""
    chair = room.company.chairs[seat]
    if (
        room.status != RUNNING
        or seat not in room.deciders()
        or chair.stand_in
        or not room.hints_allowed()
    ):
        return table_pages.Hint()
    advice = room.desk.advice.get(seat)
    if advice is None or advice.since != room.history.asked_since[seat]:
        return table_pages.Hint("free")
    if advice.grounds is None:
        return table_pages.Hint("thinking")
    if texts.language not in advice.told:
        advice.told[texts.language] = told(advice.grounds, advice.known, seat, texts)
    return table_pages.Hint("given", advice.told[texts.language])
