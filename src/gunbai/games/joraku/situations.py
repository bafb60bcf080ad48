"""The situations of Joraku that people ask about, for positions that are set up."""

from __future__ import annotations

from typing import Any, Final

from gunbai.core.notation import Notation
from gunbai.core.situation import Situation, impossible
from gunbai.core.state import Ask, Frame
from gunbai.games.joraku.flow.campaign import Campaign
from gunbai.games.joraku.flow.effects import Ninja, NumberedCard
from gunbai.games.joraku.flow.points import ActionPoints
from gunbai.games.joraku.flow.recruitment import Discard, PassCards, Recruitment
from gunbai.games.joraku.flow.skirmish import Trick
from gunbai.games.joraku.kinds import A_CARD, A_COLOUR, CARD_BITS
from gunbai.games.joraku.position.position import JorakuPosition
from gunbai.games.joraku.tables import CARD_VALUE, COLOUR_COUNT, NEUTRAL, NINJA, SIX, TWO_VS_TWO

_SKIRMISH: Final = Campaign.steps.index("skirmish")
_DEALT: Final = Recruitment.steps.index("dealt")
_DISCARDED: Final = Recruitment.steps.index("discarded")
_WHO: Final = Trick.steps.index("who")
_CARD: Final = Trick.steps.index("card")


def _go(s: JorakuPosition, *frames: Frame[Any]) -> Ask | None:
    """Put these rules in progress within a skirmish; return what the last of them asks."""
    s.round = max(s.round, 1)
    s.stack = [Campaign(_SKIRMISH), *frames]
    return frames[-1].run(s)


class _Recruiting(Situation[JorakuPosition]):
    """Cards are chosen by all at once, before the skirmish."""

    def before(self, s: JorakuPosition) -> None:
        """Take back what comes only later in the round."""
        s.plays = []


class Passing(_Recruiting):
    name = "pass"

    def build(self, s: JorakuPosition) -> Ask | None:
        if s.setup.mode == TWO_VS_TWO:
            return None
        self.before(s)
        return _go(s, Recruitment(_DEALT), PassCards(0, [0] * s.setup.players))


class Discarding(_Recruiting):
    name = "discard"

    def build(self, s: JorakuPosition) -> Ask | None:
        if s.setup.mode != NEUTRAL:
            return None
        self.before(s)
        return _go(s, Recruitment(_DISCARDED), Discard(0, [0] * s.setup.players))


class _InTrick(Situation[JorakuPosition]):
    """One faction is at its turn in a trick; the cards before it lie on the table."""

    def __init__(self) -> None:
        self.faction = 0
        self.before = 0  # cards of the trick that were played before

    def notation(self, n: Notation) -> None:
        self.faction = n.one("colour", self.faction, A_COLOUR)
        self.before = n.number("before", self.before, COLOUR_COUNT - 1)

    def seat(self, s: JorakuPosition) -> int:
        seat = s.setup.owner[self.faction]
        if seat < 0:
            raise impossible("colour")
        return seat

    def trick(self, s: JorakuPosition, pc: int, played: int) -> Trick:
        """Return the trick at this step, in which so many cards lie on the table."""
        if played > len(s.plays) or played > s.setup.plays_each_trick:
            raise impossible("before")
        leader = (self.seat(s) - self.before) % s.setup.players
        return Trick(pc, leader, played, self.faction, -1)


class PlayCard(_InTrick):
    name = "trick"

    def build(self, s: JorakuPosition) -> Ask | None:
        return _go(s, self.trick(s, _CARD, self.before))


class _Played(_InTrick):
    """A faction has just played this card."""

    def __init__(self) -> None:
        super().__init__()
        self.card = 1

    def notation(self, n: Notation) -> None:
        super().notation(n)
        self.card = n.one("card", self.card, A_CARD)

    def play(self, s: JorakuPosition) -> Trick:
        """Lay the card on the table, wherever it was, and return the trick."""
        s.hands = [hand & ~(1 << self.card) for hand in s.hands]
        s.aside &= ~(1 << self.card)
        last = self.faction << CARD_BITS | self.card
        s.plays = [*[play for play in s.plays if play != last], last]
        return self.trick(s, _WHO, self.before + 1)


class ChooseEffect(_Played):
    """A numbered card asks for its effect, a ninja where it places."""

    name = "effect"

    def build(self, s: JorakuPosition) -> Ask | None:
        trick = self.play(s)
        seat, value = self.seat(s), CARD_VALUE[self.card]
        if value == NINJA:
            return _go(s, trick, Ninja(0, seat, self.faction, 0, 0, -1))
        return _go(s, trick, NumberedCard(0, seat, self.faction, value, 0))


class SpendPoints(_Played):
    name = "points"

    def __init__(self) -> None:
        super().__init__()
        self.points = 1

    def notation(self, n: Notation) -> None:
        super().notation(n)
        self.points = n.number("points", self.points, SIX, 1)

    def build(self, s: JorakuPosition) -> Ask | None:
        points = ActionPoints(0, self.seat(s), self.faction, self.points, -1, -1)
        return _go(s, self.play(s), points)


def situations() -> list[Situation[Any]]:
    """Return them in the order of a round."""
    return [Passing(), Discarding(), PlayCard(), ChooseEffect(), SpendPoints()]
