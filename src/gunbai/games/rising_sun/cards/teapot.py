"""The cards of the Teapot set (RS-XC27…XC33)."""

from __future__ import annotations

from gunbai.games.rising_sun.cards.base import Card
from gunbai.games.rising_sun.cards.moments import SELECTED, SUMMONED, Moment
from gunbai.games.rising_sun.names import BETRAY, BY_CARD
from gunbai.games.rising_sun.position.position import RisingSunPosition


class Honesty(Card[RisingSunPosition]):
    """RS-XC27, RS-Q125: points for choosing a mandate other than Betray while allied."""

    def moments(self) -> int:
        return 1 << SELECTED

    def offered(self, s: RisingSunPosition, seat: int, moment: Moment) -> bool:
        return moment.seat == seat and s.ally[seat] >= 0 and moment.figure != BETRAY

    def act(self, s: RisingSunPosition, seat: int, moment: Moment) -> None:
        s.gain_points(seat, self.values.vp, BY_CARD + self.index)


class AfterSummon(Card[RisingSunPosition]):
    """A gain once per copy and summon instance (RS-Q120)."""

    def moments(self) -> int:
        return 1 << SUMMONED

    def offered(self, s: RisingSunPosition, seat: int, moment: Moment) -> bool:
        return moment.seat == seat and self.holds(s, seat, moment)

    def holds(self, s: RisingSunPosition, seat: int, moment: Moment) -> bool:
        """Return True if its condition holds, read once for all copies (RS-Q124)."""
        return True

    def act(self, s: RisingSunPosition, seat: int, moment: Moment) -> None:
        s.gain_coins(seat, self.values.coins, BY_CARD + self.index)
        s.gain_points(seat, self.values.vp, BY_CARD + self.index)


class PathOfThePatron(AfterSummon):
    """RS-XC28: coins with at least two clans below."""

    def holds(self, s: RisingSunPosition, seat: int, moment: Moment) -> bool:
        return s.setup.players - 1 - s.rank(seat) >= self.values.count


class PathOfTheWarlord(AfterSummon):
    """RS-XC29: a coin."""


class Loyalty(Card[RisingSunPosition]):
    """RS-XC30: a point on top, once per instance; see `RisingSunPosition.gain_points`."""

    def loyal_points(self) -> int:
        return self.values.vp


class WayOfTheMerchant(Card[RisingSunPosition]):
    """RS-XC31: a coin when richer players gain; see `RisingSunPosition.gain_coins`."""

    def merchant_coins(self) -> int:
        return self.values.coins


class FormOfTheKindred(Card[RisingSunPosition]):
    """RS-XC32, RS-Q83: points for each season with an alliance."""

    def winter_points(self, s: RisingSunPosition, seat: int) -> int:
        return self.values.vp * s.allied[seat].bit_count()


class PathOfTheUnrighteous(Card[RisingSunPosition]):
    """RS-XC33, RS-Q118: one more replacement in a Betray; the limits are in `flow/betrayal.py`."""

    def replacements(self) -> int:
        return self.values.count
