"""Variant cards 1, 2 and 3: ranks and what they pay (JK-V1…V3, JK-Q56…Q58, JK-X44…X49)."""

from __future__ import annotations

from gunbai.games.joraku.game import Joraku
from gunbai.games.joraku.state import JorakuState
from gunbai.games.joraku.tables import load_tables
from tests.joraku.table import at_table, gained, points, trick
from tests.rule import rule

NO_COLOUR_SHARED = ["1r", "2y", "3b", "4b"]  # red is led, nobody follows; the last card wins


def last_trick(
    variants: list[int],
    daimyo: dict[str, int],
    samurai: dict[str, dict[int, int]],
    round_: int = 1,
    players: int = 4,
) -> JorakuState:
    """One card each, played idly: purple (or the last seat) wins, then prestige follows."""
    hands = NO_COLOUR_SHARED[:players]
    s = at_table(hands, variants=variants, round_=round_, daimyo=daimyo, samurai=samurai)
    trick(s, " ".join(hands))
    return s


# card 1


@rule("JK-V1a", "JK-V1b", "JK-X44", "JK-Q56")
def test_card_1_pays_the_number_of_the_area_even_where_the_table_pays_nothing() -> None:
    s = last_trick([1], {"red": 6}, {"red": {6: 1}, "blue": {6: 1}}, round_=3, players=3)
    assert gained(s, "prestige", "shinano") == {}
    assert gained(s, "presence", "shinano") == {"red": 6}


@rule("JK-V1b", "JK-Q56")
def test_card_1_pays_on_top_of_the_table() -> None:
    s = last_trick([1], {"red": 4}, {"red": {4: 1}}, players=3)
    assert gained(s, "prestige", "mikawa") == {"red": 5}
    assert gained(s, "presence", "mikawa") == {"red": 4}


@rule("JK-V1c", "JK-X44", "JK-Q56")
def test_card_1_pays_nothing_more_in_kyoto() -> None:
    s = last_trick([1], {"red": 0}, {"red": {0: 1}, "blue": {0: 1}}, round_=3, players=3)
    assert gained(s, "prestige", "kyoto") == {"red": 7, "blue": 4}
    assert gained(s, "presence", "kyoto") == {}


@rule("JK-V1a")
def test_card_1_asks_for_the_daimyo_in_person_and_for_the_first_rank() -> None:
    s = last_trick([1], {"red": 3, "blue": 5, "yellow": 6}, {"blue": {3: 4}}, players=3)
    assert gained(s, "prestige", "owari") == {"blue": 4, "red": 2}
    assert gained(s, "presence", "owari") == {}


@rule("JK-V1a")
def test_card_1_says_nothing_about_kachidoki() -> None:
    s = at_table(["5r 1y", "2y 1b", "3b 2b"], variants=[1], daimyo={"red": 6})
    trick(s, "5r 2y 3b")
    assert points(s) == {"red": 3, "blue": 0, "yellow": 0}


@rule("JK-X45", "JK-V1a", "JK-W11", "JK-Q56")
def test_card_1_without_card_2_pays_nobody_who_is_tied_for_the_first_rank() -> None:
    s = last_trick([1], {"red": 4, "blue": 2}, {"red": {4: 2}, "blue": {4: 4}}, players=3)
    assert gained(s, "prestige", "mikawa") == {"red": 3, "blue": 3}
    assert gained(s, "presence", "mikawa") == {}


@rule("JK-X47", "JK-Q52", "JK-Q56", "JK-V1a", "JK-V2a")
def test_cards_1_and_2_pay_all_who_are_tied_for_the_first_rank() -> None:
    s = last_trick([1, 2], {"red": 4, "blue": 4}, {"red": {4: 2}, "blue": {4: 2}}, players=3)
    assert gained(s, "prestige", "mikawa") == {"red": 5, "blue": 5}
    assert gained(s, "presence", "mikawa") == {"red": 4, "blue": 4}


# card 2


FIVE_FIVE_TWO_TWO = {"red": {4: 5}, "blue": {4: 5}, "yellow": {4: 2}, "purple": {4: 2}}


@rule("JK-X46", "JK-V2a", "JK-V2b", "JK-V2c", "JK-Q57")
def test_card_2_gives_the_tied_the_highest_rank_and_uses_up_the_others() -> None:
    elsewhere = {"red": 6, "blue": 6, "yellow": 6, "purple": 6}
    s = last_trick([2], elsewhere, FIVE_FIVE_TWO_TWO)
    assert gained(s, "prestige", "mikawa") == {"red": 5, "blue": 5, "yellow": 2, "purple": 2}
    s = last_trick([], elsewhere, FIVE_FIVE_TWO_TWO)
    assert gained(s, "prestige", "mikawa") == {"red": 3, "blue": 3}


@rule("JK-X48", "JK-V2a", "JK-V2b", "JK-V2c", "JK-Q57")
def test_card_2_holds_for_kachidoki_too() -> None:
    s = at_table(
        ["5r 1y", "2y 1b", "3b 2b"],
        variants=[2],
        daimyo={"red": 4, "blue": 2, "yellow": 3},
        samurai={"red": {4: 1}, "blue": {4: 3}, "yellow": {4: 1}},
    )
    trick(s, "5r 2y 3b")
    assert points(s) == {"red": 3, "blue": 3, "yellow": 1}


# card 3


def red_wins_in_mikawa(variants: list[int], game: Joraku | None = None) -> JorakuState:
    """JK-X15's area: red 4, purple 3, yellow 1, and red has just won the trick."""
    s = at_table(
        ["5r 1y", "2y 1b", "3b 2b", "4b ny"],
        variants=variants,
        daimyo={"red": 4, "blue": 2, "yellow": 3, "purple": 1},
        samurai={"red": {4: 2}, "purple": {4: 3}, "yellow": {4: 1}},
        game=game,
    )
    trick(s, "5r 2y 3b 4b")
    return s


@rule("JK-X49", "JK-V3a", "JK-V3b", "JK-Q58")
def test_card_3_has_its_own_table_for_kachidoki() -> None:
    assert points(red_wins_in_mikawa([3])) == {"red": 4, "blue": 0, "yellow": 0, "purple": 2}
    assert points(red_wins_in_mikawa([])) == {"red": 3, "blue": 0, "yellow": 1, "purple": 2}


@rule("JK-Q58")
def test_the_figures_of_card_3_are_data() -> None:
    own = Joraku(load_tables({"variant3": {"row": [5, 1, 1]}}))
    s = red_wins_in_mikawa([3], own)
    assert points(s) == {"red": 5, "blue": 0, "yellow": 1, "purple": 1}


@rule("JK-V3a")
def test_card_3_leaves_prestige_alone() -> None:
    samurai = {"red": {4: 4}, "blue": {4: 3}, "yellow": {4: 2}}
    s = last_trick([3], {"red": 6, "blue": 6, "yellow": 6}, samurai, players=3)
    assert gained(s, "prestige", "mikawa") == {"red": 5, "blue": 3, "yellow": 2}


@rule("JK-Q52", "JK-V2a", "JK-V3a")
def test_cards_2_and_3_the_tie_picks_the_rank_and_the_table_the_points() -> None:
    s = at_table(
        ["5r 1y", "2y 1b", "3b 2b"],
        variants=[2, 3],
        daimyo={"red": 4, "blue": 2, "yellow": 3},
        samurai={"red": {4: 1}, "blue": {4: 3}, "yellow": {4: 1}},
    )
    trick(s, "5r 2y 3b")
    assert points(s) == {"red": 4, "blue": 4, "yellow": 0}
