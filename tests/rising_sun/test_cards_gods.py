"""The Lucky Gods that change what counts (RS-XC48…XC51)."""

from __future__ import annotations

import pytest

from gunbai.games.rising_sun.names import PHASES
from tests.rising_sun.table import Table
from tests.rule import rule

RICH = {"kyoto": {"sun": "daikokuten", "koi": "daimyo " + "bushi " * 6}}


@rule("RS-XC48", "RS-F67")
def test_daikokuten_in_a_harvest() -> None:
    table = Table("koi sun lotus", RICH)
    table.mandate("sun", "harvest")
    assert table.points("sun") == 4
    table = Table("koi sun lotus", RICH)
    table.mandate("koi", "harvest")
    assert (table.points("koi"), table.points("sun")) == (0, 0)
    assert "rs-harvest" not in table.keys


@rule("RS-XC48", "RS-F67", "RS-D12")
@pytest.mark.parametrize(("phase", "sun", "moon"), [
    ("harvest", 8, 8), ("politics", 1, 2), ("war", 1, 2),
])  # fmt: skip
def test_daikokuten_by_phase(phase: str, sun: int, moon: int) -> None:
    table = Table("koi sun lotus", RICH, phase=phase)
    assert (table.force("sun", "kyoto"), table.force("koi", "kyoto")) == (sun, 7)
    table = Table("koi lotus moon", {"kyoto": {"moon": "daikokuten"}}, phase=phase)
    assert table.force("moon", "kyoto") == moon


@rule("RS-XC48", "RS-F67")
def test_the_force_of_a_harvest_is_shown_before_it() -> None:
    for phase, shown in (("politics", {1: 8}), ("harvest", {}), ("war", {})):
        table = Table("koi sun lotus", RICH, {"koi": "oni-of-skulls"}, phase=phase)
        view = table.view(0)
        here = view["provinces"]["kyoto"]["clans"]
        assert {each["seat"]: each["harvest"] for each in here if "harvest" in each} == shown
        assert PHASES[table.state.phase] == phase


LUCK = {"shikoku": {"sun": "stronghold"}, "edo": {"sun": "fukurokuju"}}


@rule("RS-XC49", "RS-Q101", "RS-F88", "RS-F84")
def test_fukurokuju_summons_like_a_stronghold() -> None:
    table = Table("koi sun lotus", LUCK)
    table.mandate("koi", "recruit")
    table.answer("sun", "summon bushi shikoku", "summon bushi edo")
    assert table.asked == "lotus RS-DP07"
    table = Table("koi sun lotus", LUCK, coins={"sun": 1})
    table.mandate("koi", "train")
    table.answer("koi", "pass")
    table.answer("sun", "buy jurojin")
    assert table.legal("sun") == ["summon jurojin edo", "summon jurojin shikoku"]
    board = {**LUCK, "susanoo": {"sun": "shinto"}}
    table = Table("koi sun lotus", board, shrines="susanoo fujin hachiman tsukuyomi")
    table.kami_turn()
    assert table.points("sun") == 2
    table = Table("koi sun lotus", LUCK, {"sun": "form-of-the-kitsune"})
    table.winter()
    assert table.points("sun") == 6


@rule("RS-XC49", "RS-F85", "RS-Q32", "RS-Q80")
def test_fukurokuju_is_immune_as_a_daimyo() -> None:
    board = {"edo": {"sun": "fukurokuju", "koi": "bushi"}}
    table = Table("koi sun lotus", board, coins={"koi": 1}, wars="edo")
    table.battles()
    table.bid("koi", 0, 1, 0, 0)
    table.bid("sun", 0, 0, 0, 0)
    assert "DP24" not in table.asked
    table = Table("koi sun lotus", board, {"koi": "komainu"})
    table.mandate("koi", "betray")
    assert table.asked == "", "nobody to replace"


@rule("RS-XC49", "RS-Q101", "RS-DP09", "RS-MM10", "RS-Q105")
def test_fukurokuju_dies_and_is_built_again() -> None:
    board = {**LUCK, "edo": {"sun": "fukurokuju", "koi": "bushi bushi"}}
    table = Table("koi sun lotus", board, coins={"koi": 1}, wars="edo")
    table.battles()
    table.bid("koi", 0, 0, 0, 1)
    table.bid("sun", 0, 0, 0, 0)
    (poets,) = table.events("rs-poets")
    assert poets["kills"] == 1
    assert "fukurokuju" in table.figures("sun", "reserve")
    table.mandate("koi", "recruit")
    table.answer("sun", "summon fukurokuju shikoku")
    assert table.asked == "lotus RS-DP07", "one summon only: he came in this batch"
    table = Table("koi sun lotus", {}, {"sun": "fukurokuju"}, coins={"sun": 3})
    table.mandate("sun", "marshal")
    table.absent_until("sun", "RS-DP09")
    assert "build stronghold oshu" in table.legal("sun")
    table.answer("sun", "build fukurokuju oshu")
    assert table.figures("sun", "oshu") == "fukurokuju"
    assert table.coins("sun") == 0
    assert table.strongholds("sun", "oshu") == 0
    assert table.asked == "", "the one build of this Marshal"


@rule("RS-XC49", "RS-Q101")
def test_fukurokuju_is_outside_the_limit_of_four_tokens() -> None:
    board = {"shikoku": {"sun": "stronghold " * 4}}
    table = Table("koi sun lotus", board, {"sun": "fukurokuju"}, coins={"sun": 3})
    table.mandate("sun", "marshal")
    table.absent_until("sun", "RS-DP09")
    assert table.legal("sun")[1].startswith("build fukurokuju")
    assert len(table.legal("sun")) == 1 + 8
    assert table.refusal("sun", "build stronghold oshu") == "RS-MM09"


@rule("RS-XC50", "RS-Q122", "RS-F63", "RS-F64")
def test_jurojin_pays_for_another_virtue() -> None:
    table = Table("koi sun lotus", cards={"sun": "jurojin"}, coins={"sun": 2})
    table.mandate("koi", "train")
    table.answer("koi", "pass")
    table.answer("sun", "buy righteousness")
    assert table.coins("sun") == 3
    after = table.keys[table.keys.index("rs-bought") :]
    assert after[:2] == ["rs-bought", "rs-coins"]
    table.play_absent()
    table.mandate("koi", "train")
    table.answer("koi", "pass")
    table.answer("sun", "buy path-of-the-lion")
    assert table.coins("sun") == 3, "no Virtue"


@rule("RS-XC50", "RS-Q122", "RS-MT04")
def test_jurojin_does_not_pay_in_advance_or_for_himself_or_others() -> None:
    table = Table("koi sun lotus", cards={"sun": "jurojin"}, coins={"sun": 1, "lotus": 2})
    table.mandate("koi", "train")
    table.answer("koi", "pass")
    assert table.refusal("sun", "buy righteousness") == "RS-MT04"
    table.answer("sun", "pass")
    table.answer("lotus", "buy righteousness")
    assert table.coins("sun") == 1, "somebody else's Virtue"
    table = Table("koi sun lotus", coins={"sun": 1})
    table.mandate("koi", "train")
    table.answer("koi", "pass")
    table.answer("sun", "buy jurojin", "summon jurojin shikoku")
    assert table.coins("sun") == 0


@rule("RS-XC50", "RS-Q107", "RS-F84", "RS-F19", "RS-F38")
def test_jurojin_counts_as_a_virtue_wherever_he_is() -> None:
    cards = {"sun": "jurojin righteousness form-of-the-phoenix"}
    table = Table("koi sun lotus", cards=cards)
    table.winter()
    assert table.points("sun") == 6
    cards = {"sun": "jurojin righteousness way-of-bushido"}
    table = Table("koi sun lotus", {"prison:koi": {"sun": "jurojin"}}, cards)
    table.war()
    assert (table.coins("sun"), table.points("sun")) == (4, 4)


@rule("RS-XC51", "RS-X27", "RS-F83", "RS-D12")
@pytest.mark.parametrize(("clan", "alone"), [("sun", 1), ("moon", 2)])
def test_bishamon_beside_monsters(clan: str, alone: int) -> None:
    clans = f"koi {clan} lotus"
    table = Table(clans, {"edo": {clan: "bishamon jurojin", "koi": "bushi"}})
    others = alone  # Jurojin
    assert table.force(clan, "edo") == alone + others
    table = Table(clans, {"edo": {clan: "bishamon", "koi": "komainu"}})
    assert table.force(clan, "edo") == 4
    table = Table(clans, {"edo": {clan: "bishamon"}, "oshu": {"koi": "komainu"}})
    assert table.force(clan, "edo") == alone
