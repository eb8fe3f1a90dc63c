"""Permits of accounts: what a stolen, ended, narrow or made-up one opens, and who can make one."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from served import PATIENCE, Browser, Served, serve
from sqlalchemy import update

from cosmeeple.store.permits_schema import permits
from cosmeeple.web.api import OPERATIONS
from cosmeeple.web.hashing import token_hash
from cosmeeple.web.permits import MOST, PREFIX, SCOPES

PASSWORD = "correct horse"
ALL = list(SCOPES)
NEEDING = [one for one in OPERATIONS if one.permit is not None and one.permit_needed]
NAMES = [f"{one.method} {one.path}" for one in NEEDING]


@pytest.fixture
def owner(served: Served, request: pytest.FixtureRequest) -> Iterator[Browser]:
    """Somebody with an account."""
    with Browser(served.url) as browser:
        browser.page("/about")
        account = f"owner{abs(hash(request.node.name)) % 10_000_000}"
        browser.do("/register", account=account, password=PASSWORD)
        browser.do("/account/name", name="Owner")
        yield browser


def permit_of(browser: Browser, *scopes: str, **more: Any) -> str:
    """A permit, made as the page makes it."""
    browser.page("/account")
    form = {"csrf": browser.csrf, "name": "A bot", "days": "90", "password": PASSWORD, **more}
    answer = browser.post(
        "/account/permits",
        data={**form, "scope": list(scopes)},
        headers={"accept": "application/json"},
    )
    assert answer.status_code == 200, answer.text
    return str(answer.json()["permit"])


def ask(
    served: Served, method: str, path: str, permit: str, body: dict[str, Any] | None = None
) -> httpx.Response:
    headers = {"authorization": f"Bearer {permit}"} if permit else {}
    return httpx.request(
        method, f"{served.url}/api/v1{path}", headers=headers, json=body, timeout=PATIENCE
    )


def whoami(served: Served, permit: str) -> int:
    return ask(served, "GET", "/me", permit).status_code


def bytes_of(served: Served) -> bytes:
    """Everything that the database has on disk."""
    url = served.site.store.url
    if url.get_backend_name() != "sqlite":
        pytest.skip("the bytes of PostgreSQL are not ours to read")
    path = Path(str(url.database))
    sqlite3.connect(path).execute("PRAGMA wal_checkpoint(FULL)")
    return b"".join(one.read_bytes() for one in path.parent.glob(path.name + "*"))


def test_the_database_holds_no_permit_only_its_hash(served: Served, owner: Browser) -> None:
    permit = permit_of(owner, *ALL)
    held = bytes_of(served)

    assert permit.startswith(PREFIX)
    assert token_hash(permit).encode() in held
    assert permit.encode() not in held
    assert permit.removeprefix(PREFIX).encode() not in held
    assert permit not in owner.page("/account/permits")


def test_an_ended_permit_opens_nothing_at_once(served: Served, owner: Browser) -> None:
    permit = permit_of(owner)
    assert whoami(served, permit) == 200

    row = served.site.store.read(lambda c: c.execute(permits.select()).mappings().all())[-1]
    owner.do("/account/permits/end", permit=row["id"])

    assert whoami(served, permit) == 401


def test_nobody_ends_the_permit_of_another(served: Served, owner: Browser) -> None:
    permit = permit_of(owner)
    row = served.site.store.read(lambda c: c.execute(permits.select()).mappings().all())[-1]
    with Browser(served.url) as eve:
        eve.do("/register", account=f"eve{row['id']}"[:20], password=PASSWORD)
        refused = eve.try_to("/account/permits/end", permit=row["id"])
    assert (refused.status_code, refused.json()["error"]) == (404, "no-permit")
    assert whoami(served, permit) == 200


def test_a_permit_runs_out(served: Served, owner: Browser) -> None:
    permit = permit_of(owner)
    served.site.store.write(
        lambda c: c.execute(
            update(permits).where(permits.c.token == token_hash(permit)).values(expires=1)
        )
    )
    assert whoami(served, permit) == 401
    assert "has run out" in owner.page("/account/permits")


def test_a_new_password_ends_all_permits(served: Served, owner: Browser) -> None:
    permit = permit_of(owner)
    owner.do("/account/password", old=PASSWORD, new="another horse")
    assert whoami(served, permit) == 401


def test_a_deleted_account_leaves_no_permit(served: Served, owner: Browser) -> None:
    permit = permit_of(owner)
    owner.do("/account/delete", password=PASSWORD)
    assert whoami(served, permit) == 401
    assert token_hash(permit).encode() not in b"".join(
        str(row).encode()
        for row in served.site.store.read(lambda c: c.execute(permits.select()).all())
    )


def test_a_browser_left_open_makes_no_permit(served: Served, owner: Browser) -> None:
    plain = {"name": "A bot", "days": "90"}
    assert owner.try_to("/account/permits", **plain).status_code == 400
    refused = owner.try_to("/account/permits", **plain, password="wrong horse")
    assert (refused.status_code, refused.json()["error"]) == (403, "wrong-password")
    # Another site's form: the browser would send the cookie, never the page's own proof.
    forged = owner.post(
        "/account/permits",
        data={**plain, "password": PASSWORD},
        headers={"origin": "https://elsewhere.example", "accept": "application/json"},
    )
    assert (forged.status_code, forged.json()["error"]) == (403, "csrf")


def test_guests_have_no_permits(served: Served) -> None:
    with Browser(served.url) as guest:
        guest.new_table("me", "bot:random", me="Guest")
        refused = guest.try_to("/account/permits", name="x", days="90", password=PASSWORD)
        assert (refused.status_code, refused.json()["error"]) == (403, "no-account")
        assert guest.get("/account/permits").status_code == 403


def test_the_password_cannot_be_guessed_here_either(tmp_path: Path) -> None:
    with serve(tmp_path, limits=1.0) as strict, Browser(strict.url) as browser:
        browser.do("/register", account="guessed", password=PASSWORD)
        found = [
            browser.try_to("/account/permits", name="x", days="90", password=f"guess {i}")
            for i in range(8)
        ]
        assert 429 in [one.status_code for one in found]


def test_only_so_many_and_only_known_scopes(served: Served, owner: Browser) -> None:
    for _ in range(MOST):
        permit_of(owner)
    full = owner.try_to("/account/permits", name="x", days="90", password=PASSWORD)
    assert (full.status_code, full.json()["error"]) == (409, "many-permits")
    odd = {"name": "x", "password": PASSWORD}
    assert owner.try_to("/account/permits", **odd, days="7").status_code == 400
    assert owner.try_to("/account/permits", **odd, days="90", scope="admin").status_code == 400


def test_a_name_is_only_text(served: Served, owner: Browser) -> None:
    permit_of(owner, name="<script>alert(1)</script>")
    page = owner.page("/account/permits")
    assert "<script>alert(1)" not in page
    assert "&lt;script&gt;" in page


def test_keys_of_one_kind_open_no_other_door(served: Served, owner: Browser) -> None:
    """A cookie is no permit, a permit no cookie and no seat, a seat's token no permit."""
    table = owner.new_table("me", "bot:random", me="Owner")
    permit = permit_of(owner, *ALL)
    seat = owner.do(f"/t/{table}/token", seat="A")["token"]

    assert whoami(served, owner.cookies["session"]) == 401
    assert whoami(served, seat) == 401
    assert whoami(served, f"{permit}x") == 401
    assert whoami(served, permit.removeprefix(PREFIX)) == 401
    assert ask(served, "GET", f"/tables/{table}/options", permit).status_code == 401
    with Browser(served.url) as thief:
        thief.cookies.set("session", permit)
        assert thief.get("/account/permits").status_code == 403
        assert thief.try_to("/account/password", old=PASSWORD, new="mine now!").status_code == 403
    pages = httpx.get(
        f"{served.url}/account/permits", headers={"authorization": f"Bearer {permit}"}
    )
    assert pages.status_code == 403


@pytest.mark.parametrize("operation", NEEDING, ids=NAMES)
def test_nothing_is_done_without_a_permit_for_it(
    served: Served, owner: Browser, operation: Any
) -> None:
    path = operation.path.removeprefix("/api/v1")
    for name in ("table", "seek", "tournament"):
        path = path.replace(f"{{{name}}}", "nowhere")
    assert ask(served, operation.method, path, "", {}).status_code == 401
    assert ask(served, operation.method, path, PREFIX + "x" * 32, {}).status_code == 401
    if operation.permit:
        narrow = permit_of(owner, *[scope for scope in ALL if scope != operation.permit])
        refused = ask(served, operation.method, path, narrow, {})
        assert (refused.status_code, refused.json()["error"]) == (403, "not-permitted")


def test_a_permit_reaches_the_seats_of_its_account_only(served: Served, owner: Browser) -> None:
    permit = permit_of(owner, "play")
    own = owner.new_table("me", "bot:random", me="Owner")
    with Browser(served.url) as ann:
        other = ann.new_table("me", "me", me="Ann")
    assert ask(served, "POST", f"/tables/{own}/token", permit, {}).json()["seat"] == "A"
    assert ask(served, "POST", f"/tables/{other}/token", permit, {}).status_code == 403
    assert ask(served, "POST", f"/tables/{own}/token", permit, {"seat": "B"}).status_code == 403
    seat = ask(served, "POST", f"/tables/{own}/token", permit, {}).json()["token"]
    assert ask(served, "GET", f"/tables/{other}/options", seat).status_code == 401


def test_others_wishes_and_tournaments_are_not_its_to_change(
    served: Served, owner: Browser
) -> None:
    permit = permit_of(owner, *ALL)
    with Browser(served.url) as ann:
        ann.do("/register", account=f"ann{permit[7:20]}", password=PASSWORD)
        mine = permit_of(ann, "meet")
        wish = {"game": "tortuga", "pace": "days-7", "strength": "friends"}
        assert ask(served, "POST", "/seeks", mine, wish).json() == {"table": None}
        one = ask(served, "GET", "/seeks", mine).json()["mine"][0]["id"]
        cup = ask(
            served,
            "POST",
            "/tournaments",
            mine,
            {"title": "Hers", "game": "race", "pace": "days-3"},
        ).json()["tournament"]["id"]

    assert ask(served, "GET", "/seeks", permit).json()["others"] == []
    assert ask(served, "POST", f"/seeks/{one}/take", permit).status_code == 403
    assert ask(served, "POST", f"/seeks/{one}/withdraw", permit).status_code == 409
    for what in ("start", "cancel", "bot"):
        body = {"what": what, "bot": "easy"}
        refused = ask(served, "POST", f"/tournaments/{cup}", permit, body)
        assert (refused.status_code, refused.json()["error"]) == (403, "not-host")
    assert ask(served, "GET", "/seeks", mine).json()["mine"][0]["id"] == one
