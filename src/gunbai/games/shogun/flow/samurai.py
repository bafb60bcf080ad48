"""Samurai: valour cards for who holds provinces in many regions (SG-XS)."""

from __future__ import annotations

from typing import Final

from gunbai.core.codec import Action
from gunbai.core.errors import Refusal, Words
from gunbai.core.notation import Data
from gunbai.core.state import Ask, Frame
from gunbai.games.shogun.actions import BONUS, DECLINE, FOR_VALOUR, PAYLOAD
from gunbai.games.shogun.flow.court import to_tray
from gunbai.games.shogun.names import BONUSES, PROVINCE_COUNT
from gunbai.games.shogun.state import ShogunState

_REGIONS_NEEDED: Final = 4  # SG-XS2
_CHESTS: Final = 0
_RICE: Final = 1
_ARMIES: Final = 2


def regions_of(s: ShogunState, seat: int) -> int:
    """In how many regions the seat controls a province."""
    mask = 0
    for province in range(PROVINCE_COUNT):
        if s.owner[province] == seat:
            mask |= 1 << s.setup.region[province]
    count = 0
    while mask:
        count += mask & 1
        mask >>= 1
    return count


class Valour(Frame[ShogunState]):
    """SG-D9: in turn order; one player finishes before the next."""

    def __init__(self, pc: int, turn: int) -> None:
        super().__init__(pc)
        self.turn = turn

    def run(self, s: ShogunState) -> Ask | None:
        while self.turn < s.setup.players:
            seat = s.order[self.turn]
            regions = regions_of(s, seat)
            if regions >= _REGIONS_NEEDED:
                valour = s.valour[:]
                valour[seat] += 1  # SG-XS3
                s.valour = valour
                s.emit("sg-valour", seat, valour[seat] + 1)
                return Ask("SG-D9", 1 << seat)
            s.emit("sg-no-valour", seat, regions)
            self.turn += 1
        s.leave()
        return None

    def bonuses(self, s: ShogunState, seat: int) -> list[int]:
        return s.setup.tables.valour[s.valour[seat] - 1]

    def legal(self, s: ShogunState, seat: int) -> list[Action]:
        """SG-Q66: a zero is no choice; none may be chosen."""
        amounts = self.bonuses(s, seat)
        return [BONUS | kind for kind in range(4) if amounts[kind]] + [DECLINE]

    def answer(self, s: ShogunState, seat: int, action: Action) -> bool:
        self.turn += 1
        if action == DECLINE:
            s.emit("sg-no-bonus", seat)
            return True
        kind = action & PAYLOAD
        amount = self.bonuses(s, seat)[kind]
        if kind == _CHESTS:
            s.chests[seat] += amount
            s.emit("sg-chests", seat, amount)
        elif kind == _RICE:
            s.rice[seat] += amount
            s.emit("sg-rice", seat, amount)
        elif kind == _ARMIES:
            to_tray(s, seat, amount)
        else:
            s.gain_points(seat, amount, FOR_VALOUR)
        return True

    def why_not(self, s: ShogunState, seat: int, action: Action) -> Refusal:
        if action & ~PAYLOAD != BONUS:
            return Refusal("refuse-other-decision")
        words: Words = {"bonus": BONUSES[action & PAYLOAD]}
        return Refusal("sg-refuse-bonus", "SG-Q66", words)

    def prompt(self, s: ShogunState, seat: int) -> Words:
        return {"number": s.valour[seat] + 1}

    def copy(self) -> Frame[ShogunState]:
        return Valour(self.pc, self.turn)

    def dump(self) -> Data:
        return {"frame": "valour", "pc": self.pc, "turn": self.turn}
