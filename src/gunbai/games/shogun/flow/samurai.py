"""Samurai: valour cards for those with provinces in many regions (SG-XS)."""

from __future__ import annotations

from typing import Final

from gunbai.core.codec import Action, verb_of
from gunbai.core.errors import Refusal, Words
from gunbai.core.notation import Notation
from gunbai.core.state import Ask, Frame
from gunbai.games.shogun.actions import BONUS, DECLINE, bonus, bonus_bonus
from gunbai.games.shogun.events import FOR_VALOUR
from gunbai.games.shogun.flow.acting import asked
from gunbai.games.shogun.flow.court import to_tray
from gunbai.games.shogun.names import ARMY_BONUS, BONUSES, CHEST_BONUS, PROVINCE_COUNT, RICE_BONUS
from gunbai.games.shogun.position.position import ShogunPosition, changed

_REGIONS_NEEDED: Final = 4  # SG-XS2


def regions_of(s: ShogunPosition, seat: int) -> int:
    """Return the number of regions in which the seat controls a province."""
    mask = 0
    for province in range(PROVINCE_COUNT):
        if s.owner[province] == seat:
            mask |= 1 << s.setup.region[province]
    count = 0
    while mask:
        count += mask & 1
        mask >>= 1
    return count


class Valour(Frame[ShogunPosition]):
    """SG-D9: in turn order; one player finishes before the next."""

    name = "valour"
    asks = {"start": ["SG-D9"]}

    def __init__(self, pc: int, turn: int) -> None:
        super().__init__(pc)
        self.turn = turn

    def run(self, s: ShogunPosition) -> Ask | None:
        while self.turn < s.setup.players:
            seat = s.order[self.turn]
            regions = regions_of(s, seat)
            if regions >= _REGIONS_NEEDED:
                s.valour = changed(s.valour, seat, s.valour[seat] + 1)  # SG-XS3
                s.emit("sg-valour", seat, s.valour[seat] + 1)
                return Ask("SG-D9", 1 << seat)
            s.emit("sg-no-valour", seat, regions)
            self.turn += 1
        s.leave()
        return None

    def bonuses(self, s: ShogunPosition, seat: int) -> list[int]:
        return s.setup.tables.valour[s.valour[seat] - 1]

    def legal(self, s: ShogunPosition, seat: int) -> list[Action]:
        """SG-Q66: a bonus of zero is not a choice; any bonus may be declined."""
        amounts = self.bonuses(s, seat)
        return [bonus(kind) for kind in range(len(BONUSES)) if amounts[kind]] + [DECLINE]

    def answer(self, s: ShogunPosition, seat: int, action: Action) -> bool:
        self.turn += 1
        if action == DECLINE:
            s.emit("sg-no-bonus", seat)
            return True
        kind = bonus_bonus(action)
        amount = self.bonuses(s, seat)[kind]
        if kind == CHEST_BONUS:
            s.chests[seat] += amount
            s.emit("sg-chests", seat, amount)
        elif kind == RICE_BONUS:
            s.rice[seat] += amount
            s.emit("sg-rice", seat, amount)
        elif kind == ARMY_BONUS:
            to_tray(s, seat, amount)
        else:
            s.gain_points(seat, amount, FOR_VALOUR)
        return True

    def why_not(self, s: ShogunPosition, seat: int, action: Action) -> Refusal:
        if verb_of(action) != BONUS:
            return Refusal("refuse-other-decision")
        words: Words = {"bonus": BONUSES[bonus_bonus(action)]}
        return Refusal("sg-refuse-bonus", "SG-Q66", words)

    def prompt(self, s: ShogunPosition, seat: int) -> Words:
        return {"number": s.valour[seat] + 1}

    def copy(self) -> Frame[ShogunPosition]:
        return Valour(self.pc, self.turn)

    def notation(self, n: Notation) -> None:
        self.turn = n.number("turn", self.turn, n.seats - 1)

    def unfit(self, s: ShogunPosition) -> str:
        seat = s.order[self.turn]
        return "" if asked(s, seat) and s.valour[seat] else "turn"
