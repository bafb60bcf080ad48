"""A table of any game in a test: a position, the answers people give, and what they see.

Each game has a `Table` of its own, built the way its rulebook tells an example. Players are named
as the tests of the game name them: `who` is the number of a seat, or its clan.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Generic, Self, TypeVar, overload

from gunbai.core.event import SPECTATOR, Event
from gunbai.core.game import Game
from gunbai.core.rng import Rng, seeded
from gunbai.core.state import State

S = TypeVar("S", bound=State)
Who = int | str


class GameTable(Generic[S]):
    """The part that all games share; `state` is there for a direct look."""

    game: ClassVar[Game]
    state: S

    @classmethod
    def of(cls, state: Any) -> Self:
        """Return a table with this position."""
        table = cls.__new__(cls)
        table.state = state
        return table

    @classmethod
    def new(cls, seed: int = 1, **options: object) -> Self:
        """Return a new game at its first decision, with all that happened before."""
        log: list[Event] = []
        state = cls.game.new(options, seed, log)
        state.sink = log
        return cls.of(state)

    @classmethod
    def random_game(cls, options: dict[str, object], seed: int) -> Iterator[Self]:
        """Play at random; yield the same table at every decision, and at the end."""
        table = cls.new(seed, **options)
        rng = seeded(seed + 1)
        while table.asked:
            yield table
            table.answer_at_random(rng)
        yield table

    def copy(self) -> Self:
        return self.of(self.state.clone())

    def determinize(self, who: Who, seed: int) -> Self:
        """Return a table that this seat can't tell from the true one."""
        return self.of(self.state.determinize(self.seat(who), seed))

    # answers

    def seat(self, who: Who) -> int:
        """Return the number of a player's seat."""
        assert isinstance(who, int)
        return who

    def _seat(self, who: Who | None) -> int:
        """Return the seat that is meant: this one, or the only one that is asked."""
        if who is not None:
            return self.seat(who)
        (seat,) = self.to_act
        return seat

    @property
    def to_act(self) -> list[int]:
        """The seats that owe an answer."""
        return self.state.to_act()

    @property
    def asked(self) -> str:
        """The decision point that is open; empty if none is."""
        return "" if self.state.ask is None else self.state.ask.key

    @property
    def secret(self) -> bool:
        """True if answers to the open decision are sealed until all are in."""
        return self.state.ask is not None and self.state.ask.secret

    def answer(self, who: Who, *texts: str) -> None:
        """Give these answers of one player; each must be legal."""
        for text in texts:
            action = self.game.parse(text)
            refusal = self.state.check(self.seat(who), action)
            assert refusal is None, f"{who}: {text}: {refusal}"
            self.state.apply(self.seat(who), action)

    def do(self, *texts: str) -> None:
        """Give these answers of whoever is asked, one at a time; each must be legal."""
        for text in texts:
            self.answer(self._seat(None), text)

    def legal(self, who: Who | None = None) -> list[str]:
        """Return all legal answers, as texts."""
        return [self.game.text(action) for action in self.state.legal(self._seat(who))]

    def default(self, who: Who | None = None) -> str:
        """Return the answer given for an absent player."""
        return self.game.text(self.state.default(self._seat(who)))

    @overload
    def refusal(self, text: str, /) -> str: ...
    @overload
    def refusal(self, who: Who, text: str, /) -> str: ...
    def refusal(self, *answer: Any) -> str:
        """Return the rule for which an answer is refused; its text's key where none is named."""
        *who, text = answer
        found = self.state.check(self._seat(*who or [None]), self.game.parse(text))
        assert found is not None, f"{text} is allowed"
        return found.rule or found.key

    # playing on

    def stand_in(self, who: Who | None = None) -> None:
        """Answer for a player, or for the next one, who is absent."""
        seat = self.to_act[0] if who is None else self.seat(who)
        self.state.apply(seat, self.state.default(seat))

    def play_absent(self, key: str = "") -> None:
        """Answer for everybody until this decision point is open, or to the end."""
        while self.state.ask is not None and self.state.ask.key != key:
            self.stand_in()

    def answer_at_random(self, rng: Rng) -> None:
        """Let the next player give any answer that a bot would look at."""
        first = self.to_act[0]
        choices = self.state.candidates(first)
        self.state.apply(first, choices[rng.below(len(choices))])

    def play_random(self, key: str = "", seed: int = 1) -> None:
        """Answer at random until this decision point is open, or to the end."""
        rng = seeded(seed)
        while self.state.ask is not None and self.state.ask.key != key:
            self.answer_at_random(rng)

    # what happened

    @property
    def log(self) -> list[Event]:
        """All events so far."""
        return self.state.sink or []

    @property
    def keys(self) -> list[str]:
        """The keys of all events so far."""
        return [event.key for event in self.log]

    def events(self, key: str) -> list[dict[str, Any]]:
        """Return the arguments of all events with this key so far."""
        return [self.game.arguments(event) for event in self.log if event.key == key]

    @property
    def history(self) -> list[dict[str, Any]]:
        """The arguments of all events so far, each with its key."""
        return [{"key": event.key, **self.game.arguments(event)} for event in self.log]

    # who sees what

    @property
    def viewers(self) -> list[int]:
        """An onlooker and all seats."""
        return [SPECTATOR, *range(self.state.seats())]

    def view(self, who: Who = SPECTATOR) -> dict[str, Any]:
        """Return the position as a seat or an onlooker sees it."""
        return dict(self.state.observe(self.seat(who)))

    def foresight(self, who: Who = SPECTATOR) -> dict[str, Any]:
        """Return what the rules would make of the position, as a seat or an onlooker is told."""
        seat = self.seat(who)
        seen = self.state.observe(seat)
        return {**self.state.foresee(seat, seen), **self.state.advise(seat, seen)}

    def everybody_sees(self, *path: str | int) -> Any:
        """Return a part that must be the same in all views."""
        found = []
        for viewer in self.viewers:
            thing: Any = self.view(viewer)
            for name in path:
                thing = thing[name]
            found.append(thing)
        assert all(thing == found[0] for thing in found)
        return found[0]

    def seen_by(self, key: str) -> list[list[int]]:
        """Return who sees each event of this kind."""
        told = [event for event in self.log if event.key == key]
        return [[viewer for viewer in self.viewers if event.seen_by(viewer)] for event in told]
