"""Chance that follows from the players' words, too."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("fair", sa.Integer, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("word", sa.String(40), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("seats", "word")
    op.drop_column("tables", "fair")
