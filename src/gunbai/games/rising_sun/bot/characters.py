"""Characters of bots: what their word is worth to them, and how gladly they fight.

They shift thresholds that exist: the price of a broken word, which is never below that of all bots,
what an ally must bring, and a little at answers that lead into a contested province.
"""

from __future__ import annotations

from typing import Final

from gunbai.core.codec import Action, verb_of
from gunbai.core.judge import PRICE_OF_A_WORD
from gunbai.games.rising_sun.actions import OFFER
from gunbai.games.rising_sun.bot.loyalty import target_of
from gunbai.games.rising_sun.flow.force import force_in
from gunbai.games.rising_sun.names import PROVINCE_COUNT
from gunbai.games.rising_sun.position.position import RisingSunPosition


class Character:
    """A character: the price of its word in chance to win, and its likings in points of it."""

    def __init__(self, price: float, alliance: float, battle: float) -> None:
        self.price: Final = price
        self.alliance: Final = alliance  # added to every offer
        self.battle: Final = battle  # added where its figures would meet a rival's


CHARACTERS: Final = {
    "loyal": Character(4 * PRICE_OF_A_WORD, 0.5, 0.0),
    "careful": Character(2 * PRICE_OF_A_WORD, 0.2, -0.4),
    "daring": Character(PRICE_OF_A_WORD, -0.2, 0.4),
}


def liked(
    s: RisingSunPosition, seat: int, actions: list[Action], values: list[float], who: Character
) -> list[float]:
    """Return the values of answers as somebody of this character sees them."""
    out = values[:]
    for place in range(len(actions)):
        action = actions[place]
        if verb_of(action) == OFFER:
            out[place] += who.alliance
        elif who.battle != 0.0 and _meets_rival(s, seat, target_of(action)):
            out[place] += who.battle
    return out


def _meets_rival(s: RisingSunPosition, seat: int, province: int) -> bool:
    if not 0 <= province < PROVINCE_COUNT:
        return False
    for other in range(s.setup.players):
        if other not in (seat, s.ally[seat]) and force_in(s, other, province) > 0:
            return True
    return False
