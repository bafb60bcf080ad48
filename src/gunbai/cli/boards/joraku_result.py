"""How a game of Joraku ended: places, and the reputation points by round and kind."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gunbai.core.session import Session
from gunbai.games.joraku.actions import GAINS
from gunbai.language import Language

_ROUNDS: Final = ["I", "II", "III"]

#: Points by colour, kind of gain and round.
Ways = dict[str, dict[str, list[int]]]


def ways_of(session: Session) -> Ways:
    """Where the points came from: every gain of the whole game."""
    ways: Ways = {}
    round_ = 0
    for event in session.events:
        words = session.game.arguments(event)
        if event.key == "jk-round":
            round_ = event.a
        elif event.key == "jk-gained":
            kinds = ways.setdefault(str(words["colour"]), {})
            kinds.setdefault(str(words["reason"]), [0, 0, 0])[round_ - 1] += event.b
    return ways


def result_table(
    session: Session, language: Language, names: list[str], labels: dict[str, Text]
) -> RenderableType:
    """The places by seat, then for each colour its points; `labels` name the colours."""
    result = session.state.result()
    assert result is not None
    places = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    places.add_column(language.say("cli-place"), justify="right")
    places.add_column(language.say("cli-player"))
    places.add_column(language.say("cli-jk-points"), justify="right")
    for seat in sorted(range(len(names)), key=result.places.__getitem__):
        style = "bold" if result.places[seat] == 1 else ""
        place = str(result.places[seat])
        places.add_row(place, names[seat], str(result.scores[seat]), style=style)
    return Group(places, _ways_table(session, language, labels))


def _ways_table(session: Session, language: Language, labels: dict[str, Text]) -> Table:
    ways = ways_of(session)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(language.say("cli-jk-ways"))
    table.add_column("")
    for name in _ROUNDS:
        table.add_column(name, justify="right")
    table.add_column(language.say("cli-total"), justify="right", style="bold")
    for colour, label in labels.items():
        kinds = ways.get(colour, {})
        shown = label
        for kind in GAINS:
            if kind in kinds:
                points = kinds[kind]
                cells = [str(each) if each else "·" for each in points]
                table.add_row(shown, language.say(f"cli-jk-gain-{kind}"), *cells, str(sum(points)))
                shown = Text("")
        table.add_section()
    return table
