"""Before the war: the last moment for gifts, all at once (RS-N05, RS-Q12, RS-DP31)."""

from __future__ import annotations

from gunbai.core.codec import Action
from gunbai.core.notation import Data
from gunbai.core.state import Ask, Frame
from gunbai.games.rising_sun.actions import READY
from gunbai.games.rising_sun.state import RisingSunState


class Parley(Frame[RisingSunState]):
    """Whoever has something to give owes READY; the gifts themselves are free (`gifts`)."""

    def run(self, s: RisingSunState) -> Ask | None:
        if self.pc == 0:
            self.pc = 1
            able = 0
            for seat in range(s.setup.players):
                if s.coins[seat] or s.ronin[seat]:
                    able |= 1 << seat
            if able:
                return Ask("RS-DP31", able)
        s.leave()
        return None

    def legal(self, s: RisingSunState, seat: int) -> list[Action]:
        return [READY]

    def answer(self, s: RisingSunState, seat: int, action: Action) -> bool:
        s.emit("rs-ready", seat)
        return True

    def evident(self, s: RisingSunState, seat: int) -> bool:
        """What the last turn brought can be given away first, so nobody is answered for."""
        return False

    def copy(self) -> Frame[RisingSunState]:
        return Parley(self.pc)

    def dump(self) -> Data:
        return {"frame": "parley", "pc": self.pc}
