"""`gunbai leaderboard`: a table of bots from results saved by `gunbai arena --save`."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Final

import click

from gunbai.cli.help_pages import Command, lang_option
from gunbai.cli.pages import put_into

_FILE: Final = click.Path(exists=True, dir_okay=False, path_type=Path)


@click.command(cls=Command)
@click.argument("files", nargs=-1, required=True, type=_FILE, metavar="FILE…")
@click.option("--into", "page", type=_FILE, metavar="PAGE")
@click.option("--json", "as_json", is_flag=True)
@lang_option
def leaderboard(files: tuple[Path, ...], page: Path | None, as_json: bool) -> None:
    """Rank bots by the results of contests."""
    from gunbai.arena.leaderboard import as_markdown, by_game
    from gunbai.arena.leaderboard import leaderboard as rank
    from gunbai.arena.results import read_results

    boards = {game: rank(games) for game, games in by_game(read_results(files)).items()}
    if as_json:
        told = {game: [asdict(line) for line in board] for game, board in boards.items()}
        click.echo(json.dumps(told))
    elif page is None:
        click.echo(as_markdown(boards))
    if page is not None:
        page.write_text(put_into(page, "leaderboard", as_markdown(boards)), encoding="utf-8")
