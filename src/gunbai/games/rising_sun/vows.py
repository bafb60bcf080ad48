"""The promises that a program can make (RS-N01…N03): they bind nobody, and `Banter` judges them."""

from __future__ import annotations

from typing import Final

from gunbai.core.banter import Remark
from gunbai.core.codec import FIRST_VOW, Action, Codec, Field, Verb
from gunbai.core.kinds import Number
from gunbai.games.rising_sun.kinds import A_CLAN, A_MANDATE, A_PROVINCE
from gunbai.games.rising_sun.names import (
    CLANS,
    MANDATE_COUNT,
    MANDATES,
    PROVINCE_COUNT,
    PROVINCES,
    SEASONS,
)
from gunbai.games.rising_sun.position.position import RisingSunPosition

MOST_PROMISED: Final = 5  # coins; a house value
_TALKS: Final = "RS-DP03"
#: Before the kind of a promise in the names of verbs.
_PREFIX: Final = "promise-"

_CLAN: Final = Field("clan", A_CLAN)
_COINS: Final = Field("coins", Number("coins", MOST_PROMISED))
_LOYAL: Final = Verb(FIRST_VOW, "promise-loyal", [_CLAN])
_ALLY: Final = Verb(FIRST_VOW + 1, "promise-ally", [_CLAN])
_STAY_OUT: Final = Verb(FIRST_VOW + 2, "promise-stay-out", [_CLAN, Field("province", A_PROVINCE)])
_MANDATE: Final = Verb(FIRST_VOW + 3, "promise-mandate", [_CLAN, Field("mandate", A_MANDATE)])
_GIVE: Final = Verb(FIRST_VOW + 4, "promise-give", [_CLAN, _COINS])
VOWS: Final = [_LOYAL, _ALLY, _STAY_OUT, _MANDATE, _GIVE]
_CODEC: Final = Codec(VOWS)

#: By the clan of the receiver.
_ALLIES: Final = [_ALLY.pack([clan]) for clan in range(len(CLANS))]
_ALWAYS: Final = [
    [
        _LOYAL.pack([clan]),
        *[_STAY_OUT.pack([clan, province]) for province in range(PROVINCE_COUNT)],
        *[_MANDATE.pack([clan, mandate]) for mandate in range(MANDATE_COUNT)],
        *[_GIVE.pack([clan, coins]) for coins in range(1, MOST_PROMISED + 1)],
    ]
    for clan in range(len(CLANS))
]


def promises(s: RisingSunPosition, seat: int) -> list[Action]:
    """Return the promises that a seat can make over tea, to everybody else."""
    out: list[Action] = []
    if s.ask is None or s.ask.key != _TALKS:
        return out
    for other in range(s.setup.players):
        if other == seat:
            continue
        clan = s.setup.clans[other]
        out.extend(_ALWAYS[clan])
        if s.may_ally(seat, other):
            out.append(_ALLIES[clan])
    return out


def spoken(s: RisingSunPosition, seat: int, action: Action) -> Remark:
    """Return a promise as the remark that it is."""
    verb = _CODEC.verb(action)
    values = verb.values(action)
    words: dict[str, object] = {"season": SEASONS[s.season]}
    if verb is _STAY_OUT:
        words["province"] = PROVINCES[values[1]]
    elif verb is _MANDATE:
        words["mandate"] = MANDATES[values[1]]
    elif verb is _GIVE:
        words["coins"] = values[1]
        words["ronin"] = 0
    to = s.setup.seat_of[values[0]]
    return Remark(seat, to, verb.name.removeprefix(_PREFIX), words)
