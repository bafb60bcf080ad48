"""The kinds of events in Shogun."""

from __future__ import annotations

from typing import Final

from gunbai.core.codec import Field
from gunbai.core.event import ACT, CHAPTER, GREAT, NORMAL, PHASE, QUIET, EventKind
from gunbai.core.kinds import Named, Row, Seats
from gunbai.games.shogun.kinds import (
    A_BUILDING,
    A_CARD,
    A_FAVOUR,
    A_NUMBER,
    A_PLACE,
    A_PROVINCE,
    A_REGION,
    A_SEASON,
    A_SEAT,
    A_SLOT,
    A_SPECIAL,
    A_STEP,
    AN_ACTION,
    AN_EVENT,
    AN_OFFICE,
    SOME_OFFICES,
    SOME_PROVINCES,
    Cubes,
)
from gunbai.games.shogun.names import ACTIONS, EVENT_CARDS, FAVOURS, SPECIALS

# The occasions of a throw.
SET_UP: Final = 0
BATTLE: Final = 1
UPRISING: Final = 2
OCCASIONS: Final = ["setup", "battle", "revolt"]

# The reasons for points (SG-W9…W11, SG-XG22, SG-XD11, SG-XT34, SG-XS5).
FOR_PROVINCES: Final = 0
FOR_BUILDINGS: Final = 1
FOR_CASTLES: Final = 2
FOR_TEMPLES: Final = 3
FOR_THEATRES: Final = 4
FOR_STATUES: Final = 5
FOR_FAVOUR: Final = 6
FOR_VALOUR: Final = 7
REASONS: Final = [
    "provinces", "buildings", "castles", "temples", "theatres", "statues", "favour", "valour",
]  # fmt: skip

# The reasons why a planned action was not carried out (SG-A2, SG-L7, SG-L9).
INTRIGUE_CARD: Final = 0
EMPTY_SLOT: Final = 1
NO_CHESTS: Final = 2
NO_SPACE: Final = 3
HAS_ONE: Final = 4
NO_TILE: Final = 5
NO_SUPPLY: Final = 6
NO_ARMIES: Final = 7
DECLINED: Final = 8
NO_OFFICIALS: Final = 9
NO_TRAY: Final = 10
WHYS: Final = [
    "intrigue", "empty", "chests", "space", "same-building", "tiles", "supply", "armies",
    "declined", "officials", "tray",
]  # fmt: skip

# The sources of an extra army.
BY_ATTACK: Final = 0
BY_CASTLE: Final = 1
BY_DEFENCE: Final = 2
HELPS: Final = ["attack", "castle", "defence"]

_PLAYER: Final = Field("player", A_SEAT)
_PLAYERS: Final = Field("players", Seats("players"))
_PROVINCE: Final = Field("province", A_PROVINCE)
_SOURCE: Final = Field("source", A_PROVINCE)
_TARGET: Final = Field("target", A_PROVINCE)
_REGION: Final = Field("region", A_REGION)
_LAID: Final = Field("card", A_CARD)
_SLOT: Final = Field("slot", A_SLOT)
_ACTION: Final = Field("action", AN_ACTION)
_BANNER: Final = Field("banner", A_NUMBER)
_EVENT: Final = Field("event", AN_EVENT)
_FAVOUR: Final = Field("favour", A_FAVOUR)
_ARMIES: Final = Field("armies", A_NUMBER)
_LOST: Final = Field("lost", A_NUMBER)
_FARMERS: Final = Field("farmers", A_NUMBER)
_CHESTS: Final = Field("chests", A_NUMBER)
_RICE: Final = Field("rice", A_NUMBER)
_POINTS: Final = Field("points", A_NUMBER)
_COUNT: Final = Field("count", A_NUMBER)

#: All kinds of events. `reveals` marks those that show somebody something that nobody, or not
#: everybody, knew: a card turned up, or a decision of chance.
EVENTS: Final = [
    EventKind("sg-step", [Field("step", A_STEP)], opens=PHASE, echo=True),
    EventKind(
        "sg-round",
        [Field("year", A_NUMBER), Field("season", A_SEASON)],
        scene=NORMAL,
        opens=CHAPTER,
    ),
    # set-up
    EventKind("sg-first", [_PLAYER]),
    EventKind("sg-offered", [_PROVINCE], reveals=True),
    EventKind("sg-renewed", [_PLAYER]),
    EventKind("sg-drew", [_PLAYER, _PROVINCE], reveals=True),
    EventKind("sg-took", [_PLAYER, Field("place", A_PLACE)], scene=QUIET),
    EventKind("sg-settled", [_PLAYER, _PROVINCE, _ARMIES], reveals=True, scene=QUIET),
    EventKind(
        "sg-thrown",
        [
            Field("thrown", Cubes("thrown")),
            Field("tray", Cubes("tray")),
            Field("inside", Cubes("inside")),
            Field("occasion", Named("occasion", OCCASIONS)),
        ],
        reveals=True,
        scene=GREAT,
    ),
    EventKind("sg-events", [Field("events", Row("events", EVENT_CARDS))], reveals=True),
    # the round
    EventKind("sg-offices", [Field("offices", SOME_OFFICES)], reveals=True, scene=QUIET),
    EventKind(
        "sg-actions", [Field("actions", Row("actions", ACTIONS))], reveals=True, scene=NORMAL
    ),
    EventKind(
        "sg-specials", [Field("specials", Row("specials", SPECIALS))], reveals=True, scene=QUIET
    ),
    EventKind("sg-favours", [Field("favours", Row("favours", FAVOURS))], reveals=True, scene=QUIET),
    EventKind("sg-committed", [_PLAYER], echo=True),
    EventKind("sg-event", [_EVENT], reveals=True, scene=NORMAL),
    EventKind("sg-bid", [_PLAYER, _LAID, _CHESTS], reveals=True, scene=NORMAL, together=True),
    EventKind("sg-no-bid", [_PLAYER], reveals=True, idle=True),
    EventKind("sg-bid-order", [_PLAYERS], reveals=True),
    EventKind(
        "sg-special", [_PLAYER, Field("special", A_SPECIAL), Field("space", A_NUMBER)], scene=QUIET
    ),
    EventKind("sg-turn-order", [_PLAYERS], scene=QUIET),
    # Cards that do nothing are turned over together with the next one that does.
    EventKind(
        "sg-revealed", [_PLAYER, _SLOT, _LAID], reveals=True, scene=QUIET, leads=True, echo=True
    ),
    EventKind("sg-card-lost", [_PLAYER, _SLOT, _PROVINCE], reveals=True),
    EventKind("sg-void", [_PLAYER, _SLOT, Field("why", Named("why", WHYS))], idle=True),
    EventKind("sg-action", [_ACTION, _BANNER], reveals=True, scene=NORMAL, opens=ACT),
    EventKind("sg-opened", [_ACTION, _BANNER], reveals=True, echo=True),
    # actions
    EventKind(
        "sg-built", [_PLAYER, _PROVINCE, Field("building", A_BUILDING), _CHESTS], scene=NORMAL
    ),
    EventKind("sg-taxes", [_PLAYER, _PROVINCE, _CHESTS], scene=NORMAL),
    EventKind("sg-harvest", [_PLAYER, _PROVINCE, _RICE], scene=NORMAL),
    EventKind("sg-unrest", [_PROVINCE, Field("markers", A_NUMBER)]),
    EventKind("sg-calmed", [_PLAYER, _PROVINCE], scene=QUIET),
    EventKind("sg-appeased", [_PLAYER, _PROVINCE], scene=QUIET),
    EventKind("sg-deployed", [_PLAYER, _PROVINCE, _ARMIES, _CHESTS], scene=NORMAL),
    EventKind("sg-moved", [_PLAYER, _SOURCE, _TARGET, _ARMIES], scene=NORMAL),
    EventKind("sg-stayed", [_PLAYER, _PROVINCE], idle=True),
    EventKind("sg-attack", [_PLAYER, _SOURCE, _TARGET, _ARMIES], scene=NORMAL),
    EventKind("sg-extra", [_PLAYER, Field("help", Named("help", HELPS))]),
    EventKind("sg-revolt", [_PLAYER, _PROVINCE, _FARMERS], scene=NORMAL),
    EventKind("sg-conquered", [_PLAYER, _PROVINCE, _ARMIES, _LOST], scene=GREAT),
    EventKind("sg-held", [_PLAYER, _PROVINCE, _ARMIES, _LOST], scene=GREAT),
    EventKind("sg-repelled", [_PLAYER, _PROVINCE], scene=GREAT),
    EventKind("sg-stand-off", [_PLAYER, _PROVINCE], scene=GREAT),
    EventKind("sg-put-down", [_PLAYER, _PROVINCE, _ARMIES, _LOST], scene=NORMAL),
    EventKind("sg-overrun", [_PLAYER, _PROVINCE], scene=GREAT),
    EventKind("sg-neutral", [_PROVINCE]),
    # Tenno's Court
    EventKind("sg-officials", [_PLAYER, _COUNT], scene=QUIET),
    EventKind("sg-audience", [_PLAYERS], scene=NORMAL, opens=ACT),
    EventKind("sg-favour", [_PLAYER, _FAVOUR, Field("officials", A_NUMBER)], scene=NORMAL),
    EventKind("sg-no-favour", [_PLAYER], idle=True),
    EventKind("sg-favour-void", [_PLAYER, _FAVOUR], idle=True),
    EventKind("sg-cancelled", [_PLAYER, _EVENT], scene=NORMAL),
    EventKind("sg-chests", [_PLAYER, _CHESTS]),
    EventKind("sg-rice", [_PLAYER, _RICE]),
    EventKind("sg-tray", [_PLAYER, _ARMIES]),
    EventKind("sg-kept", [_PLAYER]),
    EventKind("sg-landed", [_PLAYER, _PROVINCE, _ARMIES], scene=NORMAL),
    EventKind("sg-shielded", [_PLAYER, Field("actions", Row("actions", ACTIONS))], scene=QUIET),
    # Samurai
    EventKind("sg-valour", [_PLAYER, Field("card", A_NUMBER)], scene=NORMAL),
    EventKind("sg-no-valour", [_PLAYER, Field("regions", A_NUMBER)], idle=True),
    EventKind("sg-no-bonus", [_PLAYER], idle=True),
    # Generals
    EventKind("sg-general", [_PLAYER, _PROVINCE], scene=QUIET),
    EventKind("sg-general-moved", [_PLAYER, _SOURCE, _TARGET], scene=QUIET),
    EventKind("sg-general-lost", [_PLAYER, _PROVINCE]),
    EventKind("sg-statue", [_PLAYER, _PROVINCE], scene=NORMAL),
    EventKind("sg-captured", [_PLAYER, _PROVINCE, _COUNT], scene=NORMAL),
    # Dajokan
    EventKind("sg-office", [_PLAYER, Field("office", AN_OFFICE), _REGION], scene=NORMAL),
    EventKind("sg-no-office", [_PLAYER, _REGION], idle=True),
    EventKind("sg-offices-closed", [_COUNT], idle=True),
    # Winter and the end
    EventKind("sg-winter", [_EVENT, _RICE], scene=GREAT, opens=PHASE),
    EventKind("sg-shortage", [_PLAYER, _RICE, Field("revolts", A_NUMBER), _FARMERS], scene=NORMAL),
    EventKind("sg-drawn", [_PLAYER, Field("provinces", SOME_PROVINCES)], reveals=True, scene=QUIET),
    EventKind(
        "sg-scored",
        [
            _PLAYER,
            _POINTS,
            Field("reason", Named("reason", REASONS)),
            _REGION,
        ],
        scene=QUIET,
    ),
    EventKind(
        "sg-line",
        [_PLAYER, _POINTS, Field("line", Named("line", ["row", "column"])), _COUNT],
        scene=QUIET,
    ),
    EventKind("sg-end", [_PLAYERS], scene=GREAT, opens=PHASE),
]

KINDS: Final = {kind.key: kind for kind in EVENTS}
