"""`gunbai games`: the games with their options and values."""

from __future__ import annotations

import re
from typing import Final

import click
from rich import box
from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from gunbai import GAMES
from gunbai.cli.boards import board_of
from gunbai.cli.help_pages import Command, lang_option
from gunbai.cli.terminal import language, new_console
from gunbai.core.game import Game
from gunbai.core.options import Conflict
from gunbai.games import load
from gunbai.language import Language

_PICTURE: Final = re.compile(r"^!\[\]\(\w+\)\n*", re.MULTILINE)
_LINK: Final = re.compile(r"\[([^\]]+)\]\(/[^)]*\)")


@click.command(cls=Command)
@click.argument("name", required=False)
@click.option("--values", is_flag=True)
@click.option("--guide", is_flag=True)
@click.option("--data", metavar="FILE")
@lang_option
def games(name: str | None, values: bool, guide: bool, data: str | None) -> None:
    """List the games that can be played."""
    console = new_console()
    if name is None and not (values or guide or data):
        list_games(console)
        return
    game = load(GAMES[0] if name is None else name, data)
    words = language(game)
    if guide:
        console.print(Markdown("\n".join(in_words_alone(page) for page in words.guide())))
    elif values:
        show_values(console, game, words)
    else:
        show_options(console, game, words)


def in_words_alone(page: str) -> str:
    """Return a page of a guide without pictures and links, which are for the page."""
    return _LINK.sub(r"\1", _PICTURE.sub("", page))


def list_games(console: Console) -> None:
    grid = Table.grid(padding=(0, 3, 0, 0))
    for name in GAMES:
        words = language(load(name))
        grid.add_row(Text(name, "bold"), words.say(f"game-{name}.about"))
    console.print(grid)
    console.print(Text(f"\n{language().say('cli-games-more')}", "dim"))
    for line in (f"gunbai games {GAMES[0]}", f"gunbai play {GAMES[0]}"):
        console.print(Text(f"  {line}", "dim"))


def show_options(console: Console, game: Game, words: Language) -> None:
    """Show the options with values, defaults and meanings, and those that exclude each other."""
    console.print(Text(words.thing("game", game.name), "bold"))
    console.print(words.say(f"game-{game.name}.about"))
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(words.say("cli-option"), style="bold", no_wrap=True)
    table.add_column(words.say("cli-values"), no_wrap=True)
    table.add_column(words.say("cli-meaning"))
    for option in game.options():
        table.add_row(option.name, "", Text(words.option_about(option.name)))
        default = option.default.split(",") if option.several else [option.default]
        for value in option.words + option.values:
            chosen = value == option.default or (value in default and not option.ordered)
            mark = f" {words.say('cli-default')}" if chosen else ""
            shown = words.option_value(option.name, value)
            meaning = "" if shown == value else shown
            table.add_row("", f"{option.name}={value}", Text(f"{meaning}{mark}".strip(), "dim"))
        table.add_section()
    console.print(table)
    several = next(option for option in game.options() if option.several)
    example = f"{several.name}={','.join(several.values[:3])}"
    console.print(Text(words.say("cli-several", {"example": example}), "dim"))
    if game.conflicts():
        console.print(Text(f"\n{words.say('cli-refused')}", "bold"))
    for conflict in game.conflicts():
        console.print(Text(f"  {_pairs(conflict)}", "bold"))
        why = words.refusal(conflict.refusal({conflict.first: "", conflict.other: ""}))
        reason = Text.assemble(f"{why} ", (f"[{conflict.rule}]", "dim"))
        console.print(Padding(reason, (0, 0, 0, 2)))


def _pairs(conflict: Conflict) -> str:
    firsts = "|".join(conflict.firsts)
    others = "|".join(conflict.others)
    return f"{conflict.first}={firsts} + {conflict.other}={others}"


def show_values(console: Console, game: Game, words: Language) -> None:
    """Show all values with their confidence; house values carry an asterisk."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(words.say("cli-item"))
    table.add_column(words.say("cli-value"), no_wrap=True)
    table.add_column(words.say("cli-source"))
    for value in board_of(game, words, [], -1).values():
        house = value.confidence == "house value"
        sure = words.thing("confidence", value.confidence)
        style = "bold yellow" if house else ""
        shown = Text(f"{value.value}{' *' if house else ''}", style)
        table.add_row(value.name, shown, Text.assemble((sure, style), f": {value.source}"))
    console.print(table)
    console.print(Text(words.say("cli-house"), "dim"))
