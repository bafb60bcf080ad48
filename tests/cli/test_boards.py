"""Every game in a terminal: each of its positions can be drawn, in every language."""

from __future__ import annotations

import re

import pytest

from gunbai.core.session import Session
from gunbai.games.joraku.tables import COLOURS
from gunbai.games.joraku.terminal import result as joraku_result
from gunbai.games.rising_sun.terminal import result as rising_sun_result
from gunbai.games.shogun.terminal import result as shogun_result
from gunbai.language import Language
from gunbai.ledger import all_rules
from tests.cli.boards import GAMES, OPTIONS, board_for, drawn, finished, session_of, step
from tests.shipped import SHIPPED

every_game = pytest.mark.parametrize("name", SHIPPED)
every_language = pytest.mark.parametrize("lang", ["en", "ru", "uk"])

#: More options to be drawn with, and what must be met with them.
MET: dict[str, tuple[dict[str, object], set[str]]] = {
    "joraku": ({}, {"JK-D02", "JK-D03", "JK-D04", "JK-D05", "JK-D06", "JK-D07"}),
    "shogun": (
        {"side": "moon"},
        {"SG-D3", "SG-D6", "SG-D7", "SG-D9", "SG-D10", "SG-D17", "SG-D21", "SG-D22"},
    ),
    "rising_sun": (
        {"set": "ship"},
        {"RS-DP03", "RS-DP05", "RS-DP06", "RS-DP07", "RS-DP08", "RS-DP10", "RS-DP22"},
    ),
}


@every_game
@every_language
@pytest.mark.parametrize("width", [80, 120])
def test_every_decision_of_a_game_can_be_drawn(name: str, lang: str, width: int) -> None:
    more, must_be_met = MET[name]
    session = session_of(name, **{**OPTIONS[name], **more})
    viewer = session.state.seats() - 2
    board = board_for(session, viewer, lang)
    met: set[str] = set()
    while not session.over:
        ask = session.state.ask
        assert ask is not None
        if ask.key not in met:
            met.add(ask.key)
            view = session.state.observe(viewer)
            text = drawn(board.whole(view, width), width)
            assert max(len(line) for line in text.splitlines()) <= width
            assert all(player in text for player in session.names)
            assert name == "joraku" or "…" not in text  # nothing is cut off
            assert drawn(board.part(view, width), width).strip()
        step(session)
    assert must_be_met <= met
    for thing in (board.legend(), board.result(session)):
        assert drawn(thing, width).strip()


def sums(session: Session) -> list[int]:
    """The points of each seat, added up from the kinds that the result tells."""
    if session.game.name == "joraku":
        by_colour = joraku_result.ways_of(session)
        ways = [by_colour.get(colour, {}) for colour in COLOURS]  # a seat has one, in this order
    elif session.game.name == "shogun":
        ways = shogun_result.ways_of(session)
    else:
        ways = rising_sun_result.ways_of(session)
    return [sum(sum(times) for times in kinds.values()) for kinds in ways]


@every_game
def test_the_points_are_explained_to_the_last(name: str) -> None:
    session = finished(name)
    result = session.state.result()
    assert result is not None
    assert sums(session) == result.scores
    text = drawn(board_for(session, 1).result(session), 100)
    for seat, player in enumerate(session.names):
        assert re.search(rf"{result.places[seat]} +{player} +{result.scores[seat]} ", text)


@every_game
@every_language
def test_figures_have_names_and_values(name: str, lang: str) -> None:
    game = GAMES[name]
    shown = board_for(Session(game, OPTIONS[name]), -1, lang).values()
    assert len({figure.name for figure in shown}) == len(game.values())
    assert all(figure.value for figure in shown)
    if lang != "en" and name == "rising_sun":
        assert not any(re.search("[a-z]", figure.name + figure.value) for figure in shown)


#: Decided by options, out of turn, or by nobody.
WITHOUT = {
    "JK-D01", "JK-D14", "SG-D1", "RS-DP01", "RS-DP02", "RS-DP04", "RS-DP12", "RS-DP21", "RS-DP26",
}  # fmt: skip
DECISIONS = {"joraku": r"JK-D\d+", "shogun": r"SG-D\d+|SG-Q10", "rising_sun": r"RS-DP\d+"}


@every_game
@every_language
def test_every_decision_is_explained(name: str, lang: str) -> None:
    language = Language(lang, GAMES[name])
    asked = {id_ for id_ in all_rules() if re.fullmatch(DECISIONS[name], id_)} - WITHOUT
    assert len(asked) > 10
    for id_ in sorted(asked):
        assert id_[:3] in language.say(f"cli-about-{id_}"), id_
