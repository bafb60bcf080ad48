"""The 21 favours by kind (SG-XT28…XT38)."""

from __future__ import annotations

from typing import Final

from gunbai.games.shogun.names import FAVOUR_COUNT

PRICES: Final = [4, 3, 2]  # SG-C19: officials for the highest, middle and lowest number

OF_EVENT: Final = 0
OF_CHESTS: Final = 1
OF_ARMIES: Final = 2
OF_CALM: Final = 3
OF_RICE: Final = 4
OF_POINTS: Final = 5
OF_BUILDING: Final = 6
OF_SHIELD: Final = 7
OF_LANDING: Final = 8

#: By number − 1.
KINDS: Final = [
    OF_EVENT, OF_CHESTS, OF_ARMIES, OF_CALM, OF_RICE, OF_POINTS, OF_BUILDING, OF_ARMIES,
    OF_CHESTS, OF_SHIELD, OF_SHIELD, OF_LANDING, OF_POINTS, OF_ARMIES, OF_RICE, OF_CHESTS,
    OF_BUILDING, OF_SHIELD, OF_POINTS, OF_RICE, OF_BUILDING,
]  # fmt: skip
#: The place of each card among those of its kind.
WHICH: Final = [KINDS[:number].count(KINDS[number]) for number in range(FAVOUR_COUNT)]
