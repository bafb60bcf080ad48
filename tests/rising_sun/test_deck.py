"""A card is an entry of the data file and a class of the same name; no other list has it."""

from __future__ import annotations

from types import ModuleType

import pytest

from gunbai.core.errors import BadData
from gunbai.games.rising_sun.bot import opinions
from gunbai.games.rising_sun.cards import archway, core, gods, horseman, ship, teapot
from gunbai.games.rising_sun.cards.deck import card_classes, card_name
from gunbai.games.rising_sun.game import load
from gunbai.games.rising_sun.names import (
    CARDS,
    EFFECTS,
    FIGURES,
    KOI_EXCHANGE,
    MONSTERS,
    STRONGHOLD,
)
from gunbai.games.rising_sun.tables import load_tables
from gunbai.games.rising_sun.verbs import CODEC

MODULES: list[ModuleType] = [core, archway, teapot, horseman, ship, gods]


def test_every_card_has_the_class_of_its_name() -> None:
    cards = load().cards
    assert [card_name(type(card)) for card in cards] == CARDS
    assert [card.index for card in cards] == list(range(len(CARDS)))
    assert [CARDS[card.index] for card in cards if card.figure >= 0] == MONSTERS


@pytest.mark.parametrize(
    ("names", "problem"),
    [
        ([*CARDS, "path-of-the-otter"], "without a class: path-of-the-otter; without data: none"),
        (CARDS[:-1], f"without a class: none; without data: {CARDS[-1]}"),
    ],
)
def test_a_card_without_class_or_a_class_without_card(names: list[str], problem: str) -> None:
    with pytest.raises(LookupError, match=problem):
        card_classes(MODULES, names)


def test_numbers_do_not_change_with_own_values() -> None:
    """The built-in file names and orders the cards; a file of one's own only changes values."""
    own: dict[str, object] = {"cards": {"ebisu": {"price": 3}, "komainu": {"price": 5}}}
    changed = load().with_data(own)
    assert changed.codec is CODEC
    assert [card.price for card in load_tables(own).cards[::53]] == [5, 3]
    with pytest.raises(BadData):
        load_tables({"cards": {"path-of-the-otter": {"type": "virtue"}}})
    assert [card.price for card in load_tables().cards[::53]] == [2, 0], "the built-in ones"


def test_numbers_that_stored_games_know() -> None:
    """Cards and figures are stored as numbers in events, so the first ones keep theirs."""
    assert CARDS[0] == "komainu"
    assert CARDS[53] == "ebisu"
    assert FIGURES[17] == "ebisu"
    assert (EFFECTS[KOI_EXCHANGE], FIGURES[STRONGHOLD]) == ("koi-exchange", "stronghold")
    assert CODEC.parse("buy ebisu") == 13 << 24 | 53


def test_a_bot_has_an_opinion_of_every_card() -> None:
    """The print of a card gives it a worth; opinions of its own name cards that exist."""
    assert len(opinions.CARD_WORTH) == len(CARDS)
    assert set(opinions._OPINIONS) <= set(CARDS)
    assert opinions.CARD_WORTH[CARDS.index("path-of-the-lion")] == 1.2
    assert opinions.CARD_WORTH[CARDS.index("mercy")] == 2.2
    assert opinions.CARD_WORTH[CARDS.index("courage")] == 4.2
