"""Rising Sun in a terminal: every position of a game can be drawn, in every language."""

from __future__ import annotations

import io
import re
from functools import cache

import pytest
from rich.console import Console, RenderableType

from gunbai.cli.boards import board_of
from gunbai.cli.boards.rising_sun import SHAPES
from gunbai.cli.boards.rising_sun_result import ways_of
from gunbai.core.rng import seeded
from gunbai.core.session import Session
from gunbai.games.rising_sun.game import load
from gunbai.games.rising_sun.names import BUSHI, KAMI, PROVINCES, RESERVE, SHINTO, SHRINE
from gunbai.games.rising_sun.state import RisingSunState
from gunbai.language import Language
from gunbai.ledger import all_rules

GAME = load()
NAMES = ["Anna", "Boris", "Chen", "Dina"]
#: Decided by options, out of turn, or by nobody.
WITHOUT = {"RS-DP01", "RS-DP02", "RS-DP04", "RS-DP12", "RS-DP21", "RS-DP26"}


def drawn(thing: RenderableType, width: int) -> str:
    out = io.StringIO()
    Console(file=out, width=width, no_color=True).print(thing)
    return out.getvalue()


def session_of(**options: object) -> Session:
    clans = "koi,sun,lotus,turtle"
    return Session(GAME, {"players": 4, "dynasty": "yes", "clans": clans, **options}, 3, NAMES)


def step(session: Session, seed: int) -> None:
    """One answer by chance."""
    seat = session.state.to_act()[0]
    choices = session.state.candidates(seat)
    session.submit(seat, choices[seeded(seed).below(len(choices))])


@cache
def finished() -> Session:
    session = session_of()
    while not session.over:
        step(session, session.version)
    return session


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
@pytest.mark.parametrize("width", [80, 120])
def test_every_decision_of_a_game_can_be_drawn(lang: str, width: int) -> None:
    board = board_of(GAME, Language(lang, GAME), NAMES, 2)
    session = session_of(set="ship")
    seen: set[str] = set()
    while not session.over:
        ask = session.state.ask
        assert ask is not None
        if ask.key not in seen:
            seen.add(ask.key)
            view = session.state.observe(2)
            text = drawn(board.whole(view, width), width)
            assert max(len(line) for line in text.splitlines()) <= width
            assert all(name in text for name in NAMES)
            assert "…" not in text  # nothing is cut off
            assert drawn(board.part(view, width), width).strip()
        step(session, session.version)
    assert {"RS-DP03", "RS-DP05", "RS-DP06", "RS-DP07", "RS-DP08", "RS-DP10", "RS-DP22"} <= seen
    for thing in (board.legend(), board.result(session)):
        assert drawn(thing, width).strip()


def test_the_map_shows_who_is_where_with_how_much_force() -> None:
    session = session_of()
    state = session.state
    assert isinstance(state, RisingSunState)
    state.put(0, BUSHI, RESERVE, PROVINCES.index("kyushu"), 3)
    state.put(2, SHINTO, RESERVE, SHRINE)
    language = Language("en", GAME)
    text = drawn(board_of(GAME, language, NAMES, 0).whole(state.observe(0), 120), 120)
    for name in PROVINCES:
        assert language.thing("province", name) in text
    assert re.search(rf"Kyushu +1/1/1 +{SHAPES['koi']} B3 =3", text)
    assert re.search(rf"Kyoto +4/0/0 +{SHAPES['turtle']} B D ⌂ =3", text)  # Turtle's stronghold
    kami = language.thing("kami", KAMI[state.setup.shrines[0]])
    assert re.search(rf"{kami} +{SHAPES['lotus']} S =1", text)


def test_the_own_tiles_and_the_own_bid_are_shown_and_no_others() -> None:
    session = session_of()
    while session.state.ask is not None and session.state.ask.key != "RS-DP22":
        if session.state.ask.key in ("RS-DP05", "RS-DP06"):
            active = session.state.to_act()[0]
            for seat in range(4):
                board = board_of(GAME, Language("en", GAME), NAMES, seat)
                text = drawn(board.whole(session.state.observe(seat), 120), 120)
                assert ("Your tiles" in text) == (seat == active)
        step(session, session.version)
    bidder = next(
        seat
        for seat in session.state.to_act()
        if any(GAME.text(action) == "stake poets 1" for action in session.state.legal(seat))
    )
    session.submit(bidder, GAME.parse("stake poets 1"))
    for seat in range(4):
        board = board_of(GAME, Language("en", GAME), NAMES, seat)
        text = drawn(board.part(session.state.observe(seat), 120), 120)
        assert ("Imperial Poets 1" in text) == (seat == bidder)


def test_a_buyer_reads_what_the_cards_do() -> None:
    session = session_of()
    while session.state.ask is not None and session.state.ask.key != "RS-DP10":
        step(session, session.version)
    (buyer,) = session.state.to_act()
    for seat in range(4):
        board = board_of(GAME, Language("en", GAME), NAMES, seat)
        text = " ".join(drawn(board.whole(session.state.observe(seat), 120), 120).split())
        effect = "Way of the Shogun 2×2: 3 coins at the start of every War Phase."
        assert (effect in text) == (seat == buyer)


def test_the_points_are_explained_to_the_last() -> None:
    session = finished()
    result = session.state.result()
    assert result is not None
    sums = [sum(sum(seasons) for seasons in kinds.values()) for kinds in ways_of(session)]
    assert sums == result.scores
    text = drawn(board_of(GAME, Language("en", GAME), NAMES, 1).result(session), 100)
    for seat, name in enumerate(NAMES):
        assert re.search(rf"{result.places[seat]} +{name} +{result.scores[seat]} ", text)
    for total in {sum(seasons) for kinds in ways_of(session) for seasons in kinds.values()}:
        assert f" {total}".replace("-", "−") in text


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_figures_have_names_and_values(lang: str) -> None:
    shown = board_of(GAME, Language(lang, GAME), [], -1).figures()
    assert len({figure.name for figure in shown}) == len(GAME.figures())
    assert all(figure.value for figure in shown)
    if lang != "en":
        assert not any(re.search("[a-z]", figure.name + figure.value) for figure in shown)


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_every_decision_is_explained(lang: str) -> None:
    language = Language(lang, GAME)
    asked = {id_ for id_ in all_rules() if re.fullmatch(r"RS-DP\d+", id_)} - WITHOUT
    for id_ in sorted(asked):
        assert "RS-" in language.say(f"cli-about-{id_}")
