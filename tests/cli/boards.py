"""Boards as text: a game of each kind, as a terminal of some width shows it."""

from __future__ import annotations

import io
from functools import cache

from rich.console import Console, RenderableType

import gunbai
from gunbai.cli.boards import board_of
from gunbai.cli.boards.board import Board
from gunbai.core.rng import seeded
from gunbai.core.session import Session
from gunbai.language import Language
from tests.shipped import SHIPPED

GAMES = {name: gunbai.load(name) for name in SHIPPED}
NAMES = ["Anna", "Boris", "Chen", "Dina", "Eva", "Fritz"]
#: Options that show a lot.
OPTIONS: dict[str, dict[str, object]] = {
    "joraku": {"players": 4, "variants": "1,4"},
    "shogun": {"players": 3, "expansions": "court,samurai,generals,dajokan"},
    "rising_sun": {"players": 4, "dynasty": "yes", "clans": "koi,sun,lotus,turtle"},
}


def drawn(thing: RenderableType, width: int = 120) -> str:
    out = io.StringIO()
    Console(file=out, width=width, no_color=True).print(thing)
    return out.getvalue()


def session_of(name: str, **options: object) -> Session:
    """Return a new game."""
    game = GAMES[name]
    seats = game.seats(game.read_options(options))
    return Session(game, options, 3, NAMES[:seats])


def board_for(session: Session, seat: int, lang: str = "en") -> Board:
    return board_of(session.game, Language(lang, session.game), session.names, seat)


def seen(session: Session, seat: int, width: int = 120) -> str:
    """Return the whole table as a seat sees it, in English."""
    return drawn(board_for(session, seat).whole(session.state.observe(seat), width), width)


def step(session: Session) -> None:
    """Give one random answer."""
    seat = session.state.to_act()[0]
    choices = session.state.candidates(seat)
    session.submit(seat, choices[seeded(session.version).below(len(choices))])


def go_on_to(session: Session, key: str) -> None:
    """Give random answers until this decision is open."""
    while session.state.ask is not None and session.state.ask.key != key:
        step(session)


@cache
def finished(name: str) -> Session:
    session = session_of(name, **OPTIONS[name])
    while not session.over:
        step(session)
    return session
