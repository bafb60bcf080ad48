"""The types of Joraku's view. `view.py` and the frames' `show` fill it in."""

from __future__ import annotations

from typing import Annotated, Final, NotRequired, TypedDict

from gunbai.core.view import GameView, OneOf
from gunbai.games.joraku.tables import AREAS, COLOURS, MODES
from gunbai.games.joraku.view_fields import PublicFaction

REASONS: Final = ["highest", "last", "ninja"]

Area = Annotated[str, OneOf(AREAS)]
Colour = Annotated[str, OneOf(COLOURS)]
Mode = Annotated[str, OneOf(MODES)]
#: Why a card won its trick.
Why = Annotated[str, OneOf(REASONS)]


class Faction(PublicFaction):
    """The pieces of one colour; lists are by area."""

    colour: Colour
    #: The seat that plays it; below 0 for the neutral one.
    seat: int
    #: The number of its daimyo card.
    number: int
    daimyo: Area | None
    samurai: list[int]
    influence: list[int]
    ranks: list[int]
    entered: bool


class SeatCards(TypedDict):
    """The number of cards a seat has in each place."""

    colours: list[Colour]
    hand: int
    private: int
    picked: int
    draft: int
    discarded: int


class Play(TypedDict):
    """A card on the table: who played it, for which colour."""

    seat: int
    colour: Colour
    card: str


class AreaChange(TypedDict):
    """The change that an answer makes for the acting faction in one area."""

    area: Area
    rank: int
    rank_before: int
    influence: int
    #: The prestige of this round, if it were scored now.
    prestige: int
    prestige_before: int
    #: The points for Kachidoki there; None if no player's daimyo stands in the area.
    kachidoki: int | None


class Preview(TypedDict):
    """The gains of an answer if scored now: of moved pieces, or of a played card.

    A card has a value and the area of its effect A; a ninja has neither.
    """

    areas: NotRequired[list[AreaChange]]
    #: The change of this round's prestige over all areas.
    prestige: NotRequired[int]
    #: The card's action points.
    value: NotRequired[int]
    #: The area in which the card places samurai.
    area: NotRequired[Area]
    #: True if the card would win the trick as it stands.
    wins: NotRequired[bool]
    #: The points for Kachidoki then.
    kachidoki: NotRequired[int]


class Prices(TypedDict):
    """Action points by verb."""

    march: int
    move: int
    remove: int


class OwnCards(TypedDict):
    """The cards only this seat sees."""

    hand: list[str]
    passed: list[str]
    received: list[str]
    discarded: list[str]
    private: list[str]
    picked: list[str]
    draft: list[str]
    #: By seat: the cards this seat knows others to hold.
    known: list[list[str]]


class Standing(TypedDict):
    """The standing of a faction in an area."""

    rank: int
    influence: int


class Background(TypedDict):
    """The situation when points were scored; the last fields belong to Kachidoki."""

    #: By area and colour; only where a colour had influence.
    standings: dict[str, dict[Colour, Standing]]
    #: The card that won the trick, and why it did.
    card: NotRequired[str]
    why: NotRequired[Why]


class JorakuForesight(TypedDict):
    """The consequences that the rules foresee in the position."""

    #: Prestige of each colour if this round's were scored now; empty outside the rounds.
    prestige: dict[Colour, int]
    #: The gains of each answer, by its text; only for the seat that is asked.
    preview: NotRequired[dict[str, Preview]]


class JorakuView(GameView):
    """The position as one seat sees it."""

    mode: Mode
    round: int
    #: Numbers of the variant cards in force.
    variants: list[int]
    #: The seat that has the Kachidoki marker; below 0: nobody.
    kachidoki: int
    factions: list[Faction]
    seats: list[SeatCards]
    aside: int
    #: All cards played in this round.
    plays: list[Play]
    #: Cards laid in a trick when it is complete.
    trick_size: int
    #: The place in the last complete trick of the card that won it.
    last_winning: int
    #: The points for Kachidoki, by rank from 1 on.
    kachidoki_row: list[int]
    own: NotRequired[OwnCards]
    #: This seat's sealed choice.
    chosen: NotRequired[list[str]]
    leader: NotRequired[int]
    trick: NotRequired[list[Play]]
    #: The number of this trick, and that of all tricks of the round.
    trick_number: NotRequired[int]
    tricks: NotRequired[int]
    #: The place in the trick of the card that wins so far.
    winning: NotRequired[int]
    acting: NotRequired[Colour]
    action_points: NotRequired[int]
    prices: NotRequired[Prices]
    #: The area where samurai of others can be removed.
    removal: NotRequired[Area]
    #: The two pairs dealt for a choice of daimyo cards.
    daimyo_cards: NotRequired[list[list[int]]]
