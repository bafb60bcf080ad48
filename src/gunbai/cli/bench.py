"""`gunbai bench`: the speed of the engine on this computer."""

from __future__ import annotations

import click
from rich.table import Table
from rich.text import Text

from gunbai import GAMES
from gunbai.cli.arguments import read_pairs
from gunbai.cli.help_pages import Command, lang_option
from gunbai.cli.terminal import Wrong, language, new_console
from gunbai.games import load

_LONGEST = 600.0


@click.command(cls=Command)
@click.argument("game_name", metavar="[GAME]", default=GAMES[0])
@click.option("-o", "--option", "pairs", multiple=True, metavar="NAME=VALUE")
@click.option("--seconds", default="2", metavar="N")
@lang_option
def bench(game_name: str, pairs: tuple[str, ...], seconds: str) -> None:
    """Measure the speed of the engine."""
    from gunbai.arena.measure import measure
    from gunbai.core import state

    game = load(game_name)
    options = game.read_options(read_pairs(pairs))
    limit = _seconds(seconds)
    words = language()
    console = new_console()
    console.print(Text(words.say("cli-bench-others"), "dim"))
    rates = measure(game, options, limit)
    compiled = not str(state.__file__).endswith(".py")
    kind = words.say("cli-compiled" if compiled else "cli-interpreted")
    chosen = " ".join(f"{name}={value}" for name, value in options.items())
    console.print(f"{game_name} ({chosen}), {kind}")
    grid = Table.grid(padding=(0, 3, 0, 0))
    grid.add_column()
    grid.add_column(justify="right", style="bold")
    for name, rate in rates.items():
        grid.add_row(words.say(f"cli-rate-{name}"), f"{rate:,.0f}")
    console.print(grid)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0.0 < seconds <= _LONGEST:
        raise Wrong("cli-seconds", text=text, most=int(_LONGEST))
    return seconds
