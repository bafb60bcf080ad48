"""The whole position of a game of Rising Sun."""

from __future__ import annotations

from gunbai.core.codec import Action
from gunbai.core.errors import Refusal
from gunbai.core.rng import Rng
from gunbai.core.state import Ask, Frame, Position, Result, State
from gunbai.games.rising_sun import bids, evaluate, gifts, knowledge, position, scoring, view
from gunbai.games.rising_sun.names import (
    BUSHI,
    BUSHI_EACH,
    CARD_COUNT,
    DAIMYO,
    FIRST_MONSTER,
    IS_STRONGHOLD,
    MONSTER_COUNT,
    NOBODY,
    PROVINCE_COUNT,
    RESERVE,
    SET_UP,
    SHINTO,
    SHINTO_EACH,
    SUPPLY,
    ZONES,
)
from gunbai.games.rising_sun.setup import Setup


class Fight(Frame):
    """What a battle in progress is about."""

    def __init__(self, pc: int, province: int, bids: list[int]) -> None:
        super().__init__(pc)
        self.province = province
        self.bids = bids


class RisingSunState(State):
    """Lists are by seat, or by seat and zone.

    What nobody may know is not decided yet: mandate tiles and war provinces are drawn when they
    are needed. The secrets of a position are the tiles in `hand`, `top` and under `buried`, the
    offers of alliance, and bids, which lie in the frame of their battle.
    The lists of the last block are never changed in place, only replaced: clones share them.
    """

    def __init__(
        self,
        rng: Rng,
        stack: list[Frame],
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
        super().__init__(rng, stack, ask)
        self.setup = setup
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
        self.bushi = bushi  # by seat × ZONES + zone
        self.shinto = shinto  # by seat × ZONES + zone
        self.daimyo = daimyo  # zone by seat
        self.monster = monster  # zone by monster
        self.forts = forts  # strongholds by seat × 8 + province
        self.bag = bag  # tiles that nobody has seen this season, by mandate
        self.given = given  # coins and ronin this season: giver × players + receiver

        self.honor = honor  # seats from the top
        self.allied = allied  # seasons in which a seat formed an alliance, as bits (RS-Q83)
        self.master = master  # owner by monster, or −1
        self.packs = packs  # monsters by seat, in the order of purchase
        self.cards = cards  # cards by seat, in the order of purchase
        self.has = has  # the same as bits
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

    # figures

    def count(self, seat: int, figure: int, zone: int) -> int:
        """How many figures of this kind the seat has there; a monster is 0 or 1."""
        if figure == BUSHI:
            return self.bushi[seat * ZONES + zone]
        if figure == SHINTO:
            return self.shinto[seat * ZONES + zone]
        if figure == DAIMYO:
            return int(self.daimyo[seat] == zone)
        m = figure - FIRST_MONSTER
        return int(self.master[m] == seat and self.monster[m] == zone)

    def put(self, seat: int, figure: int, source: int, target: int, count: int = 1) -> None:
        """Take figures from one zone to another."""
        if figure <= SHINTO:
            crowd = self.bushi if figure == BUSHI else self.shinto
            here = seat * ZONES + source
            there = seat * ZONES + target
            crowd[here] = crowd[here] - count  # not `-=`, which is slow on items when compiled
            crowd[there] = crowd[there] + count
        elif figure == DAIMYO:
            self.daimyo[seat] = target
        else:
            self.monster[figure - FIRST_MONSTER] = target

    def figures_in(self, seat: int, zone: int) -> list[int]:
        """Kinds of figures the seat has there, in the ledger's data order (Daimyo last)."""
        out: list[int] = []
        base = seat * ZONES + zone
        if self.bushi[base]:
            out.append(BUSHI)
        if self.shinto[base]:
            out.append(SHINTO)
        monster = self.monster
        for m in self.packs[seat]:
            if monster[m] == zone:
                out.append(FIRST_MONSTER + m)
        if self.daimyo[seat] == zone:
            out.append(DAIMYO)
        return out

    def crowd(self, seat: int, zone: int) -> int:
        """How many figures the seat has there."""
        base = seat * ZONES + zone
        total = self.bushi[base] + self.shinto[base] + int(self.daimyo[seat] == zone)
        monster = self.monster
        for m in self.packs[seat]:
            if monster[m] == zone:
                total += 1
        return total

    def is_in(self, seat: int, zone: int) -> bool:
        """Whether the seat has a figure there."""
        base = seat * ZONES + zone
        if self.bushi[base] or self.shinto[base] or self.daimyo[seat] == zone:
            return True
        monster = self.monster
        for m in self.packs[seat]:  # noqa: SIM110 (a generator is slow when compiled)
            if monster[m] == zone:
                return True
        return False

    def send_home(self, seat: int, zone: int) -> None:
        """All figures of the seat there go back to its reserve."""
        base = seat * ZONES
        for crowd in (self.bushi, self.shinto):
            count = crowd[base + zone]
            if count:
                crowd[base + zone] = 0
                crowd[base + RESERVE] = crowd[base + RESERVE] + count
        monster = self.monster
        for m in self.packs[seat]:
            if monster[m] == zone:
                monster[m] = RESERVE
        if self.daimyo[seat] == zone:
            self.daimyo[seat] = RESERVE

    def room(self, seat: int, zone: int) -> int:
        """How many more figures of the seat the zone may hold (RS-C40, RS-D20, RS-D21)."""
        if seat != self.setup.moon:
            return 99
        if zone < PROVINCE_COUNT:
            return 2 - self.crowd(seat, zone)
        return 2 - sum(self.crowd(seat, shrine) for shrine in range(8, 12))

    def with_room(self, seat: int, zones: list[int]) -> list[int]:
        """Those of the zones that may take one more figure of the seat."""
        if seat != self.setup.moon:
            return zones
        return [zone for zone in zones if self.room(seat, zone) > 0]

    def summon_points(self, seat: int, province: int) -> int:
        """Strongholds there, with figures that count as one (RS-MR01, RS-Q101)."""
        total = self.forts[seat * PROVINCE_COUNT + province]
        types = self.setup.types
        for m in self.packs[seat]:
            if self.monster[m] == province and types[FIRST_MONSTER + m] & IS_STRONGHOLD:
                total += 1
        return total

    def all_summon_points(self, seat: int) -> list[int]:
        """The same for each province."""
        base = seat * PROVINCE_COUNT
        points = self.forts[base : base + PROVINCE_COUNT]
        types = self.setup.types
        for m in self.packs[seat]:
            zone = self.monster[m]
            if zone < PROVINCE_COUNT and types[FIRST_MONSTER + m] & IS_STRONGHOLD:
                points[zone] += 1
        return points

    def strongholds(self, seat: int) -> int:
        """All on the map, with figures that count as one."""
        return sum(self.all_summon_points(seat))

    def built(self, seat: int) -> int:
        """Stronghold tokens on the map."""
        base = seat * PROVINCE_COUNT
        return sum(self.forts[base : base + PROVINCE_COUNT])

    # cards

    def copies(self, seat: int, card: int) -> int:
        return self.cards[seat].count(card) if self.has[seat] >> card & 1 else 0

    def anybody_reacts(self) -> bool:
        """Whether somebody owns a card that reacts to gains (RS-Q05)."""
        reacting = self.setup.loyal | self.setup.merchants
        return any(has & reacting for has in self.has)

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
        if self.setup.merchants:
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

    # the battle in progress, for those who judge a position from outside

    def battle(self) -> Fight | None:
        for frame in self.stack:
            if isinstance(frame, Fight):
                return frame
        return None

    def battle_province(self) -> int:
        fight = self.battle()
        return 0 if fight is None else fight.province

    def battle_bids(self, seat: int) -> list[int]:
        """The stakes of a seat, −1 where none is set."""
        fight = self.battle()
        return [-1] * 4 if fight is None else fight.bids[seat * 4 : seat * 4 + 4]

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

    def observe(self, seat: int) -> Position:
        return view.observe(self, seat)

    def result(self) -> Result | None:
        return scoring.standing(self) if self.ask is None else None

    def dump(self) -> Position:
        return position.dump(self)

    def faults(self) -> list[Refusal]:
        return position.faults(self)

    def evaluate(self) -> list[float]:
        return evaluate.evaluate(self)

    def foresight(self) -> tuple[int, int]:
        return evaluate.TURNS, evaluate.ANSWERS

    def guess(self, seat: int) -> None:
        bids.guess(self, seat)

    def overtures(self, seat: int) -> list[Action]:
        return gifts.overtures(self, seat)

    def worth(self, seat: int, actions: list[Action]) -> list[float]:
        return evaluate.worth(self, seat, actions)

    def priors(self, seat: int, actions: list[Action]) -> list[float]:
        return evaluate.priors(self, seat, actions)


def empty_state(setup: Setup, rng: Rng) -> RisingSunState:
    """RS-S04…S07: figures and strongholds at home, nothing else in hand."""
    players = setup.players
    bushi = [0] * (players * ZONES)
    shinto = [0] * (players * ZONES)
    daimyo = [0] * players
    forts = [0] * (players * PROVINCE_COUNT)
    for seat in range(players):
        home = setup.tables.homes[setup.clans[seat]]
        bushi[seat * ZONES + RESERVE] = BUSHI_EACH - 1
        bushi[seat * ZONES + home] = 1
        shinto[seat * ZONES + RESERVE] = SHINTO_EACH
        daimyo[seat] = home
        forts[seat * PROVINCE_COUNT + home] = 1
    return RisingSunState(
        rng,
        [],
        None,
        setup,
        0,
        0,
        SET_UP,
        0,
        0,
        0,
        0,
        [0] * players,
        [0] * players,
        [0] * players,
        [NOBODY] * players,
        [0] * players,
        bushi,
        shinto,
        daimyo,
        [SUPPLY] * MONSTER_COUNT,
        forts,
        [setup.tables.tile_copies] * 5,
        [0] * (players * players),
        list(range(players)),
        [0] * players,
        [NOBODY] * MONSTER_COUNT,
        [[] for _ in range(players)],
        [[] for _ in range(players)],
        [0] * players,
        [],
        [],
        [0] * players,
        [],
        [],
        [],
        [[] for _ in range(players)],
        [0] * players,
        [],
    )


assert CARD_COUNT <= 60, "cards as bits must fit a small int"
