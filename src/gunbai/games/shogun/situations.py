"""The situations of Shogun that people ask about, for positions that are set up."""

from __future__ import annotations

from typing import Any, Final

from gunbai.core.notation import Notation
from gunbai.core.situation import Situation, impossible
from gunbai.core.state import Ask, Frame
from gunbai.games.shogun.flow.action_round import ActionRound
from gunbai.games.shogun.flow.auction import Auction
from gunbai.games.shogun.flow.battle import Battle
from gunbai.games.shogun.flow.campaign import Campaign
from gunbai.games.shogun.flow.court import Audience
from gunbai.games.shogun.flow.deployment import Deployment
from gunbai.games.shogun.flow.generals import GeneralsMarch
from gunbai.games.shogun.flow.planning import Planning
from gunbai.games.shogun.kinds import A_PROVINCE, AN_ACTION
from gunbai.games.shogun.names import (
    ACTION_COUNT,
    BATTLE1,
    COURT,
    DEPLOY1,
    DEPLOY5,
    EVENT_COUNT,
    FAVOURS_SHOWN,
    GENERALS,
    NO_CARD,
    OPEN_ACTIONS,
    PER_YEAR,
    SLOT_COUNT,
    SPECIALS,
    SPRING,
    WINTER,
)
from gunbai.games.shogun.position.position import ShogunPosition
from gunbai.games.shogun.steps import R4, R5, R6, R9A, R9B, R10, R12

_TURNS: Final = ActionRound.steps.index("turns")
_CHOOSING: Final = Auction.steps.index("choosing")
_RECEIVING: Final = Audience.steps.index("receiving")


def _go(s: ShogunPosition, step: int, *frames: Frame[Any]) -> Ask | None:
    """Put these rules in progress at a step of the round; return what the last of them asks."""
    s.stack = [Campaign(step + 1), *frames]
    return frames[-1].run(s)


def _lay_out(s: ShogunPosition, step: int, opened: int) -> None:
    """Let the cards on the table be those of a step in a round, as few changed as possible."""
    s.year = max(s.year, 1)
    if s.season == WINTER:
        s.season = SPRING
    _lay_events(s, step > R5)
    banners = [*s.banners, *[card for card in range(ACTION_COUNT) if card not in s.banners]]
    s.banners = banners[:opened]
    if sorted(s.specials) != list(range(len(SPECIALS))):
        s.specials = list(range(len(SPECIALS)))
    _choose_specials(s, list(range(s.setup.players)) if step > R6 else [])
    if step == R4:
        s.shown = [0] * s.setup.players
    if step < R9A:
        s.gained = 0
    s.favours = s.seen_favours[-FAVOURS_SHOWN:] if step <= R9B else []


def _lay_events(s: ShogunPosition, drawn: bool) -> None:
    """SG-T13, SG-T16: one event for each season is drawn, the others wait."""
    known = [*s.past, *s.events]
    known += [event for event in range(EVENT_COUNT) if event not in known]
    used = s.year * PER_YEAR - (PER_YEAR - s.season - int(drawn))
    s.past = known[:used]
    s.events = known[used : s.year * PER_YEAR]
    s.event = s.past[-1] if drawn else -1


def _choose_specials(s: ShogunPosition, seats: list[int]) -> None:
    """SG-U14, SG-U19: each of these seats has a special card, which gives the turn order."""
    special = [-1] * s.setup.players
    for seat in seats:
        if s.special[seat] not in special:
            special[seat] = s.special[seat]
    free = [card for card in s.specials if card not in special]
    for seat in seats:
        if special[seat] < 0:
            special[seat] = free.pop(0)
    s.special = special
    s.order = [special.index(card) for card in s.specials if card in special]


class Plan(Situation[ShogunPosition]):
    """All lay their cards at once."""

    name = "plan"

    def build(self, s: ShogunPosition) -> Ask | None:
        _lay_out(s, R4, OPEN_ACTIONS)
        return _go(s, R4, Planning(0))


class _InOrder(Situation[ShogunPosition]):
    """Seats choose one after another; the first of the order is asked."""

    def __init__(self) -> None:
        self.order = [0]

    def notation(self, n: Notation) -> None:
        self.order = n.seat_list("choosing", self.order)
        n.require(len(self.order) > 0, "choosing")


class ChooseSpecial(_InOrder):
    """The auction is decided; who is not named chooses after the others."""

    name = "auction"

    def build(self, s: ShogunPosition) -> Ask | None:
        _lay_out(s, R6, OPEN_ACTIONS)
        rest = [seat for seat in range(s.setup.players) if seat not in self.order]
        return _go(s, R6, Auction(_CHOOSING, [*self.order, *rest], 0))


class Receive(_InOrder):
    name = "audience"

    def build(self, s: ShogunPosition) -> Ask | None:
        if not s.setup.has(COURT):
            return None
        _lay_out(s, R9B, OPEN_ACTIONS)
        asked = _go(s, R9B, Audience(_RECEIVING, self.order, 0, -1))
        if s.stack[-1].pc != _RECEIVING or asked is None or asked.first != self.order[0]:
            raise impossible("choosing")
        return asked


class CarryOut(Situation[ShogunPosition]):
    """A seat is at its turn with an action card, in the province of its plan."""

    name = "action"

    def __init__(self, action: int = DEPLOY5) -> None:
        self.seat = 0
        self.action = action
        self.province = 0
        self.place = 1  # of the action card in its row

    def notation(self, n: Notation) -> None:
        self.seat = n.seat("seat", self.seat)
        self.action = n.one("action", self.action, AN_ACTION)
        self.province = n.one("province", self.province, A_PROVINCE)
        self.place = n.number("card_place", self.place, ACTION_COUNT, 1)

    def build(self, s: ShogunPosition) -> Ask | None:
        if s.owner[self.province] != self.seat:
            raise impossible("province")
        _lay_out(s, R10, min(ACTION_COUNT, OPEN_ACTIONS + self.place - 1))
        self.turn_up(s)
        self.reveal(s)
        turns = ActionRound(_TURNS, self.place - 1, s.order.index(self.seat) + 1)
        if self.action >= BATTLE1:
            return _go(s, R10, turns, Battle(0, self.seat, self.province, self.action))
        if s.setup.decline:
            _go_nowhere(s, turns)
            return Ask("SG-Q10", 1 << self.seat)
        if DEPLOY5 <= self.action <= DEPLOY1:
            return _go(s, R10, turns, Deployment(0, self.seat, self.province, self.action))
        return None

    def turn_up(self, s: ShogunPosition) -> None:
        """Let the action card lie at its place in the row."""
        if s.banners[self.place - 1 : self.place] == [self.action]:
            return
        others = [card for card in range(ACTION_COUNT) if card not in s.banners]
        row = [card for card in [*s.banners, *others] if card != self.action]
        row.insert(self.place - 1, self.action)
        s.banners = row[: len(s.banners)]

    def reveal(self, s: ShogunPosition) -> None:
        """Let the card of the province lie face up on this action, and on no other one."""
        base = self.seat * SLOT_COUNT
        for slot in range(SLOT_COUNT):
            if s.plans[base + slot] == self.province:
                s.plans[base + slot] = NO_CARD
        s.plans[base + self.action] = self.province
        s.shown[self.seat] |= 1 << self.action
        s.gained &= ~(1 << self.province)


def _go_nowhere(s: ShogunPosition, turns: ActionRound) -> None:
    s.stack = [Campaign(R10 + 1), turns]


class DeclareBattle(CarryOut):
    """The same with a battle card, which people ask about most."""

    name = "battle"

    def __init__(self) -> None:
        super().__init__(BATTLE1)


class March(Situation[ShogunPosition]):
    """Generals: each of them must move, in turn order."""

    name = "march"

    def __init__(self) -> None:
        self.seat = 0

    def notation(self, n: Notation) -> None:
        self.seat = n.seat("seat", self.seat)

    def build(self, s: ShogunPosition) -> Ask | None:
        if not s.setup.has(GENERALS):
            return None
        _lay_out(s, R12, ACTION_COUNT)
        asked = _go(s, R12, GeneralsMarch(0, s.order.index(self.seat), -1))
        if asked is None or asked.first != self.seat:
            raise impossible("seat")
        return asked


def situations() -> list[Situation[Any]]:
    """Return them in the order of a round."""
    return [Plan(), ChooseSpecial(), Receive(), CarryOut(), DeclareBattle(), March()]
