"""The opinions of bots about the positions of a game. The rules never use them."""

from __future__ import annotations

from typing import Final, Generic

from gunbai.core.banter import Remark
from gunbai.core.codec import Action
from gunbai.core.errors import Words
from gunbai.core.state import S

#: The smallest gain in winning chance for which any bot breaks its word.
PRICE_OF_A_WORD: Final = 0.03


class Part:
    """A named part of a judgement: the points that each seat can expect from it at the end.

    `key` belongs to a text of the game, and `words` are its arguments, such as a province.
    """

    def __init__(self, key: str, points: list[float], words: Words | None = None) -> None:
        self.key = key
        self.points = points
        self.words: Words = {} if words is None else words


class Judge(Generic[S]):
    """The opinions of one game's bots. Each game has its own subclass in its `bot` folder.

    The defaults are those of a game nobody has an opinion about: its bots can still be played, a
    searching one learns from results alone. Positions given to a judge are never the true ones but
    those sampled from what a seat knows (`Knowledge`), so everything in them may be read.
    """

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"

    def evaluate(self, state: S) -> list[float]:
        """Return how well each seat stands, from 0 (lost) to 1 (won)."""
        seats = state.seats()
        return [1.0 / seats] * seats

    def evaluate_all(self, states: list[S]) -> list[list[float]]:
        """Return `evaluate` for each of several positions."""
        return [self.evaluate(state) for state in states]

    def parts(self, state: S) -> list[Part]:
        """Return what the points that seats can expect are made of, to explain a judgement."""
        return []

    def feature_names(self) -> list[str]:
        """Return the names of the numbers that a network reads for each seat; empty if none does.

        Two have a meaning for all games: `points`, and `passed`, the part of the game that is over.
        """
        return []

    def features(self, state: S) -> list[float]:
        """Return those numbers, seat after seat."""
        return []

    def foresight(self) -> tuple[int, int]:
        """Return how far a rollout goes: changes of the asked seat, and answers."""
        return 3, 40

    def stage(self, state: S) -> int:
        """Return the stage of the game, such as its season; 0 if it has none.

        A network always learns from the position with which a new stage begins.
        """
        return 0

    def priors(self, state: S, seat: int, actions: list[Action]) -> list[float]:
        """Return how promising each action looks at first sight, on any positive scale."""
        return [1.0] * len(actions)

    def worth(self, state: S, seat: int, actions: list[Action]) -> list[float]:
        """Return the expected value of each action, if judging is better than trying.

        That is the case where chance decides. Empty if trying and `evaluate` are better.
        """
        return []

    def outcomes(self, state: S, seat: int, actions: list[Action]) -> list[S]:
        """Return a position that each action leads to, if comparing those is best.

        Empty if the actions are judged in another way.
        """
        return []

    def guess(self, state: S, seat: int) -> None:
        """Replace secrets that are merely possible for this seat by likely ones."""
        return

    def overtures(self, state: S, seat: int) -> list[Action]:
        """Return what a bot in this seat would do out of turn just before its next answer."""
        return []

    def lets_down(self, state: S, seat: int, action: Action) -> int:
        """Return the seats, as bits, whose open offers would be ended by an answer in a talk."""
        return 0

    # keeping one's word, and standing in for a person

    def characters(self) -> list[str]:
        """Return the characters that bots of this game may have; empty if nobody would notice."""
        return []

    def in_character(self, name: str) -> Judge[S]:
        """Return the judge of a bot with this character; unknown ones change nothing."""
        return self

    def liked(self, state: S, seat: int, actions: list[Action], values: list[float]) -> list[float]:
        """Return the values of answers as the judge's character sees them."""
        return values

    def price_of_a_word(self) -> float:
        """Return the smallest gain in winning chance for which a bot breaks its word."""
        return PRICE_OF_A_WORD

    def loyal(
        self, state: S, seat: int, actions: list[Action], promises: list[Remark]
    ) -> list[Action]:
        """Return the answers that betray nobody and break none of the seat's promises.

        If all of them would, return the least bad ones: never none.
        """
        return actions

    def owed(self, state: S, seat: int, promises: list[Remark]) -> list[Action]:
        """Return what the seat has promised to do out of turn, and can do now."""
        return []

    def believing(self, state: S, promised: list[Remark]) -> S:
        """Return the position as seen by somebody who counts on these promises of others."""
        return state
