"""The 21 favours of Tenno's Court, each at least once (SG-XT24, SG-XT28…XT37).

What a card pays is a house value: it is read from the figures. No. 10, 11 and 18, which
protect, have a file of their own.
"""

from __future__ import annotations

import pytest

from gunbai.games.shogun.names import BUILDINGS, CARDS, EVENT_CARDS
from gunbai.games.shogun.position.plans import hand_cards
from gunbai.games.shogun.state import ShogunState
from tests.rule import rule
from tests.shogun.table import (
    SHOGUN,
    asked,
    at_table,
    begin,
    buildings,
    carry_out,
    do,
    falls,
    happened,
    inside,
    legal,
    province,
    receive,
    refusal,
    slot,
    tray,
    unrest,
    with_supply,
)

TABLES = SHOGUN.tables
CHESTS, ARMIES = TABLES.favour_chests, TABLES.favour_armies
RICE, POINTS = TABLES.favour_rice, TABLES.favour_points
BUILDERS = dict(zip((7, 17, 21), TABLES.free_buildings, strict=True))
BUILDER_OF = {BUILDINGS[kind]: number for number, kind in BUILDERS.items()}


def take(s: ShogunState, number: int, *answers: str) -> ShogunState:
    """Seat 0 pays 4 of 7 officials for this favour and answers what it asks."""
    receive(s, [7, 0, 0], [number, 0, 0])
    do(s, f"favour {number}", *answers)
    assert (s.waiting[0], s.officials[0]) == (3, 4)
    assert s.favours == [-1, -1, -1]
    assert s.faults() == []
    return s


# gifts


@rule("SG-XT24", "SG-XT29", "SG-Y42", "SG-Q60")
@pytest.mark.parametrize("event", ["", "t7", "t8"])
@pytest.mark.parametrize(("place", "number"), list(enumerate((2, 9, 16))))
def test_chests(place: int, number: int, event: str) -> None:
    land = {"aki": (0, 2), "mino": (1, 2)}
    s = at_table(land, chests=[10, 10, 10], special={0: "chest+1"}, event=event,
                 general={0: "aki"}, expansions="court,generals")  # fmt: skip
    take(s, number)
    assert asked(s) == ""
    assert s.chests == [10 + CHESTS[place], 10, 10]
    assert not any(s.unrest)
    assert s.calm == 0
    assert not any(s.shields)


@rule("SG-XT24", "SG-XT33", "SG-Y45", "SG-Q60")
@pytest.mark.parametrize("event", ["", "t10", "t11"])
@pytest.mark.parametrize(("place", "number"), list(enumerate((5, 15, 20))))
def test_rice(place: int, number: int, event: str) -> None:
    s = at_table({"aki": (0, 2)}, rice=[3, 3, 3], special={0: "rice+1"}, event=event,
                 expansions="court")  # fmt: skip
    take(s, number)
    assert s.rice == [3 + RICE[place], 3, 3]
    assert not any(s.unrest)


@rule("SG-XT24", "SG-XT34", "SG-Y46")
@pytest.mark.parametrize(("place", "number"), list(enumerate((6, 13, 19))))
def test_points(place: int, number: int) -> None:
    s = at_table({"aki": (0, 2)}, points=[10, 10, 10], expansions="court")
    take(s, number)
    assert s.points == [10 + POINTS[place], 10, 10]


@rule("SG-XT30", "SG-Y43")
@pytest.mark.parametrize(("place", "number"), list(enumerate((3, 8, 14))))
def test_armies_into_the_tray(place: int, number: int) -> None:
    s = at_table({"aki": (0, 2)}, tray={"blue": 1, "red": 2}, inside={"blue": 5, "green": 3},
                 expansions="court")  # fmt: skip
    with_supply(s, 0, 20)
    before = inside(s)
    take(s, number)
    assert s.supply[0] == 20 - ARMIES[place]
    assert tray(s) == {"blue": 1 + ARMIES[place], "red": 2}
    assert inside(s) == before


@rule("SG-Q59", "SG-Y43")
def test_as_many_armies_as_there_are() -> None:
    s = at_table({"aki": (0, 2)}, tray={"blue": 1}, expansions="court")
    few = ARMIES[2] - 3
    with_supply(s, 0, few)
    take(s, 14)
    assert s.supply[0] == 0
    assert tray(s) == {"blue": 1 + few}


@rule("SG-Q59")
def test_armies_lie_in_the_tray_until_the_next_throw() -> None:
    land = {"aki": (0, 2), "mino": (1, 4)}
    s = at_table(land, plans=[{}, {"battle1": "mino"}], expansions="court")
    take(s, 3)
    begin(s, "r9c")
    assert asked(s) == "SG-D17"
    assert tray(s) == {"blue": ARMIES[0]}
    falls(s, {"yellow": 2})
    do(s, "attack hida 3 without")
    assert happened(s, "sg-thrown")[0]["thrown"] == {"blue": ARMIES[0], "yellow": 3, "green": 1}


@rule("SG-XT24")
def test_a_favour_is_used_before_the_next_player_is_received() -> None:
    s = at_table({"aki": (0, 2), "mino": (1, 2)}, chests=[1, 1, 1], expansions="court")
    receive(s, [6, 5, 4], [12, 9, 2])
    do(s, "favour 12")
    assert (asked(s), s.to_act()) == ("SG-D14", [0])
    do(s, "land kai")
    assert (asked(s), s.to_act()) == ("SG-D10", [1])
    assert legal(s) == ["decline", "favour 9", "favour 2"]  # No. 12 has left the game
    do(s, "favour 9")
    assert s.chests == [1, 1 + CHESTS[1], 1]
    assert s.to_act() == [2]


# no. 1: the event


def taxing(answer: str) -> ShogunState:
    """Under T7 seat 0 has favour 1; then the first two seats tax provinces printed 7."""
    land = {"settsu": (0, 3), "tamba": (1, 3)}
    plans = [{"tax": "settsu"}, {"tax": "tamba"}]
    s = at_table(land, plans=plans, chests=[0, 0, 0], event="t7", expansions="court")
    s.events = [EVENT_CARDS.index("t5")]
    s.past = [EVENT_CARDS.index("t7")]
    take(s, 1, answer)
    assert asked(s) == ""
    return carry_out(s, "tax")


@rule("SG-XT28", "SG-Y41", "SG-Q55")
def test_the_event_is_cancelled_for_all() -> None:
    s = taxing("cancel")
    assert s.chests == [7, 7, 0]
    assert s.event == -1
    assert [EVENT_CARDS[n] for n in s.events] == ["t5"]  # the winter card
    assert EVENT_CARDS.index("t7") in s.past  # never comes again


@rule("SG-XT28", "SG-Y41", "SG-Q55")
def test_the_event_stands_and_the_favour_is_gone() -> None:
    s = taxing("decline")
    assert s.chests == [5, 5, 0]
    assert EVENT_CARDS[s.event] == "t7"
    assert [EVENT_CARDS[n] for n in s.events] == ["t5"]


@rule("SG-Q55", "SG-Q58")
def test_what_the_event_did_before_stands() -> None:
    land = {"omi": (0, 2), "kaga": (1, 2)}
    theatre = BUILDER_OF["theatre"]
    s = at_table(land, unrest={"omi": 2, "kaga": 2}, plans=[{}, {"theatre": "kaga"}],
                 event="t1", expansions="court")  # fmt: skip
    receive(s, [5, 4, 0], [theatre, 1, 0])
    do(s, f"favour {theatre}", "build omi", "favour 1", "cancel")
    carry_out(s, "theatre")
    assert (unrest(s, "omi"), unrest(s, "kaga")) == (1, 2)
    assert buildings(s, "omi") == buildings(s, "kaga") == "theatre"


# no. 4: unrest


@rule("SG-XT31", "SG-Y44", "SG-Q61")
def test_a_marker_is_removed_now() -> None:
    land = {"aki": (0, 2), "bingo": (0, 2), "hoki": (0, 2), "mino": (1, 2)}
    s = at_table(land, unrest={"aki": 2, "bingo": 1, "mino": 3}, expansions="court")
    receive(s, [7, 0, 0], [4, 0, 0])
    do(s, "favour 4")
    assert legal(s) == ["calm aki", "calm bingo"]
    assert refusal(s, "calm mino") == refusal(s, "calm hoki") == "SG-XT31"
    assert refusal(s, "hold") == refusal(s, "discard") == "SG-Q61"
    do(s, "calm aki")
    assert (unrest(s, "aki"), unrest(s, "bingo"), unrest(s, "mino")) == (1, 1, 3)
    assert s.calm == 0


def keeping(**more: int) -> ShogunState:
    """Seat 0 keeps favour 4 and taxes Aki."""
    land = {"aki": (0, 4), "mino": (1, 2)}
    s = at_table(land, plans=[{"tax": "aki"}], expansions="court")
    take(s, 4, "hold")
    for name, count in more.items():
        s.unrest[CARDS.index(name)] = count
    assert s.calm == 0b001
    return s


@rule("SG-XT32", "SG-Y44", "SG-Q61")
@pytest.mark.parametrize(("answer", "left", "kept"), [("appease", 0, False), ("mark", 1, True)])
def test_a_kept_favour_takes_the_place_of_a_marker(answer: str, left: int, kept: bool) -> None:
    s = carry_out(keeping(), "tax")
    assert asked(s) == "SG-D19"
    assert legal(s) == ["appease", "mark"]
    do(s, answer)
    assert unrest(s, "aki") == left
    assert s.calm == int(kept)
    assert asked(s) == ""


@rule("SG-XT32", "SG-Y44", "SG-Q61")
def test_a_kept_favour_does_not_prevent_the_revolt() -> None:
    s = keeping(aki=1)
    falls(s, {"blue": 3, "green": 1})
    carry_out(s, "tax")
    assert len(happened(s, "sg-revolt")) == 1
    do(s, "appease")
    assert province(s, "aki") == (0, 2)
    assert unrest(s, "aki") == 1
    assert s.calm == 0
    s = keeping(aki=1)
    falls(s, {"blue": 1, "green": 1})
    carry_out(s, "tax")
    assert asked(s) == ""  # the province is lost: no marker is due
    assert s.calm >> 0 & 1


@rule("SG-XT32", "SG-Q61")
def test_a_kept_favour_serves_its_keeper_only() -> None:
    s = at_table({"aki": (0, 4), "mino": (1, 2)}, plans=[{}, {"rice": "mino"}], expansions="court")
    take(s, 4, "hold")
    for viewer in (-1, 1):
        seats = s.observe(viewer)["seats"]
        assert isinstance(seats, list)
        assert [seat["calm"] for seat in seats] == [True, False, False]  # public
    carry_out(s, "rice")
    assert asked(s) == ""
    assert unrest(s, "mino") == 1


@rule("SG-XT32", "SG-Q61")
def test_it_need_not_be_kept_and_lasts_over_winter() -> None:
    s = at_table({"aki": (0, 4)}, expansions="court")
    receive(s, [7, 0, 0], [4, 0, 0])
    do(s, "favour 4")
    assert legal(s) == ["hold", "discard"]
    do(s, "discard")
    assert s.calm == 0
    s = at_table({"aki": (0, 4)}, rice=[9, 9, 9], season="autumn", expansions="court")
    s.events = [EVENT_CARDS.index("t7")]
    take(s, 4, "hold")
    begin(s, "r9c")
    assert (asked(s), s.year) == ("SG-D6", 2)
    assert s.calm == 0b001


# no. 7, 17, 21: buildings

SITES = {"omi": (0, 2), "settsu": (0, 2), "kaga": (1, 2)}
TEMPLES = {"omi": "temple", "settsu": "temple"}


@rule("SG-XT35", "SG-Y47", "SG-Q58")
@pytest.mark.parametrize("building", ["theatre", "castle"])
def test_a_building_free_of_charge(building: str) -> None:
    s = at_table(SITES, buildings=TEMPLES, chests=[0, 9, 9], expansions="court")
    number = BUILDER_OF[building]
    receive(s, [7, 0, 0], [number, 0, 0])
    do(s, f"favour {number}")
    assert legal(s) == ["build omi"]
    assert refusal(s, "build settsu") == refusal(s, "build kaga") == "SG-XT35"
    do(s, "build omi")
    assert set(buildings(s, "omi").split()) == {"temple", building}
    assert s.chests == [0, 9, 9]
    assert s.faults() == []


@rule("SG-XT35", "SG-Y47", "SG-Q54")
def test_no_site_no_building_but_the_officials_are_paid() -> None:
    s = at_table(SITES, buildings=TEMPLES, expansions="court")
    take(s, BUILDER_OF["temple"])
    assert asked(s) == ""
    assert (buildings(s, "omi"), buildings(s, "settsu")) == ("temple", "temple")
    assert len(happened(s, "sg-favour-void")) == 1


@rule("SG-Q58", "SG-Y47")
@pytest.mark.parametrize(("building", "left"), [("theatre", 1), ("castle", 2)])
def test_a_free_theatre_calms(building: str, left: int) -> None:
    s = at_table(SITES, buildings=TEMPLES, unrest={"omi": 2}, event="t1", expansions="court")
    take(s, BUILDER_OF[building], "build omi")
    assert unrest(s, "omi") == left


@rule("SG-Q58", "SG-Q54")
def test_no_tile_no_building() -> None:
    s = at_table({"omi": (0, 2)}, expansions="court")
    number = BUILDER_OF["castle"]
    receive(s, [7, 0, 0], [number, 0, 0])
    s.tiles[BUILDINGS.index("castle")] = 0
    do(s, f"favour {number}")
    assert asked(s) == ""
    assert buildings(s, "omi") == ""
    assert s.waiting[0] == 3


# no. 12: armies


@rule("SG-XT36", "SG-Y49")
def test_three_armies_join_others() -> None:
    s = at_table({"aki": (0, 2), "mino": (1, 2)}, general={0: "aki"}, expansions="court,generals")
    with_supply(s, 0, 20)
    take(s, 12, "land aki")
    assert province(s, "aki") == (0, 5)
    assert s.supply[0] == 17
    assert s.chests == [18, 18, 18]


@rule("SG-XT36", "SG-XT37", "SG-Y49", "SG-Q56")
def test_three_armies_take_a_neutral_province() -> None:
    s = at_table({"aki": (0, 2), "mino": (1, 2)}, tray={"blue": 2, "green": 1}, event="t3",
                 expansions="court")  # fmt: skip
    with_supply(s, 0, 20)
    before = tray(s), inside(s), s.farmers
    take(s, 12, "land hitachi")  # far away
    assert province(s, "hitachi") == (0, 3)
    assert s.supply[0] == 17
    assert CARDS.index("hitachi") in hand_cards(s, 0)
    assert (tray(s), inside(s), s.farmers) == before
    assert happened(s, "sg-thrown") == []


@rule("SG-XT36", "SG-Q56")
def test_where_they_may_land() -> None:
    s = at_table({"aki": (0, 2), "mino": (1, 2)}, expansions="court")  # 8 are out of play
    receive(s, [7, 0, 0], [12, 0, 0])
    do(s, "favour 12")
    assert len(legal(s)) == 45 - 8 - 1
    assert refusal(s, "land mino") == refusal(s, "land mutsu") == "SG-XT36"


@rule("SG-Y49", "SG-Q54", "SG-Q56")
def test_with_few_armies_or_none() -> None:
    s = at_table({"aki": (0, 2)}, expansions="court")
    with_supply(s, 0, 2)
    take(s, 12, "land kai")
    assert province(s, "kai") == (0, 2)
    assert s.supply[0] == 0
    s = at_table({"aki": (0, 2)}, expansions="court")
    with_supply(s, 0, 0)
    take(s, 12)
    assert asked(s) == ""
    assert s.owner.count(0) == 1


@rule("SG-Q57")
def test_the_card_of_the_new_province_stays_in_the_hand() -> None:
    s = at_table({"aki": (0, 2)}, plans=[{"rice": "aki"}], expansions="court")
    take(s, 12, "land kai")
    assert all(slot(s, 0, name) != "kai" for name in ("tax", "rice", "exchange1"))
    begin(s, "r9c")  # to the planning of the next round
    acted = [event["card"] for event in happened(s, "sg-revealed")]
    assert acted == ["aki"]
    assert asked(s) == "SG-D6"
    assert "lay kai tax" in legal(s, 0)
    assert len(hand_cards(s, 0)) == 2 + 5 + 3
