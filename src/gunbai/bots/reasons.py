"""Reasons: the named parts of a judgement in which two things differ most."""

from __future__ import annotations

from typing import Any, Final

from gunbai.core.errors import Words
from gunbai.core.judge import Judge, Part
from gunbai.core.state import State

MORE: Final = "more"
LESS: Final = "less"
#: Differences below this many points are not mentioned.
_SLIGHT: Final = 0.08
#: Reasons in all games: the points of the others, and no difference that can be named.
RIVALS: Final = "why-rivals"
EVEN: Final = "why-even"
POINTS: Final = "why-points"


class Reason:
    """A text key with its words, and the points that it is about; more than 0 speaks for it."""

    def __init__(self, key: str, words: Words, points: float) -> None:
        self.key: Final = key
        self.words: Final[Words] = {**words, "way": MORE if points >= 0 else LESS}
        self.points: Final = points

    def __repr__(self) -> str:
        return f"<{self.key} {self.points:+.1f}>"


class Account:
    """Parts of judgements added up over several worlds, by their key and words."""

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats
        self.count = 0
        self.chances = [0.0] * seats  # summed up
        self._sums: dict[str, Part] = {}

    def add(self, judge: Judge[Any], state: State, chances: list[float]) -> None:
        """Add a position, with the chances of the seats in it."""
        self.count += 1
        for seat in range(self.seats):
            self.chances[seat] += chances[seat]
        for part in parts_of(judge, state):
            name = f"{part.key} {sorted(part.words.items())}"
            kept = self._sums.get(name)
            if kept is None:
                self._sums[name] = Part(part.key, part.points[:], part.words)
            else:
                for seat in range(self.seats):
                    kept.points[seat] += part.points[seat]

    def chance(self, seat: int) -> float:
        return self.chances[seat] / max(1, self.count)

    def parts(self) -> dict[str, Part]:
        """Return the average of each part."""
        count = max(1, self.count)
        return {
            name: Part(part.key, [points / count for points in part.points], part.words)
            for name, part in self._sums.items()
        }


def parts_of(judge: Judge[Any], state: State) -> list[Part]:
    """Return the parts of a judgement; for a finished game, only the points."""
    result = state.result()
    if result is None:
        return judge.parts(state)
    return [Part(POINTS, [float(points) for points in result.scores])]


def against_another(mine: Account, other: Account, seat: int) -> list[Reason]:
    """Return what is better (more than 0) and worse for a seat in one account than in another."""
    here = mine.parts()
    there = other.parts()
    out: list[Reason] = []
    rivals = 0.0
    for name, part in {**there, **here}.items():
        own = _points(here, name, seat) - _points(there, name, seat)
        out.append(Reason(part.key, part.words, own))
        for each in range(mine.seats):
            if each != seat:
                rivals += _points(here, name, each) - _points(there, name, each)
    out.append(Reason(RIVALS, {}, -rivals / max(1, mine.seats - 1)))
    return _weighty(out)


def against_the_others(account: Account, seat: int) -> list[Reason]:
    """Return what a seat has more or less of than the others on average."""
    out: list[Reason] = []
    for part in account.parts().values():
        rest = sum(part.points) - part.points[seat]
        gain = part.points[seat] - rest / max(1, account.seats - 1)
        out.append(Reason(part.key, part.words, gain))
    return _weighty(out)


def _points(parts: dict[str, Part], name: str, seat: int) -> float:
    return parts[name].points[seat] if name in parts else 0.0


def _weighty(reasons: list[Reason]) -> list[Reason]:
    """Return those that matter, the strongest first."""
    left = [reason for reason in reasons if abs(reason.points) >= _SLIGHT]
    return sorted(left, key=lambda reason: (-abs(reason.points), reason.key, str(reason.words)))
