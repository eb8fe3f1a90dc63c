"""Backup and restore: the whole database as one compressed file, taken while the server runs.

    cosmeeple backup tables.backup [--db DATABASE]
    cosmeeple restore tables.backup --db DATABASE

The file is the same for SQLite and PostgreSQL, so it also moves games from one to the other. It is
read in one transaction, which sees one moment of the database whatever happens meanwhile. The last
line counts the rows and fingerprints them all; a file without it, or with a wrong one, is refused
before anything is written.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import tempfile
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, MetaData, Table, func, insert, select
from sqlalchemy.engine import URL

from cosmeeple.kernel.engine.errors import BadFile, BadInput
from cosmeeple.store.database import database_url, make_engine
from cosmeeple.store.guard import Lease, inspect, make_ready
from cosmeeple.store.migrate import create, current, newest, revisions, upgrade
from cosmeeple.store.schema import ALL

FORMAT = "cosmeeple-backup"
VERSION = 1
CHUNK = 500

Line = dict[str, Any]


def backup(url: str, path: Path) -> dict[str, int]:
    """Write the file; returns the rows of each table. The database may be in use, also by an older
    program: it is read as it is and never migrated.
    """
    source = database_url(url)
    if source.get_backend_name() == "sqlite" and not Path(source.database or "").is_file():
        raise BadInput(f"there is no database {source.database}")
    inspect(source)
    schema = current(source)
    if schema is None:
        raise BadInput(f"{source.render_as_string(hide_password=True)} has no tables of Cosmeeple")
    if schema not in revisions():
        raise BadInput(
            f"the database is of a newer Cosmeeple (schema {schema}); update the program"
        )
    engine = make_engine(source, writing=False, size=1)
    if engine.dialect.name == "postgresql":
        engine = engine.execution_options(isolation_level="REPEATABLE READ")
    counts: dict[str, int] = {}
    mark = hashlib.blake2b(digest_size=32)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as raw:
            with (
                gzip.GzipFile(fileobj=raw, mode="wb", filename="") as file,
                engine.connect() as connection,
            ):

                def put(line: object) -> None:
                    packed = msgspec.json.encode(line) + b"\n"
                    mark.update(packed)
                    file.write(packed)

                put({"format": FORMAT, "version": VERSION, "schema": schema})
                for table in stored(connection):
                    counts[plain(table.name)] = 0
                    query = select(table).order_by(*table.primary_key.columns)
                    with connection.execution_options(yield_per=CHUNK).execute(query) as found:
                        for row in found.mappings():
                            put(
                                {
                                    "table": plain(table.name),
                                    "row": {plain(key): value for key, value in row.items()},
                                }
                            )
                            counts[table.name] += 1
                file.write(msgspec.json.encode({"end": counts, "digest": mark.hexdigest()}) + b"\n")
            raw.flush()
            os.fsync(raw.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
    finally:
        engine.dispose()
    return counts


def stored(connection: Connection) -> list[Table]:
    """Our tables as this database has them: of an older schema some have fewer columns, and some
    are not there."""
    found = MetaData()
    found.reflect(connection)
    return [found.tables[table.name] for table in ALL if table.name in found.tables]


def plain(name: str) -> str:
    """Names of columns are a kind of string that the encoder does not know."""
    return "".join(list(name))


def lines_of(path: Path) -> Iterator[bytes]:
    """The lines of a backup; BadFile where it cannot be read."""
    try:
        with gzip.open(path, "rb") as file:
            yield from file
    except (OSError, EOFError, zlib.error) as error:
        raise BadFile(path.name, None, f"cannot be read: {error}") from None


def check(path: Path) -> Line:
    """Read the whole file; its first line, or BadFile when anything is missing or changed."""
    mark = hashlib.blake2b(digest_size=32)
    counts: dict[str, int] = {table.name: 0 for table in ALL}
    head: Line | None = None
    end: Line | None = None
    for number, raw in enumerate(lines_of(path), 1):
        if end is not None:
            raise BadFile(path.name, number, "there is something after the end")
        try:
            line = msgspec.json.decode(raw)
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
            raise BadFile(path.name, number, "is damaged") from None
        if head is None:
            if not isinstance(line, dict) or line.get("format") != FORMAT:
                raise BadFile(path.name, None, "is no backup of Cosmeeple")
            if line.get("version") != VERSION:
                raise BadFile(
                    path.name,
                    None,
                    f"is of format {line.get('version')}; this program reads {VERSION}",
                )
            head = line
            mark.update(raw)
        elif isinstance(line, dict) and "end" in line:
            end = line
        elif (
            isinstance(line, dict)
            and str(line.get("table")) in counts
            and isinstance(line.get("row"), dict)
        ):
            counts[str(line["table"])] += 1
            mark.update(raw)
        else:
            raise BadFile(path.name, number, "is damaged")
    if head is None or end is None:
        raise BadFile(path.name, None, "stops before its end: it is truncated")
    if end.get("digest") != mark.hexdigest() or end["end"] != {
        name: counts[name] for name in end["end"]
    }:
        raise BadFile(path.name, None, "does not match its fingerprint: it was changed")
    return head


def restore(path: Path, url: str) -> dict[str, int]:
    """Put a backup into an empty database. All of it in one transaction: it is there, or nothing
    is.

    A backup of an older program is put into a database of that time, which is then migrated like
    any other.
    """
    schema = check(path).get("schema")
    if schema not in revisions():
        raise BadFile(
            path.name, None, f"is of schema {schema}, which this program does not know; update it"
        )
    target = database_url(url)
    lease = Lease(target)
    try:
        if schema == newest():
            make_ready(target)
            return put_in(path, target)
        return restore_older(path, target, str(schema))
    finally:
        lease.release()


def was_there(url: str) -> bool:
    """Has the database tables already? It is restored into only while it has no games."""
    target = database_url(url)
    if target.get_backend_name() == "sqlite" and not Path(target.database or "").exists():
        return False
    return current(target) is not None


def restore_older(path: Path, target: URL, schema: str) -> dict[str, int]:
    """First the schema of the backup, then its rows, then the migrations since."""
    counts: dict[str, int] = {}
    if target.get_backend_name() != "sqlite":
        if current(target) is not None:
            raise BadInput(
                f"the backup has schema {schema}; restore it into a database without tables"
            )
        upgrade(target, schema)
        counts.update(put_in(path, target))
        upgrade(target)
    else:
        where = Path(target.database or "")
        if where.exists():
            raise BadInput(
                f"the backup has schema {schema}; restore it into a file that is not there "
                f"yet, not {where}"
            )
        create(target, where, schema, lambda made: counts.update(put_in(path, made)))
    return counts


def put_in(path: Path, target: URL) -> dict[str, int]:
    """Put a backup into an empty database; how many rows of each table there were."""
    engine = make_engine(target, writing=True, size=1)
    counts: dict[str, int] = {}
    try:
        with engine.begin() as connection:
            tables = {plain(table.name): table for table in stored(connection)}
            counts.update(dict.fromkeys(tables, 0))
            for table in tables.values():
                if (
                    table.name != "settings"
                    and connection.execute(select(func.count()).select_from(table)).scalar()
                ):
                    raise BadInput("the database already has games; restore into an empty one")
            connection.execute(tables["settings"].delete())  # of the empty database: its own secret
            waiting: list[Line] = []
            current = ""

            def flush() -> None:
                if waiting:
                    connection.execute(insert(tables[current]), waiting)
                    counts[current] += len(waiting)
                    waiting.clear()

            for raw in lines_of(path):
                line = msgspec.json.decode(raw)
                if "row" not in line:
                    continue
                if line["table"] != current or len(waiting) >= CHUNK:
                    flush()
                    current = line["table"]
                waiting.append(line["row"])
            flush()
    finally:
        engine.dispose()
    return counts
