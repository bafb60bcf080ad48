"""Whether a position fits the course of the game: what lies on the table at this step (SG-R10).

Whose turn it is, and what the rule in progress goes on with, is checked in `turns.py`.
"""

from __future__ import annotations

from typing import Final

from gunbai.core.reading import require
from gunbai.core.state import Frame
from gunbai.games.shogun.actions import STEPS
from gunbai.games.shogun.flow.actions import ActionRound
from gunbai.games.shogun.flow.auction import Auction
from gunbai.games.shogun.flow.course import Campaign, takes_place
from gunbai.games.shogun.flow.generals import PlaceGenerals
from gunbai.games.shogun.flow.plans import full_plan, payable
from gunbai.games.shogun.flow.samurai import Valour
from gunbai.games.shogun.names import (
    ACTION_COUNT,
    AUCTION,
    COURT,
    INTRIGUE,
    NO_CARD,
    PER_YEAR,
    PROVINCE_COUNT,
    SAMURAI,
    SLOT_COUNT,
    SPECIALS,
    SPRING,
    WINTER,
)
from gunbai.games.shogun.state import ShogunState

#: The step that calls a rule; generals are placed at two of them.
_STEPS: Final = {
    "draft": "p2",
    "planning": "r4",
    "auction": "r6",
    "SG-D8": "r7",
    "valour": "r8",
    "audience": "r9b",
    "action-round": "r10",
    "ministry": "r11",
    "generals-march": "r12",
    "winter-revolts": "w2",
    "SG-D24": "w8",
}
#: Those that only take place with an expansion.
_EXPANDED: Final = ["r7", "r8", "r9b", "r11", "r12", "w8"]

_R0: Final = STEPS.index("r0")
_R4: Final = STEPS.index("r4")
_R5: Final = STEPS.index("r5")
_R6: Final = STEPS.index("r6")
_R8: Final = STEPS.index("r8")
_R9B: Final = STEPS.index("r9b")
_R10: Final = STEPS.index("r10")
_W1: Final = STEPS.index("w1")
_W8: Final = STEPS.index("w8")

_OPEN: Final = ACTION_COUNT // 2  # SG-O1: action cards that lie open from the start
_ON_SHOW: Final = 3  # SG-XT7: favours


def need(fits: bool, name: str) -> None:
    """Refuse a position with the name of the field that does not fit."""
    require(fits, "position-field", {"name": name})


def check_course(s: ShogunState) -> None:
    """A position is asked about: it must be one that the game can come to."""
    need(2 <= len(s.stack) <= 3, "stack")
    under, rule = s.stack[0], s.stack[1]
    need(isinstance(under, Campaign), "stack")
    name = _called(rule)
    need(name in _STEPS, "stack")
    step = STEPS.index(_STEPS[name])
    need(under.pc == step + 1, "pc")
    _check_time(s, step)
    need(STEPS[step] not in _EXPANDED or takes_place(s, step), "stack")
    _check_events(s, step)
    _check_banners(s, step, rule)
    _check_favours(s, step)
    _check_order(s, step, rule)
    _check_cards(s, step)
    _check_valour(s, step, rule)


def _called(rule: Frame[ShogunState]) -> str:
    return rule.key if isinstance(rule, PlaceGenerals) else str(rule.dump()["frame"])


def _in_round(step: int) -> bool:
    return _R0 <= step < _W1


def _check_time(s: ShogunState, step: int) -> None:
    """SG-R1, SG-R8: no year before the first round, no third one."""
    if step < _R0:
        need(s.year == 0, "year")
        need(s.season == SPRING, "season")
        return
    need(s.year == 1 if step == _W8 else s.year > 0, "year")
    need((s.season == WINTER) == (step >= _W1), "season")


def _check_events(s: ShogunState, step: int) -> None:
    """SG-T13, SG-T16, SG-Q43: four in Spring, one drawn each round, one left for Winter."""
    drawn = _in_round(step) and step > _R5
    left = 0
    turned_up = s.year * PER_YEAR
    if step == _W8:
        left = PER_YEAR
        turned_up += PER_YEAR
    elif step >= _R0:
        left = PER_YEAR - s.season - int(drawn)
    need(len(s.events) == left, "events")
    need(len(s.past) == turned_up - left, "past")
    need(len(set(s.events + s.past)) == turned_up, "past")
    cancelled = s.event < 0 and s.setup.has(COURT) and step >= _R9B  # SG-XT28
    if drawn:
        need(cancelled or s.event == s.past[-1], "event")
    else:
        need(s.event < 0, "event")


def _check_banners(s: ShogunState, step: int, rule: Frame[ShogunState]) -> None:
    """SG-O1, SG-O5, SG-U1: action cards and special cards lie there in a round, not between."""
    opened = 0
    if _in_round(step):
        opened = _OPEN if step < _R10 else ACTION_COUNT
        if isinstance(rule, ActionRound):
            opened = min(ACTION_COUNT, _OPEN + rule.banner)
    need(len(s.banners) == opened == len(set(s.banners)), "banners")
    laid = list(range(len(SPECIALS))) if _in_round(step) else []
    need(sorted(s.specials) == laid, "specials")


def _check_favours(s: ShogunState, step: int) -> None:
    """SG-XT7, SG-XT26: three each round, on show until the audience is over."""
    court = s.setup.has(COURT)
    on_show = court and _in_round(step) and step <= _R9B
    need(len(s.favours) == (_ON_SHOW if on_show else 0), "favours")
    there = [favour for favour in s.favours if favour >= 0]
    need(step == _R9B or len(there) == len(s.favours), "favours")
    need(len(set(there)) == len(there), "favours")
    rounds = 3 * s.year
    if _in_round(step):
        rounds += s.season + 1 - 3
    seen = _ON_SHOW * rounds if court else 0
    need(len(s.seen_favours) == len(set(s.seen_favours)) == seen, "seen_favours")
    need(all(favour in s.seen_favours for favour in there), "favours")


def _check_order(s: ShogunState, step: int, rule: Frame[ShogunState]) -> None:
    """SG-U14, SG-U19, SG-R6: each has a special card after the auction, and so a place."""
    seats = range(s.setup.players)
    if isinstance(rule, Auction):
        need(sorted(rule.order) == list(seats) and rule.place < len(seats), "order")
        chosen = rule.order[: rule.place]
    else:
        chosen = list(seats) if _in_round(step) and step > _R6 else []
    taken = [s.special[seat] for seat in chosen]
    need(-1 not in taken and len(set(taken)) == len(taken), "special")
    need(all(s.special[seat] < 0 for seat in seats if seat not in chosen), "special")
    if step >= _W1:
        need(len(s.order) == len(seats), "order")
    elif step <= _R6:
        need(not s.order, "order")
    else:
        need(s.order == [s.special.index(card) for card in s.specials if card in taken], "order")


def _check_cards(s: ShogunState, step: int) -> None:
    """SG-L4, SG-Q6, SG-R4: plans lie there in a round; what was won since is not among them."""
    if not _in_round(step):
        need(s.plans.count(NO_CARD) == len(s.plans), "plan")
    elif step == _R4:
        for seat in range(s.setup.players):
            need(payable(s, seat, s.plan(seat, AUCTION)), "plan")
            need(seat in s.to_act() or full_plan(s, seat), "plan")
    if not _in_round(step) or step == _R4:
        need(not any(s.shown), "shown")
    if not _in_round(step) or step < _R9B:
        need(not s.gained, "gained")
    for province in range(PROVINCE_COUNT):
        if s.gained >> province & 1:
            need(s.owner[province] >= 0 and province not in s.plans, "gained")


def _check_valour(s: ShogunState, step: int, rule: Frame[ShogunState]) -> None:
    """SG-XS3, SG-XS6: at most one step each round, and none is left after the first Winter."""
    most = min(s.season, WINTER - 1) if step < _R8 else min(s.season + 1, WINTER)
    if not s.setup.has(SAMURAI) or step < _R0 or step == _W8:
        most = 0
    now = rule.turn if isinstance(rule, Valour) else len(s.order)
    for seat in range(s.setup.players):
        waits = isinstance(rule, Valour) and seat in s.order[now + 1 :]
        need(s.valour[seat] <= most - int(waits), "valour")


def planned(s: ShogunState, seat: int, action: int) -> int:
    """The province that a seat has shown for this action, or −1."""
    card = s.plans[seat * SLOT_COUNT + action]
    shown = bool(s.shown[seat] >> action & 1)
    return card if shown and card < INTRIGUE else -1
