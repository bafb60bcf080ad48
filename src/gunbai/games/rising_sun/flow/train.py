"""Purchases of season cards: Train and Ryujin (RS-MT, RS-K16, RS-DP10, RS-DP11, RS-DP17)."""

from __future__ import annotations

from typing import Any, Final

from gunbai.core.codec import Action, verb_of
from gunbai.core.errors import Refusal, Words
from gunbai.core.menu import UNKNOWN, Menu
from gunbai.core.notation import Notation
from gunbai.core.state import Ask
from gunbai.games.rising_sun.actions import (
    BUY,
    PASS,
    SUMMON,
    WAIVE,
    WORSHIP,
    buy,
    buy_card,
    waive,
    waive_card,
)
from gunbai.games.rising_sun.cards.moments import ACQUIRED, SPENT
from gunbai.games.rising_sun.flow.arrivals import after_summon, enter
from gunbai.games.rising_sun.flow.prices import card_price, gifts_could_help
from gunbai.games.rising_sun.flow.recruit import carry_out_summon, refuse_summon, summon_choices
from gunbai.games.rising_sun.flow.spending import benevolence_due
from gunbai.games.rising_sun.flow.windows import open_window
from gunbai.games.rising_sun.kinds import MAYBE_CARD, SOME_TYPES
from gunbai.games.rising_sun.names import (
    CARD_COUNT,
    CARDS,
    DRAGONFLY,
    FIGURES,
    MOST_PLAYERS,
    PROVINCE_COUNT,
    RESERVE,
)
from gunbai.games.rising_sun.position.position import RisingSunPosition
from gunbai.games.rising_sun.view_types import RisingSunView

_CHOICE: Final = 0
_BOUGHT: Final = 1
_ACQUIRED: Final = 2
_ARRIVAL: Final = 3
_SUMMONED: Final = 4
_ENTERED: Final = 5

#: Purchases by card; `Any` saves compiled code a copy of each number.
_BUYS: Final[list[Any]] = [buy(card) for card in range(CARD_COUNT)]
_TRAIN: Final = "RS-DP10"
_RYUJIN: Final = "RS-DP17"
_ASKS: Final = {
    key: [Ask(key, 1 << seat) for seat in range(MOST_PLAYERS)] for key in (_TRAIN, _RYUJIN)
}


def may_acquire(s: RisingSunPosition, seat: int, card: int) -> bool:
    """RS-D05…D07: Lucky Gods are for Sun and Moon, other monsters for everybody else."""
    return bool(s.setup.may_buy[seat] >> card & 1)


def affordable(s: RisingSunPosition, seat: int, bonus: bool) -> int:
    """RS-MT04, RS-MT08: cards that the seat may acquire and can pay for, as bits."""
    within = s.setup.within[seat]
    purse = s.coins[seat] + (s.setup.tables.train_bonus if bonus else 0)
    return within[purse] if purse < len(within) else within[-1]


def lack(s: RisingSunPosition, seat: int, bonus: bool) -> int:
    """RS-Q12: the coins missing for the cheapest card that the seat may acquire."""
    prices = [card_price(s, seat, card, bonus) for card in s.display if may_acquire(s, seat, card)]
    return max(0, min(prices) - s.coins[seat]) if prices else 0


def different(cards: list[int]) -> list[int]:
    """Return a display without repetitions."""
    out: list[int] = []
    for card in cards:
        if card not in out:
            out.append(card)
    return out


class Purchase(Menu[RisingSunPosition]):
    """One player may buy one card, with all that follows from it."""

    name = "purchase"
    steps = ["choice", "bought", "acquired", "arrival", "summoned", "entered"]
    asks = {"choice": ["RS-DP10", "RS-DP17"], "arrival": ["RS-DP11"]}

    def __init__(self, key: str, seat: int, bonus: bool) -> None:
        self.pc = _CHOICE
        self.kept = UNKNOWN
        self.key = key
        self.seat = seat
        self.bonus = bonus
        self.card = -1  # the card bought, or −1
        self.last = -1  # the answer that is carried out next, or −1
        self.types = 0  # the types of the figure summoned with the card

    def run(self, s: RisingSunPosition) -> Ask | None:
        if self.pc == _CHOICE:
            return _ASKS[self.key][self.seat]
        if self.pc == _BOUGHT:
            if self.last < 0:
                s.leave()
                return None
            self.pc = _ACQUIRED
            paid = self.buy(s)
            benevolence_due(s, self.seat, paid, self.card)
            if s.stack[-1] is not self:
                return None
        if self.pc == _ACQUIRED:
            self.pc = _ARRIVAL
            open_window(s, ACQUIRED, self.seat, self.card)
            if s.stack[-1] is not self:
                return None
        if self.pc == _ARRIVAL:
            if self.figure(s) >= 0:
                if self.choices(s):
                    return Ask("RS-DP11", 1 << self.seat)
                s.emit("rs-waits", self.seat, self.figure(s))  # RS-Q71
            s.leave()
            return None
        return self.arrive(s)

    def arrive(self, s: RisingSunPosition) -> Ask | None:
        """RS-MT10: the monster is summoned; entry effects, then effects of the Summon."""
        if self.pc == _SUMMONED:
            self.pc = _ENTERED
            self.types = s.setup.types[self.figure(s)]
            enter(s, self.seat, carry_out_summon(s, self.seat, self.last))
            return None
        s.leave()
        after_summon(s, self.seat, self.types)
        return None

    def figure(self, s: RisingSunPosition) -> int:
        return s.setup.cards[self.card].figure

    def purchases(self, s: RisingSunPosition) -> list[Action]:
        """RS-MT02…MT04, RS-Q106: waiving the bonus is offered where a paid coin is useful."""
        within = affordable(s, self.seat, self.bonus)
        discount = s.setup.tables.train_bonus if self.bonus else 0
        useful = discount > 0 and s.has[self.seat] & s.setup.acting[SPENT] != 0
        out: list[Action] = [PASS]
        last = -1
        for card in s.display:  # copies lie side by side
            if within >> card & 1 and card != last:
                last = card
                out.append(_BUYS[card])
                if useful and 0 < s.setup.prices[self.seat][card] <= s.coins[self.seat]:
                    out.append(waive(card))
        return out

    def buy(self, s: RisingSunPosition) -> int:
        """RS-MT05, RS-MT11: acquire the card; return the coins paid."""
        seat = self.seat
        bought = verb_of(self.last) == BUY
        bonus = self.bonus and bought
        card = buy_card(self.last) if bought else waive_card(self.last)
        self.last = -1
        self.card = card
        price = card_price(s, seat, card, bonus)
        s.coins[seat] = s.coins[seat] - price
        display = s.display[:]
        display.remove(card)
        s.display = display
        s.acquire(seat, card)
        s.emit("rs-bought", seat, card, price)
        return price

    def arrivals(self, s: RisingSunPosition) -> list[Action]:
        """RS-DP11: provinces with a stronghold of the seat, for Dragonfly all (RS-LD01)."""
        everywhere = s.setup.clans[self.seat] == DRAGONFLY
        points = s.summon_points(self.seat)
        provinces = [
            province for province in range(PROVINCE_COUNT) if everywhere or points[province]
        ]
        return summon_choices(s, self.seat, self.figure(s), provinces)

    def find(self, s: RisingSunPosition) -> list[Action]:
        return self.purchases(s) if self.pc == _CHOICE else self.arrivals(s)

    def answer(self, s: RisingSunPosition, seat: int, action: Action) -> bool:
        self.kept = UNKNOWN
        self.last = -1 if action == PASS else action
        self.pc = _BOUGHT if self.pc == _CHOICE else _SUMMONED
        return True

    def why_not(self, s: RisingSunPosition, seat: int, action: Action) -> Refusal:
        verb = verb_of(action)
        if self.pc == _ARRIVAL and verb in (SUMMON, WORSHIP):
            return refuse_summon(s, seat, action)
        if self.pc != _CHOICE or verb not in (BUY, WAIVE):
            return Refusal("refuse-other-decision")
        card = buy_card(action) if verb == BUY else waive_card(action)
        words: Words = {"card": CARDS[card]}
        if card not in s.display:
            return Refusal("rs-refuse-display", "RS-MT02", words)
        if not may_acquire(s, seat, card):
            rule = "RS-D05" if s.setup.is_god(card) else "RS-D06"
            return Refusal("rs-refuse-monster", rule, words)
        if verb == WAIVE:
            return Refusal("rs-refuse-waive", "RS-Q106", words)
        price = card_price(s, seat, card, self.bonus)
        words = {**words, "price": price, "coins": s.coins[seat]}
        return Refusal("rs-refuse-price", "RS-MT04", words)

    def evident(self, s: RisingSunPosition, seat: int) -> bool:
        """Nobody is answered for when a card is bought: others can help (RS-Q12)."""
        return self.pc != _CHOICE or not s.setup.waits_for_help

    def prompt(self, s: RisingSunPosition, seat: int) -> Words:
        if self.pc == _CHOICE:
            missing = lack(s, seat, self.bonus)
            return {"coins": s.coins[seat], "bonus": int(self.bonus), "lack": missing}
        return {"figure": FIGURES[self.figure(s)]}

    def show(self, s: RisingSunPosition, seat: int, view: RisingSunView) -> None:
        prices = {
            CARDS[card]: card_price(s, self.seat, card, self.bonus)
            for card in different(s.display)
            if may_acquire(s, self.seat, card)
        }
        view["purchase"] = {
            "seat": self.seat,
            "bonus": self.bonus,
            "card": CARDS[self.card] if self.card >= 0 else None,
            "prices": prices,
            "left": {card: s.coins[self.seat] - price for card, price in prices.items()},
        }

    def twin(self) -> Menu[RisingSunPosition]:
        twin = Purchase(self.key, self.seat, self.bonus)
        twin.pc = self.pc
        twin.card = self.card
        twin.last = self.last
        twin.types = self.types
        return twin

    def notation(self, n: Notation) -> None:
        self.key = _RYUJIN if n.flag("ryujin", self.key == _RYUJIN) else _TRAIN
        self.seat = n.seat("seat", self.seat)
        self.bonus = n.flag("bonus", self.bonus)
        self.card = n.one("card", self.card, MAYBE_CARD)
        self.types = n.one("types", self.types, SOME_TYPES)
        n.require(self.card >= 0 or self.pc == _CHOICE, "card")

    def unfit(self, s: RisingSunPosition) -> str:
        """Check that the decision is this purchase's, and that a card's figure waits to come."""
        if s.stack[-1] is not self or s.ask is None:
            return ""
        if self.pc == _CHOICE:
            return "" if s.ask.key == self.key else "ryujin"
        return "" if self.figure(s) >= 0 and s.count(self.seat, self.figure(s), RESERVE) else "card"


def train(s: RisingSunPosition, seat: int, bonus: bool) -> None:
    """RS-MT02, RS-MT08, RS-MT09."""
    offer(s, _TRAIN, seat, bonus)


def ryujin(s: RisingSunPosition, seat: int) -> None:
    """RS-K16, RS-K17, RS-Q26."""
    offer(s, _RYUJIN, seat, False)


def offer(s: RisingSunPosition, key: str, seat: int, bonus: bool) -> None:
    """Ask this seat what it buys, if there is anything it can pay for, or could with help."""
    within = affordable(s, seat, bonus)
    for card in s.display:
        if within >> card & 1:
            s.call(Purchase(key, seat, bonus))
            return
    if gifts_could_help(s, seat, lack(s, seat, bonus)):
        s.call(Purchase(key, seat, bonus))
