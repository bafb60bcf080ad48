"""Years, rounds and the one order of steps (SG-R)."""

from __future__ import annotations

from typing import Any

import pytest

from gunbai import SPECTATOR
from gunbai.core.rng import seeded
from gunbai.games.shogun.names import EXPANSIONS, PROVINCES
from gunbai.games.shogun.state import ShogunState
from gunbai.games.shogun.view_types import ShogunView
from tests.rule import rule
from tests.shogun.table import (
    SHOGUN,
    asked,
    at_table,
    carry_out,
    happened,
    new_game,
    play,
    play_absent,
)

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


def steps(s: ShogunState) -> list[object]:
    return [step["step"] for step in happened(s, "sg-step")]


def seen(s: ShogunState) -> ShogunView:
    return s.observe(SPECTATOR)


def named(expansions: list[str]) -> str:
    return ",".join(expansions) or "none"


@rule("SG-R9", "SG-R10", "SG-Y61", "SG-Q80", "SG-Q44", "SG-Q73", "SG-R1", "SG-R2", "SG-R7", "SG-R8")
@pytest.mark.parametrize("start", ["recommended", "draft"])
@pytest.mark.parametrize("expansions", SETS, ids=named)
def test_the_order_of_steps_of_a_whole_game(expansions: list[str], start: str) -> None:
    s = new_game(5, players=3, start=start, expansions=named(expansions))
    play(s, "end", 5)
    first = rows(ROUND, expansions, *([] if start == "recommended" else ["r7"]))
    later = rows(ROUND, expansions, "r7")
    year = later * 2 + rows(WINTER, expansions)
    assert steps(s) == (
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
    s = new_game(1, players=3)
    play(s, "end")
    assert [(turn["year"], turn["season"]) for turn in happened(s, "sg-round")] == [
        (year, season) for year in (1, 2) for season in ("spring", "summer", "autumn", "winter")
    ]
    assert asked(s) == ""
    assert s.result() is not None


@rule("SG-R2", "SG-T17")
def test_the_six_phases_of_an_action_round() -> None:
    s = new_game(1, players=3)
    play(s, "end")
    phases = {
        "sg-actions": 1, "sg-specials": 2, "sg-committed": 3, "sg-event": 4, "sg-turn-order": 5,
        "sg-action": 6,
    }  # fmt: skip
    found = [phases[event.key] for event in s.sink or [] if event.key in phases]
    assert found == ([1, 2, 3, 3, 3, 4, 5] + [6] * 10) * 6


def after_round(season: str, year: int = 1) -> ShogunState:
    """A real game that stands at the planning of the round after this one (or in Winter)."""
    s = new_game(3, players=3, first="1")
    while (s.year, seen(s)["season"]) != (year, season):
        play_absent(s, "SG-D7")
        play_absent(s, "SG-D6")
    play_absent(s, "SG-D7")
    return s


@rule("SG-R3", "SG-O3")
def test_the_round_ends_after_ten_actions() -> None:
    s = new_game(1, players=3)
    play(s, "SG-D7")
    play(s, "SG-D6")
    assert len(happened(s, "sg-action")) == 10
    assert steps(s)[-5:] == ["r10", "r13", "r1", "r2", "r4"]


@rule("SG-R4", "SG-L14", "SG-U16")
def test_cards_lie_on_the_boards_until_the_round_is_over() -> None:
    s = new_game(1, players=3)
    play_absent(s, "SG-D7")
    planned = [seat["slots"] or {} for seat in seen(s)["seats"]]
    assert all(slots["auction"] == "chests0" for slots in planned)
    play_absent(s, "SG-D6")
    for seat in range(3):
        own: Any = s.observe(seat)["own"]
        assert set(own["plan"].values()) == {None}
        lands = [PROVINCES[n] for n in range(45) if s.owner[n] == seat]
        assert own["hand"] == [*lands, *(f"chests{n}" for n in range(5))]


@rule("SG-L14")
def test_a_card_stays_in_its_slot_after_its_action() -> None:
    s = at_table(
        {"omi": (0, 5), "ise": (0, 5), "kai": (1, 5)},
        plans=[{"tax": "omi", "battle1": "ise"}, {"rice": "kai", "auction": "chests2"}],
    )
    carry_out(s, "tax", "rice", "battle1")
    assert asked(s) == "SG-D17"
    slots = [seat["slots"] or {} for seat in seen(s)["seats"]]
    assert (slots[0]["tax"], slots[0]["battle1"]) == ("omi", "ise")
    assert slots[1]["rice"] == "kai"


@rule("SG-R5", "SG-U17", "SG-T14")
@pytest.mark.parametrize("season", ["spring", "summer", "autumn"])
def test_special_cards_and_event_leave_the_board(season: str) -> None:
    s = after_round(season)
    used = [str(event["event"]) for event in happened(s, "sg-event")]
    assert seen(s)["event"] == used[-1]
    play_absent(s, "SG-D6")
    assert [seat["special"] for seat in seen(s)["seats"]] == [None] * 3
    assert seen(s)["event"] is None
    assert not set(used) & set(seen(s)["events"]), "it is not used again"
    assert len(happened(s, "sg-specials")) == len(used) + 1, "all five are laid again"


@rule("SG-Q40", "SG-R5")
def test_special_cards_and_events_do_not_work_in_winter() -> None:
    s = winter_asks()
    assert [seat["special"] for seat in seen(s)["seats"]] == [None] * 3
    assert seen(s)["event"] is None


def winter_asks() -> ShogunState:
    """A real game in the Winter, at a choice between revolts."""
    for seed in range(20):
        s = new_game(seed, players=3)
        play(s, "SG-D20", seed)
        if asked(s) == "SG-D20":
            return s
    raise AssertionError("no Winter with two revolts")


@rule("SG-R6")
def test_winter_uses_the_turn_order_of_autumn() -> None:
    s = winter_asks()
    last = happened(s, "sg-turn-order")[-1]["players"]
    assert seen(s)["order"] == last
    assert seen(s)["season"] == "winter"


@rule("SG-R6")
@pytest.mark.parametrize("season", ["spring", "summer"])
def test_daimyo_cards_come_back_after_spring_and_summer(season: str) -> None:
    s = after_round(season)
    play_absent(s, "SG-D6")
    assert seen(s)["order"] == []


@rule("SG-R6", "SG-W17")
def test_daimyo_cards_come_back_at_the_end_of_winter() -> None:
    s = after_round("autumn")
    play_absent(s, "SG-D6")
    assert (seen(s)["year"], seen(s)["season"]) == (2, "spring")
    assert seen(s)["order"] == []


@rule("SG-R7", "SG-O1")
def test_every_action_round_shuffles_the_action_cards_anew() -> None:
    s = new_game(1, players=3)
    play(s, "end")
    layouts = [str(turned["actions"]) for turned in happened(s, "sg-actions")]
    assert len(layouts) == len(set(layouts)) == 6
    seasons = [event.key for event in s.sink or [] if event.key in ("sg-actions", "sg-winter")]
    assert seasons == (["sg-actions"] * 3 + ["sg-winter"]) * 2


@rule("SG-R8")
def test_the_second_year_is_played_like_the_first() -> None:
    s = new_game(2, players=4, start="draft")
    play(s, "end", 2)
    years: list[list[object]] = [[], []]
    year = 0
    for event in s.sink or []:
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
    s = new_game(seed, players=4, expansions="court,samurai,generals")
    rng = seeded(seed)
    sign = {"sg-bid": -1, "sg-built": -1, "sg-deployed": -1, "sg-taxes": 1, "sg-chests": 1}
    while s.ask is not None:
        before = s.chests[:]
        told = len(s.sink or [])
        seat = s.ask.first
        choices = s.candidates(seat)
        s.apply(seat, choices[rng.below(len(choices))])
        for event in (s.sink or [])[told:]:
            if event.key in sign:
                said = SHOGUN.arguments(event)
                player, chests = said["player"], said["chests"]
                assert isinstance(player, int)
                assert isinstance(chests, int)
                before[player] += sign[event.key] * chests
        assert s.chests == before
