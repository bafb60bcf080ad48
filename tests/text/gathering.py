"""Everything that can be said about Joraku, gathered from random games in all modes."""

from __future__ import annotations

from random import Random

import gunbai
from gunbai.core.codec import FIRST_FREE_ACTION, VERB_SHIFT
from gunbai.core.errors import Refusal, StaleView, Words
from gunbai.core.event import Event
from gunbai.core.session import Session
from gunbai.language import Language

GAME = gunbai.load("joraku")
#: Without one Latin letter, so that an id left in a Russian or Ukrainian line shows up.
NAMES = ["Вера", "Олег", "Анна", "Борис"]
TABLES: list[dict[str, object]] = [
    {"mode": "base", "players": 3, "variants": "1,4,5"},
    {"mode": "base", "players": 4, "variants": "2,3,6"},
    {"mode": "two_vs_two", "variants": "random"},
    {"mode": "neutral"},
]

_LANGUAGES = {code: Language(code, GAME) for code in ("en", "ru", "uk")}


def language(code: str) -> Language:
    return _LANGUAGES[code]


class Gathered:
    """Each different thing once, with the arguments it really had."""

    def __init__(self) -> None:
        self.asks: dict[str, tuple[str, Words]] = {}
        self.actions: set[int] = set()
        self.events: dict[str, Event] = {}
        self.refusals: dict[str, Refusal] = {}

    def refuse(self, refusal: Refusal | None) -> None:
        if refusal is not None:
            self.refusals[str(refusal)] = refusal

    def play(self, options: dict[str, object], seed: int, auto: bool) -> None:
        rng = Random(seed)
        names = NAMES[: GAME.seats(GAME.read_options(options))]
        session = Session(GAME, options, seed, names, auto)
        while session.state.ask is not None:
            seat = rng.choice(session.state.to_act())
            self.look(session, seat, rng)
            session.submit(seat, rng.choice(session.state.legal(seat)))
            if rng.random() < 0.1:
                self.refuse(session.undo_refusal(rng.randrange(len(names))))
        for event in session.events:
            self.events[event.line()] = event
        self.refuse(session.refusal(0, 1 << VERB_SHIFT))

    def look(self, session: Session, seat: int, rng: Random) -> None:
        ask = session.state.ask
        assert ask is not None
        words = session.prompt(seat)
        self.asks[f"{ask.key} {words}"] = (ask.key, words)
        self.actions.update(session.state.legal(seat)[:12])
        for verb in GAME.codec.verbs:
            data: dict[str, object] = {"verb": verb.name}
            for field in verb.fields:
                width = len(getattr(field.kind, "names", "1234"))
                value = rng.randrange(1 << width if field.kind.name == "cards" else width)
                data[field.name] = field.kind.thing(value)
            self.refuse(session.refusal(seat, GAME.unstructure(data)))
        for other in range(len(session.names)):
            if not ask.owes(other):
                self.refuse(session.refusal(other, session.state.legal(seat)[0]))


def gather() -> Gathered:
    found = Gathered()
    for options in TABLES:
        for seed in range(3):
            found.play(options, seed, seed < 2)
    session = Session(GAME)
    found.refuse(session.refusal(0, FIRST_FREE_ACTION))
    found.refuse(session.state.check(0, FIRST_FREE_ACTION))
    found.refuse(session.refusal(0, GAME.parse("pass")))
    found.refuse(session.undo_refusal(0))
    try:
        session.submit(0, session.state.legal(0)[0], seen=99)
    except StaleView as error:
        found.refuse(error.refusal)
    return found
