"""Skirmish: a trick from its first card to Kachidoki (JK-K01…K07, JK-W, JK-T13…T20)."""

from __future__ import annotations

from typing import Final

from gunbai.core.codec import Action, verb_of
from gunbai.core.errors import Refusal, Words
from gunbai.core.kinds import Maybe
from gunbai.core.notation import Notation
from gunbai.core.state import Ask, Frame
from gunbai.games.joraku.actions import COMMAND, PLAY, command, command_colour, play, play_card
from gunbai.games.joraku.events import FOR_COLOUR
from gunbai.games.joraku.flow.defaults import lowest_card
from gunbai.games.joraku.flow.effects import Ninja, NumberedCard
from gunbai.games.joraku.flow.scoring import score_kachidoki, winning_play
from gunbai.games.joraku.kinds import A_COLOUR, CARD_BITS, CARD_MASK
from gunbai.games.joraku.names import play_names, refuse_card
from gunbai.games.joraku.position.position import JorakuPosition
from gunbai.games.joraku.tables import (
    BLUE,
    BLUE_CARDS,
    CARD_COLOURS,
    CARD_SUIT,
    CARD_VALUE,
    CARDS,
    COLOUR_COUNT,
    COLOURS,
    FOLLOWING,
    KYOTO,
    NINJA,
    ONE_SUIT,
    RED,
    SUIT_MASK,
    SUIT_SIZE,
    TWO_VS_TWO,
    YELLOW,
    YELLOW_CARDS,
    card_count,
    cards_of,
)
from gunbai.games.joraku.view_types import JorakuView

_WHO: Final = 0
_COMMANDED: Final = 1
_CARD: Final = 2
_PLAYED: Final = 3

_MAYBE_COLOUR: Final = Maybe(A_COLOUR)

#: The plays of any card, by suit and by the set of its cards in hand.
_PLAYS: Final = [
    [[play(card) for card in cards_of(bits << SUIT_SIZE * suit)] for bits in range(128)]
    for suit in range(3)
]

_ASK_CARD: Final = [Ask("JK-D03", 1 << seat) for seat in range(4)]
_ASK_FACTION: Final = [Ask("JK-D10", 1 << seat) for seat in range(2)]


class Trick(Frame[JorakuPosition]):
    """JK-K01: beginning with the leader, one card from every seat (2 vs 2: every faction)."""

    name = "trick"
    steps = ["who", "commanded", "card", "played"]
    asks = {"commanded": ["JK-D10"], "card": ["JK-D03"]}

    def __init__(self, pc: int, leader: int, count: int, faction: int, card: int) -> None:
        super().__init__(pc)
        self.leader = leader
        self.count = count  # cards played so far
        self.faction = faction  # the faction for which the next card is played
        self.card = card

    def seat(self, s: JorakuPosition) -> int:
        return (self.leader + self.count) % s.setup.players

    def run(self, s: JorakuPosition) -> Ask | None:
        if self.pc == _PLAYED:
            self.play(s)
            return None
        if self.count == s.setup.plays_each_trick:
            self.decide(s)
            return None
        seat = (self.leader + self.count) % s.setup.players
        if self.pc == _WHO:
            self.faction = self.next_faction(s, seat)
            if self.faction < 0:
                self.pc = _COMMANDED
                return _ASK_FACTION[seat]
        elif self.pc == _COMMANDED:
            s.emit("jk-commands", seat, self.faction)
        self.pc = _CARD
        return _ASK_CARD[seat]

    def next_faction(self, s: JorakuPosition, seat: int) -> int:
        """JK-T14, JK-T15: first the daimyo with more reputation, then the other; −1: choose."""
        own = s.setup.own[seat]
        if s.setup.mode != TWO_VS_TWO:
            return own[0]
        players = s.setup.players
        if self.count >= players:
            first = s.plays[len(s.plays) - players] >> CARD_BITS
            return own[1] if first == own[0] else own[0]
        if s.points[own[0]] == s.points[own[1]]:
            return -1
        return own[0] if s.points[own[0]] > s.points[own[1]] else own[1]

    def led(self, s: JorakuPosition) -> int:
        """Return the suit of the first card of the trick; −1 for the leader."""
        if self.count == 0:
            return -1
        return CARD_SUIT[s.plays[len(s.plays) - self.count] & CARD_MASK]

    def play(self, s: JorakuPosition) -> None:
        """JK-K02: the card leaves the hand and takes effect at once."""
        seat = (self.leader + self.count) % s.setup.players
        card = self.card
        faction = self.faction
        led = self.led(s)
        s.hands[seat] &= ~(1 << card)
        s.plays.append(faction << CARD_BITS | card)
        s.emit("jk-played", seat, faction, card)
        if led == CARD_SUIT[card] and s.setup.variants & FOLLOWING:  # JK-V5a…c
            s.gain(faction, s.setup.tables.follow, FOR_COLOUR, KYOTO)
        self.count += 1
        self.pc = _WHO
        value = CARD_VALUE[card]
        if value == NINJA:
            s.call(Ninja(0, seat, faction, 0, 0, -1))
        else:
            s.call(NumberedCard(0, seat, faction, value, 0))

    def decide(self, s: JorakuPosition) -> None:
        """JK-W01…W08, JK-T18, JK-T19: the winner takes Kachidoki, its daimyo's area is scored."""
        start = len(s.plays) - self.count
        place = winning_play(s.plays, start)
        seat = (self.leader + place - start) % s.setup.players
        faction = s.plays[place] >> CARD_BITS
        s.emit("jk-won", seat, faction, s.plays[place] & CARD_MASK)
        s.kachidoki = seat
        area = s.daimyo[faction]
        s.emit("jk-kachidoki", seat, area)
        score_kachidoki(s, area)
        s.leave()

    def playable(self, s: JorakuPosition, seat: int) -> int:
        """JK-K03…K05: any card to lead; else of the led colour, if there is one."""
        hand = s.hands[seat]
        if self.count:
            follow = hand & SUIT_MASK[self.led(s)]
            if follow:
                return follow
        return hand

    def legal(self, s: JorakuPosition, seat: int) -> list[Action]:
        if self.pc == _COMMANDED:
            return [command(colour) for colour in s.setup.own[seat]]
        mask = self.playable(s, seat)
        return (
            _PLAYS[RED][mask & ONE_SUIT]
            + _PLAYS[YELLOW][mask >> YELLOW_CARDS & ONE_SUIT]
            + _PLAYS[BLUE][mask >> BLUE_CARDS]
        )

    def default(self, s: JorakuPosition, seat: int) -> Action:
        """JK-D10: for the first own colour; JK-D03: the lowest legal card."""
        if self.pc == _COMMANDED:
            return command(min(s.setup.own[seat]))
        return play(lowest_card(self.playable(s, seat)))

    def answer(self, s: JorakuPosition, seat: int, action: Action) -> bool:
        if self.pc == _COMMANDED:
            self.faction = command_colour(action)
        else:
            self.card = play_card(action)
            self.pc = _PLAYED
        return True

    def evident(self, s: JorakuPosition, seat: int) -> bool:
        """Return True for a single card in hand: having only one that follows is not public."""
        return self.pc == _COMMANDED or card_count(s.hands[seat]) == 1

    def why_not(self, s: JorakuPosition, seat: int, action: Action) -> Refusal:
        verb = verb_of(action)
        if self.pc == _COMMANDED and verb == COMMAND:
            return Refusal(
                "jk-refuse-not-yours", "JK-T01", {"colour": COLOURS[command_colour(action)]}
            )
        if self.pc != _CARD or verb != PLAY:
            return Refusal("refuse-other-decision")
        card = play_card(action)
        if not s.hands[seat] >> card & 1:
            return refuse_card(1 << card, "JK-K01")
        led = CARD_COLOURS[self.led(s)]
        rule = "JK-T17" if s.setup.mode == TWO_VS_TWO else "JK-K04"
        return Refusal("jk-refuse-follow", rule, {"card": CARDS[card], "led": led})

    def prompt(self, s: JorakuPosition, seat: int) -> Words:
        if self.pc == _COMMANDED:
            return {}
        led = self.led(s)
        follows = "lead"
        if led >= 0:
            hand = s.hands[seat]
            follows = CARD_COLOURS[led] if hand & SUIT_MASK[led] else "free"
        return {"colour": COLOURS[self.faction], "led": follows}

    def show(self, s: JorakuPosition, seat: int, view: JorakuView) -> None:
        """JK-H07: the cards on the table, who leads, who wins so far."""
        start = len(s.plays) - self.count
        size = s.setup.plays_each_trick
        held = sum([card_count(hand) for hand in s.hands])
        tricks = -(-(len(s.plays) + held) // size)
        view["leader"] = self.leader
        view["trick_number"] = min(start // size + 1, tricks)
        view["tricks"] = tricks
        view["trick"] = [play_names(s, play) for play in s.plays[start:]]
        if self.count:
            view["winning"] = winning_play(s.plays, start) - start
        if self.faction >= 0:
            view["acting"] = COLOURS[self.faction]

    def copy(self) -> Frame[JorakuPosition]:
        return Trick(self.pc, self.leader, self.count, self.faction, self.card)

    def notation(self, n: Notation) -> None:
        self.leader = n.seat("leader", self.leader)
        self.count = n.number("count", self.count, COLOUR_COUNT)
        self.faction = n.one("faction", self.faction, _MAYBE_COLOUR)
