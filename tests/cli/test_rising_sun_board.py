"""The parts of the terminal's board that only Rising Sun has."""

from __future__ import annotations

import re

from rich.text import Text

from gunbai.cli.boards.result import Ways, result_table
from gunbai.core.session import Session
from gunbai.games.rising_sun.names import BUSHI, CARDS, KAMI, PROVINCES, RESERVE, SHINTO, SHRINE
from gunbai.games.rising_sun.state import RisingSunState
from gunbai.games.rising_sun.terminal.board import SHAPES
from gunbai.games.rising_sun.terminal.result import ways_of
from gunbai.language import Language
from tests.cli.boards import OPTIONS, board_for, drawn, finished, go_on_to, seen, session_of, step


def new_session() -> Session:
    return session_of("rising_sun", **OPTIONS["rising_sun"])


def test_the_map_shows_who_is_where_with_how_much_force() -> None:
    session = new_session()
    state = session.state
    assert isinstance(state, RisingSunState)
    state.put(0, BUSHI, RESERVE, PROVINCES.index("kyushu"), 3)
    state.put(2, SHINTO, RESERVE, SHRINE)
    language = Language("en", session.game)
    text = seen(session, 0)
    for name in PROVINCES:
        assert language.thing("province", name) in text
    assert re.search(rf"Kyushu +1/1/1 +{SHAPES['koi']} B3 =3", text)
    assert re.search(rf"Kyoto +4/0/0 +{SHAPES['turtle']} B D ⌂ =3", text)  # Turtle's stronghold
    kami = language.thing("kami", KAMI[state.setup.shrines[0]])
    assert re.search(rf"{kami} +{SHAPES['lotus']} S =1", text)


def test_the_own_tiles_and_the_own_bid_are_shown_and_no_others() -> None:
    session = new_session()
    while session.state.ask is not None and session.state.ask.key != "RS-DP22":
        if session.state.ask.key in ("RS-DP05", "RS-DP06"):
            active = session.state.to_act()[0]
            for seat in range(4):
                assert ("Your tiles" in seen(session, seat)) == (seat == active)
        step(session)
    bidder = next(
        seat
        for seat in session.state.to_act()
        if session.game.parse("stake poets 1") in session.state.legal(seat)
    )
    session.submit(bidder, session.game.parse("stake poets 1"))
    for seat in range(4):
        text = drawn(board_for(session, seat).part(session.state.observe(seat), 120))
        assert ("Imperial Poets 1" in text) == (seat == bidder)


def test_a_buyer_reads_what_the_cards_do() -> None:
    session = new_session()
    go_on_to(session, "RS-DP10")
    state = session.state
    assert isinstance(state, RisingSunState)
    state.display = [CARDS.index("way-of-the-shogun")] * 2
    (buyer,) = state.to_act()
    for seat in range(4):
        text = " ".join(seen(session, seat).split())
        assert "Way of the Shogun 2×2" in text
        effect = "Way of the Shogun 2×2: 3 coins at the start of every War Phase."
        assert (effect in text) == (seat == buyer)


def test_points_lost_are_told_with_a_minus_sign() -> None:
    session = finished("rising_sun")
    language = Language("en", session.game)
    ways = Ways("rs", ["Spring", "Summer"], ["tie", "set"], [(Text("Anna"), {"tie": [-3, 1]})])
    text = drawn(result_table(session, language, session.names, ways))
    assert re.search(r"Anna +\S.* −3 +1 +−2", text)
    lost = [event.b for event in session.events if event.key == "rs-lost-points"]
    gained = [event.b for event in session.events if event.key in ("rs-points", "rs-scored")]
    told = [sum(sum(seasons) for seasons in kinds.values()) for kinds in ways_of(session)]
    assert sum(told) == sum(gained) - sum(lost)
