"""`gunbai admin way-back`: a one-time link for somebody who can no longer log in."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from gunbai.cli.admin_place import at_desk, on_server, say
from gunbai.cli.help_pages import Command

if TYPE_CHECKING:
    from gunbai.server.config import Settings


@click.command("way-back", cls=Command)
@click.argument("name")
@click.option("--url", default="http://localhost:8000", metavar="URL")
@on_server
def way_back(settings: Settings, name: str, url: str) -> None:
    """Print a one-time link that logs a device in as this person."""
    from gunbai.server.admin import people as office
    from gunbai.server.entry.links import PAGE

    person, key = at_desk(settings, lambda desk: office.way_back(desk, name))
    say("cli-way-back-for", name=person)
    click.echo(f"{url.rstrip('/')}{PAGE}{key}")
    say("cli-way-back-about", name=person)
