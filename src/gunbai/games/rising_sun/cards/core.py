"""The core cards (RS-XC01…XC15)."""

from __future__ import annotations

from gunbai.games.rising_sun.cards.base import Card
from gunbai.games.rising_sun.cards.moments import KILLED_ONE, WAR_START, Moment
from gunbai.games.rising_sun.flow.force import is_lowest
from gunbai.games.rising_sun.names import BY_CARD, IS_DAIMYO, IS_MONSTER, IS_SHINTO
from gunbai.games.rising_sun.position.position import RisingSunPosition


def virtues(s: RisingSunPosition, seat: int) -> int:
    """RS-F19, RS-Q107: the number of Virtues with different names."""
    different: list[int] = []
    for card in s.cards[seat]:
        if s.setup.cards[card].is_virtue() and card not in different:
            different.append(card)
    return len(different)


class Komainu(Card[RisingSunPosition]):
    """RS-XC01: a monster and a Shinto."""

    def figure_types(self) -> int:
        return IS_MONSTER | IS_SHINTO


class LowestOni(Card[RisingSunPosition]):
    """An Oni that is stronger where its owner has the least honor (RS-F42, RS-Q08)."""

    def own_force(self, s: RisingSunPosition, seat: int, zone: int) -> int:
        return self.values.strong if is_lowest(s, seat, zone) else self.values.force


class OniOfSkulls(LowestOni):
    """RS-XC02."""


class DaimyoPath(Card[RisingSunPosition]):
    """Force for every figure of type Daimyo."""

    def changes_force(self) -> bool:
        return True

    def adds_force(self, s: RisingSunPosition, types: int) -> int:
        return self.values.force if types & IS_DAIMYO else 0


class PathOfTheLion(DaimyoPath):
    """RS-XC03."""


class Righteousness(Card[RisingSunPosition]):
    """RS-XC04: points for each own figure killed, however it died."""

    def moments(self) -> int:
        return 1 << KILLED_ONE

    def offered(self, s: RisingSunPosition, seat: int, moment: Moment) -> bool:
        return moment.seat == seat

    def act(self, s: RisingSunPosition, seat: int, moment: Moment) -> None:
        s.gain_points(seat, self.values.vp * moment.number, BY_CARD + self.index)


class WarChest(Card[RisingSunPosition]):
    """Coins and ronin at the start of every War Phase (RS-F06)."""

    def moments(self) -> int:
        return 1 << WAR_START

    def offered(self, s: RisingSunPosition, seat: int, moment: Moment) -> bool:
        return True

    def act(self, s: RisingSunPosition, seat: int, moment: Moment) -> None:
        s.gain_coins(seat, self.values.coins, BY_CARD + self.index)
        s.gain_ronin(seat, self.values.ronin, BY_CARD + self.index)


class WayOfTheShogun(WarChest):
    """RS-XC05."""


class PathOfTheSerpent(Card[RisingSunPosition]):
    """RS-XC06: may charge for sea routes; the procedure is in `flow/moves.py` (RS-Q109)."""

    def tolls(self) -> bool:
        return True


class Respect(Card[RisingSunPosition]):
    """RS-XC07: one more hostage."""

    def captures(self) -> int:
        return self.values.count


class WayOfBushido(Card[RisingSunPosition]):
    """RS-XC08: coins and points for each different Virtue."""

    def moments(self) -> int:
        return 1 << WAR_START

    def offered(self, s: RisingSunPosition, seat: int, moment: Moment) -> bool:
        return virtues(s, seat) > 0

    def act(self, s: RisingSunPosition, seat: int, moment: Moment) -> None:
        count = virtues(s, seat)
        s.gain_coins(seat, self.values.coins * count, BY_CARD + self.index)
        s.gain_points(seat, self.values.vp * count, BY_CARD + self.index)


class WayOfTheRonin(WarChest):
    """RS-XC09."""


class Yurei(Card[RisingSunPosition]):
    """RS-XC10: counts as a Daimyo."""

    def figure_types(self) -> int:
        return IS_MONSTER | IS_DAIMYO


class FormOfTheKitsune(Card[RisingSunPosition]):
    """RS-XC11: points for strongholds on the map."""

    def winter_points(self, s: RisingSunPosition, seat: int) -> int:
        return self.values.vp * s.strongholds(seat)


class FormOfThePhoenix(Card[RisingSunPosition]):
    """RS-XC12: points for different Virtues."""

    def winter_points(self, s: RisingSunPosition, seat: int) -> int:
        return self.values.vp * virtues(s, seat)


class PathOfTheDragon(DaimyoPath):
    """RS-XC13."""


class RiverDragon(Card[RisingSunPosition]):
    """RS-XC14: only Force."""


class WayOfTheMoneylender(WarChest):
    """RS-XC15."""
