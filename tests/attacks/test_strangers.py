"""What anybody can send without a login leaves nothing behind and breaks nothing."""

from __future__ import annotations

import asyncio
import gc
import io
import json
import random
import socket
import sys
from collections.abc import Iterator
from itertools import pairwise
from statistics import median

import httpx
import pytest
from crowd import Crowd, strange
from served import Browser, Served, serve, wait_for

from cosmeeple.draw.words import phrase
from cosmeeple.web import logs
from cosmeeple.web.metrics import METRICS
from cosmeeple.web.webhooks import check_webhook

SECRET = "correct-horse-battery"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serve(tmp_path_factory.mktemp("strangers")) as running:
        yield running


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """What the server logs meanwhile."""
    lines = io.StringIO()
    logs.to(lines)
    yield lines
    logs.to(None)


def failures() -> int:
    return sum(METRICS.counts["failures"].values())


# --- streams of tables that do not exist


def test_streams_of_unknown_tables_leave_nothing_behind(served: Served) -> None:
    hub = served.site.hub
    rng = random.Random(5)
    for _ in range(20):
        names = "&".join(f"t={rng.randbytes(9).hex()}@1" for _ in range(32))
        with httpx.stream("GET", f"{served.url}/stream?{names}") as answer:
            gone = 0
            for line in answer.iter_lines():
                gone += line == "event: gone"
                if gone == 32:
                    break

    wait_for(lambda: not hub.streams and not hub.watching)
    wait_for(lambda: not hub.settling)
    assert not hub.presences
    assert not hub.renderings
    assert not served.site.tables.rooms.loading
    assert served.site.audience.all == 0


def test_what_strangers_ask_for_is_in_no_memory_of_sentences(served: Served) -> None:
    rng = random.Random(6)

    def ask(times: int) -> None:
        for _ in range(times):
            name = rng.randbytes(9).hex()
            for path in (f"/t/{name}", f"/j/{name}", f"/{name}", f"/api/v1/tables/{name}"):
                for kind in ("text/html", "application/json"):
                    found = httpx.get(served.url + path, headers={"accept": kind}, timeout=60)
                    assert found.status_code == 404

    ask(1)
    before = phrase.cache_info().currsize
    ask(8)

    assert phrase.cache_info().currsize == before


def test_of_strangers_requests_nothing_stays_alive(served: Served) -> None:
    """Names that never come again, 500 at a time: afterwards as many pieces of memory are in use as
    before. What a request leaves, every round leaves; what others leave or free meanwhile, one
    does."""

    def ask() -> int:
        crowd = Crowd(int(served.url.rpartition(":")[2]), 500, 120, strange)
        asyncio.run(crowd.run(lambda _: None))
        assert sum(crowd.statuses.values()) >= 500
        assert not crowd.bad
        wait_for(lambda: not served.site.hub.streams)
        gc.collect()
        return sys.getallocatedblocks()

    ask()
    in_use = [ask() for _ in range(6)]

    assert median(after - before for before, after in pairwise(in_use)) < 250


def test_a_stream_names_only_what_can_be_a_table(served: Served) -> None:
    from cosmeeple.web.stream import MOST_TOPICS, read_topics

    assert len(read_topics([f"table{i}@1" for i in range(500)], None)) == MOST_TOPICS
    assert not read_topics(["a/b@1", "x" * 25, "", "\x00", "ż"], None)
    assert httpx.get(f"{served.url}/stream?t=a%2Fb").status_code == 400


def test_a_table_watched_beside_unknown_ones_is_left_too(served: Served) -> None:
    with Browser(served.url) as ann:
        table = ann.new_table("me", "me", me="Ann")
    with httpx.stream("GET", f"{served.url}/stream?t={table}@1&t=nowhere@1&t=lobby") as answer:
        lines = answer.iter_lines()  # held: with its iterator the stream itself would be closed
        assert any(line == "event: gone" for line in lines)
        assert table in served.site.hub.watching
        assert "nowhere" not in served.site.hub.watching

    wait_for(lambda: not served.site.hub.watching)


# --- headers and forms that are no text


HEADERS = [
    {"origin": "http://["},
    {"origin": "http://[::1"},
    {"origin": "http://]"},
    {"host": "["},
    {"host": "x]:80"},
    {"host": "a b"},
    {"host": "exa\xe9mple"},
    {"content-type": "multipart/form-data; charset=undefined; boundary=x"},
    {"content-type": "multipart/form-data; charset=punycode; boundary=x"},
    {"content-type": "multipart/form-data; charset=unicode_escape; boundary=x"},
    {"content-type": "multipart/form-data; charset=idna; boundary=x"},
    {"content-type": "multipart/form-data; charset=utf-16; boundary=x"},
    {"content-type": "multipart/form-data; charset=\xff; boundary=x"},
    {"content-type": "multipart/form-data; charset=zlib; boundary=x"},
    {"content-type": "multipart/form-data"},
    {"content-type": "multipart/form-data; boundary="},
    {"content-type": 'multipart/form-data; boundary="\xff"'},
]


@pytest.mark.parametrize("headers", HEADERS, ids=lambda one: repr(one)[:60])
def test_odd_headers_are_the_senders_mistake(
    served: Served, written: io.StringIO, headers: dict[str, str]
) -> None:
    before = failures()
    body = f'--x\r\ncontent-disposition: form-data; name="password"\r\n\r\n{SECRET}\\ud800\r\n--x--\r\n'
    with Browser(served.url) as ann:
        ann.page("/about")
        sent = [(b"x-csrf-token", ann.csrf.encode())]
        sent += [(name.encode(), value.encode("latin-1")) for name, value in headers.items()]
        kind = (
            {} if "content-type" in headers else {"content-type": "multipart/form-data; boundary=x"}
        )
        answer = ann.post(
            "/login",
            content=body.encode(),
            headers=[*sent, *[(k.encode(), v.encode()) for k, v in kind.items()]],
        )

    assert answer.status_code == 400, answer.text[:300]
    assert failures() == before
    assert SECRET not in written.getvalue()
    assert written.getvalue()


@pytest.mark.parametrize(
    "body",
    [b'{"account": "\\ud800", "password": "x"}', b'{"\\udfff": "1"}', b"\xff\xfe", b"[" * 5000],
)
def test_half_a_character_is_no_text(served: Served, body: bytes) -> None:
    with Browser(served.url) as ann:
        ann.page("/about")
        headers = {"x-csrf-token": ann.csrf, "content-type": "application/json"}

        assert ann.post("/login", content=body, headers=headers).status_code == 400


@pytest.mark.parametrize("target", ["/ż", "/\x85", "/%0d%0ax: y", "/\u2028", "//evil", "/\ufffd"])
def test_no_address_to_go_on_to_breaks_the_answer(served: Served, target: str) -> None:
    with Browser(served.url) as ann:
        ann.page("/about")
        answer = ann.post("/preferences", data={"csrf": ann.csrf, "next": target, "language": "pl"})

        assert answer.status_code == 303
        assert answer.headers["location"].isascii()


# --- what is logged and counted


def test_a_failure_is_counted_and_logged_without_what_was_typed(
    served: Served, written: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(name: str, password: str) -> None:
        raise ValueError(f"{name} {password}")

    monkeypatch.setattr(served.site.people, "sign_in", broken)
    before = failures()

    with Browser(served.url) as ann:
        answer = ann.try_to("/login", account="ann", password=SECRET)
        lost = ann.get(f"/t/{SECRET}")

    assert (answer.status_code, lost.status_code) == (500, 404)
    wait_for(lambda: failures() == before + 1)
    wait_for(lambda: "request.failed" in written.getvalue())
    assert SECRET not in written.getvalue()
    lines = [json.loads(line) for line in written.getvalue().splitlines()]
    failed = next(line for line in lines if line["event"] == "request.failed")
    assert (failed["route"], failed["status"], failed["error"]) == ("login", 500, "ValueError")
    assert failed["where"]


def test_a_refusal_of_ours_above_500_is_counted_too(
    served: Served, written: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(served.site, "stopping", True)
    before = failures()

    assert httpx.get(f"{served.url}/stream?t=x").status_code == 503

    wait_for(lambda: failures() == before + 1)
    assert '"status":503' in written.getvalue()


def test_libraries_log_without_their_words(written: io.StringIO) -> None:
    import logging

    kept = logging.getLogger().handlers
    logs.adopt()
    try:
        try:
            raise ValueError(SECRET)
        except ValueError:
            logging.getLogger("uvicorn.error").exception("Exception in ASGI application %s", SECRET)
        logs.unhandled(None, {"exception": ValueError(SECRET), "message": SECRET})  # type: ignore[arg-type]
    finally:
        logging.getLogger().handlers = kept

    assert SECRET not in written.getvalue()
    assert [json.loads(line)["error"] for line in written.getvalue().splitlines()] == [
        "ValueError",
        "ValueError",
    ]


# --- raw bytes


def raw_request(rng: random.Random) -> bytes:
    """A request that is nearly one: real addresses and headers with parts left out, repeated, or
    replaced by bytes."""
    path = rng.choice(
        [
            "/",
            "/about",
            "/t/x",
            "/stream?t=x",
            "/api/v1/tables",
            "/login",
            "/j/%ff",
            "/t/%00/why?choice=%ff",
        ]
    )
    method = rng.choice(["GET", "POST", "HEAD", "PUT", "OPTIONS", "BREW", "get", ""])
    names = [
        "host",
        "origin",
        "cookie",
        "content-type",
        "content-length",
        "transfer-encoding",
        "accept-language",
    ]
    names += [
        "accept-encoding",
        "authorization",
        "last-event-id",
        "expect",
        "upgrade",
        "connection",
        "sec-fetch-site",
    ]
    values = [
        b"x",
        b"[",
        b"http://[",
        b"\xff\xfe",
        b"chunked",
        b"5",
        b"-1",
        b"99999999999999999999",
        b"websocket",
        b"close",
    ]
    values += [
        b"multipart/form-data; boundary=x; charset=punycode",
        b"application/json",
        b'session=\xff; visitor="',
        b"q=;;",
        b"",
    ]
    lines = [
        f"{rng.choice(names)}: ".encode() + rng.choice(values) for _ in range(rng.randrange(6))
    ]
    body = rng.choice(
        [b"", b"{}", b"csrf=x", rng.randbytes(rng.randrange(40)), b"5\r\nhello\r\n0\r\n\r\n"]
    )
    start = f"{method} {path} HTTP/{rng.choice(['1.1', '1.0', '2.0', '9'])}".encode()
    text = b"\r\n".join([start, *lines, b"connection: close", b"", body])
    if rng.random() < 0.2:
        place = rng.randrange(len(text))
        text = text[:place] + rng.randbytes(3) + text[place:]
    return text


def test_raw_nonsense_never_breaks_the_server(served: Served) -> None:
    """`python tests/attacks/fuzz.py` is the long form."""
    before = failures()
    port = int(served.url.rpartition(":")[2])
    rng = random.Random(17)
    for _ in range(400):
        with socket.create_connection(("127.0.0.1", port), 10) as one:
            one.sendall(raw_request(rng))
            one.shutdown(socket.SHUT_WR)
            one.settimeout(0.5)
            try:
                answer = one.recv(300)
            except (TimeoutError, ConnectionError):
                continue
        assert not answer.startswith(b"HTTP/1.1 5"), answer

    assert failures() == before
    assert httpx.get(f"{served.url}/health").status_code == 200


def test_a_webhook_address_with_half_a_bracket_is_refused() -> None:
    from cosmeeple.web.room import Refused

    with pytest.raises(Refused):
        check_webhook("http://[")
