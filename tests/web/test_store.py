"""The store: one commit for many writes, migrations that match the schema, backups, and the same on
PostgreSQL."""

from __future__ import annotations

import asyncio
import gzip
import sqlite3
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from postgres import server
from sqlalchemy import insert, select, text

from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.kernel.records.codec import options_as_text
from cosmeeple.store import Store, accounts, archive, queries
from cosmeeple.store.database import database_url, make_engine
from cosmeeple.store.migrate import migrate
from cosmeeple.store.schema import ALL, PASSING, metadata, settings
from cosmeeple.web import backups
from cosmeeple.web.botseat import BotPool
from cosmeeple.web.pace import Pace
from cosmeeple.web.service import Actor, Tables, read_wish


@pytest.fixture(scope="module")
def postgres() -> Iterator[str | None]:
    with server() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database of each kind."""
    if request.param == "sqlite":
        yield str(tmp_path / "tables.db")
        return
    found = request.getfixturevalue("postgres")
    if found is None:
        pytest.skip("no PostgreSQL server")
    yield found
    empty(found)


def empty(url: str) -> None:
    engine = make_engine(database_url(url), writing=True, size=1)
    with engine.begin() as connection:
        metadata.drop_all(connection)
        connection.execute(text("DROP TABLE IF EXISTS alembic_version"))
    engine.dispose()


def test_migrations_lead_to_the_schema(url: str) -> None:
    assert migrate(database_url(url)) == migrate(database_url(url))
    engine = make_engine(database_url(url), writing=False, size=1)

    with engine.connect() as connection:
        differences = compare_metadata(MigrationContext.configure(connection), metadata)
    engine.dispose()

    assert differences == []


def test_a_database_of_a_newer_program_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    migrate(database_url(str(path)))
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")

    with pytest.raises(BadInput, match="newer"):
        migrate(database_url(str(path)))


def test_sqlite_is_safe_against_power_loss(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "tables.db"))
    migrate(store.url)

    def pragmas(connection: object) -> tuple[object, object]:
        run = connection.exec_driver_sql  # type: ignore[attr-defined]
        return run("PRAGMA journal_mode").scalar(), run("PRAGMA synchronous").scalar()

    assert store.write(pragmas) == ("wal", 2)
    store.close()


def test_many_writes_share_commits_and_one_that_fails_harms_nobody(url: str) -> None:
    store = Store(url)
    migrate(store.url)
    gate = threading.Event()
    store.submit(lambda connection: gate.wait(5))
    good = [
        store.submit(
            lambda connection, i=i: connection.execute(
                insert(settings).values(key=f"k{i}", value="v")
            )
        )  # type: ignore[misc]
        for i in range(40)
    ]
    bad = store.submit(
        lambda connection: connection.execute(insert(settings).values(key="k1", value="again"))
    )
    late = store.submit(
        lambda connection: connection.execute(insert(settings).values(key="late", value="v"))
    )
    gate.set()

    for future in good:
        future.result(10)
    with pytest.raises(Exception, match=r"(?i)unique"):
        bad.result(10)
    late.result(10)

    assert store.commits <= 3
    assert len(store.read(lambda connection: connection.execute(select(settings)).all())) == 41
    store.close()


def play_a_while(store: Store, moves: int) -> tuple[str, str]:
    """A table with some moves; its id and its record."""

    async def run() -> tuple[str, str]:
        bots = BotPool(1, 0.1)
        tables = Tables(store, bots)
        store.write(accounts.add_person, {"id": "ann", "name": "Ann", "created": 0})
        actor = Actor("ann", "Ann")
        wishes = [read_wish("me"), read_wish("me")]
        room = await tables.starting.create(
            tables.starting.plan("antarctica", wishes, {}, Pace(), public=False, title="t"), actor
        )
        for _ in range(moves):
            seat = room.deciders()[0]
            await tables.playing.play(room, actor, seat, options_as_text(room.table, seat)[0])
        await tables.undoing.undo(room, actor, room.history.line[-1].seat or 0)
        assert room.history.match is not None
        record = room.history.match.dumps()
        tables.rooms.loaded.clear()
        again = await tables.rooms.room(room.id)
        assert again.history.match is not None
        assert again.history.match.dumps() == record
        await tables.rooms.close()
        bots.close()
        return room.id, record

    return asyncio.run(run())


def record_of(store: Store, table: str) -> str:
    async def run() -> str:
        bots = BotPool(1, 0.1)
        tables = Tables(store, bots)
        room = await tables.rooms.room(table)
        assert room.history.match is not None
        await tables.rooms.close()
        bots.close()
        return room.history.match.dumps()

    return asyncio.run(run())


def test_a_table_is_read_back_as_it_was(url: str) -> None:
    store = Store(url)
    migrate(store.url)

    play_a_while(store, 45)

    store.close()


def test_loading_any_position_is_quick(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "tables.db"))
    migrate(store.url)
    table, _ = play_a_while(store, 60)

    spent = []
    for _ in range(4):
        begun = time.perf_counter()
        record_of(store, table)
        spent.append(time.perf_counter() - begun)

    # The quickest: the machine may have been busy with something else.
    assert min(spent) < 1.0, "the mark is 0.2 s on a quiet machine"
    store.close()


def test_backup_while_running_restores_everything(url: str, tmp_path: Path) -> None:
    store = Store(url)
    migrate(store.url)
    table, record = play_a_while(store, 30)
    file = tmp_path / "all.backup"

    saved = archive.backup(url, file)
    restored = archive.restore(file, str(tmp_path / "copy.db"))
    copy = Store(str(tmp_path / "copy.db"))

    assert saved == restored
    assert saved["entries"] > 30
    assert record == record_of(copy, table)
    assert (
        store.read(queries.server_secret) == copy.read(queries.server_secret)
        if saved["settings"]
        else True
    )
    with pytest.raises(BadInput, match="already has games"):
        archive.restore(file, str(tmp_path / "copy.db"))
    store.close()
    copy.close()


def test_a_backup_moves_from_sqlite_to_postgresql(postgres: str | None, tmp_path: Path) -> None:
    if postgres is None:
        pytest.skip("no PostgreSQL server")
    source = str(tmp_path / "tables.db")
    store = Store(source)
    migrate(store.url)
    table, record = play_a_while(store, 25)
    archive.backup(source, tmp_path / "all.backup")

    archive.restore(tmp_path / "all.backup", postgres)
    there = Store(postgres)
    assert record == record_of(there, table)

    there.close()
    store.close()
    empty(postgres)


@pytest.mark.parametrize("damage", ["cut", "change", "not-ours", "no-gzip"])
def test_a_damaged_backup_is_refused(tmp_path: Path, damage: str) -> None:
    store = Store(str(tmp_path / "tables.db"))
    migrate(store.url)
    play_a_while(store, 3)
    store.close()
    file = tmp_path / "all.backup"
    archive.backup(str(tmp_path / "tables.db"), file)
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    damaged = {
        "cut": gzip.compress(b"".join(lines[:-1])),
        "change": gzip.compress(b"".join(lines).replace(b'"Ann"', b'"Eve"', 1)),
        "not-ours": gzip.compress(b"{}\n"),
        "no-gzip": b"hello",
    }
    file.write_bytes(damaged[damage])

    with pytest.raises(BadInput):
        archive.restore(file, str(tmp_path / "copy.db"))
    assert not (tmp_path / "copy.db").exists()


def test_the_commands_report_and_fail_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = str(tmp_path / "tables.db")
    store = Store(source)
    migrate(store.url)
    play_a_while(store, 2)
    store.close()

    assert backups.backup_main([str(tmp_path / "b"), "--db", source]) == 0
    assert backups.restore_main([str(tmp_path / "b"), "--db", str(tmp_path / "c.db")]) == 0
    assert backups.backup_main([str(tmp_path / "x"), "--db", str(tmp_path / "none.db")]) == 2
    out = capsys.readouterr()
    assert "2 seats" in out.out
    assert len(out.err.splitlines()) == 1


def test_deleting_an_account_anonymises_and_keeps_the_game(url: str) -> None:
    store = Store(url)
    migrate(store.url)
    table, record = play_a_while(store, 5)

    store.write(accounts.anonymise, "ann", 1)

    rows = store.read(queries.load_table, table)
    assert rows is not None
    assert all(seat["name"] == "?" for seat in rows[1])
    assert record.split("---")[1] == record_of(store, table).split("---")[1]
    store.close()


def test_every_table_is_in_the_backup_but_what_passes() -> None:
    assert {table.name for table in (*ALL, *PASSING)} == set(metadata.tables)
