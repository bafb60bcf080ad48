"""Shogun in a terminal: every position of a game can be drawn, in every language."""

from __future__ import annotations

import io
import re
from functools import cache

import pytest
from rich.console import Console, RenderableType

from gunbai.cli.boards import board_of
from gunbai.cli.boards.shogun import SHAPES
from gunbai.cli.boards.shogun_result import ways_of
from gunbai.core.rng import seeded
from gunbai.core.session import Session
from gunbai.games.shogun.game import load
from gunbai.games.shogun.names import PROVINCES
from gunbai.games.shogun.state import ShogunState
from gunbai.language import Language
from gunbai.ledger import all_rules

GAME = load()
NAMES = ["Anna", "Boris", "Chen"]
ALL = "court,samurai,generals,dajokan"


def drawn(thing: RenderableType, width: int) -> str:
    out = io.StringIO()
    Console(file=out, width=width, no_color=True).print(thing)
    return out.getvalue()


def session_of(**options: object) -> Session:
    return Session(GAME, {"players": 3, **options}, 3, NAMES)


def step(session: Session, seed: int) -> None:
    """One answer by chance."""
    seat = session.state.to_act()[0]
    choices = session.state.candidates(seat)
    session.submit(seat, choices[seeded(seed).below(len(choices))])


@cache
def finished() -> Session:
    session = session_of(expansions=ALL)
    while not session.over:
        step(session, session.version)
    return session


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
@pytest.mark.parametrize("width", [80, 120])
def test_every_decision_of_a_game_can_be_drawn(lang: str, width: int) -> None:
    board = board_of(GAME, Language(lang, GAME), NAMES, 0)
    session = session_of(expansions=ALL, side="moon")
    seen: set[str] = set()
    while not session.over:
        ask = session.state.ask
        assert ask is not None
        if ask.key not in seen:
            seen.add(ask.key)
            text = drawn(board.whole(session.state.observe(0), width), width)
            assert max(len(line) for line in text.splitlines()) <= width
            assert all(name in text for name in NAMES)
            assert "…" not in text  # nothing is cut off
        step(session, session.version)
    assert {"SG-D3", "SG-D6", "SG-D7", "SG-D9", "SG-D10", "SG-D17", "SG-D21", "SG-D22"} <= seen
    for thing in (board.legend(), board.result(session)):
        assert drawn(thing, width).strip()


def test_the_map_shows_every_province_with_its_pieces() -> None:
    session = session_of()
    state = session.state
    assert isinstance(state, ShogunState)
    number = state.provinces_of(0)[0]
    name = PROVINCES[number]
    state.buildings[number] = 7
    state.unrest[number] = 4
    state.armies[number] = 13
    language = Language("en", GAME)
    text = drawn(board_of(GAME, language, NAMES, 0).whole(state.observe(0), 120), 120)
    for place in state.setup.provinces:
        assert language.thing("province", PROVINCES[place]) in text
    assert f"{SHAPES['blue']}13 CTN" in text
    assert "!4" in text
    assert "Izumo" not in text  # out of play with 3 players
    cell = f"{language.thing('province', name)} {GAME.tables.taxes[number]}/"
    assert f"{cell}{GAME.tables.rice[number]}" in text


def test_the_own_plan_is_shown_and_no_other() -> None:
    session = session_of()
    for seat in (0, 1):
        session.submit(seat, GAME.parse("lay chests3 battle1"))
    board = board_of(GAME, Language("en", GAME), NAMES, 0)
    text = " ".join(drawn(board.whole(session.state.observe(0), 120), 120).split())
    assert text.count("intrigue card 3") == 1
    assert "Battle or move I: intrigue card 3" in text
    above = board_of(GAME, Language("en", GAME), NAMES, -1)
    assert "intrigue card" not in drawn(above.whole(session.state.observe(-1), 120), 120)


def test_the_points_are_explained_to_the_last() -> None:
    session = finished()
    result = session.state.result()
    assert result is not None
    sums = [sum(sum(years) for years in kinds.values()) for kinds in ways_of(session)]
    assert sums == result.scores
    text = drawn(board_of(GAME, Language("en", GAME), NAMES, 1).result(session), 80)
    for seat, name in enumerate(NAMES):
        assert re.search(rf"{result.places[seat]} +{name} +{result.scores[seat]} ", text)


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_figures_have_names_and_values(lang: str) -> None:
    shown = board_of(GAME, Language(lang, GAME), [], -1).figures()
    assert len({figure.name for figure in shown}) == len(GAME.figures())
    assert all(figure.value for figure in shown)


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_every_decision_is_explained(lang: str) -> None:
    language = Language(lang, GAME)
    asked = {id_ for id_ in all_rules() if re.fullmatch(r"SG-D\d+", id_)} - {"SG-D1"}
    for id_ in (*sorted(asked), "SG-Q10"):
        assert "SG-" in language.say(f"cli-about-{id_}")
