"""Situations of a game that people ask about: who decides what, built from a few choices.

A position says which rules are in progress, in terms of their frames. People who set one up think
of a situation instead: "a battle in Omi". Each game declares its situations; the same lines
describe what has to be chosen for one and read what was chosen, as everywhere in the notation.
"""

from __future__ import annotations

from typing import Any, ClassVar, Generic

from gunbai.core.codec import Codec
from gunbai.core.errors import BadPosition, Refusal
from gunbai.core.notation import Data, Notation
from gunbai.core.state import Ask, S, State


class Situation(Generic[S]):
    """A situation of a game; its fields are what has to be chosen for it."""

    #: The name of this situation in texts and requests.
    name: ClassVar[str] = ""

    def __repr__(self) -> str:
        return f"<situation {self.name}>"

    def notation(self, n: Notation) -> None:
        """Write the choices, or read them."""
        return

    def build(self, s: S) -> Ask | None:
        """Put the rules of this situation in progress; return what they ask, if anything."""
        raise NotImplementedError("Situation.build")


def described(situation: Situation[Any], codec: Codec) -> tuple[Data, Data]:
    """Return what may be chosen for a situation, and the choices to begin with."""
    blanks: Data = {}
    n = Notation({}, False, 0, codec, "")
    n.blanks = blanks
    situation.notation(n)
    return blanks, n.data


def bring_about(s: State, situation: Situation[Any], chosen: Data, codec: Codec) -> None:
    """Bring a position in which no rule is in progress to a situation; else say why it can't."""
    n = Notation(chosen, True, s.seats(), codec, "")
    situation.notation(n)
    n.end()
    s.ask = situation.build(s)
    if s.ask is None:
        raise BadPosition(Refusal("position-situation"))


def impossible(label: str) -> BadPosition:
    """Return the error for a choice that this position does not allow."""
    return BadPosition(Refusal("position-unfit", "", {"name": label}))
