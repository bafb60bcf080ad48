"""Several effects at one moment: who goes first, and in which order (RS-H11, RS-Q05, RS-Q06)."""

from __future__ import annotations

from typing import Final

from gunbai.core.codec import Action, verb_of
from gunbai.core.errors import Refusal, Words
from gunbai.core.notation import Notation
from gunbai.core.state import Ask, Frame
from gunbai.games.rising_sun.actions import EFFECT, FIRST, LAST, effect, effect_effect
from gunbai.games.rising_sun.cards.moments import (
    OWN_INSTANCE,
    SELECTED,
    SPENT,
    WAR_START,
    Moment,
    exchange_moment,
)
from gunbai.games.rising_sun.kinds import AN_EFFECT
from gunbai.games.rising_sun.names import EFFECTS, KOI, KOI_EXCHANGE, NOBODY
from gunbai.games.rising_sun.position.position import RisingSunPosition
from gunbai.games.rising_sun.view_types import RisingSunView

# A waiting effect as a number: seat, then card.
_SEAT_BITS: Final = 3
_SEAT_MASK: Final = 7

_NEXT: Final = 0
_PLACE: Final = 1
_ORDER: Final = 2
_ORDERED: Final = 3


def open_window(
    s: RisingSunPosition, kind: int, seat: int, figure: int = 0, zone: int = 0, number: int = 0
) -> None:
    """Let all effects of this moment act (RS-F50…F88)."""
    if s.owned & s.setup.acting[kind] or (kind == WAR_START and s.setup.seat_of[KOI] >= 0):
        _open(s, Moment(kind, seat, figure, zone, number))


def _open(s: RisingSunPosition, moment: Moment) -> None:
    """Collect the effects; conditions are read here, once for all copies (RS-Q124)."""
    kind = moment.kind
    acting = s.setup.acting[kind]
    cards = s.setup.cards
    has = s.has
    waiting: list[int] = []
    for seat in s.honor:
        if has[seat] & acting:
            for card in s.cards[seat]:
                if acting >> card & 1 and cards[card].offered(s, seat, moment):
                    waiting.append(seat | card << _SEAT_BITS)
    if kind == WAR_START:
        add_koi(s, waiting)
    elif kind == SELECTED:  # RS-Q77, RS-Q125: all copies of Honesty are one instance
        s.begin_instance()
    elif kind == SPENT:  # RS-F63: the card just bought is not owned yet
        if moment.figure >= 0 and acting >> moment.figure & 1:
            waiting.pop()
        waiting = waiting[: moment.number]  # RS-Q75: each copy needs a paid coin of its own
    if len(waiting) == 1:
        _act(s, waiting[0], moment)
    elif waiting:
        s.call(Window(0, moment, waiting, NOBODY, []))


def add_koi(s: RisingSunPosition, waiting: list[int]) -> None:
    """RS-LK01, RS-Q49: the exchange is Koi's last own effect."""
    koi = s.setup.seat_of[KOI]
    if koi == NOBODY:
        return
    rank = s.rank(koi)
    place = 0
    while place < len(waiting) and s.rank(waiting[place] & _SEAT_MASK) <= rank:
        place += 1
    if s.ronin[koi] or (place and waiting[place - 1] & _SEAT_MASK == koi):
        waiting.insert(place, koi | KOI_EXCHANGE << _SEAT_BITS)


def _act(s: RisingSunPosition, entry: int, moment: Moment) -> None:
    seat = entry & _SEAT_MASK
    card = entry >> _SEAT_BITS
    if moment.kind in OWN_INSTANCE:
        s.begin_instance()
    if card == KOI_EXCHANGE:
        exchange_ronin(s, seat)
    else:
        s.setup.cards[card].act(s, seat, moment)


def exchange_ronin(s: RisingSunPosition, seat: int) -> None:
    """RS-LK01, RS-Q111: an exchange, not a gain from the pool."""
    ronin = s.ronin[seat]
    if ronin:
        s.ronin[seat] = 0
        s.coins[seat] += ronin
        s.emit("rs-exchanged", seat, ronin)


class Window(Frame[RisingSunPosition]):
    """Effects of one moment, carried out one by one, each with all that it leads to (RS-F95)."""

    name = "window"
    steps = ["next", "place", "order", "ordered"]
    asks = {"place": ["RS-DP18"], "order": ["RS-DP19"]}

    def __init__(
        self, pc: int, moment: Moment, waiting: list[int], turn: int, later: list[int]
    ) -> None:
        self.pc = pc
        self.moment = moment
        self.waiting = waiting
        self.turn = turn  # the seat whose effects are carried out, or −1
        self.later = later  # seats that chose to be last, the highest honor first

    def run(self, s: RisingSunPosition) -> Ask | None:
        if not self.waiting:
            s.leave()
            return None
        if self.turn == NOBODY or not self.mine(self.turn):
            self.turn = NOBODY
            ask = self.next_player(s)
            if ask is not None:
                return ask
        mine = self.mine(self.turn)
        if self.pc != _ORDERED and len(self.choices(self.turn)) > 1 and not self.is_plain(s, mine):
            self.pc = _ORDER
            return Ask("RS-DP19", 1 << self.turn)
        self.pc = _NEXT
        self.waiting = self.waiting[:]
        self.waiting.remove(mine[0])
        _act(s, mine[0], self.moment)
        return None

    def mine(self, seat: int) -> list[int]:
        """Return the waiting effects of this seat in the order of purchase, Koi's exchange last."""
        return [entry for entry in self.waiting if entry & _SEAT_MASK == seat]

    def effects(self, seat: int) -> list[int]:
        """Return the waiting effects of this seat."""
        return [entry >> _SEAT_BITS for entry in self.mine(seat)]

    def choices(self, seat: int) -> list[int]:
        """Return the effects this seat can put in order; Koi's exchange is always last (RS-Q49)."""
        cards: list[int] = []
        for entry in self.mine(seat):
            card = entry >> _SEAT_BITS
            if card != KOI_EXCHANGE and card not in cards:
                cards.append(card)
        return cards

    def is_plain(self, s: RisingSunPosition, entries: list[int]) -> bool:
        """RS-Q05: nothing but gains, of one instance or with nobody who reacts to them."""
        for entry in entries:
            card = entry >> _SEAT_BITS
            if card != KOI_EXCHANGE and not s.setup.cards[card].plain():
                return False
        return self.moment.kind not in OWN_INSTANCE or not s.anybody_reacts()

    def next_player(self, s: RisingSunPosition) -> Ask | None:
        """RS-Q05: in honor order, each may go first or last among those who are left."""
        seats = [seat for seat in s.honor if seat not in self.later and self.mine(seat)]
        if not seats:
            self.turn = self.later[-1]
            self.later = self.later[:-1]
        elif len(seats) == 1 or self.is_plain(s, self.waiting):
            self.turn = seats[0]
        else:
            self.pc = _PLACE
            return Ask("RS-DP18", 1 << seats[0])
        return None

    def legal(self, s: RisingSunPosition, seat: int) -> list[Action]:
        if self.pc == _PLACE:
            return [FIRST, LAST]
        return [effect(card) for card in self.choices(seat)]

    def answer(self, s: RisingSunPosition, seat: int, action: Action) -> bool:
        if action == FIRST:
            self.turn = seat
        elif action == LAST:
            self.later = [*self.later, seat]
        else:
            chosen = seat | effect_effect(action) << _SEAT_BITS
            rest = self.waiting[:]
            rest.remove(chosen)
            self.waiting = [chosen, *rest]
            self.pc = _ORDERED
        return True

    def why_not(self, s: RisingSunPosition, seat: int, action: Action) -> Refusal:
        if self.pc == _ORDER and verb_of(action) == EFFECT:
            words: Words = {"effect": EFFECTS[effect_effect(action)]}
            return Refusal("rs-refuse-effect", "RS-Q06", words)
        return Refusal("refuse-other-decision")

    def prompt(self, s: RisingSunPosition, seat: int) -> Words:
        return {"effects": [EFFECTS[card] for card in self.choices(seat)]}

    def show(self, s: RisingSunPosition, seat: int, view: RisingSunView) -> None:
        view["window"] = [
            {"seat": entry & _SEAT_MASK, "effect": EFFECTS[entry >> _SEAT_BITS]}
            for entry in self.waiting
        ]

    def copy(self) -> Frame[RisingSunPosition]:
        return Window(self.pc, self.moment, self.waiting, self.turn, self.later)

    def notation(self, n: Notation) -> None:
        self.moment = exchange_moment(n, self.moment)
        rows = n.rows("waiting", -1 if n.reading else len(self.waiting))
        waiting = [0] * len(rows) if n.reading else self.waiting
        for place, row in enumerate(rows):
            seat = row.seat("seat", waiting[place] & _SEAT_MASK)
            card = row.one("effect", waiting[place] >> _SEAT_BITS, AN_EFFECT)
            row.end()
            waiting[place] = seat | card << _SEAT_BITS
        self.waiting = waiting
        self.turn = n.maybe_seat("turn", self.turn)
        self.later = n.seat_list("later", self.later)

    def unfit(self, s: RisingSunPosition) -> str:
        """Check that the seat asked has effects to put in an order, or first or last."""
        if s.stack[-1] is not self or s.ask is None:
            return ""
        asked = s.ask.first
        if self.pc == _PLACE:
            return "" if self.mine(asked) and asked not in self.later else "waiting"
        return "" if self.turn == asked and len(self.choices(asked)) > 1 else "turn"
