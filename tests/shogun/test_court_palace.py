"""Tenno's Court: the two steps in the palace, exchange and audience (SG-XT9…XT27)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from gunbai.games.shogun.flow.court import exchange_all, favours_away, show_favours
from gunbai.games.shogun.names import EVENT_CARDS
from tests.rule import rule
from tests.shogun.table import Table

# the exchange


def varvara(plan: Mapping[str, str], kai: int = 4, yellow: int = 2) -> Table:
    """Yellow has armies in Kai and in the tray; her three exchange slots are planned."""
    land = {"aki": (0, 3), "kai": (1, kai), "mino": (2, 3)}
    return Table(land, tray={"yellow": yellow, "red": 3}, plans=[{}, plan], expansions="court")


@rule("SG-XT9", "SG-XT10", "SG-XT15", "SG-X17")
def test_armies_of_a_province_become_officials() -> None:
    table = varvara({"exchange3": "kai"})
    supply = table.supply(1)
    exchange_all(table.state)
    assert table.asked == ""
    assert table.province("kai") == (1, 1)
    assert table.supply(1) == supply + 3
    assert (table.state.officials[1], table.state.waiting[1]) == (4, 3)
    assert table.tray == {"yellow": 2, "red": 3}
    assert table.state.faults() == []


@rule("SG-XT11", "SG-XT15", "SG-X18")
def test_armies_of_the_tray_become_officials() -> None:
    table = varvara({"exchange2": "official1"})
    supply = table.supply(1)
    exchange_all(table.state)
    assert table.tray == {"red": 3}
    assert table.supply(1) == supply + 2
    assert (table.state.officials[1], table.state.waiting[1]) == (5, 2)
    assert table.province("kai") == (1, 4)


@rule("SG-XT12", "SG-XT13", "SG-X19")
@pytest.mark.parametrize("plan", [{}, {"exchange1": "chests2"}, {"exchange3": "chests0"}])
def test_an_intrigue_card_or_nothing(plan: dict[str, str]) -> None:
    table = varvara(plan)
    s = table.state
    before = (s.armies[:], s.supply[:], s.tower.tray[:], s.chests[:])
    exchange_all(table.state)
    assert (s.armies, s.supply, s.tower.tray, s.chests) == before
    assert (s.officials[1], s.waiting[1]) == (7, 0)


@rule("SG-XT19", "SG-X20")
def test_slot_3_then_2_then_1() -> None:
    table = varvara({"exchange3": "kai", "exchange2": "official1", "exchange1": "chests2"})
    exchange_all(table.state)
    assert table.state.waiting[1] == 5
    shown = [(event["slot"], event["card"]) for event in table.events("sg-revealed")]
    assert shown == [("exchange3", "kai"), ("exchange2", "official1"), ("exchange1", "chests2")]


@rule("SG-XT19")
def test_one_player_finishes_before_the_next() -> None:
    plan = {"exchange1": "chests1", "exchange2": "chests2", "exchange3": "chests3"}
    table = Table({"aki": (0, 2)}, plans=[plan, plan, plan], order=[2, 0, 1], expansions="court")
    exchange_all(table.state)
    shown = [(event["player"], event["slot"]) for event in table.events("sg-revealed")]
    assert shown == [(n, f"exchange{slot}") for n in (2, 0, 1) for slot in (3, 2, 1)]


@rule("SG-XT10", "SG-XT14", "SG-Y24")
def test_too_few_armies_in_the_province() -> None:
    table = varvara({"exchange3": "kai"}, kai=3)
    exchange_all(table.state)
    assert table.province("kai") == (1, 3)
    assert table.state.waiting[1] == 0
    assert table.events("sg-void")[3]["why"] == "armies"


@rule("SG-XT14", "SG-Y24")
def test_too_few_armies_in_the_tray() -> None:
    table = varvara({"exchange2": "official3"}, yellow=1)
    exchange_all(table.state)
    assert table.tray == {"yellow": 1, "red": 3}
    assert table.state.waiting[1] == 0


@rule("SG-XT14", "SG-Y24")
@pytest.mark.parametrize("card", ["kai", "official1"])
def test_too_few_officials(card: str) -> None:
    table = varvara({"exchange2": card})
    table.with_officials([0, 6, 0])
    exchange_all(table.state)
    assert (table.state.officials[1], table.state.waiting[1]) == (1, 6)
    assert table.province("kai") == (1, 4)
    assert table.tray == {"yellow": 2, "red": 3}


@rule("SG-Q52")
def test_what_an_earlier_exchange_took_is_gone() -> None:
    plan = {"exchange3": "official3", "exchange2": "official2", "exchange1": "official1"}
    table = varvara(plan, yellow=4)
    table.with_supply(1, 0)
    exchange_all(table.state)  # 3 of 4 cubes, 2 are too many, then the last one
    assert table.state.waiting[1] == 4
    assert table.tray == {"red": 3}
    assert table.supply(1) == 4
    table = varvara(
        {"exchange3": "official3", "exchange2": "kai", "exchange1": "official1"}, yellow=4
    )
    table.with_officials([0, 3, 0])
    exchange_all(table.state)  # 3 of 4 officials, 2 are too many, then the last one
    assert table.state.waiting[1] == 7
    assert table.province("kai") == (1, 4)


# the audience


@rule("SG-XT20", "SG-XT21", "SG-XT22", "SG-XT23", "SG-XT25", "SG-XT26", "SG-XT27", "SG-X21")
def test_the_audience_of_the_rulebook() -> None:
    # seats: blue 0, yellow 1, red 2, black 3 without officials, purple 4
    table = Table({"aki": (0, 2)}, players=5, order=[3, 0, 4, 2, 1], expansions="court")
    before = table.supply(1), table.chests(2)
    table.receive([2, 5, 3, 0, 2], [10, 8, 2])
    assert table.events("sg-audience")[0]["players"] == [1, 2, 0, 4]
    assert table.to_act == [1]
    assert table.legal() == ["decline", "favour 10", "favour 8", "favour 2"]
    table.do("favour 8")
    armies, chests = (
        table.state.setup.tables.favour_armies[1],
        table.state.setup.tables.favour_chests[0],
    )
    assert (table.state.waiting[1], table.state.officials[1]) == (2, 5)
    assert table.tray == {"yellow": armies}
    assert table.supply(1) == before[0] - armies
    assert table.to_act == [2]
    assert table.legal() == ["decline", "favour 2"]
    assert table.refusal("favour 10") == table.refusal("favour 8") == "SG-XT22"
    table.do("favour 2")
    assert table.chests(2) == before[1] + chests
    assert table.asked == ""  # blue and purple can't pay 4
    favours_away(table.state)
    assert table.state.waiting == [2, 2, 1, 0, 2]
    assert table.state.favours == []
    assert table.state.faults() == []


@rule("SG-XT20", "SG-Q53")
def test_the_order_is_fixed_once() -> None:
    table = Table({"aki": (0, 2)}, players=4, order=[3, 2, 1, 0], expansions="court")
    table.receive([5, 5, 0, 7], [16, 9, 2])
    assert table.to_act == [3]
    table.do("favour 16")  # seat 3 has 3 officials now, but was received
    assert table.state.waiting[3] == 3
    assert table.to_act == [1]  # before seat 0 in turn order
    table.do("decline")
    assert table.to_act == [0]
    table.do("decline")
    assert table.asked == ""  # without officials nobody is received
    assert table.events("sg-audience")[0]["players"] == [3, 1, 0]


@rule("SG-XT22")
def test_at_most_one_favour_and_only_who_likes() -> None:
    table = Table({"aki": (0, 2)}, expansions="court")
    table.receive([7, 2, 0], [16, 9, 2])
    table.do("favour 9")
    assert table.to_act == [1]  # though seat 0 still has 4
    table.do("decline")
    assert table.asked == ""
    assert table.state.waiting == [4, 2, 0]
    assert table.state.favours == [15, -1, 1]


@rule("SG-XT25")
@pytest.mark.parametrize(
    ("waiting", "favours", "received"),
    [([3, 3, 3], [16, 0, 0], []), ([7, 7, 7], [0, 0, 2], [0]), ([1, 1, 1], [16, 9, 2], [])],
)
def test_it_ends_when_nobody_can_take_a_card(
    waiting: list[int], favours: list[int], received: list[int]
) -> None:
    table = Table({"aki": (0, 2)}, expansions="court").receive(waiting, favours)
    assert table.to_act == received
    if received:
        table.do("favour 2")
        assert table.asked == ""


@rule("SG-XT26")
def test_officials_wait_for_later_rounds_also_over_winter() -> None:
    table = Table(
        {"aki": (0, 2), "mino": (1, 2), "kai": (2, 2)},
        rice=[9, 9, 9],
        season="autumn",
        expansions="court",
    )
    table.state.events = [EVENT_CARDS.index("t7")]
    table.receive([6, 3, 1], [16, 0, 0])
    table.do("favour 16")
    table.begin("r9c")
    assert table.asked == "SG-D6"
    assert (table.state.year, table.state.season) == (2, 0)
    assert table.state.waiting == [2, 3, 1]


@rule("SG-XT27")
def test_a_favour_is_shown_once() -> None:
    table = Table({}, expansions="court")
    seen: list[int] = []
    for _ in range(6):
        show_favours(table.state)
        seen += table.state.favours
        favours_away(table.state)
        assert table.state.favours == []
    assert len(set(seen)) == 18
