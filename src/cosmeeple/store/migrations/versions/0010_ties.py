"""Friends, blocks and reports."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "ties",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("other", sa.String(length=24), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_ties_person_people")),
        sa.ForeignKeyConstraint(["other"], ["people.id"], name=op.f("fk_ties_other_people")),
        sa.PrimaryKeyConstraint("person", "other", name=op.f("pk_ties")),
    )
    op.create_index("ix_ties_other", "ties", ["other"])
    op.create_table(
        "reports",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("about", sa.String(length=24), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("settled", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_reports_person_people")),
        sa.ForeignKeyConstraint(["about"], ["people.id"], name=op.f("fk_reports_about_people")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
    )
    op.create_index(op.f("ix_reports_about"), "reports", ["about"])


def downgrade() -> None:
    msg = "what people are to each other is never purged; restore a backup instead"
    raise NotImplementedError(msg)
