"""Who defended and whether farmers fought, as the log tells it later."""

from __future__ import annotations

import pytest

from gunbai.core.event import EVERYBODY, Event
from gunbai.games.shogun.chronicle import ShogunChronicle
from gunbai.games.shogun.names import NEUTRAL, PROVINCES
from tests.rule import rule
from tests.shogun.table import Table


@rule("SG-B13", "SG-B14")
@pytest.mark.parametrize("seed", [1, 2])
def test_the_log_tells_what_the_board_shows(seed: int) -> None:
    """After every answer of a game an attack on any province would be told rightly."""
    options: dict[str, object] = {"players": 3, "expansions": "court,generals,samurai,dajokan"}
    chronicle = ShogunChronicle()
    followed = 0
    restless = 0
    for table in Table.random_game(options, seed):
        s = table.state
        assert s.sink is not None
        for event in s.sink[followed:]:
            chronicle.follow(event)
        followed = len(s.sink)
        for province in s.setup.provinces:
            owner = s.owner[province]
            assert chronicle.follow(Event("sg-attack", EVERYBODY, 0, 0, province, 1)) == {
                "defender": None if owner == NEUTRAL else owner,
                "farmers": s.unrest[province] == 0,
            }, PROVINCES[province]
            restless += s.unrest[province] > 0
    assert restless > 50


def test_farmers_always_fight_in_their_revolt() -> None:
    revolt = Event("sg-revolt", EVERYBODY, 2, 5, 1, 0)
    moved = Event("sg-moved", EVERYBODY, 2, 5, 6, 1)
    chronicle = ShogunChronicle()
    assert chronicle.background([moved, revolt], revolt) == {"defender": 2, "farmers": True}
    assert chronicle.background([moved, revolt], moved) is None
