"""Stretches of a game: a decision, or all sealed answers that were revealed together."""

from __future__ import annotations

from dataclasses import dataclass, field

from gunbai.core.answer import Answer
from gunbai.core.codec import FIRST_FREE_ACTION, Action
from gunbai.core.event import Event
from gunbai.core.session import Session
from gunbai.core.state import State


@dataclass
class Decision:
    """A decision of a seat: one answer, or all steps of a sealed one."""

    seat: int
    at: int  # the replay's position before its first step
    steps: list[Action]


@dataclass
class Stretch:
    """The way from one decision to the next."""

    at: int  # the replay's position
    before: State
    sealed: bool
    decisions: list[Decision] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    #: True if chance was used, or something hidden came to light.
    chance: bool = False
    #: True if somebody acted out of turn in the meantime, so that nothing can be compared.
    disturbed: bool = False

    def decision(self, seat: int, at: int) -> Decision:
        """Return the decision of a seat, a new one if it has given no answer yet."""
        for known in self.decisions:
            if known.seat == seat:
                return known
        self.decisions.append(Decision(seat, at, []))
        return self.decisions[-1]


class DividedGame:
    """A game that is replayed and divided into stretches."""

    def __init__(self, session: Session) -> None:
        self.stretches: list[Stretch] = []
        self._played = session.from_start(False)
        self._at = 0
        self._open = False  # sealed answers are still to come
        for number, answer in enumerate(session.answers):
            for rules in session.rules_before(number):
                self._played.adopt(rules)
                self._at += 1
                self._open = False
            self._take(answer)
        self.end: State = self._played.state
        self.last = self._at

    def _take(self, answer: Answer) -> None:
        played = self._played
        ask = played.ask
        assert ask is not None
        goes_on = bool(self.stretches) and (answer.auto or self._open)
        if not goes_on:
            self.stretches.append(Stretch(self._at, played.state.clone(), ask.secret))
        stretch = self.stretches[-1]
        if answer.action >= FIRST_FREE_ACTION:
            stretch.disturbed = True
        elif not answer.auto:
            stretch.decision(answer.seat, self._at).steps.append(answer.action)
        done, chance = self._try(answer)
        told = len(played.events)
        played.submit(answer.seat, answer.action)
        stretch.events += played.events[told:]
        revealed = any(played.game.reveals(event) for event in played.events[told:])
        stretch.chance = stretch.chance or chance or revealed
        if not answer.auto:
            self._open = stretch.sealed and not done
        self._at += 1

    def _try(self, answer: Answer) -> tuple[bool, bool]:
        """Return whether an answer is the last one owed, and whether it needs chance."""
        twin = self._played.state.clone()
        self._played.shake(twin, len(self._played.answers) + 1)
        before = twin.rng.copy()
        done = twin.apply(answer.seat, answer.action)
        return done, not twin.rng.same(before)
