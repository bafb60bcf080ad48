"""The full trick printed in the rulebook (JK-X14), played through the whole engine."""

from __future__ import annotations

from tests.joraku.table import Table
from tests.rule import rule


@rule("JK-X10", "JK-X11", "JK-X12", "JK-X13", "JK-X14")
def test_the_trick_of_the_booklet() -> None:
    table = Table(
        hands=["5r 1y", "2r 1b", "nr 2y", "nb 3y"],
        leader=2,
        daimyo={"red": "totomi", "blue": "shinano", "yellow": "owari", "purple": "mikawa"},
        samurai={"red": {"shinano": 1}, "purple": {"mikawa": 1}},
    )
    table.do("play nr", "place kyoto 1", "place owari 1", "place owari 1")
    assert table.samurai("yellow") == [1, 0, 0, 2, 0, 0, 0]
    table.do("play nb", "place kyoto 1", "place omi 1", "place ise 1")
    assert table.samurai("purple") == [1, 1, 1, 0, 1, 0, 0]
    table.do("play 5r", "effect b", "march mikawa", "remove purple")
    table.do("move shinano totomi", "move totomi mikawa")
    assert table.daimyo("red") == "mikawa"
    table.do("play 2r", "effect a", "place ise 3")
    assert table.state.kachidoki == 0
    assert table.to_act == [0]
    assert table.points == {"red": 3, "blue": 0, "yellow": 0, "purple": 2}
    assert [table.supply(c) for c in ("yellow", "purple", "red", "blue")] == [7, 7, 9, 7]
    assert table.samurai("blue") == [0, 0, 3, 0, 0, 0, 0]
