"""Manners of a long game: motions, notes in the log, nudges, vacations, mutes, standing orders."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for name in ("motions", "notes", "nudges"):
        op.add_column("tables", sa.Column(name, sa.JSON))
    on = sa.Column("vacation", sa.Integer, nullable=False, server_default=sa.text("1"))
    op.add_column("tables", on)
    op.add_column("talk", sa.Column("members", sa.JSON(none_as_null=True)))
    op.create_table(
        "vacations",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("person", sa.String(16), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("start", sa.Float, nullable=False),
        sa.Column("end", sa.Float, nullable=False),
    )
    op.create_index("vacations_by_person", "vacations", ["person", "end"])
    op.create_table(
        "talk_mutes",
        sa.Column("person", sa.String(16), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("whom", sa.String(16), primary_key=True),
    )
    op.create_table(
        "orders",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(16), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("until", sa.String(8), nullable=False),
        sa.Column("headings", sa.Integer, nullable=False),
        sa.Column("told", sa.JSON, nullable=False),
    )
    _want_new_kinds()


def _want_new_kinds() -> None:
    """Add the new kinds to the wishes of people who chose their notices."""
    wishes = sa.table("notice_wishes", sa.column("person"), sa.column("kinds", sa.JSON))
    connection = op.get_bind()
    for person, kinds in connection.execute(sa.select(wishes.c.person, wishes.c.kinds)).all():
        wanted = sorted({*kinds, *(["motion", "nudge"] if "decision" in kinds else [])})
        change = sa.update(wishes).where(wishes.c.person == person)
        connection.execute(change.values(kinds=wanted))


def downgrade() -> None:
    for table in ("orders", "talk_mutes", "vacations"):
        op.drop_table(table)
    op.drop_column("talk", "members")
    for column in ("vacation", "nudges", "notes", "motions"):
        op.drop_column("tables", column)
