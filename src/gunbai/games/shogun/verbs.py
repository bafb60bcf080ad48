"""The verbs of Shogun, declared once; `./dev generate` makes `actions.py` from them."""

from __future__ import annotations

from typing import Final

from gunbai.core.codec import Codec, Field, Verb
from gunbai.games.shogun.kinds import (
    A_BONUS,
    A_CARD,
    A_FAVOUR,
    A_GROUP,
    A_PLACE,
    A_PROVINCE,
    A_SLOT,
    A_SPECIAL,
    AN_EXTRA,
    AN_OFFICE,
    ARMIES,
)

_PROVINCE: Final = Field("province", A_PROVINCE)
_TARGET: Final = Field("target", A_PROVINCE)
_ARMIES: Final = Field("armies", ARMIES)
_SLOT: Final = Field("slot", A_SLOT)

VERBS: Final = [
    Verb(1, "renew", []),  # SG-D2
    Verb(2, "keep", []),  # SG-D2
    Verb(3, "take", [Field("place", A_PLACE)]),  # SG-D3
    Verb(4, "group", [Field("armies", A_GROUP)]),  # SG-D4
    Verb(5, "station", [_PROVINCE]),  # SG-D5, SG-D8, SG-D22, SG-D24: the general
    Verb(6, "wait", []),  # SG-D5
    Verb(7, "lay", [Field("card", A_CARD), _SLOT]),  # SG-D6
    Verb(8, "lift", [_SLOT]),  # SG-D6
    Verb(9, "confirm", []),  # SG-D6
    Verb(10, "choose", [Field("special", A_SPECIAL)]),  # SG-D7
    Verb(11, "bonus", [Field("bonus", A_BONUS)]),  # SG-D9
    Verb(12, "favour", [Field("favour", A_FAVOUR)]),  # SG-D10
    Verb(13, "cancel", []),  # SG-D11
    Verb(14, "calm", [_PROVINCE]),  # SG-D12
    Verb(15, "hold", []),  # SG-D12
    Verb(16, "discard", []),  # SG-D12
    Verb(17, "build", [_PROVINCE]),  # SG-D13
    Verb(18, "land", [_PROVINCE]),  # SG-D14
    Verb(19, "deploy", [_ARMIES]),  # SG-D15
    Verb(20, "move", [_TARGET, _ARMIES]),  # SG-D16, SG-D17
    Verb(21, "attack", [_TARGET, _ARMIES, Field("extra", AN_EXTRA)]),  # SG-D17
    Verb(22, "stay", []),  # SG-D16, SG-D17
    Verb(23, "reinforce", []),  # SG-D18
    Verb(24, "appease", []),  # SG-D19
    Verb(25, "mark", []),  # SG-D19
    Verb(26, "revolt", [_PROVINCE]),  # SG-D20
    Verb(27, "office", [Field("office", AN_OFFICE)]),  # SG-D21
    Verb(28, "statue", []),  # SG-D23
    Verb(29, "carry", []),  # SG-Q10
    Verb(30, "decline", []),  # any offer that is not wanted
]

CODEC: Final = Codec(VERBS)
