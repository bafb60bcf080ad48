"""`gunbai review`: go through a recorded game, and write the result as one page."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import click
import msgspec

from gunbai import GAMES
from gunbai.arena.workers import cores
from gunbai.bots.factory import make_bot
from gunbai.cli.help_pages import Command, lang_option
from gunbai.cli.progress import with_progress
from gunbai.cli.saves import open_record
from gunbai.cli.seats import shown_names
from gunbai.cli.terminal import Wrong, language
from gunbai.core.record import write_record
from gunbai.games import load
from gunbai.review.assembly import Task, make_review, most_pieces, pieces
from gunbai.review.blunders import ReviewedGames, find_blunders
from gunbai.review.page import Page
from gunbai.review.reviewer import Effort

_COUNT: Final = click.IntRange(min=1)
_SECONDS: Final = click.FloatRange(min=1.0, max=3600.0)


@click.command(cls=Command)
@click.argument("file", required=False, metavar="[FILE]")
@click.option("-o", "--output", type=click.Path(dir_okay=False), metavar="FILE")
@click.option("--seconds", type=_SECONDS, default=40.0, show_default=True)
@click.option("--json", "as_json", is_flag=True)
@click.option("--measure", type=_COUNT, metavar="N")
@click.option("--game", "game_name", default=GAMES[-1], show_default=True, metavar="GAME")
@click.option("--bot", default="search:20ms", show_default=True)
@click.option("--seed", type=click.IntRange(min=0), default=1)
@click.option("--jobs", type=_COUNT, default=cores)
@lang_option
def review(
    file: str | None,
    output: str | None,
    seconds: float,
    as_json: bool,
    measure: int | None,
    game_name: str,
    bot: str,
    seed: int,
    jobs: int,
) -> None:
    """Review a finished game, or measure how well reviews find a blunder."""
    effort = Effort(seconds=seconds)
    if measure is not None:
        make_bot(bot, 0, load(game_name))
        series = ReviewedGames(game_name, None, load(game_name).read_options({}), bot, effort)
        _measure(series, list(range(seed, seed + measure)), jobs)
    elif file is None:
        raise Wrong("cli-review-what")
    else:
        _review(Path(file), output, effort, as_json, jobs)


def _review(path: Path, output: str | None, effort: Effort, as_json: bool, jobs: int) -> None:
    """Review one record."""
    record, session = open_record(path)
    if not session.over:
        raise Wrong("cli-review-running", file=str(path))
    words = language(session.game)
    task = Task(write_record(session), effort)
    total = most_pieces(len(pieces(task)))
    done = list(with_progress(make_review(task, jobs), total, words.say("review-title")))
    found = done[-1]
    assert found is not None
    if as_json:
        click.echo(json.dumps(msgspec.to_builtins(found), ensure_ascii=False))
        return
    page = Page(found, session.game, words, shown_names(record.names, words))
    target = Path(output) if output is not None else path.with_suffix(".review.html")
    target.write_text(page.html(), encoding="utf-8")
    click.echo(page.summary())
    click.echo(str(target))


def _measure(series: ReviewedGames, seeds: list[int], jobs: int) -> None:
    """Put a blunder into games of bots, and count how often a review names it."""
    named = 0
    games = 0
    for trial in with_progress(find_blunders(series, seeds, jobs), len(seeds), series.game):
        if trial is None:
            continue
        games += 1
        named += trial.named
        words = {
            "seed": str(trial.blunder.seed),
            "place": str(trial.blunder.at),
            "cost": round(100 * trial.blunder.cost),
            "found": "yes" if trial.named else "no",
            "seconds": round(trial.seconds),
        }
        click.echo(language().say("cli-review-trial", words))
    click.echo(language().say("cli-review-measured", {"named": named, "games": games}))
