"""Real games of Rising Sun, and going on from any position: absent players, or chance."""

from __future__ import annotations

from collections.abc import Iterator

from gunbai.core.event import Event
from gunbai.core.rng import Rng, seeded
from gunbai.games.rising_sun.state import RisingSunState
from tests.rising_sun.table import RISING_SUN, seat

#: Every number of players, with all sets and clans.
GAMES: list[dict[str, object]] = [
    {"players": 3, "clans": "koi,lotus,turtle", "set": "teapot"},
    {"players": 4, "clans": "koi,sun,dragonfly,moon", "set": "horseman", "dynasty": "yes"},
    {"players": 5, "clans": "koi,lotus,turtle,dragonfly,bonsai", "set": "archway"},
    {"players": 6, "clans": "sun,moon,koi,lotus,turtle,bonsai", "set": "ship"},
]


def new_game(seed: int = 1, **options: object) -> RisingSunState:
    """A real game at its first decision, with all that happened before."""
    happened: list[Event] = []
    s = RISING_SUN.new(options, seed, happened)
    assert isinstance(s, RisingSunState)
    s.sink = happened
    return s


def stand_in(s: RisingSunState) -> None:
    """The next player is absent."""
    assert s.ask is not None
    first = s.ask.first
    s.apply(first, s.default(first))


def play_absent(s: RisingSunState, key: str = "") -> None:
    """Everybody is absent (section 17) until this decision point is open, or to the end."""
    while s.ask is not None and s.ask.key != key:
        stand_in(s)


def rest_of_the_season(s: RisingSunState) -> None:
    """Everybody is absent up to the next season's Tea Ceremony, or to the end."""
    season = s.season
    while s.ask is not None and s.season == season:
        stand_in(s)


def absent_until(s: RisingSunState, clan: str, key: str = "") -> None:
    """Everybody is absent until this clan is asked (this very decision, if one is named)."""
    while True:
        assert s.ask is not None, f"{clan} is never asked {key}"
        if s.ask.owes(seat(s, clan)) and key in ("", s.ask.key):
            return
        stand_in(s)


def up_to(s: RisingSunState, clan: str) -> None:
    """Everybody who is asked before this clan is absent."""
    while s.ask is not None and not s.ask.owes(seat(s, clan)):
        stand_in(s)


def by_chance(s: RisingSunState, rng: Rng) -> None:
    """One of the candidates of the next player."""
    assert s.ask is not None
    first = s.ask.first
    choices = s.candidates(first)
    s.apply(first, choices[rng.below(len(choices))])


def play_random(s: RisingSunState, seed: int = 1, key: str = "") -> None:
    """Random answers until this decision point is open, or to the end."""
    rng = seeded(seed)
    while s.ask is not None and s.ask.key != key:
        by_chance(s, rng)


def played(options: dict[str, object], seed: int) -> Iterator[RisingSunState]:
    """A random game with some gifts, at every decision and at its end."""
    s = new_game(seed, **options)
    rng = seeded(seed)
    while s.ask is not None:
        yield s
        first = s.ask.first
        gifts = [action for action in s.free(first) if "gift" in RISING_SUN.text(action)]
        if gifts and rng.below(8) == 0:
            s.apply(first, gifts[rng.below(len(gifts))])
            continue
        choices = s.candidates(first)
        s.apply(first, choices[rng.below(len(choices))])
    yield s
