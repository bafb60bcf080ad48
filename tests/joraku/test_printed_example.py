"""The full trick printed in the rulebook (JK-X14), played through the whole engine."""

from __future__ import annotations

from tests.joraku.table import at_table, do, home, points, samurai, supply
from tests.rule import rule


@rule("JK-X10", "JK-X11", "JK-X12", "JK-X13", "JK-X14")
def test_the_trick_of_the_booklet() -> None:
    s = at_table(
        hands=["5r 1y", "2r 1b", "nr 2y", "nb 3y"],
        leader=2,
        daimyo={"red": 5, "blue": 6, "yellow": 3, "purple": 4},
        samurai={"red": {6: 1}, "purple": {4: 1}},
    )
    do(s, "play nr", "place kyoto 1", "place owari 1", "place owari 1")
    assert samurai(s, "yellow") == [1, 0, 0, 2, 0, 0, 0]
    do(s, "play nb", "place kyoto 1", "place omi 1", "place ise 1")
    assert samurai(s, "purple") == [1, 1, 1, 0, 1, 0, 0]
    do(s, "play 5r", "effect b", "march mikawa", "remove purple")
    do(s, "move shinano totomi", "move totomi mikawa")
    assert home(s, "red") == 4
    do(s, "play 2r", "effect a", "place ise 3")
    assert s.kachidoki == 0
    assert s.to_act() == [0]
    assert points(s) == {"red": 3, "blue": 0, "yellow": 0, "purple": 2}
    assert [supply(s, c) for c in ("yellow", "purple", "red", "blue")] == [7, 7, 9, 7]
    assert samurai(s, "blue") == [0, 0, 3, 0, 0, 0, 0]
