"""Two players, "2 vs 2": the four plays of a trick (JK-T13…T20, JK-Q61…Q66, Q80)."""

from __future__ import annotations

import pytest

from tests.joraku.table import Table
from tests.rule import rule

# the order of play


@rule("JK-X52", "JK-T13", "JK-T14", "JK-T15", "JK-Q62", "JK-D10")
@pytest.mark.parametrize("first", ["yellow", "purple"])
def test_order_of_the_four_plays(first: str) -> None:
    table = Table(
        ["3r 5r 1b 2b", "4r 2r 3b 4b"],
        mode="two_vs_two",
        points={"red": 12, "blue": 9, "yellow": 7, "purple": 7},
    )
    assert (table.to_act, table.asked) == ([0], "JK-D03")
    table.trick("3r")
    assert (table.to_act, table.asked) == ([1], "JK-D10")
    assert table.legal() == ["command yellow", "command purple"]
    table.do(f"command {first}")
    table.trick("4r")
    assert (table.to_act, table.asked) == ([0], "JK-D03")
    table.trick("5r")
    assert (table.to_act, table.asked) == ([1], "JK-D03")
    table.trick("2r")
    other = "purple" if first == "yellow" else "yellow"
    assert table.plays == [(0, "red"), (1, first), (0, "blue"), (1, other)]


@rule("JK-T13", "JK-Q62")
def test_the_holder_of_kachidoki_begins_whoever_that_is() -> None:
    table = Table(
        ["3r 5r", "4r 2r"],
        mode="two_vs_two",
        leader=1,
        points={"red": 1, "purple": 5},
    )
    table.trick("4r 3r 2r 5r")
    assert table.plays == [(1, "purple"), (0, "red"), (1, "yellow"), (0, "blue")]


@rule("JK-T14")
def test_more_reputation_goes_first_and_cannot_be_put_off() -> None:
    table = Table(["3r 5r", "4r 2r"], mode="two_vs_two", points={"blue": 1})
    assert table.asked == "JK-D03"
    table.do("play 3r")
    assert table.events("jk-played")[-1]["colour"] == "blue"


@rule("JK-D10", "JK-T01")
def test_a_player_commands_only_own_factions() -> None:
    table = Table(["3r 5r", "4r 2r"], mode="two_vs_two")
    assert table.asked == "JK-D10"
    assert table.refusal("command yellow") == "JK-T01"


@rule("JK-Q63", "JK-T15", "JK-T14")
def test_who_is_first_is_found_anew_in_each_trick_and_not_changed_within_it() -> None:
    """Blue's 6 for entering Kyoto (card 4) puts it ahead of red: from the next trick on."""
    table = Table(
        ["3r 4r 5r 6r", "1r 2r nr 1y"],
        mode="two_vs_two",
        variants=[4],
        numbers={"red": 5, "blue": 6, "yellow": 1, "purple": 2},
        daimyo={"red": "totomi", "blue": "omi", "yellow": "shinano", "purple": "shinano"},
        points={"red": 9, "blue": 8, "yellow": 1},
    )
    table.trick("3r 1r")
    table.do("play 4r", "effect b", "march kyoto", "stop")
    table.trick("2r")
    assert table.points["blue"] == 8 + 6 + 3
    table.trick("5r nr 6r 1y")
    colours = [colour for _, colour in table.plays]
    assert colours == ["red", "yellow", "blue", "purple", "blue", "yellow", "red", "purple"]


@rule("JK-Q63", "JK-T15", "JK-Q53")
def test_overtaking_within_a_trick_does_not_change_its_order() -> None:
    """Red gains by entering Kyoto in the first play: blue still plays second."""
    table = Table(
        ["6r 4r", "1r 2r"],
        mode="two_vs_two",
        variants=[4],
        daimyo={"red": "totomi", "blue": "omi"},
        points={"red": 2, "blue": 9, "purple": 1},
    )
    table.do("play 6r", "effect b", "march kyoto", "stop")
    assert table.points["blue"] == 11
    table.trick("1r 4r 2r")
    colours = [colour for _, colour in table.plays]
    assert colours == ["blue", "purple", "red", "yellow"]


@rule("JK-T20", "JK-T12", "JK-T13")
def test_a_round_has_four_tricks_and_empties_the_hands() -> None:
    tricks = [0, 0, 0]
    for table in Table.random_game({"mode": "two_vs_two"}, seed=8):
        if (
            table.state.ask is not None
            and table.asked == "JK-D03"
            and not len(table.state.plays) % 4
        ):
            tricks[table.state.round - 1] += 1
        if table.state.round > 1 and not table.state.plays:
            assert len(table.events("jk-won")) == 4 * (table.state.round - 1)
    assert tricks == [4, 4, 4]
    assert len(table.events("jk-won")) == 12
    assert table.state.hands == [0, 0]


# cards and their effects


@rule("JK-T16")
def test_a_card_works_with_the_pieces_of_its_own_faction() -> None:
    table = Table(
        ["3r 5r nr 2b", "4r 2r 3b 4b"],
        mode="two_vs_two",
        daimyo={"red": "mikawa", "blue": "ise", "yellow": "mikawa", "purple": "ise"},
        samurai={
            "red": {"shinano": 1},
            "blue": {"omi": 7},
            "yellow": {"mikawa": 1},
            "purple": {"ise": 1},
        },
        points={"red": 5, "yellow": 5},
    )
    table.do("play 3r", "effect a", "place owari 3")
    assert table.samurai("red") == [0, 0, 0, 3, 0, 0, 1]
    assert table.supply("red") == 6
    assert table.samurai("blue") == [0, 7, 0, 0, 0, 0, 0]
    table.trick("4r")
    table.do("play 5r", "effect b")
    assert table.legal() == [
        "march omi",
        "march owari",
        "move omi kyoto",
        "move omi ise",
        "remove purple",
        "stop",
    ]
    table.do("remove purple", "stop")
    assert (table.samurai("purple")[2], table.samurai("yellow")[4]) == (0, 1)
    table.do("play 2r", "effect a", "place ise 3")
    assert table.samurai("purple") == [0, 0, 3, 0, 0, 0, 0]


@rule("JK-T16", "JK-T01")
def test_the_supplies_of_two_factions_are_not_shared() -> None:
    table = Table(
        ["nr 5r", "4r 2r"],
        mode="two_vs_two",
        samurai={"red": {"kyoto": 9}},
        points={"red": 5, "yellow": 5},
    )
    table.do("play nr", "place kyoto 1")
    assert table.to_act == [1]  # red has no more, though blue has ten


@rule("JK-X61", "JK-Q64", "JK-K19", "JK-K24", "JK-D07")
def test_the_other_own_faction_is_no_opponent() -> None:
    table = Table(
        ["1r 6r", "2r 5r"],
        mode="two_vs_two",
        daimyo={"red": "owari", "yellow": "owari"},
        samurai={"red": {"owari": 1}, "blue": {"owari": 1}, "yellow": {"owari": 1}},
        points={"red": 1, "yellow": 1},
    )
    table.do("play 1r", "effect b")
    assert [text for text in table.legal() if text.startswith("remove")] == ["remove yellow"]
    assert table.refusal("remove blue") == "JK-Q64"
    assert table.refusal("remove red") == "JK-K24"


@rule("JK-T17", "JK-Q61", "JK-K04")
def test_all_three_later_plays_follow_with_the_whole_hand() -> None:
    table = Table(
        ["3r 5r nr 2b", "4r 6b 3b 4b"],
        mode="two_vs_two",
        points={"red": 5, "yellow": 5},
    )
    table.trick("3r")
    assert table.legal() == ["play 4r"]
    assert table.refusal("play 6b") == "JK-T17"
    table.trick("4r")
    assert table.legal() == ["play nr", "play 5r"]  # the leader's second card follows, too
    table.trick("nr")
    assert table.legal() == ["play 3b", "play 4b", "play 6b"]


@rule("JK-T17", "JK-Q61")
def test_the_first_card_of_the_trick_sets_the_colour_not_the_opponents() -> None:
    table = Table(
        ["3r 5b nr 2b", "1b 6b 3b 4y"],
        mode="two_vs_two",
        points={"red": 5, "yellow": 5},
    )
    table.trick("3r 6b")
    assert table.legal() == ["play nr"]


# the winner


@rule("JK-X53", "JK-T18", "JK-T19", "JK-Q65", "JK-Q80")
def test_the_ninja_beats_the_six_of_its_own_player_and_scores_for_its_faction() -> None:
    table = Table(
        ["6r nr 1b 2b", "5r 4r 3b 4b"],
        mode="two_vs_two",
        leader=0,
        daimyo={"red": "shinano", "blue": "owari", "yellow": "owari", "purple": "totomi"},
        samurai={"blue": {"owari": 1}},
        points={"red": 5, "yellow": 5},
    )
    table.trick("6r 5r nr 4r")
    assert table.state.kachidoki == 0
    assert table.events("jk-won")[-1]["colour"] == "blue"
    assert table.events("jk-kachidoki")[-1]["area"] == "owari"
    assert table.gained("kachidoki") == {"blue": 3, "yellow": 2}


@rule("JK-T18", "JK-T19", "JK-Q80")
def test_the_opponents_second_card_can_win_and_only_its_area_is_scored() -> None:
    table = Table(
        ["3r 2r 1b 2b", "1r 5r 3b 4b"],
        mode="two_vs_two",
        daimyo={"red": "shinano", "blue": "mikawa", "yellow": "ise", "purple": "mikawa"},
        points={"red": 5, "yellow": 5},
    )
    table.trick("3r 1r 2r 5r")
    assert table.state.kachidoki == 1
    assert table.to_act == [1]
    assert table.gained("kachidoki") == {"blue": 2, "purple": 2}


@rule("JK-T19")
def test_two_factions_of_one_player_rival_each_other_for_ranks() -> None:
    table = Table(
        ["6r 2r 1b 2b", "1r 5r 3b 4b"],
        mode="two_vs_two",
        daimyo={"red": "mikawa", "blue": "ise", "yellow": "ise", "purple": "totomi"},
        samurai={"blue": {"mikawa": 5}, "yellow": {"mikawa": 3}, "purple": {"mikawa": 4}},
        points={"red": 5, "yellow": 5},
    )
    table.trick("6r 1r 2r 5r")
    assert table.gained("kachidoki") == {"blue": 3, "purple": 2, "yellow": 1}


@rule("JK-Q66", "JK-T14")
def test_the_winner_leads_with_the_richer_daimyo_not_with_the_winning_one() -> None:
    table = Table(
        ["3r 6r 1b 2b", "1r 5r 3b 4b"],
        mode="two_vs_two",
        leader=1,
        points={"red": 50, "yellow": 5},
    )
    table.trick("1r 3r 5r 6r")
    assert table.events("jk-won")[-1]["colour"] == "blue"
    assert table.to_act == [0]
    table.do("play 1b")
    assert table.events("jk-played")[-1]["colour"] == "red"
