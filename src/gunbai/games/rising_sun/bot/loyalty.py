"""Loyalty of a bot that plays for a person: no betrayal, no broken promise (RS-N01…N03).

`banter` judges promises by what happened; here they are kept beforehand, as far as one answer
decides about them.
"""

from __future__ import annotations

from gunbai.core.banter import Remark
from gunbai.core.codec import Action, verb_of
from gunbai.games.rising_sun.actions import (
    ACCEPT,
    BUILD,
    BURY,
    CHOOSE,
    MOVE,
    MUSTER,
    OFFER,
    PLACE,
    READY,
    REFUSE,
    REPLACE,
    STAKE,
    SUMMON,
    USE,
    accept_clan,
    build_province,
    bury_mandate,
    choose_mandate,
    gift,
    move_target,
    muster_province,
    offer_clan,
    place_place,
    refuse_clan,
    replace_clan,
    replace_place,
    summon_province,
    unpack_stake,
)
from gunbai.games.rising_sun.bot.banter import amount, is_season
from gunbai.games.rising_sun.flow import gifts
from gunbai.games.rising_sun.flow.bids import Bidding
from gunbai.games.rising_sun.names import (
    ADVANTAGES,
    BETRAY,
    MANDATES,
    MOST_NAMED,
    PROVINCES,
    TURNS,
)
from gunbai.games.rising_sun.position.position import RisingSunPosition
from gunbai.games.rising_sun.tiles import mandate_of as mandate_laid


def loyal(
    s: RisingSunPosition, seat: int, actions: list[Action], promises: list[Remark]
) -> list[Action]:
    """Return the answers that betray no ally and then, one by one, keep each promise."""
    left = actions
    if s.ally[seat] >= 0:
        left = _without(left, [action for action in left if betrays(s, seat, action)])
    for promise in promises:
        left = _without(left, [action for action in left if breaks(s, left, action, promise)])
    return left


def _without(actions: list[Action], avoided: list[Action]) -> list[Action]:
    """Return the other answers; all of them if there are no others."""
    return [action for action in actions if action not in avoided] or actions


def betrays(s: RisingSunPosition, seat: int, action: Action) -> bool:
    """Return True if this answer of an ally ends the alliance: by Betray, or by a card."""
    if verb_of(action) != USE:
        return mandate_of(action) == BETRAY
    trial = s.clone()
    trial.apply(seat, action)
    return trial.season == s.season and trial.ally[seat] < 0


def breaks(s: RisingSunPosition, actions: list[Action], action: Action, promise: Remark) -> bool:
    """Return True if one of these answers breaks a promise of the seat that is asked."""
    key = promise.key
    if key == "mandate":
        mandate = mandate_of(action)
        return mandate >= 0 and promise.words.get("mandate") != MANDATES[mandate]
    if key == "leave":
        return contests(s, action, promise)
    if not is_season(promise, s.season):
        return False
    if key == "loyal":
        if verb_of(action) != REPLACE:
            return False
        return s.setup.seat_of[replace_clan(action)] == promise.to
    if key == "stay-out":
        target = target_of(action)
        return 0 <= target < len(PROVINCES) and promise.words.get("province") == PROVINCES[target]
    return key == "ally" and snubs(s, actions, action, s.setup.clans[promise.to])


def mandate_of(action: Action) -> int:
    """Return the mandate that an answer chooses; −1 if it chooses none."""
    verb = verb_of(action)
    if verb == CHOOSE:
        return choose_mandate(action)
    return bury_mandate(action) if verb == BURY else -1


def target_of(action: Action) -> int:
    """Return the place that an own figure would come to; −1 if none moves."""
    verb = verb_of(action)
    if verb == SUMMON:
        return summon_province(action)
    if verb == MOVE:
        return move_target(action)
    if verb == BUILD:
        return build_province(action)
    if verb == MUSTER:
        return muster_province(action)
    if verb == PLACE:
        return place_place(action)
    return replace_place(action) if verb == REPLACE else -1


def snubs(s: RisingSunPosition, actions: list[Action], action: Action, clan: int) -> bool:
    """Return True if an answer turns a promised ally down while they could still ally.

    READY does as long as nothing was offered: once it is, the other one decides.
    """
    verb = verb_of(action)
    if verb == REFUSE:
        return refuse_clan(action) == clan
    if verb == ACCEPT:
        return accept_clan(action) != clan
    if verb == OFFER:
        return offer_clan(action) != clan
    if verb != READY:
        return False
    return any(
        (verb_of(other) == ACCEPT and accept_clan(other) == clan)
        or (verb_of(other) == OFFER and offer_clan(other) == clan)
        for other in actions
    )


def contests(s: RisingSunPosition, action: Action, promise: Remark) -> bool:
    """Return True if an answer bids on an advantage that was promised to another in this battle."""
    frame = s.stack[-1]
    if verb_of(action) != STAKE or not isinstance(frame, Bidding) or promise.to not in frame.seats:
        return False
    advantage, coins = unpack_stake(action)
    terms = (promise.words.get("province"), promise.words.get("advantage"))
    return coins > 0 and terms == (PROVINCES[frame.province], ADVANTAGES[advantage])


def due(s: RisingSunPosition, promise: Remark) -> bool:
    """Return True if a promised gift is to be made this season.

    Where it depends on a mandate, it is once the other one has played that this season, after the
    promise was made.
    """
    if promise.key == "give":
        return is_season(promise, s.season)
    return promise.key == "give-if" and any(
        turn >= amount(promise, "turns_before")
        and turn % s.setup.players == promise.to
        and MANDATES[mandate_laid(laid)] == promise.words.get("mandate")
        for turn, laid in enumerate(s.played, s.season * TURNS)
    )


def given(s: RisingSunPosition, promise: Remark) -> int:
    """Return the coins and ronin given this season since the promise was made."""
    this_season = amount(promise, "turns_before") >= s.season * TURNS
    before = amount(promise, "given_before") if this_season else 0
    return s.gifts_from(promise.seat, promise.to) - before


def owed(s: RisingSunPosition, seat: int, promises: list[Remark]) -> list[Action]:
    """Return the gifts that the seat has promised, owes by now and can give."""
    out: list[Action] = []
    for promise in promises:
        if not due(s, promise):
            continue
        coins = amount(promise, "coins")
        ronin = amount(promise, "ronin")
        if given(s, promise) >= coins + ronin or max(coins, ronin) > MOST_NAMED:
            continue
        promised = gift(s.setup.clans[promise.to], coins, ronin)
        if gifts.check(s, seat, promised) is None:
            out.append(promised)
    return out


def believing(s: RisingSunPosition, promised: list[Remark]) -> RisingSunPosition:
    """Return the position as it will be seen once the gifts that are due have been made.

    Only who has given what to whom is changed: nothing can be bought with what was promised.
    """
    out = s.clone()
    for promise in promised:
        if due(s, promise):
            left = amount(promise, "coins") + amount(promise, "ronin") - given(s, promise)
            if left > 0:
                out.given[promise.seat * s.setup.players + promise.to] += min(left, MOST_NAMED)
    return out
