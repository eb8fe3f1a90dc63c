"""Connections that ask for nothing, too slowly, or too many at once: the server stays open for
everybody else."""

from __future__ import annotations

import contextlib
import resource
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from served import Browser, Served, serve, wait_for

from cosmeeple.web.door import Door
from cosmeeple.web.security import network
from cosmeeple.web.serve import raise_file_limit, trusted

HALF = b"GET /about HTTP/1.1\r\nhost: x\r\nx-slow: "


def reach(served: Served, source: str = "127.0.0.1") -> socket.socket:
    port = int(served.url.rpartition(":")[2])
    return socket.create_connection(("127.0.0.1", port), 10, (source, 0))


def is_served(served: Served, source: str, path: str = "/about") -> bool:
    transport = httpx.HTTPTransport(local_address=source)
    with httpx.Client(base_url=served.url, transport=transport, timeout=10) as client:
        try:
            return client.get(path).status_code == 200
        except httpx.HTTPError:
            return False


def ended(one: socket.socket) -> bytes:
    """All that comes until the other side closes."""
    one.settimeout(20)
    found = b""
    with contextlib.suppress(ConnectionError):
        while more := one.recv(4096):
            found += more
    return found


def door_of(served: Served) -> Door:
    assert served.application.door is not None
    return served.application.door


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Few places and short deadlines, so that attacks are short too."""
    settings = {
        "limits": 1.0,
        "connections": 60,
        "connections_per_address": 20,
        "streams_per_address": 6,
    }
    with serve(tmp_path_factory.mktemp("door"), **settings) as running:
        door = door_of(running)
        door.headers, door.body, door.stalled = 0.5, 0.5, 0.5
        yield running


def test_half_a_request_is_closed_after_its_time(hasty: Served) -> None:
    with reach(hasty) as one:
        one.sendall(HALF)

        assert ended(one).startswith(b"HTTP/1.1 408 ")
    with reach(hasty) as silent:
        assert ended(silent).startswith(b"HTTP/1.1 408 ")


def test_a_byte_at_a_time_gains_no_time(hasty: Served) -> None:
    begun = time.monotonic()
    with reach(hasty) as one:
        one.sendall(HALF)
        one.settimeout(0.05)
        answer = b""
        while not answer and time.monotonic() < begun + 15:
            with contextlib.suppress(TimeoutError):
                answer = one.recv(100)
            if not answer:
                one.sendall(b"x")

    assert answer.startswith(b"HTTP/1.1 408 ")


def test_half_a_body_is_closed_after_its_time(hasty: Served) -> None:
    with reach(hasty) as one:
        one.sendall(
            b"POST /login HTTP/1.1\r\nhost: x\r\ncontent-length: 50\r\ncontent-type: application/json\r\n\r\n{"
        )

        assert ended(one).startswith(b"HTTP/1.1 408 ")
    wait_for(lambda: not door_of(hasty).inside)


def test_a_second_request_has_its_own_time(hasty: Served) -> None:
    with reach(hasty) as one:
        one.sendall(b"HEAD /about HTTP/1.1\r\nhost: x\r\n\r\n")
        assert one.recv(20_000).startswith(b"HTTP/1.1 200 ")
        one.sendall(HALF)

        assert b"408" in ended(one)


def test_endless_headers_are_refused(hasty: Served) -> None:
    with reach(hasty) as one:
        answer = b""
        with contextlib.suppress(ConnectionError):
            one.sendall(b"GET / HTTP/1.1\r\n")
            for _ in range(100):
                one.sendall(b"x-more: " + b"y" * 1000 + b"\r\n")
        answer = ended(one)

    # Who still sends while we close may lose the answer; what counts is that nothing more is read.
    assert answer == b"" or b" 431 " in answer
    with httpx.Client(base_url=hasty.url) as client:
        assert client.get("/about", headers={"x-long": "y" * 40_000}).status_code == 431


def test_who_reads_nothing_is_let_go(hasty: Served) -> None:
    """The page is asked for again and again, and its bytes are left lying."""
    with reach(hasty) as one:
        one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        wait_for(lambda: door_of(hasty).inside)
        with contextlib.suppress(OSError):
            for _ in range(2000):
                one.sendall(b"GET /rules/antarctica HTTP/1.1\r\nhost: x\r\n\r\n" * 20)

        wait_for(lambda: not door_of(hasty).inside, 40)


def test_one_address_holds_only_its_share(hasty: Served) -> None:
    """The attack of 1,100 half-open requests, smaller: another address is served while they
    stand."""
    door_of(hasty).headers = 30.0
    crowd = [reach(hasty) for _ in range(40)]
    try:
        for one in crowd:
            with contextlib.suppress(OSError):
                one.sendall(HALF)
        wait_for(lambda: len(door_of(hasty).inside) == 20)

        assert is_served(hasty, "127.0.0.2")
        assert not is_served(hasty, "127.0.0.1")
    finally:
        for one in crowd:
            one.close()
        door_of(hasty).headers = 0.5
    wait_for(lambda: not door_of(hasty).inside)
    assert not door_of(hasty).of
    assert is_served(hasty, "127.0.0.1")


def test_a_full_house_lets_the_longest_idle_go(hasty: Served) -> None:
    """Half-open requests from many addresses fill all places; whoever asks for something gets
    in."""
    door_of(hasty).headers = 30.0
    crowd = [reach(hasty, f"127.0.1.{i // 10 + 1}") for i in range(60)]
    try:
        for one in crowd:
            one.sendall(HALF)
        wait_for(lambda: len(door_of(hasty).idle) == 60)

        assert all(is_served(hasty, "127.0.0.2") for _ in range(5))
        assert len(door_of(hasty).inside) <= 60
    finally:
        for one in crowd:
            one.close()
        door_of(hasty).headers = 0.5
    wait_for(lambda: not door_of(hasty).inside)


def test_streams_of_pages_and_programs_and_long_polls_share_one_count(hasty: Served) -> None:
    with Browser(hasty.url) as ann:
        table = ann.new_table("me", "me", me="Ann")
    version = hasty.room(table).version
    paths = [
        f"/stream?t={table}@1",
        f"/api/v1/tables/{table}/stream",
        f"/api/v1/tables/{table}/events?wait=30&after={version}",
    ]
    opened = []
    try:
        for path in paths * 2:
            one = reach(hasty)
            one.sendall(f"GET {path} HTTP/1.1\r\nhost: x\r\n\r\n".encode())
            opened.append(one)
        wait_for(lambda: hasty.site.audience.all == 6)

        refused = [httpx.get(f"{hasty.url}{path}").status_code for path in paths]
        assert refused == [429, 429, 429]
    finally:
        for one in opened:
            one.close()
    wait_for(lambda: hasty.site.audience.all == 0)
    assert not hasty.site.audience.of


def test_a_keep_alive_connection_serves_many_requests(hasty: Served) -> None:
    """The deadlines are those of one request, not of the connection."""
    begun = time.monotonic()
    with reach(hasty) as one:
        one.settimeout(10)
        while time.monotonic() < begun + 1.2:
            one.sendall(b"HEAD /health HTTP/1.1\r\nhost: x\r\n\r\n")
            assert one.recv(20_000).startswith(b"HTTP/1.1 200 ")


def test_everybody_of_an_ipv6_network_is_one() -> None:
    assert network("2001:db8::1") == network("2001:db8::ffff:2") != network("2001:db8:0:1::1")
    assert network("::ffff:192.0.2.1") == network("192.0.2.1") == "192.0.2.1"
    assert network("nonsense") == "nonsense"


def test_a_proxy_is_not_one_address() -> None:
    assert trusted("127.0.0.1, ::1, nonsense") == {"127.0.0.1", network("::1")}


def test_the_soft_limit_of_files_is_raised(tmp_path: Path) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, 900), hard))
    try:
        assert raise_file_limit() > 900 or hard <= 900
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
