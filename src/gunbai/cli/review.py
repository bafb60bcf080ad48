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
from gunbai.cli.pages import put_into
from gunbai.cli.progress import with_progress
from gunbai.cli.saves import open_record
from gunbai.cli.seats import shown_names
from gunbai.cli.terminal import Wrong, language
from gunbai.core.record import write_record
from gunbai.games import load
from gunbai.review.assembly import Task, make_review, most_pieces, pieces
from gunbai.review.blunders import ReviewedGames
from gunbai.review.measured import (
    MeasuredReview,
    as_markdown,
    measure_reviews,
    of_series,
    read_trials,
)
from gunbai.review.page import Page
from gunbai.review.reviewer import Effort

_COUNT: Final = click.IntRange(min=1)
_NOTES: Final = click.Path(dir_okay=False, path_type=Path)
_PAGE: Final = click.Path(exists=True, dir_okay=False, path_type=Path)
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
@click.option("--save", type=_NOTES, metavar="FILE")
@click.option("--into", "page", type=_PAGE, metavar="PAGE")
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
    save: Path | None,
    page: Path | None,
    jobs: int,
) -> None:
    """Review a finished game, or measure how well reviews find a blunder."""
    effort = Effort(seconds=seconds)
    if measure is not None:
        make_bot(bot, 0, load(game_name))
        series = ReviewedGames(game_name, None, load(game_name).read_options({}), bot, effort)
        trials = read_trials(save) if save is not None else []
        _measure(series, trials, (measure, seed, jobs), save)
        if page is not None:
            page.write_text(put_into(page, "reviews", as_markdown(trials)), encoding="utf-8")
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


def _measure(
    series: ReviewedGames,
    trials: list[MeasuredReview],
    wanted: tuple[int, int, int],
    notes: Path | None,
) -> None:
    """Put a blunder into games of bots, and count how often a review names it.

    `wanted` are how many games, the first seed, and how many processes. Each trial is noted at
    once, so that a second call goes on after the last one.
    """
    words = language()
    for trial in with_progress(measure_reviews(series, trials[:], *wanted), wanted[0], series.game):
        trials.append(trial)
        if notes is not None:
            with notes.open("a", encoding="utf-8") as file:
                file.write(trial.line())
        if trial.named is not None:
            told = {
                "seed": str(trial.seed),
                "place": str(trial.at),
                "cost": round(100 * trial.cost),
                "found": "yes" if trial.named else "no",
                "seconds": round(trial.seconds),
            }
            click.echo(words.say("cli-review-trial", told))
    found = [one for one in of_series(trials, series) if one.named is not None]
    told = {"named": sum(bool(one.named) for one in found), "games": len(found)}
    click.echo(words.say("cli-review-measured", told))
