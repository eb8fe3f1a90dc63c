"""The page on which somebody lets programs act for their account, and ends it again."""

from __future__ import annotations

from starlette.responses import Response
from starlette.routing import Route

from cosmeeple.web.accounts import Person
from cosmeeple.web.notices.pages import shown
from cosmeeple.web.notices.vacations import day_of
from cosmeeple.web.permits import DAYS, MOST, NAME, SCOPES
from cosmeeple.web.room import Refused
from cosmeeple.web.visit import Visit, handled


def need_account(visit: Visit) -> Person:
    """Whoever owns the account; Refused without one."""
    if visit.person is None or visit.person.account is None:
        raise Refused("no-account", 403, "make an account first")
    return visit.person


async def permits_page(
    visit: Visit, error: str = "", made: str = "", status: int = 200
) -> Response:
    """All permits and a form for another; `made` is the text of a new one, shown this once."""
    person = need_account(visit)
    return await shown(
        visit,
        "permits.html",
        status,
        error=error,
        made=made,
        rows=await visit.site.permits.of(person),
        day_of=day_of,
        scopes=SCOPES,
        days=DAYS,
        most=MOST,
        longest=NAME,
        given={"days": str(DAYS[1]), **visit.fields},
        wanted=visit.many.get("scope", []),
    )


async def permits(visit: Visit) -> Response:
    """What programs may do in the account."""
    return await permits_page(visit)


async def make(visit: Visit) -> Response:
    """{name, scope (several), days, password}: a new permit. A browser left open is not enough."""
    person = need_account(visit)
    await visit.site.limits.need_everywhere("login-own", person.id)
    try:
        await visit.site.people.need_password(person, visit.text("password"))
        scopes = visit.many.get("scope", [])
        if unknown := [scope for scope in scopes if scope not in SCOPES]:
            raise Refused("bad-request", 400, f"there is no scope {unknown[0][:40]!r}")
        days = visit.number("days", DAYS[1])
        made = await visit.site.permits.make(
            person, visit.text("name"), scopes, DAYS[1] if days is None else days
        )
    except Refused as refusal:
        if visit.wants_json:
            raise
        return await permits_page(visit, visit.message(refusal), "", refusal.status)
    if visit.wants_json:
        return visit.json({"permit": made})
    return await permits_page(visit, made=made)


async def end(visit: Visit) -> Response:
    """{permit}: ended, at once."""
    await visit.site.permits.end(need_account(visit), visit.text("permit"))
    return visit.go("/account/permits")


def routes() -> list[Route]:
    """The addresses of permits."""
    return [
        Route("/account/permits", handled("permits", permits), methods=["GET"]),
        Route("/account/permits", handled("make_permit", make), methods=["POST"]),
        Route("/account/permits/end", handled("end_permit", end), methods=["POST"]),
    ]
