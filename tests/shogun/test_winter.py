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
from gunbai.games.shogun.state import ShogunState
from gunbai.games.shogun.steps import STEPS
from tests.rule import rule
from tests.shogun.table import (
    BLUE,
    RED,
    YELLOW,
    Given,
    asked,
    at_table,
    buildings,
    carry_out,
    default,
    do,
    falls,
    happened,
    inside,
    legal,
    new_game,
    plan_default,
    province,
    refusal,
    run,
    tray,
    unrest,
)

NINE = ["aki", "bingo", "bitchu", "bizen", "echizen", "etchu", "harima", "hida", "hoki"]


def winter(
    armies: dict[str, tuple[int, int]], last: str = "t7", **more: Unpack[Given]
) -> ShogunState:
    """The end of Autumn with this event left; three others were used (seven in the second year)."""
    given: Given = {"season": "autumn", **more}
    s = at_table(armies, **given)
    s.events = [EVENT_CARDS.index(last)]
    s.past = [number for number in range(12) if number != s.events[0]][: 4 * s.year - 1]
    s.specials = []
    return s


def from_step(s: ShogunState, step: str) -> ShogunState:
    return run(s, Campaign(STEPS.index(step)))


def revolts(s: ShogunState) -> ShogunState:
    return run(s, WinterRevolts(0, 0, [], 0))


def provinces(
    names: Sequence[str], seat: int = BLUE, armies: int = 2
) -> dict[str, tuple[int, int]]:
    return dict.fromkeys(names, (seat, armies))


# rice


@rule("SG-W1", "SG-X9", "SG-Q31")
def test_everybody_loses_the_rice_of_the_last_event() -> None:
    s = winter({"aki": (BLUE, 2)}, last="t3", rice=[2, 7, 25])
    lose_rice(s)
    assert s.rice == [0, 4, 22]  # never below 0, no end of the track
    assert happened(s, "sg-winter") == [{"event": "t3", "rice": 3}]


@rule("SG-Q31")
def test_rice_counts_on_beyond_the_track() -> None:
    s = at_table({"hoki": (BLUE, 2)}, rice=[18, 0, 0], plans=[{"rice": "hoki"}])
    carry_out(s, "rice")
    assert s.rice[BLUE] == 23
    assert s.faults() == []


@rule("SG-W2", "SG-X10", "SG-W4", "SG-W7")
def test_the_books_shortage() -> None:
    s = winter(provinces(NINE), unrest=dict.fromkeys(NINE, 1), rice=[6, 0, 0], tray={"yellow": 1})
    revolts(s)
    assert happened(s, "sg-shortage") == [{"player": BLUE, "rice": 3, "revolts": 2, "farmers": 2}]
    assert len(legal(s)) == 2
    falls(s, {"yellow": 1, "blue": 2}, {"yellow": 1, "blue": 2})
    do(s, legal(s)[0])
    for throw in happened(s, "sg-thrown"):
        assert throw["thrown"] == {"blue": 2, "green": 1 + 2, "yellow": 1}
    assert len(happened(s, "sg-thrown")) == 2


@rule("SG-W2", "SG-W3", "SG-Y22")
@pytest.mark.parametrize(
    ("short", "count", "farmers"),
    [(0, 0, 0), (1, 1, 1), (2, 1, 2), (3, 2, 2), (4, 2, 2), (5, 2, 3), (6, 2, 3), (7, 3, 3),
     (8, 3, 3), (9, 3, 3)],
)  # fmt: skip
def test_the_supply_table(short: int, count: int, farmers: int) -> None:
    s = winter(provinces(NINE), rice=[9 - short, 0, 0])
    revolts(s)
    while asked(s):
        do(s, default(s))
    found = [(row["rice"], row["revolts"], row["farmers"]) for row in happened(s, "sg-shortage")]
    assert found == ([(short, count, farmers)] if count else [])
    thrown = [revolt["farmers"] for revolt in happened(s, "sg-revolt")]
    assert thrown == [farmers] * count


@rule("SG-W2")
def test_rice_for_every_province_and_nothing_happens() -> None:
    s = winter(provinces(NINE[:3]), rice=[3, 0, 0])
    revolts(s)
    assert asked(s) == ""
    assert happened(s, "sg-shortage") == []
    s = winter(provinces(NINE[:3]), rice=[9, 0, 0])
    revolts(s)
    assert happened(s, "sg-shortage") == []


@rule("SG-W4", "SG-Q32")
def test_different_provinces_are_drawn_by_chance() -> None:
    drawn: dict[str, int] = dict.fromkeys(NINE, 0)
    for seed in range(60):
        s = winter(provinces(NINE), rice=[0, 0, 0])
        s.rng = seeded(seed)
        revolts(s)
        (row,) = happened(s, "sg-drawn")
        assert row["player"] == BLUE
        assert isinstance(row["provinces"], list)
        assert len(set(row["provinces"])) == 3
        for name in row["provinces"]:
            drawn[name] += 1
    assert all(8 <= count <= 34 for count in drawn.values())  # 20 on the average


@rule("SG-W4", "SG-Q32")
def test_nobody_else_decides_and_with_few_provinces_all_revolt() -> None:
    s = winter({"aki": (BLUE, 2)}, rice=[0, 0, 0])
    revolts(s)
    assert asked(s) == ""  # the neighbour has no decision, one revolt has no order
    assert [row["provinces"] for row in happened(s, "sg-drawn")] == [["aki"]]


@rule("SG-W5", "SG-Q32")
def test_the_owner_chooses_the_next_revolt_after_the_last_result() -> None:
    s = winter(provinces(NINE[:7]), rice=[0, 0, 0])
    falls(s, {}, {"blue": 2}, {"blue": 2})
    revolts(s)
    names = [text.removeprefix("revolt ") for text in legal(s)]
    assert (s.to_act(), len(names)) == ([BLUE], 3)
    do(s, f"revolt {names[1]}")
    assert province(s, names[1]) == (NEUTRAL, 0)
    assert legal(s) == [f"revolt {names[0]}", f"revolt {names[2]}"]
    assert refusal(s, f"revolt {names[1]}") == "SG-W4"
    do(s, f"revolt {names[2]}")
    fought = [row["province"] for row in happened(s, "sg-revolt")]
    assert fought == [names[1], names[2], names[0]]


@rule("SG-W6", "SG-Q32")
def test_player_by_player_in_the_turn_order_of_autumn() -> None:
    armies = {"aki": (BLUE, 2), "kaga": (YELLOW, 2), "noto": (YELLOW, 2), "kii": (RED, 2)}
    s = winter(armies, order=[RED, YELLOW, BLUE])
    falls(s, {}, {}, {})
    revolts(s)
    assert [row["player"] for row in happened(s, "sg-revolt")] == [RED, YELLOW, BLUE]
    keys = [event.key for event in s.sink or []]
    assert keys.index("sg-overrun") < len(keys) - 1 - keys[::-1].index("sg-shortage")


@rule("SG-Q32")
def test_losses_come_first_and_revolts_of_others_change_no_shortage() -> None:
    armies = {"aki": (BLUE, 2), "kaga": (YELLOW, 2), "noto": (YELLOW, 2)}
    s = winter(armies, last="t12", rice=[1, 2, 5])
    falls(s, {}, {})
    from_step(s, "w1")
    rows = [(row["player"], row["rice"]) for row in happened(s, "sg-shortage")]
    assert rows == [(BLUE, 1), (YELLOW, 1)]  # one rice lost by each before anybody's revolt


@rule("SG-W7", "SG-V5", "SG-Q35")
def test_winter_revolts_are_fought_like_others() -> None:
    s = winter({"aki": (BLUE, 3)}, unrest={"aki": 2}, tray={"red": 1, "green": 1})
    s.rice = [0, 0, 0]
    falls(s, {"blue": 3, "green": 1, "red": 1})
    revolts(s)
    assert happened(s, "sg-thrown")[0]["thrown"] == {"blue": 3, "green": 1 + 2 + 1, "red": 1}
    assert (province(s, "aki"), unrest(s, "aki"), tray(s)) == ((BLUE, 2), 3, {"red": 1})


@rule("SG-W8")
def test_points_are_counted_after_the_revolts() -> None:
    s = winter({"aki": (BLUE, 2), "kaga": (YELLOW, 2)}, rice=[0, 9, 0], buildings={"aki": "castle"})
    falls(s, {})
    from_step(s, "w1")
    assert province(s, "aki") == (NEUTRAL, 0)
    assert s.points == [0, 1, 0]


# after the scoring


@rule("SG-W14", "SG-W15", "SG-W16", "SG-W17", "SG-T16")
def test_after_the_first_winter() -> None:
    s = winter(
        {"aki": (BLUE, 3), "kaga": (YELLOW, 3)},
        unrest={"aki": 2, "kaga": 1},
        rice=[9, 9, 9],
        order=[2, 1, 0],
    )
    used = [*s.past, *s.events]
    from_step(s, "w1")
    assert (asked(s), s.year, s.season) == ("SG-D6", 2, 0)
    assert [unrest(s, name) for name in ("aki", "kaga")] == [0, 0]
    assert s.rice == [0, 0, 0]
    assert len(s.events) == 4
    assert not set(s.events) & set(used)
    assert s.order == []
    assert happened(s, "sg-events")[0]["events"] == [EVENT_CARDS[event] for event in s.events]


@rule("SG-W16")
def test_new_events_come_by_chance_from_the_eight_unused() -> None:
    met: set[int] = set()
    used: set[int] = set()
    for seed in range(20):
        s = winter({"aki": (BLUE, 3)}, rice=[9, 9, 9])
        used = {*s.past, *s.events}
        s.rng = seeded(seed)
        from_step(s, "w1")
        met |= set(s.events)
    assert met == set(range(12)) - used


@rule("SG-W14", "SG-W15", "SG-E1")
def test_after_the_second_winter_nothing_is_cleared() -> None:
    s = winter({"aki": (BLUE, 3)}, unrest={"aki": 2}, rice=[9, 9, 9], year=2, order=[2, 1, 0])
    from_step(s, "w1")
    assert asked(s) == ""
    assert (unrest(s, "aki"), s.rice, s.order) == (2, [9, 9, 9], [2, 1, 0])


@rule("SG-W17")
def test_daimyo_cards_lie_until_the_end_of_winter() -> None:
    s = new_game(4, players=3)
    rounds = []
    while s.year == 1 and s.ask is not None:
        if asked(s) == "SG-D6":
            plan_default(s)
            continue
        if s.season == 2 and s.order:
            rounds = s.order[:]
        if s.season == 3:
            assert s.order == rounds
        do(s, default(s))
    assert rounds
    assert s.order == []


@rule("SG-W18")
def test_everything_else_is_carried_over() -> None:
    s = winter(
        {"aki": (BLUE, 3), "kaga": (YELLOW, 4)},
        buildings={"aki": "castle", "kaga": "temple theatre"},
        chests=[3, 8, 0],
        rice=[9, 9, 9],
        tray={"red": 2, "green": 1},
        inside={"blue": 5, "green": 4},
    )
    supply, tiles, farmers = s.supply[:], s.tiles[:], s.farmers
    from_step(s, "w1")
    assert s.year == 2
    assert (tray(s), inside(s)) == ({"red": 2, "green": 1}, {"blue": 5, "green": 4})
    assert (s.chests, s.supply, s.tiles, s.farmers) == ([3, 8, 0], supply, tiles, farmers)
    assert (province(s, "aki"), province(s, "kaga")) == ((BLUE, 3), (YELLOW, 4))
    assert (buildings(s, "aki"), buildings(s, "kaga")) == ("castle", "temple theatre")
    assert sum(owner == NEUTRAL for owner in s.owner) == len(PROVINCES) - 8 - 2


# a player without provinces


@rule("SG-Q37")
def test_without_provinces_one_still_plans_bids_and_keeps_the_score() -> None:
    s = at_table({"aki": (BLUE, 3), "kaga": (YELLOW, 4)}, points=[0, 0, 7], chests=[5, 5, 5])
    s.events = [0, 6, 7, 9]
    s.specials = []
    from_step(s, "r1")
    assert (asked(s), s.to_act()) == ("SG-D6", [0, 1, 2])
    cards = {text.split()[1] for text in legal(s, RED)}
    assert cards == {f"chests{n}" for n in range(5)}
    plan_default(s)
    takers = []
    while asked(s) == "SG-D7":
        takers += s.to_act()
        do(s, default(s))
    assert RED in takers
    while asked(s) and asked(s) != "SG-D6":
        do(s, default(s))
    assert len(happened(s, "sg-special")) == 3
    assert (s.points[RED], s.season) == (7, 1)
    assert s.faults() == []


@rule("SG-Q37")
def test_without_provinces_winter_gives_nothing_and_takes_nothing() -> None:
    s = winter({"aki": (BLUE, 3), "kaga": (YELLOW, 4)}, points=[0, 0, 7], rice=[9, 9, 0], year=2)
    from_step(s, "w1")
    assert [row["player"] for row in happened(s, "sg-shortage")] == []
    assert s.points == [1, 1, 7]
    result = s.result()
    assert result is not None
    assert result.winners() == [RED]


@rule("SG-Q37")
def test_favour_12_is_the_only_way_back() -> None:
    s = at_table({"aki": (BLUE, 3)}, expansions="court")
    s.waiting[RED], s.officials[RED] = 4, 3
    s.favours = [11, -1, -1]
    run(s, Audience(0, [], 0, -1))
    do(s, "favour 12")
    assert set(legal(s)) == {
        f"land {PROVINCES[number]}" for number in s.setup.provinces if PROVINCES[number] != "aki"
    }
    do(s, "land kii")
    assert province(s, "kii") == (RED, 3)
