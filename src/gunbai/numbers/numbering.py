"""A fixed numbering of all answers of a game, derived from the declarations of its verbs.

An answer is one number if its verb has few combinations of fields, else several numbers in a row:
adjacent fields share a number as long as there are few enough combinations. Of a set of things (the
cards to pass) each is one number, in the order of their list. Number 0 is never an answer: it is
for those who have to wait.
"""

from __future__ import annotations

import hashlib
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gunbai.core.codec import Action, Field, Verb, code_of, value_at
from gunbai.core.kinds import Kind, Named, Number, Several

#: Changes whenever a number of any game can mean something else than before.
VERSION: Final = 1

WAIT: Final = 0
#: The most combinations of fields that become one number each.
MOST_TOGETHER: Final = 800

_ENOUGH: Final = "enough"
_CODES: Final = 256  # more than any verb has


class NumberedPart:
    """A part of an answer that is one number: some fields of its verb, or one thing of a set."""

    def __init__(self, base: int, fields: list[Field], offsets: list[int]) -> None:
        self.base: i64 = base  # the first of its numbers
        self.offsets = vec[i64](offsets)  # of its fields in an action
        self.masks = vec[i64]([field.mask for field in fields])
        self.sizes = vec[i64]([])  # how many values each field has; of a set, none
        self.several: i64 = 0  # the number of things of a set

    def number(self, action: i64, depth: i64) -> i64:
        """Return its number in this action; of a set, that of the thing at this depth."""
        if self.several:
            return self.base + self.member(value_at(action, self.offsets[0], self.masks[0]), depth)
        number: i64 = 0
        for place in range(len(self.masks)):
            value = value_at(action, self.offsets[place], self.masks[place])
            number = number * self.sizes[place] + value
        return self.base + number

    def member(self, mask: i64, depth: i64) -> i64:
        """Return the place of a thing of a set, or the one behind the last if there is no more."""
        place: i64 = 0
        while mask:
            if mask & 1:
                if depth == 0:
                    return place
                depth -= 1
            mask >>= 1
            place += 1
        return self.several


def size_of(kind: Kind) -> int:
    """Return the number of values of a kind."""
    if isinstance(kind, Named):
        return len(kind.names)
    if isinstance(kind, Number):
        return kind.most + 1
    raise ValueError(f"values of the kind {kind.name} can't be numbered")


class Numbering:
    """The numbers of all answers of a game, with their names."""

    def __init__(self, verbs: list[Verb]) -> None:
        self.names: Final[list[str]] = ["no answer"]
        self._steps: Final[list[list[NumberedPart]]] = [[] for _ in range(_CODES)]  # by verb
        # An answer that is not finished is shown to its seat as ones in a row of this length.
        self.marks_names: Final[list[str]] = []
        self._marks: Final[dict[int, list[int]]] = {}
        places: dict[str, int] = {}
        for verb in verbs:
            self._steps[verb.code] = self._number(verb, places)

    def __len__(self) -> int:
        return len(self.names)

    def __repr__(self) -> str:
        return f"<{len(self.names)} numbers, version {VERSION}>"

    def digest(self) -> str:
        """Return a short text that is different for every other numbering."""
        return hashlib.sha256("\n".join(self.names).encode()).hexdigest()[:16]

    def number(self, action: i64, depth: i64) -> i64:
        """Return the number of an action after this many numbers of it; its path must go on."""
        steps = self._steps[code_of(action)]
        last = steps[-1]
        if last.several:
            return last.number(action, depth)
        return steps[depth].number(action, depth)

    def path(self, action: Action) -> list[int]:
        """Return all numbers of an action, as if nothing could be left out."""
        steps = self._steps[code_of(action)]
        last = steps[-1]
        if not last.several:
            return [step.number(action, depth) for depth, step in enumerate(steps)]
        out: list[int] = []
        while not out or out[-1] != last.base + last.several:
            out.append(last.number(action, len(out)))
        return out

    def marks(self, number: int) -> list[int]:
        """Return the places of the ones that show a number which was said but did not suffice."""
        return self._marks.get(number, [])

    def _number(self, verb: Verb, places: dict[str, int]) -> list[NumberedPart]:
        if not verb.fields:
            step = NumberedPart(len(self.names), [], [])
            self.names.append(verb.name)
            return [step]
        if isinstance(verb.fields[0].kind, Several):
            return [self._number_set(verb, verb.fields[0].kind, places)]
        return self._number_fields(verb, places)

    def _number_set(self, verb: Verb, kind: Several, places: dict[str, int]) -> NumberedPart:
        if len(verb.fields) > 1:
            raise ValueError(f"{verb.name}: a set must be the only field")
        step = NumberedPart(len(self.names), verb.fields, verb.offsets)
        step.several = len(kind.names)
        for name in kind.names:
            number = len(self.names)
            self.names.append(f"{verb.name} {name}")
            self._marks[number] = [self._place(f"{verb.name}.{name}", places)]
        self.names.append(f"{verb.name} {_ENOUGH}")
        return step

    def _number_fields(self, verb: Verb, places: dict[str, int]) -> list[NumberedPart]:
        steps: list[NumberedPart] = []
        groups = grouped(verb)
        for place, group in enumerate(groups):
            fields = [verb.fields[n] for n in group]
            kinds = [field.kind for field in fields]
            sizes = [size_of(kind) for kind in kinds]
            step = NumberedPart(len(self.names), fields, [verb.offsets[n] for n in group])
            step.sizes = vec[i64](sizes)
            steps.append(step)
            before = "" if place == 0 else "… "
            for values in combinations(sizes):
                number = len(self.names)
                words = [kind.text(value) for kind, value in zip(kinds, values, strict=True)]
                self.names.append(f"{verb.name} {before}{' '.join(words)}")
                if place < len(groups) - 1:
                    marks = [self._place(f"{verb.name}", places)]
                    for n, word in zip(group, words, strict=True):
                        marks.append(self._place(f"{verb.fields[n].name}.{word}", places))
                    self._marks[number] = marks
        return steps

    def _place(self, name: str, places: dict[str, int]) -> int:
        if name not in places:
            places[name] = len(self.marks_names)
            self.marks_names.append(name)
        return places[name]


def grouped(verb: Verb) -> list[list[int]]:
    """Return the fields of a verb, in groups that become one number each."""
    groups: list[list[int]] = [[]]
    together = 1
    for place, field in enumerate(verb.fields):
        size = size_of(field.kind)
        if groups[-1] and together * size > MOST_TOGETHER:
            groups.append([])
            together = 1
        groups[-1].append(place)
        together *= size
    return groups


def combinations(sizes: list[int]) -> list[list[int]]:
    """Return all rows of values, the last one changing fastest."""
    out: list[list[int]] = [[]]
    for size in sizes:
        out = [[*row, value] for row in out for value in range(size)]
    return out
