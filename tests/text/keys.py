"""The text keys that the source itself names."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import gunbai

SOURCE = Path(gunbai.__file__).parent


def refusals_in_source() -> set[str]:
    """First arguments of everything that makes a refusal, in the engine and the bots."""
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
                for part in ast.walk(argument):
                    if isinstance(part, ast.Constant) and isinstance(part.value, str):
                        found.update(re.findall(r"^[a-z]+(?:-[a-z]+)+$", part.value))
    return found
