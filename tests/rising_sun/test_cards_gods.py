"""The Lucky Gods that change what counts (RS-XC48…XC51)."""

from __future__ import annotations

from typing import Any

import pytest

from gunbai.games.rising_sun.names import PHASES
from tests.rising_sun.playing import absent_until, play_absent
from tests.rising_sun.table import (
    answer,
    asked,
    at_table,
    battles,
    bid,
    coins,
    events,
    figures,
    force,
    kami_turn,
    keys,
    legal,
    mandate,
    points,
    refusal,
    strongholds,
    war,
    winter,
)
from tests.rule import rule

RICH = {"kyoto": {"sun": "daikokuten", "koi": "daimyo " + "bushi " * 6}}


@rule("RS-XC48", "RS-F67")
def test_daikokuten_in_a_harvest() -> None:
    s = at_table("koi sun lotus", RICH)
    mandate(s, "sun", "harvest")
    assert points(s, "sun") == 4
    s = at_table("koi sun lotus", RICH)
    mandate(s, "koi", "harvest")
    assert (points(s, "koi"), points(s, "sun")) == (0, 0)
    assert "rs-harvest" not in keys(s)


@rule("RS-XC48", "RS-F67", "RS-D12")
@pytest.mark.parametrize(("phase", "sun", "moon"), [
    ("harvest", 8, 8), ("politics", 1, 2), ("war", 1, 2),
])  # fmt: skip
def test_daikokuten_by_phase(phase: str, sun: int, moon: int) -> None:
    s = at_table("koi sun lotus", RICH, phase=phase)
    assert (force(s, "sun", "kyoto"), force(s, "koi", "kyoto")) == (sun, 7)
    s = at_table("koi lotus moon", {"kyoto": {"moon": "daikokuten"}}, phase=phase)
    assert force(s, "moon", "kyoto") == moon


@rule("RS-XC48", "RS-F67")
def test_the_force_of_a_harvest_is_shown_before_it() -> None:
    for phase, shown in (("politics", {1: 8}), ("harvest", {}), ("war", {})):
        s = at_table("koi sun lotus", RICH, {"koi": "oni-of-skulls"}, phase=phase)
        view: Any = s.observe(0)
        here = view["provinces"]["kyoto"]["clans"]
        assert {each["seat"]: each["harvest"] for each in here if "harvest" in each} == shown
        assert PHASES[s.phase] == phase


LUCK = {"shikoku": {"sun": "stronghold"}, "edo": {"sun": "fukurokuju"}}


@rule("RS-XC49", "RS-Q101", "RS-F88", "RS-F84")
def test_fukurokuju_summons_like_a_stronghold() -> None:
    s = at_table("koi sun lotus", LUCK)
    mandate(s, "koi", "recruit")
    answer(s, "sun", "summon bushi shikoku", "summon bushi edo")
    assert asked(s) == "lotus RS-DP07"
    s = at_table("koi sun lotus", LUCK, coins={"sun": 1})
    mandate(s, "koi", "train")
    answer(s, "koi", "pass")
    answer(s, "sun", "buy jurojin")
    assert legal(s, "sun") == ["summon jurojin edo", "summon jurojin shikoku"]
    board = {**LUCK, "susanoo": {"sun": "shinto"}}
    s = at_table("koi sun lotus", board, shrines="susanoo fujin hachiman tsukuyomi")
    kami_turn(s)
    assert points(s, "sun") == 2
    s = at_table("koi sun lotus", LUCK, {"sun": "form-of-the-kitsune"})
    winter(s)
    assert points(s, "sun") == 6


@rule("RS-XC49", "RS-F85", "RS-Q32", "RS-Q80")
def test_fukurokuju_is_immune_as_a_daimyo() -> None:
    board = {"edo": {"sun": "fukurokuju", "koi": "bushi"}}
    s = at_table("koi sun lotus", board, coins={"koi": 1}, wars="edo")
    battles(s)
    bid(s, "koi", 0, 1, 0, 0)
    bid(s, "sun", 0, 0, 0, 0)
    assert "DP24" not in asked(s)
    s = at_table("koi sun lotus", board, {"koi": "komainu"})
    mandate(s, "koi", "betray")
    assert asked(s) == "", "nobody to replace"


@rule("RS-XC49", "RS-Q101", "RS-DP09", "RS-MM10", "RS-Q105")
def test_fukurokuju_dies_and_is_built_again() -> None:
    board = {**LUCK, "edo": {"sun": "fukurokuju", "koi": "bushi bushi"}}
    s = at_table("koi sun lotus", board, coins={"koi": 1}, wars="edo")
    battles(s)
    bid(s, "koi", 0, 0, 0, 1)
    bid(s, "sun", 0, 0, 0, 0)
    (poets,) = events(s, "rs-poets")
    assert poets["kills"] == 1
    assert "fukurokuju" in figures(s, "sun", "reserve")
    mandate(s, "koi", "recruit")
    answer(s, "sun", "summon fukurokuju shikoku")
    assert asked(s) == "lotus RS-DP07", "one summon only: he came in this batch"
    s = at_table("koi sun lotus", {}, {"sun": "fukurokuju"}, coins={"sun": 3})
    mandate(s, "sun", "marshal")
    absent_until(s, "sun", "RS-DP09")
    assert "build stronghold oshu" in legal(s, "sun")
    answer(s, "sun", "build fukurokuju oshu")
    assert figures(s, "sun", "oshu") == "fukurokuju"
    assert coins(s, "sun") == 0
    assert strongholds(s, "sun", "oshu") == 0
    assert asked(s) == "", "the one build of this Marshal"


@rule("RS-XC49", "RS-Q101")
def test_fukurokuju_is_outside_the_limit_of_four_tokens() -> None:
    board = {"shikoku": {"sun": "stronghold " * 4}}
    s = at_table("koi sun lotus", board, {"sun": "fukurokuju"}, coins={"sun": 3})
    mandate(s, "sun", "marshal")
    absent_until(s, "sun", "RS-DP09")
    assert legal(s, "sun")[1].startswith("build fukurokuju")
    assert len(legal(s, "sun")) == 1 + 8
    assert refusal(s, "sun", "build stronghold oshu") == "RS-MM09"


@rule("RS-XC50", "RS-Q122", "RS-F63", "RS-F64")
def test_jurojin_pays_for_another_virtue() -> None:
    s = at_table("koi sun lotus", cards={"sun": "jurojin"}, coins={"sun": 2})
    mandate(s, "koi", "train")
    answer(s, "koi", "pass")
    answer(s, "sun", "buy righteousness")
    assert coins(s, "sun") == 3
    after = keys(s)[keys(s).index("rs-bought") :]
    assert after[:2] == ["rs-bought", "rs-coins"]
    play_absent(s)
    mandate(s, "koi", "train")
    answer(s, "koi", "pass")
    answer(s, "sun", "buy path-of-the-lion")
    assert coins(s, "sun") == 3, "no Virtue"


@rule("RS-XC50", "RS-Q122", "RS-MT04")
def test_jurojin_does_not_pay_in_advance_or_for_himself_or_others() -> None:
    s = at_table("koi sun lotus", cards={"sun": "jurojin"}, coins={"sun": 1, "lotus": 2})
    mandate(s, "koi", "train")
    answer(s, "koi", "pass")
    assert refusal(s, "sun", "buy righteousness") == "RS-MT04"
    answer(s, "sun", "pass")
    answer(s, "lotus", "buy righteousness")
    assert coins(s, "sun") == 1, "somebody else's Virtue"
    s = at_table("koi sun lotus", coins={"sun": 1})
    mandate(s, "koi", "train")
    answer(s, "koi", "pass")
    answer(s, "sun", "buy jurojin", "summon jurojin shikoku")
    assert coins(s, "sun") == 0


@rule("RS-XC50", "RS-Q107", "RS-F84", "RS-F19", "RS-F38")
def test_jurojin_counts_as_a_virtue_wherever_he_is() -> None:
    cards = {"sun": "jurojin righteousness form-of-the-phoenix"}
    s = at_table("koi sun lotus", cards=cards)
    winter(s)
    assert points(s, "sun") == 6
    cards = {"sun": "jurojin righteousness way-of-bushido"}
    s = at_table("koi sun lotus", {"prison:koi": {"sun": "jurojin"}}, cards)
    war(s)
    assert (coins(s, "sun"), points(s, "sun")) == (4, 4)


@rule("RS-XC51", "RS-X27", "RS-F83", "RS-D12")
@pytest.mark.parametrize(("clan", "alone"), [("sun", 1), ("moon", 2)])
def test_bishamon_beside_monsters(clan: str, alone: int) -> None:
    table = f"koi {clan} lotus"
    s = at_table(table, {"edo": {clan: "bishamon jurojin", "koi": "bushi"}})
    others = alone  # Jurojin
    assert force(s, clan, "edo") == alone + others
    s = at_table(table, {"edo": {clan: "bishamon", "koi": "komainu"}})
    assert force(s, clan, "edo") == 4
    s = at_table(table, {"edo": {clan: "bishamon"}, "oshu": {"koi": "komainu"}})
    assert force(s, clan, "edo") == alone
