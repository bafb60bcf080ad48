"""Reparations after a battle: lost bids, and the winner's coins for the losers (RS-W70…W75)."""

from __future__ import annotations

from typing import Final

from gunbai.core.codec import Action, verb_of
from gunbai.core.errors import Refusal, Words
from gunbai.core.notation import Notation
from gunbai.core.state import Ask, Frame
from gunbai.games.rising_sun.actions import GIVE, give, give_clan
from gunbai.games.rising_sun.kinds import A_PROVINCE, AMOUNT
from gunbai.games.rising_sun.names import CLANS, MOST_PLAYERS, PROVINCES
from gunbai.games.rising_sun.position.position import RisingSunPosition

_ASK: Final = [Ask("RS-DP27", 1 << seat) for seat in range(MOST_PLAYERS)]


class Reparations(Frame[RisingSunPosition]):
    """The winner's bid is shared among the losers; the winner chooses who gets an extra coin."""

    name = "reparations"
    steps = ["choosing"]
    asks = {"choosing": ["RS-DP27"]}

    def __init__(
        self, pc: int, seat: int, province: int, losers: list[int], bids: list[int],
        extras: list[int],
    ) -> None:  # fmt: skip
        self.pc = pc
        self.seat = seat  # the winner of the battle
        self.province = province
        self.losers = losers  # clockwise from the winner
        self.bids = bids  # coins bid by seat, of all advantages together
        self.extras = extras  # losers chosen for an extra coin (RS-W72)

    def run(self, s: RisingSunPosition) -> Ask | None:
        if self.extra_coins() > len(self.extras):
            return _ASK[self.seat]
        s.leave()
        self.pay(s)
        return None

    def extra_coins(self) -> int:
        return self.bids[self.seat] % len(self.losers)

    def pay(self, s: RisingSunPosition) -> None:
        """RS-W70…W73."""
        for loser in self.losers:
            if self.bids[loser]:
                s.emit("rs-bids-lost", loser, self.bids[loser])
        share = self.bids[self.seat] // len(self.losers)
        for loser in self.losers:
            coins = share + int(loser in self.extras)
            if coins:
                s.coins[loser] = s.coins[loser] + coins
                s.emit("rs-reparations", self.seat, loser, coins)

    def legal(self, s: RisingSunPosition, seat: int) -> list[Action]:
        return [give(s.setup.clans[loser]) for loser in self.losers if loser not in self.extras]

    def answer(self, s: RisingSunPosition, seat: int, action: Action) -> bool:
        self.extras = [*self.extras, s.setup.seat_of[give_clan(action)]]
        return True

    def why_not(self, s: RisingSunPosition, seat: int, action: Action) -> Refusal:
        if verb_of(action) == GIVE:
            return Refusal("rs-refuse-extra", "RS-W72", {"clan": CLANS[give_clan(action)]})
        return Refusal("refuse-other-decision")

    def prompt(self, s: RisingSunPosition, seat: int) -> Words:
        left = self.extra_coins() - len(self.extras)
        return {"province": PROVINCES[self.province], "count": left}

    def copy(self) -> Frame[RisingSunPosition]:
        return Reparations(self.pc, self.seat, self.province, self.losers, self.bids, self.extras)

    def notation(self, n: Notation) -> None:
        self.seat = n.seat("winner", self.seat)
        self.province = n.one("province", self.province, A_PROVINCE)
        self.losers = n.seat_list("losers", self.losers)
        self.bids = n.numbers("bids", self.bids, AMOUNT.most)
        self.extras = n.seat_list("extras", self.extras)
        n.require(bool(self.losers) and self.seat not in self.losers, "losers")
        n.require(len(self.bids) == n.seats, "bids")
        n.require(all(seat in self.losers for seat in self.extras), "extras")
