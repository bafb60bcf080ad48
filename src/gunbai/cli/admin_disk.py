"""`gunbai admin disk`: what takes up space, and what could be deleted."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from gunbai.cli.admin_place import at_desk, on_server, say, show, show_json, size, sure
from gunbai.cli.help_pages import Command
from gunbai.cli.terminal import language

if TYPE_CHECKING:
    from gunbai.server.config import Settings


@click.command(cls=Command)
@click.option("--clean", is_flag=True)
@click.option("--days", default=30, type=click.IntRange(0, 36_500), metavar="N")
@click.option("--yes", is_flag=True)
@click.option("--json", "as_json", is_flag=True)
@on_server
def disk(settings: Settings, clean: bool, days: int, yes: bool, as_json: bool) -> None:
    """Show what takes up space; delete old bot-only games, if asked."""
    from gunbai.server.admin import disk as office

    found = at_desk(settings, lambda desk: office.room(desk, days))
    if as_json and not clean:
        show_json(found)
        return
    say("cli-disk-whole", size=size(found.database), unused=size(found.unused))
    if found.free is not None:
        say("cli-disk-free", size=size(found.free))
    if found.aside:
        say("cli-disk-aside", size=size(found.aside))
    rows = [
        [language().say(f"cli-disk-part-{name}"), str(count), size(length)]
        for name, (count, length) in found.parts.items()
    ]
    show(("cli-head-part", "cli-head-rows", "cli-head-size"), rows)
    words = {"games": found.bot_games, "days": days, "size": size(found.bot_bytes)}
    say("cli-disk-bots", **words)
    if clean and found.bot_games:
        sure(yes, "cli-disk-sure", **words)
        say("cli-disk-cleaned", games=at_desk(settings, lambda desk: office.clean(desk, days)))
