"""Betray (RS-MB, RS-DP13): replacements, declared one by one and carried out together."""

from __future__ import annotations

from typing import Final

from gunbai.core.codec import Action, verb_of
from gunbai.core.errors import Refusal, Words
from gunbai.core.menu import UNKNOWN, Menu
from gunbai.core.notation import Notation
from gunbai.core.state import Ask
from gunbai.games.rising_sun.actions import (
    DONE,
    REPLACE,
    replace,
    replace_clan,
    replace_figure,
    replace_place,
    replace_victim,
    unpack_replace,
)
from gunbai.games.rising_sun.flow.arrivals import bit, enter, reserve_of
from gunbai.games.rising_sun.names import (
    BUSHI,
    BY_BETRAYAL,
    FIGURES,
    FIRST_MONSTER,
    IS_BUSHI,
    IS_DAIMYO,
    IS_MONSTER,
    IS_SHINTO,
    MOST_PLAYERS,
    NOBODY,
    PLACES,
    PROVINCE_COUNT,
    RESERVE,
    SHINTO,
    SHRINE,
    SHRINES,
    STRONGHOLD,
    ZONES,
)
from gunbai.games.rising_sun.position.position import RisingSunPosition
from gunbai.games.rising_sun.view_types import RisingSunView

_COMMON: Final = IS_BUSHI | IS_SHINTO | IS_MONSTER
_VICTIMS: Final = 2  # RS-MB05
_AT_SHRINES: Final = 8  # the first bit of the seats whose figures at shrines may be declared
# A victim as one number: zone, seat and figure.
_ZONE: Final = 8
_SEAT: Final = 5
_SEATS: Final = 7
_FIGURES: Final = 31
_ASK: Final = [Ask("RS-DP13", 1 << seat) for seat in range(MOST_PLAYERS)]


class Betrayal(Menu[RisingSunPosition]):
    """RS-MB05: own figures take the place of others'."""

    name = "betrayal"
    steps = ["declaring", "declared"]
    asks = {"declaring": ["RS-DP13"]}

    def __init__(self, pc: int, seat: int, declared: list[int]) -> None:
        self.pc = pc
        self.kept = UNKNOWN
        self.seat = seat
        self.declared = declared  # `replace` answers

    def run(self, s: RisingSunPosition) -> Ask | None:
        if self.pc == 0:
            if len(self.choices(s)) > 1:
                return _ASK[self.seat]
            self.pc = 1
        s.leave()
        entered = 0
        for action in self.declared:  # RS-Q31: all at once
            self.send_home(s, action)
        for action in self.declared:
            entered |= self.move_in(s, action)
        enter(s, self.seat, entered)
        return None

    # the parts of an answer

    def victim_seat(self, s: RisingSunPosition, action: Action) -> int:
        return s.setup.seat_of[replace_clan(action)]

    def zone(self, s: RisingSunPosition, action: Action) -> int:
        return s.setup.zone_at[replace_place(action)]

    def send_home(self, s: RisingSunPosition, action: Action) -> None:
        """RS-MB11: to the owner's reserve, not killed."""
        clan, figure, place, _ = unpack_replace(action)
        seat = s.setup.seat_of[clan]
        s.put(seat, figure, s.setup.zone_at[place], RESERVE)
        s.emit("rs-sent-home", seat, figure, place)

    def move_in(self, s: RisingSunPosition, action: Action) -> int:
        """RS-MB06, RS-MB12: no Summon; monsters that entered a province, as bits."""
        clan, _, place, figure = unpack_replace(action)
        zone = s.setup.zone_at[place]
        s.put(self.seat, figure, RESERVE, zone)
        s.emit("rs-replaced", self.seat, figure, s.setup.seat_of[clan], place)
        return bit(figure) if zone < PROVINCE_COUNT else 0

    # what may be declared

    def extra(self, s: RisingSunPosition) -> int:
        """RS-F68: replacements on top of the two."""
        if not s.has[self.seat] & s.setup.replacing:
            return 0
        return sum(s.setup.cards[card].replacements() for card in s.cards[self.seat])

    def allowed(self, s: RisingSunPosition, extra: int) -> int:
        """RS-MB05, RS-Q118: two of different opponents on the map, the others by cards.

        Return the seats whose figures may be declared now, as bits: on the map, and from bit
        `_AT_SHRINES` on at shrines.
        """
        everybody = (1 << s.setup.players) - 1 & ~(1 << self.seat)
        opponents = 0
        for entry in self.declared:
            if self.zone(s, entry) < PROVINCE_COUNT:
                opponents |= 1 << self.victim_seat(s, entry)
        plain = opponents.bit_count()
        by_cards = len(self.declared) - min(_VICTIMS, plain)
        again = everybody if by_cards < extra else 0  # seats that are victims already
        fresh = everybody & ~opponents if plain < _VICTIMS and by_cards <= extra else 0
        return again | fresh | again << _AT_SHRINES

    def left_in_reserve(self, s: RisingSunPosition, figure: int) -> int:
        used = sum(replace_figure(entry) == figure for entry in self.declared)
        return s.count(self.seat, figure, RESERVE) - used

    def left_of_victims(self, s: RisingSunPosition, seat: int, figure: int, zone: int) -> int:
        used = 0
        for entry in self.declared:
            if (
                self.victim_seat(s, entry) == seat
                and replace_victim(entry) == figure
                and self.zone(s, entry) == zone
            ):
                used += 1
        return s.count(seat, figure, zone) - used

    def room(self, s: RisingSunPosition, zone: int) -> int:
        """RS-D22: declared figures count already."""
        coming = 0
        for entry in self.declared:
            at = self.zone(s, entry)
            if at == zone or (at >= SHRINE and zone >= SHRINE):
                coming += 1
        return s.room(self.seat, zone) - coming

    def find(self, s: RisingSunPosition) -> list[Action]:
        out: list[Action] = [DONE]
        allowed = self.allowed(s, self.extra(s))
        if not allowed:
            return out
        own = reserve_of(s, self.seat)
        if self.declared:
            own = [figure for figure in own if self.left_in_reserve(s, figure) > 0]
        if not own:
            return out
        moon = self.seat == s.setup.moon
        for victim in self.victims(s, allowed):
            zone = victim >> _ZONE
            if not moon or self.room(s, zone) > 0:
                self.add_victim(s, victim >> _SEAT & _SEATS, victim & _FIGURES, zone, own, out)
        return out

    def victims(self, s: RisingSunPosition, allowed: int) -> list[int]:
        """Return figures of `allowed` seats: packed by `_ZONE` and `_SEAT`, zone by zone."""
        zones = SHRINE + SHRINES if allowed >> _AT_SHRINES else PROVINCE_COUNT
        bushi = s.bushi
        shinto = s.shinto
        out: list[int] = []
        for seat in range(s.setup.players):
            if not allowed >> seat & 1:
                continue
            base = seat * ZONES
            whose = seat << _SEAT
            for place in range(base, base + zones):
                if bushi[place]:
                    out.append(place - base << _ZONE | whose | BUSHI)
                if shinto[place]:
                    out.append(place - base << _ZONE | whose | SHINTO)
            for m in s.packs[seat]:
                if s.monster[m] < zones:
                    out.append(s.monster[m] << _ZONE | whose | FIRST_MONSTER + m)
        out.sort()
        return out

    def add_victim(
        self, s: RisingSunPosition, seat: int, figure: int, zone: int, own: list[int],
        out: list[Action],
    ) -> None:  # fmt: skip
        """Add each own figure that shares a type with this one, no Daimyo (RS-MB06, RS-MB09)."""
        types = s.setup.types
        common = types[figure]
        if common & IS_DAIMYO:
            return
        common &= IS_SHINTO if zone >= SHRINE else _COMMON  # RS-Q118
        if self.declared and self.left_of_victims(s, seat, figure, zone) <= 0:
            return
        clan = s.setup.clans[seat]
        place = s.setup.place_at[zone]
        for mine in own:
            if types[mine] & common:
                out.append(replace(clan, figure, place, mine))

    def answer(self, s: RisingSunPosition, seat: int, action: Action) -> bool:
        if action == DONE:
            self.pc = 1
        else:
            self.declared = [*self.declared, action]
            self.kept = UNKNOWN
        return True

    def why_not(self, s: RisingSunPosition, seat: int, action: Action) -> Refusal:
        if verb_of(action) != REPLACE:
            return Refusal("refuse-other-decision")
        clan, figure, place, mine = unpack_replace(action)
        victim = s.setup.seat_of[clan]
        zone = s.setup.zone_at[place]
        words: Words = {"figure": FIGURES[figure], "own": FIGURES[mine]}
        if victim in (NOBODY, self.seat) or zone < 0 or figure >= len(s.setup.types):
            return Refusal("rs-refuse-victim", "RS-Q31", words)
        if not s.count(victim, figure, zone):
            return Refusal("rs-refuse-victim", "RS-MB05", words)
        types = s.setup.types[figure]
        if types & IS_DAIMYO:
            return Refusal("rs-refuse-daimyo", "RS-MB09", words)
        if zone >= SHRINE and not (self.extra(s) and types & IS_SHINTO):
            return Refusal("rs-refuse-shrine-victim", "RS-MB10", words)
        common = types & (IS_SHINTO if zone >= SHRINE else _COMMON)
        if mine >= len(s.setup.types) or not s.setup.types[mine] & common:
            return Refusal("rs-refuse-type", "RS-MB06", words)
        if self.left_in_reserve(s, mine) <= 0:
            return Refusal("rs-refuse-reserve", "RS-MB08", {"figure": FIGURES[mine]})
        if self.room(s, zone) <= 0:
            return Refusal("rs-refuse-moon-replace", "RS-D22", words)
        return Refusal("rs-refuse-victims", "RS-MB05", words)

    def prompt(self, s: RisingSunPosition, seat: int) -> Words:
        return {"count": len(self.declared), "most": _VICTIMS + self.extra(s)}

    def show(self, s: RisingSunPosition, seat: int, view: RisingSunView) -> None:
        view["betrayal"] = {
            "seat": self.seat,
            "declared": [
                {
                    "seat": self.victim_seat(s, action),
                    "victim": FIGURES[replace_victim(action)],
                    "place": PLACES[replace_place(action)],
                    "figure": FIGURES[replace_figure(action)],
                }
                for action in self.declared
            ],
        }

    def twin(self) -> Menu[RisingSunPosition]:
        return Betrayal(self.pc, self.seat, self.declared)

    def notation(self, n: Notation) -> None:
        self.seat = n.seat("seat", self.seat)
        self.declared = n.actions("declared", self.declared)
        for action in self.declared:
            n.require(verb_of(action) == REPLACE, "declared")

    def unfit(self, s: RisingSunPosition) -> str:
        """Check that all that is declared can be carried out."""
        for action in self.declared:
            clan, victim, place, mine = unpack_replace(action)
            seat = s.setup.seat_of[clan]
            zone = s.setup.zone_at[place]
            if seat in (NOBODY, self.seat) or zone < 0 or STRONGHOLD in (victim, mine):
                return "declared"
            if self.left_of_victims(s, seat, victim, zone) < 0 or self.left_in_reserve(s, mine) < 0:
                return "declared"
        return ""


def breaks_alliance(s: RisingSunPosition, seat: int) -> bool:
    """RS-MB02: whoever has an ally breaks the alliance by choosing Betray."""
    return s.ally[seat] >= 0


def betray(s: RisingSunPosition, seat: int) -> None:
    """RS-MB02…MB04: the alliance ends first; only the betrayer loses honor."""
    ally = s.ally[seat]
    if breaks_alliance(s, seat):
        s.ally[seat] = NOBODY
        s.ally[ally] = NOBODY
        s.betrayed = [
            others | 1 << ally if n == seat else others for n, others in enumerate(s.betrayed)
        ]
        s.emit("rs-broken", seat, ally)
        s.lose_honor(seat, BY_BETRAYAL)
    s.call(Betrayal(0, seat, []))
