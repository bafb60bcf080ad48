"""The expected gain of each answer, in points (`outlook.py` has the worth of things)."""

from __future__ import annotations

import math
from typing import Final

from gunbai.core.codec import Action, verb_of
from gunbai.games.shogun.actions import (
    APPEASE,
    ATTACK,
    BONUS,
    BUILD,
    CALM,
    CANCEL,
    CARRY,
    CHOOSE,
    CONFIRM,
    DEPLOY,
    FAVOUR,
    GROUP,
    HOLD,
    KEEP,
    LAND,
    LAY,
    MOVE,
    OFFICE,
    REINFORCE,
    REVOLT,
    STATION,
    STATUE,
    TAKE,
    bonus_bonus,
    build_province,
    calm_province,
    choose_special,
    deploy_armies,
    favour_favour,
    group_armies,
    land_province,
    office_office,
    revolt_province,
    station_province,
    take_place,
    unpack_attack,
    unpack_lay,
    unpack_move,
)
from gunbai.games.shogun.bot.evaluate import offices_worth
from gunbai.games.shogun.bot.outlook import OFFICIAL_WORTH, Outlook
from gunbai.games.shogun.bot.plan_values import values_of_plan
from gunbai.games.shogun.flow.acting import Acting
from gunbai.games.shogun.flow.conditions import POSSIBLE, no_site
from gunbai.games.shogun.flow.court import Audience
from gunbai.games.shogun.flow.favours import (
    KINDS,
    OF_ARMIES,
    OF_CALM,
    OF_CHESTS,
    OF_EVENT,
    OF_LANDING,
    OF_POINTS,
    OF_RICE,
    OF_SHIELD,
    PRICES,
    WHICH,
)
from gunbai.games.shogun.flow.opening import Draft
from gunbai.games.shogun.kinds import DECK, WITH
from gunbai.games.shogun.names import (
    ARMY_BONUS,
    ARMY_SIX,
    ATTACK_PLUS,
    BATTLE1,
    BATTLE2,
    BOTH_BATTLES,
    CHEST_BONUS,
    CHEST_PLUS,
    DEFENCE_PLUS,
    DEPLOY5,
    INTRIGUE,
    MARKER,
    NEUTRAL,
    PROVINCE_COUNT,
    RICE,
    RICE_BONUS,
    RICE_PLUS,
    TAX,
)
from gunbai.games.shogun.position.position import ShogunPosition
from gunbai.games.shogun.position.statues import statue_province, statue_seat

SHARP: Final = 0.22  # the points that make an answer e times as likely


def priors(s: ShogunPosition, seat: int, actions: list[Action]) -> list[float]:
    """Return weights by worth; nothing is ruled out."""
    values = worth(s, seat, actions)
    top = max(values)
    return [0.004 + math.exp(max(-12.0, (value - top) / SHARP)) for value in values]


def worth(s: ShogunPosition, seat: int, actions: list[Action]) -> list[float]:
    """Return the expected gain of each answer, in points."""
    ask = s.ask
    assert ask is not None
    if ask.key == "SG-D6":
        return plan_steps(s, seat, actions)
    outlook = Outlook(s)
    return [answer_worth(s, seat, action, outlook) for action in actions]


def plan_steps(s: ShogunPosition, seat: int, actions: list[Action]) -> list[float]:
    """Return the loss of each card in its slot against the best plan, as a negative number."""
    plan = values_of_plan(s, seat)
    out: list[float] = []
    for action in actions:
        verb = verb_of(action)
        if verb == LAY:
            card, slot = unpack_lay(action)
            out.append(-plan.lost(card, slot))
        else:
            out.append(0.0 if verb == CONFIRM else -3.0)
    return out


def answer_worth(s: ShogunPosition, seat: int, action: Action, outlook: Outlook) -> float:
    """Return the worth of an answer outside planning, by verb; 0 for those left out."""
    verb = verb_of(action)
    top = s.stack[-1]
    if verb == ATTACK and isinstance(top, Acting):
        target, count, extra = unpack_attack(action)
        return outlook.attack(seat, top.province, target, count, extra == WITH)
    if verb == MOVE and isinstance(top, Acting):
        target, count = unpack_move(action)
        return outlook.moving(seat, top.province, target, count)
    if verb == DEPLOY:
        return outlook.army * deploy_armies(action)
    if verb == CARRY:
        return carry_worth(s, seat, outlook)
    if verb == CHOOSE:
        return special_worth(s, seat, choose_special(action), outlook)
    if verb in (TAKE, GROUP, KEEP):
        return draft_worth(s, seat, action, outlook)
    if verb == STATION:
        return station_worth(s, seat, station_province(action), outlook)
    if verb == OFFICE:
        return office_worth(s, seat, office_office(action))
    if verb == REVOLT:
        return -0.05 * s.armies[revolt_province(action)]
    if verb == BONUS:
        return bonus_worth(s, seat, bonus_bonus(action), outlook)
    if verb == FAVOUR:
        return favour_worth(s, seat, favour_favour(action), outlook)
    if verb == BUILD and isinstance(top, Audience):
        kind = s.setup.tables.free_buildings[WHICH[top.favour]]
        return outlook.building_gain(seat, build_province(action), kind)
    if verb == LAND:
        return landing_worth(s, seat, land_province(action), outlook)
    if verb == CALM:
        return outlook.marker() * (1.0 + 0.2 * s.unrest[calm_province(action)])
    return _FIXED.get(verb, 0.0)


#: Verbs that are good in themselves.
_FIXED: Final = {REINFORCE: 0.3, APPEASE: 0.1, STATUE: 0.85, HOLD: 0.2, CANCEL: 0.05}


def carry_worth(s: ShogunPosition, seat: int, outlook: Outlook) -> float:
    """SG-Q10, the option: the worth of the action of the card just shown."""
    for action in s.banners:
        card = s.plan(seat, action)
        last = s.shown[seat] >> action & 1
        if last and 0 <= card < INTRIGUE and action == _current_action(s):
            return outlook.action(seat, card, action)
    return 0.1


def _current_action(s: ShogunPosition) -> int:
    """Return the last action for which somebody has shown a card."""
    current = -1
    for action in s.banners:
        for seat in range(s.setup.players):
            if s.shown[seat] >> action & 1:
                current = action
    return current


def special_worth(s: ShogunPosition, seat: int, card: int, outlook: Outlook) -> float:
    """Return the worth of a privilege for the seat's plan and of its place in the turn order."""
    early = 0.06 * (4 - s.specials.index(card))
    if card == CHEST_PLUS:
        return early + (outlook.chest(seat) if _planned(s, seat, TAX) else 0.0)
    if card == RICE_PLUS:
        return early + (outlook.rice(seat, 1) if _planned(s, seat, RICE) else 0.0)
    if card == ARMY_SIX:
        return early + (outlook.army if _planned(s, seat, DEPLOY5) else 0.0)
    if card == ATTACK_PLUS:
        battles = int(_planned(s, seat, BATTLE1)) + int(_planned(s, seat, BATTLE2))
        return early + 0.22 * outlook.winters * battles
    danger = 0.0
    if card == DEFENCE_PLUS:
        for province in range(PROVINCE_COUNT):
            if s.owner[province] == seat:
                armies = s.armies[province]
                danger += outlook.danger(seat, province, armies)
                danger -= outlook.danger(seat, province, armies + 1)
    return early + 0.5 * danger


def _planned(s: ShogunPosition, seat: int, slot: int) -> bool:
    return 0 <= s.plan(seat, slot) < INTRIGUE


def draft_worth(s: ShogunPosition, seat: int, action: Action, outlook: Outlook) -> float:
    """Score the draft: rich provinces near own ones, large groups where others are near."""
    top = s.stack[-1]
    if not isinstance(top, Draft):
        return 0.0
    verb = verb_of(action)
    if verb == KEEP:
        best = max(draft_score(s, seat, top.open[0]), draft_score(s, seat, top.open[1]))
        return best - 1.55
    if verb == TAKE:
        place = take_place(action)
        return 1.4 if place == DECK else draft_score(s, seat, top.open[place])
    enemies = 0
    for other in s.setup.neighbours[top.card]:
        if s.owner[other] >= 0 and s.owner[other] != seat:
            enemies += 1
    return 0.1 * group_armies(action) * (enemies - 1)


def draft_score(s: ShogunPosition, seat: int, province: int) -> float:
    tables = s.setup.tables
    score = 0.1 * tables.taxes[province] + 0.1 * tables.rice[province]
    score += 0.2 * tables.spaces[province]
    for other in s.setup.neighbours[province]:
        if s.owner[other] == seat:
            score += 0.15
    return score


def station_worth(s: ShogunPosition, seat: int, province: int, outlook: Outlook) -> float:
    """Score a general's place: where he helps, is safe, leaves a statue and captures others."""
    tables = s.setup.tables
    worth = 0.03 * (tables.taxes[province] + tables.spaces[province])
    worth -= outlook.danger(seat, province, s.armies[province]) / outlook.winters
    here = s.general[seat]
    if here >= 0 and here != province:
        if province in s.setup.neighbours[here] and s.reserve[seat]:
            worth += 0.85
        for statue in s.statues:
            if statue_province(statue) == province and statue_seat(statue) != seat:
                worth += 1.0 + 0.3
    for other in s.setup.neighbours[province]:
        if s.owner[other] == seat:
            worth += 0.04
    return worth


def office_worth(s: ShogunPosition, seat: int, space: int) -> float:
    """Return the gain of the seat's lines by a marker here."""
    before = offices_worth(s, seat)
    kept = s.offices
    s.offices = [MARKER + seat if n == space else kept[n] for n in range(len(kept))]
    after = offices_worth(s, seat)
    s.offices = kept
    return after - before


def bonus_worth(s: ShogunPosition, seat: int, kind: int, outlook: Outlook) -> float:
    amount = s.setup.tables.valour[s.valour[seat] - 1][kind]
    if kind == CHEST_BONUS:
        return outlook.chest(seat) * amount
    if kind == RICE_BONUS:
        return outlook.rice(seat, amount)
    return 0.5 * outlook.army * amount if kind == ARMY_BONUS else float(amount)


def favour_worth(s: ShogunPosition, seat: int, favour: int, outlook: Outlook) -> float:
    """Return the worth of a favour, less the later worth of the officials it costs."""
    price = PRICES[s.favours.index(favour)]
    later = OFFICIAL_WORTH * price * (0.0 if outlook.rounds <= 1 else 0.8)
    return favour_gain(s, seat, favour, outlook) - later


def favour_gain(s: ShogunPosition, seat: int, favour: int, outlook: Outlook) -> float:
    kind = KINDS[favour]
    which = WHICH[favour]
    tables = s.setup.tables
    if kind == OF_CHESTS:
        return outlook.chest(seat) * tables.favour_chests[which]
    if kind == OF_ARMIES:
        return 0.5 * outlook.army * tables.favour_armies[which]
    if kind == OF_RICE:
        return outlook.rice(seat, tables.favour_rice[which])
    if kind == OF_POINTS:
        return float(tables.favour_points[which])
    if kind == OF_CALM:
        return outlook.marker()
    if kind == OF_EVENT:
        return 0.05
    best = 0.0
    if kind == OF_SHIELD:
        for province in range(PROVINCE_COUNT):
            if s.owner[province] == seat:
                best += outlook.danger(seat, province, s.armies[province])
        return best * (1.0 if tables.protections[which] == BOTH_BATTLES else 0.5)
    for province in range(PROVINCE_COUNT):
        if kind == OF_LANDING:
            if s.owner[province] in (seat, NEUTRAL):
                best = max(best, landing_worth(s, seat, province, outlook))
        elif s.owner[province] == seat:
            building = tables.free_buildings[which]
            if no_site(s, province, building) == POSSIBLE:
                best = max(best, outlook.building_gain(seat, province, building))
    return best


def landing_worth(s: ShogunPosition, seat: int, province: int, outlook: Outlook) -> float:
    armies = s.setup.tables.landing
    if s.owner[province] == NEUTRAL:
        worth = outlook.province(seat, province) + armies * outlook.army
        return worth - outlook.danger(seat, province, armies) - outlook.rice_of_one_more(seat)
    here = s.armies[province]
    worth = armies * outlook.army * outlook.frontier(seat, province)
    worth += outlook.danger(seat, province, here)
    return worth - outlook.danger(seat, province, here + armies)
