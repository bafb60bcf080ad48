"""The command line says the same things in all three languages."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import click
import pytest
from fluent.syntax import FluentParser, ast

import gunbai.cli
import gunbai.games
from gunbai.cli.app import gunbai as root

TEXT = Path(gunbai.cli.__file__).parent / "text"
GAMES = Path(gunbai.games.__file__).parent


def messages(code: str) -> dict[str, set[str]]:
    """The variables of each message, of the command line and of what games add to it."""
    files = [TEXT / f"{code}.ftl", *sorted(GAMES.glob(f"*/text/terminal.{code}.ftl"))]
    source = "\n".join(file.read_text(encoding="utf-8") for file in files)
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found
            assert entry.span is not None
            text = source[entry.span.start : entry.span.end]
            found[entry.id.name] = set(re.findall(r"\$([\w-]+)", text))
    return found


@pytest.mark.parametrize("code", ["ru", "uk"])
def test_the_same_messages_with_the_same_variables(code: str) -> None:
    assert messages(code) == messages("en")


def test_all_ids_are_the_command_lines_own() -> None:
    assert all(name.startswith("cli-") for name in messages("en"))


def test_every_message_that_the_code_names_exists() -> None:
    named: set[str] = set()
    for path in [*Path(gunbai.cli.__file__).parent.rglob("*.py"), *GAMES.glob("*/terminal/*.py")]:
        named.update(re.findall(r'"(cli-[\w-]+)"', path.read_text(encoding="utf-8")))
    assert named <= set(messages("en"))


def help_texts() -> dict[str, Any]:
    return tomllib.loads((TEXT / "help.toml").read_text(encoding="utf-8"))


def test_every_help_text_is_there_in_all_languages() -> None:
    def check_block(block: dict[str, Any], path: str) -> None:
        texts = {name for name, value in block.items() if isinstance(value, str)}
        assert texts in (set(), {"en", "ru", "uk"}), path
        for name, value in block.items():
            if isinstance(value, dict):
                check_block(value, f"{path}.{name}")

    check_block(help_texts(), "")


def test_every_command_and_parameter_is_explained() -> None:
    texts = help_texts()

    def check_command(command: click.Command, block: dict[str, Any], path: str) -> None:
        assert "en" in block, path
        for parameter in command.params:
            assert parameter.name in block or parameter.name in texts["common"], path
        if isinstance(command, click.Group):
            context = click.Context(command)
            for name in command.list_commands(context):
                inner = command.get_command(context, name)
                assert inner is not None
                check_command(inner, block[name], f"{path} {name}")

    context = click.Context(root)
    for name in root.list_commands(context):
        command = root.get_command(context, name)
        assert command is not None
        check_command(command, texts[name], name)
