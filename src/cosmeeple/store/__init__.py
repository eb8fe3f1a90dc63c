"""Where games are kept: append-only entries with digests, snapshots, people. SQLite by default,
PostgreSQL by URL."""

from cosmeeple.store.database import Busy, Store, Unreachable, Unsure, Unwritable

__all__ = ["Busy", "Store", "Unreachable", "Unsure", "Unwritable"]
