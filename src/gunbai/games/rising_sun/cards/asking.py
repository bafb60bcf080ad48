"""Cards that ask their owner."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.rising_sun.cards.base import Card
from gunbai.games.rising_sun.flow.choices import Choice
from gunbai.games.rising_sun.flow.moments import Moment

if TYPE_CHECKING:
    from gunbai.games.rising_sun.state import RisingSunState


class Asking(Card):
    """Used if its owner wants; what can be chosen is in `choices`."""

    def plain(self) -> bool:
        return False

    def act(self, s: RisingSunState, seat: int, moment: Moment) -> None:
        s.call(Choice(0, seat, self.index, moment, -1))
