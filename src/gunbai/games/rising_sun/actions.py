"""What players can do and what can happen in Rising Sun, declared once."""

from __future__ import annotations

from typing import Final

from gunbai.core.codec import FIRST_FREE_ACTION, VERB_SHIFT, Action, Codec, Field, Verb
from gunbai.core.event import EventKind
from gunbai.core.kinds import Kind, Named, Number
from gunbai.core.rows import Row, Seats
from gunbai.games.rising_sun.names import (
    ADVANTAGES,
    CARDS,
    CAUSES,
    CLANS,
    EFFECTS,
    FIGURES,
    KAMI,
    MANDATES,
    PROVINCES,
    SEASONS,
    SHRINE,
)

OFFER: Final = 1 << VERB_SHIFT  # RS-DP03
WITHDRAW: Final = 2 << VERB_SHIFT  # RS-DP03
ACCEPT: Final = 3 << VERB_SHIFT  # RS-DP03
REFUSE: Final = 4 << VERB_SHIFT  # RS-DP03
READY: Final = 5 << VERB_SHIFT  # RS-DP03, RS-DP31
CHOOSE: Final = 6 << VERB_SHIFT  # RS-DP05
BURY: Final = 7 << VERB_SHIFT  # RS-DP06
SUMMON: Final = 8 << VERB_SHIFT  # RS-DP07, RS-DP11, RS-DP16
WORSHIP: Final = 9 << VERB_SHIFT  # RS-DP07, RS-DP11
DONE: Final = 10 << VERB_SHIFT  # RS-DP07, RS-DP08, RS-DP13, RS-DP15
MOVE: Final = 11 << VERB_SHIFT  # RS-DP08, RS-DP15
BUILD: Final = 12 << VERB_SHIFT  # RS-DP09
BUY: Final = 13 << VERB_SHIFT  # RS-DP10, RS-DP17
WAIVE: Final = 14 << VERB_SHIFT  # RS-DP10: buy without the bonus (RS-Q106)
REPLACE: Final = 15 << VERB_SHIFT  # RS-DP13
USE: Final = 16 << VERB_SHIFT  # whatever may be used as it is
PASS: Final = 17 << VERB_SHIFT  # whatever is offered and not wanted
FIRST: Final = 18 << VERB_SHIFT  # RS-DP18
LAST: Final = 19 << VERB_SHIFT  # RS-DP18
EFFECT: Final = 20 << VERB_SHIFT  # RS-DP19
STAKE: Final = 21 << VERB_SHIFT  # RS-DP22
CONFIRM: Final = 22 << VERB_SHIFT  # RS-DP22
CAPTURE: Final = 23 << VERB_SHIFT  # RS-DP24
GIVE: Final = 24 << VERB_SHIFT  # RS-DP27, Benevolence
PLACE: Final = 25 << VERB_SHIFT  # Kenin, Light, Samurai
KILL: Final = 26 << VERB_SHIFT  # Ninja, Oni of Hate
PUSH: Final = 27 << VERB_SHIFT  # Benten
CHARGE: Final = 28 << VERB_SHIFT  # RS-Q109
PAY: Final = 29 << VERB_SHIFT  # RS-DP29
MUSTER: Final = 30 << VERB_SHIFT  # Ashigaru
DISPLACE: Final = 31 << VERB_SHIFT  # Hotei
GIFT: Final = FIRST_FREE_ACTION  # RS-DP04
UNREADY: Final = 65 << VERB_SHIFT  # RS-DP03, RS-DP31

PAYLOAD: Final = (1 << VERB_SHIFT) - 1

#: Where a Replace or a Place can happen: the provinces, then the shrines by their kami.
PLACES: Final = [*PROVINCES, *KAMI]

_CLAN: Final = Named("clan", CLANS)
_FIGURE: Final = Named("figure", FIGURES)
_PROVINCE: Final = Named("province", PROVINCES)
_KAMI: Final = Named("kami", KAMI)
_MANDATE: Final = Named("mandate", MANDATES)
_CARD: Final = Named("card", CARDS)
_PLACE: Final = Named("place", PLACES)
_COINS: Final = Number("coins", 63)


def _with(name: str = "clan") -> Field:
    return Field(name, _CLAN)


CODEC: Final = Codec(
    [
        Verb(1, "offer", [_with()]),
        Verb(2, "withdraw", [_with()]),
        Verb(3, "accept", [_with()]),
        Verb(4, "refuse", [_with()]),
        Verb(5, "ready", []),
        Verb(6, "choose", [Field("mandate", _MANDATE)]),
        Verb(7, "bury", [Field("tile", _MANDATE), Field("mandate", _MANDATE)]),
        Verb(8, "summon", [Field("figure", _FIGURE), Field("province", _PROVINCE)]),
        Verb(
            9,
            "worship",
            [Field("figure", _FIGURE), Field("province", _PROVINCE), Field("kami", _KAMI)],
        ),
        Verb(10, "done", []),
        Verb(
            11,
            "move",
            [
                Field("figure", _FIGURE),
                Field("source", _PROVINCE),
                Field("target", _PROVINCE),
                Field("count", Number("count", 7)),
            ],
        ),
        Verb(12, "build", [Field("figure", _FIGURE), Field("province", _PROVINCE)]),
        Verb(13, "buy", [Field("card", _CARD)]),
        Verb(14, "waive", [Field("card", _CARD)]),
        Verb(
            15,
            "replace",
            [
                _with(),
                Field("victim", _FIGURE),
                Field("place", _PLACE),
                Field("figure", _FIGURE),
            ],
        ),
        Verb(16, "use", []),
        Verb(17, "pass", []),
        Verb(18, "first", []),
        Verb(19, "last", []),
        Verb(20, "effect", [Field("effect", Named("effect", EFFECTS))]),
        Verb(
            21,
            "stake",
            [Field("advantage", Named("advantage", ADVANTAGES)), Field("coins", _COINS)],
        ),
        Verb(22, "confirm", []),
        Verb(23, "capture", [_with(), Field("figure", _FIGURE)]),
        Verb(24, "give", [_with()]),
        Verb(25, "place", [Field("figure", _FIGURE), Field("place", _PLACE)]),
        Verb(26, "kill", [_with(), Field("figure", _FIGURE), Field("province", _PROVINCE)]),
        Verb(27, "push", [_with(), Field("figure", _FIGURE), Field("target", _PROVINCE)]),
        Verb(28, "charge", []),
        Verb(29, "pay", []),
        Verb(30, "muster", [Field("province", _PROVINCE)]),
        Verb(31, "displace", [_with(), Field("figure", _FIGURE)]),
        Verb(64, "gift", [_with(), Field("coins", _COINS), Field("ronin", Number("ronin", 63))]),
        Verb(65, "unready", []),
    ]
)

CLAN_MASK: Final = 7
FIGURE_BITS: Final = 5
FIGURE_MASK: Final = 31
PROVINCE_BITS: Final = 3
PROVINCE_MASK: Final = 7


def summon(figure: int, province: int) -> Action:
    return SUMMON | figure | province << 5


def worship(figure: int, province: int, kami: int) -> Action:
    return WORSHIP | figure | province << 5 | kami << 8


def move(figure: int, source: int, target: int, count: int) -> Action:
    return MOVE | figure | source << 5 | target << 8 | count << 11


def build(figure: int, province: int) -> Action:
    return BUILD | figure | province << 5


def bury(tile: int, mandate: int) -> Action:
    return BURY | tile | mandate << 3


def replace(clan: int, victim: int, place: int, figure: int) -> Action:
    return REPLACE | clan | victim << 3 | place << 8 | figure << 12


def stake(advantage: int, coins: int) -> Action:
    return STAKE | advantage | coins << 2


def capture(clan: int, figure: int) -> Action:
    return CAPTURE | clan | figure << 3


def place_figure(figure: int, place: int) -> Action:
    return PLACE | figure | place << 5


def kill(clan: int, figure: int, province: int) -> Action:
    return KILL | clan | figure << 3 | province << 8


def push(clan: int, figure: int, target: int) -> Action:
    return PUSH | clan | figure << 3 | target << 8


def displace(clan: int, figure: int) -> Action:
    return DISPLACE | clan | figure << 3


def gift(clan: int, coins: int, ronin: int) -> Action:
    return GIFT | clan | coins << 3 | ronin << 9


def zone_of(place: int, shrines: list[int]) -> int:
    """The zone of a place of an action; −1 for a kami without a shrine in this game."""
    if place < SHRINE:
        return place
    kami = place - SHRINE
    return SHRINE + shrines.index(kami) if kami in shrines else -1


def place_of(zone: int, shrines: list[int]) -> int:
    return zone if zone < SHRINE else SHRINE + shrines[zone - SHRINE]


class Bids(Kind):
    """Coins on the four advantages, eight bits each."""

    def __init__(self) -> None:
        super().__init__("bids", 32)

    def thing(self, value: int) -> object:
        return {name: value >> (8 * n) & 255 for n, name in enumerate(ADVANTAGES)}


def pack_bids(bids: list[int]) -> int:
    return bids[0] | bids[1] << 8 | bids[2] << 16 | bids[3] << 24


_SEAT: Final = Number("seat", 7)
_NUMBER: Final = Number("number", 255)
_SEASON: Final = Named("season", SEASONS)
_ADVANTAGE: Final = Named("advantage", ADVANTAGES)
_CAUSE: Final = Named("cause", CAUSES)


def _player(name: str = "player") -> Field:
    return Field(name, _SEAT)


def _other() -> Field:
    return Field("neighbour", _SEAT)


def _where(name: str = "province") -> Field:
    return Field(name, _PROVINCE)


def _who() -> Field:
    return Field("figure", _FIGURE)


def _count(name: str = "count") -> Field:
    return Field(name, _NUMBER)


def _why() -> Field:
    return Field("cause", _CAUSE)


def _card() -> Field:
    return Field("card", _CARD)


#: Everything that can happen. `reveals` marks what can't be taken back: what shows something that
#: not everybody knew, what chance decided, and gifts (RS-N06).
HAPPENINGS: Final = [
    # the season
    EventKind("rs-clans", [Field("clans", Row("clans", CLANS))], reveals=True),
    EventKind("rs-shrines", [Field("shrines", Row("shrines", KAMI))], reveals=True),
    EventKind("rs-season", [Field("season", _SEASON)]),
    EventKind("rs-wars", [Field("provinces", Row("provinces", PROVINCES))], reveals=True),
    EventKind("rs-cards", [Field("season", _SEASON)]),
    EventKind("rs-returned", [_player(), _who(), _other()]),
    # what is gained and lost
    EventKind("rs-coins", [_player(), _count("coins"), _why()]),
    EventKind("rs-ronin", [_player(), _count("ronin"), _why()]),
    EventKind("rs-points", [_player(), _count("points"), _why()]),
    EventKind("rs-lost-coins", [_player(), _count("coins"), _why()]),
    EventKind("rs-taken", [_player(), _other(), _count("coins"), _why()]),
    EventKind("rs-lost-points", [_player(), _count("points"), _why()]),
    EventKind("rs-honor-up", [_player(), _why()]),
    EventKind("rs-honor-down", [_player(), _why()]),
    EventKind("rs-honor-top", [_player()]),
    EventKind("rs-tie", [_player(), Field("players", Seats("players"))]),
    # Tea Ceremony and gifts
    EventKind("rs-tea", [Field("season", _SEASON)]),
    EventKind("rs-offer", [_player(), _other()]),
    EventKind("rs-withdrawn", [_player(), _other()]),
    EventKind("rs-refused", [_player(), _other()]),
    EventKind("rs-allied", [_player(), _other()], reveals=True, moment=True),
    EventKind("rs-ready", [_player()]),
    EventKind("rs-not-ready", [_player()]),
    EventKind("rs-gift", [_player(), _other(), _count("coins"), _count("ronin")], reveals=True),
    EventKind("rs-broken", [_player(), _other()], moment=True),
    # mandates
    EventKind("rs-draws", [_player()], reveals=True),
    EventKind("rs-mandate", [_player(), Field("mandate", _MANDATE)], reveals=True),
    EventKind("rs-buried", [_player(), Field("mandate", _MANDATE)]),
    EventKind("rs-acted", [_player(), Field("mandate", _MANDATE)]),
    EventKind("rs-summoned", [_player(), _who(), _where()]),
    EventKind("rs-worships", [_player(), _who(), Field("kami", _KAMI)]),
    EventKind("rs-placed", [_player(), _who(), Field("place", _PLACE)]),
    EventKind("rs-waits", [_player(), _who()]),
    EventKind("rs-moved", [_player(), _who(), _where("source"), _where("target")]),
    EventKind("rs-toll", [_player(), _other()]),
    EventKind("rs-toll-paid", [_player(), _other()]),
    EventKind("rs-turned-back", [_player(), _who(), _where()]),
    EventKind("rs-built", [_player(), _who(), _where(), _count("coins")]),
    EventKind("rs-bought", [_player(), _card(), _count("coins")]),
    EventKind("rs-shared", [_player(), _other()]),
    EventKind("rs-harvest", [_player(), _where()]),
    EventKind("rs-replaced", [_player(), _who(), _other(), Field("place", _PLACE)], moment=True),
    EventKind("rs-sent-home", [_player(), _who(), Field("place", _PLACE)]),
    EventKind("rs-effect", [_player(), Field("effect", Named("effect", EFFECTS))]),
    EventKind("rs-not-used", [_player(), Field("effect", Named("effect", EFFECTS))]),
    # kami
    EventKind("rs-kami", [_count()]),
    EventKind("rs-shrine", [_player(), Field("kami", _KAMI), _count("force")]),
    EventKind("rs-no-shrine", [Field("kami", _KAMI)]),
    EventKind("rs-declined", [_player(), Field("kami", _KAMI)]),
    # war
    EventKind("rs-war", [Field("season", _SEASON)]),
    EventKind("rs-exchanged", [_player(), _count("coins")]),
    EventKind("rs-no-war", [_where(), _count("number")], moment=True),
    EventKind("rs-alone", [_player(), _where(), _count("number")]),
    EventKind("rs-peace", [_player(), _where(), _count("number")]),
    EventKind("rs-battle", [_where(), Field("players", Seats("players")), _count("number")]),
    EventKind("rs-committed", [_player()]),
    EventKind("rs-bid", [_player(), Field("bids", Bids())], reveals=True, moment=True),
    EventKind("rs-advantage", [_player(), Field("advantage", _ADVANTAGE), _count("coins")]),
    EventKind("rs-no-advantage", [Field("advantage", _ADVANTAGE)]),
    EventKind("rs-no-use", [_player(), Field("advantage", _ADVANTAGE)]),
    EventKind("rs-seppuku", [_player(), _count()]),
    EventKind("rs-hostage", [_player(), _other(), _who()]),
    EventKind("rs-hired", [_player(), _count("force")]),
    EventKind("rs-force", [_player(), _where(), _count("force")]),
    EventKind("rs-victory", [_player(), _where(), _count("force")], moment=True),
    EventKind("rs-token", [_player(), _where(), Field("season", _SEASON)]),
    EventKind("rs-killed", [_player(), _who(), _where(), _why()]),
    EventKind("rs-spared", [_player(), _where()]),
    EventKind("rs-poets", [_player(), _count("kills")]),
    EventKind("rs-reparations", [_player(), _other(), _count("coins")]),
    EventKind("rs-bids-lost", [_player(), _count("coins")]),
    EventKind("rs-war-over", [_where(), _count("number")]),
    EventKind("rs-cleanup", [Field("season", _SEASON)]),
    # Winter
    EventKind("rs-scored", [_player(), _count("points"), _why()], moment=True),
    EventKind("rs-end", [Field("players", Seats("players"))]),
]
