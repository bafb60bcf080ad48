"""`gunbai dataset make`: games of bots as Parquet files with a card."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import click

from gunbai.cli.arguments import read_pairs
from gunbai.cli.effort import Spent
from gunbai.cli.extras import require_parquet
from gunbai.cli.hands import hands, hands_options
from gunbai.cli.help_pages import Command, lang_option
from gunbai.cli.lineup import lineup
from gunbai.cli.progress import with_progress
from gunbai.cli.terminal import language
from gunbai.games import load

_COUNT: Final = click.IntRange(min=1)


@click.command(cls=Command)
@click.argument("game_name", metavar="GAME")
@click.argument("entrants", nargs=-1, metavar="[BOT…]")
@click.option("--folder", type=click.Path(file_okay=False, path_type=Path))
@click.option("--games", "count", type=_COUNT, default=1000, show_default=True)
@click.option("--in-file", type=_COUNT, default=100, show_default=True, metavar="N")
@click.option("-o", "pairs", multiple=True, metavar="NAME=VALUE")
@click.option("--seed", type=click.IntRange(min=0), default=0)
@hands_options
@click.option("--json", "as_json", is_flag=True)
@click.option("--data", type=click.Path(dir_okay=False))
@lang_option
def make(
    game_name: str,
    entrants: tuple[str, ...],
    folder: Path | None,
    count: int,
    in_file: int,
    pairs: tuple[str, ...],
    seed: int,
    jobs: int,
    ray: str | None,
    as_json: bool,
    data: str | None,
) -> None:
    """Let bots play, and write every step of every seat into Parquet files."""
    require_parquet()
    from gunbai.dataset.card import contents, describe, write_card
    from gunbai.dataset.games import Series, make_series
    from gunbai.dataset.shards import claim

    workers = hands(jobs, ray)
    game = load(game_name, data)
    names, options = lineup(game, entrants or ("greedy",), read_pairs(pairs))
    series = Series(game_name, data, options, names, count, in_file, seed=seed)
    place = folder or Path(f"dataset-{game_name}")
    words = [game_name, *names, "--games", count, "--in-file", in_file, "--seed", seed]
    words += [word for pair in pairs for word in ("-o", pair)]
    if data is not None:
        words += ["--data", data]
    command = " ".join(["gunbai dataset make", *(str(word) for word in words)])
    claim(place, {"command": command, "options": options, "data": game.custom_data()})
    before = contents(place).games
    effort = Spent()
    for _ in with_progress(make_series(series, place, workers), series.files(), game_name):
        pass
    found = contents(place)
    write_card(place, describe(command, options, series.columns(), found))
    taken = effort.told(found.games - before)
    told = {"games": found.games, "rows": found.rows, "folder": str(place)}
    if as_json:
        click.echo(json.dumps({**told, "made": found.games - before, **taken}))
        return
    click.echo(language().say("cli-dataset-made", told))
    spoken = {name: value if value is not None else "?" for name, value in taken.items()}
    click.echo(language().say("cli-dataset-took", {"made": found.games - before, **spoken}))
