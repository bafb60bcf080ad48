"""The text keys that the source itself names."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import gunbai

SOURCE = Path(gunbai.__file__).parent
_OF_A_GAME = re.compile("([a-z]{2})-")


def refusals_in_source() -> set[str]:
    """Return the first arguments of everything that makes a refusal, in engine and bots."""
    makers = {"Refusal", "Conflict", "require", "refuse", "_refusal", "_bad", "bad_data"}
    files = [file for part in ("core", "games", "bots") for file in (SOURCE / part).rglob("*.py")]
    found: set[str] = set()
    for file in [*files, SOURCE / "language.py"]:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else None
            if (node.func.id if isinstance(node.func, ast.Name) else name) not in makers:
                continue
            for argument in node.args:
                for part in _parts(argument):
                    if isinstance(part, ast.Constant) and isinstance(part.value, str):
                        found.update(re.findall(r"^[a-z]+(?:-[a-z]+)+$", part.value))
    return found


def _parts(node: ast.AST) -> Iterator[ast.AST]:
    """Yield a node and its parts, without comparisons and lookups, which have no keys."""
    yield node
    if not isinstance(node, (ast.Compare, ast.Subscript)):
        for child in ast.iter_child_nodes(node):
            yield from _parts(child)


def prefix_of(key: str) -> str:
    """Return the prefix of the game of this key; empty for those that all games share."""
    match = _OF_A_GAME.match(key)
    return match[1] if match else ""
