"""The bids of a battle (RS-W10…W16)."""

from __future__ import annotations

from typing import Final

from gunbai.core.codec import Action
from gunbai.core.errors import Refusal, Words
from gunbai.core.menu import UNKNOWN, Menu
from gunbai.core.notation import Notation
from gunbai.core.rng import Rng
from gunbai.games.rising_sun.actions import CONFIRM, stake, unpack_stake
from gunbai.games.rising_sun.kinds import COINS, pack_bids
from gunbai.games.rising_sun.names import (
    ADVANTAGE_COUNT,
    ADVANTAGES,
    HIRE,
    HOSTAGE,
    MOST_NAMED,
    POETS,
    SEPPUKU,
)
from gunbai.games.rising_sun.position.position import RisingSunPosition
from gunbai.games.rising_sun.view_types import Bid

NOT_SET: Final = -1
#: Confirming, or staking on this advantage or a later one, by the coins that are left.
_STAKES: Final = [
    [
        [
            CONFIRM,
            *[
                stake(n, count)
                for n in range(first, ADVANTAGE_COUNT)
                for count in range(1, coins + 1)
            ],
        ]
        for coins in range(MOST_NAMED + 1)
    ]
    for first in range(ADVANTAGE_COUNT + 1)
]


class Bidding(Menu[RisingSunPosition]):
    """The bids: four numbers per seat; −1 is a stake not yet chosen, which counts as 0."""

    def __init__(self, pc: int, province: int, seats: list[int], bids: list[int]) -> None:
        self.pc = pc
        self.kept = UNKNOWN
        self.province = province
        self.seats = seats  # RS-Q43: fixed to the end
        self.bids = bids  # replaced, never changed: clones share it

    def bid(self, seat: int, advantage: int) -> int:
        value = self.bids[seat * ADVANTAGE_COUNT + advantage]
        return value if value > 0 else 0

    def bids_of(self, seat: int) -> list[int]:
        """Return the stakes of a seat, −1 where none is set."""
        return self.bids[seat * ADVANTAGE_COUNT : (seat + 1) * ADVANTAGE_COUNT]

    def total_bid(self, seat: int) -> int:
        bids = self.bids
        total = 0
        for place in range(seat * ADVANTAGE_COUNT, seat * ADVANTAGE_COUNT + ADVANTAGE_COUNT):
            if bids[place] > 0:
                total += bids[place]
        return total

    def stakes(self, seat: int, coins: int) -> list[Action]:
        """RS-W11: every stake that the coins allow on top of the others and that changes it."""
        spare = coins - self.total_bid(seat)
        out: list[Action] = []
        for advantage in range(ADVANTAGE_COUNT):
            now = self.bid(seat, advantage)
            for count in range(min(MOST_NAMED, spare + now) + 1):
                if count != now:
                    out.append(stake(advantage, count))
        return out

    def stakes_in_order(self, seat: int, coins: int) -> list[Action]:
        """Return stakes advantage by advantage, so that every bid is reached in one way."""
        first = 0
        if coins:
            bids = self.bids
            base = seat * ADVANTAGE_COUNT
            for advantage in range(ADVANTAGE_COUNT):
                staked = bids[base + advantage]
                if staked != NOT_SET:
                    first = advantage + 1
                    coins -= staked
        return _STAKES[first][min(coins, MOST_NAMED)]

    def default_stake(self, seat: int) -> Action:
        """RS-Q52: no bid in time keeps all coins; stakes once made are taken back."""
        for advantage in range(ADVANTAGE_COUNT):
            if self.bid(seat, advantage):
                return stake(advantage, 0)
        return CONFIRM

    def set_stake(self, seat: int, action: Action) -> None:
        advantage, coins = unpack_stake(action)
        bids = self.bids[:]
        bids[seat * ADVANTAGE_COUNT + advantage] = coins
        self.bids = bids

    def refuse_stake(self, s: RisingSunPosition, seat: int, action: Action) -> Refusal:
        advantage, coins = unpack_stake(action)
        words: Words = {"coins": s.coins[seat], "advantage": ADVANTAGES[advantage]}
        if coins == self.bid(seat, advantage):
            return Refusal("rs-refuse-same-stake", "RS-Q51", words)
        return Refusal("rs-refuse-stake", "RS-W11", words)

    def reveal(self, s: RisingSunPosition) -> None:
        """RS-W15, RS-W16: all at once; coins that are bid leave the reserve."""
        for seat in self.seats:
            s.coins[seat] = s.coins[seat] - self.total_bid(seat)
        if s.sink is not None:
            for seat in self.seats:
                s.emit(
                    "rs-bid",
                    seat,
                    pack_bids([self.bid(seat, place) for place in range(ADVANTAGE_COUNT)]),
                )

    def shown_bid(self, seat: int) -> Bid:
        return {
            "seppuku": self.bid(seat, SEPPUKU),
            "hostage": self.bid(seat, HOSTAGE),
            "ronin": self.bid(seat, HIRE),
            "poets": self.bid(seat, POETS),
        }

    def reseal_bids(self, s: RisingSunPosition, seat: int, rng: Rng) -> None:
        """RS-HI07: sealed bids of others become any they could pay; others are not made yet."""
        ask = s.ask
        if ask is None:
            return
        for other in self.seats:
            if other != seat:
                sealed = not ask.owes(other)
                self.redraw_bid(other, rng.below(s.coins[other] + 1) if sealed else 0, rng)

    def redraw_bid(self, seat: int, purse: int, rng: Rng) -> None:
        """Draw any bid of this many coins, for one that is not known (RS-HI07)."""
        bids = self.bids[:]
        for place in range(seat * ADVANTAGE_COUNT, seat * ADVANTAGE_COUNT + ADVANTAGE_COUNT):
            bids[place] = NOT_SET
        for _ in range(purse):
            place = seat * ADVANTAGE_COUNT + rng.below(ADVANTAGE_COUNT)
            bids[place] = max(0, bids[place]) + 1
        self.bids = bids


def exchange_bid(n: Notation, seat: int, bids: list[int]) -> None:
    """Write the stakes of a seat into a dump, or read them; one not yet chosen is left out."""
    part = n.part("bid")
    for advantage, name in enumerate(ADVANTAGES):
        place = seat * ADVANTAGE_COUNT + advantage
        if part.holds(name, bids[place] != NOT_SET):
            bids[place] = part.number(name, bids[place], MOST_NAMED)
            part.note(name, {**COINS.blank(), "maybe": True, "unless": None})
    part.end()


def battle(s: RisingSunPosition) -> Bidding | None:
    for frame in s.stack:
        if isinstance(frame, Bidding):
            return frame
    return None


def battle_province(s: RisingSunPosition) -> int:
    fight = battle(s)
    return 0 if fight is None else fight.province


def battle_bids(s: RisingSunPosition, seat: int) -> list[int]:
    """Return the stakes of a seat, −1 where none is set."""
    fight = battle(s)
    return [NOT_SET] * ADVANTAGE_COUNT if fight is None else fight.bids_of(seat)
