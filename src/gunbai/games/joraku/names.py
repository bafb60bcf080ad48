"""Cards and plays by name, for views, dumps and refusals."""

from __future__ import annotations

from gunbai.core.errors import Refusal
from gunbai.games.joraku.kinds import CARD_BITS, CARD_MASK
from gunbai.games.joraku.position.position import JorakuPosition
from gunbai.games.joraku.tables import CARDS, COLOURS, cards_of
from gunbai.games.joraku.view_types import Play


def card_names(mask: int) -> list[str]:
    return [CARDS[card] for card in cards_of(mask)]


def refuse_card(mask: int, rule: str) -> Refusal:
    """Return the refusal for cards that are not in the hand."""
    return Refusal("jk-refuse-not-in-hand", rule, {"cards": card_names(mask)})


def play_names(s: JorakuPosition, play: int) -> Play:
    """Return a card on the table: who played it, for which colour."""
    colour = play >> CARD_BITS
    return {
        "seat": s.setup.owner[colour],
        "colour": COLOURS[colour],
        "card": CARDS[play & CARD_MASK],
    }
