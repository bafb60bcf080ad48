"""Help pages in the reader's language, without loading more than they need.

The texts are in `text/help.toml`: for each command its purpose, and the meaning of its options
and arguments.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeVar

import click

CODES: Final = ("en", "ru", "uk")
_FROM_SYSTEM: Final = ("GUNBAI_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
_FILE: Final = Path(__file__).parent / "text" / "help.toml"


class _Asked:
    """The value of `--lang`; outlives click's contexts, since errors are reported after them."""

    code = ""


def forget_language() -> None:
    """Forget the value of `--lang`: a new command line begins."""
    _Asked.code = ""


def language_code() -> str:
    """Return the value of `--lang`, else GUNBAI_LANG, else the system's language, else English."""
    if _Asked.code:
        return _Asked.code
    for name in _FROM_SYSTEM:
        code = os.environ.get(name, "")[:2].lower()
        if code in CODES:
            return code
    return "en"


@cache
def _texts() -> dict[str, Any]:
    return tomllib.loads(_FILE.read_text(encoding="utf-8"))


def help_text(*path: str) -> str:
    """Return a text of help.toml, or an empty one if there is none under that path."""
    found: Any = _texts()
    for name in path:
        found = found.get(name, {})
    return str(found.get(language_code(), "")).strip()


class _Localised(click.Command):
    """A command whose help page comes from help.toml under the command's name."""

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, f"{help_text('usage')} ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(help_text(*self.text_path(ctx)) or self.help or "")

    def text_path(self, ctx: click.Context) -> list[str]:
        names = []
        at: click.Context | None = ctx
        while at is not None and at.parent is not None:
            names.append(at.command.name or "")
            at = at.parent
        return names[::-1] or ["gunbai"]

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = help_text("help")
        return option

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        path = self.text_path(ctx)
        rows = []
        for param in self.get_params(ctx):
            name = param.name or ""
            text = help_text(*path, name) or help_text("common", name)
            record = param.get_help_record(ctx)
            if isinstance(param, click.Argument):
                rows.append((param.make_metavar(ctx), text))
            elif record is not None:
                rows.append((record[0], text or record[1]))
        if rows:
            with formatter.section(help_text("options")):
                formatter.write_dl(rows)


class Command(_Localised):
    """A command with a localised help page."""


class CommandGroup(_Localised, click.Group):
    """A group of commands with a localised help page."""

    command_class = Command

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        self.format_commands(ctx, formatter)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        path = [] if ctx.parent is None else self.text_path(ctx)
        rows = [(name, help_text(*path, name)) for name in self.list_commands(ctx)]
        with formatter.section(help_text("commands")):
            formatter.write_dl(rows)


_F = TypeVar("_F", bound=Callable[..., Any])


def _choose(context: click.Context, parameter: click.Parameter, value: str | None) -> None:
    if value is not None:
        _Asked.code = value


def lang_option(function: _F) -> _F:
    """Add `--lang`, the same for every command."""
    option = click.option(
        "--lang", type=click.Choice(CODES), is_eager=True, expose_value=False, callback=_choose
    )
    return option(function)
