"""`gunbai train` and `gunbai calibrate`: make a network that judges positions, and check one."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path
from typing import Final

import click

from gunbai.bots.factory import make_bot
from gunbai.cli.extras import require_parquet
from gunbai.cli.hands import hands, hands_options
from gunbai.cli.help_pages import Command, lang_option
from gunbai.cli.progress import with_progress
from gunbai.cli.terminal import Wrong
from gunbai.games import load

_COUNT: Final = click.IntRange(min=1)
_SEED: Final = click.IntRange(min=0)
_TINY_GAMES: Final = 40
_TINY_EPOCHS: Final = 3
_TINY_GATE: Final = 6
_ELSEWHERE: Final = 1000  # added to the seed of a training: its games are never met again


@click.command(cls=Command)
@click.argument("game_name", metavar="GAME")
@click.option("--folder", type=click.Path(file_okay=False))
@click.option("--bot", default="greedy", show_default=True)
@click.option("--games", "count", type=_COUNT, default=4000, show_default=True)
@click.option("--epochs", type=_COUNT, default=12, show_default=True)
@click.option("--gate", type=click.IntRange(min=0), default=240, show_default=True)
@click.option("--tiny", is_flag=True)
@click.option("--seed", type=_SEED, default=1)
@hands_options
@click.option("--json", "as_json", is_flag=True)
@lang_option
def train(
    game_name: str,
    folder: str | None,
    bot: str,
    count: int,
    epochs: int,
    gate: int,
    tiny: bool,
    seed: int,
    jobs: int,
    ray: str | None,
    as_json: bool,
) -> None:
    """Let bots play, learn from their games, and see whether that helps."""
    require_parquet()
    from gunbai.learn.pipeline import CARD, REPORT, WEIGHTS, Recipe, TrainingFolder
    from gunbai.learn.report import gate_line, tables

    make_bot(bot, 0, load(game_name, None))
    if tiny:
        count, epochs, gate = _TINY_GAMES, _TINY_EPOCHS, _TINY_GATE
    recipe = Recipe(game_name, bot, count, epochs, seed, gate)
    place = Path(folder or f"training-{game_name}")
    outcome = TrainingFolder(place, recipe, hands(jobs, ray)).run(_show)
    if as_json:
        click.echo(json.dumps(asdict(outcome)))
        return
    click.echo(tables(outcome.calibration))
    if outcome.gate is not None:
        click.echo(gate_line(outcome.gate))
    click.echo("\n".join(str(place / name) for name in (WEIGHTS, REPORT, CARD)))


@click.command(cls=Command)
@click.argument("game_name", metavar="GAME")
@click.option("--weights", type=click.Path(exists=True, dir_okay=False))
@click.option("--bot", default="greedy", show_default=True)
@click.option("--games", "count", type=_COUNT, default=400, show_default=True)
@click.option("--folder", type=click.Path(file_okay=False))
@click.option("--seed", type=_SEED, default=1)
@hands_options
@click.option("--json", "as_json", is_flag=True)
@lang_option
def calibrate(
    game_name: str,
    weights: str | None,
    bot: str,
    count: int,
    folder: str | None,
    seed: int,
    jobs: int,
    ray: str | None,
    as_json: bool,
) -> None:
    """Compare chances to win with what happens in games that no network has seen."""
    require_parquet()
    from gunbai.learn.calibration import calibrate as compare
    from gunbai.learn.network import Network
    from gunbai.learn.report import tables
    from gunbai.learn.self_play import SelfPlay, play_series
    from gunbai.learn.store import read_positions
    from gunbai.learn.weights import weights_of

    path = weights_of(game_name) if weights is None else Path(weights)
    if not path.exists():
        raise Wrong("cli-no-weights", game=game_name)
    make_bot(bot, 0, load(game_name, None))
    network = Network.read(path)
    with tempfile.TemporaryDirectory() as temporary:
        series = SelfPlay(
            game_name, None, folder or temporary, bot, count, seed + _ELSEWHERE, usual=True
        )
        for _ in _show(play_series(series, hands(jobs, ray)), series.shards(), game_name):
            pass
        unseen = read_positions(Path(series.folder), network.names)
    found = compare(network, unseen, unseen)
    click.echo(json.dumps(asdict(found)) if as_json else tables(found))


def _show(work: Iterable[object], total: int, title: str) -> Iterable[object]:
    return with_progress(work, total, title)
