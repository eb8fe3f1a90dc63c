"""Companions: automata beside physical games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "companions",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("seed", sa.Text(), nullable=False),
        sa.Column("host", sa.String(length=24), nullable=True),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["host"], ["people.id"], name=op.f("fk_companions_host_people")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_companions")),
    )
    with op.batch_alter_table("companions", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_companions_host"), ["host"], unique=False)

    op.create_table(
        "companion_entries",
        sa.Column("companion", sa.String(length=24), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("digest", sa.String(length=32), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["companion"], ["companions.id"], name=op.f("fk_companion_entries_companion_companions")
        ),
        sa.PrimaryKeyConstraint("companion", "version", name=op.f("pk_companion_entries")),
    )


def downgrade() -> None:
    msg = "games are never purged; restore a backup instead"
    raise NotImplementedError(msg)
