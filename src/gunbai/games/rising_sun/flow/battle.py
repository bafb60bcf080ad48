"""A battle: sealed bids, four advantages, outcome (RS-W10…W63, RS-DP22…DP26)."""

from __future__ import annotations

from typing import Final

from gunbai.core.codec import Action, verb_of
from gunbai.core.errors import Refusal, Words
from gunbai.core.menu import UNKNOWN, Menu
from gunbai.core.notation import Notation
from gunbai.core.rng import Rng
from gunbai.core.state import Ask
from gunbai.games.rising_sun.actions import (
    CAPTURE,
    CONFIRM,
    PASS,
    STAKE,
    USE,
)
from gunbai.games.rising_sun.flow.bids import NOT_SET, Bidding, exchange_bid
from gunbai.games.rising_sun.flow.force import force_in, fort_force, strongest_of, win_comparison
from gunbai.games.rising_sun.flow.hostages import (
    captures_of,
    hostage_choices,
    refuse_capture,
    take_hostage,
)
from gunbai.games.rising_sun.flow.kills import bury_dead, commit_seppuku, kill, victims_in
from gunbai.games.rising_sun.flow.reparations import Reparations
from gunbai.games.rising_sun.flow.tokens import take_token
from gunbai.games.rising_sun.kinds import A_NUMBER, A_PROVINCE, AMOUNT
from gunbai.games.rising_sun.names import (
    ADVANTAGE_COUNT,
    BY_OUTCOME,
    BY_POETS,
    HIRE,
    HOSTAGE,
    KOI,
    NOBODY,
    POETS,
    PROVINCE_COUNT,
    PROVINCES,
    SEPPUKU,
)
from gunbai.games.rising_sun.position.position import RisingSunPosition
from gunbai.games.rising_sun.view_types import RisingSunView

_BIDDING: Final = 0
_REVEAL: Final = 1
_SEPPUKU: Final = 2
_KILL_SELF: Final = 3
_HOSTAGE: Final = 4
_CAPTURE: Final = 5
_RONIN: Final = 6
_HIRED: Final = 7
_OUTCOME: Final = 8
_POETS: Final = 9
_REPARATIONS: Final = 10
_END: Final = 11


class Battle(Bidding):
    """A battle from the bids to the reparations; the bids themselves are in `Bidding`."""

    name = "battle"
    steps = [
        "bidding", "reveal", "seppuku", "kill-self", "hostage", "capture", "ronin", "hired",
        "outcome", "poets", "reparations", "end",
    ]  # fmt: skip
    asks = {
        "reveal": ["RS-DP22"],
        "kill-self": ["RS-DP23"],
        "capture": ["RS-DP24"],
        "hired": ["RS-DP25"],
    }
    sealed = ["RS-DP22"]

    def __init__(
        self, province: int, number: int, seats: list[int], bids: list[int], hired: list[int]
    ) -> None:
        super().__init__(_BIDDING, province, seats, bids)
        self.number = number
        self.winner = NOBODY  # the winner of the present advantage, then of the battle
        self.captures = 0  # hostages that may still be taken
        self.hired = hired  # Force added by ronin, by seat
        self.last = -1  # the answer that is carried out next

    # the course of the battle

    def run(self, s: RisingSunPosition) -> Ask | None:
        pc = self.pc
        if pc == _BIDDING:
            self.pc = _REVEAL
            mask = 0
            for seat in self.seats:
                mask |= 1 << seat
            s.fighters = mask
            s.kills = 0
            if s.sink is not None:
                for seat in self.seats:
                    s.emit("rs-force", seat, self.province, self.force(s, seat))
            return Ask("RS-DP22", mask, secret=True)
        if pc == _REVEAL:
            self.pc = _SEPPUKU
            self.reveal(s)
        ask: Ask | None = None
        if self.pc <= _KILL_SELF:
            ask = self.seppuku(s)
        if ask is None and self.pc in (_HOSTAGE, _CAPTURE):
            ask = self.hostages(s)
        if ask is None and self.pc in (_RONIN, _HIRED):
            ask = self.ronin(s)
        if ask is not None:
            return ask
        if self.pc == _OUTCOME:
            self.pc = _POETS
            self.outcome(s)
            return None
        if self.pc == _POETS:
            self.pc = _REPARATIONS
            self.poets(s)
        if self.pc == _REPARATIONS:
            self.pc = _END
            bids = [self.total_bid(seat) for seat in range(s.setup.players)]
            s.call(Reparations(0, self.winner, self.province, self.losers(), bids, []))
            return None
        s.emit("rs-war-over", self.province, self.number)
        s.leave()
        return None

    def win(self, s: RisingSunPosition, advantage: int) -> int:
        """RS-W18, RS-W19, RS-Q54: most coins, then present honor; nobody without a bid."""
        s.begin_instance()
        bids = self.bids
        best = 1
        tied = 0
        for seat in self.seats:
            mark = bids[seat * ADVANTAGE_COUNT + advantage]
            if mark > best:
                best = mark
                tied = 1 << seat
            elif mark == best:
                tied |= 1 << seat
        if not tied:
            s.emit("rs-no-advantage", advantage)
            return NOBODY
        winner = win_comparison(s, tied, self.province)
        s.emit("rs-advantage", winner, advantage, best)
        return winner

    def seppuku(self, s: RisingSunPosition) -> Ask | None:
        """RS-W25…W27."""
        if self.pc == _SEPPUKU:
            self.pc = _HOSTAGE
            self.winner = self.win(s, SEPPUKU)
            if self.winner >= 0 and s.is_in(self.winner, self.province):  # RS-Q36
                self.pc = _KILL_SELF
                return Ask("RS-DP23", 1 << self.winner)
            return None
        self.pc = _HOSTAGE
        if self.last == PASS:
            s.emit("rs-no-use", self.winner, SEPPUKU)
        else:
            commit_seppuku(s, self.winner, self.province)
        return None

    def hostages(self, s: RisingSunPosition) -> Ask | None:
        """RS-W30…W35, RS-F86."""
        if self.pc == _HOSTAGE:
            self.winner = self.win(s, HOSTAGE)
            if self.winner < 0:
                self.pc = _RONIN
                return None
            self.pc = _CAPTURE
            self.captures = captures_of(s, self.winner)
            self.last = -1
            self.kept = UNKNOWN
        elif self.last >= 0:
            action = self.last
            self.last = -1
            self.kept = UNKNOWN
            if action == PASS:
                if self.captures == captures_of(s, self.winner):  # none was taken
                    s.emit("rs-no-use", self.winner, HOSTAGE)
                self.captures = 0
            else:
                self.captures -= 1
                take_hostage(s, self.winner, self.province, action)
        if self.captures and len(self.choices(s)) > 1:
            return Ask("RS-DP24", 1 << self.winner)
        self.pc = _RONIN
        return None

    def ronin(self, s: RisingSunPosition) -> Ask | None:
        """RS-W40…W44, RS-Q53: all or none."""
        if self.pc == _RONIN:
            self.pc = _OUTCOME
            self.winner = self.win(s, HIRE)
            if self.winner >= 0 and hirelings(s, self.winner):
                self.pc = _HIRED
                return Ask("RS-DP25", 1 << self.winner)
            return None
        self.pc = _OUTCOME
        if self.last == PASS:
            s.emit("rs-no-use", self.winner, HIRE)
        else:
            hired = self.hired[:]
            hired[self.winner] = hirelings(s, self.winner)
            self.hired = hired
            s.emit("rs-hired", self.winner, hired[self.winner])
        return None

    def force(self, s: RisingSunPosition, seat: int) -> int:
        return force_in(s, seat, self.province) + self.hired[seat]

    def outcome(self, s: RisingSunPosition) -> None:
        """RS-W50…W56, RS-F92: the token first, then the dead."""
        s.begin_instance()
        forces = [self.force(s, seat) for seat in self.seats]
        if s.sink is not None:
            for place, seat in enumerate(self.seats):
                s.emit("rs-force", seat, self.province, forces[place])
        self.winner = win_comparison(s, strongest_of(self.seats, forces), self.province)
        s.emit("rs-victory", self.winner, self.province, forces[self.seats.index(self.winner)])
        take_token(s, self.winner, self.province)
        victims: list[int] = []
        for seat in self.seats:
            if seat not in (self.winner, s.ally[self.winner]):  # RS-W54
                victims += victims_in(s, seat, self.province)
        kill(s, self.winner, victims, BY_OUTCOME)

    def poets(self, s: RisingSunPosition) -> None:
        """RS-W60…W63: the dead go home; the poets are a gain without a choice (RS-Q19)."""
        kills = s.kills
        if kills:
            bury_dead(s)
        singer = self.win(s, POETS)
        if singer >= 0:
            s.emit("rs-poets", singer, kills)
            s.gain_points(singer, kills, BY_POETS)
        s.kills = 0
        s.fighters = 0

    def losers(self) -> list[int]:
        """Return the losers, clockwise from the winner."""
        after = [seat for seat in self.seats if seat > self.winner]
        return after + [seat for seat in self.seats if seat < self.winner]

    # answers

    def legal(self, s: RisingSunPosition, seat: int) -> list[Action]:
        if self.pc == _REVEAL:
            return [CONFIRM, *self.stakes(seat, s.coins[seat])]
        if self.pc == _CAPTURE:
            return self.choices(s)
        if self.pc == _HIRED:
            return [USE, PASS]
        return [PASS, USE]

    def find(self, s: RisingSunPosition) -> list[Action]:
        """Return the hostages that may be taken, or to take none."""
        return [PASS, *hostage_choices(s, self.winner, self.province)]

    def candidates(self, s: RisingSunPosition, seat: int) -> list[Action]:
        if self.pc == _REVEAL:
            return self.stakes_in_order(seat, s.coins[seat])
        return self.legal(s, seat)

    def default(self, s: RisingSunPosition, seat: int) -> Action:
        return self.default_stake(seat) if self.pc == _REVEAL else self.legal(s, seat)[0]

    def answer(self, s: RisingSunPosition, seat: int, action: Action) -> bool:
        if self.pc == _REVEAL:
            if action == CONFIRM:
                s.emit("rs-committed", seat)
                return True
            self.set_stake(seat, action)
            return False
        self.last = action
        return True

    def why_not(self, s: RisingSunPosition, seat: int, action: Action) -> Refusal:
        verb = verb_of(action)
        if self.pc == _REVEAL and verb == STAKE:
            return self.refuse_stake(s, seat, action)
        if self.pc == _CAPTURE and verb == CAPTURE:
            return refuse_capture(s, action)
        return Refusal("refuse-other-decision")

    def prompt(self, s: RisingSunPosition, seat: int) -> Words:
        words: Words = {"province": PROVINCES[self.province]}
        if self.pc == _REVEAL:
            words["coins"] = s.coins[seat]
            words["count"] = self.total_bid(seat)
        elif self.pc == _KILL_SELF:
            words["count"] = s.crowd(seat, self.province)
            words["left"] = fort_force(s, seat, self.province)
        elif self.pc == _CAPTURE:
            words["count"] = self.captures
        else:
            words["force"] = hirelings(s, seat)
        return words

    def evident(self, s: RisingSunPosition, seat: int) -> bool:
        """Return False for bids of a seat with coins: only without any they are forced (RS-Q51)."""
        return self.pc != _REVEAL or s.coins[seat] == 0

    def reseal(self, s: RisingSunPosition, seat: int, rng: Rng) -> None:
        if self.pc == _REVEAL:
            self.reseal_bids(s, seat, rng)

    def is_revealed(self) -> bool:
        """Return True if all bids are public."""
        return self.pc > _REVEAL

    def is_decided(self) -> bool:
        """Return True if `winner` is that of the battle."""
        return self.pc >= _POETS

    def show(self, s: RisingSunPosition, seat: int, view: RisingSunView) -> None:
        shown = self.seats if self.is_revealed() else [seat]
        stages = [
            "bids", "bids", "seppuku", "seppuku", "hostage", "hostage", "ronin", "ronin",
            "outcome", "poets", "reparations", "reparations",
        ]  # fmt: skip
        view["battle"] = {
            "province": PROVINCES[self.province],
            "number": self.number,
            "seats": self.seats[:],
            "stage": stages[self.pc],
            "bids": {str(other): self.shown_bid(other) for other in self.seats if other in shown},
            "forces": [self.force(s, other) for other in self.seats],
            "hired": [self.hired[other] for other in self.seats],
            "kills": s.kills,
            "winner": self.winner if self.is_decided() else None,
        }
        if self.pc == _REVEAL and seat in self.seats:
            staked = self.total_bid(seat)
            view["battle"]["purse"] = {"staked": staked, "left": s.coins[seat] - staked}
        if self.pc == _HIRED:
            others = [self.force(s, other) for other in self.seats if other != self.winner]
            force = self.force(s, self.winner) + hirelings(s, self.winner)
            view["battle"]["hire"] = {"force": force, "against": max(others)}

    def twin(self) -> Menu[RisingSunPosition]:
        twin = Battle(self.province, self.number, self.seats, self.bids, self.hired)
        twin.pc = self.pc
        twin.winner = self.winner
        twin.captures = self.captures
        twin.last = self.last
        return twin

    def notation(self, n: Notation) -> None:
        self.province = n.one("province", self.province, A_PROVINCE)
        self.number = n.number("number", self.number, PROVINCE_COUNT)
        self.seats = n.seat_list("seats", self.seats)
        n.require(len(self.seats) > 1, "seats")
        bids = [NOT_SET] * (ADVANTAGE_COUNT * n.seats) if n.reading else self.bids
        hired = [0] * n.seats if n.reading else self.hired
        for seat, row in zip(self.seats, n.rows("sides", len(self.seats)), strict=True):
            exchange_bid(row, seat, bids)
            hired[seat] = row.number("hired", hired[seat], AMOUNT.most)
            row.end()
        self.bids = bids
        self.hired = hired
        self.winner = n.maybe_seat("winner", self.winner)
        self.captures = n.number("captures", self.captures, A_NUMBER.most)

    def unfit(self, s: RisingSunPosition) -> str:
        """Check that nobody bids more than they have, and that the winner uses an advantage."""
        if s.stack[-1] is not self or s.ask is None:
            return ""
        if self.pc == _REVEAL:
            for seat in self.seats:
                if self.total_bid(seat) > s.coins[seat]:
                    return "sides"
            return ""
        return "" if s.ask.first == self.winner else "winner"


def begin_battle(s: RisingSunPosition, province: int, seats: list[int], number: int) -> None:
    players = s.setup.players
    bids = [NOT_SET] * (players * ADVANTAGE_COUNT)
    s.call(Battle(province, number, seats, bids, [0] * players))


def hirelings(s: RisingSunPosition, seat: int) -> int:
    """RS-W40; Koi counts its coins in reserve too (RS-LK02…LK04, RS-Q49)."""
    return s.ronin[seat] + hired_coins(s, seat)


def hired_coins(s: RisingSunPosition, seat: int) -> int:
    """Return the coins in reserve that count as ronin (RS-LK02)."""
    return s.coins[seat] if s.setup.clans[seat] == KOI else 0
