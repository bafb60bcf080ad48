"""The gains of an answer, as a view tells whoever decides."""

from __future__ import annotations

import pytest

from gunbai.core.state import State
from gunbai.games.joraku.flow.scoring import score_prestige
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
                    assert prestige(after.state, place, area, change["rank"]) == change["prestige"]
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
    five, two = seen["play 5r"], seen["play 2r"]
    assert (five["wins"], five["kachidoki"]) == (True, 2)  # red and blue share rank 2
    assert (two["wins"], two["kachidoki"]) == (False, 0)


@rule("JK-K12", "JK-K15", "JK-K19")
def test_a_card_does_what_was_foreseen() -> None:
    """Its area and its action points; then where samurai of others can be removed."""
    ninjas = points = 0
    for table in Table.random_game({}, 5):
        seat = table.to_act[0] if table.asked else -1
        for text, preview in foreseen(table, seat).get("preview", {}).items():
            if not text.startswith("play"):
                continue
            ninja = text.startswith("play n")
            ninjas += ninja
            assert ("area" in preview) == ("value" in preview) == (not ninja)
            after = table.copy()
            after.state.apply(seat, JORAKU.parse(text))
            if after.asked.endswith("JK-D04"):
                placing, acting = after.copy(), after
                placing.do("effect a")
                assert f"place {preview['area']} 0" in placing.legal()
                acting.do("effect b")
                assert acting.view(seat)["action_points"] == preview["value"]
                colour = acting.view(seat)["acting"]
                own = next(f for f in acting.view(seat)["factions"] if f["colour"] == colour)
                assert acting.view(seat).get("removal") == own["daimyo"]
                points += 1
    assert min(ninjas, points) > 5


def test_only_who_is_asked_is_told() -> None:
    table = Table(["4r 1r", "5r nr 2r", "6b 1b"])
    assert "preview" in foreseen(table, 0)
    assert "preview" not in foreseen(table, 1)
    assert "preview" not in foreseen(table, -1)


@rule("JK-P01", "JK-V1a")
@pytest.mark.parametrize("mode", MODES)
def test_the_prestige_of_a_round_is_told_while_it_is_to_come(mode: str) -> None:
    seen: set[int] = set()
    for table in Table.random_game({"mode": mode, "variants": "1,2"}, 5):
        told = foreseen(table, -1)["prestige"]
        if not table.state.round or not table.asked:
            assert told == {}
            continue
        then = table.copy()
        before = then.points
        score_prestige(then.state)
        gained = {colour: points - before[colour] for colour, points in then.points.items()}
        assert told == gained
        seen.update(gained.values())
    assert len(seen) > 5


def test_prestige_that_was_scored_is_not_to_come() -> None:
    """In the scenes of a scoring each point is either won or to come, never both."""
    table = Table(["4r", "5r", "6b"])
    stills: list[State] = []
    table.state.stills = stills
    while table.asked and table.state.round == 1:
        table.stand_in()
    keys = [event["key"] for event in table.history]
    at = keys.index("jk-prestige") - len(keys)
    assert stills[at].foresee(-1, stills[at].observe(-1)) == {"prestige": {}}
