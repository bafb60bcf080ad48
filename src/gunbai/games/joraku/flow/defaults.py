"""Default cards for an absent player, in the order of the ledger's table of defaults."""

from __future__ import annotations

from gunbai.games.joraku.tables import LOW_TO_HIGH


def lowest_cards(mask: int, count: int) -> int:
    """Return the `count` lowest cards of a set: by value, then red, yellow, blue."""
    out = 0
    for card in LOW_TO_HIGH:
        if count and mask >> card & 1:
            out |= 1 << card
            count -= 1
    return out


def lowest_card(mask: int) -> int:
    for card in LOW_TO_HIGH:
        if mask >> card & 1:
            return card
    raise ValueError("there is no card to choose from")


def highest_card(mask: int) -> int:
    highest = lowest_card(mask)
    for card in LOW_TO_HIGH:
        if mask >> card & 1:
            highest = card
    return highest
