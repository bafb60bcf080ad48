"""The whole game, step by step (SG-R10)."""

from __future__ import annotations

from typing import Final

from gunbai.core.state import Ask, Frame
from gunbai.games.shogun.flow.action_round import ActionRound
from gunbai.games.shogun.flow.auction import Auction
from gunbai.games.shogun.flow.court import Audience, exchange_all, favours_away, show_favours
from gunbai.games.shogun.flow.dajokan import Ministry, draw_offices, score_offices
from gunbai.games.shogun.flow.generals import GeneralsMarch, PlaceGenerals, score_statues
from gunbai.games.shogun.flow.opening import Draft, fill_tower, prepare, take_recommended
from gunbai.games.shogun.flow.planning import Planning
from gunbai.games.shogun.flow.samurai import Valour
from gunbai.games.shogun.flow.scoring import score_winter, standing
from gunbai.games.shogun.flow.winter import WinterRevolts, lose_rice
from gunbai.games.shogun.names import (
    ACTION_COUNT,
    AUTUMN,
    COURT,
    DAJOKAN,
    EVENT_COUNT,
    GENERALS,
    NO_CARD,
    OPEN_ACTIONS,
    PER_YEAR,
    PROVINCE_COUNT,
    SAMURAI,
    SLOT_COUNT,
    SPECIALS,
    SPRING,
    WINTER,
    YEARS,
)
from gunbai.games.shogun.position.position import ShogunPosition
from gunbai.games.shogun.steps import (
    E1,
    E2,
    E3,
    P1,
    P2,
    P4,
    P5,
    R0,
    R1,
    R2,
    R3,
    R4,
    R5,
    R6,
    R7,
    R8,
    R9A,
    R9B,
    R9C,
    R10,
    R11,
    R12,
    R13,
    STEPS,
    W1,
    W2,
    W3,
    W4,
    W5,
    W6,
    W7,
    W8,
    W9,
)

#: The expansions to which steps belong.
_TAGS: Final = {
    R0: DAJOKAN,
    R3: COURT,
    R7: GENERALS,
    R8: SAMURAI,
    R9A: COURT,
    R9B: COURT,
    R9C: COURT,
    R11: DAJOKAN,
    R12: GENERALS,
    W7: SAMURAI,
    W8: GENERALS,
    E1: GENERALS,
    E2: DAJOKAN,
}
_TAG: Final = [_TAGS.get(step, 0) for step in range(len(STEPS))]
_LAST_STEP: Final = E3

#: Steps announced after their effect, as no other event reports it; the others are headings.
_TOLD_LAST: Final = [step in (P4, R9C, R13, W4, W6, W7, W9) for step in range(len(STEPS))]

#: The rules that steps call; each call makes a copy.
_CALLS: Final[dict[int, Frame[ShogunPosition]]] = {
    P2: Draft(0),
    R4: Planning(0),
    R6: Auction(0, [], 0),
    R7: PlaceGenerals(0, 0),
    R8: Valour(0, 0),
    R9B: Audience(0, [], 0, -1),
    R10: ActionRound(0, 0, 0),
    R11: Ministry(0, 0),
    R12: GeneralsMarch(0, 0, -1),
    W2: WinterRevolts(0, 0, [], 0),
    W8: PlaceGenerals(0, 0),
}


class Campaign(Frame[ShogunPosition]):
    """SG-R10: step by step; `pc` is the step that comes next."""

    name = "campaign"
    steps = [*STEPS, "over"]

    def run(self, s: ShogunPosition) -> Ask | None:
        stack = s.stack
        depth = len(stack)
        while len(stack) == depth:
            step = self.pc
            if step > _LAST_STEP:
                s.leave()
                return None
            self.pc = _after(s, step)
            if step == R0:
                next_round(s)
            if not _TAG[step] or takes_place(s, step):
                if _TOLD_LAST[step]:
                    carry_out(s, step)
                    s.emit("sg-step", step)
                else:
                    s.emit("sg-step", step)
                    carry_out(s, step)
        return None

    def copy(self) -> Frame[ShogunPosition]:
        return Campaign(self.pc)


def _after(s: ShogunPosition, step: int) -> int:
    """SG-R7, SG-R8: three action rounds and a Winter, twice."""
    if step == R13 and s.season < AUTUMN:
        return R0
    if step == W3 and s.year == YEARS:
        return E1
    if step == W9:
        return R0
    return step + 1


def takes_place(s: ShogunPosition, step: int) -> bool:
    """Return True if the step's expansion is used; generals are placed only once (SG-D8)."""
    if step == R7 and not (s.setup.recommended and s.year == 1 and s.season == SPRING):
        return False
    return bool(s.setup.expansions & _TAG[step])


def called_at(s: ShogunPosition, step: int) -> str:
    """Return the name of the rule that a step calls in this round; "" if it calls none."""
    rule = _CALLS.get(step)
    if rule is None or (step == P2 and s.setup.recommended):
        return ""
    return rule.name if not _TAG[step] or takes_place(s, step) else ""


def next_round(s: ShogunPosition) -> None:
    """SG-R1."""
    if s.year == 0 or s.season == WINTER:
        s.year += 1
        s.season = SPRING
    else:
        s.season += 1
    s.emit("sg-round", s.year, s.season)


def carry_out(s: ShogunPosition, step: int) -> None:
    if step == P2 and s.setup.recommended:
        take_recommended(s)
    elif step in _CALLS:
        s.call(_CALLS[step].copy())
    elif step < R0:
        set_up(s, step)
    elif step < W1:
        play_round(s, step)
    elif step < E1:
        winter(s, step)
    else:
        end(s, step)


def set_up(s: ShogunPosition, step: int) -> None:
    if step == P1:
        prepare(s)
    elif step == P4:
        fill_tower(s)
    elif step == P5:
        turn_up_events(s)


def play_round(s: ShogunPosition, step: int) -> None:
    if step == R0:
        draw_offices(s)
    elif step == R1:
        order_actions(s)
    elif step == R2:
        lay_specials(s)
    elif step == R3:
        show_favours(s)
    elif step == R5:
        draw_event(s)
    elif step == R9A:
        exchange_all(s)
    elif step == R9C:
        favours_away(s)
    elif step == R13:
        clean_up(s)


def winter(s: ShogunPosition, step: int) -> None:
    if step == W1:
        s.season = WINTER
        s.emit("sg-round", s.year, s.season)
        lose_rice(s)
    elif step == W3:
        score_winter(s)
    elif step == W4:
        s.unrest = [0] * PROVINCE_COUNT  # SG-W14
    elif step == W5:
        turn_up_events(s)
    elif step == W6:
        s.rice = [0] * s.setup.players  # SG-W15
    elif step == W7:
        s.valour = [0] * s.setup.players  # SG-XS6
    elif step == W9:
        s.order = []  # SG-W17


def end(s: ShogunPosition, step: int) -> None:
    if step == E1:
        score_statues(s)
    elif step == E2:
        score_offices(s)
    elif step == E3:
        s.emit_row("sg-end", standing(s).winners())


def turn_up_events(s: ShogunPosition) -> None:
    """SG-S26, SG-W16, SG-Q43: four cards that were never turned up before."""
    s.past = s.past + s.events
    seen = 0
    for event in s.past:
        seen |= 1 << event
    fresh = [event for event in range(EVENT_COUNT) if not seen >> event & 1]
    s.rng.shuffle(fresh)
    s.events = sorted(fresh[:PER_YEAR])
    s.emit_row("sg-events", s.events)


def order_actions(s: ShogunPosition) -> None:
    """SG-O1, SG-O2: five cards are open, in order; the others are drawn later."""
    cards = list(range(ACTION_COUNT))
    s.rng.shuffle(cards)
    s.banners = cards[:OPEN_ACTIONS]
    s.emit_row("sg-actions", s.banners)


def lay_specials(s: ShogunPosition) -> None:
    """SG-U1."""
    cards = list(range(len(SPECIALS)))
    s.rng.shuffle(cards)
    s.specials = cards
    s.emit_row("sg-specials", cards)


def draw_event(s: ShogunPosition) -> None:
    """SG-T13: one of the year's cards becomes active."""
    event = s.events[s.rng.below(len(s.events))]
    s.events = [other for other in s.events if other != event]
    s.past = [*s.past, event]
    s.event = event
    s.emit("sg-event", event)


def clean_up(s: ShogunPosition) -> None:
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
