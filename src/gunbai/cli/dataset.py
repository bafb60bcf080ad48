"""`gunbai dataset`: games as Parquet files. Each of its commands is loaded when it is used."""

from __future__ import annotations

from typing import ClassVar

import click

from gunbai.cli.groups import LateGroup
from gunbai.cli.help_pages import lang_option


class _Dataset(LateGroup):
    """The group of the commands that write datasets."""

    late: ClassVar = {
        "make": "gunbai.cli.dataset_make:make",
        "people": "gunbai.cli.dataset_people:people",
    }


@click.group(cls=_Dataset, invoke_without_command=True)
@lang_option
@click.pass_context
def dataset(context: click.Context) -> None:
    """Write games as data; without a command, show the help page."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())
