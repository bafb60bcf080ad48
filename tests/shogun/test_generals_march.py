"""Generals: their moves at the end of a round, statues and trophies (SG-XG14…XG22)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from gunbai.games.shogun.flow.generals import GeneralsMarch, PlaceGenerals, score_statues
from gunbai.games.shogun.names import EVENT_CARDS, NOWHERE, PROVINCES
from tests.rule import rule
from tests.shogun.table import Table

# Hida, Mino and Owari are neighbours in a chain; Tosa lies far from all of them.
LAND = {"mino": (0, 2), "hida": (0, 2), "tosa": (0, 2), "kai": (1, 2)}


def marching(
    land: Mapping[str, tuple[int, int]],
    general: Mapping[int, str],
    statues: Sequence[tuple[str, int]] = (),
    order: Sequence[int] = (0, 1, 2, 3),
) -> Table:
    """The step r12 with these generals and statues."""
    table = Table(land, players=4, order=order, general=general, expansions="generals")
    with_statues(table, *statues)
    return table.run(GeneralsMarch(0, 0, -1))


def with_statues(table: Table, *statues: tuple[str, int]) -> None:
    """Statues on the map, by province and seat."""
    for name, seat in statues:
        table.state.statues = sorted([*table.state.statues, PROVINCES.index(name) * 8 + seat])
        table.state.reserve[seat] -= 1
    assert table.state.faults() == []


def stand(table: Table) -> list[tuple[str, int]]:
    """The statues on the map, by province and seat."""
    return [(PROVINCES[statue >> 3], statue & 7) for statue in table.state.statues]


def taken(table: Table, seat: int) -> list[int]:
    """The trophies of a seat, by former owner."""
    players = table.state.setup.players
    return table.state.trophies[seat * players : (seat + 1) * players]


# moves


@rule("SG-XG14", "SG-XG15", "SG-Y28")
@pytest.mark.parametrize(("answer", "left"), [("statue", [("mino", 0)]), ("decline", [])])
def test_a_statue_may_be_left_when_the_general_goes_next_door(
    answer: str, left: list[tuple[str, int]]
) -> None:
    table = marching(LAND, {0: "mino"})
    assert table.asked == "SG-D22"
    assert table.legal() == ["station hida", "station tosa"]
    assert table.refusal("station mino") == "SG-XG14"
    assert table.refusal("station kai") == "SG-XG14"
    table.do("station hida")
    assert table.general(0) == "hida"
    assert table.asked == "SG-D23"
    assert table.legal() == ["statue", "decline"]
    table.do(answer)
    assert stand(table) == left
    assert table.state.reserve[0] == 6 - len(left)
    assert table.asked == ""
    assert table.state.faults() == []


@rule("SG-XG18", "SG-Y28", "SG-Q68")
def test_no_statue_for_a_distant_move() -> None:
    table = marching(LAND, {0: "mino"})
    table.do("station tosa")
    assert table.asked == ""
    assert table.general(0) == "tosa"
    assert stand(table) == []


@rule("SG-Q68")
def test_without_a_neighbour_he_goes_anywhere() -> None:
    table = marching(LAND, {0: "tosa"})
    assert table.legal() == ["station hida", "station mino"]  # nothing else is allowed
    table.do("station hida")
    assert table.asked == ""
    assert stand(table) == []


@rule("SG-Q68")
def test_with_one_province_he_stays() -> None:
    table = marching({"mino": (0, 2), "kai": (1, 2)}, {0: "mino", 1: "kai"})
    assert table.asked == ""
    assert [PROVINCES[n] for n in table.state.general[:2]] == ["mino", "kai"]
    assert table.state.general[2:] == [NOWHERE, NOWHERE]
    assert stand(table) == []


@rule("SG-XG14", "SG-Q67")
def test_in_turn_order_one_player_after_the_other() -> None:
    land = LAND | {"musashi": (1, 2), "aki": (2, 2), "bingo": (2, 2)}
    table = marching(land, {0: "mino", 1: "kai", 2: "aki"}, order=[2, 0, 3, 1])
    asks = []
    while table.asked:
        asks.append((*table.to_act, table.asked))
        table.do(table.legal()[0])
    assert asks == [(seat, key) for seat in (2, 0, 1) for key in ("SG-D22", "SG-D23")]


@rule("SG-XG14", "SG-Q67")
def test_six_moves_in_a_game_none_in_winter() -> None:
    table = Table.new(11, players=3, expansions="generals")
    table.play_random()
    walked = table.steps
    assert walked.count("r12") == 6
    for place, step in enumerate(walked):
        if step == "r12":
            assert walked[place - 1 : place + 2] == ["r10", "r12", "r13"]
    step = ""
    moved = set()
    for event in table.log:
        if event.key == "sg-step":
            step = str(walked.pop(0))
        elif event.key == "sg-general-moved":
            moved.add(step)
    assert moved == {"r12"}


# statues


@rule("SG-XG16", "SG-Y55")
def test_a_statue_outlives_a_conquest() -> None:
    table = Table({"mino": (2, 2), "owari": (2, 2), "hida": (0, 5)}, plans=[{"battle1": "hida"}],
                  general={2: "owari"}, expansions="generals")  # fmt: skip
    with_statues(table, ("mino", 2))
    table.falls({"blue": 3})
    table.carry_out("battle1")
    table.do("attack mino 4 without")
    assert table.province("mino") == (0, 3)
    assert stand(table) == [("mino", 2)]
    assert taken(table, 0) == [0, 0, 0]


@rule("SG-XG16")
@pytest.mark.parametrize("way", ["revolt", "tie"])
def test_a_statue_outlives_the_loss_of_a_province(way: str) -> None:
    plans = [{"tax": "mino"}, {"battle1": "hida"}]
    table = Table({"mino": (0, 2), "hida": (1, 5)}, plans=plans, unrest={"mino": 1},
                  expansions="generals")  # fmt: skip
    with_statues(table, ("mino", 0), ("mino", 0), ("mino", 2))
    table.falls({"green": 1} if way == "revolt" else {"blue": 1, "yellow": 1})
    table.carry_out("tax" if way == "revolt" else "battle1")
    if way == "tie":
        table.do("attack mino 4 without")
    assert table.province("mino") == (-1, 0)
    assert stand(table) == [("mino", 0), ("mino", 0), ("mino", 2)]
    assert table.state.faults() == []


@rule("SG-XG17", "SG-Q69")
@pytest.mark.parametrize("source", ["mino", "tosa"])
def test_entering_captures_all_statues_of_others(source: str) -> None:
    """From next door or from far away."""
    there = [("hida", 0), ("hida", 1), ("hida", 2), ("hida", 2)]
    table = marching(LAND, {0: source}, [*there, ("kai", 1), ("mino", 3)])
    table.do("station hida")
    assert taken(table, 0) == [0, 1, 2, 0]
    assert stand(table) == [("hida", 0), ("kai", 1), ("mino", 3)]
    assert table.events("sg-captured") == [{"player": 0, "province": "hida", "count": 3}]
    if source == "mino":
        table.do("statue")  # beside the other one
        assert stand(table) == [("hida", 0), ("kai", 1), ("mino", 0), ("mino", 3)]
    assert table.state.faults() == []


@rule("SG-XG19", "SG-Q69")
def test_six_statues_and_no_more() -> None:
    six = [("hida", 0)] * 2 + [("kai", 0)] * 2 + [("mino", 0)]
    table = marching(LAND, {0: "mino"}, six)
    table.do("station hida", "statue")
    assert table.state.reserve[0] == 0
    table = marching(LAND, {0: "mino"}, [*six, ("mino", 0)])
    table.do("station hida")
    assert table.asked == ""  # none left to place


@rule("SG-XG19")
def test_captured_statues_do_not_come_back() -> None:
    statues = [("mino", 0), ("hida", 1)]
    table = marching(LAND | {"musashi": (1, 2)}, {0: "mino", 1: "kai"}, statues)
    table.do("station hida", "decline")
    assert taken(table, 0) == [0, 1, 0, 0]
    assert table.state.reserve == [5, 5, 6, 6]
    table.do("station musashi", "statue")
    assert table.state.reserve == [5, 4, 6, 6]  # a statue of his own, never the captured one
    assert taken(table, 0) == [0, 1, 0, 0]


@rule("SG-Q70")
def test_placing_captures_nothing() -> None:
    for season in ("spring", "winter"):
        table = Table({"mino": (0, 2), "hida": (0, 2)}, expansions="generals", season=season)
        with_statues(table, ("mino", 1))
        table.run(PlaceGenerals(0, 0))
        table.do("station mino")
        assert table.general(0) == "mino"
        assert stand(table) == [("mino", 1)]
        table.run(GeneralsMarch(0, 0, -1))
        table.do("station hida", "statue")
        assert stand(table) == [("mino", 0), ("mino", 1)]  # not captured while he leaves either
        assert taken(table, 0) == [0, 0, 0]


# the end


@rule("SG-XG22", "SG-X22")
def test_points_for_statues() -> None:
    table = Table({"mino": (0, 2), "kai": (1, 2)}, points=[10, 20, 30], expansions="generals")
    with_statues(table, ("mino", 0), ("mino", 0), ("kai", 0), ("aki", 0))
    table.state.trophies = [0, 1, 2] + [0] * 6
    table.state.reserve[1] -= 1
    table.state.reserve[2] -= 2
    assert table.state.faults() == []
    score_statues(table.state)
    assert table.state.points == [17, 20, 30]


@rule("SG-Y55", "SG-XG22")
def test_a_trophy_and_a_statue() -> None:
    """Blue has conquered Mino, where a red statue stands; year 2, Summer and Autumn."""
    land = {"mino": (0, 2), "owari": (0, 2), "hida": (0, 2), "kai": (2, 2)}
    table = Table(land, year=2, season="summer", rice=[9] * 3, general={0: "owari"},
                  expansions="generals")  # fmt: skip
    with_statues(table, ("mino", 2))
    table.state.events = [EVENT_CARDS.index("t7"), EVENT_CARDS.index("t8")]
    table.begin("r12")
    table.do("station mino", "decline")
    assert taken(table, 0) == [0, 0, 1]
    while table.asked != "SG-D22":
        table.stand_in()
    table.do("station hida", "statue")
    assert table.asked == ""
    gains = [(event["player"], event["points"]) for event in table.events("sg-scored")
             if event["reason"] == "statues"]  # fmt: skip
    assert gains == [(0, 2)]


@rule("SG-Y56")
def test_a_lost_general_in_both_years() -> None:
    land = {"mino": (0, 2), "aki": (0, 2), "bingo": (0, 2), "hida": (1, 9)}
    plans = [{"castle": "aki"}, {"battle1": "hida"}]
    for year in (1, 2):
        table = Table(land, year=year, season="summer", plans=plans, general={0: "mino"},
                      chests=[3, 0, 0], expansions="generals")  # fmt: skip
        table.state.events = [EVENT_CARDS.index("t7"), EVENT_CARDS.index("t8")]
        table.state.banners = [8, 0, 1, 2, 3, 4, 5, 6, 7, 9]
        table.falls({"yellow": 3})
        table.begin("r10")
        table.do("attack mino 3 without")
        assert table.general(0) == ""
        assert table.chests(0) == 0  # a castle costs 3 again
        placed = []
        while table.asked and not (year == 1 and table.state.year == 2):
            seat = table.to_act[0]
            assert table.asked != "SG-D22"  # nobody has a general to move
            if table.asked == "SG-D24" and seat == 0:
                placed.append(table.steps[-1])
            table.stand_in(seat)
        assert placed == (["w8"] if year == 1 else [])
        assert (table.general(0) == "") == (year == 2)
