"""Hints: what a bot advises a person, for the process that shows their page."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "hints",
        sa.Column("table", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("since", sa.Integer(), nullable=False),
        sa.Column("bot", sa.String(length=40), nullable=False),
        sa.Column("known", sa.Text(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("table", "seat", name=op.f("pk_hints")),
    )
    if op.get_bind().dialect.name == "postgresql":
        # A hint can be asked for again.
        op.execute("ALTER TABLE hints SET UNLOGGED")


def downgrade() -> None:
    msg = "games are never purged; restore a backup instead"
    raise NotImplementedError(msg)
