"""The whole position of a game of Rising Sun."""

from __future__ import annotations

from typing import Any

from gunbai.core.codec import Action
from gunbai.core.errors import Refusal
from gunbai.core.notation import Data
from gunbai.core.rng import Rng
from gunbai.core.state import Ask, Frame, Result, State
from gunbai.games.rising_sun import view
from gunbai.games.rising_sun.flow import gifts, scoring
from gunbai.games.rising_sun.names import CARD_COUNT, FIRST_MONSTER, RESERVE
from gunbai.games.rising_sun.position import dump, knowledge
from gunbai.games.rising_sun.position.board import Board
from gunbai.games.rising_sun.position.setup import Setup
from gunbai.games.rising_sun.view_types import RisingSunView


class RisingSunState(Board):
    """Lists are by seat, or by seat and zone.

    What nobody may know is not decided yet: mandate tiles and war provinces are drawn when they
    are needed. The secrets of a position are the tiles in `hand`, `top` and face down on the
    track, the offers of alliance, and bids, which lie in the frame of their battle.
    The lists of the last block are never changed in place, only replaced: clones share them.
    """

    __slots__ = (
        "allied",
        "ally",
        "bag",
        "before",
        "cards",
        "coins",
        "crowned",
        "display",
        "fighters",
        "given",
        "hand",
        "has",
        "honor",
        "kills",
        "looks",
        "loyal",
        "offers",
        "owned",
        "phase",
        "played",
        "richer",
        "ronin",
        "season",
        "tokens",
        "top",
        "turn",
        "vp",
        "wars",
    )

    def __init__(
        self,
        rng: Rng,
        stack: list[Frame[Any]],
        ask: Ask | None,
        setup: Setup,
        season: int,
        turn: int,
        phase: int,
        kills: int,
        fighters: int,
        loyal: int,
        richer: int,
        vp: list[int],
        coins: list[int],
        ronin: list[int],
        ally: list[int],
        offers: list[int],
        bushi: list[int],
        shinto: list[int],
        daimyo: list[int],
        monster: list[int],
        forts: list[int],
        bag: list[int],
        given: list[int],
        honor: list[int],
        allied: list[int],
        master: list[int],
        packs: list[list[int]],
        cards: list[list[int]],
        has: list[int],
        owned: int,
        display: list[int],
        wars: list[int],
        tokens: list[int],
        played: list[int],
        hand: list[int],
        top: list[int],
        looks: list[list[int]],
        before: list[int],
        crowned: list[int],
    ) -> None:
        super().__init__(
            rng, stack, ask, setup, bushi, shinto, daimyo, monster, forts, master, packs
        )
        self.season = season
        self.turn = turn  # mandate turns taken in the whole game: RS-P14
        self.phase = phase
        self.kills = kills  # of the current battle (RS-W60)
        self.fighters = fighters  # who takes part in the battle, as bits; 0 outside one
        self.loyal = loyal  # who had the Loyalty bonus in this instance (RS-Q125), as bits
        self.richer = richer  # whose gain merchants saw in this instance (RS-Q111), as bits
        self.vp = vp
        self.coins = coins
        self.ronin = ronin
        self.ally = ally  # seat or −1
        self.offers = offers  # to whom a seat has offered an alliance, as bits
        self.bag = bag  # tiles that nobody has seen this season, by mandate
        self.given = given  # coins and ronin this season: giver × players + receiver

        self.honor = honor  # seats from the top
        self.allied = allied  # seasons in which a seat formed an alliance, as bits (RS-Q83)
        self.cards = cards  # cards by seat, in the order of purchase
        self.has = has  # the same as bits
        self.owned = owned  # cards that anybody has, as bits
        self.display = display  # season cards that can be bought, a copy each
        self.wars = wars  # war provinces of the season in the order of their numbers
        self.tokens = tokens  # war province tokens by seat: bits season × 8 + province
        self.played = played  # tiles on the track: mandate + 8 × named + 64 if face down
        self.hand = hand  # the tiles the active player looks at
        self.top = top  # the three tiles put back last
        self.looks = looks  # what each seat saw this season (`knowledge.pack_look`)
        self.before = before  # coins before the instance (RS-Q111)
        self.crowned = crowned  # who has won, once that is known (RS-Q62)

    def seats(self) -> int:
        return self.setup.players

    # cards

    def copies(self, seat: int, card: int) -> int:
        return self.cards[seat].count(card) if self.has[seat] >> card & 1 else 0

    def anybody_reacts(self) -> bool:
        """Whether somebody owns a card that reacts to gains (RS-Q05)."""
        return bool(self.owned & (self.setup.loyal | self.setup.merchants))

    def acquire(self, seat: int, card: int) -> None:
        """One more card of this seat, with the figure it brings (RS-MT05)."""
        cards = self.cards[:]
        cards[seat] = [*cards[seat], card]
        self.cards = cards
        has = self.has[:]
        has[seat] = has[seat] | 1 << card
        self.has = has
        self.owned = self.owned | 1 << card
        figure = self.setup.cards[card].figure
        if figure >= 0:
            m = figure - FIRST_MONSTER
            master = self.master[:]
            master[m] = seat
            self.master = master
            packs = self.packs[:]
            packs[seat] = [*packs[seat], m]
            self.packs = packs
            self.monster[m] = RESERVE

    # gains and losses

    def begin_instance(self) -> None:
        """RS-Q77: what is gained from here on belongs together."""
        self.loyal = 0
        self.richer = 0
        self.before = self.coins[:]

    def gain_points(self, seat: int, points: int, cause: int) -> None:
        """RS-C11, RS-F65: a gain, with what Loyalty adds to the first one of an instance."""
        if points <= 0:
            return
        self.vp[seat] = self.vp[seat] + points
        self.emit("rs-points", seat, points, cause)
        if self.has[seat] & self.setup.loyal:
            self._loyalty(seat)

    def _loyalty(self, seat: int) -> None:
        """RS-Q125: once per instance, with an ally, never in Winter."""
        if self.ally[seat] < 0 or self.loyal >> seat & 1 or self.season == 3:
            return
        self.loyal |= 1 << seat
        for card in self.cards[seat]:
            points = self.setup.cards[card].loyal_points()
            if points:
                self.vp[seat] = self.vp[seat] + points
                self.emit("rs-points", seat, points, 12 + card)

    def lose_points(self, seat: int, points: int, cause: int) -> int:
        """RS-F94: at most what there is; returns what was lost."""
        lost = min(points, self.vp[seat])
        if lost > 0:
            self.vp[seat] = self.vp[seat] - lost
            self.emit("rs-lost-points", seat, lost, cause)
        return lost

    def gain_coins(self, seat: int, coins: int, cause: int) -> None:
        """RS-F64: a gain from the pool, which merchants watch."""
        if coins <= 0:
            return
        self.coins[seat] = self.coins[seat] + coins
        self.emit("rs-coins", seat, coins, cause)
        if self.owned & self.setup.merchants:
            self._merchants(seat)

    def _merchants(self, seat: int) -> None:
        """RS-Q111: once per instance and richer player, read before the instance."""
        if self.richer >> seat & 1:
            return
        self.richer |= 1 << seat
        for owner in self.honor:
            if not self.has[owner] & self.setup.merchants:
                continue
            if self.before[seat] <= self.before[owner]:
                continue
            for card in self.cards[owner]:
                coins = self.setup.cards[card].merchant_coins()
                if coins:
                    self.coins[owner] = self.coins[owner] + coins
                    self.emit("rs-coins", owner, coins, 12 + card)

    def lose_coins(self, seat: int, coins: int, cause: int) -> int:
        """RS-F94, RS-Q48: at most what is in the reserve; returns what was lost."""
        lost = min(coins, self.coins[seat])
        if lost > 0:
            self.coins[seat] = self.coins[seat] - lost
            self.emit("rs-lost-coins", seat, lost, cause)
        return lost

    def take_coins(self, seat: int, other: int, coins: int, cause: int) -> None:
        """RS-F94: from reserve to reserve, no gain from the pool."""
        taken = min(coins, self.coins[other])
        if taken > 0:
            self.coins[other] = self.coins[other] - taken
            self.coins[seat] = self.coins[seat] + taken
            self.emit("rs-taken", seat, other, taken, cause)

    def gain_ronin(self, seat: int, ronin: int, cause: int) -> None:
        if ronin > 0:
            self.ronin[seat] = self.ronin[seat] + ronin
            self.emit("rs-ronin", seat, ronin, cause)

    # honor

    def rank(self, seat: int) -> int:
        """0 for the most honor."""
        return self.honor.index(seat)

    def gain_honor(self, seat: int, cause: int) -> None:
        """RS-H05, RS-H06: change places with the clan above."""
        place = self.honor.index(seat)
        if place > 0:
            honor = self.honor[:]
            honor[place] = honor[place - 1]
            honor[place - 1] = seat
            self.honor = honor
            self.emit("rs-honor-up", seat, cause)

    def lose_honor(self, seat: int, cause: int) -> None:
        """RS-H07, RS-H08: change places with the clan below."""
        place = self.honor.index(seat)
        if place < len(self.honor) - 1:
            honor = self.honor[:]
            honor[place] = honor[place + 1]
            honor[place + 1] = seat
            self.honor = honor
            self.emit("rs-honor-down", seat, cause)

    # alliances

    def may_ally(self, seat: int, other: int) -> bool:
        return seat != other and self.ally[seat] < 0 and self.ally[other] < 0

    def gifts_from(self, giver: int, seat: int) -> int:
        """Coins and ronin given this season: a bot remembers."""
        return self.given[giver * self.setup.players + seat]

    # what the engine asks of every game

    def free(self, seat: int) -> list[Action]:
        return gifts.menu(self, seat)

    def check_free(self, seat: int, action: Action) -> Refusal | None:
        return gifts.check(self, seat, action)

    def interject(self, seat: int, action: Action) -> bool:
        return gifts.carry_out(self, seat, action)

    def clone(self) -> RisingSunState:
        return RisingSunState(
            self.rng.copy(),
            [frame.copy() for frame in self.stack],
            self.ask,
            self.setup,
            self.season,
            self.turn,
            self.phase,
            self.kills,
            self.fighters,
            self.loyal,
            self.richer,
            self.vp[:],
            self.coins[:],
            self.ronin[:],
            self.ally[:],
            self.offers[:],
            self.bushi[:],
            self.shinto[:],
            self.daimyo[:],
            self.monster[:],
            self.forts[:],
            self.bag[:],
            self.given[:],
            self.honor,
            self.allied,
            self.master,
            self.packs,
            self.cards,
            self.has,
            self.owned,
            self.display,
            self.wars,
            self.tokens,
            self.played,
            self.hand,
            self.top,
            self.looks,
            self.before,
            self.crowned,
        )

    def determinize(self, seat: int, seed: int) -> State:
        return knowledge.determinize(self, seat, seed)

    def observe(self, seat: int) -> RisingSunView:
        return view.observe(self, seat)

    def result(self) -> Result | None:
        return scoring.standing(self) if self.ask is None else None

    def dump(self) -> Data:
        return dump.dump(self)

    def faults(self) -> list[Refusal]:
        return dump.faults(self)


assert CARD_COUNT <= 60, "cards as bits must fit a small int"
