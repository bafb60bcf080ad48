"""The seats of a table, as they are stored."""

from __future__ import annotations

import time
from typing import Any, Final

from gunbai.server.store import Row


def put_away_now() -> int:
    """Return the mark of a seat in which a bot plays from now on because the host wants it."""
    return int(time.time() / 60)


class Seat:
    """A seat of a table, as it is stored; replaced, never changed."""

    def __init__(self, row: Row) -> None:
        self.number: Final = int(row["number"])
        self.kind: Final[str] = row["kind"]
        self.person: Final[str | None] = row["person"]
        self.name: Final[str] = row["name"]
        self.level: Final[str] = row["level"]
        self.token: Final[str | None] = row["token"]
        self._away: Final = int(row["away"])
        self.away: Final = self._away > 0  # a bot plays for the person
        #: When the host let a bot play here; 0 if nobody did, or the person or the clock.
        self.put_away_at: Final = 60.0 * self._away if self._away > 1 else 0.0
        self.word: Final[str] = row["word"]
        self.here: Final = bool(row["here"])
        self.holder: Final = int(row["holder"])
        self.offer: Final[Row | None] = row["offer"]
        self.offer_token: Final[str | None] = row["offer_token"]

    def changed(self, **changes: object) -> dict[str, Any]:
        """Return the row of this seat with some fields changed."""
        row: dict[str, Any] = {
            "number": self.number,
            "kind": self.kind,
            "person": self.person,
            "name": self.name,
            "level": self.level,
            "token": self.token,
            "away": self._away,
            "word": self.word,
            "here": int(self.here),
            "holder": self.holder,
            "offer": self.offer,
            "offer_token": self.offer_token,
        }
        return {**row, **changes}

    def taken(self) -> bool:
        return self.kind in ("person", "program", "bot")

    def is_standing(self) -> bool:
        """Return True for a bot with an account."""
        return self.kind == "program" and self.person is not None

    def has_stand_in(self) -> bool:
        """Return True if a bot plays for a person or a program."""
        return self.kind in ("person", "program") and self.away

    def played_by_bot(self) -> bool:
        return self.kind == "bot" or self.has_stand_in()

    def held_like(self, other: Seat) -> bool:
        """Return True if the same person or program may look from both seats."""
        mine = (self.kind, self.person, self.token, self.holder)
        return mine == (other.kind, other.person, other.token, other.holder)
