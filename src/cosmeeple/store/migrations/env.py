"""Alembic's entry: runs migrations on the engine that `cosmeeple.store.migrate` hands over."""

from __future__ import annotations

from alembic import context
from sqlalchemy import Engine, text

from cosmeeple.store.migrate import LOCK
from cosmeeple.store.schema import metadata

engine = context.config.attributes["engine"]
assert isinstance(engine, Engine)
with engine.connect() as connection:
    context.configure(
        connection=connection,
        target_metadata=metadata,
        transactional_ddl=True,
        render_as_batch=engine.dialect.name == "sqlite",
    )
    with context.begin_transaction():
        if engine.dialect.name == "postgresql":
            connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        context.run_migrations()
    connection.commit()
