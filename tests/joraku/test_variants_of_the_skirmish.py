"""Variant cards 4, 5 and 6: Kyoto, following, steps (JK-V4…V6, JK-Q59, Q60, JK-X50, X51)."""

from __future__ import annotations

from tests.joraku.table import JORAKU, Table
from tests.rule import rule

# card 4


def before_kyoto(variants: list[int]) -> Table:
    """Red leads with action points to spend; the daimyos of red and blue stand in Omi."""
    return Table(
        ["6r 6b", "6y 1b", "1r 2b"],
        variants=variants,
        numbers={"red": 5, "blue": 3, "yellow": 6},
        daimyo={"red": "omi", "blue": "omi"},
        samurai={"red": {"omi": 1}},
    )


@rule("JK-X50", "JK-V4a", "JK-V4b", "JK-V4c", "JK-Q60")
def test_card_4_pays_the_daimyo_card_at_once_on_entering_kyoto_but_once() -> None:
    table = before_kyoto([4])
    table.do("play 6r", "effect b", "march kyoto")
    assert table.points["red"] == 5
    table.do("march omi", "march kyoto")
    assert table.points["red"] == 5
    assert table.gained("entry") == {"red": 5}


@rule("JK-V4a", "JK-V4b", "JK-Q60")
def test_card_4_pays_each_player_once_not_only_the_first() -> None:
    table = before_kyoto([4])
    table.do("play 6r", "effect b", "march kyoto", "stop")
    table.do("play 6y", "effect b", "march kyoto", "stop")
    assert table.gained("entry") == {"red": 5, "blue": 3}


@rule("JK-V4a", "JK-Q60")
def test_card_4_does_not_pay_for_samurai_or_for_leaving_kyoto() -> None:
    table = before_kyoto([4])
    table.do("play 6r", "effect b", "move omi kyoto", "march ise", "stop")
    assert table.gained("entry") == {}


@rule("JK-V4a")
def test_without_card_4_kyoto_pays_nothing_at_once() -> None:
    table = before_kyoto([])
    table.do("play 6r", "effect b", "march kyoto")
    assert table.points["red"] == 0


@rule("JK-V4a", "JK-V0d", "JK-Q60")
def test_card_4_pays_once_in_the_whole_game() -> None:
    """Every daimyo marches in and out of Kyoto as often as it can, for three rounds."""
    table = Table.new(2, players=3, variants="4,6")
    while table.asked:
        seat = table.to_act[0]
        texts = table.legal(seat)
        marches = [text for text in texts if text.startswith("march")]
        wish = "effect b" if "effect b" in texts else marches[0] if marches else ""
        table.state.apply(seat, JORAKU.parse(wish) if wish else table.state.default(seat))
    entries = [m["colour"] for m in table.events("jk-marched") if m["area"] == "kyoto"]
    s = table.state
    numbers = {"red": s.numbers[0], "blue": s.numbers[1], "yellow": s.numbers[2]}
    assert all(entries.count(colour) > 3 for colour in numbers)
    assert table.gained("entry") == numbers


# card 5


@rule("JK-X51", "JK-V5a", "JK-V5b", "JK-Q59")
def test_card_5_pays_all_who_follow_the_led_colour_but_not_the_leader() -> None:
    table = Table(["3b 1y", "5b 1b", "2r 3r", "nb 4b"], variants=[5])
    table.trick("3b 5b 2r nb")
    assert table.gained("colour") == {"blue": 2, "purple": 2}


@rule("JK-V5c", "JK-Q59")
def test_card_5_pays_before_the_effect_of_the_card() -> None:
    table = Table(["3b 1y", "5b 1b", "2r 3r", "nb 4b"], variants=[5])
    table.trick("3b")
    table.do("play 5b")
    assert table.asked == "JK-D04"
    assert table.points["blue"] == 2


# card 6


@rule("JK-V6a", "JK-X37")
def test_card_6_lets_a_daimyo_step_for_one_action_point() -> None:
    hands = ["1r 6r", "2r 1b", "3r 2b"]
    table = Table(hands, variants=[6], daimyo={"red": "owari"})
    table.do("play 1r", "effect b")
    assert table.legal() == ["march ise", "march mikawa", "stop"]
    table.do("march ise")
    assert table.asked == "JK-D03"  # the point is spent
    table = Table(hands, daimyo={"red": "owari"})
    table.do("play 1r", "effect b")
    assert table.refusal("march ise") == "JK-K17"


@rule("JK-V6a")
def test_card_6_lets_a_six_carry_a_daimyo_from_end_to_end() -> None:
    table = Table(["6r 1r", "2r 1b", "3r 2b"], variants=[6], daimyo={"red": "shinano"})
    table.do("play 6r", "effect b")
    table.do(*(f"march {area}" for area in ("totomi", "mikawa", "owari", "ise", "omi", "kyoto")))
    assert table.to_act == [1]


@rule("JK-Q52", "JK-V4a", "JK-V6a")
def test_cards_4_and_6_are_independent() -> None:
    table = before_kyoto([4, 6])
    table.do("play 6r", "effect b", "march kyoto", "march omi", "march kyoto", "march omi", "stop")
    assert table.gained("entry") == {"red": 5}
    assert table.events("jk-stopped")[-1]["points"] == 2
