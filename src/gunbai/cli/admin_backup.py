"""`gunbai admin backup` and `gunbai admin restore`."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

import click

from gunbai.cli.admin_place import on_server, say, size, sure
from gunbai.cli.help_pages import Command

if TYPE_CHECKING:
    from gunbai.server.config import Settings


@click.command(cls=Command)
@click.argument("zipped", type=click.Path(path_type=Path), metavar="FILE")
@on_server
def backup(settings: Settings, zipped: Path) -> None:
    """Write a backup; the server may be running."""
    from gunbai.server.admin.backup import backup as write

    count = asyncio.run(write(settings, zipped))
    say("cli-backup-done", file=str(zipped), size=size(count))


@click.command(cls=Command)
@click.argument("zipped", type=click.Path(path_type=Path), metavar="FILE")
@click.option("--yes", is_flag=True)
@on_server
def restore(settings: Settings, zipped: Path, yes: bool) -> None:
    """Replace the database with a backup; the old one is kept."""
    from gunbai.server.admin.backup import must_be_stopped
    from gunbai.server.admin.backup import restore as put

    asyncio.run(must_be_stopped(settings))
    sure(yes, "cli-restore-sure", file=str(zipped))
    aside = asyncio.run(put(settings, zipped))
    say("cli-restore-done", file=str(zipped), aside=aside)
