"""The Lucky Gods that act: Hotei, Benten, Ebisu (RS-XC52…XC54)."""

from __future__ import annotations

import pytest

from tests.rising_sun.playing import play_absent
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
    kami_turn,
    keys,
    legal,
    mandate,
    refusal,
    ronin,
    sound,
)
from tests.rule import rule

LAUGHING = {"hachiman": {"koi": "shinto"}}


@rule("RS-XC52", "RS-Q117", "RS-F57")
def test_hotei_sends_a_shinto_home() -> None:
    s = at_table("koi sun lotus", LAUGHING, {"sun": "hotei"}, season="summer")
    mandate(s, "koi", "recruit")
    answer(s, "sun", "worship hotei shikoku hachiman")
    assert asked(s) == "sun RS-DP28"
    assert legal(s, "sun") == ["pass", "displace koi shinto"]
    answer(s, "sun", "displace koi shinto")
    assert figures(s, "koi", "hachiman") == ""
    assert figures(s, "koi", "reserve").split().count("shinto") == 3
    assert "rs-killed" not in keys(s)
    (home,) = events(s, "rs-sent-home")
    assert (home["player"], home["figure"], home["place"]) == (0, "shinto", "hachiman")
    play_absent(s)
    kami_turn(s)
    assert (ronin(s, "sun"), ronin(s, "koi")) == (2, 0)


@rule("RS-XC52", "RS-Q117", "RS-DP28")
def test_hotei_without_the_replacement() -> None:
    s = at_table("koi sun lotus", LAUGHING, {"sun": "hotei"}, season="summer")
    mandate(s, "koi", "recruit")
    answer(s, "sun", "worship hotei shikoku hachiman")
    assert default(s, "sun") == "pass"
    answer(s, "sun", "pass")
    play_absent(s)
    kami_turn(s)
    assert (ronin(s, "sun"), ronin(s, "koi")) == (0, 2), "1 : 1, and Koi has more honor"
    s = at_table("koi sun lotus", LAUGHING, {"sun": "hotei"}, season="summer")
    mandate(s, "koi", "recruit")
    answer(s, "sun", "summon hotei shikoku")
    assert asked(s) == "lotus RS-DP07", "he stays in the province"
    board = {**LAUGHING, "shikoku": {"sun": "stronghold"}, "edo": {"sun": "stronghold"}}
    s = at_table("koi sun lotus", board, {"sun": "hotei"}, season="summer")
    mandate(s, "koi", "recruit")
    answer(s, "sun", "worship shinto shikoku hachiman")
    assert asked(s) == "sun RS-DP07", "only Hotei himself does it"


@rule("RS-XC52", "RS-Q117", "RS-F84")
def test_whom_hotei_may_replace() -> None:
    board = {"hachiman": {"koi": "shinto komainu", "sun": "shinto"}}
    s = at_table("koi sun lotus", board, {"sun": "hotei"}, coins={"sun": 2}, season="summer",
                 display="")  # fmt: skip
    mandate(s, "koi", "recruit")
    answer(s, "sun", "worship hotei shikoku hachiman")
    assert legal(s, "sun") == [
        "pass", "displace koi shinto", "displace koi komainu", "displace sun shinto",
    ]  # fmt: skip


@rule("RS-XC52", "RS-Q117", "RS-D21", "RS-Q65")
def test_hotei_and_the_two_figures_of_moon() -> None:
    board = {
        "hachiman": {"moon": "shinto", "koi": "shinto"},
        "fujin": {"moon": "shinto"},
        "oshu": {"moon": "stronghold"},
    }
    s = at_table("koi lotus moon", board, {"moon": "hotei"}, season="summer")
    mandate(s, "lotus", "recruit")
    assert "worship hotei oshu hachiman" in legal(s, "moon")
    assert "worship hotei oshu fujin" in legal(s, "moon")
    assert "worship hotei oshu amaterasu" not in legal(s, "moon")
    assert "worship shinto oshu hachiman" not in legal(s, "moon")
    answer(s, "moon", "worship hotei oshu hachiman")
    assert figures(s, "moon", "hachiman") == "hotei", "his arrival and its departure are one step"
    assert figures(s, "koi", "hachiman") == "shinto"
    s = at_table("koi lotus moon", LAUGHING, {"moon": "hotei"}, season="summer")
    mandate(s, "lotus", "recruit")
    answer(s, "moon", "worship hotei oshu hachiman")
    assert legal(s, "moon") == ["pass", "displace koi shinto"]


PUSHED = {"kansai": {"koi": "river-dragon", "lotus": "yurei", "sun": "stronghold"}}


@rule("RS-XC53", "RS-Q116", "RS-F60", "RS-F85")
def test_benten_pushes_a_monster() -> None:
    s = at_table("koi sun lotus", PUSHED, {"sun": "benten"}, season="autumn")
    mandate(s, "koi", "recruit")
    answer(s, "sun", "summon benten kansai")
    assert asked(s) == "sun RS-DP28"
    assert default(s, "sun") == "pass"
    targets = ("hokkaido", "kyoto", "nagato", "shikoku", "kyushu")
    assert legal(s, "sun") == ["pass", *[f"push koi river-dragon {to}" for to in targets]]
    assert refusal(s, "sun", "push lotus yurei nagato") == "RS-Q116"
    answer(s, "sun", "push koi river-dragon nagato")
    assert figures(s, "koi", "nagato") == "river-dragon"
    assert figures(s, "koi", "kansai") == ""
    assert keys(s)[-1] == "rs-acted"
    assert keys(s).index("rs-summoned") < keys(s).index("rs-moved")
    assert asked(s) == "lotus RS-DP07"


@rule("RS-XC53", "RS-Q116", "RS-F59", "RS-F60")
def test_a_pushed_oni_of_hate_enters_for_its_owner() -> None:
    board = {
        "kansai": {"koi": "oni-of-hate", "sun": "stronghold"},
        "nagato": {"sun": "bushi", "lotus": "bushi"},
    }
    s = at_table("sun koi lotus", board, {"sun": "benten"}, season="autumn")
    mandate(s, "koi", "recruit")
    answer(s, "sun", "summon benten kansai", "push koi oni-of-hate nagato")
    assert figures(s, "sun", "nagato") == "", "Sun has more honor than Koi"
    assert figures(s, "lotus", "nagato") == "bushi"


@rule("RS-XC53", "RS-Q116", "RS-Q66", "RS-X28", "RS-D22")
def test_benten_and_the_limit_of_moon() -> None:
    board = {
        "kansai": {"moon": "jurojin", "sun": "stronghold"}, "nagato": {"moon": "bushi bushi"},
    }  # fmt: skip
    s = at_table("koi sun moon", board, {"sun": "benten"}, season="autumn")
    mandate(s, "koi", "recruit")
    answer(s, "sun", "summon benten kansai")
    assert "push moon jurojin kyoto" in legal(s, "sun")
    assert "push moon jurojin nagato" not in legal(s, "sun")
    board = {
        "nagato": {"moon": "jurojin", "sun": "stronghold"}, "kansai": {"moon": "bushi bushi"},
    }  # fmt: skip
    s = at_table("koi sun moon", board, {"sun": "benten"}, season="autumn")
    mandate(s, "koi", "recruit")
    answer(s, "sun", "summon benten nagato")
    assert asked(s) == "moon RS-DP07", "no legal destination: it can't be chosen"


@rule("RS-XC53", "RS-Q116")
def test_benten_pushes_own_monsters_too_but_not_herself() -> None:
    board = {"kansai": {"sun": "jurojin"}, "nagato": {"sun": "benten"}}
    s = at_table("koi sun lotus", board, season="autumn")
    mandate(s, "koi", "marshal")
    answer(s, "sun", "move benten nagato kansai 1")
    assert asked(s) == "sun RS-DP28"
    assert all("push sun jurojin" in text for text in legal(s, "sun")[1:])
    answer(s, "sun", "pass")
    assert figures(s, "sun", "kansai") == "jurojin benten"
    answer(s, "sun", "move jurojin kansai nagato 1")
    assert asked(s) != "sun RS-DP28", "only her own entry"


@rule("RS-XC53", "RS-Q109", "RS-F58")
@pytest.mark.parametrize("rich", [True, False])
def test_a_toll_on_a_pushed_monster(rich: bool) -> None:
    cards = {"sun": "benten", "lotus": "path-of-the-serpent"}
    s = at_table("koi sun lotus", PUSHED, cards, coins={"koi": int(rich)}, season="autumn")
    mandate(s, "koi", "recruit")
    answer(s, "sun", "summon benten kansai", "push koi river-dragon hokkaido")
    assert asked(s) == "lotus RS-DP28"
    assert legal(s, "lotus") == ["charge", "pass"]
    answer(s, "lotus", "charge")
    if rich:
        assert figures(s, "koi", "hokkaido") == "river-dragon"
        assert (coins(s, "koi"), coins(s, "lotus")) == (0, 1)
    else:
        assert asked(s) == "sun RS-DP28"
        assert "push koi river-dragon hokkaido" not in legal(s, "sun")
        assert "push koi river-dragon nagato" in legal(s, "sun")
    sound(s)


@rule("RS-XC53", "RS-Q109", "RS-DP29", "RS-Q116")
@pytest.mark.parametrize("pays", [True, False])
def test_who_pushes_an_own_monster_may_pay_or_give_up(pays: bool) -> None:
    board = {"kansai": {"sun": "jurojin", "koi": "river-dragon"}, "nagato": {"sun": "benten"}}
    cards = {"lotus": "path-of-the-serpent"}
    s = at_table("koi sun lotus", board, cards, coins={"sun": 1}, season="autumn")
    mandate(s, "koi", "marshal")
    by_sea = "push sun jurojin hokkaido"
    answer(s, "sun", "move benten nagato kansai 1", by_sea)
    answer(s, "lotus", "charge")
    assert asked(s) == "sun RS-DP29"
    assert legal(s, "sun") == ["pay", "pass"]
    assert default(s, "sun") == "pay"
    sound(s)
    answer(s, "sun", "pay" if pays else "pass")
    assert (coins(s, "sun"), coins(s, "lotus")) == ((0, 1) if pays else (1, 0))
    if pays:
        assert figures(s, "sun", "hokkaido") == "jurojin"
    else:
        assert asked(s) == "sun RS-DP28"
        assert by_sea not in legal(s, "sun"), "given up, though there is a coin"
        assert "push sun jurojin nagato" in legal(s, "sun")
        assert "push koi river-dragon hokkaido" in legal(s, "sun"), "it is Koi who would pay"
        answer(s, "sun", "push sun jurojin nagato")
        assert figures(s, "sun", "nagato") == "jurojin"
    sound(s)


@rule("RS-Q116", "RS-MM03")
def test_a_push_is_not_one_of_a_marshals_moves() -> None:
    """Jurojin has moved and is pushed on; or it is pushed first and moves back."""
    s = at_table("koi sun lotus", {"kyoto": {"sun": "jurojin"}, "nagato": {"sun": "benten"}})
    mandate(s, "koi", "marshal")
    answer(s, "sun", "move jurojin kyoto kansai 1", "move benten nagato kansai 1")
    answer(s, "sun", "push sun jurojin kyoto")
    assert figures(s, "sun", "kyoto") == "jurojin"
    assert asked(s) != "sun RS-DP08", "both have moved"

    s = at_table("koi sun lotus", {"kansai": {"sun": "jurojin"}, "nagato": {"sun": "benten"}})
    mandate(s, "koi", "marshal")
    answer(s, "sun", "move benten nagato kansai 1", "push sun jurojin nagato")
    assert "move jurojin nagato kansai 1" in legal(s, "sun")


@rule("RS-XC53", "RS-Q109")
def test_a_route_is_closed_only_to_who_cannot_pay() -> None:
    board = {"kansai": {"koi": "river-dragon", "lotus": "komainu", "sun": "stronghold"}}
    cards = {"sun": "benten", "turtle": "path-of-the-serpent"}
    s = at_table("koi sun lotus turtle", board, cards, coins={"lotus": 1}, season="autumn")
    mandate(s, "koi", "recruit")
    answer(s, "sun", "summon benten kansai", "push koi river-dragon hokkaido")
    answer(s, "turtle", "charge")
    assert asked(s) == "sun RS-DP28"
    assert "push koi river-dragon hokkaido" not in legal(s, "sun")
    answer(s, "sun", "push lotus komainu hokkaido")
    answer(s, "turtle", "charge")
    assert figures(s, "lotus", "hokkaido") == "komainu"
    assert (coins(s, "lotus"), coins(s, "turtle")) == (0, 1)


@rule("RS-XC53", "RS-Q116", "RS-MM03")
def test_who_has_moved_may_die_in_the_same_marshal() -> None:
    board = {"kansai": {"koi": "oni-of-hate", "sun": "bushi bushi"}, "kyoto": {"sun": "benten"}}
    s = at_table("sun koi lotus", board, season="autumn")
    mandate(s, "koi", "marshal")
    answer(s, "sun", "move bushi kansai nagato 2", "move benten kyoto kansai 1")
    answer(s, "sun", "push koi oni-of-hate nagato")
    assert figures(s, "sun", "nagato") == "bushi"
    assert "sun" not in asked(s), "nobody is left to move"


@rule("RS-XC54", "RS-Q127", "RS-F78", "RS-Q48")
def test_ebisu_killed_in_battle() -> None:
    s = at_table(
        "koi sun lotus",
        {"kansai": {"sun": "ebisu bushi", "koi": "bushi bushi bushi"}},
        coins={"koi": 2},
        wars="kansai",
        season="autumn",
    )
    battles(s)
    bid(s, "koi", 0, 0, 0, 2)
    bid(s, "sun", 0, 0, 0, 0)
    assert coins(s, "sun") == 8 + 2
    (poets,) = events(s, "rs-poets")
    assert poets["kills"] == 2
    order = [key for key in keys(s) if key in ("rs-coins", "rs-poets", "rs-reparations")]
    assert order == ["rs-coins", "rs-poets", "rs-reparations"], "at the kill"


@rule("RS-XC54", "RS-Q127")
def test_ebisu_captured_or_replaced() -> None:
    board = {"kansai": {"sun": "ebisu bushi", "koi": "bushi bushi bushi"}}
    s = at_table("koi sun lotus", board, coins={"koi": 1}, wars="kansai", season="autumn")
    battles(s)
    bid(s, "koi", 0, 1, 0, 0)
    bid(s, "sun", 0, 0, 0, 0)
    answer(s, "koi", "capture sun ebisu")
    assert coins(s, "sun") == 1, "the reparations"
    s = at_table("koi sun lotus", board, {"koi": "komainu"}, season="autumn")
    mandate(s, "koi", "betray")
    answer(s, "koi", "replace sun ebisu kansai komainu")
    play_absent(s)
    assert coins(s, "sun") == 0
    assert figures(s, "koi", "kansai").split()[-1] == "komainu"


@rule("RS-XC54", "RS-Q127", "RS-W16")
def test_ebisu_dies_by_the_hand_of_his_owner() -> None:
    board = {"kansai": {"sun": "ebisu", "koi": "bushi"}}
    s = at_table("koi sun lotus", board, coins={"sun": 1}, wars="kansai", season="autumn")
    battles(s)
    bid(s, "koi", 0, 0, 0, 0)
    bid(s, "sun", 1, 0, 0, 0)
    answer(s, "sun", "use")
    assert coins(s, "sun") == 8, "the bid is lost as it was made"


@rule("RS-XC54", "RS-Q127")
def test_only_ebisu_pays_and_only_his_owner() -> None:
    board = {"kansai": {"sun": "bushi", "koi": "bushi bushi"}}
    s = at_table("koi sun lotus", board, {"sun": "ebisu"}, wars="kansai", season="autumn")
    battles(s)
    play_absent(s)
    assert coins(s, "sun") == 0
