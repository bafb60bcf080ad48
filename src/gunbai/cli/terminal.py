"""The terminal: output, its language, and error messages."""

from __future__ import annotations

import sys
from typing import Final

import click
from rich.console import Console

from gunbai import GAMES
from gunbai.cli.help_pages import language_code
from gunbai.core.errors import BadRecord, GunbaiError, Refusal, Words
from gunbai.core.game import Game
from gunbai.games import load
from gunbai.language import Language, MissingText

WIDEST: Final = 120  # lines longer than this are hard to read
WRONG: Final = 2  # exit code for wrong input
INTERRUPTED: Final = 130


class Wrong(GunbaiError):
    """Something on the command line is wrong; `key` is one of the command line's messages."""

    def __init__(self, key: str, **words: object) -> None:
        super().__init__(Refusal(key, "", words))


class WrongRecord(Wrong):
    """A record that can't be used, with its file and line."""

    def __init__(self, file: str, error: BadRecord) -> None:
        super().__init__("cli-bad-record", file=file, line=error.line)
        self.cause: Final = error.refusal


def new_console() -> Console:
    """Return a console on standard output; texts are plain, never markup."""
    console = Console(markup=False, emoji=False, highlight=False)
    if console.width > WIDEST:
        return Console(markup=False, emoji=False, highlight=False, width=WIDEST)
    return console


def language(game: Game | None = None) -> Language:
    return Language(language_code(), game)


def _in_words(refusal: Refusal) -> str:
    """Return a refusal from the shared texts, else from those of the game that has it."""
    games: list[Game | None] = [None]
    games += [load(name) for name in GAMES]
    for game in games:
        try:
            return language(game).refusal(refusal)
        except MissingText:
            continue
    return str(refusal)


def refusal_text(refusal: Refusal) -> str:
    """Return a refusal in words, with the id of its rule."""
    text = _in_words(refusal)
    return f"{text} [{refusal.rule}]" if refusal.rule else text


def _usage_text(error: click.ClickException) -> str:
    """Return an error of click, in the reader's language where possible."""
    words: Words = {}
    key = ""
    if isinstance(error, click.exceptions.NoSuchOption):
        key = "cli-no-such-option"
        words = {"name": error.option_name, "known": ", ".join(error.possibilities or [])}
    elif isinstance(error, click.exceptions.MissingParameter) and error.param is not None:
        key = "cli-missing-parameter"
        words = {"name": error.param.get_error_hint(error.ctx).strip("'")}
    if key:
        return language().say(key, words)
    return " ".join(error.format_message().split())


def error_text(error: Exception) -> str:
    """Return one line that tells the user what was wrong."""
    if isinstance(error, WrongRecord):
        line = refusal_text(error.refusal)
        return f"{line} {refusal_text(error.cause)}"
    if isinstance(error, GunbaiError):
        return refusal_text(error.refusal)
    if isinstance(error, click.ClickException):
        return _usage_text(error)
    if isinstance(error, OSError):
        words: Words = {"file": str(error.filename or ""), "problem": error.strerror or str(error)}
        return language().say("cli-file-problem", words)
    return str(error)


def complain(error: Exception) -> None:
    """Say what was wrong on standard error, in one line."""
    text = " ".join(error_text(error).split())
    print(f"gunbai: {text}", file=sys.stderr)
