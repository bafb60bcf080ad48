"""`gunbai admin bots`: accounts of bots, and their tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import click

from gunbai.cli.admin_place import at_desk, game_title, on_server, say, show, show_json, sure, when
from gunbai.cli.help_pages import CommandGroup
from gunbai.cli.terminal import language

if TYPE_CHECKING:
    from gunbai.server.config import Settings

_HEADS: Final = (
    "cli-head-id",
    "cli-head-name",
    "cli-head-maker",
    "cli-head-plays",
    "cli-head-tables",
    "cli-head-token",
    "cli-head-renewed",
)


@click.group(cls=CommandGroup, invoke_without_command=True)
@click.option("--json", "as_json", is_flag=True)
@on_server
@click.pass_context
def bots(context: click.Context, settings: Settings, as_json: bool) -> None:
    """List the accounts of bots."""
    from gunbai.server.admin.bots import bots as find

    if context.invoked_subcommand is not None:
        return
    found = at_desk(settings, find)
    if as_json:
        show_json(found)
        return
    rows = [
        [
            line.id,
            line.name,
            line.maker or "—",
            "; ".join(f"{game_title(game)}: {_counts(each)}" for game, each in line.plays.items()),
            f"{line.playing}/{line.tables}",
            language().say("cli-yes" if line.token else "cli-no"),
            when(line.renewed),
        ]
        for line in found
    ]
    show(_HEADS, rows)


def _counts(seats: list[int]) -> str:
    return ", ".join(str(count) for count in seats)


@bots.command()
@click.argument("name")
@click.option("--for", "maker", default="", metavar="NAME")
@click.option("--game", "games", multiple=True, metavar="GAME")
@click.option("--tables", default=4, type=click.IntRange(1, 20), metavar="N")
@on_server
def add(settings: Settings, name: str, maker: str, games: tuple[str, ...], tables: int) -> None:
    """Make an account for a bot and print its token, once."""
    from gunbai.games import load
    from gunbai.games import names as game_names
    from gunbai.server.accounts.messages import BotWishes
    from gunbai.server.accounts.wishes import possible_seats
    from gunbai.server.admin import bots as office

    plays = {game: possible_seats(load(game)) for game in games or game_names()}
    wishes = BotWishes(plays, tables=tables)
    _print(*at_desk(settings, lambda desk: office.add(desk, name, maker, wishes)))


@bots.command()
@click.argument("name")
@click.option("--yes", is_flag=True)
@on_server
def renew(settings: Settings, name: str, yes: bool) -> None:
    """Make a new token for a bot; the previous one stops working at once."""
    from gunbai.server.admin import bots as office

    sure(yes, "cli-bot-renew-sure", name=name)
    _print(*at_desk(settings, lambda desk: office.renew(desk, name)))


@bots.command()
@click.argument("name")
@click.option("--yes", is_flag=True)
@on_server
def revoke(settings: Settings, name: str, yes: bool) -> None:
    """Revoke the token of a bot at once."""
    from gunbai.server.admin import bots as office

    sure(yes, "cli-bot-revoke-sure", name=name)
    say("cli-bot-revoked", name=at_desk(settings, lambda desk: office.revoke(desk, name)))


def _print(name: str, token: str) -> None:
    """Print only the token on standard output, so that it can go to a file."""
    click.echo(token)
    click.echo(language().say("cli-bot-token", {"name": name}), err=True)
