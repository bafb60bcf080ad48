"""What goes out to a seat, made from the game: views, choices, log lines, talk, refusals."""

from __future__ import annotations

from typing import Final

from gunbai.core.errors import Refusal
from gunbai.core.event import Event
from gunbai.core.game import Game
from gunbai.core.session import Session
from gunbai.core.state import State
from gunbai.server.messages import (
    Choice,
    FigureInfo,
    Happening,
    Prompt,
    Refused,
    Spoken,
    View,
)
from gunbai.server.promise_messages import PromiseInfo
from gunbai.server.store import Row

_NOTHING: Final = Refusal("undo-refused", "", {"reason": "nothing"})


def refused(refusal: Refusal) -> Refused:
    return Refused(refusal.key, refusal.rule, dict(refusal.words))


def make_view(session: Session, seat: int, status: str) -> View:
    """What a client of this seat needs for its next decision."""
    game = session.game
    state = session.state
    playing = status == "running" and not session.over
    choices: list[Choice] = []
    free: list[Choice] = []
    if playing and seat >= 0:
        choices = [choice(game, action) for action in state.legal(seat)]
        free = [choice(game, action) for action in state.free(seat)]
    refusal = session.undo_refusal(seat) if seat >= 0 else _NOTHING
    return View(
        session.version_for(seat),
        seat,
        state.observe(seat),
        prompt(state, seat),
        choices,
        free,
        refusal is None and playing,
        None if refusal is None else refused(refusal),
    )


def prompt(state: State, seat: int) -> Prompt | None:
    ask = state.ask
    if ask is None or not ask.owes(seat):
        return None
    return Prompt(ask.key, state.stack[-1].prompt(state, seat))


def choice(game: Game, action: int) -> Choice:
    fields = game.structure(action)
    verb = str(fields.pop("verb"))
    return Choice(game.text(action), verb, fields)


def figures_of(game: Game) -> list[FigureInfo]:
    """All figures the game is played with: those of a table's own where it has some."""
    return [FigureInfo(f.name, dict(f.values), f.confidence, f.source) for f in game.figures()]


def say(game: Game, event: Event) -> Happening:
    return Happening(event.key, game.arguments(event))


def may_hear(row: Row, seat: int) -> bool:
    """Table talk is for all; a private thread for the two who are in it."""
    to = row["to"]
    return to is None or (seat >= 0 and seat in (to, row["seat"]))


def spoken(row: Row) -> Spoken:
    line = row.get("line")
    said = None if line is None else Happening(line["key"], line["words"])
    return Spoken(row["id"], row["at"], row["seat"], row["name"], row["to"], row["text"], said)


def in_it(row: Row, seat: int) -> bool:
    """A promise is for the two whose it is."""
    return seat >= 0 and seat in (row["seat"], row["to"])


def promised(row: Row) -> PromiseInfo:
    return PromiseInfo(
        row["id"],
        row["at"],
        row["seat"],
        row["to"],
        row["key"],
        row["words"],
        row["text"],
        row["giver"],
        row["receiver"],
    )
