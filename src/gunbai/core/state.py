"""The contract of the engine: a position is typed data plus a stack of suspended rules.

`Frame.run` is a short ladder of steps; `Frame.answer` only records, consequences belong to `run`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final, Generic, TypeVar

from gunbai.core.chronicle import Chronicle
from gunbai.core.codec import FIRST_FREE_ACTION, Action
from gunbai.core.errors import IllegalAction, Refusal, Words
from gunbai.core.event import EVERYBODY, Event
from gunbai.core.memory import NO_MEMORY
from gunbai.core.notation import Data, Notation
from gunbai.core.outline import outline
from gunbai.core.rng import Rng
from gunbai.core.view import AskView, GameView, PositionView

#: The position of a game: its frames work on its own kind of state.
S = TypeVar("S", bound="State")

#: The lowest bit that is set in a mask of up to eight seats.
_FIRST: Final = [(mask & -mask).bit_length() - 1 for mask in range(256)]


class Ask:
    """The only thing a game waits for. Never changed in place: clones share it."""

    __slots__ = ("first", "key", "seats", "secret")

    def __init__(self, key: str, seats: int, secret: bool = False) -> None:
        self.key: Final = key  # the decision point's id in the ledger
        self.seats: Final = seats  # bit mask of the seats that still owe an answer
        self.first: Final = _FIRST[seats]  # the first of them
        #: Answers stay sealed until all are in; so what one seat may answer never depends on
        #: what another has sealed.
        self.secret: Final = secret

    def owes(self, seat: int) -> bool:
        return seat >= 0 and bool(self.seats >> seat & 1)

    def __repr__(self) -> str:
        seats = ", ".join([str(seat) for seat in range(8) if self.owes(seat)])
        return f"<{self.key} asks {seats}{' in secret' if self.secret else ''}>"


#: While the rules run nobody is asked: the ask of positions between two decisions.
NOBODY: Final = Ask("", 0)


class Result:
    """The outcome of a game: points and places by seat; tied seats share a place."""

    def __init__(self, scores: list[int], places: list[int]) -> None:
        self.scores = scores
        self.places = places

    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place == 1]

    def __repr__(self) -> str:
        return f"<scores {self.scores}, places {self.places}>"

    def utility(self, seat: int) -> float:
        """Return 1 for a win, shared among winners; else 0."""
        winners = self.winners()
        return 1.0 / len(winners) if seat in winners else 0.0


class Frame(Generic[S]):
    """A suspended rule: plain data and the place to resume.

    Frames that are made often set `pc` themselves: calling this constructor would double the cost.
    """

    #: The name of this rule in a dump.
    name: ClassVar[str] = ""
    #: The names of its steps: what `pc` counts.
    steps: ClassVar[list[str]] = ["start"]
    #: The decisions it can wait for, by the step at which it does.
    asks: ClassVar[dict[str, list[str]]] = {}
    #: Those of them whose answers are sealed.
    sealed: ClassVar[list[str]] = []

    def __init__(self, pc: int) -> None:
        self.pc = pc

    def __repr__(self) -> str:
        return f"<{self.name}: {self.steps[self.pc]}>"

    def run(self, s: S) -> Ask | None:
        """Continue to the next ask (returned), or call another frame, or leave."""
        raise NotImplementedError("Frame.run")

    def legal(self, s: S, seat: int) -> list[Action]:
        """Return every legal answer, without repetition; the list must not be changed."""
        raise NotImplementedError("Frame.legal")

    def candidates(self, s: S, seat: int) -> list[Action]:
        """Return a part of `legal` that still reaches every outcome, for searches."""
        return self.legal(s, seat)

    def default(self, s: S, seat: int) -> Action:
        """Return the answer for an absent player without a bot; always legal."""
        return self.legal(s, seat)[0]

    def answer(self, s: S, seat: int, action: Action) -> bool:
        """Record the answer; return False while the seat owes more of it (a plan in steps)."""
        raise NotImplementedError("Frame.answer")

    def why_not(self, s: S, seat: int, action: Action) -> Refusal:
        """Return the reason why `action`, which is not legal, is refused."""
        return Refusal("refuse-other-decision")

    def prompt(self, s: S, seat: int) -> Words:
        """Return the arguments of the sentence that asks this seat; only what it may know."""
        return {}

    def show(self, s: S, seat: int, view: Any) -> None:
        """Add what this rule in progress lets the seat see to a view of the game's own type."""
        return

    def evident(self, s: S, seat: int) -> bool:
        """Return True if the number of the seat's choices is public.

        Only then is a forced answer given automatically: otherwise its speed would give it away.
        """
        return True

    def reseal(self, s: S, seat: int, rng: Rng) -> None:
        """Replace sealed answers that `seat` must not know by possible ones."""
        return

    def copy(self) -> Frame[S]:
        raise NotImplementedError("Frame.copy")

    def notation(self, n: Notation) -> None:
        """Write the fields of this frame into a dump, or read them from there."""
        return

    def unfit(self, s: S) -> str:
        """Return the label of a field that is impossible in this position; "" if there is none."""
        return ""


class State:
    """A whole position. Each game adds its own typed fields.

    Its fields are named in `__slots__`: with more than thirty of them, Python would look each one
    up in a dictionary.
    """

    __slots__ = ("alike", "ask", "memory", "rng", "sink", "stack", "stills")

    def __init__(self, rng: Rng, stack: list[Frame[Any]], ask: Ask | None) -> None:
        self.rng = rng
        self.stack = stack
        self.ask = ask
        self.sink: list[Event] | None = None
        #: What bots remember about this position and those copied from it.
        self.memory = NO_MEMORY
        #: Receives a copy of the position at each event, if somebody wants to see them.
        self.stills: list[State] | None = None
        #: What all seats see alike, by name, while the position does not change; else None.
        self.alike: dict[str, Any] | None = None

    def __repr__(self) -> str:
        """Return the whole position as text, including secrets."""
        data = self.dump()
        del data["rng"]
        return outline(data)

    # what is asked

    def to_act(self) -> list[int]:
        """Return the seats that owe an answer, in seat order."""
        ask = self.ask
        out: list[int] = []
        if ask is not None:
            seats = ask.seats
            seat = 0
            while seats:
                if seats & 1:
                    out.append(seat)
                seats >>= 1
                seat += 1
        return out

    def legal(self, seat: int) -> list[Action]:
        ask = self.ask
        if ask is None or not ask.owes(seat):
            return []
        return self.stack[-1].legal(self, seat)

    def candidates(self, seat: int) -> list[Action]:
        ask = self.ask
        if ask is None or seat < 0 or not ask.seats >> seat & 1:
            return []
        return self.stack[-1].candidates(self, seat)

    def default(self, seat: int) -> Action:
        """Return the answer given for this seat, which owes one, if nobody is there to give it."""
        ask = self.ask
        if ask is None or not ask.owes(seat):
            raise IllegalAction(Refusal("refuse-over" if ask is None else "refuse-not-asked"))
        return self.stack[-1].default(self, seat)

    def free(self, seat: int) -> list[Action]:
        """Return a bounded menu of what this seat may do out of turn just now."""
        return []

    def interjections(self, seat: int) -> list[Action]:
        """Return what this seat may do out of turn before an answer it owes, for programs.

        It may be more than the menu.
        """
        return self.free(seat)

    def check_free(self, seat: int, action: Action) -> Refusal | None:
        """Return None if this seat may do it out of turn now, else the reason.

        A game may allow more than its menu.
        """
        return None if action in self.free(seat) else Refusal("refuse-not-free")

    def check(self, seat: int, action: Action) -> Refusal | None:
        """Return None if the rules allow it now, else the reason and the rule."""
        ask = self.ask
        if ask is None:
            return Refusal("refuse-over")
        if action >= FIRST_FREE_ACTION:
            return self.check_free(seat, action)
        if not ask.owes(seat):
            return Refusal("refuse-not-asked")
        if action in self.stack[-1].legal(self, seat):
            return None
        return self.stack[-1].why_not(self, seat, action)

    def show_ask(self) -> AskView | None:
        """Return who owes an answer to what, and whether it is sealed: all of that is public."""
        ask = self.ask
        if ask is None or ask is NOBODY:
            return None
        return {"key": ask.key, "seats": self.to_act(), "secret": ask.secret}

    def show_rest(self, seat: int, view: GameView) -> None:
        """Add to a view what all games have: the rules in progress, and the result."""
        for frame in self.stack:
            frame.show(self, seat, view)
        result = self.result()
        if result is not None:
            view["result"] = {"scores": result.scores, "places": result.places}

    # going on

    def apply(self, seat: int, action: Action) -> bool:
        """Carry out an answer; return True if it was the last one owed, so that the rules went on.

        The caller has checked it, by `check` or `legal`.
        """
        if action >= FIRST_FREE_ACTION:
            return self.interject(seat, action)
        ask = self.ask
        if ask is None or seat < 0 or not ask.seats >> seat & 1:
            raise IllegalAction(Refusal("refuse-over" if ask is None else "refuse-not-asked"))
        if not self.stack[-1].answer(self, seat, action):
            return False
        rest = ask.seats ^ 1 << seat
        if rest:
            self.ask = Ask(ask.key, rest, ask.secret)
            return False
        self.settle()
        return True

    def interject(self, seat: int, action: Action) -> bool:
        """Carry out an action out of turn; return True if the rules went on because of it.

        It may change who owes an answer, by a new `ask`: a seat can withdraw that it is ready.
        """
        raise IllegalAction(Refusal("refuse-not-free"))

    def settle(self) -> None:
        """Run the rules until somebody has to decide, or the game is over."""
        stack = self.stack
        self.ask = NOBODY
        while stack:
            ask = stack[-1].run(self)
            if ask is not None:
                self.ask = ask
                return
        self.ask = None

    def call(self, frame: Frame[Any]) -> None:
        self.stack.append(frame)

    def leave(self) -> None:
        self.stack.pop()

    # events

    def emit(self, key: str, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Add an event that everybody sees."""
        if self.sink is not None:
            self.whisper(EVERYBODY, key, a, b, c, d)

    def tell(self, seat: int, key: str, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Add an event that only this seat sees."""
        self.whisper(1 << seat, key, a, b, c, d)

    def whisper(self, seats: int, key: str, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Add an event that only these seats, given as bits, see."""
        if self.sink is not None:
            self.sink.append(Event(key, seats, a, b, c, d))
            if self.stills is not None:
                still = self.clone()
                still.alike = {}
                self.stills.append(still)

    def once(self, name: str, make: Callable[[Any], Any]) -> Any:
        """Return what all seats see alike, computed once while the position does not change."""
        if self.alike is None:
            return make(self)
        if name not in self.alike:
            self.alike[name] = make(self)
        return self.alike[name]

    # what each game adds

    def seats(self) -> int:
        """Return the number of seats."""
        raise NotImplementedError("State.seats")

    def members(self, group: str) -> list[int]:
        """Return the members of a group of fields that are in this game; by default, the seats."""
        return list(range(self.seats()))

    def clone(self) -> State:
        """Return an independent copy without a sink."""
        raise NotImplementedError("State.clone")

    def determinize(self, seat: int, seed: int) -> State:
        """Return a whole position this seat could be in: secrets redealt, with a new generator."""
        raise NotImplementedError("State.determinize")

    def observe(self, seat: int) -> PositionView:
        """Return what this seat may see, built field by field; `SPECTATOR` for a spectator."""
        raise NotImplementedError("State.observe")

    def foresee(self, seat: int, seen: PositionView) -> PositionView:
        """Return what the rules would make of the position that this seat sees.

        It is for people who decide: it is added to what they see, and bots and simulations never
        compute it.
        """
        return {}

    def advise(self, seat: int, seen: PositionView) -> PositionView:
        """Return what helps this seat with its next decisions, in the position that it sees.

        It is added to what is foreseen. Until all scenes have been shown, it stays as it was before
        them.
        """
        return {}

    def chronicle(self) -> Chronicle:
        """Return a chronicle that can follow the events of this game from the first one."""
        return Chronicle()

    def affected(self, event: Event) -> int:
        """Return the seats, as bits, that the next event concerns although it does not name them.

        That they are concerned is public, as is the event.
        """
        return 0

    def result(self) -> Result | None:
        """Return the result, or None while the game runs."""
        raise NotImplementedError("State.result")

    def dump(self) -> Data:
        """Return the whole position as plain data with readable names."""
        raise NotImplementedError("State.dump")

    def describe(self) -> Data:
        """Return what a dump with the same rules in progress may contain, and where; see `Form`.

        Empty if the game does not say: then its positions are set up as text.
        """
        return {}

    def unfit(self) -> str:
        """Return the label of a field that is impossible at this ask; "" if there is none."""
        return ""

    def never_falling(self) -> list[int]:
        """Return numbers of the position that may only grow during a game."""
        return []

    def faults(self) -> list[Refusal]:
        """Return every invariant of the ledger that this position breaks; none in a real game."""
        raise NotImplementedError("State.faults")
