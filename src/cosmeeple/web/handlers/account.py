"""Accounts and preferences."""

from __future__ import annotations

from dataclasses import replace

from starlette.responses import Response

from cosmeeple.kernel.words.text import LANGUAGES
from cosmeeple.store import queries
from cosmeeple.store.queries import GATHERING, RUNNING
from cosmeeple.web import preferences as likes
from cosmeeple.web.accounts import KnownBrowsers, fold, neighbourhood
from cosmeeple.web.pages import THEMES, AccountPage
from cosmeeple.web.room import Refused
from cosmeeple.web.statistics import fare_rows
from cosmeeple.web.visit import Visit
from cosmeeple.web.webhooks import check_webhook


async def account(visit: Visit) -> Response:
    """Sign in, make an account, or look after one's own."""
    return await visit.page(await account_page(visit))


async def account_page(
    visit: Visit, mode: str = "", error: str = "", done: str = ""
) -> AccountPage:
    """The page, with what is to be said on it."""
    person = visit.person
    if person is None or person.account is None:
        wanted = mode or (
            "register" if visit.request.query_params.get("mode") == "register" else "sign-in"
        )
        return AccountPage(wanted, error=error, done=done, mails=visit.site.summons.post.works)
    fares = fare_rows(await visit.site.statistics.figures(), person.id)
    games, wins = sum(row.games for row in fares), sum(row.wins for row in fares)
    return AccountPage(
        "own",
        person.account,
        person.webhook or "",
        error,
        done,
        games,
        wins,
        fares,
        person=person.id,
    )


async def with_errors(visit: Visit, mode: str, refusal: Refused) -> Response:
    """The page again, with what was wrong."""
    if visit.wants_json or refusal.status == 429:
        raise refusal
    return await visit.page(await account_page(visit, mode, visit.message(refusal)), refusal.status)


async def limit_guesses(visit: Visit, account: str) -> None:
    """So many tries from an address, for an account from an address, and for an account from
    everywhere. The last is there against many addresses, and more than one address can use up. A
    browser that has been in the account before is counted by itself: nobody else's guesses keep it
    out.
    """
    limits = visit.site.limits
    browser = visit.site.browsers.number(
        account, visit.request.cookies.get(KnownBrowsers.COOKIE, "")
    )
    if browser:
        await limits.need_everywhere("login-known", browser)
        return
    address, account = neighbourhood(visit.ip), fold(account)[:60]
    await limits.need_everywhere("login", address)
    await limits.need_everywhere("login-account", f"{address} {account}")
    await limits.need_everywhere("login-anywhere", account)


def signed_in(visit: Visit, account: str, token: str) -> None:
    """The browser keeps the new cookie, and that it has been in this account."""
    visit.token = token
    visit.cookies["session"] = token
    known = visit.request.cookies.get(KnownBrowsers.COOKIE, "")
    visit.cookies[KnownBrowsers.COOKIE] = visit.site.browsers.mark(account, known)


async def login(visit: Visit) -> Response:
    """Sign in."""
    name = visit.text("account", visit.fields.get("email", ""))
    await limit_guesses(visit, name)
    try:
        person, token = await visit.site.people.sign_in(name, visit.text("password"))
    except Refused as refusal:
        return await with_errors(visit, "sign-in", refusal)
    visit.person = person
    signed_in(visit, name, token)
    await visit.take_likes()
    return visit.go("/")


async def register(visit: Visit) -> Response:
    """Make an account."""
    await visit.site.limits.need_everywhere("login", neighbourhood(visit.ip))
    name = visit.text("account", visit.fields.get("email", ""))
    try:
        await visit.somebody(visit.text("name", "") or ("" if visit.person else name))
        assert visit.person is not None
        before = visit.login
        token = await visit.site.people.register(visit.person, name, visit.text("password"))
    except Refused as refusal:
        return await with_errors(visit, "register", refusal)
    visit.site.hub.cut(before)
    signed_in(visit, name, token)
    visit.person = replace(visit.person, account=fold(name))
    await visit.take_likes()
    return visit.go("/account")


async def logout(visit: Visit) -> Response:
    """The browser belongs to nobody any more."""
    if visit.token and visit.person is not None:
        await visit.site.people.sign_out(visit.token)
        visit.site.hub.sign_out(visit.person.id, visit.login)
    visit.person, visit.token = None, ""
    visit.cookies["session"] = None
    return visit.go("/")


def need_account(visit: Visit) -> None:
    """Refused without an account."""
    if visit.person is None or visit.person.account is None:
        raise Refused("no-person", 403, "sign in first")


async def delete_account(visit: Visit) -> Response:
    """Delete one's own account; bots take over at its tables."""
    need_account(visit)
    assert visit.person is not None
    await visit.site.limits.need_everywhere("login-own", visit.person.id)
    try:
        await visit.site.people.need_password(visit.person, visit.text("password"))
    except Refused as refusal:
        return await with_errors(visit, "own", refusal)
    await leave_everything(visit)
    await visit.site.people.delete(visit.person)
    visit.site.hub.sign_out(visit.person.id)
    for room in visit.site.tables.rooms.forget_those_of(visit.person.id):
        visit.site.hub.wake_watchers(room)
    visit.person, visit.token = None, ""
    visit.cookies["session"] = None
    return visit.go("/")


async def leave_everything(visit: Visit) -> None:
    """Bots take over in running games; seats at tables that gather become free."""
    assert visit.person is not None
    rows = await visit.site.store.reading(queries.lobby_tables, visit.person.id, 1000)
    for row in rows:
        if row["status"] in (GATHERING, RUNNING):
            room = await visit.site.tables.rooms.room(row["id"])
            for seat in visit.actor.seats(room):
                await visit.site.tables.seating.leave(room, visit.actor, seat)


async def webhook(visit: Visit) -> Response:
    """Where a program hears of one's own turns."""
    need_account(visit)
    assert visit.person is not None
    try:
        url = check_webhook(visit.text("webhook"))
    except Refused as refusal:
        return await with_errors(visit, "own", refusal)
    await visit.site.people.set_webhook(visit.person, url)
    return visit.go("/account")


async def change_password(visit: Visit) -> Response:
    """Another password; all other browsers are signed out."""
    need_account(visit)
    assert visit.person is not None
    await visit.site.limits.need_everywhere("login-own", visit.person.id)
    try:
        await visit.site.people.change_password(
            visit.person, visit.text("old"), visit.text("new"), visit.token
        )
    except Refused as refusal:
        return await with_errors(visit, "own", refusal)
    return visit.go("/account")


async def rename(visit: Visit) -> Response:
    """Another name."""
    await visit.somebody(visit.text("name"))
    return visit.go("/account")


async def preferences(visit: Visit) -> Response:
    """Language, theme and how a table is liked."""
    language, theme = visit.fields.get("language", ""), visit.fields.get("theme", "")
    if language in LANGUAGES:
        visit.cookies["language"] = language
    if theme in THEMES:
        visit.cookies["theme"] = theme
    now = visit.likes()
    wanted = likes.changed(now, visit.fields)
    if wanted != now:
        visit.cookies[likes.COOKIE] = likes.write(wanted)
    if visit.person is not None and visit.person.account is not None:
        pages = {
            "language": visit.cookies.get("language") or visit.language,
            "theme": visit.cookies.get("theme") or visit.theme,
        }
        await visit.site.people.keep_likes(visit.person, {**wanted, **pages})
    target = visit.fields.get("next", "/")
    # Only within this site.
    if not target.startswith("/") or target.startswith(("//", "/\\")) or not target.isprintable():
        target = "/"
    return visit.go(target)
