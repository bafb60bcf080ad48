"""The situation when points were counted, as the log tells it later."""

from __future__ import annotations

from typing import Any

import pytest

from gunbai.core.event import EVERYBODY, Event
from gunbai.games.joraku.chronicle import JorakuChronicle
from gunbai.games.joraku.flow.scoring import ranks
from gunbai.games.joraku.state import JorakuState
from gunbai.games.joraku.tables import AREA_COUNT, AREAS, CARDS, COLOURS
from gunbai.games.joraku.view_types import Standing
from tests.joraku.table import Table
from tests.rule import rule

MODES = ["base", "two_vs_two", "neutral"]


def told(s: JorakuState, events: list[Event], event: Event) -> Any:
    """Return what a new chronicle tells about an event."""
    return JorakuChronicle(s).background(events, event)


def standings(s: JorakuState, area: int) -> dict[str, Standing]:
    ranked = ranks(s, area)
    return {
        COLOURS[colour]: {"rank": ranked[colour], "influence": s.influence(colour, area)}
        for colour in s.setup.factions
        if ranked[colour]
    }


@rule("JK-W09", "JK-W10", "JK-W11", "JK-V2a")
@pytest.mark.parametrize("variants", ["none", "2"])
@pytest.mark.parametrize("mode", MODES)
def test_the_log_tells_how_the_factions_stood(mode: str, variants: str) -> None:
    """After every answer of a game the pieces stand as the events up to there say."""
    compared = 0
    for table in Table.random_game({"mode": mode, "variants": variants}, 5):
        s = table.state
        assert s.sink is not None
        now = Event("jk-prestige", EVERYBODY, s.round, 0, 0, 0)
        found = told(s, [*s.sink, now, *s.sink], now)
        assert found is not None
        for area in range(AREA_COUNT):
            expected = standings(s, area)
            assert found["standings"][AREAS[area]] == expected
            compared += len(expected)
    assert compared > 500


def test_a_log_without_the_set_up_tells_no_standings() -> None:
    s = Table(["4r 1r", "5r nr 2r", "6b 1b"]).state
    cry = Event("jk-kachidoki", EVERYBODY, 1, 3, 0, 0)
    placed = Event("jk-placed", EVERYBODY, 0, 3, 2, 0)
    assert told(s, [placed, cry], cry) == {"standings": {"owari": {}}}


@rule("JK-W02", "JK-W03", "JK-W04", "JK-W05")
@pytest.mark.parametrize(
    ("trick", "winner", "why"),
    [
        ("2r 5b 3r", "5b", "highest"),
        ("5r 2b 5y", "5y", "last"),
        ("nr 6b 6y", "nr", "ninja"),
        ("nr nb 4y", "4y", "highest"),
        ("nr nb ny", "ny", "last"),
    ],
)
def test_a_trick_was_won_for_a_reason(trick: str, winner: str, why: str) -> None:
    """The cards are those of this trick alone."""
    s = Table(["4r 1r", "5r nr 2r", "6b 1b"]).state
    cry = Event("jk-kachidoki", EVERYBODY, 1, 3, 0, 0)
    events = [
        *(Event("jk-played", EVERYBODY, 0, 0, CARDS.index(card), 0) for card in ["6r", winner]),
        Event("jk-won", EVERYBODY, 0, 0, CARDS.index("6r"), 0),
        *(Event("jk-played", EVERYBODY, 0, 0, CARDS.index(card), 0) for card in trick.split()),
        Event("jk-won", EVERYBODY, 0, 0, CARDS.index(winner), 0),
        cry,
    ]
    found = told(s, events, cry)
    assert found is not None
    assert (found["card"], found["why"]) == (winner, why)


def test_other_lines_have_no_background() -> None:
    s = Table(["4r 1r", "5r nr 2r", "6b 1b"]).state
    placed = Event("jk-placed", EVERYBODY, 0, 3, 2, 0)
    assert told(s, [placed], placed) is None
