"""Passkeys, one-time links, and signing out everywhere."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "people", sa.Column("sign_outs", sa.Integer, nullable=False, server_default=sa.text("0"))
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("person", sa.String(16), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("credential", sa.String(1400), nullable=False, unique=True),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("counter", sa.BigInteger, nullable=False),
        sa.Column("host", sa.String(255), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Float),
    )
    op.create_index("passkeys_by_person", "passkeys", ["person"])
    op.create_table(
        "entry_links",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("person", sa.String(16), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("by", sa.String(16), sa.ForeignKey("people.id")),
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id")),
        sa.Column("expires", sa.Float, nullable=False),
        sa.Column("told", sa.Integer, nullable=False),
        sa.UniqueConstraint("person", "kind", name="entry_links_one"),
    )


def downgrade() -> None:
    op.drop_table("entry_links")
    op.drop_table("passkeys")
    op.drop_column("people", "sign_outs")
