"""Setup for three and four players, and the course of a game (JK-S)."""

from __future__ import annotations

import pytest

from gunbai import SPECTATOR
from gunbai.games.joraku.view_types import Faction
from tests.joraku.table import JORAKU, WAYS, Table
from tests.rule import rule

AREAS = ["kyoto", "omi", "ise", "owari", "mikawa", "totomi", "shinano"]


def dealt(seed: int, players: int, seat: int = SPECTATOR) -> list[Faction]:
    """The factions of a new game as a seat sees them."""
    return Table.new(seed, players=players).factions(seat)


def pass_lowest(table: Table) -> None:
    for seat in table.to_act:
        table.answer(seat, table.legal(seat)[0])


@rule("JK-S01", "JK-S07", "JK-S05")
@pytest.mark.parametrize("players", [3, 4])
def test_each_player_has_a_colour_with_everything_in_supply(players: int) -> None:
    found = dealt(1, players)
    assert [faction["seat"] for faction in found] == list(range(players))
    assert len({faction["colour"] for faction in found}) == players
    for faction in found:
        assert faction["supply"] == 10
        assert faction["samurai"] == [0] * 7
        assert faction["points"] == 0


@rule("JK-S02", "JK-Q44")
@pytest.mark.parametrize("players", [3, 4])
def test_daimyo_cards_are_shuffled_and_dealt_face_up(players: int) -> None:
    seen: list[set[int]] = [set() for _ in range(players)]
    for seed in range(60):
        numbers = [faction["number"] for faction in dealt(seed, players)]
        assert len(set(numbers)) == players
        for seat in range(players):
            seen[seat].add(numbers[seat])
        assert all(
            [faction["number"] for faction in dealt(seed, players, seat)] == numbers
            for seat in range(players)
        ), "who sees the dealt cards knows which are left"
    assert seen == [{1, 2, 3, 4, 5, 6}] * players


@rule("JK-S03", "JK-S08")
@pytest.mark.parametrize("players", [3, 4])
def test_the_highest_card_dealt_takes_kachidoki(players: int) -> None:
    without_six = 0
    for seed in range(30):
        table = Table.new(seed, players=players)
        numbers = [faction["number"] for faction in dealt(seed, players)]
        assert numbers[table.state.kachidoki] == max(numbers)
        without_six += 6 not in numbers
    assert without_six, "some deals leave the 6 out of the game"


@rule("JK-S04")
@pytest.mark.parametrize("players", [3, 4])
def test_daimyos_start_in_the_area_of_their_card(players: int) -> None:
    for seed in range(10):
        for faction in dealt(seed, players):
            assert faction["daimyo"] == AREAS[faction["number"]]


@rule("JK-S05", "JK-Q11")
@pytest.mark.parametrize("players", [3, 4])
def test_taking_kachidoki_at_setup_scores_nothing(players: int) -> None:
    table = Table.new(1, players=players)
    pass_lowest(table)
    assert set(table.points.values()) == {0}
    assert not [event for event in table.log if event.key == "jk-gained"]


@rule("JK-S06")
@pytest.mark.parametrize("players", [3, 4])
def test_the_holder_of_kachidoki_leads_the_first_trick(players: int) -> None:
    leaders = set()
    for seed in range(20):
        table = Table.new(seed, players=players)
        pass_lowest(table)
        assert table.asked == "JK-D03"
        assert table.to_act == [table.state.kachidoki]
        leaders.add(table.state.kachidoki)
    assert leaders == set(range(players))


@rule("JK-S08")
def test_daimyo_cards_not_dealt_never_come_into_the_game() -> None:
    table = Table.new(3, players=3)
    numbers = table.state.numbers[:]
    for _ in table.play_out():
        assert table.state.numbers == numbers
    assert not any("card" in event.key for event in table.log)


@rule("JK-S09", "JK-S10", "JK-K26")
@pytest.mark.parametrize(("players", "tricks"), [(3, 6), (4, 5)])
def test_three_rounds_of_recruitment_skirmish_and_prestige(players: int, tricks: int) -> None:
    table = Table.new(5, players=players)
    for _ in table.play_out():
        pass
    phases = {"jk-round", "jk-deal", "jk-passed", "jk-played", "jk-won", "jk-prestige", "jk-end"}
    course = [event.key for event in table.log if event.key in phases]
    recruitment = ["jk-round", "jk-deal"] + ["jk-passed"] * players
    skirmish = (["jk-played"] * players + ["jk-won"]) * tricks
    assert course == (recruitment + skirmish + ["jk-prestige"]) * 3 + ["jk-end"]
    rounds = [event.a for event in table.log if event.key == "jk-round"]
    assert rounds == [1, 2, 3]


@rule("JK-S01", "JK-Q43")
def test_colours_go_by_seat_may_be_chosen_and_change_nothing() -> None:
    """The same seed and the same answers, other colours: the same points by seat."""
    by_seat = []
    for colours in (["red", "blue", "yellow"], ["purple", "yellow", "red"]):
        table = Table.new(4, players=3, colours=colours)
        seats = table.view()["seats"]
        assert [seat["colours"] for seat in seats] == [[colour] for colour in colours]
        for _ in table.play_out(9):
            pass
        result = table.state.result()
        assert result is not None
        by_seat.append((result.scores, result.places))
    assert by_seat[0] == by_seat[1]
    assert max(by_seat[0][0]) > 0
    assert JORAKU.read_options({"players": 3})["colours"].startswith("red,blue,yellow")


@rule("JK-S02", "JK-H03")
@pytest.mark.parametrize("options", [WAYS[0], WAYS[1], WAYS[3]])
def test_with_one_daimyo_the_card_is_told_together_with_its_place(
    options: dict[str, object],
) -> None:
    table = Table.new(7, **options)
    own = [faction for faction in table.factions() if faction["seat"] >= 0]
    assert table.told_to_all("jk-daimyo-card", "jk-daimyo") == [
        ("jk-daimyo", [faction["seat"], faction["colour"], faction["number"]]) for faction in own
    ]


@rule("JK-S03", "JK-S06", "JK-T03", "JK-N01", "JK-H02")
@pytest.mark.parametrize("options", WAYS)
def test_who_begins_is_told_once_after_the_cards_and_before_round_one(
    options: dict[str, object],
) -> None:
    for seed in range(6):
        table = Table.new(seed, **options)
        if options.get("mode") == "two_vs_two":
            table.answer(0, "lower red")
            assert not table.events("jk-first")  # JK-T04: the colours come first
            table.answer(1, "lower purple")
        numbers = [(f["number"], f["seat"]) for f in table.factions() if f["seat"] >= 0]
        holder = max(numbers)[1]
        course = table.told_to_all("jk-daimyo", "jk-first", "jk-round")
        assert course[len(numbers) :] == [("jk-first", [holder]), ("jk-round", [1])]
        for _ in table.play_out(seed):
            pass
        assert table.events("jk-first") == [{"player": holder}]  # later a trick's winner begins
