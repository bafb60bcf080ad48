"""The hooks of a season card, all of them empty here (RS-F)."""

from __future__ import annotations

from typing import Final, Generic

from gunbai.core.codec import Action
from gunbai.core.state import S
from gunbai.games.rising_sun.cards.moments import Moment
from gunbai.games.rising_sun.names import (
    CARDS,
    FIRST_MONSTER,
    IS_MONSTER,
    MONSTER,
    MONSTERS,
    VIRTUE,
)
from gunbai.games.rising_sun.tables import CardValues


class Card(Generic[S]):
    """A card by its number in `CARDS`; all copies of it share this object.

    It is generic so that positions can hold cards and cards work on positions.
    """

    def __init__(self, index: int, values: CardValues) -> None:
        self.index: Final = index
        self.values: Final = values
        name = CARDS[index]
        monster = values.type == MONSTER
        self.figure: Final = FIRST_MONSTER + MONSTERS.index(name) if monster else -1

    def __repr__(self) -> str:
        return f"<card {CARDS[self.index]}>"

    # what it is

    def moments(self) -> int:
        """Return the moments at which it can act, as bits."""
        return 0

    def figure_types(self) -> int:
        """RS-F84: the types that its figure counts as."""
        return IS_MONSTER

    def is_virtue(self) -> bool:
        """RS-F84: return True if it counts among the Virtues."""
        return self.values.type == VIRTUE

    # Force (RS-F40, RS-F83)

    def own_force(self, s: S, seat: int, zone: int) -> int:
        """Return the Force of its figure there."""
        return self.values.force

    def harvest_force(self, s: S, seat: int, province: int) -> int:
        """Return the Force of its figure there if a Harvest were carried out now."""
        return self.own_force(s, seat, province)

    def changes_force(self) -> bool:
        """Return True if it changes the Force of other figures of its owner."""
        return False

    def sets_force(self, s: S, types: int) -> int:
        """Return the value to which it sets the Force of figures of these types, or 0."""
        return 0

    def adds_force(self, s: S, types: int) -> int:
        """Return the Force that it adds to figures of these types."""
        return 0

    # rules that it changes

    def captures(self) -> int:
        """RS-F86: the number of additional hostages."""
        return 0

    def replacements(self) -> int:
        """RS-F68: the number of additional figures in a Betray."""
        return 0

    def tolls(self) -> bool:
        """RS-F58: return True if it can charge for sea routes."""
        return False

    def spares(self) -> bool:
        """RS-F77: return True if it can spare figures."""
        return False

    def loyal_points(self) -> int:
        """RS-F65: the points added to a gain of points."""
        return 0

    def merchant_coins(self) -> int:
        """RS-F64: the coins when richer players gain from the pool."""
        return 0

    # moments

    def offered(self, s: S, seat: int, moment: Moment) -> bool:
        """Return True if it acts, or may act, for its owner at this moment."""
        return False

    def plain(self) -> bool:
        """RS-Q05: return True if it is a gain without choice and without honor."""
        return True

    def act(self, s: S, seat: int, moment: Moment) -> None:
        """Carry out what it does, or call the rule that asks its owner."""
        return

    # what its owner chooses, where `act` asks (see `choices.Choice`)

    def choices(self, s: S, seat: int, moment: Moment) -> list[Action]:
        """Return every way to use it now."""
        return []

    def chosen(self, s: S, seat: int, moment: Moment, action: Action) -> None:
        """Carry out the owner's choice."""
        return

    def frees_place(self, s: S, seat: int, zone: int) -> bool:
        """RS-F57: return True if its figure, coming to this shrine, can send another away."""
        return False

    def make_room(self, s: S, seat: int, zone: int) -> None:
        """Send another figure of its owner away from this shrine, to make room for its figure."""
        return

    def winter_points(self, s: S, seat: int) -> int:
        """RS-F82: the points it scores in Winter."""
        return 0
