"""The parts of the terminal's board that only Shogun has."""

from __future__ import annotations

from gunbai.games.shogun.game import Shogun
from gunbai.games.shogun.names import PROVINCES
from gunbai.games.shogun.state import ShogunState
from gunbai.games.shogun.terminal.board import SHAPES
from gunbai.language import Language
from tests.cli.boards import seen, session_of


def test_the_map_shows_every_province_with_its_pieces() -> None:
    session = session_of("shogun", players=3)
    state, game = session.state, session.game
    assert isinstance(state, ShogunState)
    assert isinstance(game, Shogun)
    number = state.provinces_of(0)[0]
    name = PROVINCES[number]
    state.buildings[number] = 7
    state.unrest[number] = 4
    state.armies[number] = 13
    language = Language("en", game)
    text = seen(session, 0)
    for place in state.setup.provinces:
        assert language.thing("province", PROVINCES[place]) in text
    assert f"{SHAPES['blue']}13 CTN" in text
    assert "!4" in text
    assert "Izumo" not in text  # out of play with 3 players
    cell = f"{language.thing('province', name)} {game.tables.taxes[number]}/"
    assert f"{cell}{game.tables.rice[number]}" in text


def test_the_own_plan_is_shown_and_no_other() -> None:
    session = session_of("shogun", players=3)
    for seat in (0, 1):
        session.submit(seat, session.game.parse("lay chests3 battle1"))
    text = " ".join(seen(session, 0).split())
    assert text.count("intrigue card 3") == 1
    assert "Battle or move I: intrigue card 3" in text
    assert "intrigue card" not in seen(session, -1)
