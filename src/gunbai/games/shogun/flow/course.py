"""The course of the whole game: the one order of steps for all sets of expansions (SG-R10)."""

from __future__ import annotations

from typing import Final

from gunbai.core.notation import Data
from gunbai.core.state import Ask, Frame
from gunbai.games.shogun.actions import STEPS
from gunbai.games.shogun.flow.actions import ActionRound
from gunbai.games.shogun.flow.auction import Auction
from gunbai.games.shogun.flow.court import Audience, exchange_all, officials_home, show_favours
from gunbai.games.shogun.flow.dajokan import Ministry, draw_offices, score_offices
from gunbai.games.shogun.flow.generals import GeneralsMarch, PlaceGenerals, score_statues
from gunbai.games.shogun.flow.planning import Planning
from gunbai.games.shogun.flow.samurai import Valour
from gunbai.games.shogun.flow.scoring import score_winter, standing
from gunbai.games.shogun.flow.setup import Draft, fill_tower, prepare, take_recommended
from gunbai.games.shogun.flow.winter import WinterRevolts, lose_rice
from gunbai.games.shogun.names import (
    ACTION_COUNT,
    AUTUMN,
    COURT,
    DAJOKAN,
    EVENT_COUNT,
    GENERALS,
    NO_CARD,
    PER_YEAR,
    PROVINCE_COUNT,
    SAMURAI,
    SLOT_COUNT,
    SPRING,
    WINTER,
)
from gunbai.games.shogun.state import ShogunState

#: Steps that belong to an expansion.
_TAGS: Final = {
    "r0": DAJOKAN,
    "r3": COURT,
    "r7": GENERALS,
    "r8": SAMURAI,
    "r9a": COURT,
    "r9b": COURT,
    "r9c": COURT,
    "r11": DAJOKAN,
    "r12": GENERALS,
    "w7": SAMURAI,
    "w8": GENERALS,
    "e1": GENERALS,
    "e2": DAJOKAN,
}
_TAG: Final = [_TAGS.get(name, 0) for name in STEPS]

_P1: Final = 0
_P2: Final = 1
_P3: Final = 2
_P4: Final = 3
_P5: Final = 4
_R0: Final = 5
_R1: Final = 6
_R2: Final = 7
_R3: Final = 8
_R4: Final = 9
_R5: Final = 10
_R6: Final = 11
_R7: Final = 12
_R8: Final = 13
_R9A: Final = 14
_R9B: Final = 15
_R9C: Final = 16
_R10: Final = 17
_R11: Final = 18
_R12: Final = 19
_R13: Final = 20
_W1: Final = 21
_W2: Final = 22
_W3: Final = 23
_W4: Final = 24
_W5: Final = 25
_W6: Final = 26
_W7: Final = 27
_W8: Final = 28
_W9: Final = 29
_E1: Final = 30
_E2: Final = 31
_E3: Final = 32
LAST_STEP: Final = _E3


class Campaign(Frame[ShogunState]):
    """SG-R10: step by step; `pc` is the step that comes next."""

    def run(self, s: ShogunState) -> Ask | None:
        stack = s.stack
        depth = len(stack)
        while len(stack) == depth:
            step = self.pc
            if step > LAST_STEP:
                s.leave()
                return None
            self.pc = _after(s, step)
            if step == _R0:
                next_round(s)
            if not _TAG[step] or takes_place(s, step):
                s.emit("sg-step", step)
                carry_out(s, step)
        return None

    def copy(self) -> Frame[ShogunState]:
        return Campaign(self.pc)

    def dump(self) -> Data:
        return {"frame": "campaign", "pc": self.pc}


def _after(s: ShogunState, step: int) -> int:
    """SG-R7, SG-R8: three action rounds and a Winter, twice."""
    if step == _R13 and s.season < AUTUMN:
        return _R0
    if step == _W3 and s.year == 2:
        return _E1
    if step == _W9:
        return _R0
    return step + 1


def takes_place(s: ShogunState, step: int) -> bool:
    """A step of an expansion needs it; generals are placed only once, if at all (SG-D8)."""
    if step == _R7 and not (s.setup.recommended and s.year == 1 and s.season == SPRING):
        return False
    return bool(s.setup.expansions & _TAG[step])


def next_round(s: ShogunState) -> None:
    """SG-R1."""
    if s.year == 0 or s.season == WINTER:
        s.year += 1
        s.season = SPRING
    else:
        s.season += 1
    s.emit("sg-round", s.year, s.season)


def carry_out(s: ShogunState, step: int) -> None:
    if step < _R0:
        set_up(s, step)
    elif step < _W1:
        play_round(s, step)
    elif step < _E1:
        winter(s, step)
    else:
        end(s, step)


def set_up(s: ShogunState, step: int) -> None:
    if step == _P1:
        prepare(s)
    elif step == _P2:
        if s.setup.recommended:
            take_recommended(s)
        else:
            s.call(Draft(0, [], [], [], [], 0, False, False, -1, -1, -1))
    elif step == _P4:
        fill_tower(s)
    elif step == _P5:
        turn_up_events(s)


def play_round(s: ShogunState, step: int) -> None:
    if step == _R0:
        draw_offices(s)
    elif step == _R1:
        order_actions(s)
    elif step == _R2:
        lay_specials(s)
    elif step == _R3:
        show_favours(s)
    elif step == _R4:
        s.call(Planning(0))
    elif step == _R5:
        draw_event(s)
    elif step == _R6:
        s.call(Auction(0, [], 0))
    elif step == _R7:
        s.call(PlaceGenerals(0, "SG-D8", 0))
    elif step == _R8:
        s.call(Valour(0, 0))
    elif step == _R9A:
        exchange_all(s)
    elif step == _R9B:
        s.call(Audience(0, [], 0, -1))
    elif step == _R9C:
        officials_home(s)
    elif step == _R10:
        s.call(ActionRound(0, 0, 0))
    elif step == _R11:
        s.call(Ministry(0, 0, -1))
    elif step == _R12:
        s.call(GeneralsMarch(0, 0, -1))
    elif step == _R13:
        clean_up(s)


def winter(s: ShogunState, step: int) -> None:
    if step == _W1:
        s.season = WINTER
        s.emit("sg-round", s.year, s.season)
        lose_rice(s)
    elif step == _W2:
        s.call(WinterRevolts(0, 0, [], 0))
    elif step == _W3:
        score_winter(s)
    elif step == _W4:
        s.unrest = [0] * PROVINCE_COUNT  # SG-W14
    elif step == _W5:
        turn_up_events(s)
    elif step == _W6:
        s.rice = [0] * s.setup.players  # SG-W15
    elif step == _W7:
        s.valour = [0] * s.setup.players  # SG-XS6
    elif step == _W8:
        s.call(PlaceGenerals(0, "SG-D24", 0))
    elif step == _W9:
        s.order = []  # SG-W17


def end(s: ShogunState, step: int) -> None:
    if step == _E1:
        score_statues(s)
    elif step == _E2:
        score_offices(s)
    elif step == _E3:
        s.emit_row("sg-end", standing(s).winners())


def turn_up_events(s: ShogunState) -> None:
    """SG-S26, SG-W16, SG-Q43: four cards that were never turned up before."""
    s.past = s.past + s.events
    seen = 0
    for event in s.past:
        seen |= 1 << event
    fresh = [event for event in range(EVENT_COUNT) if not seen >> event & 1]
    s.rng.shuffle(fresh)
    s.events = sorted(fresh[:PER_YEAR])
    s.emit_row("sg-events", s.events)


def order_actions(s: ShogunState) -> None:
    """SG-O1, SG-O2: five cards lie open, in order; the others come later, by chance."""
    cards = list(range(ACTION_COUNT))
    s.rng.shuffle(cards)
    s.banners = cards[:5]
    s.emit_row("sg-actions", s.banners)


def lay_specials(s: ShogunState) -> None:
    """SG-U1."""
    cards = [0, 1, 2, 3, 4]
    s.rng.shuffle(cards)
    s.specials = cards
    s.emit_row("sg-specials", cards)


def draw_event(s: ShogunState) -> None:
    """SG-T13: one of the year's cards becomes active."""
    event = s.events[s.rng.below(len(s.events))]
    s.events = [other for other in s.events if other != event]
    s.past = [*s.past, event]
    s.event = event
    s.emit("sg-event", event)


def clean_up(s: ShogunState) -> None:
    """SG-R4…R6, SG-XT39: cards back, special cards and event away, daimyo cards in Autumn stay."""
    seats = s.setup.players
    s.plans = [NO_CARD] * (seats * SLOT_COUNT)
    s.shown = [0] * seats
    s.gained = 0
    s.special = [-1] * seats
    s.specials = []
    s.banners = []
    s.event = -1
    s.shields = [0] * seats
    if s.season < AUTUMN:
        s.order = []
