"""The course of the whole game: setup, three rounds, the end (JK-S, JK-P07…P09, JK-E01)."""

from __future__ import annotations

from typing import Final

from gunbai.core.codec import Action, verb_of
from gunbai.core.errors import Refusal, Words
from gunbai.core.kinds import Maybe
from gunbai.core.notation import Notation
from gunbai.core.state import Ask, Frame
from gunbai.games.joraku.actions import LOWER, lower, lower_colour
from gunbai.games.joraku.flow.recruitment import Recruitment
from gunbai.games.joraku.flow.scoring import score_prestige, standing
from gunbai.games.joraku.flow.skirmish import Trick
from gunbai.games.joraku.kinds import A_COLOUR
from gunbai.games.joraku.position.position import JorakuPosition
from gunbai.games.joraku.tables import (
    AREA_COUNT,
    BOTH,
    COLOURS,
    DAIMYO_CARDS,
    HIGH_NUMBERS,
    LAST_AREA,
    LOW_NUMBERS,
    NEUTRAL,
    NEUTRAL_SAMURAI,
    ROUNDS,
    SAMURAI_EACH,
    TWO_VS_TWO,
)
from gunbai.games.joraku.view_types import JorakuView

_SETUP: Final = 0
_RECRUIT: Final = 1
_SKIRMISH: Final = 2

_MAYBE_COLOUR: Final = Maybe(A_COLOUR)


class Campaign(Frame[JorakuPosition]):
    """JK-S09, JK-S10: three rounds of recruitment, skirmish and prestige."""

    name = "campaign"
    steps = ["setup", "recruit", "skirmish"]

    def run(self, s: JorakuPosition) -> Ask | None:
        if self.pc == _SETUP:
            self.pc = _RECRUIT
            set_up(s)
        elif self.pc == _RECRUIT:
            self.pc = _SKIRMISH
            s.round += 1
            s.emit("jk-round", s.round)
            s.call(Recruitment(0))
        elif s.hands[s.kachidoki]:  # JK-K26: until the hands are empty
            s.call(Trick(0, s.kachidoki, 0, -1, -1))
        else:
            score_prestige(s)
            self.pc = _RECRUIT
            if s.round == ROUNDS:
                s.emit("jk-end", standing(s).winners()[0])
                s.leave()
        return None

    def copy(self) -> Frame[JorakuPosition]:
        return Campaign(self.pc)


def set_up(s: JorakuPosition) -> None:
    """JK-S01…S08, JK-T02…T05, JK-N01…N04."""
    setup = s.setup
    for faction in setup.factions:
        s.supply[faction] = SAMURAI_EACH
    for number in setup.variant_cards:
        s.emit("jk-variant", number)
    if setup.mode == TWO_VS_TWO:
        deal_pairs(s)
        return
    deck = list(range(1, DAIMYO_CARDS + 1))
    s.rng.shuffle(deck)
    for seat in range(setup.players):
        give_card(s, seat, setup.own[seat][0], deck[seat])
    if setup.mode == NEUTRAL:
        place_neutral(s)
    first_player(s)


def give_card(s: JorakuPosition, seat: int, faction: int, number: int) -> None:
    """JK-S02, JK-S04: the daimyo starts in the area of its card's number."""
    s.numbers = s.numbers[:]
    s.numbers[faction] = number
    s.daimyo[faction] = number
    s.emit("jk-daimyo", seat, faction, number)


def first_player(s: JorakuPosition) -> None:
    """JK-S03, JK-T03: the highest daimyo card takes Kachidoki, without scoring (JK-Q11)."""
    faction = s.numbers.index(max(s.numbers))
    s.kachidoki = s.setup.owner[faction]
    s.emit("jk-first", s.kachidoki)


def place_neutral(s: JorakuPosition) -> None:
    """JK-N03, JK-N04."""
    neutral = s.setup.neutral()
    s.daimyo[neutral] = LAST_AREA
    for area in range(1, LAST_AREA):
        s.samurai[neutral * AREA_COUNT + area] = NEUTRAL_SAMURAI
    s.supply[neutral] = 0
    s.emit("jk-neutral", neutral)


def deal_pairs(s: JorakuPosition) -> None:
    """JK-T02: each player one card of 1–3 and one of 4–6."""
    seats = s.setup.players
    low = LOW_NUMBERS[:]
    high = HIGH_NUMBERS[:]
    s.rng.shuffle(low)
    s.rng.shuffle(high)
    for seat in range(seats):
        s.emit("jk-daimyo-card", seat, low[seat])
        s.emit("jk-daimyo-card", seat, high[seat])
    s.call(MatchColours(0, low[:seats], high[:seats], [-1, -1]))


class MatchColours(Frame[JorakuPosition]):
    """JK-T04: each player assigns their two daimyo cards to their colours."""

    name = "match-colours"
    steps = ["start", "choosing"]
    asks = {"choosing": ["JK-D08"]}

    def __init__(self, pc: int, low: list[int], high: list[int], chosen: list[int]) -> None:
        super().__init__(pc)
        self.low = low  # the lower daimyo card of each seat
        self.high = high
        self.chosen = chosen  # the colour that gets the lower card

    def run(self, s: JorakuPosition) -> Ask | None:
        if self.pc == 0:
            self.pc = 1
            return Ask("JK-D08", BOTH)
        s.leave()
        first_player(s)
        return None

    def legal(self, s: JorakuPosition, seat: int) -> list[Action]:
        return [lower(colour) for colour in s.setup.own[seat]]

    def default(self, s: JorakuPosition, seat: int) -> Action:
        """JK-D08: the lower card to the first own colour."""
        return lower(min(s.setup.own[seat]))

    def answer(self, s: JorakuPosition, seat: int, action: Action) -> bool:
        colour = lower_colour(action)
        own = s.setup.own[seat]
        self.chosen[seat] = colour
        give_card(s, seat, colour, self.low[seat])
        give_card(s, seat, own[1] if colour == own[0] else own[0], self.high[seat])
        return True

    def why_not(self, s: JorakuPosition, seat: int, action: Action) -> Refusal:
        if verb_of(action) != LOWER:
            return Refusal("refuse-other-decision")
        return Refusal("jk-refuse-not-yours", "JK-T01", {"colour": COLOURS[lower_colour(action)]})

    def prompt(self, s: JorakuPosition, seat: int) -> Words:
        return {"low": self.low[seat], "high": self.high[seat]}

    def show(self, s: JorakuPosition, seat: int, view: JorakuView) -> None:
        """JK-H03: dealt daimyo cards are public."""
        view["daimyo_cards"] = [[self.low[i], self.high[i]] for i in range(s.setup.players)]

    def copy(self) -> Frame[JorakuPosition]:
        return MatchColours(self.pc, self.low, self.high, self.chosen[:])

    def notation(self, n: Notation) -> None:
        self.low = n.numbers("low", self.low, DAIMYO_CARDS, 1)
        self.high = n.numbers("high", self.high, DAIMYO_CARDS, 1)
        self.chosen = n.things("chosen", self.chosen, _MAYBE_COLOUR)
        for label, values in (("low", self.low), ("high", self.high), ("chosen", self.chosen)):
            n.require(len(values) == n.seats, label)
