"""The Tea Ceremony and alliances (RS-A, RS-Q09…Q11, RS-DP03)."""

from __future__ import annotations

import pytest

from gunbai import SPECTATOR
from gunbai.core.session import Session
from gunbai.games.rising_sun.flow.course import Course
from gunbai.games.rising_sun.flow.tea import Tea
from tests.rising_sun.table import RISING_SUN, Table
from tests.rule import rule

FOUR = "koi lotus turtle dragonfly"


def tea(honor_: str = FOUR, allies: str = "") -> Table:
    table = Table(honor_, phase="tea", allies=allies, coins={"koi": 3})
    table.run(Tea(0))
    return table


def ally(table: Table, one: str, other: str) -> None:
    table.answer(one, f"offer {other}")
    table.answer(other, f"accept {one}")


def allies(table: Table) -> list[int]:
    return table.state.ally


# when and what


@rule("RS-A01", "RS-E10")
def test_a_tea_ceremony_in_each_season_but_winter() -> None:
    table = Table.new(1, players=4)
    table.play_absent()
    walked = [event for event in table.keys if event in ("rs-season", "rs-tea", "rs-draws")]
    seasons = "".join({"rs-season": "S", "rs-tea": "T", "rs-draws": "d"}[key] for key in walked)
    assert seasons == "STddddddd" * 3 + "S"
    assert [event["season"] for event in table.events("rs-tea")] == ["spring", "summer", "autumn"]


@rule("RS-A02", "RS-Q104")
def test_old_alliances_end_when_the_ceremony_begins() -> None:
    table = Table(FOUR, allies="koi-lotus", season="summer")
    table.state.stack = [Course(0, 0)]  # the set-up of Summer
    table.state.stack[-1].run(table.state)
    for _ in range(3):  # cards, income, hostages
        table.state.stack[-1].run(table.state)
        assert allies(table) == [1, 0, -1, -1]
    table.state.settle()
    assert table.asked == "koi lotus turtle dragonfly RS-DP03"
    assert allies(table) == [-1, -1, -1, -1]
    ally(table, "koi", "turtle")
    assert allies(table) == [2, -1, 0, -1]


@rule("RS-A03", "RS-Q09", "RS-DP03")
def test_an_alliance_needs_the_consent_of_both() -> None:
    table = tea()
    table.answer("koi", "offer lotus")
    assert allies(table) == [-1] * 4
    assert table.refusal("turtle", "accept koi") == "RS-Q09"
    assert table.refusal("koi", "offer koi") == "RS-A03"
    assert table.refusal("koi", "offer moon") == "RS-A03"
    table.answer("lotus", "accept koi")
    assert allies(table) == [1, 0, -1, -1]
    table.sound()


@rule("RS-A03", "RS-A08", "RS-X09")
def test_two_alliances_stand_at_the_same_time() -> None:
    table = tea()
    ally(table, "lotus", "turtle")
    ally(table, "dragonfly", "koi")
    assert allies(table) == [3, 2, 1, 0]
    table.sound()


@rule("RS-A04", "RS-V12", "RS-Q10")
def test_one_alliance_a_season() -> None:
    table = tea()
    table.answer("turtle", "offer koi")
    ally(table, "koi", "lotus")
    assert table.refusal("koi", "accept turtle") == "RS-A04"
    assert table.refusal("koi", "offer dragonfly") == "RS-A04"
    assert table.refusal("turtle", "offer lotus") == "RS-A04"


@rule("RS-A05", "RS-HI14", "RS-V13")
def test_an_alliance_is_public_at_once() -> None:
    table = tea()
    ally(table, "koi", "lotus")
    (formed,) = [event for event in table.log if event.key == "rs-allied"]
    assert all(formed.seen_by(viewer) for viewer in (SPECTATOR, 0, 1, 2, 3))
    for viewer in (SPECTATOR, 2):
        seats = table.view(viewer)["seats"]
        assert isinstance(seats, list)
        assert [seat_["ally"] for seat_ in seats] == [1, 0, None, None]


@rule("RS-A06", "RS-A07", "RS-Q10")
def test_an_alliance_lasts_for_the_season_and_none_is_made_later() -> None:
    table = Table.new(2, players=4, clans="koi,lotus,turtle,dragonfly")
    ally(table, "koi", "lotus")
    while table.asked and table.state.season == 0:
        if table.key != "RS-DP03":
            for text in ("offer turtle", "accept turtle", "offer dragonfly"):
                assert table.state.check(table.to_act[0], RISING_SUN.parse(text)) is not None
        assert table.state.ally == [1, 0, -1, -1]
        table.stand_in()
    assert table.state.season == 1


@rule("RS-A08", "RS-V35", "RS-Q11", "RS-DP03")
def test_everybody_may_stay_alone() -> None:
    table = tea()
    for clan in FOUR.split():
        assert table.default(clan) == "ready"
        table.answer(clan, "ready")
    assert allies(table) == [-1] * 4
    assert table.asked == ""


@rule("RS-A08", "RS-Q56")
@pytest.mark.parametrize(
    ("clans", "most"), [("koi lotus turtle", 1), ("koi sun lotus turtle bonsai moon", 3)]
)
def test_at_most_half_as_many_alliances_as_players(clans: str, most: int) -> None:
    table = tea(clans)
    names = clans.split()
    for one, other in zip(names[::2], names[1::2], strict=False):
        ally(table, one, other)
    assert sum(n >= 0 for n in allies(table)) == 2 * most
    for clan in names:
        assert table.legal(clan) == ["ready"]


# the procedure


@rule("RS-Q09", "RS-DP03")
def test_offers_are_withdrawn_and_refused() -> None:
    table = tea()
    table.answer("koi", "offer lotus", "offer turtle")
    assert table.legal("koi") == ["ready", "withdraw lotus", "withdraw turtle", "offer dragonfly"]
    table.answer("koi", "withdraw turtle")
    assert "accept koi" not in table.legal("turtle")
    assert table.refusal("koi", "withdraw turtle") == "RS-Q09"
    table.answer("lotus", "refuse koi")
    assert table.refusal("lotus", "accept koi") == "RS-Q09"
    assert allies(table) == [-1] * 4


@rule("RS-Q09")
def test_crossing_offers_are_an_alliance() -> None:
    table = tea()
    table.answer("koi", "offer lotus")
    table.answer("lotus", "offer koi")
    assert allies(table) == [1, 0, -1, -1]


@rule("RS-Q09")
def test_an_alliance_cancels_all_other_offers_of_both() -> None:
    table = tea()
    table.answer("koi", "offer lotus", "offer turtle")
    table.answer("dragonfly", "offer lotus")
    table.answer("lotus", "offer turtle", "accept koi")
    assert table.state.offers == [0, 0, 0, 0]
    assert table.legal("turtle") == ["ready", "offer dragonfly"]


@rule("RS-Q09", "RS-DP03")
def test_ready_may_be_taken_back_until_all_are() -> None:
    table = tea()
    table.answer("koi", "ready")
    assert table.asked == "lotus turtle dragonfly RS-DP03"
    table.answer("koi", "unready", "offer lotus", "ready")
    assert table.events("rs-not-ready") == [{"player": 0}]
    assert table.refusal("lotus", "unready") == "RS-Q09"
    for clan in ("lotus", "turtle", "dragonfly"):
        table.answer(clan, "ready")
    assert (allies(table), table.state.offers) == ([-1] * 4, [0] * 4)  # the open offer lapsed
    assert table.asked == ""


@rule("RS-Q11", "RS-DP03")
def test_an_absent_player_accepts_nothing() -> None:
    table = tea()
    table.answer("koi", "offer lotus")
    assert table.default("lotus") == "ready"
    table.play_absent()
    assert allies(table) == [-1] * 4


@rule("RS-DP03", "RS-HI14")
def test_only_own_offers_are_seen() -> None:
    table = tea()
    table.answer("koi", "offer lotus")
    table.answer("turtle", "offer koi")
    assert table.view(0)["offers"] == {"made": [1], "received": [2]}
    assert table.view(3)["offers"] == {"made": [], "received": []}
    guess = table.determinize(3, 5)
    assert guess.state.offers == [0, 0, 0, 0]


@rule("RS-Q09")
def test_nobody_is_made_ready_by_an_alliance() -> None:
    session = Session(RISING_SUN, {"players": 3, "clans": "koi,lotus,turtle"}, 3)
    session.submit(0, RISING_SUN.parse("offer lotus"))
    session.submit(1, RISING_SUN.parse("accept koi"))
    assert session.state.to_act() == [0, 1, 2]


# what an alliance is worth


@rule("RS-A09", "RS-P24", "RS-P26", "RS-V33")
def test_allies_share_the_bonus_of_each_others_mandates() -> None:
    table = Table(FOUR, allies="koi-turtle")
    table.mandate("koi", "recruit")
    assert table.asked == "lotus RS-DP07"
    table.answer("lotus", "summon bushi nagato")
    assert table.asked == "turtle RS-DP07"  # Lotus had one summon, the ally has two
    table.answer("turtle", "summon bushi kyoto", "summon bushi kyoto")
    assert table.asked == "dragonfly RS-DP07"
    table.mandate("turtle", "recruit")
    table.up_to("koi")
    table.answer("koi", "summon bushi edo", "summon bushi edo")
    assert table.figures("koi", "edo") == "bushi bushi"


@rule("RS-A10", "RS-V14", "RS-W05")
def test_two_allies_alone_do_not_fight() -> None:
    board = {"kansai": {"koi": "bushi", "lotus": "bushi bushi"}}
    table = Table(FOUR, board, allies="koi-lotus", coins={"koi": 3, "lotus": 3}, wars="kansai")
    table.battles()
    assert table.asked == ""
    assert [event["player"] for event in table.events("rs-token")] == [1]
    assert table.figures("koi", "kansai") == "bushi"


@rule("RS-A10", "RS-V14")
def test_a_third_player_with_force_brings_the_allies_to_battle() -> None:
    """It is Force that counts: here a stronghold of Turtle, and no figure."""
    board = {"kansai": {"koi": "bushi", "lotus": "bushi bushi", "turtle": "stronghold"}}
    table = Table(FOUR, board, allies="koi-lotus", wars="kansai")
    table.battles()
    assert table.asked == "koi lotus turtle RS-DP22"
    board = {"kansai": {"koi": "bushi", "lotus": "bushi bushi", "dragonfly": "stronghold"}}
    table = Table(FOUR, board, allies="koi-lotus", wars="kansai")
    table.battles()
    assert table.asked == ""


@rule("RS-A11", "RS-W54")
def test_an_ally_who_loses_is_not_killed() -> None:
    board = {"kansai": {"koi": "bushi bushi bushi", "lotus": "bushi", "turtle": "bushi"}}
    table = Table(FOUR, board, allies="koi-lotus", wars="kansai")
    table.battles()
    for clan in ("koi", "lotus", "turtle"):
        table.bid(clan, 0, 0, 0, 0)
    assert (table.figures("lotus", "kansai"), table.figures("turtle", "kansai")) == ("bushi", "")


@rule("RS-A12", "RS-W30", "RS-MB05")
def test_an_ally_is_an_opponent_for_every_effect() -> None:
    board = {"kansai": {"koi": "bushi", "lotus": "bushi", "turtle": "bushi"}}
    table = Table(FOUR, board, allies="koi-lotus", coins={"koi": 1}, wars="kansai")
    table.battles()
    table.bid("koi", 0, 1, 0, 0)
    for clan in ("lotus", "turtle"):
        table.bid(clan, 0, 0, 0, 0)
    assert "capture lotus bushi" in table.legal("koi")
    cards = {"koi": "way-of-the-righteous"}
    table = Table(FOUR, cards=cards, allies="koi-lotus", coins={"lotus": 2}, set="horseman")
    table.war()
    table.answer("koi", "use")
    assert (table.coins("koi"), table.coins("lotus")) == (1, 1)


@rule("RS-A13", "RS-MB02", "RS-X17")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("lotus koi turtle dragonfly", "lotus turtle koi dragonfly"),
        ("lotus koi dragonfly turtle", "lotus dragonfly koi turtle"),
    ],
)
def test_betray_ends_the_alliance_and_costs_honor(before: str, after: str) -> None:
    table = Table(before, {"kansai": {"turtle": "bushi"}}, allies="koi-dragonfly")
    table.mandate("koi", "betray")
    assert table.asked == "koi RS-DP13"  # before any figure is chosen
    assert allies(table) == [-1] * 4
    assert table.honor == after


@rule("RS-Q10", "RS-A06")
def test_nobody_allies_again_after_a_betrayal() -> None:
    table = Table(FOUR, {"kansai": {"turtle": "bushi"}}, allies="koi-dragonfly")
    table.mandate("koi", "betray")
    for clan in ("lotus", "dragonfly"):
        assert table.refusal("koi", f"offer {clan}") == "refuse-other-decision"
    assert table.refusal("dragonfly", "accept koi") == "refuse-not-asked"


@rule("RS-A14", "RS-A15", "RS-E17")
def test_allies_tied_for_first_share_the_victory() -> None:
    for pair, winners in (("koi-lotus", [0, 1]), ("", [0])):
        table = Table(FOUR, allies=pair, points={"koi": 9, "lotus": 9}, season="autumn")
        table.run(Course(7, 0))
        result = table.state.result()
        assert result is not None
        assert result.winners() == winners


@rule("RS-A15", "RS-Q84")
def test_nobody_has_an_ally_in_winter_for_any_other_effect() -> None:
    """Loyalty gives nothing for what is gained in Winter."""
    table = Table(
        FOUR,
        cards={"koi": "loyalty"},
        allies="koi-lotus",
        tokens={"koi": "spring:edo summer:edo"},
        season="autumn",
        set="teapot",
    )
    table.run(Course(7, 0))
    assert table.points("koi") == 1 + 2


@rule("RS-A04")
def test_whoever_has_an_ally_is_no_longer_asked_to_find_one() -> None:
    table = tea()
    table.answer("koi", "offer lotus")
    table.answer("lotus", "accept koi")
    words = {
        clan: table.state.stack[-1].prompt(table.state, table.seat(clan))
        for clan in ("koi", "lotus", "turtle")
    }
    allied = {"allied": 1, "free": 0}
    assert words == {"koi": allied, "lotus": allied, "turtle": {"allied": 0, "free": 1}}
