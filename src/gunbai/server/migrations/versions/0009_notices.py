"""Notices outside the page: wishes, devices, channels of groups, and the outbox."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "notice_wishes",
        sa.Column("person", sa.String(16), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("origin", sa.String(200), nullable=False),
        sa.Column("kinds", sa.JSON, nullable=False),
        sa.Column("quiet", sa.JSON),
        sa.Column("away", sa.Integer, nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("problem", sa.Text, nullable=False),
        sa.Column("left", sa.Float, nullable=False),
    )
    op.create_table(
        "push_devices",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("person", sa.String(16), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False, unique=True),
        sa.Column("p256dh", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("problem", sa.Text, nullable=False),
    )
    op.create_index("push_devices_by_person", "push_devices", ["person"])
    op.create_table(
        "notice_mutes",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person", sa.String(16), sa.ForeignKey("people.id"), primary_key=True),
    )
    op.create_table(
        "table_hooks",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("origin", sa.String(200), nullable=False),
        sa.Column("problem", sa.Text, nullable=False),
    )
    op.create_table(
        "notices",
        sa.Column("channel", sa.String(32), primary_key=True),
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("kind", sa.String(16), primary_key=True),
        sa.Column("person", sa.String(16), sa.ForeignKey("people.id")),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("mark", sa.String(80), nullable=False),
        sa.Column("words", sa.JSON, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
    )
    op.create_index("notices_due", "notices", ["state", "due"])
    op.create_index("notices_by_table", "notices", ["table"])


def downgrade() -> None:
    for table in ("notices", "table_hooks", "notice_mutes", "push_devices", "notice_wishes"):
        op.drop_table(table)
