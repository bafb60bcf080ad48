"""The decision points of the game (JK-D02…D13): who decides, when, and between what."""

from __future__ import annotations

from itertools import combinations

import pytest

from gunbai.games.joraku.tables import AREAS
from tests.joraku.table import (
    WAYS,
    answer_by_default,
    asked,
    at_table,
    do,
    give,
    happened,
    legal,
    neutral_table,
    new_game,
    own,
    random_game,
    refusal,
    two_vs_two_table,
)
from tests.rule import rule

SEALED = {"JK-D02", "JK-D09", "JK-D11", "JK-D12"}
OPEN = {"JK-D03", "JK-D04", "JK-D05", "JK-D06", "JK-D07", "JK-D08", "JK-D10", "JK-D13"}


@rule("JK-D02", "JK-D09", "JK-D11", "JK-D12", "JK-D08", "JK-D03", "JK-D10", "JK-D13")
def test_sealed_decisions_are_asked_of_all_at_once_and_open_ones_of_one() -> None:
    met: set[str] = set()
    for way in WAYS:
        for seed in range(3):
            before = ""
            for s in random_game(way, seed):
                if s.ask is None:
                    continue
                assert s.ask.secret == (s.ask.key in SEALED)
                if s.ask.key in SEALED or s.ask.key == "JK-D08":
                    if s.ask.key != before:
                        assert s.to_act() == list(range(s.seats()))
                else:
                    assert len(s.to_act()) == 1
                before = s.ask.key
                met.add(before)
    assert met == SEALED | OPEN


# recruitment


@rule("JK-D02", "JK-D11")
@pytest.mark.parametrize(
    ("options", "key", "hand", "count"),
    [
        ({"players": 3}, "JK-D02", 6, 2),
        ({"players": 4}, "JK-D02", 5, 2),
        ({"mode": "neutral"}, "JK-D11", 8, 3),
    ],
)
def test_any_two_or_three_cards_of_the_hand_may_be_passed(
    options: dict[str, object], key: str, hand: int, count: int
) -> None:
    s = new_game(3, **options)
    assert asked(s) == key
    for seat in s.to_act():
        cards = own(s, seat, "hand")
        assert len(cards) == hand
        wanted = {frozenset(some) for some in combinations(cards, count)}
        offered = [frozenset(text.split()[1:]) for text in legal(s, seat)]
        assert len(offered) == len(wanted)
        assert set(offered) == wanted


@rule("JK-D02", "JK-D11", "JK-D12", "JK-D09")
@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"players": 4}, "JK-D02"),
        ({"mode": "neutral"}, "JK-D11"),
        ({"mode": "neutral"}, "JK-D12"),
        ({"mode": "two_vs_two"}, "JK-D09"),
    ],
)
def test_others_see_that_a_sealed_choice_is_made_but_never_which(
    options: dict[str, object], key: str
) -> None:
    s = new_game(5, **options)
    answer_by_default(s, key)
    others = [seat for seat in range(-1, s.seats()) if seat != 0]
    seen = []
    for action in s.legal(0)[:2]:
        n = s.clone()
        n.sink = []
        n.apply(0, action)
        told = [event.line() for event in n.sink]
        assert told == ["jk-sealed -1 0 0 0 0"]
        seen.append([n.observe(seat) for seat in others])
    assert seen[0] == seen[1]
    for view in seen[0]:
        ask = view["ask"]
        assert isinstance(ask, dict)
        assert 0 not in ask["seats"]


@rule("JK-D12")
def test_any_one_of_eight_may_be_discarded() -> None:
    s = new_game(2, mode="neutral")
    answer_by_default(s, "JK-D12")
    for seat in range(2):
        assert set(legal(s, seat)) == {f"discard {card}" for card in own(s, seat, "hand")}
        assert len(legal(s, seat)) == 8


@rule("JK-D09")
def test_one_card_of_the_draft_hand_five_to_one() -> None:
    s = new_game(2, mode="two_vs_two")
    answer_by_default(s, "JK-D09")
    for size in (5, 4, 3, 2, 1):
        for seat in (1, 0):
            assert set(legal(s, seat)) == {f"pick {card}" for card in own(s, seat, "draft")}
            assert len(legal(s, seat)) == size
            s.apply(seat, s.legal(seat)[-1])


# skirmish


@rule("JK-D03")
def test_the_card_to_play() -> None:
    s = at_table(["3b 1r", "5b nb 2r", "2r 6y", "1y 2y"][:3])
    assert legal(s) == ["play 1r", "play 3b"]
    do(s, "play 3b", "effect b", "stop")
    assert legal(s) == ["play nb", "play 5b"]
    do(s, "play nb", "stop")
    assert legal(s) == ["play 2r", "play 6y"]
    assert refusal(s, "play 3y") == "JK-K01"


@rule("JK-D03", "JK-D04", "JK-D05", "JK-D06", "JK-D07")
def test_every_step_of_the_skirmish_is_told_to_all() -> None:
    s = at_table(["3b 1r", "nr 2b", "5r 4r"], daimyo={"red": 4, "yellow": 4})
    do(s, "play 1r", "effect b", "stop")
    do(s, "play nr", "place kyoto 1", "place omi 1", "stop")
    do(s, "play 5r", "effect a", "place totomi 2")
    assert s.sink is not None
    assert [e.key for e in s.sink if e.audience == -1][:12] == [
        "jk-played",
        "jk-effect",
        "jk-stopped",
        "jk-played",
        "jk-placed",
        "jk-placed",
        "jk-stopped",
        "jk-played",
        "jk-effect",
        "jk-placed",
        "jk-won",
        "jk-kachidoki",
    ]
    assert happened(s, "jk-placed")[-1] == {"colour": "yellow", "area": "totomi", "count": 2}


@rule("JK-D04")
@pytest.mark.parametrize("value", range(1, 7))
def test_a_numbered_card_asks_for_a_or_b_and_a_ninja_does_not(value: int) -> None:
    s = at_table([f"{value}r nr", "1b 2b", "3b 4b"])
    ninja = s.clone()
    do(s, f"play {value}r")
    assert (asked(s), legal(s)) == ("JK-D04", ["effect a", "effect b"])
    assert s.to_act() == [0]
    do(ninja, "play nr")
    assert asked(ninja) == "JK-D06"


@rule("JK-D05", "JK-Q81")
@pytest.mark.parametrize("left", [0, 1, 2, 3, 10])
def test_effect_a_places_up_to_three_or_what_is_left(left: int) -> None:
    s = at_table(["4r nr", "1b 2b", "3b 4b"], samurai={"red": {0: 10 - left}})
    do(s, "play 4r", "effect a")
    assert asked(s) == "JK-D05"
    assert legal(s) == [f"place mikawa {count}" for count in range(min(3, left) + 1)]


@rule("JK-D07")
def test_what_action_points_can_do() -> None:
    s = at_table(
        ["2r 1r", "1b 2b", "3b 4b"],
        daimyo={"red": 3, "blue": 3, "yellow": 6},
        samurai={"red": {0: 1, 3: 2}, "blue": {3: 1, 2: 1}, "yellow": {3: 1, 6: 2}},
    )
    do(s, "play 2r", "effect b")
    every = ["march ise", "march mikawa", "move kyoto omi", "move owari ise", "move owari mikawa",
             "remove blue", "remove yellow", "stop"]  # fmt: skip
    assert sorted(legal(s)) == every
    do(s, "remove blue")
    assert [text for text in every if text not in legal(s)] == [
        "march ise",
        "march mikawa",
        "remove blue",
    ]
    do(s, "stop")
    assert s.to_act() == [1]


@rule("JK-D13", "JK-D07")
def test_a_neutral_target_leads_to_a_decision_where_to_send_it() -> None:
    s = neutral_table(["2r 1y", "3r 6b"], daimyo={"red": 2, "blue": 6, "yellow": 6})
    do(s, "play 2r", "effect b", "remove yellow")
    assert (asked(s), s.to_act()) == ("JK-D13", [0])
    assert legal(s) == [f"send {AREAS[area]}" for area in (0, 1, 3, 4, 5, 6)]
    do(s, "send kyoto")
    assert asked(s) == "JK-D07"  # one point is left


@rule("JK-D10", "JK-D08")
def test_the_choice_of_a_faction_is_open_and_comes_before_the_card() -> None:
    s = two_vs_two_table(["3r 5r", "4r 2r"])
    assert (asked(s), legal(s)) == ("JK-D10", ["command red", "command blue"])
    do(s, "command blue")
    assert asked(s) == "JK-D03"
    assert happened(s, "jk-commands") == [{"player": 0, "colour": "blue"}]
    assert all(s.observe(seat)["acting"] == "blue" for seat in (-1, 0, 1))
    m = new_game(mode="two_vs_two")
    give(m, 1, "lower purple")
    told = [e["colour"] for e in happened(m, "jk-daimyo")]
    assert told == ["purple", "yellow"]
    assert refusal(m, "lower yellow", 1) == ""  # already decided: not asked any more
    assert m.to_act() == [0]
