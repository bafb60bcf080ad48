"""The consequences of the board by the rules, as a view tells them."""

from __future__ import annotations

import pytest

from gunbai.core.event import SPECTATOR
from gunbai.core.state import Ask
from gunbai.games.shogun.flow import campaign
from gunbai.games.shogun.flow.scoring import score_winter
from gunbai.games.shogun.flow.winter import WinterRevolts, lose_rice
from gunbai.games.shogun.names import EVENT_CARDS, WINTER
from gunbai.games.shogun.preview import favour_cards, scoring
from gunbai.games.shogun.steps import E1, E2, W3
from gunbai.games.shogun.view_types import ShogunForesight
from gunbai.games.shogun.winter_preview import winter
from tests.rule import rule
from tests.shogun.table import Table


@rule("SG-W9", "SG-W11", "SG-W12")
@pytest.mark.parametrize("players", [3, 5])
def test_a_winter_brings_what_was_foreseen(players: int) -> None:
    table = Table.new(3, players=players)
    table.play_absent("SG-D7")
    table.play_absent("SG-D6")
    seen = scoring(table.state)
    before = table.state.points[:]
    score_winter(table.state)
    gained = [now - was for now, was in zip(table.state.points, before, strict=True)]
    assert gained == [seat["total"] for seat in seen["seats"]]


@rule("SG-W1", "SG-W2", "SG-W3", "SG-W16")
def test_winter_brings_the_shortages_that_were_foreseen() -> None:
    lands = {"aki": (0, 5), "kai": (0, 2), "etchu": (0, 1), "omi": (1, 3)}
    table = Table(lands, rice=[5, 1, 0], season="autumn")
    s = table.state
    s.ask = Ask("SG-D6", 1)
    s.events = [EVENT_CARDS.index("t4")]
    seen = winter(s)
    assert seen is not None
    s.season = WINTER
    lose_rice(s)
    assert winter(s) == seen
    for seat in range(2):
        WinterRevolts(0, 0, [], 0).draw(s, seat)
    drawn = [
        {"player": seat, "rice": supply["short"], "revolts": supply["revolts"],
         "farmers": supply["farmers"]}
        for seat, supply in enumerate(seen["supplies"]) if supply["revolts"]
    ]  # fmt: skip
    assert table.events("sg-shortage") == drawn != []
    s.events = [0, 1, 2, 3]
    assert winter(s) is None, "the events of the new year are out"


def foreseen(table: Table) -> ShogunForesight:
    return table.state.foresee(SPECTATOR, table.view())


@rule("SG-V4", "SG-V5", "SG-Q28")
def test_a_revolt_throws_the_farmers_that_were_foreseen() -> None:
    table = Table({"aki": (0, 5), "kai": (0, 2), "omi": (1, 3)}, unrest={"aki": 2, "omi": 1})
    seen = foreseen(table)
    assert seen["rebels"] == {"aki": 2, "omi": 1}
    assert seen["movable"] == {"aki": 4, "kai": 1, "omi": 2}
    table.with_stock(1)
    assert foreseen(table)["rebels"] == {"aki": 1, "omi": 1}


@rule("SG-XT28", "SG-XT31", "SG-XT35", "SG-XT36", "SG-XT38")
def test_favours_tell_what_they_bring() -> None:
    table = Table({"aki": (0, 5)}, expansions="court")
    table.state.seen_favours = list(range(21))
    seen = favour_cards(table.state)
    tables = table.state.setup.tables
    assert seen["9"] == {
        "kind": "chests", "amount": tables.favour_chests[1], "building": None, "shields": [],
    }  # fmt: skip
    assert (seen["21"]["kind"], seen["21"]["building"]) == ("building", "castle")
    assert seen["18"]["shields"] == ["battle1", "battle2"]
    assert (seen["12"]["kind"], seen["12"]["amount"]) == ("landing", tables.landing)
    assert (seen["4"]["kind"], seen["4"]["amount"]) == ("calm", None)


@rule("SG-W9", "SG-W11", "SG-E4")
@pytest.mark.parametrize("year", [1, 2])
def test_the_points_of_a_winter_are_told_while_it_is_to_come(year: int) -> None:
    """In the last year with those of statues and offices, which follow at once."""
    table = Table(
        {"aki": (0, 5), "kai": (0, 2), "omi": (1, 3)},
        expansions="generals,dajokan",
        year=year,
        season="autumn",
    )
    s = table.state
    s.trophies[1] = 3  # statues that seat 0 captured
    s.offices[0] = 1
    told = foreseen(table)["winter_points"]
    then = s.clone()
    campaign.winter(then, W3)
    if year == 2:
        campaign.end(then, E1)
        campaign.end(then, E2)
    assert told == [now - was for now, was in zip(then.points, s.points, strict=True)]
    assert told is not None
    assert (told[0] >= 2 + 3) == (year == 2)
    s.season = WINTER
    assert foreseen(table)["winter_points"] is None
