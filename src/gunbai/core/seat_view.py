"""Everything a client of one seat is given: the position it sees and the answers it may choose.

`offer` makes it for whoever may answer, `look` for those who look back or watch. `Session.view` and
`History.view` call them for people, and so do the adapters of programs; there is no other way from
a position to a person.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypedDict

from gunbai.core.codec import Action
from gunbai.core.errors import Refused
from gunbai.core.event import ABOVE, SPECTATOR
from gunbai.core.game import Game
from gunbai.core.state import State
from gunbai.core.view import PositionView


class Prompt(TypedDict):
    """The decision a seat owes: the ledger's key and the arguments of its text."""

    key: str
    words: dict[str, Any]


class Choice(TypedDict):
    """A legal answer: the text to send, and the things on the board it names."""

    text: str
    verb: str
    fields: dict[str, Any]


class View(TypedDict):
    """The game as one seat, or a spectator, sees it now."""

    version: int
    seat: int
    position: Mapping[str, Any]
    prompt: Prompt | None
    choices: list[Choice]
    free: list[Choice]
    can_undo: bool
    undo_reason: Refused | None


def look(state: State, seat: int, version: int) -> View:
    """Return the view of a position in which nothing can be chosen."""
    return {
        "version": version,
        "seat": max(seat, SPECTATOR),
        "position": position_of(state, seat),
        "prompt": prompt(state, seat),
        "choices": [],
        "free": [],
        "can_undo": False,
        "undo_reason": None,
    }


def offer(
    game: Game, state: State, seat: int, version: int, actions: list[Action] | None = None
) -> View:
    """Return the view of a position with all that this seat may do in it.

    `actions` are offered instead of every legal answer.
    """
    view = look(state, seat, version)
    if state.ask is not None:
        view["choices"] = choices(game, state.legal(seat) if actions is None else actions)
        view["free"] = choices(game, state.free(seat))
    return view


def between(view: View, position: Mapping[str, Any]) -> View:
    """Return the view of a position between two decisions, which came after this one."""
    return {
        **view,
        "position": position,
        "prompt": None,
        "choices": [],
        "free": [],
        "can_undo": False,
        "undo_reason": None,
    }


def position_of(state: State, seat: int, advice: PositionView | None = None) -> Mapping[str, Any]:
    """Return the position as a seat sees it, with what the rules would make of it.

    Without `advice` the seat gets that of this position. `ABOVE` sees what a spectator does, and
    everything that only one seat sees.
    """
    if seat == ABOVE:
        hands = [state.observe(other).get("own") for other in range(state.seats())]
        return {**position_of(state, SPECTATOR), "above": hands}
    seen = state.observe(seat)
    if advice is None:
        advice = state.advise(seat, seen)
    return {**seen, **state.foresee(seat, seen), **advice}


def prompt(state: State, seat: int) -> Prompt | None:
    """Return the decision this seat owes; None if it owes nothing."""
    ask = state.ask
    if ask is None or not ask.owes(seat):
        return None
    return {"key": ask.key, "words": state.stack[-1].prompt(state, seat)}


def choices(game: Game, actions: list[Action]) -> list[Choice]:
    """Return the actions as a client offers them."""
    out: list[Choice] = []
    for action in actions:
        fields = game.structure(action)
        verb = str(fields.pop("verb"))
        out.append({"text": game.text(action), "verb": verb, "fields": fields})
    return out
