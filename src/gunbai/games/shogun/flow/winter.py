"""Winter: rice, supply and revolts (SG-W1…W7)."""

from __future__ import annotations

from typing import Final

from gunbai.core.codec import Action
from gunbai.core.errors import Refusal, Words
from gunbai.core.notation import Data
from gunbai.core.state import Ask, Frame
from gunbai.games.shogun.actions import PAYLOAD, REVOLT
from gunbai.games.shogun.flow.frames import asks
from gunbai.games.shogun.flow.revolts import revolt, unrest_due
from gunbai.games.shogun.names import PROVINCES
from gunbai.games.shogun.state import ShogunState
from gunbai.games.shogun.view_types import ShogunView

_ASK_OWNER: Final = asks("SG-D20")


def lose_rice(s: ShogunState) -> None:
    """SG-W1, SG-Q31, SG-Q39: the loss of the one event not used this year."""
    event = s.events[0]
    loss = s.setup.tables.losses[event]
    s.emit("sg-winter", event, loss)
    s.rice = [max(0, rice - loss) for rice in s.rice]


class WinterRevolts(Frame[ShogunState]):
    """SG-W2…W7: player by player in turn order; each chooses the order of his own revolts."""

    def __init__(self, pc: int, turn: int, drawn: list[int], farmers: int) -> None:
        super().__init__(pc)
        self.turn = turn  # how many players had their turn
        self.drawn = drawn  # provinces that still revolt; the next one first
        self.farmers = farmers  # in addition, for each of them

    def run(self, s: ShogunState) -> Ask | None:
        if not self.drawn:
            if self.turn == s.setup.players:
                s.leave()
            else:
                self.turn += 1
                self.draw(s, s.order[self.turn - 1])
            return None
        if self.pc == 0 and len(self.drawn) > 1:
            self.pc = 1
            return _ASK_OWNER[s.order[self.turn - 1]]
        self.pc = 0
        province = self.drawn.pop(0)
        if revolt(s, province, self.farmers):
            unrest_due(s, s.order[self.turn - 1], province, True)
        return None

    def draw(self, s: ShogunState, seat: int) -> None:
        """SG-W2…W4, SG-Q32: chance draws different provinces of the player."""
        own = s.provinces_of(seat)
        short = max(0, len(own) - s.rice[seat])
        tables = s.setup.tables
        row = min(short, len(tables.revolts) - 1)
        count = min(tables.revolts[row], len(own))
        if not count:
            return
        self.farmers = tables.farmers[row]
        s.emit("sg-shortage", seat, short, count, self.farmers)
        s.rng.shuffle(own)
        self.drawn = sorted(own[:count])
        mask = 0
        for province in self.drawn:
            mask |= 1 << province
        s.emit("sg-drawn", seat, mask)

    def legal(self, s: ShogunState, seat: int) -> list[Action]:
        return [REVOLT | province for province in self.drawn]

    def default(self, s: ShogunState, seat: int) -> Action:
        """SG-D20: fewest unrest markers first."""
        calmest = self.drawn[0]
        for province in self.drawn:
            if s.unrest[province] < s.unrest[calmest]:
                calmest = province
        return REVOLT | calmest

    def answer(self, s: ShogunState, seat: int, action: Action) -> bool:
        province = action & PAYLOAD
        self.drawn = [province, *[other for other in self.drawn if other != province]]
        return True

    def why_not(self, s: ShogunState, seat: int, action: Action) -> Refusal:
        if action & ~PAYLOAD != REVOLT:
            return Refusal("refuse-other-decision")
        words: Words = {"province": PROVINCES[action & PAYLOAD]}
        return Refusal("sg-refuse-not-drawn", "SG-W4", words)

    def prompt(self, s: ShogunState, seat: int) -> Words:
        return {"farmers": self.farmers, "count": len(self.drawn)}

    def show(self, s: ShogunState, seat: int, view: ShogunView) -> None:
        view["drawn"] = [PROVINCES[province] for province in self.drawn]

    def copy(self) -> Frame[ShogunState]:
        return WinterRevolts(self.pc, self.turn, self.drawn[:], self.farmers)

    def dump(self) -> Data:
        return {
            "frame": "winter-revolts",
            "pc": self.pc,
            "turn": self.turn,
            "drawn": [PROVINCES[province] for province in self.drawn],
            "farmers": self.farmers,
        }
