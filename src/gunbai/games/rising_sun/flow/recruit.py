"""Recruit (RS-MR, RS-DP07): one batch of summons, carried out in the order sent."""

from __future__ import annotations

from typing import Any, Final

from gunbai.core.codec import Action, verb_of
from gunbai.core.errors import Refusal, Words
from gunbai.core.menu import UNKNOWN, Menu
from gunbai.core.notation import Notation
from gunbai.core.state import Ask
from gunbai.games.rising_sun.actions import (
    DONE,
    SUMMON,
    WORSHIP,
    summon,
    summon_figure,
    summon_province,
    unpack_summon,
    unpack_worship,
    worship,
    worship_kami,
)
from gunbai.games.rising_sun.flow.arrivals import (
    after_summon,
    bit,
    enter,
    is_type,
    reserve_of,
    send_to_shrine,
    summon_into,
)
from gunbai.games.rising_sun.kinds import SOME_MONSTERS, SOME_TYPES
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
    STRONGHOLDS_EACH,
)
from gunbai.games.rising_sun.position.position import RisingSunPosition
from gunbai.games.rising_sun.position.shapes import counts
from gunbai.games.rising_sun.view_types import RisingSunView

_ASK: Final = [Ask("RS-DP07", 1 << seat) for seat in range(MOST_PLAYERS)]
#: Summons by figure and province; `Any` saves compiled code a copy of each number.
_SUMMONS: Final[list[Any]] = [
    summon(figure, province) for figure in range(STRONGHOLD) for province in EVERYWHERE
]
_SUMMON: Final = 0
_ENTER: Final = 1
_END: Final = 2

_USED_BITS: Final = 4
MOST_SUMMONS: Final = 15  # through one province: the largest number in its bits


def summon_choices(
    s: RisingSunPosition, seat: int, figure: int, provinces: list[int]
) -> list[Action]:
    """Return every way to summon this figure through one of the provinces (RS-D20, RS-D23)."""
    out: list[Action] = []
    add_summons(s, seat, figure, provinces, out)
    return out


def add_summons(
    s: RisingSunPosition, seat: int, figure: int, provinces: list[int], out: list[Action]
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
    shrines = s.setup.shrines
    if seat == s.setup.moon and s.room(seat, SHRINE) <= 0:
        slots = enumerate(shrines)
        shrines = [kami for slot, kami in slots if frees_place(s, seat, figure, SHRINE + slot)]
    for province in rooms:
        out.append(_SUMMONS[base + province])
        for kami in shrines:
            out.append(worship(figure, province, kami))


def frees_place(s: RisingSunPosition, seat: int, figure: int, zone: int) -> bool:
    """RS-Q117: Hotei may take the place of another figure even where Moon has no room left."""
    if figure < FIRST_MONSTER:
        return False
    card = s.setup.cards[s.setup.card_of[figure - FIRST_MONSTER]]
    return card.frees_place(s, seat, zone)


def carry_out_summon(s: RisingSunPosition, seat: int, action: Action) -> int:
    """Put the figure where the answer says; return a monster that entered a province, as a bit."""
    if verb_of(action) == WORSHIP:
        figure, _, kami = unpack_worship(action)
        send_to_shrine(s, seat, figure, s.setup.shrines.index(kami))
        return 0
    figure, province = unpack_summon(action)
    summon_into(s, seat, figure, province)
    return bit(figure)


def refuse_summon(s: RisingSunPosition, seat: int, action: Action) -> Refusal:
    """Return why a figure can't be summoned so, apart from the number of summons."""
    figure, province = unpack_summon(action)
    words: Words = {"figure": FIGURES[figure], "province": PROVINCES[province]}
    if figure not in reserve_of(s, seat):
        return Refusal("rs-refuse-reserve", "RS-MR03", words)
    if s.room(seat, province) <= 0:
        return Refusal("rs-refuse-moon", "RS-D20", words)
    if verb_of(action) == WORSHIP:
        kami = worship_kami(action)
        words["kami"] = KAMI[kami]
        if not is_type(s, figure, IS_SHINTO):
            return Refusal("rs-refuse-worship", "RS-MR07", words)
        if kami not in s.setup.shrines:
            return Refusal("rs-refuse-shrine", "RS-S09", words)
        if s.room(seat, SHRINE) <= 0:
            return Refusal("rs-refuse-moon-shrines", "RS-D21", words)
    return Refusal("rs-refuse-stronghold", "RS-MR01", words)


class Recruit(Menu[RisingSunPosition]):
    """A player's part of a Recruit mandate; `points` counts strongholds when it began (RS-MR11)."""

    name = "recruit"
    steps = ["summons", "entries", "end"]
    asks = {"summons": ["RS-DP07"]}

    def __init__(self, seat: int, points: list[int], bonus: int, left: int) -> None:
        self.pc = _SUMMON
        self.kept = UNKNOWN
        self.seat = seat
        self.points = points  # by province
        self.used = 0  # summons through each province (`pack_used`)
        self.bonus = bonus  # RS-MR06: 1 for the active player and the ally
        self.left = left  # figures that may still come (RS-MR02, RS-MR06)
        self.types = 0  # the types of all figures summoned
        self.entered = 0  # monsters that entered a province, as bits
        self.last = -1  # the answer that is carried out next, or −1

    def run(self, s: RisingSunPosition) -> Ask | None:
        if self.pc == _SUMMON:
            if self.last >= 0:
                action = self.last
                self.last = -1
                self.types |= s.setup.types[summon_figure(action)]
                self.entered |= carry_out_summon(s, self.seat, action)
                if s.stack[-1] is not self:
                    return None
            if self.left and len(self.choices(s)) > 1:
                return _ASK[self.seat]
            self.pc = _ENTER
        if self.pc == _ENTER:  # RS-Q113: entry effects first
            self.pc = _END
            enter(s, self.seat, self.entered)
            if s.stack[-1] is not self:
                return None
        s.leave()
        after_summon(s, self.seat, self.types)
        return None

    def provinces(self, s: RisingSunPosition) -> list[int]:
        """Return the provinces through which one more figure may come."""
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

    def find(self, s: RisingSunPosition) -> list[Action]:
        provinces = self.provinces(s)
        out: list[Action] = [DONE]
        for figure in reserve_of(s, self.seat):
            add_summons(s, self.seat, figure, provinces, out)
        return out

    def default(self, s: RisingSunPosition, seat: int) -> Action:
        return DONE

    def answer(self, s: RisingSunPosition, seat: int, action: Action) -> bool:
        self.kept = UNKNOWN
        if action == DONE:
            self.pc = _ENTER
        else:
            self.last = action
            self.left -= 1
            self.used += 1 << _USED_BITS * summon_province(action)
        return True

    def why_not(self, s: RisingSunPosition, seat: int, action: Action) -> Refusal:
        if verb_of(action) not in (SUMMON, WORSHIP):
            return Refusal("refuse-other-decision")
        province = summon_province(action)
        if province not in self.provinces(s) and self.points[province]:
            return Refusal("rs-refuse-summons", "RS-MR02", {"province": PROVINCES[province]})
        return refuse_summon(s, seat, action)

    def prompt(self, s: RisingSunPosition, seat: int) -> Words:
        return {"count": self.left, "bonus": self.bonus}

    def show(self, s: RisingSunPosition, seat: int, view: RisingSunView) -> None:
        view["recruit"] = {
            "seat": self.seat,
            "left": self.left,
            "provinces": [PROVINCES[province] for province in self.provinces(s)],
        }

    def twin(self) -> Menu[RisingSunPosition]:
        twin = Recruit(self.seat, self.points, self.bonus, self.left)
        twin.pc = self.pc
        twin.used = self.used
        twin.types = self.types
        twin.entered = self.entered
        twin.last = self.last
        return twin

    def notation(self, n: Notation) -> None:
        self.seat = n.seat("seat", self.seat)
        self.points = counts(n, "strongholds", self.points, PROVINCES, STRONGHOLDS_EACH + 1)
        used = [self.used >> _USED_BITS * place & MOST_SUMMONS for place in EVERYWHERE]
        used = counts(n, "used", used, PROVINCES, MOST_SUMMONS)
        self.used = pack_used(used)
        self.bonus = n.number("bonus", self.bonus, 1)
        self.left = sum(self.points) + self.bonus - sum(used)
        self.types = n.one("types", self.types, SOME_TYPES)
        self.entered = n.one("entered", self.entered, SOME_MONSTERS)
        n.require(self.left >= 0, "used")
        n.require(sum(self.points) < MOST_SUMMONS, "strongholds")


def recruit(s: RisingSunPosition, seat: int, bonus: bool) -> None:
    """RS-MR01, RS-MR06: strongholds count as they stand now (RS-Q105)."""
    points = s.summon_points(seat)
    strongholds = 0
    for here in points:  # `sum` is slow when compiled
        strongholds += here
    if strongholds or s.setup.clans[seat] == DRAGONFLY:
        left = strongholds + int(bonus)
        s.call(Recruit(seat, points, int(bonus), left))


def pack_used(counts: list[int]) -> int:
    """Return the summons through each province in one number."""
    used = 0
    for province, count in enumerate(counts):
        used |= count << _USED_BITS * province
    return used
