"""Several effects at one moment: who goes first, and in which order (RS-H11, RS-Q05, RS-Q06)."""

from __future__ import annotations

from typing import Final

from gunbai.core.codec import Action
from gunbai.core.errors import Refusal, Words
from gunbai.core.notation import Data
from gunbai.core.state import Ask, Frame
from gunbai.games.rising_sun.actions import EFFECT, FIRST, LAST, PAYLOAD
from gunbai.games.rising_sun.flow.moments import OWN_INSTANCE, SELECTED, SPENT, WAR_START, Moment
from gunbai.games.rising_sun.names import EFFECTS, KOI, KOI_EXCHANGE, NOBODY
from gunbai.games.rising_sun.state import RisingSunState
from gunbai.games.rising_sun.view_types import RisingSunView

# An effect that waits: seat, then card.
_SEAT_BITS: Final = 3
_SEAT_MASK: Final = 7


def open_window(
    s: RisingSunState, kind: int, seat: int, figure: int = 0, zone: int = 0, number: int = 0
) -> None:
    """Let everything act that has something to do at this moment (RS-F50…F88)."""
    if s.owned & s.setup.acting[kind] or (kind == WAR_START and s.setup.seat_of[KOI] >= 0):
        _open(s, Moment(kind, seat, figure, zone, number))


def _open(s: RisingSunState, moment: Moment) -> None:
    """What is compulsory reads its condition here, once for all copies (RS-Q124)."""
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


def add_koi(s: RisingSunState, waiting: list[int]) -> None:
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


def _act(s: RisingSunState, effect: int, moment: Moment) -> None:
    seat = effect & _SEAT_MASK
    card = effect >> _SEAT_BITS
    if moment.kind in OWN_INSTANCE:
        s.begin_instance()
    if card == KOI_EXCHANGE:
        exchange_ronin(s, seat)
    else:
        s.setup.cards[card].act(s, seat, moment)


def exchange_ronin(s: RisingSunState, seat: int) -> None:
    """RS-LK01, RS-Q111: an exchange, no gain from the pool."""
    ronin = s.ronin[seat]
    if ronin:
        s.ronin[seat] = 0
        s.coins[seat] += ronin
        s.emit("rs-exchanged", seat, ronin)


class Window(Frame[RisingSunState]):
    """Effects of one moment, carried out one by one, each with all that it leads to (RS-F95)."""

    def __init__(
        self, pc: int, moment: Moment, waiting: list[int], turn: int, later: list[int]
    ) -> None:
        self.pc = pc
        self.moment = moment
        self.waiting = waiting
        self.turn = turn  # whose effects are carried out, or −1
        self.later = later  # who chose to be last, the highest honor first

    def run(self, s: RisingSunState) -> Ask | None:
        if not self.waiting:
            s.leave()
            return None
        if self.turn == NOBODY or not self.mine(self.turn):
            self.turn = NOBODY
            ask = self.next_player(s)
            if ask is not None:
                return ask
        mine = self.mine(self.turn)
        if self.pc != 3 and len(self.choices(self.turn)) > 1 and not self.is_plain(s, mine):
            self.pc = 2
            return Ask("RS-DP19", 1 << self.turn)
        self.pc = 0
        self.waiting = self.waiting[:]
        self.waiting.remove(mine[0])
        _act(s, mine[0], self.moment)
        return None

    def mine(self, seat: int) -> list[int]:
        """What waits of this seat, in the order of purchase, the clan's ability last."""
        return [effect for effect in self.waiting if effect & _SEAT_MASK == seat]

    def choices(self, seat: int) -> list[int]:
        """The different effects this seat can put in order; Koi's exchange is its last (RS-Q49)."""
        cards: list[int] = []
        for effect in self.mine(seat):
            card = effect >> _SEAT_BITS
            if card != KOI_EXCHANGE and card not in cards:
                cards.append(card)
        return cards

    def is_plain(self, s: RisingSunState, effects: list[int]) -> bool:
        """RS-Q05: nothing but gains, of one instance or with nobody who reacts to them."""
        for effect in effects:
            card = effect >> _SEAT_BITS
            if card != KOI_EXCHANGE and not s.setup.cards[card].plain():
                return False
        return self.moment.kind not in OWN_INSTANCE or not s.anybody_reacts()

    def next_player(self, s: RisingSunState) -> Ask | None:
        """RS-Q05: in honor order, each may go first or last among those who are left."""
        seats = [seat for seat in s.honor if seat not in self.later and self.mine(seat)]
        if not seats:
            self.turn = self.later[-1]
            self.later = self.later[:-1]
        elif len(seats) == 1 or self.is_plain(s, self.waiting):
            self.turn = seats[0]
        else:
            self.pc = 1
            return Ask("RS-DP18", 1 << seats[0])
        return None

    def legal(self, s: RisingSunState, seat: int) -> list[Action]:
        if self.pc == 1:
            return [FIRST, LAST]
        return [EFFECT | card for card in self.choices(seat)]

    def answer(self, s: RisingSunState, seat: int, action: Action) -> bool:
        if action == FIRST:
            self.turn = seat
        elif action == LAST:
            self.later = [*self.later, seat]
        else:
            chosen = seat | (action & PAYLOAD) << _SEAT_BITS
            rest = self.waiting[:]
            rest.remove(chosen)
            self.waiting = [chosen, *rest]
            self.pc = 3
        return True

    def why_not(self, s: RisingSunState, seat: int, action: Action) -> Refusal:
        if self.pc == 2 and action & ~PAYLOAD == EFFECT:
            words: Words = {"effect": EFFECTS[action & PAYLOAD]}
            return Refusal("rs-refuse-effect", "RS-Q06", words)
        return Refusal("refuse-other-decision")

    def prompt(self, s: RisingSunState, seat: int) -> Words:
        return {"effects": [EFFECTS[card] for card in self.choices(seat)]}

    def show(self, s: RisingSunState, seat: int, view: RisingSunView) -> None:
        view["window"] = [
            {"seat": effect & _SEAT_MASK, "effect": EFFECTS[effect >> _SEAT_BITS]}
            for effect in self.waiting
        ]

    def copy(self) -> Frame[RisingSunState]:
        return Window(self.pc, self.moment, self.waiting, self.turn, self.later)

    def dump(self) -> Data:
        moment = self.moment
        return {
            "frame": "window",
            "pc": self.pc,
            "moment": [moment.kind, moment.seat, moment.figure, moment.zone, moment.number],
            "waiting": self.waiting[:],
            "turn": self.turn,
            "later": self.later[:],
        }
