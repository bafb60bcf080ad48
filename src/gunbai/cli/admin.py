"""`gunbai admin`: for server administrators. Each of its commands has its own module."""

from __future__ import annotations

from typing import ClassVar

import click

from gunbai.cli.groups import LateGroup
from gunbai.cli.help_pages import lang_option


class _Admin(LateGroup):
    """The group of the commands for hosts."""

    late: ClassVar = {
        "people": "gunbai.cli.admin_people:people",
        "bots": "gunbai.cli.admin_bots:bots",
        "reset": "gunbai.cli.admin_people:reset",
        "way-back": "gunbai.cli.admin_way_back:way_back",
        "export": "gunbai.cli.admin_export:export",
        "delete": "gunbai.cli.admin_delete:delete",
        "tables": "gunbai.cli.admin_tables:tables",
        "invitations": "gunbai.cli.admin_invitations:invitations",
        "backup": "gunbai.cli.admin_backup:backup",
        "restore": "gunbai.cli.admin_backup:restore",
        "check": "gunbai.cli.admin_check:check",
        "disk": "gunbai.cli.admin_disk:disk",
    }


@click.group(cls=_Admin, invoke_without_command=True)
@lang_option
@click.pass_context
def admin(context: click.Context) -> None:
    """Look after a server; without a command, show the help page."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())
