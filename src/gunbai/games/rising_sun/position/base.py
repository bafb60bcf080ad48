# Made by ./dev generate: edit the declarations instead.
"""The fields of a position, as a class; declared in `fields.py`."""

from __future__ import annotations

from typing import Any, Final

from gunbai.core.rng import Rng
from gunbai.core.state import Ask, Frame, State
from gunbai.games.rising_sun.position.setup import Setup

_NO_LIST_INTS: Final[list[int]] = []
_NO_LIST_LIST_INTS: Final[list[list[int]]] = []


class RisingSunFields(State):
    """All that a position holds; every field is empty until it is set."""

    __slots__ = (
        "allied",
        "ally",
        "bag",
        "before",
        "betrayed",
        "bushi",
        "cards",
        "coins",
        "crowned",
        "daimyo",
        "display",
        "fighters",
        "forts",
        "given",
        "hand",
        "has",
        "honor",
        "kills",
        "looks",
        "loyal",
        "master",
        "monster",
        "offers",
        "owned",
        "packs",
        "phase",
        "played",
        "richer",
        "ronin",
        "season",
        "setup",
        "shinto",
        "tokens",
        "top",
        "turn",
        "vp",
        "wars",
    )

    def __init__(self, rng: Rng, stack: list[Frame[Any]], ask: Ask | None, setup: Setup) -> None:
        super().__init__(rng, stack, ask)
        self.setup: Final = setup
        self.season = 0
        self.turn = 0  # mandate turns taken in the whole game: RS-P14
        self.phase = 0
        self.honor = _NO_LIST_INTS  # seats from the top
        self.vp = _NO_LIST_INTS  # victory points
        self.coins = _NO_LIST_INTS  # coins
        self.ronin = _NO_LIST_INTS  # ronin tokens
        self.ally = _NO_LIST_INTS  # seat or −1
        self.offers = _NO_LIST_INTS  # to whom a seat has offered an alliance, as bits
        self.allied = _NO_LIST_INTS  # seasons in which a seat formed an alliance, as bits (RS-Q83)
        self.betrayed = _NO_LIST_INTS  # with whom a seat has broken an alliance, as bits
        self.cards = _NO_LIST_LIST_INTS  # cards by seat, in the order of purchase
        self.tokens = _NO_LIST_INTS  # war province tokens: bits season × 8 + province
        self.looks = _NO_LIST_LIST_INTS  # what each seat saw this season (`tiles.pack_look`)
        self.given = _NO_LIST_INTS  # coins and ronin this season: giver × players + receiver
        self.before = _NO_LIST_INTS  # coins before the instance (RS-Q111)
        self.has = _NO_LIST_INTS  # cards by seat, as bits
        self.owned = 0  # cards that anybody has, as bits
        self.packs = _NO_LIST_LIST_INTS  # monsters by seat, in the order of purchase
        self.master = _NO_LIST_INTS  # owner by monster, or −1
        self.bushi = _NO_LIST_INTS  # by seat × ZONES + zone
        self.shinto = _NO_LIST_INTS  # by seat × ZONES + zone
        self.daimyo = _NO_LIST_INTS  # zone by seat
        self.monster = _NO_LIST_INTS  # zone by monster
        self.forts = _NO_LIST_INTS  # strongholds by seat × 8 + province
        self.wars = _NO_LIST_INTS  # war provinces of the season in the order of their numbers
        self.display = _NO_LIST_INTS  # season cards that can be bought, a copy each
        self.played = _NO_LIST_INTS  # tiles on the track (`tiles.lay`)
        self.hand = _NO_LIST_INTS  # the tiles the active player looks at
        self.top = _NO_LIST_INTS  # the three tiles put back last
        self.bag = _NO_LIST_INTS  # tiles that nobody has seen this season, by mandate
        self.kills = 0  # of the current battle (RS-W60)
        self.fighters = 0  # who takes part in the battle, as bits; 0 outside one
        self.loyal = 0  # who had the Loyalty bonus in this instance (RS-Q125), as bits
        self.richer = 0  # merchants paid in this instance, or the gains they saw (RS-Q111), as bits
        self.crowned = _NO_LIST_INTS  # who has won, once that is known (RS-Q62)

    def copy_to(self, twin: RisingSunFields) -> None:
        """Give another position the same fields, independent of these."""
        twin.memory = self.memory
        twin.season = self.season
        twin.turn = self.turn
        twin.phase = self.phase
        twin.honor = self.honor
        twin.vp = self.vp[:]
        twin.coins = self.coins[:]
        twin.ronin = self.ronin[:]
        twin.ally = self.ally[:]
        twin.offers = self.offers[:]
        twin.allied = self.allied
        twin.betrayed = self.betrayed
        twin.cards = self.cards
        twin.tokens = self.tokens
        twin.looks = self.looks
        twin.given = self.given[:]
        twin.before = self.before
        twin.has = self.has
        twin.owned = self.owned
        twin.packs = self.packs
        twin.master = self.master
        twin.bushi = self.bushi[:]
        twin.shinto = self.shinto[:]
        twin.daimyo = self.daimyo[:]
        twin.monster = self.monster[:]
        twin.forts = self.forts[:]
        twin.wars = self.wars
        twin.display = self.display
        twin.played = self.played
        twin.hand = self.hand
        twin.top = self.top
        twin.bag = self.bag[:]
        twin.kills = self.kills
        twin.fighters = self.fighters
        twin.loyal = self.loyal
        twin.richer = self.richer
        twin.crowned = self.crowned
