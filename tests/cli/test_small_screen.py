"""A game in a terminal of 80 × 24: everything can be read before it scrolls away."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

from gunbai.cli.pager import Pager
from gunbai.cli.table import Table
from gunbai.language import Language
from tests.cli.boards import GAMES, OPTIONS, board_for, drawn, go_on_to, session_of, step
from tests.shipped import SHIPPED

WIDTH, HEIGHT = 80, 24
_CONTROL = re.compile(r"\x1b\[[0-9;]*[A-Za-z]")

#: Questions that need most room.
LONGEST = {"joraku": "JK-D02", "shogun": "SG-D6", "rising_sun": "RS-DP22"}
#: Tables with as many players as there may be.
FULL: list[tuple[str, dict[str, object]]] = [
    ("shogun", {"players": 5}),
    ("rising_sun", {"players": 6, "clans": "koi,sun,lotus,turtle,bonsai,moon"}),
]
every_table = pytest.mark.parametrize(
    ("name", "more"), [*((name, {}) for name in SHIPPED), *FULL], ids=str
)


class Screen:
    """A terminal with somebody before it; `screens` holds what was printed up to each Enter."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, typed: list[str]) -> None:
        self.out = io.StringIO()
        self.console = Console(
            file=self.out, force_terminal=True, width=WIDTH, height=HEIGHT, highlight=False
        )
        self.screens: list[list[str]] = []
        self.asked: list[str] = []
        self.typed = typed
        keyboard = io.StringIO()
        monkeypatch.setattr(keyboard, "isatty", lambda: True)
        monkeypatch.setattr("sys.stdin", keyboard)
        monkeypatch.setattr("builtins.input", self.read)

    def read(self, prompt: str) -> str:
        self.screens.append(_CONTROL.sub("", self.out.getvalue()).splitlines())
        self.out.truncate(0)
        self.out.seek(0)
        self.asked.append(prompt)
        if prompt.startswith("—"):
            return ""
        if not self.typed:
            raise EOFError
        return self.typed.pop(0)


@every_table
@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_no_line_scrolls_away_unread(
    name: str,
    more: dict[str, object],
    lang: str,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    session = session_of(name, **{**OPTIONS[name], **more})
    go_on_to(session, LONGEST[name])
    while 0 not in session.to_act():
        step(session)
    screen = Screen(monkeypatch, ["b", "?", "l"])
    seats = session.state.seats()
    words = Language(lang, GAMES[name])
    Table(session, 0, ["random"] * seats, words, screen.console, tmp_path / "game").run()
    assert max(len(lines) for lines in screen.screens) < HEIGHT
    assert screen.asked.count("> ") == 4
    assert len(screen.asked) > 4, "the log of the game fills more than a screen"
    *_, question = [
        lines for lines, asked in zip(screen.screens, screen.asked, strict=True) if asked == "> "
    ][:1]
    assert any(words.say("cli-keys")[:20] in line for line in question)


@every_table
@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_each_part_of_a_board_fits_a_screen(name: str, more: dict[str, object], lang: str) -> None:
    session = session_of(name, **{**OPTIONS[name], **more})
    board = board_for(session, 0, lang)
    met: set[str] = set()
    while not session.over:
        ask = session.state.ask
        assert ask is not None
        if ask.key not in met:
            met.add(ask.key)
            view = session.state.observe(0)
            for page in [board.part(view, WIDTH), *board.pages(view, WIDTH)]:
                assert len(drawn(page, WIDTH).splitlines()) < HEIGHT, ask.key
        step(session)


def test_what_is_printed_at_once_stays_together(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Screen(monkeypatch, [])
    pager = Pager(screen.console, Language("en"))
    pager.print("\n".join("a" * 20))
    assert screen.screens == []
    pager.print("b\nb\nb\nb")
    assert [len(lines) for lines in screen.screens] == [20]
    assert screen.asked == ["— more: Enter\u00a0—"]
    pager.print("\n".join("c" * 40))
    assert [len(lines) for lines in screen.screens] == [20, 23]


def test_nobody_is_waited_for_where_nobody_sits(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Screen(monkeypatch, [])
    monkeypatch.setattr("sys.stdin.isatty", lambda: False)
    Pager(screen.console, Language("en")).print("\n".join("a" * 90))
    assert screen.screens == []
