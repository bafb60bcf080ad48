"""A position of Rising Sun as the rules see it."""

from __future__ import annotations

from typing import Final

from gunbai.games.rising_sun.names import (
    BUSHI,
    BY_CARD,
    CARD_COUNT,
    DAIMYO,
    FIRST_MONSTER,
    IS_STRONGHOLD,
    MOON_LIMIT,
    PROVINCE_COUNT,
    RESERVE,
    SHINTO,
    SHRINE,
    SHRINES,
    WINTER,
    ZONES,
)
from gunbai.games.rising_sun.position.base import RisingSunFields

_ENOUGH: Final = 99  # room for more figures than any clan has

assert CARD_COUNT <= 60, "cards as bits must fit a small int"


class RisingSunPosition(RisingSunFields):
    """A position with the operations that rules share; `shared` lists are replaced, not changed."""

    __slots__ = ()

    def seats(self) -> int:
        return self.setup.players

    def clone(self) -> RisingSunPosition:
        raise NotImplementedError

    # the board

    def count(self, seat: int, figure: int, zone: int) -> int:
        """Return the number of figures of this kind the seat has there; of a monster 0 or 1."""
        if figure == BUSHI:
            return self.bushi[seat * ZONES + zone]
        if figure == SHINTO:
            return self.shinto[seat * ZONES + zone]
        if figure == DAIMYO:
            return int(self.daimyo[seat] == zone)
        m = figure - FIRST_MONSTER
        return int(self.master[m] == seat and self.monster[m] == zone)

    def put(self, seat: int, figure: int, source: int, target: int, count: int = 1) -> None:
        """Move figures from one zone to another."""
        if figure <= SHINTO:
            crowd = self.bushi if figure == BUSHI else self.shinto
            here = seat * ZONES + source
            there = seat * ZONES + target
            crowd[here] = crowd[here] - count  # not `-=`, which is slow on items when compiled
            crowd[there] = crowd[there] + count
        elif figure == DAIMYO:
            self.daimyo[seat] = target
        else:
            self.monster[figure - FIRST_MONSTER] = target

    def figures_in(self, seat: int, zone: int) -> list[int]:
        """Return the kinds of figures the seat has there, in the ledger's order (Daimyo last)."""
        out: list[int] = []
        base = seat * ZONES + zone
        if self.bushi[base]:
            out.append(BUSHI)
        if self.shinto[base]:
            out.append(SHINTO)
        monster = self.monster
        for m in self.packs[seat]:
            if monster[m] == zone:
                out.append(FIRST_MONSTER + m)
        if self.daimyo[seat] == zone:
            out.append(DAIMYO)
        return out

    def crowd(self, seat: int, zone: int) -> int:
        """Return the number of figures the seat has there."""
        base = seat * ZONES + zone
        total = self.bushi[base] + self.shinto[base] + int(self.daimyo[seat] == zone)
        monster = self.monster
        for m in self.packs[seat]:
            if monster[m] == zone:
                total += 1
        return total

    def is_in(self, seat: int, zone: int) -> bool:
        """Return True if the seat has a figure there."""
        base = seat * ZONES + zone
        if self.bushi[base] or self.shinto[base] or self.daimyo[seat] == zone:
            return True
        monster = self.monster
        for m in self.packs[seat]:  # noqa: SIM110 (a generator is slow when compiled)
            if monster[m] == zone:
                return True
        return False

    def is_among(self, seat: int, first: int, count: int) -> bool:
        """Return True if the seat has a figure in one of `count` zones from `first` on."""
        base = seat * ZONES + first
        for place in range(base, base + count):
            if self.bushi[place] or self.shinto[place]:
                return True
        if first <= self.daimyo[seat] < first + count:
            return True
        for m in self.packs[seat]:  # noqa: SIM110 (a generator is slow when compiled)
            if first <= self.monster[m] < first + count:
                return True
        return False

    def send_home(self, seat: int, zone: int) -> None:
        """Return all figures of the seat there to its reserve."""
        here = seat * ZONES + zone
        if self.bushi[here]:
            self.put(seat, BUSHI, zone, RESERVE, self.bushi[here])
        if self.shinto[here]:
            self.put(seat, SHINTO, zone, RESERVE, self.shinto[here])
        monster = self.monster
        for m in self.packs[seat]:
            if monster[m] == zone:
                monster[m] = RESERVE
        if self.daimyo[seat] == zone:
            self.daimyo[seat] = RESERVE

    def room(self, seat: int, zone: int) -> int:
        """Return how many more figures of the seat the zone may hold (RS-C40, RS-D20, RS-D21)."""
        if seat != self.setup.moon:
            return _ENOUGH
        if zone < PROVINCE_COUNT:
            return MOON_LIMIT - self.crowd(seat, zone)
        shrines = range(SHRINE, SHRINE + SHRINES)
        return MOON_LIMIT - sum(self.crowd(seat, shrine) for shrine in shrines)

    def with_room(self, seat: int, zones: list[int]) -> list[int]:
        """Return those of the zones that may take one more figure of the seat."""
        if seat != self.setup.moon:
            return zones
        return [zone for zone in zones if self.room(seat, zone) > 0]

    def summon_points(self, seat: int) -> list[int]:
        """Return strongholds by province, with figures that count as one (RS-MR01, RS-Q101)."""
        points = self.forts_of(seat)
        types = self.setup.types
        for m in self.packs[seat]:
            zone = self.monster[m]
            if zone < PROVINCE_COUNT and types[FIRST_MONSTER + m] & IS_STRONGHOLD:
                points[zone] += 1
        return points

    def strongholds(self, seat: int) -> int:
        """Return the number of strongholds on the map, with figures that count as one."""
        return sum(self.summon_points(seat))

    def built(self, seat: int) -> int:
        """Return the number of stronghold tokens on the map."""
        return sum(self.forts_of(seat))

    def forts_of(self, seat: int) -> list[int]:
        """Return the stronghold tokens by province."""
        base = seat * PROVINCE_COUNT
        return self.forts[base : base + PROVINCE_COUNT]

    # cards

    def anybody_reacts(self) -> bool:
        """Return True if somebody owns a card that reacts to gains (RS-Q05)."""
        return bool(self.owned & (self.setup.loyal | self.setup.merchants))

    def acquire(self, seat: int, card: int) -> None:
        """Give the seat one more card, with the figure that comes with it (RS-MT05)."""
        cards = self.cards[:]
        cards[seat] = [*cards[seat], card]
        self.cards = cards
        has = self.has[:]
        has[seat] = has[seat] | 1 << card
        self.has = has
        self.owned = self.owned | 1 << card
        figure = self.setup.cards[card].figure
        if figure >= 0:
            m = figure - FIRST_MONSTER
            master = self.master[:]
            master[m] = seat
            self.master = master
            packs = self.packs[:]
            packs[seat] = [*packs[seat], m]
            self.packs = packs
            self.monster[m] = RESERVE

    # gains and losses

    def begin_instance(self) -> None:
        """RS-Q77: gains from here on belong together."""
        self.loyal = 0
        self.richer = 0
        self.before = self.coins[:]

    def gain_points(self, seat: int, points: int, cause: int) -> None:
        """RS-C11, RS-F65: a gain, with what Loyalty adds to the first one of an instance."""
        if points <= 0:
            return
        self.vp[seat] = self.vp[seat] + points
        self.emit("rs-points", seat, points, cause)
        if self.has[seat] & self.setup.loyal:
            self._loyalty(seat)

    def _loyalty(self, seat: int) -> None:
        """RS-Q125: once per instance, with an ally, never in Winter."""
        if self.ally[seat] < 0 or self.loyal >> seat & 1 or self.season == WINTER:
            return
        self.loyal |= 1 << seat
        for card in self.cards[seat]:
            points = self.setup.cards[card].loyal_points()
            if points:
                self.vp[seat] = self.vp[seat] + points
                self.emit("rs-points", seat, points, BY_CARD + card)

    def lose_points(self, seat: int, points: int, cause: int) -> int:
        """RS-F94: lose at most what there is; return what was lost."""
        lost = min(points, self.vp[seat])
        if lost > 0:
            self.vp[seat] = self.vp[seat] - lost
            self.emit("rs-lost-points", seat, lost, cause)
        return lost

    def gain_coins(self, seat: int, coins: int, cause: int) -> None:
        """RS-F64: a gain from the pool, which merchants watch."""
        if coins <= 0:
            return
        self.coins[seat] = self.coins[seat] + coins
        self.emit("rs-coins", seat, coins, cause)
        if self.owned & self.setup.merchants:
            self._merchants(seat)

    def _merchants(self, seat: int) -> None:
        """RS-Q111: once per instance, or once for each richer player; read before the instance."""
        once = self.setup.merchant_once
        if not once:
            if self.richer >> seat & 1:
                return
            self.richer |= 1 << seat
        for owner in self.honor:
            if not self.has[owner] & self.setup.merchants:
                continue
            if self.before[seat] <= self.before[owner]:
                continue
            if once:
                if self.richer >> owner & 1:
                    continue
                self.richer |= 1 << owner
            for card in self.cards[owner]:
                coins = self.setup.cards[card].merchant_coins()
                if coins:
                    self.coins[owner] = self.coins[owner] + coins
                    self.emit("rs-coins", owner, coins, BY_CARD + card)

    def lose_coins(self, seat: int, coins: int, cause: int) -> int:
        """RS-F94, RS-Q48: lose at most what is in the reserve; return what was lost."""
        lost = min(coins, self.coins[seat])
        if lost > 0:
            self.coins[seat] = self.coins[seat] - lost
            self.emit("rs-lost-coins", seat, lost, cause)
        return lost

    def take_coins(self, seat: int, other: int, coins: int, cause: int) -> None:
        """RS-F94: from reserve to reserve, not a gain from the pool."""
        taken = min(coins, self.coins[other])
        if taken > 0:
            self.coins[other] = self.coins[other] - taken
            self.coins[seat] = self.coins[seat] + taken
            self.emit("rs-taken", seat, other, taken, cause)

    def gain_ronin(self, seat: int, ronin: int, cause: int) -> None:
        if ronin > 0:
            self.ronin[seat] = self.ronin[seat] + ronin
            self.emit("rs-ronin", seat, ronin, cause)

    # honor

    def rank(self, seat: int) -> int:
        """Return the place on the honor track; 0 for the most honor."""
        return self.honor.index(seat)

    def gain_honor(self, seat: int, cause: int) -> None:
        """RS-H05, RS-H06: change places with the clan above."""
        place = self.honor.index(seat)
        if place > 0:
            honor = self.honor[:]
            honor[place] = honor[place - 1]
            honor[place - 1] = seat
            self.honor = honor
            self.emit("rs-honor-up", seat, cause)

    def lose_honor(self, seat: int, cause: int) -> None:
        """RS-H07, RS-H08: change places with the clan below."""
        place = self.honor.index(seat)
        if place < len(self.honor) - 1:
            honor = self.honor[:]
            honor[place] = honor[place + 1]
            honor[place + 1] = seat
            self.honor = honor
            self.emit("rs-honor-down", seat, cause)

    # alliances

    def may_ally(self, seat: int, other: int) -> bool:
        return seat != other and self.ally[seat] < 0 and self.ally[other] < 0

    def gifts_from(self, giver: int, seat: int) -> int:
        """Return the coins and ronin given this season, which bots remember."""
        return self.given[giver * self.setup.players + seat]
