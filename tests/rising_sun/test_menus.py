"""Choices that a rule keeps from the question to the answer are those it would find now."""

from __future__ import annotations

import pytest

from gunbai.core.menu import UNKNOWN, Menu
from gunbai.games.rising_sun.state import RisingSunState
from tests.rising_sun.playing import GAMES, played
from tests.rising_sun.table import RISING_SUN, answer, asked, at_table, legal, mandate, seat
from tests.rule import rule


@rule("RS-N05")
@pytest.mark.parametrize("options", GAMES, ids=lambda options: str(options["players"]))
def test_what_is_kept_is_what_would_be_found_now(options: dict[str, object]) -> None:
    kept = 0
    for s in played(options, 3):
        for n in s.to_act():
            known, every = s.candidates(n), s.legal(n)
            assert set(known) <= set(every)
            fresh = s.clone()
            assert fresh.candidates(n) == known
            rule_ = fresh.stack[-1]
            if isinstance(rule_, Menu):
                kept += rule_.kept is not UNKNOWN
                rule_.kept = UNKNOWN
            assert (fresh.candidates(n), fresh.legal(n)) == (known, every)
    assert kept > 50


@rule("RS-N05", "RS-Q109")
def test_a_gift_opens_a_route_that_the_mover_could_not_pay() -> None:
    """Koi has no coin when Lotus charges it: the way is shut until Turtle gives it one."""
    cards = {"lotus": "path-of-the-serpent"}
    board = {"oshu": {"koi": "bushi bushi"}}
    s = at_table("koi lotus turtle", board, cards, coins={"turtle": 1})
    mandate(s, "turtle", "marshal")
    by_sea = "move bushi oshu hokkaido 1"
    answer(s, "koi", by_sea)
    answer(s, "lotus", "charge")
    assert asked(s) == "koi RS-DP08"
    assert by_sea not in legal(s, "koi")
    assert by_sea not in candidates(s, "koi")
    answer(s, "turtle", "gift koi 1 0")
    assert by_sea in legal(s, "koi")
    assert by_sea in candidates(s, "koi")


def candidates(s: RisingSunState, clan: str) -> list[str]:
    return [RISING_SUN.text(action) for action in s.candidates(seat(s, clan))]
