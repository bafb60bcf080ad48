"""A check of positions that are read: the things on the table must fit the step (SG-R10).

The frames themselves check the state of a rule in progress, and whose turn it is.
"""

from __future__ import annotations

from typing import Final

from gunbai.core.state import Frame
from gunbai.games.shogun.flow.action_round import ActionRound
from gunbai.games.shogun.flow.auction import Auction
from gunbai.games.shogun.flow.campaign import Campaign, called_at
from gunbai.games.shogun.flow.samurai import Valour
from gunbai.games.shogun.names import (
    ACTION_COUNT,
    AUCTION,
    COURT,
    FAVOURS_SHOWN,
    NO_CARD,
    OPEN_ACTIONS,
    PER_YEAR,
    PROVINCE_COUNT,
    PROVINCES,
    ROUNDS_PER_YEAR,
    SAMURAI,
    SPECIALS,
    SPRING,
    VALOUR_STEPS,
    WINTER,
)
from gunbai.games.shogun.position.plans import full_plan, payable
from gunbai.games.shogun.position.position import ShogunPosition
from gunbai.games.shogun.steps import R0, R4, R5, R6, R8, R9B, R10, W1, W8

#: The rules that a rule calls.
_CALLED_BY: Final = {
    "action-round": ["deployment", "battle", "marker"],
    "winter-revolts": ["marker"],
}


def unfit(s: ShogunPosition) -> str:
    """Return the label of a field that is impossible at this step; "" if there is none."""
    campaign = s.stack[0]
    rules = s.stack[1:]
    if not isinstance(campaign, Campaign) or not rules:
        return "stack"
    rule = rules[0]
    called = [frame.name for frame in rules[1:]]
    step = campaign.pc - 1
    if called_at(s, step) != rule.name:
        return "stack"
    if len(called) > 1 or (called and called[0] not in _CALLED_BY.get(rule.name, [])):
        return "stack"
    return (
        _time(s, step)
        or _events(s, step)
        or _banners(s, step, rule)
        or _favours(s, step)
        or _order(s, step, rule)
        or _cards(s, step)
        or _valour(s, step, rule)
    )


def _of_seat(seat: int, label: str) -> str:
    return f"seats[{seat}].{label}"


def _in_round(step: int) -> bool:
    return R0 <= step < W1


def _time(s: ShogunPosition, step: int) -> str:
    """SG-R1, SG-R8: no year before the first round, no third one."""
    if step < R0:
        if s.year:
            return "year"
        return "" if s.season == SPRING else "season"
    if s.year == 0 or (step == W8 and s.year != 1):
        return "year"
    return "" if (s.season == WINTER) == (step >= W1) else "season"


def _events(s: ShogunPosition, step: int) -> str:
    """SG-T13, SG-T16, SG-Q43: four in Spring, one drawn each round, one left for Winter."""
    drawn = _in_round(step) and step > R5
    left = 0
    turned_up = s.year * PER_YEAR
    if step == W8:
        left = PER_YEAR
        turned_up += PER_YEAR
    elif step >= R0:
        left = PER_YEAR - s.season - int(drawn)
    if len(s.events) != left:
        return "events"
    if len(s.past) != turned_up - left or len(set(s.events + s.past)) != turned_up:
        return "past"
    if not drawn:
        return "" if s.event < 0 else "event"
    cancelled = s.event < 0 and s.setup.has(COURT) and step >= R9B  # SG-XT28
    return "" if cancelled or s.event == s.past[-1] else "event"


def _banners(s: ShogunPosition, step: int, rule: Frame[ShogunPosition]) -> str:
    """SG-O1, SG-O5, SG-U1: action and special cards are laid out during a round only."""
    opened = 0
    if _in_round(step):
        opened = OPEN_ACTIONS if step < R10 else ACTION_COUNT
        if isinstance(rule, ActionRound):
            opened = min(ACTION_COUNT, OPEN_ACTIONS + rule.banner)
    if len(s.banners) != opened or len(set(s.banners)) != opened:
        return "banners"
    laid = list(range(len(SPECIALS))) if _in_round(step) else []
    return "" if sorted(s.specials) == laid else "specials"


def _favours(s: ShogunPosition, step: int) -> str:
    """SG-XT7, SG-XT26: three each round, on show until the audience is over."""
    court = s.setup.has(COURT)
    on_show = court and _in_round(step) and step <= R9B
    there = [favour for favour in s.favours if favour >= 0]
    if len(s.favours) != (FAVOURS_SHOWN if on_show else 0) or len(set(there)) != len(there):
        return "favours"
    if step != R9B and len(there) != len(s.favours):
        return "favours"
    rounds = ROUNDS_PER_YEAR * s.year
    if _in_round(step):
        rounds += s.season + 1 - ROUNDS_PER_YEAR
    seen = FAVOURS_SHOWN * rounds if court else 0
    if len(s.seen_favours) != seen or len(set(s.seen_favours)) != seen:
        return "seen_favours"
    return "" if all(favour in s.seen_favours for favour in there) else "favours"


def _order(s: ShogunPosition, step: int, rule: Frame[ShogunPosition]) -> str:
    """SG-U14, SG-U19, SG-R6: after the auction each seat has a special card, and so a place."""
    seats = list(range(s.setup.players))
    chosen = seats if _in_round(step) and step > R6 else []
    if isinstance(rule, Auction):
        if sorted(rule.order) != seats:
            return "stack[1].order"
        chosen = rule.order[: rule.place]
    taken: list[int] = []
    for seat in seats:
        card = s.special[seat]
        if (seat in chosen) != (card >= 0) or card in taken:
            return _of_seat(seat, "special")
        if card >= 0:
            taken.append(card)
    if step >= W1:
        return "" if sorted(s.order) == seats else "order"
    order = [s.special.index(card) for card in s.specials if card in taken] if step > R6 else []
    return "" if s.order == order else "order"


def _cards(s: ShogunPosition, step: int) -> str:
    """SG-L4, SG-Q6, SG-R4: plans exist during a round, without cards gained since."""
    for seat in range(s.setup.players):
        if not _in_round(step) and not _empty(s, seat):
            return _of_seat(seat, "plan")
        if step == R4 and not payable(s, seat, s.plan(seat, AUCTION)):
            return _of_seat(seat, "plan")
        if step == R4 and seat not in s.to_act() and not full_plan(s, seat):
            return _of_seat(seat, "plan")
        if s.shown[seat] and (not _in_round(step) or step == R4):
            return _of_seat(seat, "shown")
    for province in range(PROVINCE_COUNT):
        if s.gained >> province & 1:
            free = s.owner[province] >= 0 and province not in s.plans
            if not free or not _in_round(step) or step < R9B:
                return f"provinces.{PROVINCES[province]}.gained"
    return ""


def _empty(s: ShogunPosition, seat: int) -> bool:
    return all(s.plan(seat, slot) == NO_CARD for slot in range(s.setup.slots))


def _valour(s: ShogunPosition, step: int, rule: Frame[ShogunPosition]) -> str:
    """SG-XS3, SG-XS6: at most one step each round, and none is left after the first Winter."""
    most = min(s.season, VALOUR_STEPS - 1) if step < R8 else min(s.season + 1, VALOUR_STEPS)
    if not s.setup.has(SAMURAI) or step < R0 or step == W8:
        most = 0
    for seat in range(s.setup.players):
        waits = isinstance(rule, Valour) and seat in s.order[rule.turn + 1 :]
        if s.valour[seat] > most - int(waits):
            return _of_seat(seat, "valour")
    return ""
