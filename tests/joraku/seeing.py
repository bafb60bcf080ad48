"""What a viewer of Joraku is shown: helpers of the tests of hidden information."""

from __future__ import annotations

import json
import re

import gunbai
from gunbai.games.joraku.state import JorakuState
from gunbai.games.joraku.tables import CARDS
from gunbai.games.joraku.view_types import SeatCards

ONLOOKER = gunbai.SPECTATOR


def cards_in(thing: object) -> set[str]:
    """Every card that is named anywhere in a view or an event."""
    return set(re.findall('"([n1-6][ryb])"', json.dumps(thing)))


def named(mask: int) -> set[str]:
    return {card for number, card in enumerate(CARDS) if mask >> number & 1}


def rows(s: JorakuState, viewer: int) -> list[SeatCards]:
    """What a viewer sees of each seat."""
    return s.observe(viewer)["seats"]
