"""Moves: the Marshal mandate and Fujin (RS-MM, RS-K12, RS-DP08, RS-DP15), with tolls (RS-Q109)."""

from __future__ import annotations

from typing import Final

from gunbai.core.codec import Action
from gunbai.core.errors import Refusal, Words
from gunbai.core.state import Ask, Frame, Position, State
from gunbai.games.rising_sun.actions import (
    BUILD,
    CHARGE,
    DONE,
    MOVE,
    PASS,
    PAY,
    PAYLOAD,
    build,
)
from gunbai.games.rising_sun.arrivals import bit, enter, reserve_of
from gunbai.games.rising_sun.names import (
    BUSHI,
    DAIMYO,
    DRAGONFLY,
    FIGURES,
    FIRST_MONSTER,
    IS_STRONGHOLD,
    NOBODY,
    PROVINCE_COUNT,
    PROVINCES,
    SHINTO,
    STRONGHOLD,
    STRONGHOLDS_EACH,
    ZONES,
)
from gunbai.games.rising_sun.prices import stronghold_price
from gunbai.games.rising_sun.spending import benevolence_due, pay_for_stronghold
from gunbai.games.rising_sun.state import RisingSunState

# Steps of a row of Moves.
_NEXT: Final = 0
_TOLL: Final = 1
_CHARGED: Final = 2
_GO: Final = 3
_BUILD: Final = 4
_BUILT: Final = 5

_ALL: Final = 1 << 20
_NONE_MOVED: Final = [0] * (PROVINCE_COUNT * 19)  # shared: such a list is replaced, never changed


def toll_owner(s: RisingSunState, mover: int, source: int, target: int) -> int:
    """Who may charge for this Move (RS-F58); nobody charges Dragonfly (RS-Q90)."""
    if s.setup.tables.routes[source][target] < 0 or s.setup.clans[mover] == DRAGONFLY:
        return NOBODY
    for seat in s.honor:
        if seat != mover and s.has[seat] & s.setup.tolling:
            return seat
    return NOBODY


def _slot(figure: int, province: int) -> int:
    """Where it is noted that figures have moved: a figure there is only one of, at one place."""
    unique = DAIMYO <= figure < STRONGHOLD
    return figure if unique else province * 19 + figure


def movable(s: RisingSunState, seat: int, figure: int, province: int) -> int:
    """How many of this kind stand there to be moved (RS-LT01)."""
    if figure == STRONGHOLD:
        return s.forts[seat * PROVINCE_COUNT + province] if seat == s.setup.turtle else 0
    return s.count(seat, figure, province)


def shift(s: RisingSunState, seat: int, figure: int, source: int, target: int, count: int) -> None:
    """Carry out Moves of figures of one kind, or of Turtle's strongholds."""
    if figure == STRONGHOLD:
        s.forts[seat * PROVINCE_COUNT + source] -= count
        s.forts[seat * PROVINCE_COUNT + target] += count
    else:
        s.put(seat, figure, source, target, count)
    for _ in range(count):
        s.emit("rs-moved", seat, figure, source, target)


class Moves(Frame):
    """Moves of one player, one by one (RS-Q108); then, in a Marshal, perhaps a stronghold."""

    def __init__(
        self,
        pc: int,
        key: str,
        seat: int,
        left: int,
        bonus: bool,
        moved: list[int],
        paid: int,
        charged: int,
        refused: int,
        last: int,
    ) -> None:
        super().__init__(pc)
        self.key = key
        self.seat = seat
        self.left = left  # Fujin: Moves left; −1 in a Marshal, where each figure moves once
        self.bonus = bonus  # RS-MM06
        self.moved = moved  # figures that have moved, by province × 19 + figure
        self.paid = paid  # sea routes that are free for this mover now, as bits
        self.charged = charged  # sea routes for which the toll is asked, as bits
        self.refused = refused  # sea routes that the mover gave up, as bits
        self.last = last  # the answer that is carried out next

    def run(self, s: State) -> Ask | None:
        assert isinstance(s, RisingSunState)
        if self.pc == _TOLL:
            self.pc = _GO
            owner = self.toll_due(s)
            if owner != NOBODY:
                if self.charged >> self.route(s) & 1:
                    self.pc = _CHARGED
                else:
                    self.pc = _TOLL
                    return Ask("RS-DP28", 1 << owner)
        if self.pc == _CHARGED:
            if s.coins[self.seat]:
                return Ask("RS-DP29", 1 << self.seat)
            self.turn_back(s)
            return None
        if self.pc == _GO:
            self.pc = _NEXT
            self.go(s)
            if s.stack[-1] is not self:
                return None
        if self.pc == _NEXT:
            if self.any_move(s):
                return Ask(self.key, 1 << self.seat)
            self.pc = _BUILD
        if self.pc == _BUILD:
            if self.bonus and self.build_choices(s):
                return Ask("RS-DP09", 1 << self.seat)
            self.pc = _BUILT
        if self.last >= 0 and self.last & ~PAYLOAD == BUILD:
            action = self.last
            self.last = -1
            paid = pay_for_stronghold(s, self.seat, action & 31, action >> 5 & 7)
            s.leave()
            benevolence_due(s, self.seat, paid, -1)
            return None
        s.leave()
        return None

    # moving

    def movers(self, s: RisingSunState, enough: int) -> list[int]:
        """What may still move (RS-MM03): province | figure << 3 | number << 8, the Daimyo last.

        It ends with the first province where `enough` are found.
        """
        seat = self.seat
        once = self.left < 0
        moved = self.moved
        bushi = s.bushi
        shinto = s.shinto
        monster = s.monster
        pack = s.packs[seat]
        out: list[int] = []
        for province in range(PROVINCE_COUNT):
            base = seat * ZONES + province
            free = bushi[base]
            if free and once:
                free -= moved[province * 19 + BUSHI]
            if free > 0:
                out.append(province | BUSHI << 3 | free << 8)
            free = shinto[base]
            if free and once:
                free -= moved[province * 19 + SHINTO]
            if free > 0:
                out.append(province | SHINTO << 3 | free << 8)
            for m in pack:
                if monster[m] == province and not (once and moved[FIRST_MONSTER + m]):
                    out.append(province | FIRST_MONSTER + m << 3 | 1 << 8)
            if s.daimyo[seat] == province and not (once and moved[DAIMYO]):
                out.append(province | DAIMYO << 3 | 1 << 8)
            if seat == s.setup.turtle:
                free = s.forts[seat * PROVINCE_COUNT + province]
                if once:
                    free -= moved[province * 19 + STRONGHOLD]
                if free > 0:
                    out.append(province | STRONGHOLD << 3 | free << 8)
            if len(out) >= enough:
                break
        return out

    def targets(self, s: RisingSunState, figure: int, source: int) -> list[int]:
        """Where one figure may go from here (RS-MM01, RS-LD03, RS-D20)."""
        moon = self.seat == s.setup.moon
        if not moon and not self.refused and not self.charged:
            return s.setup.can_reach[self.seat][source]
        out: list[int] = []
        for target in s.setup.can_reach[self.seat][source]:
            if figure != STRONGHOLD and s.room(self.seat, target) <= 0:
                continue
            if self.closed(s, source, target):
                continue
            out.append(target)
        return out

    def closed(self, s: RisingSunState, source: int, target: int) -> bool:
        """RS-Q109: given up, or charged and no coin to pay with."""
        route = s.setup.tables.routes[source][target]
        if route < 0 or not (self.refused | self.charged) >> route & 1 or self.paid >> route & 1:
            return False
        if s.setup.clans[self.seat] == DRAGONFLY:
            return False
        return bool(self.refused >> route & 1) or s.coins[self.seat] == 0

    def kinds(self, s: RisingSunState, province: int) -> list[int]:
        out = s.figures_in(self.seat, province)
        if movable(s, self.seat, STRONGHOLD, province):
            out.append(STRONGHOLD)
        return out

    def any_move(self, s: RisingSunState) -> bool:
        if self.left == 0:
            return False
        if self.seat != s.setup.moon and not self.refused and not self.charged:
            return len(self.movers(s, 1)) > 0  # from everywhere there is a way
        return any(self.targets(s, mover >> 3 & 31, mover & 7) for mover in self.movers(s, _ALL))

    def answers(self, s: RisingSunState, every: bool) -> list[Action]:
        """All Moves; of several alike one or as many as can, if not `every` number of them."""
        out: list[Action] = [DONE]
        moon = self.seat == s.setup.moon
        left = self.left
        for mover in self.movers(s, _ALL):
            source = mover & 7
            figure = mover >> 3 & 31
            free = mover >> 8
            if 0 < left < free:
                free = left
            step = MOVE | figure | source << 5 | 1 << 11
            for target in self.targets(s, figure, source):
                most = free
                if moon and figure != STRONGHOLD:
                    most = min(free, s.room(self.seat, target))
                action = step | target << 8
                out.append(action)
                if every:
                    for more in range(1, most):
                        out.append(action + (more << 11))
                elif most > 1:
                    out.append(action + (most - 1 << 11))
        return out

    def route(self, s: RisingSunState) -> int:
        return s.setup.tables.routes[self.last >> 5 & 7][self.last >> 8 & 7]

    def toll_due(self, s: RisingSunState) -> int:
        """Whose toll stands in the way of this Move, if it is not free already."""
        route = self.route(s)
        if route < 0 or self.paid >> route & 1:
            return NOBODY
        return toll_owner(s, self.seat, self.last >> 5 & 7, self.last >> 8 & 7)

    def turn_back(self, s: RisingSunState) -> None:
        """RS-Q109: that Move does not take place."""
        s.emit("rs-turned-back", self.seat, self.last & 31, self.last >> 5 & 7)
        self.last = -1
        self.pc = _NEXT

    def go(self, s: RisingSunState) -> None:
        figure = self.last & 31
        source = self.last >> 5 & 7
        target = self.last >> 8 & 7
        count = self.last >> 11 & 7
        self.last = -1
        shift(s, self.seat, figure, source, target, count)
        if self.left > 0:
            self.left -= count
        else:
            moved = self.moved[:]
            slot = _slot(figure, target)
            moved[slot] = moved[slot] + count
            self.moved = moved
        if figure != STRONGHOLD:
            enter(s, self.seat, bit(figure))

    # building

    def build_choices(self, s: RisingSunState) -> list[Action]:
        """RS-MM06…MM09, RS-Q101: a token or a figure that counts as one, in any province."""
        if s.coins[self.seat] < stronghold_price(s, self.seat):
            return []
        out: list[Action] = []
        if s.built(self.seat) < STRONGHOLDS_EACH:
            out += [build(STRONGHOLD, province) for province in range(PROVINCE_COUNT)]
        for figure in reserve_of(s, self.seat):
            if s.setup.types[figure] & IS_STRONGHOLD:
                out += [
                    build(figure, province)
                    for province in range(PROVINCE_COUNT)
                    if s.room(self.seat, province) > 0
                ]
        return out

    # answers

    def legal(self, s: State, seat: int) -> list[Action]:
        assert isinstance(s, RisingSunState)
        if self.pc == _NEXT:
            return self.answers(s, True)
        if self.pc == _TOLL:
            return [CHARGE, PASS]
        if self.pc == _CHARGED:
            return [PAY, PASS] if s.coins[seat] else [PASS]
        return [PASS, *self.build_choices(s)]

    def candidates(self, s: State, seat: int) -> list[Action]:
        assert isinstance(s, RisingSunState)
        if self.pc == _NEXT:
            return self.answers(s, False)
        return self.legal(s, seat)

    def default(self, s: State, seat: int) -> Action:
        if self.pc == _NEXT:
            return DONE
        return self.legal(s, seat)[0] if self.pc == _CHARGED else PASS

    def answer(self, s: State, seat: int, action: Action) -> bool:
        assert isinstance(s, RisingSunState)
        if self.pc == _NEXT:
            self.pc = _BUILD if action == DONE else _TOLL
            self.last = -1 if action == DONE else action
        elif self.pc == _TOLL:
            self.answer_toll(s, seat, action)
        elif self.pc == _CHARGED:
            self.answer_pay(s, action)
        else:
            self.pc = _BUILT
            self.last = -1 if action == PASS else action
        return True

    def answer_toll(self, s: RisingSunState, owner: int, action: Action) -> None:
        route = self.route(s)
        if action == CHARGE:
            self.charged |= 1 << route
            self.pc = _CHARGED
            s.emit("rs-toll", owner, self.seat)
        else:
            self.paid |= 1 << route
            self.pc = _GO

    def answer_pay(self, s: RisingSunState, action: Action) -> None:
        route = self.route(s)
        if action == PAY:
            pay_toll(s, self.seat, toll_owner(s, self.seat, self.last >> 5 & 7, self.last >> 8 & 7))
            self.paid |= 1 << route
            self.pc = _GO
        else:
            self.refused |= 1 << route
            self.turn_back(s)

    def why_not(self, s: State, seat: int, action: Action) -> Refusal:
        assert isinstance(s, RisingSunState)
        verb = action & ~PAYLOAD
        if self.pc == _BUILD and verb == BUILD:
            return self.refuse_build(s, action)
        if self.pc != _NEXT or verb != MOVE:
            return Refusal("refuse-other-decision")
        figure = action & 31
        source = action >> 5 & 7
        target = action >> 8 & 7
        words: Words = {
            "figure": FIGURES[figure],
            "source": PROVINCES[source],
            "target": PROVINCES[target],
        }
        if not movable(s, seat, figure, source):
            rule = "RS-LT01" if figure == STRONGHOLD else "RS-MM01"
            return Refusal("rs-refuse-no-figure", rule, words)
        if target not in s.setup.can_reach[seat][source]:
            return Refusal("rs-refuse-far", "RS-MM01", words)
        if figure != STRONGHOLD and s.room(seat, target) <= 0:
            return Refusal("rs-refuse-moon", "RS-D20", {**words, "province": PROVINCES[target]})
        if self.closed(s, source, target):
            return Refusal("rs-refuse-toll", "RS-Q109", words)
        if self.left > 0:
            return Refusal("rs-refuse-fujin", "RS-K12", {**words, "count": self.left})
        return Refusal("rs-refuse-moved", "RS-MM03", words)

    def refuse_build(self, s: RisingSunState, action: Action) -> Refusal:
        price = stronghold_price(s, self.seat)
        if s.coins[self.seat] < price:
            words: Words = {"price": price, "coins": s.coins[self.seat]}
            return Refusal("rs-refuse-price", "RS-MM06", words)
        if action & 31 == STRONGHOLD:
            return Refusal("rs-refuse-built", "RS-MM09")
        return Refusal("rs-refuse-no-stronghold", "RS-Q101", {"figure": FIGURES[action & 31]})

    def prompt(self, s: State, seat: int) -> Words:
        assert isinstance(s, RisingSunState)
        if self.pc in (_TOLL, _CHARGED):
            return {
                "effect": "path-of-the-serpent",
                "figure": FIGURES[self.last & 31],
                "source": PROVINCES[self.last >> 5 & 7],
                "target": PROVINCES[self.last >> 8 & 7],
            }
        return {"price": stronghold_price(s, self.seat), "count": self.left}

    def show(self, s: State, seat: int, view: Position) -> None:
        assert isinstance(s, RisingSunState)
        moved: Position = {}
        for province in range(PROVINCE_COUNT):
            here: Position = {}
            for figure in self.kinds(s, province):
                if self.left < 0 and self.moved[_slot(figure, province)]:
                    here[FIGURES[figure]] = self.moved[_slot(figure, province)]
            if here:
                moved[PROVINCES[province]] = here
        view["moves"] = {"seat": self.seat, "left": self.left, "moved": moved}

    def copy(self) -> Frame:
        return Moves(
            self.pc,
            self.key,
            self.seat,
            self.left,
            self.bonus,
            self.moved,
            self.paid,
            self.charged,
            self.refused,
            self.last,
        )

    def dump(self) -> Position:
        return {
            "frame": "moves",
            "pc": self.pc,
            "key": self.key,
            "seat": self.seat,
            "left": self.left,
            "bonus": self.bonus,
            "moved": self.moved[:],
            "paid": self.paid,
            "charged": self.charged,
            "refused": self.refused,
            "last": self.last,
        }


def pay_toll(s: RisingSunState, payer: int, owner: int) -> None:
    """RS-Q109: from reserve to reserve, neither spending nor a gain from the pool."""
    s.coins[payer] -= 1
    s.coins[owner] += 1
    s.emit("rs-toll-paid", payer, owner)


def marshal(s: RisingSunState, seat: int, bonus: bool) -> None:
    """RS-MM01, RS-MM06, RS-Q94: moves first, then the stronghold."""
    s.call(Moves(_NEXT, "RS-DP08", seat, -1, bonus, _NONE_MOVED, 0, 0, 0, -1))


def fujin(s: RisingSunState, seat: int) -> None:
    """RS-K12, RS-Q25: the same figure may move twice."""
    left = s.setup.tables.fujin
    s.call(Moves(_NEXT, "RS-DP15", seat, left, False, _NONE_MOVED, 0, 0, 0, -1))
