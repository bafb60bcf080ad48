"""The whole position of a game of Rising Sun, with all that the engine needs."""

from __future__ import annotations

from typing import Final

from gunbai.core.chronicle import Chronicle
from gunbai.core.codec import Action
from gunbai.core.errors import Refusal
from gunbai.core.event import Event
from gunbai.core.fields import start_fields
from gunbai.core.form import Form
from gunbai.core.notation import Data
from gunbai.core.rng import Rng
from gunbai.core.state import Result, State
from gunbai.core.view import PositionView
from gunbai.games.rising_sun import preview, view
from gunbai.games.rising_sun.chronicle import RisingSunChronicle
from gunbai.games.rising_sun.flow import gifts, scoring
from gunbai.games.rising_sun.flow.frames import FRAMES
from gunbai.games.rising_sun.kinds import A_KAMI
from gunbai.games.rising_sun.position import faults, knowledge
from gunbai.games.rising_sun.position.fields import FIELDS
from gunbai.games.rising_sun.position.position import RisingSunPosition
from gunbai.games.rising_sun.position.setup import Setup
from gunbai.games.rising_sun.verbs import CODEC
from gunbai.games.rising_sun.view_types import RisingSunForesight, RisingSunView

FORM: Final = Form("rising_sun", CODEC, FIELDS, FRAMES)


class RisingSunState(RisingSunPosition):
    """A position of Rising Sun; its fields are declared in `position/fields.py`."""

    __slots__ = ()

    def free(self, seat: int) -> list[Action]:
        return gifts.menu(self, seat)

    def interjections(self, seat: int) -> list[Action]:
        return gifts.amounts(self, seat)

    def check_free(self, seat: int, action: Action) -> Refusal | None:
        return gifts.check(self, seat, action)

    def interject(self, seat: int, action: Action) -> bool:
        return gifts.carry_out(self, seat, action)

    def clone(self) -> RisingSunState:
        stack = [frame.copy() for frame in self.stack]
        twin = RisingSunState(self.rng.copy(), stack, self.ask, self.setup)
        self.copy_to(twin)
        return twin

    def determinize(self, seat: int, seed: int) -> State:
        return knowledge.determinize(self, seat, seed)

    def observe(self, seat: int) -> RisingSunView:
        return view.observe(self, seat)

    def foresee(self, seat: int, seen: PositionView) -> RisingSunForesight:
        return preview.foresee(self, seat)

    def chronicle(self) -> Chronicle:
        return RisingSunChronicle(self.setup)

    def affected(self, event: Event) -> int:
        """Return the seats with figures in a province that is won."""
        seats = 0
        if event.key == "rs-victory":
            for seat in range(self.setup.players):
                if self.crowd(seat, event.b):
                    seats |= 1 << seat
        return seats

    def result(self) -> Result | None:
        return scoring.standing(self) if self.ask is None else None

    def dump(self) -> Data:
        return FORM.write(self, self.setup.head())

    def describe(self) -> Data:
        """Return what may stand where; the shrines are set up, too."""
        shrines: Data = {"is": "list", "of": A_KAMI.blank()}
        return {**FORM.describe(self), "shrines": shrines}

    def unfit(self) -> str:
        for seat in range(self.setup.players):
            if not knowledge.looks_fit(self, seat):
                return f"seats[{seat}].looks"
        return ""

    def never_falling(self) -> list[int]:
        """Return the number of tokens, which are kept to the end (RS-W09)."""
        return [tokens.bit_count() for tokens in self.tokens]

    def faults(self) -> list[Refusal]:
        return faults.faults(self)


def empty_state(setup: Setup, rng: Rng) -> RisingSunState:
    """Return a position in which nothing has happened: all figures are in their reserves."""
    s = RisingSunState(rng, [], None, setup)
    start_fields(s, FIELDS)
    return s
