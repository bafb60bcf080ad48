"""The whole position of a game of Joraku."""

from __future__ import annotations

from typing import Final

from gunbai.core.errors import Refusal
from gunbai.core.event import Event
from gunbai.core.options import Options
from gunbai.core.rng import Rng
from gunbai.core.state import Ask, Frame, Position, Result, State
from gunbai.games.joraku import view
from gunbai.games.joraku.flow import scoring
from gunbai.games.joraku.position import dump, knowledge
from gunbai.games.joraku.tables import (
    AREA_COUNT,
    DAIMYO_INFLUENCE,
    NEUTRAL,
    TWO_VS_TWO,
    Tables,
)
from gunbai.games.joraku.view_types import JorakuView

NOBODY: Final = -1  # owner of the neutral faction
UNUSED: Final = -2  # owner of a colour that is not in the game


class Setup:
    """What is fixed for a whole game; clones share it."""

    def __init__(
        self,
        options: Options,
        mode: int,
        players: int,
        owner: list[int],
        own: list[list[int]],
        factions: list[int],
        variants: int,
        tables: Tables,
    ) -> None:
        self.options: Final = options
        self.mode: Final = mode
        self.players: Final = players
        self.owner: Final = owner  # seat of each colour
        self.own: Final = own  # colours of each seat
        self.factions: Final = factions  # colours in the game, by seat, the neutral last
        self.variants: Final = variants  # bit n: variant card n is in force
        self.tables: Final = tables
        self.plays_each_trick: Final = 4 if mode == TWO_VS_TWO else players

    def variant(self, number: int) -> bool:
        return bool(self.variants >> number & 1)

    def neutral(self) -> int:
        """The neutral faction (JK-N02), or −1."""
        return self.factions[2] if self.mode == NEUTRAL else -1


class JorakuState(State):
    """Sets of cards are bit masks; lists are by seat or by colour.

    The lists of the second block are never changed in place, only replaced: clones share them.
    """

    __slots__ = (
        "aside",
        "daimyo",
        "discarded",
        "drafts",
        "entered",
        "hands",
        "kachidoki",
        "numbers",
        "passed",
        "picked",
        "plays",
        "points",
        "private",
        "round",
        "samurai",
        "setup",
        "supply",
        "veiled",
    )

    def __init__(
        self,
        rng: Rng,
        stack: list[Frame],
        ask: Ask | None,
        setup: Setup,
        round_: int,
        kachidoki: int,
        entered: int,
        aside: int,
        daimyo: list[int],
        samurai: list[int],
        supply: list[int],
        points: list[int],
        hands: list[int],
        plays: list[int],
        numbers: list[int],
        passed: list[int],
        discarded: list[int],
        private: list[int],
        picked: list[int],
        drafts: list[int],
        veiled: list[int],
    ) -> None:
        super().__init__(rng, stack, ask)
        self.setup = setup
        self.round = round_  # 1 to 3; 0 during setup
        self.kachidoki = kachidoki  # the seat that holds the card
        self.entered = entered  # colours that took the bonus of variant 4
        self.aside = aside  # cards set aside unseen
        self.daimyo = daimyo  # area by colour; −1 if not on the map
        self.samurai = samurai  # by colour × 7 + area
        self.supply = supply  # by colour
        self.points = points  # reputation, by colour
        self.hands = hands  # by seat
        self.plays = plays  # this round, in order: colour × 32 + card

        self.numbers = numbers  # daimyo card by colour; 0 if it has none (yet)
        self.passed = passed  # cards each seat passed on this round
        self.discarded = discarded  # neutral mode: the card each seat discarded
        self.private = private  # 2 vs 2, during the draft: the three private cards
        self.picked = picked  # 2 vs 2, during the draft: the cards laid down so far
        self.drafts = drafts  # 2 vs 2, during the draft: the hand to pick from
        self.veiled = veiled  # 2 vs 2: private cards and first pick, never seen by the opponent

    def seats(self) -> int:
        return self.setup.players

    def influence(self, faction: int, area: int) -> int:
        """JK-W09: a daimyo counts 2, a samurai 1."""
        count = self.samurai[faction * AREA_COUNT + area]
        return count + DAIMYO_INFLUENCE if self.daimyo[faction] == area else count

    def gain(self, faction: int, points: int, reason: int, area: int) -> None:
        """Reputation for a faction; the neutral gains none (JK-N15, JK-N16)."""
        if points > 0 and self.setup.owner[faction] >= 0:
            self.points[faction] += points
            self.emit("jk-gained", faction, points, reason, area)

    def clone(self) -> JorakuState:
        return JorakuState(
            self.rng.copy(),
            [frame.copy() for frame in self.stack],
            self.ask,
            self.setup,
            self.round,
            self.kachidoki,
            self.entered,
            self.aside,
            self.daimyo[:],
            self.samurai[:],
            self.supply[:],
            self.points[:],
            self.hands[:],
            self.plays[:],
            self.numbers,
            self.passed,
            self.discarded,
            self.private,
            self.picked,
            self.drafts,
            self.veiled,
        )

    def determinize(self, seat: int, seed: int) -> State:
        return knowledge.determinize(self, seat, seed)

    def observe(self, seat: int) -> JorakuView:
        return view.observe(self, seat)

    def result(self) -> Result | None:
        return scoring.result(self) if self.ask is None else None

    def dump(self) -> Position:
        return dump.dump(self)

    def faults(self) -> list[Refusal]:
        return dump.faults(self)


def empty_state(setup: Setup, rng: Rng, sink: list[Event] | None) -> JorakuState:
    """The table before anything is dealt (JK-S01, JK-S05, JK-S07)."""
    seats = setup.players
    s = JorakuState(
        rng,
        [],
        None,
        setup,
        0,
        -1,
        0,
        0,
        [-1] * 4,
        [0] * (4 * AREA_COUNT),
        [0] * 4,
        [0] * 4,
        [0] * seats,
        [],
        [0] * 4,
        [0] * seats,
        [0] * seats,
        [0] * seats,
        [0] * seats,
        [0] * seats,
        [0] * seats,
    )
    s.sink = sink
    return s
