"""What can be done and what can happen in Shogun: verbs and events with their fields."""

from __future__ import annotations

from typing import Final

from gunbai.core.codec import VERB_SHIFT, Action, Codec, Field, Verb
from gunbai.core.event import EventKind
from gunbai.core.kinds import Kind, Named, Number, Several
from gunbai.core.rows import Row, Seats
from gunbai.games.shogun.names import (
    ACTIONS,
    ARMIES_EACH,
    BONUSES,
    BUILDINGS,
    CARDS,
    COLOURS,
    CUBE_KINDS,
    CUBES,
    EVENTS,
    FAVOURS,
    OFFICES,
    PROVINCES,
    REGIONS,
    SEASONS,
    SLOTS,
    SPECIALS,
)

RENEW: Final = 1 << VERB_SHIFT  # SG-D2
KEEP: Final = 2 << VERB_SHIFT  # SG-D2
TAKE: Final = 3 << VERB_SHIFT  # SG-D3
GROUP: Final = 4 << VERB_SHIFT  # SG-D4
STATION: Final = 5 << VERB_SHIFT  # SG-D5, SG-D8, SG-D22, SG-D24
WAIT: Final = 6 << VERB_SHIFT  # SG-D5
LAY: Final = 7 << VERB_SHIFT  # SG-D6
LIFT: Final = 8 << VERB_SHIFT  # SG-D6
CONFIRM: Final = 9 << VERB_SHIFT  # SG-D6
CHOOSE: Final = 10 << VERB_SHIFT  # SG-D7
BONUS: Final = 11 << VERB_SHIFT  # SG-D9
FAVOUR: Final = 12 << VERB_SHIFT  # SG-D10
CANCEL: Final = 13 << VERB_SHIFT  # SG-D11
CALM: Final = 14 << VERB_SHIFT  # SG-D12
HOLD: Final = 15 << VERB_SHIFT  # SG-D12
DISCARD: Final = 16 << VERB_SHIFT  # SG-D12
BUILD: Final = 17 << VERB_SHIFT  # SG-D13
LAND: Final = 18 << VERB_SHIFT  # SG-D14
DEPLOY: Final = 19 << VERB_SHIFT  # SG-D15
MOVE: Final = 20 << VERB_SHIFT  # SG-D16, SG-D17
ATTACK: Final = 21 << VERB_SHIFT  # SG-D17
STAY: Final = 22 << VERB_SHIFT  # SG-D16, SG-D17
REINFORCE: Final = 23 << VERB_SHIFT  # SG-D18
APPEASE: Final = 24 << VERB_SHIFT  # SG-D19
MARK: Final = 25 << VERB_SHIFT  # SG-D19
REVOLT: Final = 26 << VERB_SHIFT  # SG-D20
OFFICE: Final = 27 << VERB_SHIFT  # SG-D21
STATUE: Final = 28 << VERB_SHIFT  # SG-D23
CARRY: Final = 29 << VERB_SHIFT  # SG-Q10
DECLINE: Final = 30 << VERB_SHIFT  # whatever is offered and not wanted

PAYLOAD: Final = (1 << VERB_SHIFT) - 1
PROVINCE_BITS: Final = 6
PROVINCE_MASK: Final = 63
COUNT_BITS: Final = 6
COUNT_MASK: Final = 63
CARD_BITS: Final = 6
CARD_MASK: Final = 63

LEFT: Final = 0
RIGHT: Final = 1
DECK: Final = 2

_PROVINCE: Final = Named("province", PROVINCES)
_COUNT: Final = Number("armies", ARMIES_EACH)
_OFFICE_NAMES: Final = [f"{row}{column}" for row in "abcdef" for column in range(1, 7)]

CODEC: Final = Codec(
    [
        Verb(1, "renew", []),
        Verb(2, "keep", []),
        Verb(3, "take", [Field("place", Named("place", ["left", "right", "deck"]))]),
        Verb(4, "group", [Field("armies", Number("armies", 7))]),
        Verb(5, "station", [Field("province", _PROVINCE)]),
        Verb(6, "wait", []),
        Verb(7, "lay", [Field("card", Named("card", CARDS)), Field("slot", Named("slot", SLOTS))]),
        Verb(8, "lift", [Field("slot", Named("slot", SLOTS))]),
        Verb(9, "confirm", []),
        Verb(10, "choose", [Field("special", Named("special", SPECIALS))]),
        Verb(11, "bonus", [Field("bonus", Named("bonus", BONUSES))]),
        Verb(12, "favour", [Field("favour", Named("favour", FAVOURS))]),
        Verb(13, "cancel", []),
        Verb(14, "calm", [Field("province", _PROVINCE)]),
        Verb(15, "hold", []),
        Verb(16, "discard", []),
        Verb(17, "build", [Field("province", _PROVINCE)]),
        Verb(18, "land", [Field("province", _PROVINCE)]),
        Verb(19, "deploy", [Field("armies", _COUNT)]),
        Verb(20, "move", [Field("target", _PROVINCE), Field("armies", _COUNT)]),
        Verb(
            21,
            "attack",
            [
                Field("target", _PROVINCE),
                Field("armies", _COUNT),
                Field("extra", Named("extra", ["without", "with"])),
            ],
        ),
        Verb(22, "stay", []),
        Verb(23, "reinforce", []),
        Verb(24, "appease", []),
        Verb(25, "mark", []),
        Verb(26, "revolt", [Field("province", _PROVINCE)]),
        Verb(27, "office", [Field("office", Named("office", _OFFICE_NAMES))]),
        Verb(28, "statue", []),
        Verb(29, "carry", []),
        Verb(30, "decline", []),
    ]
)


def lay(card: int, slot: int) -> Action:
    return LAY | card | slot << CARD_BITS


def move(target: int, count: int) -> Action:
    return MOVE | target | count << PROVINCE_BITS


def attack(target: int, count: int, extra: bool) -> Action:
    bonus = 1 if extra else 0
    return ATTACK | target | count << PROVINCE_BITS | bonus << (PROVINCE_BITS + COUNT_BITS)


class Cubes(Kind):
    """How many cubes of each colour, seven bits each; said as `3 blue` and so on."""

    def __init__(self, name: str) -> None:
        super().__init__(name, 7 * CUBE_KINDS)

    def thing(self, value: int) -> object:
        out: dict[str, object] = {}
        for colour in range(CUBE_KINDS):
            count = value >> (7 * colour) & 127
            if count:
                out[CUBES[colour]] = count
        return out


def pack_cubes(counts: list[int]) -> int:
    value = 0
    for colour in range(CUBE_KINDS):
        value |= counts[colour] << (7 * colour)
    return value


# Why a throw was made.
SET_UP: Final = 0
BATTLE: Final = 1
UPRISING: Final = 2
OCCASIONS: Final = ["setup", "battle", "revolt"]

# Why points were scored (SG-W9…W11, SG-XG22, SG-XD11, SG-XT34, SG-XS5).
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

# Why a planned action was not carried out (SG-A2, SG-L7, SG-L9).
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

# Who sent an extra army into the tower.
BY_ATTACK: Final = 0
BY_CASTLE: Final = 1
BY_DEFENCE: Final = 2
HELPS: Final = ["attack", "castle", "defence"]

STEPS: Final = [
    "p1", "p2", "p3", "p4", "p5", "r0", "r1", "r2", "r3", "r4", "r5", "r6", "r7", "r8", "r9a",
    "r9b", "r9c", "r10", "r11", "r12", "r13", "w1", "w2", "w3", "w4", "w5", "w6", "w7", "w8", "w9",
    "e1", "e2", "e3",
]  # fmt: skip

_SEAT: Final = Number("seat", 7)
_NUMBER: Final = Number("number", 255)
_COLOUR: Final = Named("colour", COLOURS)
_CARD: Final = Named("card", CARDS)
_SLOT: Final = Named("slot", SLOTS)
_ACTION: Final = Named("action", ACTIONS)
_FAVOUR: Final = Named("favour", FAVOURS)
_EVENT: Final = Named("event", EVENTS)
_REGION: Final = Named("region", REGIONS)
_SPECIAL: Final = Named("special", SPECIALS)
_WHY: Final = Named("why", WHYS)


def _player(name: str = "player") -> Field:
    return Field(name, _SEAT)


def _where(name: str = "province") -> Field:
    return Field(name, _PROVINCE)


def _count(name: str = "count") -> Field:
    return Field(name, _NUMBER)


#: Everything that can happen. `reveals` marks what shows somebody something that nobody, or not
#: everybody, knew: a card turned up, or what chance decided.
HAPPENINGS: Final = [
    EventKind("sg-step", [Field("step", Named("step", STEPS))]),
    EventKind("sg-round", [_count("year"), Field("season", Named("season", SEASONS))]),
    # set-up
    EventKind("sg-first", [_player()]),
    EventKind("sg-offered", [_where()], reveals=True),
    EventKind("sg-renewed", [_player()]),
    EventKind("sg-drew", [_player(), _where()], reveals=True),
    EventKind("sg-took", [_player(), Field("place", Named("place", ["left", "right", "deck"]))]),
    EventKind("sg-settled", [_player(), _where(), _count("armies")], reveals=True),
    EventKind(
        "sg-thrown",
        [
            Field("thrown", Cubes("thrown")),
            Field("tray", Cubes("tray")),
            Field("inside", Cubes("inside")),
            Field("occasion", Named("occasion", OCCASIONS)),
        ],
        reveals=True,
        moment=True,
    ),
    EventKind("sg-events", [Field("events", Row("events", EVENTS))], reveals=True),
    # the round
    EventKind("sg-offices", [Field("offices", Several("offices", _OFFICE_NAMES))], reveals=True),
    EventKind("sg-actions", [Field("actions", Row("actions", ACTIONS))], reveals=True),
    EventKind("sg-specials", [Field("specials", Row("specials", SPECIALS))], reveals=True),
    EventKind("sg-favours", [Field("favours", Row("favours", FAVOURS))], reveals=True),
    EventKind("sg-committed", [_player()]),
    EventKind("sg-event", [Field("event", _EVENT)], reveals=True),
    EventKind("sg-bid", [_player(), Field("card", _CARD), _count("chests")], reveals=True),
    EventKind("sg-no-bid", [_player()], reveals=True),
    EventKind("sg-bid-order", [Field("players", Seats("players"))], reveals=True),
    EventKind("sg-special", [_player(), Field("special", _SPECIAL), _count("space")]),
    EventKind("sg-turn-order", [Field("players", Seats("players"))]),
    EventKind("sg-revealed", [_player(), Field("slot", _SLOT), Field("card", _CARD)], reveals=True),
    EventKind("sg-card-lost", [_player(), Field("slot", _SLOT), _where()], reveals=True),
    EventKind("sg-void", [_player(), Field("slot", _SLOT), Field("why", _WHY)]),
    EventKind("sg-action", [Field("action", _ACTION), _count("banner")], reveals=True),
    EventKind("sg-opened", [Field("action", _ACTION), _count("banner")], reveals=True),
    # what actions do
    EventKind("sg-built", [_player(), _where(), Field("building", Named("building", BUILDINGS)),
                           _count("chests")]),
    EventKind("sg-taxes", [_player(), _where(), _count("chests")]),
    EventKind("sg-harvest", [_player(), _where(), _count("rice")]),
    EventKind("sg-unrest", [_where(), _count("markers")]),
    EventKind("sg-calmed", [_player(), _where()]),
    EventKind("sg-appeased", [_player(), _where()]),
    EventKind("sg-deployed", [_player(), _where(), _count("armies"), _count("chests")]),
    EventKind("sg-moved", [_player(), _where("source"), _where("target"), _count("armies")]),
    EventKind("sg-stayed", [_player(), _where()]),
    EventKind("sg-attack", [_player(), _where("source"), _where("target"), _count("armies")]),
    EventKind("sg-extra", [_player(), Field("help", Named("help", HELPS))]),
    EventKind("sg-revolt", [_player(), _where(), _count("farmers")]),
    EventKind("sg-conquered", [_player(), _where(), _count("armies"), _count("lost")]),
    EventKind("sg-held", [_player(), _where(), _count("armies"), _count("lost")]),
    EventKind("sg-repelled", [_player(), _where()]),
    EventKind("sg-stand-off", [_player(), _where()]),
    EventKind("sg-put-down", [_player(), _where(), _count("armies"), _count("lost")]),
    EventKind("sg-overrun", [_player(), _where()]),
    EventKind("sg-neutral", [_where()]),
    # Tenno's Court
    EventKind("sg-officials", [_player(), _count()]),
    EventKind("sg-audience", [Field("players", Seats("players"))]),
    EventKind("sg-favour", [_player(), Field("favour", _FAVOUR), _count("officials")]),
    EventKind("sg-no-favour", [_player()]),
    EventKind("sg-favour-void", [_player(), Field("favour", _FAVOUR)]),
    EventKind("sg-cancelled", [_player(), Field("event", _EVENT)]),
    EventKind("sg-chests", [_player(), _count("chests")]),
    EventKind("sg-rice", [_player(), _count("rice")]),
    EventKind("sg-tray", [_player(), _count("armies")]),
    EventKind("sg-kept", [_player()]),
    EventKind("sg-landed", [_player(), _where(), _count("armies")]),
    EventKind("sg-shielded", [_player(), Field("actions", Row("actions", ACTIONS))]),
    # Samurai
    EventKind("sg-valour", [_player(), _count("card")]),
    EventKind("sg-no-valour", [_player(), _count("regions")]),
    EventKind("sg-no-bonus", [_player()]),
    # Generals
    EventKind("sg-general", [_player(), _where()]),
    EventKind("sg-general-moved", [_player(), _where("source"), _where("target")]),
    EventKind("sg-general-lost", [_player(), _where()]),
    EventKind("sg-statue", [_player(), _where()]),
    EventKind("sg-captured", [_player(), _where(), _count()]),
    # Dajokan
    EventKind(
        "sg-office",
        [_player(), Field("office", Named("office", _OFFICE_NAMES)), Field("region", _REGION)],
    ),
    EventKind("sg-no-office", [_player(), Field("region", _REGION)]),
    EventKind("sg-offices-closed", [_count()]),
    # Winter and the end
    EventKind("sg-winter", [Field("event", _EVENT), _count("rice")]),
    EventKind("sg-shortage", [_player(), _count("rice"), _count("revolts"), _count("farmers")]),
    EventKind("sg-drawn", [_player(), Field("provinces", Several("provinces", PROVINCES))],
              reveals=True),
    EventKind(
        "sg-scored",
        [
            _player(),
            _count("points"),
            Field("reason", Named("reason", REASONS)),
            Field("region", _REGION),
        ],
    ),
    EventKind(
        "sg-line",
        [_player(), _count("points"), Field("line", Named("line", ["row", "column"])), _count()],
    ),
    EventKind("sg-end", [Field("players", Seats("players"))]),
]  # fmt: skip

OFFICE_NAMES: Final = _OFFICE_NAMES
assert len(_OFFICE_NAMES) == OFFICES
