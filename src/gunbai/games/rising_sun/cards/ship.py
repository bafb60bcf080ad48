"""The cards of the Ship set (RS-XC41…XC47)."""

from __future__ import annotations

from gunbai.games.rising_sun.actions import MUSTER, PAYLOAD, USE
from gunbai.games.rising_sun.cards.asking import Asking
from gunbai.games.rising_sun.cards.base import Card
from gunbai.games.rising_sun.cards.teapot import AfterSummon
from gunbai.games.rising_sun.flow.arrivals import after_summon, summon_into
from gunbai.games.rising_sun.flow.betray import betray
from gunbai.games.rising_sun.flow.moments import KAMI_END, SEASON_START, WAR_START, Moment
from gunbai.games.rising_sun.names import (
    BUSHI,
    BY_CARD,
    IS_BUSHI,
    IS_MONSTER,
    PROVINCE_COUNT,
    RESERVE,
)
from gunbai.games.rising_sun.state import RisingSunState


class Dignity(AfterSummon):
    """RS-XC41: points when a monster is among the summoned."""

    def holds(self, s: RisingSunState, seat: int, moment: Moment) -> bool:
        return bool(moment.number & IS_MONSTER)


class PathOfThePacifist(Card):
    """RS-XC42, RS-Q124: points at the start of a season without the most tokens."""

    def moments(self) -> int:
        return 1 << SEASON_START

    def offered(self, s: RisingSunState, seat: int, moment: Moment) -> bool:
        counts = [tokens.bit_count() for tokens in s.tokens]
        return counts[seat] < max(counts)

    def act(self, s: RisingSunState, seat: int, moment: Moment) -> None:
        s.gain_points(seat, self.figures.vp, BY_CARD + self.index)


class PathOfTheSalamander(Card):
    """RS-XC43: coins at the start of a season, and honor lost."""

    def moments(self) -> int:
        return 1 << SEASON_START

    def offered(self, s: RisingSunState, seat: int, moment: Moment) -> bool:
        return True

    def plain(self) -> bool:
        return False

    def act(self, s: RisingSunState, seat: int, moment: Moment) -> None:
        s.gain_coins(seat, self.figures.coins, BY_CARD + self.index)
        s.lose_honor(seat, BY_CARD + self.index)


class Patience(Card):
    """RS-XC44, RS-Q124: a point after each kami turn without the most points."""

    def moments(self) -> int:
        return 1 << KAMI_END

    def offered(self, s: RisingSunState, seat: int, moment: Moment) -> bool:
        return s.vp[seat] < max(s.vp)

    def act(self, s: RisingSunState, seat: int, moment: Moment) -> None:
        s.gain_points(seat, self.figures.vp, BY_CARD + self.index)


class WayOfTheAshigaru(Asking):
    """RS-XC45, RS-Q119: Bushi join a single figure at the start of war."""

    def moments(self) -> int:
        return 1 << WAR_START

    def offered(self, s: RisingSunState, seat: int, moment: Moment) -> bool:
        return bool(self.choices(s, seat, moment))

    def choices(self, s: RisingSunState, seat: int, moment: Moment) -> list[int]:
        if not s.count(seat, BUSHI, RESERVE):
            return []
        return [
            MUSTER | province
            for province in range(PROVINCE_COUNT)
            if s.crowd(seat, province) == 1 and s.room(seat, province) > 0
        ]

    def chosen(self, s: RisingSunState, seat: int, moment: Moment, action: int) -> None:
        province = action & PAYLOAD
        count = min(self.figures.count, s.count(seat, BUSHI, RESERVE), s.room(seat, province))
        for _ in range(count):
            summon_into(s, seat, BUSHI, province)
        after_summon(s, seat, IS_BUSHI)


class FormOfTheDragon(Card):
    """RS-XC46: points for war province tokens."""

    def winter_points(self, s: RisingSunState, seat: int) -> int:
        return self.figures.vp * s.tokens[seat].bit_count()


class WayOfTheSnake(Asking):
    """RS-XC47, RS-F91, RS-Q123: may carry out a full Betray after each kami turn."""

    def moments(self) -> int:
        return 1 << KAMI_END

    def offered(self, s: RisingSunState, seat: int, moment: Moment) -> bool:
        return True

    def choices(self, s: RisingSunState, seat: int, moment: Moment) -> list[int]:
        return [USE]

    def chosen(self, s: RisingSunState, seat: int, moment: Moment, action: int) -> None:
        betray(s, seat)
