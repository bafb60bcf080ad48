"""`RICE` and `TAX`: income, unrest and revolt (SG-A11…A17)."""

from __future__ import annotations

from typing import Any, Unpack

import pytest

from gunbai.games.shogun.flow.court import Audience
from gunbai.games.shogun.flow.samurai import Valour
from gunbai.games.shogun.flow.scoring import score_winter
from gunbai.games.shogun.names import FAVOURS, PROVINCES
from tests.rule import rule
from tests.shogun.table import Given, Table

#: A province with this printed value.
TAXED = {3: "omi", 4: "aki", 5: "ise", 6: "hoki", 7: "settsu"}
HARVEST = {2: "omi", 3: "aki", 4: "bingo", 5: "hoki"}


def collect(action: str, name: str, **more: Unpack[Given]) -> Table:
    given: Given = {"chests": [0, 0, 0], "plans": [{action: name}], **more}
    table = Table({name: (0, 2)}, **given)
    return table.carry_out(action)


def taxes(printed: int, general: bool = False, **more: Any) -> int:
    """The chests blue gets for a province with this tax."""
    if general:
        more.update(expansions="generals", general={0: TAXED[printed]})
    return collect("tax", TAXED[printed], **more).chests(0)


def rice(printed: int, general: bool = False, **more: Any) -> int:
    if general:
        more.update(expansions="generals", general={0: HARVEST[printed]})
    return collect("rice", HARVEST[printed], **more).rice(0)


@rule("SG-A11", "SG-C4")
@pytest.mark.parametrize("printed", HARVEST)
def test_rice_as_printed(printed: int) -> None:
    table = collect("rice", HARVEST[printed], rice=[4, 0, 0])
    assert table.state.rice == [4 + printed, 0, 0]
    assert table.state.chests == [0, 0, 0]


@rule("SG-A12", "SG-C4")
@pytest.mark.parametrize("printed", TAXED)
def test_taxes_as_printed(printed: int) -> None:
    table = collect("tax", TAXED[printed], rice=[4, 0, 0])
    assert table.state.chests == [printed, 0, 0]
    assert table.state.rice == [4, 0, 0]


@rule("SG-U8", "SG-A13", "SG-X3", "SG-T7")
def test_anton_taxes_settsu() -> None:
    """Printed 7, at most 5, and one more by the special card."""
    assert taxes(7, special={0: "chest+1"}) == 8
    assert taxes(7, event="t7", special={0: "chest+1"}) == 6


@rule("SG-Y18", "SG-A13", "SG-Q20", "SG-T8")
def test_event_then_general_then_special_card_for_taxes() -> None:
    assert taxes(3, general=True, event="t8", special={0: "chest+1"}) == 8
    assert taxes(3, general=True, special={0: "chest+1"}) == 5
    assert taxes(7, general=True, event="t7") == 6, "the general is not inside the cap"


@rule("SG-Y19", "SG-A13", "SG-Q20", "SG-T10", "SG-T11", "SG-U8")
def test_event_then_general_then_special_card_for_rice() -> None:
    assert rice(5, event="t11", special={0: "rice+1"}) == 4
    assert rice(2, general=True, event="t10") == 5


@rule("SG-Q20", "SG-A13")
def test_with_the_option_the_general_comes_before_the_event() -> None:
    assert taxes(7, general=True, event="t7", within=True) == 5
    assert taxes(4, general=True, event="t7", within=True) == 5
    assert taxes(3, general=True, event="t8", within=True) == 6
    assert taxes(6, general=True, event="t8", within=True) == 7
    assert rice(3, general=True, event="t11", within=True) == 3
    assert rice(2, general=True, event="t10", within=True) == 4
    assert taxes(7, general=True, within=True) == 8
    plus = {0: "chest+1"}
    assert taxes(7, general=True, event="t7", special=plus, within=True) == 6


@rule("SG-Y34", "SG-T7", "SG-T8")
@pytest.mark.parametrize(
    ("event", "printed", "income"),
    [("t7", 4, 4), ("t7", 5, 5), ("t7", 7, 5), ("t8", 5, 6), ("t8", 6, 6), ("t8", 7, 7)],
)
def test_events_on_taxes(event: str, printed: int, income: int) -> None:
    assert taxes(printed, event=event) == income


@rule("SG-Y34", "SG-T10", "SG-T11")
@pytest.mark.parametrize(
    ("event", "printed", "income"),
    [("t10", 3, 4), ("t10", 4, 4), ("t10", 5, 5), ("t11", 2, 2), ("t11", 3, 3), ("t11", 4, 3)],
)
def test_events_on_rice(event: str, printed: int, income: int) -> None:
    assert rice(printed, event=event) == income


@rule("SG-T7", "SG-T8", "SG-T10", "SG-T11")
@pytest.mark.parametrize("event", [f"t{n}" for n in range(1, 13)])
def test_no_other_event_touches_an_income(event: str) -> None:
    assert taxes(7, event=event) == (5 if event == "t7" else 7)
    assert taxes(3, event=event) == (6 if event == "t8" else 3)
    assert rice(5, event=event) == (3 if event == "t11" else 5)
    assert rice(2, event=event) == (4 if event == "t10" else 2)


@rule("SG-U3", "SG-U4", "SG-Y37")
@pytest.mark.parametrize(
    ("special", "chests", "harvest"),
    [("chest+1", 4, 2), ("rice+1", 3, 3), ("army6", 3, 2), ("attack+1", 3, 2), ("defence+1", 3, 2)],
)
def test_special_cards_add_one(special: str, chests: int, harvest: int) -> None:
    assert taxes(3, special={0: special}) == chests
    assert rice(2, special={0: special}) == harvest
    assert (taxes(3, special={1: special}), rice(2, special={1: special})) == (3, 2)


@rule("SG-Y37", "SG-Q60", "SG-U3", "SG-U4")
@pytest.mark.parametrize(("special", "event"), [("chest+1", "t8"), ("rice+1", "t10")])
def test_special_cards_and_events_do_not_touch_favours_and_valour(special: str, event: str) -> None:
    lands = {"omi": (0, 2), "ise": (0, 2), "aki": (0, 2), "kai": (0, 2), "kaga": (0, 2)}
    table = Table(
        lands, special={0: special}, event=event, chests=[0, 0, 0], expansions="court,samurai"
    )
    table.state.valour = [1, 0, 0]
    table.run(Valour(0, 0))
    table.do("bonus " + ("chests" if special == "chest+1" else "rice"))
    assert (table.chests(0), table.rice(0)) == ((4, 0) if special == "chest+1" else (0, 1))
    for number, gained in ((9, (9, 0)), (15, (4, 3))):
        t = table.copy()
        t.state.chests, t.state.rice = [4, 0, 0], [0, 0, 0]
        t.state.favours = [FAVOURS.index(str(number)), -1, -1]
        t.state.officials, t.state.waiting = [3, 7, 7], [4, 0, 0]
        t.run(Audience(0, [], 0, -1))
        t.do(f"favour {number}")
        assert (t.chests(0), t.rice(0)) == gained
        assert t.state.unrest == [0] * 45


# unrest and revolt


@rule("SG-A15")
@pytest.mark.parametrize("action", ["tax", "rice"])
def test_a_marker_without_a_revolt(action: str) -> None:
    table = collect(action, "omi")
    assert table.unrest("omi") == 1
    assert sum(table.state.unrest) == 1
    assert table.events("sg-revolt") == []
    assert table.province("omi") == (0, 2)


@rule("SG-A14", "SG-A16")
@pytest.mark.parametrize("markers", [1, 2])
@pytest.mark.parametrize("action", ["tax", "rice"])
def test_a_marker_there_brings_a_revolt_and_one_more_marker(action: str, markers: int) -> None:
    table = Table(
        {"omi": (0, 4)}, unrest={"omi": markers}, chests=[0, 0, 0], plans=[{action: "omi"}]
    )
    table.falls({"blue": 3, "green": 1})
    table.carry_out(action)
    assert table.events("sg-revolt") == [{"player": 0, "province": "omi", "farmers": markers}]
    assert table.province("omi") == (0, 2)
    assert table.unrest("omi") == markers + 1, "exactly one marker more"


@rule("SG-A14", "SG-Q14")
@pytest.mark.parametrize(("action", "chests", "harvest"), [("tax", 3, 0), ("rice", 0, 2)])
def test_the_income_is_kept_though_the_province_is_lost(
    action: str, chests: int, harvest: int
) -> None:
    table = Table({"omi": (0, 4)}, unrest={"omi": 1}, chests=[0, 0, 0], plans=[{action: "omi"}])
    table.falls({"blue": 1, "green": 1})
    table.carry_out(action)
    assert table.province("omi") == (-1, 0)
    assert table.unrest("omi") == 0, "a province that is lost gets no marker"
    assert (table.chests(0), table.rice(0)) == (chests, harvest)
    keys = [event.key for event in table.log]
    income = keys.index("sg-taxes" if action == "tax" else "sg-harvest")
    assert income < keys.index("sg-revolt"), "income first"


@rule("SG-A14")
def test_the_second_action_of_a_year_meets_the_marker_of_the_first() -> None:
    table = Table({"omi": (0, 3)}, plans=[{"tax": "omi"}])
    table.carry_out("tax")
    table.state.plans = [-1] * len(table.state.plans)
    table.state.plans[3] = PROVINCES.index("omi")
    table.falls({"blue": 3})
    table.carry_out("rice")
    assert len(table.events("sg-revolt")) == 1
    assert table.unrest("omi") == 2


@rule("SG-A17")
def test_a_province_has_no_limit_of_markers() -> None:
    table = Table({"omi": (0, 9)}, unrest={"omi": 9}, plans=[{"tax": "omi"}])
    table.falls({"blue": 9, "green": 2})
    table.carry_out("tax")
    assert table.unrest("omi") == 10


# tracks


@rule("SG-F7", "SG-Q38", "SG-W13")
def test_points_go_on_beyond_the_track() -> None:
    table = Table({"omi": (0, 2), "ise": (0, 2)}, points=[79, 0, 0])
    score_winter(table.state)
    assert table.state.points == [81, 0, 0]
    result = table.state.result()
    assert result is not None
    assert result.scores == [81, 0, 0]


@rule("SG-F7", "SG-Q31")
def test_rice_goes_on_beyond_the_track() -> None:
    assert collect("rice", "hoki", rice=[18, 0, 0]).state.rice == [23, 0, 0]
