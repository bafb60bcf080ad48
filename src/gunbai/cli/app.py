"""The root of the command: the list of commands, and the end of anything that goes wrong."""

from __future__ import annotations

import importlib
import io
import sys
from typing import Any, Final

import click

from gunbai import __version__
from gunbai.cli.helping import Group, forget_language, lang_option
from gunbai.core.errors import GunbaiError

#: Command → module and attribute, imported when the command is used, so that all start fast.
_COMMANDS: Final = {
    "play": "gunbai.cli.play:play",
    "serve": "gunbai.cli.serve:serve",
    "games": "gunbai.cli.games:games",
    "record": "gunbai.cli.record:record",
    "rules": "gunbai.cli.rules:rules",
    "sim": "gunbai.cli.contest:sim",
    "arena": "gunbai.cli.contest:arena",
    "bench": "gunbai.cli.bench:bench",
    "tower": "gunbai.cli.tower:tower",
}


class _Root(Group):
    """A group that imports commands late and ends every error with one line and an exit code."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(_COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in _COMMANDS:
            return None
        module, _, attribute = _COMMANDS[cmd_name].partition(":")
        command = getattr(importlib.import_module(module), attribute)
        assert isinstance(command, click.Command)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        from gunbai.cli.terminal import Wrong

        if args[0] not in _COMMANDS and not args[0].startswith("-"):
            raise Wrong("cli-no-such-command", name=args[0], known=", ".join(_COMMANDS))
        return super().resolve_command(ctx, args)

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
