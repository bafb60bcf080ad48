"""Bids of bots: by the worth of a battle's advantages, with chance in each bid."""

from __future__ import annotations

from gunbai.core.codec import Action
from gunbai.core.rng import Rng
from gunbai.games.rising_sun.actions import CONFIRM, unpack_stake
from gunbai.games.rising_sun.bot.opinions import HONOR
from gunbai.games.rising_sun.bot.outlook import Outlook
from gunbai.games.rising_sun.flow.bids import battle, battle_bids, battle_province
from gunbai.games.rising_sun.flow.force import force_in
from gunbai.games.rising_sun.names import (
    HIRE,
    HOSTAGE,
    KOI,
    POETS,
    PROVINCE_COUNT,
    SEPPUKU,
)
from gunbai.games.rising_sun.position.position import RisingSunPosition


def scores(s: RisingSunPosition, seat: int, actions: list[Action]) -> list[float]:
    """Return the scores of stakes: highest for the next stake of a bid drawn at random.

    The chance of the position stays as it is: looking at it changes nothing.
    """
    staked = battle_bids(s, seat)
    target = draw_bid(s, seat, staked, s.rng.copy())
    out: list[float] = []
    wanted = next_stake(target, staked)
    for action in actions:
        if action == CONFIRM:
            out.append(1.0 if wanted < 0 else 0.0)
            continue
        advantage, coins = unpack_stake(action)
        off = abs(coins - target[advantage])
        late = 0.4 * (advantage - wanted) if wanted >= 0 else 1.0
        out.append(1.0 - 0.35 * off - max(0.0, late) if advantage >= wanted else -2.0)
    return out


def next_stake(target: list[int], staked: list[int]) -> int:
    """Return the first advantage on which something is still to be staked."""
    last = -1
    for advantage in range(4):
        if staked[advantage] >= 0:
            last = advantage
    for advantage in range(last + 1, 4):
        if target[advantage] > 0:
            return advantage
    return -1


def draw_bid(s: RisingSunPosition, seat: int, staked: list[int], rng: Rng) -> list[int]:
    """Return a bid by the worth of each advantage; the prize decides how much is spent."""
    province = battle_province(s)
    outlook = Outlook(s)
    weights = advantage_weights(s, outlook, seat, province)
    spent = 0
    for coins in staked:
        spent += max(0, coins)
    budget = round(s.coins[seat] * spending(s, outlook, seat, province, rng)) - spent
    target = [max(0, coins) for coins in staked]
    total = 0.0
    for advantage in range(4):
        if staked[advantage] >= 0:
            weights[advantage] = 0.0
        total += weights[advantage]
    if total <= 0.0:
        return target
    for _ in range(max(0, budget)):
        mark = rng.unit() * total
        for advantage in range(4):
            mark -= weights[advantage]
            if mark < 0.0:
                target[advantage] += 1
                break
    return target


def spending(s: RisingSunPosition, outlook: Outlook, seat: int, province: int, rng: Rng) -> float:
    """Return the share of the coins to spend here: by the prize, against those still to come.

    What is left after the last battle of a season is lost, so all of it is spent there.
    """
    here = outlook.prize[seat * PROVINCE_COUNT + province]
    ahead = 0.0
    passed = False
    for other in s.wars:
        if other == province:
            passed = True
        elif (
            passed
            and outlook.force[seat * PROVINCE_COUNT + other] > 0.0
            and outlook.rival(seat, other) >= 0
        ):
            ahead += outlook.prize[seat * PROVINCE_COUNT + other]
    if ahead <= 0.0:
        return 1.0
    share = here / max(0.1, here + 0.8 * ahead)
    return min(1.0, share * (0.75 + 0.35 * rng.unit()))


def advantage_weights(
    s: RisingSunPosition, outlook: Outlook, seat: int, province: int
) -> list[float]:
    """Return how much winning each advantage would change for this seat."""
    mine = force_in(s, seat, province)
    figures = s.crowd(seat, province)
    rival_force = 0
    deaths = 0
    biggest = 0
    rival_ronin = 0
    for other in range(s.setup.players):
        if other == seat or not s.fighters >> other & 1:
            continue
        theirs = force_in(s, other, province)
        if other != s.ally[seat]:
            deaths += s.crowd(other, province)
            if theirs >= rival_force:
                rival_force = theirs
                rival_ronin = hireable(s, other)
            biggest = max(biggest, 1 if theirs else 0, theirs - s.crowd(other, province) + 1)
    own_ronin = hireable(s, seat)
    prize = outlook.prize[seat * PROVINCE_COUNT + province]
    lead = mine - rival_force
    weights = [0.05, 0.3, 0.1, 0.3]
    raised = honor_of_seppuku(s, outlook, seat, figures)
    if raised > 0.0:
        chance = outlook.chance(seat, province, float(mine))
        weights[SEPPUKU] += max(0.0, figures + raised - chance * (prize + 0.5 * figures))
    if lead <= 0 and lead + own_ronin < 0 and lead + 2 * biggest < 0:
        weights[SEPPUKU] += 1.1 * figures  # the battle is lost: seppuku and poets still score
        weights[POETS] += 0.7 * figures
    weights[HOSTAGE] += 0.5 + (0.6 * prize / 3.0 if -biggest <= lead <= biggest else 0.1)
    if own_ronin and lead <= 0 <= lead + own_ronin:
        weights[HIRE] += 0.8 * prize / 2.0
    elif rival_ronin and lead >= 0 and lead - rival_ronin <= 0:
        weights[HIRE] += 0.5 * prize / 2.0
    elif own_ronin:
        weights[HIRE] += 0.2
    weights[POETS] += 0.45 * (deaths if lead >= 0 else figures + 0.4 * deaths)
    return weights


def hireable(s: RisingSunPosition, seat: int) -> int:
    """Return the Force that hired ronin could add; Koi counts half its coins, for it bids too."""
    if s.setup.clans[seat] == KOI:
        return s.ronin[seat] + s.coins[seat] // 2
    return s.ronin[seat]


def honor_of_seppuku(s: RisingSunPosition, outlook: Outlook, seat: int, figures: int) -> float:
    """Return the worth of the honor that so many figures bring: a place each, up to the top."""
    return HONOR * outlook.seasons * min(figures, s.rank(seat))


def seppuku_score(s: RisingSunPosition, outlook: Outlook, seat: int) -> float:
    """Return the score of seppuku: better than to lose, worse than to win."""
    province = battle_province(s)
    figures = s.crowd(seat, province)
    mine = force_in(s, seat, province)
    chance = outlook.chance(seat, province, float(mine))
    prize = outlook.prize[seat * PROVINCE_COUNT + province]
    left_alone = 0.0 if seat != s.setup.turtle else 0.5
    won = 1.25 * figures + honor_of_seppuku(s, outlook, seat, figures)
    return won - chance * (prize + 0.5 * figures) + left_alone


def guess(s: RisingSunPosition, seat: int) -> None:
    """Replace sealed bids of others by bids as bots would make them."""
    ask = s.ask
    fight = battle(s)
    if fight is None or ask is None or ask.key != "RS-DP22":
        return
    bids = fight.bids[:]
    for other in range(s.setup.players):
        if other != seat and s.fighters >> other & 1 and not ask.owes(other):
            bids[other * 4 : other * 4 + 4] = draw_bid(s, other, [-1, -1, -1, -1], s.rng)
    fight.bids = bids
