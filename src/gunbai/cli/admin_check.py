"""`gunbai admin check`: what would become of each table with this version of the program."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from gunbai.cli.helping import Command, lang_option
from gunbai.cli.terminal import language, refusal_text
from gunbai.language import Language, MissingText

if TYPE_CHECKING:
    from gunbai.server.checking import Finding

CANNOT_GO_ON: Final = 1  # exit code


@click.command(cls=Command)
@click.option("--database", default="", metavar="URL")
@click.option("--data-dir", default=None, type=click.Path(path_type=Path), metavar="FOLDER")
@click.option("--all", "everything", is_flag=True)
@lang_option
@click.pass_context
def check(context: click.Context, database: str, data_dir: Path | None, everything: bool) -> None:
    """Tell what would become of each table after an upgrade to this version; change nothing."""
    from gunbai.home import data_folder
    from gunbai.server.checking import Check
    from gunbai.server.config import Settings
    from gunbai.server.upgrades import MOVES_ON, STOPPED

    words = language()
    found: Counter[str] = Counter()
    folder = data_folder() if data_dir is None else data_dir

    def say(finding: Finding) -> None:
        found[finding.fate.outcome] += 1
        if everything or finding.fate.outcome != MOVES_ON or not finding.over:
            click.echo(_line(finding))

    with Check(Settings(folder, database).database) as checking:
        migration = {"before": checking.revision, "after": checking.newest}
        same = checking.revision == checking.newest
        click.echo(words.say("cli-check-same" if same else "cli-check-migration", migration))
        asyncio.run(checking.run(say))
    counts = {outcome.replace("-", ""): count for outcome, count in found.items()}
    numbers = {"moveson": 0, "goeson": 0, "read": 0, "stopped": 0} | counts
    click.echo(words.say("cli-check-sum", dict(numbers)))
    if found[STOPPED]:
        context.exit(CANNOT_GO_ON)


def _line(finding: Finding) -> str:
    """Return what would become of a table, and why."""
    from gunbai.server.upgrades import MOVES_ON

    words = language()
    fate = finding.fate
    told = words.say(
        f"cli-check-{fate.outcome}",
        {
            "table": finding.table,
            "game": _title(finding.game, words),
            "names": ", ".join(finding.names),
            "rules": finding.rules,
            "now": finding.rules_now,
            "status": words.say("cli-check-status", {"status": finding.status}),
            "lost": fate.lost,
        },
    )
    if fate.reason is None or fate.outcome == MOVES_ON:
        return told
    return f"{told}\n    {refusal_text(fate.reason)}"


def _title(game: str, words: Language) -> str:
    try:
        return words.thing("game", game)
    except MissingText:  # a game that is gone
        return game
