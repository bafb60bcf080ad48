"""Sealed bids on the four advantages (RS-W10…W21, RS-DP22)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from gunbai.core.errors import IllegalAction
from tests.rising_sun.sessions import in_session, submit
from tests.rising_sun.table import RISING_SUN, Table
from tests.rule import rule


def bidding(honor_: str = "koi lotus turtle", **amounts: int) -> Table:
    """A battle of three in Oshu, before the bids."""
    table = Table(
        honor_,
        {"oshu": {"koi": "bushi bushi bushi", "lotus": "bushi bushi", "turtle": "bushi"}},
        coins={"koi": 3, "lotus": 3, "turtle": 3, **amounts},
        wars="oshu",
    )
    table.battles()
    assert table.asked == "koi lotus turtle RS-DP22"
    return table


def bids_seen(table: Table, viewer: int) -> Any:
    battle = table.view(viewer)["battle"]
    assert isinstance(battle, dict)
    return battle["bids"]


# before the reveal


@rule("RS-W10")
def test_everybodys_coins_and_ronin_lie_open_before_a_battle() -> None:
    table = Table(
        "koi lotus turtle",
        {"oshu": {"koi": "bushi", "lotus": "bushi"}},
        coins={"koi": 3, "lotus": 7, "turtle": 1},
        ronin={"lotus": 2, "turtle": 4},
        wars="oshu",
    )
    table.battles()
    for viewer in range(-1, 3):
        rows = table.view(viewer)["seats"]
        assert isinstance(rows, list)
        assert [(row["coins"], row["ronin"]) for row in rows] == [(3, 0), (7, 2), (1, 4)]


@rule("RS-W11", "RS-DP22")
def test_a_bid_is_four_whole_numbers_that_the_coins_can_pay() -> None:
    table = bidding()
    assert table.refusal("koi", "stake seppuku 4") == "RS-W11"
    table.answer("koi", "stake seppuku 2")
    assert table.refusal("koi", "stake poets 2") == "RS-W11"
    table.answer("koi", "stake poets 1")
    assert table.refusal("koi", "stake ronin 1") == "RS-W11"
    table.answer("koi", "stake seppuku 0")  # back to nothing
    table.answer("koi", "stake ronin 2")
    table.answer("koi", "confirm")
    table.no_bids("lotus", "turtle")
    assert table.events("rs-bid")[0]["bids"] == {"seppuku": 0, "hostage": 0, "ronin": 2, "poets": 1}


@rule("RS-DP22", "RS-W11")
def test_every_split_of_the_coins_is_possible() -> None:
    table = bidding(koi=2)
    assert table.legal("koi") == [
        "confirm",
        *[
            f"stake {name} {n}"
            for name in ("seppuku", "hostage", "ronin", "poets")
            for n in (1, 2)
        ],
    ]  # fmt: skip


@rule("RS-W12", "RS-HI07")
def test_all_bid_at_once_and_see_no_other_bid() -> None:
    table = bidding()
    assert table.secret
    table.answer("turtle", "stake poets 3", "confirm")
    assert table.asked == "koi lotus RS-DP22"
    for viewer in (-1, table.seat("koi"), table.seat("lotus")):
        assert "3" not in json.dumps(
            {n: b for n, b in bids_seen(table, viewer).items() if n != str(viewer)}
        )
        assert str(table.seat("turtle")) not in bids_seen(table, viewer)
    assert bids_seen(table, table.seat("turtle"))["2"]["poets"] == 3


@rule("RS-W13")
def test_ronin_cannot_be_bid() -> None:
    table = Table(
        "koi lotus turtle",
        {"oshu": {"turtle": "bushi", "lotus": "bushi"}},
        ronin={"lotus": 5},
        points={"lotus": 5},
        coins={"turtle": 1},
        wars="oshu",
    )
    table.battles()
    assert table.legal("lotus") == ["confirm"]
    assert table.refusal("lotus", "stake ronin 1") == "RS-W11"


@rule("RS-W14", "RS-HI08")
def test_what_is_set_aside_is_secret_until_the_reveal() -> None:
    table = bidding()
    table.bid("koi", 1, 1, 0, 0)
    for viewer in range(-1, 3):
        rows = table.view(viewer)["seats"]
        assert isinstance(rows, list)
        assert [row["coins"] for row in rows] == [3, 3, 3]
    assert "rs-bid" not in table.keys


# the reveal


@rule("RS-W15")
def test_all_bids_are_revealed_together_and_what_is_left_returns_to_the_reserve() -> None:
    table = bidding()
    table.bid("koi", 0, 0, 0, 2)
    table.bid("lotus", 0, 0, 0, 1)
    assert table.keys.count("rs-bid") == 0
    table.bid("turtle", 1, 0, 0, 0)
    assert table.keys.count("rs-bid") == 3
    assert table.asked == "turtle RS-DP23"
    assert [table.coins(clan) for clan in ("koi", "lotus", "turtle")] == [1, 2, 2]
    for viewer in range(-1, 3):
        assert bids_seen(table, viewer)["0"]["poets"] == 2


@rule("RS-W16")
def test_bid_coins_are_out_of_the_reserve_up_to_the_reparations() -> None:
    table = bidding(turtle=2)
    table.state.ronin[table.seat("turtle")] = 9
    table.no_bids("koi", "lotus")
    table.bid("turtle", 1, 0, 1, 0)
    for key in ("RS-DP23", "RS-DP25"):
        assert table.asked == f"turtle {key}"
        assert table.coins("turtle") == 0
        table.answer("turtle", "use")
    assert [table.coins(clan) for clan in ("koi", "lotus", "turtle")] == [4, 4, 0]


@rule("RS-W17")
def test_the_order_of_a_battle() -> None:
    table = bidding(koi=6, lotus=0, turtle=0)
    table.state.ronin[table.seat("koi")] = 1
    table.bid("koi", 1, 1, 1, 1)
    table.no_bids("lotus", "turtle")
    table.answer("koi", "use", "capture lotus bushi", "use")
    while table.asked:
        table.answer("koi", table.legal("koi")[0])
    told = table.keys
    order = ["rs-bid", "rs-seppuku", "rs-hostage", "rs-hired", "rs-victory", "rs-poets",
             "rs-reparations", "rs-war-over"]  # fmt: skip
    assert [told.index(key) for key in order] == sorted(told.index(key) for key in order)


# who wins an advantage


@rule("RS-W18")
def test_the_most_coins_win_an_advantage_whatever_the_honor() -> None:
    table = bidding()
    table.bid("koi", 1, 0, 0, 0)
    table.bid("lotus", 1, 0, 0, 0)
    table.bid("turtle", 2, 0, 0, 0)
    assert table.asked == "turtle RS-DP23"


@rule("RS-W18")
@pytest.mark.parametrize("honor_", ["turtle koi lotus", "koi lotus turtle"])
def test_equal_bids_go_to_the_most_honor_among_them(honor_: str) -> None:
    table = bidding(honor_)
    table.bid("koi", 0, 0, 0, 0)
    table.bid("lotus", 2, 0, 0, 0)
    table.bid("turtle", 2, 0, 0, 0)
    expected = "turtle" if honor_.startswith("turtle") else "lotus"
    assert table.asked == f"{expected} RS-DP23"


@rule("RS-XD15", "RS-W18", "RS-W21", "RS-H10")
def test_seppuku_changes_who_wins_the_next_tie() -> None:
    table = bidding("koi turtle lotus")
    table.bid("koi", 0, 0, 0, 0)
    table.bid("turtle", 0, 2, 0, 0)
    table.bid("lotus", 1, 2, 0, 0)
    table.answer("lotus", "use")
    assert table.honor == "lotus koi turtle"
    assert table.asked == "lotus RS-DP24"


@rule("RS-XD15", "RS-W21")
def test_without_seppuku_the_same_tie_goes_the_other_way() -> None:
    table = bidding("koi turtle lotus")
    table.bid("koi", 0, 0, 0, 0)
    table.bid("turtle", 0, 2, 0, 0)
    table.bid("lotus", 1, 2, 0, 0)
    table.answer("lotus", "pass")
    assert table.asked == "turtle RS-DP24"


@rule("RS-W19")
def test_an_advantage_without_a_bid_is_skipped() -> None:
    table = bidding()
    for clan in ("koi", "lotus", "turtle"):
        table.bid(clan, 0, 0, 0, 0)
    assert not table.asked
    skipped = [event["advantage"] for event in table.events("rs-no-advantage")]
    assert skipped == ["seppuku", "hostage", "ronin", "poets"]
    assert "rs-advantage" not in table.keys
    assert "rs-poets" not in table.keys


@rule("RS-Q54")
def test_who_bids_nothing_on_an_advantage_cannot_win_it() -> None:
    table = bidding("koi lotus turtle")
    table.bid("koi", 0, 3, 0, 0)
    table.bid("lotus", 0, 0, 0, 0)
    table.bid("turtle", 1, 0, 0, 0)
    assert table.asked == "turtle RS-DP23"


@rule("RS-W20")
def test_only_the_winner_may_use_an_advantage_and_need_not() -> None:
    table = bidding()
    table.bid("koi", 1, 0, 0, 0)
    table.bid("lotus", 2, 0, 0, 0)
    table.bid("turtle", 0, 0, 0, 0)
    assert table.asked == "lotus RS-DP23"
    assert table.refusal("koi", "use") == "refuse-not-asked"
    table.answer("lotus", "pass")
    assert table.events("rs-no-use") == [{"player": 1, "advantage": "seppuku"}]
    assert table.figures("koi", "oshu") == "bushi bushi bushi"
    assert "rs-seppuku" not in table.keys


@rule("RS-W11", "RS-DP22")
def test_every_stake_can_be_written_whatever_the_coins() -> None:
    board = {"nagato": {"koi": "bushi", "turtle": "bushi"}}
    table = Table("turtle koi lotus", board, coins={"koi": 70}, wars="nagato")
    table.battles()
    for actions in (
        table.state.legal(table.seat("koi")),
        table.state.candidates(table.seat("koi")),
    ):
        texts = [RISING_SUN.text(action) for action in actions]
        assert [RISING_SUN.parse(text) for text in texts] == actions
        assert "stake ronin 63" in texts


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
    table = Table.of(session.state)
    assert table.asked
    assert table.key != "RS-DP22"
    assert bids_seen(table, -1)["0"] == {"seppuku": 0, "hostage": 0, "ronin": 2, "poets": 0}
    with pytest.raises(IllegalAction):
        session.undo(0)


@rule("RS-Q51")
def test_that_somebody_has_bid_is_seen_by_all() -> None:
    table = bidding()
    table.answer("turtle", "stake poets 2")
    assert "rs-committed" not in table.keys
    table.answer("turtle", "confirm")
    (told,) = [event for event in table.log if event.key == "rs-committed"]
    assert all(told.seen_by(viewer) for viewer in range(-1, 3))
    for viewer in range(-1, 3):
        ask = table.view(viewer)["ask"]
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
    table = bidding()
    assert table.default("turtle") == "confirm"
    table.answer("koi", "stake seppuku 1", "stake poets 2")
    while "koi" in table.asked:
        table.answer("koi", table.default("koi"))
    table.answer("lotus", table.default("lotus"))
    table.answer("turtle", table.default("turtle"))
    for event in table.events("rs-bid"):
        assert event["bids"] == {"seppuku": 0, "hostage": 0, "ronin": 0, "poets": 0}
    assert [table.coins(clan) for clan in ("koi", "lotus", "turtle")] == [3, 3, 3]
