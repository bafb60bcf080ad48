"""The whole position of a game of Joraku, with all that the engine needs."""

from __future__ import annotations

from typing import Final, cast

from gunbai.core.chronicle import Chronicle
from gunbai.core.errors import Refusal
from gunbai.core.event import Event
from gunbai.core.fields import start_fields
from gunbai.core.form import Form
from gunbai.core.notation import Data
from gunbai.core.rng import Rng
from gunbai.core.state import Result, State
from gunbai.core.view import PositionView
from gunbai.games.joraku import view
from gunbai.games.joraku.chronicle import JorakuChronicle
from gunbai.games.joraku.events import KINDS
from gunbai.games.joraku.flow import scoring
from gunbai.games.joraku.flow.frames import FRAMES
from gunbai.games.joraku.kinds import A_COLOUR
from gunbai.games.joraku.position import faults, knowledge
from gunbai.games.joraku.position.fields import FIELDS
from gunbai.games.joraku.position.position import JorakuPosition
from gunbai.games.joraku.position.setup import Setup
from gunbai.games.joraku.tables import VARIANTS
from gunbai.games.joraku.verbs import CODEC
from gunbai.games.joraku.view_types import JorakuForesight, JorakuView

FORM: Final = Form("joraku", CODEC, FIELDS, FRAMES)


class JorakuState(JorakuPosition):
    """A position of Joraku; its fields are declared in `position/fields.py`."""

    def clone(self) -> JorakuState:
        stack = [frame.copy() for frame in self.stack]
        twin = JorakuState(self.rng.copy(), stack, self.ask, self.setup)
        self.copy_to(twin)
        return twin

    def determinize(self, seat: int, seed: int) -> State:
        return knowledge.determinize(self, seat, seed)

    def observe(self, seat: int) -> JorakuView:
        return view.observe(self, seat)

    def foresee(self, seat: int, seen: PositionView) -> JorakuForesight:
        return view.foresee(self, seat, cast(JorakuView, seen))

    def chronicle(self) -> Chronicle:
        return JorakuChronicle(self)

    def affected(self, event: Event) -> int:
        """Return the seats that play the colours of an event."""
        seats = 0
        for colour in KINDS[event.key].values_of(event, A_COLOUR):
            if self.setup.owner[colour] >= 0:
                seats |= 1 << self.setup.owner[colour]
        return seats

    def result(self) -> Result | None:
        return scoring.result(self) if self.ask is None else None

    def dump(self) -> Data:
        return FORM.write(self, self.setup.head())

    def describe(self) -> Data:
        """Return what may stand where; the variant cards are set up, too."""
        cards: Data = {"is": "some", "kind": "variant", "names": list(range(1, VARIANTS + 1))}
        return {**FORM.describe(self), "variants": cards}

    def never_falling(self) -> list[int]:
        """JK-C15: points never fall."""
        return self.points

    def faults(self) -> list[Refusal]:
        return faults.faults(self)


def empty_state(setup: Setup, rng: Rng, sink: list[Event] | None) -> JorakuState:
    """Return the table before anything is dealt (JK-S01, JK-S05, JK-S07)."""
    s = JorakuState(rng, [], None, setup)
    start_fields(s, FIELDS)
    s.sink = sink
    return s
