"""The pages of notices: how somebody wants to be told, links of mails, a forgotten password,
vacations."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from cosmeeple.store import queries, reach
from cosmeeple.web import render
from cosmeeple.web.hashing import token_hash
from cosmeeple.web.notices import tickets, vacations
from cosmeeple.web.notices.push import MOST, read_subscription
from cosmeeple.web.notices.summons import WISHES
from cosmeeple.web.room import Refused, now_ms
from cosmeeple.web.security import network
from cosmeeple.web.visit import Visit

DAY = vacations.DAY


async def shown(visit: Visit, name: str, status: int = 200, **values: Any) -> Response:
    """A page of notices."""
    if visit.person is not None:
        visit.waiting = await visit.site.store.reading(queries.waiting_for, visit.person.id)
    return await visit.html(render.document(name, visit.reader(), **values), status)


def need_person(visit: Visit) -> str:
    """Who it is; Refused for strangers."""
    if visit.person is None:
        raise Refused("no-person", 403, "sign in, or sit down at a table first")
    return visit.person.id


# --- how somebody wants to be told


async def notices(visit: Visit) -> Response:
    """How one hears of one's turns."""
    return await notices_page(visit)


async def notices_page(
    visit: Visit, error: str = "", done: str = "", status: int = 200
) -> Response:
    """The page, with what is to be said on it."""
    person = need_person(visit)
    site, now = visit.site, now_ms()
    known = await site.store.reading(reach.vacations_of, person, now - 365 * DAY)
    planned = [
        (vacations.day_of(start), vacations.day_of(end), start <= now)
        for start, end in known
        if end > now
    ]
    return await shown(
        visit,
        "notices.html",
        status,
        error=error,
        done=done,
        wish=await site.store.reading(reach.wishes_of, person),
        wishes=WISHES,
        mails=site.summons.post.works,
        minutes=site.settings.mail_minutes,
        browsers=len(await site.store.reading(reach.subscriptions_of, person)),
        key=await site.summons.pushes.public(),
        account=visit.person is not None and visit.person.account is not None,
        planned=planned,
        left=round(vacations.MOST_A_YEAR - vacations.days_used(known, now)),
        longest=vacations.LONGEST,
    )


async def said(visit: Visit, refusal: Refused) -> Response:
    """The page again, with what was wrong."""
    if visit.wants_json or refusal.status == 429:
        raise refusal
    return await notices_page(visit, error=visit.message(refusal), status=refusal.status)


async def set_notices(visit: Visit) -> Response:
    """How one wants to hear of them."""
    person = need_person(visit)
    wanted, hour = visit.text("wanted"), visit.number("hour", 7)
    if wanted not in WISHES or hour is None or hour > 23:
        raise Refused("bad-request", 400, f"wanted is one of {', '.join(WISHES)}, hour is 0 to 23")
    await visit.site.store.writing(
        reach.set_wishes, person, visit.language, now_ms(), wanted=wanted, hour=hour
    )
    return visit.go("/account/notices")


async def set_mail(visit: Visit) -> Response:
    """An address to be confirmed; an empty one takes the present one away."""
    person = need_person(visit)
    address = visit.text("mail").strip()
    if not address:
        await visit.site.store.writing(
            reach.set_wishes, person, visit.language, now_ms(), mail=None
        )
        return visit.go("/account/notices")
    try:
        await tickets.ask_to_confirm(visit.site, person, address, visit.language, visit.ip)
    except Refused as refusal:
        return await said(visit, refusal)
    if visit.wants_json:
        return visit.json({"sent": True})
    return await notices_page(visit, done=render.say(visit.language, "mail-confirm-sent"))


async def confirm_page(visit: Visit) -> Response:
    """Opened by people, and by programs that look through mails first: so it asks, and a button
    does it."""
    token = visit.request.path_params["token"]
    if not await tickets.works(visit.site, tickets.MAIL, token):
        raise Refused("old-link", 410, "this link was used or is too old")
    return await shown(visit, "mail_link.html", what="confirm", token=token, done="", error="")


async def confirm(visit: Visit) -> Response:
    """The address is confirmed."""
    await visit.site.limits.need_everywhere("ticket", visit.ip)
    await tickets.confirm(visit.site, visit.request.path_params["token"], visit.language)
    return await shown(
        visit, "mail_link.html", what="confirm", token="", done="mail-confirmed", error=""
    )


# --- no more mails


async def owner_of(visit_site: Any, token: str) -> tuple[str, str]:
    """The person and the address of a link that stops mails."""
    person = token.partition(".")[0]
    wish = await visit_site.store.reading(reach.wishes_of, person) if len(token) <= 80 else None
    if (
        wish is None
        or wish["mail"] is None
        or not visit_site.summons.signed.holds(token, person, wish["mail"])
    ):
        raise Refused("old-link", 410, "this link is no longer about any address")
    return person, wish["mail"]


async def off_page(visit: Visit) -> Response:
    """Asks whether mail shall stop."""
    token = visit.request.path_params["token"]
    await owner_of(visit.site, token)
    return await shown(visit, "mail_link.html", what="off", token=token, done="", error="")


async def one_click(request: Request) -> Response:
    """POST from the page, or from a mail program by itself (RFC 8058): the signature in the link is
    the proof, so no cookie is asked for, and nothing but mails to this address can be stopped with
    it."""
    request.scope["route_name"] = "mail_off"
    site = request.app.state.site
    client = network(request.client.host) if request.client else "?"
    try:
        await site.limits.need_everywhere("ticket", client)
        person, address = await owner_of(site, request.path_params["token"])
    except Refused as refusal:
        return PlainTextResponse(f"{refusal.detail}\n", refusal.status)
    await site.store.writing(reach.mail_off, person, address)
    return Response(None, 303, {"location": "/mail/off"})


async def off_done(visit: Visit) -> Response:
    """Mail has stopped."""
    return await shown(
        visit, "mail_link.html", what="off", token="", done="mail-off-done", error=""
    )


# --- a forgotten password


async def forgot_page(visit: Visit) -> Response:
    """The form for a forgotten password."""
    tickets.need_mail(visit.site)
    return await shown(visit, "mail_link.html", what="forgot", token="", done="", error="")


async def forgot(visit: Visit) -> Response:
    """A link is sent, if there is such an account."""
    await tickets.forgot(visit.site, visit.text("account"), visit.ip)
    if visit.wants_json:
        return visit.json({"done": True})
    return await shown(
        visit, "mail_link.html", what="forgot", token="", done="forgot-sent", error=""
    )


async def password_page(visit: Visit) -> Response:
    """The form for a new password, while its link works."""
    token = visit.request.path_params["token"]
    if not await tickets.works(visit.site, tickets.PASSWORD, token):
        raise Refused("old-link", 410, "this link was used or is too old")
    return await shown(visit, "mail_link.html", what="password", token=token, done="", error="")


async def set_password(visit: Visit) -> Response:
    """A new password by a link."""
    await visit.site.limits.need_everywhere("ticket", visit.ip)
    token = visit.request.path_params["token"]
    try:
        await tickets.new_password(visit.site, token, visit.text("password"))
    except Refused as refusal:
        if visit.wants_json or refusal.key == "old-link":
            raise
        error = visit.message(refusal)
        return await shown(
            visit,
            "mail_link.html",
            refusal.status,
            what="password",
            token=token,
            done="",
            error=error,
        )
    visit.person, visit.token = None, ""
    visit.cookies["session"] = None
    return visit.go("/account")


# --- browsers


async def subscribe(visit: Visit) -> Response:
    """The browser gets notices."""
    visit.site.limits.need("subscribe", visit.ip)
    person = need_person(visit)
    at = now_ms()
    row = read_subscription(visit.fields, visit.site.settings.private_webhooks)
    await visit.site.store.writing(reach.set_wishes, person, visit.language, at, push=True)
    await visit.site.store.writing(reach.subscribe, {**row, "person": person, "created": at}, MOST)
    return visit.json({"done": True})


async def unsubscribe(visit: Visit) -> Response:
    """The browser gets none any more."""
    person = need_person(visit)
    await visit.site.store.writing(reach.unsubscribe, token_hash(visit.text("endpoint")), person)
    return visit.json({"done": True})


# --- vacations


async def vacation(visit: Visit) -> Response:
    """Plan to be away."""
    person = need_person(visit)
    begins, days = visit.text("begins", "").strip(), visit.number("days", 0) or 0
    try:
        await vacations.plan(visit.site, person, read_day(begins), days)
    except Refused as refusal:
        return await said(visit, refusal)
    return visit.go("/account/notices#vacation")


def read_day(text: str) -> int:
    """2026-12-03 as a moment; nothing for today."""
    if not text:
        return 0
    try:
        return round(
            datetime.fromisoformat(f"{text[:10]}T00:00:00").replace(tzinfo=UTC).timestamp() * 1000
        )
    except ValueError:
        raise Refused("bad-request", 400, "a day reads 2026-12-03") from None


async def back_from_vacation(visit: Visit) -> Response:
    """Back earlier than planned."""
    await vacations.come_back(visit.site, need_person(visit))
    return visit.go("/account/notices#vacation")
