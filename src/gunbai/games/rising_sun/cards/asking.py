"""Cards that ask their owner."""

from __future__ import annotations

from gunbai.games.rising_sun.cards.base import Card
from gunbai.games.rising_sun.cards.moments import Moment
from gunbai.games.rising_sun.flow.choices import CardChoice
from gunbai.games.rising_sun.position.position import RisingSunPosition


class Asking(Card[RisingSunPosition]):
    """A card that its owner may use or not; `choices` are the ways to use it."""

    def plain(self) -> bool:
        return False

    def act(self, s: RisingSunPosition, seat: int, moment: Moment) -> None:
        s.call(CardChoice(0, seat, self.index, moment, -1))
