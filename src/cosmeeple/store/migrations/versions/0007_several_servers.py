"""What several processes share: who is alive, who thinks, who watches, what of a limit is left."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "nodes",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("started", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_nodes")),
    )
    op.create_table(
        "leases",
        sa.Column("table", sa.String(length=24), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("node", sa.String(length=24), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_leases_table_tables")),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_leases")),
    )
    op.create_table(
        "presence",
        sa.Column("table", sa.String(length=24), nullable=False),
        sa.Column("node", sa.String(length=24), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("watchers", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("table", "node", "person", name=op.f("pk_presence")),
    )
    op.create_table(
        "buckets",
        sa.Column("key", sa.String(length=120), nullable=False),
        sa.Column("tokens", sa.Float(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_buckets")),
    )
    if op.get_bind().dialect.name == "postgresql":
        # Nothing of it need survive a crash: it costs no log.
        op.execute("ALTER TABLE presence SET UNLOGGED")
        op.execute("ALTER TABLE buckets SET UNLOGGED")


def downgrade() -> None:
    msg = "games are never purged; restore a backup instead"
    raise NotImplementedError(msg)
