"""Reminders at the table: asked for by the page when a kind of question comes up, told once to each
person."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, func, select
from starlette.responses import Response

from cosmeeple.kernel.game import SLUGS
from cosmeeple.kernel.lessons.reminders import reminders_of
from cosmeeple.store import Store, learned
from cosmeeple.store.queries import FINISHED
from cosmeeple.store.schema import seats, tables
from cosmeeple.web.room import Refused
from cosmeeple.web.visit import Visit

KEY = "reminders"
#: Who has finished so many games of a game needs no more of them.
ENOUGH = 3


def games_finished(connection: Connection, person: str, slug: str) -> int:
    """How many games of a kind a person has played to the end."""
    mine = select(func.count(func.distinct(tables.c.id))).join(seats, seats.c.table == tables.c.id)
    mine = mine.where(seats.c.person == person, tables.c.game == slug, tables.c.status == FINISHED)
    return int(connection.execute(mine).scalar_one())


async def known(store: Store, person: str) -> dict[str, Any]:
    """What a person has been told, by game, and whether reminders are switched off."""
    body = await store.reading(learned.load, person, KEY)
    return {"off": False, "seen": {}} if body is None else dict(msgspec.json.decode(body))


async def keep(store: Store, person: str, what: dict[str, Any]) -> None:
    """What a person has been told."""
    await store.writing(learned.save, person, KEY, msgspec.json.encode(what).decode())


async def meet(store: Store, person: str, slug: str, kind: str) -> bool:
    """The person meets a kind of question: True when it is the first time and reminders are
    wanted."""
    what = await known(store, person)
    seen: list[str] = what["seen"].setdefault(slug, [])
    if kind in seen:
        return False
    seen.append(kind)
    await keep(store, person, what)
    return not what["off"]


async def remind(visit: Visit) -> Response:
    """POST {game, kind}: the sentence of the question, once. {off: yes} or {off: no} switches them
    all."""
    person = visit.person.id if visit.person else None
    store = visit.site.store
    if "off" in visit.fields:
        actor = await visit.somebody()
        assert actor.person is not None
        what = await known(store, actor.person)
        await keep(store, actor.person, {**what, "off": visit.text("off") == "yes"})
        return (
            visit.go("/account")
            if not visit.wants_json
            else visit.json({"off": visit.text("off") == "yes"})
        )
    slug, kind = visit.text("game"), visit.text("kind")
    if slug not in SLUGS:
        raise Refused("not-found", 404, "there is no such game")
    found = reminders_of(slug).get(kind)
    if (
        found is None
        or person is None
        or await store.reading(games_finished, person, slug) >= ENOUGH
    ):
        return visit.json({})
    if not await meet(store, person, slug, kind):
        return visit.json({})
    return visit.json(
        {
            "text": found.get(visit.language),
            "rule": found.rule,
            "href": f"/rules/{slug}#{found.rule}",
        }
    )
