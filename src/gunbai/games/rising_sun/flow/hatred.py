"""Oni of Hate enters a province (RS-XC24, RS-Q115): one victim of every clan with more honor."""

from __future__ import annotations

from gunbai.core.codec import Action
from gunbai.core.errors import Refusal, Words
from gunbai.core.notation import Notation
from gunbai.core.state import Ask, Frame
from gunbai.games.rising_sun.actions import kill as kill_action
from gunbai.games.rising_sun.actions import kill_figure
from gunbai.games.rising_sun.flow.kills import are_there, exchange_victims, kill, victim
from gunbai.games.rising_sun.kinds import A_CARD, A_PROVINCE
from gunbai.games.rising_sun.names import (
    BY_CARD,
    CARDS,
    IS_BUSHI,
    IS_DAIMYO,
    IS_SHINTO,
    PROVINCES,
)
from gunbai.games.rising_sun.position.position import RisingSunPosition
from gunbai.games.rising_sun.view_types import RisingSunView


class Hatred(Frame[RisingSunPosition]):
    """The owner picks where a clan has both; all die together (RS-DP30)."""

    name = "hatred"
    steps = ["start", "choosing"]
    asks = {"choosing": ["RS-DP30"]}

    def __init__(
        self,
        pc: int,
        seat: int,
        card: int,
        province: int,
        clans: list[int],
        victims: list[int],
    ) -> None:
        self.pc = pc
        self.seat = seat
        self.card = card
        self.province = province
        self.clans = clans  # seats that still lose a figure
        self.victims = victims

    def run(self, s: RisingSunPosition) -> Ask | None:
        if self.pc == 0:
            self.pc = 1
            self.clans = s.honor[: s.rank(self.seat)]
        while self.clans:
            kinds = self.kinds(s, self.clans[0])
            if len(kinds) > 1:
                return Ask("RS-DP30", 1 << self.seat)
            if kinds:
                self.take(self.clans[0], kinds[0])
            else:
                self.clans = self.clans[1:]
        s.leave()
        if self.victims:
            s.emit("rs-effect", self.seat, self.card)
            kill(s, self.seat, self.victims, BY_CARD + self.card)
        return None

    def kinds(self, s: RisingSunPosition, seat: int) -> list[int]:
        """Return Bushi and Shinto there, and figures that count as one; no Daimyo."""
        out: list[int] = []
        for figure in s.figures_in(seat, self.province):
            types = s.setup.types[figure]
            if types & (IS_BUSHI | IS_SHINTO) and not types & IS_DAIMYO:
                out.append(figure)
        return out

    def take(self, seat: int, figure: int) -> None:
        self.clans = self.clans[1:]
        self.victims = [*self.victims, victim(seat, figure, self.province)]

    def legal(self, s: RisingSunPosition, seat: int) -> list[Action]:
        clan = s.setup.clans[self.clans[0]]
        return [kill_action(clan, figure, self.province) for figure in self.kinds(s, self.clans[0])]

    def answer(self, s: RisingSunPosition, seat: int, action: Action) -> bool:
        self.take(self.clans[0], kill_figure(action))
        return True

    def why_not(self, s: RisingSunPosition, seat: int, action: Action) -> Refusal:
        return Refusal("rs-refuse-card-use", "RS-Q115", {"card": CARDS[self.card]})

    def prompt(self, s: RisingSunPosition, seat: int) -> Words:
        return {"effect": CARDS[self.card], "province": PROVINCES[self.province]}

    def show(self, s: RisingSunPosition, seat: int, view: RisingSunView) -> None:
        view["card"] = {"seat": self.seat, "card": CARDS[self.card]}

    def copy(self) -> Frame[RisingSunPosition]:
        return Hatred(self.pc, self.seat, self.card, self.province, self.clans, self.victims)

    def notation(self, n: Notation) -> None:
        self.seat = n.seat("seat", self.seat)
        self.card = n.one("card", self.card, A_CARD)
        self.province = n.one("province", self.province, A_PROVINCE)
        self.clans = n.seat_list("clans", self.clans)
        self.victims = exchange_victims(n, self.victims)

    def unfit(self, s: RisingSunPosition) -> str:
        if not self.clans:
            return "clans"
        return "" if are_there(s, self.victims) else "victims"
