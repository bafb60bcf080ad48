"""The whole position of a game of Shogun, with all that the engine needs."""

from __future__ import annotations

from typing import Final, cast

from gunbai.core.chronicle import Chronicle
from gunbai.core.errors import Refusal
from gunbai.core.event import Event
from gunbai.core.fields import start_fields
from gunbai.core.form import Form
from gunbai.core.notation import Data
from gunbai.core.rng import Rng
from gunbai.core.state import NOBODY, Result, State
from gunbai.core.view import PositionView
from gunbai.games.shogun import preview, view
from gunbai.games.shogun.chronicle import ShogunChronicle
from gunbai.games.shogun.events import KINDS, UPRISING
from gunbai.games.shogun.flow import scoring, stage
from gunbai.games.shogun.flow.action_round import ActionRound
from gunbai.games.shogun.flow.battle import Battle
from gunbai.games.shogun.flow.frames import FRAMES
from gunbai.games.shogun.flow.winter import WinterRevolts
from gunbai.games.shogun.kinds import A_PROVINCE
from gunbai.games.shogun.names import NOWHERE
from gunbai.games.shogun.position import faults, knowledge
from gunbai.games.shogun.position.fields import FIELDS
from gunbai.games.shogun.position.position import ShogunPosition
from gunbai.games.shogun.position.setup import Setup
from gunbai.games.shogun.verbs import CODEC
from gunbai.games.shogun.view_types import ShogunForesight, ShogunView

FORM: Final = Form("shogun", CODEC, FIELDS, FRAMES)

#: What happens to those who fight without naming them all.
_FIGHTS: Final = ("sg-thrown", "sg-held")


class ShogunState(ShogunPosition):
    """A position of Shogun; its fields are declared in `position/fields.py`."""

    def clone(self) -> ShogunState:
        stack = [frame.copy() for frame in self.stack]
        twin = ShogunState(self.rng.copy(), stack, self.ask, self.setup)
        self.copy_to(twin)
        return twin

    def determinize(self, seat: int, seed: int) -> State:
        return knowledge.determinize(self, seat, seed)

    def observe(self, seat: int) -> ShogunView:
        return view.observe(self, seat)

    def foresee(self, seat: int, seen: PositionView) -> ShogunForesight:
        return preview.foresee(self, cast(ShogunView, seen))

    def advise(self, seat: int, seen: PositionView) -> PositionView:
        return preview.advise(self, seat, cast(ShogunView, seen))

    def chronicle(self) -> Chronicle:
        return ShogunChronicle(self.setup)

    def affected(self, event: Event) -> int:
        """Return the seats that hold the provinces of an event before it, and those that fight."""
        seats = 0
        for province in KINDS[event.key].values_of(event, A_PROVINCE):
            seats |= self._owner_bit(province)
        revolt = event.key == "sg-thrown" and event.d == UPRISING
        for frame in self.stack if event.key in _FIGHTS else []:
            if isinstance(frame, Battle):
                seats |= 1 << frame.seat | self._owner_bit(frame.target)
            elif revolt and isinstance(frame, ActionRound | WinterRevolts):
                seats |= 1 << frame.seat(self)
        return seats

    def _owner_bit(self, province: int) -> int:
        owner = self.owner[province]
        return 1 << owner if owner >= 0 else 0

    def result(self) -> Result | None:
        return scoring.standing(self) if self.ask is None else None

    def dump(self) -> Data:
        return FORM.write(self, self.setup.head())

    def describe(self) -> Data:
        return FORM.describe(self)

    def unfit(self) -> str:
        return stage.unfit(self)

    def never_falling(self) -> list[int]:
        """SG-I12: points never fall."""
        return self.points

    def faults(self) -> list[Refusal]:
        return faults.faults(self, self._fought_over())

    def _fought_over(self) -> int:
        """Return the province whose armies may all lie in the tower now; none at a decision."""
        if self.ask is not NOBODY:
            return NOWHERE
        rule = self.stack[-1]
        if isinstance(rule, Battle):
            return rule.target
        if isinstance(rule, ActionRound):
            return rule.province(self)
        if isinstance(rule, WinterRevolts):
            for province in self.provinces_of(rule.seat(self)):
                if not self.armies[province] and province not in rule.drawn:
                    return province
        return NOWHERE


def empty_state(setup: Setup, rng: Rng, sink: list[Event] | None) -> ShogunState:
    """Return the table before anybody has a province (SG-S6…S9, SG-S21, step p1)."""
    s = ShogunState(rng, [], None, setup)
    start_fields(s, FIELDS)
    s.sink = sink
    return s
