"""All season cards: each name in the data file has a class of the same name."""

from __future__ import annotations

import re
from types import ModuleType
from typing import Final

from gunbai.games.rising_sun.cards import archway, core, gods, horseman, ship, teapot
from gunbai.games.rising_sun.cards.base import Card
from gunbai.games.rising_sun.names import CARDS
from gunbai.games.rising_sun.position.position import RisingSunPosition
from gunbai.games.rising_sun.tables import Tables

CardClass = type[Card[RisingSunPosition]]


def card_name(kind: CardClass) -> str:
    """Return the name that a class has in the data file: `path-of-the-lion`."""
    return re.sub(r"\B([A-Z])", r"-\1", kind.__name__).lower()


def card_classes(modules: list[ModuleType], names: list[str]) -> dict[str, CardClass]:
    """Find the classes of these cards; a class that others derive from need not be a card."""
    found: dict[str, CardClass] = {}
    for module in modules:
        for kind in vars(module).values():
            if isinstance(kind, type) and issubclass(kind, Card):
                name = card_name(kind)
                if name in names or not kind.__subclasses__():
                    found[name] = kind
    if found.keys() != set(names):
        without_class = ", ".join(sorted(set(names) - found.keys())) or "none"
        without_data = ", ".join(sorted(found.keys() - set(names))) or "none"
        raise LookupError(f"cards without a class: {without_class}; without data: {without_data}")
    return found


_CLASSES: Final = card_classes([core, archway, teapot, horseman, ship, gods], CARDS)


def make_cards(tables: Tables) -> list[Card[RisingSunPosition]]:
    return [_CLASSES[name](index, tables.cards[index]) for index, name in enumerate(CARDS)]
