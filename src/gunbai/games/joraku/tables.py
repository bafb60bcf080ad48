"""The values and names of Joraku as typed constants, checked on load."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from gunbai.core.game import ValueBlock
from gunbai.core.values import bad_data, block_of, read_blocks, value_block

# The road (JK-C02, JK-C03): neighbours differ by one.
AREAS: Final = ["kyoto", "omi", "ise", "owari", "mikawa", "totomi", "shinano"]
KYOTO: Final = 0
LAST_AREA: Final = 6
AREA_COUNT: Final = 7

# A faction is the pieces of one colour (JK-C04); its number is the colour's place here.
COLOURS: Final = ["red", "blue", "yellow", "purple"]
COLOUR_COUNT: Final = 4
SAMURAI_EACH: Final = 10
ROUNDS: Final = 3

# A skirmish card is its colour times seven plus its value; the ninja has value 0 (JK-C06, W04).
CARD_COLOURS: Final = ["red", "yellow", "blue"]
RED: Final = 0
YELLOW: Final = 1
BLUE: Final = 2
SUIT_SIZE: Final = 7
CARD_COUNT: Final = 21
NINJA: Final = 0
SIX: Final = 6
CARDS: Final = [
    ("n" if value == NINJA else str(value)) + letter for letter in "ryb" for value in range(7)
]
ALL_CARDS: Final = (1 << CARD_COUNT) - 1
#: The cards of one colour in a set of cards, and where those of yellow and blue begin.
ONE_SUIT: Final = 127
YELLOW_CARDS: Final = 7
BLUE_CARDS: Final = 14
SUIT_MASK: Final = [ONE_SUIT << (SUIT_SIZE * colour) for colour in range(3)]
CARD_VALUE: Final = [card % SUIT_SIZE for card in range(CARD_COUNT)]
CARD_SUIT: Final = [card // SUIT_SIZE for card in range(CARD_COUNT)]
#: Order of cards for defaults and displays: value first, then red, yellow, blue.
LOW_TO_HIGH: Final = sorted(range(CARD_COUNT), key=CARD_VALUE.__getitem__)

DAIMYO_CARDS: Final = 6
# JK-T02: in two against two each player gets a card of both halves.
LOW_NUMBERS: Final = [1, 2, 3]
HIGH_NUMBERS: Final = [4, 5, 6]
DAIMYO_INFLUENCE: Final = 2  # JK-W09
MOST_PLACED: Final = 3  # JK-K08, JK-K12
DAIMYO_STEP: Final = 2  # action points, JK-K17
NEUTRAL_SAMURAI: Final = 2  # in each area between Kyoto and the last one, JK-N04

# Cards that each player is dealt, and how many of them are passed on.
HAND_OF_THREE: Final = 6  # with three players, JK-R02
HAND_OF_FOUR: Final = 5  # with four, JK-R03
HAND_OF_NEUTRAL: Final = 8  # with a neutral faction, JK-N06
PASSED: Final = 2  # JK-R05
PASSED_OF_NEUTRAL: Final = 3  # JK-N07
PRIVATE_CARDS: Final = 3  # JK-T07
DRAFT_CARDS: Final = 5  # JK-T08

BOTH: Final = 0b11  # seats of a game of two, as bits

BASE: Final = 0
TWO_VS_TWO: Final = 1
NEUTRAL: Final = 2
MODES: Final = ["base", "two_vs_two", "neutral"]

# The variant cards (JK-V), as bits by their numbers.
IN_PERSON: Final = 1 << 1  # points for being there, at Prestige
TIES_WIN: Final = 1 << 2
LOUDER: Final = 1 << 3  # another row of points for Kachidoki
ENTRY: Final = 1 << 4  # points for entering Kyoto
FOLLOWING: Final = 1 << 5  # points for following the colour led
SWIFT: Final = 1 << 6  # another price for a step of the daimyo
VARIANTS: Final = 6

_MOST_POINTS: Final = 99
_FILE: Final = Path(__file__).parent / "data" / "joraku.toml"


#: The cards of each set of cards of one colour.
_CARDS_OF: Final = [
    [
        [suit * SUIT_SIZE + v for v in range(SUIT_SIZE) if bits >> v & 1]
        for bits in range(ONE_SUIT + 1)
    ]
    for suit in range(3)
]
_COUNT_OF: Final = [len(cards) for cards in _CARDS_OF[0]]


def cards_of(mask: int) -> list[int]:
    """Return the cards of a set of cards, lowest number first."""
    return (
        _CARDS_OF[RED][mask & ONE_SUIT]
        + _CARDS_OF[YELLOW][mask >> YELLOW_CARDS & ONE_SUIT]
        + _CARDS_OF[BLUE][mask >> BLUE_CARDS]
    )


def card_count(mask: int) -> int:
    return (
        _COUNT_OF[mask & ONE_SUIT]
        + _COUNT_OF[mask >> YELLOW_CARDS & ONE_SUIT]
        + _COUNT_OF[mask >> BLUE_CARDS]
    )


class Tables:
    """The values a position needs."""

    def __init__(
        self,
        prestige: list[list[list[int]]],
        kachidoki: list[int],
        louder: list[int],
        entry: int,
        follow: int,
        swift: int,
        values: list[ValueBlock],
        changed: dict[str, object] | None,
    ) -> None:
        self.prestige: Final = prestige  # area, round, rank − 1 (JK-C10)
        self.kachidoki: Final = kachidoki  # rank − 1 (JK-W12)
        self.louder: Final = louder  # variant 3 (JK-V3b)
        self.entry: Final = entry  # variant 4: points, or −1 for the daimyo card (JK-V4b)
        self.follow: Final = follow  # variant 5 (JK-V5a)
        self.swift: Final = swift  # variant 6: action points (JK-V6a)
        self.values: Final = values
        self.changed: Final = changed  # the blocks a user's own file replaced


def load_tables(own: dict[str, object] | None = None) -> Tables:
    """Return the built-in values with the blocks of `own` in their place, or raise `BadData`."""
    blocks = read_blocks(_FILE, own)
    values: list[ValueBlock] = []
    prestige: list[list[list[int]]] = []
    areas = block_of(blocks, "prestige", "prestige")
    for area in AREAS:
        name = f"prestige.{area}"
        block = block_of(areas, area, name)
        values.append(value_block(name, block))
        rows = block.get("rows")
        if not isinstance(rows, list) or len(rows) != ROUNDS:
            raise bad_data("data-rows", f"{name}.rows")
        prestige.append([_row(row, f"{name}.rows") for row in rows])
    for name in ("kachidoki", "variant3", "variant4", "variant5", "variant6", "names"):
        values.append(value_block(name, block_of(blocks, name, name)))
    names = values[-1].values.get("daimyo")
    if not isinstance(names, list) or len(names) != DAIMYO_CARDS:
        raise bad_data("data-names", "names.daimyo")
    return Tables(
        prestige,
        kachidoki=_row(block_of(blocks, "kachidoki", "kachidoki").get("row"), "kachidoki.row"),
        louder=_row(block_of(blocks, "variant3", "variant3").get("row"), "variant3.row"),
        entry=_entry(block_of(blocks, "variant4", "variant4").get("amount")),
        follow=_points(block_of(blocks, "variant5", "variant5").get("amount"), "variant5.amount"),
        swift=_cost(block_of(blocks, "variant6", "variant6").get("cost")),
        values=values,
        changed=own if own else None,
    )


def _points(value: object, name: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= _MOST_POINTS:
        raise bad_data("data-points", name)
    return value


def _row(value: object, name: str) -> list[int]:
    if not isinstance(value, list) or len(value) != 3:
        raise bad_data("data-row", name)
    row = [_points(part, name) for part in value]
    if row[0] < row[1] or row[1] < row[2]:
        raise bad_data("data-falling", name)
    return row


def _entry(value: object) -> int:
    return -1 if value == "daimyo card" else _points(value, "variant4.amount")


def _cost(value: object) -> int:
    cost = _points(value, "variant6.cost")
    if not 1 <= cost <= SIX:
        raise bad_data("data-cost", "variant6.cost")
    return cost
