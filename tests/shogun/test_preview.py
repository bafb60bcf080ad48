"""What the rules would make of the board, as a view tells it."""

from __future__ import annotations

import pytest

from gunbai.games.shogun.flow.scoring import score_winter
from tests.rule import rule
from tests.shogun.table import Table


@rule("SG-W9", "SG-W11", "SG-W12")
@pytest.mark.parametrize("players", [3, 5])
def test_a_winter_brings_what_was_foreseen(players: int) -> None:
    table = Table.new(3, players=players)
    table.play_absent("SG-D7")
    table.play_absent("SG-D6")
    seen = table.view()["scoring"]
    before = table.state.points[:]
    score_winter(table.state)
    gained = [now - was for now, was in zip(table.state.points, before, strict=True)]
    assert gained == [seat["total"] for seat in seen["seats"]]


@rule("SG-A5", "SG-A18", "SG-T12", "SG-T7")
def test_terms_are_ranges_while_the_event_is_open() -> None:
    table = Table.new(3, players=3)
    table.play_absent("SG-D6")
    table.state.events = [
        6,
        11,
        0,
        1,
    ]  # taxes of 5 at most, fewer recruits, and two that change neither
    terms = table.view(0)["terms"]
    assert terms["prices"]["castle"] == 3
    assert terms["recruits"]["deploy5"] == {"least": 3, "most": 5}
    for province, income in terms["income"].items():
        printed = (
            table.state.setup.tables.taxes[table.state.setup.provinces[0]]
            if not province
            else income["tax"]["most"]
        )
        assert income["tax"] == {"least": min(5, printed), "most": printed}
    assert "terms" not in table.view()
