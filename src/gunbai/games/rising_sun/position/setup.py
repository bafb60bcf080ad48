"""The setup of a game of Rising Sun, and tables that follow from the cards alone."""

from __future__ import annotations

from typing import Any, Final

from gunbai.core.notation import Data
from gunbai.core.options import Option, Options
from gunbai.core.outline import inline
from gunbai.core.rules import Rules
from gunbai.games.rising_sun.actions import move, summon, worship
from gunbai.games.rising_sun.cards.base import Card
from gunbai.games.rising_sun.cards.moments import MOMENT_COUNT
from gunbai.games.rising_sun.names import (
    BONSAI,
    BUSHI,
    BUSHI_EACH,
    CLANS,
    CORE,
    DAIMYO,
    DRAGONFLY,
    FIRST_MONSTER,
    GODS,
    IS_BUSHI,
    IS_DAIMYO,
    IS_SHINTO,
    KAMI,
    MONSTER,
    MONSTER_COUNT,
    MOON,
    NOBODY,
    PROVINCE_COUNT,
    SETS,
    SHINTO,
    SHRINE,
    STRONGHOLD,
    SUN,
    TURTLE,
    WINTER,
)
from gunbai.games.rising_sun.tables import Tables

#: Whether Sun profits from a tie in a province where it may not harvest.
SUN_HARVEST: Final = Option(
    "sun_harvest", ["outsider", "own"], "outsider", "RS-Q60", ruling=True, since="rs-4",
    before="outsider",
)  # fmt: skip
#: How often Way of the Merchant is paid in one moment.
MERCHANT: Final = Option(
    "merchant", ["once", "each"], "once", "RS-Q111", ruling=True, since="rs-4", before="each"
)


class Display:
    """The cards of a set, with the Lucky Gods or without."""

    def __init__(self, cards: list[Card[Any]], set_: int, dynasty: bool) -> None:
        #: RS-D02, RS-S12: the cards that can be in the display at some time.
        self.in_game: Final = [
            CORE in card.values.sets
            or set_ in card.values.sets
            or (GODS in card.values.sets and dynasty)
            for card in cards
        ]
        #: RS-S12, RS-D03: the cards of each season, copies side by side.
        self.decks: Final = [_deck(cards, self.in_game, season) for season in range(WINTER)]


class Traits:
    """Tables that follow from values and cards alone: made once, for all games."""

    def __init__(self, tables: Tables, cards: list[Card[Any]]) -> None:
        self.tables: Final = tables
        self.cards: Final = cards  # by number, whether in a game or not
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
        self.gods: Final = _bits([int(GODS in card.values.sets) for card in cards])
        #: RS-F84: the types of each figure; a stronghold has none.
        self.types: Final = _figure_types(cards)
        self.card_of: Final = _monster_cards(cards)
        self.reach: Final = [_reach(tables, clan) for clan in range(len(CLANS))]
        everything = list(range(STRONGHOLD + 1))
        self.ways: Final = [_ways(reach, everything, 1) for reach in self.reach]
        self.crowds: Final = [_crowds(reach) for reach in self.reach]
        #: RS-D05…D07: cards that a clan may acquire, as bits.
        self.may_buy: Final = [
            _bits([int(_may_acquire(card, clan)) for card in cards]) for clan in range(len(CLANS))
        ]
        #: RS-F20: the price of each card for a clan before discounts.
        self.prices: Final = [
            [clan_price(clan, card.values.price) for card in cards] for clan in range(len(CLANS))
        ]
        #: RS-MT04: cards that a clan may acquire, by the coins it can spend, as bits.
        self.within: Final = [
            [
                _bits([int(price <= purse) for price in prices]) & may_buy
                for purse in range(max(prices) + 1)
            ]
            for prices, may_buy in zip(self.prices, self.may_buy, strict=True)
        ]


class Setup:
    """Everything that is fixed for a whole game; clones share it."""

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
        "merchant_once",
        "merchants",
        "monstrous",
        "moon",
        "options",
        "place_at",
        "players",
        "prices",
        "replacing",
        "righteous_asks",
        "rules",
        "seat_of",
        "set",
        "shinto_ways",
        "shrines",
        "sparing",
        "sun",
        "sun_once",
        "sun_outside",
        "tables",
        "tolling",
        "turtle",
        "types",
        "waits_for_help",
        "ways",
        "within",
        "zone_at",
    )

    def __init__(
        self,
        options: Options,
        traits: Traits,
        clans: list[int],
        set_: int,
        shrines: list[int],
        rules: Rules,
    ) -> None:
        self.rules: Final = rules
        self.options: Final = options
        self.tables: Final = traits.tables
        self.cards: Final = traits.cards
        self.clans: Final = clans  # by seat (RS-S02)
        self.players: Final = len(clans)
        self.set: Final = set_  # RS-S11
        self.shrines: Final = shrines  # kami from left to right
        #: The zone of each place that an action can name; −1 for a kami without a shrine.
        self.zone_at: Final[list[int]] = [
            *range(PROVINCE_COUNT),
            *[SHRINE + shrines.index(k) if k in shrines else -1 for k in range(len(KAMI))],
        ]
        #: The place of each zone that an action can name.
        self.place_at: Final[list[int]] = [
            *range(PROVINCE_COUNT),
            *[SHRINE + kami for kami in shrines],
        ]
        #: Every way to summon a Shinto through a province.
        self.shinto_ways: Final = [
            [summon(SHINTO, province), *[worship(SHINTO, province, kami) for kami in shrines]]
            for province in range(PROVINCE_COUNT)
        ]
        self.sun_once: Final = options["sun"] == "once"  # RS-Q58: the other reading
        self.sun_outside: Final = SUN_HARVEST.of(options) == "outsider"  # RS-Q60
        self.merchant_once: Final = MERCHANT.of(options) == "once"  # RS-Q111
        self.righteous_asks: Final = rules.since("rs-4")  # RS-XC36: it took coins unasked
        self.waits_for_help: Final = rules.since("rs-4")  # RS-Q12: who can't pay was passed over
        self.seat_of: Final = [clans.index(c) if c in clans else NOBODY for c in range(len(CLANS))]
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

    def __repr__(self) -> str:
        return f"<setup {inline(self.options)}>"

    def head(self) -> Data:
        """Return the part of a dump that is fixed for the whole game."""
        return {
            "rules": self.rules.name,
            "options": dict(self.options),
            "data": self.tables.changed,
            "clans": [CLANS[clan] for clan in self.clans],
            "set": SETS[self.set],
            "shrines": [KAMI[kami] for kami in self.shrines],
        }

    def is_god(self, card: int) -> bool:
        return bool(self.gods >> card & 1)


def clan_price(clan: int, printed: int) -> int:
    """RS-F20: the printed price, then the clan's ability."""
    return 1 if clan == BONSAI and printed >= 2 else printed


def _may_acquire(card: Card[Any], clan: int) -> bool:
    """Return True if the clan may: only Sun and Moon get Lucky Gods, only others monsters."""
    if card.values.type != MONSTER:
        return True
    return (clan in (SUN, MOON)) == (GODS in card.values.sets)


def _deck(cards: list[Card[Any]], in_game: list[bool], season: int) -> list[int]:
    out: list[int] = []
    for card in cards:
        if in_game[card.index] and card.values.season == season:
            out += [card.index] * card.values.copies
    return out


def _bits(flags: list[int]) -> int:
    out = 0
    for place, flag in enumerate(flags):
        out |= flag << place
    return out


def _figure_types(cards: list[Card[Any]]) -> list[int]:
    types = [0] * (FIRST_MONSTER + MONSTER_COUNT)
    types[BUSHI] = IS_BUSHI
    types[SHINTO] = IS_SHINTO
    types[DAIMYO] = IS_DAIMYO
    for card in cards:
        if card.figure >= 0:
            types[card.figure] = card.figure_types()
    return types


def _monster_cards(cards: list[Card[Any]]) -> list[int]:
    out = [0] * MONSTER_COUNT
    for card in cards:
        if card.figure >= 0:
            out[card.figure - FIRST_MONSTER] = card.index
    return out


def _ways(reach: list[list[int]], figures: list[int], count: int) -> list[list[int]]:
    """Return the Moves of `count` figures of one kind, by figure and source."""
    out: list[list[int]] = []
    for figure in figures:
        for source, targets in enumerate(reach):
            out.append([move(figure, source, target, count) for target in targets])
    return out


def _crowds(reach: list[list[int]]) -> list[list[list[int]]]:
    """Return the Moves of several figures of one kind, by their number; none for 0 and 1."""
    alike = [BUSHI, SHINTO, STRONGHOLD]
    nothing: list[list[int]] = [[] for _ in range(len(alike) * PROVINCE_COUNT)]
    return [nothing, nothing, *[_ways(reach, alike, n) for n in range(2, BUSHI_EACH + 1)]]


def _reach(tables: Tables, clan: int) -> list[list[int]]:
    """Return where a Move of the clan can lead, by source (RS-C03, RS-C04, RS-LD03)."""
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
