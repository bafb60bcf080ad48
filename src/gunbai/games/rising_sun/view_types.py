"""The types of Rising Sun's view. `view.py` and the frames' `show` fill it in."""

from __future__ import annotations

from typing import Annotated, NotRequired, TypedDict

from gunbai.core.view import GameView, OneOf
from gunbai.games.rising_sun.names import (
    ADVANTAGES,
    CLANS,
    MANDATES,
    PHASES,
    PROMISES,
    PROVINCES,
    SEASONS,
)
from gunbai.games.rising_sun.view_fields import PublicSeat

ProvinceName = Annotated[str, OneOf(PROVINCES)]
Clan = Annotated[str, OneOf(CLANS)]
Mandate = Annotated[str, OneOf(MANDATES)]
Season = Annotated[str, OneOf(SEASONS)]
Phase = Annotated[str, OneOf(PHASES)]
Advantage = Annotated[str, OneOf(ADVANTAGES)]
PromiseKind = Annotated[str, OneOf(PROMISES)]
#: The number of each kind: "bushi", "shinto", "daimyo", a monster, "stronghold".
Figures = dict[str, int]


class FigureGroup(TypedDict):
    """Figures of one seat."""

    seat: int
    figures: Figures


class Presence(FigureGroup):
    """A clan in a province or at a shrine; only a province has strongholds."""

    force: int
    #: The Force in a Harvest, if it differs (RS-XC48).
    harvest: NotRequired[int]
    strongholds: NotRequired[int]
    #: The part of it that these strongholds have, if they have any (RS-LT02).
    fort_force: NotRequired[int]


class Province(TypedDict):
    """The clans in a province, and the number of its war."""

    war: int | None
    clans: list[Presence]
    #: The seat with the most Force.
    strongest: int | None
    #: The seat that would gain the reward in a Harvest.
    reaper: int | None


class Shrine(TypedDict):
    """A shrine and its worshippers."""

    kami: str
    worshippers: list[Presence]
    #: The seat with the most Force.
    strongest: int | None


class Gains(TypedDict):
    """Points, coins and ronin that somebody would gain."""

    points: int
    coins: int
    ronin: int


class WarToken(TypedDict):
    """A war province token, won in a season."""

    season: Season
    province: str


class Seat(PublicSeat):
    """A player's things, which are all public."""

    clan: Clan
    income: int
    home: str
    ally: int | None
    reserve: Figures
    strongholds: int
    cards: list[str]
    monsters: list[str]
    hostages: list[FigureGroup]
    tokens: list[WarToken]
    #: Different provinces among the tokens.
    different: int
    allied: list[Season]


class TrackTile(TypedDict):
    """A mandate of this season."""

    mandate: Mandate
    face_down: bool
    #: None if it lies face down and this seat has not seen it.
    tile: Mandate | None


class Look(TypedDict):
    """Tiles this seat saw in a turn."""

    turn: int
    tiles: list[Mandate]


class OwnTiles(TypedDict):
    """Tiles that only this seat sees."""

    tiles: list[Mandate]
    looks: list[Look]


class MandateView(TypedDict):
    """The turn under way; `order` and `place` once a mandate is chosen."""

    active: int
    #: Of the season, from 1.
    number: int
    mandate: Mandate | None
    order: list[int]
    place: NotRequired[int]


class RecruitView(TypedDict):
    """Figures still to be summoned, and where that may be done."""

    seat: int
    left: int
    provinces: list[str]


class MovesView(TypedDict):
    """Moves left, and the figures that have moved, by kind and province."""

    seat: int
    left: int
    moved: dict[str, Figures]


class Purchase(TypedDict):
    """A purchase of a season card."""

    seat: int
    bonus: bool
    card: str | None
    prices: dict[str, int]
    #: Coins that the buyer would keep, by card; below 0 if they don't suffice.
    left: dict[str, int]


class Replacement(TypedDict):
    """One figure that a betrayal replaces."""

    seat: int
    victim: str
    place: str
    figure: str


class Betrayal(TypedDict):
    """Replacements declared so far."""

    seat: int
    declared: list[Replacement]


class KamiView(TypedDict):
    """The shrine that is scored."""

    number: int
    kami: str | None
    winner: int


class CardView(TypedDict):
    """The card whose effect is carried out."""

    seat: int
    card: str


class Effect(TypedDict):
    """An effect that waits for its owner."""

    seat: int
    effect: str


class Victim(TypedDict):
    """Figures that are about to be killed."""

    seat: int
    figure: str
    province: str
    count: int


class War(TypedDict):
    """The war under way."""

    number: int
    province: str | None


class Bid(TypedDict):
    """Coins bid on each advantage."""

    seppuku: int
    hostage: int
    ronin: int
    poets: int


class Purse(TypedDict):
    """Coins of a seat that bids: on the advantages, and still free."""

    staked: int
    left: int


class Hire(TypedDict):
    """The Force of the winner of the ronin after hiring them, and of the strongest other seat."""

    force: int
    against: int


class Battle(TypedDict):
    """The battle under way."""

    province: str
    number: int
    seats: list[int]
    stage: str
    #: By seat; before the reveal only one's own.
    bids: dict[str, Bid]
    #: In the order of `seats`.
    forces: list[int]
    #: In the order of `seats`.
    hired: list[int]
    kills: int
    winner: int | None
    #: Before the reveal, one's own.
    purse: NotRequired[Purse]
    #: While it is decided whether ronin are hired.
    hire: NotRequired[Hire]


class Offers(TypedDict):
    """Alliances offered over tea: to whom, and by whom."""

    made: list[int]
    received: list[int]


class Gift(TypedDict):
    """The most coins and ronin that a seat can give away at once."""

    coins: int
    ronin: int


class RisingSunForesight(TypedDict):
    """The consequences that the rules foresee in the position."""

    #: Gifts may change hands now.
    may_give: bool
    #: The promises that mean something now, each with the season that it is about, if any.
    promises: dict[PromiseKind, Season | None]
    #: The most coins or ronin that one promise can name.
    most_promised: int
    #: Coins that count as ronin when ronin are hired, by seat.
    hired_coins: list[int]
    #: Force that each seat would add by hiring ronin now; without the coins staked in secret.
    hirelings: list[int]
    #: Points by seat if Winter came now; None once it has come.
    winter_points: list[int] | None
    #: Battles of this season that this seat will still fight as the board stands, in the War Phase.
    battles_ahead: NotRequired[int]
    gift: NotRequired[Gift]
    #: The gains of this seat if it chose a Harvest now.
    harvest: NotRequired[Gains]
    #: The mandates that would end the alliance of this seat if it chose them.
    ending_alliance: NotRequired[list[Mandate]]


class RisingSunView(GameView):
    """The position as one seat sees it; the last fields are rules under way."""

    season: Season
    phase: Phase
    set: str
    #: Seats, most honor first.
    honor: list[int]
    seats: list[Seat]
    provinces: dict[str, Province]
    #: From left to right.
    shrines: list[Shrine]
    #: The province of each war, in order.
    wars: list[str]
    #: A card is listed once per copy.
    display: list[str]
    track: list[TrackTile]
    #: The seats of the season's mandate turns, in order.
    turns: list[int]
    #: Mandates after which the kami act.
    kami_after: list[int]
    active: int
    killed: list[FigureGroup]
    own: NotRequired[OwnTiles]
    mandate_turn: NotRequired[MandateView]
    recruit: NotRequired[RecruitView]
    moves: NotRequired[MovesView]
    purchase: NotRequired[Purchase]
    betrayal: NotRequired[Betrayal]
    kami_turn: NotRequired[KamiView]
    card: NotRequired[CardView]
    window: NotRequired[list[Effect]]
    victims: NotRequired[list[Victim]]
    war: NotRequired[War]
    battle: NotRequired[Battle]
    offers: NotRequired[Offers]


class Bargain(TypedDict):
    """More about something that a clan got for less."""

    #: The printed price.
    price: int


class Counted(TypedDict):
    """More about points, or about a season: the war provinces whose tokens it is about."""

    places: list[str]


class Bonus(TypedDict):
    """More about a chosen mandate: the ally who gets its bonus as well."""

    ally: int
