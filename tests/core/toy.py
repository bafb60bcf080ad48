"""A toy game on the core contract, for features that Joraku does not use.

Three seats, five cards each. Two rounds: all seal a plan of up to three cards, laid one by one and
closed by `confirm`; then card by card, in seat order, each may strike another seat, who may parry,
which may be pressed, and so on (reactions inside reactions). At any time coins can be given away in
the open, and numbers can be whispered to one seat.

Compiled classes cannot be subclassed by interpreted ones unless they are marked for it, which
makes every call of a rule slower. So the toy runs against the interpreted core only; the
`conftest.py` beside it leaves its tests out of the compiled run. The compiled core goes through
the same code with Joraku, and its event streams are compared with the interpreted ones.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gunbai.core.codec import FIRST_FREE_VERB, VERB_SHIFT, Action, Codec, Field, Verb
from gunbai.core.errors import Refusal, Words
from gunbai.core.event import Event, EventKind
from gunbai.core.game import Game
from gunbai.core.kinds import Named, Number
from gunbai.core.notation import Data, Notation
from gunbai.core.options import Option, Options, read_options
from gunbai.core.rng import Rng, seeded
from gunbai.core.rules import Rules
from gunbai.core.state import Ask, Frame, Result, State

SEATS = 3
HAND = 5
SLOTS = 3
COINS = 4
ROUNDS = 2

LAY = 1 << VERB_SHIFT
CONFIRM = 2 << VERB_SHIFT
STRIKE = 3 << VERB_SHIFT
REST = 4 << VERB_SHIFT
PARRY = 5 << VERB_SHIFT
YIELD = 6 << VERB_SHIFT
GIFT = FIRST_FREE_VERB << VERB_SHIFT
WHISPER = (FIRST_FREE_VERB + 1) << VERB_SHIFT
PAYLOAD = (1 << VERB_SHIFT) - 1

_SEAT = Named("seat", ["north", "east", "west"])
_CARD = Number("card", SEATS * HAND + 2)
_COINS = Number("coins", 63)

CODEC = Codec(
    [
        Verb(1, "lay", [Field("card", _CARD)]),
        Verb(2, "confirm", []),
        Verb(3, "strike", [Field("seat", _SEAT)]),
        Verb(4, "rest", []),
        Verb(5, "parry", []),
        Verb(6, "yield", []),
        Verb(FIRST_FREE_VERB, "gift", [Field("seat", _SEAT), Field("coins", _COINS)]),
        Verb(FIRST_FREE_VERB + 1, "whisper", [Field("seat", _SEAT), Field("number", _COINS)]),
    ]
)

HAPPENINGS = [
    EventKind("toy-hand", [Field("seat", _SEAT)], reveals=True),
    EventKind("toy-committed", [Field("seat", _SEAT)]),
    EventKind("toy-turned", [Field("seat", _SEAT), Field("card", _CARD)], reveals=True),
    EventKind("toy-struck", [Field("seat", _SEAT), Field("target", _SEAT)]),
    EventKind("toy-rested", [Field("seat", _SEAT)]),
    EventKind("toy-parried", [Field("seat", _SEAT)]),
    EventKind("toy-yielded", [Field("seat", _SEAT), Field("to", _SEAT)]),
    EventKind("toy-gift", [Field("seat", _SEAT), Field("to", _SEAT), Field("coins", _COINS)]),
    EventKind("toy-whisper", [Field("seat", _SEAT), Field("to", _SEAT), Field("number", _COINS)]),
]


def gift(to: int, coins: int) -> Action:
    return GIFT | to | coins << _SEAT.bits


def whisper(to: int, number: int) -> Action:
    return WHISPER | to | number << _SEAT.bits


class ToyState(State):
    def __init__(
        self,
        rng: Rng,
        stack: list[Frame[Any]],
        ask: Ask | None,
        round_: int,
        hands: list[list[int]],
        aside: list[int],
        coins: list[int],
        points: list[int],
        whispers: list[tuple[int, int, int]],
    ) -> None:
        super().__init__(rng, stack, ask)
        self.round = round_
        self.hands = hands
        self.aside = aside
        self.coins = coins
        self.points = points
        self.whispers = whispers

    def seats(self) -> int:
        return SEATS

    def free(self, seat: int) -> list[Action]:
        if self.ask is None or seat < 0:
            return []
        others = [other for other in range(SEATS) if other != seat]
        menu = [whisper(other, 1) for other in others]
        if self.coins[seat]:
            menu += [gift(other, 1) for other in others]
        return sorted(menu)

    def check_free(self, seat: int, action: Action) -> Refusal | None:
        """Allow more than the menu: any number of one's own coins, any number to whisper."""
        to, number = CODEC.verb(action).values(action)
        if to == seat:
            return Refusal("toy-refuse-self", "TOY-1")
        if action & ~PAYLOAD == GIFT and not 1 <= number <= self.coins[seat]:
            return Refusal("toy-refuse-coins", "TOY-2", {"coins": self.coins[seat]})
        return None

    def interject(self, seat: int, action: Action) -> bool:
        to, number = CODEC.verb(action).values(action)
        if action & ~PAYLOAD == GIFT:
            self.coins[seat] -= number
            self.coins[to] += number
            self.emit("toy-gift", seat, to, number)
        else:
            self.whispers.append((seat, to, number))
            self.tell(seat, "toy-whisper", seat, to, number)
            self.tell(to, "toy-whisper", seat, to, number)
        return False

    def clone(self) -> ToyState:
        return ToyState(
            self.rng.copy(),
            [frame.copy() for frame in self.stack],
            self.ask,
            self.round,
            [hand[:] for hand in self.hands],
            self.aside[:],
            self.coins[:],
            self.points[:],
            self.whispers[:],
        )

    def determinize(self, seat: int, seed: int) -> ToyState:
        n = self.clone()
        n.rng = seeded(seed)
        unseen = sorted(n.aside + [c for i in range(SEATS) if i != seat for c in n.hands[i]])
        n.rng.shuffle(unseen)
        for other in range(SEATS):
            if other != seat:
                n.hands[other] = sorted(unseen.pop() for _ in n.hands[other])
        n.aside = sorted(unseen)
        n.whispers = [whispered for whispered in n.whispers if seat in whispered[:2]]
        for frame in n.stack:
            frame.reseal(n, seat, n.rng)
        return n

    def observe(self, seat: int) -> Data:
        view: Data = {
            "seat": seat,
            "round": self.round,
            "coins": self.coins[:],
            "points": self.points[:],
            "cards": [len(hand) for hand in self.hands],
            "whispers": [list(w) for w in self.whispers if seat in w[:2]],
            "ask": None if self.ask is None else [self.ask.key, self.to_act()],
        }
        if seat >= 0:
            view["hand"] = self.hands[seat][:]
        for frame in self.stack:
            frame.show(self, seat, view)
        return view

    def result(self) -> Result | None:
        if self.ask is not None:
            return None
        places = [1 + sum(other > mine for other in self.points) for mine in self.points]
        return Result(self.points[:], places)

    def dump(self) -> Data:
        return {
            "round": self.round,
            "hands": [hand[:] for hand in self.hands],
            "aside": self.aside[:],
            "coins": self.coins[:],
            "points": self.points[:],
            "whispers": [list(w) for w in self.whispers],
            "rng": self.rng.words(),
            "ask": None if self.ask is None else [self.ask.key, self.ask.seats, self.ask.secret],
            "stack": [written(frame) for frame in self.stack],
        }

    def faults(self) -> list[Refusal]:
        good = sum(self.coins) == SEATS * COINS and min(self.coins) >= 0
        return [] if good else [Refusal("toy-bad-coins")]


def written(frame: Frame[Any]) -> Data:
    """Return a frame as it is in a dump."""
    data: Data = {"rule": frame.name, "step": frame.steps[frame.pc]}
    frame.notation(Notation(data, False, SEATS, CODEC, ""))
    return data


class Course(Frame["ToyState"]):
    """Two rounds of planning and fighting."""

    name = "course"

    def run(self, s: State) -> Ask | None:
        assert isinstance(s, ToyState)
        if s.round == ROUNDS:
            s.leave()
            return None
        s.round += 1
        deck = list(range(SEATS * HAND + 3))
        s.rng.shuffle(deck)
        s.hands = [sorted(deck.pop() for _ in range(HAND)) for _ in range(SEATS)]
        s.aside = sorted(deck)
        for seat in range(SEATS):
            s.tell(seat, "toy-hand", seat)
        s.call(Plan(0, [[] for _ in range(SEATS)], [False] * SEATS))
        return None

    def copy(self) -> Frame[ToyState]:
        return Course(self.pc)


class Plan(Frame["ToyState"]):
    """A sealed answer in several steps: all lay up to three cards and confirm."""

    name = "plan"
    steps = ["start", "planning"]

    def __init__(self, pc: int, slots: list[list[int]], done: list[bool]) -> None:
        super().__init__(pc)
        self.slots = slots
        self.done = done

    def run(self, s: State) -> Ask | None:
        if self.pc == 0:
            self.pc = 1
            return Ask("TOY-PLAN", 0b111, secret=True)
        s.leave()
        s.call(Fight(0, self.slots, 0, 0))
        return None

    def legal(self, s: State, seat: int) -> list[Action]:
        assert isinstance(s, ToyState)
        mine = self.slots[seat]
        if len(mine) == SLOTS:
            return [CONFIRM]
        return [LAY | card for card in s.hands[seat] if card not in mine] + [CONFIRM]

    def answer(self, s: State, seat: int, action: Action) -> bool:
        if action == CONFIRM:
            self.done[seat] = True
            s.emit("toy-committed", seat)
            return True
        self.slots[seat].append(action & PAYLOAD)
        return False

    def why_not(self, s: State, seat: int, action: Action) -> Refusal:
        if action & ~PAYLOAD != LAY:
            return Refusal("refuse-other-decision")
        return Refusal("toy-refuse-card", "TOY-3", {"card": action & PAYLOAD})

    def evident(self, s: State, seat: int) -> bool:
        """Return False: how full a plan is stays hidden, so `confirm` must not be automatic."""
        return False

    def show(self, s: State, seat: int, view: Data) -> None:
        view["plan"] = self.slots[seat][:] if seat >= 0 else []
        view["committed"] = self.done[:]

    def reseal(self, s: State, seat: int, rng: Rng) -> None:
        assert isinstance(s, ToyState)
        for other in range(SEATS):
            if other != seat:
                count = rng.below(SLOTS + 1)
                cards = s.hands[other][:]
                rng.shuffle(cards)
                self.slots[other] = cards[:count]

    def copy(self) -> Frame[ToyState]:
        return Plan(self.pc, [cards[:] for cards in self.slots], self.done[:])

    def notation(self, n: Notation) -> None:
        for seat, row in enumerate(n.rows("plans", SEATS)):
            self.slots[seat] = row.things("slots", self.slots[seat], _CARD)
            self.done[seat] = row.flag("done", self.done[seat])


class Fight(Frame["ToyState"]):
    """Plans are revealed card by card; each card lets its seat strike once."""

    name = "fight"
    steps = ["start", "striking", "struck"]

    def __init__(self, pc: int, slots: list[list[int]], place: int, target: int) -> None:
        super().__init__(pc)
        self.slots = slots
        self.place = place
        self.target = target  # −1: rest

    def turned(self, seat: int) -> list[int]:
        """Return the open cards of this seat."""
        count = len([p for p in range(self.place + self.pc) if p % SEATS == seat])
        return self.slots[seat][:count]

    def run(self, s: State) -> Ask | None:
        assert isinstance(s, ToyState)
        seat = self.place % SEATS
        if self.pc == 1:
            self.pc = 0
            self.place += 1
            if self.target < 0:
                s.emit("toy-rested", seat)
            else:
                s.emit("toy-struck", seat, self.target)
                s.call(Parry(0, self.target, seat, 0))
            return None
        if self.place == SLOTS * SEATS:
            s.leave()
            return None
        slot = self.place // SEATS
        if slot >= len(self.slots[seat]):
            self.place += 1
            return None
        s.hands[seat].remove(self.slots[seat][slot])
        s.emit("toy-turned", seat, self.slots[seat][slot])
        self.pc = 1
        return Ask("TOY-STRIKE", 1 << seat)

    def legal(self, s: State, seat: int) -> list[Action]:
        return [STRIKE | other for other in range(SEATS) if other != seat] + [REST]

    def answer(self, s: State, seat: int, action: Action) -> bool:
        self.target = -1 if action == REST else action & PAYLOAD
        return True

    def show(self, s: State, seat: int, view: Data) -> None:
        view["turned"] = [self.turned(other) for other in range(SEATS)]
        view["planned"] = [len(cards) for cards in self.slots]
        if seat >= 0:
            view["plan"] = self.slots[seat][:]

    def reseal(self, s: State, seat: int, rng: Rng) -> None:
        assert isinstance(s, ToyState)
        for other in range(SEATS):
            if other != seat:
                known = self.turned(other)
                hidden = len(self.slots[other]) - len(known)
                self.slots[other] = known + s.hands[other][:hidden]

    def copy(self) -> Frame[ToyState]:
        return Fight(self.pc, self.slots[:], self.place, self.target)

    def notation(self, n: Notation) -> None:
        for seat, row in enumerate(n.rows("plans", SEATS)):
            self.slots[seat] = row.things("slots", self.slots[seat], _CARD)
        self.place = n.number("place", self.place, SEATS * SLOTS)


class Parry(Frame["ToyState"]):
    """The seat that is struck may parry for a coin; a parry can be parried in turn, and so on."""

    name = "parry"
    steps = ["start", "asked", "parried", "end"]

    def __init__(self, pc: int, seat: int, against: int, action: Action) -> None:
        super().__init__(pc)
        self.seat = seat
        self.against = against
        self.action = action

    def run(self, s: State) -> Ask | None:
        assert isinstance(s, ToyState)
        self.pc += 1
        if self.pc == 1:
            return Ask("TOY-PARRY", 1 << self.seat)
        if self.pc == 2 and self.action == PARRY:
            s.coins[self.seat] -= 1
            s.coins[self.against] += 1
            s.emit("toy-parried", self.seat)
            s.call(Parry(0, self.against, self.seat, 0))
            return None
        if self.action == YIELD:
            s.points[self.against] += 1
            s.emit("toy-yielded", self.seat, self.against)
        s.leave()
        return None

    def legal(self, s: State, seat: int) -> list[Action]:
        assert isinstance(s, ToyState)
        return [PARRY, YIELD] if s.coins[seat] and len(s.stack) < 8 else [YIELD]

    def answer(self, s: State, seat: int, action: Action) -> bool:
        self.action = action
        return True

    def prompt(self, s: State, seat: int) -> Words:
        return {"against": self.against, "depth": len(s.stack) - 2}

    def copy(self) -> Frame[ToyState]:
        return Parry(self.pc, self.seat, self.against, self.action)

    def notation(self, n: Notation) -> None:
        self.seat = n.seat("seat", self.seat)
        self.against = n.seat("against", self.against)


class Toy(Game):
    def __init__(self) -> None:
        super().__init__("toy", "toy", Rules(["1"]), CODEC, HAPPENINGS)

    def options(self) -> list[Option]:
        return [Option("length", ["short"], "short", "TOY-0")]

    def read_options(self, given: Mapping[str, object]) -> Options:
        return read_options(self.options(), [], given, {})

    def seats(self, options: Options) -> int:
        return SEATS

    def new(
        self,
        options: Mapping[str, object] | None = None,
        seed: int = 0,
        sink: list[Event] | None = None,
    ) -> State:
        empty: list[list[int]] = [[] for _ in range(SEATS)]
        s = ToyState(seeded(seed), [], None, 0, empty, [], [COINS] * SEATS, [0] * SEATS, [])
        s.sink = sink
        s.call(Course(0))
        s.settle()
        return s
