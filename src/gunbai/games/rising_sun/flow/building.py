"""A stronghold after the Moves of a Marshal (RS-MM06…MM09, RS-DP09)."""

from __future__ import annotations

from typing import Final

from gunbai.core.codec import Action, verb_of
from gunbai.core.errors import Refusal, Words
from gunbai.core.menu import UNKNOWN, Menu
from gunbai.core.notation import Notation
from gunbai.core.state import Ask
from gunbai.games.rising_sun.actions import BUILD, PASS, build, unpack_build
from gunbai.games.rising_sun.flow.arrivals import reserve_of
from gunbai.games.rising_sun.flow.prices import gifts_could_help, stronghold_price
from gunbai.games.rising_sun.flow.spending import benevolence_due, pay_for_stronghold
from gunbai.games.rising_sun.names import (
    EVERYWHERE,
    FIGURES,
    IS_STRONGHOLD,
    MOST_PLAYERS,
    PROVINCES,
    STRONGHOLD,
    STRONGHOLDS_EACH,
)
from gunbai.games.rising_sun.position.position import RisingSunPosition

_ASK: Final = [Ask("RS-DP09", 1 << seat) for seat in range(MOST_PLAYERS)]
_TOKENS: Final = [build(STRONGHOLD, province) for province in EVERYWHERE]


def may_build(s: RisingSunPosition, seat: int) -> list[int]:
    """RS-MM09, RS-Q101: a token, if one is left, and figures in reserve that count as one."""
    out: list[int] = []
    if s.built(seat) < STRONGHOLDS_EACH:
        out.append(STRONGHOLD)
    if s.packs[seat]:
        for figure in reserve_of(s, seat):
            if s.setup.types[figure] & IS_STRONGHOLD:
                out.append(figure)
    return out


class Building(Menu[RisingSunPosition]):
    """One player may build one stronghold, in any province (RS-MM06)."""

    name = "building"
    steps = ["choice", "chosen"]
    asks = {"choice": ["RS-DP09"]}

    def __init__(self, pc: int, seat: int, last: int) -> None:
        self.pc = pc
        self.kept = UNKNOWN
        self.seat = seat
        self.last = last  # the answer that is carried out next

    def run(self, s: RisingSunPosition) -> Ask | None:
        if self.pc == 0:
            if len(self.choices(s)) > 1 or gifts_could_help(s, self.seat, self.lack(s)):
                return _ASK[self.seat]
            self.last = PASS
        s.leave()
        if self.last != PASS:
            figure, province = unpack_build(self.last)
            paid = pay_for_stronghold(s, self.seat, figure, province)
            benevolence_due(s, self.seat, paid, -1)
        return None

    def find(self, s: RisingSunPosition) -> list[Action]:
        if s.coins[self.seat] < stronghold_price(s, self.seat):
            return [PASS]
        return [PASS, *self.sites(s)]

    def sites(self, s: RisingSunPosition) -> list[Action]:
        """Return what can be built where, whatever it costs; a figure needs room (RS-D20)."""
        seat = self.seat
        out: list[Action] = []
        for figure in may_build(s, seat):
            if figure == STRONGHOLD:
                out += _TOKENS
            else:
                out += [build(figure, province) for province in s.with_room(seat, EVERYWHERE)]
        return out

    def lack(self, s: RisingSunPosition) -> int:
        """RS-Q12: the coins missing for what could be built."""
        lack = stronghold_price(s, self.seat) - s.coins[self.seat]
        return lack if lack > 0 and self.sites(s) else 0

    def answer(self, s: RisingSunPosition, seat: int, action: Action) -> bool:
        self.pc = 1
        self.last = action
        return True

    def why_not(self, s: RisingSunPosition, seat: int, action: Action) -> Refusal:
        if verb_of(action) != BUILD:
            return Refusal("refuse-other-decision")
        price = stronghold_price(s, seat)
        if s.coins[seat] < price:
            words: Words = {"price": price, "coins": s.coins[seat]}
            return Refusal("rs-refuse-price", "RS-MM06", words)
        figure, province = unpack_build(action)
        if figure == STRONGHOLD:
            return Refusal("rs-refuse-built", "RS-MM09")
        words = {"figure": FIGURES[figure], "province": PROVINCES[province]}
        if figure in may_build(s, seat):  # only room for a figure is missing
            return Refusal("rs-refuse-moon", "RS-D20", words)
        return Refusal("rs-refuse-no-stronghold", "RS-Q101", words)

    def evident(self, s: RisingSunPosition, seat: int) -> bool:
        """Nobody is answered for: others can help (RS-Q12)."""
        return not s.setup.waits_for_help

    def prompt(self, s: RisingSunPosition, seat: int) -> Words:
        return {"price": stronghold_price(s, seat), "lack": self.lack(s)}

    def twin(self) -> Menu[RisingSunPosition]:
        return Building(self.pc, self.seat, self.last)

    def notation(self, n: Notation) -> None:
        self.seat = n.seat("seat", self.seat)
