"""`gunbai admin delete`: delete a person with their data."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from gunbai.cli.admin_place import at_desk, on_server, say, sure
from gunbai.cli.help_pages import Command

if TYPE_CHECKING:
    from gunbai.server.config import Settings


@click.command(cls=Command)
@click.argument("name")
@click.option("--yes", is_flag=True)
@on_server
def delete(settings: Settings, name: str, yes: bool) -> None:
    """Delete a person with their data; the games of others stay."""
    from gunbai.server.admin.departure import depart
    from gunbai.server.admin.people import page

    found = at_desk(settings, lambda desk: page(desk, name))
    line = found.line
    sure(yes, "cli-delete-sure", name=line.name, id=line.id, tables=line.tables)
    done = at_desk(settings, lambda desk: depart(desk, line.id))
    say(
        "cli-delete-done",
        name=done.name,
        tables=done.tables,
        seats=done.seats,
        hosts=done.hosts,
        words=done.words,
    )
