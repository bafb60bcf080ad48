"""Rice, shortages and revolts of the next Winter: for people, never for the rules."""

from __future__ import annotations

from gunbai.games.shogun.flow.winter import shortage
from gunbai.games.shogun.names import WINTER
from gunbai.games.shogun.position.position import ShogunPosition
from gunbai.games.shogun.view_types import Supply, Winter


def winter(s: ShogunPosition) -> Winter | None:
    """Return the supply of all players; None once the revolts of a Winter are over."""
    if s.ask is None or (s.season == WINTER and len(s.events) > 1):  # SG-W16: events of a new year
        return None
    loss = greatest_loss(s)
    seats = range(s.setup.players)
    return {
        "losses": losses(s),
        "supplies": [supply_with(s, s.owner.count(seat), s.rice[seat] - loss) for seat in seats],
    }


def losses(s: ShogunPosition) -> list[int]:
    """Return the rice that the remaining events would take, least first (SG-W1)."""
    return sorted({s.setup.tables.losses[event] for event in s.events if event != s.event})


def greatest_loss(s: ShogunPosition) -> int:
    """Return the most rice that Winter may still take from each player."""
    return 0 if s.season == WINTER else max(losses(s), default=0)


def supply_with(s: ShogunPosition, provinces: int, rice: int) -> Supply:
    """Return the shortage and the revolts with this much rice for this many provinces."""
    rice = max(0, rice)
    short, revolts, farmers = shortage(s, provinces, rice)
    return {
        "rice": rice,
        "provinces": provinces,
        "short": short,
        "revolts": revolts,
        "farmers": farmers,
    }
