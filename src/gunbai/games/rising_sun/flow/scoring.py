"""Winter and the end of the game (RS-E10…E17)."""

from __future__ import annotations

from typing import Final

from gunbai.core.state import Result
from gunbai.games.rising_sun.flow.force import most_honored, sun_wins
from gunbai.games.rising_sun.names import (
    AUTUMN,
    BY_CARD,
    BY_SET,
    BY_TOKENS,
    PROVINCE_COUNT,
    WINTER,
    WINTER_UPGRADE,
)
from gunbai.games.rising_sun.position.position import RisingSunPosition

_ONE_SEASON: Final = (1 << PROVINCE_COUNT) - 1  # the tokens of a season, as bits
_SUMMER_TOKENS: Final = PROVINCE_COUNT
_AUTUMN_TOKENS: Final = AUTUMN * PROVINCE_COUNT
_COUNT: Final = [tokens.bit_count() for tokens in range(_ONE_SEASON + 1)]
_ABOVE_HONOR: Final = 16  # a point counts more than any place on the honor track


def score_winter(s: RisingSunPosition) -> None:
    """RS-E11…E13, RS-Q84: cards, tokens, sets; then a tie for first place may serve Sun."""
    for seat in s.honor:
        for card in s.cards[seat]:
            behaviour = s.setup.cards[card]
            if behaviour.values.type == WINTER_UPGRADE:
                score(s, seat, behaviour.winter_points(s, seat), BY_CARD + card)
    for seat in range(s.setup.players):
        score(s, seat, token_points(s, seat), BY_TOKENS)
    for seat in range(s.setup.players):
        score(s, seat, set_points(s, seat), BY_SET)
    break_first_tie(s)


def score(s: RisingSunPosition, seat: int, points: int, cause: int) -> None:
    s.begin_instance()
    if points > 0:
        s.vp[seat] += points
        s.emit("rs-scored", seat, points, cause)


def token_points(s: RisingSunPosition, seat: int) -> int:
    """RS-E12."""
    total = 0
    for season in range(WINTER):
        held = s.tokens[seat] >> (season * PROVINCE_COUNT) & _ONE_SEASON
        total += _COUNT[held] * s.setup.tables.token_values[season]
    return total


def provinces_held(s: RisingSunPosition, seat: int) -> int:
    """RS-E13, RS-E14: different provinces among all tokens."""
    held = s.tokens[seat]
    every = held | held >> _SUMMER_TOKENS | held >> _AUTUMN_TOKENS
    return _COUNT[every & _ONE_SEASON]


def set_points(s: RisingSunPosition, seat: int) -> int:
    return s.setup.tables.set_values[provinces_held(s, seat)]


def winners_of(s: RisingSunPosition) -> list[int]:
    """RS-E15…E17, RS-Q85: most points, then honor; an ally who is tied wins too."""
    if s.crowned:
        return s.crowned
    best = max(s.vp)
    first = most_honored(s, with_points(s, best))
    ally = s.ally[first]
    return sorted([first, ally]) if ally >= 0 and s.vp[ally] == best else [first]


def with_points(s: RisingSunPosition, points: int) -> int:
    """Return the seats with this many points, as bits."""
    seats = 0
    for seat, mine in enumerate(s.vp):
        if mine == points:
            seats |= 1 << seat
    return seats


def break_first_tie(s: RisingSunPosition) -> None:
    """RS-Q62: Sun may win the comparison for first place once; not against its ally.

    The winner is known before: the coins and points of this tie change only lower places.
    """
    s.crowned = winners_of(s)
    sun = s.setup.sun
    tied = with_points(s, max(s.vp))
    if sun >= 0 and tied >> sun & 1 and most_honored(s, tied) == sun:
        ally = s.ally[sun]
        if ally >= 0:
            tied &= ~(1 << ally)
        if tied & tied - 1:
            s.begin_instance()
            sun_wins(s, tied)


def standing(s: RisingSunPosition) -> Result:
    """Return places by points, then honor; allies who win together share the first."""
    winners = winners_of(s)
    players = s.setup.players
    marks = [s.vp[seat] * _ABOVE_HONOR + players - s.rank(seat) for seat in range(players)]
    places: list[int] = []
    for seat in range(players):
        if seat in winners:
            places.append(1)
        else:
            better = sum(
                other not in winners and marks[other] > marks[seat] for other in range(players)
            )
            places.append(1 + len(winners) + better)
    return Result(s.vp[:], places)
