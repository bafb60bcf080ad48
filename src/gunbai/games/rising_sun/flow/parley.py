"""The last chance for gifts before the war, all at once (RS-N05, RS-Q12, RS-DP31)."""

from __future__ import annotations

from gunbai.core.codec import Action
from gunbai.core.state import Ask, Frame
from gunbai.games.rising_sun.actions import READY
from gunbai.games.rising_sun.position.position import RisingSunPosition


class Parley(Frame[RisingSunPosition]):
    """Whoever has something to give owes READY; the gifts themselves are free (`gifts`)."""

    name = "parley"
    steps = ["start", "talks"]
    asks = {"talks": ["RS-DP31"]}

    def run(self, s: RisingSunPosition) -> Ask | None:
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

    def legal(self, s: RisingSunPosition, seat: int) -> list[Action]:
        return [READY]

    def answer(self, s: RisingSunPosition, seat: int, action: Action) -> bool:
        s.emit("rs-ready", seat)
        return True

    def evident(self, s: RisingSunPosition, seat: int) -> bool:
        """Return False: nobody is answered for, since gains of the last turn can be given away."""
        return False

    def copy(self) -> Frame[RisingSunPosition]:
        return Parley(self.pc)
