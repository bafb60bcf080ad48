"""What a clan got for less than its price, as the log tells it later."""

from __future__ import annotations

import pytest

from gunbai.core.event import EVERYBODY, Event
from gunbai.games.rising_sun.names import CARDS
from tests.rising_sun.table import Table
from tests.rule import rule


@rule("RS-LB01")
@pytest.mark.parametrize(
    ("clan", "card", "told"),
    [
        ("bonsai", "path-of-the-dragon", {"price": 3}),
        ("bonsai", "komainu", {"price": 2}),
        ("koi", "path-of-the-dragon", None),
    ],
)
def test_bonsai_pays_less_than_the_printed_price(
    clan: str, card: str, told: dict[str, int] | None
) -> None:
    table = Table("koi bonsai turtle")
    bought = Event("rs-bought", EVERYBODY, table.seat(clan), CARDS.index(card), 1, 0)
    assert table.state.chronicle().background([bought], bought) == told
