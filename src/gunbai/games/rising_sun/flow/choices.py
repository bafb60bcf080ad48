"""Choices of a card's owner: how, or whether, to use it (RS-DP20, RS-DP28, RS-DP30)."""

from __future__ import annotations

from gunbai.core.codec import Action
from gunbai.core.errors import Refusal, Words
from gunbai.core.menu import UNKNOWN, Menu
from gunbai.core.notation import Notation
from gunbai.core.state import Ask, Frame
from gunbai.games.rising_sun.actions import PASS
from gunbai.games.rising_sun.cards.moments import WAR_START, Moment, exchange_moment
from gunbai.games.rising_sun.kinds import A_CARD, A_CAUSE
from gunbai.games.rising_sun.names import CARDS
from gunbai.games.rising_sun.position.position import RisingSunPosition
from gunbai.games.rising_sun.view_types import RisingSunView


class CardChoice(Menu[RisingSunPosition]):
    """One use of a card that may be declined; the card says what can be chosen (RS-Q124)."""

    name = "choice"
    steps = ["start", "choosing"]
    asks = {"choosing": ["RS-DP20", "RS-DP28"]}

    def __init__(self, pc: int, seat: int, card: int, moment: Moment, last: int) -> None:
        self.pc = pc
        self.kept = UNKNOWN
        self.seat = seat
        self.card = card
        self.moment = moment
        self.last = last

    def run(self, s: RisingSunPosition) -> Ask | None:
        card = s.setup.cards[self.card]
        if self.pc == 0:
            if len(self.choices(s)) > 1:
                self.pc = 1
                key = "RS-DP20" if self.moment.kind == WAR_START else "RS-DP28"
                return Ask(key, 1 << self.seat)
            s.leave()
            return None
        s.leave()
        if self.last == PASS:
            s.emit("rs-not-used", self.seat, self.card)
        else:
            s.emit("rs-effect", self.seat, self.card)
            card.chosen(s, self.seat, self.moment, self.last)
        return None

    def find(self, s: RisingSunPosition) -> list[Action]:
        return [PASS, *s.setup.cards[self.card].choices(s, self.seat, self.moment)]

    def answer(self, s: RisingSunPosition, seat: int, action: Action) -> bool:
        self.last = action
        return True

    def why_not(self, s: RisingSunPosition, seat: int, action: Action) -> Refusal:
        words: Words = {"card": CARDS[self.card]}
        return Refusal("rs-refuse-card-use", f"RS-XC{self.card + 1:02d}", words)

    def prompt(self, s: RisingSunPosition, seat: int) -> Words:
        return {"effect": CARDS[self.card]}

    def show(self, s: RisingSunPosition, seat: int, view: RisingSunView) -> None:
        view["card"] = {"seat": self.seat, "card": CARDS[self.card]}

    def twin(self) -> Menu[RisingSunPosition]:
        return CardChoice(self.pc, self.seat, self.card, self.moment, self.last)

    def notation(self, n: Notation) -> None:
        self.seat = n.seat("seat", self.seat)
        self.card = n.one("card", self.card, A_CARD)
        self.moment = exchange_moment(n, self.moment)


class Shame(Frame[RisingSunPosition]):
    """RS-F93: the honor that a card costs is lost after all of its gains."""

    name = "shame"

    def __init__(self, pc: int, seat: int, cause: int) -> None:
        self.pc = pc
        self.seat = seat
        self.cause = cause

    def run(self, s: RisingSunPosition) -> Ask | None:
        s.leave()
        s.lose_honor(self.seat, self.cause)
        return None

    def copy(self) -> Frame[RisingSunPosition]:
        return Shame(self.pc, self.seat, self.cause)

    def notation(self, n: Notation) -> None:
        self.seat = n.seat("seat", self.seat)
        self.cause = n.one("cause", self.cause, A_CAUSE)
