"""`gunbai serve`: run the server with its page until Ctrl-C."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import click

from gunbai.cli.arguments import SECONDS_RANGE
from gunbai.cli.help_pages import Command, lang_option
from gunbai.cli.terminal import language

_LEVELS: Final = ["debug", "info", "warning", "error"]


@click.command(cls=Command)
@click.option("--host", default="127.0.0.1", metavar="ADDRESS")
@click.option("--port", default=8000, type=click.IntRange(0, 65535), metavar="N")
@click.option("--database", default="", envvar="GUNBAI_DATABASE", metavar="URL")
@click.option("--data-dir", default=None, type=click.Path(path_type=Path), metavar="FOLDER")
@click.option("--name", "names", multiple=True, metavar="NAME")
@click.option("--workers", default=0, type=click.IntRange(0, 64), metavar="N")
@click.option("--bot", "bots", multiple=True, metavar="NAME=BOT")
@click.option("--bot-seconds", "seconds", type=SECONDS_RANGE, default=5.0, metavar="N")
@click.option("--account-seconds", type=click.FloatRange(1, 86_400), default=60.0, metavar="N")
@click.option("--no-browser", is_flag=True)
@click.option("--https", is_flag=True)
@click.option("--notices-inside", is_flag=True)
@click.option("--log-level", default="warning", type=click.Choice(_LEVELS))
@lang_option
def serve(
    host: str,
    port: int,
    database: str,
    data_dir: Path | None,
    names: tuple[str, ...],
    workers: int,
    bots: tuple[str, ...],
    seconds: float,
    account_seconds: float,
    no_browser: bool,
    https: bool,
    notices_inside: bool,
    log_level: str,
) -> None:
    """Serve the page and the tables."""
    from gunbai.games import load
    from gunbai.games import names as game_names
    from gunbai.home import data_folder
    from gunbai.programs.players import check_player
    from gunbai.server.config import Settings
    from gunbai.server.outsiders import read_bots
    from gunbai.server.run import serve as run

    words = language()
    folder = data_folder() if data_dir is None else data_dir
    added = read_bots(bots)
    for spec in added.values():
        check_player(spec, load(game_names()[0]))
    settings = Settings(
        folder,
        database,
        host,
        port,
        workers,
        secure=https,
        names=names,
        notices_inside=notices_inside,
        bots=added,
        bot_seconds=seconds,
        account_seconds=account_seconds,
    )

    def say(url: str) -> None:
        click.echo(words.say("server-ready", {"url": url}))

    run(settings, not no_browser, say, log_level)
