"""The Tea Ceremony and alliances (RS-A, RS-Q09…Q11, RS-DP03)."""

from __future__ import annotations

import pytest

from gunbai import SPECTATOR
from gunbai.games.rising_sun.flow.course import Course
from gunbai.games.rising_sun.flow.tea import Tea
from gunbai.games.rising_sun.state import RisingSunState
from tests.rising_sun.playing import new_game, play_absent, stand_in, up_to
from tests.rising_sun.table import (
    RISING_SUN,
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
    mandate,
    points,
    refusal,
    run,
    seat,
    sound,
    war,
)
from tests.rule import rule

FOUR = "koi lotus turtle dragonfly"


def tea(honor_: str = FOUR, allies: str = "") -> RisingSunState:
    s = at_table(honor_, phase="tea", allies=allies, coins={"koi": 3})
    run(s, Tea(0))
    return s


def ally(s: RisingSunState, one: str, other: str) -> None:
    answer(s, one, f"offer {other}")
    answer(s, other, f"accept {one}")


def allies(s: RisingSunState) -> list[int]:
    return s.ally


# when and what


@rule("RS-A01", "RS-E10")
def test_a_tea_ceremony_in_each_season_but_winter() -> None:
    s = new_game(1, players=4)
    play_absent(s)
    walked = [event for event in keys(s) if event in ("rs-season", "rs-tea", "rs-draws")]
    seasons = "".join({"rs-season": "S", "rs-tea": "T", "rs-draws": "d"}[key] for key in walked)
    assert seasons == "STddddddd" * 3 + "S"
    assert [event["season"] for event in events(s, "rs-tea")] == ["spring", "summer", "autumn"]


@rule("RS-A02", "RS-Q104")
def test_old_alliances_end_when_the_ceremony_begins() -> None:
    s = at_table(FOUR, allies="koi-lotus", season="summer")
    s.stack = [Course(0, 0)]  # the set-up of Summer
    s.stack[-1].run(s)
    for _ in range(3):  # cards, income, hostages
        s.stack[-1].run(s)
        assert allies(s) == [1, 0, -1, -1]
    s.settle()
    assert asked(s) == "koi lotus turtle dragonfly RS-DP03"
    assert allies(s) == [-1, -1, -1, -1]
    ally(s, "koi", "turtle")
    assert allies(s) == [2, -1, 0, -1]


@rule("RS-A03", "RS-Q09", "RS-DP03")
def test_an_alliance_needs_the_consent_of_both() -> None:
    s = tea()
    answer(s, "koi", "offer lotus")
    assert allies(s) == [-1] * 4
    assert refusal(s, "turtle", "accept koi") == "RS-Q09"
    assert refusal(s, "koi", "offer koi") == "RS-A03"
    assert refusal(s, "koi", "offer moon") == "RS-A03"
    answer(s, "lotus", "accept koi")
    assert allies(s) == [1, 0, -1, -1]
    sound(s)


@rule("RS-A03", "RS-A08", "RS-X09")
def test_two_alliances_stand_at_the_same_time() -> None:
    s = tea()
    ally(s, "lotus", "turtle")
    ally(s, "dragonfly", "koi")
    assert allies(s) == [3, 2, 1, 0]
    sound(s)


@rule("RS-A04", "RS-V12", "RS-Q10")
def test_one_alliance_a_season() -> None:
    s = tea()
    answer(s, "turtle", "offer koi")
    ally(s, "koi", "lotus")
    assert refusal(s, "koi", "accept turtle") == "RS-A04"
    assert refusal(s, "koi", "offer dragonfly") == "RS-A04"
    assert refusal(s, "turtle", "offer lotus") == "RS-A04"


@rule("RS-A05", "RS-HI14", "RS-V13")
def test_an_alliance_is_public_at_once() -> None:
    s = tea()
    ally(s, "koi", "lotus")
    (formed,) = [event for event in s.sink or [] if event.key == "rs-allied"]
    assert all(formed.seen_by(viewer) for viewer in (SPECTATOR, 0, 1, 2, 3))
    for viewer in (SPECTATOR, 2):
        seats = s.observe(viewer)["seats"]
        assert isinstance(seats, list)
        assert [seat_["ally"] for seat_ in seats] == [1, 0, None, None]


@rule("RS-A06", "RS-A07", "RS-Q10")
def test_an_alliance_lasts_for_the_season_and_none_is_made_later() -> None:
    s = new_game(2, players=4, clans="koi,lotus,turtle,dragonfly")
    ally(s, "koi", "lotus")
    while s.ask is not None and s.season == 0:
        if s.ask.key != "RS-DP03":
            for text in ("offer turtle", "accept turtle", "offer dragonfly"):
                assert s.check(s.ask.first, RISING_SUN.parse(text)) is not None
        assert s.ally == [1, 0, -1, -1]
        stand_in(s)
    assert s.season == 1


@rule("RS-A08", "RS-V35", "RS-Q11", "RS-DP03")
def test_everybody_may_stay_alone() -> None:
    s = tea()
    for clan in FOUR.split():
        assert default(s, clan) == "ready"
        answer(s, clan, "ready")
    assert allies(s) == [-1] * 4
    assert asked(s) == ""


@rule("RS-A08", "RS-Q56")
@pytest.mark.parametrize(
    ("clans", "most"), [("koi lotus turtle", 1), ("koi sun lotus turtle bonsai moon", 3)]
)
def test_at_most_half_as_many_alliances_as_players(clans: str, most: int) -> None:
    s = tea(clans)
    names = clans.split()
    for one, other in zip(names[::2], names[1::2], strict=False):
        ally(s, one, other)
    assert sum(n >= 0 for n in allies(s)) == 2 * most
    for clan in names:
        assert legal(s, clan) == ["ready"]


# the procedure


@rule("RS-Q09", "RS-DP03")
def test_offers_are_withdrawn_and_refused() -> None:
    s = tea()
    answer(s, "koi", "offer lotus", "offer turtle")
    assert legal(s, "koi") == ["ready", "withdraw lotus", "withdraw turtle", "offer dragonfly"]
    answer(s, "koi", "withdraw turtle")
    assert "accept koi" not in legal(s, "turtle")
    assert refusal(s, "koi", "withdraw turtle") == "RS-Q09"
    answer(s, "lotus", "refuse koi")
    assert refusal(s, "lotus", "accept koi") == "RS-Q09"
    assert allies(s) == [-1] * 4


@rule("RS-Q09")
def test_crossing_offers_are_an_alliance() -> None:
    s = tea()
    answer(s, "koi", "offer lotus")
    answer(s, "lotus", "offer koi")
    assert allies(s) == [1, 0, -1, -1]


@rule("RS-Q09")
def test_an_alliance_cancels_all_other_offers_of_both() -> None:
    s = tea()
    answer(s, "koi", "offer lotus", "offer turtle")
    answer(s, "dragonfly", "offer lotus")
    answer(s, "lotus", "offer turtle", "accept koi")
    assert s.offers == [0, 0, 0, 0]
    assert legal(s, "turtle") == ["ready", "offer dragonfly"]


@rule("RS-Q09", "RS-DP03")
def test_ready_may_be_taken_back_until_all_are() -> None:
    s = tea()
    answer(s, "koi", "ready")
    assert asked(s) == "lotus turtle dragonfly RS-DP03"
    answer(s, "koi", "unready", "offer lotus", "ready")
    assert events(s, "rs-not-ready") == [{"key": "rs-not-ready", "player": 0}]
    assert refusal(s, "lotus", "unready") == "RS-Q09"
    for clan in ("lotus", "turtle", "dragonfly"):
        answer(s, clan, "ready")
    assert (allies(s), s.offers) == ([-1] * 4, [0] * 4)  # the open offer lapsed
    assert asked(s) == ""


@rule("RS-Q11", "RS-DP03")
def test_an_absent_player_accepts_nothing() -> None:
    s = tea()
    answer(s, "koi", "offer lotus")
    assert default(s, "lotus") == "ready"
    play_absent(s)
    assert allies(s) == [-1] * 4


@rule("RS-DP03", "RS-HI14")
def test_only_own_offers_are_seen() -> None:
    s = tea()
    answer(s, "koi", "offer lotus")
    answer(s, "turtle", "offer koi")
    assert s.observe(0)["offers"] == {"made": [1], "received": [2]}
    assert s.observe(3)["offers"] == {"made": [], "received": []}
    guess = s.determinize(3, 5)
    assert isinstance(guess, RisingSunState)
    assert guess.offers == [0, 0, 0, 0]


# what an alliance is worth


@rule("RS-A09", "RS-P24", "RS-P26", "RS-V33")
def test_allies_share_the_bonus_of_each_others_mandates() -> None:
    s = at_table(FOUR, allies="koi-turtle")
    mandate(s, "koi", "recruit")
    assert asked(s) == "lotus RS-DP07"
    answer(s, "lotus", "summon bushi nagato")
    assert asked(s) == "turtle RS-DP07"  # Lotus had one summon, the ally has two
    answer(s, "turtle", "summon bushi kyoto", "summon bushi kyoto")
    assert asked(s) == "dragonfly RS-DP07"
    mandate(s, "turtle", "recruit")
    up_to(s, "koi")
    answer(s, "koi", "summon bushi edo", "summon bushi edo")
    assert figures(s, "koi", "edo") == "bushi bushi"


@rule("RS-A10", "RS-V14", "RS-W05")
def test_two_allies_alone_do_not_fight() -> None:
    board = {"kansai": {"koi": "bushi", "lotus": "bushi bushi"}}
    s = at_table(FOUR, board, allies="koi-lotus", coins={"koi": 3, "lotus": 3}, wars="kansai")
    battles(s)
    assert asked(s) == ""
    assert [event["player"] for event in events(s, "rs-token")] == [1]
    assert figures(s, "koi", "kansai") == "bushi"


@rule("RS-A10", "RS-V14")
def test_a_third_player_with_force_brings_the_allies_to_battle() -> None:
    """It is Force that counts: here a stronghold of Turtle, and no figure."""
    board = {"kansai": {"koi": "bushi", "lotus": "bushi bushi", "turtle": "stronghold"}}
    s = at_table(FOUR, board, allies="koi-lotus", wars="kansai")
    battles(s)
    assert asked(s) == "koi lotus turtle RS-DP22"
    board = {"kansai": {"koi": "bushi", "lotus": "bushi bushi", "dragonfly": "stronghold"}}
    s = at_table(FOUR, board, allies="koi-lotus", wars="kansai")
    battles(s)
    assert asked(s) == ""


@rule("RS-A11", "RS-W54")
def test_an_ally_who_loses_is_not_killed() -> None:
    board = {"kansai": {"koi": "bushi bushi bushi", "lotus": "bushi", "turtle": "bushi"}}
    s = at_table(FOUR, board, allies="koi-lotus", wars="kansai")
    battles(s)
    for clan in ("koi", "lotus", "turtle"):
        bid(s, clan, 0, 0, 0, 0)
    assert (figures(s, "lotus", "kansai"), figures(s, "turtle", "kansai")) == ("bushi", "")


@rule("RS-A12", "RS-W30", "RS-MB05")
def test_an_ally_is_an_opponent_for_every_effect() -> None:
    board = {"kansai": {"koi": "bushi", "lotus": "bushi", "turtle": "bushi"}}
    s = at_table(FOUR, board, allies="koi-lotus", coins={"koi": 1}, wars="kansai")
    battles(s)
    bid(s, "koi", 0, 1, 0, 0)
    for clan in ("lotus", "turtle"):
        bid(s, clan, 0, 0, 0, 0)
    assert "capture lotus bushi" in legal(s, "koi")
    cards = {"koi": "way-of-the-righteous"}
    s = at_table(FOUR, cards=cards, allies="koi-lotus", coins={"lotus": 2}, set_="horseman")
    war(s)
    assert (coins(s, "koi"), coins(s, "lotus")) == (1, 1)


@rule("RS-A13", "RS-MB02", "RS-X17")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("lotus koi turtle dragonfly", "lotus turtle koi dragonfly"),
        ("lotus koi dragonfly turtle", "lotus dragonfly koi turtle"),
    ],
)
def test_betray_ends_the_alliance_and_costs_honor(before: str, after: str) -> None:
    s = at_table(before, {"kansai": {"turtle": "bushi"}}, allies="koi-dragonfly")
    mandate(s, "koi", "betray")
    assert asked(s) == "koi RS-DP13"  # before any figure is chosen
    assert allies(s) == [-1] * 4
    assert honor(s) == after


@rule("RS-Q10", "RS-A06")
def test_nobody_allies_again_after_a_betrayal() -> None:
    s = at_table(FOUR, {"kansai": {"turtle": "bushi"}}, allies="koi-dragonfly")
    mandate(s, "koi", "betray")
    for clan in ("lotus", "dragonfly"):
        assert refusal(s, "koi", f"offer {clan}") == "refuse-other-decision"
    assert refusal(s, "dragonfly", "accept koi") == "refuse-not-asked"


@rule("RS-A14", "RS-A15", "RS-E17")
def test_allies_tied_for_first_share_the_victory() -> None:
    for pair, winners in (("koi-lotus", [0, 1]), ("", [0])):
        s = at_table(FOUR, allies=pair, points={"koi": 9, "lotus": 9}, season="autumn")
        run(s, Course(7, 0))
        result = s.result()
        assert result is not None
        assert result.winners() == winners


@rule("RS-A15", "RS-Q84")
def test_nobody_has_an_ally_in_winter_for_any_other_effect() -> None:
    """Loyalty gives nothing for what is gained in Winter."""
    s = at_table(
        FOUR,
        cards={"koi": "loyalty"},
        allies="koi-lotus",
        tokens={"koi": "spring:edo summer:edo"},
        season="autumn",
        set_="teapot",
    )
    run(s, Course(7, 0))
    assert points(s, "koi") == 1 + 2


@rule("RS-A04")
def test_whoever_has_an_ally_is_no_longer_asked_to_find_one() -> None:
    s = tea()
    answer(s, "koi", "offer lotus")
    answer(s, "lotus", "accept koi")
    words = {clan: s.stack[-1].prompt(s, seat(s, clan)) for clan in ("koi", "lotus", "turtle")}
    assert words == {"koi": {"allied": 1}, "lotus": {"allied": 1}, "turtle": {"allied": 0}}
