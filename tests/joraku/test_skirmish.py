"""Skirmish: who plays which card when (JK-K01…K07, JK-K25…K27)."""

from __future__ import annotations

from typing import Any

import pytest

from gunbai import SPECTATOR, Session
from gunbai.core.errors import IllegalAction
from tests.joraku.table import JORAKU, Table
from tests.rule import rule


def plays(table: Table) -> list[str]:
    return [text.split()[1] for text in table.legal()]


@rule("JK-K01")
@pytest.mark.parametrize("leader", [0, 1, 2, 3])
def test_one_card_from_each_clockwise_from_the_leader(leader: int) -> None:
    table = Table(["1r 1y", "2r 2y", "3r 3y", "4r 4y"], leader=leader)
    for place in range(4):
        seat = (leader + place) % 4
        assert table.to_act == [seat]
        assert table.asked == "JK-D03"
        table.trick(f"{seat + 1}r")
    order = [(leader + place) % 4 for place in range(4)]
    assert [play["player"] for play in table.events("jk-played")] == order
    assert table.view()["seats"] == [
        {"colours": [colour], "hand": 1, "private": 0, "picked": 0, "draft": 0, "discarded": 0}
        for colour in ("red", "blue", "yellow", "purple")
    ]


@rule("JK-K01")
def test_a_card_that_is_not_in_the_hand() -> None:
    table = Table(["1r 1y", "2r 2y", "3r 3y"])
    assert table.refusal("play 2r") == "JK-K01"
    table.trick("1r")
    assert table.refusal("play 1r") == "JK-K01"


@rule("JK-K01")
def test_played_cards_lie_face_up() -> None:
    table = Table(["1r 1y", "2r 2y", "3r 3y"])
    table.do("play 1r")
    for seat in (0, 1, 2, SPECTATOR):
        assert table.view(seat)["trick"] == [{"seat": 0, "colour": "red", "card": "1r"}]


@rule("JK-K02", "JK-K25")
def test_an_effect_is_carried_out_before_the_next_card() -> None:
    table = Table(
        ["4r 1y", "nr 2y", "3r 3y"], daimyo={"red": "mikawa"}, samurai={"blue": {"mikawa": 2}}
    )
    table.do("play 4r")
    steps = [("JK-D04", "effect b"), ("JK-D07", "remove blue"), ("JK-D07", "march owari")]
    for key, text in steps:
        assert table.asked == key
        assert table.to_act == [0]
        table.do(text)
    assert table.to_act == [0], "one point is left"
    table.do("stop")
    assert table.samurai("blue") == [0, 0, 0, 0, 1, 0, 0]
    assert table.to_act == [1]
    table.do("play nr")
    for _ in range(3):
        assert table.to_act == [1]
        table.do("place mikawa 1")
    assert table.samurai("blue") == [0, 0, 0, 0, 4, 0, 0]
    assert table.to_act == [2]


@rule("JK-K25")
def test_nobody_else_can_react_to_an_effect() -> None:
    table = Table(
        ["4r 1y", "nr 2y", "3r 3y"], daimyo={"red": "mikawa"}, samurai={"blue": {"mikawa": 2}}
    )
    table.do("play 4r", "effect b", "remove blue")
    for seat, text in ((1, "play nr"), (1, "stop"), (2, "remove blue"), (1, "move mikawa owari")):
        assert table.state.legal(seat) == []
        found = table.state.check(seat, JORAKU.parse(text))
        assert found is not None
        assert found.key == "refuse-not-asked"


@rule("JK-K03")
def test_the_leader_may_play_any_card() -> None:
    table = Table(["nr 6r 3y 1b 2b", "1r", "2r"])
    assert plays(table) == ["nr", "6r", "3y", "1b", "2b"]


@rule("JK-K04", "JK-K06")
def test_the_led_colour_must_be_followed_with_any_card_of_it() -> None:
    table = Table(["4r 1y", "nr 1r 6r 5y 6b", "3r 3y"])
    table.trick("4r")
    assert plays(table) == ["nr", "1r", "6r"]
    assert table.refusal("play 5y") == "JK-K04"
    assert table.refusal("play 6b") == "JK-K04"


@rule("JK-K04")
def test_the_first_card_sets_the_colour_not_the_last() -> None:
    table = Table(["4r 1y", "5y 6b", "3r 3y 4y"])
    table.trick("4r 5y")
    assert plays(table) == ["3r"]


@rule("JK-K05", "JK-K06")
def test_who_cannot_follow_plays_anything() -> None:
    table = Table(["4r 1y", "ny 5y 6b", "3r 3y"])
    table.trick("4r")
    assert plays(table) == ["ny", "5y", "6b"]


@rule("JK-K06")
def test_nobody_has_to_win_or_to_lose() -> None:
    for answer, winner in (("1r", 0), ("6r", 1)):
        table = Table(["4r 1y", "1r 6r", "3r 3y"])
        table.trick(f"4r {answer} 3r")
        assert table.state.kachidoki == winner


@rule("JK-K07", "JK-Q03")
def test_a_ninja_that_leads_sets_its_colour() -> None:
    table = Table(["nb 1y", "2b 6r", "nr 3y 4y"])
    table.trick("nb")
    assert plays(table) == ["2b"]
    table.trick("2b")
    assert plays(table) == ["nr", "3y", "4y"]


@rule("JK-K07", "JK-Q03")
def test_a_ninja_must_follow_its_own_colour_and_no_other() -> None:
    table = Table(["4b 1y", "nb 6r 5y", "nr 2b"])
    table.trick("4b")
    assert plays(table) == ["nb"]
    assert table.refusal("play 6r") == "JK-K04"
    table.trick("nb")
    assert plays(table) == ["2b"]


@rule("JK-Q21")
def test_not_following_is_refused_and_changes_nothing() -> None:
    """By the only door to a running game, with a hand that could follow and would rather not."""
    session = Session(JORAKU, {"players": 4}, seed=3)
    while True:
        seat = session.state.to_act()[0]
        offered = session.state.legal(seat)
        own: Any = session.state.observe(seat)["own"]
        held = [JORAKU.parse(f"play {card}") for card in own["hand"]]
        kept_back = [action for action in held if action not in offered]
        key = session.state.ask.key if session.state.ask else ""
        if key == "JK-D03" and kept_back:
            break
        session.submit(seat, offered[0])
    before = session.dump()
    for action in kept_back:
        with pytest.raises(IllegalAction) as refused:
            session.submit(seat, action)
        assert refused.value.refusal.rule == "JK-K04"
    assert session.dump() == before


@rule("JK-K26")
@pytest.mark.parametrize("players", [3, 4])
def test_tricks_go_on_until_the_hands_are_empty(players: int) -> None:
    hands = ["1r 1y 1b", "2r 2y 2b", "3r 3y 3b", "4r 4y 4b"][:players]
    table = Table(hands)
    for colour in "ryb":
        assert not table.events("jk-prestige")
        order = [(table.state.kachidoki + place) % players for place in range(players)]
        table.trick(" ".join(f"{seat + 1}{colour}" for seat in order))
    assert table.events("jk-prestige") == [{"round": 1}]


@rule("JK-K27", "JK-Q16")
def test_the_last_trick_is_scored_before_prestige() -> None:
    table = Table(["5r", "2r", "3r"], daimyo={"red": "shinano", "blue": "kyoto", "yellow": "kyoto"})
    table.trick("5r 2r")
    assert not table.events("jk-won")
    table.trick("3r")
    told = [(e.key, JORAKU.arguments(e)) for e in table.log]
    after = [
        key for key, _ in told if key in ("jk-won", "jk-kachidoki", "jk-gained", "jk-prestige")
    ]
    assert after == ["jk-won", "jk-kachidoki", "jk-gained", "jk-prestige", "jk-gained"]
    gained = table.events("jk-gained")
    assert [(g["colour"], g["points"], g["reason"]) for g in gained] == [
        ("red", 3, "kachidoki"),
        ("red", 7, "prestige"),
    ]


@rule("JK-Q38")
def test_all_cards_played_this_round_stay_open() -> None:
    table = Table(["5r 1y 1b", "2r 2y 2b", "3r 3y 3b"])
    table.trick("5r 2r 3r 1y 2y")
    played = [("red", "5r"), ("blue", "2r"), ("yellow", "3r"), ("red", "1y"), ("blue", "2y")]
    for seat in (0, 1, 2, SPECTATOR):
        found = table.view(seat)["plays"]
        assert [(play["colour"], play["card"]) for play in found] == played
        assert [play["seat"] for play in found] == [0, 1, 2, 0, 1]
