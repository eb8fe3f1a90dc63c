"""What lets programs act for an account."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Column, ForeignKey, String, Table

from cosmeeple.store.naming import metadata

#: A permit: only the hash of its token is kept. `scopes` are what it is for, with spaces between;
#: `expires` nothing for a permit that lasts until it is ended; `used` when a program last came with
#: it.
permits: Final = Table(
    "permits",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("token", String(64), nullable=False, unique=True),
    Column("scopes", String(80), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=True),
    Column("used", BigInteger, nullable=True),
)
PERMITS: Final = (permits,)
