"""Bots with accounts of their own, which a token opens."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "bot_accounts",
        sa.Column("id", sa.String(16), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("owner", sa.String(16), sa.ForeignKey("people.id")),
        sa.Column("digest", sa.String(64), unique=True),
        sa.Column("renewed", sa.Float, nullable=False),
        sa.Column("welcome", sa.String(8), nullable=False),
        sa.Column("languages", sa.JSON, nullable=False),
        sa.Column("plays", sa.JSON, nullable=False),
        sa.Column("tables", sa.Integer, nullable=False),
    )
    op.create_index("bot_accounts_by_owner", "bot_accounts", ["owner"])


def downgrade() -> None:
    op.drop_table("bot_accounts")
