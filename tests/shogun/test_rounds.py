"""Years, rounds and the one order of steps (SG-R)."""

from __future__ import annotations

import pytest

from gunbai.core.rng import seeded
from gunbai.games.shogun.names import EXPANSIONS, PROVINCES
from tests.rule import rule
from tests.shogun.table import SHOGUN, Table

SETS = [[name for n, name in enumerate(EXPANSIONS) if chosen >> n & 1] for chosen in range(16)]

#: SG-R10: the rows of the table with their tags.
SET_UP = "p1 p2 p3 p4 p5"
ROUND = (
    "r0:dajokan r1 r2 r3:court r4 r5 r6 r7:generals r8:samurai r9a:court r9b:court r9c:court r10"
    " r11:dajokan r12:generals r13"
)
WINTER = "w1 w2 w3"
NEW_YEAR = "w4 w5 w6 w7:samurai w8:generals w9"
END = "e1:generals e2:dajokan e3"


def rows(text: str, chosen: list[str], *struck: str) -> list[str]:
    """The rows without tag or with a chosen one."""
    out = []
    for row in text.split():
        step, _, tag = row.partition(":")
        if (not tag or tag in chosen) and step not in struck:
            out.append(step)
    return out


def named(expansions: list[str]) -> str:
    return ",".join(expansions) or "none"


@rule("SG-R9", "SG-R10", "SG-Y61", "SG-Q80", "SG-Q44", "SG-Q73", "SG-R1", "SG-R2", "SG-R7", "SG-R8")
@pytest.mark.parametrize("start", ["recommended", "draft"])
@pytest.mark.parametrize("expansions", SETS, ids=named)
def test_the_order_of_steps_of_a_whole_game(expansions: list[str], start: str) -> None:
    table = Table.new(5, players=3, start=start, expansions=named(expansions))
    table.play_random("end", 5)
    first = rows(ROUND, expansions, *([] if start == "recommended" else ["r7"]))
    later = rows(ROUND, expansions, "r7")
    year = later * 2 + rows(WINTER, expansions)
    assert table.steps == (
        rows(SET_UP, expansions)
        + first
        + year
        + rows(NEW_YEAR, expansions)
        + later
        + year
        + rows(END, expansions)
    )


@rule("SG-R1", "SG-R8")
def test_two_years_of_four_rounds() -> None:
    table = Table.new(1, players=3)
    table.play_random("end")
    assert [(turn["year"], turn["season"]) for turn in table.events("sg-round")] == [
        (year, season) for year in (1, 2) for season in ("spring", "summer", "autumn", "winter")
    ]
    assert table.asked == ""
    assert table.state.result() is not None


@rule("SG-R2", "SG-T17")
def test_the_six_phases_of_an_action_round() -> None:
    table = Table.new(1, players=3)
    table.play_random("end")
    phases = {
        "sg-actions": 1, "sg-specials": 2, "sg-committed": 3, "sg-event": 4, "sg-turn-order": 5,
        "sg-action": 6,
    }  # fmt: skip
    found = [phases[event.key] for event in table.log if event.key in phases]
    assert found == ([1, 2, 3, 3, 3, 4, 5] + [6] * 10) * 6


def after_round(season: str, year: int = 1) -> Table:
    """A real game that stands at the planning of the round after this one (or in Winter)."""
    table = Table.new(3, players=3, first="1")
    while (table.state.year, table.view()["season"]) != (year, season):
        table.play_absent("SG-D7")
        table.play_absent("SG-D6")
    table.play_absent("SG-D7")
    return table


@rule("SG-R3", "SG-O3")
def test_the_round_ends_after_ten_actions() -> None:
    table = Table.new(1, players=3)
    table.play_random("SG-D7")
    table.play_random("SG-D6")
    assert len(table.events("sg-action")) == 10
    assert table.steps[-5:] == ["r10", "r13", "r1", "r2", "r4"]


@rule("SG-R4", "SG-L14", "SG-U16")
def test_cards_lie_on_the_boards_until_the_round_is_over() -> None:
    table = Table.new(1, players=3)
    table.play_absent("SG-D7")
    planned = [seat["slots"] or {} for seat in table.view()["seats"]]
    assert all(slots["auction"] == "chests0" for slots in planned)
    table.play_absent("SG-D6")
    for seat in range(3):
        own = table.view(seat)["own"]
        assert set(own["plan"].values()) == {None}
        lands = [PROVINCES[n] for n in range(45) if table.state.owner[n] == seat]
        assert own["hand"] == [*lands, *(f"chests{n}" for n in range(5))]


@rule("SG-L14")
def test_a_card_stays_in_its_slot_after_its_action() -> None:
    table = Table(
        {"omi": (0, 5), "ise": (0, 5), "kai": (1, 5)},
        plans=[{"tax": "omi", "battle1": "ise"}, {"rice": "kai", "auction": "chests2"}],
    )
    table.carry_out("tax", "rice", "battle1")
    assert table.asked == "SG-D17"
    slots = [seat["slots"] or {} for seat in table.view()["seats"]]
    assert (slots[0]["tax"], slots[0]["battle1"]) == ("omi", "ise")
    assert slots[1]["rice"] == "kai"


@rule("SG-R5", "SG-U17", "SG-T14")
@pytest.mark.parametrize("season", ["spring", "summer", "autumn"])
def test_special_cards_and_event_leave_the_board(season: str) -> None:
    table = after_round(season)
    used = [str(event["event"]) for event in table.events("sg-event")]
    assert table.view()["event"] == used[-1]
    table.play_absent("SG-D6")
    assert [seat["special"] for seat in table.view()["seats"]] == [None] * 3
    assert table.view()["event"] is None
    assert not set(used) & set(table.view()["events"]), "it is not used again"
    assert len(table.events("sg-specials")) == len(used) + 1, "all five are laid again"


@rule("SG-Q40", "SG-R5")
def test_special_cards_and_events_do_not_work_in_winter() -> None:
    table = winter_asks()
    assert [seat["special"] for seat in table.view()["seats"]] == [None] * 3
    assert table.view()["event"] is None


def winter_asks() -> Table:
    """A real game in the Winter, at a choice between revolts."""
    for seed in range(20):
        table = Table.new(seed, players=3)
        table.play_random("SG-D20", seed)
        if table.asked == "SG-D20":
            return table
    raise AssertionError("no Winter with two revolts")


@rule("SG-R6")
def test_winter_uses_the_turn_order_of_autumn() -> None:
    table = winter_asks()
    last = table.events("sg-turn-order")[-1]["players"]
    assert table.view()["order"] == last
    assert table.view()["season"] == "winter"


@rule("SG-R6")
@pytest.mark.parametrize("season", ["spring", "summer"])
def test_daimyo_cards_come_back_after_spring_and_summer(season: str) -> None:
    table = after_round(season)
    table.play_absent("SG-D6")
    assert table.view()["order"] == []


@rule("SG-R6", "SG-W17")
def test_daimyo_cards_come_back_at_the_end_of_winter() -> None:
    table = after_round("autumn")
    table.play_absent("SG-D6")
    assert (table.view()["year"], table.view()["season"]) == (2, "spring")
    assert table.view()["order"] == []


@rule("SG-R7", "SG-O1")
def test_every_action_round_shuffles_the_action_cards_anew() -> None:
    table = Table.new(1, players=3)
    table.play_random("end")
    layouts = [str(turned["actions"]) for turned in table.events("sg-actions")]
    assert len(layouts) == len(set(layouts)) == 6
    seasons = [event.key for event in table.log if event.key in ("sg-actions", "sg-winter")]
    assert seasons == (["sg-actions"] * 3 + ["sg-winter"]) * 2


@rule("SG-R8")
def test_the_second_year_is_played_like_the_first() -> None:
    table = Table.new(2, players=4, start="draft")
    table.play_random("end", 2)
    years: list[list[object]] = [[], []]
    year = 0
    for event in table.log:
        if event.key == "sg-round":
            year = event.a
        elif event.key == "sg-step" and year:
            years[year - 1].append(event.a)
    first, second = years
    winter = first.index(21)  # w1
    assert first[: winter + 3] == second[: winter + 3]


@rule("SG-Q49")
@pytest.mark.parametrize("seed", [1, 2])
def test_chests_only_go_to_the_bank_and_come_from_it(seed: int) -> None:
    """Each change of a player's chests is told by an event of his own; nothing is handed over."""
    table = Table.new(seed, players=4, expansions="court,samurai,generals")
    rng = seeded(seed)
    sign = {"sg-bid": -1, "sg-built": -1, "sg-deployed": -1, "sg-taxes": 1, "sg-chests": 1}
    while table.asked:
        before = table.state.chests[:]
        told = len(table.log)
        table.answer_at_random(rng)
        for event in table.log[told:]:
            if event.key in sign:
                said = SHOGUN.arguments(event)
                player, chests = said["player"], said["chests"]
                assert isinstance(player, int)
                assert isinstance(chests, int)
                before[player] += sign[event.key] * chests
        assert table.state.chests == before
