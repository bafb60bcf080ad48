"""What can be done and what can happen in Joraku: verbs and events with their fields."""

from __future__ import annotations

from typing import Final

from gunbai.core.codec import VERB_SHIFT, Action, Codec, Field, Named, Number, Several, Verb
from gunbai.core.event import EventKind
from gunbai.games.joraku.tables import AREAS, CARDS, COLOURS, SAMURAI_EACH

PASS: Final = 1 << VERB_SHIFT  # JK-D02, JK-D11
DISCARD: Final = 2 << VERB_SHIFT  # JK-D12
PICK: Final = 3 << VERB_SHIFT  # JK-D09
PLAY: Final = 4 << VERB_SHIFT  # JK-D03
EFFECT: Final = 5 << VERB_SHIFT  # JK-D04
PLACE: Final = 6 << VERB_SHIFT  # JK-D05, JK-D06
MARCH: Final = 7 << VERB_SHIFT  # JK-D07: the daimyo
MOVE: Final = 8 << VERB_SHIFT  # JK-D07: a samurai
REMOVE: Final = 9 << VERB_SHIFT  # JK-D07
SEND: Final = 10 << VERB_SHIFT  # JK-D13
STOP: Final = 11 << VERB_SHIFT  # JK-D06, JK-D07
COMMAND: Final = 12 << VERB_SHIFT  # JK-D10
LOWER: Final = 13 << VERB_SHIFT  # JK-D08: the colour that gets the lower daimyo card

PAYLOAD: Final = (1 << VERB_SHIFT) - 1
#: Fields of `place` and `move` are packed as three bits of area, then the second field.
AREA_BITS: Final = 3
AREA_MASK: Final = 7

A: Final = 0
B: Final = 1

_AREA: Final = Named("area", AREAS)
_CARD: Final = Named("card", CARDS)
_SOME_CARDS: Final = Several("cards", CARDS)
_COLOUR: Final = Named("colour", COLOURS)
_EFFECT: Final = Named("effect", ["a", "b"])

CODEC: Final = Codec(
    [
        Verb(1, "pass", [Field("cards", _SOME_CARDS)]),
        Verb(2, "discard", [Field("card", _CARD)]),
        Verb(3, "pick", [Field("card", _CARD)]),
        Verb(4, "play", [Field("card", _CARD)]),
        Verb(5, "effect", [Field("effect", _EFFECT)]),
        Verb(6, "place", [Field("area", _AREA), Field("count", Number("count", 3))]),
        Verb(7, "march", [Field("area", _AREA)]),
        Verb(8, "move", [Field("from", _AREA), Field("area", _AREA)]),
        Verb(9, "remove", [Field("colour", _COLOUR)]),
        Verb(10, "send", [Field("area", _AREA)]),
        Verb(11, "stop", []),
        Verb(12, "command", [Field("colour", _COLOUR)]),
        Verb(13, "lower", [Field("colour", _COLOUR)]),
    ]
)


def place(area: int, count: int) -> Action:
    return PLACE | area | count << AREA_BITS


def move(source: int, target: int) -> Action:
    return MOVE | source | target << AREA_BITS


# Why reputation points were gained.
FOR_KACHIDOKI: Final = 0
FOR_PRESTIGE: Final = 1
FOR_PRESENCE: Final = 2  # variant 1
FOR_ENTRY: Final = 3  # variant 4
FOR_COLOUR: Final = 4  # variant 5
GAINS: Final = ["kachidoki", "prestige", "presence", "entry", "colour"]

_SEAT: Final = Number("seat", 7)
_COUNT: Final = Number("count", SAMURAI_EACH)
_NUMBER: Final = Number("number", 255)


def _player(name: str = "player") -> Field:
    return Field(name, _SEAT)


#: Everything that can happen. `reveals` marks what shows somebody a card they did not know.
HAPPENINGS: Final = [
    EventKind("jk-variant", [Field("variant", _NUMBER)]),
    EventKind("jk-daimyo-card", [_player(), Field("number", _NUMBER)]),
    EventKind("jk-daimyo", [_player(), Field("colour", _COLOUR), Field("number", _NUMBER)]),
    EventKind("jk-neutral", [Field("colour", _COLOUR)]),
    EventKind("jk-first", [_player()]),
    EventKind("jk-round", [Field("round", _NUMBER)]),
    EventKind("jk-deal", [Field("count", _NUMBER), Field("aside", _NUMBER)]),
    EventKind("jk-hand", [_player(), Field("cards", _SOME_CARDS)], reveals=True),
    EventKind("jk-private", [_player(), Field("cards", _SOME_CARDS)], reveals=True),
    EventKind("jk-sealed", [_player()]),
    EventKind("jk-passed", [_player(), Field("neighbour", _SEAT), Field("count", _NUMBER)]),
    EventKind("jk-gave", [_player(), Field("neighbour", _SEAT), Field("cards", _SOME_CARDS)]),
    EventKind(
        "jk-received",
        [_player(), Field("neighbour", _SEAT), Field("cards", _SOME_CARDS)],
        reveals=True,
    ),
    EventKind("jk-draft", [_player(), Field("cards", _SOME_CARDS)], reveals=True),
    EventKind("jk-picked", [_player(), Field("card", _CARD)]),
    EventKind("jk-discarded", [_player()]),
    EventKind("jk-threw", [_player(), Field("card", _CARD)]),
    EventKind("jk-neutral-marches", [Field("area", _AREA)]),
    EventKind("jk-commands", [_player(), Field("colour", _COLOUR)]),
    EventKind(
        "jk-played", [_player(), Field("colour", _COLOUR), Field("card", _CARD)], reveals=True
    ),
    EventKind("jk-effect", [Field("colour", _COLOUR), Field("effect", _EFFECT)]),
    EventKind(
        "jk-placed", [Field("colour", _COLOUR), Field("area", _AREA), Field("count", _COUNT)]
    ),
    EventKind("jk-marched", [Field("colour", _COLOUR), Field("from", _AREA), Field("area", _AREA)]),
    EventKind("jk-moved", [Field("colour", _COLOUR), Field("from", _AREA), Field("area", _AREA)]),
    EventKind(
        "jk-removed", [Field("colour", _COLOUR), Field("victim", _COLOUR), Field("area", _AREA)]
    ),
    EventKind("jk-sent", [Field("colour", _COLOUR), Field("from", _AREA), Field("area", _AREA)]),
    EventKind("jk-stopped", [Field("colour", _COLOUR), Field("points", _NUMBER)]),
    EventKind("jk-won", [_player(), Field("colour", _COLOUR), Field("card", _CARD)]),
    EventKind("jk-kachidoki", [_player(), Field("area", _AREA)], moment=True),
    EventKind("jk-prestige", [Field("round", _NUMBER)], moment=True),
    EventKind(
        "jk-gained",
        [
            Field("colour", _COLOUR),
            Field("points", _NUMBER),
            Field("reason", Named("reason", GAINS)),
            Field("area", _AREA),
        ],
    ),
    EventKind("jk-end", [_player()]),
]
