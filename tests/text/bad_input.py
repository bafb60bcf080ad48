"""Options, texts, data, records and positions with every mistake that is refused."""

from __future__ import annotations

import copy
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from gunbai.core.errors import GunbaiError, Refusal
from gunbai.core.game import Game
from gunbai.core.session import Session


def refused(deed: Callable[[], object]) -> Refusal:
    try:
        deed()
    except GunbaiError as error:
        return error.refusal
    raise AssertionError("nothing was refused")


def bad_options(game: Game, options: list[dict[str, object]]) -> list[Refusal]:
    return [refused(partial(game.read_options, given)) for given in options]


def bad_texts(game: Game, texts: list[str]) -> list[Refusal]:
    """Return typed lines, and every verb without its fields."""
    out = [refused(partial(game.parse, text)) for text in texts]
    for verb in game.codec.verbs:
        if verb.fields:
            out.append(refused(partial(game.unstructure, {"verb": verb.name})))
    return out


def bad_data(game: Game, blocks: list[dict[str, object]]) -> list[Refusal]:
    return [refused(partial(game.with_data, data)) for data in blocks]


def bad_positions(
    game: Game, session: Session, changes: list[Callable[[Any], object]]
) -> list[Refusal]:
    """Return impossible positions, each with one change."""
    out: list[Refusal] = []
    for change in changes:
        position = copy.deepcopy(session.dump())
        change(position)
        out.append(refused(partial(game.restore, position)))
    return out


def played(game: Game, options: dict[str, object], answers: int) -> Session:
    rng = Random(5)
    session = Session(game, options, 5)
    for _ in range(answers):
        seat = session.state.to_act()[0]
        session.submit(seat, rng.choice(session.state.candidates(seat)))
    return session
