"""The outlook of each seat, as far as one of them can know: chance to win, expected points, and
why.
"""

from __future__ import annotations

from typing import Final

from gunbai.bots.learned import LearnedJudge, learned_judge
from gunbai.bots.playout import standing
from gunbai.bots.reasons import Account, Reason, against_the_others
from gunbai.core.game import Game
from gunbai.core.knowledge import Knowledge
from gunbai.core.rng import seeded

REASONS: Final = 3
_WORLDS: Final = 12


class SeatOutlook:
    """The outlook of one seat."""

    def __init__(self, chance: float, points: float, spread: float, reasons: list[Reason]) -> None:
        self.chance: Final = chance
        self.points: Final = points  # expected at the end; 0 with the spread if nothing was learned
        self.spread: Final = spread
        self.reasons: Final = reasons  # what it has more and less of than the others


def outlooks(game: Game, knowledge: Knowledge, seed: int) -> list[SeatOutlook]:
    """Return the outlook of each seat, averaged over worlds that the seat could be in."""
    judge = learned_judge(game)
    rng = seeded(seed)
    seats = knowledge.seats()
    account = Account(seats)
    points = [0.0] * seats
    spreads = [0.0] * seats
    for _ in range(_WORLDS):
        world = knowledge.possible(rng)
        if world.ask is not None and not world.ask.secret:
            judge.guess(world, knowledge.seat)
        account.add(judge, world, standing(judge, world))
        if isinstance(judge, LearnedJudge) and world.ask is not None:
            scores, doubts = judge.scores(world)
            for seat in range(seats):
                points[seat] += scores[seat] / _WORLDS
                spreads[seat] += doubts[seat] / _WORLDS
    return [
        SeatOutlook(
            account.chance(seat),
            points[seat],
            spreads[seat],
            against_the_others(account, seat)[:REASONS],
        )
        for seat in range(seats)
    ]
