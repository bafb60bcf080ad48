"""Plain data as an outline that people can read: the `repr` of a position."""

from __future__ import annotations

from typing import Final

from gunbai.core.notation import Data

_WIDTH: Final = 96


def outline(data: Data, indent: str = "") -> str:
    """Return one line per entry that is not empty; a long one is indented below its name."""
    lines: list[str] = []
    for label, value in data.items():
        if _is_empty(value):
            continue
        short = inline(value)
        if len(indent) + len(label) + len(short) + 2 <= _WIDTH:
            lines.append(f"{indent}{label}: {short}")
        elif isinstance(value, dict):
            lines.append(f"{indent}{label}:")
            lines.append(outline(value, f"{indent}  "))
        elif isinstance(value, list):
            lines.append(f"{indent}{label}:")
            lines += _entries(value, f"{indent}  ")
        else:
            lines.append(f"{indent}{label}: {short}")
    return "\n".join(lines)


def _entries(values: list[object], indent: str) -> list[str]:
    """Return the lines of a list that does not fit on one."""
    lines: list[str] = []
    for value in values:
        short = inline(value)
        if isinstance(value, dict) and len(indent) + len(short) + 2 > _WIDTH:
            text = outline(value, f"{indent}  ")
            lines.append(f"{indent}- {text[len(indent) + 2 :]}")
        else:
            lines.append(f"{indent}- {short}")
    return lines


def _is_empty(value: object) -> bool:
    return value is None or value is False or (isinstance(value, (list, dict)) and not value)


def inline(value: object) -> str:
    if value is None:
        return "–"
    if value is True:
        return "yes"
    if isinstance(value, dict):
        return ", ".join([f"{k} {inline(v)}" for k, v in value.items() if not _is_empty(v)])
    if isinstance(value, list):
        dicts = bool(value) and isinstance(value[0], dict)
        return ("; " if dicts else " ").join([inline(part) for part in value])
    return str(value)
