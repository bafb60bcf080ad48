"""Whether the rule in progress fits a position: whose turn it is, and what it goes on with."""

from __future__ import annotations

from typing import Final

from gunbai.core.reading import require
from gunbai.core.state import Frame
from gunbai.games.shogun.actions import DECK
from gunbai.games.shogun.flow.actions import ActionRound, Deployment
from gunbai.games.shogun.flow.auction import Auction
from gunbai.games.shogun.flow.battle import Battle
from gunbai.games.shogun.flow.court import Audience
from gunbai.games.shogun.flow.dajokan import Ministry, entitled, markers_left
from gunbai.games.shogun.flow.favours import KINDS, OF_BUILDING, OF_CALM, OF_EVENT, OF_LANDING
from gunbai.games.shogun.flow.generals import GeneralsMarch, PlaceGenerals
from gunbai.games.shogun.flow.planning import Planning
from gunbai.games.shogun.flow.revolts import Marker
from gunbai.games.shogun.flow.rules import POSSIBLE, obstacle, shelter
from gunbai.games.shogun.flow.samurai import Valour
from gunbai.games.shogun.flow.setup import Draft
from gunbai.games.shogun.flow.winter import WinterRevolts
from gunbai.games.shogun.names import (
    ACTION_COUNT,
    ATTACK_PLUS,
    BATTLE1,
    DEPLOY1,
    DEPLOY5,
    FACE_UP,
    GENERALS,
    NEUTRAL,
    NOWHERE,
    REGION_COUNT,
    RICE,
    TAX,
)
from gunbai.games.shogun.position.course_checks import need, planned
from gunbai.games.shogun.state import ShogunState

#: What is asked about a favour that was taken, by its kind.
_FAVOURS: Final = {OF_EVENT: "SG-D11", OF_CALM: "SG-D12", OF_BUILDING: "SG-D13",
                   OF_LANDING: "SG-D14"}  # fmt: skip


def check_turn(s: ShogunState, key: str) -> None:
    """The seat that is asked must be the one whose turn it is."""
    rule = s.stack[1]
    if isinstance(rule, Planning):
        need(len(s.stack) == 2, "stack")
        return
    seat = _whose(s, rule, key)
    require(s.to_act() == [seat], "position-ask", {"name": key})


def _whose(s: ShogunState, rule: Frame[ShogunState], key: str) -> int:
    if isinstance(rule, ActionRound):
        return _acting(s, rule, key)
    if isinstance(rule, WinterRevolts):
        return _revolting(s, rule)
    need(len(s.stack) == 2, "stack")
    if isinstance(rule, Draft):
        return _drafting(s, rule)
    if isinstance(rule, Auction):
        return rule.order[rule.place]
    if isinstance(rule, Audience):
        return _received(s, rule, key)
    if isinstance(rule, Ministry):
        return _entitled(s, rule)
    if isinstance(rule, (PlaceGenerals, Valour, GeneralsMarch)):
        return _in_order(s, rule, key)
    raise AssertionError(rule)


def _in_order(s: ShogunState, rule: PlaceGenerals | Valour | GeneralsMarch, key: str) -> int:
    """SG-D8, SG-D9, SG-D22…D24: in turn order."""
    need(rule.turn < s.setup.players, "turn")
    seat = s.order[rule.turn]
    if isinstance(rule, PlaceGenerals):
        need(rule.key == key, "key")
        need(s.general[seat] == NOWHERE, "general")
    elif isinstance(rule, Valour):
        need(s.valour[seat] > 0, "valour")
    else:
        need((rule.left >= 0) == (key == "SG-D23"), "left")
        need(s.general[seat] not in (NOWHERE, rule.left), "general")
        need(rule.left < 0 or s.reserve[seat] > 0, "statues")
        near = rule.left < 0 or s.general[seat] in s.setup.neighbours[rule.left]  # SG-XG15
        need(near, "left")
    return seat


def _received(s: ShogunState, rule: Audience, key: str) -> int:
    """SG-D10…D14: one after another; a favour that was taken is no longer on show."""
    need(len(set(rule.order)) == len(rule.order), "order")
    need(rule.place < len(rule.order), "place")
    if rule.favour < 0:
        need(key == "SG-D10", "favour")
    else:
        need(_FAVOURS.get(KINDS[rule.favour]) == key, "favour")
        need(rule.favour in s.seen_favours and rule.favour not in s.favours, "favour")
    return rule.order[rule.place]


def _entitled(s: ShogunState, rule: Ministry) -> int:
    """SG-D21."""
    need(rule.place < REGION_COUNT, "place")
    need(entitled(s, s.row[rule.place]) == rule.seat >= 0, "seat")
    need(FACE_UP in s.offices and markers_left(s, rule.seat) > 0, "offices")
    return rule.seat


# actions


def _acting(s: ShogunState, rule: ActionRound, key: str) -> int:
    """SG-Q10, SG-D15…D19: the seat whose card was shown for the action carries it out."""
    need(rule.banner < ACTION_COUNT, "banner")
    need(rule.pc == 1, "pc")
    need(1 <= rule.turn <= s.setup.players, "turn")
    seat = s.order[rule.turn - 1]
    action = s.banners[rule.banner]
    province = planned(s, seat, action)
    need(province >= 0, "plan")
    top = s.stack[-1]
    if top is rule:
        need(s.setup.decline and action < BATTLE1, "banner")
        need(obstacle(s, seat, province, action) == POSSIBLE, "plan")
        return seat
    if isinstance(top, Marker):
        need(action in (RICE, TAX) and not top.winter, "action")
        _check_marker(s, top, seat)
        need(top.province == province, "province")
        return seat
    if isinstance(top, Deployment):
        _check_deployment(s, top, key)
        need((top.seat, top.province, top.action) == (seat, province, action), "stack")
        return seat
    if not isinstance(top, Battle):
        need(False, "stack")
        return -1
    need((top.seat, top.province, top.action) == (seat, province, action), "stack")
    return _fighting(s, top, key)


def _check_deployment(s: ShogunState, frame: Deployment, key: str) -> None:
    """SG-D15: nothing is paid yet; SG-D16: only `DEPLOY1` marches on, and has not yet."""
    need(DEPLOY5 <= frame.action <= DEPLOY1, "action")
    need(frame.target < 0 and frame.moved == 0, "moved")
    if key == "SG-D15":
        need(frame.count == 0, "count")
        need(obstacle(s, frame.seat, frame.province, frame.action) == POSSIBLE, "action")
    else:
        need(frame.action == DEPLOY1, "action")


def _fighting(s: ShogunState, battle: Battle, key: str) -> int:
    """SG-D17: nothing is declared yet; SG-D18: an attack on a player who may add an army."""
    need(battle.action >= BATTLE1, "action")
    need(not battle.defended, "defended")
    if key == "SG-D17":
        need(obstacle(s, battle.seat, battle.province, battle.action) == POSSIBLE, "source")
        need(battle.target < 0, "target")
        need(battle.count == 0 and not battle.extra, "count")
        return battle.seat
    target = battle.target
    need(target >= 0 and target in s.setup.neighbours[battle.province], "target")
    need(s.owner[target] not in (NEUTRAL, battle.seat), "target")
    need(not shelter(s, battle.seat, target, battle.action), "target")
    need(battle.may_reinforce(s), "target")
    need(1 <= battle.count < s.armies[battle.province], "count")
    plus = s.special[battle.seat] == ATTACK_PLUS and s.supply[battle.seat] > 0
    need(plus or not battle.extra, "extra")
    return s.owner[target]


def _check_marker(s: ShogunState, marker: Marker, seat: int) -> None:
    """SG-D19."""
    need(marker.seat == seat, "seat")
    need(s.owner[marker.province] == seat, "province")
    need(s.calm[seat] and not marker.spared, "calm")


def _revolting(s: ShogunState, rule: WinterRevolts) -> int:
    """SG-D20: provinces of one player; SG-D19 after one of them was put down."""
    need(1 <= rule.turn <= s.setup.players, "turn")
    seat = s.order[rule.turn - 1]
    own = all(s.owner[province] == seat for province in rule.drawn)
    need(own and len(set(rule.drawn)) == len(rule.drawn), "drawn")
    need(rule.farmers in s.setup.tables.farmers, "farmers")
    top = s.stack[-1]
    if top is rule:
        need(len(rule.drawn) > 1, "drawn")
    elif isinstance(top, Marker):
        need(rule.pc == 0, "pc")
        need(top.winter and top.province not in rule.drawn, "province")
        _check_marker(s, top, seat)
    else:
        need(False, "stack")
    return seat


# the draft


def _drafting(s: ShogunState, draft: Draft) -> int:
    """SG-D2…D5: every card that nobody has lies open, in the deck or in a hand."""
    need(s.first >= 0, "first")
    need(len(draft.open) == 2, "open")
    cards = sorted(draft.open + draft.unseen + draft.bottom)
    if draft.card >= 0 and draft.place == DECK:
        cards = sorted([*cards, draft.card])
    free = [province for province in s.setup.provinces if s.owner[province] == NEUTRAL]
    need(cards == free, "unseen")
    need(sum(s.tower.inside) + sum(s.tower.tray) == 0, "tower")
    need(not any(s.waiting), "waiting")
    for seat in range(s.setup.players):
        _check_groups(s, draft, seat)
    _check_pick(s, draft, draft.seat(s))
    return draft.seat(s)


def _check_groups(s: ShogunState, draft: Draft, seat: int) -> None:
    """SG-S10, SG-S14: a group for each province, the others are left; one pick a turn."""
    own = s.provinces_of(seat)
    groups = sorted(draft.groups[seat] + [s.armies[province] for province in own])
    need(groups == sorted(s.setup.groups), "groups")
    players = s.setup.players
    after = (seat - s.first) % players
    need(len(own) == (draft.turn - after + players - 1) // players, "turn")
    need(s.general[seat] == NOWHERE or s.owner[s.general[seat]] == seat, "general")


def _check_pick(s: ShogunState, draft: Draft, seat: int) -> None:
    """What is taken comes before the group, the group before the general."""
    key = "" if s.ask is None else s.ask.key
    need(bool(draft.groups[seat]), "groups")
    need(draft.from_deck or not (draft.renewing or key == "SG-D2"), "from_deck")
    if key in ("SG-D2", "SG-D3"):
        need(draft.card < 0, "card")
        need(draft.place < 0, "place")
    else:
        need(draft.place >= 0, "place")
        taken = draft.place == DECK or draft.card == draft.open[draft.place]
        need(draft.card >= 0 and taken, "card")
    if key == "SG-D5":
        need(s.setup.has(GENERALS) and s.general[seat] == NOWHERE, "general")
        need(draft.group in draft.groups[seat] and len(draft.groups[seat]) > 1, "group")
    else:
        need(draft.group < 0, "group")
