# Made by ./dev generate: edit the declarations instead.
"""The fields of a position, as a class; declared in `fields.py`."""

from __future__ import annotations

from typing import Any, Final

from gunbai.core.rng import Rng
from gunbai.core.state import Ask, Frame, State
from gunbai.games.joraku.position.setup import Setup

_NO_LIST_INTS: Final[list[int]] = []


class JorakuFields(State):
    """All that a position holds; every field is empty until it is set."""

    __slots__ = (
        "aside",
        "daimyo",
        "discarded",
        "drafts",
        "entered",
        "hands",
        "kachidoki",
        "numbers",
        "passed",
        "picked",
        "plays",
        "points",
        "private",
        "round",
        "samurai",
        "setup",
        "supply",
        "veiled",
    )

    def __init__(self, rng: Rng, stack: list[Frame[Any]], ask: Ask | None, setup: Setup) -> None:
        super().__init__(rng, stack, ask)
        self.setup: Final = setup
        self.round = 0  # 1 to 3; 0 during setup
        self.kachidoki = 0  # who holds the card
        self.numbers = _NO_LIST_INTS  # daimyo card; 0: none (yet)
        self.daimyo = _NO_LIST_INTS  # area; −1 if not on the map
        self.samurai = _NO_LIST_INTS  # by colour × 7 + area
        self.supply = _NO_LIST_INTS  # samurai in supply
        self.points = _NO_LIST_INTS  # reputation
        self.entered = 0  # colours that took the bonus of variant 4
        self.hands = _NO_LIST_INTS
        self.passed = _NO_LIST_INTS  # passed on this round
        self.discarded = _NO_LIST_INTS  # neutral mode: the card discarded
        self.private = _NO_LIST_INTS  # 2 vs 2, in the draft: private cards
        self.picked = _NO_LIST_INTS  # 2 vs 2, in the draft: laid down so far
        self.drafts = _NO_LIST_INTS  # 2 vs 2, in the draft: to pick from
        self.veiled = (
            _NO_LIST_INTS  # 2 vs 2: private cards and first pick, never seen by the opponent
        )
        self.aside = 0  # cards set aside unseen
        self.plays = _NO_LIST_INTS  # this round, in order: colour × 32 + card

    def copy_to(self, twin: JorakuFields) -> None:
        """Give another position the same fields, independent of these."""
        twin.memory = self.memory
        twin.round = self.round
        twin.kachidoki = self.kachidoki
        twin.numbers = self.numbers
        twin.daimyo = self.daimyo[:]
        twin.samurai = self.samurai[:]
        twin.supply = self.supply[:]
        twin.points = self.points[:]
        twin.entered = self.entered
        twin.hands = self.hands[:]
        twin.passed = self.passed
        twin.discarded = self.discarded
        twin.private = self.private
        twin.picked = self.picked
        twin.drafts = self.drafts
        twin.veiled = self.veiled
        twin.aside = self.aside
        twin.plays = self.plays[:]
