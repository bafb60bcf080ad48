"""Kinds of things that small numbers stand for, in actions, events and dumped positions."""

from __future__ import annotations

from typing import Final

from gunbai.core.errors import BadText, Refusal


class Kind:
    """A way to write a number: as words that can be typed, and as plain data."""

    def __init__(self, name: str, bits: int) -> None:
        self.name: Final = name
        self.bits: Final = bits

    def __repr__(self) -> str:
        return f"<kind {self.name}>"

    def has(self, value: int) -> bool:
        """Return True if this number, which fits the bits, stands for something."""
        return True

    def text(self, value: int) -> str:
        raise NotImplementedError("Kind.text")

    def value(self, words: list[str]) -> int:
        """Take the words of one value from the front of `words` and return it."""
        raise NotImplementedError("Kind.value")

    def thing(self, value: int) -> object:
        """Return the value as plain data: a number, a name or a list of names."""
        raise NotImplementedError("Kind.thing")

    def seats(self, value: int) -> int:
        """Return the seats that the value names, as bits."""
        return 0

    def blank(self) -> dict[str, object]:
        """Return what a form may accept for it: a text, unless the kind is more specific."""
        return {"is": "text"}

    def from_thing(self, thing: object) -> int:
        """Return the value of such plain data; `BadText` says what is wrong with it."""
        words = [str(part) for part in thing] if isinstance(thing, list) else [str(thing)]
        value = self.value(words)
        if words:
            raise BadText(Refusal("text-extra", "", {"word": words[0]}))
        if self.thing(value) != thing:  # "3" is not 3, nor is a list with one name that name
            raise BadText(Refusal("text-form", "", {"word": str(thing)[:40]}))
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
            raise BadText(Refusal("text-number", "", {"word": word[:40], "most": self.most}))
        return int(word)

    def thing(self, value: int) -> object:
        return value

    def blank(self) -> dict[str, object]:
        return {"is": "number", "least": 0, "most": self.most}


class Seat(Number):
    """One of the seats of a table."""

    def __init__(self) -> None:
        super().__init__("seat", 7)

    def seats(self, value: int) -> int:
        return 1 << value

    def blank(self) -> dict[str, object]:
        return {"is": "seat"}


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
            raise BadText(Refusal("text-name", "", {"word": word[:40], "kind": self.name}))
        return found

    def thing(self, value: int) -> object:
        return self.names[value]

    def blank(self) -> dict[str, object]:
        return {"is": "one", "kind": self.name, "names": self.names}


class Several(Kind):
    """Any number of different things from a list, as a bit mask; takes all words that follow."""

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
                raise BadText(Refusal("text-name", "", {"word": word[:40], "kind": self.name}))
            if mask >> found & 1:
                raise BadText(Refusal("text-twice", "", {"word": word}))
            mask |= 1 << found
        return mask

    def thing(self, value: int) -> object:
        return self.members(value)

    def blank(self) -> dict[str, object]:
        return {"is": "some", "kind": self.name, "names": self.names}

    def from_thing(self, thing: object) -> int:
        """Return the mask of a list of names in any order."""
        if not isinstance(thing, list):
            raise BadText(Refusal("text-form", "", {"word": str(thing)[:40]}))
        return self.value([str(part) for part in thing])


class Maybe(Kind):
    """A thing of another kind, or none: −1 as a number, null as plain data."""

    def __init__(self, kind: Kind) -> None:
        super().__init__(kind.name, 0)
        self.kind: Final = kind

    def thing(self, value: int) -> object:
        return None if value < 0 else self.kind.thing(value)

    def blank(self) -> dict[str, object]:
        return {**self.kind.blank(), "maybe": True}

    def from_thing(self, thing: object) -> int:
        return -1 if thing is None else self.kind.from_thing(thing)


class Row(Kind):
    """Things of a list in a certain order, five bits each, the first lowest; a 1 ends the row."""

    def __init__(self, name: str, names: list[str]) -> None:
        super().__init__(name, 60)
        self.names: Final = names

    def thing(self, value: int) -> object:
        return [self.names[place] for place in unpack_row(value)]


class Seats(Row):
    """Seats in a certain order."""

    def __init__(self, name: str) -> None:
        super().__init__(name, [])

    def thing(self, value: int) -> object:
        return unpack_row(value)

    def seats(self, value: int) -> int:
        out = 0
        for seat in unpack_row(value):
            out |= 1 << seat
        return out


def pack_row(places: list[int]) -> int:
    value = 1 << (5 * len(places))
    for index, place in enumerate(places):
        value |= place << (5 * index)
    return value


def unpack_row(value: int) -> list[int]:
    out: list[int] = []
    while value > 1:
        out.append(value & 31)
        value >>= 5
    return out
