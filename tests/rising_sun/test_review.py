"""Found by a fresh pair of eyes: each of these was wrong once."""

from __future__ import annotations

from gunbai.core.session import Session
from gunbai.games.rising_sun.flow_mandate import MandateTurn
from tests.rising_sun.playing import up_to
from tests.rising_sun.table import (
    RISING_SUN,
    answer,
    asked,
    at_table,
    battles,
    coins,
    force,
    honor,
    legal,
    mandate,
    points,
    seat,
    war,
    winter,
)
from tests.rule import rule


@rule("RS-F62", "RS-F63", "RS-XC16", "RS-Q112")
def test_benevolence_is_not_owned_yet_when_it_is_paid() -> None:
    s = at_table("koi turtle lotus", coins={"lotus": 3}, display="benevolence benevolence")
    mandate(s, "koi", "train")
    up_to(s, "lotus")
    answer(s, "lotus", "buy benevolence")
    assert asked(s) == ""
    assert (points(s, "lotus"), honor(s)) == (0, "koi turtle lotus")


@rule("RS-F62", "RS-F63", "RS-Q75", "RS-Q112")
def test_only_the_first_benevolence_acts_when_the_second_is_bought() -> None:
    s = at_table("koi turtle lotus", cards={"lotus": "benevolence"}, coins={"lotus": 3},
                 display="benevolence")  # fmt: skip
    mandate(s, "koi", "train")
    up_to(s, "lotus")
    answer(s, "lotus", "buy benevolence")
    answer(s, "lotus", "give koi")
    assert asked(s) == ""
    assert (points(s, "lotus"), coins(s, "koi"), coins(s, "lotus")) == (2, 1, 2)


@rule("RS-Q77", "RS-Q125", "RS-XC27", "RS-XC30")
def test_two_copies_of_honesty_are_one_instance() -> None:
    s = at_table("koi lotus bonsai", cards={"koi": "honesty honesty loyalty"},
                 allies="koi-lotus", set_="teapot")  # fmt: skip
    mandate(s, "koi", "recruit")
    assert points(s, "koi") == 2 + 2 + 1


@rule("RS-Q05", "RS-Q06", "RS-Q77")
def test_gains_of_one_instance_are_put_in_no_order() -> None:
    cards = {"lotus": "path-of-the-patron path-of-the-warlord", "koi": "way-of-the-merchant"}
    s = at_table("lotus koi turtle bonsai", cards=cards, set_="teapot", season="summer")
    mandate(s, "koi", "recruit")
    answer(s, "lotus", "summon bushi nagato")
    assert asked(s) == "turtle RS-DP07"
    assert coins(s, "lotus") == 3


@rule("RS-F42", "RS-Q08", "RS-XC02")
def test_a_battle_elsewhere_does_not_change_who_is_lowest() -> None:
    board = {
        "edo": {"lotus": "oni-of-skulls", "bonsai": "bushi"},
        "nagato": {"koi": "bushi", "turtle": "bushi"},
    }
    s = at_table("turtle koi lotus bonsai", board, coins={"koi": 1}, wars="nagato edo")
    battles(s)
    assert asked(s) == "koi turtle RS-DP22"
    assert force(s, "lotus", "edo") == 1, "Bonsai is below and has Force in Edo"


@rule("RS-W11", "RS-DP22")
def test_every_stake_can_be_written_whatever_the_coins() -> None:
    board = {"nagato": {"koi": "bushi", "turtle": "bushi"}}
    s = at_table("turtle koi lotus", board, coins={"koi": 70}, wars="nagato")
    battles(s)
    for actions in (s.legal(seat(s, "koi")), s.candidates(seat(s, "koi"))):
        texts = [RISING_SUN.text(action) for action in actions]
        assert [RISING_SUN.parse(text) for text in texts] == actions
        assert "stake ronin 63" in texts


@rule("RS-HI05", "RS-Q17")
def test_no_frame_of_a_dealt_position_keeps_the_buried_tile() -> None:
    s = at_table("koi lotus bonsai")
    mandate(s, "lotus", "recruit", tile="train")
    turns = [f for f in s.determinize(seat(s, "koi"), 1).stack if isinstance(f, MandateTurn)]
    assert [turn.tile for turn in turns] == [-1]


@rule("RS-Q05", "RS-Q119", "RS-XC45")
def test_an_ashigaru_of_no_use_makes_nobody_choose_an_order() -> None:
    cards = {"lotus": "way-of-the-ashigaru", "koi": "way-of-the-shogun"}
    s = at_table("koi lotus turtle", {"edo": {"lotus": "bushi bushi"}}, cards, set_="ship",
                 season="summer")  # fmt: skip
    war(s)
    assert asked(s) == ""
    assert coins(s, "koi") == 3


@rule("RS-Q05", "RS-Q126")
def test_a_path_of_the_light_of_no_use_makes_nobody_choose_an_order() -> None:
    cards = {"lotus": "path-of-the-light", "koi": "path-of-the-samurai"}
    s = at_table("koi lotus turtle", {"edo": {"lotus": "shinto shinto shinto"}}, cards,
                 season="summer")  # fmt: skip
    mandate(s, "turtle", "recruit")
    for clan in ("koi", "lotus", "turtle"):
        answer(s, clan, "done")
    assert asked(s) == "koi RS-DP28"


@rule("RS-Q118", "RS-XC33")
def test_only_a_shinto_takes_a_place_at_a_shrine() -> None:
    s = at_table("koi lotus turtle", {"hachiman": {"lotus": "komainu"}},
                 {"koi": "oni-of-skulls path-of-the-unrighteous"}, set_="teapot",
                 season="autumn")  # fmt: skip
    mandate(s, "koi", "betray")
    assert legal(s, "koi") == ["done", "replace lotus komainu hachiman shinto"]


@rule("RS-Q09")
def test_nobody_is_made_ready_by_an_alliance() -> None:
    table = Session(RISING_SUN, {"players": 3, "clans": "koi,lotus,turtle"}, 3)
    table.submit(0, RISING_SUN.parse("offer lotus"))
    table.submit(1, RISING_SUN.parse("accept koi"))
    assert table.state.to_act() == [0, 1, 2]


@rule("RS-Q62", "RS-Q85", "RS-E17")
def test_an_ally_of_sun_who_is_tied_for_first_wins_with_it() -> None:
    s = at_table(
        "sun koi lotus",
        allies="sun-koi",
        points={"sun": 60, "koi": 60, "lotus": 60},
        season="winter",
        phase="winter",
    )
    winter(s)
    result = s.result()
    assert result is not None
    assert sorted(result.winners()) == sorted([seat(s, "sun"), seat(s, "koi")])
    assert points(s, "sun") == 61
    assert points(s, "koi") == 60
    assert points(s, "lotus") == 59
