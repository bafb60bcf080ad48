"""Whole positions as plain data that people can read and edit, and back.

`docs/notation/` has a page for each game. An impossible position is refused with the place and
the reason.
"""

from __future__ import annotations

from typing import Any, Final

from gunbai.core.codec import Codec
from gunbai.core.errors import BadPosition, Refusal
from gunbai.core.fields import PositionField, exchange_fields
from gunbai.core.notation import Data, Notation
from gunbai.core.rng import Rng
from gunbai.core.rules import Rules
from gunbai.core.state import Ask, Frame, State

#: The version of the notation. Positions of version 1, which did not name theirs, are brought up to
#: date by each game's `position/upgrade.py`.
FORMAT: Final = 2

_WORD: Final = (1 << 32) - 1


class Form:
    """The way one game's positions are written: its fields and the rules that can be in progress.

    `frames` holds one frame of each class; reading a position makes copies of them.
    """

    def __init__(
        self, game: str, codec: Codec, fields: list[PositionField], frames: list[Frame[Any]]
    ) -> None:
        self.game: Final = game
        self.codec: Final = codec
        self.fields: Final = fields
        self.frames: Final = {frame.name: frame for frame in frames}

    def write(self, s: State, head: Data) -> Data:
        """Return the whole position; `head` holds what never changes during the game."""
        data: Data = {"game": self.game, "format": FORMAT}
        data.update(head)
        n = Notation(data, False, s.seats(), self.codec, "")
        exchange_fields(s, self.fields, n)
        n.numbers("rng", s.rng.words(), _WORD)
        data["ask"] = s.show_ask()
        for frame, part in zip(s.stack, n.rows("stack", len(s.stack)), strict=True):
            part.data["rule"] = frame.name
            part.data["step"] = frame.steps[frame.pc]
            frame.notation(part)
        return data

    def decisions(self) -> list[str]:
        """Return the keys of all decisions that these rules can ask for, in their order."""
        found = {
            key for frame in self.frames.values() for keys in frame.asks.values() for key in keys
        }
        return sorted(found)

    def describe(self, s: State) -> Data:
        """Describe what the notation of a position with these rules in progress may contain, and
        where.

        The head is not described: a different head is a different game.
        """
        s = s.clone()
        n = Notation({}, False, s.seats(), self.codec, "")
        blanks: Data = {}
        n.blanks = blanks
        exchange_fields(s, self.fields, n)
        for frame, part in zip(s.stack, n.rows("stack", len(s.stack)), strict=True):
            part.note("step", {"is": "one", "kind": "step", "names": frame.steps})
            frame.notation(part)
        ask = n.part("ask")
        top = s.stack[-1] if s.stack else None
        keys: list[str] = [] if top is None else top.asks.get(top.steps[top.pc], [])
        ask.note("key", {"is": "one", "kind": "decision", "names": keys})
        ask.note("seats", {"is": "seats"})
        return blanks

    def open(self, data: Data, rules: Rules) -> Notation:
        """Return a dump to be read, if it belongs to this game and these rules."""
        n = Notation(data, True, 0, self.codec, "")
        if n.take("game") != self.game:
            raise BadPosition(Refusal("position-game"))
        if n.take("format") != FORMAT:
            raise BadPosition(Refusal("position-format"))
        if n.take("rules") != rules.name:
            raise BadPosition(Refusal("position-rules"))
        return n

    def read(self, s: State, n: Notation) -> None:
        """Read all but the head into a position in which nothing has happened yet, and check it."""
        n.seats = s.seats()
        exchange_fields(s, self.fields, n)
        words = n.numbers("rng", [], _WORD)
        n.require(len(words) == 4 and any(words), "rng")
        s.rng = Rng(words[0], words[1], words[2], words[3])
        n.take("ask")
        s.stack = [self._frame(part) for part in n.rows("stack", -1)]
        n.end()
        faults = s.faults()
        if faults:
            raise BadPosition(faults[0])
        s.ask = self._ask(s, n)
        if s.ask is None:
            return
        label = s.unfit()
        if label:
            raise n.refuse(label, "position-unfit", n.data.get(label))
        for place, frame in enumerate(s.stack):
            label = frame.unfit(s)
            if label:
                raise n.refuse(f"stack[{place}].{label}", "position-unfit")
        for seat in s.to_act():
            if not s.legal(seat):
                raise BadPosition(Refusal("position-no-choice", "", {"name": s.ask.key}))

    def upgrade_rule(self, entry: Data) -> Data:
        """Return a rule in progress as version 2 of the notation names it and its step."""
        out = {label: value for label, value in entry.items() if label not in ("frame", "pc")}
        frame = self.frames.get(str(entry.get("frame")))
        pc = entry.get("pc")
        if frame is None or not isinstance(pc, int) or not 0 <= pc < len(frame.steps):
            raise BadPosition(Refusal("position-format"))
        out["rule"] = frame.name
        out["step"] = frame.steps[pc]
        return out

    def _frame(self, n: Notation) -> Frame[Any]:
        name = n.take("rule")
        if not isinstance(name, str) or name not in self.frames:
            raise n.refuse("rule", "position-rule", name)
        frame = self.frames[name].copy()
        step = n.take("step")
        if not isinstance(step, str) or step not in frame.steps:
            raise n.refuse("step", "position-step", step)
        frame.pc = frame.steps.index(step)
        frame.notation(n)
        n.end()
        return frame

    def _ask(self, s: State, n: Notation) -> Ask | None:
        """Return the ask, if the rule in progress can wait for it at its step."""
        if n.data["ask"] is None:
            if s.stack:
                raise BadPosition(Refusal("position-no-ask"))
            return None
        if not s.stack:
            raise BadPosition(Refusal("position-no-stack"))
        part = n.part("ask")
        key = part.take("key")
        top = s.stack[-1]
        if not isinstance(key, str) or key not in top.asks.get(top.steps[top.pc], []):
            raise part.refuse("key", "position-decision", key)
        seats = part.seat_set("seats", 0)
        part.require(seats != 0, "seats")
        secret = part.flag("secret", False)
        part.require(secret == (key in top.sealed), "secret")
        part.end()
        return Ask(key, seats, secret)
