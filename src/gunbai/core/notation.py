"""The notation of positions: plain data with readable names, written and read by the same lines.

Each value of a position or of a rule in progress is named once: `x = n.number("x", x, 9)`. This
writes the value into a dump and returns it or, while a dump is read, returns the value found there.
So nothing is written that is not read, and an impossible value is refused with its place. The same
lines describe what is allowed where (`blanks`), for forms in which a position is set up.
"""

from __future__ import annotations

from typing import Final

from gunbai.core.codec import Action, Codec
from gunbai.core.errors import BadPosition, BadText, Refusal
from gunbai.core.kinds import Kind

#: Plain data: what JSON can hold.
Data = dict[str, object]

_LONGEST: Final = 40  # how much of a wrong value a refusal repeats
_DEEPEST: Final = 20  # how deeply a dump may be nested, and the size of its numbers
_LARGEST: Final = 1 << 63


def must_be_plain(data: object, depth: int = 0) -> None:
    """Refuse what no dump contains: other types, numbers too long to be written, deep nesting."""
    if isinstance(data, dict):
        plain = depth < _DEEPEST and all(isinstance(label, str) for label in data)
        parts = list(data.values())
    elif isinstance(data, list):
        plain = depth < _DEEPEST
        parts = data
    else:
        number = isinstance(data, int) and -_LARGEST < data < _LARGEST
        plain = number or data is None or isinstance(data, (str, float))
        parts = []
    if not plain:
        raise BadPosition(Refusal("position-format"))
    for part in parts:
        must_be_plain(part, depth + 1)


class Notation:
    """One object of a dump, being written or read."""

    def __init__(self, data: Data, reading: bool, seats: int, codec: Codec, where: str) -> None:
        self.data: Final = data
        self.reading: Final = reading
        self.seats = seats
        self.codec: Final = codec
        self.where: Final = where  # the place of this object in the whole dump
        #: What is allowed under each label, while this is being asked for; see `note`.
        self.blanks: Data | None = None
        self._known: Final[list[str]] = []  # the labels that were read

    # the basis of all others

    def place(self, label: str) -> str:
        return f"{self.where}.{label}" if self.where else label

    def refuse(self, label: str, key: str, value: object = None) -> BadPosition:
        """Return the error for the value under a label; `key` is the text key of the reason."""
        words: Data = {"name": self.place(label), "word": str(value)[:_LONGEST]}
        return BadPosition(Refusal(key, "", words))

    def require(self, good: bool, label: str) -> None:
        """Refuse the value under a label unless it fits the rest."""
        if not good:
            raise self.refuse(label, "position-unfit", self.data.get(label))

    def take(self, label: str) -> object:
        """Return the value under a label, which must be there."""
        if label not in self.data:
            raise self.refuse(label, "position-missing")
        self._known.append(label)
        return self.data[label]

    def end(self) -> None:
        """Refuse labels that were never read."""
        if self.reading:
            for label in self.data:
                if label not in self._known:
                    raise self.refuse(label, "position-extra")

    def value(self, label: str, thing: object, kind: Kind) -> int:
        """Return the number that plain data of a kind stands for."""
        try:
            return kind.from_thing(thing)
        except BadText as error:
            raise self._refuse_text(label, thing, error.refusal) from None

    def _refuse_text(self, label: str, thing: object, refusal: Refusal) -> BadPosition:
        """Return the error for a value whose kind refused it."""
        if refusal.key == "text-name":
            return self.refuse(label, "position-name", refusal.words["word"])
        if refusal.key == "text-twice":
            return self.refuse(label, "position-twice", refusal.words["word"])
        if refusal.key == "text-number":
            return self._refuse_number(label, thing, 0, refusal.words["most"])
        return self.refuse(label, "position-form", thing)

    def _refuse_number(self, label: str, found: object, least: int, most: object) -> BadPosition:
        words: Data = {"name": self.place(label), "word": str(found)[:_LONGEST]}
        words["least"] = least
        words["most"] = most
        return BadPosition(Refusal("position-number", "", words))

    # what is allowed where

    def note(self, label: str, blank: Data) -> None:
        """Describe what is allowed under a label: `is` names the sort of thing, the rest depends on
        it.
        """
        if self.blanks is not None:
            self.blanks[label] = blank

    def holds(self, label: str, written: bool) -> bool:
        """Return True if a value that a dump may leave out is there, or has to be written.

        When the notation is described, every value is.
        """
        return label in self.data if self.reading else written or self.blanks is not None

    def may_lack(self, label: str, thing: object) -> None:
        """Say that a dump leaves this label out if its value is the given one."""
        if self.blanks is not None:
            blank = self.blanks[label]
            assert isinstance(blank, dict)
            blank["unless"] = thing

    # single values

    def one(self, label: str, value: int, kind: Kind) -> int:
        """Write or read a thing of some kind."""
        if self.reading:
            return self.value(label, self.take(label), kind)
        self.note(label, kind.blank())
        self.data[label] = kind.thing(value)
        return value

    def number(self, label: str, value: int, most: int, least: int = 0) -> int:
        if not self.reading:
            self.note(label, {"is": "number", "least": least, "most": most})
            self.data[label] = value
            return value
        return self.amount(label, self.take(label), most, least)

    def amount(self, label: str, found: object, most: int, least: int = 0) -> int:
        """Return a number that was found in the dump, if it is from `least` to `most`."""
        if isinstance(found, bool) or not isinstance(found, int) or not least <= found <= most:
            raise self._refuse_number(label, found, least, most)
        return found

    def flag(self, label: str, value: bool) -> bool:
        if not self.reading:
            self.note(label, {"is": "flag"})
            self.data[label] = value
            return value
        found = self.take(label)
        if not isinstance(found, bool):
            raise self.refuse(label, "position-form", found)
        return found

    def seat(self, label: str, value: int) -> int:
        found = self.number(label, value, self.seats - 1)
        self.note(label, {"is": "seat"})
        return found

    def maybe_seat(self, label: str, value: int) -> int:
        """Write or read a seat, or −1 for nobody: null in the dump."""
        if not self.reading:
            self.note(label, {"is": "seat", "maybe": True})
            self.data[label] = None if value < 0 else value
            return value
        found = self.take(label)
        return -1 if found is None else self.amount(label, found, self.seats - 1)

    def action(self, label: str, value: Action) -> Action:
        """Write or read an action as its text, or −1 for none: null in the dump."""
        if not self.reading:
            self.note(label, {"is": "text", "maybe": True})
            self.data[label] = None if value < 0 else self.codec.text(value)
            return value
        found = self.take(label)
        return -1 if found is None else self.parse(label, found)

    def parse(self, label: str, found: object) -> Action:
        """Return the action of a text that was found in the dump."""
        if not isinstance(found, str):
            raise self.refuse(label, "position-form", found)
        try:
            return self.codec.parse(found)
        except BadText:
            raise self.refuse(label, "position-action", found) from None

    # lists

    def things(self, label: str, values: list[int], kind: Kind) -> list[int]:
        """Write or read things of one kind in a certain order."""
        if self.reading:
            return [self.value(label, found, kind) for found in self.items(label)]
        self.note(label, {"is": "list", "of": kind.blank()})
        self.data[label] = [kind.thing(value) for value in values]
        return values

    def numbers(self, label: str, values: list[int], most: int, least: int = 0) -> list[int]:
        if self.reading:
            return [self.amount(label, found, most, least) for found in self.items(label)]
        of: Data = {"is": "number", "least": least, "most": most}
        self.note(label, {"is": "list", "of": of})
        self.data[label] = values[:]
        return values

    def number_lists(
        self, label: str, values: list[list[int]], most: int, least: int = 0
    ) -> list[list[int]]:
        if not self.reading:
            self.data[label] = [row[:] for row in values]
            return values
        out: list[list[int]] = []
        for place, row in enumerate(self.items(label)):
            where = f"{label}[{place}]"
            if not isinstance(row, list):
                raise self.refuse(where, "position-form", row)
            out.append([self.amount(where, found, most, least) for found in row])
        return out

    def seat_list(self, label: str, values: list[int]) -> list[int]:
        """Write or read different seats in a certain order."""
        out = self.numbers(label, values, self.seats - 1)
        self.note(label, {"is": "list", "of": {"is": "seat"}})
        if self.reading and len(set(out)) != len(out):
            raise self.refuse(label, "position-twice", out)
        return out

    def seat_set(self, label: str, mask: int) -> int:
        """Write or read a set of seats, as bits: an ascending list in the dump."""
        if self.reading:
            found = 0
            for seat in self.seat_list(label, []):
                found |= 1 << seat
            return found
        self.note(label, {"is": "seats"})
        self.data[label] = [seat for seat in range(self.seats) if mask >> seat & 1]
        return mask

    def actions(self, label: str, values: list[Action]) -> list[Action]:
        """Write or read actions as their texts."""
        if self.reading:
            return [self.parse(label, found) for found in self.items(label)]
        self.note(label, {"is": "list", "of": {"is": "text"}})
        self.data[label] = [self.codec.text(value) for value in values]
        return values

    def items(self, label: str) -> list[object]:
        """Read a list of anything."""
        found = self.take(label)
        if not isinstance(found, list):
            raise self.refuse(label, "position-form", found)
        return found

    # objects in objects

    def part(self, label: str, optional: bool = False) -> Notation:
        """Return the object under a label to write or read; call its `end` after the last field."""
        if optional and self.reading and label not in self.data:
            return self._object({}, label)
        if not self.reading:
            part: Data = {}
            self.data[label] = part
            blanks: Data = {}
            self.note(label, {"is": "parts", "parts": blanks})
            return self._written(part, self.place(label), blanks)
        return self._object(self.take(label), label)

    def rows(self, label: str, count: int) -> list[Notation]:
        """Return `count` objects to write or read; if `count` < 0, as many as the dump has."""
        if not self.reading:
            parts: list[Data] = [{} for _ in range(count)]
            self.data[label] = parts
            blanks: list[Data] = [{} for _ in range(count)]
            self.note(label, {"is": "rows", "rows": blanks})
            return [
                self._written(part, f"{self.place(label)}[{n}]", blanks[n])
                for n, part in enumerate(parts)
            ]
        found = self.items(label)
        if 0 <= count != len(found):
            raise self.refuse(label, "position-count", len(found))
        return [self._object(entry, f"{label}[{n}]") for n, entry in enumerate(found)]

    def _written(self, data: Data, where: str, blanks: Data) -> Notation:
        """Return an object to write; if the notation is described, so is that of the object."""
        part = Notation(data, False, self.seats, self.codec, where)
        if self.blanks is not None:
            part.blanks = blanks
        return part

    def _object(self, found: object, label: str) -> Notation:
        if not isinstance(found, dict):
            raise self.refuse(label, "position-form", found)
        return Notation(found, True, self.seats, self.codec, self.place(label))
