"""A small family of errors for everything that can be refused.

An error carries a text key with its arguments and, where a rule forbids something, the ledger's id
of that rule. The text is produced elsewhere, in the reader's language.
"""

from __future__ import annotations

from typing import Any, Final, TypedDict

Words = dict[str, object]


class Refused(TypedDict):
    """A refusal as plain data: a text key, the ledger's rule id or "", the text's arguments."""

    key: str
    rule: str
    words: dict[str, Any]


class Refusal:
    """The reason why something may not be done, to be shown in the reader's language."""

    def __init__(self, key: str, rule: str = "", words: Words | None = None) -> None:
        self.key: Final = key
        self.rule: Final = rule
        self.words: Final[Words] = {} if words is None else words

    def data(self) -> Refused:
        return {"key": self.key, "rule": self.rule, "words": self.words}

    def __str__(self) -> str:
        rule = f" [{self.rule}]" if self.rule else ""
        words = ", ".join(f"{name}={value}" for name, value in self.words.items())
        return f"{self.key}{rule}: {words}" if words else f"{self.key}{rule}"

    def __repr__(self) -> str:
        return f"<{self}>"


class GunbaiError(Exception):
    """The base class of all errors that tell users what was wrong with their input."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class IllegalAction(GunbaiError):
    """The rules do not allow this answer here."""


class StaleView(GunbaiError):
    """The answer was given to a position that has since changed."""


class BadText(GunbaiError):
    """This text names no action of the game."""


class BadOptions(GunbaiError):
    """These options do not go together, or do not exist."""


class BadData(GunbaiError):
    """A data file with values of the game is not usable."""


class BadPosition(GunbaiError):
    """A dumped position that cannot occur."""


class BadRecord(GunbaiError):
    """A record that was cut short, changed, or was never a record; `line` counts from 1."""

    def __init__(self, line: int, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.line = line

    def __str__(self) -> str:
        return f"line {self.line}: {self.refusal}"
