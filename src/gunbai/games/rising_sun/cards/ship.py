"""The cards of the Ship set (RS-XC41…XC47)."""

from __future__ import annotations

from gunbai.core.codec import Action
from gunbai.games.rising_sun.actions import USE, muster, muster_province
from gunbai.games.rising_sun.cards.asking import Asking
from gunbai.games.rising_sun.cards.base import Card
from gunbai.games.rising_sun.cards.moments import KAMI_END, SEASON_START, WAR_START, Moment
from gunbai.games.rising_sun.cards.teapot import AfterSummon
from gunbai.games.rising_sun.flow.arrivals import after_summon, summon_into
from gunbai.games.rising_sun.flow.betrayal import betray
from gunbai.games.rising_sun.names import (
    BUSHI,
    BY_CARD,
    IS_BUSHI,
    IS_MONSTER,
    PROVINCE_COUNT,
    RESERVE,
)
from gunbai.games.rising_sun.position.position import RisingSunPosition


class Dignity(AfterSummon):
    """RS-XC41: points when a monster is among the summoned."""

    def holds(self, s: RisingSunPosition, seat: int, moment: Moment) -> bool:
        return bool(moment.number & IS_MONSTER)


class PathOfThePacifist(Card[RisingSunPosition]):
    """RS-XC42, RS-Q124: points at the start of a season without the most tokens."""

    def moments(self) -> int:
        return 1 << SEASON_START

    def offered(self, s: RisingSunPosition, seat: int, moment: Moment) -> bool:
        counts = [tokens.bit_count() for tokens in s.tokens]
        return counts[seat] < max(counts)

    def act(self, s: RisingSunPosition, seat: int, moment: Moment) -> None:
        s.gain_points(seat, self.values.vp, BY_CARD + self.index)


class PathOfTheSalamander(Card[RisingSunPosition]):
    """RS-XC43: coins at the start of a season, and honor lost."""

    def moments(self) -> int:
        return 1 << SEASON_START

    def offered(self, s: RisingSunPosition, seat: int, moment: Moment) -> bool:
        return True

    def plain(self) -> bool:
        return False

    def act(self, s: RisingSunPosition, seat: int, moment: Moment) -> None:
        s.gain_coins(seat, self.values.coins, BY_CARD + self.index)
        s.lose_honor(seat, BY_CARD + self.index)


class Patience(Card[RisingSunPosition]):
    """RS-XC44, RS-Q124: a point after each kami turn without the most points."""

    def moments(self) -> int:
        return 1 << KAMI_END

    def offered(self, s: RisingSunPosition, seat: int, moment: Moment) -> bool:
        return s.vp[seat] < max(s.vp)

    def act(self, s: RisingSunPosition, seat: int, moment: Moment) -> None:
        s.gain_points(seat, self.values.vp, BY_CARD + self.index)


class WayOfTheAshigaru(Asking):
    """RS-XC45, RS-Q119: Bushi join a single figure at the start of war."""

    def moments(self) -> int:
        return 1 << WAR_START

    def offered(self, s: RisingSunPosition, seat: int, moment: Moment) -> bool:
        return bool(self.choices(s, seat, moment))

    def choices(self, s: RisingSunPosition, seat: int, moment: Moment) -> list[Action]:
        if not s.count(seat, BUSHI, RESERVE):
            return []
        return [
            muster(province)
            for province in range(PROVINCE_COUNT)
            if s.crowd(seat, province) == 1 and s.room(seat, province) > 0
        ]

    def chosen(self, s: RisingSunPosition, seat: int, moment: Moment, action: Action) -> None:
        province = muster_province(action)
        count = min(self.values.count, s.count(seat, BUSHI, RESERVE), s.room(seat, province))
        for _ in range(count):
            summon_into(s, seat, BUSHI, province)
        after_summon(s, seat, IS_BUSHI)


class FormOfTheDragon(Card[RisingSunPosition]):
    """RS-XC46: points for war province tokens."""

    def winter_points(self, s: RisingSunPosition, seat: int) -> int:
        return self.values.vp * s.tokens[seat].bit_count()


class WayOfTheSnake(Asking):
    """RS-XC47, RS-F91, RS-Q123: may carry out a full Betray after each kami turn."""

    def moments(self) -> int:
        return 1 << KAMI_END

    def offered(self, s: RisingSunPosition, seat: int, moment: Moment) -> bool:
        return True

    def choices(self, s: RisingSunPosition, seat: int, moment: Moment) -> list[Action]:
        return [USE]

    def chosen(self, s: RisingSunPosition, seat: int, moment: Moment, action: Action) -> None:
        betray(s, seat)
