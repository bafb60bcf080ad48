"""The verbs of Joraku, declared once; `./dev generate` makes `actions.py` from them."""

from __future__ import annotations

from typing import Final

from gunbai.core.codec import Codec, Field, Verb
from gunbai.games.joraku.kinds import A_CARD, A_COLOUR, AN_AREA, AN_EFFECT, PLACED, SOME_CARDS

VERBS: Final = [
    Verb(1, "pass", [Field("cards", SOME_CARDS)]),  # JK-D02, JK-D11
    Verb(2, "discard", [Field("card", A_CARD)]),  # JK-D12
    Verb(3, "pick", [Field("card", A_CARD)]),  # JK-D09
    Verb(4, "play", [Field("card", A_CARD)]),  # JK-D03
    Verb(5, "effect", [Field("effect", AN_EFFECT)]),  # JK-D04
    Verb(6, "place", [Field("area", AN_AREA), Field("count", PLACED)]),  # JK-D05, JK-D06
    Verb(7, "march", [Field("area", AN_AREA)]),  # JK-D07: the daimyo
    Verb(8, "move", [Field("from", AN_AREA), Field("area", AN_AREA)]),  # JK-D07: a samurai
    Verb(9, "remove", [Field("colour", A_COLOUR)]),  # JK-D07
    Verb(10, "send", [Field("area", AN_AREA)]),  # JK-D13
    Verb(11, "stop", []),  # JK-D06, JK-D07
    Verb(12, "command", [Field("colour", A_COLOUR)]),  # JK-D10
    Verb(13, "lower", [Field("colour", A_COLOUR)]),  # JK-D08: gets the lower daimyo card
]

CODEC: Final = Codec(VERBS)
