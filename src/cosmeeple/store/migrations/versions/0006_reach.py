"""Where people are reached: notices, tickets, vacations."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reach",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("mail", sa.String(length=254), nullable=True),
        sa.Column("wanted", sa.String(length=8), nullable=False),
        sa.Column("hour", sa.Integer(), nullable=False),
        sa.Column("push", sa.Boolean(), nullable=False),
        sa.Column("language", sa.String(length=8), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("mailed", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_reach_person_people")),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_reach")),
    )
    op.create_index(op.f("ix_reach_mail"), "reach", ["mail"])
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("p256dh", sa.String(length=100), nullable=False),
        sa.Column("auth", sa.String(length=40), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_subscriptions_person_people")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_subscriptions")),
    )
    op.create_index(op.f("ix_subscriptions_person"), "subscriptions", ["person"])
    op.create_table(
        "turns",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("table", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("mark", sa.Integer(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("pushed", sa.BigInteger(), nullable=True),
        sa.Column("mailed", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_turns_person_people")),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_turns_table_tables")),
        sa.PrimaryKeyConstraint("person", "table", "seat", name=op.f("pk_turns")),
    )
    op.create_table(
        "tickets",
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("address", sa.String(length=254), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.Column("used", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_tickets_person_people")),
        sa.PrimaryKeyConstraint("token", name=op.f("pk_tickets")),
    )
    op.create_index(op.f("ix_tickets_person"), "tickets", ["person"])
    op.create_index(op.f("ix_tickets_address"), "tickets", ["address"])
    op.create_table(
        "vacations",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("begins", sa.BigInteger(), nullable=False),
        sa.Column("ends", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_vacations_person_people")),
        sa.PrimaryKeyConstraint("person", "begins", name=op.f("pk_vacations")),
    )


def downgrade() -> None:
    msg = "what people asked for is never purged; restore a backup instead"
    raise NotImplementedError(msg)
