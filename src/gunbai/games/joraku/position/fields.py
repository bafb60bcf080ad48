"""The fields of a position of Joraku; `./dev generate` makes `base.py` from them.

Sets of cards are bit masks.
"""

from __future__ import annotations

from typing import Final

from gunbai.core.fields import Each, Flags, Grid, Group, One, PositionField, SeatField, Things
from gunbai.core.kinds import Maybe, Number
from gunbai.games.joraku.kinds import A_PLAY, AN_AREA, POINTS, SAMURAI, SOME_CARDS
from gunbai.games.joraku.tables import AREAS, COLOURS, DAIMYO_CARDS, ROUNDS

FACTIONS: Final = Group("factions", COLOURS)  # the pieces of one colour
SEATS: Final = Group("seats")

FIELDS: Final[list[PositionField]] = [
    One("round", Number("round", ROUNDS), "1 to 3; 0 during setup"),
    SeatField("kachidoki", "who holds the card"),
    Each("numbers", FACTIONS, Number("number", DAIMYO_CARDS), "daimyo card; 0: none (yet)",
         label="number", shared=True),
    Each("daimyo", FACTIONS, Maybe(AN_AREA), "area; −1 if not on the map", start=-1),
    Grid("samurai", FACTIONS, AREAS, "by colour × 7 + area"),
    Each("supply", FACTIONS, SAMURAI, "samurai in supply", public=True),
    Each("points", FACTIONS, POINTS, "reputation", public=True),
    Flags("entered", FACTIONS, "colours that took the bonus of variant 4"),
    Each("hands", SEATS, SOME_CARDS, label="hand"),
    Each("passed", SEATS, SOME_CARDS, "passed on this round", shared=True),
    Each("discarded", SEATS, SOME_CARDS, "neutral mode: the card discarded", shared=True),
    Each("private", SEATS, SOME_CARDS, "2 vs 2, in the draft: private cards", shared=True),
    Each("picked", SEATS, SOME_CARDS, "2 vs 2, in the draft: laid down so far", shared=True),
    Each("drafts", SEATS, SOME_CARDS, "2 vs 2, in the draft: to pick from",
         label="draft", shared=True),
    Each("veiled", SEATS, SOME_CARDS,
         "2 vs 2: private cards and first pick, never seen by the opponent", shared=True),
    One("aside", SOME_CARDS, "cards set aside unseen"),
    Things("plays", A_PLAY, "this round, in order: colour × 32 + card"),
]  # fmt: skip
