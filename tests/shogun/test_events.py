"""Events: how they are drawn, those of battles, and what is left for Winter (SG-T)."""

from __future__ import annotations

import pytest

from gunbai import SPECTATOR
from gunbai.core.rng import seeded
from gunbai.games.shogun.flow.campaign import draw_event
from gunbai.games.shogun.flow.winter import lose_rice
from gunbai.games.shogun.names import EVENT_CARDS
from tests.rule import rule
from tests.shogun.table import Table

OTHERS = ["", *EVENT_CARDS]


def named(table: Table, key: str) -> list[list[str]]:
    """The events that lay open, year by year."""
    out = []
    for turned in table.events(key):
        row = turned["events"]
        assert isinstance(row, list)
        out.append(row)
    return out


def without(*events: str) -> list[str]:
    return [event for event in OTHERS if event not in events]


# drawing


@rule("SG-T13")
def test_one_of_the_years_events_is_drawn_each_round() -> None:
    """Four lie open in Spring, three in Summer, two in Autumn; the others stay open."""
    table = Table.new(1, players=3)
    for left in (4, 3, 2):
        before = table.view()["events"]
        assert len(before) == left
        table.play_absent("SG-D7")
        view = table.view()
        assert view["event"] in before
        assert view["events"] == [event for event in before if event != view["event"]]
        if left > 2:
            table.play_absent("SG-D6")


@rule("SG-T13", "SG-T17")
def test_which_event_comes_is_chance() -> None:
    """With the same cards open and the same plans any of the four may come."""
    drawn = set()
    for seed in range(40):
        table = Table.new(1, players=3)
        table.state.rng = seeded(seed)
        table.play_absent("SG-D7")
        drawn.add(table.state.event)
    assert len(drawn) == 4


@rule("SG-T17")
def test_nobody_knows_the_event_while_planning_or_bidding() -> None:
    table = Table.new(2, players=3)
    for seat in (SPECTATOR, 0, 1, 2):
        assert table.view(seat)["event"] is None
    assert table.state.event == -1
    table.play_absent("SG-D7")
    keys = [event.key for event in table.log]
    committed = len(keys) - 1 - keys[::-1].index("sg-committed")
    assert committed < keys.index("sg-event") < keys.index("sg-bid")


@rule("SG-T14")
def test_the_event_holds_for_all_players_and_for_one_round() -> None:
    lands = {"settsu": (0, 1), "hoki": (1, 1), "tamba": (2, 1)}
    table = Table(
        lands,
        event="t7",
        chests=[0, 0, 0],
        plans=[{"tax": "settsu"}, {"tax": "hoki"}, {"tax": "tamba"}],
    )
    table.carry_out("tax")
    assert table.state.chests == [5, 5, 5]
    table = Table.new(1, players=3)
    table.play_absent("SG-D7")
    active = table.state.event
    table.play_absent("SG-D6")
    assert table.state.event == -1
    assert active not in table.state.events


# Winter


@rule("SG-T15", "SG-Q39", "SG-T16", "SG-Q43")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_card_that_is_left_is_the_winters(seed: int) -> None:
    table = Table.new(seed, players=3)
    table.play_random("end", seed)
    years = named(table, "sg-events")
    drawn = [str(told["event"]) for told in table.events("sg-event")]
    winters = [str(told["event"]) for told in table.events("sg-winter")]
    for year in (0, 1):
        assert sorted([*drawn[year * 3 : year * 3 + 3], winters[year]]) == sorted(years[year])
    assert not set(years[0]) & set(years[1]), "year 2 has other cards"
    assert [len(year) for year in years] == [4, 4]


@rule("SG-T16", "SG-Q43")
def test_any_of_the_eight_others_may_come_in_the_second_year() -> None:
    """Four of them are never used."""
    second: set[str] = set()
    first: list[str] = []
    for seed in range(12):
        table = Table.new(4, players=3)
        table.state.rng = seeded(seed)
        table.play_absent("end")
        years = named(table, "sg-events")
        first = years[0]
        second.update(years[1])
        assert len(set(years[0] + years[1])) == 8
    assert second == set(EVENT_CARDS) - set(first)


@rule("SG-T15")
@pytest.mark.parametrize("event", EVENT_CARDS)
def test_the_effect_of_the_winter_card_is_not_used(event: str) -> None:
    table = Table({"omi": (0, 2)}, rice=[9, 9, 9], season="autumn")
    table.state.events = [EVENT_CARDS.index(event)]
    lose_rice(table.state)
    assert table.state.event == -1
    assert table.state.rice == [9 - table.state.setup.tables.losses[EVENT_CARDS.index(event)]] * 3


@rule("SG-Y26", "SG-T15", "SG-Q39")
def test_a_vector_of_the_events_of_a_year() -> None:
    """Drawn are T5, T12, T1: the loss of T7 is left, and it is 0."""
    year = [EVENT_CARDS.index(event) for event in ("t1", "t5", "t7", "t12")]
    for seed in range(500):
        table = Table({"omi": (0, 2)}, rice=[4, 4, 4])
        table.state.events = year
        table.state.rng = seeded(seed)
        for _ in range(3):
            draw_event(table.state)
        if [told["event"] for told in table.events("sg-event")] == ["t5", "t12", "t1"]:
            lose_rice(table.state)
            assert table.events("sg-winter") == [{"event": "t7", "rice": 0}]
            assert table.state.rice == [4, 4, 4]
            return
    raise AssertionError("this order was never drawn")


@rule("SG-Y36", "SG-T1", "SG-T2", "SG-T3", "SG-T4", "SG-T5", "SG-T6", "SG-T7", "SG-T8", "SG-T9",
      "SG-T10", "SG-T11", "SG-T12")  # fmt: skip
@pytest.mark.parametrize(
    ("event", "left"),
    list(zip(EVENT_CARDS, [0, 0, 1, 2, 0, 1, 4, 2, 0, 1, 0, 3], strict=True)),
)
def test_winter_loss_of_each_event(event: str, left: int) -> None:
    table = Table({"omi": (0, 2)}, rice=[4, 4, 4])
    table.state.events = [EVENT_CARDS.index(event)]
    lose_rice(table.state)
    assert table.state.rice == [left] * 3


# events of battles


def thrown_at(target: str, event: str, supply: bool = True) -> dict[str, int]:
    """Return the throw when blue attacks from Omi with three armies."""
    table = Table(
        {"omi": (0, 4), "yamato": (1, 2), "ise": (1, 2)},
        buildings={"yamato": "castle", "ise": "temple theatre"},
        event=event,
        plans=[{"battle1": "omi"}],
    )
    if not supply:
        table.state.tower.inside[1] += table.supply(1)
        table.state.supply[1] = 0
    table.falls({})
    table.carry_out("battle1")
    table.do(f"attack {target} 3 without")
    assert table.asked == ""
    (throw,) = table.events("sg-thrown")
    cubes = throw["thrown"]
    assert isinstance(cubes, dict)
    return cubes


@rule("SG-T3", "SG-Q30")
def test_two_farmers_defend_a_neutral_province() -> None:
    assert thrown_at("settsu", "t3") == {"blue": 3, "green": 2}
    for event in without("t3"):
        assert thrown_at("settsu", event) == {"blue": 3, "green": 1}
    assert thrown_at("yamato", "t3") == {"blue": 3, "yellow": 2}


@rule("SG-T4", "SG-T5")
@pytest.mark.parametrize("event", ["t4", "t5"])
def test_a_castle_brings_one_more_defender(event: str) -> None:
    assert thrown_at("yamato", event) == {"blue": 3, "yellow": 3}
    assert thrown_at("ise", event) == {"blue": 3, "yellow": 2}, "a castle, not a temple"
    assert thrown_at("yamato", event, supply=False) == {"blue": 3, "yellow": 2}
    assert thrown_at("settsu", event) == {"blue": 3, "green": 1}


@rule("SG-T4", "SG-T5")
def test_without_the_event_a_castle_brings_nobody() -> None:
    for event in without("t4", "t5"):
        assert thrown_at("yamato", event) == {"blue": 3, "yellow": 2}
