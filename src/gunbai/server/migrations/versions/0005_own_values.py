"""Rename the column of a table's custom values from `figures` to `own_values`."""

from __future__ import annotations

from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.execute("ALTER TABLE tables RENAME COLUMN figures TO own_values")


def downgrade() -> None:
    op.execute("ALTER TABLE tables RENAME COLUMN own_values TO figures")
