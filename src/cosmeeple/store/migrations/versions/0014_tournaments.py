"""Tournaments, those who play in them, and who sat where in which round."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("title", sa.String(length=80), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("pace", sa.String(length=12), nullable=False),
        sa.Column("system", sa.String(length=8), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("rest", sa.Integer(), nullable=False),
        sa.Column("host", sa.String(length=24), nullable=True),
        sa.Column("state", sa.String(length=10), nullable=False),
        sa.Column("paused", sa.Boolean(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("started", sa.BigInteger(), nullable=True),
        sa.Column("next_at", sa.BigInteger(), nullable=True),
        sa.Column("finished", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["host"], ["people.id"], name=op.f("fk_tournaments_host_people")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tournaments")),
    )
    op.create_index(op.f("ix_tournaments_host"), "tournaments", ["host"])
    op.create_index("ix_tournaments_state", "tournaments", ["state"])
    op.create_table(
        "entrants",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("tournament", sa.String(length=24), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=True),
        sa.Column("bot", sa.String(length=40), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("seed", sa.Integer(), nullable=False),
        sa.Column("rests", sa.Boolean(), nullable=False),
        sa.Column("gone", sa.BigInteger(), nullable=True),
        sa.Column("joined", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["tournament"], ["tournaments.id"], name=op.f("fk_entrants_tournament_tournaments")
        ),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_entrants_person_people")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_entrants")),
    )
    op.create_index(op.f("ix_entrants_tournament"), "entrants", ["tournament"])
    op.create_index(op.f("ix_entrants_person"), "entrants", ["person"])
    op.create_table(
        "pairings",
        sa.Column("tournament", sa.String(length=24), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("entrant", sa.String(length=24), nullable=False),
        sa.Column("kind", sa.String(length=6), nullable=False),
        sa.Column("board", sa.Integer(), nullable=False),
        sa.Column("table", sa.String(length=24), nullable=True),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("points", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(
            ["tournament"], ["tournaments.id"], name=op.f("fk_pairings_tournament_tournaments")
        ),
        sa.ForeignKeyConstraint(
            ["entrant"], ["entrants.id"], name=op.f("fk_pairings_entrant_entrants")
        ),
        sa.PrimaryKeyConstraint("tournament", "round", "entrant", name=op.f("pk_pairings")),
    )
    op.create_index(op.f("ix_pairings_table"), "pairings", ["table"])


def downgrade() -> None:
    msg = "tournaments are never purged; restore a backup instead"
    raise NotImplementedError(msg)
