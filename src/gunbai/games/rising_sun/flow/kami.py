"""A kami turn: the shrines from left to right (RS-K, RS-DP14…DP17)."""

from __future__ import annotations

from typing import Final

from gunbai.core.codec import Action, verb_of
from gunbai.core.errors import Refusal, Words
from gunbai.core.notation import Notation
from gunbai.core.state import Ask, Frame
from gunbai.games.rising_sun.actions import (
    PASS,
    SUMMON,
    USE,
    summon,
    summon_province,
    unpack_summon,
)
from gunbai.games.rising_sun.cards.moments import KAMI_END
from gunbai.games.rising_sun.flow.arrivals import after_summon, summon_into
from gunbai.games.rising_sun.flow.force import force_in, present, strongest_of, win_comparison
from gunbai.games.rising_sun.flow.moves import fujin
from gunbai.games.rising_sun.flow.train import ryujin
from gunbai.games.rising_sun.flow.windows import open_window
from gunbai.games.rising_sun.names import (
    AMATERASU,
    BUSHI,
    BY_KAMI,
    EVERYWHERE,
    FIGURES,
    FUJIN,
    HACHIMAN,
    IS_BUSHI,
    KAMI,
    KAMI_TURNS,
    NOBODY,
    PROVINCES,
    RAIJIN,
    RESERVE,
    RYUJIN,
    SHRINE,
    SHRINES,
    SUSANOO,
)
from gunbai.games.rising_sun.position.position import RisingSunPosition
from gunbai.games.rising_sun.view_types import RisingSunView

_NEXT: Final = 0
_ASKED: Final = 1
_RAIJIN: Final = 2


def to_the_top(s: RisingSunPosition, seat: int) -> None:
    """RS-K10, RS-Q27: all who were above drop one place."""
    s.honor = [seat, *[other for other in s.honor if other != seat]]
    s.emit("rs-honor-top", seat)


class KamiTurn(Frame[RisingSunPosition]):
    """RS-K01: shrine by shrine, the strongest clan there gets the effect of its kami."""

    name = "kami-turn"
    steps = ["next", "asked", "raijin"]
    asks = {"next": ["RS-DP14", "RS-DP16"]}

    def __init__(self, pc: int, number: int, slot: int, winner: int, last: int) -> None:
        self.pc = pc
        self.number = number  # 1 to 3 in a season
        self.slot = slot  # the shrine that comes next
        self.winner = winner  # the winner of the shrine before it
        self.last = last  # the answer that is carried out next

    def run(self, s: RisingSunPosition) -> Ask | None:
        if self.pc == _ASKED:
            self.pc = _NEXT
            self.carry_out(s)
            return None
        if self.pc == _RAIJIN:
            self.pc = _NEXT
            after_summon(s, self.winner, IS_BUSHI)
            return None
        if self.slot == 0:
            s.emit("rs-kami", self.number)
        while self.slot < SHRINES:
            self.slot += 1
            ask = self.visit(s, self.slot - 1)
            if ask is not None or s.stack[-1] is not self:
                return ask
        s.leave()
        open_window(s, KAMI_END, NOBODY, number=self.number)
        return None

    def visit(self, s: RisingSunPosition, slot: int) -> Ask | None:
        """RS-K02…K04: the strongest clan gets the effect, a tie goes to honor."""
        kami = s.setup.shrines[slot]
        zone = SHRINE + slot
        seats = present(s, zone)
        if not seats:
            s.emit("rs-no-shrine", kami)
            return None
        s.begin_instance()
        forces = [force_in(s, seat, zone) for seat in seats]
        self.winner = win_comparison(s, strongest_of(seats, forces), zone)
        s.emit("rs-shrine", self.winner, kami, forces[seats.index(self.winner)])
        return self.bless(s, self.winner, kami)

    def bless(self, s: RisingSunPosition, seat: int, kami: int) -> Ask | None:
        """Give the effect of a kami; gains without a choice are taken without asking (RS-Q19)."""
        if kami == AMATERASU:
            return Ask("RS-DP14", 1 << seat) if s.honor[0] != seat else None
        if kami == FUJIN:
            fujin(s, seat)
        elif kami == RAIJIN:
            if s.count(seat, BUSHI, RESERVE) and self.rooms(s, seat):  # RS-K15
                return Ask("RS-DP16", 1 << seat)
        elif kami == RYUJIN:
            ryujin(s, seat)
        elif kami == HACHIMAN:
            s.gain_ronin(seat, s.setup.tables.hachiman, BY_KAMI)
        elif kami == SUSANOO:
            s.gain_points(seat, s.strongholds(seat) * s.setup.tables.susanoo, BY_KAMI)
        else:
            s.gain_coins(seat, s.setup.tables.tsukuyomi, BY_KAMI)
        return None

    def rooms(self, s: RisingSunPosition, seat: int) -> list[int]:
        return s.with_room(seat, EVERYWHERE)

    def carry_out(self, s: RisingSunPosition) -> None:
        """RS-K05; RS-K10; RS-K14, RS-Q24: Raijin is a Summon of one Bushi, anywhere."""
        if self.last == PASS:
            s.emit("rs-declined", self.winner, s.setup.shrines[self.slot - 1])
        elif self.last == USE:
            to_the_top(s, self.winner)
        else:
            self.pc = _RAIJIN
            summon_into(s, self.winner, BUSHI, summon_province(self.last))

    def legal(self, s: RisingSunPosition, seat: int) -> list[Action]:
        if s.setup.shrines[self.slot - 1] == AMATERASU:
            return [USE, PASS]
        return [PASS, *[summon(BUSHI, province) for province in self.rooms(s, seat)]]

    def answer(self, s: RisingSunPosition, seat: int, action: Action) -> bool:
        self.pc = _ASKED
        self.last = action
        return True

    def why_not(self, s: RisingSunPosition, seat: int, action: Action) -> Refusal:
        raijin = s.setup.shrines[self.slot - 1] == RAIJIN
        if not raijin or verb_of(action) != SUMMON:
            return Refusal("refuse-other-decision")
        figure, province = unpack_summon(action)
        if figure != BUSHI:
            return Refusal("rs-refuse-raijin", "RS-K15")
        words: Words = {"figure": FIGURES[BUSHI], "province": PROVINCES[province]}
        return Refusal("rs-refuse-moon", "RS-D20", words)

    def prompt(self, s: RisingSunPosition, seat: int) -> Words:
        return {"kami": KAMI[s.setup.shrines[self.slot - 1]]}

    def show(self, s: RisingSunPosition, seat: int, view: RisingSunView) -> None:
        at = KAMI[s.setup.shrines[self.slot - 1]] if self.slot else None
        view["kami_turn"] = {"number": self.number, "kami": at, "winner": self.winner}

    def copy(self) -> Frame[RisingSunPosition]:
        return KamiTurn(self.pc, self.number, self.slot, self.winner, self.last)

    def notation(self, n: Notation) -> None:
        self.number = n.number("number", self.number, KAMI_TURNS)
        self.slot = n.number("shrine", self.slot, SHRINES)
        self.winner = n.maybe_seat("winner", self.winner)

    def unfit(self, s: RisingSunPosition) -> str:
        """Check that the winner of a shrine is asked, by Amaterasu or Raijin."""
        if s.stack[-1] is not self or s.ask is None:
            return ""
        asked = s.setup.shrines[self.slot - 1] if self.slot else NOBODY
        if asked not in (AMATERASU, RAIJIN):
            return "shrine"
        if (asked == AMATERASU) != (s.ask.key == "RS-DP14"):
            return "shrine"
        if asked == RAIJIN and not s.count(s.ask.first, BUSHI, RESERVE):
            return "shrine"
        return "" if s.ask.first == self.winner else "winner"
