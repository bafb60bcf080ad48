"""The War Phase: war provinces in the order of their numbers (RS-W01…W09)."""

from __future__ import annotations

from typing import Final

from gunbai.core.kinds import pack_row
from gunbai.core.notation import Notation
from gunbai.core.state import Ask, Frame
from gunbai.games.rising_sun.cards.moments import WAR_START
from gunbai.games.rising_sun.flow.battle import begin_battle
from gunbai.games.rising_sun.flow.force import force_in, present, strongest_of, win_comparison
from gunbai.games.rising_sun.flow.tokens import take_token
from gunbai.games.rising_sun.flow.windows import open_window
from gunbai.games.rising_sun.names import NOBODY, PROVINCE_COUNT, PROVINCES, WAR
from gunbai.games.rising_sun.position.position import RisingSunPosition
from gunbai.games.rising_sun.view_types import RisingSunView

_START: Final = 0
_PROVINCES: Final = 1


class WarPhase(Frame[RisingSunPosition]):
    """RS-W01: effects at the start of the War Phase, then one war province after another."""

    name = "war-phase"
    steps = ["start", "provinces"]

    def __init__(self, pc: int, place: int) -> None:
        self.pc = pc
        self.place = place  # the war province that comes next

    def run(self, s: RisingSunPosition) -> Ask | None:
        if self.pc == _START:
            self.pc = _PROVINCES
            s.phase = WAR
            s.emit("rs-war", s.season)
            open_window(s, WAR_START, NOBODY)
            return None
        if self.place < len(s.wars):
            self.place += 1
            self.resolve(s, s.wars[self.place - 1])
            return None
        s.leave()
        return None

    def resolve(self, s: RisingSunPosition, province: int) -> None:
        """RS-W03…W06."""
        s.begin_instance()
        seats = present(s, province)
        if not seats:
            s.emit("rs-no-war", province, self.place)
        elif len(seats) == 1:
            s.emit("rs-alone", seats[0], province, self.place)
            take_token(s, seats[0], province)
        elif not is_fought(s, seats):
            forces = [force_in(s, seat, province) for seat in seats]
            winner = win_comparison(s, strongest_of(seats, forces), province)
            s.emit("rs-peace", winner, province, self.place)
            take_token(s, winner, province)
        else:
            s.emit("rs-battle", province, pack_row(seats), self.place)
            begin_battle(s, province, seats, self.place)

    def show(self, s: RisingSunPosition, seat: int, view: RisingSunView) -> None:
        at = PROVINCES[s.wars[self.place - 1]] if self.place else None
        view["war"] = {"number": self.place, "province": at}

    def copy(self) -> Frame[RisingSunPosition]:
        return WarPhase(self.pc, self.place)

    def notation(self, n: Notation) -> None:
        self.place = n.number("place", self.place, PROVINCE_COUNT)

    def unfit(self, s: RisingSunPosition) -> str:
        return "" if self.place <= len(s.wars) else "place"


def is_fought(s: RisingSunPosition, seats: list[int]) -> bool:
    """RS-W04…W06: return True if these seats fight; one alone and two allies don't."""
    return len(seats) > 2 or (len(seats) == 2 and s.ally[seats[0]] != seats[1])
