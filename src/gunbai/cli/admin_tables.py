"""`gunbai admin tables`: list, end and delete tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import click

from gunbai.cli.admin_place import (
    at_desk,
    game_title,
    on_server,
    say,
    show,
    show_json,
    size,
    status_text,
    sure,
    when,
)
from gunbai.cli.help_pages import CommandGroup

if TYPE_CHECKING:
    from gunbai.server.admin.desk import Desk
    from gunbai.server.admin.tables import TableLine
    from gunbai.server.config import Settings

_STATES: Final = ("lobby", "running", "paused", "finished", "ended")
_HEADS: Final = (
    "cli-head-id",
    "cli-head-game",
    "cli-head-status",
    "cli-head-people",
    "cli-head-bots",
    "cli-head-created",
    "cli-head-changed",
    "cli-head-answers",
    "cli-head-size",
)


@click.group(cls=CommandGroup, invoke_without_command=True)
@click.option("--status", default="", type=click.Choice(["", *_STATES]), metavar="STATUS")
@click.option("--person", default="", metavar="NAME")
@click.option("--most", default=50, type=click.IntRange(1, 100_000), metavar="N")
@click.option("--json", "as_json", is_flag=True)
@on_server
@click.pass_context
def tables(
    context: click.Context, settings: Settings, status: str, person: str, most: int, as_json: bool
) -> None:
    """List tables, the last changed first."""
    if context.invoked_subcommand is not None:
        return

    async def work(desk: Desk) -> list[TableLine]:
        from gunbai.server.admin.people import find
        from gunbai.server.admin.tables import tables as find_tables

        who = (await find(desk, person))["id"] if person else ""
        return await find_tables(desk, status, who, most)

    _print(at_desk(settings, work), as_json)


def _print(lines: list[TableLine], as_json: bool) -> None:
    if as_json:
        show_json(lines)
        return
    rows = [
        [
            line.id,
            game_title(line.game),
            status_text(line.status),
            ", ".join(line.people),
            str(line.bots),
            when(line.created),
            when(line.changed),
            str(line.entries),
            size(line.bytes),
        ]
        for line in lines
    ]
    show(_HEADS, rows)


def _one(settings: Settings, table: str) -> TableLine:
    from gunbai.server.admin.tables import must_find

    async def work(desk: Desk) -> TableLine:
        async with desk.database.reader.connect() as connection:
            return await must_find(connection, table)

    return at_desk(settings, work)


@tables.command(name="show")
@click.argument("table")
@click.option("--json", "as_json", is_flag=True)
@on_server
def show_one(settings: Settings, table: str, as_json: bool) -> None:
    """Show one table."""
    _print([_one(settings, table)], as_json)


@tables.command()
@click.argument("table")
@click.option("--yes", is_flag=True)
@on_server
def end(settings: Settings, table: str, yes: bool) -> None:
    """End a game; it stays readable."""
    from gunbai.server.admin import tables as office

    line = _one(settings, table)
    sure(yes, "cli-table-end-sure", **_words(line))
    at_desk(settings, lambda desk: office.end(desk, table))
    say("cli-table-ended", **_words(line))


@tables.command()
@click.argument("table")
@click.option("--yes", is_flag=True)
@on_server
def delete(settings: Settings, table: str, yes: bool) -> None:
    """Delete a table with everything that belongs to it."""
    from gunbai.server.admin import tables as office

    line = _one(settings, table)
    sure(yes, "cli-table-delete-sure", **_words(line))
    at_desk(settings, lambda desk: office.remove(desk, [table]))
    say("cli-table-deleted", **_words(line))


def _words(line: TableLine) -> dict[str, object]:
    return {"table": line.id, "game": game_title(line.game), "people": ", ".join(line.people)}
