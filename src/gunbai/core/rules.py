"""Versions of a game's rules."""

from __future__ import annotations

from typing import Final

from gunbai.core.errors import BadOptions, Refusal


def rules_number(name: str) -> int:
    """Return the number at the end of the name of rules, known or not; 0 if there is none."""
    number = name.rpartition("-")[2]
    return int(number) if number.isascii() and number.isdigit() and len(number) < 4 else 0


class Rules:
    """One version of a game's rules, among all that this program can play.

    New games are played by the newest. Older ones are kept so that records replay as they were
    played and stored games lose nothing: a running game is replayed under its old rules and
    continues under the new ones (`Session.adopt`). Names end in a number that grows.
    """

    def __init__(self, known: list[str], name: str | None = None) -> None:
        self.known: Final = known  # oldest first
        self.name: Final = known[-1] if name is None else name
        if self.name not in known:
            words: dict[str, object] = {"rules": self.name[:40], "known": ", ".join(known)}
            raise BadOptions(Refusal("rules-unknown", "", words))
        self.place: Final = known.index(self.name)

    def __repr__(self) -> str:
        return f"<rules {self.name}>"

    @property
    def newest(self) -> bool:
        return self.place == len(self.known) - 1

    @property
    def number(self) -> int:
        """The number at the end of the name, for events."""
        return rules_number(self.name)

    def since(self, name: str) -> bool:
        """Return True if these are the rules of that name or newer ones."""
        return self.place >= self.known.index(name)
