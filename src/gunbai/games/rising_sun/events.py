"""The kinds of events in Rising Sun."""

from __future__ import annotations

from typing import Final

from gunbai.core.codec import Field
from gunbai.core.event import ACT, CHAPTER, GREAT, NORMAL, PHASE, QUIET, EventKind
from gunbai.core.kinds import Row, Seats
from gunbai.games.rising_sun.kinds import (
    A_CARD,
    A_CAUSE,
    A_FIGURE,
    A_KAMI,
    A_MANDATE,
    A_NUMBER,
    A_PLACE,
    A_PROVINCE,
    A_SEASON,
    A_SEAT,
    AN_ADVANTAGE,
    AN_EFFECT,
    BIDS,
    SOMEWHERE,
)
from gunbai.games.rising_sun.names import CLANS, KAMI, PROVINCES

_PLAYER: Final = Field("player", A_SEAT)
_OTHER: Final = Field("neighbour", A_SEAT)
_PLAYERS: Final = Field("players", Seats("players"))
_SEASON: Final = Field("season", A_SEASON)
_PROVINCE: Final = Field("province", A_PROVINCE)
_PLACE: Final = Field("place", A_PLACE)
_KAMI: Final = Field("kami", A_KAMI)
_MANDATE: Final = Field("mandate", A_MANDATE)
_FIGURE: Final = Field("figure", A_FIGURE)
_CARD: Final = Field("card", A_CARD)
_EFFECT: Final = Field("effect", AN_EFFECT)
_ADVANTAGE: Final = Field("advantage", AN_ADVANTAGE)
_CAUSE: Final = Field("cause", A_CAUSE)
_COINS: Final = Field("coins", A_NUMBER)
_COUNT: Final = Field("count", A_NUMBER)
_FORCE: Final = Field("force", A_NUMBER)
_KILLS: Final = Field("kills", A_NUMBER)
_NUMBER: Final = Field("number", A_NUMBER)
_POINTS: Final = Field("points", A_NUMBER)
_RONIN: Final = Field("ronin", A_NUMBER)

#: All kinds of events. `reveals` marks those that can't be taken back: they show something that
#: not everybody knew, chance decided them, or they are gifts (RS-N06).
EVENTS: Final = [
    # the season
    EventKind("rs-clans", [Field("clans", Row("clans", CLANS))], reveals=True),
    EventKind("rs-shrines", [Field("shrines", Row("shrines", KAMI))], reveals=True),
    EventKind("rs-season", [_SEASON], scene=NORMAL, opens=CHAPTER),
    EventKind(
        "rs-wars", [Field("provinces", Row("provinces", PROVINCES))], reveals=True, scene=NORMAL
    ),
    EventKind("rs-cards", [_SEASON], scene=QUIET, echo=True),
    EventKind("rs-returned", [_PLAYER, _FIGURE, _OTHER]),
    # gains and losses
    EventKind("rs-coins", [_PLAYER, _COINS, _CAUSE]),
    EventKind("rs-ronin", [_PLAYER, _RONIN, _CAUSE]),
    EventKind("rs-points", [_PLAYER, _POINTS, _CAUSE]),
    EventKind("rs-lost-coins", [_PLAYER, _COINS, _CAUSE]),
    EventKind("rs-taken", [_PLAYER, _OTHER, _COINS, _CAUSE]),
    EventKind("rs-lost-points", [_PLAYER, _POINTS, _CAUSE]),
    EventKind("rs-honor-up", [_PLAYER, _CAUSE]),
    EventKind("rs-honor-down", [_PLAYER, _CAUSE]),
    EventKind("rs-honor-top", [_PLAYER]),
    EventKind("rs-tie", [_PLAYER, _PLAYERS, Field("place", SOMEWHERE)], ahead=True),
    # Tea Ceremony and gifts
    EventKind("rs-tea", [_SEASON], scene=NORMAL, opens=ACT),
    EventKind("rs-offer", [_PLAYER, _OTHER], scene=QUIET),
    EventKind("rs-withdrawn", [_PLAYER, _OTHER], scene=QUIET),
    EventKind("rs-refused", [_PLAYER, _OTHER], scene=QUIET),
    EventKind("rs-allied", [_PLAYER, _OTHER], reveals=True, scene=GREAT),
    EventKind("rs-ready", [_PLAYER], echo=True),
    EventKind("rs-not-ready", [_PLAYER], echo=True),
    EventKind("rs-gift", [_PLAYER, _OTHER, _COINS, _RONIN], reveals=True, scene=NORMAL),
    EventKind("rs-broken", [_PLAYER, _OTHER], scene=GREAT),
    # mandates
    EventKind("rs-draws", [_PLAYER], reveals=True, echo=True),
    EventKind("rs-mandate", [_PLAYER, _MANDATE], reveals=True, scene=NORMAL, opens=ACT),
    EventKind("rs-buried", [_PLAYER, _MANDATE], scene=NORMAL, opens=ACT),
    EventKind("rs-acted", [_PLAYER, _MANDATE], echo=True),
    EventKind("rs-summoned", [_PLAYER, _FIGURE, _PROVINCE], scene=QUIET),
    EventKind("rs-worships", [_PLAYER, _FIGURE, _KAMI], scene=QUIET),
    EventKind("rs-placed", [_PLAYER, _FIGURE, _PLACE], scene=QUIET),
    EventKind("rs-waits", [_PLAYER, _FIGURE], idle=True),
    EventKind(
        "rs-moved",
        [_PLAYER, _FIGURE, Field("source", A_PROVINCE), Field("target", A_PROVINCE)],
        scene=QUIET,
    ),
    EventKind("rs-toll", [_PLAYER, _OTHER]),
    EventKind("rs-toll-paid", [_PLAYER, _OTHER]),
    EventKind("rs-turned-back", [_PLAYER, _FIGURE, _PROVINCE], scene=QUIET),
    EventKind("rs-built", [_PLAYER, _FIGURE, _PROVINCE, _COINS], scene=NORMAL),
    EventKind("rs-bought", [_PLAYER, _CARD, _COINS], scene=NORMAL),
    EventKind("rs-shared", [_PLAYER, _OTHER]),
    EventKind("rs-harvest", [_PLAYER, _PROVINCE], scene=NORMAL),
    EventKind("rs-replaced", [_PLAYER, _FIGURE, _OTHER, _PLACE], scene=GREAT, together=True),
    EventKind("rs-sent-home", [_PLAYER, _FIGURE, _PLACE], scene=QUIET, together=True),
    EventKind("rs-effect", [_PLAYER, _EFFECT], scene=QUIET),
    EventKind("rs-not-used", [_PLAYER, _EFFECT], idle=True),
    # kami
    EventKind("rs-kami", [_COUNT], scene=NORMAL, opens=ACT),
    EventKind("rs-shrine", [_PLAYER, _KAMI, _FORCE], scene=NORMAL),
    EventKind("rs-no-shrine", [_KAMI], scene=QUIET, idle=True),
    EventKind("rs-declined", [_PLAYER, _KAMI], idle=True),
    # war
    EventKind("rs-war", [_SEASON], scene=NORMAL, opens=PHASE),
    EventKind("rs-exchanged", [_PLAYER, _COINS], scene=QUIET),
    EventKind("rs-no-war", [_PROVINCE, _NUMBER], scene=QUIET, opens=ACT),
    EventKind("rs-alone", [_PLAYER, _PROVINCE, _NUMBER], scene=NORMAL, opens=ACT),
    EventKind("rs-peace", [_PLAYER, _PROVINCE, _NUMBER], scene=NORMAL, opens=ACT),
    EventKind("rs-battle", [_PROVINCE, _PLAYERS, _NUMBER], scene=NORMAL, opens=ACT),
    EventKind("rs-committed", [_PLAYER], echo=True),
    EventKind("rs-bid", [_PLAYER, Field("bids", BIDS)], reveals=True, scene=GREAT, together=True),
    EventKind("rs-advantage", [_PLAYER, _ADVANTAGE, _COINS], scene=NORMAL),
    EventKind("rs-no-advantage", [_ADVANTAGE], scene=QUIET, idle=True),
    EventKind("rs-no-use", [_PLAYER, _ADVANTAGE], idle=True),
    EventKind("rs-seppuku", [_PLAYER, _COUNT], scene=NORMAL),
    EventKind("rs-hostage", [_PLAYER, _OTHER, _FIGURE], scene=NORMAL),
    EventKind("rs-hired", [_PLAYER, _FORCE], scene=NORMAL),
    EventKind("rs-force", [_PLAYER, _PROVINCE, _FORCE]),
    EventKind("rs-victory", [_PLAYER, _PROVINCE, _FORCE], scene=GREAT),
    EventKind("rs-token", [_PLAYER, _PROVINCE, _SEASON]),
    EventKind("rs-killed", [_PLAYER, _FIGURE, _PROVINCE, _CAUSE], scene=QUIET, together=True),
    EventKind("rs-spared", [_PLAYER, _PROVINCE]),
    EventKind("rs-poets", [_PLAYER, _KILLS], scene=QUIET),
    EventKind("rs-reparations", [_PLAYER, _OTHER, _COINS], scene=QUIET, together=True),
    EventKind("rs-bids-lost", [_PLAYER, _COINS], scene=QUIET, together=True, leads=True),
    EventKind("rs-war-over", [_PROVINCE, _NUMBER], echo=True),
    EventKind("rs-cleanup", [_SEASON], scene=GREAT, opens=PHASE),
    # Winter
    EventKind("rs-scored", [_PLAYER, _POINTS, _CAUSE], scene=QUIET),
    EventKind("rs-end", [_PLAYERS], scene=GREAT, opens=PHASE),
]
