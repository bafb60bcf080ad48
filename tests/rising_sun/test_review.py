"""Found by a fresh pair of eyes: each of these was wrong once."""

from __future__ import annotations

from gunbai.core.session import Session
from gunbai.games.rising_sun.flow.mandate import MandateTurn
from tests.rising_sun.playing import up_to
from tests.rising_sun.table import (
    RISING_SUN,
    answer,
    asked,
    at_table,
    battles,
    bid,
    coins,
    force,
    honor,
    kami_turn,
    keys,
    legal,
    mandate,
    no_bids,
    points,
    refusal,
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


@rule("RS-MR07", "RS-DP11", "RS-D21")
def test_why_a_bought_monster_cannot_worship_is_said() -> None:
    strongholds = {"edo": {"koi": "stronghold"}, "kyoto": {"koi": "stronghold"}}
    s = at_table("koi lotus turtle", strongholds, coins={"koi": 5})
    mandate(s, "koi", "train")
    answer(s, "koi", "buy oni-of-skulls")
    assert asked(s) == "koi RS-DP11"
    assert refusal(s, "koi", "worship oni-of-skulls edo hachiman") == "RS-MR07"
    full = {"edo": {"moon": "stronghold stronghold"}, "hachiman": {"moon": "shinto shinto"}}
    s = at_table("koi lotus moon", full, coins={"moon": 5}, season="summer")
    mandate(s, "moon", "train")
    answer(s, "moon", "buy hotei")
    assert refusal(s, "moon", "worship hotei edo fujin") == "RS-D21"


@rule("RS-D20", "RS-DP08")
def test_two_figures_of_moon_need_two_places() -> None:
    s = at_table("moon koi lotus", {"oshu": {"moon": "bushi bushi"}, "kyoto": {"moon": "shinto"}})
    mandate(s, "koi", "marshal")
    up_to(s, "moon")
    assert refusal(s, "moon", "move bushi oshu kyoto 2") == "RS-D20"


@rule("RS-MM01", "RS-MM03", "RS-K12", "RS-DP08", "RS-DP15")
def test_nobody_moves_more_figures_than_stand_there_nor_none() -> None:
    s = at_table("koi lotus turtle", {"oshu": {"koi": "bushi bushi"}})
    mandate(s, "turtle", "marshal")
    up_to(s, "koi")
    assert refusal(s, "koi", "move bushi oshu edo 3") == "RS-MM01"
    assert refusal(s, "koi", "move bushi oshu edo 0") == "RS-MM01"
    answer(s, "koi", "move bushi oshu edo 1", "move bushi oshu edo 1")
    s = at_table("koi lotus turtle", {"fujin": {"koi": "shinto"}, "oshu": {"koi": "bushi"}})
    kami_turn(s)
    assert asked(s) == "koi RS-DP15"
    assert refusal(s, "koi", "move bushi oshu edo 2") == "RS-MM01"
    three = {"fujin": {"koi": "shinto"}, "oshu": {"koi": "bushi bushi bushi"}}
    s = at_table("koi lotus turtle", three)
    kami_turn(s)
    assert refusal(s, "koi", "move bushi oshu edo 3") == "RS-K12"


@rule("RS-D20", "RS-Q101", "RS-DP09")
def test_moon_builds_no_fukurokuju_where_it_has_no_room() -> None:
    s = at_table("moon koi lotus", {"oshu": {"moon": "bushi bushi stronghold"}},
                 {"moon": "fukurokuju"}, coins={"moon": 5})  # fmt: skip
    mandate(s, "moon", "marshal")
    up_to(s, "moon")
    answer(s, "moon", "done")
    assert asked(s) == "moon RS-DP09"
    assert refusal(s, "moon", "build fukurokuju oshu") == "RS-D20"
    assert refusal(s, "moon", "build bushi edo") == "RS-Q101"


@rule("RS-Q121", "RS-DP24")
def test_who_took_a_hostage_is_not_said_to_take_none() -> None:
    board = {"edo": {"koi": "bushi", "lotus": "bushi bushi bushi"}}
    for taken in (["capture lotus bushi"], []):
        s = at_table("koi lotus turtle", board, {"koi": "respect"}, coins={"koi": 3},
                     points={"lotus": 3}, wars="edo", season="summer")  # fmt: skip
        battles(s)
        bid(s, "koi", 0, 1, 0, 0)
        no_bids(s, "lotus")
        answer(s, "koi", *taken, "pass")
        assert keys(s).count("rs-hostage") == len(taken)
        assert ("rs-no-use" in keys(s)) == (not taken)


@rule("RS-Q05", "RS-Q06", "RS-XC38")
def test_a_path_of_the_monkey_of_no_use_makes_nobody_choose_an_order() -> None:
    cards = {"lotus": "path-of-the-monkey path-of-the-ninja"}
    board = {"nagato": {"lotus": "stronghold"}, "edo": {"koi": "bushi"}}
    for rich in (0, 1):
        s = at_table("lotus koi turtle", board, cards, coins={"koi": rich}, set_="horseman",
                     season="summer")  # fmt: skip
        mandate(s, "koi", "recruit")
        answer(s, "lotus", "summon bushi nagato")
        assert asked(s) == ("lotus RS-DP19" if rich else "lotus RS-DP28")
