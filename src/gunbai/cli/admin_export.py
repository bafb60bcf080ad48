"""`gunbai admin export`: a person's data, for that person."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from gunbai.cli.admin_place import at_desk, on_server, say
from gunbai.cli.help_pages import Command

if TYPE_CHECKING:
    from gunbai.server.config import Settings


@click.command(cls=Command)
@click.argument("name")
@click.argument("zipped", type=click.Path(path_type=Path), metavar="FILE")
@on_server
def export(settings: Settings, name: str, zipped: Path) -> None:
    """Write what is kept of a person into a zip file."""
    from gunbai.server.admin.export import export as write

    shown, games = at_desk(settings, lambda desk: write(desk, name, zipped))
    say("cli-export-done", name=shown, file=str(zipped), games=games)
