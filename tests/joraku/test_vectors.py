"""Vectors derived from the rules (JK-X20…X43)."""

from __future__ import annotations

import pytest

from tests.joraku.table import Table
from tests.rule import rule

COLOURS = ["red", "blue", "yellow", "purple"]
FAR = dict.fromkeys(COLOURS, "kyoto")  # which pays nothing in round I


# ties in prestige


def mikawa(influence: list[int]) -> Table:
    """The end of round I; influence in Mikawa by colour."""
    spread = {colour: {"mikawa": count} for colour, count in zip(COLOURS, influence, strict=True)}
    return Table(["", "", "", ""], daimyo=FAR, samurai=spread)


@pytest.mark.parametrize(
    ("influence", "ranked", "paid"),
    [
        pytest.param([5, 5, 2, 2], [2, 2, 4, 4], [3, 3, 0, 0], marks=rule("JK-X20")),
        pytest.param([3, 3, 3, 1], [3, 3, 3, 4], [2, 2, 2, 0], marks=rule("JK-X21")),
        pytest.param([3, 3, 3, 3], [4, 4, 4, 4], [0, 0, 0, 0], marks=rule("JK-X22")),
    ],
)
def test_ties_in_prestige(influence: list[int], ranked: list[int], paid: list[int]) -> None:
    table = mikawa(influence)
    assert list(table.ranks("mikawa").values()) == ranked
    assert list(table.points.values()) == paid


# Kachidoki


@rule("JK-X23")
def test_three_level_in_the_winners_area() -> None:
    table = Table(["5r 1y", "2r 2y", "3r 3y"], daimyo=dict.fromkeys(COLOURS, "owari"))
    table.trick("5r 2r 3r")
    assert table.points == {"red": 1, "blue": 1, "yellow": 1}


@rule("JK-X24")
def test_two_level_and_nobody_else() -> None:
    table = Table(
        ["5r 1y", "2r 2y", "3r 3y", "4r 4y"],
        daimyo={"red": "totomi", "blue": "totomi"},
        samurai={"red": {"totomi": 1}, "blue": {"totomi": 1}},
    )
    table.trick("5r 2r 3r 4r")
    assert table.points == {"red": 2, "blue": 2, "yellow": 0, "purple": 0}


@rule("JK-X25")
def test_the_winner_alone() -> None:
    table = Table(["5r 1y", "2r 2y", "3r 3y"], daimyo={"red": "totomi"})
    table.trick("5r 2r 3r")
    assert table.points == {"red": 3, "blue": 0, "yellow": 0}


@rule("JK-X26")
def test_the_winner_is_only_fourth() -> None:
    table = Table(
        ["5r 1y", "2r 2y", "3r 3y", "4r 4y"],
        leader=1,
        daimyo={"red": "totomi", "blue": "kyoto", "yellow": "kyoto", "purple": "kyoto"},
        samurai={"blue": {"totomi": 5}, "yellow": {"totomi": 4}, "purple": {"totomi": 3}},
    )
    table.trick("2r 3r 4r 5r")
    assert table.points == {"red": 0, "blue": 3, "yellow": 2, "purple": 1}
    assert table.state.kachidoki == 0
    assert table.to_act == [0]


# who wins


@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        pytest.param("6r nr 6b nb", 3, marks=rule("JK-X27")),
        pytest.param("nr 2r 6r 5r", 0, marks=rule("JK-X28")),
        pytest.param("6r 6b 6y 5r", 2, marks=rule("JK-X29")),
        pytest.param("nr nb ny", 2, marks=rule("JK-X30")),
        pytest.param("nr 1r nb", 1, marks=rule("JK-X31")),
        pytest.param("2r 3r 6b 5r", 2, marks=rule("JK-X32")),
    ],
)
def test_who_wins(cards: str, winner: int) -> None:
    table = Table([f"{card} {seat + 1}y" for seat, card in enumerate(cards.split())])
    table.trick(cards)
    assert table.state.kachidoki == winner
    assert table.to_act == [winner]


# which cards, which effects


@pytest.mark.parametrize(
    ("hand", "plays"),
    [
        pytest.param("nb 6r 5y", ["play nb"], marks=rule("JK-X33")),
        pytest.param("6r 5y ny", ["play 6r", "play ny", "play 5y"], marks=rule("JK-X34")),
    ],
)
def test_what_may_be_played_to_a_blue_lead(hand: str, plays: list[str]) -> None:
    table = Table(["4b 1y 2y", hand, "1r 2r 3r"])
    table.trick("4b")
    assert sorted(table.legal()) == sorted(plays)


@rule("JK-X35")
def test_effect_a_with_one_in_supply() -> None:
    table = Table(["4r 1y", "2r 2y", "3r 3y"], samurai={"red": {"omi": 9}})
    table.do("play 4r", "effect a")
    assert table.legal() == ["place mikawa 0", "place mikawa 1"]


@rule("JK-X36")
def test_an_empty_supply() -> None:
    table = Table(["nr 4r", "2r 2y", "3r 3y"], samurai={"red": {"omi": 10}})
    other = table.copy()
    table.do("play nr")
    assert table.legal() == ["stop"]
    other.do("play 4r")
    assert other.legal() == ["effect a", "effect b"]
    other.do("effect a")
    assert other.legal() == ["place mikawa 0"]


@rule("JK-X37")
def test_one_point_does_not_move_a_daimyo() -> None:
    for variants, marches in (([], []), ([6], ["march ise", "march mikawa"])):
        table = Table(["1r 1y", "2r 2y", "3r 3y"], variants=variants, daimyo={"red": "owari"})
        table.do("play 1r", "effect b")
        assert [text for text in table.legal() if text.startswith("march")] == marches


@rule("JK-X38")
def test_six_points_take_a_daimyo_from_owari_to_kyoto() -> None:
    table = Table(["6r 1y", "2r 2y", "3r 3y"], daimyo={"red": "owari"})
    table.do("play 6r", "effect b", "march ise", "march omi", "march kyoto")
    assert table.daimyo("red") == "kyoto"
    assert table.to_act == [1]


@rule("JK-X39")
def test_removals_follow_the_daimyo() -> None:
    table = Table(
        ["4r 1y", "2r 2y", "3r 3y"],
        daimyo={"red": "totomi"},
        samurai={"blue": {"mikawa": 2}, "yellow": {"owari": 1}},
    )
    table.do("play 4r", "effect b", "march mikawa")
    assert table.refusal("remove yellow") == "JK-K19"
    table.do("remove blue", "remove blue")
    assert table.to_act == [1]
    assert table.samurai("blue") == [0] * 7
    assert table.samurai("yellow") == [0, 0, 0, 1, 0, 0, 0]


@rule("JK-X40")
def test_a_samurai_there_and_back() -> None:
    table = Table(["2r 1y", "1r 2y", "3r 3y"], samurai={"red": {"owari": 1}})
    table.do("play 2r", "effect b", "move owari mikawa", "move mikawa owari")
    assert table.to_act == [1]
    assert table.samurai("red") == [0, 0, 0, 1, 0, 0, 0]


@rule("JK-X41")
def test_the_ends_of_the_road() -> None:
    for area, only in (("kyoto", "omi"), ("shinano", "totomi")):
        table = Table(["2r 1y", "1r 2y", "3r 3y"], daimyo={"red": area}, samurai={"red": {area: 1}})
        table.do("play 2r", "effect b")
        assert table.legal() == [f"march {only}", f"move {area} {only}", "stop"]


# the deck and the end


@rule("JK-X42")
@pytest.mark.parametrize(("players", "dealt", "left"), [(3, 18, 3), (4, 20, 1)])
def test_deck_accounting(players: int, dealt: int, left: int) -> None:
    view = Table.new(players=players).view()
    assert sum(seat["hand"] for seat in view["seats"]) == dealt
    assert view["aside"] == left


@rule("JK-X43")
def test_a_tie_at_the_end() -> None:
    table = Table(
        ["", "", ""],
        round=3,
        numbers={"red": 2, "blue": 5, "yellow": 6},
        daimyo=dict.fromkeys(COLOURS, "shinano"),
        points={"red": 48, "blue": 48, "yellow": 47},
    )
    result = table.state.result()
    assert result is not None
    assert result.winners() == [1]
    assert result.places == [2, 1, 3]
    assert table.events("jk-end") == [{"player": 1}]
