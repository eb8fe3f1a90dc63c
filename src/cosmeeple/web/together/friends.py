"""Friends, blocks and reports: one page, and what blocks mean at tables.

Nobody blocked, or who has blocked, sits down beside the other; nobody blocked writes where the
other plays, or asks to be friends. Who is blocked reads that it is not possible, never by whom.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from starlette.responses import Response
from starlette.routing import Route

from cosmeeple.store import accounts, ties
from cosmeeple.web import render
from cosmeeple.web.accounts import fold
from cosmeeple.web.notices.pages import need_person, shown
from cosmeeple.web.room import Refused, Room, now_ms
from cosmeeple.web.service.actor import clean_name, new_id
from cosmeeple.web.visit import Visit, handled

if TYPE_CHECKING:
    from cosmeeple.store import Store

#: People met at tables that the page lists, and requests of one person that may wait.
MET, MOST_ASKED = 12, 30
#: Reports of one person in a day, and letters in one.
MOST_REPORTS, LONGEST = 5, 1000
DAY = 24 * 60 * 60 * 1000
#: What one can do about somebody.
WHAT: Final = ("ask", "accept", "part", "block")


class Blocks:
    """What blocks mean at tables; asked by the table service before somebody sits down or
    writes."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def need_seat(self, room: Room, person: str) -> None:
        """Refused where somebody at the table, or who made it, and the person have nothing to do
        with each other."""
        others = (room.company.seated() | ({room.charter.host} if room.charter.host else set())) - {
            person
        }
        blocked = bool(others) and await self.store.reading(ties.blocked_between, person, others)
        if blocked:
            raise Refused("blocked-seat", 403, "you cannot sit down at this table")

    async def need_voice(self, room: Room, person: str) -> None:
        """Refused where somebody who plays there has blocked the person."""
        others = room.company.seated() - {person}
        blocked = bool(others) and await self.store.reading(ties.blocked_by, person, others)
        if blocked:
            raise Refused("blocked-voice", 403, "you cannot write at this table")


async def friends(visit: Visit) -> Response:
    """Friends, blocks and what is asked."""
    return await friends_page(visit)


async def friends_page(
    visit: Visit, error: str = "", done: str = "", status: int = 200
) -> Response:
    """The page, with what is to be said on it."""
    person = need_person(visit)
    store = visit.site.store
    mine = await store.reading(ties.ties_of, person)
    asking = await store.reading(ties.asking, person)
    met = await store.reading(ties.played_with, person, MET)
    waiting = {row["other"] for row in asking}
    return await shown(
        visit,
        "friends.html",
        status,
        error=error,
        done=done,
        asking=asking,
        friends=[row for row in mine if row["kind"] == ties.FRIEND],
        asked=[row for row in mine if row["kind"] == ties.ASKED],
        blocked=[row for row in mine if row["kind"] == ties.BLOCKED],
        met=[row for row in met if row["other"] not in waiting],
    )


async def other_of(store: Store, person: str, wanted: str, account: str) -> str:
    """Who is meant: by id, or by the name of an account."""
    if wanted:
        row = await store.reading(accounts.person_by_id, wanted[:24])
    else:
        row = await store.reading(accounts.person_by_account, fold(account)[:40])
    if row is None or row["deleted"] is not None:
        raise Refused("nobody", 404, "there is nobody of that name")
    if row["id"] == person:
        raise Refused("yourself", 400, "that is you")
    return str(row["id"])


async def change(store: Store, person: str, what: str, other: str) -> None:
    """What the other is to the person from now on: one of WHAT."""
    if what in ("ask", "accept"):
        if what == "ask" and await store.reading(ties.asked_by, person) >= MOST_ASKED:
            raise Refused("many-asked", 409, "enough people have not answered yet")
        await store.writing(ties.ask, person, other, now_ms())
    elif what == "part":
        await store.writing(ties.part, person, other)
    elif what == "block":
        await store.writing(ties.block, person, other, now_ms())
    else:
        raise Refused("bad-request", 400, f"what is one of {', '.join(WHAT)}")


async def change_tie(visit: Visit) -> Response:
    """{what: ask|accept|part|block, other or account}."""
    person = need_person(visit)
    visit.site.limits.need("tie", person)
    what = visit.text("what")
    try:
        await change(visit.site.store, person, what, await meant(visit, person))
    except Refused as refusal:
        if visit.wants_json:
            raise
        return await friends_page(visit, error=visit.message(refusal), status=refusal.status)
    return visit.go("/friends")


async def meant(visit: Visit, person: str) -> str:
    """Whom the form means."""
    wanted = visit.fields.get("other", "")
    account = "" if wanted else visit.text("account")
    return await other_of(visit.site.store, person, wanted, account)


async def report(visit: Visit) -> Response:
    """{other or account, text}: for the keeper of the server; whoever it is about does not hear of
    it."""
    person = need_person(visit)
    text = clean_name(visit.text("text"), LONGEST)
    try:
        other = await meant(visit, person)
        if not text:
            raise Refused("empty", 400, "say what happened")
        row = {"id": new_id(), "person": person, "about": other, "text": text, "at": now_ms()}
        if not await visit.site.store.writing(ties.add_report, row, now_ms() - DAY, MOST_REPORTS):
            raise Refused("many-reports", 429, "enough reports for today")
    except Refused as refusal:
        if visit.wants_json:
            raise
        return await friends_page(visit, error=visit.message(refusal), status=refusal.status)
    if visit.wants_json:
        return visit.json({"done": True})
    return await friends_page(visit, done=render.say(visit.language, "report-done"))


def routes() -> list[Route]:
    """The addresses of friends and reports."""
    return [
        Route("/friends", handled("friends", friends), methods=["GET"]),
        Route("/friends", handled("change_tie", change_tie), methods=["POST"]),
        Route("/friends/report", handled("report", report), methods=["POST"]),
    ]
