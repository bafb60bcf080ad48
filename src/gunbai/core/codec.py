"""Actions and events as numbers, as text that a person can type, and as named things.

An action is one small int: its verb in the high bits, its fields packed below. The kind of each
field is declared once; text, parsing and the structured form follow from that.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gunbai.core.errors import BadText, Refusal
from gunbai.core.kinds import Kind

Action = int

VERB_SHIFT: Final = 24
#: Verbs from this number on may be used out of turn (see `State.free`).
FIRST_FREE_VERB: Final = 64
FIRST_FREE_ACTION: Final = FIRST_FREE_VERB << VERB_SHIFT
#: Verbs from this number on are promises, which no rule carries out (see `Sight.vows`).
FIRST_VOW: Final = 128
FIRST_VOW_ACTION: Final = FIRST_VOW << VERB_SHIFT

_FIELDS: Final = (1 << VERB_SHIFT) - 1

Structured = dict[str, object]


def verb_of(action: Action) -> int:
    """Return the verb of an action, as the constants of a game's actions name it."""
    return action >> VERB_SHIFT << VERB_SHIFT


def code_of(action: i64) -> i64:
    """Return the number of the verb of an action, as it is declared."""
    return action >> VERB_SHIFT


def fields_of(action: i64) -> i64:
    """Return all fields of an action as one number, the first one lowest."""
    return action & _FIELDS


def value_at(action: i64, offset: i64, mask: i64) -> i64:
    """Return the value of one field of an action, whose place its verb knows."""
    return action >> offset & mask


class Field:
    """A named field of a verb or an event."""

    def __init__(self, name: str, kind: Kind) -> None:
        self.name: Final = name
        self.kind: Final = kind

    def __repr__(self) -> str:
        return f"<field {self.name}: {self.kind.name}>"

    @property
    def mask(self) -> int:
        """All bits that a value of this field may have."""
        return (1 << self.kind.bits) - 1


def written(what: str, name: str, fields: list[Field]) -> str:
    """Return a declaration as it prints itself: what it is, its name, the names of its fields."""
    names = ", ".join(field.name for field in fields)
    return f"<{what} {name}: {names}>" if names else f"<{what} {name}>"


class Verb:
    """One thing a player can do, with the fields that specify it."""

    def __init__(self, code: int, name: str, fields: list[Field]) -> None:
        self.code: Final = code
        self.name: Final = name
        self.fields: Final = fields
        width = sum(field.kind.bits for field in fields)
        if width > VERB_SHIFT:
            raise ValueError(f"the fields of {name} need {width} bits, {VERB_SHIFT} are there")
        #: The number of bits below each field in an action.
        self.offsets: Final = [
            sum(field.kind.bits for field in fields[:place]) for place in range(len(fields))
        ]

    def __repr__(self) -> str:
        return written("verb", self.name, self.fields)

    def values(self, action: Action) -> list[int]:
        return [
            action >> offset & field.mask
            for field, offset in zip(self.fields, self.offsets, strict=True)
        ]

    def pack(self, values: list[int]) -> Action:
        action = self.code << VERB_SHIFT
        for offset, value in zip(self.offsets, values, strict=True):
            action |= value << offset
        return action


class Codec:
    """All verbs of a game: int ⇄ text ⇄ structured."""

    def __init__(self, verbs: list[Verb]) -> None:
        self.verbs: Final = verbs
        self._by_code: Final = {verb.code: verb for verb in verbs}
        self._by_name: Final = {verb.name: verb for verb in verbs}

    def __repr__(self) -> str:
        return f"<verbs {', '.join(verb.name for verb in self.verbs)}>"

    def verb(self, action: Action) -> Verb:
        return self._by_code[action >> VERB_SHIFT]

    def knows(self, action: Action) -> bool:
        """Return True if this number is an action of the game at all, legal or not."""
        verb = self._by_code.get(action >> VERB_SHIFT)
        if verb is None:
            return False
        values = verb.values(action)
        for field, value in zip(verb.fields, values, strict=True):
            if not field.kind.has(value):
                return False
        return verb.pack(values) == action

    def text(self, action: Action) -> str:
        """Return an action as text, such as `play 5r` or `place omi 2`: unique, easy to type."""
        verb = self.verb(action)
        words = [verb.name]
        for field, value in zip(verb.fields, verb.values(action), strict=True):
            words.append(field.kind.text(value))
        return " ".join(word for word in words if word)

    def parse(self, text: str) -> Action:
        words = text.lower().split()
        if not words:
            raise BadText(Refusal("text-empty"))
        name = words.pop(0)
        verb = self._by_name.get(name)
        if verb is None:
            known = ", ".join(sorted(self._by_name))
            raise BadText(Refusal("text-verb", "", {"word": name, "known": known}))
        values = [field.kind.value(words) for field in verb.fields]
        if words:
            raise BadText(Refusal("text-extra", "", {"word": words[0]}))
        return verb.pack(values)

    def structure(self, action: Action) -> Structured:
        """Return the verb and its fields by name, so that a client can offer it by clicks."""
        verb = self.verb(action)
        out: Structured = {"verb": verb.name}
        for field, value in zip(verb.fields, verb.values(action), strict=True):
            out[field.name] = field.kind.thing(value)
        return out

    def unstructure(self, data: Structured) -> Action:
        name = data.get("verb")
        verb = self._by_name.get(name) if isinstance(name, str) else None
        if verb is None:
            known = ", ".join(sorted(self._by_name))
            raise BadText(Refusal("text-verb", "", {"word": str(name), "known": known}))
        values: list[int] = []
        for field in verb.fields:
            if field.name not in data:
                raise BadText(Refusal("text-missing", "", {"kind": field.name}))
            values.append(field.kind.from_thing(data[field.name]))
        for extra in data:
            if extra != "verb" and all(field.name != extra for field in verb.fields):
                raise BadText(Refusal("text-extra", "", {"word": extra}))
        return verb.pack(values)
