"""Reading a dumped position back: every field is checked, and named if it is wrong."""

from __future__ import annotations

from gunbai.core.errors import BadPosition, Refusal
from gunbai.core.rng import Rng
from gunbai.core.state import Position


def bad_field(name: str) -> BadPosition:
    return BadPosition(Refusal("position-field", "", {"name": name}))


def as_dict(value: object, name: str) -> Position:
    if not isinstance(value, dict):
        raise bad_field(name)
    return value


def dict_of(position: Position, name: str) -> Position:
    return as_dict(position.get(name), name)


def list_of(position: Position, name: str) -> list[object]:
    value = position.get(name)
    if not isinstance(value, list):
        raise bad_field(name)
    return value


def as_number(value: object, name: str, most: int, least: int = 0) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise bad_field(name)
    return value


def number_of(position: Position, name: str, most: int, least: int = 0) -> int:
    return as_number(position.get(name), name, most, least)


def flag_of(position: Position, name: str) -> bool:
    value = position.get(name)
    if not isinstance(value, bool):
        raise bad_field(name)
    return value


def as_index(value: object, names: list[str], name: str) -> int:
    if not isinstance(value, str) or value not in names:
        raise bad_field(name)
    return names.index(value)


def index_of(position: Position, name: str, names: list[str]) -> int:
    """The place of a named thing in its list; −1 if there is none."""
    value = position.get(name)
    return -1 if value is None else as_index(value, names, name)


def indexes_of(position: Position, name: str, names: list[str]) -> list[int]:
    return [as_index(entry, names, name) for entry in list_of(position, name)]


def numbers_of(position: Position, name: str, most: int, count: int = -1) -> list[int]:
    """A list of numbers; of this length, if one is given."""
    out = [as_number(entry, name, most) for entry in list_of(position, name)]
    if count >= 0 and len(out) != count:
        raise bad_field(name)
    return out


def rng_of(position: Position) -> Rng:
    words = numbers_of(position, "rng", (1 << 32) - 1, 4)
    if not any(words):
        raise bad_field("rng")
    return Rng(words[0], words[1], words[2], words[3])
