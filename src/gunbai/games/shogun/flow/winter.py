"""Winter: rice, supply and revolts (SG-W1…W7)."""

from __future__ import annotations

from typing import Final

from gunbai.core.codec import Action, verb_of
from gunbai.core.errors import Refusal, Words
from gunbai.core.notation import Notation
from gunbai.core.state import Ask, Frame
from gunbai.games.shogun.actions import REVOLT, revolt, revolt_province
from gunbai.games.shogun.flow.acting import asked, asks_by_seat
from gunbai.games.shogun.flow.revolts import Marker, face_revolt, unrest_due
from gunbai.games.shogun.kinds import A_PROVINCE
from gunbai.games.shogun.names import FARMER_COUNT, PROVINCES
from gunbai.games.shogun.position.position import ShogunPosition
from gunbai.games.shogun.view_types import ShogunView

_NEXT: Final = 0
_CHOOSING: Final = 1

_ASK_OWNER: Final = asks_by_seat("SG-D20")


def lose_rice(s: ShogunPosition) -> None:
    """SG-W1, SG-Q31, SG-Q39: the loss of the one event not used this year."""
    event = s.events[0]
    loss = s.setup.tables.losses[event]
    s.rice = [max(0, rice - loss) for rice in s.rice]
    s.emit("sg-winter", event, loss)


def shortage(s: ShogunPosition, provinces: int, rice: int) -> tuple[int, int, int]:
    """SG-W2, SG-W3: the missing rice, the revolts, and the farmers that each of them adds."""
    tables = s.setup.tables
    short = max(0, provinces - rice)
    row = min(short, len(tables.revolts) - 1)
    return short, min(tables.revolts[row], provinces), tables.farmers[row]


class WinterRevolts(Frame[ShogunPosition]):
    """SG-W2…W7: player by player in turn order; each chooses the order of their own revolts."""

    name = "winter-revolts"
    steps = ["next", "choosing"]
    asks = {"choosing": ["SG-D20"]}

    def __init__(self, pc: int, turn: int, drawn: list[int], farmers: int) -> None:
        super().__init__(pc)
        self.turn = turn  # the number of turns taken
        self.drawn = drawn  # provinces that still revolt, the next one first
        self.farmers = farmers  # additional farmers for each of them

    def seat(self, s: ShogunPosition) -> int:
        """Return whose provinces revolt."""
        return s.order[self.turn - 1]

    def run(self, s: ShogunPosition) -> Ask | None:
        if not self.drawn:
            if self.turn == s.setup.players:
                s.leave()
            else:
                self.turn += 1
                self.draw(s, s.order[self.turn - 1])
            return None
        if self.pc == _NEXT and len(self.drawn) > 1:
            self.pc = _CHOOSING
            return _ASK_OWNER[s.order[self.turn - 1]]
        self.pc = _NEXT
        province = self.drawn.pop(0)
        if face_revolt(s, province, self.farmers):
            unrest_due(s, s.order[self.turn - 1], province)
        return None

    def draw(self, s: ShogunPosition, seat: int) -> None:
        """SG-W2…W4, SG-Q32: draw different provinces of the player."""
        own = s.provinces_of(seat)
        short, count, farmers = shortage(s, len(own), s.rice[seat])
        if not count:
            return
        self.farmers = farmers
        s.emit("sg-shortage", seat, short, count, farmers)
        s.rng.shuffle(own)
        self.drawn = sorted(own[:count])
        mask = 0
        for province in self.drawn:
            mask |= 1 << province
        s.emit("sg-drawn", seat, mask)

    def legal(self, s: ShogunPosition, seat: int) -> list[Action]:
        return [revolt(province) for province in self.drawn]

    def default(self, s: ShogunPosition, seat: int) -> Action:
        """SG-D20: fewest unrest markers first."""
        calmest = self.drawn[0]
        for province in self.drawn:
            if s.unrest[province] < s.unrest[calmest]:
                calmest = province
        return revolt(calmest)

    def answer(self, s: ShogunPosition, seat: int, action: Action) -> bool:
        province = revolt_province(action)
        self.drawn = [province, *[other for other in self.drawn if other != province]]
        return True

    def why_not(self, s: ShogunPosition, seat: int, action: Action) -> Refusal:
        if verb_of(action) != REVOLT:
            return Refusal("refuse-other-decision")
        words: Words = {"province": PROVINCES[revolt_province(action)]}
        return Refusal("sg-refuse-not-drawn", "SG-W4", words)

    def prompt(self, s: ShogunPosition, seat: int) -> Words:
        return {"farmers": self.farmers, "count": len(self.drawn)}

    def show(self, s: ShogunPosition, seat: int, view: ShogunView) -> None:
        view["drawn"] = [PROVINCES[province] for province in self.drawn]

    def copy(self) -> Frame[ShogunPosition]:
        return WinterRevolts(self.pc, self.turn, self.drawn[:], self.farmers)

    def notation(self, n: Notation) -> None:
        self.turn = n.number("turn", self.turn, n.seats, 1)
        self.drawn = n.things("drawn", self.drawn, A_PROVINCE)
        self.farmers = n.number("farmers", self.farmers, FARMER_COUNT)

    def unfit(self, s: ShogunPosition) -> str:
        """SG-D20: provinces of one player; SG-D19 after one of them was put down."""
        seat = s.order[self.turn - 1]
        if not asked(s, seat):
            return "turn"
        own = all(s.owner[province] == seat for province in self.drawn)
        if not own or len(set(self.drawn)) != len(self.drawn):
            return "drawn"
        if self.farmers not in s.setup.tables.farmers:
            return "farmers"
        top = s.stack[-1]
        if isinstance(top, Marker):
            if self.pc != _NEXT:
                return "step"
            return "drawn" if top.province in self.drawn else ""
        return "" if len(self.drawn) > 1 else "drawn"
