"""Winter: rice, supply, revolts and what comes after the scoring (SG-W)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Unpack

import pytest

from gunbai.core.rng import seeded
from gunbai.games.shogun.flow.campaign import Campaign
from gunbai.games.shogun.flow.court import Audience
from gunbai.games.shogun.flow.winter import WinterRevolts, lose_rice
from gunbai.games.shogun.names import EVENT_CARDS, NEUTRAL, PROVINCES
from gunbai.games.shogun.steps import STEPS
from tests.rule import rule
from tests.shogun.table import BLUE, RED, YELLOW, Given, Table

NINE = ["aki", "bingo", "bitchu", "bizen", "echizen", "etchu", "harima", "hida", "hoki"]


def winter(armies: dict[str, tuple[int, int]], last: str = "t7", **more: Unpack[Given]) -> Table:
    """The end of Autumn with this event left; three others were used (seven in the second year)."""
    given: Given = {"season": "autumn", **more}
    table = Table(armies, **given)
    table.state.events = [EVENT_CARDS.index(last)]
    s = table.state
    s.past = [number for number in range(12) if number != s.events[0]][: 4 * s.year - 1]
    s.specials = []
    return table


def from_step(table: Table, step: str) -> Table:
    return table.run(Campaign(STEPS.index(step)))


def revolts(table: Table) -> Table:
    return table.run(WinterRevolts(0, 0, [], 0))


def provinces(
    names: Sequence[str], seat: int = BLUE, armies: int = 2
) -> dict[str, tuple[int, int]]:
    return dict.fromkeys(names, (seat, armies))


# rice


@rule("SG-W1", "SG-X9", "SG-Q31")
def test_everybody_loses_the_rice_of_the_last_event() -> None:
    table = winter({"aki": (BLUE, 2)}, last="t3", rice=[2, 7, 25])
    lose_rice(table.state)
    assert table.state.rice == [0, 4, 22]  # never below 0, no end of the track
    assert table.events("sg-winter") == [{"event": "t3", "rice": 3}]


@rule("SG-Q31")
def test_rice_counts_on_beyond_the_track() -> None:
    table = Table({"hoki": (BLUE, 2)}, rice=[18, 0, 0], plans=[{"rice": "hoki"}])
    table.carry_out("rice")
    assert table.rice(BLUE) == 23
    assert table.state.faults() == []


@rule("SG-W2", "SG-X10", "SG-W4", "SG-W7")
def test_the_books_shortage() -> None:
    table = winter(
        provinces(NINE), unrest=dict.fromkeys(NINE, 1), rice=[6, 0, 0], tray={"yellow": 1}
    )
    revolts(table)
    assert table.events("sg-shortage") == [{"player": BLUE, "rice": 3, "revolts": 2, "farmers": 2}]
    assert len(table.legal()) == 2
    table.falls({"yellow": 1, "blue": 2}, {"yellow": 1, "blue": 2})
    table.do(table.legal()[0])
    for throw in table.events("sg-thrown"):
        assert throw["thrown"] == {"blue": 2, "green": 1 + 2, "yellow": 1}
    assert len(table.events("sg-thrown")) == 2


@rule("SG-W2", "SG-W3", "SG-Y22")
@pytest.mark.parametrize(
    ("short", "count", "farmers"),
    [(0, 0, 0), (1, 1, 1), (2, 1, 2), (3, 2, 2), (4, 2, 2), (5, 2, 3), (6, 2, 3), (7, 3, 3),
     (8, 3, 3), (9, 3, 3)],
)  # fmt: skip
def test_the_supply_table(short: int, count: int, farmers: int) -> None:
    table = winter(provinces(NINE), rice=[9 - short, 0, 0])
    revolts(table)
    while table.asked:
        table.do(table.default())
    found = [(row["rice"], row["revolts"], row["farmers"]) for row in table.events("sg-shortage")]
    assert found == ([(short, count, farmers)] if count else [])
    thrown = [revolt["farmers"] for revolt in table.events("sg-revolt")]
    assert thrown == [farmers] * count


@rule("SG-W2")
def test_rice_for_every_province_and_nothing_happens() -> None:
    table = winter(provinces(NINE[:3]), rice=[3, 0, 0])
    revolts(table)
    assert table.asked == ""
    assert table.events("sg-shortage") == []
    table = winter(provinces(NINE[:3]), rice=[9, 0, 0])
    revolts(table)
    assert table.events("sg-shortage") == []


@rule("SG-W4", "SG-Q32")
def test_different_provinces_are_drawn_by_chance() -> None:
    drawn: dict[str, int] = dict.fromkeys(NINE, 0)
    for seed in range(60):
        table = winter(provinces(NINE), rice=[0, 0, 0])
        table.state.rng = seeded(seed)
        revolts(table)
        (row,) = table.events("sg-drawn")
        assert row["player"] == BLUE
        assert isinstance(row["provinces"], list)
        assert len(set(row["provinces"])) == 3
        for name in row["provinces"]:
            drawn[name] += 1
    assert all(8 <= count <= 34 for count in drawn.values())  # 20 on the average


@rule("SG-W4", "SG-Q32")
def test_nobody_else_decides_and_with_few_provinces_all_revolt() -> None:
    table = winter({"aki": (BLUE, 2)}, rice=[0, 0, 0])
    revolts(table)
    assert table.asked == ""  # the neighbour has no decision, one revolt has no order
    assert [row["provinces"] for row in table.events("sg-drawn")] == [["aki"]]


@rule("SG-W5", "SG-Q32")
def test_the_owner_chooses_the_next_revolt_after_the_last_result() -> None:
    table = winter(provinces(NINE[:7]), rice=[0, 0, 0])
    table.falls({}, {"blue": 2}, {"blue": 2})
    revolts(table)
    names = [text.removeprefix("revolt ") for text in table.legal()]
    assert (table.to_act, len(names)) == ([BLUE], 3)
    table.do(f"revolt {names[1]}")
    assert table.province(names[1]) == (NEUTRAL, 0)
    assert table.legal() == [f"revolt {names[0]}", f"revolt {names[2]}"]
    assert table.refusal(f"revolt {names[1]}") == "SG-W4"
    table.do(f"revolt {names[2]}")
    fought = [row["province"] for row in table.events("sg-revolt")]
    assert fought == [names[1], names[2], names[0]]


@rule("SG-W6", "SG-Q32")
def test_player_by_player_in_the_turn_order_of_autumn() -> None:
    armies = {"aki": (BLUE, 2), "kaga": (YELLOW, 2), "noto": (YELLOW, 2), "kii": (RED, 2)}
    table = winter(armies, order=[RED, YELLOW, BLUE])
    table.falls({}, {}, {})
    revolts(table)
    assert [row["player"] for row in table.events("sg-revolt")] == [RED, YELLOW, BLUE]
    keys = [event.key for event in table.log]
    assert keys.index("sg-overrun") < len(keys) - 1 - keys[::-1].index("sg-shortage")


@rule("SG-Q32")
def test_losses_come_first_and_revolts_of_others_change_no_shortage() -> None:
    armies = {"aki": (BLUE, 2), "kaga": (YELLOW, 2), "noto": (YELLOW, 2)}
    table = winter(armies, last="t12", rice=[1, 2, 5])
    table.falls({}, {})
    from_step(table, "w1")
    rows = [(row["player"], row["rice"]) for row in table.events("sg-shortage")]
    assert rows == [(BLUE, 1), (YELLOW, 1)]  # one rice lost by each before anybody's revolt


@rule("SG-W7", "SG-V5", "SG-Q35")
def test_winter_revolts_are_fought_like_others() -> None:
    table = winter({"aki": (BLUE, 3)}, unrest={"aki": 2}, tray={"red": 1, "green": 1})
    table.state.rice = [0, 0, 0]
    table.falls({"blue": 3, "green": 1, "red": 1})
    revolts(table)
    assert table.events("sg-thrown")[0]["thrown"] == {"blue": 3, "green": 1 + 2 + 1, "red": 1}
    assert (table.province("aki"), table.unrest("aki"), table.tray) == ((BLUE, 2), 3, {"red": 1})


@rule("SG-W8")
def test_points_are_counted_after_the_revolts() -> None:
    table = winter(
        {"aki": (BLUE, 2), "kaga": (YELLOW, 2)}, rice=[0, 9, 0], buildings={"aki": "castle"}
    )
    table.falls({})
    from_step(table, "w1")
    assert table.province("aki") == (NEUTRAL, 0)
    assert table.state.points == [0, 1, 0]


# after the scoring


@rule("SG-W14", "SG-W15", "SG-W16", "SG-W17", "SG-T16")
def test_after_the_first_winter() -> None:
    table = winter(
        {"aki": (BLUE, 3), "kaga": (YELLOW, 3)},
        unrest={"aki": 2, "kaga": 1},
        rice=[9, 9, 9],
        order=[2, 1, 0],
    )
    used = [*table.state.past, *table.state.events]
    from_step(table, "w1")
    assert (table.asked, table.state.year, table.state.season) == ("SG-D6", 2, 0)
    assert [table.unrest(name) for name in ("aki", "kaga")] == [0, 0]
    assert table.state.rice == [0, 0, 0]
    assert len(table.state.events) == 4
    assert not set(table.state.events) & set(used)
    assert table.state.order == []
    assert table.events("sg-events")[0]["events"] == [
        EVENT_CARDS[event] for event in table.state.events
    ]


@rule("SG-W16")
def test_new_events_come_by_chance_from_the_eight_unused() -> None:
    met: set[int] = set()
    used: set[int] = set()
    for seed in range(20):
        table = winter({"aki": (BLUE, 3)}, rice=[9, 9, 9])
        used = {*table.state.past, *table.state.events}
        table.state.rng = seeded(seed)
        from_step(table, "w1")
        met |= set(table.state.events)
    assert met == set(range(12)) - used


@rule("SG-W14", "SG-W15", "SG-E1")
def test_after_the_second_winter_nothing_is_cleared() -> None:
    table = winter({"aki": (BLUE, 3)}, unrest={"aki": 2}, rice=[9, 9, 9], year=2, order=[2, 1, 0])
    from_step(table, "w1")
    assert table.asked == ""
    assert (table.unrest("aki"), table.state.rice, table.state.order) == (2, [9, 9, 9], [2, 1, 0])


@rule("SG-W17")
def test_daimyo_cards_lie_until_the_end_of_winter() -> None:
    table = Table.new(4, players=3)
    rounds = []
    while table.state.year == 1 and table.asked:
        if table.asked == "SG-D6":
            table.plan_default()
            continue
        if table.state.season == 2 and table.state.order:
            rounds = table.state.order[:]
        if table.state.season == 3:
            assert table.state.order == rounds
        table.do(table.default())
    assert rounds
    assert table.state.order == []


@rule("SG-W18")
def test_everything_else_is_carried_over() -> None:
    table = winter(
        {"aki": (BLUE, 3), "kaga": (YELLOW, 4)},
        buildings={"aki": "castle", "kaga": "temple theatre"},
        chests=[3, 8, 0],
        rice=[9, 9, 9],
        tray={"red": 2, "green": 1},
        inside={"blue": 5, "green": 4},
    )
    supply, tiles, farmers = table.state.supply[:], table.state.tiles[:], table.state.farmers
    from_step(table, "w1")
    assert table.state.year == 2
    assert (table.tray, table.inside) == ({"red": 2, "green": 1}, {"blue": 5, "green": 4})
    s = table.state
    assert (s.chests, s.supply, s.tiles, s.farmers) == ([3, 8, 0], supply, tiles, farmers)
    assert (table.province("aki"), table.province("kaga")) == ((BLUE, 3), (YELLOW, 4))
    assert (table.buildings("aki"), table.buildings("kaga")) == ("castle", "temple theatre")
    assert sum(owner == NEUTRAL for owner in s.owner) == len(PROVINCES) - 8 - 2


# a player without provinces


@rule("SG-Q37")
def test_without_provinces_one_still_plans_bids_and_keeps_the_score() -> None:
    table = Table({"aki": (BLUE, 3), "kaga": (YELLOW, 4)}, points=[0, 0, 7], chests=[5, 5, 5])
    table.state.events = [0, 6, 7, 9]
    table.state.specials = []
    from_step(table, "r1")
    assert (table.asked, table.to_act) == ("SG-D6", [0, 1, 2])
    cards = {text.split()[1] for text in table.legal(RED)}
    assert cards == {f"chests{n}" for n in range(5)}
    table.plan_default()
    takers = []
    while table.asked == "SG-D7":
        takers += table.to_act
        table.do(table.default())
    assert RED in takers
    while table.asked and table.asked != "SG-D6":
        table.do(table.default())
    assert len(table.events("sg-special")) == 3
    assert (table.points(RED), table.state.season) == (7, 1)
    assert table.state.faults() == []


@rule("SG-Q37")
def test_without_provinces_winter_gives_nothing_and_takes_nothing() -> None:
    table = winter(
        {"aki": (BLUE, 3), "kaga": (YELLOW, 4)}, points=[0, 0, 7], rice=[9, 9, 0], year=2
    )
    from_step(table, "w1")
    assert [row["player"] for row in table.events("sg-shortage")] == []
    assert table.state.points == [1, 1, 7]
    result = table.state.result()
    assert result is not None
    assert result.winners() == [RED]


@rule("SG-Q37")
def test_favour_12_is_the_only_way_back() -> None:
    table = Table({"aki": (BLUE, 3)}, expansions="court")
    table.state.waiting[RED], table.state.officials[RED] = 4, 3
    table.state.favours = [11, -1, -1]
    table.run(Audience(0, [], 0, -1))
    table.do("favour 12")
    assert set(table.legal()) == {
        f"land {PROVINCES[number]}"
        for number in table.state.setup.provinces
        if PROVINCES[number] != "aki"
    }
    table.do("land kii")
    assert table.province("kii") == (RED, 3)
