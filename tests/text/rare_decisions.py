"""Decisions that random games hardly ever come to, set up by hand."""

from __future__ import annotations

from typing import Any

from gunbai.core.session import Session
from gunbai.core.state import Frame, State
from gunbai.games.rising_sun.cards.moments import WAR_START, WORSHIPPED, Moment
from gunbai.games.rising_sun.flow.choices import CardChoice
from gunbai.games.rising_sun.flow.hatred import Hatred
from gunbai.games.rising_sun.flow.train import Purchase
from gunbai.games.rising_sun.game import load
from gunbai.games.rising_sun.names import (
    BUSHI,
    CARDS,
    FIGURES,
    KOI,
    LOTUS,
    PROVINCES,
    RESERVE,
    SHINTO,
    SHRINE,
    SUN,
)
from gunbai.games.rising_sun.state import RisingSunState
from gunbai.games.shogun.flow.planning import Planning
from gunbai.games.shogun.game import load as load_shogun
from gunbai.games.shogun.names import NEUTRAL
from gunbai.games.shogun.state import ShogunState


def staged(game: str) -> list[Session]:
    if game == "rising_sun":
        return [_hatred(), _hotei(), _ashigaru(), _waiver()]
    if game == "shogun":
        return [_few_provinces()]
    return []


def _table() -> tuple[Session, RisingSunState]:
    session = Session(load(), {"players": 3, "dynasty": "yes", "clans": "koi,sun,lotus"}, 1)
    assert isinstance(session.state, RisingSunState)
    return session, session.state


def _put_on_top(state: State, frame: Frame[Any]) -> None:
    state.ask = None
    state.call(frame)
    state.settle()


def _hatred() -> Session:
    """Oni of Hate meets a Bushi and a Shinto of Koi: which of them dies?"""
    session, state = _table()
    edo = PROVINCES.index("edo")
    state.put(state.setup.seat_of[KOI], SHINTO, RESERVE, edo)
    lotus = state.setup.seat_of[LOTUS]
    _put_on_top(state, Hatred(0, lotus, CARDS.index("oni-of-hate"), edo, [], []))
    return session


def _hotei() -> Session:
    """Hotei comes to a shrine where a Shinto of Koi worships."""
    session, state = _table()
    state.put(state.setup.seat_of[KOI], SHINTO, RESERVE, SHRINE)
    sun = state.setup.seat_of[SUN]
    moment = Moment(WORSHIPPED, sun, FIGURES.index("hotei"), SHRINE, 0)
    _put_on_top(state, CardChoice(0, sun, CARDS.index("hotei"), moment, -1))
    return session


def _ashigaru() -> Session:
    """Way of the Ashigaru lets Bushi come to one of Koi that stands alone before the wars."""
    session, state = _table()
    koi = state.setup.seat_of[KOI]
    state.put(koi, BUSHI, RESERVE, PROVINCES.index("hokkaido"))
    moment = Moment(WAR_START, -1, 0, 0, 0)
    _put_on_top(state, CardChoice(0, koi, CARDS.index("way-of-the-ashigaru"), moment, -1))
    return session


def _waiver() -> Session:
    """Koi has Benevolence, so it may pay a card in full although its price is lowered."""
    session, state = _table()
    koi = state.setup.seat_of[KOI]
    state.acquire(koi, CARDS.index("benevolence"))
    state.coins[koi] = 9
    _put_on_top(state, Purchase("RS-DP10", koi, True))
    return session


def _few_provinces() -> Session:
    """Return a game whose first player has only three provinces: some slots will stay empty."""
    session = Session(load_shogun(), {"players": 3}, 1)
    state = session.state
    assert isinstance(state, ShogunState)
    for province in state.provinces_of(0)[3:]:
        state.owner[province] = NEUTRAL
    _put_on_top(state, Planning(0))
    return session
