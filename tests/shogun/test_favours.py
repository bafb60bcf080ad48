"""The 21 favours of Tenno's Court, each at least once (SG-XT24, SG-XT28…XT37).

What a card pays is a house value: it is read from the data. No. 10, 11 and 18, which
protect, have a file of their own.
"""

from __future__ import annotations

import pytest

from gunbai.games.shogun.names import BUILDINGS, CARDS, EVENT_CARDS
from gunbai.games.shogun.position.plans import hand_cards
from tests.rule import rule
from tests.shogun.table import SHOGUN, Table

TABLES = SHOGUN.tables
CHESTS, ARMIES = TABLES.favour_chests, TABLES.favour_armies
RICE, POINTS = TABLES.favour_rice, TABLES.favour_points
BUILDERS = dict(zip((7, 17, 21), TABLES.free_buildings, strict=True))
BUILDER_OF = {BUILDINGS[kind]: number for number, kind in BUILDERS.items()}


def take(table: Table, number: int, *answers: str) -> Table:
    """Seat 0 pays 4 of 7 officials for this favour and answers what it asks."""
    table.receive([7, 0, 0], [number, 0, 0])
    table.do(f"favour {number}", *answers)
    assert (table.state.waiting[0], table.state.officials[0]) == (3, 4)
    assert table.state.favours == [-1, -1, -1]
    assert table.state.faults() == []
    return table


# gifts


@rule("SG-XT24", "SG-XT29", "SG-Y42", "SG-Q60")
@pytest.mark.parametrize("event", ["", "t7", "t8"])
@pytest.mark.parametrize(("place", "number"), list(enumerate((2, 9, 16))))
def test_chests(place: int, number: int, event: str) -> None:
    land = {"aki": (0, 2), "mino": (1, 2)}
    table = Table(land, chests=[10, 10, 10], special={0: "chest+1"}, event=event,
                  general={0: "aki"}, expansions="court,generals")  # fmt: skip
    take(table, number)
    assert table.asked == ""
    assert table.state.chests == [10 + CHESTS[place], 10, 10]
    assert not any(table.state.unrest)
    assert table.state.calm == 0
    assert not any(table.state.shields)


@rule("SG-XT24", "SG-XT33", "SG-Y45", "SG-Q60")
@pytest.mark.parametrize("event", ["", "t10", "t11"])
@pytest.mark.parametrize(("place", "number"), list(enumerate((5, 15, 20))))
def test_rice(place: int, number: int, event: str) -> None:
    table = Table({"aki": (0, 2)}, rice=[3, 3, 3], special={0: "rice+1"}, event=event,
                  expansions="court")  # fmt: skip
    take(table, number)
    assert table.state.rice == [3 + RICE[place], 3, 3]
    assert not any(table.state.unrest)


@rule("SG-XT24", "SG-XT34", "SG-Y46")
@pytest.mark.parametrize(("place", "number"), list(enumerate((6, 13, 19))))
def test_points(place: int, number: int) -> None:
    table = Table({"aki": (0, 2)}, points=[10, 10, 10], expansions="court")
    take(table, number)
    assert table.state.points == [10 + POINTS[place], 10, 10]


@rule("SG-XT30", "SG-Y43")
@pytest.mark.parametrize(("place", "number"), list(enumerate((3, 8, 14))))
def test_armies_into_the_tray(place: int, number: int) -> None:
    table = Table({"aki": (0, 2)}, tray={"blue": 1, "red": 2}, inside={"blue": 5, "green": 3},
                  expansions="court")  # fmt: skip
    table.with_supply(0, 20)
    before = table.inside
    take(table, number)
    assert table.supply(0) == 20 - ARMIES[place]
    assert table.tray == {"blue": 1 + ARMIES[place], "red": 2}
    assert table.inside == before


@rule("SG-Q59", "SG-Y43")
def test_as_many_armies_as_there_are() -> None:
    table = Table({"aki": (0, 2)}, tray={"blue": 1}, expansions="court")
    few = ARMIES[2] - 3
    table.with_supply(0, few)
    take(table, 14)
    assert table.supply(0) == 0
    assert table.tray == {"blue": 1 + few}


@rule("SG-Q59")
def test_armies_lie_in_the_tray_until_the_next_throw() -> None:
    land = {"aki": (0, 2), "mino": (1, 4)}
    table = Table(land, plans=[{}, {"battle1": "mino"}], expansions="court")
    take(table, 3)
    table.begin("r9c")
    assert table.asked == "SG-D17"
    assert table.tray == {"blue": ARMIES[0]}
    table.falls({"yellow": 2})
    table.do("attack hida 3 without")
    assert table.events("sg-thrown")[0]["thrown"] == {"blue": ARMIES[0], "yellow": 3, "green": 1}


@rule("SG-XT24")
def test_a_favour_is_used_before_the_next_player_is_received() -> None:
    table = Table({"aki": (0, 2), "mino": (1, 2)}, chests=[1, 1, 1], expansions="court")
    table.receive([6, 5, 4], [12, 9, 2])
    table.do("favour 12")
    assert (table.asked, table.to_act) == ("SG-D14", [0])
    table.do("land kai")
    assert (table.asked, table.to_act) == ("SG-D10", [1])
    assert table.legal() == ["decline", "favour 9", "favour 2"]  # No. 12 has left the game
    table.do("favour 9")
    assert table.state.chests == [1, 1 + CHESTS[1], 1]
    assert table.to_act == [2]


# no. 1: the event


def taxing(answer: str) -> Table:
    """Under T7 seat 0 has favour 1; then the first two seats tax provinces printed 7."""
    land = {"settsu": (0, 3), "tamba": (1, 3)}
    plans = [{"tax": "settsu"}, {"tax": "tamba"}]
    table = Table(land, plans=plans, chests=[0, 0, 0], event="t7", expansions="court")
    table.state.events = [EVENT_CARDS.index("t5")]
    table.state.past = [EVENT_CARDS.index("t7")]
    take(table, 1, answer)
    assert table.asked == ""
    return table.carry_out("tax")


@rule("SG-XT28", "SG-Y41", "SG-Q55")
def test_the_event_is_cancelled_for_all() -> None:
    table = taxing("cancel")
    assert table.state.chests == [7, 7, 0]
    assert table.state.event == -1
    assert [EVENT_CARDS[n] for n in table.state.events] == ["t5"]  # the winter card
    assert EVENT_CARDS.index("t7") in table.state.past  # never comes again


@rule("SG-XT28", "SG-Y41", "SG-Q55")
def test_the_event_stands_and_the_favour_is_gone() -> None:
    table = taxing("decline")
    assert table.state.chests == [5, 5, 0]
    assert EVENT_CARDS[table.state.event] == "t7"
    assert [EVENT_CARDS[n] for n in table.state.events] == ["t5"]


@rule("SG-Q55", "SG-Q58")
def test_what_the_event_did_before_stands() -> None:
    land = {"omi": (0, 2), "kaga": (1, 2)}
    theatre = BUILDER_OF["theatre"]
    table = Table(land, unrest={"omi": 2, "kaga": 2}, plans=[{}, {"theatre": "kaga"}],
                  event="t1", expansions="court")  # fmt: skip
    table.receive([5, 4, 0], [theatre, 1, 0])
    table.do(f"favour {theatre}", "build omi", "favour 1", "cancel")
    table.carry_out("theatre")
    assert (table.unrest("omi"), table.unrest("kaga")) == (1, 2)
    assert table.buildings("omi") == table.buildings("kaga") == "theatre"


# no. 4: unrest


@rule("SG-XT31", "SG-Y44", "SG-Q61")
def test_a_marker_is_removed_now() -> None:
    land = {"aki": (0, 2), "bingo": (0, 2), "hoki": (0, 2), "mino": (1, 2)}
    table = Table(land, unrest={"aki": 2, "bingo": 1, "mino": 3}, expansions="court")
    table.receive([7, 0, 0], [4, 0, 0])
    table.do("favour 4")
    assert table.legal() == ["calm aki", "calm bingo"]
    assert table.refusal("calm mino") == table.refusal("calm hoki") == "SG-XT31"
    assert table.refusal("hold") == table.refusal("discard") == "SG-Q61"
    table.do("calm aki")
    assert (table.unrest("aki"), table.unrest("bingo"), table.unrest("mino")) == (1, 1, 3)
    assert table.state.calm == 0


def keeping(**more: int) -> Table:
    """Seat 0 keeps favour 4 and taxes Aki."""
    land = {"aki": (0, 4), "mino": (1, 2)}
    table = Table(land, plans=[{"tax": "aki"}], expansions="court")
    take(table, 4, "hold")
    for name, count in more.items():
        table.state.unrest[CARDS.index(name)] = count
    assert table.state.calm == 0b001
    return table


@rule("SG-XT32", "SG-Y44", "SG-Q61")
@pytest.mark.parametrize(("answer", "left", "kept"), [("appease", 0, False), ("mark", 1, True)])
def test_a_kept_favour_takes_the_place_of_a_marker(answer: str, left: int, kept: bool) -> None:
    table = keeping().carry_out("tax")
    assert table.asked == "SG-D19"
    assert table.legal() == ["appease", "mark"]
    table.do(answer)
    assert table.unrest("aki") == left
    assert table.state.calm == int(kept)
    assert table.asked == ""


@rule("SG-XT32", "SG-Y44", "SG-Q61")
def test_a_kept_favour_does_not_prevent_the_revolt() -> None:
    table = keeping(aki=1)
    table.falls({"blue": 3, "green": 1})
    table.carry_out("tax")
    assert len(table.events("sg-revolt")) == 1
    table.do("appease")
    assert table.province("aki") == (0, 2)
    assert table.unrest("aki") == 1
    assert table.state.calm == 0
    table = keeping(aki=1)
    table.falls({"blue": 1, "green": 1})
    table.carry_out("tax")
    assert table.asked == ""  # the province is lost: no marker is due
    assert table.state.calm >> 0 & 1


@rule("SG-XT32", "SG-Q61")
def test_a_kept_favour_serves_its_keeper_only() -> None:
    table = Table({"aki": (0, 4), "mino": (1, 2)}, plans=[{}, {"rice": "mino"}], expansions="court")
    take(table, 4, "hold")
    for viewer in (-1, 1):
        seats = table.view(viewer)["seats"]
        assert isinstance(seats, list)
        assert [seat["calm"] for seat in seats] == [True, False, False]  # public
    table.carry_out("rice")
    assert table.asked == ""
    assert table.unrest("mino") == 1


@rule("SG-XT32", "SG-Q61")
def test_it_need_not_be_kept_and_lasts_over_winter() -> None:
    table = Table({"aki": (0, 4)}, expansions="court")
    table.receive([7, 0, 0], [4, 0, 0])
    table.do("favour 4")
    assert table.legal() == ["hold", "discard"]
    table.do("discard")
    assert table.state.calm == 0
    table = Table({"aki": (0, 4)}, rice=[9, 9, 9], season="autumn", expansions="court")
    table.state.events = [EVENT_CARDS.index("t7")]
    take(table, 4, "hold")
    table.begin("r9c")
    assert (table.asked, table.state.year) == ("SG-D6", 2)
    assert table.state.calm == 0b001


# no. 7, 17, 21: buildings

SITES = {"omi": (0, 2), "settsu": (0, 2), "kaga": (1, 2)}
TEMPLES = {"omi": "temple", "settsu": "temple"}


@rule("SG-XT35", "SG-Y47", "SG-Q58")
@pytest.mark.parametrize("building", ["theatre", "castle"])
def test_a_building_free_of_charge(building: str) -> None:
    table = Table(SITES, buildings=TEMPLES, chests=[0, 9, 9], expansions="court")
    number = BUILDER_OF[building]
    table.receive([7, 0, 0], [number, 0, 0])
    table.do(f"favour {number}")
    assert table.legal() == ["build omi"]
    assert table.refusal("build settsu") == table.refusal("build kaga") == "SG-XT35"
    table.do("build omi")
    assert set(table.buildings("omi").split()) == {"temple", building}
    assert table.state.chests == [0, 9, 9]
    assert table.state.faults() == []


@rule("SG-XT35", "SG-Y47", "SG-Q54")
def test_no_site_no_building_but_the_officials_are_paid() -> None:
    table = Table(SITES, buildings=TEMPLES, expansions="court")
    take(table, BUILDER_OF["temple"])
    assert table.asked == ""
    assert (table.buildings("omi"), table.buildings("settsu")) == ("temple", "temple")
    assert len(table.events("sg-favour-void")) == 1


@rule("SG-Q58", "SG-Y47")
@pytest.mark.parametrize(("building", "left"), [("theatre", 1), ("castle", 2)])
def test_a_free_theatre_calms(building: str, left: int) -> None:
    table = Table(SITES, buildings=TEMPLES, unrest={"omi": 2}, event="t1", expansions="court")
    take(table, BUILDER_OF[building], "build omi")
    assert table.unrest("omi") == left


@rule("SG-Q58", "SG-Q54")
def test_no_tile_no_building() -> None:
    table = Table({"omi": (0, 2)}, expansions="court")
    number = BUILDER_OF["castle"]
    table.receive([7, 0, 0], [number, 0, 0])
    table.state.tiles[BUILDINGS.index("castle")] = 0
    table.do(f"favour {number}")
    assert table.asked == ""
    assert table.buildings("omi") == ""
    assert table.state.waiting[0] == 3


# no. 12: armies


@rule("SG-XT36", "SG-Y49")
def test_three_armies_join_others() -> None:
    table = Table({"aki": (0, 2), "mino": (1, 2)}, general={0: "aki"}, expansions="court,generals")
    table.with_supply(0, 20)
    take(table, 12, "land aki")
    assert table.province("aki") == (0, 5)
    assert table.supply(0) == 17
    assert table.state.chests == [18, 18, 18]


@rule("SG-XT36", "SG-XT37", "SG-Y49", "SG-Q56")
def test_three_armies_take_a_neutral_province() -> None:
    table = Table({"aki": (0, 2), "mino": (1, 2)}, tray={"blue": 2, "green": 1}, event="t3",
                  expansions="court")  # fmt: skip
    table.with_supply(0, 20)
    before = table.tray, table.inside, table.state.farmers
    take(table, 12, "land hitachi")  # far away
    assert table.province("hitachi") == (0, 3)
    assert table.supply(0) == 17
    assert CARDS.index("hitachi") in hand_cards(table.state, 0)
    assert (table.tray, table.inside, table.state.farmers) == before
    assert table.events("sg-thrown") == []


@rule("SG-XT36", "SG-Q56")
def test_where_they_may_land() -> None:
    table = Table({"aki": (0, 2), "mino": (1, 2)}, expansions="court")  # 8 are out of play
    table.receive([7, 0, 0], [12, 0, 0])
    table.do("favour 12")
    assert len(table.legal()) == 45 - 8 - 1
    assert table.refusal("land mino") == table.refusal("land mutsu") == "SG-XT36"


@rule("SG-Y49", "SG-Q54", "SG-Q56")
def test_with_few_armies_or_none() -> None:
    table = Table({"aki": (0, 2)}, expansions="court")
    table.with_supply(0, 2)
    take(table, 12, "land kai")
    assert table.province("kai") == (0, 2)
    assert table.supply(0) == 0
    table = Table({"aki": (0, 2)}, expansions="court")
    table.with_supply(0, 0)
    take(table, 12)
    assert table.asked == ""
    assert table.state.owner.count(0) == 1


@rule("SG-Q57")
def test_the_card_of_the_new_province_stays_in_the_hand() -> None:
    table = Table({"aki": (0, 2)}, plans=[{"rice": "aki"}], expansions="court")
    take(table, 12, "land kai")
    assert all(table.slot(0, name) != "kai" for name in ("tax", "rice", "exchange1"))
    table.begin("r9c")  # to the planning of the next round
    acted = [event["card"] for event in table.events("sg-revealed")]
    assert acted == ["aki"]
    assert table.asked == "SG-D6"
    assert "lay kai tax" in table.legal(0)
    assert len(hand_cards(table.state, 0)) == 2 + 5 + 3
