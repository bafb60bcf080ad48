"""Sessions of Joraku for tests, brought to a decision by fixed, arbitrary play."""

from __future__ import annotations

import gunbai
from gunbai.core.record import write_record
from gunbai.core.rng import seeded
from gunbai.core.session import Session

JORAKU = gunbai.load("joraku")


def give(session: Session, seat: int, text: str, seen: int = -1) -> None:
    session.submit(seat, JORAKU.parse(text), seen)


def asked(session: Session) -> str:
    return session.state.ask.key if session.state.ask is not None else ""


def options_of(session: Session, seat: int) -> list[str]:
    return [JORAKU.text(action) for action in session.state.legal(seat)]


def step(session: Session, wanted: str = "", seed: int = 0) -> None:
    """Answer for the first seat asked, with `wanted` in the text if possible."""
    seat = session.state.to_act()[0]
    legal = session.state.legal(seat)
    liked = [action for action in legal if wanted and wanted in JORAKU.text(action)]
    choice = liked or legal
    session.submit(seat, choice[seeded(seed + len(session.answers)).below(len(choice))])


def session_at(
    key: str, options: dict[str, object] | None = None, seed: int = 1, wanted: str = "effect b"
) -> Session:
    """Return a session at the first decision of this kind, with all seats still asked."""
    session = Session(JORAKU, options, seed)
    while asked(session) != key:
        step(session, wanted, seed)
        assert not session.over, f"{key} does not occur with seed {seed}"
    return session


def finished(options: dict[str, object] | None = None, seed: int = 1) -> Session:
    session = Session(JORAKU, options, seed)
    while not session.over:
        step(session, seed=seed)
    return session


def prompted(session: Session, seat: int) -> dict[str, object]:
    """Return the words of this seat's prompt; none if it is not asked."""
    prompt = session.view(seat)["prompt"]
    return {} if prompt is None else prompt["words"]


class Picture:
    """Everything about a session that an undo must bring back."""

    def __init__(self, session: Session) -> None:
        self.position = session.dump()
        self.events = [event.line() for event in session.events]
        self.record = write_record(session)
        self.views = [
            {**session.view(seat), "version": 0} for seat in range(-1, session.state.seats())
        ]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Picture) and vars(self) == vars(other)

    __hash__ = None  # type: ignore[assignment]
