"""Vectors derived from the rules (JK-X20…X43)."""

from __future__ import annotations

from typing import Any

import pytest

from gunbai import SPECTATOR
from gunbai.games.joraku.state import JorakuState
from tests.joraku.table import (
    at_table,
    do,
    happened,
    home,
    legal,
    new_game,
    points,
    ranks,
    refusal,
    samurai,
    trick,
)
from tests.rule import rule

COLOURS = ["red", "blue", "yellow", "purple"]
FAR = dict.fromkeys(COLOURS, 0)  # Kyoto pays nothing in round I


# ties in prestige


def mikawa(influence: list[int]) -> JorakuState:
    """The end of round I; influence in Mikawa by colour."""
    spread = {colour: {4: count} for colour, count in zip(COLOURS, influence, strict=True)}
    return at_table(["", "", "", ""], daimyo=FAR, samurai=spread)


@pytest.mark.parametrize(
    ("influence", "ranked", "paid"),
    [
        pytest.param([5, 5, 2, 2], [2, 2, 4, 4], [3, 3, 0, 0], marks=rule("JK-X20")),
        pytest.param([3, 3, 3, 1], [3, 3, 3, 4], [2, 2, 2, 0], marks=rule("JK-X21")),
        pytest.param([3, 3, 3, 3], [4, 4, 4, 4], [0, 0, 0, 0], marks=rule("JK-X22")),
    ],
)
def test_ties_in_prestige(influence: list[int], ranked: list[int], paid: list[int]) -> None:
    s = mikawa(influence)
    assert list(ranks(s, 4).values()) == ranked
    assert list(points(s).values()) == paid


# Kachidoki


@rule("JK-X23")
def test_three_level_in_the_winners_area() -> None:
    s = at_table(["5r 1y", "2r 2y", "3r 3y"], daimyo=dict.fromkeys(COLOURS, 3))
    trick(s, "5r 2r 3r")
    assert points(s) == {"red": 1, "blue": 1, "yellow": 1}


@rule("JK-X24")
def test_two_level_and_nobody_else() -> None:
    s = at_table(
        ["5r 1y", "2r 2y", "3r 3y", "4r 4y"],
        daimyo={"red": 5, "blue": 5},
        samurai={"red": {5: 1}, "blue": {5: 1}},
    )
    trick(s, "5r 2r 3r 4r")
    assert points(s) == {"red": 2, "blue": 2, "yellow": 0, "purple": 0}


@rule("JK-X25")
def test_the_winner_alone() -> None:
    s = at_table(["5r 1y", "2r 2y", "3r 3y"], daimyo={"red": 5})
    trick(s, "5r 2r 3r")
    assert points(s) == {"red": 3, "blue": 0, "yellow": 0}


@rule("JK-X26")
def test_the_winner_is_only_fourth() -> None:
    s = at_table(
        ["5r 1y", "2r 2y", "3r 3y", "4r 4y"],
        leader=1,
        daimyo={"red": 5, "blue": 0, "yellow": 0, "purple": 0},
        samurai={"blue": {5: 5}, "yellow": {5: 4}, "purple": {5: 3}},
    )
    trick(s, "2r 3r 4r 5r")
    assert points(s) == {"red": 0, "blue": 3, "yellow": 2, "purple": 1}
    assert s.kachidoki == 0
    assert s.to_act() == [0]


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
    s = at_table([f"{card} {seat + 1}y" for seat, card in enumerate(cards.split())])
    trick(s, cards)
    assert s.kachidoki == winner
    assert s.to_act() == [winner]


# which cards, which effects


@pytest.mark.parametrize(
    ("hand", "plays"),
    [
        pytest.param("nb 6r 5y", ["play nb"], marks=rule("JK-X33")),
        pytest.param("6r 5y ny", ["play 6r", "play ny", "play 5y"], marks=rule("JK-X34")),
    ],
)
def test_what_may_be_played_to_a_blue_lead(hand: str, plays: list[str]) -> None:
    s = at_table(["4b 1y 2y", hand, "1r 2r 3r"])
    trick(s, "4b")
    assert sorted(legal(s)) == sorted(plays)


@rule("JK-X35")
def test_effect_a_with_one_in_supply() -> None:
    s = at_table(["4r 1y", "2r 2y", "3r 3y"], samurai={"red": {1: 9}})
    do(s, "play 4r", "effect a")
    assert legal(s) == ["place mikawa 0", "place mikawa 1"]


@rule("JK-X36")
def test_an_empty_supply() -> None:
    s = at_table(["nr 4r", "2r 2y", "3r 3y"], samurai={"red": {1: 10}})
    other = s.clone()
    do(s, "play nr")
    assert legal(s) == ["stop"]
    do(other, "play 4r")
    assert legal(other) == ["effect a", "effect b"]
    do(other, "effect a")
    assert legal(other) == ["place mikawa 0"]


@rule("JK-X37")
def test_one_point_does_not_move_a_daimyo() -> None:
    for variants, marches in (([], []), ([6], ["march ise", "march mikawa"])):
        s = at_table(["1r 1y", "2r 2y", "3r 3y"], variants=variants, daimyo={"red": 3})
        do(s, "play 1r", "effect b")
        assert [text for text in legal(s) if text.startswith("march")] == marches


@rule("JK-X38")
def test_six_points_take_a_daimyo_from_owari_to_kyoto() -> None:
    s = at_table(["6r 1y", "2r 2y", "3r 3y"], daimyo={"red": 3})
    do(s, "play 6r", "effect b", "march ise", "march omi", "march kyoto")
    assert home(s, "red") == 0
    assert s.to_act() == [1]


@rule("JK-X39")
def test_removals_follow_the_daimyo() -> None:
    s = at_table(
        ["4r 1y", "2r 2y", "3r 3y"],
        daimyo={"red": 5},
        samurai={"blue": {4: 2}, "yellow": {3: 1}},
    )
    do(s, "play 4r", "effect b", "march mikawa")
    assert refusal(s, "remove yellow") == "JK-K19"
    do(s, "remove blue", "remove blue")
    assert s.to_act() == [1]
    assert samurai(s, "blue") == [0] * 7
    assert samurai(s, "yellow") == [0, 0, 0, 1, 0, 0, 0]


@rule("JK-X40")
def test_a_samurai_there_and_back() -> None:
    s = at_table(["2r 1y", "1r 2y", "3r 3y"], samurai={"red": {3: 1}})
    do(s, "play 2r", "effect b", "move owari mikawa", "move mikawa owari")
    assert s.to_act() == [1]
    assert samurai(s, "red") == [0, 0, 0, 1, 0, 0, 0]


@rule("JK-X41")
def test_the_ends_of_the_road() -> None:
    for area, only in (("kyoto", "omi"), ("shinano", "totomi")):
        here = 0 if area == "kyoto" else 6
        s = at_table(["2r 1y", "1r 2y", "3r 3y"], daimyo={"red": here}, samurai={"red": {here: 1}})
        do(s, "play 2r", "effect b")
        assert legal(s) == [f"march {only}", f"move {area} {only}", "stop"]


# the deck and the end


@rule("JK-X42")
@pytest.mark.parametrize(("players", "dealt", "left"), [(3, 18, 3), (4, 20, 1)])
def test_deck_accounting(players: int, dealt: int, left: int) -> None:
    view: Any = new_game(players=players).observe(SPECTATOR)
    assert sum(seat["hand"] for seat in view["seats"]) == dealt
    assert view["aside"] == left


@rule("JK-X43")
def test_a_tie_at_the_end() -> None:
    s = at_table(
        ["", "", ""],
        round_=3,
        numbers={"red": 2, "blue": 5, "yellow": 6},
        daimyo=dict.fromkeys(COLOURS, 6),
        points={"red": 48, "blue": 48, "yellow": 47},
    )
    result = s.result()
    assert result is not None
    assert result.winners() == [1]
    assert result.places == [2, 1, 3]
    assert happened(s, "jk-end") == [{"player": 1}]
