"""The cards of the Horseman set (RS-XC34…XC40)."""

from __future__ import annotations

from gunbai.core.codec import Action
from gunbai.games.rising_sun.actions import USE, unpack_kill
from gunbai.games.rising_sun.actions import kill as kill_action
from gunbai.games.rising_sun.cards.archway import oni_owned
from gunbai.games.rising_sun.cards.asking import Asking
from gunbai.games.rising_sun.cards.base import Card
from gunbai.games.rising_sun.cards.moments import SUMMONED, TOKEN, WAR_START, Moment
from gunbai.games.rising_sun.cards.teapot import AfterSummon
from gunbai.games.rising_sun.flow.choices import Shame
from gunbai.games.rising_sun.flow.kills import kill, victim
from gunbai.games.rising_sun.names import BUSHI, BY_CARD, KOI, PROVINCE_COUNT
from gunbai.games.rising_sun.position.position import RisingSunPosition


class Courage(Card[RisingSunPosition]):
    """RS-XC34: points for every war province token (RS-Q103)."""

    def moments(self) -> int:
        return 1 << TOKEN

    def offered(self, s: RisingSunPosition, seat: int, moment: Moment) -> bool:
        return moment.seat == seat

    def act(self, s: RisingSunPosition, seat: int, moment: Moment) -> None:
        s.gain_points(seat, self.values.vp, BY_CARD + self.index)


class PathOfTheNinja(Asking):
    """RS-XC35, RS-Q120: may kill a Bushi anywhere after a Summon, for honor."""

    def moments(self) -> int:
        return 1 << SUMMONED

    def offered(self, s: RisingSunPosition, seat: int, moment: Moment) -> bool:
        return moment.seat == seat

    def choices(self, s: RisingSunPosition, seat: int, moment: Moment) -> list[Action]:
        return [
            kill_action(s.setup.clans[other], BUSHI, province)
            for province in range(PROVINCE_COUNT)
            for other in range(s.setup.players)
            if s.count(other, BUSHI, province)
        ]

    def chosen(self, s: RisingSunPosition, seat: int, moment: Moment, action: Action) -> None:
        clan, figure, province = unpack_kill(action)
        s.call(Shame(0, seat, BY_CARD + self.index))
        kill(s, seat, [victim(s.setup.seat_of[clan], figure, province)], BY_CARD + self.index)


class WayOfTheRighteous(Asking):
    """RS-XC36: may take a coin from each player with less honor at the start of war."""

    def moments(self) -> int:
        return 1 << WAR_START

    def offered(self, s: RisingSunPosition, seat: int, moment: Moment) -> bool:
        """Return True if somebody below has a coin, or may get one at this moment (RS-Q05)."""
        if not s.setup.righteous_asks:
            return True
        acting = s.setup.acting[WAR_START]
        for other in s.honor[s.rank(seat) + 1 :]:
            if s.coins[other] or s.has[other] & acting:
                return True
            if s.setup.clans[other] == KOI and s.ronin[other]:  # RS-LK01
                return True
        return False

    def act(self, s: RisingSunPosition, seat: int, moment: Moment) -> None:
        if s.setup.righteous_asks:
            super().act(s, seat, moment)
        else:
            self.chosen(s, seat, moment, USE)

    def choices(self, s: RisingSunPosition, seat: int, moment: Moment) -> list[Action]:
        below = [s.coins[other] for other in s.honor[s.rank(seat) + 1 :]]
        return [USE] if sum(below) > 0 else []

    def chosen(self, s: RisingSunPosition, seat: int, moment: Moment, action: Action) -> None:
        for other in s.honor[s.rank(seat) + 1 :]:
            s.take_coins(seat, other, self.values.coins, BY_CARD + self.index)


class Mercy(Card[RisingSunPosition]):
    """RS-XC37, RS-Q114: may spare figures from being killed; the question is in `kills`."""

    def spares(self) -> bool:
        return True


class PathOfTheMonkey(Asking):
    """RS-XC38, RS-Q120: may take a coin from the richest opponents after a Summon, for honor."""

    def moments(self) -> int:
        return 1 << SUMMONED

    def offered(self, s: RisingSunPosition, seat: int, moment: Moment) -> bool:
        """Return True if there is somebody to take from (RS-Q05, RS-Q06)."""
        return moment.seat == seat and bool(self.richest(s, seat))

    def richest(self, s: RisingSunPosition, seat: int) -> list[int]:
        others = [other for other in s.honor if other != seat]
        most = max(s.coins[other] for other in others)
        return [other for other in others if s.coins[other] == most and most > 0]

    def choices(self, s: RisingSunPosition, seat: int, moment: Moment) -> list[Action]:
        return [USE] if self.richest(s, seat) else []

    def chosen(self, s: RisingSunPosition, seat: int, moment: Moment, action: Action) -> None:
        for other in self.richest(s, seat):
            s.take_coins(seat, other, self.values.coins, BY_CARD + self.index)
        s.lose_honor(seat, BY_CARD + self.index)


class FormOfTheDemon(Card[RisingSunPosition]):
    """RS-XC39: points for Oni owned."""

    def winter_points(self, s: RisingSunPosition, seat: int) -> int:
        return self.values.vp * oni_owned(s, seat)


class PathOfTheSpirit(AfterSummon):
    """RS-XC40: coins and points with the highest honor."""

    def holds(self, s: RisingSunPosition, seat: int, moment: Moment) -> bool:
        return s.honor[0] == seat
