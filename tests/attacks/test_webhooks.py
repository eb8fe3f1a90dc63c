"""Receivers of webhooks that are slow, endless, or not where they say: nobody waits for them,
nothing inside is reached."""

from __future__ import annotations

import asyncio
import contextlib
import threading
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from served import Browser, Served, play_one, serve, wait_for

from cosmeeple.store import jobs
from cosmeeple.web import clocks, webhooks
from cosmeeple.web.room import Refused
from cosmeeple.web.webhooks import check_reachable, deliver, is_public


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "DEADLINE", 1.0)


@contextlib.asynccontextmanager
async def receiver(answer: Any) -> AsyncIterator[str]:
    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    try:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/hook"
    finally:
        server.close()
        answering = asyncio.all_tasks() - {asyncio.current_task()}
        await asyncio.wait(answering, timeout=5) if answering else None


async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    await reader.read()
    writer.close()


async def drop_by_drop(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Each byte comes soon enough for a deadline that begins again with every byte."""
    with contextlib.suppress(ConnectionError):
        for _ in range(200):
            writer.write(b"H")
            await writer.drain()
            await asyncio.sleep(0.05)
    writer.close()


@pytest.mark.parametrize("kind", [silent, drop_by_drop])
def test_a_call_has_one_deadline_for_everything(kind: Any) -> None:
    async def go() -> float:
        async with receiver(kind) as url:
            begun = time.monotonic()
            with pytest.raises(TimeoutError):
                await deliver(url, b"{}", private=True)
            return time.monotonic() - begun

    assert asyncio.run(go()) < 6


def test_an_endless_line_is_cut_off() -> None:
    async def endless(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError):
            for _ in range(1000):
                writer.write(b"x" * 1000)
                await writer.drain()
        writer.close()

    async def go() -> None:
        async with receiver(endless) as url:
            with pytest.raises(ValueError):
                await deliver(url, b"{}", private=True)

    asyncio.run(go())


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.0.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "255.255.255.255", "224.0.0.1", "239.255.255.250",
        "::", "::1", "fe80::1", "fc00::1", "fec0::1", "ff02::1", "ff0e::1", "::ffff:8.8.8.8", "::ffff:127.0.0.1",
        "64:ff9b::7f00:1", "64:ff9b::808:808", "64:ff9b:1::1", "2002:7f00:1::", "2002:808:808::1", "2001:0:1::1",
    ],
)  # fmt: skip
def test_what_is_not_one_public_host_is_refused(address: str) -> None:
    assert not is_public(address)
    with pytest.raises(Refused):
        check_reachable("hook.example", ["8.8.8.8", address], private=False)


def test_public_hosts_are_called() -> None:
    assert is_public("8.8.8.8")
    assert is_public("2606:4700::1111")
    assert (
        check_reachable("hook.example", ["8.8.8.8", "2606:4700::1111"], private=False) == "8.8.8.8"
    )


# --- at the table


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with serve(tmp_path, private_webhooks=True) as running:
        yield running


class Hook:
    """A receiver in the server's own loop: one that answers, or one that never does."""

    def __init__(self, served: Served, *, answers: bool) -> None:
        self.heard = 0
        self.answers = answers
        self.server = served.call(asyncio.start_server(self.hear, "127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.server.sockets[0].getsockname()[1]}/"

    def close(self, served: Served) -> None:
        served.loop.call_soon_threadsafe(self.server.close)

    async def hear(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError):
            await reader.readuntil(b"}")
            self.heard += 1
            if self.answers:
                writer.write(b"HTTP/1.1 204 No Content\r\n\r\n")
                await writer.drain()
            else:
                await reader.read()
        writer.close()


def hooked(served: Served, browser: Browser, account: str, hook: Hook) -> Any:
    """A person with a webhook at a table of their own."""
    browser.do("/register", account=account, password="long enough")
    browser.do("/account/webhook", webhook=hook.url)
    room = served.room(browser.new_table("me", "me", me=account))
    return room, room.company.chairs[0].person


def test_slow_receivers_hold_up_neither_others_nor_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(webhooks, "DEADLINE", 60.0)
    with serve(tmp_path, private_webhooks=True) as served, Browser(served.url) as good:
        slow, quick = Hook(served, answers=False), Hook(served, answers=True)
        for number in range(12):
            with Browser(served.url) as browser:
                room, person = hooked(served, browser, f"slow.{number}", slow)
            served.loop.call_soon_threadsafe(served.site.webhooks.summon, room, person, 0)
        wait_for(lambda: slow.heard == 12)
        room, person = hooked(served, good, "quick", quick)

        served.loop.call_soon_threadsafe(served.site.webhooks.summon, room, person, 0)

        wait_for(lambda: quick.heard == 1)
        for hook in (slow, quick):
            hook.close(served)
        begun = time.monotonic()
    assert time.monotonic() - begun < 15, "the server waited for a receiver"


def test_one_person_is_called_once_at_a_time_and_hears_the_last(served: Served) -> None:
    with Browser(served.url) as ann:
        slow = Hook(served, answers=False)
        room, person = hooked(served, ann, "often", slow)

        for _ in range(20):
            served.loop.call_soon_threadsafe(served.site.webhooks.summon, room, person, 0)

        wait_for(lambda: slow.heard == 2)
        wait_for(lambda: person not in served.site.webhooks.next)
        assert slow.heard == 2
        slow.close(served)


def test_who_was_not_reached_is_called_again_also_after_a_restart(tmp_path: Path) -> None:
    with (
        serve(tmp_path, private_webhooks=True) as served,
        Browser(served.url) as ann,
        Browser(served.url) as bob,
    ):
        slow = Hook(served, answers=False)
        ann.do("/register", account="twice", password="long enough")
        ann.do("/account/webhook", webhook=slow.url)
        table = ann.new_table("me", "open", me="Ann")
        bob.do(f"/t/{table}/join", name="Bob")
        while served.room(table).deciders() != (1,):
            play_one(served, ann, table, 0)
        while served.room(table).deciders() != (0,):
            play_one(served, bob, table, 1)
        store = served.site.store
        wait_for(lambda: slow.heard == 1)

        wait_for(
            lambda: (
                (store.read(jobs.of_table, table, "call 0") or {"due": 0})["due"]
                > clocks.wall() + 30_000
            )
        )
        slow.close(served)
        cookies = ann.cookies
    with serve(tmp_path, private_webhooks=True) as served, Browser(served.url) as again:
        again.cookies = cookies
        good = Hook(served, answers=True)
        again.do("/account/webhook", webhook=good.url)
        job = served.site.store.read(jobs.of_table, table, "call 0")
        assert job is not None
        served.site.store.write(jobs.later, table, "call 0", job["version"], 1)

        wait_for(lambda: good.heard == 1)

        wait_for(lambda: served.site.store.read(jobs.of_table, table, "call 0") is None)
        good.close(served)


def test_a_name_that_is_looked_up_for_ever_holds_up_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = threading.Event()
    over = threading.Event()

    def slow(*_: Any, **__: Any) -> Any:
        asked.set()
        over.wait(30)
        return []

    monkeypatch.setattr(webhooks.socket, "getaddrinfo", slow)
    begun = time.monotonic()
    with pytest.raises(TimeoutError):
        asyncio.run(deliver("http://hook.example/", b"{}", private=True))

    assert asked.is_set()
    assert time.monotonic() - begun < 6
    over.set()
