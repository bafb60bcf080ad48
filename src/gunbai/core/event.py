"""Events: what happened, as data. Log, animation, undo and the tests of secrecy rely on them."""

from __future__ import annotations

from typing import Final

from gunbai.core.codec import Field, written
from gunbai.core.kinds import Kind
from gunbai.core.outline import inline

#: Audience of an event that everybody at the table and every spectator sees.
EVERYBODY: Final = -1
#: The seat number of a spectator: sees only what everybody sees.
SPECTATOR: Final = -1
#: The seat number of a viewer who sees everything: for games that are over.
ABOVE: Final = -2

# How long a scene should be shown.
QUIET: Final = "quiet"
NORMAL: Final = "normal"
GREAT: Final = "great"

# The parts of a log that can be folded.
CHAPTER: Final = "chapter"
PHASE: Final = "phase"
ACT: Final = "act"


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
        if self.audience == EVERYBODY or seat == ABOVE:
            return True
        return seat >= 0 and bool(self.audience >> seat & 1)

    def values(self) -> tuple[int, int, int, int]:
        return self.a, self.b, self.c, self.d

    def __repr__(self) -> str:
        kind = _KINDS.get(self.key)
        if kind is None:
            return f"<{self.line()}>"
        told = kind.words(self)
        if self.audience == EVERYBODY:
            return f"<{told}>"
        seats = ", ".join([str(seat) for seat in range(8) if self.seen_by(seat)])
        return f"<{told}, seen by {seats}>"

    def line(self) -> str:
        """Return one line without any names, for hashes and comparisons."""
        return f"{self.key} {self.audience} {self.a} {self.b} {self.c} {self.d}"


class EventKind:
    """The meaning of an event's numbers, and how people are shown it.

    `reveals` marks what cannot be taken back once seen. `scene` says how long the scene that this
    event begins should be shown; an event without it belongs to the scene before it or, if it is a
    heading or comes `ahead` of what it decides, like a tie, to the next one. Consecutive events
    that happen `together`, like sealed bids, share one scene; one that `leads`, like a card that is
    turned over, shares the scene of its consequences. `opens` names the part of the log that begins
    here; an `idle` event says that nothing happened, an `echo` repeats what the events around it
    say.
    """

    def __init__(
        self,
        key: str,
        fields: list[Field],
        *,
        reveals: bool = False,
        scene: str = "",
        together: bool = False,
        leads: bool = False,
        ahead: bool = False,
        opens: str = "",
        idle: bool = False,
        echo: bool = False,
    ) -> None:
        self.key: Final = key
        self.fields: Final = fields
        self.reveals: Final = reveals
        self.scene: Final = scene
        self.together: Final = together
        self.leads: Final = leads
        self.ahead: Final = ahead
        self.opens: Final = opens
        self.idle: Final = idle
        self.echo: Final = echo
        _KINDS[key] = self

    def __repr__(self) -> str:
        return written("event", self.key, self.fields)

    def arguments(self, event: Event) -> dict[str, object]:
        values = event.values()
        out: dict[str, object] = {}
        for place, field in enumerate(self.fields):
            out[field.name] = field.kind.thing(values[place])
        return out

    def values_of(self, event: Event, kind: Kind) -> list[int]:
        """Return the event's numbers that stand for things of this kind."""
        values = event.values()
        return [values[place] for place, field in enumerate(self.fields) if field.kind is kind]

    def seats(self, event: Event) -> int:
        """Return the seats that the event names, as bits."""
        values = event.values()
        out = 0
        for place, field in enumerate(self.fields):
            out |= field.kind.seats(values[place])
        return out

    def words(self, event: Event) -> str:
        """Return the key and the arguments with their names."""
        return f"{self.key}: {inline(self.arguments(event))}" if self.fields else self.key


#: The kinds of all games that were loaded, by key: events print themselves with them.
_KINDS: Final[dict[str, EventKind]] = {}
