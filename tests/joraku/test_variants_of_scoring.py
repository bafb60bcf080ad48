"""Variant cards 1, 2 and 3: ranks and what they pay (JK-V1…V3, JK-Q56…Q58, JK-X44…X49)."""

from __future__ import annotations

from gunbai.games.joraku.game import Joraku
from tests.joraku.table import JORAKU, Table
from tests.rule import rule

NO_COLOUR_SHARED = ["1r", "2y", "3b", "4b"]  # red is led, nobody follows; the last card wins


def last_trick(
    variants: list[int],
    daimyo: dict[str, str],
    samurai: dict[str, dict[str, int]],
    round_: int = 1,
    players: int = 4,
) -> Table:
    """One card each, played idly: purple (or the last seat) wins, then prestige follows."""
    hands = NO_COLOUR_SHARED[:players]
    table = Table(hands, variants=variants, round=round_, daimyo=daimyo, samurai=samurai)
    table.trick(" ".join(hands))
    return table


# card 1


@rule("JK-V1a", "JK-V1b", "JK-X44", "JK-Q56")
def test_card_1_pays_the_number_of_the_area_even_where_the_table_pays_nothing() -> None:
    table = last_trick(
        [1],
        {"red": "shinano"},
        {"red": {"shinano": 1}, "blue": {"shinano": 1}},
        round_=3,
        players=3,
    )
    assert table.gained("prestige", "shinano") == {}
    assert table.gained("presence", "shinano") == {"red": 6}


@rule("JK-V1b", "JK-Q56")
def test_card_1_pays_on_top_of_the_table() -> None:
    table = last_trick([1], {"red": "mikawa"}, {"red": {"mikawa": 1}}, players=3)
    assert table.gained("prestige", "mikawa") == {"red": 5}
    assert table.gained("presence", "mikawa") == {"red": 4}


@rule("JK-V1c", "JK-X44", "JK-Q56")
def test_card_1_pays_nothing_more_in_kyoto() -> None:
    table = last_trick(
        [1], {"red": "kyoto"}, {"red": {"kyoto": 1}, "blue": {"kyoto": 1}}, round_=3, players=3
    )
    assert table.gained("prestige", "kyoto") == {"red": 7, "blue": 4}
    assert table.gained("presence", "kyoto") == {}


@rule("JK-V1a")
def test_card_1_asks_for_the_daimyo_in_person_and_for_the_first_rank() -> None:
    table = last_trick(
        [1],
        {"red": "owari", "blue": "totomi", "yellow": "shinano"},
        {"blue": {"owari": 4}},
        players=3,
    )
    assert table.gained("prestige", "owari") == {"blue": 4, "red": 2}
    assert table.gained("presence", "owari") == {}


@rule("JK-V1a")
def test_card_1_says_nothing_about_kachidoki() -> None:
    table = Table(["5r 1y", "2y 1b", "3b 2b"], variants=[1], daimyo={"red": "shinano"})
    table.trick("5r 2y 3b")
    assert table.points == {"red": 3, "blue": 0, "yellow": 0}


@rule("JK-X45", "JK-V1a", "JK-W11", "JK-Q56")
def test_card_1_without_card_2_pays_nobody_who_is_tied_for_the_first_rank() -> None:
    table = last_trick(
        [1],
        {"red": "mikawa", "blue": "ise"},
        {"red": {"mikawa": 2}, "blue": {"mikawa": 4}},
        players=3,
    )
    assert table.gained("prestige", "mikawa") == {"red": 3, "blue": 3}
    assert table.gained("presence", "mikawa") == {}


@rule("JK-X47", "JK-Q52", "JK-Q56", "JK-V1a", "JK-V2a")
def test_cards_1_and_2_pay_all_who_are_tied_for_the_first_rank() -> None:
    table = last_trick(
        [1, 2],
        {"red": "mikawa", "blue": "mikawa"},
        {"red": {"mikawa": 2}, "blue": {"mikawa": 2}},
        players=3,
    )
    assert table.gained("prestige", "mikawa") == {"red": 5, "blue": 5}
    assert table.gained("presence", "mikawa") == {"red": 4, "blue": 4}


# card 2


FIVE_FIVE_TWO_TWO = {
    "red": {"mikawa": 5},
    "blue": {"mikawa": 5},
    "yellow": {"mikawa": 2},
    "purple": {"mikawa": 2},
}


@rule("JK-X46", "JK-V2a", "JK-V2b", "JK-V2c", "JK-Q57")
def test_card_2_gives_the_tied_the_highest_rank_and_uses_up_the_others() -> None:
    elsewhere = dict.fromkeys(["red", "blue", "yellow", "purple"], "shinano")
    table = last_trick([2], elsewhere, FIVE_FIVE_TWO_TWO)
    assert table.gained("prestige", "mikawa") == {"red": 5, "blue": 5, "yellow": 2, "purple": 2}
    table = last_trick([], elsewhere, FIVE_FIVE_TWO_TWO)
    assert table.gained("prestige", "mikawa") == {"red": 3, "blue": 3}


@rule("JK-X48", "JK-V2a", "JK-V2b", "JK-V2c", "JK-Q57")
def test_card_2_holds_for_kachidoki_too() -> None:
    table = Table(
        ["5r 1y", "2y 1b", "3b 2b"],
        variants=[2],
        daimyo={"red": "mikawa", "blue": "ise", "yellow": "owari"},
        samurai={"red": {"mikawa": 1}, "blue": {"mikawa": 3}, "yellow": {"mikawa": 1}},
    )
    table.trick("5r 2y 3b")
    assert table.points == {"red": 3, "blue": 3, "yellow": 1}


# card 3


def red_wins_in_mikawa(variants: list[int], game: Joraku | None = None) -> Table:
    """JK-X15's area: red 4, purple 3, yellow 1, and red has just won the trick."""
    table = Table(
        ["5r 1y", "2y 1b", "3b 2b", "4b ny"],
        variants=variants,
        daimyo={"red": "mikawa", "blue": "ise", "yellow": "owari", "purple": "omi"},
        samurai={"red": {"mikawa": 2}, "purple": {"mikawa": 3}, "yellow": {"mikawa": 1}},
        game=game,
    )
    table.trick("5r 2y 3b 4b")
    return table


@rule("JK-X49", "JK-V3a", "JK-V3b", "JK-Q58")
def test_card_3_has_its_own_table_for_kachidoki() -> None:
    assert red_wins_in_mikawa([3]).points == {"red": 4, "blue": 0, "yellow": 0, "purple": 2}
    assert red_wins_in_mikawa([]).points == {"red": 3, "blue": 0, "yellow": 1, "purple": 2}


@rule("JK-Q58")
def test_the_values_of_card_3_are_data() -> None:
    own = JORAKU.with_data({"variant3": {"row": [5, 1, 1]}})
    assert isinstance(own, Joraku)
    table = red_wins_in_mikawa([3], own)
    assert table.points == {"red": 5, "blue": 0, "yellow": 1, "purple": 1}


@rule("JK-V3a")
def test_card_3_leaves_prestige_alone() -> None:
    samurai = {"red": {"mikawa": 4}, "blue": {"mikawa": 3}, "yellow": {"mikawa": 2}}
    table = last_trick(
        [3], {"red": "shinano", "blue": "shinano", "yellow": "shinano"}, samurai, players=3
    )
    assert table.gained("prestige", "mikawa") == {"red": 5, "blue": 3, "yellow": 2}


@rule("JK-Q52", "JK-V2a", "JK-V3a")
def test_cards_2_and_3_the_tie_picks_the_rank_and_the_table_the_points() -> None:
    table = Table(
        ["5r 1y", "2y 1b", "3b 2b"],
        variants=[2, 3],
        daimyo={"red": "mikawa", "blue": "ise", "yellow": "owari"},
        samurai={"red": {"mikawa": 1}, "blue": {"mikawa": 3}, "yellow": {"mikawa": 1}},
    )
    table.trick("5r 2y 3b")
    assert table.points == {"red": 4, "blue": 4, "yellow": 0}
