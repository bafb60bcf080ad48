"""`gunbai admin invitations`: the links and keys that open a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from gunbai.cli.admin_place import at_desk, game_title, on_server, say, show, sure, when
from gunbai.cli.arguments import whole
from gunbai.cli.help_pages import CommandGroup

if TYPE_CHECKING:
    from gunbai.server.config import Settings


@click.group(cls=CommandGroup, invoke_without_command=True)
@click.option("--table", default="", metavar="TABLE")
@click.option("--secrets", is_flag=True)
@on_server
@click.pass_context
def invitations(context: click.Context, settings: Settings, table: str, secrets: bool) -> None:
    """List the links that currently open a seat; their keys only if asked."""
    from gunbai.server.admin.tables import invitations as find

    if context.invoked_subcommand is not None:
        return
    found = at_desk(settings, lambda desk: find(desk, table))
    heads = ["cli-head-id", "cli-head-game", "cli-head-seat", "cli-head-people", "cli-head-created"]
    rows = [
        [
            each.table,
            game_title(each.game),
            "*" if each.seat is None else str(each.seat + 1),
            ", ".join(each.people),
            when(each.created),
            *([f"/join/{each.key}"] if secrets else []),
        ]
        for each in found
    ]
    show([*heads, *(["cli-head-link"] if secrets else [])], rows)
    say("cli-invitations-about")


@invitations.command()
@click.argument("table")
@click.option("--seat", metavar="N")
@click.option("--yes", is_flag=True)
@on_server
def revoke(settings: Settings, table: str, seat: str | None, yes: bool) -> None:
    """Make the links of a table worthless; its host gets new ones."""
    from gunbai.server.admin import tables as office

    number = whole("--seat", seat)
    place = None if number is None else number - 1
    sure(yes, "cli-revoke-sure", table=table)
    count = at_desk(settings, lambda desk: office.revoke(desk, table, place))
    say("cli-revoke-done", table=table, count=count)
