"""The types of Shogun's view. `view.py` and the frames' `show` fill it in."""

from __future__ import annotations

from typing import Annotated, Final, NotRequired, TypedDict

from gunbai.core.view import GameView, OneOf
from gunbai.games.shogun.names import (
    ACTIONS,
    BUILDINGS,
    COLOURS,
    CUBES,
    REGIONS,
    SEASONS,
    SIDES,
)

#: What a card in a slot can bring.
GAINS: Final = ["chests", "rice", "armies", "building", "march", "officials", "bid"]
#: By the numbers of `flow/favours.py`.
FAVOUR_KINDS: Final = [
    "event", "chests", "armies", "calm", "rice", "points", "building", "shield", "landing",
]  # fmt: skip

BATTLE_SIDES: Final = ["attack", "defence"]

Colour = Annotated[str, OneOf(COLOURS)]
#: Cubes of the tower: the clans and the farmers.
Cube = Annotated[str, OneOf(CUBES)]
Region = Annotated[str, OneOf(REGIONS)]
Building = Annotated[str, OneOf(BUILDINGS)]
Action = Annotated[str, OneOf(ACTIONS)]
Season = Annotated[str, OneOf(SEASONS)]
Side = Annotated[str, OneOf(SIDES)]
GainKind = Annotated[str, OneOf(GAINS)]
FavourKind = Annotated[str, OneOf(FAVOUR_KINDS)]
BattleSide = Annotated[str, OneOf(BATTLE_SIDES)]
#: Only the colours in the game.
Cubes = dict[Cube, int]
#: The chances to take a province, to fail, to leave it neutral.
Chances = tuple[float, float, float]


class Province(TypedDict):
    """A province with all that is on it."""

    #: The seat; below 0: neutral.
    owner: int
    armies: int
    buildings: list[Building]
    #: Spaces on its card for more buildings.
    free: int
    unrest: int


class SeatGoods(TypedDict):
    """A player's goods; the last fields belong to expansions."""

    colour: Colour
    supply: int
    chests: int
    rice: int
    points: int
    provinces: int
    special: str | None
    #: None while plans are made; a card, "hidden" or None (empty) by slot.
    slots: dict[str, str | None] | None
    officials: NotRequired[int]
    waiting: NotRequired[int]
    calm: NotRequired[bool]
    shields: NotRequired[list[Action]]
    valour: NotRequired[int]
    general: NotRequired[str | None]
    statues: NotRequired[int]
    trophies: NotRequired[list[int]]


class Tower(TypedDict):
    """Cubes in the tower and its tray, and the farmers in the stock."""

    inside: Cubes
    tray: Cubes
    farmers: int


class Tiles(TypedDict):
    """Building tiles that are left."""

    castle: int
    temple: int
    theatre: int


class Range(TypedDict):
    """A number that is not known yet."""

    least: int
    most: int


class Gain(TypedDict):
    """The gain of a card in a slot."""

    kind: GainKind
    #: None for a building.
    amount: Range | None
    #: The number of the space on the card that a building takes.
    space_number: NotRequired[int]


class Warning(TypedDict):
    """A reason why a card may not do in a slot what it should."""

    #: The end of the text's key.
    code: str
    #: It can't be carried out at all.
    bad: bool
    words: dict[str, int | str]


class Prospect(TypedDict):
    """The price, the gain and the risks of a card in a slot."""

    price: int
    #: For a seat that plans: its cards are listed by this, highest first; it is only a first look.
    fit: NotRequired[int]
    #: None if nothing is done there.
    gain: Gain | None
    warnings: list[Warning]


class Supply(TypedDict):
    """Rice against provinces, and the revolts that a shortage brings."""

    rice: int
    provinces: int
    short: int
    revolts: int
    #: Those that each revolt adds.
    farmers: int


class Winter(TypedDict):
    """The rice of all players in the Winter to come, or under way."""

    #: Rice that may still be lost, least first; in Winter the loss that was taken.
    losses: list[int]
    #: By seat, after the greatest loss.
    supplies: list[Supply]


class PlanPreview(TypedDict):
    """The outcome of a plan, whatever order its actions come in."""

    #: Chests by action.
    prices: dict[str, int]
    #: Chests before each action whose place is known.
    before: dict[str, Range]
    #: Chests, supply and rice after the last action.
    chests: Range
    supply: Range
    rice: Range
    #: With the least rice and the greatest loss.
    winter: Supply
    #: Slots that need a card.
    needed: int
    #: The provinces that each province of this seat can reach, by land and by sea.
    near: dict[str, list[str]]
    #: By slot and card: of what is laid, and for a seat that plans, of all that could be;
    #: without those that would do nothing.
    prospects: dict[str, dict[str, Prospect]]


class FavourCard(TypedDict):
    """The gain of a favour."""

    kind: FavourKind
    #: Chests, rice, armies or points.
    amount: int | None
    building: Building | None
    #: Battles in which nobody may attack.
    shields: list[Action]


class Majority(TypedDict):
    """Buildings of one kind in one region: their number and their points, by seat."""

    region: Region
    building: Building
    counts: list[int]
    points: list[int]


class Score(TypedDict):
    """The points of one seat in a Winter."""

    provinces: int
    buildings: int
    majorities: int
    total: int


class Scoring(TypedDict):
    """The points of a Winter if it came now."""

    majorities: list[Majority]
    seats: list[Score]


class OfficeLine(TypedDict):
    """A row or column of the Dajokan board: its value, and its points by seat now."""

    value: int
    points: list[int]


class OfficeLines(TypedDict):
    """All rows and columns of the Dajokan board."""

    rows: list[OfficeLine]
    columns: list[OfficeLine]


class Leader(TypedDict):
    """The seat with most provinces in a region; below 0: nobody."""

    seat: int
    count: int


class OwnCards(TypedDict):
    """The cards only this seat sees: its plan by slot, and its hand."""

    plan: dict[str, str | None]
    hand: list[str]


class Draft(TypedDict):
    """The draft of the first provinces."""

    open: list[str]
    deck: int
    bottom: list[str]
    #: By seat: the sizes of the groups of armies still to be placed.
    groups: list[list[int]]
    seat: int
    card: str | None
    taking: bool


class Attack(TypedDict):
    """An attack that is about to be thrown."""

    seat: int
    source: str
    target: str
    armies: int
    extra: bool


#: SG-D18: the chances of the attack with and without one more defender.
ChancesDefended = TypedDict("ChancesDefended", {"with": Chances, "without": Chances})


class OddsMadeOf(TypedDict):
    """Cubes that decide an attack, beside the armies that are thrown for it."""

    #: In the tray and inside the tower.
    attackers: int
    attackers_stuck: int
    #: Thrown or in the tray, and inside.
    defenders: int
    defenders_stuck: int
    #: Farmers who fight against the attacker, likewise.
    farmers: int
    farmers_stuck: int


class ShogunForesight(TypedDict):
    """Whatever the rules would make of the position."""

    #: Chests that each intrigue card costs as a bid.
    bids: dict[str, int]
    scoring: Scoring
    #: Points by seat if Winter came now, without its revolts, and in the last year with those of
    #: the end; None once Winter has come.
    winter_points: list[int] | None
    #: None once the revolts of a Winter are over.
    winter: Winter | None
    #: Farmers that a revolt would throw, by province; only where there can be one.
    rebels: dict[str, int]
    #: Armies that can leave a province; only where there are some.
    movable: dict[str, int]
    #: The plan of this seat.
    plan: NotRequired[PlanPreview]
    #: Those that were on show so far.
    favour_cards: NotRequired[dict[str, FavourCard]]
    lines: NotRequired[OfficeLines]
    #: The seats that would choose an office, by region.
    leaders: NotRequired[dict[str, Leader]]


class ShogunView(GameView):
    """The position as one seat sees it."""

    side: Side
    expansions: list[str]
    year: int
    season: Season
    #: The provinces in play.
    provinces: dict[str, Province]
    seats: list[SeatGoods]
    tower: Tower
    tiles: Tiles
    event: str | None
    events: list[str]
    #: Open or opened; those beyond the tenth are still unknown.
    banners: list[Action]
    specials: list[str]
    order: list[int]
    own: NotRequired[OwnCards]
    favours: NotRequired[list[str | None]]
    past_favours: NotRequired[list[str]]
    #: Officials that the favours on show cost, in their order.
    favour_prices: NotRequired[list[int]]
    #: Province and seat of each.
    statues: NotRequired[list[tuple[str, int]]]
    #: By space: "bag", "open", "closed", or the seat whose marker lies there.
    offices: NotRequired[dict[str, str | int]]
    row: NotRequired[list[Region]]
    draft: NotRequired[Draft]
    #: All seats by their bids, highest first, while special cards are chosen.
    bidders: NotRequired[list[int]]
    #: Seats that still choose a special card, in order.
    choosing: NotRequired[list[int]]
    #: Seats that still may ask for a favour, in order.
    audience: NotRequired[list[int]]
    favour: NotRequired[str | None]
    #: The place of the present banner, from 0.
    banner: NotRequired[int]
    #: The number of turns taken at this banner.
    turn: NotRequired[int]
    #: The seat whose turn it is.
    acting: NotRequired[int]
    province: NotRequired[str]
    battle: NotRequired[Action]
    attack: NotRequired[Attack | None]
    #: By target, then by the number of armies from 1 on.
    odds: NotRequired[dict[str, list[Chances]]]
    #: The same with the extra army of a special card.
    odds_extra: NotRequired[dict[str, list[Chances]]]
    #: What the chances of an attack are made of, by target.
    odds_made_of: NotRequired[dict[str, OddsMadeOf]]
    odds_defence: NotRequired[ChancesDefended]
    drawn: NotRequired[list[str]]
    ministry: NotRequired[Region]


class Assault(TypedDict):
    """The sides of an attack or a revolt."""

    #: A neutral province has no defender.
    defender: NotRequired[int]
    #: By colour; the cubes of all others count for nobody.
    sides: dict[Cube, BattleSide]


class Strength(TypedDict):
    """The cubes that fell and count, by side."""

    attack: int
    defence: int


class Counted(TypedDict):
    """More about points: the provinces that they were given for."""

    places: list[str]
