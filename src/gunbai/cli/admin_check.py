"""`gunbai admin check`: what would become of each table with this version of the program."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import TYPE_CHECKING, Final

import click

from gunbai.cli.admin_place import game_title, on_server
from gunbai.cli.help_pages import Command
from gunbai.cli.terminal import language, refusal_text

if TYPE_CHECKING:
    from gunbai.server.config import Settings
    from gunbai.server.upgrade_check import Finding

CANNOT_GO_ON: Final = 1  # exit code


@click.command(cls=Command)
@click.option("--all", "everything", is_flag=True)
@on_server
@click.pass_context
def check(context: click.Context, settings: Settings, everything: bool) -> None:
    """Report what would become of each table after an upgrade to this version; change nothing."""
    from gunbai.server.upgrade_check import Check
    from gunbai.server.upgrades import MOVES_ON, STOPPED

    words = language()
    found: Counter[str] = Counter()

    def say(finding: Finding) -> None:
        found[finding.fate.outcome] += 1
        if everything or finding.fate.outcome != MOVES_ON or not finding.over:
            click.echo(_line(finding))

    with Check(settings.database) as checking:
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
            "game": game_title(finding.game),
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
