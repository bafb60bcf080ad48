"""Generals: their moves at the end of a round, statues and trophies (SG-XG14…XG22)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from gunbai.games.shogun.flow.generals import GeneralsMarch, PlaceGenerals, score_statues
from gunbai.games.shogun.names import EVENT_CARDS, NOWHERE, PROVINCES
from gunbai.games.shogun.state import ShogunState
from tests.rule import rule
from tests.shogun.table import (
    asked,
    at_table,
    begin,
    carry_out,
    do,
    falls,
    happened,
    legal,
    new_game,
    play,
    province,
    refusal,
    run,
    steps,
)

# Hida, Mino and Owari are neighbours in a chain; Tosa lies far from all of them.
LAND = {"mino": (0, 2), "hida": (0, 2), "tosa": (0, 2), "kai": (1, 2)}


def marching(
    land: Mapping[str, tuple[int, int]],
    general: Mapping[int, str],
    statues: Sequence[tuple[str, int]] = (),
    order: Sequence[int] = (0, 1, 2, 3),
) -> ShogunState:
    """The step r12 with these generals and statues."""
    s = at_table(land, players=4, order=order, general=general, expansions="generals")
    with_statues(s, *statues)
    return run(s, GeneralsMarch(0, 0, -1))


def with_statues(s: ShogunState, *statues: tuple[str, int]) -> None:
    """Statues on the map, by province and seat."""
    for name, seat in statues:
        s.statues = sorted([*s.statues, PROVINCES.index(name) * 8 + seat])
        s.reserve[seat] -= 1
    assert s.faults() == []


def stand(s: ShogunState) -> list[tuple[str, int]]:
    """The statues on the map, by province and seat."""
    return [(PROVINCES[statue >> 3], statue & 7) for statue in s.statues]


def taken(s: ShogunState, seat: int) -> list[int]:
    """The trophies of a seat, by former owner."""
    players = s.setup.players
    return s.trophies[seat * players : (seat + 1) * players]


# moves


@rule("SG-XG14", "SG-XG15", "SG-Y28")
@pytest.mark.parametrize(("answer", "left"), [("statue", [("mino", 0)]), ("decline", [])])
def test_a_statue_may_be_left_when_the_general_goes_next_door(
    answer: str, left: list[tuple[str, int]]
) -> None:
    s = marching(LAND, {0: "mino"})
    assert asked(s) == "SG-D22"
    assert legal(s) == ["station hida", "station tosa"]
    assert refusal(s, "station mino") == "SG-XG14"
    assert refusal(s, "station kai") == "SG-XG14"
    do(s, "station hida")
    assert PROVINCES[s.general[0]] == "hida"
    assert asked(s) == "SG-D23"
    assert legal(s) == ["statue", "decline"]
    do(s, answer)
    assert stand(s) == left
    assert s.reserve[0] == 6 - len(left)
    assert asked(s) == ""
    assert s.faults() == []


@rule("SG-XG18", "SG-Y28", "SG-Q68")
def test_no_statue_for_a_distant_move() -> None:
    s = marching(LAND, {0: "mino"})
    do(s, "station tosa")
    assert asked(s) == ""
    assert PROVINCES[s.general[0]] == "tosa"
    assert stand(s) == []


@rule("SG-Q68")
def test_without_a_neighbour_he_goes_anywhere() -> None:
    s = marching(LAND, {0: "tosa"})
    assert legal(s) == ["station hida", "station mino"]  # nothing else is allowed
    do(s, "station hida")
    assert asked(s) == ""
    assert stand(s) == []


@rule("SG-Q68")
def test_with_one_province_he_stays() -> None:
    s = marching({"mino": (0, 2), "kai": (1, 2)}, {0: "mino", 1: "kai"})
    assert asked(s) == ""
    assert [PROVINCES[n] for n in s.general[:2]] == ["mino", "kai"]
    assert s.general[2:] == [NOWHERE, NOWHERE]
    assert stand(s) == []


@rule("SG-XG14", "SG-Q67")
def test_in_turn_order_one_player_after_the_other() -> None:
    land = LAND | {"musashi": (1, 2), "aki": (2, 2), "bingo": (2, 2)}
    s = marching(land, {0: "mino", 1: "kai", 2: "aki"}, order=[2, 0, 3, 1])
    asks = []
    while asked(s):
        asks.append((*s.to_act(), asked(s)))
        do(s, legal(s)[0])
    assert asks == [(seat, key) for seat in (2, 0, 1) for key in ("SG-D22", "SG-D23")]


@rule("SG-XG14", "SG-Q67")
def test_six_moves_in_a_game_none_in_winter() -> None:
    s = new_game(11, players=3, expansions="generals")
    play(s, "never")
    walked = steps(s)
    assert walked.count("r12") == 6
    for place, step in enumerate(walked):
        if step == "r12":
            assert walked[place - 1 : place + 2] == ["r10", "r12", "r13"]
    step = ""
    moved = set()
    for event in s.sink or []:
        if event.key == "sg-step":
            step = str(walked.pop(0))
        elif event.key == "sg-general-moved":
            moved.add(step)
    assert moved == {"r12"}


# statues


@rule("SG-XG16", "SG-Y55")
def test_a_statue_outlives_a_conquest() -> None:
    s = at_table({"mino": (2, 2), "owari": (2, 2), "hida": (0, 5)}, plans=[{"battle1": "hida"}],
                 general={2: "owari"}, expansions="generals")  # fmt: skip
    with_statues(s, ("mino", 2))
    falls(s, {"blue": 3})
    carry_out(s, "battle1")
    do(s, "attack mino 4 without")
    assert province(s, "mino") == (0, 3)
    assert stand(s) == [("mino", 2)]
    assert taken(s, 0) == [0, 0, 0]


@rule("SG-XG16")
@pytest.mark.parametrize("way", ["revolt", "tie"])
def test_a_statue_outlives_the_loss_of_a_province(way: str) -> None:
    plans = [{"tax": "mino"}, {"battle1": "hida"}]
    s = at_table({"mino": (0, 2), "hida": (1, 5)}, plans=plans, unrest={"mino": 1},
                 expansions="generals")  # fmt: skip
    with_statues(s, ("mino", 0), ("mino", 0), ("mino", 2))
    falls(s, {"green": 1} if way == "revolt" else {"blue": 1, "yellow": 1})
    carry_out(s, "tax" if way == "revolt" else "battle1")
    if way == "tie":
        do(s, "attack mino 4 without")
    assert province(s, "mino") == (-1, 0)
    assert stand(s) == [("mino", 0), ("mino", 0), ("mino", 2)]
    assert s.faults() == []


@rule("SG-XG17", "SG-Q69")
@pytest.mark.parametrize("source", ["mino", "tosa"])
def test_entering_captures_all_statues_of_others(source: str) -> None:
    """From next door or from far away."""
    there = [("hida", 0), ("hida", 1), ("hida", 2), ("hida", 2)]
    s = marching(LAND, {0: source}, [*there, ("kai", 1), ("mino", 3)])
    do(s, "station hida")
    assert taken(s, 0) == [0, 1, 2, 0]
    assert stand(s) == [("hida", 0), ("kai", 1), ("mino", 3)]
    assert happened(s, "sg-captured") == [{"player": 0, "province": "hida", "count": 3}]
    if source == "mino":
        do(s, "statue")  # beside the other one
        assert stand(s) == [("hida", 0), ("kai", 1), ("mino", 0), ("mino", 3)]
    assert s.faults() == []


@rule("SG-XG19", "SG-Q69")
def test_six_statues_and_no_more() -> None:
    six = [("hida", 0)] * 2 + [("kai", 0)] * 2 + [("mino", 0)]
    s = marching(LAND, {0: "mino"}, six)
    do(s, "station hida", "statue")
    assert s.reserve[0] == 0
    s = marching(LAND, {0: "mino"}, [*six, ("mino", 0)])
    do(s, "station hida")
    assert asked(s) == ""  # none left to place


@rule("SG-XG19")
def test_captured_statues_do_not_come_back() -> None:
    statues = [("mino", 0), ("hida", 1)]
    s = marching(LAND | {"musashi": (1, 2)}, {0: "mino", 1: "kai"}, statues)
    do(s, "station hida", "decline")
    assert taken(s, 0) == [0, 1, 0, 0]
    assert s.reserve == [5, 5, 6, 6]
    do(s, "station musashi", "statue")
    assert s.reserve == [5, 4, 6, 6]  # a statue of his own, never the captured one
    assert taken(s, 0) == [0, 1, 0, 0]


@rule("SG-Q70")
def test_placing_captures_nothing() -> None:
    for season in ("spring", "winter"):
        s = at_table({"mino": (0, 2), "hida": (0, 2)}, expansions="generals", season=season)
        with_statues(s, ("mino", 1))
        run(s, PlaceGenerals(0, 0))
        do(s, "station mino")
        assert PROVINCES[s.general[0]] == "mino"
        assert stand(s) == [("mino", 1)]
        run(s, GeneralsMarch(0, 0, -1))
        do(s, "station hida", "statue")
        assert stand(s) == [("mino", 0), ("mino", 1)]  # not captured while he leaves either
        assert taken(s, 0) == [0, 0, 0]


# the end


@rule("SG-XG22", "SG-X22")
def test_points_for_statues() -> None:
    s = at_table({"mino": (0, 2), "kai": (1, 2)}, points=[10, 20, 30], expansions="generals")
    with_statues(s, ("mino", 0), ("mino", 0), ("kai", 0), ("aki", 0))
    s.trophies = [0, 1, 2] + [0] * 6
    s.reserve[1] -= 1
    s.reserve[2] -= 2
    assert s.faults() == []
    score_statues(s)
    assert s.points == [17, 20, 30]


@rule("SG-Y55", "SG-XG22")
def test_a_trophy_and_a_statue() -> None:
    """Blue has conquered Mino, where a red statue stands; year 2, Summer and Autumn."""
    land = {"mino": (0, 2), "owari": (0, 2), "hida": (0, 2), "kai": (2, 2)}
    s = at_table(land, year=2, season="summer", rice=[9] * 3, general={0: "owari"},
                 expansions="generals")  # fmt: skip
    with_statues(s, ("mino", 2))
    s.events = [EVENT_CARDS.index("t7"), EVENT_CARDS.index("t8")]
    begin(s, "r12")
    do(s, "station mino", "decline")
    assert taken(s, 0) == [0, 0, 1]
    while asked(s) != "SG-D22":
        seat = s.to_act()[0]
        s.apply(seat, s.default(seat))
    do(s, "station hida", "statue")
    assert asked(s) == ""
    gains = [(event["player"], event["points"]) for event in happened(s, "sg-scored")
             if event["reason"] == "statues"]  # fmt: skip
    assert gains == [(0, 2)]


@rule("SG-Y56")
def test_a_lost_general_in_both_years() -> None:
    land = {"mino": (0, 2), "aki": (0, 2), "bingo": (0, 2), "hida": (1, 9)}
    plans = [{"castle": "aki"}, {"battle1": "hida"}]
    for year in (1, 2):
        s = at_table(land, year=year, season="summer", plans=plans, general={0: "mino"},
                     chests=[3, 0, 0], expansions="generals")  # fmt: skip
        s.events = [EVENT_CARDS.index("t7"), EVENT_CARDS.index("t8")]
        s.banners = [8, 0, 1, 2, 3, 4, 5, 6, 7, 9]
        falls(s, {"yellow": 3})
        begin(s, "r10")
        do(s, "attack mino 3 without")
        assert s.general[0] == NOWHERE
        assert s.chests[0] == 0  # a castle costs 3 again
        placed = []
        while s.ask is not None and not (year == 1 and s.year == 2):
            seat = s.to_act()[0]
            assert asked(s) != "SG-D22"  # nobody has a general to move
            if asked(s) == "SG-D24" and seat == 0:
                placed.append(steps(s)[-1])
            s.apply(seat, s.default(seat))
        assert placed == (["w8"] if year == 1 else [])
        assert (s.general[0] == NOWHERE) == (year == 2)
