"""A link for the whole group; lobbies that wait already get one."""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("invite", sa.String(64)))
    op.create_index("tables_invite", "tables", ["invite"], unique=True)
    tables = sa.table("tables", sa.column("id"), sa.column("status"), sa.column("invite"))
    connection = op.get_bind()
    for table in connection.scalars(sa.select(tables.c.id).where(tables.c.status == "lobby")).all():
        change = sa.update(tables).where(tables.c.id == table)
        connection.execute(change.values(invite=secrets.token_urlsafe(24)))


def downgrade() -> None:
    op.drop_index("tables_invite", "tables")
    op.drop_column("tables", "invite")
