"""The end of the game (JK-E)."""

from __future__ import annotations

import pytest

from gunbai.core.state import Result
from tests.joraku.table import JORAKU, Table
from tests.rule import rule

FINAL = dict.fromkeys(["red", "blue", "yellow", "purple"], "shinano")  # pays nothing in round III


def ended(result: Result | None) -> Result:
    assert result is not None, "the game goes on"
    return result


@rule("JK-E01")
@pytest.mark.parametrize("round_", [1, 2, 3])
def test_the_game_ends_after_the_prestige_of_round_three(round_: int) -> None:
    table = Table(
        ["5r", "2r", "3r"], round=round_, daimyo={"red": "owari", "blue": "ise", "yellow": "omi"}
    )
    table.trick("5r 2r")
    assert table.state.result() is None
    table.trick("3r")
    assert table.events("jk-prestige") == [{"round": round_}]
    if round_ < 3:
        assert table.state.result() is None
        assert table.to_act == [0, 1, 2]
        return
    assert table.to_act == []
    assert table.points["red"] == 3 + 4, "Kachidoki, then Owari's table"
    assert ended(table.state.result()).winners() == [0]
    assert table.view()["result"] == {"scores": [7, 5, 6], "places": [1, 3, 2]}
    found = table.state.check(0, JORAKU.parse("stop"))
    assert found is not None
    assert found.key == "refuse-over"


@rule("JK-E01", "JK-S09")
@pytest.mark.parametrize("players", [3, 4])
def test_a_whole_game_ends_after_three_rounds(players: int) -> None:
    table = Table.new(8, players=players)
    for _ in table.play_out():
        assert (table.state.result() is None) == (table.state.ask is not None)
    assert [event["round"] for event in table.events("jk-prestige")] == [1, 2, 3]
    assert len(table.events("jk-end")) == 1


@rule("JK-E02", "JK-Q42")
def test_the_most_reputation_wins() -> None:
    table = Table(
        ["", "", "", ""],
        round=3,
        numbers={"red": 6, "blue": 1, "yellow": 5, "purple": 2},
        daimyo=FINAL,
        points={"red": 30, "blue": 31, "yellow": 12, "purple": 29},
    )
    result = ended(table.state.result())
    assert result.scores == [30, 31, 12, 29]
    assert result.places == [2, 1, 4, 3]
    assert table.events("jk-end") == [{"player": 1}]


@rule("JK-E03", "JK-Q42")
def test_a_tie_goes_to_the_higher_daimyo_card_and_so_do_lower_places() -> None:
    for leader in range(4):  # holding Kachidoki decides nothing here
        table = Table(
            ["", "", "", ""],
            round=3,
            leader=leader,
            numbers={"red": 2, "blue": 5, "yellow": 1, "purple": 6},
            daimyo=FINAL,
            points={"red": 40, "blue": 40, "yellow": 33, "purple": 33},
        )
        assert ended(table.state.result()).places == [2, 1, 4, 3]


@rule("JK-Q41")
def test_reputation_has_no_upper_end() -> None:
    table = Table(["5r 1y", "2r 2y", "3r 3y"], points={"red": 299, "blue": 98})
    table.trick("5r 2r 3r")
    assert table.points["red"] == 302
    copy = JORAKU.restore(table.state.dump())
    assert copy.dump() == table.state.dump()
