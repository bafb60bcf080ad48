"""Benten pushes a monster out of the province she enters (RS-XC53, RS-Q116, RS-Q109)."""

from __future__ import annotations

from typing import Final

from gunbai.core.codec import Action, verb_of
from gunbai.core.errors import Refusal, Words
from gunbai.core.notation import Notation
from gunbai.core.state import Ask, Frame
from gunbai.games.rising_sun.actions import (
    CHARGE,
    PASS,
    PAY,
    PUSH,
    push,
    push_clan,
    push_figure,
    push_target,
)
from gunbai.games.rising_sun.flow.arrivals import bit, enter, shift
from gunbai.games.rising_sun.flow.tolls import pay_toll, toll_owner
from gunbai.games.rising_sun.kinds import A_CARD, A_PROVINCE, SOME_ROUTES
from gunbai.games.rising_sun.names import (
    CARDS,
    FIGURES,
    FIRST_MONSTER,
    IS_DAIMYO,
    NOBODY,
    PROVINCES,
    SERPENT,
)
from gunbai.games.rising_sun.position.position import RisingSunPosition
from gunbai.games.rising_sun.view_types import RisingSunView

_CHOICE: Final = 0
_CHOSEN: Final = 1
_TOLL: Final = 2
_CHARGED: Final = 3
_GO: Final = 4


class Push(Frame[RisingSunPosition]):
    """One monster is pushed out of the province, to where its clan could move it."""

    name = "push"
    steps = ["choice", "chosen", "toll", "charged", "go"]
    asks = {"choice": ["RS-DP28"], "toll": ["RS-DP28"], "charged": ["RS-DP29"]}

    def __init__(self, seat: int, card: int, province: int) -> None:
        self.pc = _CHOICE
        self.seat = seat
        self.card = card
        self.province = province
        self.closed = 0  # sea routes on which the toll can't be paid, as bits
        self.refused = 0  # sea routes that this seat gave up for its own figures, as bits
        self.last = -1  # the push in question

    def run(self, s: RisingSunPosition) -> Ask | None:
        if self.pc == _CHOICE:
            if self.choices(s):
                return Ask("RS-DP28", 1 << self.seat)
            s.leave()
            return None
        if self.pc == _CHARGED:
            return Ask("RS-DP29", 1 << self.seat)
        if self.pc == _CHOSEN:
            if self.last == PASS:
                s.leave()
                s.emit("rs-not-used", self.seat, self.card)
                return None
            self.pc = _TOLL
            toll = toll_owner(s, self.owner(s), self.province, self.target())
            if toll != NOBODY:
                return Ask("RS-DP28", 1 << toll)
        s.leave()
        s.emit("rs-effect", self.seat, self.card)
        figure = push_figure(self.last)
        shift(s, self.owner(s), figure, self.province, self.target(), 1)
        enter(s, self.owner(s), bit(figure))
        return None

    def owner(self, s: RisingSunPosition) -> int:
        return s.setup.seat_of[push_clan(self.last)]

    def target(self) -> int:
        return push_target(self.last)

    def route(self, s: RisingSunPosition) -> int:
        """Return the sea route of this push, as a bit."""
        return 1 << s.setup.tables.routes[self.province][self.target()]

    def choices(self, s: RisingSunPosition) -> list[Action]:
        """Return the pushes of any other monster there that is not a Daimyo."""
        own = s.setup.cards[self.card].figure
        out: list[Action] = []
        for seat in range(s.setup.players):
            for m in s.packs[seat]:
                figure = FIRST_MONSTER + m
                if s.monster[m] != self.province or figure == own:
                    continue
                if s.setup.types[figure] & IS_DAIMYO:
                    continue
                for target in s.setup.can_reach[seat][self.province]:
                    if s.room(seat, target) > 0 and not self.is_closed(s, seat, target):
                        out.append(push(s.setup.clans[seat], figure, target))
        return out

    def is_closed(self, s: RisingSunPosition, seat: int, target: int) -> bool:
        """RS-Q109: given up, or the toll was charged and this clan has no coin for it, either."""
        route = s.setup.tables.routes[self.province][target]
        if route < 0:
            return False
        shut = self.refused if seat == self.seat else 0
        if not s.coins[seat]:
            shut |= self.closed
        return shut >> route & 1 == 1 and toll_owner(s, seat, self.province, target) != NOBODY

    def legal(self, s: RisingSunPosition, seat: int) -> list[Action]:
        if self.pc == _TOLL:
            return [CHARGE, PASS]
        if self.pc == _CHARGED:
            return [PAY, PASS] if s.coins[seat] else [PASS]
        return [PASS, *self.choices(s)]

    def default(self, s: RisingSunPosition, seat: int) -> Action:
        return self.legal(s, seat)[0] if self.pc == _CHARGED else PASS

    def answer(self, s: RisingSunPosition, seat: int, action: Action) -> bool:
        if self.pc == _TOLL:
            self.pc = _GO
            if action == CHARGE:
                self.charge(s, seat)
        elif self.pc == _CHARGED:
            self.pc = _GO
            if action == PAY:
                pay_toll(s, seat, toll_owner(s, seat, self.province, self.target()))
            else:
                self.refused |= self.route(s)
                self.turn_back(s)
        else:
            self.last = action
            self.pc = _CHOSEN
        return True

    def charge(self, s: RisingSunPosition, toll: int) -> None:
        """RS-Q109: a player who pushes their own figure may give up; another must pay if able."""
        payer = self.owner(s)
        s.emit("rs-toll", toll, payer)
        if not s.coins[payer]:
            self.closed |= self.route(s)
            self.turn_back(s)
        elif payer == self.seat:
            self.pc = _CHARGED
        else:
            pay_toll(s, payer, toll)

    def turn_back(self, s: RisingSunPosition) -> None:
        """RS-Q109: the Move does not take place; another may be chosen."""
        s.emit("rs-turned-back", self.owner(s), push_figure(self.last), self.province)
        self.pc = _CHOICE

    def why_not(self, s: RisingSunPosition, seat: int, action: Action) -> Refusal:
        return Refusal("rs-refuse-card-use", "RS-Q116", {"card": CARDS[self.card]})

    def prompt(self, s: RisingSunPosition, seat: int) -> Words:
        words: Words = {"effect": CARDS[self.card], "province": PROVINCES[self.province]}
        if self.pc in (_TOLL, _CHARGED):
            words = {
                "effect": SERPENT,
                "figure": FIGURES[push_figure(self.last)],
                "source": PROVINCES[self.province],
                "target": PROVINCES[self.target()],
            }
        return words

    def show(self, s: RisingSunPosition, seat: int, view: RisingSunView) -> None:
        view["card"] = {"seat": self.seat, "card": CARDS[self.card]}

    def copy(self) -> Frame[RisingSunPosition]:
        twin = Push(self.seat, self.card, self.province)
        twin.pc = self.pc
        twin.closed = self.closed
        twin.refused = self.refused
        twin.last = self.last
        return twin

    def notation(self, n: Notation) -> None:
        self.seat = n.seat("seat", self.seat)
        self.card = n.one("card", self.card, A_CARD)
        self.province = n.one("province", self.province, A_PROVINCE)
        self.closed = n.one("closed", self.closed, SOME_ROUTES)
        self.refused = n.one("refused", self.refused, SOME_ROUTES)
        self.last = n.action("last", self.last)
        n.require(self.last in (-1, PASS) or verb_of(self.last) == PUSH, "last")

    def unfit(self, s: RisingSunPosition) -> str:
        """Check that a toll is asked for a push over a sea route that somebody can charge for."""
        if self.pc == _CHOICE:
            return ""
        if self.last in (-1, PASS) or self.owner(s) == NOBODY:
            return "last"
        payable = self.pc == _TOLL or self.owner(s) == self.seat
        owner = toll_owner(s, self.owner(s), self.province, self.target())
        return "" if payable and owner != NOBODY else "last"
