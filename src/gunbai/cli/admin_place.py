"""Shared by the commands for hosts: where the server keeps its data, and how to print."""

from __future__ import annotations

import asyncio
import functools
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

import click

from gunbai.cli.help_pages import lang_option
from gunbai.cli.terminal import language, new_console
from gunbai.language import MissingText

if TYPE_CHECKING:
    from gunbai.server.admin.desk import Desk
    from gunbai.server.config import Settings

T = TypeVar("T")
_UNITS: Final = ("kb", "mb", "gb")
_STEP: Final = 1000


def on_server(function: Callable[..., Any]) -> Callable[..., Any]:
    """Add the options that select the server; the command gets its `settings`."""

    @functools.wraps(function)
    def command(database: str, data_dir: Path | None, **given: Any) -> Any:
        from gunbai.home import data_folder
        from gunbai.server.config import Settings

        folder = data_folder() if data_dir is None else data_dir
        return function(settings=Settings(folder, database), **given)

    for option in (
        click.option("--database", default="", envvar="GUNBAI_DATABASE", metavar="URL"),
        click.option("--data-dir", type=click.Path(path_type=Path), metavar="FOLDER"),
    ):
        command = option(command)
    return lang_option(command)


def at_desk(settings: Settings, work: Callable[[Desk], Awaitable[T]]) -> T:
    """Do some work with the database of a server."""
    from gunbai.server.admin.desk import opened

    async def run() -> T:
        async with opened(settings) as desk:
            return await work(desk)

    return asyncio.run(run())


def say(key: str, **words: object) -> None:
    click.echo(language().say(key, words))


def sure(yes: bool, key: str, **words: object) -> None:
    """Ask before something that can't be undone, unless `yes` was given."""
    if not yes:
        click.confirm(language().say(key, words), abort=True)


def show(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Print rows under headings, which are keys of texts."""
    from rich import box
    from rich.table import Table
    from rich.text import Text

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for number, head in enumerate(heads):
        table.add_column(language().say(head), overflow="fold", no_wrap=number == 0)
    for row in rows:
        table.add_row(*[Text(value) for value in row])
    new_console().print(table)


def show_json(data: object) -> None:
    import msgspec

    click.echo(msgspec.json.format(msgspec.json.encode(data), indent=2).decode())


def when(at: float | None) -> str:
    return "—" if at is None else time.strftime("%Y-%m-%d %H:%M", time.localtime(at))


def size(count: int) -> str:
    """Return a number of bytes in readable form."""
    value = count / _STEP
    unit = 0
    while value >= _STEP and unit < len(_UNITS) - 1:
        value /= _STEP
        unit += 1
    shown = f"{value:.1f}" if value < 100 else f"{value:.0f}"
    return language().say(f"cli-size-{_UNITS[unit]}", {"number": shown})


def game_title(game: str) -> str:
    try:
        return language().thing("game", game)
    except MissingText:  # a game that is gone
        return game


def status_text(status: str) -> str:
    return language().say("cli-check-status", {"status": status})
