"""A program: a bot that is a Python class, asked over standard input in lines of JSON.

`python -m gunbai.programs.class_host package.module:Class`, or the name of an entry point. The
class is made without arguments; its `choose` gets a question as a dictionary and returns the text
of its answer. What it prints goes to standard error. With `--check` it is only looked for.
"""

from __future__ import annotations

import json
import sys
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any, Final

GROUP: Final = "gunbai.bots"  # of entry points


def find(spec: str) -> Any:
    """Return the class of a bot."""
    if ":" not in spec:
        [entry] = entry_points(group=GROUP, name=spec)
        return entry.load()
    module, _, name = spec.partition(":")
    return getattr(import_module(module), name)


def main(spec: str, check: bool) -> None:
    answers = sys.stdout
    sys.stdout = sys.stderr
    player = find(spec)()
    choose = player.choose
    if check:
        return
    for line in sys.stdin.buffer:
        question = json.loads(line)
        answer = {"id": question["id"], "answer": choose(question)}
        answers.write(json.dumps(answer) + "\n")
        answers.flush()


if __name__ == "__main__":
    main(sys.argv[1], "--check" in sys.argv[2:])
