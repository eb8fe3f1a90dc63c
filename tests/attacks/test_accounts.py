"""Keeping somebody out of their account, deleting it from a browser left open, and being in it by
an old cookie."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from served import Browser, Events, Served, serve, wait_for

from cosmeeple.web.accounts import KnownBrowsers, neighbourhood
from cosmeeple.web.security import Limits, Rate

PASSWORD = "correct horse"


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """With the usual limits."""
    with serve(tmp_path_factory.mktemp("strict"), limits=1.0) as running:
        yield running


def browser_at(served: Served, address: str) -> Browser:
    """A browser that comes from another address of this machine."""
    made = Browser(served.url)
    made._transport = httpx.HTTPTransport(local_address=address)
    return made


def sign_in(browser: Browser, account: str, password: str = PASSWORD) -> int:
    return browser.try_to("/login", account=account, password=password).status_code


def guess(served: Served, address: str, account: str) -> int:
    """A stranger tries passwords until the server has enough of them."""
    with browser_at(served, address) as stranger:
        for i in range(20):
            status = sign_in(stranger, account, f"guess number {i}")
            if status != 403:
                return status
    return 403


def test_a_stranger_locks_nobody_out(strict: Served) -> None:
    with browser_at(strict, "127.0.0.11") as ann:
        ann.do("/register", account="locked", password=PASSWORD)
        ann.do("/logout")
    assert guess(strict, "127.0.0.12", "locked") == 429

    with browser_at(strict, "127.0.0.13") as elsewhere:
        assert sign_in(elsewhere, "locked") == 200


def test_a_known_browser_gets_in_where_all_others_are_refused(
    strict: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Many addresses together use up what an account allows; and a neighbour what an address
    allows."""
    with browser_at(strict, "127.0.0.21") as ann:
        ann.do("/register", account="besieged", password=PASSWORD)
        ann.do("/logout")
        assert guess(strict, "127.0.0.21", "besieged") == 429
        # As in the server, but with a fifth of the tries, for every one costs a hash.
        monkeypatch.setitem(strict.site.limits.rates, "login-anywhere", Rate(0.1, 12))
        for i in range(22, 25):
            guess(strict, f"127.0.0.{i}", "besieged")
        with browser_at(strict, "127.0.0.40") as unknown:
            assert sign_in(unknown, "besieged") == 429

        assert sign_in(ann, "besieged") == 200


def test_one_address_cannot_use_up_what_an_account_allows() -> None:
    rates = Limits(1.0).rates

    assert rates["login"].burst < rates["login-anywhere"].burst
    assert rates["login"].per_second < rates["login-anywhere"].per_second


def test_the_mark_of_a_known_browser_does_not_allow_endless_guessing(strict: Served) -> None:
    with browser_at(strict, "127.0.0.51") as ann:
        ann.do("/register", account="guessed", password=PASSWORD)
        ann.do("/logout")

        assert 429 in [sign_in(ann, "guessed", f"guess number {i}") for i in range(8)]


def test_the_mark_is_of_one_account_and_cannot_be_made_up() -> None:
    known = KnownBrowsers("secret")
    cookie = known.mark("ann", "")

    assert known.number("ANN ", cookie)
    assert not known.number("bob", cookie)
    assert not KnownBrowsers("other").number("ann", cookie)
    assert known.mark("ann", cookie) == cookie
    for i in range(10):
        cookie = known.mark(f"friend {i}", "…." + cookie)
    assert cookie.count(".") == known.MOST - 1
    assert not known.number("ann", cookie)
    assert known.number("friend 9", cookie)


def test_a_network_at_home_counts_as_one_address() -> None:
    assert neighbourhood("2001:db8::1") == neighbourhood("2001:db8::ffff:2")
    assert neighbourhood("::ffff:192.0.2.7") == "192.0.2.7"
    assert neighbourhood("192.0.2.7") != neighbourhood("192.0.2.8")
    assert neighbourhood("testclient") == "testclient"


def test_a_browser_left_open_deletes_no_account(served: Served, ann: Browser, bob: Browser) -> None:
    ann.do("/register", account="kept", password=PASSWORD)

    assert ann.try_to("/account/delete").status_code == 400
    refused = ann.try_to("/account/delete", password="wrong horse")
    assert (refused.status_code, refused.json()["error"]) == (403, "wrong-password")
    assert sign_in(bob, "kept") == 200

    ann.do("/account/delete", password=PASSWORD)
    assert sign_in(bob, "kept") == 403


def test_an_old_cookie_is_not_in_the_account(served: Served, ann: Browser, bob: Browser) -> None:
    """Somebody who put their own guest cookie into another's browser, or copied it, is nobody after
    the registration."""
    table = ann.new_table("me", "bot:random", me="Ann")
    stolen = ann.cookies["session"]
    stream = Events(ann, f"/stream?t={table}@1")
    wait_for(lambda: served.site.hub.is_watched(served.room(table)))

    ann.do("/register", account="fixed", password=PASSWORD)

    assert ann.cookies["session"] != stolen
    wait_for(lambda: not stream.thread.is_alive())
    stream.close()
    bob.cookies.set("session", stolen)
    assert bob.try_to(f"/t/{table}/seat", seat="A", kind="bot:random").status_code == 403
    assert 'id="hand-A"' in ann.page(f"/t/{table}")
    assert 'id="hand-A"' not in bob.page(f"/t/{table}")


def test_a_database_of_known_browsers_is_not_needed(tmp_path: Path) -> None:
    """After a restart the browser is still known: the mark is signed with the secret of the
    database."""
    with serve(tmp_path) as first, Browser(first.url) as ann:
        ann.do("/register", account="again", password=PASSWORD)
        cookie = ann.cookies[KnownBrowsers.COOKIE]
    with serve(tmp_path) as second:
        assert second.site.browsers.number("again", cookie)
