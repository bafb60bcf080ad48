"""Decisions before the game (JK-D01, JK-D14): colours, mode, players, variants."""

from __future__ import annotations

import pytest

from gunbai.core.errors import BadOptions
from tests.joraku.table import JORAKU, Table
from tests.rule import rule


@rule("JK-D01")
def test_colours_are_chosen_freely_by_seat() -> None:
    table = Table.new(players=3, colours="purple,red,yellow")
    assert table.owners == [
        ("purple", 0),
        ("red", 1),
        ("yellow", 2),
    ]
    with pytest.raises(BadOptions):
        Table.new(players=3, colours="red,red,blue")
    with pytest.raises(BadOptions):
        Table.new(players=3, colours="green")


@rule("JK-D01", "JK-N02")
@pytest.mark.parametrize(
    ("colours", "neutral"),
    [("red,blue", "yellow"), ("purple,red", "blue"), ("yellow,purple", "red"),
     ("red,blue,purple,yellow", "yellow")],
)  # fmt: skip
def test_the_neutral_gets_the_first_free_colour(colours: str, neutral: str) -> None:
    table = Table.new(mode="neutral", colours=colours)
    one, other = colours.split(",")[:2]
    assert table.owners == [(one, 0), (other, 1), (neutral, -1)]


@rule("JK-D01", "JK-Q68")
def test_colours_have_no_effect() -> None:
    results = []
    for colours in ("red,blue,yellow,purple", "purple,yellow,red,blue"):
        table = Table.new(7, colours=colours)
        while table.asked:
            seat = table.to_act[0]
            plays = [a for a in table.state.legal(seat) if not JORAKU.text(a).startswith("remove")]
            table.state.apply(seat, plays[len(table.state.plays) % len(plays)])
        result = table.state.result()
        assert result is not None
        results.append((result.scores, result.places))
    assert results[0] == results[1]


@rule("JK-D14", "JK-C01")
@pytest.mark.parametrize(
    ("mode", "players"), [("base", 3), ("base", 4), ("two_vs_two", 2), ("neutral", 2)]
)
def test_the_modes_and_their_players(mode: str, players: int) -> None:
    table = Table.new(mode=mode, players=players)
    assert table.state.seats() == players
    assert table.view()["mode"] == mode


@rule("JK-D14", "JK-C01")
@pytest.mark.parametrize(
    ("mode", "players"),
    [("base", 2), ("base", 5), ("two_vs_two", 4), ("neutral", 3), ("solo", 4)],
)
def test_no_other_modes(mode: str, players: int) -> None:
    with pytest.raises(BadOptions):
        Table.new(mode=mode, players=players)


@rule("JK-D14")
def test_what_the_host_chose_is_open_to_all() -> None:
    table = Table.new(mode="neutral", variants="2,5")
    for seat in (-1, 0, 1):
        view = table.view(seat)
        assert (view["mode"], view["variants"]) == ("neutral", [2, 5])
