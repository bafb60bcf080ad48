"""The notation of positions as text: JSON, laid out so that people can read and edit it."""

from __future__ import annotations

import json
from typing import Final

from gunbai.core.errors import BadPosition, Refusal
from gunbai.core.notation import Data

_WIDTH: Final = 100


def write_position(data: Data) -> str:
    """Return a dump as text: whatever fits on a line is on one line."""
    return f"{_lines(data, '', 0)}\n"


def _lines(value: object, indent: str, used: int) -> str:
    short = json.dumps(value, ensure_ascii=False)
    whole = isinstance(value, dict) and bool(value) and not indent  # the outermost object is open
    if not whole and (len(indent) + used + len(short) < _WIDTH or not _parts(value)):
        return short
    deeper = f"{indent}  "
    if isinstance(value, dict):
        rows = []
        for label, part in value.items():
            head = f"{json.dumps(label, ensure_ascii=False)}: "
            rows.append(f"{deeper}{head}{_lines(part, deeper, len(head) + 1)}")
        return "{\n" + ",\n".join(rows) + f"\n{indent}}}"
    assert isinstance(value, list)
    rows = [f"{deeper}{_lines(part, deeper, 1)}" for part in value]
    return "[\n" + ",\n".join(rows) + f"\n{indent}]"


def _parts(value: object) -> bool:
    return isinstance(value, (dict, list)) and len(value) > 0


def read_position(text: str) -> Data:
    """Return the dump of a text; `BadPosition` says at which line and column it can't be read."""
    try:
        found = json.loads(text)
    except json.JSONDecodeError as error:
        words: Data = {"line": error.lineno, "column": error.colno}
        raise BadPosition(Refusal("position-text", "", words)) from None
    except (ValueError, RecursionError):  # a number of thousands of digits, or deep nesting
        raise BadPosition(Refusal("position-format")) from None
    if not isinstance(found, dict):
        raise BadPosition(Refusal("position-text", "", {"line": 1, "column": 1}))
    return found
