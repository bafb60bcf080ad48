"""What an answer would bring, as a view tells whoever decides."""

from __future__ import annotations

import pytest

from gunbai.games.joraku.preview import prestige
from gunbai.games.joraku.tables import AREAS, COLOURS
from gunbai.games.joraku.view_types import JorakuForesight
from tests.joraku.table import JORAKU, Table
from tests.rule import rule

MODES = ["base", "two_vs_two", "neutral"]


def foreseen(table: Table, seat: int) -> JorakuForesight:
    return table.state.foresee(seat, table.view(seat))


@pytest.mark.parametrize("mode", MODES)
def test_pieces_stand_as_foreseen(mode: str) -> None:
    """Influence, rank and prestige of every area that an answer changes."""
    checked = 0
    for table in Table.random_game({"mode": mode, "variants": "1,2,3"}, 5):
        seat = table.to_act[0] if table.asked else -1
        view = table.view(seat)
        for text, preview in foreseen(table, seat).get("preview", {}).items():
            if "areas" not in preview:
                continue
            acting = view["acting"]
            after = table.copy()
            after.state.apply(seat, JORAKU.parse(text))
            own = next(each for each in after.view(seat)["factions"] if each["colour"] == acting)
            gained = 0
            for change in preview["areas"]:
                place = COLOURS.index(acting)
                area = AREAS.index(change["area"])
                assert own["influence"][area] == change["influence"]
                assert own["ranks"][area] == change["rank"]
                if after.state.round == table.state.round:
                    assert prestige(after.state, place, area) == change["prestige"]
                gained += change["prestige"] - change["prestige_before"]
                checked += 1
            assert preview["prestige"] == gained
    assert checked > 100


@rule("JK-W02", "JK-W05", "JK-W12")
def test_a_card_is_known_to_win_or_to_lose() -> None:
    table = Table(
        ["4r 1r", "5r nr 2r", "6b 1b"], daimyo={"red": "mikawa", "blue": "mikawa", "yellow": "ise"}
    )
    table.do("play 4r")
    while "play 5r" not in table.legal():
        table.stand_in()
    seen = foreseen(table, table.to_act[0])["preview"]
    assert seen["play 5r"] == {"wins": True, "kachidoki": 2}  # red and blue share rank 2
    assert seen["play 2r"] == {"wins": False, "kachidoki": 0}


def test_only_who_is_asked_is_told() -> None:
    table = Table(["4r 1r", "5r nr 2r", "6b 1b"])
    assert "preview" in foreseen(table, 0)
    assert not foreseen(table, 1)
    assert not foreseen(table, -1)
