"""All texts about a game, gathered from random games at all kinds of tables."""

from __future__ import annotations

import itertools
import math
from collections import Counter
from functools import cache
from random import Random

import gunbai
from gunbai.core.codec import FIRST_FREE_ACTION, VERB_SHIFT, Verb
from gunbai.core.errors import BadOptions, Refusal, StaleView, Words
from gunbai.core.event import EVERYBODY, Event
from gunbai.core.game import Game
from gunbai.core.kinds import Kind, Named, Number, Several
from gunbai.core.seat_view import prompt
from gunbai.core.session import Session
from gunbai.games.shogun.names import COURT
from gunbai.games.shogun.state import ShogunState
from gunbai.language import Language
from tests.shipped import SHIPPED
from tests.text.rare_decisions import staged

GAMES = {name: gunbai.load(name) for name in SHIPPED}
#: Without one Latin letter, so that an id left in a Russian or Ukrainian line shows up.
NAMES = ["Вера", "Олег", "Анна", "Борис", "Нина", "Игорь"]
TABLES: dict[str, list[dict[str, object]]] = {
    "joraku": [
        {"mode": "base", "players": 3, "variants": "1,4,5"},
        {"mode": "base", "players": 4, "variants": "2,3,6"},
        {"mode": "two_vs_two", "variants": "random"},
        {"mode": "neutral"},
    ],
    "shogun": [
        {"players": 3, "expansions": "court,samurai,generals,dajokan"},
        {"players": 5, "expansions": "court", "decline": "yes"},
        {"players": 4, "side": "moon", "expansions": "court,generals", "tower": "plain"},
        {"players": 5, "start": "draft", "expansions": "samurai,generals"},
        {"players": 4},
    ],
    "rising_sun": [
        {"players": 6, "set": "ship", "clans": "koi,sun,lotus,turtle,dragonfly,moon"},
        {"players": 4, "set": "teapot", "clans": "koi,lotus,bonsai,turtle"},
        {"players": 5, "set": "archway", "dynasty": "yes", "clans": "koi,sun,lotus,bonsai,moon"},
        {"players": 3, "set": "horseman", "dynasty": "yes", "clans": "lotus,dragonfly,moon"},
    ],
}
#: The number of games at each table.
GAMES_EACH = {"joraku": 3, "shogun": 4, "rising_sun": 4}
#: The decisions of a game, all of them.
ASKS = {
    "joraku": {f"JK-D{number:02}" for number in range(2, 14)},
    "shogun": {*[f"SG-D{number}" for number in range(2, 25)], "SG-Q10"},
    "rising_sun": {f"RS-DP{number:02}" for number in range(3, 32) if number not in (4, 12, 21, 26)},
}
#: Of a decision, so many answers are looked at and so many others are tried.
_SOME = 12
_TRIES = 100
#: What came up so often is looked at less closely, or no more.
_OFTEN = 25
_TOO_OFTEN = 200


@cache
def language(code: str, game: str = "joraku") -> Language:
    return Language(code, GAMES[game])


class Gathered:
    """Each different thing once, with the arguments it really had."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.asks: dict[str, tuple[str, Words]] = {}
        self.actions: set[int] = set()
        self.events: dict[str, Event] = {}
        self.refusals: dict[str, Refusal] = {}
        self.looks: Counter[str] = Counter()
        self.lines: Counter[str] = Counter()

    def refuse(self, refusal: Refusal | None) -> None:
        if refusal is not None and self.lines[refusal.key] < _TOO_OFTEN:
            self.lines[refusal.key] += str(refusal) not in self.refusals
            self.refusals[str(refusal)] = refusal

    def happen(self, event: Event) -> None:
        if self.lines[event.key] < _TOO_OFTEN:
            self.lines[event.key] += event.line() not in self.events
            self.events[event.line()] = event

    def play(self, options: dict[str, object], seed: int, auto: bool) -> None:
        rng = Random(seed)
        names = NAMES[: self.game.seats(self.game.read_options(options))]
        session = Session(self.game, options, seed, names, auto)
        _hurry(session)
        while session.state.ask is not None:
            state, ask = session.state, session.state.ask
            seat = rng.choice(state.to_act())
            if self.looks[ask.key] < _OFTEN or not ask.secret or rng.random() < 0.05:
                self.look(session, seat, rng)
            # now and then any answer, else one that gets the game on, with as much as possible
            some = state.legal(seat) if rng.random() < 0.1 else state.candidates(seat)
            action = rng.choice(some)
            while self.game.text(action) == "decline" and rng.random() < 0.7:
                action = rng.choice(some)
            self.actions.add(action)
            session.submit(seat, action)
            if rng.random() < 0.1:
                self.refuse(session.undo_refusal(rng.randrange(len(names))))
        for event in session.events:
            self.happen(event)
        self.refuse(session.refusal(0, 1 << VERB_SHIFT))

    def look(self, session: Session, seat: int, rng: Random) -> None:
        ask = session.state.ask
        assert ask is not None
        self.looks[ask.key] += 1
        asked = prompt(session.state, seat)
        words: Words = {} if asked is None else asked["words"]
        self.asks[f"{ask.key} {words}"] = (ask.key, words)
        legal = session.state.legal(seat)
        self.actions.update(rng.sample(legal, min(_SOME, len(legal))))
        verbs = self.game.codec.verbs
        if self.looks[ask.key] > _OFTEN:  # verbs of other decisions were tried enough
            names = {self.game.codec.verb(action).name for action in legal}
            verbs = [verb for verb in verbs if verb.name in names]
        for verb in verbs:
            for action in _tries(verb, rng):
                if action not in legal:
                    self.refuse(session.state.stack[-1].why_not(session.state, seat, action))
        for action in rng.sample(sorted(self.actions), min(_TRIES, len(self.actions))):
            if action not in legal:  # what was right elsewhere
                self.refuse(session.state.stack[-1].why_not(session.state, seat, action))
        for other in range(len(session.names)):
            self.actions.update(session.state.free(other))
            if not ask.owes(other):
                self.refuse(session.refusal(other, legal[0]))

    def make_up(self) -> None:
        """Make up events that a few random games may miss: their numbers and names need no game."""
        rng = Random(0)
        met = {event.key for event in self.events.values()}
        for key in sorted(set(self.game.event_kinds) - met):
            kinds = [field.kind for field in self.game.event_kinds[key].fields]
            assert all(isinstance(kind, (Number, Named)) for kind in kinds), key
            values = [rng.choice(_values(kind)[:4]) for kind in kinds]
            self.happen(Event(key, EVERYBODY, *values, *[0] * (4 - len(values))))

    def try_the_rest(self) -> None:
        """Try what no player does, but a program might."""
        session = Session(self.game)
        first = session.state.to_act()[0]
        action = session.state.legal(first)[0]
        self.refuse(session.refusal(0, FIRST_FREE_ACTION))
        self.refuse(session.state.check(0, FIRST_FREE_ACTION))
        self.refuse(session.refusal(99, action))
        self.refuse(session.undo_refusal(0))
        try:
            session.submit(first, action, seen=99)
        except StaleView as error:
            self.refuse(error.refusal)
        try:
            self.game.with_rules("0")
        except BadOptions as refused:
            self.refuse(refused.refusal)


def _hurry(session: Session) -> None:
    """Give everybody favour 4 from the start, which is seldom kept in Shogun."""
    state = session.state
    if isinstance(state, ShogunState) and state.setup.has(COURT):
        state.calm = (1 << state.setup.players) - 1


def _values(kind: Kind) -> list[int]:
    if isinstance(kind, Several):
        return [0, 1, 2, 3, 6, (1 << len(kind.names)) - 1]
    return [value for value in range(1 << kind.bits) if kind.has(value)]


def _tries(verb: Verb, rng: Random) -> list[int]:
    """Return answers with this verb, sensible or not."""
    choices = [_values(field.kind) for field in verb.fields]
    every = math.prod(len(values) for values in choices)
    if every <= _TRIES:
        return [verb.pack(list(values)) for values in itertools.product(*choices)]
    return [verb.pack([rng.choice(values) for values in choices]) for _ in range(_TRIES)]


@cache
def gathered(name: str) -> Gathered:
    found = Gathered(GAMES[name])
    for options in TABLES[name]:
        for seed in range(GAMES_EACH[name]):
            found.play(options, seed, seed < 2)
    found.looks.clear()  # what is set up by hand is looked at closely
    for session in staged(name):
        found.look(session, session.state.to_act()[0], Random(0))
    found.make_up()
    found.try_the_rest()
    return found
