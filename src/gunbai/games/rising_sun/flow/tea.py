"""The Tea Ceremony: offers of alliance, all at once (RS-A, RS-Q09, RS-DP03)."""

from __future__ import annotations

from typing import Any, Final

from gunbai.core.codec import Action, verb_of
from gunbai.core.errors import Refusal, Words
from gunbai.core.rng import Rng
from gunbai.core.state import Ask, Frame
from gunbai.games.rising_sun.actions import (
    ACCEPT,
    OFFER,
    READY,
    REFUSE,
    WITHDRAW,
    accept,
    accept_clan,
    offer,
    refuse,
    withdraw,
)
from gunbai.games.rising_sun.names import CLANS, NOBODY
from gunbai.games.rising_sun.position.position import RisingSunPosition
from gunbai.games.rising_sun.view_types import RisingSunView

#: By clan; `Any` saves compiled code a copy of each number.
_ACCEPTS: Final[list[Any]] = [accept(clan) for clan in range(len(CLANS))]
_REFUSES: Final[list[Any]] = [refuse(clan) for clan in range(len(CLANS))]
_OFFERS: Final[list[Any]] = [offer(clan) for clan in range(len(CLANS))]
_WITHDRAWS: Final[list[Any]] = [withdraw(clan) for clan in range(len(CLANS))]


def named_clan(action: Action) -> int:
    """Return the clan of any answer but READY: it is the only field of all of them."""
    return accept_clan(action)


def has_offered(s: RisingSunPosition, seat: int, other: int) -> bool:
    return bool(s.offers[seat] >> other & 1)


class Tea(Frame[RisingSunPosition]):
    """The talks: everybody owes an answer until READY; other answers come in any order."""

    name = "tea"
    steps = ["start", "talks"]
    asks = {"talks": ["RS-DP03"]}

    def run(self, s: RisingSunPosition) -> Ask | None:
        if self.pc == 0:
            self.pc = 1
            s.ally = [NOBODY] * s.setup.players  # RS-A02
            s.emit("rs-tea", s.season)
            return Ask("RS-DP03", (1 << s.setup.players) - 1)
        s.offers = [0] * s.setup.players  # open offers lapse
        s.leave()
        return None

    def legal(self, s: RisingSunPosition, seat: int) -> list[Action]:
        return self.answers(s, seat, True)

    def candidates(self, s: RisingSunPosition, seat: int) -> list[Action]:
        """Return the answers without withdrawing, or offering what is an acceptance."""
        return self.answers(s, seat, False)

    def answers(self, s: RisingSunPosition, seat: int, every: bool) -> list[Action]:
        out: list[Action] = [READY]
        ally = s.ally
        if ally[seat] >= 0:
            return out
        offers = s.offers
        mine = offers[seat]
        for other, clan in enumerate(s.setup.clans):
            if ally[other] >= 0 or other == seat:
                continue
            if offers[other] >> seat & 1:
                out.append(_ACCEPTS[clan])
                out.append(_REFUSES[clan])
                if every:
                    out.append(_OFFERS[clan])
            elif not mine >> other & 1:
                out.append(_OFFERS[clan])
            elif every:
                out.append(_WITHDRAWS[clan])
        return out

    def default(self, s: RisingSunPosition, seat: int) -> Action:
        """RS-Q11: an absent player accepts nothing."""
        return READY

    def answer(self, s: RisingSunPosition, seat: int, action: Action) -> bool:
        if action == READY:
            s.emit("rs-ready", seat)
            return True
        other = s.setup.seat_of[named_clan(action)]
        verb = verb_of(action)
        if verb == ACCEPT or (verb == OFFER and has_offered(s, other, seat)):
            form_alliance(s, other, seat)
        elif verb == OFFER:
            s.offers[seat] |= 1 << other
            self.tell_both(s, "rs-offer", seat, other)
        elif verb == WITHDRAW:
            s.offers[seat] &= ~(1 << other)
            self.tell_both(s, "rs-withdrawn", seat, other)
        else:
            s.offers[other] &= ~(1 << seat)
            self.tell_both(s, "rs-refused", seat, other)
        return False

    def tell_both(self, s: RisingSunPosition, key: str, seat: int, other: int) -> None:
        """RS-HI14: only the two know of an offer."""
        s.whisper(1 << seat | 1 << other, key, seat, other)

    def why_not(self, s: RisingSunPosition, seat: int, action: Action) -> Refusal:
        verb = verb_of(action)
        if verb not in (OFFER, WITHDRAW, ACCEPT, REFUSE):
            return Refusal("refuse-other-decision")
        clan = named_clan(action)
        other = s.setup.seat_of[clan]
        words: Words = {"clan": CLANS[clan]}
        if other in (NOBODY, seat):
            return Refusal("rs-refuse-clan", "RS-A03", words)
        if not s.may_ally(seat, other):
            return Refusal("rs-refuse-allied", "RS-A04", words)
        if verb in (ACCEPT, REFUSE):
            return Refusal("rs-refuse-no-offer", "RS-Q09", words)
        if verb == WITHDRAW:
            return Refusal("rs-refuse-not-offered", "RS-Q09", words)
        return Refusal("rs-refuse-offered", "RS-Q09", words)

    def prompt(self, s: RisingSunPosition, seat: int) -> Words:
        free = sum(s.may_ally(seat, other) for other in range(s.setup.players))
        return {"allied": int(s.ally[seat] >= 0), "free": free}

    def evident(self, s: RisingSunPosition, seat: int) -> bool:
        """Return False: everybody decides when to go on, since there are also gifts (RS-Q09)."""
        return False

    def reseal(self, s: RisingSunPosition, seat: int, rng: Rng) -> None:
        """RS-HI14: offers between others are unknown."""
        for other in range(s.setup.players):
            if other != seat:
                s.offers[other] &= 1 << seat if seat >= 0 else 0

    def show(self, s: RisingSunPosition, seat: int, view: RisingSunView) -> None:
        if seat >= 0:
            players = range(s.setup.players)
            view["offers"] = {
                "made": [other for other in players if has_offered(s, seat, other)],
                "received": [other for other in players if has_offered(s, other, seat)],
            }

    def copy(self) -> Frame[RisingSunPosition]:
        return Tea(self.pc)


def form_alliance(s: RisingSunPosition, seat: int, other: int) -> None:
    """RS-A03…A05, RS-Q09: at once and in public; other offers of both are void."""
    s.ally[seat] = other
    s.ally[other] = seat
    both = 1 << seat | 1 << other
    for n in range(s.setup.players):
        s.offers[n] = 0 if both >> n & 1 else s.offers[n] & ~both
    s.allied = [
        seasons | 1 << s.season if both >> n & 1 else seasons for n, seasons in enumerate(s.allied)
    ]
    s.emit("rs-allied", seat, other)
