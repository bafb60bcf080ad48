"""What is fixed for a whole game of Rising Sun, and what follows from figures and cards alone."""

from __future__ import annotations

from typing import Final

from gunbai.core.options import Options
from gunbai.games.rising_sun.actions import move, summon, worship
from gunbai.games.rising_sun.cards.base import Card
from gunbai.games.rising_sun.flow.moments import MOMENT_COUNT
from gunbai.games.rising_sun.flow.prices import clan_price
from gunbai.games.rising_sun.names import (
    BUSHI,
    BUSHI_EACH,
    CLANS,
    DAIMYO,
    DRAGONFLY,
    FIRST_MONSTER,
    GODS,
    IS_BUSHI,
    IS_DAIMYO,
    IS_SHINTO,
    MONSTER,
    MONSTER_COUNT,
    MOON,
    NOBODY,
    PROVINCE_COUNT,
    SETS,
    SHINTO,
    STRONGHOLD,
    SUN,
    TURTLE,
)
from gunbai.games.rising_sun.tables import Tables


class Display:
    """The cards of a set, with the Lucky Gods or without."""

    def __init__(self, cards: list[Card], set_: int, dynasty: bool) -> None:
        #: RS-D02, RS-S12: what can ever lie in the display.
        self.in_game: Final = [
            0 in card.figures.sets
            or set_ in card.figures.sets
            or (GODS in card.figures.sets and dynasty)
            for card in cards
        ]
        #: RS-S12, RS-D03: the cards of each season, copies side by side.
        self.decks: Final = [_deck(cards, self.in_game, season) for season in range(3)]


class Traits:
    """What follows from figures and cards alone: found once, for all games."""

    def __init__(self, tables: Tables, cards: list[Card]) -> None:
        #: By set × 2, + 1 with the dynasty.
        self.displays: Final = [Display(cards, n // 2, n % 2 == 1) for n in range(len(SETS) * 2)]
        #: Cards that act at each moment, as bits.
        self.acting: Final = [
            _bits([card.moments() >> moment & 1 for card in cards])
            for moment in range(MOMENT_COUNT)
        ]
        self.loyal: Final = _bits([int(card.loyal_points() > 0) for card in cards])
        self.forceful: Final = _bits([int(card.changes_force()) for card in cards])
        self.monstrous: Final = _bits([int(card.figure >= 0) for card in cards])
        self.merchants: Final = _bits([int(card.merchant_coins() > 0) for card in cards])
        self.tolling: Final = _bits([int(card.tolls()) for card in cards])
        self.replacing: Final = _bits([int(card.replacements() > 0) for card in cards])
        self.capturing: Final = _bits([int(card.captures() > 0) for card in cards])
        self.sparing: Final = _bits([int(card.spares()) for card in cards])
        self.gods: Final = _bits([int(GODS in card.figures.sets) for card in cards])
        #: RS-F84: what each figure is; a stronghold is none.
        self.types: Final = _figure_types(cards)
        self.card_of: Final = _monster_cards(cards)
        self.reach: Final = [_reach(tables, clan) for clan in range(len(CLANS))]
        self.ways: Final = [_ways(reach) for reach in self.reach]
        self.crowds: Final = [_crowds(ways) for ways in self.ways]
        #: RS-D05…D07: cards that a clan may acquire, as bits.
        self.may_buy: Final = [
            _bits([int(_may_acquire(card, clan)) for card in cards]) for clan in range(len(CLANS))
        ]
        #: RS-F20: what a clan pays for each card before discounts.
        self.prices: Final = [
            [clan_price(clan, card.figures.price) for card in cards] for clan in range(len(CLANS))
        ]
        #: RS-MT04: cards that a clan may acquire for so many coins at most, as bits.
        self.within: Final = [
            [
                _bits([int(price <= purse) for price in prices]) & may_buy
                for purse in range(max(prices) + 1)
            ]
            for prices, may_buy in zip(self.prices, self.may_buy, strict=True)
        ]


class Setup:
    """What is fixed for a whole game; clones share it."""

    __slots__ = (
        "acting",
        "can_reach",
        "capturing",
        "card_of",
        "cards",
        "clans",
        "crowds",
        "decks",
        "dynasty",
        "forceful",
        "gods",
        "in_game",
        "loyal",
        "may_buy",
        "merchants",
        "monstrous",
        "moon",
        "options",
        "players",
        "prices",
        "replacing",
        "seat_of",
        "set",
        "shinto_ways",
        "shrines",
        "sparing",
        "sun",
        "sun_once",
        "tables",
        "tolling",
        "turtle",
        "types",
        "ways",
        "within",
        "worships",
    )

    def __init__(
        self,
        options: Options,
        tables: Tables,
        cards: list[Card],
        traits: Traits,
        clans: list[int],
        set_: int,
        shrines: list[int],
        sun_once: bool,
    ) -> None:
        self.options: Final = options
        self.tables: Final = tables
        self.cards: Final = cards  # by number, whether in the game or not
        self.clans: Final = clans  # by seat (RS-S02)
        self.players: Final = len(clans)
        self.set: Final = set_  # RS-S11
        self.shrines: Final = shrines  # kami from left to right
        #: Worship at each shrine, before figure and province are named.
        self.worships: Final = [worship(0, 0, kami) for kami in shrines]
        #: Every way to summon a Shinto through a province.
        self.shinto_ways: Final = [
            [summon(SHINTO, province), *[way | SHINTO | province << 5 for way in self.worships]]
            for province in range(PROVINCE_COUNT)
        ]
        self.sun_once: Final = sun_once  # RS-Q58: the other reading
        self.seat_of: Final = [clans.index(c) if c in clans else NOBODY for c in range(7)]
        self.sun: Final = self.seat_of[SUN]
        self.moon: Final = self.seat_of[MOON]
        self.turtle: Final = self.seat_of[TURTLE]
        self.dynasty: Final = self.sun >= 0 or self.moon >= 0
        display = traits.displays[set_ * 2 + int(self.dynasty)]
        self.in_game: Final = display.in_game
        self.decks: Final = display.decks
        self.acting: Final = traits.acting
        self.loyal: Final = traits.loyal
        self.forceful: Final = traits.forceful
        self.merchants: Final = traits.merchants
        self.monstrous: Final = traits.monstrous
        self.tolling: Final = traits.tolling
        self.replacing: Final = traits.replacing
        self.capturing: Final = traits.capturing
        self.sparing: Final = traits.sparing
        self.gods: Final = traits.gods
        self.may_buy: Final = [traits.may_buy[clan] for clan in clans]
        self.prices: Final = [traits.prices[clan] for clan in clans]
        self.within: Final = [traits.within[clan] for clan in clans]
        self.types: Final = traits.types
        self.card_of: Final = traits.card_of
        self.can_reach: Final = [traits.reach[clan] for clan in clans]
        #: The same as Moves of one figure, by figure × 8 + source.
        self.ways: Final = [traits.ways[clan] for clan in clans]
        #: Moves of several alike: by their number, then by Bushi, Shinto, strongholds and source.
        self.crowds: Final = [traits.crowds[clan] for clan in clans]

    def is_god(self, card: int) -> bool:
        return bool(self.gods >> card & 1)


def _may_acquire(card: Card, clan: int) -> bool:
    """Lucky Gods are for Sun and Moon, other monsters for everybody else."""
    if card.figures.type != MONSTER:
        return True
    return (clan in (SUN, MOON)) == (GODS in card.figures.sets)


def _deck(cards: list[Card], in_game: list[bool], season: int) -> list[int]:
    out: list[int] = []
    for card in cards:
        if in_game[card.index] and card.figures.season == season:
            out += [card.index] * card.figures.copies
    return out


def _bits(flags: list[int]) -> int:
    out = 0
    for place, flag in enumerate(flags):
        out |= flag << place
    return out


def _figure_types(cards: list[Card]) -> list[int]:
    types = [0] * (FIRST_MONSTER + MONSTER_COUNT)
    types[BUSHI] = IS_BUSHI
    types[SHINTO] = IS_SHINTO
    types[DAIMYO] = IS_DAIMYO
    for card in cards:
        if card.figure >= 0:
            types[card.figure] = card.figure_types()
    return types


def _monster_cards(cards: list[Card]) -> list[int]:
    out = [0] * MONSTER_COUNT
    for card in cards:
        if card.figure >= 0:
            out[card.figure - FIRST_MONSTER] = card.index
    return out


def _ways(reach: list[list[int]]) -> list[list[int]]:
    out: list[list[int]] = []
    for figure in range(STRONGHOLD + 1):
        for source, targets in enumerate(reach):
            out.append([move(figure, source, target, 1) for target in targets])
    return out


def _crowds(ways: list[list[int]]) -> list[list[list[int]]]:
    """Moves of so many figures alike at once; of one there is no crowd."""
    alike = ways[: 2 * PROVINCE_COUNT] + ways[STRONGHOLD * PROVINCE_COUNT :]
    return [
        [[way + (count - 1 << 11) for way in row] if count > 1 else [] for row in alike]
        for count in range(BUSHI_EACH + 1)
    ]


def _reach(tables: Tables, clan: int) -> list[list[int]]:
    """Where a Move of the clan can lead (RS-C03, RS-C04, RS-LD03)."""
    out: list[list[int]] = []
    for source in range(PROVINCE_COUNT):
        if clan == DRAGONFLY:
            out.append([target for target in range(PROVINCE_COUNT) if target != source])
        else:
            routes = tables.routes[source]
            out.append(
                [
                    target
                    for target in range(PROVINCE_COUNT)
                    if target in tables.borders[source] or routes[target] >= 0
                ]
            )
    return out
