"""The environment of Alembic: migrations run on a connection that the server gives."""

from __future__ import annotations

from alembic import context

from gunbai.server.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
