"""Bring a database to the present schema: at every start, or with `python -m cosmeeple.store.migrate URL`."""

from __future__ import annotations

import sys
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine
from sqlalchemy.engine import URL

from cosmeeple.kernel.errors import BadInput
from cosmeeple.store.database import database_url, make_engine

FOLDER = Path(__file__).parent / "migrations"
#: An arbitrary number that all our processes agree on: only one of them migrates a PostgreSQL database at a time.
LOCK = 0x0C05_3EE7


def configuration(engine: Engine) -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["engine"] = engine
    return config


def migrate(url: URL) -> str:
    """Run the missing migrations; returns the revision. A database of a newer program is refused, not damaged."""
    if url.get_backend_name() == "sqlite" and url.database:
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    engine = make_engine(url, writing=False, size=2)
    try:
        script = ScriptDirectory.from_config(configuration(engine))
        with engine.connect() as connection:
            found = MigrationContext.configure(connection).get_current_revision()
        known = {revision.revision for revision in script.walk_revisions()}
        if found is not None and found not in known:
            raise BadInput(f"the database is of a newer Cosmeeple (schema {found}); update the program")
        command.upgrade(configuration(engine), "head")
        head = script.get_current_head()
        assert head is not None
        return head
    finally:
        engine.dispose()


if __name__ == "__main__":
    print(migrate(database_url(sys.argv[1])))
