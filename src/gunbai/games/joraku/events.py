"""The kinds of events in Joraku."""

from __future__ import annotations

from typing import Final

from gunbai.core.codec import Field
from gunbai.core.event import ACT, CHAPTER, GREAT, NORMAL, PHASE, QUIET, EventKind
from gunbai.core.kinds import Named
from gunbai.games.joraku.kinds import (
    A_CARD,
    A_COLOUR,
    A_NUMBER,
    A_SEAT,
    AN_AREA,
    AN_EFFECT,
    SAMURAI,
    SOME_CARDS,
)

# The reasons for gaining reputation points.
FOR_KACHIDOKI: Final = 0
FOR_PRESTIGE: Final = 1
FOR_PRESENCE: Final = 2  # variant 1
FOR_ENTRY: Final = 3  # variant 4
FOR_COLOUR: Final = 4  # variant 5
GAINS: Final = ["kachidoki", "prestige", "presence", "entry", "colour"]


_PLAYER: Final = Field("player", A_SEAT)
_NEIGHBOUR: Final = Field("neighbour", A_SEAT)
_COLOUR: Final = Field("colour", A_COLOUR)
_AREA: Final = Field("area", AN_AREA)
_FROM: Final = Field("from", AN_AREA)
_CARD: Final = Field("card", A_CARD)
_CARDS: Final = Field("cards", SOME_CARDS)


#: All kinds of events. `reveals` marks those at which somebody sees a card they did not know.
EVENTS: Final = [
    EventKind("jk-variant", [Field("variant", A_NUMBER)]),
    EventKind("jk-daimyo-card", [_PLAYER, Field("number", A_NUMBER)]),
    EventKind("jk-daimyo", [_PLAYER, _COLOUR, Field("number", A_NUMBER)], scene=QUIET),
    EventKind("jk-neutral", [_COLOUR], scene=QUIET),
    EventKind("jk-first", [_PLAYER]),
    EventKind("jk-round", [Field("round", A_NUMBER)], scene=NORMAL, opens=CHAPTER),
    EventKind(
        "jk-deal",
        [Field("count", A_NUMBER), Field("aside", A_NUMBER)],
        reveals=True,
        scene=QUIET,
        opens=ACT,
    ),
    EventKind("jk-hand", [_PLAYER, _CARDS], reveals=True),
    EventKind("jk-private", [_PLAYER, _CARDS], reveals=True),
    EventKind("jk-sealed", [_PLAYER], echo=True),
    EventKind("jk-passed", [_PLAYER, _NEIGHBOUR, Field("count", A_NUMBER)], reveals=True),
    EventKind("jk-gave", [_PLAYER, _NEIGHBOUR, _CARDS]),
    EventKind("jk-received", [_PLAYER, _NEIGHBOUR, _CARDS], reveals=True, scene=QUIET),
    EventKind("jk-draft", [_PLAYER, _CARDS], reveals=True),
    EventKind("jk-picked", [_PLAYER, _CARD], reveals=True, scene=QUIET),
    EventKind("jk-discarded", [_PLAYER]),
    EventKind("jk-threw", [_PLAYER, _CARD]),
    EventKind("jk-neutral-marches", [_AREA], scene=NORMAL),
    EventKind("jk-commands", [_PLAYER, _COLOUR]),
    EventKind("jk-played", [_PLAYER, _COLOUR, _CARD], reveals=True, scene=NORMAL, opens=ACT),
    EventKind("jk-effect", [_COLOUR, Field("effect", AN_EFFECT)], scene=QUIET, echo=True),
    EventKind("jk-placed", [_COLOUR, _AREA, Field("count", SAMURAI)], scene=NORMAL),
    EventKind("jk-marched", [_COLOUR, _FROM, _AREA], scene=NORMAL),
    EventKind("jk-moved", [_COLOUR, _FROM, _AREA], scene=QUIET),
    EventKind("jk-removed", [_COLOUR, Field("victim", A_COLOUR), _AREA], scene=NORMAL),
    EventKind("jk-sent", [_COLOUR, _FROM, _AREA], scene=NORMAL),
    EventKind("jk-stopped", [_COLOUR, Field("points", A_NUMBER)], idle=True),
    EventKind("jk-won", [_PLAYER, _COLOUR, _CARD], scene=NORMAL, opens=ACT),
    EventKind("jk-kachidoki", [_PLAYER, _AREA], scene=GREAT),
    EventKind("jk-prestige", [Field("round", A_NUMBER)], scene=GREAT, opens=PHASE),
    EventKind(
        "jk-gained",
        [
            _COLOUR,
            Field("points", A_NUMBER),
            Field("reason", Named("reason", GAINS)),
            _AREA,
        ],
        scene=QUIET,
    ),
    EventKind("jk-end", [_PLAYER], scene=GREAT, opens=PHASE),
]

KINDS: Final = {kind.key: kind for kind in EVENTS}
