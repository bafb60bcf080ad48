"""The fields of a position of Rising Sun; `./dev generate` makes `base.py` from them.

Nothing is decided before somebody may know it: mandate tiles and war provinces are drawn when they
are needed. The secrets of a position are the tiles in `hand`, `top` and face down on the track, the
offers of alliance, and bids, which are in the frame of their battle.
"""

from __future__ import annotations

from typing import Final

from gunbai.core.fields import Derived, Each, Group, One, PositionField, SeatList, SeatSet, Things
from gunbai.games.rising_sun.kinds import (
    A_CARD,
    A_LAID_TILE,
    A_LOOK,
    A_MANDATE,
    A_PHASE,
    A_PROVINCE,
    A_SEASON,
    A_TURN,
    AMOUNT,
    SOME_SEASONS,
    SOME_TOKENS,
)
from gunbai.games.rising_sun.names import BUSHI_EACH, NOBODY, SHINTO_EACH, SUPPLY
from gunbai.games.rising_sun.position.shapes import (
    Cards,
    Crowd,
    Daimyos,
    Honor,
    Monsters,
    OfSeats,
    Packs,
    SeatEach,
    SeatSetEach,
    SeatTable,
    Strongholds,
    ThingsEach,
    Tiles,
)

SEATS: Final = Group("seats")

FIELDS: Final[list[PositionField]] = [
    One("season", A_SEASON),
    One("turn", A_TURN, "mandate turns taken in the whole game: RS-P14"),
    One("phase", A_PHASE),
    Honor("honor", "seats from the top", shared=True),
    # the players
    Each("vp", SEATS, AMOUNT, "victory points", label="points", public=True),
    Each("coins", SEATS, AMOUNT, "coins", public=True),
    Each("ronin", SEATS, AMOUNT, "ronin tokens", public=True),
    SeatEach("ally", SEATS, "seat or −1"),
    SeatSetEach("offers", SEATS, "to whom a seat has offered an alliance, as bits"),
    Each("allied", SEATS, SOME_SEASONS,
         "seasons in which a seat formed an alliance, as bits (RS-Q83)", shared=True),
    SeatSetEach("betrayed", SEATS, "with whom a seat has broken an alliance, as bits",
                shared=True, optional=True),
    Cards("cards", SEATS, A_CARD, "cards by seat, in the order of purchase"),
    Each("tokens", SEATS, SOME_TOKENS, "war province tokens: bits season × 8 + province",
         shared=True),
    ThingsEach("looks", SEATS, A_LOOK, "what each seat saw this season (`tiles.pack_look`)"),
    SeatTable("given", SEATS, "coins and ronin this season: giver × players + receiver"),
    Each("before", SEATS, AMOUNT, "coins before the instance (RS-Q111)",
         label="coins_before", shared=True),
    OfSeats("has", "cards by seat, as bits", type_="list[int]"),
    Derived("owned", "cards that anybody has, as bits"),
    Packs("packs", "monsters by seat, in the order of purchase", type_="list[list[int]]"),
    Monsters("master", NOBODY, "owner by monster, or −1", shared=True),
    # the board: a zone is a province, a shrine, a reserve, a prison or the pile of the dead
    Crowd("bushi", BUSHI_EACH, "by seat × ZONES + zone"),
    Crowd("shinto", SHINTO_EACH, "by seat × ZONES + zone"),
    Daimyos("daimyo", "zone by seat", type_="list[int]", shared=False),
    Monsters("monster", SUPPLY, "zone by monster", shared=False),
    Strongholds("forts", "strongholds by seat × 8 + province"),
    Things("wars", A_PROVINCE, "war provinces of the season in the order of their numbers",
           shared=True),
    Things("display", A_CARD, "season cards that can be bought, a copy each", shared=True),
    # mandate tiles
    Things("played", A_LAID_TILE, "tiles on the track (`tiles.lay`)", label="track", shared=True),
    Things("hand", A_MANDATE, "the tiles the active player looks at", shared=True),
    Things("top", A_MANDATE, "the three tiles put back last", shared=True),
    Tiles("bag", "tiles that nobody has seen this season, by mandate"),
    # what is in progress
    One("kills", AMOUNT, "of the current battle (RS-W60)"),
    SeatSet("fighters", "who takes part in the battle, as bits; 0 outside one"),
    SeatSet("loyal", "who had the Loyalty bonus in this instance (RS-Q125), as bits"),
    SeatSet("richer", "merchants paid in this instance, or the gains they saw (RS-Q111), as bits"),
    SeatList("crowned", "who has won, once that is known (RS-Q62)", shared=True),
]  # fmt: skip
