"""Moves: the Marshal mandate and Fujin (RS-MM, RS-K12, RS-DP08, RS-DP15), with tolls (RS-Q109)."""

from __future__ import annotations

from typing import Final

from gunbai.core.codec import Action, verb_of
from gunbai.core.errors import Refusal, Words
from gunbai.core.kinds import Maybe
from gunbai.core.menu import UNKNOWN, Menu
from gunbai.core.notation import Notation
from gunbai.core.state import Ask
from gunbai.games.rising_sun.actions import (
    CHARGE,
    DONE,
    MOVE,
    PASS,
    PAY,
    move,
    move_figure,
    move_source,
    move_target,
    unpack_move,
)
from gunbai.games.rising_sun.flow.arrivals import bit, enter, shift
from gunbai.games.rising_sun.flow.building import Building
from gunbai.games.rising_sun.flow.movement import (
    NONE_MOVED,
    exchange_moved,
    movable,
    open_moves,
    slot,
)
from gunbai.games.rising_sun.flow.tolls import pay_toll, toll_owner
from gunbai.games.rising_sun.kinds import A_NUMBER, SOME_FIGURES, SOME_ROUTES
from gunbai.games.rising_sun.names import (
    DAIMYO,
    DRAGONFLY,
    FIGURES,
    MOST_PLAYERS,
    NOBODY,
    PROVINCE_COUNT,
    PROVINCES,
    SERPENT,
    STRONGHOLD,
)
from gunbai.games.rising_sun.position.position import RisingSunPosition
from gunbai.games.rising_sun.view_types import Figures, RisingSunView

# Steps of a row of Moves.
_NEXT: Final = 0
_TOLL: Final = 1
_CHARGED: Final = 2
_GO: Final = 3
_END: Final = 4


_MAYBE_COUNT: Final = Maybe(A_NUMBER)

_ASK_MARSHAL: Final = [Ask("RS-DP08", 1 << seat) for seat in range(MOST_PLAYERS)]
_ASK_FUJIN: Final = [Ask("RS-DP15", 1 << seat) for seat in range(MOST_PLAYERS)]


class Moves(Menu[RisingSunPosition]):
    """Moves of one player, one by one (RS-Q108); then, in a Marshal, perhaps a stronghold."""

    name = "moves"
    steps = ["next", "toll", "charged", "go", "end"]
    asks = {"next": ["RS-DP08", "RS-DP15"], "toll": ["RS-DP28"], "charged": ["RS-DP29"]}

    def __init__(self, seat: int, left: int, bonus: bool) -> None:
        self.pc = _NEXT
        self.kept = UNKNOWN
        self.seat = seat
        self.left = left  # Fujin: Moves left; −1 in a Marshal, where each figure moves once
        self.bonus = bonus  # RS-MM06
        self.moved = NONE_MOVED  # figures that have moved, by kind and province (RS-MM03)
        self.gone = 0  # Daimyo and monsters that have moved, as bits
        self.paid = 0  # sea routes that are free for this mover now, as bits
        self.charged = 0  # sea routes for which the toll is asked, as bits
        self.refused = 0  # sea routes that the mover gave up, as bits
        self.last = -1  # the answer that is carried out next

    def run(self, s: RisingSunPosition) -> Ask | None:
        if _NEXT < self.pc < _GO:
            ask = self.ask_toll(s)
            if ask is not None:
                return ask
        if self.pc == _GO:
            self.pc = _NEXT
            self.go(s)
            if s.stack[-1] is not self:
                return None
        if self.pc == _NEXT and self.left and len(self.choices(s)) > 1:
            return (_ASK_MARSHAL if self.left < 0 else _ASK_FUJIN)[self.seat]
        s.leave()
        if self.bonus:
            s.call(Building(0, self.seat, PASS))
        return None

    def ask_toll(self, s: RisingSunPosition) -> Ask | None:
        """RS-Q109: ask the owner whether to charge, then the mover whether to pay."""
        if self.pc == _TOLL:
            self.pc = _GO
            owner = self.toll_due(s)
            if owner != NOBODY:
                if not self.charged >> self.route(s) & 1:
                    self.pc = _TOLL
                    return Ask("RS-DP28", 1 << owner)
                self.pc = _CHARGED
        if self.pc == _CHARGED:
            if s.coins[self.seat]:
                return Ask("RS-DP29", 1 << self.seat)
            self.turn_back(s)
        return None

    # moving

    def shut_routes(self, s: RisingSunPosition) -> int:
        """RS-Q109: sea routes given up, or charged without a coin to pay, as bits."""
        if s.setup.clans[self.seat] == DRAGONFLY:
            return 0
        shut = self.refused if s.coins[self.seat] else self.refused | self.charged
        return shut & ~self.paid

    def open_way(self, s: RisingSunPosition, figure: int, source: int, target: int) -> bool:
        """Return True if one figure may go there (RS-MM01, RS-LD03, RS-D20)."""
        if figure != STRONGHOLD and s.room(self.seat, target) <= 0:
            return False
        return not self.closed(s, source, target)

    def closed(self, s: RisingSunPosition, source: int, target: int) -> bool:
        route = s.setup.tables.routes[source][target]
        return route >= 0 and bool(self.shut_routes(s) >> route & 1)

    def is_shut(self, s: RisingSunPosition, shut: int, action: Action) -> bool:
        route = s.setup.tables.routes[move_source(action)][move_target(action)]
        return route >= 0 and bool(shut >> route & 1)

    def kinds(self, s: RisingSunPosition, province: int) -> list[int]:
        out = s.figures_in(self.seat, province)
        if movable(s, self.seat, STRONGHOLD, province):
            out.append(STRONGHOLD)
        return out

    def find(self, s: RisingSunPosition) -> list[Action]:
        """Return the Moves that `candidates` offers."""
        if self.seat == s.setup.moon:  # RS-D20: a way can be full
            return self.answers(s, False)
        moves = open_moves(s, self.seat, self.moved, self.gone, self.left)
        if self.charged | self.refused:
            shut = self.shut_routes(s)
            if shut:
                return [action for action in moves if not self.is_shut(s, shut, action)]
        return moves

    def answers(self, s: RisingSunPosition, every: bool) -> list[Action]:
        """Return all Moves; of figures alike `every` number, or one and as many as possible."""
        out: list[Action] = [DONE]
        for province in range(PROVINCE_COUNT):
            for figure in self.kinds(s, province):
                standing = movable(s, self.seat, figure, province)
                free = standing - self.has_moved(figure, province)
                if free > 0:
                    self.add_moves(s, figure, province, free, every, out)
        return out

    def add_moves(
        self, s: RisingSunPosition, figure: int, source: int, free: int, every: bool,
        out: list[Action],
    ) -> None:  # fmt: skip
        """Add the Moves of up to `free` figures of one kind from here."""
        if 0 < self.left < free:
            free = self.left
        for target in s.setup.can_reach[self.seat][source]:
            if not self.open_way(s, figure, source, target):
                continue
            out.append(move(figure, source, target, 1))
            most = free
            if figure != STRONGHOLD and self.seat == s.setup.moon:
                most = min(free, s.room(self.seat, target))
            for count in range(2 if every else max(2, most), most + 1):
                out.append(move(figure, source, target, count))

    def route(self, s: RisingSunPosition) -> int:
        return s.setup.tables.routes[move_source(self.last)][move_target(self.last)]

    def toll_due(self, s: RisingSunPosition) -> int:
        """Return the seat whose toll is due for this Move, or `NOBODY`."""
        route = self.route(s)
        if route < 0 or self.paid >> route & 1:
            return NOBODY
        return self.toll_owner(s)

    def toll_owner(self, s: RisingSunPosition) -> int:
        """Return the seat that may charge for this Move, or `NOBODY`."""
        return toll_owner(s, self.seat, move_source(self.last), move_target(self.last))

    def turn_back(self, s: RisingSunPosition) -> None:
        """RS-Q109: the Move does not take place."""
        figure, source, _, _ = unpack_move(self.last)
        s.emit("rs-turned-back", self.seat, figure, source)
        self.last = -1
        self.pc = _NEXT

    def go(self, s: RisingSunPosition) -> None:
        figure, source, target, count = unpack_move(self.last)
        self.last = -1
        shift(s, self.seat, figure, source, target, count)
        alone = DAIMYO <= figure < STRONGHOLD
        if self.left > 0:
            self.left -= count
        elif alone:  # RS-MM03: each figure moves once
            self.gone |= 1 << figure
        else:
            place = slot(figure, target)
            moved = self.moved[:]
            moved[place] = moved[place] + count
            self.moved = moved
        if alone and figure != DAIMYO:
            enter(s, self.seat, bit(figure))

    def has_moved(self, figure: int, province: int) -> int:
        """Return the number of figures of this kind here that have moved."""
        if DAIMYO <= figure < STRONGHOLD:
            return self.gone >> figure & 1
        return self.moved[slot(figure, province)]

    # answers

    def legal(self, s: RisingSunPosition, seat: int) -> list[Action]:
        if self.pc == _NEXT:
            return self.answers(s, True)
        if self.pc == _TOLL:
            return [CHARGE, PASS]
        return [PAY, PASS] if s.coins[seat] else [PASS]

    def candidates(self, s: RisingSunPosition, seat: int) -> list[Action]:
        if self.pc == _NEXT:
            return self.kept or self.choices(s)
        return self.legal(s, seat)

    def default(self, s: RisingSunPosition, seat: int) -> Action:
        if self.pc == _NEXT:
            return DONE
        return self.legal(s, seat)[0] if self.pc == _CHARGED else PASS

    def answer(self, s: RisingSunPosition, seat: int, action: Action) -> bool:
        if self.pc == _NEXT:
            self.kept = UNKNOWN
            if action == DONE:
                self.pc = _END
            else:
                self.last = action
                tolls = s.owned & s.setup.tolling
                self.pc = _TOLL if tolls and self.route(s) >= 0 else _GO
        elif self.pc == _TOLL:
            self.answer_toll(s, seat, action)
        else:
            self.answer_pay(s, action)
        return True

    def answer_toll(self, s: RisingSunPosition, owner: int, action: Action) -> None:
        route = self.route(s)
        if action == CHARGE:
            self.charged |= 1 << route
            self.pc = _CHARGED
            s.emit("rs-toll", owner, self.seat)
        else:
            self.paid |= 1 << route
            self.pc = _GO

    def answer_pay(self, s: RisingSunPosition, action: Action) -> None:
        route = self.route(s)
        if action == PAY:
            pay_toll(s, self.seat, self.toll_owner(s))
            self.paid |= 1 << route
            self.pc = _GO
        else:
            self.refused |= 1 << route
            self.turn_back(s)

    def why_not(self, s: RisingSunPosition, seat: int, action: Action) -> Refusal:
        if self.pc != _NEXT or verb_of(action) != MOVE:
            return Refusal("refuse-other-decision")
        figure, source, target, count = unpack_move(action)
        words: Words = {
            "figure": FIGURES[figure],
            "source": PROVINCES[source],
            "target": PROVINCES[target],
        }
        here = movable(s, seat, figure, source)
        rule = "RS-LT01" if figure == STRONGHOLD else "RS-MM01"
        if not here:
            return Refusal("rs-refuse-no-figure", rule, words)
        if not 0 < count <= here:
            return Refusal("rs-refuse-move-count", rule, {**words, "here": here})
        if target not in s.setup.can_reach[seat][source]:
            return Refusal("rs-refuse-far", "RS-MM01", words)
        if figure != STRONGHOLD and s.room(seat, target) < count:
            return Refusal("rs-refuse-moon", "RS-D20", {**words, "province": PROVINCES[target]})
        if self.closed(s, source, target):
            return Refusal("rs-refuse-toll", "RS-Q109", words)
        if self.left > 0:
            return Refusal("rs-refuse-fujin", "RS-K12", {**words, "count": self.left})
        return Refusal("rs-refuse-moved", "RS-MM03", words)

    def prompt(self, s: RisingSunPosition, seat: int) -> Words:
        if self.pc in (_TOLL, _CHARGED):
            return {
                "effect": SERPENT,
                "figure": FIGURES[move_figure(self.last)],
                "source": PROVINCES[move_source(self.last)],
                "target": PROVINCES[move_target(self.last)],
            }
        return {"count": self.left}

    def show(self, s: RisingSunPosition, seat: int, view: RisingSunView) -> None:
        moved: dict[str, Figures] = {}
        for province in range(PROVINCE_COUNT):
            here: Figures = {}
            for figure in self.kinds(s, province):
                moves = self.has_moved(figure, province)
                if moves:
                    here[FIGURES[figure]] = moves
            if here:
                moved[PROVINCES[province]] = here
        view["moves"] = {"seat": self.seat, "left": self.left, "moved": moved}

    def twin(self) -> Menu[RisingSunPosition]:
        twin = Moves(self.seat, self.left, self.bonus)
        twin.pc = self.pc
        twin.moved = self.moved
        twin.gone = self.gone
        twin.paid = self.paid
        twin.charged = self.charged
        twin.refused = self.refused
        twin.last = self.last
        return twin

    def notation(self, n: Notation) -> None:
        self.seat = n.seat("seat", self.seat)
        self.left = n.one("left", self.left, _MAYBE_COUNT)
        self.bonus = n.flag("bonus", self.bonus)
        self.moved = exchange_moved(n, self.moved)
        self.gone = n.one("gone", self.gone, SOME_FIGURES)
        self.paid = n.one("paid", self.paid, SOME_ROUTES)
        self.charged = n.one("charged", self.charged, SOME_ROUTES)
        self.refused = n.one("refused", self.refused, SOME_ROUTES)
        self.last = n.action("last", self.last)
        n.require(self.last < 0 or verb_of(self.last) == MOVE, "last")

    def unfit(self, s: RisingSunPosition) -> str:
        """Check that a toll is asked for a Move over a sea route that somebody can charge for."""
        if self.pc == _NEXT:
            return ""
        return "last" if self.last < 0 or self.toll_owner(s) == NOBODY else ""


def marshal(s: RisingSunPosition, seat: int, bonus: bool) -> None:
    """RS-MM01, RS-MM06, RS-Q94: moves first, then the stronghold."""
    s.call(Moves(seat, -1, bonus))


def fujin(s: RisingSunPosition, seat: int) -> None:
    """RS-K12, RS-Q25: the same figure may move twice."""
    s.call(Moves(seat, s.setup.tables.fujin, False))
