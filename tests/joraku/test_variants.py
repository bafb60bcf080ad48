"""The six variant cards (JK-V), their rulings (JK-Q52…Q60, Q83) and vectors (JK-X44…X51)."""

from __future__ import annotations

from itertools import combinations

import pytest

import gunbai
from gunbai.core.errors import BadOptions
from gunbai.games.joraku.game import Joraku
from gunbai.games.joraku.state import JorakuState
from gunbai.games.joraku.tables import load_tables
from tests.joraku.table import (
    JORAKU,
    WAYS,
    at_table,
    do,
    gained,
    happened,
    legal,
    new_game,
    points,
    random_game,
    refusal,
    trick,
)
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


def drawn(s: JorakuState) -> list[int]:
    variants = s.observe(gunbai.SPECTATOR)["variants"]
    assert isinstance(variants, list)
    return variants


# using them


@rule("JK-V0a")
@pytest.mark.parametrize("way", WAYS)
def test_without_asking_for_them_there_are_no_variant_cards(way: dict[str, object]) -> None:
    assert drawn(new_game(5, **way)) == []


@rule("JK-V0b", "JK-Q55")
def test_two_different_cards_are_drawn_at_random_and_lie_open() -> None:
    found: set[tuple[int, ...]] = set()
    for seed in range(120):
        s = new_game(seed, variants="random")
        pair = drawn(s)
        assert len(set(pair)) == 2
        assert set(pair) <= {1, 2, 3, 4, 5, 6}
        assert all(s.observe(seat)["variants"] == pair for seat in range(4))
        assert [event["variant"] for event in happened(s, "jk-variant")] == pair
        found.add(tuple(pair))
    assert found == set(combinations(range(1, 7), 2))


@rule("JK-V0c")
def test_a_drawn_card_overrides_the_booklet() -> None:
    seed = next(n for n in range(99) if 6 in drawn(new_game(n, variants="random")))
    cheap = _daimyo_steps_of_a_one(new_game(seed, variants="random"))
    dear = _daimyo_steps_of_a_one(new_game(seed))
    assert cheap
    assert not dear


def _daimyo_steps_of_a_one(s: JorakuState) -> list[str]:
    """What a daimyo can do with the first 1 that is played for its action points."""
    while True:
        assert s.ask is not None
        seat = s.to_act()[0]
        if s.ask.key == "JK-D03":
            ones = [text for text in legal(s, seat) if text.startswith("play 1")]
            if ones:
                do(s, ones[0], "effect b")
                return [text for text in legal(s) if text.startswith("march")]
        s.apply(seat, s.default(seat))


@rule("JK-V0d", "JK-V5a", "JK-V5b")
@pytest.mark.parametrize("way", WAYS)
def test_variant_cards_hold_for_all_and_for_the_whole_game(way: dict[str, object]) -> None:
    """With card 5, of every trick of the game, all but the leader are paid for following."""
    for s in random_game({**way, "variants": "5"}, seed=3):
        assert drawn(s) == [5]
    size = s.setup.plays_each_trick
    plays = happened(s, "jk-played")
    paid = [gain["colour"] for gain in happened(s, "jk-gained") if gain["reason"] == "colour"]
    due = [
        play["colour"]
        for place, play in enumerate(plays)
        if place % size and str(play["card"])[1] == str(plays[place - place % size]["card"])[1]
    ]
    assert paid == due
    assert {s.setup.owner[colour] for colour in s.setup.factions} - {-1} == {
        play["player"] for play in plays
    }
    assert set(due) == {play["colour"] for play in plays}


@rule("JK-Q83", "JK-Q55", "JK-D14")
@pytest.mark.parametrize("count", range(1, 7))
def test_the_host_may_choose_any_one_to_six_cards(count: int) -> None:
    for chosen in combinations(range(1, 7), count):
        numbers = ",".join(str(number) for number in chosen)
        assert drawn(new_game(variants=numbers)) == list(chosen)


@rule("JK-Q55", "JK-C09")
@pytest.mark.parametrize("nonsense", ["0", "7", "2,2", "random,1", ""])
def test_only_the_six_cards_exist_and_each_once(nonsense: str) -> None:
    with pytest.raises(BadOptions):
        new_game(variants=nonsense)


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


# card 4


def before_kyoto(variants: list[int]) -> JorakuState:
    """Red leads with action points to spend; the daimyos of red and blue stand in Omi."""
    return at_table(
        ["6r 6b", "6y 1b", "1r 2b"],
        variants=variants,
        numbers={"red": 5, "blue": 3, "yellow": 6},
        daimyo={"red": 1, "blue": 1},
        samurai={"red": {1: 1}},
    )


@rule("JK-X50", "JK-V4a", "JK-V4b", "JK-V4c", "JK-Q60")
def test_card_4_pays_the_daimyo_card_at_once_on_entering_kyoto_but_once() -> None:
    s = before_kyoto([4])
    do(s, "play 6r", "effect b", "march kyoto")
    assert points(s)["red"] == 5
    do(s, "march omi", "march kyoto")
    assert points(s)["red"] == 5
    assert gained(s, "entry") == {"red": 5}


@rule("JK-V4a", "JK-V4b", "JK-Q60")
def test_card_4_pays_each_player_once_not_only_the_first() -> None:
    s = before_kyoto([4])
    do(s, "play 6r", "effect b", "march kyoto", "stop")
    do(s, "play 6y", "effect b", "march kyoto", "stop")
    assert gained(s, "entry") == {"red": 5, "blue": 3}


@rule("JK-V4a", "JK-Q60")
def test_card_4_does_not_pay_for_samurai_or_for_leaving_kyoto() -> None:
    s = before_kyoto([4])
    do(s, "play 6r", "effect b", "move omi kyoto", "march ise", "stop")
    assert gained(s, "entry") == {}


@rule("JK-V4a")
def test_without_card_4_kyoto_pays_nothing_at_once() -> None:
    s = before_kyoto([])
    do(s, "play 6r", "effect b", "march kyoto")
    assert points(s)["red"] == 0


@rule("JK-V4a", "JK-V0d", "JK-Q60")
def test_card_4_pays_once_in_the_whole_game() -> None:
    """Every daimyo marches in and out of Kyoto as often as it can, for three rounds."""
    s = new_game(2, players=3, variants="4,6")
    while s.ask is not None:
        seat = s.to_act()[0]
        texts = legal(s, seat)
        marches = [text for text in texts if text.startswith("march")]
        wish = "effect b" if "effect b" in texts else marches[0] if marches else ""
        s.apply(seat, JORAKU.parse(wish) if wish else s.default(seat))
    entries = [m["colour"] for m in happened(s, "jk-marched") if m["area"] == "kyoto"]
    numbers = {"red": s.numbers[0], "blue": s.numbers[1], "yellow": s.numbers[2]}
    assert all(entries.count(colour) > 3 for colour in numbers)
    assert gained(s, "entry") == numbers


# card 5


@rule("JK-X51", "JK-V5a", "JK-V5b", "JK-Q59")
def test_card_5_pays_all_who_follow_the_led_colour_but_not_the_leader() -> None:
    s = at_table(["3b 1y", "5b 1b", "2r 3r", "nb 4b"], variants=[5])
    trick(s, "3b 5b 2r nb")
    assert gained(s, "colour") == {"blue": 2, "purple": 2}


@rule("JK-V5c", "JK-Q59")
def test_card_5_pays_before_the_effect_of_the_card() -> None:
    s = at_table(["3b 1y", "5b 1b", "2r 3r", "nb 4b"], variants=[5])
    trick(s, "3b")
    do(s, "play 5b")
    assert s.ask is not None
    assert s.ask.key == "JK-D04"
    assert points(s)["blue"] == 2


# card 6


@rule("JK-V6a", "JK-X37")
def test_card_6_lets_a_daimyo_step_for_one_action_point() -> None:
    hands = ["1r 6r", "2r 1b", "3r 2b"]
    s = at_table(hands, variants=[6], daimyo={"red": 3})
    do(s, "play 1r", "effect b")
    assert legal(s) == ["march ise", "march mikawa", "stop"]
    do(s, "march ise")
    assert s.ask is not None
    assert s.ask.key == "JK-D03"  # the point is spent
    s = at_table(hands, daimyo={"red": 3})
    do(s, "play 1r", "effect b")
    assert refusal(s, "march ise") == "JK-K17"


@rule("JK-V6a")
def test_card_6_lets_a_six_carry_a_daimyo_from_end_to_end() -> None:
    s = at_table(["6r 1r", "2r 1b", "3r 2b"], variants=[6], daimyo={"red": 6})
    do(s, "play 6r", "effect b")
    do(s, *(f"march {area}" for area in ("totomi", "mikawa", "owari", "ise", "omi", "kyoto")))
    assert s.to_act() == [1]


# together


def a_round_with(variants: list[int]) -> dict[str, int]:
    """One trick and prestige in which every card has something to change."""
    s = at_table(
        ["5r", "4r", "2b", "3r"],
        variants=variants,
        daimyo={"red": 1, "blue": 4, "yellow": 6, "purple": 5},
        samurai={"red": {4: 3}, "blue": {2: 3}, "yellow": {2: 2, 0: 1}, "purple": {2: 2}},
    )
    do(s, "play 5r", "effect b", "march kyoto", "stop")
    trick(s, "4r 2b 3r")
    return points(s)


@rule("JK-Q52")
def test_no_two_cards_clash() -> None:
    """What two cards change together is what each of them changes alone."""
    plain = a_round_with([])
    alone = {number: a_round_with([number]) for number in range(1, 7)}
    assert [number for number in alone if alone[number] == plain] == [6]
    for one, two in combinations(range(1, 7), 2):
        both = a_round_with([one, two])
        for colour, base in plain.items():
            assert both[colour] - base == alone[one][colour] + alone[two][colour] - 2 * base


@rule("JK-Q52", "JK-V4a", "JK-V6a")
def test_cards_4_and_6_are_independent() -> None:
    s = before_kyoto([4, 6])
    do(s, "play 6r", "effect b", "march kyoto", "march omi", "march kyoto", "march omi", "stop")
    assert gained(s, "entry") == {"red": 5}
    assert happened(s, "jk-stopped")[-1]["points"] == 2


# with two players


def two_against_two(variants: list[int]) -> JorakuState:
    return at_table(
        ["3r 5r 1b 2b", "4r 2y 3b 4b"],
        mode="two_vs_two",
        variants=variants,
        numbers={"red": 5, "blue": 2, "yellow": 1, "purple": 4},
        daimyo={"red": 1, "blue": 1, "yellow": 6, "purple": 4},
        points={"red": 3, "yellow": 2},
    )


@rule("JK-Q53", "JK-V5a")
def test_two_vs_two_card_5_pays_three_later_cards_also_the_leaders_second() -> None:
    s = two_against_two([5])
    trick(s, "3r 4r 5r 2y")
    assert gained(s, "colour") == {"yellow": 2, "blue": 2}


@rule("JK-Q53", "JK-V4a", "JK-V4b")
def test_two_vs_two_card_4_pays_each_faction_by_its_own_daimyo_card() -> None:
    s = two_against_two([4, 6])
    do(s, "play 3r", "effect b", "march kyoto", "stop")
    trick(s, "4r")
    do(s, "play 5r", "effect b", "march kyoto", "march omi", "march kyoto", "stop")
    assert gained(s, "entry") == {"red": 5, "blue": 2}


@rule("JK-Q53", "JK-V1a")
def test_two_vs_two_card_1_pays_the_faction_whose_daimyo_is_there() -> None:
    s = at_table(
        ["3r 5r", "4r 2y"],
        mode="two_vs_two",
        variants=[1],
        daimyo={"red": 5, "blue": 3, "yellow": 6, "purple": 3},
        samurai={"blue": {5: 1}},
        points={"red": 1, "yellow": 1},
    )
    trick(s, "3r 4r 5r 2y")
    assert gained(s, "presence") == {"red": 5, "yellow": 6}


@rule("JK-Q53", "JK-N15", "JK-N16")
def test_the_neutral_gains_nothing_by_variant_cards_but_counts_for_ranks_and_ties() -> None:
    s = at_table(
        ["5r", "2y"],
        mode="neutral",
        variants=[1, 2],
        daimyo={"red": 5, "blue": 6},
        samurai={"yellow": dict.fromkeys(range(1, 6), 2)},
    )
    trick(s, "5r 2y")
    assert gained(s, "kachidoki") == {"red": 3}  # tied with the neutral: both 1st by card 2
    assert gained(s, "prestige", "totomi") == {"red": 6}
    assert gained(s, "presence") == {"red": 5, "blue": 6}  # blue is tied with its daimyo
    assert points(s)["yellow"] == 0
