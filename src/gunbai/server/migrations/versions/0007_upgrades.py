"""Settled positions of running games, and games that are over as everybody saw them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "positions",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("past", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "archives",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("tape", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("archives")
    op.drop_table("positions")
