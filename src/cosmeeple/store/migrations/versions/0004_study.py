"""Analyses of finished games, answers to puzzles, studies."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("table", sa.String(length=24), nullable=False),
        sa.Column("effort", sa.String(length=12), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_analyses_table_tables")),
        sa.PrimaryKeyConstraint("table", "effort", name=op.f("pk_analyses")),
    )
    op.create_table(
        "puzzle_answers",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("puzzle", sa.String(length=60), nullable=False),
        sa.Column("choice", sa.String(length=200), nullable=False),
        sa.Column("right", sa.Boolean(), nullable=False),
        sa.Column("hinted", sa.Boolean(), nullable=False),
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_puzzle_answers_person_people")
        ),
        sa.PrimaryKeyConstraint("person", "puzzle", name=op.f("pk_puzzle_answers")),
    )
    op.create_index(op.f("ix_puzzle_answers_puzzle"), "puzzle_answers", ["puzzle"])
    op.create_table(
        "studies",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("title", sa.String(length=80), nullable=False),
        sa.Column("host", sa.String(length=24), nullable=True),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["host"], ["people.id"], name=op.f("fk_studies_host_people")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_studies")),
    )
    op.create_index(op.f("ix_studies_host"), "studies", ["host"])


def downgrade() -> None:
    msg = "games are never purged; restore a backup instead"
    raise NotImplementedError(msg)
