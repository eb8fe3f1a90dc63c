"""What people have learned: lessons and reminders."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "learned",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("key", sa.String(length=80), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_learned_person_people")),
        sa.PrimaryKeyConstraint("person", "key", name=op.f("pk_learned")),
    )


def downgrade() -> None:
    msg = "what people learned is never purged; restore a backup instead"
    raise NotImplementedError(msg)
