"""The root of the command: the list of commands, and the handling of all errors."""

from __future__ import annotations

import io
import sys
from typing import Any, ClassVar

import click

from gunbai import __version__
from gunbai.cli.groups import LateGroup
from gunbai.cli.help_pages import forget_language, lang_option
from gunbai.core.errors import GunbaiError


class _Root(LateGroup):
    """The group of all commands; it ends every error with one line and an exit code."""

    late: ClassVar = {
        "play": "gunbai.cli.play:play",
        "serve": "gunbai.cli.serve:serve",
        "admin": "gunbai.cli.admin:admin",
        "games": "gunbai.cli.games:games",
        "record": "gunbai.cli.record:record",
        "review": "gunbai.cli.review:review",
        "puzzles": "gunbai.cli.puzzles:puzzles",
        "rules": "gunbai.cli.rules:rules",
        "sim": "gunbai.cli.contest:sim",
        "arena": "gunbai.cli.contest:arena",
        "bot": "gunbai.cli.bot:bot",
        "mcp": "gunbai.cli.mcp:mcp",
        "leaderboard": "gunbai.cli.leaderboard:leaderboard",
        "dataset": "gunbai.cli.dataset:dataset",
        "train": "gunbai.cli.train:train",
        "calibrate": "gunbai.cli.train:calibrate",
        "bench": "gunbai.cli.bench:bench",
        "tower": "gunbai.cli.tower:tower",
    }

    def main(self, *args: Any, **extra: Any) -> Any:
        """Run and exit with 0, with 2 for wrong input, with 130 for Ctrl-C; never a traceback."""
        forget_language()
        _be_lenient()
        extra["standalone_mode"] = False
        extra.setdefault("prog_name", "gunbai")
        try:
            code = super().main(*args, **extra)
        except (click.Abort, KeyboardInterrupt):
            sys.exit(130)
        except (GunbaiError, click.ClickException, OSError) as error:
            from gunbai.cli.terminal import WRONG, complain

            complain(error)
            sys.exit(WRONG)
        sys.exit(code if isinstance(code, int) else 0)


def _be_lenient() -> None:
    """Let streams replace what they can't encode or decode instead of ending the game."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


@click.group(cls=_Root, invoke_without_command=True)
@click.version_option(__version__, message="gunbai %(version)s")
@lang_option
@click.pass_context
def gunbai(context: click.Context) -> None:
    """Run a command; without one, show the help page."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())
