"""A puzzle as a file: a position in the notation of its game, and what each answer is worth there.

What the seat of the puzzle does not know is filled in by chance: the position is a sample that was
dealt from its knowledge, never that of a game.
"""

from __future__ import annotations

import json
import tomllib
from dataclasses import dataclass, field
from typing import Any, Final

from gunbai.core.errors import Words
from gunbai.core.game import Game
from gunbai.core.position_text import read_position
from gunbai.core.session import Session

EASY, MEDIUM, HARD = 1, 2, 3
DIFFICULTIES: Final = {EASY: "easy", MEDIUM: "medium", HARD: "hard"}


@dataclass
class Why:
    """A reason: a text key of the game with its words, and the points that it is about."""

    key: str
    words: Words
    points: float


@dataclass
class Weighed:
    """An answer with the seat's chance to win after it, and what speaks for or against it."""

    action: str
    chance: float
    why: list[Why] = field(default_factory=list)


@dataclass
class Puzzle:
    """A puzzle; the first of its answers is the solution."""

    id: str
    theme: str
    difficulty: int
    seat: int
    answers: list[Weighed]
    #: How the game goes on after the solution: seats and their answers.
    line: list[tuple[int, str]]
    position: str

    @property
    def solution(self) -> str:
        return self.answers[0].action

    def session(self, game: Game) -> Session:
        """Return a game that goes on from its position."""
        return Session.at(game, read_position(self.position))

    def weighed(self, action: str) -> Weighed | None:
        """Return what is known about an answer."""
        for answer in self.answers:
            if answer.action == action:
                return answer
        return None

    def text(self) -> str:
        """Return the file of the puzzle."""
        line = ", ".join(json.dumps(f"{seat} {action}") for seat, action in self.line)
        rows = [
            f"theme = {json.dumps(self.theme)}",
            f"difficulty = {json.dumps(DIFFICULTIES[self.difficulty])}",
            f"seat = {self.seat}",
            f"line = [{line}]",
            "answers = [",
            *(f"  {_table(_answer(answer))}," for answer in self.answers),
            "]",
            f"position = '''\n{self.position}'''",
        ]
        return "\n".join(rows) + "\n"


def read_puzzle(name: str, text: str) -> Puzzle:
    """Return the puzzle of a file."""
    data = tomllib.loads(text)
    levels = {word: level for level, word in DIFFICULTIES.items()}
    lines = [row.split(" ", 1) for row in data["line"]]
    return Puzzle(
        id=name,
        theme=data["theme"],
        difficulty=levels[data["difficulty"]],
        seat=data["seat"],
        answers=[_weighed(row) for row in data["answers"]],
        line=[(int(seat), action) for seat, action in lines],
        position=data["position"],
    )


def _answer(answer: Weighed) -> dict[str, Any]:
    why = [{"key": one.key, "points": one.points, "words": one.words} for one in answer.why]
    return {"action": answer.action, "chance": answer.chance, "why": why}


def _weighed(row: dict[str, Any]) -> Weighed:
    why = [Why(one["key"], one["words"], one["points"]) for one in row["why"]]
    return Weighed(row["action"], row["chance"], why)


def _table(value: object) -> str:
    """Return a value as TOML writes it on one line."""
    if isinstance(value, dict):
        inside = ", ".join(f"{label} = {_table(part)}" for label, part in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, list):
        return f"[{', '.join(_table(part) for part in value)}]"
    return json.dumps(value, ensure_ascii=False)
