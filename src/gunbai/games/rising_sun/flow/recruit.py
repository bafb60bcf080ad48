"""Recruit (RS-MR, RS-DP07): one batch of summons, carried out in the order sent."""

from __future__ import annotations

from typing import Any, Final

from gunbai.core.codec import Action
from gunbai.core.errors import Refusal, Words
from gunbai.core.menu import UNKNOWN, Menu
from gunbai.core.notation import Data
from gunbai.core.state import Ask
from gunbai.games.rising_sun.actions import DONE, PAYLOAD, SUMMON, WORSHIP, summon
from gunbai.games.rising_sun.flow.arrivals import (
    after_summon,
    bit,
    enter,
    is_type,
    reserve_of,
    send_to_shrine,
    summon_into,
)
from gunbai.games.rising_sun.names import (
    DRAGONFLY,
    EVERYWHERE,
    FIGURES,
    FIRST_MONSTER,
    IS_SHINTO,
    KAMI,
    MOST_PLAYERS,
    PROVINCE_COUNT,
    PROVINCES,
    SHINTO,
    SHRINE,
    STRONGHOLD,
)
from gunbai.games.rising_sun.state import RisingSunState
from gunbai.games.rising_sun.view_types import RisingSunView

_ASK: Final = [Ask("RS-DP07", 1 << seat) for seat in range(MOST_PLAYERS)]
#: What summons a figure through a province; `Any` spares compiled code a copy of each number.
_SUMMONS: Final[list[Any]] = [
    summon(figure, province) for figure in range(STRONGHOLD) for province in EVERYWHERE
]
_USED_BITS: Final = 4
MOST_SUMMONS: Final = 15  # through one province, in so many bits


def summon_choices(s: RisingSunState, seat: int, figure: int, provinces: list[int]) -> list[Action]:
    """Every way to summon this figure through one of the provinces (RS-D20, RS-D23)."""
    out: list[Action] = []
    add_summons(s, seat, figure, provinces, out)
    return out


def add_summons(
    s: RisingSunState, seat: int, figure: int, provinces: list[int], out: list[Action]
) -> None:
    if figure == SHINTO and seat != s.setup.moon:
        for province in provinces:
            out += s.setup.shinto_ways[province]
        return
    base = figure * PROVINCE_COUNT
    rooms = s.with_room(seat, provinces)
    if not s.setup.types[figure] & IS_SHINTO:
        for province in rooms:
            out.append(_SUMMONS[base + province])
        return
    worships = s.setup.worships
    if seat == s.setup.moon and s.room(seat, SHRINE) <= 0:
        slots = enumerate(worships)
        worships = [way for slot, way in slots if frees_place(s, seat, figure, SHRINE + slot)]
    for province in rooms:
        out.append(_SUMMONS[base + province])
        for way in worships:
            out.append(way | figure | province << 5)


def frees_place(s: RisingSunState, seat: int, figure: int, zone: int) -> bool:
    """RS-Q117: Hotei may take the place of an own figure even where Moon has no room left."""
    if figure < FIRST_MONSTER:
        return False
    card = s.setup.cards[s.setup.card_of[figure - FIRST_MONSTER]]
    return card.frees_place(s, seat, zone)


def carry_out_summon(s: RisingSunState, seat: int, action: Action) -> int:
    """Put the figure where the answer says; the monster that entered a province, as a bit."""
    figure = action & 31
    if action & ~PAYLOAD == WORSHIP:
        kami = action >> 8 & 7
        send_to_shrine(s, seat, figure, s.setup.shrines.index(kami))
        return 0
    summon_into(s, seat, figure, action >> 5 & 7)
    return bit(figure)


def refuse_summon(s: RisingSunState, seat: int, action: Action) -> Refusal:
    """Why a figure can't be summoned so, apart from the number of summons."""
    figure = action & 31
    province = action >> 5 & 7
    words: Words = {"figure": FIGURES[figure], "province": PROVINCES[province]}
    if figure not in reserve_of(s, seat):
        return Refusal("rs-refuse-reserve", "RS-MR03", words)
    if s.room(seat, province) <= 0:
        return Refusal("rs-refuse-moon", "RS-D20", words)
    if action & ~PAYLOAD == WORSHIP:
        kami = action >> 8 & 7
        words["kami"] = KAMI[kami]
        if not is_type(s, figure, IS_SHINTO):
            return Refusal("rs-refuse-worship", "RS-MR07", words)
        if kami not in s.setup.shrines:
            return Refusal("rs-refuse-shrine", "RS-S09", words)
        if s.room(seat, SHRINE) <= 0:
            return Refusal("rs-refuse-moon-shrines", "RS-D21", words)
    return Refusal("rs-refuse-stronghold", "RS-MR01", words)


class Recruit(Menu[RisingSunState]):
    """A player's part of a Recruit mandate; `points` counts strongholds when it began (RS-MR11)."""

    def __init__(
        self, pc: int, seat: int, points: list[int], used: int, bonus: int, left: int,
        types: int, entered: int, last: int,
    ) -> None:  # fmt: skip
        self.pc = pc
        self.kept = UNKNOWN
        self.seat = seat
        self.points = points  # by province
        self.used = used  # summons through each province (`pack_used`)
        self.bonus = bonus  # RS-MR06: 1 for the active player and the ally
        self.left = left  # how many more figures may come (RS-MR02, RS-MR06)
        self.types = types  # of all figures summoned
        self.entered = entered  # monsters that entered a province, as bits
        self.last = last  # the answer that is carried out next, or −1

    def run(self, s: RisingSunState) -> Ask | None:
        if self.pc == 0:
            if self.last >= 0:
                action = self.last
                self.last = -1
                self.types |= s.setup.types[action & 31]
                self.entered |= carry_out_summon(s, self.seat, action)
                if s.stack[-1] is not self:
                    return None
            if self.left and len(self.choices(s)) > 1:
                return _ASK[self.seat]
            self.pc = 1
        if self.pc == 1:  # RS-Q113: entry effects first
            self.pc = 2
            enter(s, self.seat, self.entered)
            if s.stack[-1] is not self:
                return None
        s.leave()
        after_summon(s, self.seat, self.types)
        return None

    def provinces(self, s: RisingSunState) -> list[int]:
        """Through which provinces one more figure may come."""
        if not self.left:
            return []
        if s.setup.clans[self.seat] == DRAGONFLY:  # RS-LD01, RS-LD02
            return EVERYWHERE
        some: list[int] = []
        more: list[int] = []
        bonus = self.bonus
        for province, points in enumerate(self.points):
            if points:
                some.append(province)
                used = self.used >> _USED_BITS * province & MOST_SUMMONS
                if used < points:
                    more.append(province)
                else:
                    bonus -= used - points
        return some if bonus > 0 else more

    def find(self, s: RisingSunState) -> list[Action]:
        provinces = self.provinces(s)
        out: list[Action] = [DONE]
        for figure in reserve_of(s, self.seat):
            add_summons(s, self.seat, figure, provinces, out)
        return out

    def default(self, s: RisingSunState, seat: int) -> Action:
        return DONE

    def answer(self, s: RisingSunState, seat: int, action: Action) -> bool:
        self.kept = UNKNOWN
        if action == DONE:
            self.pc = 1
        else:
            self.last = action
            self.left -= 1
            self.used += 1 << _USED_BITS * (action >> 5 & 7)
        return True

    def why_not(self, s: RisingSunState, seat: int, action: Action) -> Refusal:
        if action & ~PAYLOAD not in (SUMMON, WORSHIP):
            return Refusal("refuse-other-decision")
        province = action >> 5 & 7
        if province not in self.provinces(s) and self.points[province]:
            return Refusal("rs-refuse-summons", "RS-MR02", {"province": PROVINCES[province]})
        return refuse_summon(s, seat, action)

    def prompt(self, s: RisingSunState, seat: int) -> Words:
        return {"count": self.left, "bonus": self.bonus}

    def show(self, s: RisingSunState, seat: int, view: RisingSunView) -> None:
        view["recruit"] = {
            "seat": self.seat,
            "left": self.left,
            "provinces": [PROVINCES[province] for province in self.provinces(s)],
        }

    def twin(self) -> Menu[RisingSunState]:
        return Recruit(
            self.pc,
            self.seat,
            self.points,
            self.used,
            self.bonus,
            self.left,
            self.types,
            self.entered,
            self.last,
        )

    def dump(self) -> Data:
        return {
            "frame": "recruit",
            "pc": self.pc,
            "seat": self.seat,
            "points": self.points[:],
            "used": [self.used >> _USED_BITS * n & MOST_SUMMONS for n in range(PROVINCE_COUNT)],
            "bonus": self.bonus,
            "types": self.types,
            "entered": self.entered,
        }


def recruit(s: RisingSunState, seat: int, bonus: bool) -> None:
    """RS-MR01, RS-MR06: strongholds count as they stand now (RS-Q105)."""
    points = s.all_summon_points(seat)
    strongholds = 0
    for here in points:  # `sum` is slow when compiled
        strongholds += here
    if strongholds or s.setup.clans[seat] == DRAGONFLY:
        left = strongholds + int(bonus)
        s.call(Recruit(0, seat, points, 0, int(bonus), left, 0, 0, -1))


def pack_used(counts: list[int]) -> int:
    """Summons through each province in one number."""
    used = 0
    for province, count in enumerate(counts):
        used |= count << _USED_BITS * province
    return used
