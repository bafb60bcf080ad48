"""`gunbai admin people` and `gunbai admin reset`: who is here, and a new password for somebody."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from gunbai.cli.admin_place import (
    at_desk,
    game_title,
    on_server,
    say,
    show,
    show_json,
    status_text,
    sure,
    when,
)
from gunbai.cli.help_pages import Command, CommandGroup

if TYPE_CHECKING:
    from gunbai.server.admin.people import PersonLine
    from gunbai.server.config import Settings

_HEADS = ("cli-head-id", "cli-head-name", "cli-head-password", "cli-head-since", "cli-head-seen")


@click.group(cls=CommandGroup, invoke_without_command=True)
@click.option("--search", default="", metavar="TEXT")
@click.option("--most", default=50, type=click.IntRange(1, 100_000), metavar="N")
@click.option("--json", "as_json", is_flag=True)
@on_server
@click.pass_context
def people(
    context: click.Context, settings: Settings, search: str, most: int, as_json: bool
) -> None:
    """List people, the newest first."""
    from gunbai.server.admin.people import people as find

    if context.invoked_subcommand is not None:
        return
    found = at_desk(settings, lambda desk: find(desk, search, most))
    if as_json:
        show_json(found)
        return
    rows = [[*_cells(line), str(line.tables), str(line.running)] for line in found]
    show([*_HEADS, "cli-head-tables", "cli-head-running"], rows)


def _cells(line: PersonLine) -> list[str]:
    password = "cli-yes" if line.password else "cli-no"
    return [line.id, line.name, _word(password), when(line.since), when(line.seen)]


def _word(key: str) -> str:
    from gunbai.cli.terminal import language

    return language().say(key)


@people.command(name="show")
@click.argument("name")
@click.option("--json", "as_json", is_flag=True)
@on_server
def show_one(settings: Settings, name: str, as_json: bool) -> None:
    """Show what is kept of one person."""
    from gunbai.server.admin.people import page

    found = at_desk(settings, lambda desk: page(desk, name))
    if as_json:
        show_json(found)
        return
    show(_HEADS, [_cells(found.line)])
    say("cli-person-notices", devices=found.devices, address=str(found.target).lower())
    for game, count in found.ratings:
        say("cli-person-rated", game=game_title(game), count=count)
    rows = [
        [table, game_title(game), status_text(status), _word(_host(table in found.hosting))]
        for table, game, status in found.sitting
    ]
    show(("cli-head-id", "cli-head-game", "cli-head-status", "cli-head-host"), rows)


def _host(hosting: bool) -> str:
    return "cli-yes" if hosting else "cli-no"


@click.command(cls=Command)
@click.argument("name")
@click.option("--keep-passkeys", is_flag=True)
@click.option("--yes", is_flag=True)
@on_server
def reset(settings: Settings, name: str, keep_passkeys: bool, yes: bool) -> None:
    """Give somebody a new password, log out all their devices, and remove their passkeys."""
    from gunbai.server.admin import people as office

    person = at_desk(settings, lambda desk: office.find(desk, name))
    sure(yes, "cli-reset-sure", name=person["name"], passkeys="kept" if keep_passkeys else "gone")
    shown, password = at_desk(
        settings, lambda desk: office.reset(desk, person["id"], keep_passkeys)
    )
    say("cli-reset-done", name=shown, password=password)
