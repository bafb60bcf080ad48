"""A game of one's own, found by `GUNBAI_GAMES`, is played like any other.

The batteries in `tests/properties` take it by themselves; the server and two browsers play it in
`tests/browser/test_own_game.py`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import gunbai
from gunbai.arena.matches import play_match
from gunbai.bots.factory import make_bot
from gunbai.cli.boards import board_of
from gunbai.cli.boards.plain import PlainBoard
from gunbai.core.record import read_record, replay, write_record
from gunbai.core.session import Session
from gunbai.language import LANGUAGES, Language
from tests.cli.boards import drawn
from tests.cli.run import run

KURA = gunbai.load("kura")


def finished(seed: int = 4, players: int = 3) -> Session:
    """A game in which the first answers are always given, and a coin is given away."""
    session = Session(KURA, {"players": players}, seed, ["Anna", "Boris", "Chen", "Dina"][:players])
    session.submit(1, KURA.parse("gift east 2"))
    while not session.over:
        seat = session.state.to_act()[0]
        session.submit(seat, session.state.legal(seat)[-1])
    return session


def test_it_is_listed_and_loaded_from_its_own_folder() -> None:
    assert "kura" in gunbai.GAMES
    folder = gunbai.games.folder("kura")
    assert folder.parent.parent.name == "tests"


def test_it_is_played_to_its_end_and_recorded() -> None:
    session = finished()
    result = session.state.result()
    assert result is not None
    assert sum(result.scores) > 3 * 3  # coins, and what was bought
    text = write_record(session)
    again = replay(KURA, read_record(text))
    assert again.state.dump() == session.state.dump()
    assert [event.line() for event in again.events] == [event.line() for event in session.events]


@pytest.mark.parametrize("spec", ["random", "greedy", "search:40", "easy"])
def test_every_bot_plays_it(spec: str) -> None:
    options = KURA.read_options({"players": 3})
    bots = [make_bot(spec, seat, KURA) for seat in range(3)]
    assert sorted(play_match(KURA, options, 5, bots).places)[0] == 1


def test_a_search_without_an_opinion_learns_from_results() -> None:
    """The last lot, of two players: only the higher card gets it, and storing it is worth more."""
    session = Session(KURA, {"players": 2, "rounds": 3}, 2)
    while session.state.observe(-1)["round"] != 3:
        seat = session.state.to_act()[0]
        session.submit(seat, session.state.legal(seat)[0])
    hand = session.state.legal(0)
    chosen = make_bot("search:400", 1, KURA).choose(session.knowledge(0))
    assert chosen == max(hand)


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_plain_board_shows_its_view_in_words(code: str) -> None:
    session = finished()
    words = Language(code, KURA)
    board = board_of(KURA, words, session.names, 0)
    assert isinstance(board, PlainBoard)
    opening = KURA.new({"players": 3}, 4)
    view = opening.observe(0)
    text = drawn(board.whole(view, 100), 100)
    assert words.thing("game", "kura") in text
    assert words.say("kr-view-hand") in text
    assert words.argument("lot", view["lot"], []) in text
    assert words.argument("lot", view["lot"], []) != view["lot"] or code == "en"
    assert "Boris" in text
    assert "hand" not in text.lower() or code == "en"
    result = drawn(board.result(session))
    assert "Chen" in result


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_played_in_the_terminal_to_its_end(lang: str, tmp_path: Path) -> None:
    path = tmp_path / "game.gunbai"
    words = ("play", "kura", "--seed", "3", "--bot", "greedy", "--lang", lang)
    hand = [KURA.text(action) for action in Session(KURA, {}, 3).state.legal(0)]
    typed = "?\ngift south 1\n" + "".join(f"{bid}\nstore\n" for bid in hand)
    done = run(*words, "--record", str(path), typed=typed)
    assert done.exit_code == 0, done.output
    assert replay(KURA, read_record(path.read_text(encoding="utf-8"))).over
