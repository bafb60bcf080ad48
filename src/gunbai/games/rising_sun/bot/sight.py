"""Scores of answers: their expected gain in points, without trying them out."""

from __future__ import annotations

from typing import Final

from gunbai.core.codec import Action, verb_of
from gunbai.games.rising_sun.actions import (
    BUILD,
    BURY,
    BUY,
    CHARGE,
    DONE,
    EFFECT,
    FIRST,
    GIVE,
    KILL,
    LAST,
    MOVE,
    MUSTER,
    PASS,
    PAY,
    PLACE,
    PUSH,
    REPLACE,
    SUMMON,
    USE,
    WAIVE,
    WORSHIP,
    build_province,
    buy_card,
    choose_mandate,
    give_clan,
    kill_province,
    muster_province,
    unpack_bury,
    unpack_capture,
    unpack_move,
    unpack_place,
    unpack_replace,
    unpack_summon,
    unpack_worship,
    waive_card,
)
from gunbai.games.rising_sun.bot import alliances, bids, evaluate
from gunbai.games.rising_sun.bot.opinions import COIN, FIGURE, SHRINE_HELD
from gunbai.games.rising_sun.bot.opinions import STRONGHOLD as STRONGHOLD_WORTH
from gunbai.games.rising_sun.bot.outlook import Outlook
from gunbai.games.rising_sun.flow.bids import battle_province
from gunbai.games.rising_sun.flow.force import force_in, kind_force, monster_force
from gunbai.games.rising_sun.flow.prices import card_price, stronghold_price
from gunbai.games.rising_sun.names import (
    BETRAY,
    DAIMYO,
    FIRST_MONSTER,
    HARVEST,
    IS_BUSHI,
    IS_DAIMYO,
    IS_SHINTO,
    MANDATES,
    MARSHAL,
    PROVINCE_COUNT,
    RECRUIT,
    RESERVE,
    SHINTO,
    SHRINE,
    STRONGHOLD,
    STRONGHOLDS_EACH,
    TRAIN,
)
from gunbai.games.rising_sun.position.position import RisingSunPosition

_LONGEST: Final = 160


def scores(s: RisingSunPosition, seat: int, actions: list[Action]) -> list[float]:
    """Return the score of each answer to the present ask."""
    ask = s.ask
    assert ask is not None
    key = ask.key
    if key == "RS-DP22":
        return bids.scores(s, seat, actions)
    if key == "RS-DP03":
        return alliances.tea_scores(s, seat, actions)
    outlook = Outlook(s)
    if key in ("RS-DP05", "RS-DP06"):
        worths = mandate_scores(s, outlook, seat, actions)
        return [tile_score(worths, action) for action in actions]
    return [answer_score(s, outlook, seat, action) for action in actions]


def play_on(s: RisingSunPosition, turn: int) -> None:
    """Answer for everybody by scores until the mandate turn is over."""
    for _ in range(_LONGEST):
        ask = s.ask
        if ask is None or s.turn != turn or ask.secret:
            return
        seat = ask.first
        actions = s.candidates(seat)
        if len(actions) == 1:
            s.apply(seat, actions[0])
            continue
        values = scores(s, seat, actions)
        best = 0
        for place in range(1, len(values)):
            if values[place] > values[best]:
                best = place
        s.apply(seat, actions[best])


def mandate_scores(
    s: RisingSunPosition, outlook: Outlook, seat: int, actions: list[Action]
) -> list[float]:
    """Return the scores of the mandates, of those that these answers name."""
    named = 0
    for action in actions:
        if verb_of(action) == BURY:
            tile, mandate = unpack_bury(action)
            named |= 1 << tile | 1 << mandate
        else:
            named |= 1 << choose_mandate(action)
    return [
        mandate_score(s, outlook, seat, mandate) if named >> mandate & 1 else 0.0
        for mandate in range(len(MANDATES))
    ]


def tile_score(worths: list[float], action: Action) -> float:
    """Return the score of a tile; Lotus buries what would help the next players most."""
    if verb_of(action) == BURY:
        tile, mandate = unpack_bury(action)
        return worths[mandate] + 0.1 * worths[tile]
    return worths[choose_mandate(action)]


# mandates


def mandate_score(s: RisingSunPosition, outlook: Outlook, seat: int, mandate: int) -> float:
    if mandate == RECRUIT:
        points = s.strongholds(seat) + 1
        return 0.75 * min(points, s.crowd(seat, RESERVE))
    if mandate == MARSHAL:
        rich = s.coins[seat] >= stronghold_price(s, seat) and s.built(seat) < STRONGHOLDS_EACH
        return 0.9 + (STRONGHOLD_WORTH * outlook.seasons - 1.0 if rich else 0.0)
    if mandate == TRAIN:
        best = 0.0
        for card in s.display:
            price = card_price(s, seat, card, True)
            if price <= s.coins[seat]:
                best = max(best, evaluate.card_worth(s, seat, card) - COIN * price)
        return best
    if mandate == HARVEST:
        total = 0.3
        for province in range(PROVINCE_COUNT):
            at = seat * PROVINCE_COUNT + province
            if outlook.force[at] > 0.0 and outlook.chance(seat, province, outlook.force[at]) > 0.5:
                points, coins, ronin = s.setup.tables.rewards[province]
                total += points + 0.4 * coins + 0.4 * ronin
        return total
    assert mandate == BETRAY
    return 1.6 - (2.2 if s.ally[seat] >= 0 else 0.0)


# everything else


def figure_force(s: RisingSunPosition, seat: int, figure: int, zone: int) -> int:
    if figure == STRONGHOLD:
        return 1
    if figure >= FIRST_MONSTER:
        return monster_force(s, seat, figure - FIRST_MONSTER, zone)
    types = IS_SHINTO if figure == SHINTO else IS_BUSHI
    if figure == DAIMYO:
        types = IS_DAIMYO
    return kind_force(s, seat, types)


def answer_score(s: RisingSunPosition, outlook: Outlook, seat: int, action: Action) -> float:
    verb = verb_of(action)
    if verb in (PASS, DONE, LAST, EFFECT):
        return 0.0
    if verb in (USE, FIRST, PAY, CHARGE):
        return use_score(s, outlook, seat, verb)
    if verb == SUMMON:
        figure, province = unpack_summon(action)
        force = figure_force(s, seat, figure, province)
        return arrival(outlook, seat, province, force)
    if verb == WORSHIP:
        return worship_score(s, outlook, seat, action)
    if verb == MOVE:
        return move_score(s, outlook, seat, action)
    if verb == BUILD:
        province = build_province(action)
        base = STRONGHOLD_WORTH * outlook.seasons - COIN * stronghold_price(s, seat)
        return (
            base
            + 0.15 * outlook.gain(seat, province, 1.0)
            - 0.4 * s.forts[seat * PROVINCE_COUNT + province]
        )
    if verb in (BUY, WAIVE):
        card = buy_card(action) if verb == BUY else waive_card(action)
        price = card_price(s, seat, card, verb == BUY and has_bonus(s, seat))
        return evaluate.card_worth(s, seat, card) - COIN * price
    if verb == PLACE:
        zone = s.setup.zone_at[unpack_place(action)[1]]
        if zone >= SHRINE:
            return shrine_gain(s, outlook, seat, zone - SHRINE, 1)
        return arrival(outlook, seat, zone, 1)
    return against_others(s, outlook, seat, action)


def against_others(s: RisingSunPosition, outlook: Outlook, seat: int, action: Action) -> float:
    verb = verb_of(action)
    if verb == MUSTER:
        return arrival(outlook, seat, muster_province(action), 2)
    if verb == REPLACE:
        return replace_score(s, outlook, seat, action)
    owner = s.setup.seat_of[give_clan(action)]  # all the others have a clan first
    if verb == GIVE:
        leader = max(s.vp)
        return 0.6 + 0.02 * (leader - s.vp[owner]) + (0.2 if s.ally[seat] == owner else 0.0)
    if verb == KILL:
        if owner == seat:
            return -1.0
        return loss_to(outlook, owner, kill_province(action), 1) - 0.5
    if verb == PUSH:
        return 0.3 if owner != seat else -0.3
    figure = unpack_capture(action)[1]  # capture, displace: the strongest
    foe = 0.1 if owner != s.ally[seat] else 0.0
    return 1.0 + 0.5 * figure_force(s, owner, figure, battle_province(s)) + foe


def has_bonus(s: RisingSunPosition, seat: int) -> bool:
    active = s.turn % s.setup.players
    return seat == active or s.ally[active] == seat


def arrival(outlook: Outlook, seat: int, province: int, force: int) -> float:
    return outlook.gain(seat, province, float(force)) + FIGURE * outlook.seasons * force * 0.5


def worship_score(s: RisingSunPosition, outlook: Outlook, seat: int, action: Action) -> float:
    figure, _, kami = unpack_worship(action)
    slot = s.setup.shrines.index(kami)
    return shrine_gain(s, outlook, seat, slot, figure_force(s, seat, figure, SHRINE + slot))


def shrine_gain(s: RisingSunPosition, outlook: Outlook, seat: int, slot: int, force: int) -> float:
    """Return the gain of coming to a shrine, if it makes the seat the strongest there."""
    turns = len(s.played)
    left = 3 if turns < 3 else 2 if turns < 5 else 1
    own = force_in(s, seat, SHRINE + slot)
    strongest = outlook.strongest_at_shrine(s, seat, slot)
    before = own > 0 and 2 * own >= strongest
    after = 2 * (own + force) >= strongest
    if not after:
        return 0.0
    if before:
        return 0.15
    return evaluate.kami_worth(s, seat, slot) * left * 0.8 * shrine_held(s, outlook, seat)


def shrine_held(s: RisingSunPosition, outlook: Outlook, seat: int) -> float:
    """Return the chance that nobody with more honor takes a shrine by a tie."""
    out = 1.0
    for other in range(s.setup.players):
        if outlook.rank[other] < outlook.rank[seat] and s.count(other, SHINTO, RESERVE):
            out *= SHRINE_HELD
    return out


def move_score(s: RisingSunPosition, outlook: Outlook, seat: int, action: Action) -> float:
    figure, source, target, count = unpack_move(action)
    there = figure_force(s, seat, figure, target) * count
    here = figure_force(s, seat, figure, source) * count
    gain = outlook.gain(seat, target, float(there))
    return gain + outlook.gain(seat, source, -float(here)) - 0.12


def replace_score(s: RisingSunPosition, outlook: Outlook, seat: int, action: Action) -> float:
    clan, victim, place, mine = unpack_replace(action)
    owner = s.setup.seat_of[clan]
    zone = s.setup.zone_at[place]
    if zone >= SHRINE:
        return 0.5 + shrine_gain(s, outlook, seat, zone - SHRINE, 1)
    lost = figure_force(s, owner, victim, zone)
    won = figure_force(s, seat, mine, zone)
    return arrival(outlook, seat, zone, won + lost) + loss_to(outlook, owner, zone, lost)


def loss_to(outlook: Outlook, owner: int, province: int, force: int) -> float:
    """Return the value of another clan's loss of Force there."""
    return -0.3 * outlook.gain(owner, province, -float(force))


def use_score(s: RisingSunPosition, outlook: Outlook, seat: int, verb: int) -> float:
    """Return the score of using an effect: in most cases it only helps."""
    ask = s.ask
    assert ask is not None
    if ask.key == "RS-DP23":
        return bids.seppuku_score(s, outlook, seat)
    if ask.key == "RS-DP25":
        return 1.0
    if verb == USE and ask.key == "RS-DP28" and s.ally[seat] >= 0:
        return 0.2
    return 0.5
