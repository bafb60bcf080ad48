"""Choices that a rule keeps from the question to the answer are those it would find now."""

from __future__ import annotations

import pytest

from gunbai.core.menu import UNKNOWN, Menu
from tests.rising_sun.table import GAMES, RISING_SUN, Table
from tests.rule import rule


@rule("RS-N05")
@pytest.mark.parametrize("options", GAMES, ids=lambda options: str(options["players"]))
def test_what_is_kept_is_what_would_be_found_now(options: dict[str, object]) -> None:
    kept = 0
    for table in Table.random_game(options, 3):
        for n in table.to_act:
            known, every = table.state.candidates(n), table.state.legal(n)
            assert set(known) <= set(every)
            fresh = table.copy()
            assert fresh.state.candidates(n) == known
            rule_ = fresh.state.stack[-1]
            if isinstance(rule_, Menu):
                kept += rule_.kept is not UNKNOWN
                rule_.kept = UNKNOWN
            assert (fresh.state.candidates(n), fresh.state.legal(n)) == (known, every)
    assert kept > 50


@rule("RS-N05", "RS-Q109")
def test_a_gift_opens_a_route_that_the_mover_could_not_pay() -> None:
    """Koi has no coin when Lotus charges it: the way is shut until Turtle gives it one."""
    cards = {"lotus": "path-of-the-serpent"}
    board = {"oshu": {"koi": "bushi bushi"}}
    table = Table("koi lotus turtle", board, cards, coins={"turtle": 1})
    table.mandate("turtle", "marshal")
    by_sea = "move bushi oshu hokkaido 1"
    table.answer("koi", by_sea)
    table.answer("lotus", "charge")
    assert table.asked == "koi RS-DP08"
    assert by_sea not in table.legal("koi")
    assert by_sea not in candidates(table, "koi")
    table.answer("turtle", "gift koi 1 0")
    assert by_sea in table.legal("koi")
    assert by_sea in candidates(table, "koi")


def candidates(table: Table, clan: str) -> list[str]:
    return [RISING_SUN.text(action) for action in table.state.candidates(table.seat(clan))]
