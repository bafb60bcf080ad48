"""The only door to a running game: it checks answers, takes back steps, and collects events.

`view` returns what a seat sees. An answer is checked by `prepare` and then carried out by
`carry_out`; code that keeps a log writes it in between.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Final

from gunbai.core.answer import (
    BACK,
    NEW_RULES,
    UNDO,
    Answer,
    Proposal,
    RulesChange,
    answer_rows,
    event_rows,
    read_answers,
    read_events,
    read_rules_changes,
)
from gunbai.core.banter import Remark
from gunbai.core.barrier import Barrier, Step
from gunbai.core.codec import FIRST_FREE_ACTION, Action
from gunbai.core.errors import BadOptions, BadPosition, IllegalAction, Refusal, StaleView
from gunbai.core.event import EVERYBODY, SPECTATOR, Event
from gunbai.core.game import GOES_ON, Game
from gunbai.core.knowledge import Knowledge
from gunbai.core.luck import Luck
from gunbai.core.notation import Data, Notation, must_be_plain
from gunbai.core.options import Options
from gunbai.core.past import Past, answer_line
from gunbai.core.rng import seeded
from gunbai.core.rules import rules_number
from gunbai.core.scenes import Footage, Scene
from gunbai.core.seat_view import Prompt, View, look, offer, prompt
from gunbai.core.state import Ask, Result, State
from gunbai.core.step_back import StepBack, StepsBack
from gunbai.core.versions import Versions
from gunbai.core.view import PositionView


class Session:
    """A game from its first decision to its end.

    A seat can take back its own steps up to the last barrier. A barrier is anything that revealed
    something or used random numbers (detected automatically), a noticeable step of another seat, or
    the end of the game; a sealed answer can be changed until the last one is in. What can be taken
    back must not reveal what others do in secret: their step stays, or was a barrier before.
    """

    def __init__(
        self,
        game: Game,
        options: Mapping[str, object] | None = None,
        seed: int = 0,
        names: list[str] | None = None,
        auto: bool = True,
        words: list[str] | None = None,
        *,
        past: Past | None = None,
    ) -> None:
        self.game = game
        self.begun_as: Final = game  # under the rules of its first answer
        self.rules_changes: list[RulesChange] = []
        self.past: Final = past
        given = options if past is None else past.played_with
        self.options: Options = game.read_options({} if given is None else given)
        self.begun_with: Final = self.options
        self.seed: Final = seed
        #: The players' words, one per seat, if randomness is derived from them and the seed.
        self.words: Final = words
        self._luck: Final = None if words is None else Luck(seed, words)
        self._chance_used = False  # since it was last set
        self.auto: Final = auto
        self.events: list[Event] = []
        self.answers: list[Answer] = []
        #: True while somebody wants to see the scenes of each answer.
        self.watched = False
        self._footage: Footage | None = None
        self._steps_back: Final = StepsBack()
        self._earlier: Session | None = None  # where a proposal goes back to
        self.state: State = self._first_position()
        self.state.sink = self.events
        seats = self.state.seats()
        self.names: Final = [f"{seat + 1}" for seat in range(seats)] if names is None else names
        if len(self.names) != seats:
            raise ValueError(f"{seats} names are needed, {len(self.names)} were given")
        if words is not None and len(words) != seats:
            raise ValueError(f"{seats} words are needed, {len(words)} were given")
        self._versions: Final = Versions(seats)
        self._chronicle = self.state.chronicle()
        if past is not None:
            self._tell_of(past)
        self._run_forced()
        self._barrier = self._barrier_here()

    @staticmethod
    def at(game: Game, position: Data, *, auto: bool = False, chance: int | None = None) -> Session:
        """Return a game that continues from a position; `BadPosition` says why one is impossible.

        It continues under the rules that the position names, if they are known. With a separate
        seed for `chance`, nobody who has the position can foresee what will happen.
        """
        must_be_plain(position)
        rules = str(position.get("rules"))
        if rules in game.rules.known:
            game = game.with_rules(rules)
        if chance is not None:
            position = {**position, "rng": seeded(chance).words()}
        past = Past(position, rules=rules, options={}, answers=[], events=[])
        try:
            return Session(game, auto=auto, past=past)
        except BadOptions as error:
            raise BadPosition(error.refusal) from None

    def _first_position(self) -> State:
        if self.past is None:
            start = self.seed if self._luck is None else self._luck.setup_seed()
            return self.game.new(self.options, start, self.events)
        self.events.extend(self.past.events)
        return self.game.read_position(self.past.position)

    def _tell_of(self, past: Past) -> None:
        """Say in the log that the game continues from here, and under which rules."""
        if past.lost is None:
            return
        self.state.emit(GOES_ON, past.lost)
        told = self.game.new_rules()
        before = rules_number(past.rules)
        if before != self.game.rules.number and told in self.game.event_kinds:
            self.state.emit(told, before, self.game.rules.number)

    def __repr__(self) -> str:
        now = "over" if self.state.ask is None else repr(self.state.ask)
        return f"<{self.game.name}, answers so far: {len(self.answers)}, {now}>"

    # asking

    @property
    def version(self) -> int:
        """The number of all changes, answers and steps taken back."""
        return self._versions.changes

    def version_for(self, seat: int) -> int:
        """Return the number of changes that this seat, or a spectator, could notice.

        It never goes down. Secret steps of others, as in a sealed plan, do not count.
        """
        return self._versions.seen(seat)

    @property
    def ask(self) -> Ask | None:
        """The decision the game waits for; None when it is over."""
        return self.state.ask

    @property
    def over(self) -> bool:
        return self.state.ask is None

    def seats(self) -> int:
        """Return the number of seats."""
        return len(self.names)

    def to_act(self) -> list[int]:
        """Return the seats that owe an answer, in seat order."""
        return self.state.to_act()

    def result(self) -> Result | None:
        """Return the result, or None while the game runs."""
        return self.state.result()

    def view(self, seat: int, playing: bool = True) -> View:
        """Return everything a client of this seat is sent; use `SPECTATOR` for spectators.

        `playing` is False while the table is paused: then nothing can be chosen.
        """
        version = self.version_for(seat)
        if playing:
            view = offer(self.game, self.state, seat, version)
        else:
            view = look(self.state, seat, version)
        refusal = self.undo_refusal(seat)
        if refusal is not None:
            view["undo_reason"] = refusal.data()
        view["can_undo"] = refusal is None and playing and not self.over
        return view

    def prompt(self, seat: int) -> Prompt | None:
        """Return the decision this seat owes; None if it owes nothing."""
        return prompt(self.state, seat)

    @contextmanager
    def standing_still(self) -> Iterator[None]:
        """Look at the position from several seats, with no answer between two of them."""
        self.state.alike = {}
        try:
            yield
        finally:
            self.state.alike = None

    def knowledge(self, seat: int) -> Knowledge:
        """Return the position as this seat knows it: the only thing its bot gets."""
        return Knowledge(self.state, seat)

    def legal(self, seat: int) -> list[Action]:
        """Return every answer this seat may give now."""
        return self.state.legal(seat)

    def candidates(self, seat: int) -> list[Action]:
        """Return enough of the legal answers to reach every outcome, where there are very many."""
        return self.state.candidates(seat)

    def default(self, seat: int) -> Action:
        """Return the answer to give for this seat, which owes one, if nobody is there to do it."""
        return self.state.default(seat)

    def events_for(self, seat: int, since: int = 0) -> list[Event]:
        return [event for event in self.events[since:] if event.seen_by(seat)]

    def steps_back_for(self, seat: int) -> list[StepBack]:
        """Return the steps of others that this seat had seen and that were taken back."""
        return [step for step in self._steps_back.told if step.seen_by(seat)]

    def scenes(self, seat: int) -> list[Scene]:
        """Return what the last answer led to, scene by scene, as this seat saw it.

        There are none if the session was not `watched`, and none for a step taken back.
        """
        return [] if self._footage is None else self._footage.scenes(seat)

    def background(self, event: Event) -> PositionView | None:
        """Return the background on an event of this game, from those before it."""
        return self._chronicle.background(self.events, event)

    # bots at the table

    @property
    def talking(self) -> bool:
        """Return True while several seats may answer openly in any order: a tea ceremony."""
        ask = self.state.ask
        return ask is not None and not ask.secret and ask.seats & ask.seats - 1 != 0

    def is_last_word(self, seat: int, action: Action) -> bool:
        """Return True if the seat would owe nothing more to this ask after the answer."""
        ask = self.state.ask
        trial = self.state.clone()
        trial.apply(seat, action)
        after = trial.ask
        return ask is None or after is None or after.key != ask.key or not after.owes(seat)

    def remarks(self, event: Event) -> list[Remark]:
        """Return the remarks that bots would make on this event."""
        return self.game.banter().remarks(self.state, event)

    def vows(self, event: Event) -> list[Remark]:
        """Return the promises that bots would make at this event."""
        return self.game.banter().vows(self.state, event)

    def dated(self, promise: Remark) -> Remark:
        """Return a new promise with what has happened before it, if that must not count for it."""
        return self.game.banter().dated(self.state, promise)

    def verdict(self, event: Event, promise: Remark) -> str:
        """Return "kept" or "broken" if this event decides a promise, else an empty text."""
        return self.game.banter().verdict(self.state, event, promise)

    # answering

    def refusal(self, seat: int, action: Action) -> Refusal | None:
        """Return the reason why this answer would be refused; None if it is allowed."""
        if not self._knows(seat):
            return Refusal("refuse-not-asked")
        if not self.game.codec.knows(action):
            return Refusal("refuse-no-action")
        return self.state.check(seat, action)

    def prepare(self, seat: int, action: Action, seen: int = -1) -> Proposal:
        """Check an answer; refuse one that is stale or not allowed, with the reason.

        `seen` is the version the seat saw; −1 skips that check. Where several seats are asked at
        once they may answer in any order: the answers of others do not make this one stale.
        """
        refusal = self.refusal(seat, action)
        if seen != -1 and self._knows(seat) and not self._fits(seat, seen):
            raise self._stale(seat, seen)
        if refusal is not None:
            raise IllegalAction(refusal)
        return Proposal(seat, action, self.version)

    def carry_out(self, proposal: Proposal) -> None:
        """Carry out what `prepare` or `prepare_undo` checked, before anything else happens."""
        if proposal.version != self.version:
            raise ValueError("the game went on after this was checked")
        self._footage = None
        if proposal.undo:
            self._take_back(proposal.seat)
            return
        if proposal.action == NEW_RULES:
            self._adopt(proposal.rules)
            return
        if proposal.back:
            self._go_back(proposal)
            return
        asks = self._versions.asks
        footage = Footage(self.game, self.state, len(self.events)) if self.watched else None
        step = self._take(proposal.seat, proposal.action)
        if footage is not None:
            footage.stop(self.state, self.events)
            self._footage = footage
        self._barrier.changes[proposal.seat] += 1
        same_ask = proposal.action < FIRST_FREE_ACTION and asks == self._versions.asks
        self._versions.notice(proposal.seat, step.noticed, same_ask)

    def submit(self, seat: int, action: Action, seen: int = -1) -> None:
        """Check an answer and carry it out."""
        self.carry_out(self.prepare(seat, action, seen))

    def _knows(self, seat: int) -> bool:
        return 0 <= seat < len(self.names)

    def _stale(self, seat: int, seen: int) -> StaleView:
        words: dict[str, object] = {"seen": seen, "version": self.version_for(seat)}
        return StaleView(Refusal("refuse-stale", "", words))

    def _fits(self, seat: int, seen: int) -> bool:
        """Return True if the decision the seat saw at version `seen` is still the current one."""
        if seen == self.version_for(seat):
            return True
        ask = self.state.ask
        asked = ask is not None and ask.owes(seat)
        return asked and self._versions.is_fresh(seat, seen)

    def _is_sealed(self, action: Action) -> bool:
        ask = self.state.ask
        return ask is not None and ask.secret and action < FIRST_FREE_ACTION

    def _take(self, seat: int, action: Action) -> Step:
        step = Step(Answer(seat, action, self.game.codec), self._versions.asks, len(self.answers))
        self._barrier.steps.append(step)
        sealed = self._is_sealed(action)
        before = self.state.ask
        self._chance_used = False
        told = len(self.events)
        done = self._apply(step.answer)
        answers = len(self.answers)
        self._run_forced()
        step.told = told
        step.told_with_it = len(self.events)
        if not done and self.state.ask is before and len(self.answers) == answers:
            step.noticed = self._audience(told) | 1 << seat
        if self.over or (sealed and done) or self._chance_used or self._revealed(told):
            self._barrier = self._barrier_here()
        return step

    def _apply(self, answer: Answer) -> bool:
        state = self.state
        self.shake(state, len(self.answers) + 1)
        rng = state.rng.copy()
        done = state.apply(answer.seat, answer.action)
        if not state.rng.same(rng):
            self._chance_used = True
        self.answers.append(answer)
        if done:
            self._versions.asks += 1
        return done

    def shake(self, state: State, number: int) -> None:
        """Give a position of this game the random generator of its n-th answer."""
        if self._luck is not None:
            before = 0 if self.past is None else self.past.steps
            state.rng = self._luck.step(before + number)

    def _audience(self, since: int) -> int:
        """Return the seats that saw something happen, as bits."""
        seats = 0
        for event in self.events[since:]:
            seats |= event.audience
        return seats

    def _run_forced(self) -> None:
        """Give the answers that everybody can see are the only legal ones."""
        while self.auto and self.state.ask is not None:
            for seat in self.state.to_act():
                if self.state.stack[-1].evident(self.state, seat):
                    legal = self.state.legal(seat)
                    if len(legal) == 1:
                        self._apply(Answer(seat, legal[0], self.game.codec, True))
                        break
            else:
                return

    def _revealed(self, since: int) -> bool:
        return any(self.game.reveals(event) for event in self.events[since:])

    # taking back

    @property
    def settled(self) -> bool:
        """Return True if nobody can take anything back now."""
        return not self._barrier.steps

    def changes_since(self, seat: int) -> int:
        """Return how often this seat went forward or back since the last barrier.

        All of that is replayed with every step back.
        """
        return self._barrier.changes[seat]

    @property
    def settled_events(self) -> int:
        """The number of events up to the last barrier, which can't be taken back."""
        return self._barrier.events

    def has_begun(self, seat: int) -> bool:
        """Return True if the seat has given a part of its answer to the current ask."""
        asks = self._versions.asks
        return any(step.ask == asks and step.answer.seat == seat for step in self._barrier.steps)

    def _barrier_here(self) -> Barrier:
        return Barrier(self.state, len(self.answers), len(self.events), self._versions.asks)

    def undo_refusal(self, seat: int) -> Refusal | None:
        """Return the reason why this seat can take nothing back now; None if it can."""
        steps = self._barrier.steps
        place = self._barrier.last_step(seat)
        if place < 0:
            played = any(answer.seat == seat and not answer.auto for answer in self.answers)
            return Refusal("undo-refused", "", {"reason": "revealed" if played else "nothing"})
        if self._still_sealed(steps[place]):
            return None
        later = steps[place + 1 :]
        if any(step.noticed >> seat & 1 for step in later):
            return Refusal("undo-refused", "", {"reason": "others"})
        ask = self.state.ask
        if ask is not None and ask.secret and ask.seats & ~(1 << seat):
            return Refusal("undo-refused", "", {"reason": "secret"})
        if later and not self._barrier.stands_without(place, self.answers):
            return Refusal("undo-refused", "", {"reason": "others"})
        return None

    def prepare_undo(self, seat: int, seen: int = -1) -> Proposal:
        """Check a step back; refuse it with the reason.

        `seen` as in `prepare`: it must be the seat's own last step that is taken back.
        """
        fresh = self._knows(seat) and self._versions.is_fresh(seat, seen)
        if seen != -1 and self._knows(seat) and not fresh:
            raise self._stale(seat, seen)
        refusal = self.undo_refusal(seat)
        if refusal is not None:
            raise IllegalAction(refusal)
        return Proposal(seat, UNDO, self.version)

    def _still_sealed(self, step: Step) -> bool:
        return step.ask == self._versions.asks and self._is_sealed(step.answer.action)

    def undo(self, seat: int) -> None:
        """Take back this seat's last step, with the automatic answers it led to."""
        self.carry_out(self.prepare_undo(seat))

    def _take_back(self, seat: int) -> None:
        barrier = self._barrier
        gone = barrier.steps[barrier.last_step(seat)]
        same_ask = gone.ask == self._versions.asks and gone.answer.action < FIRST_FREE_ACTION
        shown = self.events[gone.told : gone.told_with_it]
        del self.answers[barrier.answers :]
        del self.events[barrier.events :]
        self._chronicle = barrier.state.chronicle()
        self._versions.asks = barrier.asks
        self.state = barrier.state.clone()
        self.state.sink = self.events
        self._barrier = self._barrier_here()
        self._barrier.changes[:] = barrier.changes
        self._barrier.changes[seat] += 1
        for step in barrier.steps:
            if step is not gone:
                self._take(step.answer.seat, step.answer.action)
        self._steps_back.add(seat, shown, gone.told, len(self.events))
        self._versions.notice(seat, gone.noticed, same_ask)

    def dump(self) -> Data:
        """Return the whole position as plain data, including secrets."""
        return self.state.dump()

    def describe(self) -> Data:
        """Return what such a dump may contain, and where; see `State.describe`."""
        return self.state.describe()

    # going back past a barrier, by consent

    def given_before_last_of(self, seat: int) -> int:
        """Return the number of answers before the seat's last one; −1 if there is none.

        Those that the session gave automatically do not count.
        """
        given = self._given()
        for place in range(len(given) - 1, -1, -1):
            if given[place].seat == seat:
                return self._given_in_past() + place
        return -1

    def _given(self) -> list[Answer]:
        return [answer for answer in self.answers if not answer.auto]

    def _given_in_past(self) -> int:
        lines = [] if self.past is None else self.past.answers
        return sum(1 for line in lines if not line.endswith(" auto"))

    def prepare_back(self, seat: int, left: int, agreed: list[int]) -> Proposal:
        """Check that the game can go back to where it was after `left` answers.

        The next one must be this seat's. It can't go back past a change of the rules, nor past the
        position from which it continued after one.
        """
        place = left - self._given_in_past()
        given = self._given()
        changed = self.rules_changes[-1].answers if self.rules_changes else 0
        ours = 0 <= place < len(given) and given[place].seat == seat
        if self.over or not ours or self.answers.index(given[place]) < changed:
            raise IllegalAction(Refusal("undo-refused", "", {"reason": "nothing"}))
        return Proposal(seat, BACK, self.version, left=left, agreed=agreed)

    def as_it_was(self, left: int) -> Session:
        """Return the game as it was after `left` answers, replayed from its start.

        Each answer has the same randomness as the first time. This takes long, and changes nothing
        here: `go_back_to` makes the result available.
        """
        earlier = self.from_start(self.auto)
        for answer in self._given()[: left - self._given_in_past()]:
            earlier._change_rules(self.rules_changes)
            earlier.submit(answer.seat, answer.action)
        earlier._change_rules(self.rules_changes)
        return earlier

    def _change_rules(self, changes: list[RulesChange]) -> None:
        """Continue under other rules where the game did."""
        for change in changes[len(self.rules_changes) :]:
            if change.answers == len(self.answers):
                self.adopt(change.rules)

    def go_back_to(self, earlier: Session) -> None:
        """Keep the result of `as_it_was` for the next proposal that goes back to that point."""
        self._earlier = earlier

    def _go_back(self, proposal: Proposal) -> None:
        place = proposal.left - self._given_in_past()
        given = self._given()
        earlier, self._earlier = self._earlier, None
        if earlier is None or _moves(earlier._given()) != _moves(given[:place]):
            earlier = self.as_it_was(proposal.left)
        trial = earlier.state.clone()
        gone: list[Event] = []
        trial.sink = gone
        self.shake(trial, len(earlier.answers) + 1)
        trial.apply(given[place].seat, given[place].action)
        del self.answers[len(earlier.answers) :]
        del self.events[len(earlier.events) :]
        self.state = earlier.state
        self.state.sink = self.events
        self._chronicle = self.state.chronicle()
        self._versions.asks = earlier._versions.asks
        self._barrier = self._barrier_here()
        self._steps_back.go_back(proposal.seat, gone, len(self.events), proposal.agreed)
        self._versions.notice(proposal.seat, EVERYBODY, False)

    # newer rules

    def prepare_rules(self, rules: str) -> Proposal:
        """Check that the game can go on under these rules: newer ones that know this position."""
        if self.over:
            raise IllegalAction(Refusal("refuse-over"))
        now = self.game.rules
        game = self.game.with_rules(rules)
        if game.rules.place <= now.place:
            words: dict[str, object] = {"rules": rules, "known": ", ".join(now.known)}
            raise BadOptions(Refusal("rules-unknown", "", words))
        # What is written to a log must be possible: a table would be lost otherwise.
        game.adopt(self.state, game.adopted_options(self.options))
        return Proposal(SPECTATOR, NEW_RULES, self.version, rules)

    def adopt(self, rules: str) -> None:
        """Continue under newer rules from here on, for good."""
        self.carry_out(self.prepare_rules(rules))

    def _adopt(self, rules: str) -> None:
        game = self.game.with_rules(rules)
        options = game.adopted_options(self.options)
        state = game.adopt(self.state, options)
        numbers = self.game.rules.number, game.rules.number
        self.game = game
        self.options = options
        self.state = state
        self.state.sink = self.events
        self.rules_changes.append(RulesChange(len(self.answers), rules))
        self.state.emit(game.new_rules(), numbers[0], numbers[1])
        self._run_forced()
        self._barrier = self._barrier_here()
        self._versions.notice(SPECTATOR, EVERYBODY, False)

    def from_start(self, auto: bool) -> Session:
        """Return the same game before its first answer, under the rules it began with."""
        given = self.begun_with, self.seed, self.names, auto, self.words
        return Session(self.begun_as, *given, past=self.past)

    @property
    def all_answers(self) -> list[str]:
        """All answers of the game as records write them, including those of its past."""
        before = [] if self.past is None else self.past.answers
        return [*before, *[answer_line(answer) for answer in self.answers]]

    def become_past(self, settled: bool) -> Past:
        """Return everything known up to here, or up to the last barrier."""
        barrier = self._barrier
        state = barrier.state if settled else self.state
        events = barrier.events if settled else len(self.events)
        skipped = len(self.answers) - barrier.answers if settled else 0
        answers = self.all_answers
        return Past(
            state.dump(),
            rules=self.game.rules.name,
            options=self.begun_with if self.past is None else self.past.options,
            answers=answers[: len(answers) - skipped],
            events=self.events[:events],
        )

    def rules_before(self, answer: int) -> list[str]:
        """Return the rules that the game adopted just before this answer, in turn."""
        return [change.rules for change in self.rules_changes if change.answers == answer]

    # keeping

    def keep(self, answers: int = 0, events: int = 0) -> Data:
        """Return a settled session as plain data, from which a new one can `resume`.

        The first `answers` and `events` are left out, since they were stored before.
        """
        assert self.settled, "what can be taken back is not kept"
        return {
            "position": self.state.dump(),
            "rules": [[change.answers, change.rules] for change in self.rules_changes],
            "answers": answer_rows(self.answers[answers:]),
            "events": event_rows(self.events[events:]),
            **self._versions.keep(),
            **self._steps_back.keep(),
        }

    def resume(self, kept: Data) -> None:
        """Continue from what `keep` returned, in a new session that begins in the same way.

        Raise `BadPosition` if that is impossible; the session is unchanged then.
        """
        n = Notation(kept, True, self.state.seats(), self.game.codec, "")
        changes = read_rules_changes(n)
        game, options = self._after(changes)
        state = game.read_position(n.part("position").data)
        n.require(state.seats() == len(self.names), "position")
        answers = read_answers(n)
        events = read_events(game, n)
        self._versions.read(n)
        self._steps_back.read(game, n)
        self.game = game
        self.options = options
        self.rules_changes = changes
        self.state = state
        self.state.sink = events
        self.answers = answers
        self.events = events
        self._chronicle = state.chronicle()
        self._barrier = self._barrier_here()

    def _after(self, changes: list[RulesChange]) -> tuple[Game, Options]:
        """Return the game under the last of these rules, and its options."""
        game = self.begun_as
        options = self.begun_with
        for change in changes:
            try:
                game = game.with_rules(change.rules)
            except BadOptions as error:
                raise BadPosition(error.refusal) from None
            options = game.adopted_options(options)
        return game, options


def _moves(answers: list[Answer]) -> list[tuple[int, Action]]:
    return [(answer.seat, answer.action) for answer in answers]
