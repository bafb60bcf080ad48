"""The kinds of events in Rising Sun."""

from __future__ import annotations

from typing import Final

from gunbai.core.codec import Field
from gunbai.core.event import EventKind
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
    EventKind("rs-season", [_SEASON]),
    EventKind("rs-wars", [Field("provinces", Row("provinces", PROVINCES))], reveals=True),
    EventKind("rs-cards", [_SEASON]),
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
    EventKind("rs-tie", [_PLAYER, _PLAYERS]),
    # Tea Ceremony and gifts
    EventKind("rs-tea", [_SEASON]),
    EventKind("rs-offer", [_PLAYER, _OTHER]),
    EventKind("rs-withdrawn", [_PLAYER, _OTHER]),
    EventKind("rs-refused", [_PLAYER, _OTHER]),
    EventKind("rs-allied", [_PLAYER, _OTHER], reveals=True, highlight=True),
    EventKind("rs-ready", [_PLAYER]),
    EventKind("rs-not-ready", [_PLAYER]),
    EventKind("rs-gift", [_PLAYER, _OTHER, _COINS, _RONIN], reveals=True),
    EventKind("rs-broken", [_PLAYER, _OTHER], highlight=True),
    # mandates
    EventKind("rs-draws", [_PLAYER], reveals=True),
    EventKind("rs-mandate", [_PLAYER, _MANDATE], reveals=True),
    EventKind("rs-buried", [_PLAYER, _MANDATE]),
    EventKind("rs-acted", [_PLAYER, _MANDATE]),
    EventKind("rs-summoned", [_PLAYER, _FIGURE, _PROVINCE]),
    EventKind("rs-worships", [_PLAYER, _FIGURE, _KAMI]),
    EventKind("rs-placed", [_PLAYER, _FIGURE, _PLACE]),
    EventKind("rs-waits", [_PLAYER, _FIGURE]),
    EventKind(
        "rs-moved", [_PLAYER, _FIGURE, Field("source", A_PROVINCE), Field("target", A_PROVINCE)]
    ),
    EventKind("rs-toll", [_PLAYER, _OTHER]),
    EventKind("rs-toll-paid", [_PLAYER, _OTHER]),
    EventKind("rs-turned-back", [_PLAYER, _FIGURE, _PROVINCE]),
    EventKind("rs-built", [_PLAYER, _FIGURE, _PROVINCE, _COINS]),
    EventKind("rs-bought", [_PLAYER, _CARD, _COINS]),
    EventKind("rs-shared", [_PLAYER, _OTHER]),
    EventKind("rs-harvest", [_PLAYER, _PROVINCE]),
    EventKind("rs-replaced", [_PLAYER, _FIGURE, _OTHER, _PLACE], highlight=True),
    EventKind("rs-sent-home", [_PLAYER, _FIGURE, _PLACE]),
    EventKind("rs-effect", [_PLAYER, _EFFECT]),
    EventKind("rs-not-used", [_PLAYER, _EFFECT]),
    # kami
    EventKind("rs-kami", [_COUNT]),
    EventKind("rs-shrine", [_PLAYER, _KAMI, _FORCE]),
    EventKind("rs-no-shrine", [_KAMI]),
    EventKind("rs-declined", [_PLAYER, _KAMI]),
    # war
    EventKind("rs-war", [_SEASON]),
    EventKind("rs-exchanged", [_PLAYER, _COINS]),
    EventKind("rs-no-war", [_PROVINCE, _NUMBER], highlight=True),
    EventKind("rs-alone", [_PLAYER, _PROVINCE, _NUMBER]),
    EventKind("rs-peace", [_PLAYER, _PROVINCE, _NUMBER]),
    EventKind("rs-battle", [_PROVINCE, _PLAYERS, _NUMBER]),
    EventKind("rs-committed", [_PLAYER]),
    EventKind("rs-bid", [_PLAYER, Field("bids", BIDS)], reveals=True, highlight=True),
    EventKind("rs-advantage", [_PLAYER, _ADVANTAGE, _COINS]),
    EventKind("rs-no-advantage", [_ADVANTAGE]),
    EventKind("rs-no-use", [_PLAYER, _ADVANTAGE]),
    EventKind("rs-seppuku", [_PLAYER, _COUNT]),
    EventKind("rs-hostage", [_PLAYER, _OTHER, _FIGURE]),
    EventKind("rs-hired", [_PLAYER, _FORCE]),
    EventKind("rs-force", [_PLAYER, _PROVINCE, _FORCE]),
    EventKind("rs-victory", [_PLAYER, _PROVINCE, _FORCE], highlight=True),
    EventKind("rs-token", [_PLAYER, _PROVINCE, _SEASON]),
    EventKind("rs-killed", [_PLAYER, _FIGURE, _PROVINCE, _CAUSE]),
    EventKind("rs-spared", [_PLAYER, _PROVINCE]),
    EventKind("rs-poets", [_PLAYER, _KILLS]),
    EventKind("rs-reparations", [_PLAYER, _OTHER, _COINS]),
    EventKind("rs-bids-lost", [_PLAYER, _COINS]),
    EventKind("rs-war-over", [_PROVINCE, _NUMBER]),
    EventKind("rs-cleanup", [_SEASON]),
    # Winter
    EventKind("rs-scored", [_PLAYER, _POINTS, _CAUSE], highlight=True),
    EventKind("rs-end", [_PLAYERS]),
]
