"""Groups of commands that are imported late, so that each starts fast."""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from typing import ClassVar

import click

from gunbai.cli.help_pages import CommandGroup


class LateGroup(CommandGroup):
    """A group whose commands are imported when they are used: `late` says where each is."""

    late: ClassVar[Mapping[str, str]] = {}

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.late)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.late:
            return None
        module, _, attribute = self.late[cmd_name].partition(":")
        command = getattr(importlib.import_module(module), attribute)
        assert isinstance(command, click.Command)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        from gunbai.cli.terminal import Wrong

        if args[0] not in self.late and not args[0].startswith("-"):
            raise Wrong("cli-no-such-command", name=args[0], known=", ".join(self.late))
        return super().resolve_command(ctx, args)
