"""Events: what happened, as data. Log, animation, undo and the tests of secrecy rely on them."""

from __future__ import annotations

from typing import Final

from gunbai.core.codec import Field

#: Audience of an event that everybody at the table and every spectator sees.
EVERYBODY: Final = -1
#: The seat number of a spectator: sees only what everybody sees.
SPECTATOR: Final = -1


class Event:
    """A key, up to four numbers whose meaning the game's `EventKind` declares, and who sees it."""

    __slots__ = ("a", "audience", "b", "c", "d", "key")

    def __init__(self, key: str, audience: int, a: int, b: int, c: int, d: int) -> None:
        self.key = key
        self.audience = audience
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def seen_by(self, seat: int) -> bool:
        if self.audience == EVERYBODY:
            return True
        return seat >= 0 and bool(self.audience >> seat & 1)

    def __repr__(self) -> str:
        return f"<{self.line()}>"

    def line(self) -> str:
        """Return one line without any names, for hashes and comparisons."""
        return f"{self.key} {self.audience} {self.a} {self.b} {self.c} {self.d}"


class EventKind:
    """The meaning of an event's numbers.

    `reveals` marks what cannot be taken back once seen, `highlight` what people want to look at
    before the game goes on.
    """

    def __init__(
        self, key: str, fields: list[Field], reveals: bool = False, highlight: bool = False
    ) -> None:
        self.key: Final = key
        self.fields: Final = fields
        self.reveals: Final = reveals
        self.highlight: Final = highlight

    def arguments(self, event: Event) -> dict[str, object]:
        values = (event.a, event.b, event.c, event.d)
        out: dict[str, object] = {}
        for place, field in enumerate(self.fields):
            out[field.name] = field.kind.thing(values[place])
        return out
