"""Orders that come due: checked against the present position, then played or cancelled."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.records.codec import options_as_text
from cosmeeple.store import orders as kept
from cosmeeple.store.queries import RUNNING
from cosmeeple.web.logs import fault, log
from cosmeeple.web.metrics import METRICS
from cosmeeple.web.orders.guess import ask_of, sure_by_choice
from cosmeeple.web.room import Refused, Room, now_ms
from cosmeeple.web.service import Actor

if TYPE_CHECKING:
    from sqlalchemy import RowMapping

    from cosmeeple.web.site import Site

NEXT, ALWAYS, ONLY = "next", "always", "only"
KINDS = (NEXT, ALWAYS, ONLY)


def broken(room: Room, row: RowMapping, does: dict[str, str]) -> str:
    """Why a prepared answer is cancelled: a key `order-why-...`; nothing when it still is what was
    prepared."""
    seat, table = row["seat"], room.table
    if room.history.taken_back != row["course"]:
        return "undone"
    if ask_of(table) != row["ask"]:
        return "question"
    if row["choice"] not in options_as_text(table, seat):
        return "illegal"
    if does.get(row["choice"], "") != row["does"]:
        return "changed"
    return ""


def taken_back_last(room: Room) -> bool:
    """The present position came about by taking back: whoever did that wants to answer again."""
    last = room.history.position_version()
    return any(
        entry.version == last and entry.kind == "undone" for entry in reversed(room.history.entries)
    )


class Orders:
    """Answers for people who have prepared them. Woken whenever a table has changed."""

    def __init__(self, site: Site) -> None:
        self.site = site

    def woken(self, room: Room) -> None:
        """Look whether somebody has prepared an answer."""
        if any(room.company.chairs[seat].is_person() for seat in room.deciders()):
            self.site.tables.rooms.start_task(self.look(room))

    async def look(self, room: Room) -> None:
        """Give what is prepared and due, seat by seat."""
        try:
            rows = await self.site.store.reading(kept.waiting_at, room.id)
            for seat in room.deciders() if rows else ():
                own = [
                    row
                    for row in rows
                    if row["seat"] == seat and row["person"] == room.company.chairs[seat].person
                ]
                if (
                    own
                    and room.company.chairs[seat].is_person()
                    and room.status == RUNNING
                    and not room.history.frozen
                ):
                    await self.answer(room, seat, own)
        except Exception as error:  # noqa: BLE001 - the person answers by hand then
            log("orders.failed", table=room.id, **fault(error))

    async def answer(self, room: Room, seat: int, own: list[RowMapping]) -> None:
        """At most one answer: the change that it makes wakes us again."""
        version = room.version
        prepared = next((row for row in own if row["kind"] == NEXT), None)
        if prepared is not None:
            await self.answer_next(room, prepared, version)
            return
        if taken_back_last(room):
            return
        options, ask = options_as_text(room.table, seat), ask_of(room.table)
        for row in own:
            fits = row["kind"] == ALWAYS and row["ask"] == ask and row["choice"] in options
            alone = row["kind"] == ONLY and len(options) == 1
            if fits or alone:
                await self.play(room, row, options[0] if alone else row["choice"], version)
                return

    async def answer_next(self, room: Room, row: RowMapping, version: int) -> None:
        """An answer for just this question: given, or cancelled with a reason."""
        rng = Rng(state_from_seed(room.version))
        does = await asyncio.to_thread(
            sure_by_choice, room.game, room.table.clone(), row["seat"], rng
        )
        if room.version != version:
            return  # something happened meanwhile, and has woken us
        why = broken(room, row, does)
        if why:
            await self.site.store.writing(kept.cancel_next, room.id, row["seat"], why, now_ms())
            METRICS.count("orders", state=why)
            return
        # Ended first: an order that was lost is a question by hand, one that is played twice would
        # be a wrong move.
        if await self.site.store.writing(kept.end_order, row["id"], "played", "", now_ms()):
            await self.play(room, row, row["choice"], version)

    async def play(self, room: Room, row: RowMapping, choice: str, version: int) -> None:
        """Choose for the person; a refusal cancels it."""
        chair = room.company.chairs[row["seat"]]
        try:
            actor = Actor(chair.person, chair.name)
            await self.site.tables.playing.play(
                room, actor, row["seat"], choice, version, f"order {row['id']} {version}"
            )
            METRICS.count("orders", state="played")
        except Refused as refusal:
            log("order.refused", table=room.id, why=refusal.key)
