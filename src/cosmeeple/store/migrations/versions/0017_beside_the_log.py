"""What stands beside a table's log and every process must know: the coach, and who has watched how
far."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("hints", sa.Column("said", sa.Integer(), server_default="1", nullable=False))
    op.create_table(
        "coaches",
        sa.Column("table", sa.String(length=24), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("said", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_coaches")),
    )
    op.create_table(
        "watched",
        sa.Column("table", sa.String(length=24), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("node", sa.String(length=24), nullable=False),
        sa.PrimaryKeyConstraint("table", "person", name=op.f("pk_watched")),
    )
    if op.get_bind().dialect.name == "postgresql":
        # What is lost by a crash is asked, or told, once more.
        op.execute("ALTER TABLE coaches SET UNLOGGED")
        op.execute("ALTER TABLE watched SET UNLOGGED")


def downgrade() -> None:
    msg = "games are never purged; restore a backup instead"
    raise NotImplementedError(msg)
