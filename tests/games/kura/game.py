"""Kura as a game: options, new and restored positions."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from gunbai.core.errors import BadData, Refusal
from gunbai.core.event import Event
from gunbai.core.game import Game
from gunbai.core.notation import Data
from gunbai.core.options import Option, Options, read_options
from gunbai.core.rng import seeded
from gunbai.core.rules import Rules
from gunbai.core.state import State
from gunbai.core.values import read_data_file

from .actions import CARDS, CODEC, HAPPENINGS
from .flow import Course
from .position import DRAW, RULES, cards_of
from .state import FORM, KuraState

_OPTIONS: Final = [
    Option("players", ["2", "3", "4"], "2", "KR-1"),
    Option("rounds", ["3", "4"], "4", "KR-2"),
    DRAW,
]
_HAND: Final = 4


class Kura(Game):
    def __init__(self, rules: Rules) -> None:
        super().__init__("kura", "kr", rules, CODEC, HAPPENINGS)

    def options(self) -> list[Option]:
        return [option for option in _OPTIONS if option.exists(self.rules)]

    def read_options(self, given: Mapping[str, object]) -> Options:
        return read_options(self.options(), [], given, {})

    def seats(self, options: Options) -> int:
        return int(options["players"])

    def sample_options(self) -> list[dict[str, object]]:
        return [{"players": seats, "rounds": rounds} for seats in (2, 3, 4) for rounds in (3, 4)]

    def new(
        self,
        options: Mapping[str, object] | None = None,
        seed: int = 0,
        sink: list[Event] | None = None,
    ) -> State:
        """KR-1: four cards each, the others face down."""
        s = KuraState(seeded(seed), [], None, self.read_options(options or {}), self.rules)
        s.sink = sink
        s.pile = list(range(len(CARDS)))
        s.rng.shuffle(s.pile)
        for seat in range(s.seats()):
            s.hands[seat] = sum(1 << s.pile.pop() for _ in range(_HAND))
            for card in cards_of(s.hands[seat]):
                s.tell(seat, "kr-dealt", card)
        s.call(Course(0))
        s.settle()
        return s

    def read_position(self, position: Data) -> State:
        n = FORM.open(position, self.rules)
        s = KuraState(seeded(0), [], None, self.read_head(n), self.rules)
        FORM.read(s, n)
        return s

    def by(self, rules: Rules) -> Game:
        return Kura(rules)

    def with_data(self, data: dict[str, object] | None) -> Game:
        if data is not None:
            raise BadData(Refusal("kr-data-none"))
        return self


def load(data: Path | None = None) -> Game:
    return Kura(Rules(RULES)).with_data(None if data is None else read_data_file(data))
