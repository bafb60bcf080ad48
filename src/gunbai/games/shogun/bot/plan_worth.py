"""The best plan by assignment: every card to the slot where it is worth most in the whole plan."""

from __future__ import annotations

from typing import Final

from gunbai.core.judge import Memo
from gunbai.games.shogun.bot.worth import OFFICIAL_WORTH, Outlook
from gunbai.games.shogun.flow.plans import hand_cards, payable
from gunbai.games.shogun.names import (
    AUCTION,
    EXCHANGE1,
    INTRIGUE,
    NO_CARD,
    OFFICIAL,
    SLOT_COUNT,
)
from gunbai.games.shogun.state import ShogunState

NEVER: Final = -1000.0
_BID: Final = [0.0, 0.28, 0.50, 0.66, 0.78]  # what a bid of 0 … 4 chests is worth
_PROVINCE_BID: Final = 0.12


class PlanWorth(Memo):
    """What each card is worth in each slot, and how much worse than the best plan it makes one."""

    def __init__(self, s: ShogunState, seat: int) -> None:
        self.cards = hand_cards(s, seat)
        self.slots = s.setup.slots
        self.values = plan_values(s, seat, self.cards)
        self.loss = Assignment(self.slots, len(self.cards), self.values).losses()

    def value(self, card: int, slot: int) -> float:
        return self.values[slot * len(self.cards) + self.cards.index(card)]

    def lost(self, card: int, slot: int) -> float:
        """At least so much is lost against the best plan."""
        return self.loss[slot * len(self.cards) + self.cards.index(card)]


def plan_worth(s: ShogunState, seat: int) -> PlanWorth:
    """As it looked when this seat's plan was first thought of in this round."""
    kept = s.plan_worths[seat]
    if kept is None:
        kept = PlanWorth(s, seat)
        s.plan_worths[seat] = kept
    assert isinstance(kept, PlanWorth)
    return kept


def plan_values(s: ShogunState, seat: int, cards: list[int]) -> list[float]:
    """By slot × number of cards + card."""
    outlook = Outlook(s)
    chest = outlook.chest(seat)
    out: list[float] = []
    for slot in range(s.setup.slots):
        for card in cards:
            if slot == AUCTION:
                out.append(bid_worth(s, seat, card, chest))
            elif slot >= EXCHANGE1:
                out.append(exchange_worth(s, seat, card, slot - EXCHANGE1 + 1, outlook))
            elif card >= INTRIGUE:
                out.append(0.0)
            else:
                out.append(outlook.action(seat, card, slot))
    return out


def bid_worth(s: ShogunState, seat: int, card: int, chest: float) -> float:
    if not payable(s, seat, card):
        return NEVER
    if card < INTRIGUE:
        return _PROVINCE_BID
    if card >= OFFICIAL:
        return 0.0
    return _BID[card - INTRIGUE] - chest * (card - INTRIGUE)


def exchange_worth(s: ShogunState, seat: int, card: int, count: int, outlook: Outlook) -> float:
    """SG-XT9…XT14: officials for armies, of the tray rather than of a province."""
    if INTRIGUE <= card < OFFICIAL:
        return 0.0
    if s.officials[seat] < count:
        return 0.0
    worth = OFFICIAL_WORTH * count
    if card >= OFFICIAL:
        tray = s.tower.tray[s.setup.colour[seat]]
        return worth if tray >= count else 0.02 * count
    armies = s.armies[card]
    if armies <= count:
        return 0.0
    return (
        worth
        - outlook.danger(seat, card, armies - count)
        + outlook.danger(seat, card, armies)
        - 0.6 * outlook.army * count
    )


class Assignment:
    """Each row's best column, all in all (the Hungarian method), and what other pairs lose.

    With fewer columns than rows, empty columns of no worth fill up the matrix.
    """

    def __init__(self, rows: int, columns: int, values: list[float]) -> None:
        self.rows = rows
        self.columns = columns
        self.width = max(rows, columns)
        self.cost = [0.0] * (rows * self.width)
        for row in range(rows):
            for column in range(columns):
                self.cost[row * self.width + column] = -values[row * columns + column]
        self.of_row = [0.0] * (rows + 1)
        self.of_column = [0.0] * (self.width + 1)
        self.match = [0] * (self.width + 1)  # the row of each column, both from 1
        for row in range(1, rows + 1):
            self._place(row)

    def _place(self, row: int) -> None:
        """Find a column for one row more; the others may have to change."""
        width = self.width
        match = self.match
        match[0] = row
        column = 0
        least = [1.0e18] * (width + 1)
        used = [False] * (width + 1)
        way = [0] * (width + 1)
        while True:
            used[column] = True
            here = match[column]
            delta = 1.0e18
            following = 0
            base = (here - 1) * width - 1
            for other in range(1, width + 1):
                if not used[other]:
                    reduced = self.cost[base + other] - self.of_row[here] - self.of_column[other]
                    if reduced < least[other]:
                        least[other] = reduced
                        way[other] = column
                    if least[other] < delta:
                        delta = least[other]
                        following = other
            for other in range(width + 1):
                if used[other]:
                    self.of_row[match[other]] += delta
                    self.of_column[other] -= delta
                else:
                    least[other] -= delta
            column = following
            if match[column] == 0:
                break
        while column:
            before = way[column]
            match[column] = match[before]
            column = before

    def chosen(self) -> list[int]:
        """The column of each row; −1 for none."""
        out = [-1] * self.rows
        for column in range(1, self.columns + 1):
            if self.match[column]:
                out[self.match[column] - 1] = column - 1
        return out

    def losses(self) -> list[float]:
        """Reduced costs, by row × columns + column: 0 for pairs that fit the best assignment."""
        out = [0.0] * (self.rows * self.columns)
        for row in range(self.rows):
            for column in range(self.columns):
                cost = self.cost[row * self.width + column]
                lost = cost - self.of_row[row + 1] - self.of_column[column + 1]
                out[row * self.columns + column] = max(0.0, lost)
        return out


def pending_worth(s: ShogunState, seat: int, outlook: Outlook) -> float:
    """What the cards that still lie face down on a board will bring."""
    base = seat * SLOT_COUNT
    shown = s.shown[seat]
    worth = 0.0
    for slot in range(AUCTION):
        card = s.plans[base + slot]
        if card != NO_CARD and card < INTRIGUE and not shown >> slot & 1:
            worth += outlook.action(seat, card, slot)
    return worth
