"""Moments of a game that people ask about: who decides what, built from a few choices.

A position says which rules are in progress, in terms of their frames. People who set one up think
of a moment instead: "a battle in Omi". Each game declares its moments; the same lines describe what
has to be chosen for one and read what was chosen, as everywhere in the notation.
"""

from __future__ import annotations

from typing import Any, ClassVar, Generic

from gunbai.core.codec import Codec
from gunbai.core.errors import BadPosition, Refusal
from gunbai.core.notation import Data, Notation
from gunbai.core.state import Ask, S, State


class Moment(Generic[S]):
    """A moment of a game; its fields are what has to be chosen for it."""

    #: The name of this moment in texts and requests.
    name: ClassVar[str] = ""

    def __repr__(self) -> str:
        return f"<moment {self.name}>"

    def notation(self, n: Notation) -> None:
        """Write the choices, or read them."""
        return

    def build(self, s: S) -> Ask | None:
        """Put the rules of this moment in progress; return what they ask, if anything."""
        raise NotImplementedError("Moment.build")


def described(moment: Moment[Any], codec: Codec) -> tuple[Data, Data]:
    """Return what may be chosen for a moment, and the choices to begin with."""
    blanks: Data = {}
    n = Notation({}, False, 0, codec, "")
    n.blanks = blanks
    moment.notation(n)
    return blanks, n.data


def bring_about(s: State, moment: Moment[Any], chosen: Data, codec: Codec) -> None:
    """Bring a position in which no rule is in progress to a moment; else say why it can't."""
    n = Notation(chosen, True, s.seats(), codec, "")
    moment.notation(n)
    n.end()
    s.ask = moment.build(s)
    if s.ask is None:
        raise BadPosition(Refusal("position-moment"))


def impossible(label: str) -> BadPosition:
    """Return the error for a choice that this position does not allow."""
    return BadPosition(Refusal("position-unfit", "", {"name": label}))
