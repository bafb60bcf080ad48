"""The fields of a position, declared once: a game lists them in its `position/fields.py`.

`./dev generate` makes plain code from the list (slots, construction, copies); starting, writing and
reading a position follow from it while a game runs.
"""

from __future__ import annotations

from typing import ClassVar, Final

from gunbai.core.kinds import Kind
from gunbai.core.memory import Memory
from gunbai.core.notation import Notation
from gunbai.core.state import State

_MOST: Final = 100_000  # more than any number in a game


class Group:
    """The owners of a field, one value each: the seats of a game, for instance, or its factions.

    Members with names are kept in an object by name, the others in a list. A game may not use all
    of them: see `State.members`. A dump leaves out the empty members of a `sparse` group.
    """

    def __init__(self, label: str, names: list[str] | None = None, sparse: bool = False) -> None:
        self.label: Final = label
        self.names: Final = names
        self.sparse: Final = sparse

    def size(self, s: State) -> int:
        """Return the length of the lists that hold one value for each member."""
        return s.seats() if self.names is None else len(self.names)

    def rows(self, s: State, n: Notation) -> list[Notation]:
        """Return one object of the dump for each member."""
        members = s.members(self.label)
        names = self.names
        if names is None:
            return n.rows(self.label, len(members))
        part = n.part(self.label)
        rows = [part.part(names[member], self.sparse) for member in members]
        part.end()
        return rows

    def thin(self, n: Notation) -> None:
        """Remove the empty objects from a dump that was written."""
        whole = n.data[self.label]
        if self.sparse and isinstance(whole, dict):
            n.data[self.label] = {name: row for name, row in whole.items() if row}


class PositionField:
    """One field of a position.

    `label` is its name in a dump, if that differs. `shared` lists are never changed in place,
    only replaced, so that clones can share them. An `optional` field is left out of a dump while it
    has the value it starts with.
    """

    #: What the generated code imports for the type of this field, and its value until it is set.
    needs: ClassVar[str] = ""
    blank: ClassVar[str] = ""

    group: Group | None

    def __init__(
        self, name: str, about: str = "", label: str = "", type_: str = "int", shared: bool = True
    ) -> None:
        self.name: Final = name
        self.about: Final = about  # a comment for the generated code
        self.label: Final = label or name
        self.type: Final = type_
        self.shared: Final = shared
        self.group = None

    def start(self, s: State) -> object:
        """Return the value before anything has happened."""
        return 0

    def exchange(self, s: State, n: Notation) -> None:
        """Write the field into the dump, or read it from there."""
        raise NotImplementedError("PositionField.exchange")

    def left_out(self, n: Notation, value: object, first: object) -> bool:
        """Return True if an optional field is not in the dump, or need not be written there."""
        return not n.holds(self.label, value != first)


class One(PositionField):
    """A number that stands for a thing of some kind."""

    def __init__(
        self, name: str, kind: Kind, about: str = "", *, label: str = "", start: int = 0
    ) -> None:
        super().__init__(name, about, label)
        self.kind: Final = kind
        self.first: Final = start

    def start(self, s: State) -> object:
        return self.first

    def exchange(self, s: State, n: Notation) -> None:
        setattr(s, self.name, n.one(self.label, getattr(s, self.name), self.kind))


class SeatField(PositionField):
    """A seat, or nobody."""

    def start(self, s: State) -> object:
        return -1

    def exchange(self, s: State, n: Notation) -> None:
        setattr(s, self.name, n.maybe_seat(self.label, getattr(s, self.name)))


class SeatSet(PositionField):
    """Some of the seats, as bits."""

    def exchange(self, s: State, n: Notation) -> None:
        setattr(s, self.name, n.seat_set(self.label, getattr(s, self.name)))


class Things(PositionField):
    """Things of one kind in a certain order."""

    def __init__(
        self,
        name: str,
        kind: Kind,
        about: str = "",
        *,
        label: str = "",
        shared: bool = False,
        optional: bool = False,
    ) -> None:
        super().__init__(name, about, label, "list[int]", shared)
        self.kind: Final = kind
        self.optional: Final = optional

    def start(self, s: State) -> object:
        return []

    def exchange(self, s: State, n: Notation) -> None:
        values: list[int] = getattr(s, self.name)
        first = self.start(s)
        if not (self.optional and self.left_out(n, values, first)):
            setattr(s, self.name, n.things(self.label, values, self.kind))
            if self.optional and isinstance(first, list):
                n.may_lack(self.label, [self.kind.thing(value) for value in first])


class SeatList(PositionField):
    """Seats in a certain order."""

    def __init__(
        self, name: str, about: str = "", *, label: str = "", shared: bool = False
    ) -> None:
        super().__init__(name, about, label, "list[int]", shared)

    def start(self, s: State) -> object:
        return []

    def exchange(self, s: State, n: Notation) -> None:
        setattr(s, self.name, n.seat_list(self.label, getattr(s, self.name)))


class Member(PositionField):
    """A field with one value for each member of a group."""

    def __init__(
        self, name: str, group: Group, about: str, label: str, type_: str, shared: bool
    ) -> None:
        super().__init__(name, about, label, type_, shared)
        self.group = group

    def exchange_one(self, s: State, member: int, n: Notation) -> None:
        """Write or read the field of one member, in the object of that member."""
        raise NotImplementedError("Member.exchange_one")


class Each(Member):
    """One thing of some kind for each member.

    Everybody sees a `public` number in the view of the member, as it is. Anything that only some
    may see, or that is shown in another form, is added to the view by hand.
    """

    def __init__(
        self,
        name: str,
        group: Group,
        kind: Kind,
        about: str = "",
        *,
        label: str = "",
        shared: bool = False,
        start: int = 0,
        optional: bool = False,
        public: bool = False,
    ) -> None:
        super().__init__(name, group, about, label, "list[int]", shared)
        self.kind: Final = kind
        self.first: Final = start
        self.optional: Final = optional
        self.public: Final = public

    def start(self, s: State) -> object:
        assert self.group is not None
        return [self.first] * self.group.size(s)

    def exchange_one(self, s: State, member: int, n: Notation) -> None:
        values: list[int] = getattr(s, self.name)
        if not (self.optional and self.left_out(n, values[member], self.first)):
            values[member] = n.one(self.label, values[member], self.kind)
            if self.optional:
                n.may_lack(self.label, self.kind.thing(self.first))


class Flags(Member):
    """A yes or no for each member, as bits."""

    def __init__(
        self, name: str, group: Group, about: str = "", *, label: str = "", optional: bool = False
    ) -> None:
        super().__init__(name, group, about, label, "int", True)
        self.optional: Final = optional

    def exchange_one(self, s: State, member: int, n: Notation) -> None:
        mask: int = getattr(s, self.name)
        if self.optional and self.left_out(n, bool(mask >> member & 1), False):
            return
        if n.flag(self.label, bool(mask >> member & 1)):
            setattr(s, self.name, mask | 1 << member)
        if self.optional:
            n.may_lack(self.label, False)


class Grid(Member):
    """A number for each member and place, at member × places + place; a dump leaves out zeros."""

    def __init__(
        self, name: str, group: Group, places: list[str], about: str = "", *, label: str = ""
    ) -> None:
        super().__init__(name, group, about, label, "list[int]", False)
        self.places: Final = places

    def start(self, s: State) -> object:
        assert self.group is not None
        return [0] * (self.group.size(s) * len(self.places))

    def exchange_one(self, s: State, member: int, n: Notation) -> None:
        values: list[int] = getattr(s, self.name)
        base = member * len(self.places)
        part = n.part(self.label)
        for place, name in enumerate(self.places):
            if part.holds(name, values[base + place] != 0):
                values[base + place] = part.number(name, values[base + place], _MOST, 1)
                part.may_lack(name, 0)
        part.end()


class Derived(PositionField):
    """A field that is derived from others, so that a dump need not contain it."""

    def start(self, s: State) -> object:
        return 0 if self.type == "int" else []

    def exchange(self, s: State, n: Notation) -> None:
        return


def start_fields(s: State, fields: list[PositionField]) -> None:
    """Give every field its value before anything has happened."""
    s.memory = Memory()
    for field in fields:
        setattr(s, field.name, field.start(s))


def exchange_fields(s: State, fields: list[PositionField], n: Notation) -> None:
    """Write all fields into a dump, or read them from it; those of a group are kept together."""
    done: list[Group] = []
    for field in fields:
        group = field.group
        if group is None:
            field.exchange(s, n)
        elif group not in done:
            done.append(group)
            _exchange_group(s, group, fields, n)


def _exchange_group(s: State, group: Group, fields: list[PositionField], n: Notation) -> None:
    rows = group.rows(s, n)
    for row, member in zip(rows, s.members(group.label), strict=True):
        for field in fields:
            if isinstance(field, Member) and field.group is group:
                field.exchange_one(s, member, row)
        row.end()
    if not n.reading:
        group.thin(n)
