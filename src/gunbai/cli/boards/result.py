"""Tables of a game's result: the places, and where the points came from."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from gunbai.core.session import Session
from gunbai.language import Language

#: Points by kind and by period: a round, a year, a season.
Kinds = dict[str, list[int]]


class Ways:
    """The sources of points, for a table.

    It needs a prefix of messages, the heads of the periods, the kinds in order, and for each owner
    of points a label and the points.
    """

    def __init__(
        self, prefix: str, periods: list[str], kinds: list[str], owners: list[tuple[Text, Kinds]]
    ) -> None:
        self.prefix: Final = prefix
        self.periods: Final = periods
        self.kinds: Final = kinds
        self.owners: Final = owners


def result_table(
    session: Session,
    language: Language,
    names: list[str],
    ways: Ways,
    tie_break: tuple[str, list[int]] | None = None,
) -> Group:
    """Return the places by seat, with the tie-break; then where the points came from."""
    return Group(
        places_table(
            session, language, names, language.say(f"cli-{ways.prefix}-points"), tie_break
        ),
        _ways_table(language, ways),
    )


def places_table(
    session: Session,
    language: Language,
    names: list[str],
    points: str,
    tie_break: tuple[str, list[int]] | None = None,
) -> Table:
    """Return the places by seat, with the points under this head and the tie-break."""
    result = session.result()
    assert result is not None
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(language.say("cli-place"), justify="right")
    table.add_column(language.say("cli-player"))
    table.add_column(points, justify="right")
    if tie_break is not None:
        table.add_column(language.say(tie_break[0]), justify="right")
    for seat in sorted(range(len(names)), key=result.places.__getitem__):
        place, score = result.places[seat], result.scores[seat]
        more = [] if tie_break is None else [str(tie_break[1][seat])]
        table.add_row(
            str(place), names[seat], str(score), *more, style="bold" if place == 1 else ""
        )
    return table


def _ways_table(language: Language, ways: Ways) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(language.say(f"cli-{ways.prefix}-ways"))
    table.add_column("")
    for period in ways.periods:
        table.add_column(period, justify="right")
    table.add_column(language.say("cli-total"), justify="right", style="bold")
    for label, kinds in ways.owners:
        shown = label
        for kind in ways.kinds:
            if kind in kinds:
                cells = [_signed(points) for points in [*kinds[kind], sum(kinds[kind])]]
                table.add_row(shown, language.say(f"cli-{ways.prefix}-gain-{kind}"), *cells)
                shown = Text("")
        table.add_section()
    return table


def _signed(points: int) -> str:
    return str(points).replace("-", "−") if points else "·"
