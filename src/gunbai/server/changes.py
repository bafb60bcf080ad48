"""Changes: how to get from one piece of plain data to the next, in as few bytes as it takes.

A change is

- `[value]`: the new value,
- `{name: change}`: the parts of an object, or the items of a list by their number, that changed;
  `null` for a part that is gone,
- `["list", …]`: a list made of runs `[from, to]` of the old one and of `{"new": items}`.

`docs/guide/protocol.md` describes it for other programs, `web/src/core/changes.ts` carries it out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

Change = list[Any] | dict[str, Any]

_ENCODE: Final = msgspec.json.Encoder()


def change(before: object, after: object) -> Change | None:
    """Return the change from one value to another; None if they are the same."""
    if before == after and type(before) is type(after):
        return None
    if isinstance(before, dict) and isinstance(after, dict):
        return _parts(before, after)
    if _is_list(before) and _is_list(after):
        return _items(before, after)
    return [after]


def _is_list(value: object) -> bool:
    return isinstance(value, list | tuple)


def _parts(before: dict[str, Any], after: dict[str, Any]) -> Change:
    out: dict[str, Any] = {}
    for name in before:
        if name not in after:
            out[name] = None
    for name, value in after.items():
        if name not in before:
            out[name] = [value]
            continue
        changed = change(before[name], value)
        if changed is not None:
            out[name] = changed
    return out


def _items(before: Any, after: Any) -> Change | None:
    if len(before) == len(after):
        changes = {
            str(place): changed
            for place, value in enumerate(after)
            if (changed := change(before[place], value)) is not None
        }
        if not changes:
            return None  # a tuple is written as a list is
        if 2 * len(changes) <= len(after) or not _is_plain(after):
            return changes
        return [after]
    return _runs(before, after)


def _is_plain(items: Sequence[object]) -> bool:
    return not any(isinstance(item, dict | list | tuple) for item in items)


def _runs(before: Sequence[object], after: Sequence[object]) -> Change:
    """Return the new list as runs of the old one, with the new items between them."""
    places: dict[bytes, int] = {}
    for place, item in enumerate(before):
        places.setdefault(_ENCODE.encode(item), place)
    out: list[Any] = ["list"]
    kept = False
    for item in after:
        place = places.get(_ENCODE.encode(item), -1)
        last = out[-1]
        if place >= 0:
            kept = True
            if isinstance(last, list) and last[1] == place:
                last[1] = place + 1
            else:
                out.append([place, place + 1])
        elif isinstance(last, dict):
            last["new"].append(item)
        else:
            out.append({"new": [item]})
    return out if kept else [after]


def changed(value: Any, change: Any) -> Any:
    """Carry out a change: return the value that it leads to."""
    if change is None:
        return value
    if isinstance(change, dict):
        if isinstance(value, list):
            return [changed(item, change.get(str(place))) for place, item in enumerate(value)]
        parts = {name: part for name, part in value.items() if name not in change}
        for name, part in change.items():
            if part is not None:
                parts[name] = changed(value.get(name), part)
        return parts
    if change[0] == "list" and len(change) > 1:
        out: list[Any] = []
        for part in change[1:]:
            out += part["new"] if isinstance(part, dict) else value[part[0] : part[1]]
        return out
    return change[0]
