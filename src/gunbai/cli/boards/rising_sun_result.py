"""How a game of Rising Sun ended: places, and the victory points by season and kind."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gunbai.core.session import Session
from gunbai.games.rising_sun.names import CARDS, SEASONS
from gunbai.games.rising_sun.state import RisingSunState
from gunbai.language import Language

_CARDS: Final = "cards"
_KINDS: Final = ["harvest", "kami", "seppuku", "hostage", "poets", "tie", _CARDS, "tokens", "set"]

#: Points by seat, kind and season.
Ways = list[dict[str, list[int]]]


def ways_of(session: Session) -> Ways:
    """Where the points came from and went: everything gained and lost in the whole game."""
    ways: Ways = [{} for _ in range(session.state.seats())]
    season = 0
    for event in session.events:
        if event.key == "rs-season":
            season = event.a
        elif event.key in ("rs-points", "rs-scored", "rs-lost-points"):
            cause = str(session.game.arguments(event)["cause"])
            kind = _CARDS if cause in CARDS else cause
            sign = -1 if event.key == "rs-lost-points" else 1
            ways[event.a].setdefault(kind, [0] * len(SEASONS))[season] += sign * event.b
    return ways


def result_table(
    session: Session, language: Language, names: list[str], labels: list[Text]
) -> RenderableType:
    """The places by seat, honor breaking ties; then each player's points."""
    state = session.state
    result = state.result()
    assert result is not None
    assert isinstance(state, RisingSunState)
    places = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    places.add_column(language.say("cli-place"), justify="right")
    places.add_column(language.say("cli-player"))
    places.add_column(language.say("cli-rs-points"), justify="right")
    places.add_column(language.say("cli-rs-honor-place"), justify="right")
    for seat in sorted(range(len(names)), key=result.places.__getitem__):
        style = "bold" if result.places[seat] == 1 else ""
        cells = [result.places[seat], names[seat], result.scores[seat], state.rank(seat) + 1]
        places.add_row(*[str(cell) for cell in cells], style=style)
    return Group(places, _ways_table(session, language, labels))


def _ways_table(session: Session, language: Language, labels: list[Text]) -> Table:
    ways = ways_of(session)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(language.say("cli-rs-ways"))
    table.add_column("")
    for season in SEASONS:
        table.add_column(language.say(f"season-{season}.start"), justify="right")
    table.add_column(language.say("cli-total"), justify="right", style="bold")
    for seat, label in enumerate(labels):
        shown = label
        for kind in _KINDS:
            if kind in ways[seat]:
                points = ways[seat][kind]
                cells = [_signed(each) if each else "·" for each in [*points, sum(points)]]
                table.add_row(shown, language.say(f"cli-rs-gain-{kind}"), *cells)
                shown = Text("")
        table.add_section()
    return table


def _signed(points: int) -> str:
    return str(points).replace("-", "−")
