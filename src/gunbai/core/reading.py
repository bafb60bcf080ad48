"""Reading a dumped position back: every field is checked, and named if it is wrong."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from gunbai.core.errors import BadPosition, Refusal
from gunbai.core.notation import Data
from gunbai.core.rng import Rng
from gunbai.core.state import Ask, State


def require(good: bool, key: str, words: dict[str, object] | None = None) -> None:
    """Refuse a position that cannot be."""
    if not good:
        raise BadPosition(Refusal(key, "", words))


def bad_field(name: str) -> BadPosition:
    return BadPosition(Refusal("position-field", "", {"name": name}))


def as_dict(value: object, name: str) -> Data:
    if not isinstance(value, dict):
        raise bad_field(name)
    return value


def dict_of(position: Data, name: str) -> Data:
    return as_dict(position.get(name), name)


def list_of(position: Data, name: str) -> list[object]:
    value = position.get(name)
    if not isinstance(value, list):
        raise bad_field(name)
    return value


def as_number(value: object, name: str, most: int, least: int = 0) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise bad_field(name)
    return value


def number_of(position: Data, name: str, most: int, least: int = 0) -> int:
    return as_number(position.get(name), name, most, least)


def flag_of(position: Data, name: str) -> bool:
    value = position.get(name)
    if not isinstance(value, bool):
        raise bad_field(name)
    return value


def as_index(value: object, names: list[str], name: str) -> int:
    if not isinstance(value, str) or value not in names:
        raise bad_field(name)
    return names.index(value)


def index_of(position: Data, name: str, names: list[str]) -> int:
    """The place of a named thing in its list; −1 if there is none."""
    value = position.get(name)
    return -1 if value is None else as_index(value, names, name)


def indexes_of(position: Data, name: str, names: list[str]) -> list[int]:
    return [as_index(entry, names, name) for entry in list_of(position, name)]


def numbers_of(position: Data, name: str, most: int, count: int = -1) -> list[int]:
    """A list of numbers; of this length, if one is given."""
    out = [as_number(entry, name, most) for entry in list_of(position, name)]
    if count >= 0 and len(out) != count:
        raise bad_field(name)
    return out


def rng_of(position: Data) -> Rng:
    words = numbers_of(position, "rng", (1 << 32) - 1, 4)
    if not any(words):
        raise bad_field("rng")
    return Rng(words[0], words[1], words[2], words[3])


def ask_of(
    s: State, position: Data, asks: Mapping[str, Collection[str]], sealed: Collection[str]
) -> Ask | None:
    """Who is asked what: `asks` are the decisions that each frame can wait for, by its name."""
    if position.get("ask") is None:
        require(not s.stack, "position-no-ask")
        return None
    data = dict_of(position, "ask")
    require(bool(s.stack), "position-no-stack")
    key = data.get("key")
    top = s.stack[-1].dump()["frame"]
    if not isinstance(key, str) or not isinstance(top, str) or key not in asks.get(top, ()):
        raise BadPosition(Refusal("position-ask", "", {"name": str(key)[:40]}))
    seats = 0
    for entry in list_of(data, "seats"):
        seats |= 1 << as_number(entry, "seats", s.seats() - 1)
    require(seats != 0, "position-ask", {"name": key})
    secret = key in sealed
    require(flag_of(data, "secret") == secret, "position-field", {"name": "secret"})
    return Ask(key, seats, secret)
