"""The situations of Rising Sun that people ask about, for positions that are set up."""

from __future__ import annotations

from typing import Any, Final

from gunbai.core.errors import BadPosition, Refusal
from gunbai.core.notation import Notation
from gunbai.core.situation import Situation, impossible
from gunbai.core.state import Ask
from gunbai.games.rising_sun.flow.battle import begin_battle
from gunbai.games.rising_sun.flow.betrayal import betray
from gunbai.games.rising_sun.flow.course import Course
from gunbai.games.rising_sun.flow.force import present
from gunbai.games.rising_sun.flow.kami import KamiTurn
from gunbai.games.rising_sun.flow.mandate import MandateTurn, draw_tiles, order_of
from gunbai.games.rising_sun.flow.moves import marshal
from gunbai.games.rising_sun.flow.parley import Parley
from gunbai.games.rising_sun.flow.recruit import recruit
from gunbai.games.rising_sun.flow.tea import Tea
from gunbai.games.rising_sun.flow.train import train
from gunbai.games.rising_sun.flow.war import WarPhase, is_fought
from gunbai.games.rising_sun.kinds import A_KAMI, A_MANDATE, A_PROVINCE
from gunbai.games.rising_sun.names import (
    BETRAY,
    KAMI_AFTER,
    LOTUS,
    MARSHAL,
    NOBODY,
    POLITICS,
    PROVINCES,
    RECRUIT,
    SEEN_TILES,
    TEA,
    TRAIN,
    WAR,
)
from gunbai.games.rising_sun.position.position import RisingSunPosition
from gunbai.games.rising_sun.tiles import lay

_CHOICE: Final = MandateTurn.steps.index("choice")
_CARRY_OUT: Final = MandateTurn.steps.index("carry-out")
_AT_PROVINCES: Final = WarPhase.steps.index("provinces")


def _begin(s: RisingSunPosition, step: str, kami_turns: int = 0) -> None:
    """Let the season go on with this step once the rules of the situation are over."""
    s.stack = [Course(Course.steps.index(step), kami_turns)]


def _take_turn(s: RisingSunPosition, seat: int) -> None:
    """RS-P12…P14: let it be the turn of this seat, after the turns that lie on the track."""
    s.phase = POLITICS
    s.turn += (seat - s.turn) % s.setup.players
    kami_turns = 0
    for after in KAMI_AFTER:
        kami_turns += int(after <= len(s.played))
    _begin(s, "politics", kami_turns)


class TeaCeremony(Situation[RisingSunPosition]):
    name = "tea"

    def build(self, s: RisingSunPosition) -> Ask | None:
        s.phase = TEA
        _begin(s, "politics")
        s.call(Tea(0))
        return s.stack[-1].run(s)


class ChooseMandate(Situation[RisingSunPosition]):
    name = "mandate"

    def __init__(self) -> None:
        self.seat = 0

    def notation(self, n: Notation) -> None:
        self.seat = n.seat("seat", self.seat)

    def build(self, s: RisingSunPosition) -> Ask | None:
        _take_turn(s, self.seat)
        if len(s.hand) != SEEN_TILES:
            if len(s.top) + sum(s.bag) < SEEN_TILES:
                raise impossible("hand")
            draw_tiles(s)
        s.call(MandateTurn(_CHOICE, -1, -1, 0, 0))
        return Ask("RS-DP06" if s.setup.clans[self.seat] == LOTUS else "RS-DP05", 1 << self.seat)


class CarryOut(Situation[RisingSunPosition]):
    """A seat carries out the mandate that another one, or the same, has chosen."""

    name = "carry-out"

    def __init__(self) -> None:
        self.mandate = RECRUIT
        self.active = 0
        self.seat = 0

    def notation(self, n: Notation) -> None:
        self.mandate = n.one("mandate", self.mandate, A_MANDATE)
        self.active = n.seat("active", self.active)
        self.seat = n.seat("seat", self.seat)

    def build(self, s: RisingSunPosition) -> Ask | None:
        order = order_of(s, self.mandate, self.active)
        if self.seat not in order:
            raise impossible("seat")
        s.hand = []
        s.played = s.played[:-1]
        _take_turn(s, self.active)
        hidden = s.setup.clans[self.active] == LOTUS
        s.played = [*s.played, lay(self.mandate, self.mandate, hidden)]
        place = order.index(self.seat) + 1
        s.call(MandateTurn(_CARRY_OUT, self.mandate, self.mandate, place, 0))
        depth = len(s.stack)
        bonus = self.active in (self.seat, s.ally[self.seat])  # RS-P24
        if self.mandate == RECRUIT:
            recruit(s, self.seat, bonus)
        elif self.mandate == MARSHAL:
            marshal(s, self.seat, bonus)
        elif self.mandate == TRAIN:
            train(s, self.seat, bonus)
        elif self.mandate == BETRAY:
            betray(s, self.seat)
        return None if len(s.stack) == depth else s.stack[-1].run(s)


class KamiEffect(Situation[RisingSunPosition]):
    """Whoever is strongest in the shrine of a kami gets its effect."""

    name = "kami"

    def __init__(self) -> None:
        self.number = 1
        self.kami = 0

    def notation(self, n: Notation) -> None:
        self.number = n.number("kami_turn", self.number, len(KAMI_AFTER), 1)
        self.kami = n.one("kami", self.kami, A_KAMI)

    def build(self, s: RisingSunPosition) -> Ask | None:
        if self.kami not in s.setup.shrines:
            raise impossible("kami")
        s.phase = POLITICS
        slot = s.setup.shrines.index(self.kami)
        turn = KamiTurn(0, self.number, slot + 1, NOBODY, -1)
        _begin(s, "politics", self.number)
        s.call(turn)
        asked = turn.visit(s, slot)
        if asked is None and s.stack[-1] is not turn:
            asked = s.stack[-1].run(s)
        return asked


class BattleBids(Situation[RisingSunPosition]):
    """All who fight in a war province bid at once."""

    name = "bids"

    def __init__(self) -> None:
        self.province = 0

    def notation(self, n: Notation) -> None:
        self.province = n.one("province", self.province, A_PROVINCE)

    def build(self, s: RisingSunPosition) -> Ask | None:
        seats = present(s, self.province)
        if not is_fought(s, seats):
            raise BadPosition(
                Refusal("rs-bad-battle", "RS-W04", {"province": PROVINCES[self.province]})
            )
        if self.province not in s.wars:
            s.wars = [*s.wars, self.province]
        number = s.wars.index(self.province) + 1
        s.phase = WAR
        s.begin_instance()
        _begin(s, "cleanup")
        s.call(WarPhase(_AT_PROVINCES, number))
        begin_battle(s, self.province, seats, number)
        return s.stack[-1].run(s)


class LastGifts(Situation[RisingSunPosition]):
    """RS-DP31: before the War Phase coins and ronin may still change hands."""

    name = "parley"

    def build(self, s: RisingSunPosition) -> Ask | None:
        s.phase = POLITICS
        _begin(s, "war")
        s.call(Parley(0))
        return s.stack[-1].run(s)


def situations() -> list[Situation[Any]]:
    """Return them in the order of a season."""
    return [TeaCeremony(), ChooseMandate(), CarryOut(), KamiEffect(), LastGifts(), BattleBids()]
