"""The verbs of Rising Sun, declared once; `./dev generate` makes `actions.py` from them."""

from __future__ import annotations

from typing import Final

from gunbai.core.codec import FIRST_FREE_VERB, Codec, Field, Verb
from gunbai.games.rising_sun.kinds import (
    A_CARD,
    A_CLAN,
    A_COUNT,
    A_FIGURE,
    A_KAMI,
    A_MANDATE,
    A_PLACE,
    A_PROVINCE,
    AN_ADVANTAGE,
    AN_EFFECT,
    COINS,
    RONIN,
)

_CLAN: Final = Field("clan", A_CLAN)
_FIGURE: Final = Field("figure", A_FIGURE)
_PROVINCE: Final = Field("province", A_PROVINCE)
_SOURCE: Final = Field("source", A_PROVINCE)
_TARGET: Final = Field("target", A_PROVINCE)
_PLACE: Final = Field("place", A_PLACE)
_MANDATE: Final = Field("mandate", A_MANDATE)
_CARD: Final = Field("card", A_CARD)
_COINS: Final = Field("coins", COINS)

VERBS: Final = [
    Verb(1, "offer", [_CLAN]),  # RS-DP03
    Verb(2, "withdraw", [_CLAN]),  # RS-DP03
    Verb(3, "accept", [_CLAN]),  # RS-DP03
    Verb(4, "refuse", [_CLAN]),  # RS-DP03
    Verb(5, "ready", []),  # RS-DP03, RS-DP31
    Verb(6, "choose", [_MANDATE]),  # RS-DP05
    Verb(7, "bury", [Field("tile", A_MANDATE), _MANDATE]),  # RS-DP06
    Verb(8, "summon", [_FIGURE, _PROVINCE]),  # RS-DP07, RS-DP11, RS-DP16
    Verb(9, "worship", [_FIGURE, _PROVINCE, Field("kami", A_KAMI)]),  # RS-DP07, RS-DP11
    Verb(10, "done", []),  # RS-DP07, RS-DP08, RS-DP13, RS-DP15
    Verb(11, "move", [_FIGURE, _SOURCE, _TARGET, Field("count", A_COUNT)]),  # RS-DP08, RS-DP15
    Verb(12, "build", [_FIGURE, _PROVINCE]),  # RS-DP09
    Verb(13, "buy", [_CARD]),  # RS-DP10, RS-DP17
    Verb(14, "waive", [_CARD]),  # RS-DP10: buy without the bonus (RS-Q106)
    Verb(15, "replace", [_CLAN, Field("victim", A_FIGURE), _PLACE, _FIGURE]),  # RS-DP13
    Verb(16, "use", []),  # any effect without further choices
    Verb(17, "pass", []),  # any offer that is not wanted
    Verb(18, "first", []),  # RS-DP18
    Verb(19, "last", []),  # RS-DP18
    Verb(20, "effect", [Field("effect", AN_EFFECT)]),  # RS-DP19
    Verb(21, "stake", [Field("advantage", AN_ADVANTAGE), _COINS]),  # RS-DP22
    Verb(22, "confirm", []),  # RS-DP22
    Verb(23, "capture", [_CLAN, _FIGURE]),  # RS-DP24
    Verb(24, "give", [_CLAN]),  # RS-DP27, Benevolence
    Verb(25, "place", [_FIGURE, _PLACE]),  # Kenin, Light, Samurai
    Verb(26, "kill", [_CLAN, _FIGURE, _PROVINCE]),  # Ninja, Oni of Hate
    Verb(27, "push", [_CLAN, _FIGURE, _TARGET]),  # Benten
    Verb(28, "charge", []),  # RS-Q109
    Verb(29, "pay", []),  # RS-DP29
    Verb(30, "muster", [_PROVINCE]),  # Ashigaru
    Verb(31, "displace", [_CLAN, _FIGURE]),  # Hotei
    Verb(FIRST_FREE_VERB, "gift", [_CLAN, _COINS, Field("ronin", RONIN)]),  # RS-DP04
    Verb(65, "unready", []),  # RS-DP03, RS-DP31
]

CODEC: Final = Codec(VERBS)
