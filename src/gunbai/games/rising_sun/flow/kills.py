"""Kills: sparing figures, and effects of kills (RS-F77, RS-F78, RS-F87, RS-F90)."""

from __future__ import annotations

from typing import Final

from gunbai.core.codec import Action
from gunbai.core.errors import Words
from gunbai.core.notation import Notation
from gunbai.core.state import Ask, Frame
from gunbai.games.rising_sun.actions import PASS, USE
from gunbai.games.rising_sun.cards.moments import KILLED_ONE, KILLS_DONE, Moment
from gunbai.games.rising_sun.kinds import A_CAUSE, A_FIGURE, A_PROVINCE
from gunbai.games.rising_sun.names import (
    BUSHI_EACH,
    BY_CARD,
    BY_SEPPUKU,
    FIGURES,
    KILLED,
    MERCY,
    PROVINCES,
    RESERVE,
    STRONGHOLD,
)
from gunbai.games.rising_sun.position.position import RisingSunPosition
from gunbai.games.rising_sun.view_types import RisingSunView

# A victim: seat, figure, province, count.
_FIGURE_SHIFT: Final = 3
_PROVINCE_SHIFT: Final = 8
_COUNT_SHIFT: Final = 11
_SEAT_MASK: Final = 7
_FIGURE_MASK: Final = 31
_PROVINCE_MASK: Final = 7


def victim(seat: int, figure: int, province: int, count: int = 1) -> int:
    return seat | figure << _FIGURE_SHIFT | province << _PROVINCE_SHIFT | count << _COUNT_SHIFT


def exchange_victims(n: Notation, victims: list[int]) -> list[int]:
    """Write the victims of a rule in progress into a dump, or read them from there."""
    rows = n.rows("victims", -1 if n.reading else len(victims))
    out = [0] * len(rows) if n.reading else victims
    for place, row in enumerate(rows):
        entry = out[place]
        seat = row.seat("seat", entry & _SEAT_MASK)
        figure = row.one("figure", entry >> _FIGURE_SHIFT & _FIGURE_MASK, A_FIGURE)
        province = row.one("province", entry >> _PROVINCE_SHIFT & _PROVINCE_MASK, A_PROVINCE)
        count = row.number("count", entry >> _COUNT_SHIFT, BUSHI_EACH, 1)
        row.end()
        out[place] = victim(seat, figure, province, count)
    return out


def are_there(s: RisingSunPosition, victims: list[int]) -> bool:
    """Return True if all these figures stand where they are said to."""
    for entry in victims:
        figure = entry >> _FIGURE_SHIFT & _FIGURE_MASK
        province = entry >> _PROVINCE_SHIFT & _PROVINCE_MASK
        if figure == STRONGHOLD:
            return False
        if s.count(entry & _SEAT_MASK, figure, province) < entry >> _COUNT_SHIFT:
            return False
    return True


def victims_in(s: RisingSunPosition, seat: int, province: int) -> list[int]:
    """Return all figures of a seat in a province."""
    return [
        victim(seat, figure, province, s.count(seat, figure, province))
        for figure in s.figures_in(seat, province)
    ]


def kill(s: RisingSunPosition, killer: int, victims: list[int], cause: int) -> None:
    """Kill a group of figures; Mercy may spare it (RS-Q114)."""
    if s.has[killer] & s.setup.sparing and any(entry & _SEAT_MASK != killer for entry in victims):
        s.call(MercyChoice(0, killer, victims, cause, False))
    elif victims:
        slay(s, killer, victims, cause)


def mercies(s: RisingSunPosition, killer: int) -> list[int]:
    """Return every copy with which this player can spare figures."""
    return [card for card in s.cards[killer] if s.setup.cards[card].spares()]


def slay(s: RisingSunPosition, killer: int, victims: list[int], cause: int) -> None:
    """RS-C39, RS-W62, RS-Q35: into the killed pile in a battle, else to the reserves."""
    for entry in victims:
        lay_dead(s, entry, cause)
    mourn(s, killer, victims)


def lay_dead(s: RisingSunPosition, entry: int, cause: int) -> None:
    seat = entry & _SEAT_MASK
    figure = entry >> _FIGURE_SHIFT & _FIGURE_MASK
    province = entry >> _PROVINCE_SHIFT & _PROVINCE_MASK
    count = entry >> _COUNT_SHIFT
    s.put(seat, figure, province, KILLED if s.fighters else RESERVE, count)
    if s.fighters:
        s.kills += count
    for _ in range(count):
        s.emit("rs-killed", seat, figure, province, cause)


def mourn(s: RisingSunPosition, killer: int, victims: list[int]) -> None:
    """RS-F78 for each figure, then RS-F87 for the group: gains without a choice."""
    owners = 0
    for entry in victims:
        seat = entry & _SEAT_MASK
        owners |= 1 << seat
        figure = entry >> _FIGURE_SHIFT & _FIGURE_MASK
        count = entry >> _COUNT_SHIFT
        gain(s, KILLED_ONE, seat, figure, entry >> _PROVINCE_SHIFT & _PROVINCE_MASK, count)
    gain(s, KILLS_DONE, killer, 0, 0, owners)


def gain(s: RisingSunPosition, kind: int, seat: int, figure: int, zone: int, number: int) -> None:
    """Give the gains of one instance: their order can't matter, so nobody is asked (RS-Q05)."""
    acting = s.setup.acting[kind]
    if not s.owned & acting:
        return
    has = s.has
    for owner in s.honor:
        if has[owner] & acting:
            moment = Moment(kind, seat, figure, zone, number)
            for card in s.cards[owner]:
                if acting >> card & 1 and s.setup.cards[card].offered(s, owner, moment):
                    s.setup.cards[card].act(s, owner, moment)


def commit_seppuku(s: RisingSunPosition, seat: int, province: int) -> None:
    """RS-W26, RS-Q37: all die; points in one gain, honor step by step, then effects of kills."""
    victims = victims_in(s, seat, province)
    count = s.crowd(seat, province)
    s.emit("rs-seppuku", seat, count)
    for entry in victims:
        lay_dead(s, entry, BY_SEPPUKU)
    s.gain_points(seat, count, BY_SEPPUKU)
    for _ in range(count):
        s.gain_honor(seat, BY_SEPPUKU)
    mourn(s, seat, victims)


def bury_dead(s: RisingSunPosition) -> None:
    """RS-W62: with Imperial Poets the killed go to their reserves."""
    for seat in range(s.setup.players):
        s.send_home(seat, KILLED)


class MercyChoice(Frame[RisingSunPosition]):
    """RS-Q114: all opposing figures of the group are spared or none, one question for all."""

    name = "mercy"
    steps = ["start", "choosing"]
    asks = {"choosing": ["RS-DP28"]}

    def __init__(self, pc: int, killer: int, victims: list[int], cause: int, spares: bool) -> None:
        self.pc = pc
        self.killer = killer
        self.victims = victims
        self.cause = cause
        self.spares = spares

    def run(self, s: RisingSunPosition) -> Ask | None:
        if self.pc == 0:
            self.pc = 1
            return Ask("RS-DP28", 1 << self.killer)
        s.leave()
        dying = self.victims
        if self.spares:
            dying = [entry for entry in self.victims if entry & _SEAT_MASK == self.killer]
            s.emit("rs-spared", self.killer, self.victims[0] >> _PROVINCE_SHIFT & _PROVINCE_MASK)
            for card in mercies(s, self.killer):
                s.gain_points(self.killer, s.setup.cards[card].values.vp, BY_CARD + card)
        if dying:
            slay(s, self.killer, dying, self.cause)
        return None

    def legal(self, s: RisingSunPosition, seat: int) -> list[Action]:
        return [USE, PASS]

    def default(self, s: RisingSunPosition, seat: int) -> Action:
        return PASS

    def answer(self, s: RisingSunPosition, seat: int, action: Action) -> bool:
        self.spares = action == USE
        return True

    def prompt(self, s: RisingSunPosition, seat: int) -> Words:
        return {"effect": MERCY}

    def show(self, s: RisingSunPosition, seat: int, view: RisingSunView) -> None:
        view["victims"] = [
            {
                "seat": entry & _SEAT_MASK,
                "figure": FIGURES[entry >> _FIGURE_SHIFT & _FIGURE_MASK],
                "province": PROVINCES[entry >> _PROVINCE_SHIFT & _PROVINCE_MASK],
                "count": entry >> _COUNT_SHIFT,
            }
            for entry in self.victims
        ]

    def copy(self) -> Frame[RisingSunPosition]:
        return MercyChoice(self.pc, self.killer, self.victims, self.cause, self.spares)

    def notation(self, n: Notation) -> None:
        self.killer = n.seat("killer", self.killer)
        self.victims = exchange_victims(n, self.victims)
        self.cause = n.one("cause", self.cause, A_CAUSE)
        n.require(bool(self.victims), "victims")

    def unfit(self, s: RisingSunPosition) -> str:
        return "" if are_there(s, self.victims) else "victims"
