"""The Lucky Gods that act: Hotei, Benten, Ebisu (RS-XC52…XC54)."""

from __future__ import annotations

import pytest

from tests.rising_sun.table import Table
from tests.rule import rule

LAUGHING = {"hachiman": {"koi": "shinto"}}


@rule("RS-XC52", "RS-Q117", "RS-F57")
def test_hotei_sends_a_shinto_home() -> None:
    table = Table("koi sun lotus", LAUGHING, {"sun": "hotei"}, season="summer")
    table.mandate("koi", "recruit")
    table.answer("sun", "worship hotei shikoku hachiman")
    assert table.asked == "sun RS-DP28"
    assert table.legal("sun") == ["pass", "displace koi shinto"]
    table.answer("sun", "displace koi shinto")
    assert table.figures("koi", "hachiman") == ""
    assert table.figures("koi", "reserve").split().count("shinto") == 3
    assert "rs-killed" not in table.keys
    (home,) = table.events("rs-sent-home")
    assert (home["player"], home["figure"], home["place"]) == (0, "shinto", "hachiman")
    table.play_absent()
    table.kami_turn()
    assert (table.ronin("sun"), table.ronin("koi")) == (2, 0)


@rule("RS-XC52", "RS-Q117", "RS-DP28")
def test_hotei_without_the_replacement() -> None:
    table = Table("koi sun lotus", LAUGHING, {"sun": "hotei"}, season="summer")
    table.mandate("koi", "recruit")
    table.answer("sun", "worship hotei shikoku hachiman")
    assert table.default("sun") == "pass"
    table.answer("sun", "pass")
    table.play_absent()
    table.kami_turn()
    assert (table.ronin("sun"), table.ronin("koi")) == (0, 2), "1 : 1, and Koi has more honor"
    table = Table("koi sun lotus", LAUGHING, {"sun": "hotei"}, season="summer")
    table.mandate("koi", "recruit")
    table.answer("sun", "summon hotei shikoku")
    assert table.asked == "lotus RS-DP07", "he stays in the province"
    board = {**LAUGHING, "shikoku": {"sun": "stronghold"}, "edo": {"sun": "stronghold"}}
    table = Table("koi sun lotus", board, {"sun": "hotei"}, season="summer")
    table.mandate("koi", "recruit")
    table.answer("sun", "worship shinto shikoku hachiman")
    assert table.asked == "sun RS-DP07", "only Hotei himself does it"


@rule("RS-XC52", "RS-Q117", "RS-F84")
def test_whom_hotei_may_replace() -> None:
    board = {"hachiman": {"koi": "shinto komainu", "sun": "shinto"}}
    table = Table("koi sun lotus", board, {"sun": "hotei"}, coins={"sun": 2}, season="summer",
                  display="")  # fmt: skip
    table.mandate("koi", "recruit")
    table.answer("sun", "worship hotei shikoku hachiman")
    assert table.legal("sun") == [
        "pass", "displace koi shinto", "displace koi komainu", "displace sun shinto",
    ]  # fmt: skip


@rule("RS-XC52", "RS-Q117", "RS-D21", "RS-Q65")
def test_hotei_and_the_two_figures_of_moon() -> None:
    board = {
        "hachiman": {"moon": "shinto", "koi": "shinto"},
        "fujin": {"moon": "shinto"},
        "oshu": {"moon": "stronghold"},
    }
    table = Table("koi lotus moon", board, {"moon": "hotei"}, season="summer")
    table.mandate("lotus", "recruit")
    assert "worship hotei oshu hachiman" in table.legal("moon")
    assert "worship hotei oshu fujin" in table.legal("moon")
    assert "worship hotei oshu amaterasu" not in table.legal("moon")
    assert "worship shinto oshu hachiman" not in table.legal("moon")
    table.answer("moon", "worship hotei oshu hachiman")
    assert table.figures("moon", "hachiman") == "hotei", (
        "his arrival and its departure are one step"
    )
    assert table.figures("koi", "hachiman") == "shinto"
    table = Table("koi lotus moon", LAUGHING, {"moon": "hotei"}, season="summer")
    table.mandate("lotus", "recruit")
    table.answer("moon", "worship hotei oshu hachiman")
    assert table.legal("moon") == ["pass", "displace koi shinto"]


PUSHED = {"kansai": {"koi": "river-dragon", "lotus": "yurei", "sun": "stronghold"}}


@rule("RS-XC53", "RS-Q116", "RS-F60", "RS-F85")
def test_benten_pushes_a_monster() -> None:
    table = Table("koi sun lotus", PUSHED, {"sun": "benten"}, season="autumn")
    table.mandate("koi", "recruit")
    table.answer("sun", "summon benten kansai")
    assert table.asked == "sun RS-DP28"
    assert table.default("sun") == "pass"
    targets = ("hokkaido", "kyoto", "nagato", "shikoku", "kyushu")
    assert table.legal("sun") == ["pass", *[f"push koi river-dragon {to}" for to in targets]]
    assert table.refusal("sun", "push lotus yurei nagato") == "RS-Q116"
    table.answer("sun", "push koi river-dragon nagato")
    assert table.figures("koi", "nagato") == "river-dragon"
    assert table.figures("koi", "kansai") == ""
    assert table.keys[-1] == "rs-acted"
    assert table.keys.index("rs-summoned") < table.keys.index("rs-moved")
    assert table.asked == "lotus RS-DP07"


@rule("RS-XC53", "RS-Q116", "RS-F59", "RS-F60")
def test_a_pushed_oni_of_hate_enters_for_its_owner() -> None:
    board = {
        "kansai": {"koi": "oni-of-hate", "sun": "stronghold"},
        "nagato": {"sun": "bushi", "lotus": "bushi"},
    }
    table = Table("sun koi lotus", board, {"sun": "benten"}, season="autumn")
    table.mandate("koi", "recruit")
    table.answer("sun", "summon benten kansai", "push koi oni-of-hate nagato")
    assert table.figures("sun", "nagato") == "", "Sun has more honor than Koi"
    assert table.figures("lotus", "nagato") == "bushi"


@rule("RS-XC53", "RS-Q116", "RS-Q66", "RS-X28", "RS-D22")
def test_benten_and_the_limit_of_moon() -> None:
    board = {
        "kansai": {"moon": "jurojin", "sun": "stronghold"}, "nagato": {"moon": "bushi bushi"},
    }  # fmt: skip
    table = Table("koi sun moon", board, {"sun": "benten"}, season="autumn")
    table.mandate("koi", "recruit")
    table.answer("sun", "summon benten kansai")
    assert "push moon jurojin kyoto" in table.legal("sun")
    assert "push moon jurojin nagato" not in table.legal("sun")
    board = {
        "nagato": {"moon": "jurojin", "sun": "stronghold"}, "kansai": {"moon": "bushi bushi"},
    }  # fmt: skip
    table = Table("koi sun moon", board, {"sun": "benten"}, season="autumn")
    table.mandate("koi", "recruit")
    table.answer("sun", "summon benten nagato")
    assert table.asked == "moon RS-DP07", "no legal destination: it can't be chosen"


@rule("RS-XC53", "RS-Q116")
def test_benten_pushes_own_monsters_too_but_not_herself() -> None:
    board = {"kansai": {"sun": "jurojin"}, "nagato": {"sun": "benten"}}
    table = Table("koi sun lotus", board, season="autumn")
    table.mandate("koi", "marshal")
    table.answer("sun", "move benten nagato kansai 1")
    assert table.asked == "sun RS-DP28"
    assert all("push sun jurojin" in text for text in table.legal("sun")[1:])
    table.answer("sun", "pass")
    assert table.figures("sun", "kansai") == "jurojin benten"
    table.answer("sun", "move jurojin kansai nagato 1")
    assert table.asked != "sun RS-DP28", "only her own entry"


@rule("RS-XC53", "RS-Q109", "RS-F58")
@pytest.mark.parametrize("rich", [True, False])
def test_a_toll_on_a_pushed_monster(rich: bool) -> None:
    cards = {"sun": "benten", "lotus": "path-of-the-serpent"}
    table = Table("koi sun lotus", PUSHED, cards, coins={"koi": int(rich)}, season="autumn")
    table.mandate("koi", "recruit")
    table.answer("sun", "summon benten kansai", "push koi river-dragon hokkaido")
    assert table.asked == "lotus RS-DP28"
    assert table.legal("lotus") == ["charge", "pass"]
    table.answer("lotus", "charge")
    if rich:
        assert table.figures("koi", "hokkaido") == "river-dragon"
        assert (table.coins("koi"), table.coins("lotus")) == (0, 1)
    else:
        assert table.asked == "sun RS-DP28"
        assert "push koi river-dragon hokkaido" not in table.legal("sun")
        assert "push koi river-dragon nagato" in table.legal("sun")
    table.sound()


@rule("RS-XC53", "RS-Q109", "RS-DP29", "RS-Q116")
@pytest.mark.parametrize("pays", [True, False])
def test_who_pushes_an_own_monster_may_pay_or_give_up(pays: bool) -> None:
    board = {"kansai": {"sun": "jurojin", "koi": "river-dragon"}, "nagato": {"sun": "benten"}}
    cards = {"lotus": "path-of-the-serpent"}
    table = Table("koi sun lotus", board, cards, coins={"sun": 1}, season="autumn")
    table.mandate("koi", "marshal")
    by_sea = "push sun jurojin hokkaido"
    table.answer("sun", "move benten nagato kansai 1", by_sea)
    table.answer("lotus", "charge")
    assert table.asked == "sun RS-DP29"
    assert table.legal("sun") == ["pay", "pass"]
    assert table.default("sun") == "pay"
    table.sound()
    table.answer("sun", "pay" if pays else "pass")
    assert (table.coins("sun"), table.coins("lotus")) == ((0, 1) if pays else (1, 0))
    if pays:
        assert table.figures("sun", "hokkaido") == "jurojin"
    else:
        assert table.asked == "sun RS-DP28"
        assert by_sea not in table.legal("sun"), "given up, though there is a coin"
        assert "push sun jurojin nagato" in table.legal("sun")
        assert "push koi river-dragon hokkaido" in table.legal("sun"), "it is Koi who would pay"
        table.answer("sun", "push sun jurojin nagato")
        assert table.figures("sun", "nagato") == "jurojin"
    table.sound()


@rule("RS-Q116", "RS-MM03")
def test_a_push_is_not_one_of_a_marshals_moves() -> None:
    """Jurojin has moved and is pushed on; or it is pushed first and moves back."""
    table = Table("koi sun lotus", {"kyoto": {"sun": "jurojin"}, "nagato": {"sun": "benten"}})
    table.mandate("koi", "marshal")
    table.answer("sun", "move jurojin kyoto kansai 1", "move benten nagato kansai 1")
    table.answer("sun", "push sun jurojin kyoto")
    assert table.figures("sun", "kyoto") == "jurojin"
    assert table.asked != "sun RS-DP08", "both have moved"

    table = Table("koi sun lotus", {"kansai": {"sun": "jurojin"}, "nagato": {"sun": "benten"}})
    table.mandate("koi", "marshal")
    table.answer("sun", "move benten nagato kansai 1", "push sun jurojin nagato")
    assert "move jurojin nagato kansai 1" in table.legal("sun")


@rule("RS-XC53", "RS-Q109")
def test_a_route_is_closed_only_to_who_cannot_pay() -> None:
    board = {"kansai": {"koi": "river-dragon", "lotus": "komainu", "sun": "stronghold"}}
    cards = {"sun": "benten", "turtle": "path-of-the-serpent"}
    table = Table("koi sun lotus turtle", board, cards, coins={"lotus": 1}, season="autumn")
    table.mandate("koi", "recruit")
    table.answer("sun", "summon benten kansai", "push koi river-dragon hokkaido")
    table.answer("turtle", "charge")
    assert table.asked == "sun RS-DP28"
    assert "push koi river-dragon hokkaido" not in table.legal("sun")
    table.answer("sun", "push lotus komainu hokkaido")
    table.answer("turtle", "charge")
    assert table.figures("lotus", "hokkaido") == "komainu"
    assert (table.coins("lotus"), table.coins("turtle")) == (0, 1)


@rule("RS-XC53", "RS-Q116", "RS-MM03")
def test_who_has_moved_may_die_in_the_same_marshal() -> None:
    board = {"kansai": {"koi": "oni-of-hate", "sun": "bushi bushi"}, "kyoto": {"sun": "benten"}}
    table = Table("sun koi lotus", board, season="autumn")
    table.mandate("koi", "marshal")
    table.answer("sun", "move bushi kansai nagato 2", "move benten kyoto kansai 1")
    table.answer("sun", "push koi oni-of-hate nagato")
    assert table.figures("sun", "nagato") == "bushi"
    assert "sun" not in table.asked, "nobody is left to move"


@rule("RS-XC54", "RS-Q127", "RS-F78", "RS-Q48")
def test_ebisu_killed_in_battle() -> None:
    table = Table(
        "koi sun lotus",
        {"kansai": {"sun": "ebisu bushi", "koi": "bushi bushi bushi"}},
        coins={"koi": 2},
        wars="kansai",
        season="autumn",
    )
    table.battles()
    table.bid("koi", 0, 0, 0, 2)
    table.bid("sun", 0, 0, 0, 0)
    assert table.coins("sun") == 8 + 2
    (poets,) = table.events("rs-poets")
    assert poets["kills"] == 2
    order = [key for key in table.keys if key in ("rs-coins", "rs-poets", "rs-reparations")]
    assert order == ["rs-coins", "rs-poets", "rs-reparations"], "at the kill"


@rule("RS-XC54", "RS-Q127")
def test_ebisu_captured_or_replaced() -> None:
    board = {"kansai": {"sun": "ebisu bushi", "koi": "bushi bushi bushi"}}
    table = Table("koi sun lotus", board, coins={"koi": 1}, wars="kansai", season="autumn")
    table.battles()
    table.bid("koi", 0, 1, 0, 0)
    table.bid("sun", 0, 0, 0, 0)
    table.answer("koi", "capture sun ebisu")
    assert table.coins("sun") == 1, "the reparations"
    table = Table("koi sun lotus", board, {"koi": "komainu"}, season="autumn")
    table.mandate("koi", "betray")
    table.answer("koi", "replace sun ebisu kansai komainu")
    table.play_absent()
    assert table.coins("sun") == 0
    assert table.figures("koi", "kansai").split()[-1] == "komainu"


@rule("RS-XC54", "RS-Q127", "RS-W16")
def test_ebisu_dies_by_the_hand_of_his_owner() -> None:
    board = {"kansai": {"sun": "ebisu", "koi": "bushi"}}
    table = Table("koi sun lotus", board, coins={"sun": 1}, wars="kansai", season="autumn")
    table.battles()
    table.bid("koi", 0, 0, 0, 0)
    table.bid("sun", 1, 0, 0, 0)
    table.answer("sun", "use")
    assert table.coins("sun") == 8, "the bid is lost as it was made"


@rule("RS-XC54", "RS-Q127")
def test_only_ebisu_pays_and_only_his_owner() -> None:
    board = {"kansai": {"sun": "bushi", "koi": "bushi bushi"}}
    table = Table("koi sun lotus", board, {"sun": "ebisu"}, wars="kansai", season="autumn")
    table.battles()
    table.play_absent()
    assert table.coins("sun") == 0
