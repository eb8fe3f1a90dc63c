"""Standing orders: answers that a person has prepared at a table. Nobody else ever reads a row of
these."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    Column,
    Connection,
    ForeignKey,
    Integer,
    RowMapping,
    String,
    Table,
    Text,
    insert,
    select,
    update,
)

from cosmeeple.store.naming import metadata

#: Kind is next (once), always or only; state is waiting, played, cancelled or withdrawn. `does` is
#: what a prepared answer surely did when it was prepared, `course` how often something had been
#: taken back by then.
orders: Final = Table(
    "orders",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("table", String(24), ForeignKey("tables.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("person", String(24), ForeignKey("people.id"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),
    Column("ask", String(80), nullable=False),
    Column("choice", String(200), nullable=False),
    Column("label", Text, nullable=False),
    Column("does", Text, nullable=False),
    Column("course", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("ended", BigInteger, nullable=True),
    Column("state", String(10), nullable=False),
    Column("why", String(20), nullable=False),
)
ORDERS: Final = (orders,)
WAITING = "waiting"


def add_order(connection: Connection, order: Mapping[str, Any], most: int) -> bool:
    """False when the seat has enough of them."""
    waiting = orders_of(connection, order["table"], order["seat"], order["person"])
    if sum(one["state"] == WAITING for one in waiting) >= most:
        return False
    connection.execute(insert(orders).values(**order, state=WAITING, why="", ended=None))
    return True


def orders_of(connection: Connection, table: str, seat: int, person: str) -> Sequence[RowMapping]:
    """The person's own orders for a seat, in the order in which they were given."""
    own = (orders.c.table == table, orders.c.seat == seat, orders.c.person == person)
    query = select(orders).where(*own).order_by(orders.c.created, orders.c.id)
    return connection.execute(query).mappings().all()


def waiting_at(connection: Connection, table: str) -> Sequence[RowMapping]:
    """The answers that are prepared at a table, the oldest first."""
    query = select(orders).where(orders.c.table == table, orders.c.state == WAITING)
    return connection.execute(query.order_by(orders.c.created, orders.c.id)).mappings().all()


def end_order(connection: Connection, one: str, state: str, why: str, at: int) -> bool:
    """False when it has ended already: whoever ends it first may act on it."""
    own = (orders.c.id == one, orders.c.state == WAITING)
    return bool(
        connection.execute(
            update(orders).where(*own).values(state=state, why=why, ended=at)
        ).rowcount
    )


def cancel_next(connection: Connection, table: str, seat: int, why: str, at: int) -> None:
    """What was prepared on top of something that did not happen."""
    own = (
        orders.c.table == table,
        orders.c.seat == seat,
        orders.c.kind == "next",
        orders.c.state == WAITING,
    )
    connection.execute(update(orders).where(*own).values(state="cancelled", why=why, ended=at))
