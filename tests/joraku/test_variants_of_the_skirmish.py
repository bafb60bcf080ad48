"""Variant cards 4, 5 and 6: Kyoto, following, steps (JK-V4…V6, JK-Q59, Q60, JK-X50, X51)."""

from __future__ import annotations

from gunbai.games.joraku.state import JorakuState
from tests.joraku.table import (
    JORAKU,
    at_table,
    do,
    gained,
    happened,
    legal,
    new_game,
    points,
    refusal,
    trick,
)
from tests.rule import rule

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


@rule("JK-Q52", "JK-V4a", "JK-V6a")
def test_cards_4_and_6_are_independent() -> None:
    s = before_kyoto([4, 6])
    do(s, "play 6r", "effect b", "march kyoto", "march omi", "march kyoto", "march omi", "stop")
    assert gained(s, "entry") == {"red": 5}
    assert happened(s, "jk-stopped")[-1]["points"] == 2
