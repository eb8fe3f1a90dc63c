"""The keeper's commands, backups of older databases, and what `/health` and `/metrics` say behind a
proxy."""

from __future__ import annotations

import io
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from served import Browser, Served, serve

from cosmeeple.store import Store, accounts, archive, guard, queries
from cosmeeple.store.database import database_url
from cosmeeple.store.migrate import create, current, newest, revisions
from cosmeeple.web import backups, health, keeper
from cosmeeple.web.accounts import HASHER, verify
from cosmeeple.web.service.actor import new_id

DAY = 24 * 60 * 60 * 1000
NOW = time.time_ns() // 1_000_000


def add_person(store: Store, name: str, account: str | None, seen: int) -> str:
    one = new_id()
    password = HASHER.hash("old password") if account else None
    row = {"id": one, "name": name, "account": account, "password": password, "created": seen}
    store.write(accounts.add_person, row)
    store.write(accounts.add_login, f"login of {one}"[:64], one, seen)
    return one


def add_table(store: Store, host: str, people: list[str], changed: int) -> str:
    one = new_id()
    row = {
        "id": one, "invite": new_id(), "game": "antarctica", "rules_version": 1, "components": "c", "players": 2,
        "options": "{}", "seed": "1", "commitment": "c", "pace": '{"kind":"none"}', "title": "Friday", "public": False,
        "sandbox": False, "host": host, "origin": "", "rematch": None, "status": "running", "version": 1, "moves": 0,
        "asked": "0", "result": None, "created": changed, "started": changed, "changed": changed, "finished": None,
    }  # fmt: skip
    places = [
        {"table": one, "seat": seat, "kind": "person", "person": person, "name": f"P{seat}", "bot": "", "stand_in": "",
         "here": False, "token": None, "clock": None, "deadline": None}
        for seat, person in enumerate(people)
    ]  # fmt: skip
    entry = {
        "table": one,
        "version": 1,
        "kind": "note",
        "at": changed,
        "body": f'{{"text":"{"x" * 4_989}"}}',
    }
    store.write(queries.add_table, row, places, [entry])
    return one


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[tuple[Path, dict[str, str]]]:
    """A database with old and new guests and an account, and tables between them."""
    path = tmp_path / "tables.db"
    create(database_url(str(path)), path)
    store = Store(str(path))
    old, new = NOW - 200 * DAY, NOW - DAY
    ids = {
        "ann": add_person(store, "Ann", "ann", old),
        "old": add_person(store, "Old guest", None, old),
        "older": add_person(store, "Older guest", None, old),
        "new": add_person(store, "New guest", None, new),
    }
    ids["gone"] = add_table(store, ids["old"], [ids["old"], ids["older"]], old)
    ids["with ann"] = add_table(store, ids["old"], [ids["old"], ids["ann"]], old)
    ids["fresh"] = add_table(store, ids["new"], [ids["new"]], new)
    store.close()
    yield path, ids


def run(path: Path, *words: str) -> int:
    return keeper.keeper_main(["--db", str(path), *words])


def test_tables_and_people_are_listed_without_secrets(
    kept: tuple[Path, dict[str, str]],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    path, ids = kept
    assert run(path, "tables") == 0
    assert run(path, "people") == 0
    shown = capsys.readouterr().out
    assert ids["gone"] in shown
    assert "Friday" in shown
    assert "5.0 kB" in shown
    assert "Ann" in shown
    assert "Old guest" not in shown
    assert "argon2" not in shown
    assert run(path, "people", "--guests") == 0
    assert "Old guest" in capsys.readouterr().out


def test_a_forgotten_password_is_replaced_and_printed(
    kept: tuple[Path, dict[str, str]],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    path, ids = kept
    assert run(path, "password", "Ann") == 0
    word = capsys.readouterr().out.split(" is ")[1].split(";")[0]
    store = Store(str(path))
    row = store.read(accounts.person_by_id, ids["ann"])
    store.close()
    assert row is not None
    assert verify(row["password"], word)
    monkeypatch.setattr("sys.stdin", io.StringIO("short\n"))
    assert run(path, "password", "ann", "--stdin") == 2
    assert run(path, "password", ids["old"]) == 2
    assert run(path, "password", "nobody") == 2


def test_tidy_says_the_sizes_first_and_takes_only_what_concerns_nobody_else(
    kept: tuple[Path, dict[str, str]], capsys: pytest.CaptureFixture[str]
) -> None:
    path, ids = kept
    assert run(path, "tidy", "--older-than", "180") == 0
    told = capsys.readouterr().out
    assert "would remove 1 guests, 1 tables and 0 companions, 5.0 kB" in told
    before = path.read_bytes()
    assert run(path, "tidy", "--older-than", "180", "--yes") == 0
    assert path.read_bytes() != before
    store = Store(str(path))
    try:
        assert store.read(queries.load_table, ids["gone"]) is None
        assert store.read(accounts.person_by_id, ids["older"]) is None
        for name in ("ann", "old", "new"):  # the old guest still sits with Ann
            assert store.read(accounts.person_by_id, ids[name]) is not None
        for name in ("with ann", "fresh"):
            assert store.read(queries.load_table, ids[name]) is not None
    finally:
        store.close()


def test_closing_and_deleting_want_a_yes_and_a_stopped_server(
    kept: tuple[Path, dict[str, str]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, ids = kept
    assert run(path, "close", "ann") == 0
    assert run(path, "delete", ids["fresh"]) == 0
    assert "would delete" in capsys.readouterr().out
    with serve(tmp_path, db=str(path)):
        assert run(path, "people") == 0
        assert run(path, "close", "ann", "--yes") == 2
        assert "another server already serves" in capsys.readouterr().err
    assert run(path, "close", "ann", "--yes") == 0
    assert run(path, "delete", ids["fresh"], "--yes") == 0
    assert run(path, "delete", ids["fresh"]) == 2
    assert run(path, "close", "ann") == 2


# --- backups


def older(path: Path) -> str:
    """A database as the program before the last migration left it; returns its schema."""
    schema = revisions()[1]
    create(database_url(str(path)), path, schema)
    return schema


def test_a_backup_never_migrates(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    schema = older(path)
    before = path.read_bytes()

    archive.backup(str(path), tmp_path / "b")

    assert current(database_url(str(path))) == schema != newest()
    assert path.read_bytes() == before


def test_a_backup_of_an_older_program_is_restored_and_then_migrated(tmp_path: Path) -> None:
    path, new = tmp_path / "old.db", tmp_path / "new.db"
    older(path)
    store = Store(str(path))
    ann = add_person(store, "Ann", "ann", NOW)
    store.close()
    archive.backup(str(path), tmp_path / "b")

    assert archive.restore(tmp_path / "b", str(new))["people"] == 1

    assert current(database_url(str(new))) == newest()
    again = Store(str(new))
    row = again.read(accounts.person_by_id, ann)
    again.close()
    assert row is not None
    assert row["name"] == "Ann"
    assert backups.restore_main([str(tmp_path / "b"), "--db", str(new)]) == 2


def test_restoring_into_a_database_that_was_there_says_what_gave_way(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    full, there = tmp_path / "full.db", tmp_path / "there.db"
    for path in (full, there):
        guard.make_ready(database_url(str(path)))
    archive.backup(str(full), tmp_path / "b")

    assert backups.restore_main([str(tmp_path / "b"), "--db", str(tmp_path / "new.db")]) == 0
    assert backups.REPLACED not in capsys.readouterr().out
    assert backups.restore_main([str(tmp_path / "b"), "--db", str(there)]) == 0
    assert backups.REPLACED in capsys.readouterr().out


def test_commands_do_not_migrate_either(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "old.db"
    schema = older(path)

    assert run(path, "people") == 2
    assert schema in capsys.readouterr().err
    assert current(database_url(str(path))) == schema


# --- health and proxies


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serve(tmp_path_factory.mktemp("keeper")) as one:
        yield one


def test_metrics_stay_closed_behind_a_proxy_that_was_forgotten(served: Served) -> None:
    with Browser(served.url) as here:
        assert here.get("/metrics").status_code == 200
        for header in ("x-forwarded-for", "forwarded", "x-real-ip", "via"):
            assert here.get("/metrics", headers={header: "203.0.113.9"}).status_code == 403
        assert here.get("/metrics", headers={"host": "games.example.org"}).status_code == 403
        said = here.get("/health").json()
    assert said["status"] == "degraded"
    assert "--proxy" in said["warnings"][0]
    served.site.strange_proxies.clear()


def test_health_speaks_of_bots_that_fail(
    served: Served, capsys: pytest.CaptureFixture[str]
) -> None:
    port = httpx.URL(served.url).port
    assert health.main(["--port", str(port)]) == 0
    served.site.bots.failing = 2
    assert httpx.get(f"{served.url}/health").json()["status"] == "ok"
    served.site.bots.failing = 3
    try:
        answer = httpx.get(f"{served.url}/health")
        assert answer.status_code == 200
        assert answer.json()["status"] == "degraded"
        assert health.main(["--port", str(port)]) == 0
        assert "thoughts of bots failed" in capsys.readouterr().out
    finally:
        served.site.bots.failing = 0


def test_health_of_nobody_is_one(capsys: pytest.CaptureFixture[str]) -> None:
    from cosmeeple.web.serve import listening

    free = listening("127.0.0.1", 0)
    port = free.getsockname()[1]
    free.close()
    assert health.main(["--port", str(port)]) == 1
    assert "no table answers" in capsys.readouterr().out


async def broken() -> None:
    raise RuntimeError("no processes here")


def test_tables_wake_whatever_the_bots_do(alone: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    woken = []

    async def wake() -> int:
        woken.append(1)
        return 0

    monkeypatch.setattr(alone.site.bots, "warm", broken)
    monkeypatch.setattr(alone.site.tables.rooms, "wake_all", wake)
    alone.call(alone.site.wake())
    assert woken
