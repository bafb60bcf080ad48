"""What bots think of the positions of a game. The rules never ask."""

from __future__ import annotations

from gunbai.core.codec import Action
from gunbai.core.state import State


class Memo:
    """Something a judge has worked out about a position and will need again."""


class Judge:
    """The opinions of one game's bots. Each game has a subclass of its own in its `bot` folder.

    The defaults are those of a game nobody has an opinion about: its bots can still be played, a
    searching one learns from results alone. Positions given to a judge are never the true ones but
    those dealt from what a seat knows (`Knowledge`), so everything in them may be read.
    """

    def evaluate(self, state: State) -> list[float]:
        """How well each seat stands, from 0 (lost) to 1 (won)."""
        seats = state.seats()
        return [1.0 / seats] * seats

    def foresight(self) -> tuple[int, int]:
        """How far a rollout goes: changes of the asked seat, and answers."""
        return 3, 40

    def priors(self, state: State, seat: int, actions: list[Action]) -> list[float]:
        """How promising each action looks at first sight; any positive scale."""
        return [1.0] * len(actions)

    def worth(self, state: State, seat: int, actions: list[Action]) -> list[float]:
        """What each action is expected to bring, where that is better judged than tried.

        So it is where chance decides. Empty if trying and `evaluate` tell more.
        """
        return []

    def guess(self, state: State, seat: int) -> None:
        """Make what others hide from this seat likely; a determinised position is only possible."""
        return

    def overtures(self, state: State, seat: int) -> list[Action]:
        """What a bot in this seat would do out of turn just before its next answer."""
        return []
