"""What the rules would make of the board, as a view tells it."""

from __future__ import annotations

import pytest

from gunbai.games.shogun.flow.scoring import score_winter
from tests.rule import rule
from tests.shogun.table import new_game, play_absent


@rule("SG-W9", "SG-W11", "SG-W12")
@pytest.mark.parametrize("players", [3, 5])
def test_a_winter_brings_what_was_foreseen(players: int) -> None:
    s = new_game(3, players=players)
    play_absent(s, "SG-D7")
    play_absent(s, "SG-D6")
    seen = s.observe(-1)["scoring"]
    before = s.points[:]
    score_winter(s)
    gained = [now - was for now, was in zip(s.points, before, strict=True)]
    assert gained == [seat["total"] for seat in seen["seats"]]


@rule("SG-A5", "SG-A18", "SG-T12", "SG-T7")
def test_terms_are_ranges_while_the_event_is_open() -> None:
    s = new_game(3, players=3)
    play_absent(s, "SG-D6")
    s.events = [6, 11, 0, 1]  # taxes of 5 at most, fewer recruits, and two that change neither
    terms = s.observe(0)["terms"]
    assert terms["prices"]["castle"] == 3
    assert terms["recruits"]["deploy5"] == {"least": 3, "most": 5}
    for province, income in terms["income"].items():
        printed = (
            s.setup.tables.taxes[s.setup.provinces[0]] if not province else income["tax"]["most"]
        )
        assert income["tax"] == {"least": min(5, printed), "most": printed}
    assert "terms" not in s.observe(-1)
