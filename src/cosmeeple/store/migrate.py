"""Bring a database to the present schema: at every start, or with
`python -m cosmeeple.store.migrate URL`."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.store.database import database_url, make_engine
from cosmeeple.system import take_name

FOLDER = Path(__file__).parent / "migrations"
#: An arbitrary number that all our processes agree on: only one of them migrates a PostgreSQL
#: database at a time.
LOCK = 0x0C05_3EE7


def configuration(engine: Engine) -> Config:
    """What Alembic wants to know."""
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["engine"] = engine
    return config


def migrate(url: URL) -> str:
    """Run the missing migrations; returns the revision. A database of a newer program is refused,
    not damaged."""
    if url.get_backend_name() == "sqlite" and url.database and not Path(url.database).exists():
        return create(url, Path(url.database))
    return upgrade(url)


def newest() -> str:
    """The schema of this program."""
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    head = ScriptDirectory.from_config(config).get_current_head()
    assert head is not None
    return head


def revisions() -> list[str]:
    """All schemas that this program knows, the newest first."""
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    return [revision.revision for revision in ScriptDirectory.from_config(config).walk_revisions()]


def current(url: URL) -> str | None:
    """The schema of a database; BadInput when there is none."""
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise BadInput(f"there is no database {url.database}")
    engine = make_engine(url, writing=False, size=1)
    try:
        with engine.connect() as connection:
            return MigrationContext.configure(connection).get_current_revision()
    finally:
        engine.dispose()


def create(
    url: URL, path: Path, first: str = "head", fill: Callable[[URL], object] | None = None
) -> str:
    """A new SQLite file that only its owner can read, filled when it has the schema `first`. Named
    only when it is complete: a crash on the way leaves no half database, and a file that somebody
    else makes meanwhile is not replaced.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(
        dir=path.parent, prefix=f".{path.name}."
    )  # mode 600; SQLite's own files follow it
    os.close(handle)
    try:
        made = url.set(database=name)
        schema = upgrade(made, first)
        if fill is not None:
            fill(made)
            schema = upgrade(made)
        with contextlib.closing(sqlite3.connect(name)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        if not take_name(Path(name), path):
            return upgrade(url)
    finally:
        for ending in ("", "-wal", "-shm"):
            Path(name + ending).unlink(missing_ok=True)
    return schema


def upgrade(url: URL, to: str = "head") -> str:
    """Bring the schema up to date; BadInput for a database of a newer program."""
    engine = make_engine(url, writing=True, size=2)
    try:
        with engine.connect() as connection:
            found = MigrationContext.configure(connection).get_current_revision()
        if found is not None and found not in revisions():
            raise BadInput(
                f"the database is of a newer Cosmeeple (schema {found}); update the program"
            )
        command.upgrade(configuration(engine), to)
        return newest() if to == "head" else to
    finally:
        engine.dispose()


def main(words: list[str]) -> int:
    """Migrate a database by hand."""
    try:
        print(migrate(database_url(words[0] if words else "")))
    except (BadInput, OSError, SQLAlchemyError) as error:
        sys.stderr.write(f"migrate: {str(error).splitlines()[0]}\n")
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
