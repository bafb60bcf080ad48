"""The value of things to a bot, in final points: all opinions are constants here."""

from __future__ import annotations

from typing import Final

from gunbai.games.rising_sun.names import CARDS, MONSTER
from gunbai.games.rising_sun.tables import CardValues, load_tables

# The worth of a card when it is bought; a monster's Force is counted where it stands.
_CARD: Final = 1.2
_PRICE: Final = 0.2  # expensive cards do more than their amounts say
_POINT: Final = 0.4
_COIN: Final = 0.2  # or ronin
_MONSTER: Final = -0.8
#: Cards that are worth more or less than their amounts say.
_OPINIONS: Final[dict[str, float]] = {
    "komainu": 1.0, "oni-of-skulls": 0.6, "righteousness": 2.4, "way-of-the-shogun": 2.6,
    "path-of-the-serpent": 0.4, "respect": 1.0, "way-of-bushido": 1.0, "way-of-the-ronin": 2.2,
    "yurei": 0.8, "path-of-the-dragon": 2.5, "river-dragon": 0.6, "way-of-the-moneylender": 1.6,
    "path-of-the-kenin": 2.4, "path-of-the-light": 1.8, "justice": 2.4, "oni-of-blood": 0.6,
    "oni-of-souls": 2.2, "path-of-the-samurai": 2.0, "oni-of-spite": 1.6, "honesty": 3.2,
    "path-of-the-warlord": 2.0, "loyalty": 3.4, "way-of-the-merchant": 2.0,
    "path-of-the-unrighteous": 0.6, "courage": 4.2, "path-of-the-ninja": 1.2,
    "path-of-the-monkey": 1.2, "path-of-the-spirit": 2.0, "dignity": 1.4,
    "path-of-the-salamander": 1.2, "patience": 2.6, "way-of-the-ashigaru": 2.2,
    "way-of-the-snake": 1.2, "daikokuten": 2.4, "fukurokuju": 2.2, "hotei": 1.2, "ebisu": 1.2,
}  # fmt: skip


def _worth(name: str, card: CardValues) -> float:
    monster = _MONSTER if card.type == MONSTER else 0.0
    amounts = _PRICE * card.price + _POINT * card.vp + _COIN * (card.coins + card.ronin)
    return _OPINIONS.get(name, round(_CARD + monster + amounts, 1))


#: By card; Winter Upgrades are judged by the points they score instead.
CARD_WORTH: Final = [
    _worth(name, card) for name, card in zip(CARDS, load_tables().cards, strict=True)
]
#: The part of a card's worth that is left when it is bought in Spring, Summer, Autumn.
CARD_SEASON: Final = [1.25, 1.0, 0.7]
#: The expected growth of a winter card's points until the end, as a part of its points now.
WINTER_GROWTH: Final = 0.15

COIN: Final = 0.42  # before the battles of a season
COIN_LATE: Final = 0.22  # each further coin, when there are many
MANY_COINS: Final = 6
COIN_IN_WAR: Final = 0.28  # while battles are to come
RONIN: Final = 0.45
RONIN_KOI: Final = 0.42

#: Points by the number of different provinces among the tokens: the printed ones, smoothed, since
#: a bot also counts on the next step.
SET_PATH: Final = [0.0, 3.0, 6.5, 12.0, 15.5, 21.5, 25.0, 30.0, 30.0]

HONOR: Final = 1.5  # each place above the lowest, by season left
STRONGHOLD: Final = 2.6  # each on the map, by season left
FIGURE: Final = 0.28  # each Force on the map, by season left
FIGURE_AT_HOME: Final = 0.06  # in the reserve

# Alliances, in points at the end: until the war …
BONUS: Final = 0.9  # each mandate that the ally has still to choose
PEACE: Final = 0.4
TRUST: Final = 0.8  # … and each season to come, for whoever has broken one
# … and in points of chance to win, in addition to what is gained by them
GIFT: Final = 1.0  # each coin or ronin given this season
ILL_REPUTE: Final = 1.0  # each clan that the other one has betrayed
GRUDGE: Final = 3.0  # if that was me
WILLING: Final = 0.2  # what an ally must bring for a bot to ask first

KAMI_WORTH: Final = [0.9, 0.8, 1.0, 1.0, 0.9, 1.0, 0.85]  # each time, Susanoo by stronghold
SHRINE_HELD: Final = 0.6  # the chance that a clan with more honor leaves a shrine to others
HARVEST_LEFT: Final = 0.55  # harvests a seat or its ally calls in a whole season

DOUBT: Final = 1.0  # Force by which a lead must exceed the rival's to be fairly safe
TIE: Final = 1.0  # the worth of honor in a tie, as Force
COIN_EDGE: Final = 0.11  # the worth of one more coin in a battle, as Force

SPREAD_END: Final = 4.0  # points of one standard difference at the end …
SPREAD_SEASON: Final = 5.0  # … and the addition for each season left
