"""The worth of things to a seat, in victory points: the judgement of all bots.

A province is worth its points in the Winters to come, a chest what it can build, rice the revolts
it prevents, an army the province it holds or takes. Battles and revolts are judged by the
tower's exact odds. The constants were found by playing bots against each other.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gunbai.games.shogun.flow.conditions import (
    POSSIBLE,
    income,
    no_site,
    obstacle,
    permitted_recruits,
    price,
    shelter,
)
from gunbai.games.shogun.flow.odds import attack_odds, revolt_odds
from gunbai.games.shogun.flow.scoring import KINDS_OF, MAJORITY, building_counts
from gunbai.games.shogun.names import (
    BATTLE1,
    BUILDING_KINDS,
    DEPLOY1,
    NEUTRAL,
    PROVINCE_COUNT,
    RICE,
    TAX,
    WINTER,
)
from gunbai.games.shogun.position.position import ShogunPosition

SECOND_WINTER: Final = 0.75  # a province may be lost before the second Winter
CHEST: Final = 0.30
CHESTS_A_ROUND: Final = 8.0
HARVEST: Final = 3.5  # rice of one action
RICE_SHORT: Final = 0.50  # points for each rice that prevents a shortage
RICE_SPARE: Final = 0.08
ARMY: Final = 0.13
MARKER: Final = 0.22  # an unrest marker, for each season left in the year
ATTACKED: Final = 0.30  # how likely a province that can be taken is attacked
RIVAL: Final = 0.35  # the loss of another player, as a gain of one's own
OFFICIAL_WORTH: Final = 0.35

_UNKNOWN: Final = -1.0  # no province is worth less than nothing


class Outlook:
    """The worth of everything in a position; made once, used often."""

    def __init__(self, s: ShogunPosition) -> None:
        self.s = s
        self.winters = 1.0 + SECOND_WINTER if s.year < 2 else 1.0
        self.seasons = 0 if s.season == WINTER else 3 - s.season  # action rounds of this year
        self.rounds = self.seasons + (3 if s.year < 2 else 0)
        self._counts: list[int] = []
        self._owned = vec[i64]([-1] * s.setup.players)
        self._worth = vec[float]([_UNKNOWN] * (s.setup.players * PROVINCE_COUNT))
        self._threat = vec[i64]([-1] * (s.setup.players * PROVINCE_COUNT))
        self.army = ARMY * self.winters
        loss = 0
        for event in s.events:
            loss += s.setup.tables.losses[event]
        self.loss = loss / len(s.events) if s.events else 3.0

    # buildings

    def counts(self) -> list[int]:
        """Return the numbers of buildings, by region, kind and seat."""
        if not self._counts:
            self._counts = building_counts(self.s)
        return self._counts

    def lead(self, seat: int, region: int, kind: int, owned: int) -> float:
        """Return the points for one more building than these: itself, and the majority."""
        players = self.s.setup.players
        base = (region * BUILDING_KINDS + kind) * players
        counts = self.counts()
        own = counts[base + seat] - owned
        most = 0
        for other in range(players):
            if other != seat and counts[base + other] > most:
                most = counts[base + other]
        return self.winters * (1.0 + _lead(own + 1, most, kind) - _lead(own, most, kind))

    def building_gain(self, seat: int, province: int, kind: int) -> float:
        """Return the points for one more building in this region: itself, and the majority."""
        return self.lead(seat, self.s.setup.region[province], kind, 0)

    # provinces

    def province(self, seat: int, province: int) -> float:
        """Return the worth of a province to this seat, as its owner or if it were."""
        at: i64 = seat * PROVINCE_COUNT + province
        worth = self._worth[at]
        if worth == _UNKNOWN:
            s = self.s
            worth = self.winters
            owned = 1 if s.owner[province] == seat else 0
            for kind in KINDS_OF[s.buildings[province]]:
                worth += self.lead(seat, s.setup.region[province], kind, owned)
            self._worth[at] = worth
        return worth

    def threat(self, seat: int, province: int) -> i64:
        """Return the most armies that another player can send into it from one province."""
        at: i64 = seat * PROVINCE_COUNT + province
        most = self._threat[at]
        if most < 0:
            s = self.s
            most = 0
            for other in s.setup.neighbours[province]:
                owner = s.owner[other]
                if owner >= 0 and owner != seat:
                    armies: i64 = s.armies[other]
                    most = max(most, armies - 1)
            self._threat[at] = most
        return most

    def danger(self, seat: int, province: int, armies: int) -> float:
        """Return the points at risk here if this many armies stand in the province."""
        threat = self.threat(seat, province)
        if threat < 1:
            return 0.0
        return ATTACKED * _chance(threat - armies) * self.province(seat, province)

    # goods

    def chest(self, seat: int) -> float:
        """Return the worth of one chest: less if there are more than can be spent."""
        useful = CHESTS_A_ROUND * self.rounds
        if useful < 1.0:
            return 0.02
        return CHEST * min(1.0, useful / (self.s.chests[seat] + 1.0))

    def shortage(self, seat: int, seasons: int) -> float:
        """Return the rice missing in Winter if rice is planned in this many more seasons."""
        s = self.s
        if self._owned[seat] < 0:
            self._owned[seat] = s.owner.count(seat)
        owned: int = self._owned[seat]
        return owned + self.loss - s.rice[seat] - HARVEST * seasons

    def rice(self, seat: int, amount: int) -> float:
        short = self.shortage(seat, max(0, self.seasons - 1))
        useful = min(float(amount), max(0.0, short))
        return RICE_SHORT * useful + RICE_SPARE * (amount - useful)

    def marker(self) -> float:
        """Return the cost of an unrest marker: the province is of less use this year."""
        return MARKER * max(0.35, self.seasons - 1.0)

    # actions

    def action(self, seat: int, province: int, action: int) -> float:
        """Return the gain of a planned action, as far as it can be seen now (SG-A)."""
        s = self.s
        if action >= BATTLE1:
            return self.best_attack(seat, province, action)
        if obstacle(s, seat, province, action) != POSSIBLE:
            # a tax may still come first; a site will not
            if action < BUILDING_KINDS and no_site(s, province, action) != POSSIBLE:
                return 0.0
            return 0.1
        chest = self.chest(seat)
        if action < BUILDING_KINDS:
            gain = self.building_gain(seat, province, action)
            safety = 1.0 - 0.5 * ATTACKED * _chance(
                self.threat(seat, province) - s.armies[province]
            )
            return gain * safety - chest * price(s, seat, province, action)
        if action in (RICE, TAX):
            return self.collecting(seat, province, action)
        recruits = permitted_recruits(s, seat, province, action)
        count = recruits[-1]
        before = self.danger(seat, province, s.armies[province])
        after = self.danger(seat, province, s.armies[province] + count)
        worth = count * self.army * self.frontier(seat, province) + before - after
        if action == DEPLOY1:
            worth += 0.1
        return worth - chest * price(s, seat, province, action)

    def frontier(self, seat: int, province: int) -> float:
        """Return the factor for armies here: more where there is something to take or to hold."""
        s = self.s
        reach = 0
        for other in s.setup.neighbours[province]:
            if s.owner[other] != seat:
                reach += 1
        return 0.5 if reach == 0 else min(2.0, 1.1 + 0.2 * reach)

    def collecting(self, seat: int, province: int, action: int) -> float:
        s = self.s
        amount = income(s, seat, province, action)
        worth = self.chest(seat) * amount if action == TAX else self.rice(seat, amount)
        worth -= self.marker()
        if s.unrest[province]:
            lost = 1.0 - revolt_odds(s, province, 0)
            worth -= lost * (self.province(seat, province) + self.army * s.armies[province])
            worth -= (1.0 - lost) * self.army
        return worth

    # war

    def attack(self, seat: int, source: int, target: int, count: int, extra: bool) -> float:
        """Return the average gain of an attack, less the danger to the province it leaves."""
        s = self.s
        odds = attack_odds(s, seat, target, count, extra)
        owner = s.owner[target]
        prize = self.province(seat, target)
        worth = odds.win * prize + odds.attackers * self.army
        if owner != NEUTRAL:
            loss = self.province(owner, target) + self.army * s.armies[target]
            worth += RIVAL * (1.0 - odds.hold) * loss
        worth -= self.army * (count + (1 if extra else 0)) * 0.85  # those inside may come back
        stay = s.armies[source] - count
        worth -= self.danger(seat, source, stay) - self.danger(seat, source, s.armies[source])
        if odds.win > 0.01:
            left = int(odds.attackers / odds.win + 0.5)
            worth -= 0.7 * odds.win * self.danger(seat, target, left)
            worth -= odds.win * self.rice_of_one_more(seat)
        return worth

    def rice_of_one_more(self, seat: int) -> float:
        return RICE_SHORT if self.shortage(seat, max(0, self.seasons - 1)) > -1.0 else RICE_SPARE

    def best_attack(self, seat: int, source: int, action: int) -> float:
        """Return the best gain of a battle card here; 0 if no army can move."""
        s = self.s
        most = s.armies[source] - 1
        best = 0.05
        if most < 1:
            return 0.0
        for target in s.setup.neighbours[source]:
            if s.owner[target] == seat or shelter(s, seat, target, action):
                continue
            worth = self.attack(seat, source, target, most, False)
            best = max(best, worth)
            if most > 3:
                best = max(best, self.attack(seat, source, target, most - 1, False))
        return best

    def moving(self, seat: int, source: int, target: int, count: int) -> float:
        """Return the gain of moving armies to where they are needed more."""
        s = self.s
        here = s.armies[source]
        there = s.armies[target]
        gain = self.danger(seat, source, here) - self.danger(seat, source, here - count)
        gain += self.danger(seat, target, there) - self.danger(seat, target, there + count)
        reach = self.frontier(seat, target) - self.frontier(seat, source)
        return gain + 0.5 * self.army * count * reach


def _lead(own: int, most: int, kind: int) -> float:
    """SG-W11, SG-W12: the majority as it stands, and a little for being near it."""
    if own == 0:
        return 0.0
    if own > most:
        return float(MAJORITY[kind])
    if own == most:
        return MAJORITY[kind] - 1.0
    return 0.15 * MAJORITY[kind] / (most - own)


def _chance(more: i64) -> float:
    """Return a rough chance to win of an attacker with this many more armies."""
    if more >= 4:
        return 0.95
    if more <= -5:
        return 0.02
    return _CHANCES[more + 4]


#: For −4 … 3 armies more than the defender.
_CHANCES: Final = [0.04, 0.07, 0.13, 0.22, 0.36, 0.55, 0.72, 0.86]
