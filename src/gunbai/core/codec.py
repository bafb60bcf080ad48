"""Actions and events as numbers, as text that a person can type, and as named things.

An action is one small int: its verb in the high bits, its fields packed below. What the fields
hold is declared once, as kinds; text, parsing and the structured form follow from that.
"""

from __future__ import annotations

from typing import Final

from gunbai.core.errors import BadText, Refusal

Action = int

VERB_SHIFT: Final = 24
#: Verbs from this number on may be used out of turn (see `State.free`).
FIRST_FREE_VERB: Final = 64
FIRST_FREE_ACTION: Final = FIRST_FREE_VERB << VERB_SHIFT

Structured = dict[str, object]


class Kind:
    """What one field holds."""

    def __init__(self, name: str, bits: int) -> None:
        self.name: Final = name
        self.bits: Final = bits

    def has(self, value: int) -> bool:
        """Whether this number, which fits the bits, stands for something."""
        return True

    def text(self, value: int) -> str:
        raise NotImplementedError

    def value(self, words: list[str]) -> int:
        """Take the words of this field from the front of `words` and give their value."""
        raise NotImplementedError

    def thing(self, value: int) -> object:
        """The value as plain data for a client: a number, a name or a list of names."""
        raise NotImplementedError

    def from_thing(self, thing: object) -> int:
        if isinstance(thing, list):
            words = [str(part) for part in thing]
        else:
            words = [str(thing)]
        value = self.value(words)
        if words:
            raise BadText(Refusal("text-extra", "", {"word": words[0]}))
        return value


def _take(words: list[str], kind: str) -> str:
    if not words:
        raise BadText(Refusal("text-missing", "", {"kind": kind}))
    return words.pop(0)


class Number(Kind):
    """A whole number from 0 to `most`."""

    def __init__(self, name: str, most: int) -> None:
        super().__init__(name, most.bit_length())
        self.most: Final = most

    def has(self, value: int) -> bool:
        return value <= self.most

    def text(self, value: int) -> str:
        return str(value)

    def value(self, words: list[str]) -> int:
        word = _take(words, self.name)
        if not (word.isascii() and word.isdigit() and len(word) <= 9) or int(word) > self.most:
            raise BadText(Refusal("text-number", "", {"word": word, "most": self.most}))
        return int(word)

    def thing(self, value: int) -> object:
        return value


class Named(Kind):
    """One of a fixed list of things, by its name."""

    def __init__(self, name: str, names: list[str]) -> None:
        super().__init__(name, max(1, (len(names) - 1).bit_length()))
        self.names: Final = names
        self.index: Final = {known: i for i, known in enumerate(names)}

    def has(self, value: int) -> bool:
        return value < len(self.names)

    def text(self, value: int) -> str:
        return self.names[value]

    def value(self, words: list[str]) -> int:
        word = _take(words, self.name)
        found = self.index.get(word)
        if found is None:
            raise BadText(Refusal("text-name", "", {"word": word, "kind": self.name}))
        return found

    def thing(self, value: int) -> object:
        return self.names[value]


class Several(Kind):
    """Any number of different things of a list, as a bit mask; takes all words that follow."""

    def __init__(self, name: str, names: list[str]) -> None:
        super().__init__(name, len(names))
        self.names: Final = names
        self.index: Final = {known: i for i, known in enumerate(names)}

    def members(self, value: int) -> list[str]:
        return [name for i, name in enumerate(self.names) if value >> i & 1]

    def text(self, value: int) -> str:
        return " ".join(self.members(value))

    def value(self, words: list[str]) -> int:
        mask = 0
        while words:
            word = words.pop(0)
            found = self.index.get(word)
            if found is None:
                raise BadText(Refusal("text-name", "", {"word": word, "kind": self.name}))
            if mask >> found & 1:
                raise BadText(Refusal("text-twice", "", {"word": word}))
            mask |= 1 << found
        return mask

    def thing(self, value: int) -> object:
        return self.members(value)


class Field:
    """A named field of a verb or an event."""

    def __init__(self, name: str, kind: Kind) -> None:
        self.name: Final = name
        self.kind: Final = kind


class Verb:
    """One thing a player can do, with the fields that say it precisely."""

    def __init__(self, code: int, name: str, fields: list[Field]) -> None:
        self.code: Final = code
        self.name: Final = name
        self.fields: Final = fields
        width = sum(field.kind.bits for field in fields)
        if width > VERB_SHIFT:
            raise ValueError(f"the fields of {name} need {width} bits, {VERB_SHIFT} are there")

    def values(self, action: Action) -> list[int]:
        out: list[int] = []
        rest = action & ((1 << VERB_SHIFT) - 1)
        for field in self.fields:
            out.append(rest & ((1 << field.kind.bits) - 1))
            rest >>= field.kind.bits
        return out

    def pack(self, values: list[int]) -> Action:
        action = self.code << VERB_SHIFT
        shift = 0
        for field, value in zip(self.fields, values, strict=True):
            action |= value << shift
            shift += field.kind.bits
        return action


class Codec:
    """All verbs of a game: int ⇄ text ⇄ structured."""

    def __init__(self, verbs: list[Verb]) -> None:
        self.verbs: Final = verbs
        self._by_code: Final = {verb.code: verb for verb in verbs}
        self._by_name: Final = {verb.name: verb for verb in verbs}

    def verb(self, action: Action) -> Verb:
        return self._by_code[action >> VERB_SHIFT]

    def knows(self, action: Action) -> bool:
        """Whether this number is an action of the game at all, legal or not."""
        verb = self._by_code.get(action >> VERB_SHIFT)
        if verb is None:
            return False
        values = verb.values(action)
        for field, value in zip(verb.fields, values, strict=True):
            if not field.kind.has(value):
                return False
        return verb.pack(values) == action

    def text(self, action: Action) -> str:
        """`play 5r`, `place omi 2`: short, unique, easy to type."""
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
        """The verb and its fields by name: what a client needs to offer it by clicking things."""
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
