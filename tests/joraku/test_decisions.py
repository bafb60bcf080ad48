"""The decision points of the game (JK-D02…D13): who decides, when, and between what."""

from __future__ import annotations

from itertools import combinations

import pytest

from gunbai.games.joraku.tables import AREAS
from tests.joraku.table import WAYS, Table
from tests.rule import rule

SEALED = {"JK-D02", "JK-D09", "JK-D11", "JK-D12"}
OPEN = {"JK-D03", "JK-D04", "JK-D05", "JK-D06", "JK-D07", "JK-D08", "JK-D10", "JK-D13"}


@rule("JK-D02", "JK-D09", "JK-D11", "JK-D12", "JK-D08", "JK-D03", "JK-D10", "JK-D13")
def test_sealed_decisions_are_asked_of_all_at_once_and_open_ones_of_one() -> None:
    met: set[str] = set()
    for way in WAYS:
        for seed in range(3):
            before = ""
            for table in Table.random_game(way, seed):
                if not table.asked:
                    continue
                assert table.secret == (table.asked in SEALED)
                if table.asked in SEALED or table.asked == "JK-D08":
                    if table.asked != before:
                        assert table.to_act == list(range(table.state.seats()))
                else:
                    assert len(table.to_act) == 1
                before = table.asked
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
    table = Table.new(3, **options)
    assert table.asked == key
    for seat in table.to_act:
        cards = table.own(seat, "hand")
        assert len(cards) == hand
        wanted = {frozenset(some) for some in combinations(cards, count)}
        offered = [frozenset(text.split()[1:]) for text in table.legal(seat)]
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
    table = Table.new(5, **options)
    table.play_absent(key)
    others = [seat for seat in range(-1, table.state.seats()) if seat != 0]
    seen = []
    for action in table.state.legal(0)[:2]:
        n = table.copy()
        n.state.sink = []
        n.state.apply(0, action)
        told = [event.line() for event in n.state.sink]
        assert told == ["jk-sealed -1 0 0 0 0"]
        seen.append([n.view(seat) for seat in others])
    assert seen[0] == seen[1]
    for view in seen[0]:
        ask = view["ask"]
        assert isinstance(ask, dict)
        assert 0 not in ask["seats"]


@rule("JK-D12")
def test_any_one_of_eight_may_be_discarded() -> None:
    table = Table.new(2, mode="neutral")
    table.play_absent("JK-D12")
    for seat in range(2):
        assert set(table.legal(seat)) == {f"discard {card}" for card in table.own(seat, "hand")}
        assert len(table.legal(seat)) == 8


@rule("JK-D09")
def test_one_card_of_the_draft_hand_five_to_one() -> None:
    table = Table.new(2, mode="two_vs_two")
    table.play_absent("JK-D09")
    for size in (5, 4, 3, 2, 1):
        for seat in (1, 0):
            assert set(table.legal(seat)) == {f"pick {card}" for card in table.own(seat, "draft")}
            assert len(table.legal(seat)) == size
            table.state.apply(seat, table.state.legal(seat)[-1])


# skirmish


@rule("JK-D03")
def test_the_card_to_play() -> None:
    table = Table(["3b 1r", "5b nb 2r", "2r 6y", "1y 2y"][:3])
    assert table.legal() == ["play 1r", "play 3b"]
    table.do("play 3b", "effect b", "stop")
    assert table.legal() == ["play nb", "play 5b"]
    table.do("play nb", "stop")
    assert table.legal() == ["play 2r", "play 6y"]
    assert table.refusal("play 3y") == "JK-K01"


@rule("JK-D03", "JK-D04", "JK-D05", "JK-D06", "JK-D07")
def test_every_step_of_the_skirmish_is_told_to_all() -> None:
    table = Table(["3b 1r", "nr 2b", "5r 4r"], daimyo={"red": "mikawa", "yellow": "mikawa"})
    table.do("play 1r", "effect b", "stop")
    table.do("play nr", "place kyoto 1", "place omi 1", "stop")
    table.do("play 5r", "effect a", "place totomi 2")
    assert table.state.sink is not None
    assert [e.key for e in table.state.sink if e.audience == -1][:12] == [
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
    assert table.events("jk-placed")[-1] == {"colour": "yellow", "area": "totomi", "count": 2}


@rule("JK-D04")
@pytest.mark.parametrize("value", range(1, 7))
def test_a_numbered_card_asks_for_a_or_b_and_a_ninja_does_not(value: int) -> None:
    table = Table([f"{value}r nr", "1b 2b", "3b 4b"])
    ninja = table.copy()
    table.do(f"play {value}r")
    assert (table.asked, table.legal()) == ("JK-D04", ["effect a", "effect b"])
    assert table.to_act == [0]
    ninja.do("play nr")
    assert ninja.asked == "JK-D06"


@rule("JK-D05", "JK-Q81")
@pytest.mark.parametrize("left", [0, 1, 2, 3, 10])
def test_effect_a_places_up_to_three_or_what_is_left(left: int) -> None:
    table = Table(["4r nr", "1b 2b", "3b 4b"], samurai={"red": {"kyoto": 10 - left}})
    table.do("play 4r", "effect a")
    assert table.asked == "JK-D05"
    assert table.legal() == [f"place mikawa {count}" for count in range(min(3, left) + 1)]


@rule("JK-D07")
def test_what_action_points_can_do() -> None:
    table = Table(
        ["2r 1r", "1b 2b", "3b 4b"],
        daimyo={"red": "owari", "blue": "owari", "yellow": "shinano"},
        samurai={
            "red": {"kyoto": 1, "owari": 2},
            "blue": {"owari": 1, "ise": 1},
            "yellow": {"owari": 1, "shinano": 2},
        },
    )
    table.do("play 2r", "effect b")
    every = ["march ise", "march mikawa", "move kyoto omi", "move owari ise", "move owari mikawa",
             "remove blue", "remove yellow", "stop"]  # fmt: skip
    assert sorted(table.legal()) == every
    table.do("remove blue")
    assert [text for text in every if text not in table.legal()] == [
        "march ise",
        "march mikawa",
        "remove blue",
    ]
    table.do("stop")
    assert table.to_act == [1]


@rule("JK-D13", "JK-D07")
def test_a_neutral_target_leads_to_a_decision_where_to_send_it() -> None:
    table = Table(
        ["2r 1y", "3r 6b"],
        mode="neutral",
        daimyo={"red": "ise", "blue": "shinano", "yellow": "shinano"},
    )
    table.do("play 2r", "effect b", "remove yellow")
    assert (table.asked, table.to_act) == ("JK-D13", [0])
    assert table.legal() == [f"send {AREAS[area]}" for area in (0, 1, 3, 4, 5, 6)]
    table.do("send kyoto")
    assert table.asked == "JK-D07"  # one point is left


@rule("JK-D10", "JK-D08")
def test_the_choice_of_a_faction_is_open_and_comes_before_the_card() -> None:
    table = Table(["3r 5r", "4r 2r"], mode="two_vs_two")
    assert (table.asked, table.legal()) == ("JK-D10", ["command red", "command blue"])
    table.do("command blue")
    assert table.asked == "JK-D03"
    assert table.events("jk-commands") == [{"player": 0, "colour": "blue"}]
    assert all(table.view(seat)["acting"] == "blue" for seat in (-1, 0, 1))
    m = Table.new(mode="two_vs_two")
    m.answer(1, "lower purple")
    told = [e["colour"] for e in m.events("jk-daimyo")]
    assert told == ["purple", "yellow"]
    assert m.refusal(1, "lower yellow") == "refuse-not-asked"  # already decided
    assert m.to_act == [0]
