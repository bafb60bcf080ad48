"""The names of everything in Shogun; a thing's number is its place in the list."""

from __future__ import annotations

from typing import Final

# SG-C27, by English name: ties of the ledger's defaults are broken in this order.
PROVINCES: Final = [
    "aki", "awa-boso", "awa-shikoku", "bingo", "bitchu", "bizen", "echigo", "echizen", "etchu",
    "harima", "hida", "hitachi", "hoki", "ise", "iwami", "iyo", "izu", "izumo", "kaga", "kai",
    "kazusa", "kii", "kozuke", "mikawa", "mimasaka", "mino", "musashi", "mutsu", "noto", "omi",
    "owari", "sagami", "sanuki", "settsu", "shima", "shimosa", "shimotsuke", "shinano", "suruga",
    "tajima", "tamba", "tosa", "totomi", "wakasa", "yamato",
]  # fmt: skip
PROVINCE_COUNT: Final = 45
REGIONS: Final = ["green", "red", "purple", "yellow", "brown"]
REGION_COUNT: Final = 5
SIDES: Final = ["sun", "moon"]
SUN: Final = 0
MOON: Final = 1

FEWEST_PLAYERS: Final = 3
YEARS: Final = 2

# Colours in the canonical order of SG-B41; the farmers come last.
COLOURS: Final = ["blue", "yellow", "red", "black", "purple"]
CUBES: Final = [*COLOURS, "green"]
FARMERS: Final = 5
CUBE_KINDS: Final = 6

# SG-C10, SG-C20: the slots of a plan. The first ten are the actions (SG-C7).
CASTLE: Final = 0
TEMPLE: Final = 1
THEATRE: Final = 2
RICE: Final = 3
TAX: Final = 4
DEPLOY5: Final = 5
DEPLOY3: Final = 6
DEPLOY1: Final = 7
BATTLE1: Final = 8
BATTLE2: Final = 9
BATTLES: Final = 2
BOTH_BATTLES: Final = 0b11
ACTION_COUNT: Final = 10
AUCTION: Final = 10
EXCHANGE1: Final = 11
EXCHANGE3: Final = 13
SLOTS: Final = [
    "castle", "temple", "theatre", "rice", "tax", "deploy5", "deploy3", "deploy1", "battle1",
    "battle2", "auction", "exchange1", "exchange2", "exchange3",
]  # fmt: skip
SLOT_COUNT: Final = 14
ACTIONS: Final = SLOTS[:ACTION_COUNT]
BUILDINGS: Final = SLOTS[:3]
BUILDING_KINDS: Final = 3
BUILT: Final = [0, 1, 1, 2, 1, 2, 2, 3]  # the number of buildings in a set of them, by its bits

# Cards for a plan: the provinces, then intrigue cards of 0 to 4 chests, then three officials.
INTRIGUE: Final = 45
OFFICIAL: Final = 50
CARD_COUNT: Final = 53
NO_CARD: Final = -1
CARDS: Final = [
    *PROVINCES, *[f"chests{n}" for n in range(5)], *[f"official{n}" for n in range(1, 4)],
]  # fmt: skip

# SG-C6
CHEST_PLUS: Final = 0
RICE_PLUS: Final = 1
ARMY_SIX: Final = 2
ATTACK_PLUS: Final = 3
DEFENCE_PLUS: Final = 4
SPECIALS: Final = ["chest+1", "rice+1", "army6", "attack+1", "defence+1"]

EVENT_CARDS: Final = [f"t{n}" for n in range(1, 13)]
EVENT_COUNT: Final = 12
THEATRE_CALMS: Final = (0, 1)  # SG-T1, SG-T2
TWO_FARMERS: Final = 2  # SG-T3
CASTLE_HELPS: Final = (3, 4)  # SG-T4, SG-T5
TEMPLE_SHIELDS: Final = (5, 8)  # SG-T6, SG-T9
TAX_AT_MOST: Final = 6  # SG-T7
TAX_AT_LEAST: Final = 7  # SG-T8
RICE_AT_LEAST: Final = 9  # SG-T10
RICE_AT_MOST: Final = 10  # SG-T11
FEWER_RECRUITS: Final = 11  # SG-T12

SEASONS: Final = ["spring", "summer", "autumn", "winter"]
SPRING: Final = 0
AUTUMN: Final = 2
WINTER: Final = 3

# Expansions, as bits of a set.
EXPANSIONS: Final = ["court", "samurai", "generals", "dajokan"]
COURT: Final = 1
SAMURAI: Final = 2
GENERALS: Final = 4
DAJOKAN: Final = 8

FAVOUR_COUNT: Final = 21
FAVOURS: Final = [str(n) for n in range(1, FAVOUR_COUNT + 1)]

BONUSES: Final = ["chests", "rice", "armies", "points"]
CHEST_BONUS: Final = 0
RICE_BONUS: Final = 1
ARMY_BONUS: Final = 2

LARGEST_GROUP: Final = 5  # of armies at the start: SG-S10
SMALLEST_GROUP: Final = 2
ARMIES_EACH: Final = 62  # SG-C11
FARMER_COUNT: Final = 20  # SG-C12
TILES: Final = [28, 26, 26]  # SG-C15: castles, temples, theatres
OFFICIALS_EACH: Final = 7  # SG-C21
STATUES_EACH: Final = 6  # SG-C25
MARKERS_EACH: Final = 15  # SG-Q74
VALOUR_STEPS: Final = 3  # SG-XS3: from card 1 to card 4
OFFICES: Final = 36  # SG-C26
GRID: Final = 6
OFFICE_NAMES: Final = [f"{row}{column}" for row in "abcdef" for column in range(1, GRID + 1)]
ROUNDS_PER_YEAR: Final = 3  # with actions: SG-R1
PER_YEAR: Final = 4  # events turned up each year: SG-S26
OPEN_ACTIONS: Final = 5  # action cards that lie open from the start: SG-O1
FAVOURS_SHOWN: Final = 3  # each round: SG-XT7

# The content of a space of the Dajokan board (SG-XD2…XD8); a seat's marker is MARKER + seat.
IN_BAG: Final = 0
FACE_UP: Final = 1
FACE_DOWN: Final = 2
MARKER: Final = 3

NEUTRAL: Final = -1  # owner of a province without armies
OUT: Final = -2  # owner of a province that is out of play (SG-S5)
NOWHERE: Final = -1  # place of a general who is not on the map
