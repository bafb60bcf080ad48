"""The columns of a dataset: one row per step, that is, per number that a seat has chosen.

They are the observations and actions of `gunbai.envs`: a row contains what the seat saw before it
acted, which numbers it could have chosen, and the outcome of the game.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import pyarrow as pa

from gunbai.core.sight import Sheet
from gunbai.core.state import Result
from gunbai.numbers.scheme import Scheme
from gunbai.numbers.stepper import Stepper, name_all

#: Before the names of all numbers of an observation.
SEEN: Final = "f_"
_WORDS: Final = pa.dictionary(pa.int32(), pa.string())

#: The columns before the observation: a type and a meaning each.
COLUMNS: Final[dict[str, tuple[pa.DataType, str]]] = {
    "game": (pa.int32(), "the number of the game"),
    "step": (pa.int32(), "the number of the step in its game, from 0"),
    "seat": (pa.int8(), "the seat that speaks; the observation is what this seat knows"),
    "player": (_WORDS, "the bot in this seat; `person` in games of people"),
    "decision": (_WORDS, "the decision that the seat is asked for, by its id in the ledger"),
    "legal": (pa.list_(pa.uint16()), "the numbers that fit: the ones of a mask"),
    "number": (pa.uint16(), "the number that was said"),
    "name": (_WORDS, "its name"),
    "answer": (_WORDS, "the whole answer that it is a part of, as in a record"),
    "win": (pa.float32(), "1 if the seat won the game, a part of it if several did"),
    "place": (pa.int8(), "its place at the end, from 1"),
    "score": (pa.int32(), "its points at the end"),
    "scores": (pa.list_(pa.int32()), "the points of all seats, by seat"),
}


class Layout:
    """The columns of one game with certain options."""

    def __init__(self, scheme: Scheme) -> None:
        self.scheme: Final = scheme
        named = name_all(scheme)
        self.names: Final = named.names
        self.limits: Final = named.limits
        fields = [pa.field(name, kind) for name, (kind, _) in COLUMNS.items()]
        fields += [pa.field(SEEN + name, pa.uint8()) for name in self.names]
        self.schema: Final = pa.schema(fields)


class Rows:
    """Rows that are collected, step by step and game by game."""

    def __init__(self, layout: Layout) -> None:
        self.layout: Final = layout
        self._sheet = Sheet(False)
        self._values: dict[str, list[Any]] = {name: [] for name in COLUMNS}

    def __len__(self) -> int:
        return len(self._values["game"])

    def add(
        self, game: int, step: int, player: str, stepper: Stepper, said: tuple[int, str]
    ) -> None:
        """Add a step that a seat is about to take: the number, and the whole answer."""
        seat = stepper.seat
        stepper.write(seat, self._sheet)
        values = self._values
        ask = stepper.state.ask
        assert ask is not None
        values["game"].append(game)
        values["step"].append(step)
        values["seat"].append(seat)
        values["player"].append(player)
        values["decision"].append(ask.key)
        values["legal"].append(stepper.numbers(seat))
        values["number"].append(said[0])
        values["name"].append(self.layout.scheme.numbering.names[said[0]])
        values["answer"].append(said[1])

    def settle(self, result: Result) -> None:
        """Add to all steps of the last game how it ended."""
        values = self._values
        for seat in values["seat"][len(values["win"]) :]:
            values["win"].append(result.utility(seat))
            values["place"].append(result.places[seat])
            values["score"].append(result.scores[seat])
            values["scores"].append(result.scores)

    def take(self) -> dict[str, Any]:
        """Return the columns of all rows so far, and forget them."""
        kinds = {name: kind for name, (kind, _) in COLUMNS.items()}
        out: dict[str, Any] = {}
        for name, values in self._values.items():
            plain = pa.array(values, pa.string() if kinds[name] == _WORDS else kinds[name])
            out[name] = plain.dictionary_encode() if kinds[name] == _WORDS else plain
        size = len(self.layout.names)
        seen = np.frombuffer(self._sheet.row(), np.uint8).reshape(-1, size)
        for place, name in enumerate(self.layout.names):
            out[SEEN + name] = pa.array(seen[:, place])
        self._sheet = Sheet(False)
        self._values = {name: [] for name in COLUMNS}
        return out
