"""Sealed bids on the four advantages (RS-W10…W21, RS-DP22)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from gunbai.core.errors import IllegalAction
from gunbai.games.rising_sun.state import RisingSunState
from tests.rising_sun.sessions import in_session, submit
from tests.rising_sun.table import (
    answer,
    asked,
    at_table,
    battles,
    bid,
    coins,
    default,
    events,
    figures,
    honor,
    keys,
    legal,
    no_bids,
    refusal,
    seat,
)
from tests.rule import rule


def bidding(honor_: str = "koi lotus turtle", **amounts: int) -> RisingSunState:
    """A battle of three in Oshu, before the bids."""
    s = at_table(
        honor_,
        {"oshu": {"koi": "bushi bushi bushi", "lotus": "bushi bushi", "turtle": "bushi"}},
        coins={"koi": 3, "lotus": 3, "turtle": 3, **amounts},
        wars="oshu",
    )
    battles(s)
    assert asked(s) == "koi lotus turtle RS-DP22"
    return s


def bids_seen(s: RisingSunState, viewer: int) -> Any:
    battle = s.observe(viewer)["battle"]
    assert isinstance(battle, dict)
    return battle["bids"]


# before the reveal


@rule("RS-W10")
def test_everybodys_coins_and_ronin_lie_open_before_a_battle() -> None:
    s = at_table(
        "koi lotus turtle",
        {"oshu": {"koi": "bushi", "lotus": "bushi"}},
        coins={"koi": 3, "lotus": 7, "turtle": 1},
        ronin={"lotus": 2, "turtle": 4},
        wars="oshu",
    )
    battles(s)
    for viewer in range(-1, 3):
        rows = s.observe(viewer)["seats"]
        assert isinstance(rows, list)
        assert [(row["coins"], row["ronin"]) for row in rows] == [(3, 0), (7, 2), (1, 4)]


@rule("RS-W11", "RS-DP22")
def test_a_bid_is_four_whole_numbers_that_the_coins_can_pay() -> None:
    s = bidding()
    assert refusal(s, "koi", "stake seppuku 4") == "RS-W11"
    answer(s, "koi", "stake seppuku 2")
    assert refusal(s, "koi", "stake poets 2") == "RS-W11"
    answer(s, "koi", "stake poets 1")
    assert refusal(s, "koi", "stake ronin 1") == "RS-W11"
    answer(s, "koi", "stake seppuku 0")  # back to nothing
    answer(s, "koi", "stake ronin 2")
    answer(s, "koi", "confirm")
    no_bids(s, "lotus", "turtle")
    assert events(s, "rs-bid")[0]["bids"] == {"seppuku": 0, "hostage": 0, "ronin": 2, "poets": 1}


@rule("RS-DP22", "RS-W11")
def test_every_split_of_the_coins_is_possible() -> None:
    s = bidding(koi=2)
    assert legal(s, "koi") == [
        "confirm",
        *[
            f"stake {name} {n}"
            for name in ("seppuku", "hostage", "ronin", "poets")
            for n in (1, 2)
        ],
    ]  # fmt: skip


@rule("RS-W12", "RS-HI07")
def test_all_bid_at_once_and_see_no_other_bid() -> None:
    s = bidding()
    assert s.ask is not None
    assert s.ask.secret
    answer(s, "turtle", "stake poets 3", "confirm")
    assert asked(s) == "koi lotus RS-DP22"
    for viewer in (-1, seat(s, "koi"), seat(s, "lotus")):
        assert "3" not in json.dumps(
            {n: b for n, b in bids_seen(s, viewer).items() if n != str(viewer)}
        )
        assert str(seat(s, "turtle")) not in bids_seen(s, viewer)
    assert bids_seen(s, seat(s, "turtle"))["2"]["poets"] == 3


@rule("RS-W13")
def test_ronin_cannot_be_bid() -> None:
    s = at_table(
        "koi lotus turtle",
        {"oshu": {"turtle": "bushi", "lotus": "bushi"}},
        ronin={"lotus": 5},
        points={"lotus": 5},
        coins={"turtle": 1},
        wars="oshu",
    )
    battles(s)
    assert legal(s, "lotus") == ["confirm"]
    assert refusal(s, "lotus", "stake ronin 1") == "RS-W11"


@rule("RS-W14", "RS-HI08")
def test_what_is_set_aside_is_secret_until_the_reveal() -> None:
    s = bidding()
    bid(s, "koi", 1, 1, 0, 0)
    for viewer in range(-1, 3):
        rows = s.observe(viewer)["seats"]
        assert isinstance(rows, list)
        assert [row["coins"] for row in rows] == [3, 3, 3]
    assert "rs-bid" not in keys(s)


# the reveal


@rule("RS-W15")
def test_all_bids_are_revealed_together_and_what_is_left_returns_to_the_reserve() -> None:
    s = bidding()
    bid(s, "koi", 0, 0, 0, 2)
    bid(s, "lotus", 0, 0, 0, 1)
    assert keys(s).count("rs-bid") == 0
    bid(s, "turtle", 1, 0, 0, 0)
    assert keys(s).count("rs-bid") == 3
    assert asked(s) == "turtle RS-DP23"
    assert [coins(s, clan) for clan in ("koi", "lotus", "turtle")] == [1, 2, 2]
    for viewer in range(-1, 3):
        assert bids_seen(s, viewer)["0"]["poets"] == 2


@rule("RS-W16")
def test_bid_coins_are_out_of_the_reserve_up_to_the_reparations() -> None:
    s = bidding(turtle=2)
    s.ronin[seat(s, "turtle")] = 9
    no_bids(s, "koi", "lotus")
    bid(s, "turtle", 1, 0, 1, 0)
    for key in ("RS-DP23", "RS-DP25"):
        assert asked(s) == f"turtle {key}"
        assert coins(s, "turtle") == 0
        answer(s, "turtle", "use")
    assert [coins(s, clan) for clan in ("koi", "lotus", "turtle")] == [4, 4, 0]


@rule("RS-W17")
def test_the_order_of_a_battle() -> None:
    s = bidding(koi=6, lotus=0, turtle=0)
    s.ronin[seat(s, "koi")] = 1
    bid(s, "koi", 1, 1, 1, 1)
    no_bids(s, "lotus", "turtle")
    answer(s, "koi", "use", "capture lotus bushi", "use")
    while s.ask is not None:
        answer(s, "koi", legal(s, "koi")[0])
    told = keys(s)
    order = ["rs-bid", "rs-seppuku", "rs-hostage", "rs-hired", "rs-victory", "rs-poets",
             "rs-reparations", "rs-war-over"]  # fmt: skip
    assert [told.index(key) for key in order] == sorted(told.index(key) for key in order)


# who wins an advantage


@rule("RS-W18")
def test_the_most_coins_win_an_advantage_whatever_the_honor() -> None:
    s = bidding()
    bid(s, "koi", 1, 0, 0, 0)
    bid(s, "lotus", 1, 0, 0, 0)
    bid(s, "turtle", 2, 0, 0, 0)
    assert asked(s) == "turtle RS-DP23"


@rule("RS-W18")
@pytest.mark.parametrize("honor_", ["turtle koi lotus", "koi lotus turtle"])
def test_equal_bids_go_to_the_most_honor_among_them(honor_: str) -> None:
    s = bidding(honor_)
    bid(s, "koi", 0, 0, 0, 0)
    bid(s, "lotus", 2, 0, 0, 0)
    bid(s, "turtle", 2, 0, 0, 0)
    expected = "turtle" if honor_.startswith("turtle") else "lotus"
    assert asked(s) == f"{expected} RS-DP23"


@rule("RS-XD15", "RS-W18", "RS-W21", "RS-H10")
def test_seppuku_changes_who_wins_the_next_tie() -> None:
    s = bidding("koi turtle lotus")
    bid(s, "koi", 0, 0, 0, 0)
    bid(s, "turtle", 0, 2, 0, 0)
    bid(s, "lotus", 1, 2, 0, 0)
    answer(s, "lotus", "use")
    assert honor(s) == "lotus koi turtle"
    assert asked(s) == "lotus RS-DP24"


@rule("RS-XD15", "RS-W21")
def test_without_seppuku_the_same_tie_goes_the_other_way() -> None:
    s = bidding("koi turtle lotus")
    bid(s, "koi", 0, 0, 0, 0)
    bid(s, "turtle", 0, 2, 0, 0)
    bid(s, "lotus", 1, 2, 0, 0)
    answer(s, "lotus", "pass")
    assert asked(s) == "turtle RS-DP24"


@rule("RS-W19")
def test_an_advantage_without_a_bid_is_skipped() -> None:
    s = bidding()
    for clan in ("koi", "lotus", "turtle"):
        bid(s, clan, 0, 0, 0, 0)
    assert s.ask is None
    skipped = [event["advantage"] for event in events(s, "rs-no-advantage")]
    assert skipped == ["seppuku", "hostage", "ronin", "poets"]
    assert "rs-advantage" not in keys(s)
    assert "rs-poets" not in keys(s)


@rule("RS-Q54")
def test_who_bids_nothing_on_an_advantage_cannot_win_it() -> None:
    s = bidding("koi lotus turtle")
    bid(s, "koi", 0, 3, 0, 0)
    bid(s, "lotus", 0, 0, 0, 0)
    bid(s, "turtle", 1, 0, 0, 0)
    assert asked(s) == "turtle RS-DP23"


@rule("RS-W20")
def test_only_the_winner_may_use_an_advantage_and_need_not() -> None:
    s = bidding()
    bid(s, "koi", 1, 0, 0, 0)
    bid(s, "lotus", 2, 0, 0, 0)
    bid(s, "turtle", 0, 0, 0, 0)
    assert asked(s) == "lotus RS-DP23"
    assert refusal(s, "koi", "use") == "refuse-not-asked"
    answer(s, "lotus", "pass")
    assert events(s, "rs-no-use") == [{"key": "rs-no-use", "player": 1, "advantage": "seppuku"}]
    assert figures(s, "koi", "oshu") == "bushi bushi bushi"
    assert "rs-seppuku" not in keys(s)


# online


@rule("RS-Q51", "RS-Q98")
def test_a_bid_may_be_changed_until_the_last_one_is_in() -> None:
    session = in_session(bidding())
    submit(session, "koi", "stake seppuku 3")
    submit(session, "koi", "confirm")
    submit(session, "lotus", "stake poets 1")
    session.undo(0)  # the confirmation, though somebody else has acted since
    session.undo(0)
    submit(session, "koi", "stake ronin 2")
    submit(session, "koi", "confirm")
    submit(session, "lotus", "confirm")
    submit(session, "turtle", "confirm")
    s = session.state
    assert isinstance(s, RisingSunState)
    assert s.ask is not None
    assert s.ask.key != "RS-DP22"
    assert bids_seen(s, -1)["0"] == {"seppuku": 0, "hostage": 0, "ronin": 2, "poets": 0}
    with pytest.raises(IllegalAction):
        session.undo(0)


@rule("RS-Q51")
def test_that_somebody_has_bid_is_seen_by_all() -> None:
    s = bidding()
    answer(s, "turtle", "stake poets 2")
    assert "rs-committed" not in keys(s)
    answer(s, "turtle", "confirm")
    (told,) = [event for event in s.sink or [] if event.key == "rs-committed"]
    assert all(told.seen_by(viewer) for viewer in range(-1, 3))
    for viewer in range(-1, 3):
        ask = s.observe(viewer)["ask"]
        assert isinstance(ask, dict)
        assert ask["seats"] == [0, 1]


@rule("RS-Q51")
def test_who_has_no_coins_bids_nothing_automatically() -> None:
    session = in_session(bidding(lotus=0))
    submit(session, "koi", "stake seppuku 1")
    assert session.state.to_act() == [0, 2]


@rule("RS-Q51")
def test_the_last_coin_does_not_make_a_bid_automatic() -> None:
    session = in_session(bidding(koi=1))
    submit(session, "koi", "stake poets 1")
    assert 0 in session.state.to_act()


@rule("RS-Q52", "RS-DP22")
def test_no_bid_in_time_is_nothing_at_all() -> None:
    s = bidding()
    assert default(s, "turtle") == "confirm"
    answer(s, "koi", "stake seppuku 1", "stake poets 2")
    while "koi" in asked(s):
        answer(s, "koi", default(s, "koi"))
    answer(s, "lotus", default(s, "lotus"))
    answer(s, "turtle", default(s, "turtle"))
    for event in events(s, "rs-bid"):
        assert event["bids"] == {"seppuku": 0, "hostage": 0, "ronin": 0, "poets": 0}
    assert [coins(s, clan) for clan in ("koi", "lotus", "turtle")] == [3, 3, 3]
