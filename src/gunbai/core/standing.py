"""Answers that a seat may give in advance: "if it comes to this, answer that"."""

from __future__ import annotations

from typing import Final


class StandingAnswer:
    """A simple answer to decisions of some kinds, such as declining an offer.

    It must be in the menu of those decisions whatever happened before, or it is not given. Its
    text in the game's words for pages is `order-` with the game's prefix and the name; the
    attribute `.done` says in the log of its seat that it was given.
    """

    def __init__(self, name: str, asks: list[str], answer: str) -> None:
        self.name: Final = name
        self.asks: Final = asks  # the ids of the decision points
        self.answer: Final = answer  # as records write it

    def __repr__(self) -> str:
        return f"<standing answer {self.name}: {self.answer}>"
