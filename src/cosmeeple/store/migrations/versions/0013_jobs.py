"""Jobs: what is to be done at tables by itself, each a row that is taken. They replace the leases
of bots."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "jobs",
        sa.Column("table", sa.String(length=24), nullable=False),
        sa.Column("what", sa.String(length=12), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("node", sa.String(length=24), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("payer", sa.String(length=24), nullable=False),
        sa.Column("people", sa.Boolean(), nullable=False),
        sa.Column("note", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_jobs_table_tables")),
        sa.PrimaryKeyConstraint("table", "what", name=op.f("pk_jobs")),
    )
    op.create_index("ix_jobs_what_due", "jobs", ["what", "due"])
    op.drop_table("leases")


def downgrade() -> None:
    msg = "games are never purged; restore a backup instead"
    raise NotImplementedError(msg)
