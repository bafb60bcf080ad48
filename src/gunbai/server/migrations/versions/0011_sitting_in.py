"""Seats that pass to another person, and several on one device."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None

_COUNTS = {
    "seats": ("here", "holder"),
    "talk": ("seat_holder", "to_holder"),
    "promises": ("seat_holder", "to_holder"),
}


def upgrade() -> None:
    for table, names in _COUNTS.items():
        for name in names:
            zero = sa.text("0")
            op.add_column(table, sa.Column(name, sa.Integer, nullable=False, server_default=zero))
    op.add_column("seats", sa.Column("offer", sa.JSON))
    op.add_column("seats", sa.Column("offer_token", sa.String(64)))
    op.create_index("seats_offer_token", "seats", ["offer_token"], unique=True)
    op.add_column("tables", sa.Column("handovers", sa.JSON))


def downgrade() -> None:
    op.drop_column("tables", "handovers")
    op.drop_index("seats_offer_token", "seats")
    op.drop_column("seats", "offer_token")
    op.drop_column("seats", "offer")
    for table, names in _COUNTS.items():
        for name in names:
            op.drop_column(table, name)
