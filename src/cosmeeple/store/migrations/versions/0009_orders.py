"""Standing orders: answers that people have prepared."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "orders",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("table", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("ask", sa.String(length=80), nullable=False),
        sa.Column("choice", sa.String(length=200), nullable=False),
        sa.Column("label", sa.Text(), nullable=False),
        sa.Column("does", sa.Text(), nullable=False),
        sa.Column("course", sa.Integer(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=True),
        sa.Column("state", sa.String(length=10), nullable=False),
        sa.Column("why", sa.String(length=20), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_orders_table_tables")),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_orders_person_people")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_orders")),
    )
    op.create_index(op.f("ix_orders_table"), "orders", ["table"])
    op.create_index(op.f("ix_orders_person"), "orders", ["person"])


def downgrade() -> None:
    msg = "what people prepared is never purged; restore a backup instead"
    raise NotImplementedError(msg)
