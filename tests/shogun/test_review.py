"""Figures of one's own with which no game could be played."""

from __future__ import annotations

import pytest

from gunbai.core.errors import BadData
from gunbai.games.shogun.names import PROVINCES
from gunbai.games.shogun.tables import load_tables
from tests.rule import rule

_SIZES = [6, 4, 4, 3, 3, 2, 2, 2, 2]
_COLUMN = ["mutsu", "mino", "tamba", "musashi", "harima", "izu", "owari", "sagami", "tajima"]
_OTHERS = [[PROVINCES[place] for place in column] for column in load_tables().recommended[0][1:]]
_GROUPS = {str(players): _SIZES[: 12 - players] for players in (3, 4, 5)}


@rule("SG-S10", "SG-S5", "SG-I3")
@pytest.mark.parametrize(
    ("own", "name", "key"),
    [
        ({"start": {"groups": _GROUPS}}, "start.groups", "groups"),
        ({"recommended": {"3": {"provinces": [_COLUMN, *_OTHERS]}}}, "recommended.3", "out"),
        ({"recommended": {"3": {"provinces": [_OTHERS[0]] * 3}}}, "recommended.3", "twice"),
        ({"favours": {"landing": {"armies": 0}}}, "favours.landing.armies", "scale"),
        ({"routes": {"sun": {"pairs": [["aki", "aki"]]}}}, "routes.sun.pairs", "pairs"),
        ({"routes": {"sun": {"pairs": [["aki", "bingo"]]}}}, "routes.sun.pairs", "pairs"),
        ({"removed": {"sun": {"provinces": ["mutsu"] * 8}}}, "removed.sun.provinces", "repeated"),
    ],
)
def test_figures_that_no_game_can_be_played_with_are_refused(
    own: dict[str, object], name: str, key: str
) -> None:
    with pytest.raises(BadData) as caught:
        load_tables(own)
    assert caught.value.refusal.words["name"] == name
    assert caught.value.refusal.key == f"sg-data-{key}"
