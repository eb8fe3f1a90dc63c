"""The page of standing orders: what is prepared, what may be asked next, what came of earlier
ones."""

from __future__ import annotations

import asyncio
import secrets
from urllib.parse import parse_qsl, urlencode

from starlette.responses import Response
from starlette.routing import Route

from cosmeeple.kernel.game import SEAT_LETTERS
from cosmeeple.store import orders as kept
from cosmeeple.store.queries import RUNNING
from cosmeeple.web.handlers.common import where
from cosmeeple.web.notices.pages import shown
from cosmeeple.web.orders.due import ALWAYS, KINDS, NEXT
from cosmeeple.web.orders.guess import guesses
from cosmeeple.web.room import Refused, Room, now_ms
from cosmeeple.web.service.actor import new_id
from cosmeeple.web.viewer import texts_of
from cosmeeple.web.visit import Visit, handled, read_seat

#: Orders that wait at one seat.
MOST = 8
#: Ended ones that the page still shows.
PAST = 8


def own_seat(visit: Visit, room: Room) -> int:
    """The seat whose orders are meant: the viewer's own, and where a device is shared, of who holds
    it."""
    letter = visit.fields.get("seat") or visit.request.query_params.get("seat", "")
    at = where(visit, room)
    seat = read_seat(letter, room) if letter else at.seat
    shared = at.hand_over is not None or any(room.company.chairs[one].here for one in at.mine)
    if seat not in at.mine or visit.person is None or (shared and seat != at.seat):
        raise Refused("not-your-seat", 403, "this seat is not yours")
    if room.status != RUNNING or room.history.frozen:
        raise Refused("not-running", 409, "nothing can be prepared now")
    return seat


async def orders(visit: Visit) -> Response:
    """What is prepared, and what can be."""
    visit.site.limits.need("hint", visit.ip)
    room = await visit.room()
    seat = own_seat(visit, room)
    assert visit.person is not None
    rows = await visit.site.store.reading(kept.orders_of, room.id, seat, visit.person.id)
    texts = texts_of(room, visit.language)
    seed = secrets.randbits(60)
    may = await asyncio.to_thread(guesses, room.game, room.table.clone(), seat, texts, seed)
    asked = seat in room.deciders()
    return await shown(
        visit,
        "orders.html",
        table=room.id,
        title=room.charter.title or room.game.names[visit.language],
        letter=SEAT_LETTERS[seat],
        asked=asked,
        waiting=[row for row in rows if row["state"] == kept.WAITING],
        past=[row for row in rows if row["state"] != kept.WAITING][-PAST:],
        guesses=may,
        packed=lambda one: urlencode(
            {"ask": one.ask, "choice": one.choice, "label": one.label, "does": one.does}
        ),
    )


async def give_order(visit: Visit) -> Response:
    """{seat, kind, answer}: the answer as the page gave it. What it says of itself is checked when
    it comes due."""
    room = await visit.room()
    seat = own_seat(visit, room)
    assert visit.person is not None
    kind = visit.text("kind")
    said = dict(parse_qsl(visit.fields.get("answer", "")[:1500], max_num_fields=4))
    if kind not in KINDS or (
        kind in (NEXT, ALWAYS) and not (said.get("ask") and said.get("choice"))
    ):
        raise Refused("bad-request", 400, f"kind is one of {', '.join(KINDS)}, with an answer")
    if kind == NEXT and seat in room.deciders():
        raise Refused("asked-now", 409, "you are asked now: answer at the table")
    order = {
        "id": new_id(),
        "table": room.id,
        "seat": seat,
        "person": visit.person.id,
        "kind": kind,
        "ask": said.get("ask", "")[:80],
        "choice": said.get("choice", "")[:200],
        "label": said.get("label", "")[:300],
        "does": said.get("does", "")[:600],
        "course": room.history.taken_back,
        "created": now_ms(),
    }
    if not await visit.site.store.writing(kept.add_order, order, MOST):
        raise Refused("many-orders", 409, f"at most {MOST} orders wait at a seat")
    visit.site.orders.woken(room)
    return visit.go(f"/t/{room.id}/orders?seat={SEAT_LETTERS[seat]}", order=order["id"])


async def take_order_back(visit: Visit) -> Response:
    """Prepared no more."""
    room = await visit.room()
    seat = own_seat(visit, room)
    assert visit.person is not None
    rows = await visit.site.store.reading(kept.orders_of, room.id, seat, visit.person.id)
    if visit.text("order") not in {row["id"] for row in rows}:
        raise Refused("not-found", 404, "there is no such order")
    await visit.site.store.writing(kept.end_order, visit.text("order"), "withdrawn", "", now_ms())
    return visit.go(f"/t/{room.id}/orders?seat={SEAT_LETTERS[seat]}")


def routes() -> list[Route]:
    """The addresses of prepared answers."""
    return [
        Route("/t/{table}/orders", handled("orders", orders), methods=["GET"]),
        Route("/t/{table}/orders", handled("give_order", give_order), methods=["POST"]),
        Route(
            "/t/{table}/orders/back", handled("take_order_back", take_order_back), methods=["POST"]
        ),
    ]
