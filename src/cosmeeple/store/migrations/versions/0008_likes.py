"""Likes: how the owner of an account likes tables and pages."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("likes", sa.Text(), nullable=True))


def downgrade() -> None:
    msg = "what people asked for is never purged; restore a backup instead"
    raise NotImplementedError(msg)
