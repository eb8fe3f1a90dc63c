"""Backup and restore: the whole database as one compressed file, taken while the server runs.

    cosmeeple backup tables.backup [--db DATABASE]
    cosmeeple restore tables.backup --db DATABASE

The file is the same for SQLite and PostgreSQL, so it also moves games from one to the other. It is read in one
transaction, which sees one moment of the database whatever happens meanwhile. The last line counts the rows and
fingerprints them all; a file without it, or with a wrong one, is refused before anything is written.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import os
import sys
import tempfile
import zlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import func, insert, select
from sqlalchemy.engine import URL
from sqlalchemy.exc import DatabaseError, SQLAlchemyError

from cosmeeple.kernel.errors import BadFile, BadInput
from cosmeeple.store.database import database_url, default_db, disk_sentence, make_engine
from cosmeeple.store.guard import Lease, inspect, make_ready
from cosmeeple.store.migrate import migrate, newest
from cosmeeple.store.schema import ALL

FORMAT = "cosmeeple-backup"
VERSION = 1
CHUNK = 500

Line = dict[str, Any]


def backup(url: str, path: Path) -> dict[str, int]:
    """Write the file; returns the rows of each table. The database may be in use."""
    source = database_url(url)
    if source.get_backend_name() == "sqlite" and not Path(source.database or "").is_file():
        raise BadInput(f"there is no database {source.database}")
    inspect(source)
    schema = migrate(source)
    engine = make_engine(source, writing=False, size=1)
    if engine.dialect.name == "postgresql":
        engine = engine.execution_options(isolation_level="REPEATABLE READ")
    counts: dict[str, int] = {}
    mark = hashlib.blake2b(digest_size=32)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as raw:
            with gzip.GzipFile(fileobj=raw, mode="wb", filename="") as file, engine.connect() as connection:

                def put(line: object) -> None:
                    packed = msgspec.json.encode(line) + b"\n"
                    mark.update(packed)
                    file.write(packed)

                put({"format": FORMAT, "version": VERSION, "schema": schema})
                for table in ALL:
                    counts[plain(table.name)] = 0
                    query = select(table).order_by(*table.primary_key.columns)
                    with connection.execution_options(yield_per=CHUNK).execute(query) as found:
                        for row in found.mappings():
                            put({"table": plain(table.name), "row": {plain(key): value for key, value in row.items()}})
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


def plain(name: str) -> str:
    """Names of columns are a kind of string that the encoder does not know."""
    return "".join(list(name))


def lines_of(path: Path) -> Iterator[bytes]:
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
                raise BadFile(path.name, None, f"is of format {line.get('version')}; this program reads {VERSION}")
            head = line
            mark.update(raw)
        elif isinstance(line, dict) and "end" in line:
            end = line
        elif isinstance(line, dict) and str(line.get("table")) in counts and isinstance(line.get("row"), dict):
            counts[str(line["table"])] += 1
            mark.update(raw)
        else:
            raise BadFile(path.name, number, "is damaged")
    if head is None or end is None:
        raise BadFile(path.name, None, "stops before its end: it is truncated")
    if end.get("digest") != mark.hexdigest() or end["end"] != counts:
        raise BadFile(path.name, None, "does not match its fingerprint: it was changed")
    return head


def restore(path: Path, url: str) -> dict[str, int]:
    """Put a backup into an empty database. All of it in one transaction: it is there, or nothing is."""
    head = check(path)
    if head.get("schema") != newest():
        raise BadFile(path.name, None, f"is of schema {head.get('schema')}; this program has {newest()}")
    target = database_url(url)
    lease = Lease(target)
    try:
        make_ready(target)
        return put_in(path, target)
    finally:
        lease.release()


def put_in(path: Path, target: URL) -> dict[str, int]:
    tables = {table.name: table for table in ALL}
    engine = make_engine(target, writing=True, size=1)
    counts = {table.name: 0 for table in ALL}
    try:
        with engine.begin() as connection:
            for table in ALL:
                if table.name != "settings" and connection.execute(select(func.count()).select_from(table)).scalar():
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


def report(counts: dict[str, int]) -> str:
    return ", ".join(f"{number} {name}" for name, number in counts.items() if number)


def backup_main(argv: Sequence[str] | None = None) -> int:
    """`cosmeeple backup FILE`."""
    parser = argparse.ArgumentParser(
        "cosmeeple backup", description="Save all games to one file, also while the server runs."
    )
    parser.add_argument("file", type=Path)
    parser.add_argument("--db", default=default_db(), help="a SQLite file or a PostgreSQL URL (default %(default)s)")
    args = parser.parse_args(argv)
    return told(lambda: f"{args.file}: {report(backup(args.db, args.file))}", "backup")


def restore_main(argv: Sequence[str] | None = None) -> int:
    """`cosmeeple restore FILE`."""
    parser = argparse.ArgumentParser("cosmeeple restore", description="Put a backup into an empty database.")
    parser.add_argument("file", type=Path)
    parser.add_argument("--db", default=default_db(), help="a SQLite file or a PostgreSQL URL (default %(default)s)")
    args = parser.parse_args(argv)
    return told(lambda: f"{args.db}: {report(restore(args.file, args.db))}", "restore")


def told(work: Any, name: str) -> int:
    try:
        print(work())
    except (BadInput, OSError) as error:
        print(f"cosmeeple {name}: {error}", file=sys.stderr)
        return 2
    except SQLAlchemyError as error:
        said = disk_sentence(error) if isinstance(error, DatabaseError) else str(error).splitlines()[0]
        print(f"cosmeeple {name}: the database says: {said}; nothing was changed", file=sys.stderr)
        return 2
    return 0
