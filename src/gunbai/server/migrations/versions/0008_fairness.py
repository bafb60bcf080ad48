"""Glimpses of tables for lists; snapshots that continue one another; ended cookies.

`tables.changed` is from now on the time of the last change that spectators could notice.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from gunbai.server.names import looks

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("glimpse", sa.JSON))
    op.add_column(
        "snapshots", sa.Column("whole", sa.Integer, nullable=False, server_default=sa.text("1"))
    )
    op.create_table(
        "ended_cookies",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.add_column("people", sa.Column("looks", sa.String(80)))
    op.create_index("people_looks", "people", ["looks"])
    _note_looks()


def _note_looks() -> None:
    people = sa.table("people", *[sa.column(name) for name in ("id", "name", "login", "looks")])
    connection = op.get_bind()
    protected = sa.select(people.c.id, people.c.name).where(people.c.login.is_not(None))
    for person, name in connection.execute(protected).all():
        change = sa.update(people).where(people.c.id == person)
        connection.execute(change.values(looks=looks(name)))


def downgrade() -> None:
    op.drop_index("people_looks", "people")
    op.drop_column("people", "looks")
    op.drop_table("ended_cookies")
    op.drop_column("snapshots", "whole")
    op.drop_column("tables", "glimpse")
