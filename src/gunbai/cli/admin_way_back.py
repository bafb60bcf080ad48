"""`gunbai admin way-back`: a one-time link for somebody who can't log in any more."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import TYPE_CHECKING

import click

from gunbai.cli.helping import Command, lang_option
from gunbai.cli.terminal import Wrong, language

if TYPE_CHECKING:
    from gunbai.server.store import Row


@click.command("way-back", cls=Command)
@click.argument("name")
@click.option("--url", default="http://localhost:8000", metavar="URL")
@click.option("--database", default="", metavar="URL")
@click.option("--data-dir", default=None, type=click.Path(path_type=Path), metavar="FOLDER")
@lang_option
def way_back(name: str, url: str, database: str, data_dir: Path | None) -> None:
    """Print a link that makes the device on which it is opened this person's, once."""
    from gunbai.home import data_folder
    from gunbai.server.config import Settings
    from gunbai.server.entry.links import PAGE
    from gunbai.server.entry.office import make_way_back

    folder = data_folder() if data_dir is None else data_dir
    made = asyncio.run(make_way_back(Settings(folder, database).database, name))
    if made.key is None:
        raise _nobody(name, made.people)
    words = language()
    person = {"name": made.people[0]["name"]}
    click.echo(words.say("cli-way-back-for", person))
    click.echo(f"{url.rstrip('/')}{PAGE}{made.key}")
    click.echo(words.say("cli-way-back-about", person))


def _nobody(name: str, people: list[Row]) -> Wrong:
    """Return why there is no link: nobody is called so, or several are."""
    if not people:
        return Wrong("cli-way-back-nobody", name=name)
    listed = [f"{row['id']} ({time.strftime('%Y-%m-%d', _day(row))})" for row in people]
    return Wrong("cli-way-back-several", name=name, known=", ".join(listed))


def _day(row: Row) -> time.struct_time:
    return time.localtime(row["created"])
