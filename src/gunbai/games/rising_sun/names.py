"""The names of everything in Rising Sun; a thing's number is its place in the list."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from gunbai.core.values import block_of, read_blocks

DATA: Final = Path(__file__).parent / "data" / "rising_sun.toml"

# RS-C02, in the order of the ledger: defaults and Harvest go through them so.
PROVINCES: Final = [
    "hokkaido", "oshu", "edo", "kyoto", "kansai", "nagato", "shikoku", "kyushu",
]  # fmt: skip
PROVINCE_COUNT: Final = 8
#: Every two provinces; a sea route has the number of its pair (RS-C04).
ROUTES: Final = [
    f"{one}-{other}" for place, one in enumerate(PROVINCES) for other in PROVINCES[place + 1 :]
]
EVERYWHERE: Final = list(range(PROVINCE_COUNT))  # shared: never changed

# By starting honor; the numbers themselves are data.
CLANS: Final = ["koi", "sun", "lotus", "turtle", "dragonfly", "bonsai", "moon"]
KOI: Final = 0
SUN: Final = 1
LOTUS: Final = 2
TURTLE: Final = 3
DRAGONFLY: Final = 4
BONSAI: Final = 5
MOON: Final = 6
MOST_PLAYERS: Final = 6

# RS-C12
KAMI: Final = ["amaterasu", "fujin", "raijin", "ryujin", "hachiman", "susanoo", "tsukuyomi"]
AMATERASU: Final = 0
FUJIN: Final = 1
RAIJIN: Final = 2
RYUJIN: Final = 3
HACHIMAN: Final = 4
SUSANOO: Final = 5
SHRINES: Final = 4  # RS-C08

# RS-C13
MANDATES: Final = ["recruit", "marshal", "train", "harvest", "betray"]
RECRUIT: Final = 0
MARSHAL: Final = 1
TRAIN: Final = 2
HARVEST: Final = 3
BETRAY: Final = 4
MANDATE_COUNT: Final = 5
TILE_COPIES: Final = 2  # of each mandate (RS-I04, RS-P30): the season is built on ten tiles
TILE_COUNT: Final = 10
TURNS: Final = 7  # mandate turns per season (RS-C09)
KAMI_AFTER: Final = [3, 5, 7]  # a kami turn comes after these mandate turns (RS-C09, RS-P12)
KAMI_TURNS: Final = 3
SEEN_TILES: Final = 4  # RS-P16

SEASONS: Final = ["spring", "summer", "autumn", "winter"]
SPRING: Final = 0
AUTUMN: Final = 2
WINTER: Final = 3
#: War province tokens (RS-W09), as `at season × 8 + province`.
TOKENS: Final = [f"{season}:{province}" for season in SEASONS[:WINTER] for province in PROVINCES]

# RS-C27
ADVANTAGES: Final = ["seppuku", "hostage", "ronin", "poets"]
SEPPUKU: Final = 0
HOSTAGE: Final = 1
HIRE: Final = 2
POETS: Final = 3
ADVANTAGE_COUNT: Final = 4

# The kinds of promises that people make in words of the game (RS-N01, RS-N02), in their order.
PROMISES: Final = ["loyal", "stay-out", "mandate", "give", "give-if", "leave", "ally"]

SETS: Final = ["core", "archway", "teapot", "horseman", "ship", "gods"]
CORE: Final = 0
GODS: Final = 5
CARD_TYPES: Final = ["enhancement", "virtue", "monster", "war", "winter"]
VIRTUE: Final = 1
MONSTER: Final = 2
WINTER_UPGRADE: Final = 4

# The cards in the order of the data file, which is that of the ledger's card cases (RS-XC01…XC54).
_BLOCKS: Final = block_of(read_blocks(DATA, None), "cards", "cards")
CARDS: Final = list(_BLOCKS)
CARD_COUNT: Final = len(CARDS)
SERPENT: Final = "path-of-the-serpent"  # charges for sea routes
MERCY: Final = "mercy"
#: Not a card: Koi's exchange waits in the same window as the War Upgrades (RS-LK01, RS-Q49).
KOI_EXCHANGE: Final = CARD_COUNT
EFFECTS: Final = [*CARDS, "koi-exchange"]

# Figures: the three kinds of a clan, then the monsters (RS-C20, RS-D04). A stronghold comes last:
# only Turtle's are moved like figures (RS-LT01).
MONSTERS: Final = [
    name
    for name in CARDS
    if block_of(_BLOCKS, name, f"cards.{name}")["type"] == CARD_TYPES[MONSTER]
]
MONSTER_COUNT: Final = len(MONSTERS)
BUSHI: Final = 0
SHINTO: Final = 1
DAIMYO: Final = 2
FIRST_MONSTER: Final = 3
STRONGHOLD: Final = FIRST_MONSTER + MONSTER_COUNT
FIGURES: Final = ["bushi", "shinto", "daimyo", *MONSTERS, "stronghold"]
ONI: Final = [m for m, name in enumerate(MONSTERS) if name.startswith("oni-")]  # RS-F37

# What a figure is, as bits (RS-MB07, RS-F34).
IS_BUSHI: Final = 1
IS_SHINTO: Final = 2
IS_DAIMYO: Final = 4
IS_MONSTER: Final = 8
IS_STRONGHOLD: Final = 16
TYPES: Final = ["bushi", "shinto", "daimyo", "monster", "stronghold"]

# Where a figure is (RS-C44): provinces, then these.
SHRINE: Final = 8  # and the three after it
RESERVE: Final = 12
KILLED: Final = 13
PRISON: Final = 14  # and the captor's seat
SUPPLY: Final = 20
ZONES: Final = 20
#: What an action can name: the provinces, then the shrines by their kami.
PLACES: Final = [*PROVINCES, *KAMI]

BUSHI_EACH: Final = 6  # RS-C19
SHINTO_EACH: Final = 3
STRONGHOLDS_EACH: Final = 4  # RS-C18
MOON_FORCE: Final = 2  # at least, of each of its figures (RS-D10)
MOON_LIMIT: Final = 2  # in a province and on all shrines together (RS-D20, RS-D21)

NOBODY: Final = -1
MOST_NAMED: Final = 63  # coins or ronin that one answer can name

# Why something was gained, lost or changed: one of these, or the card that did it.
BY_INCOME: Final = 0
BY_HOSTAGE: Final = 1
BY_MANDATE: Final = 2
BY_HARVEST: Final = 3
BY_KAMI: Final = 4
BY_SEPPUKU: Final = 5
BY_POETS: Final = 6
BY_TIE: Final = 7
BY_TOKENS: Final = 8
BY_SET: Final = 9
BY_BETRAYAL: Final = 10
BY_OUTCOME: Final = 11
BY_CARD: Final = 12
CAUSES: Final = [
    "income", "hostage", "mandate", "harvest", "kami", "seppuku", "poets", "tie", "tokens", "set",
    "betrayal", "outcome", *CARDS,
]  # fmt: skip

# Phases of a season (RS-P02).
SET_UP: Final = 0
TEA: Final = 1
POLITICS: Final = 2
HARVESTING: Final = 3  # a Harvest in the Political Phase
WAR: Final = 4
CLEANUP: Final = 5
WINTER_PHASE: Final = 6
PHASES: Final = ["set-up", "tea", "politics", "harvest", "war", "cleanup", "winter"]
