"""`gunbai tower`: measurements of Shogun's cube tower, as numbers and as a plot."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path

import click
from rich.table import Table

from gunbai.arena.tower import measure_tower, tower_chart
from gunbai.cli.help_pages import Command, lang_option
from gunbai.cli.terminal import language, new_console
from gunbai.games.shogun.game import load

_THROWS = click.IntRange(min=1, max=1_000_000)


@click.command(cls=Command)
@click.option("--plain", is_flag=True)
@click.option("--throws", type=_THROWS, default=20_000, metavar="N")
@click.option("--plot", type=click.Path(dir_okay=False), metavar="FILE")
@click.option("--json", "as_json", is_flag=True)
@click.option("--data", type=click.Path(dir_okay=False), metavar="FILE")
@lang_option
def tower(plain: bool, throws: int, plot: str | None, as_json: bool, data: str | None) -> None:
    """Show how many cubes the tower holds back."""
    game = load(None if data is None else Path(data))
    measured = measure_tower(game.tables.towers[int(plain)], throws)
    name = "tower_plain" if plain else "tower"
    block = next(block for block in game.values() if block.name == name)
    words = language()
    if plot is not None:
        labels = [words.say("cli-tower-thrown"), words.say("cli-tower-inside")]
        chart = tower_chart(words.say("cli-tower-title"), labels, measured.throws)
        Path(plot).write_text(chart, encoding="utf-8")
    if as_json:
        model = {**block.values, "confidence": block.confidence, "source": block.source}
        click.echo(json.dumps({"model": model, **asdict(measured)}))
        return
    console = new_console()
    grid = Table()
    for key in ("size", "thrown", "inside", "tray"):
        grid.add_column(words.say(f"cli-tower-{key}"), justify="right")
    for throw in measured.throws:
        grid.add_row(
            str(throw.size),
            f"{100 * throw.thrown_fall:.1f} %",
            f"{100 * throw.inside_fall:.1f} %",
            f"{throw.tray:.1f}",
        )
    console.print(grid)
    console.print(words.say("cli-tower-held", {"start": f"{measured.start_held:.1f}",
                                               "held": f"{measured.held:.1f}"}))  # fmt: skip
    sure = {"confidence": words.say(f"confidence-{block.confidence}".replace(" ", "-"))}
    console.print(words.say("cli-tower-model", {**sure, "basis": block.source}))
