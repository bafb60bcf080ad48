"""Promises between two seats, and messages of bots."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("talk", sa.Column("line", sa.JSON))
    op.create_table(
        "promises",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("to", sa.Integer, nullable=False),
        sa.Column("key", sa.String(32), nullable=False),
        sa.Column("words", sa.JSON, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("giver", sa.String(8), nullable=False),
        sa.Column("receiver", sa.String(8), nullable=False),
        sa.Column("mark", sa.String(64)),
        sa.UniqueConstraint("table", "mark", name="promises_mark"),
    )
    op.create_index("promises_by_table", "promises", ["table", "id"])


def downgrade() -> None:
    op.drop_table("promises")
    op.drop_column("talk", "line")
