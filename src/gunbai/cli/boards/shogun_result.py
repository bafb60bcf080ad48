"""How a game of Shogun ended: places, and the victory points by year and kind."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gunbai.core.session import Session
from gunbai.games.shogun.actions import REASONS
from gunbai.games.shogun.state import ShogunState
from gunbai.language import Language

_LINES: Final = "lines"  # rows and columns of the Dajokan board

#: Points by seat, kind and year.
Ways = list[dict[str, list[int]]]


def ways_of(session: Session) -> Ways:
    """Where the points came from: everything scored in the whole game."""
    ways: Ways = [{} for _ in range(session.state.seats())]
    year = 1
    for event in session.events:
        words = session.game.arguments(event)
        if event.key == "sg-round":
            year = event.a
        elif event.key in ("sg-scored", "sg-line"):
            kind = _LINES if event.key == "sg-line" else str(words["reason"])
            ways[event.a].setdefault(kind, [0, 0])[year - 1] += event.b
    return ways


def result_table(
    session: Session, language: Language, names: list[str], labels: list[Text]
) -> RenderableType:
    """The places by seat, chests breaking ties; then each player's points."""
    state = session.state
    result = state.result()
    assert result is not None
    assert isinstance(state, ShogunState)
    places = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    places.add_column(language.say("cli-place"), justify="right")
    places.add_column(language.say("cli-player"))
    places.add_column(language.say("cli-sg-points"), justify="right")
    places.add_column(language.say("cli-sg-chests"), justify="right")
    for seat in sorted(range(len(names)), key=result.places.__getitem__):
        style = "bold" if result.places[seat] == 1 else ""
        cells = [result.places[seat], names[seat], result.scores[seat], state.chests[seat]]
        places.add_row(*[str(cell) for cell in cells], style=style)
    return Group(places, _ways_table(session, language, labels))


def _ways_table(session: Session, language: Language, labels: list[Text]) -> Table:
    ways = ways_of(session)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(language.say("cli-sg-ways"))
    table.add_column("")
    for year in (1, 2):
        table.add_column(language.say("cli-sg-year", {"year": year}), justify="right")
    table.add_column(language.say("cli-total"), justify="right", style="bold")
    for seat, label in enumerate(labels):
        shown = label
        for kind in [*REASONS, _LINES]:
            if kind in ways[seat]:
                points = ways[seat][kind]
                cells = [str(each) if each else "·" for each in points]
                table.add_row(shown, language.say(f"cli-sg-gain-{kind}"), *cells, str(sum(points)))
                shown = Text("")
        table.add_section()
    return table
