"""`gunbai bot run`: a third-party bot that plays on a server by itself, with a token."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

import click

from gunbai.cli.arguments import SECONDS_RANGE
from gunbai.cli.help_pages import Command, CommandGroup, lang_option
from gunbai.cli.terminal import language

_ADVICE: Final = "advice"


@click.group(cls=CommandGroup)
@lang_option
def bot() -> None:
    """Let a bot of yours play on a server."""


@bot.command(cls=Command)
@click.argument("bot", metavar="BOT")
@click.option(
    "--token-file", required=True, type=click.Path(path_type=Path, dir_okay=False), metavar="FILE"
)
@click.option("--server", default="http://127.0.0.1:8000", metavar="URL")
@click.option("--bot-seconds", "seconds", type=SECONDS_RANGE, default=5.0, metavar="N")
@click.option("--games", default=0, type=click.IntRange(0), metavar="N")
@lang_option
def run(bot: str, token_file: Path, server: str, seconds: float, games: int) -> None:
    """Take seats to which hosts invite the bot of this token, and play, until Ctrl-C."""
    from gunbai.core.errors import BadOptions, Refusal
    from gunbai.games import load
    from gunbai.games import names as game_names
    from gunbai.programs.players import check_player, is_outside, program_of
    from gunbai.programs.standing import StandingBot

    words = language()
    ask = None
    if bot != _ADVICE:
        if not is_outside(bot):
            raise BadOptions(Refusal("cli-bot-run", "", {"bot": bot}))
        check_player(bot, load(game_names()[0]))
        ask = program_of(bot, seconds).ask
    token = token_file.read_text(encoding="utf-8").strip()

    def tell(what: str, table: str, **more: object) -> None:
        click.echo(words.say(f"cli-bot-{what}", {"table": table, **_plain(more)}))

    asyncio.run(StandingBot(server, token, ask, tell).run(games))


def _plain(words: dict[str, object]) -> dict[str, object]:
    """Return words that can be printed: a result as its places."""
    result = words.pop("result", None)
    if isinstance(result, dict):
        words["places"] = ", ".join(str(place) for place in result["places"])
    elif "places" not in words:
        words["places"] = "—"
    return words
