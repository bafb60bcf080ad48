"""The worth of things to a bot, in points at the end: all opinions are constants here."""

from __future__ import annotations

from typing import Final

# Of each card when it is bought, by `CARDS`; a monster's Force is counted where it stands.
CARD_WORTH: Final = [
    1.0, 0.6, 1.2, 2.4, 2.6,  # Komainu, Skulls, Lion, Righteousness, Shogun
    0.4, 1.0, 1.0, 2.2, 0.8,  # Serpent, Respect, Bushido, Ronin, Yurei
    0.0, 0.0, 2.5, 0.6, 1.6,  # Kitsune, Phoenix, Dragon, River Dragon, Moneylender
    2.2, 2.4, 1.8, 2.4, 0.6,  # Benevolence, Kenin, Light, Justice, Blood
    2.2, 2.0, 0.0, 1.0, 1.6,  # Souls, Samurai, Beast, Hate, Spite
    1.8,  # Katana
    3.2, 2.0, 2.0, 3.4, 2.0,  # Honesty, Patron, Warlord, Loyalty, Merchant
    0.0, 0.6,  # Kindred, Unrighteous
    4.2, 1.2, 1.8, 2.2, 1.2,  # Courage, Ninja, Righteous, Mercy, Monkey
    0.0, 2.0,  # Demon, Spirit
    1.4, 3.0, 1.2, 2.6, 2.2,  # Dignity, Pacifist, Salamander, Patience, Ashigaru
    0.0, 1.2,  # Dragon's form, Snake
    2.4, 2.2, 1.2, 0.8, 1.2,  # Daikokuten, Fukurokuju, Jurojin, Bishamon, Hotei
    0.8, 1.2,  # Benten, Ebisu
]  # fmt: skip
#: How much of a card's worth is left when it is bought in Spring, Summer, Autumn.
CARD_SEASON: Final = [1.25, 1.0, 0.7]
#: More points a winter card is expected to bring than it would now, of what it brings now.
WINTER_GROWTH: Final = 0.15

COIN: Final = 0.42  # before the battles of a season
COIN_LATE: Final = 0.22  # each further coin, when there are many
MANY_COINS: Final = 6
COIN_IN_WAR: Final = 0.28  # while battles are to come
RONIN: Final = 0.45
RONIN_KOI: Final = 0.42

#: Points for tokens of so many different provinces: the printed ones, smoothed, for a bot builds
#: on the next step too.
SET_PATH: Final = [0.0, 3.0, 6.5, 12.0, 15.5, 21.5, 25.0, 30.0, 30.0]

HONOR: Final = 0.45  # each place above the lowest, by season left
STRONGHOLD: Final = 1.15  # each on the map, by season left
FIGURE: Final = 0.28  # each Force on the map, by season left
FIGURE_AT_HOME: Final = 0.06  # in the reserve
ALLY: Final = 1.1

KAMI_WORTH: Final = [0.9, 0.8, 1.0, 1.0, 0.9, 1.0, 0.85]  # each time, Susanoo by stronghold
HARVEST_LEFT: Final = 0.55  # harvests a seat or its ally calls in a whole season

DOUBT: Final = 1.35  # Force by which a lead must exceed the rival's to be fairly safe
TIE: Final = 0.45  # what honor is worth as Force in a tie
COIN_EDGE: Final = 0.11  # what a coin more is worth as Force in a battle

SPREAD_END: Final = 4.0  # points of one standard difference at the end …
SPREAD_SEASON: Final = 5.0  # … and what each season left adds
