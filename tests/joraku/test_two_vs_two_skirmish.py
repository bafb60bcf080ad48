"""Two players, "2 vs 2": the four plays of a trick (JK-T13…T20, JK-Q61…Q66, Q80)."""

from __future__ import annotations

import pytest

from tests.joraku.table import (
    asked,
    do,
    gained,
    happened,
    legal,
    plays,
    points,
    random_game,
    refusal,
    samurai,
    supply,
    trick,
    two_vs_two_table,
)
from tests.rule import rule

# the order of play


@rule("JK-X52", "JK-T13", "JK-T14", "JK-T15", "JK-Q62", "JK-D10")
@pytest.mark.parametrize("first", ["yellow", "purple"])
def test_order_of_the_four_plays(first: str) -> None:
    s = two_vs_two_table(
        ["3r 5r 1b 2b", "4r 2r 3b 4b"],
        points={"red": 12, "blue": 9, "yellow": 7, "purple": 7},
    )
    assert (s.to_act(), asked(s)) == ([0], "JK-D03")
    trick(s, "3r")
    assert (s.to_act(), asked(s)) == ([1], "JK-D10")
    assert legal(s) == ["command yellow", "command purple"]
    do(s, f"command {first}")
    trick(s, "4r")
    assert (s.to_act(), asked(s)) == ([0], "JK-D03")
    trick(s, "5r")
    assert (s.to_act(), asked(s)) == ([1], "JK-D03")
    trick(s, "2r")
    other = "purple" if first == "yellow" else "yellow"
    assert plays(s) == [(0, "red"), (1, first), (0, "blue"), (1, other)]


@rule("JK-T13", "JK-Q62")
def test_the_holder_of_kachidoki_begins_whoever_that_is() -> None:
    s = two_vs_two_table(
        ["3r 5r", "4r 2r"],
        leader=1,
        points={"red": 1, "purple": 5},
    )
    trick(s, "4r 3r 2r 5r")
    assert plays(s) == [(1, "purple"), (0, "red"), (1, "yellow"), (0, "blue")]


@rule("JK-T14")
def test_more_reputation_goes_first_and_cannot_be_put_off() -> None:
    s = two_vs_two_table(["3r 5r", "4r 2r"], points={"blue": 1})
    assert asked(s) == "JK-D03"
    do(s, "play 3r")
    assert happened(s, "jk-played")[-1]["colour"] == "blue"


@rule("JK-D10", "JK-T01")
def test_a_player_commands_only_own_factions() -> None:
    s = two_vs_two_table(["3r 5r", "4r 2r"])
    assert asked(s) == "JK-D10"
    assert refusal(s, "command yellow") == "JK-T01"


@rule("JK-Q63", "JK-T15", "JK-T14")
def test_who_is_first_is_found_anew_in_each_trick_and_not_changed_within_it() -> None:
    """Blue's 6 for entering Kyoto (card 4) puts it ahead of red: from the next trick on."""
    s = two_vs_two_table(
        ["3r 4r 5r 6r", "1r 2r nr 1y"],
        variants=[4],
        numbers={"red": 5, "blue": 6, "yellow": 1, "purple": 2},
        daimyo={"red": 5, "blue": 1, "yellow": 6, "purple": 6},
        points={"red": 9, "blue": 8, "yellow": 1},
    )
    trick(s, "3r 1r")
    do(s, "play 4r", "effect b", "march kyoto", "stop")
    trick(s, "2r")
    assert points(s)["blue"] == 8 + 6 + 3
    trick(s, "5r nr 6r 1y")
    colours = [colour for _, colour in plays(s)]
    assert colours == ["red", "yellow", "blue", "purple", "blue", "yellow", "red", "purple"]


@rule("JK-Q63", "JK-T15", "JK-Q53")
def test_overtaking_within_a_trick_does_not_change_its_order() -> None:
    """Red gains by entering Kyoto in the first play: blue still plays second."""
    s = two_vs_two_table(
        ["6r 4r", "1r 2r"],
        variants=[4],
        daimyo={"red": 5, "blue": 1},
        points={"red": 2, "blue": 9, "purple": 1},
    )
    do(s, "play 6r", "effect b", "march kyoto", "stop")
    assert points(s)["blue"] == 11
    trick(s, "1r 4r 2r")
    colours = [colour for _, colour in plays(s)]
    assert colours == ["blue", "purple", "red", "yellow"]


@rule("JK-T20", "JK-T12", "JK-T13")
def test_a_round_has_four_tricks_and_empties_the_hands() -> None:
    tricks = [0, 0, 0]
    for s in random_game({"mode": "two_vs_two"}, seed=8):
        if s.ask is not None and s.ask.key == "JK-D03" and not len(s.plays) % 4:
            tricks[s.round - 1] += 1
        if s.round > 1 and not s.plays:
            assert len(happened(s, "jk-won")) == 4 * (s.round - 1)
    assert tricks == [4, 4, 4]
    assert len(happened(s, "jk-won")) == 12
    assert s.hands == [0, 0]


# cards and their effects


@rule("JK-T16")
def test_a_card_works_with_the_pieces_of_its_own_faction() -> None:
    s = two_vs_two_table(
        ["3r 5r nr 2b", "4r 2r 3b 4b"],
        daimyo={"red": 4, "blue": 2, "yellow": 4, "purple": 2},
        samurai={"red": {6: 1}, "blue": {1: 7}, "yellow": {4: 1}, "purple": {2: 1}},
        points={"red": 5, "yellow": 5},
    )
    do(s, "play 3r", "effect a", "place owari 3")
    assert samurai(s, "red") == [0, 0, 0, 3, 0, 0, 1]
    assert supply(s, "red") == 6
    assert samurai(s, "blue") == [0, 7, 0, 0, 0, 0, 0]
    trick(s, "4r")
    do(s, "play 5r", "effect b")
    assert legal(s) == [
        "march omi",
        "march owari",
        "move omi kyoto",
        "move omi ise",
        "remove purple",
        "stop",
    ]
    do(s, "remove purple", "stop")
    assert (samurai(s, "purple")[2], samurai(s, "yellow")[4]) == (0, 1)
    do(s, "play 2r", "effect a", "place ise 3")
    assert samurai(s, "purple") == [0, 0, 3, 0, 0, 0, 0]


@rule("JK-T16", "JK-T01")
def test_the_supplies_of_two_factions_are_not_shared() -> None:
    s = two_vs_two_table(
        ["nr 5r", "4r 2r"],
        samurai={"red": {0: 9}},
        points={"red": 5, "yellow": 5},
    )
    do(s, "play nr", "place kyoto 1")
    assert s.to_act() == [1]  # red has no more, though blue has ten


@rule("JK-X61", "JK-Q64", "JK-K19", "JK-K24", "JK-D07")
def test_the_other_own_faction_is_no_opponent() -> None:
    s = two_vs_two_table(
        ["1r 6r", "2r 5r"],
        daimyo={"red": 3, "yellow": 3},
        samurai={"red": {3: 1}, "blue": {3: 1}, "yellow": {3: 1}},
        points={"red": 1, "yellow": 1},
    )
    do(s, "play 1r", "effect b")
    assert [text for text in legal(s) if text.startswith("remove")] == ["remove yellow"]
    assert refusal(s, "remove blue") == "JK-Q64"
    assert refusal(s, "remove red") == "JK-K24"


@rule("JK-T17", "JK-Q61", "JK-K04")
def test_all_three_later_plays_follow_with_the_whole_hand() -> None:
    s = two_vs_two_table(
        ["3r 5r nr 2b", "4r 6b 3b 4b"],
        points={"red": 5, "yellow": 5},
    )
    trick(s, "3r")
    assert legal(s) == ["play 4r"]
    assert refusal(s, "play 6b") == "JK-T17"
    trick(s, "4r")
    assert legal(s) == ["play nr", "play 5r"]  # the leader's second card follows, too
    trick(s, "nr")
    assert legal(s) == ["play 3b", "play 4b", "play 6b"]


@rule("JK-T17", "JK-Q61")
def test_the_first_card_of_the_trick_sets_the_colour_not_the_opponents() -> None:
    s = two_vs_two_table(
        ["3r 5b nr 2b", "1b 6b 3b 4y"],
        points={"red": 5, "yellow": 5},
    )
    trick(s, "3r 6b")
    assert legal(s) == ["play nr"]


# the winner


@rule("JK-X53", "JK-T18", "JK-T19", "JK-Q65", "JK-Q80")
def test_the_ninja_beats_the_six_of_its_own_player_and_scores_for_its_faction() -> None:
    s = two_vs_two_table(
        ["6r nr 1b 2b", "5r 4r 3b 4b"],
        leader=0,
        daimyo={"red": 6, "blue": 3, "yellow": 3, "purple": 5},
        samurai={"blue": {3: 1}},
        points={"red": 5, "yellow": 5},
    )
    trick(s, "6r 5r nr 4r")
    assert s.kachidoki == 0
    assert happened(s, "jk-won")[-1]["colour"] == "blue"
    assert happened(s, "jk-kachidoki")[-1]["area"] == "owari"
    assert gained(s, "kachidoki") == {"blue": 3, "yellow": 2}


@rule("JK-T18", "JK-T19", "JK-Q80")
def test_the_opponents_second_card_can_win_and_only_its_area_is_scored() -> None:
    s = two_vs_two_table(
        ["3r 2r 1b 2b", "1r 5r 3b 4b"],
        daimyo={"red": 6, "blue": 4, "yellow": 2, "purple": 4},
        points={"red": 5, "yellow": 5},
    )
    trick(s, "3r 1r 2r 5r")
    assert s.kachidoki == 1
    assert s.to_act() == [1]
    assert gained(s, "kachidoki") == {"blue": 2, "purple": 2}


@rule("JK-T19")
def test_two_factions_of_one_player_rival_each_other_for_ranks() -> None:
    s = two_vs_two_table(
        ["6r 2r 1b 2b", "1r 5r 3b 4b"],
        daimyo={"red": 4, "blue": 2, "yellow": 2, "purple": 5},
        samurai={"blue": {4: 5}, "yellow": {4: 3}, "purple": {4: 4}},
        points={"red": 5, "yellow": 5},
    )
    trick(s, "6r 1r 2r 5r")
    assert gained(s, "kachidoki") == {"blue": 3, "purple": 2, "yellow": 1}


@rule("JK-Q66", "JK-T14")
def test_the_winner_leads_with_the_richer_daimyo_not_with_the_winning_one() -> None:
    s = two_vs_two_table(
        ["3r 6r 1b 2b", "1r 5r 3b 4b"],
        leader=1,
        points={"red": 50, "yellow": 5},
    )
    trick(s, "1r 3r 5r 6r")
    assert happened(s, "jk-won")[-1]["colour"] == "blue"
    assert s.to_act() == [0]
    do(s, "play 1b")
    assert happened(s, "jk-played")[-1]["colour"] == "red"
