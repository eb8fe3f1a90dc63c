"""What protects people: headers, forms from other sites, sizes, rates, passwords, cookies,
webhooks."""

from __future__ import annotations

import asyncio
import http.server
import json
import re
import threading
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from served import Browser, Events, Served, play_one, serve, wait_for

from cosmeeple.kernel.records.codec import options_as_text
from cosmeeple.web.accounts import HASHER
from cosmeeple.web.room import Refused
from cosmeeple.web.security import Csrf, Rate
from cosmeeple.web.visit import best_language
from cosmeeple.web.webhooks import check_webhook, deliver


def test_every_answer_has_a_strict_policy(served: Served, ann: Browser) -> None:
    for path in ("/", "/nowhere", "/api/v1/games", "/health", "/account", "/t/none"):
        answer = ann.get(path)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["x-frame-options"] == "DENY"


def test_pages_have_no_inline_script_or_style(served: Served, ann: Browser) -> None:
    table = ann.new_table("me", "bot:random", me="Ann")
    for path in (
        "/",
        "/new?game=antarctica",
        f"/t/{table}",
        f"/t/{table}/replay",
        "/account",
        "/rules/antarctica",
        "/about",
    ):
        page = ann.page(path)
        assert not re.search(r"<script(?![^>]*\bsrc=)", page), path
        assert not re.search(r"<style|\sstyle=|\son[a-z]+=", page), path
        assert "javascript:" not in page


def test_cookies_are_closed_to_scripts_and_other_sites(served: Served, ann: Browser) -> None:
    ann.page("/")
    made = ann.post(
        "/new",
        data={
            "csrf": ann.csrf,
            "game": "antarctica",
            "players": "2",
            "seat.0": "me",
            "seat.1": "open",
            "pace": "none",
        },
    )

    for cookie in made.headers.get_list("set-cookie"):
        assert "HttpOnly" in cookie
        assert "samesite=lax" in cookie.lower()
    assert any(cookie.startswith("session=") for cookie in made.headers.get_list("set-cookie"))


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"x-csrf-token": "0" * 64},
        {"x-csrf-token": "nonsense"},
        {"sec-fetch-site": "cross-site"},
        {"origin": "https://evil.example"},
        {"origin": "null"},
    ],
)
def test_a_form_from_elsewhere_does_nothing(
    served: Served, ann: Browser, headers: dict[str, str]
) -> None:
    table = ann.new_table("me", "me", me="Ann")
    room = served.room(table)
    seat = room.deciders()[0]
    if "origin" in headers or "sec-fetch-site" in headers:
        headers = {**headers, "x-csrf-token": ann.csrf}
    fields = {"seat": "AB"[seat], "choice": options_as_text(room.table, seat)[0]}

    answer = ann.post(
        f"/t/{table}/move", json=fields, headers={**headers, "accept": "application/json"}
    )

    assert answer.status_code == 403
    assert answer.json()["error"] == "csrf"
    assert room.moves == 0


def test_a_token_of_another_browser_is_worth_nothing(
    served: Served, ann: Browser, bob: Browser
) -> None:
    bob.page("/")
    ann.page("/")

    answer = ann.post("/preferences", json={"language": "pl"}, headers={"x-csrf-token": bob.csrf})

    assert answer.status_code == 403


def test_tokens_are_masked_anew_each_time() -> None:
    csrf = Csrf("secret")

    tokens = {csrf.token("visitor") for _ in range(20)}

    assert len(tokens) == 20
    assert all(csrf.holds("visitor", token) for token in tokens)
    assert not any(csrf.holds("other", token) for token in tokens)


def test_a_body_that_is_too_large_is_refused(served: Served, ann: Browser) -> None:
    big = "x" * 200_000
    assert ann.try_to("/preferences", next=big).status_code == 413

    def endless() -> Iterator[bytes]:
        for _ in range(40):
            yield b"y" * 10_000

    chunked = httpx.post(
        f"{served.url}/api/v1/tables",
        content=endless(),
        headers={"content-type": "application/json"},
    )
    assert chunked.status_code == 413


def test_rates_let_a_burst_through_and_then_wait() -> None:
    rate = Rate(1.0, 3)

    assert [rate.allow("a", now=0.0) for _ in range(5)] == [True, True, True, False, False]
    assert rate.allow("b", now=0.0)
    assert rate.allow("a", now=1.5)
    assert not rate.allow("a", now=1.6)


def test_guessing_passwords_is_slowed_down(tmp_path: Path) -> None:
    with serve(tmp_path, limits=1.0) as slow, Browser(slow.url) as ann:
        statuses = [
            ann.try_to("/login", account="ann", password=f"guess number {i}").status_code
            for i in range(12)
        ]

    assert statuses[:3] == [403, 403, 403]
    assert statuses[-1] == 429


def test_an_account_keeps_the_guests_games(served: Served, ann: Browser, bob: Browser) -> None:
    table = ann.new_table("me", "bot:random", me="Ann")
    ann.do("/register", account="Ann.Account", password="correct horse")
    page = ann.page("/")
    assert f"/t/{table}" in page
    ann.do("/logout")
    assert ann.try_to(f"/t/{table}/move", seat="A", choice="x").status_code == 403

    assert bob.try_to("/login", account="ann.account", password="wrong horse").status_code == 403
    bob.do("/login", account="ANN.account", password="correct horse")

    assert f"/t/{table}" in bob.page("/")
    wait_for(lambda: 0 in served.room(table).deciders())
    play_one(served, bob, table, 0)


def test_login_names_are_unique_and_passwords_long(
    served: Served, ann: Browser, bob: Browser
) -> None:
    ann.do("/register", account="taken", password="long enough")

    assert (
        bob.try_to("/register", account="TAKEN", password="long enough").json()["error"]
        == "account-taken"
    )
    assert (
        bob.try_to("/register", account="fresh", password="short").json()["error"] == "bad-password"
    )
    assert (
        bob.try_to("/register", account="a b", password="long enough").json()["error"]
        == "bad-account"
    )
    assert (
        ann.try_to("/register", account="second", password="long enough").json()["error"]
        == "has-account"
    )


def test_passwords_are_hashed_with_argon2(served: Served, ann: Browser) -> None:
    ann.do("/register", account="hashed", password="long enough")

    row = served.site.store.read(
        lambda connection: connection.exec_driver_sql(
            "SELECT password FROM people WHERE account = 'hashed'"
        ).scalar()
    )

    assert str(row).startswith("$argon2id$")
    assert HASHER.verify(str(row), "long enough")


def test_a_new_password_signs_out_other_browsers(
    served: Served, ann: Browser, bob: Browser
) -> None:
    ann.do("/register", account="two.browsers", password="first password")
    bob.do("/login", account="two.browsers", password="first password")

    assert ann.try_to("/account/password", old="wrong", new="second password").status_code == 403
    ann.do("/account/password", old="first password", new="second password")

    assert bob.try_to("/account/webhook", webhook="").status_code == 403
    assert ann.do("/account/webhook", webhook="")


def test_deleting_an_account_hands_over_and_anonymises(
    served: Served, ann: Browser, bob: Browser
) -> None:
    table = ann.new_table("me", "open", me="Leaving Ann")
    bob.do(f"/t/{table}/join", name="Bob")
    ann.do(f"/t/{table}/chat", text="my secret")
    ann.do("/register", account="leaving", password="long enough")

    ann.do("/account/delete", password="long enough")

    room = served.room(table)
    assert room.company.chairs[0].name == "?"
    assert room.company.chairs[0].stand_in
    page = bob.page(f"/t/{table}")
    assert "Leaving Ann" not in page
    assert "my secret" not in page
    assert bob.try_to("/login", account="leaving", password="long enough").status_code == 403


def test_tokens_and_ids_are_long_and_only_hashes_are_kept(served: Served, ann: Browser) -> None:
    table = ann.new_table("me", "me", me="Ann")
    token = ann.do(f"/t/{table}/token", seat="A")["token"]
    path = served.site.store.url.database
    assert path

    everything = b"".join(
        Path(f"{path}{end}").read_bytes() for end in ("", "-wal") if Path(f"{path}{end}").exists()
    )

    assert len(table) >= 16
    assert len(token) >= 32
    assert token.encode() not in everything
    assert ann.cookies["session"].encode() not in everything


# --- webhooks


@pytest.mark.parametrize(
    "url",
    [
        "ftp://x",
        "http://",
        "javascript:alert(1)",
        "http://user:pass@host/",
        "http://a b/",
        "https://x:99999/",
        "x",
    ],
)
def test_a_webhook_must_be_a_web_address(url: str) -> None:
    with pytest.raises(Refused):
        check_webhook(url)


@pytest.mark.parametrize(
    "host",
    ["127.0.0.1", "localhost", "10.1.2.3", "169.254.169.254", "::1", "192.168.0.1", "0.0.0.0"],
)
def test_a_webhook_does_not_reach_the_own_network(host: str) -> None:
    with pytest.raises((Refused, OSError)):
        asyncio.run(
            deliver(f"http://[{host}]/" if ":" in host else f"http://{host}/", b"{}", private=False)
        )


def test_a_webhook_hears_that_it_is_the_persons_turn(served: Served, ann: Browser) -> None:
    heard: list[dict[str, object]] = []

    class Hook(http.server.BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            heard.append(json.loads(self.rfile.read(int(self.headers["content-length"]))))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *args: object) -> None:
            pass

    hook = http.server.HTTPServer(("127.0.0.1", 0), Hook)
    threading.Thread(target=hook.serve_forever, daemon=True).start()
    ann.do("/register", account="hooked", password="long enough")
    ann.do("/account/webhook", webhook=f"http://127.0.0.1:{hook.server_port}/x")
    table = ann.new_table("me", "bot:random", me="Ann")
    room = served.room(table)

    def play() -> bool:
        if 0 in room.deciders():
            play_one(served, ann, table, 0)
        return bool(heard)

    wait_for(play)
    hook.shutdown()
    hook.server_close()

    assert heard[0]["table"] == table
    assert heard[0]["event"] == "your-turn"


# --- small things


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("pl", "pl"),
        ("pl-PL,pl;q=0.9,en;q=0.8", "pl"),
        ("en,pl;q=0.5", "en"),
        ("de, pl;q=0.3", "pl"),
        ("", "en"),
        (";;,q=", "en"),
    ],
)
def test_the_browsers_language_decides(header: str, language: str) -> None:
    assert language == best_language(header)


def test_health_and_metrics(served: Served, ann: Browser) -> None:
    ann.new_table("me", "me", me="Ann")

    assert ann.get("/health").json()["status"] == "ok"
    text = ann.get("/metrics").text
    assert 'cosmeeple_tables_created_total{game="antarctica"}' in text
    assert "cosmeeple_request_seconds_bucket" in text
    assert "cosmeeple_streams" in text


def test_errors_are_pages_for_people_and_json_for_programs(served: Served, ann: Browser) -> None:
    page = ann.get("/nowhere", headers={"accept": "text/html"})
    program = ann.get("/api/v1/nowhere")

    assert (page.status_code, program.status_code) == (404, 404)
    assert "<html" in page.text
    assert program.json()["error"] == "not-found"
    assert ann.get("/t/x/move").status_code == 405


def test_signing_out_closes_the_hand_in_open_streams(served: Served, ann: Browser) -> None:
    table = ann.new_table("me", "bot:random", me="Ann")
    room = served.room(table)
    stream = Events(ann, f"/stream?t={table}@{room.version}")
    wait_for(lambda: served.site.hub.is_watched(room))
    wait_for(lambda: 0 in room.deciders())

    ann.do("/logout")

    wait_for(lambda: stream.messages and json.loads(stream.messages[-1]["data"])["yours"] is False)
    assert all(one.actor.person is None for one in served.site.hub.streams if table in one.topics)
    stream.close()


def test_a_stream_can_be_asked_for_its_head(served: Served) -> None:
    assert httpx.head(f"{served.url}/stream?t=x@1").status_code == 200
    assert httpx.request("BREW", f"{served.url}/").status_code in (400, 405)
