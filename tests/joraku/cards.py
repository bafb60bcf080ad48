"""Cards of Joraku as sets: masks, names, and what is named in a view or an event."""

from __future__ import annotations

import json
import re

from gunbai.games.joraku.tables import CARDS


def cards(text: str) -> int:
    """Return a set of cards: `cards("5r nb")`."""
    mask = 0
    for word in text.split():
        mask |= 1 << CARDS.index(word)
    return mask


def named(mask: int) -> set[str]:
    return {card for number, card in enumerate(CARDS) if mask >> number & 1}


def cards_in(thing: object) -> set[str]:
    """Return every card that is named anywhere in a view or an event."""
    return set(re.findall('"([n1-6][ryb])"', json.dumps(thing)))
