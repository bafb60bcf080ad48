"""What an answer would bring, as a view tells whoever decides."""

from __future__ import annotations

import pytest

from gunbai.games.joraku.preview import prestige
from gunbai.games.joraku.tables import AREAS, COLOURS
from tests.joraku.table import JORAKU, at_table, do, legal, random_game
from tests.rule import rule

MODES = ["base", "two_vs_two", "neutral"]


@pytest.mark.parametrize("mode", MODES)
def test_pieces_stand_as_foreseen(mode: str) -> None:
    """Influence, rank and prestige of every area that an answer changes."""
    checked = 0
    for s in random_game({"mode": mode, "variants": "1,2,3"}, 5):
        seat = s.to_act()[0] if s.ask is not None else -1
        view = s.observe(seat)
        for text, preview in view.get("preview", {}).items():
            if "areas" not in preview:
                continue
            acting = view["acting"]
            after = s.clone()
            after.apply(seat, JORAKU.parse(text))
            own = next(each for each in after.observe(seat)["factions"] if each["colour"] == acting)
            gained = 0
            for change in preview["areas"]:
                place = COLOURS.index(acting)
                area = AREAS.index(change["area"])
                assert own["influence"][area] == change["influence"]
                assert own["ranks"][area] == change["rank"]
                if after.round == s.round:
                    assert prestige(after, place, area) == change["prestige"]
                gained += change["prestige"] - change["prestige_before"]
                checked += 1
            assert preview["prestige"] == gained
    assert checked > 100


@rule("JK-W02", "JK-W05", "JK-W12")
def test_a_card_is_known_to_win_or_to_lose() -> None:
    s = at_table(["4r 1r", "5r nr 2r", "6b 1b"], daimyo={"red": 4, "blue": 4, "yellow": 2})
    do(s, "play 4r")
    while "play 5r" not in legal(s):
        s.apply(s.to_act()[0], s.default(s.to_act()[0]))
    seen = s.observe(s.to_act()[0])["preview"]
    assert seen["play 5r"] == {"wins": True, "kachidoki": 2}  # red and blue share rank 2
    assert seen["play 2r"] == {"wins": False, "kachidoki": 0}


def test_only_who_is_asked_is_told() -> None:
    s = at_table(["4r 1r", "5r nr 2r", "6b 1b"])
    assert "preview" in s.observe(0)
    assert "preview" not in s.observe(1)
    assert "preview" not in s.observe(-1)
